"""Reductions along axes of tensors that are read whole.

Place in the pipeline: above `aligned`, below `broadcasting`. A variable of a reduction stands where
one of the equation would, or is put into an index; the reduction goes over that axis and keeps it,
so that its result is as aligned as the tensor is. A filter by order makes it a running one, a
product of two tensors a product of matrices.
"""

from __future__ import annotations

import ast
import copy

from opspec.language.patterns import Dim, Pattern, Shape, Star
from opspec.language.resolved import Input, Output
from opspec.modules.kernels.aligned import Aligned
from opspec.modules.kernels.inlining import inlined
from opspec.modules.kernels.kinds import Kind, arithmetic
from opspec.modules.kernels.relations import Related, Whole, axes_of
from opspec.modules.kernels.scopes import Code, NotVector, Scope, call, spread


class Reducing(Aligned):
    """Reduces along axes that it keeps."""

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
            and (axes := axes_of(part, self.frame[0], loop.target.id)) is not None
        }
        if len(found) != 1:
            return None
        (axes,) = found
        if not self._folds_whole(element, axes, loop.target.id, loop.iter):
            return None
        whole = Whole(self.frame[0], loop.target.id).visit(copy.deepcopy(element))
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
        if name == "sum" and kind.number != "float" and not self.alone:
            # What is stored as it is may wrap; what is computed with has to be the sum itself.
            return ast.Call(ast.Name("vectors.total"), [made], [which]), kind
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
                    if axes_of(part, self.frame[0], variable) != axes:
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
            known = Related(loop.target.id, self.frame[position], relation)
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
