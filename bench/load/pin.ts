import { execFileSync } from "node:child_process";
import { cpus } from "node:os";

const CORES = cpus().length;

/** True if servers run on one core and load generators on the others, so that they do not compete. */
export const isPinned = CORES > 1 && process.env.BENCH_PIN !== "no" && hasTaskset();

function hasTaskset(): boolean {
  try {
    execFileSync("which", ["taskset"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Restricts the program to the cores for servers or for load. */
export function pinTo(purpose: "server" | "load", commandLine: readonly string[]): readonly string[] {
  if (!isPinned) return commandLine;
  const cores = purpose === "server" ? String(CORES - 1) : `0-${CORES - 2}`;
  return ["taskset", "-c", cores, ...commandLine];
}
