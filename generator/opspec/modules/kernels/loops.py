"""The kernel of last resort: the definition itself, in plain loops.

Place in the pipeline: below `kernels`, where nothing quicker was found for a version.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass

from opspec.emission.naming import names_of
from opspec.emission.oracles import Oracle, indented, oracle
from opspec.language.nests import UnsupportedDefinition
from opspec.language.resolved import ElementType, Version
from opspec.modules.binding import N_OUTPUTS, counts_outputs
from opspec.modules.expressions import Refused
from opspec.modules.kernels.kernel import Body, Kernel, Read, inputs_read


@dataclass(frozen=True, slots=True)
class Loops(Kernel):
    """The definition, run as it stands."""

    inputs: tuple[Read, ...] = ()
    results: str = ""
    call: str = ""
    memory: str = ""


def loops(version: Version, element_types: Mapping[str, ElementType]) -> Loops:
    """Return the definition of a version as a kernel.

    Raises
    ------
    Refused
        If there are no loops for a part of it.
    """
    if version.definition is None:
        raise Refused(version.at, "an operator without a definition")
    try:
        source = oracle(version, element_types)
    except UnsupportedDefinition as unsupported:
        raise Refused(version.definition.at, str(unsupported)) from None
    names = names_of(version)
    arguments = inputs_read(version)
    record, many = len(version.outputs) > 1, version.outputs[0].variadic is not None
    counted = [N_OUTPUTS] if counts_outputs(version) else []
    settled = tuple(attribute.name for attribute in version.attributes if not attribute.ignored)
    return Loops(
        "operators/kernels/loops.py.jinja",
        settled,
        tuple(f"{each.name}_type" for each in arguments),
        definition=_body(source),
        inputs=arguments,
        memory=", ".join(f"{'*' if each.many else ''}{each.name}_tensor" for each in arguments),
        results=", ".join(
            [
                # Of several outputs the definition makes the arrays, of their types.
                "_" if record or many else "result_type",
                *(names[name] for name in settled),
            ]
        ),
        call=", ".join(
            [
                *(f"{each.name}_tensor" for each in arguments),
                *(f"{names[each]}={names[each]}" for each in counted),
                *(f"{names[each.name]}={names[each.name]}" for each in version.attributes),
            ]
        ),
    )


def _body(source: Oracle) -> Body:
    """An oracle with the annotations that strict typing asks for."""
    function = ast.parse(f"def f({source.parameters}):\n{indented(source.body)}").body[0]
    assert isinstance(function, ast.FunctionDef)
    for inner in ast.walk(function):
        if isinstance(inner, ast.FunctionDef):
            for argument in (*inner.args.args, *inner.args.kwonlyargs):
                argument.annotation = ast.Name("Any")
            inner.returns = ast.Name("Any")
    body = "\n".join(map(ast.unparse, function.body))
    return Body(
        f"({ast.unparse(function.args)}) -> Any",
        "The definition itself, in plain loops.",
        indented(body),
    )
