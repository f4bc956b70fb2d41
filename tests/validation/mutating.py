"""Models changed at random: in their bytes, and in their fields."""

from __future__ import annotations

import random
from typing import Any

from onnx import ModelProto

# Protobuf ships no types.
Message = Any
Field = Any
#: Any field: it knows the numbers of all kinds of fields.
KINDS: Field = ModelProto.DESCRIPTOR.fields[0]
#: Numbers at which something is likely to break.
EDGES = (0, 1, -1, 2, 3, 64, 1000, 2**20, 2**31 - 1, 2**31, 2**32, 2**62, 2**63 - 1, -(2**63))
_BOUNDS = {
    KINDS.CPPTYPE_INT32: (-(2**31), 2**31 - 1),
    KINDS.CPPTYPE_INT64: (-(2**63), 2**63 - 1),
    KINDS.CPPTYPE_UINT32: (0, 2**32 - 1),
    KINDS.CPPTYPE_UINT64: (0, 2**64 - 1),
}
_REALS = (KINDS.CPPTYPE_FLOAT, KINDS.CPPTYPE_DOUBLE)


def mutated(chance: random.Random, data: bytes) -> bytes:
    """A model with a few changes; what comes out need not be a model any more."""
    if chance.random() < 0.25:
        return _in_bytes(chance, data)
    model = ModelProto()
    model.ParseFromString(data)
    for _ in range(chance.choice((1, 1, 2, 3, 8, 20))):
        _in_fields(chance, model)
    try:
        changed: bytes = model.SerializeToString()
    except Exception:  # a message in itself, too deep to be written
        return data
    return changed


def _in_bytes(chance: random.Random, data: bytes) -> bytes:
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 4, 16))):
        at = chance.randrange(len(changed))
        match chance.randrange(5):
            case 0:
                changed[at] = chance.randrange(256)
            case 1:
                changed[at] ^= 1 << chance.randrange(8)
            case 2:
                del changed[at : at + chance.randrange(1, 20)]
            case 3:
                changed[at:at] = chance.randbytes(chance.randrange(1, 10))
            case _:
                changed[at : at + 1] = b"\xff" * 8 + b"\x7f"
        if not changed:
            return b""
    return bytes(changed)


def _in_fields(chance: random.Random, model: ModelProto) -> None:
    """Change one field of one message."""
    messages = _messages(model)
    message = chance.choice(messages)
    filled = [field for field, _ in message.ListFields()]
    fields = filled if filled and chance.random() < 0.8 else list(message.DESCRIPTOR.fields)
    field = chance.choice(fields)
    if field.message_type is None:
        _change_plain(chance, message, field, messages)
    elif _is_list(field):
        _change_list(chance, getattr(message, field.name))
    elif chance.random() < 0.5:
        message.ClearField(field.name)
    else:
        same = [each for each in messages if each.DESCRIPTOR is field.message_type]
        if same:
            copy = type(same[0])()
            copy.CopyFrom(chance.choice(same))
            getattr(message, field.name).CopyFrom(copy)


def _messages(model: ModelProto) -> list[Message]:
    """A model and all messages in it."""
    found: list[Message] = []
    left: list[Any] = [model]
    while left:
        message = left.pop()
        found.append(message)
        for field, value in message.ListFields():
            if field.message_type is not None:
                left.extend(value if _is_list(field) else [value])
    return found


def _change_list(chance: random.Random, items: Any) -> None:
    match chance.randrange(4):
        case 0 if items:
            del items[chance.randrange(len(items))]
        case 1 if items:
            items.add().CopyFrom(chance.choice(items))
        case 2 if len(items) > 1:
            one, other = chance.sample(range(len(items)), 2)
            kept = type(items[one])()
            kept.CopyFrom(items[one])
            items[one].CopyFrom(items[other])
            items[other].CopyFrom(kept)
        case _:
            items.add()


def _change_plain(
    chance: random.Random, message: Message, field: Field, messages: list[Message]
) -> None:
    if not _is_list(field):
        setattr(message, field.name, _value(chance, field, messages))
        return
    items = getattr(message, field.name)
    match chance.randrange(3):
        case 0 if items:
            items[chance.randrange(len(items))] = _value(chance, field, messages)
        case 1 if items:
            del items[chance.randrange(len(items))]
        case _:
            many = chance.choice((1, 2, 5, 70, 2000))
            items.extend(_value(chance, field, messages) for _ in range(many))


def _value(chance: random.Random, field: Field, messages: list[Message]) -> Any:
    kind = field.cpp_type
    if kind in _BOUNDS:
        low, high = _BOUNDS[kind]
        return max(low, min(high, chance.choice(EDGES)))
    if kind in _REALS:
        return chance.choice((0.0, -1.0, 1e30, float("nan")))
    if kind == KINDS.CPPTYPE_BOOL:
        return chance.random() < 0.5
    if kind == KINDS.CPPTYPE_ENUM:
        return chance.choice(field.enum_type.values).number
    text = _text(chance, messages)
    return text.encode() if field.type == KINDS.TYPE_BYTES else text


def _text(chance: random.Random, messages: list[Message]) -> str:
    """A name that stands elsewhere in the model."""
    for _ in range(5):
        for field, value in chance.choice(messages).ListFields():
            if field.type == KINDS.TYPE_STRING and not _is_list(field):
                return str(value)
    return "x"


def _is_list(field: Field) -> bool:
    return bool(field.is_repeated)
