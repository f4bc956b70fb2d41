"""Kernels of definitions in which every read stands at the place that is written: broadcasting.

Place in the pipeline: a family of kernels, below `kernels`. Where all places of a read are the
variables of the equation, in order, the tensor itself stands for all its elements: no index is
needed at all. A variable of a reduction may stand for one of them; the reduction then goes over
that axis and keeps it, so that its result is as aligned as the tensor is.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator, Mapping, Sequence

from opspec.emission.naming import Names
from opspec.language.nests import Nest, UnsupportedDefinition
from opspec.language.patterns import Computed, Dim, Pattern, Shape, Star
from opspec.language.resolved import Input, Let, Output, Version
from opspec.modules.kernels.extents import reads_whole
from opspec.modules.kernels.inlining import inlined, replaced
from opspec.modules.kernels.kinds import Kind, arithmetic
from opspec.modules.kernels.translation import (
    Code,
    NotVector,
    Scope,
    Translator,
    call,
    spread,
    text_of,
)
from opspec.modules.kernels.vectors import Function, Writer

#: One operation whose result NumPy rounds once, whatever the type of the operands.
_UFUNCS: dict[type[ast.AST], str] = {
    ast.Add: "np.add",
    ast.Sub: "np.subtract",
    ast.Mult: "np.multiply",
    ast.Eq: "np.equal",
    ast.NotEq: "np.not_equal",
    ast.Lt: "np.less",
    ast.LtE: "np.less_equal",
    ast.Gt: "np.greater",
    ast.GtE: "np.greater_equal",
}


def elementwise(version: Version) -> Function | None:
    """Each element from those at the same place, with broadcasting."""
    return _aligned(version, set())


def normalise(version: Version) -> Function | None:
    """Each element from those at the same place and from sums or extremes along some axes."""
    return _aligned(version, {"axes"})


def reduce(version: Version) -> Function | None:
    """Each element from a sum, an extreme or the place of one, along some axes."""
    return _aligned(version, {"folded"})


def scan(version: Version) -> Function | None:
    """Each element from those in front of it, or behind it, along one axis."""
    return _aligned(version, {"scan"})


def contract(version: Version) -> Function | None:
    """Each element from a sum of products, as of matrices."""
    return _aligned(version, {"product"})


def _aligned(version: Version, reductions: set[str]) -> Function | None:
    """The kernel, if the reductions in it are of one kind."""
    writer = _Writer(version)
    try:
        function = writer.function()
    except (NotVector, UnsupportedDefinition):
        return None
    return function if writer.reductions == reductions else None


class _Aligned(Translator):
    """Reads a tensor whole; reduces along axes that it keeps."""

    kept = (*Translator.kept, "lines", "overs", "counts", "reductions", "_known", "_folding")

    def __init__(self, version: Version, names: Names) -> None:
        super().__init__(version, names)
        self.length = 0
        self.vanishing = False
        #: What the variables that are in force run over, those of reductions included.
        self.overs: dict[str, ast.expr] = {}
        self._folding = False
        #: Whether index variables are computed with, so that they are needed as arrays.
        self.counts = False
        #: The variables of the equation, and the kinds of reductions that were found in it.
        self.frame: list[str] = []
        self.reductions: set[str] = set()
        self.lines: list[str] = []
        self._known: dict[tuple[str, tuple[object, ...]], tuple[str, Kind]] = {}

    def visit(self, node: ast.expr, scope: Scope) -> Code:
        if isinstance(node, ast.Name):
            kind = scope.local.get(node.id)
            if kind is not None and kind.position is not None:
                return self._index(node, kind)
        return super().visit(node, scope)

    def _index(self, node: ast.Name, kind: Kind) -> Code:
        """An index variable that is computed with: the places along its axis, as an array."""
        assert kind.position is not None
        variable = self.frame[kind.position]
        over, whole = self.overs.get(node.id), self.overs.get(variable)
        if over is None or whole is None or ast.unparse(over) != ast.unparse(whole):
            raise NotVector(node.id)
        self.counts = True
        return ast.Name(self.names[variable], ast.Load()), Kind(kind.form, "int")

    def _read(self, base: ast.expr, node: ast.Subscript, scope: Scope) -> ast.expr:
        if self.vanishing:
            # What may not be there is not aligned with anything.
            raise NotVector(ast.unparse(node))
        parts = spread(node.slice)
        before = self.length - len(parts)
        for number, part in enumerate(parts):
            inner = part.value if isinstance(part, ast.Starred) else part
            kind = scope.local.get(inner.id) if isinstance(inner, ast.Name) else None
            if kind is not None and kind.position == number + before:
                continue
            if before or not self._is_kept(node, number, inner):
                raise NotVector(ast.unparse(node))
        if not self._folding and not self._is_whole(node):
            raise NotVector(ast.unparse(node))
        return base

    def _is_whole(self, node: ast.Subscript) -> bool:
        """Whether a read is one of all elements of a tensor, and no part of them."""
        name = node.value
        while isinstance(name, ast.Subscript):
            name = name.value
        known = {value.name for value in self.version.values}
        return (
            isinstance(name, ast.Name)
            and name.id in known
            and reads_whole(self.version, name.id, spread(node.slice), self.overs)
        )

    def _is_kept(self, node: ast.Subscript, number: int, place: ast.expr) -> bool:
        """Whether a run of zeros is read of an output that has as many sizes of one there."""
        output = next(
            (
                o
                for o in self.version.outputs
                if isinstance(node.value, ast.Name) and o.name == node.value.id
            ),
            None,
        )
        if output is None or not isinstance(output.shape, Pattern):
            return False
        item = output.shape.items[number]
        match (inlined(self.version, place), item):
            case (
                ast.BinOp(ast.List([ast.Constant(0)]), ast.Mult(), zeros),
                Computed(value, True),
            ):
                match value.node:
                    case ast.BinOp(ast.List([ast.Constant(1)]), ast.Mult(), ones):
                        return ast.unparse(zeros) == ast.unparse(ones)
        return False

    def _let_call(self, node: ast.Call, let: Let, scope: Scope) -> Code:
        """A `let` of index variables is an array, which is computed once and has its name."""
        kinds: list[Kind | None] = []
        values: dict[str, ast.expr] = {}
        for own, each in zip(let.parameters, node.args, strict=True):
            kind = scope.local.get(each.id) if isinstance(each, ast.Name) else None
            if kind is None or kind.position is None:
                values[own] = each
                kind = None
            kinds.append(kind)
        if all(kind is None for kind in kinds):
            return super()._let_call(node, let, scope)
        key = (let.name, (*kinds, *map(ast.unparse, values.values())))
        if key not in self._known:
            self._known[key] = self._array(let, node, kinds, values, scope)
        name, kind = self._known[key]
        return ast.Name(name, ast.Load()), kind

    def _array(
        self,
        let: Let,
        node: ast.Call,
        kinds: Sequence[Kind | None],
        values: Mapping[str, ast.expr],
        scope: Scope,
    ) -> tuple[str, Kind]:
        """The statement that computes a `let`, and what its name stands for."""
        if any(other == let.name for other, _ in self._known):
            raise NotVector(ast.unparse(node))
        local = dict(scope.local)
        overs = dict(self.overs)
        for own, each, kind in zip(let.parameters, node.args, kinds, strict=True):
            if kind is not None and isinstance(each, ast.Name):
                if local.get(own, kind) != kind:
                    raise NotVector(ast.unparse(node))
                local[own] = kind
                overs[own] = self.overs[each.id]
        outside, self.overs = self.overs, overs
        body = replaced(let.value.node, values)
        made, found = self.number(body, Scope(local, scope.variables))
        self.overs = outside
        name = self.names[let.name]
        self.lines.append(f"{name} = {text_of(made)}")
        return name, found

    def _on_axes(
        self, name: str, node: ast.Call, values: ast.GeneratorExp | ast.ListComp, scope: Scope
    ) -> Code:
        loop = values.generators[0]
        if len(values.generators) > 1 or not isinstance(loop.target, ast.Name):
            raise NotVector(ast.unparse(node))
        self.overs[loop.target.id] = loop.iter
        for way in (self._product, self._folded, self._scanned):
            found = way(name, node, values, scope)
            if found is not None:
                return found
        if loop.ifs:
            raise NotVector(ast.unparse(node))
        tensor, position = self._standing(values.elt, loop.target.id)
        axes = self._axes(tensor, position)
        run = isinstance(loop.iter, ast.Call) and ast.unparse(loop.iter.func) == "grid"
        bound = Kind("items" if run else "elements", "int", position)
        lines = len(self.lines)
        made, kind = self.number(values.elt, scope.having({loop.target.id: bound}))
        if kind.form != "elements" or name not in ("sum", "prod", "max", "min"):
            raise NotVector(ast.unparse(node))
        if len(self.lines) > lines and any(loop.target.id in line for line in self.lines[lines:]):
            raise NotVector(ast.unparse(node))
        words = [ast.keyword("axis", axes), ast.keyword("keepdims", ast.Constant(True))]
        if name in ("max", "min"):
            if kind.number != "float":
                raise NotVector(ast.unparse(node))
            least: ast.expr = ast.Name("np.inf")
            words.append(
                ast.keyword("initial", ast.UnaryOp(ast.USub(), least) if name == "max" else least)
            )
        self.reductions.add("axes")
        return ast.Call(ast.Name(f"np.{name}"), [made], words), Kind("elements", kind.number)

    # Sums of products

    def _product(
        self, name: str, node: ast.Call, values: ast.GeneratorExp | ast.ListComp, scope: Scope
    ) -> Code | None:
        """A sum of products along the last axes of two tensors: a product of matrices."""
        target = values.generators[0].target
        assert isinstance(target, ast.Name)
        if len(self.frame) < 2 or values.generators[0].ifs:
            return None
        *batch, row, column = self.frame
        match (name, inlined(self.version, values.elt)):
            case ("sum", ast.BinOp(left, ast.Mult(), right)):
                for one, other in ((left, right), (right, left)):
                    first = self._matrix(one, batch, row, target.id)
                    second = self._matrix(other, batch, target.id, column)
                    if first is not None and second is not None:
                        self.reductions.add("product")
                        number = arithmetic(first[1], second[1]).number
                        product = call("np.matmul", first[0], second[0])
                        return product, Kind("elements", number)
        return None

    def _matrix(self, node: ast.expr, batch: list[str], row: str, column: str) -> Code | None:
        """A tensor that is read row by row, or column by column, or either as is chosen."""
        if isinstance(node, ast.IfExp):
            one = self._matrix(node.body, batch, row, column)
            other = self._matrix(node.orelse, batch, row, column)
            if one is None or other is None:
                return None
            test, kind = self.truth(node.test, Scope())
            return (ast.IfExp(test, one[0], other[0]), one[1]) if kind.form == "plain" else None
        if not isinstance(node, ast.Subscript) or not isinstance(node.value, ast.Name):
            return None
        base, kind = super().visit(node.value, Scope())
        if kind.form != "tensor" or node.value.id in self._outputs:
            return None
        if not self._is_whole(node):
            return None
        wide = self._wide(base, node.value, kind)
        places = [
            each.value if isinstance(each, ast.Starred) else each for each in spread(node.slice)
        ]
        names = [each.id for each in places if isinstance(each, ast.Name)]
        if len(names) == len(places) and names == [*batch, row, column]:
            return wide, kind
        if len(names) == len(places) and names == [*batch, column, row] and not self.vanishing:
            swapped = ast.Attribute(wide, "T")
            if batch:
                last, next_to_last = (ast.UnaryOp(ast.USub(), ast.Constant(n)) for n in (1, 2))
                return call("np.swapaxes", wide, next_to_last, last), kind
            return swapped, kind
        return None

    # Reductions that take axes away, or leave one place of them

    def _folded(
        self, name: str, node: ast.Call, values: ast.GeneratorExp | ast.ListComp, scope: Scope
    ) -> Code | None:
        """A reduction over axes that are put into an index, or inserted."""
        loop = values.generators[0]
        assert isinstance(loop.target, ast.Name)
        if len(self.frame) != 1 or loop.ifs:
            return None
        element = inlined(self.version, values.elt)
        found = {
            axes
            for part in ast.walk(element)
            if isinstance(part, ast.Subscript)
            and (axes := _axes_of(part, self.frame[0], loop.target.id)) is not None
        }
        if len(found) != 1:
            return None
        (axes,) = found
        if not self._folds_whole(element, axes, loop.target.id, loop.iter):
            return None
        whole = _Whole(self.frame[0], loop.target.id).visit(copy.deepcopy(element))
        self._folding = True
        made, kind = self.number(whole, scope)
        self._folding = False
        if kind.form != "elements":
            return None
        listed, form = self.visit(ast.parse(axes, mode="eval").body, Scope())
        if form.form != "plain":
            return None
        keep = ast.keyword("keepdims", ast.Constant(True))
        self.reductions.add("folded")
        if name in ("argmax", "argmin"):
            if not isinstance(listed, ast.List) or len(listed.elts) != 1:
                return None
            words = []
            for word in node.keywords:
                flag, form = self.visit(word.value, Scope())
                words.append(ast.keyword(word.arg, flag))
            along: ast.expr = ast.Name(f"vectors.{name}_along")
            return ast.Call(along, [made, listed.elts[0]], words), Kind("elements", "int")
        axis = listed.elts[0] if isinstance(listed, ast.List) and len(listed.elts) == 1 else None
        which = ast.keyword("axis", axis or call("tuple", listed))
        if name not in ("sum", "prod", "max", "min", "any", "all"):
            return None
        kind = Kind("elements", "bool" if name in ("any", "all") else kind.number)
        return ast.Call(ast.Name(f"np.{name}"), [made], [which, keep]), kind

    def _folds_whole(self, element: ast.expr, axes: str, variable: str, over: ast.expr) -> bool:
        """Whether a reduction goes over all places along its axes, of every tensor that is read."""
        shapes = []
        for part in ast.walk(element):
            for value in self.version.values:
                if not isinstance(part, ast.Subscript) or not isinstance(part.value, ast.Name):
                    break
                if value.name == part.value.id:
                    if _axes_of(part, self.frame[0], variable) != axes:
                        return False
                    shapes.append(value.shape)
        listed = ast.parse(axes, mode="eval").body
        for shape in shapes:
            if not isinstance(shape, Pattern) or len(shape.items) != 1:
                return False
            (item,) = shape.items
            match (inlined(self.version, over), listed):
                case (
                    ast.Call(
                        ast.Name("grid"),
                        [
                            ast.ListComp(
                                ast.Subscript(ast.Name(run), ast.Name(one)),
                                [ast.comprehension(ast.Name(other), each, [])],
                            )
                        ],
                    ),
                    _,
                ) if one == other and ast.unparse(each) == axes:
                    pass
                case (
                    ast.Call(ast.Name("range"), [ast.Subscript(ast.Name(run), place)]),
                    ast.List([axis]),
                ) if ast.unparse(place) == ast.unparse(axis):
                    pass
                case _:
                    return False
            if not isinstance(item, Star) or item.name != run:
                return False
        return bool(shapes)

    # Reductions over what stands in front of a place, or behind it

    def _scanned(
        self, name: str, node: ast.Call, values: ast.GeneratorExp | ast.ListComp, scope: Scope
    ) -> Code | None:
        """A reduction over the places along an axis that stand as a filter asks."""
        loop = values.generators[0]
        assert isinstance(loop.target, ast.Name)
        ufuncs = {"sum": "np.add", "prod": "np.multiply", "max": "np.maximum", "min": "np.minimum"}
        if len(loop.ifs) != 1 or name not in ("sum", "prod"):
            return None
        tensor, position = self._standing(values.elt, loop.target.id)
        if position >= len(self.frame):
            return None
        test = inlined(self.version, loop.ifs[0])
        sides = []
        for relation in (-1, 0, 1):
            known = _Related(loop.target.id, self.frame[position], relation)
            side, kind = self.visit(known.visit(copy.deepcopy(test)), Scope())
            if kind.form != "plain":
                return None
            sides.append(side)
        axis = self._axes(tensor, position)
        bound = Kind("elements", "int", position)
        made, kind = self.number(values.elt, scope.having({loop.target.id: bound}))
        if kind.form != "elements":
            return None
        self.reductions.add("scan")
        words = [
            ast.keyword(word, side)
            for word, side in zip(("before", "here", "after"), sides, strict=True)
        ]
        function = ast.Name(ufuncs[name])
        return ast.Call(ast.Name("vectors.scan"), [function, made, axis], words), kind

    # Reductions along axes that are kept

    def _standing(self, node: ast.expr, variable: str) -> tuple[Input | Output, int]:
        """The tensor in whose index a variable of a reduction stands, and where."""
        for part in ast.walk(node):
            if isinstance(part, ast.Subscript) and isinstance(part.value, ast.Name):
                places = spread(part.slice)
                for number, place in enumerate(places):
                    inner = place.value if isinstance(place, ast.Starred) else place
                    if isinstance(inner, ast.Name) and inner.id == variable:
                        for value in self.version.values:
                            if value.name == part.value.id and len(places) == self.length:
                                return value, number
        raise NotVector(ast.unparse(node))

    def _axes(self, value: Input | Output, number: int) -> ast.expr:
        """The axes of a part of a tensor's shape."""
        shape: Shape | None = value.shape
        if not isinstance(shape, Pattern):
            raise NotVector(value.name)
        name = self.names[value.name]
        match shape.items[number]:
            case Dim(_, None, str(axis)):
                return self.visit(ast.Name(axis, ast.Load()), Scope())[0]
            case Dim() if all(isinstance(item, Dim) for item in shape.items[:number]):
                return ast.Constant(number)
            case Dim() if all(isinstance(item, Dim) for item in shape.items[number:]):
                return ast.Constant(number - len(shape.items))
            case Star(_, str(axis)) if number == len(shape.items) - 1:
                start = self.visit(ast.Name(axis, ast.Load()), Scope())[0]
                return call("tuple", call("range", start, ast.Name(f"{name}.ndim")))
            case Star() if len(shape.items) == 1:
                return ast.Constant(None)
            case Star() if all(isinstance(item, Dim) for item in shape.items[:number]):
                if number == len(shape.items) - 1:
                    return call(
                        "tuple", call("range", ast.Constant(number), ast.Name(f"{name}.ndim"))
                    )
        raise NotVector(value.name)


class _Writer(Writer):
    """Writes equations without indices."""

    def __init__(self, version: Version) -> None:
        super().__init__(version)
        self._aligned = _Aligned(version, self._names)
        self._translator = self._aligned

    @property
    def reductions(self) -> set[str]:
        return self._aligned.reductions

    def _stretched(self, value: Input, shape: Shape | None, name: str) -> Iterator[str]:
        yield from ()

    def _equation(self, nest: Nest) -> Iterator[str]:
        if nest.member is not None:
            raise NotVector(ast.unparse(nest.value))
        local = {
            loop.name: Kind("items" if loop.star else "elements", "int", number)
            for number, loop in enumerate(nest.loops)
        }
        scope = Scope(local, frozenset(local))
        places = [each.value if isinstance(each, ast.Starred) else each for each in nest.place]
        names = [each.id for each in places if isinstance(each, ast.Name)]
        if names != list(local) or len(names) != len(places):
            raise NotVector(ast.unparse(nest.value))
        self._aligned.overs = {loop.name: loop.over for loop in nest.loops}
        self._aligned.length = len(local)
        self._aligned.frame = list(local)
        self._aligned.vanishing = any(loop.vanishes for loop in nest.loops)
        self._aligned.lines = []
        self._aligned.counts = False
        assignment = self._written(nest, scope)
        if self._aligned.counts:
            extents = [self._translator.extent(loop.over, Scope())[1] for loop in nest.loops]
            variables = ", ".join(self._names[loop.name] for loop in nest.loops)
            if len(nest.loops) == 1:
                variables = f"({variables},)"
            yield f"{variables} = vectors.indices({', '.join(extents)})"
        yield from self._aligned.lines
        yield assignment

    def _written(self, nest: Nest, scope: Scope) -> str:
        target = self._names[nest.output.name]
        value = nest.value
        if (
            isinstance(value, ast.IfExp)
            and self._copies(value.body, nest)
            and self._copies(value.orelse, nest)
        ):
            test, kind = self._translator.truth(value.test, scope)
            if kind.varies:
                one, _ = self._translator.copied(value.body, scope)
                other, _ = self._translator.copied(value.orelse, scope)
                return f"{target}[...] = {text_of(call('np.where', test, one, other))}"
        return self._operation(nest, scope) or self._assignment(nest, scope)

    def _stored(self, code: str, target: str) -> str:
        stored = super()._stored(code, target)
        # A reduction keeps its axes, which the output may be without.
        return f"{stored}.reshape({target}.shape)" if "folded" in self.reductions else stored

    def _operation(self, nest: Nest, scope: Scope) -> str | None:
        """A single operation on two tensors of one type, which one ufunc does as it stands."""
        match inlined(self._version, nest.value):
            case ast.BinOp(left, ast.Add() | ast.Sub() | ast.Mult() as op, right):
                if not (self._copies(left, nest) and self._copies(right, nest)):
                    return None
            case ast.Compare(left, [op], [right]) if type(op) in _UFUNCS:
                if not self._alike(left, right):
                    return None
            case _:
                return None
        one, other = (self._translator.copied(each, scope)[0] for each in (left, right))
        target = self._names[nest.output.name]
        return f"{text_of(call(_UFUNCS[type(op)], one, other))[:-1]}, out={target})"

    def _alike(self, left: ast.expr, right: ast.expr) -> bool:
        """Whether two reads are of one type, so that they can be compared as they stand."""
        types = [
            value.type
            for node in (left, right)
            for value in self._version.inputs
            if isinstance(node, ast.Subscript)
            and isinstance(node.value, ast.Name)
            and node.value.id == value.name
        ]
        return len(types) == 2 and types[0] == types[1]


def _axes_of(read: ast.Subscript, index: str, variable: str) -> str | None:
    """The axes at which a variable is put into an index, whether they are kept or not."""
    places = spread(read.slice)
    if len(places) != 1 or not isinstance(places[0], ast.Starred):
        return None
    place = places[0].value
    ways = [place.body, place.orelse] if isinstance(place, ast.IfExp) else [place]
    found = set()
    for way in ways:
        match way:
            case ast.Call(ast.Name("put" | "insert"), [ast.Name(into), axes, ast.Name(added)], []):
                if (into, added) != (index, variable):
                    return None
                found.add(ast.unparse(axes))
            case _:
                return None
    return found.pop() if len(found) == 1 else None


class _Whole(ast.NodeTransformer):
    """Reads at an index with a variable put into it, as reads at the index."""

    def __init__(self, index: str, variable: str) -> None:
        self._index = index
        self._variable = variable

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        if _axes_of(node, self._index, self._variable) is None:
            return self.generic_visit(node)
        place = ast.Starred(ast.Name(self._index, ast.Load()), ast.Load())
        return ast.Subscript(node.value, ast.Tuple([place], ast.Load()), ast.Load())


class _Related(ast.NodeTransformer):
    """Comparisons of two variables decided: one is smaller, equal or larger."""

    def __init__(self, one: str, other: str, relation: int) -> None:
        self._one = one
        self._other = other
        self._relation = relation

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        match node:
            case ast.Compare(ast.Name(left), [op], [ast.Name(right)]):
                if {left, right} == {self._one, self._other}:
                    relation = self._relation if left == self._one else -self._relation
                    tests = {
                        ast.Lt: relation < 0,
                        ast.LtE: relation <= 0,
                        ast.Eq: relation == 0,
                        ast.NotEq: relation != 0,
                        ast.GtE: relation >= 0,
                        ast.Gt: relation > 0,
                    }
                    if type(op) in tests:
                        return ast.Constant(tests[type(op)])
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        """Decided parts decide the whole, or are left out."""
        absorbing = isinstance(node.op, ast.Or)
        parts = []
        for each in node.values:
            part = self.visit(each)
            if isinstance(part, ast.Constant):
                if bool(part.value) is absorbing:
                    return ast.Constant(absorbing)
            else:
                parts.append(part)
        if not parts:
            return ast.Constant(not absorbing)
        return parts[0] if len(parts) == 1 else ast.BoolOp(node.op, parts)

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        body, other = self.visit(node.body), self.visit(node.orelse)
        match (body, other):
            case (ast.Constant(one), ast.Constant(two)) if one is two:
                return body
            case (ast.Constant(True), ast.Constant(False)):
                return node.test
            case (ast.Constant(False), ast.Constant(True)):
                return ast.UnaryOp(ast.Not(), node.test)
        return ast.IfExp(node.test, body, other)
