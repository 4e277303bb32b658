import { describe, expect, it } from "@jest/globals";
import canonicalize from "canonicalize";
import fc from "fast-check";
import { canonicalJson } from "../../src/rollovers/timeline/canonical-json.ts";

describe("Canonical JSON", () => {
  const texts = fc.string({ unit: "binary" });
  const values = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.constantFrom(
        null,
        undefined,
        true,
        false,
        -0,
        1e21,
        5e-324,
        "",
        '"',
        "\\",
        "\u007f",
        "\u2028",
        "é",
        "😀",
      ),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer(),
      texts,
      fc.date({ noInvalidDate: true }),
      fc.array(tie("value"), { maxLength: 5 }),
      fc.dictionary(fc.oneof(texts, fc.nat().map(String)), tie("value"), { maxKeys: 6 }),
    ),
  })).value;

  it("equals the output of the `canonicalize` package (RFC 8785) for any value", () => {
    fc.assert(
      fc.property(values, (value) => expect(canonicalJson(value)).toBe(canonicalize(value))),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ["a lone surrogate", "a\ud800"],
    ["a lone surrogate in a field name", { "\udc00": 1 }],
    ["NaN", [Number.NaN]],
    ["infinity", { a: Infinity }],
  ])("rejects %s, as `canonicalize` does", (_description, value) => {
    expect(() => canonicalize(value)).toThrow();
    expect(() => canonicalJson(value)).toThrow();
  });
});
