import { describe, expect, it } from "@jest/globals";
import { z } from "zod";
import { parseBody, parseQuery } from "../src/endpoints/index.ts";
import { type ErrorCode, Problem, toProblemBody } from "../src/errors/index.ts";

const schema = z.strictObject({ name: z.string() });

function captureProblemBody(work: () => unknown) {
  try {
    work();
  } catch (error) {
    if (error instanceof Problem) return toProblemBody(error, "/things", "req_1");
  }
  throw new Error("No problem was thrown");
}

const buildFields = (count: number, name = "m") =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index}`, 1]));

describe("Problems with many issues", () => {
  it.each([
    [
      "a body of unknown fields",
      () => parseBody(schema, { name: "a", ...buildFields(9_000) }),
      "validation_failed",
      9_000,
    ],
    [
      "a body of unsafe names",
      () => parseBody(schema, { name: "a", ...buildFields(5_000, "\u0000") }),
      "validation_failed",
      5_000,
    ],
    [
      "a query of unknown parameters",
      () => parseQuery(schema, { name: "a", ...buildFields(900) }),
      "unknown_parameter",
      900,
    ],
  ] as [string, () => unknown, ErrorCode, number][])(
    "lists the first 100 issues and the total count: %s",
    (_, work, code, count) => {
      const body = captureProblemBody(work);
      expect(body.code).toBe(code);
      expect(body.errors).toHaveLength(100);
      expect(body.detail).toContain(`${count} issues were found; the first 100 are listed.`);
    },
  );

  it("lists all issues if there are exactly 100, without a total count", () => {
    const body = captureProblemBody(() => parseBody(schema, { name: "a", ...buildFields(100) }));
    expect(body.errors).toHaveLength(100);
    expect(body.detail).toBe("100 fields are not valid; see `errors`.");
  });
});
