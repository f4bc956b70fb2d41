"""Calls of functions as NumPy: those of the language, and those of a version's `let`.

Place in the pipeline: above `operations`, below `reductions`. A `let` becomes a function of its
own for each combination of kinds that it is called with; its choices become statements.
"""

from __future__ import annotations

import ast

from opspec.language.resolved import Let
from opspec.modules.kernels.kinds import (
    FLOATS,
    INDEX,
    INTEGERS,
    TRUTHS,
    WHOLE,
    Kind,
    arithmetic,
    either,
)
from opspec.modules.kernels.operations import Operations
from opspec.modules.kernels.scopes import Code, NotVector, Scope, call, text_of

#: Functions that go over all values of a variable, and those that tell which of them was best.
REDUCTIONS = ("sum", "prod", "max", "min", "any", "all")
PLACING = ("argmax", "argmin", "argsort")
_SAME = frozenset("len sum all any abs range list sorted int float round".split())


_PLAIN = {
    "prod": "math.prod",
    "floor": "math.floor",
    "ceil": "math.ceil",
    **{
        name: f"functions.{name}"
        for name in """ceildiv clamp drop exp float32 insert inside log max min put ravel sqrt
            unravel""".split()
    },
}


_ARRAYS = {"abs": "np.abs", "exp": "np.exp", "log": "np.log", "sqrt": "np.sqrt"}


_ROUNDING = {"floor": "np.floor", "ceil": "np.ceil", "round": "np.rint"}


class Functions(Operations):
    """Translates calls, reductions apart."""

    def _reduction(self, name: str, node: ast.Call, scope: Scope) -> Code:
        """A call of a function that goes over all values of a variable."""
        raise NotImplementedError

    def _call(self, node: ast.Call, scope: Scope) -> Code:
        assert isinstance(node.func, ast.Name)
        name = node.func.id
        if name == "given":
            made, _ = self.visit(node.args[0], scope)
            return ast.Compare(made, [ast.IsNot()], [ast.Constant(None)]), WHOLE
        if name in ("dims", "rank"):
            made, kind = self.visit(node.args[0], scope)
            if kind.form != "tensor":
                raise NotVector(ast.unparse(node))
            return ast.Attribute(made, "shape" if name == "dims" else "ndim"), WHOLE
        if name in ("lowest", "highest"):
            made, kind = self.copied(node.args[0], scope)
            return call(f"functions.{name}", made), Kind("plain", kind.number)
        if name in self._lets:
            return self._let_call(node, self._lets[name], scope)
        if name in (*REDUCTIONS, *PLACING) and len(node.args) == 1:
            return self._reduction(name, node, scope)
        parts = [self._argument(each, scope) for each in node.args]
        arguments, kinds = [made for made, _ in parts], [kind for _, kind in parts]
        if any(kind.form in ("entries", "members", "tensor") for kind in kinds):
            return self._of_tensors(name, arguments, kinds, node)
        if all(kind.form == "plain" for kind in kinds):
            return self._plain_call(name, arguments, kinds)
        return self._array_call(name, arguments, kinds, node)

    def _argument(self, node: ast.expr, scope: Scope) -> Code:
        if isinstance(node, ast.Starred):
            made, kind = self.visit(node.value, scope)
            return ast.Starred(made, ast.Load()), kind
        return self.visit(node, scope)

    def _of_tensors(
        self, name: str, arguments: list[ast.expr], kinds: list[Kind], node: ast.Call
    ) -> Code:
        if name == "len" and kinds[0].form != "elements":
            return call("len", *arguments), WHOLE
        wide = [
            call("vectors.values", made) if kind.form == "tensor" else made
            for made, kind in zip(arguments, kinds, strict=True)
        ]
        plain = [Kind("elements", kind.number) if kind.form == "tensor" else kind for kind in kinds]
        if any(kind.form in ("entries", "members") for kind in plain):
            raise NotVector(ast.unparse(node))
        return self._array_call(name, wide, plain, node)

    def _plain_call(self, name: str, arguments: list[ast.expr], kinds: list[Kind]) -> Code:
        if name == "grid":
            return call("np.ndindex", ast.Starred(arguments[0], ast.Load())), WHOLE
        if name in ("reversed", "zip"):
            return _listed(name, arguments), arithmetic(*kinds)
        if name in _SAME or name in _PLAIN:
            function = name if name in _SAME else _PLAIN[name]
            number = arithmetic(*kinds) if kinds else WHOLE
            if name in ("len", "range", "floor", "ceil", "int", "round", "ravel", "unravel"):
                number = WHOLE
            elif name in ("exp", "log", "sqrt", "float", "float32"):
                number = Kind("plain", "float")
            return call(function, *arguments), number
        raise NotVector(name)

    def _array_call(
        self, name: str, arguments: list[ast.expr], kinds: list[Kind], node: ast.Call
    ) -> Code:
        first = arguments[0]
        if name in _ARRAYS:
            kind = arithmetic(*kinds) if name == "abs" else FLOATS
            return call(_ARRAYS[name], first), kind
        if name in _ROUNDING:
            return call(_ROUNDING[name], first), FLOATS
        if name == "int":
            return call("vectors.whole", first), INTEGERS
        if name == "float":
            return call("np.float64", first), FLOATS
        if name == "float32":
            return call("vectors.float32", first), FLOATS
        if name in ("max", "min"):
            ufunc = "np.maximum" if name == "max" else "np.minimum"
            whole = first
            for each in arguments[1:]:
                whole = call(ufunc, whole, each)
            return whole, arithmetic(*kinds)
        if name == "clamp":
            value, low, high = arguments
            return call("np.maximum", low, call("np.minimum", value, high)), arithmetic(*kinds)
        if name == "ceildiv":
            return call("functions.ceildiv", *arguments), arithmetic(*kinds)
        if name == "inside":
            return call("vectors.inside", *arguments), TRUTHS
        if name in ("put", "insert", "drop") and kinds[1].form == "plain":
            number = arithmetic(kinds[0], *kinds[2:]).number
            return call(f"functions.{name}", *arguments), Kind("items", number)
        if name == "ravel":
            return call("functions.ravel", *arguments), INTEGERS
        if name == "unravel":
            return call("functions.unravel", *arguments), INDEX
        if name in ("reversed", "zip") and all(kind.form in ("items", "plain") for kind in kinds):
            return _listed(name, arguments), Kind("items", arithmetic(*kinds).number)
        if name == "list" and kinds[0].form == "items":
            return call("list", first), kinds[0]
        if name == "len" and kinds[0].form == "items":
            return call("len", first), WHOLE
        raise NotVector(ast.unparse(node))

    def _let_call(self, node: ast.Call, let: Let, scope: Scope) -> Code:
        parts = [self._argument(each, scope) for each in node.args]
        if any(isinstance(made, ast.Starred) for made, _ in parts):
            raise NotVector(ast.unparse(node))
        name, kind = self._function(let, tuple(kind for _, kind in parts), scope.hidden)
        return call(name, *(made for made, _ in parts)), kind

    def _constant_let(self, let: Let, scope: Scope) -> Code:
        """A `let` without parameters: a name for a value, if it has one in every call."""
        key = (let.name, (), False)
        if key not in self._made and let.name not in self._uncertain:
            made, kind = self.visit(let.value.node, Scope())
            if kind.form == "plain":
                self.functions.append(f"{self.names[let.name]} = {text_of(made)}")
                self._made[key] = ("", kind)
        if key in self._made and not self._made[key][0]:
            return ast.Name(self.names[let.name]), self._made[key][1]
        name, kind = self._function(let, (), scope.hidden)
        return ast.Call(ast.Name(name), [], []), kind

    def _function(self, let: Let, kinds: tuple[Kind, ...], hidden: bool) -> tuple[str, Kind]:
        """The function of a `let` for arguments of some kinds."""
        # Only where elements are read does it matter whether what is read may be hidden.
        hidden = hidden and let.name in self._reading
        key = (let.name, kinds, hidden)
        if key not in self._made:
            others = sum(name == let.name for name, *_ in self._made)
            name = self.names[let.name]
            if others:
                name = self.names.reserve(f"{let.name} {others}", f"{name}_{others + 1}")
            local = dict(zip(let.parameters, kinds, strict=True))
            lines, kind = self._body(let.value.node, Scope(local, hidden=hidden))
            parameters = ", ".join(f"{self.names[each]}: Any" for each in let.parameters)
            text = "\n".join(f"    {line}" for line in lines)
            self.functions.append(f"def {name}({parameters}) -> Any:\n{text}\n")
            self._made[key] = (name, kind)
        return self._made[key]

    def _body(self, node: ast.expr, scope: Scope) -> tuple[list[str], Kind]:
        """The statements of a function; what is chosen by plain values is chosen by statements."""
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Dict):
            key, kind = self.code(node.slice, scope)
            if kind.form == "plain":
                return self._cases(node.value, key, scope)
        if isinstance(node, ast.IfExp):
            test, kind = self.truth(node.test, scope)
            if kind.form == "plain":
                then, one = self._body(node.body, scope)
                other, two = self._body(node.orelse, scope)
                lines = [f"if {text_of(test)}:", *(f"    {line}" for line in then), *other]
                return lines, either(one, two)
        made, kind = self.number(node, scope)
        return [f"return {text_of(made)}"], kind

    def _cases(self, table: ast.Dict, key: str, scope: Scope) -> tuple[list[str], Kind]:
        lines: list[str] = []
        found: Kind | None = None
        for number, (name, value) in enumerate(zip(table.keys, table.values, strict=True), 1):
            assert name is not None
            then, kind = self._body(value, scope)
            found = kind if found is None else either(found, kind)
            if number == len(table.keys):
                lines += then
            else:
                lines += [f"if {key} == {text_of(name)}:", *(f"    {line}" for line in then)]
        assert found is not None
        return lines, found


def _listed(name: str, arguments: list[ast.expr]) -> ast.expr:
    """What Python gives one by one, as a list."""
    loose = [ast.keyword("strict", ast.Constant(False))] if name == "zip" else []
    return call("list", ast.Call(ast.Name(name), arguments, loose))
