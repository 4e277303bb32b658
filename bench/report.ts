import { readFileSync, writeFileSync } from "node:fs";
import { compare, median } from "./load/measure.ts";
import type { Result } from "./load/variant.ts";

/** Compares the processor times of two variants. */
export interface Goal {
  of: string;
  baseline: string;
  /** The baseline's time divided by the variant's: 1.2 is 120 %. If missing, the ratio is only reported. */
  goal?: number;
}

export const printLine = (text: string): void => console.log(text);

const formatPercent = (share: number | undefined): string =>
  share === undefined || Number.isNaN(share) ? "–" : `${Math.round(share * 100)} %`;

export function formatResultTable(results: readonly Result[]): string {
  const rows = results.map(({ name, micros, parts, rates, p99Ms }) => {
    const part = (of: keyof (typeof parts)[number]) =>
      parts.length > 0 ? median(parts.map((usage) => usage[of])).toFixed(of === "walBytes" ? 0 : 1) : "–";
    const range = `${Math.min(...micros).toFixed(1)} to ${Math.max(...micros).toFixed(1)}`;
    const p99 = p99Ms.some(Number.isFinite) ? median(p99Ms).toFixed(1) : "–";
    const cells = [
      median(micros).toFixed(1),
      range,
      part("server"),
      part("postgres"),
      part("redis"),
      part("walBytes"),
      Math.round(median(rates)),
      p99,
    ];
    return `| ${name} | ${cells.join(" | ")} |`;
  });
  return [
    "",
    "| | processor time per request, µs | range | server | PostgreSQL | Redis | WAL, bytes | requests per second | p99, ms |",
    "|---|---:|---|---:|---:|---:|---:|---:|---:|",
    ...rows,
  ].join("\n");
}

export function formatGoalTable(results: readonly Result[], goals: readonly Goal[]): string {
  const rows = goals.map(({ of, baseline, goal }) => {
    const reached = compare(results, of, baseline);
    return `| ${of} | ${baseline} | ${formatPercent(reached)} | ${formatPercent(goal)} |`;
  });
  const head = ["", "| processor time of | compared with | reached | goal |", "|---|---|---:|---:|"];
  return [...head, ...rows].join("\n");
}

/** Smaller misses are not reported, because measurements vary. */
const TOLERANCE = 0.9;

/** Lists goals missed by more than 10 %. @param maxima further values that must stay below a goal */
export function formatMissedGoals(
  results: readonly Result[],
  goals: readonly Goal[],
  maxima: readonly [what: string, reached: number, goal: number][] = [],
): string {
  const missed = goals.flatMap(({ of, baseline, goal }) => {
    const reached = compare(results, of, baseline);
    if (goal === undefined || Number.isNaN(reached) || reached >= goal * TOLERANCE) return [];
    return [`- ${of}, against ${baseline}: ${formatPercent(reached)}, goal ${formatPercent(goal)}`];
  });
  for (const [what, reached, goal] of maxima)
    if (reached > goal / TOLERANCE) missed.push(`- ${what}: ${reached.toFixed(2)}, goal ${goal}`);
  if (missed.length === 0) return "\nNo goal is missed by more than 10 %.";
  return ["\nMissed by more than 10 %:", ...missed].join("\n");
}

const README = new URL("README.md", import.meta.url);
const END = "<!-- until here -->";

/**
 * Replaces the section of bench/README.md between `<!-- written by … -->` and the next `<!-- until here -->`. @throws Error if it
 * is missing
 */
export function writeSection(by: string, text: string): void {
  const begin = `<!-- written by ${by} -->`;
  const readme = readFileSync(README, "utf8");
  const from = readme.indexOf(begin);
  const to = readme.indexOf(END, from);
  if (from < 0 || to < 0) throw new Error(`README.md has no section for ${by}`);
  writeFileSync(README, `${readme.slice(0, from + begin.length)}\n\n${text}\n\n${readme.slice(to)}`);
}
