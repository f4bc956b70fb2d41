"""Verdicts: what a runtime did with a case, held against what the manifest wants.

Place in the pipeline: asked by `worker`. The surfaces of a runtime are judged one by one: what
looks at a model alone (`checker`, `full_check`) by the entry's `static`, shape inference by the
types that follow, running by the outputs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from opspec.conform.comparing import Value, describe, difference, same, show_elements
from opspec.suite.manifest import Entry, OutputType, Size

Surface = Literal["checker", "full_check", "inference", "run"]
SURFACES: tuple[Surface, ...] = ("checker", "full_check", "inference", "run")

Verdict = Literal[
    "pass",
    "wrong_result",
    "says_less",
    "refused",
    "accepted",
    "unsupported",
    "untested",
    "crash",
    "hang",
    "out_of_memory",
]
#: Each verdict in words.
MEANING: dict[Verdict, str] = {
    "pass": "as wanted",
    "wrong_result": "wrong result",
    "says_less": "less inferred than follows",
    "refused": "refused though valid",
    "accepted": "accepted though invalid",
    "unsupported": "unsupported type or version",
    "untested": "refused, for want of the type or version only",
    "crash": "crash",
    "hang": "hang",
    "out_of_memory": "out of memory",
}


#: Verdicts that are no divergence: to refuse what is invalid is right, for whatever reason.
RIGHT: frozenset[Verdict] = frozenset(("pass", "untested"))


class Judgement(NamedTuple):
    """A verdict with what was seen; a remark may differ from run to run, a detail does not."""

    verdict: Verdict
    detail: str = ""
    remark: str = ""


@dataclass(frozen=True, slots=True)
class Result:
    """The judgement on one case at one surface."""

    case: str
    surface: Surface
    verdict: Verdict
    detail: str = ""
    remark: str = ""

    @property
    def diverges(self) -> bool:
        return self.verdict not in RIGHT

    @property
    def seen(self) -> str:
        """Detail and remark together."""
        return " ".join(filter(None, (self.detail, self.remark)))


def applies(surface: Surface, entry: Entry) -> bool:
    """Whether a surface has a say in a case: a checker wants ranks of all that a model declares."""
    if surface in ("inference", "run"):
        return True
    ranks = all(output.shape is not None for output in entry.outputs)
    return ranks and entry.shapes in ("declared", "symbolic")


@dataclass(frozen=True, slots=True)
class Refusal:
    """The runtime said no; `unsupported` if only because it does not have the type or version."""

    message: str
    unsupported: bool = False


def judge_static(entry: Entry, refusal: Refusal | None) -> Judgement:
    """Judge a check of the model alone."""
    return _judge_refusal(entry.static == "must_accept", entry.static == "must_refuse", refusal)


def judge_inference(entry: Entry, found: Sequence[OutputType] | Refusal) -> Judgement:
    """Judge shape inference: it must find at least what follows, and nothing that is not so."""
    refusal = found if isinstance(found, Refusal) else None
    judgement = judge_static(entry, refusal)
    if judgement.verdict != "pass" or isinstance(found, Refusal) or entry.static != "must_accept":
        return judgement
    if len(found) != len(entry.outputs):
        return Judgement("wrong_result", f"got {len(found)} outputs, wanted {len(entry.outputs)}")
    for got, wanted in zip(found, entry.outputs, strict=True):
        verdict = _compare_types(got, wanted)
        if verdict != "pass":
            return Judgement(verdict, f"{wanted.name}: got {show(got)}, wanted {show(wanted)}")
    return Judgement("pass")


def judge_run(
    entry: Entry,
    outputs: Sequence[Sequence[Value]] | Refusal,
    wanted: Sequence[Sequence[Value]],
    again: Sequence[Sequence[Value]] | Refusal | None,
) -> Judgement:
    """Judge a run, data set by data set; `again` is a second run, where there was one."""
    refusal = outputs if isinstance(outputs, Refusal) else None
    must_run, must_refuse = entry.kind == "must_equal", entry.kind == "must_refuse"
    judgement = _judge_refusal(must_run, must_refuse, refusal)
    if isinstance(outputs, Refusal):
        return judgement
    unsteady = _unsteady(outputs, again)
    if judgement.verdict == "accepted":
        shapes = ", ".join(map(describe, outputs[0])) if outputs else "nothing"
        elements = " ".join(filter(None, map(show_elements, outputs[0]))) if outputs else ""
        return Judgement("accepted", f"returned {shapes}", unsteady or elements)
    names = [output.name for output in entry.outputs]
    for number, (got, right) in enumerate(zip(outputs, wanted, strict=False)):
        found = difference(got, right, names, entry.ulps)
        if found:
            where = f" in data set {number}" if entry.data_sets > 1 else ""
            if unsteady:
                return Judgement("wrong_result", "", f"{found}{where}; {unsteady}")
            return Judgement("wrong_result", found + where)
    return Judgement("pass")


def show(type_: OutputType) -> str:
    """A type in short: `float[2, ?, N]`, `float of unknown rank`."""
    name = type_.elem_type or "unknown type"
    if type_.shape is None:
        return f"{name} of unknown rank"
    return f"{name}[{', '.join('?' if size is None else str(size) for size in type_.shape)}]"


def _judge_refusal(must_accept: bool, must_refuse: bool, refusal: Refusal | None) -> Judgement:
    if refusal is None:
        return Judgement("accepted" if must_refuse else "pass")
    if refusal.unsupported and (must_accept or must_refuse):
        return Judgement("unsupported" if must_accept else "untested", refusal.message)
    return Judgement("refused" if must_accept else "pass", refusal.message)


def _compare_types(got: OutputType, wanted: OutputType) -> Verdict:
    """Hold an inferred type against what follows, and against what the output really is."""
    if got.elem_type is None:
        return "says_less" if wanted.elem_type else "pass"
    if wanted.elem_type is not None and got.elem_type != wanted.elem_type:
        return "wrong_result"
    if got.shape is None:
        return "pass" if wanted.shape is None else "says_less"
    known = wanted.shape if wanted.actual is None else wanted.actual
    if known is not None and len(got.shape) != len(known):
        return "wrong_result"
    sizes: Sequence[Size] = wanted.shape or (None,) * len(got.shape)
    actual: Sequence[Size] = wanted.actual or sizes
    verdicts = [_compare_sizes(*each) for each in zip(got.shape, sizes, actual, strict=True)]
    return next((v for v in ("wrong_result", "says_less") if v in verdicts), "pass")


def _compare_sizes(got: Size, wanted: Size, actual: Size) -> Verdict:
    if isinstance(got, int):
        return "pass" if got == actual else "wrong_result"
    if got is None:
        return "pass" if wanted is None else "says_less"
    # Names that a check cannot tell apart: any of them says as much as another.
    return "says_less" if isinstance(wanted, int) else "pass"


def _unsteady(
    outputs: Sequence[Sequence[Value]], again: Sequence[Sequence[Value]] | Refusal | None
) -> str:
    """A remark where a second run of the same did not return the same."""
    if again is None:
        return ""
    if isinstance(again, Refusal):
        return "a second run was refused"
    if all(same(one, other) for one, other in zip(outputs, again, strict=True)):
        return ""
    return "a second run returned other values: memory that was never written"
