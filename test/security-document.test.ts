import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";

const ROOT = join(import.meta.dirname, "..");
const text = readFileSync(join(ROOT, "docs/security.md"), "utf8");
/** The documented tests: a file, and a title if one follows. */
const namedTests = [...text.matchAll(/`([\w./-]+\.test\.ts)`(?: "([^"]+)")?/g)].map(
  ([, path = "", title]) => ({ path, title }),
);

const findTestTitles = (path: string) =>
  [...readFileSync(join(ROOT, path), "utf8").matchAll(/\(\s*["`]([^"`\n]+)["`],/g)].map(([, title]) => title);

describe("docs/security.md", () => {
  it("names only tests that exist", () => {
    const missing = namedTests.filter(
      ({ path, title }) => !existsSync(join(ROOT, path)) || (title && !findTestTitles(path).includes(title)),
    );
    expect(missing).toEqual([]);
  });

  it("covers all ten OWASP risks, with a test in every row", () => {
    const owaspChapter = text.slice(text.indexOf("## OWASP"), text.indexOf("## Known limits"));
    expect([...owaspChapter.matchAll(/^### API(\d+):/gm)].map(([, n]) => Number(n))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    const rows = owaspChapter.split("\n").filter((line) => /^\| (?!control \|)/.test(line));
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter((row) => !row.includes(".test.ts`"))).toEqual([]);
  });
});
