# Emitted from spec/ai.onnx/Tile.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Tile in plain loops: the oracle of its tests, for valid arguments only."""

import numpy as np
import onnxops_functions as functions


def tile_1(input, tiles, axis):
    # output[*i] = input[*(i[a] % d[a] for a in range(len(d)))]
    d = input.shape
    tiles = tiles.tolist()
    axis = axis.tolist()

    def size(a):
        return d[a] * int(tiles) if a == axis else d[a]

    output = np.empty([size(a) for a in range(len(d))], input.dtype)
    for i in np.ndindex(*output.shape):
        output[*i] = functions.element(input, *(i[a] % d[a] for a in range(len(d))))
    return output


def tile_6(input, repeats):
    # output[*i] = input[*(i[a] % d[a] for a in range(len(d)))]
    d = input.shape
    repeats = repeats.tolist()

    def size(a):
        return d[a] * repeats[a]

    output = np.empty([size(a) for a in range(len(d))], input.dtype)
    for i in np.ndindex(*output.shape):
        output[*i] = functions.element(input, *(i[a] % d[a] for a in range(len(d))))
    return output


tile_13 = tile_6
