import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
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
  return selectCauses(violations).map((violation) => {
    const { rule, unresolvedTo } = violation;
    const [from = "", to = "", ...rest] = listFiles(violation);
    const location = locateImport(toSource(from), to, unresolvedTo);
    const through = rest.map((path) => ` → ${toSource(path)}`).join("");
    const comment = comments.get(rule.name) ?? "Remove the import.";
    return `${location}: imports ${toSource(to)}${through}. ${comment} (${rule.name})`;
  });
}

/** Lists the files from the importing file to the forbidden one, or around the cycle. */
function listFiles({ from, to, cycle, via }: Violation): string[] {
  const path = (cycle ?? via ?? []).map(({ name }) => name);
  return [from, ...(path.length > 0 ? path : [to])];
}

/** One import can close many cycles and be reached from many files. Keeps the shortest path through each import. */
function selectCauses(violations: readonly Violation[]): Violation[] {
  const seen = new Set<string>();
  const byLength = violations.toSorted((one, other) => listFiles(one).length - listFiles(other).length);
  return byLength.filter((violation) => {
    const files = listFiles(violation);
    const imports = files.slice(1).map((file, index) => `${files[index]} ${file}`);
    const isDirect = imports.length === 1;
    if (!isDirect && imports.some((one) => seen.has(one))) return false;
    for (const one of imports) seen.add(one);
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

/** Rules are checked on the output of `tsc -b`; findings name the source. */
function toSource(path: string): string {
  const source = path.replace("/dist/", "/src/").replace(/\.js$/, ".ts");
  return existsSync(join(ROOT, source)) ? source : path;
}

/** @returns `path:line` if the line is known */
function locateImport(path: string, to: string, specifier: string | undefined): string {
  if (!existsSync(join(ROOT, path))) return path;
  const name = specifier ?? basename(to);
  const endings = [name, name.replace(/\.js$/, ".ts"), ...packageNames(to)].map((one) => `${one}"`);
  const lines = readFileSync(join(ROOT, path), "utf8").split("\n");
  const index = lines.findIndex((line) => /\bfrom "|\bimport\b/.test(line) && endsOne(line, endings));
  return index < 0 ? path : `${path}:${index + 1}`;
}

const endsOne = (line: string, endings: readonly string[]) =>
  endings.some((ending) => ['"', "/", ":"].some((start) => line.includes(start + ending)));

/** `packages/database/dist/roles/index.js` → `@svc/database`, `@svc/database/roles`. */
function packageNames(path: string): string[] {
  const [, name, entry] = /^packages\/([^/]+)\/dist\/(.+)\.js$/.exec(path) ?? [];
  if (!name || !entry) return [];
  return [`@svc/${name}`, `@svc/${name}/${entry.replace(/\/index$/, "")}`];
}
