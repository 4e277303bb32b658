import { describe, expect, it } from "@jest/globals";
import {
  countRows,
  createIndex,
  findIndexedRow,
  findPage,
  findPagesAround,
  PAGE_SIZE,
  storePage,
} from "../../src/pages/rollovers/list-store.ts";
import type { QueueRow } from "../../src/pages/rollovers/queue-row.ts";

const buildPage = (firstNumber: number, count = PAGE_SIZE, version = 1) =>
  Array.from({ length: count }, (_, index) => ({ id: `rol_${firstNumber + index}`, version }) as QueueRow);

describe("List index", () => {
  it("grows page by page, and finds the page of each rollover", () => {
    const list = createIndex("all");
    expect(findPagesAround(list, 0, 10)).toEqual([0]);
    expect(storePage(list, 0, { rows: buildPage(0), nextCursor: "one" })).toBe(true);
    expect(storePage(list, 0, { rows: buildPage(0), nextCursor: "one" })).toBe(false);
    expect([countRows(list), list.isComplete, list.cursors]).toEqual([PAGE_SIZE, false, [null, "one"]]);
    storePage(list, 1, { rows: buildPage(PAGE_SIZE, 7), nextCursor: null });
    expect([countRows(list), list.isComplete]).toEqual([PAGE_SIZE + 7, true]);
    expect(findIndexedRow(list, PAGE_SIZE + 2)).toEqual({ id: `rol_${PAGE_SIZE + 2}`, version: 1 });
    expect([findPage(list, "rol_3"), findPage(list, `rol_${PAGE_SIZE}`), findPage(list, "rol_none")]).toEqual(
      [0, 1, -1],
    );
  });

  it("requests only the pages around the visible rows, however many are known", () => {
    const list = createIndex("all");
    const pageCount = 200;
    for (let index = 0; index < pageCount; index += 1)
      storePage(list, index, { rows: buildPage(index * PAGE_SIZE), nextCursor: `c${index}` });
    // Scroll positions that are not aligned with pages, with 30 visible rows.
    for (let first = 0; first < pageCount * PAGE_SIZE; first += 37) {
      const pages = findPagesAround(list, first, first + 30);
      expect(pages.length).toBeLessThanOrEqual(5);
      expect(pages).toContain(Math.floor(first / PAGE_SIZE));
    }
    expect(countRows(list)).toBe(pageCount * PAGE_SIZE);
  });

  it("stores a page even if the preceding page is not loaded", () => {
    const list = createIndex("all");
    list.cursors[1] = "one";
    storePage(list, 1, { rows: buildPage(PAGE_SIZE, 3), nextCursor: null });
    expect([findPage(list, "rol_0"), findPage(list, `rol_${PAGE_SIZE}`), findIndexedRow(list, 0)]).toEqual([
      -1,
      1,
      undefined,
    ]);
    storePage(list, 0, { rows: buildPage(0), nextCursor: "one" });
    expect([findPage(list, "rol_0"), countRows(list)]).toEqual([0, PAGE_SIZE + 3]);
  });

  it("follows a list that has shrunk or grown, and no longer marks listed rollovers as new", () => {
    const list = createIndex("all");
    storePage(list, 0, { rows: buildPage(0), nextCursor: "one" });
    storePage(list, 1, { rows: buildPage(PAGE_SIZE), nextCursor: null });
    storePage(list, 1, { rows: buildPage(PAGE_SIZE), nextCursor: "two" });
    expect([list.isComplete, list.cursors]).toEqual([false, [null, "one", "two"]]);
    list.newIds.add("rol_0");
    storePage(list, 0, { rows: buildPage(0, 5, 2), nextCursor: null });
    expect([countRows(list), list.isComplete, list.cursors, list.newIds.size]).toEqual([5, true, [null], 0]);
  });
});
