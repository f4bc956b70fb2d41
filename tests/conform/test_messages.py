"""What a runtime says is kept without what differs from machine to machine."""

import pytest

from opspec.conform.messages import LONGEST, plain


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("Fail: /src/build/core/pad.cc:12 Run", "Fail: pad.cc:12 Run"),
        ("/build/tools-14/include/c++/14/bits/stl_vector.h:1130: no", "stl_vector.h:1130: no"),
        (r"at C:\agent\_work\1\s\pad.cc:12", "at pad.cc:12"),
        ("one\n  line", "one line"),
        ("a/b.c and 3/4.x and N / M", "a/b.c and 3/4.x and N / M"),
        ("see https://example.org/some/page.html", "see https://example.org/some/page.html"),
    ],
)
def test_a_message_names_no_folder(said: str, kept: str) -> None:
    assert plain(said) == kept


def test_a_long_message_is_cut() -> None:
    assert plain("x" * (LONGEST + 1)) == "x" * (LONGEST - 1) + "…"
