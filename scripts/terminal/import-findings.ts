import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../stack/settings.ts";
import { toFindings } from "./findings.ts";

interface Violation {
  from: string;
  to: string;
  /** The specifier in the import. */
  unresolvedTo?: string;
  rule: { name: string };
  cycle?: { name: string }[];
  via?: { name: string }[];
}

interface Report {
  summary: {
    violations: Violation[];
    ruleSetUsed: { forbidden: { name: string; comment?: string }[] };
  };
}

/** Returns the violations in the JSON report of dependency-cruiser, one line each, with the rule's comment. */
export function readImportFindings(output: string): string[] {
  const report = parseReport(output);
  if (report === null) return toFindings(output);
  const { violations, ruleSetUsed } = report.summary;
  const comments = new Map(ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]));
  return violations.map((violation) => {
    const { to, rule, cycle, via, unresolvedTo } = violation;
    const path = (cycle ?? via ?? []).map(({ name }) => toSource(name));
    const through = path.length > 1 ? ` (${path.join(" → ")})` : "";
    const location = locateImport(toSource(violation.from), unresolvedTo);
    const comment = comments.get(rule.name) ?? "Import something else.";
    return `${location}: imports ${toSource(to)}${through}. ${comment} (${rule.name})`;
  });
}

function parseReport(output: string): Report | null {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}

/** Rules are checked on the output of `tsc -b`; findings name the source. */
function toSource(path: string): string {
  const source = path.replace("/dist/", "/src/").replace(/\.js$/, ".ts");
  return existsSync(join(ROOT, source)) ? source : path;
}

/** @returns `path:line` if the line is known */
function locateImport(path: string, specifier: string | undefined): string {
  if (specifier === undefined || !existsSync(join(ROOT, path))) return path;
  const names = [specifier, specifier.replace(/\.js$/, ".ts")].map((name) => `"${name}"`);
  const lines = readFileSync(join(ROOT, path), "utf8").split("\n");
  const index = lines.findIndex((line) => names.some((name) => line.includes(name)));
  return index < 0 ? path : `${path}:${index + 1}`;
}
