import { describe, expect, it } from "@jest/globals";
import { readImportFindings } from "../../scripts/import-findings.ts";
import { toFindings } from "../../scripts/terminal/findings.ts";
import { readSquawkFindings } from "../../scripts/terminal/squawk-findings.ts";

interface Rules {
  forbidden: { name: string; comment?: string }[];
}

const readRules = async (path: string): Promise<Rules> =>
  (await import(new URL(`../../${path}`, import.meta.url).href)).default;
const rules = await readRules(".dependency-cruiser.mjs");
const portalRules = await readRules("apps/portal/.dependency-cruiser.mjs");

const buildReport = (...violations: object[]) =>
  JSON.stringify({ summary: { violations, ruleSetUsed: { forbidden: rules.forbidden } } });

describe("Findings of npm run check", () => {
  it("name the source, line and remedy of a forbidden import", () => {
    const violation = {
      from: "apps/api/dist/approvals/operations/get-approval.js",
      to: "apps/api/dist/people/second-person/approval-store.js",
      unresolvedTo: "../../people/second-person/approval-store.js",
      rule: { name: "not-to-stores-of-other-areas" },
    };
    expect(readImportFindings(buildReport(violation))).toEqual([
      expect.stringMatching(
        /^apps\/api\/src\/approvals\/operations\/get-approval\.ts:\d+: imports apps\/api\/src\/people\/second-person\/approval-store\.ts\. Import the other area's operations and rules instead\. .* \(not-to-stores-of-other-areas\)$/,
      ),
    ]);
  });

  it("name the files of a cycle, even if the line is unknown", () => {
    const cycle = [{ name: "apps/api/dist/b.js" }, { name: "apps/api/dist/a.js" }];
    const violation = {
      from: "apps/api/dist/a.js",
      to: "apps/api/dist/b.js",
      rule: { name: "no-circular" },
      cycle,
    };
    expect(readImportFindings(buildReport(violation))).toEqual([
      "apps/api/dist/a.js: imports apps/api/dist/b.js → apps/api/dist/a.js. " +
        "Move the code that both files need to a third file. (no-circular)",
    ]);
  });

  it("report an import only once, in the file that contains it, even if it breaks a rule for many files", () => {
    const rule = { name: "pure-not-to-io" };
    const toPath = (...names: string[]) => names.map((name) => ({ name }));
    const violations = [
      { from: "q.js", to: "fs", rule, via: toPath("p.js", "fs") },
      { from: "p.js", to: "fs", rule, via: toPath("fs") },
      { from: "o.js", to: "fs", rule, via: toPath("q.js", "p.js", "fs") },
    ];
    expect(readImportFindings(buildReport(...violations))).toEqual([
      expect.stringMatching(/^p\.js: imports fs\. Pass values as parameters/),
    ]);
  });

  it.each([...rules.forbidden, ...portalRules.forbidden])(
    "have a remedy for the rule $name",
    ({ comment }) => {
      expect(comment).toMatch(/\S\.$/);
    },
  );

  it("name the line and remedy of a squawk rule", () => {
    const violation = {
      file: "m/migration.sql",
      line: 0,
      message: "During index creation,\nupdates are blocked.",
      help: "Use `concurrently`.",
      rule_name: "require-concurrent-index-creation",
    };
    expect(readSquawkFindings(JSON.stringify([violation]))).toEqual([
      "m/migration.sql:1: During index creation, updates are blocked. Use `concurrently`. " +
        "See https://squawkhq.com/docs/require-concurrent-index-creation. (require-concurrent-index-creation)",
    ]);
  });

  it.each([readImportFindings, readSquawkFindings, toFindings])(
    "keep output that is not a report",
    (readFindings) => {
      const output = "Error: the program failed\n    at here (a.js:1:1)\n";
      expect(readFindings(output)).toEqual(["the program failed"]);
    },
  );
});
