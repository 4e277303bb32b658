import { describe, expect, it } from "@jest/globals";
import { operationsIn } from "../../src/transport/operations.ts";

/** By rule, `batch` creates objects and `bulk-` changes objects that the body names by ID. */
const OPERATIONS = operationsIn("test").filter(({ rest }) => /\/(batch|bulk)\b/.test(rest));

interface Example {
  results: { status: number; problem: unknown }[];
}

describe("Paths of operations on many objects", () => {
  it("use `batch` for creation and `bulk-` for changes", () => {
    expect(OPERATIONS.map(({ rest }) => rest).toSorted()).toEqual([
      "POST /v1/incoming-funds/batch",
      "POST /v1/rollovers/batch",
      "POST /v1/rollovers/bulk-remind",
      "POST /v1/rollovers/bulk-update",
    ]);
  });

  it.each(OPERATIONS.map((operation) => [operation.rest, operation] as const))(
    "%s returns a status and a problem for each item",
    (rest, { example, quotaCost }) => {
      const { results } = example.view as Example;
      const [item] = Object.values(example.input as Record<string, unknown[]>)[0] ?? [];
      expect(results).toEqual([
        expect.objectContaining({ status: rest.endsWith("/batch") ? 201 : 200, problem: null }),
      ]);
      expect(Object.keys(item as object).includes("rolloverId")).toBe(!rest.endsWith("/batch"));
      expect(quotaCost?.(example.input as never)).toBe(1);
    },
  );
});
