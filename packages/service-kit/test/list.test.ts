import { describe, expect, it } from "@jest/globals";
import { z } from "zod";
import { parseQuery } from "../src/endpoints/index.ts";
import { Problem } from "../src/errors/index.ts";
import { newId } from "../src/index.ts";
import { DEFAULT_LIMIT, listQueryFields, MAX_LIMIT, toPage } from "../src/lists/index.ts";

const schema = z.strictObject(listQueryFields);

describe("List query", () => {
  it.each([
    [{}, DEFAULT_LIMIT],
    [{ limit: "1" }, 1],
    [{ limit: "20" }, 20],
    [{ limit: "99" }, 99],
    [{ limit: "100" }, MAX_LIMIT],
  ])("%j has a limit of %d", (query, limit) => expect(parseQuery(schema, query)).toEqual({ limit }));

  it.each([
    "0",
    "-1",
    "101",
    "999",
    "1000",
    "abc",
    "",
    " ",
    "1 ",
    "1.0",
    "1e1",
    "1.5",
    " 5",
    "9999999999999999999",
    "0x10",
    "+5",
    "05",
    "١",
    "١٠",
    "Infinity",
  ])("rejects a limit of %j", (limit) => expect(() => parseQuery(schema, { limit })).toThrow(Problem));

  it("rejects a duplicate limit or cursor, and a cursor that is too long", () => {
    for (const query of [{ limit: ["1", "2"] }, { cursor: ["a", "b"] }, { cursor: "x".repeat(201) }]) {
      const error = (() => {
        try {
          return parseQuery(schema, query);
        } catch (thrown) {
          return thrown;
        }
      })();
      expect(error).toMatchObject({
        code: "invalid_request",
        errors: [{ parameter: Object.keys(query)[0] }],
      });
    }
  });
});

describe("Page", () => {
  const rows = Array.from({ length: 5 }, (_, index) => ({
    id: newId("rol"),
    createdAt: new Date(1_000 * index),
  }));

  it.each([
    [5, 4, true, 4],
    [5, 5, false, 5],
    [5, 6, false, 5],
    [0, 1, false, 0],
  ])("trims %d rows to a limit of %d, and sets hasMore", (count, limit, hasMore, length) => {
    const page = toPage(rows.slice(0, count), limit);
    expect(page.hasMore).toBe(hasMore);
    expect(page.items).toEqual(rows.slice(0, length));
  });
});
