import { describe, expect, it } from "@jest/globals";
import type { Custodian } from "../../src/api/client.ts";
import { NO_SEARCH, reduceSearch, type SearchAction } from "../../src/state/search.ts";

const buildCustodian = (id: string): Custodian => ({ id, name: id, aliases: [], supportedAccountTypes: [] });
const results = [buildCustodian("a"), buildCustodian("b"), buildCustodian("c")];
const loaded: SearchAction = { type: "loaded", query: "x", results, hasMore: false };
const down: SearchAction = { type: "moved", offset: 1 };
const up: SearchAction = { type: "moved", offset: -1 };
const run = (...actions: SearchAction[]) => actions.reduce(reduceSearch, NO_SEARCH);

describe("Search", () => {
  it("opens when it searches, and keeps the earlier results until there are new ones", () => {
    const again = run({ type: "requested" }, loaded, down, { type: "requested" });
    expect(again).toMatchObject({ isOpen: true, status: "searching", results, activeIndex: -1 });
  });

  it.each([
    [[down], 0],
    [[down, down], 1],
    // After the three results, the last option is the unlisted company.
    [[down, down, down, down], 3],
    [[down, down, down, down, down], 0],
    [[up], 3],
    [[up, up], 2],
    [[down, up], 3],
  ])("%j moves to option %i", (moves, activeIndex) => {
    expect(run({ type: "requested" }, loaded, ...moves).activeIndex).toBe(activeIndex);
  });

  it("does not move in an empty list", () => {
    expect(run({ type: "requested" }, { ...loaded, query: "", results: [] }, down).activeIndex).toBe(-1);
  });

  it("moves to the unlisted company if nothing was found", () => {
    expect(run({ type: "requested" }, { ...loaded, results: [] }, down).activeIndex).toBe(0);
  });

  it("skips the unlisted company if only listed companies are allowed", () => {
    const moved = [{ type: "requested" }, loaded, up] as const;
    const findActiveIndex = (knownOnly: boolean) =>
      moved.reduce(reduceSearch, { ...NO_SEARCH, knownOnly }).activeIndex;
    expect([findActiveIndex(false), findActiveIndex(true)]).toEqual([3, 2]);
  });

  it("closes without clearing its results, and clears the active option", () => {
    const closed = run({ type: "requested" }, loaded, down, { type: "closed" });
    expect(closed).toMatchObject({ isOpen: false, results, activeIndex: -1 });
    expect(reduceSearch(closed, { type: "opened" })).toMatchObject({ isOpen: true, results });
  });

  it("forgets its results when the field is cleared, but still allows only listed companies", () => {
    const found = [{ type: "requested" }, loaded] as const;
    const cleared = [...found, { type: "cleared" } as const].reduce(reduceSearch, {
      ...NO_SEARCH,
      knownOnly: true,
    });
    expect(cleared).toEqual({ ...NO_SEARCH, knownOnly: true });
  });

  it("shows no old results after a failure", () => {
    expect(run({ type: "requested" }, loaded, { type: "requested" }, { type: "failed" })).toMatchObject({
      isOpen: false,
      status: "failed",
      results: [],
    });
  });
});
