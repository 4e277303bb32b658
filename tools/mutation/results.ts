import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hasFilters } from "./expose-filters.ts";
import { MUTATION_GROUPS, type MutationGroup } from "./groups.ts";

/** Mutation-testing-elements format, version 2. */
export interface MutationReport {
  files: Record<string, { source: string; mutants: readonly Mutant[] }>;
}

interface Mutant {
  replacement?: string;
  status:
    | "Killed"
    | "Survived"
    | "NoCoverage"
    | "Timeout"
    | "RuntimeError"
    | "CompileError"
    | "Ignored"
    | "Pending";
  location: { start: Position; end: Position };
}

/** Line and column, both from 1. */
interface Position {
  line: number;
  column: number;
}

/** A change that no test notices. */
interface Survivor {
  /** Changed line. */
  code: string;
  /** Replaces a part of the line. */
  replacement: string;
  /** `<line>:<column>-<line>:<column>`, from 1. */
  range: string;
  /** Why no test can or needs to notice the change. Empty until a developer adds it. */
  reason: string;
}

interface FileResult {
  /** SHA-256 of the mutated source, in hex. */
  digest: string;
  killed: number;
  total: number;
  survivors: readonly Survivor[];
}

/** Results by path, as in `results.json`. */
export type Results = Record<string, FileResult>;

const MIN_PERCENT = 95;
const ROOT = join(import.meta.dirname, "../..");
const RESULTS_PATH = join(import.meta.dirname, "results.json");
const SURVIVED = new Set(["Survived", "NoCoverage"]);
const COUNTED = new Set([...SURVIVED, "Killed", "Timeout"]);

export function listFiles({ mutate, removesFilters }: MutationGroup): string[] {
  const files = globSync([...mutate], { cwd: ROOT }).sort();
  return removesFilters ? files.filter((path) => hasFilters(readFileSync(join(ROOT, path), "utf8"))) : files;
}

export function readResults(): Results {
  return existsSync(RESULTS_PATH) ? JSON.parse(readFileSync(RESULTS_PATH, "utf8")) : {};
}

/** Stores results sorted by path, so that a change of one file changes one block. */
export function writeResults(results: Results): void {
  const sorted = Object.fromEntries(Object.entries(results).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(RESULTS_PATH, `${JSON.stringify(sorted, null, 2)}\n`);
}

export function digestSource(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("hex");
}

/**
 * Stores the results of completely mutated files. Survivors with unchanged line and replacement keep their reasons.
 *
 * @param files the mutated files; the report lacks those without mutants, such as lists of exports
 * @param digests of the mutated sources, by path
 */
export function addReport(
  results: Results,
  report: MutationReport,
  { files, digests }: { files: readonly string[]; digests: ReadonlyMap<string, string> },
): void {
  for (const path of files.filter((file) => !(file in report.files)))
    results[path] = { digest: digests.get(path) ?? "", killed: 0, total: 0, survivors: [] };
  for (const [path, { source, mutants }] of Object.entries(report.files)) {
    if (!files.includes(path)) continue;
    const lines = source.split("\n");
    const earlier = results[path]?.survivors ?? [];
    const counted = mutants.filter(({ status }) => COUNTED.has(status));
    const survivors = counted
      .filter(({ status }) => SURVIVED.has(status))
      .map((mutant) => {
        const survivor = toSurvivor(lines, mutant);
        return { ...survivor, reason: earlier.find(isSame(survivor))?.reason ?? "" };
      });
    results[path] = {
      digest: digests.get(path) ?? "",
      killed: counted.length - survivors.length,
      total: counted.length,
      survivors,
    };
  }
}

/**
 * Removes survivors that this run killed, in files that were mutated only partly.
 *
 * @param completeFiles files that were mutated completely
 */
export function removeKilled(
  results: Results,
  report: MutationReport,
  completeFiles: readonly string[],
): void {
  for (const [path, { source, mutants }] of Object.entries(report.files)) {
    const result = results[path];
    if (!result || completeFiles.includes(path)) continue;
    const lines = source.split("\n");
    const killed = mutants
      .filter(({ status }) => COUNTED.has(status) && !SURVIVED.has(status))
      .map((mutant) => toSurvivor(lines, mutant));
    const survivors = result.survivors.filter((survivor) => !killed.some(isSame(survivor)));
    results[path] = { ...result, killed: result.total - survivors.length, survivors };
  }
}

/** Returns the ranges of survivors without a reason, in Stryker's format, whose columns start at 0. */
export function listUnexplained(results: Results, path: string): string[] {
  const survivors = results[path]?.survivors.filter(({ reason }) => reason === "") ?? [];
  return survivors.map(({ range }) => {
    const ends = range.split("-").map((end) => end.split(":").map(Number));
    return `${path}:${ends.map(([line = 0, column = 0]) => `${line}:${column - 1}`).join("-")}`;
  });
}

function toSurvivor(lines: readonly string[], { replacement = "", location: { start, end } }: Mutant) {
  const range = `${start.line}:${start.column}-${end.line}:${end.column}`;
  return { code: lines[start.line - 1]?.trim() ?? "", replacement, range };
}

/** Ignores line numbers, so that changes above a survivor preserve its reason. */
const isSame =
  (one: Omit<Survivor, "reason">) =>
  ({ code, replacement, range }: Omit<Survivor, "reason">): boolean =>
    code === one.code && replacement === one.replacement && findColumn(range) === findColumn(one.range);

const findColumn = (range: string) => /:(\d+)-/.exec(range)?.[1];

/** Lists groups with too few killed mutants, and survivors without a reason. Does not check that results are up to date. */
export function findIssues(results: Results): string[] {
  const issues = MUTATION_GROUPS.flatMap((group) => {
    const { killed, total } = sumResults(results, listFiles(group));
    if (100 * killed >= MIN_PERCENT * total) return [];
    return [
      `${group.name}: tests notice ${formatPercent(killed, total)} of the mutants; at least ${MIN_PERCENT} % are required.`,
    ];
  });
  const unexplained = Object.entries(results).flatMap(([path, { survivors }]) =>
    survivors
      .filter(({ reason }) => reason === "")
      .map(
        ({ code, replacement, range }) =>
          `${path}:${range}: no test fails if "${replacement}" replaces this part of "${code}". Add a test, or a reason in results.json.`,
      ),
  );
  return [...issues, ...unexplained];
}

export function sumResults(results: Results, files: readonly string[]): { killed: number; total: number } {
  const found = files.flatMap((path) => results[path] ?? []);
  return {
    killed: found.reduce((sum, { killed }) => sum + killed, 0),
    total: found.reduce((sum, { total }) => sum + total, 0),
  };
}

export function formatPercent(killed: number, total: number): string {
  return total === 0 ? "100 %" : `${((100 * killed) / total).toFixed(1)} %`;
}
