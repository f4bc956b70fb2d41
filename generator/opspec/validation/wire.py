"""How far the outermost message of a file goes, in protobuf's wire format.

Protobuf says that it cannot read a file, and not why. A look at the outermost fields tells a file
that was cut off from one that never was a model. Nothing inside of a field is looked at.
"""

from __future__ import annotations

from dataclasses import dataclass

_VARINT, _EIGHT_BYTES, _LENGTH, _FOUR_BYTES = 0, 1, 2, 5
#: A varint holds 7 bits a byte and no more than 64 in all.
_LONGEST_VARINT = 10
#: The largest number of a field that the outermost message of a model has, with some room.
_HIGHEST_FIELD = 64


@dataclass(frozen=True, slots=True)
class Cut:
    """Where a message ends too early: a field at an offset, the bytes it needs and those it has."""

    offset: int
    needed: int
    left: int


def cut(data: bytes) -> Cut | None:
    """Return where a message was cut off; None if it was not, or does not look like a model's."""
    at = 0
    while at < len(data):
        start = at
        tag, at = _varint(data, at)
        if at > len(data):
            return Cut(start, at - start, len(data) - start)
        field, kind = tag >> 3, tag & 7
        if not 1 <= field <= _HIGHEST_FIELD:
            return None
        if kind == _LENGTH:
            size, at = _varint(data, at)
            at += size
        elif kind == _VARINT:
            _, at = _varint(data, at)
        elif kind in (_EIGHT_BYTES, _FOUR_BYTES):
            at += 8 if kind == _EIGHT_BYTES else 4
        else:
            return None
        if at > len(data):
            return Cut(start, at - start, len(data) - start)
    return None


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """A number and where it ends, which is behind the data if it was cut off."""
    value = 0
    for place in range(_LONGEST_VARINT):
        if at + place >= len(data):
            return value, len(data) + 1
        byte = data[at + place]
        value |= (byte & 0x7F) << (7 * place)
        if not byte & 0x80:
            return value, at + place + 1
    return value, at + _LONGEST_VARINT
