"""Lists that load their pages on demand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Generic, TypeVar

Item = TypeVar("Item")


class PageList(Generic[Item]):
    """Iterate over it for all items: a page is loaded when you reach its first item."""

    def __init__(self, read: Callable[[str | None], Any], cursor: str | None) -> None:
        self._read = read
        self._cursor = cursor

    def page(self, cursor: str | None = None) -> Any:
        """Loads one page, with `data`, `hasMore` and `nextCursor`: the first, or the one at a `nextCursor`."""
        return self._read(self._cursor if cursor is None else cursor)

    def pages(self) -> Iterator[Any]:
        cursor = self._cursor
        while True:
            page = self._read(cursor)
            yield page
            if not page["hasMore"] or page["nextCursor"] in (None, cursor):
                return
            cursor = page["nextCursor"]

    def __iter__(self) -> Iterator[Item]:
        for page in self.pages():
            yield from page["data"]

    def first(self, count: int) -> list[Item]:
        """Returns up to `count` items, starting with the first."""
        return list(islice(self, count))
