"""A program for `--command`: joins with NumPy; its argument says how it misbehaves."""

import os
import sys
import time
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, numpy_helper


def main(manner: str, case: Path, out: Path) -> int:
    model = onnx.load(case / "model.onnx")
    node = model.graph.node[0]
    if manner == "crash" and len(node.input) == 3:
        os.abort()
    if manner == "hang" and len(node.input) == 3:
        time.sleep(600)
    if model.opset_import[0].version == 1:
        print("there is no version 1 here", file=sys.stderr)
        return 3
    axis = next((a.i for a in node.attribute if a.name == "axis"), 0)
    for folder in sorted(case.glob("test_data_set_*")):
        inputs = []
        for number in range(len(list(folder.glob("input_*.pb")))):
            data = (folder / f"input_{number}.pb").read_bytes()
            inputs.append(numpy_helper.to_array(TensorProto.FromString(data)))
        try:
            result = np.concatenate(inputs, axis=axis)
        except (ValueError, np.exceptions.AxisError) as error:
            print(f"first line\n{error}", file=sys.stderr)
            return 1
        target = out / folder.name
        target.mkdir()
        if manner != "forget":
            made = numpy_helper.from_array(result, "output")
            (target / "output_0.pb").write_bytes(made.SerializeToString())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])))
