import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { itWith } from "@svc/testing";
import { checkPatterns, hasRecheck } from "../scripts/patterns/check-patterns.ts";
import { collectPatterns } from "../scripts/patterns/collect-patterns.ts";

const SOURCE = [
  "// é has two bytes: lines are counted correctly after it",
  // In the file: const SHORT = "\\u2212|" + `[a-z]${"+"}`;
  String.raw`const SHORT = "\\u2212|" + ` + "`[a-z]$" + '{"+"}`;',
  String.raw`const LITERAL = /^\d+$/i;`,
  'export const made = new RegExp(SHORT, "u");',
  "export const called = RegExp(LITERAL.source);",
  "export const raw = new RegExp(String.raw`^\\d$`);",
  "export const unread = (text: string) => new RegExp(text);",
  String.raw`export const slow = (text: string) => text.replace(/\s+$/, "");`,
].join("\n");

const itWithRecheck = itWith({ name: "recheck", remedy: "npm run check", isMet: () => hasRecheck });

describe("Regular expression check", () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), "svc-patterns-"));
  });
  afterAll(() => {
    rmSync(root, { recursive: true });
    // `checkPatterns` sets this variable.
    delete process.env.RECHECK_BACKEND;
  });

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    return join(root, path);
  };

  it("finds literals, and patterns composed of strings in the file", () => {
    const { found, dynamicPatterns } = collectPatterns(write("one.ts", SOURCE), "one.ts");
    expect(found).toEqual([
      { source: String.raw`^\d+$`, flags: "i", location: "one.ts:3" },
      { source: String.raw`\u2212|[a-z]+`, flags: "u", location: "one.ts:4" },
      { source: String.raw`^\d+$`, flags: "", location: "one.ts:5" },
      { source: String.raw`^\d$`, flags: "", location: "one.ts:6" },
      { source: String.raw`\s+$`, flags: "", location: "one.ts:8" },
    ]);
    expect(dynamicPatterns).toEqual([{ location: "one.ts:7" }]);
  });

  itWithRecheck(
    "reports patterns that take more than linear time or cannot be read, on every run",
    async () => {
      write("packages/one/src/one.ts", SOURCE);
      write("packages/testing/src/other.ts", "export const unused = /(a+)+$/;");
      for (let time = 0; time < 2; time += 1) {
        const { issues, count } = await checkPatterns(root);
        expect(count).toBe(5);
        expect(issues).toEqual([
          expect.stringMatching(/^packages\/one\/src\/one.ts:7: a pattern is built at run time/),
          expect.stringMatching(
            /^packages\/one\/src\/one.ts:8: \/\\s\+\$\/ takes 2nd degree polynomial time/,
          ),
        ]);
      }
    },
  );
});
