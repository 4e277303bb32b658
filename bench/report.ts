import { compare, median } from "./load/measure.ts";
import type { Result } from "./load/variant.ts";
import type { Goal } from "./targets.ts";

// What the measurements say: tables in Markdown, for the terminal and for the README beside them.

export const say = (text: string): void => console.log(text);

/** @param share 1.2 is 120 % */
export const percent = (share: number | undefined): string =>
  share === undefined || Number.isNaN(share) ? "–" : `${Math.round(share * 100)} %`;

/** What each variant took. */
export function resultTable(results: readonly Result[]): string {
  const rows = results.map(({ name, micros, rates, p99Ms }) => {
    const range = `${Math.min(...micros).toFixed(1)} to ${Math.max(...micros).toFixed(1)}`;
    const p99 = p99Ms.length > 0 ? median(p99Ms).toFixed(1) : "–";
    return `| ${name} | ${median(micros).toFixed(1)} | ${range} | ${Math.round(median(rates))} | ${p99} |`;
  });
  return [
    "",
    "| | µs of processor time a request | lowest to highest | requests a second | p99, ms |",
    "|---|---:|---|---:|---:|",
    ...rows,
  ].join("\n");
}

/** What was reached: how many requests ours answers in the processor time in which the other answers one. */
export function goalTable(results: readonly Result[], goals: readonly Goal[]): string {
  const rows = goals.map(({ of, against, goal, before }) => {
    const reached = compare(results, of, against);
    return `| ${of} | ${against} | ${percent(before)} | ${percent(reached)} | ${percent(goal)} |`;
  });
  const head = ["", "| processor time, of | against | before | reached | goal |", "|---|---|---:|---:|---:|"];
  return [...head, ...rows].join("\n");
}
