import { execFileSync } from "node:child_process";
import { cpus } from "node:os";

const CORES = cpus().length;

/** Whether servers are pinned to one core and the load to the others: they then do not push each other about. */
export const isPinned = CORES > 1 && process.env.BENCH_PIN !== "no" && hasTaskset();

function hasTaskset(): boolean {
  try {
    execFileSync("which", ["taskset"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** The words of a command that runs on the cores of what it is, where there is `taskset`. */
export function pinTo(what: "server" | "load", words: readonly string[]): readonly string[] {
  if (!isPinned) return words;
  const cores = what === "server" ? String(CORES - 1) : `0-${CORES - 2}`;
  return ["taskset", "-c", cores, ...words];
}
