import { describe, expect, it } from "@jest/globals";
import { anyCharacter } from "@svc/testing/any-character";
import fc from "fast-check";
import { findUnsafeText, validationFailed } from "../src/endpoints/index.ts";

const findIssuePointers = (json: string) => findUnsafeText(JSON.parse(json)).map(({ pointer }) => pointer);

describe("findUnsafeText", () => {
  it.each([
    ["{}", []],
    ['{"a":"b","c":[1,null,true,{"d":"e"}]}', []],
    ['{"emoji":"\\ud83d\\ude00"}', []],
    ['{"a":"x\\u0000y"}', ["#/a"]],
    ['{"a":"\\ud83d"}', ["#/a"]],
    ['{"a":"\\ude00\\ud83d"}', ["#/a"]],
    ['{"a":{"b":["ok","\\u0000"]}}', ["#/a/b/1"]],
    ['{"__proto__":{"admin":true}}', ["#/__proto__"]],
    ['{"a":[{"__proto__":1}]}', ["#/a/0/__proto__"]],
    ['{"a\\u0000":1}', ["#/a\u0000"]],
    ['{"\\ud83d":1}', ["#/\ud83d"]],
    ['{"a/b":{"c~d":"\\u0000"}}', ["#/a~1b/c~0d"]],
    ['"\\u0000"', ["#"]],
    ["null", []],
    ["17", []],
  ])("locates unsafe text in %s: %j", (json, pointers) => expect(findIssuePointers(json)).toEqual(pointers));

  it("reports every occurrence at once", () => {
    expect(findIssuePointers('{"a":"\\u0000","b":{"__proto__":1},"c":["\\ud800"]}').sort()).toEqual([
      "#/a",
      "#/b/__proto__",
      "#/c/0",
    ]);
  });

  it.each([
    ["brackets", "[".repeat(51_000) + "]".repeat(51_000)],
    ["objects", `${'{"a":'.repeat(17_000)}1${"}".repeat(17_000)}`],
  ])("rejects a body of nothing but nested %s, without a stack overflow", (_, json) => {
    const issues = findUnsafeText({ deep: JSON.parse(json) });
    expect(issues).toHaveLength(1);
    expect(issues[0]?.detail).toMatch(/nested/);
  });

  const level = '{"b":"\\u0000","a":';
  it.each([
    ["nested levels", `${level.repeat(5_000)}1${"}".repeat(5_000)}`],
    ["a long name over a long list", `{"${"n".repeat(50_000)}":[${Array(5_000).fill('"\\u0000"')}]}`],
    ["a list", `[${Array(11_000).fill('"\\u0000"')}]`],
  ])("keeps the issue list under 110 kB for 100 kB of %s", (_, json) => {
    const issues = findUnsafeText(JSON.parse(json));
    expect(issues.length).toBeGreaterThan(0);
    const { errors, issueCount } = validationFailed(issues);
    expect(JSON.stringify(errors).length).toBeLessThan(110_000);
    expect(issueCount).toBe(issues.length);
  });

  it("accepts well-formed values and nothing else", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const json = JSON.stringify(value);
        const isClean = !json.includes("\\u0000") && !/\\ud[89a-f]/.test(json) && !json.includes("__proto__");
        if (isClean) expect(findUnsafeText(JSON.parse(json))).toEqual([]);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(findUnsafeText([text]).length === 0).toBe(text.isWellFormed() && !text.includes("\u0000"));
      }),
    );
  });
});
