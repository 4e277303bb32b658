import { describe, expect, it } from "@jest/globals";
import type { QueueRow } from "../../src/pages/rollovers/fits.ts";
import {
  countOf,
  knownAt,
  PAGE,
  pageOf,
  pagesAround,
  takeIn,
  unknownList,
} from "../../src/pages/rollovers/list-store.ts";

const page = (from: number, count = PAGE, version = 1) =>
  Array.from({ length: count }, (_, index) => ({ id: `rol_${from + index}`, version }) as QueueRow);

describe("what is known of a list", () => {
  it("grows page by page, and says where each rollover stood", () => {
    const known = unknownList("all");
    expect(pagesAround(known, 0, 10)).toEqual([0]);
    expect(takeIn(known, 0, { rows: page(0), nextCursor: "one" })).toBe(true);
    expect(takeIn(known, 0, { rows: page(0), nextCursor: "one" })).toBe(false);
    expect([countOf(known), known.isWhole, known.cursors]).toEqual([PAGE, false, [null, "one"]]);
    takeIn(known, 1, { rows: page(PAGE, 7), nextCursor: null });
    expect([countOf(known), known.isWhole]).toEqual([PAGE + 7, true]);
    expect(knownAt(known, PAGE + 2)).toEqual({ id: `rol_${PAGE + 2}`, version: 1 });
    expect([pageOf(known, "rol_3"), pageOf(known, `rol_${PAGE}`), pageOf(known, "rol_none")]).toEqual([
      0, 1, -1,
    ]);
  });

  it("asks for the pages around what is seen alone, however many are known", () => {
    const known = unknownList("all");
    for (let at = 0; at < 200; at += 1) takeIn(known, at, { rows: page(at * PAGE), nextCursor: `c${at}` });
    for (let first = 0; first < 200 * PAGE; first += 37) {
      const pages = pagesAround(known, first, first + 30);
      expect(pages.length).toBeLessThanOrEqual(5);
      expect(pages).toContain(Math.floor(first / PAGE));
    }
    expect(countOf(known)).toBe(200 * PAGE);
  });

  it("takes in a page before the one that it follows", () => {
    const known = unknownList("all");
    known.cursors[1] = "one";
    takeIn(known, 1, { rows: page(PAGE, 3), nextCursor: null });
    expect([pageOf(known, "rol_0"), pageOf(known, `rol_${PAGE}`), knownAt(known, 0)]).toEqual([
      -1,
      1,
      undefined,
    ]);
    takeIn(known, 0, { rows: page(0), nextCursor: "one" });
    expect([pageOf(known, "rol_0"), countOf(known)]).toEqual([0, PAGE + 3]);
  });

  it("follows a list that has become shorter or longer since, and forgets what has arrived in it", () => {
    const known = unknownList("all");
    takeIn(known, 0, { rows: page(0), nextCursor: "one" });
    takeIn(known, 1, { rows: page(PAGE), nextCursor: null });
    takeIn(known, 1, { rows: page(PAGE), nextCursor: "two" });
    expect([known.isWhole, known.cursors]).toEqual([false, [null, "one", "two"]]);
    known.arrived.add("rol_0");
    takeIn(known, 0, { rows: page(0, 5, 2), nextCursor: null });
    expect([countOf(known), known.isWhole, known.cursors, known.arrived.size]).toEqual([5, true, [null], 0]);
  });
});
