import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ROOT } from "./stack/settings.ts";
import { toFindings } from "./terminal/findings.ts";

interface Violation {
  from: string;
  to: string;
  /** Module specifier. */
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

/** Converts dependency-cruiser's JSON to one line per violation, with the rule's comment. */
export function readImportFindings(output: string): string[] {
  const report = parseReport(output);
  if (report === null) return toFindings(output);
  const { violations, ruleSetUsed } = report.summary;
  const comments = new Map(ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]));
  return selectCauses(violations).map((violation) => {
    const { rule, unresolvedTo } = violation;
    const [importer = "", imported = "", ...nextFiles] = listFiles(violation);
    const location = locateImport(toSource(importer), imported, unresolvedTo);
    const through = nextFiles.map((path) => ` → ${toSource(path)}`).join("");
    const comment = comments.get(rule.name) ?? "Remove the import.";
    return `${location}: imports ${toSource(imported)}${through}. ${comment} (${rule.name})`;
  });
}

/** Lists the files on the path from the importing file to the forbidden one, or around the cycle. */
function listFiles({ from, to, cycle, via }: Violation): string[] {
  const path = (cycle ?? via ?? []).map(({ name }) => name);
  return [from, ...(path.length > 0 ? path : [to])];
}

/** Keeps the shortest path through each import, which can be part of many cycles. */
function selectCauses(violations: readonly Violation[]): Violation[] {
  const reported = new Set<string>();
  const byLength = violations.toSorted((a, b) => listFiles(a).length - listFiles(b).length);
  return byLength.filter((violation) => {
    const files = listFiles(violation);
    const imports = files.slice(1).map((file, index) => `${files[index]} ${file}`);
    const isDirect = imports.length === 1;
    if (!isDirect && imports.some((edge) => reported.has(edge))) return false;
    for (const edge of imports) reported.add(edge);
    return true;
  });
}

function parseReport(output: string): Report | null {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}

/** Maps the output of `tsc -b`, on which the rules are checked, to its source. */
function toSource(path: string): string {
  const source = path.replace("/dist/", "/src/").replace(/\.js$/, ".ts");
  return existsSync(join(ROOT, source)) ? source : path;
}

/** @returns `path:line`, or the path if the line is not found */
function locateImport(path: string, to: string, specifier: string | undefined): string {
  if (!existsSync(join(ROOT, path))) return path;
  const name = specifier ?? basename(to);
  const endings = [name, name.replace(/\.js$/, ".ts"), ...listPackageNames(to)].map((ending) => `${ending}"`);
  const lines = readFileSync(join(ROOT, path), "utf8").split("\n");
  const index = lines.findIndex((line) => /\bfrom "|\bimport\b/.test(line) && endsWithAny(line, endings));
  return index < 0 ? path : `${path}:${index + 1}`;
}

const endsWithAny = (line: string, endings: readonly string[]) =>
  endings.some((ending) => ['"', "/", ":"].some((start) => line.includes(start + ending)));

/** Returns `@svc/database` and `@svc/database/roles` for `packages/database/dist/roles/index.js`. */
function listPackageNames(path: string): string[] {
  const [, name, entry] = /^packages\/([^/]+)\/dist\/(.+)\.js$/.exec(path) ?? [];
  if (!name || !entry) return [];
  return [`@svc/${name}`, `@svc/${name}/${entry.replace(/\/index$/, "")}`];
}
