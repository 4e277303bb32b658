import { describe, expect, it } from "@jest/globals";
import { anyCharacter } from "@svc/testing/any-character";
import fc from "fast-check";
import { parseJsonText, parseTrustedJson } from "../src/endpoints/index.ts";
import { Problem, type ValidationIssue } from "../src/errors/index.ts";

function findIssues(text: string): ValidationIssue[] | null {
  try {
    parseJsonText(text);
    return null;
  } catch (error) {
    if (error instanceof Problem && error.code === "malformed_json") return error.errors;
    throw error;
  }
}
const findIssuePointers = (text: string) => findIssues(text)?.map(({ pointer }) => pointer) ?? null;

/** JSON whose objects can repeat fields. The value is built without a parser. */
type JsonSample = { text: string; value: unknown; hasDuplicate: boolean };
const names = fc.constantFrom(
  '"a"',
  '"\\n"',
  '"b"',
  '"\\u0061"',
  '"\\\\"',
  '"\\""',
  '"__proto__"',
  '"a:"',
  '""',
  '"{"',
);
const spaces = fc.constantFrom("", " ", "\n\t");
const leaves = fc
  .oneof(
    fc.string({ unit: anyCharacter }),
    fc.integer(),
    fc.constant(null),
    fc.constantFrom('"', "\\", '\\":', "],"),
  )
  .map((value): JsonSample => ({ text: JSON.stringify(value), value, hasDuplicate: false }));
const { json } = fc.letrec<{ json: JsonSample }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    leaves,
    fc.tuple(fc.array(tie("json"), { maxLength: 3 }), spaces).map(([items, space]) => ({
      text: `[${items.map(({ text }) => space + text).join(",")}${space}]`,
      value: items.map(({ value }) => value),
      hasDuplicate: items.some(({ hasDuplicate }) => hasDuplicate),
    })),
    fc.tuple(fc.array(fc.tuple(names, tie("json")), { maxLength: 4 }), spaces).map(([fields, space]) => ({
      text: `{${fields.map(([name, { text }]) => `${space}${name}${space}:${text}`).join(`${space},`)}}`,
      value: Object.fromEntries(fields.map(([name, { value }]) => [JSON.parse(name), value])),
      hasDuplicate:
        new Set(fields.map(([name]) => JSON.parse(name))).size < fields.length ||
        fields.some(([, { hasDuplicate }]) => hasDuplicate),
    })),
  ),
}));

describe("JSON parsing", () => {
  it("returns any value unchanged, and rejects a duplicate field", () => {
    fc.assert(
      fc.property(json, ({ text, value, hasDuplicate }) => {
        if (hasDuplicate) expect(findIssues(text)?.length).toBeGreaterThan(0);
        else {
          expect(parseJsonText(text)).toEqual(value);
          expect(parseTrustedJson(text)).toEqual(value);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  // V8 can confuse these names with similar earlier ones (https://github.com/nodejs/node/issues/63785).
  it.each(['"', "\n", "\t", "\b", "\f", "\r", "/", "\u0001", "x\u0001", 'x"'])(
    "reads the name %j, even after a name that differs only in its last character, a backslash",
    (name) => {
      const earlierName = `${name.slice(0, -1)}\\`;
      parseJsonText(JSON.stringify({ first: 1, [earlierName]: 2 }));
      const text = JSON.stringify({ first: 1, [name]: 2 });
      for (const parsed of [parseJsonText(text), parseTrustedJson(text)])
        expect(Object.keys(parsed as object)).toEqual(["first", name]);
    },
  );

  it.each([
    ['{"a":1,"a":1}', ["#/a"]],
    ['{"a":1,"\\u0061":2}', ["#/a"]],
    ['{"a":{"b":[0,{"c":1,"d":2,"c":3}]}}', ["#/a/b/1/c"]],
    ['{"__proto__":1,"__proto__":2}', ["#/__proto__"]],
    ['{"a":1,"b":2,"a":3,"a":4,"b":5}', ["#/a", "#/a", "#/b"]],
    ['[{"a":1},{"a":1}]', null],
    ['{"a":"a","b":{"a":{"a":"a:"}}}', null],
    ['{"a/b~":1,"a/b~":2}', ["#/a~1b~0"]],
    // Hides a name that contains a Social Security number.
    ['{"078-05-1120":1,"078-05-1120":2}', ["#/***"]],
  ])("locates duplicate fields in %s", (text, pointers) => expect(findIssuePointers(text)).toEqual(pointers));

  it("limits the size of the error for many, deeply nested and long duplicate fields", () => {
    const many = `{${'"a":1,'.repeat(16_000)}"a":1}`;
    const deep = `${'{"a":1,"a":'.repeat(8_500)}1${"}".repeat(8_500)}`;
    const long = `{"${"x".repeat(40_000)}":1,"${"x".repeat(40_000)}":2}`;
    for (const text of [many, deep, long]) {
      const issues = findIssues(text) ?? [];
      expect(issues.length).toBeGreaterThan(0);
      expect(JSON.stringify(issues).length).toBeLessThan(30_000);
    }
  });

  it("rejects text whose field names contain escapes and are nested too deeply", () => {
    expect(findIssues(`${'{"\\n":'.repeat(40_000)}1${"}".repeat(40_000)}`)).toEqual([]);
  });

  it.each(["{", "[", '{"a":1,}', '{"a" "b"}', '"', "\\", ""])("rejects %j", (text) => {
    expect(findIssues(text)).toEqual([]);
  });
});
