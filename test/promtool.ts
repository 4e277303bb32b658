import { spawnSync } from "node:child_process";
import { describe } from "@jest/globals";

const isThere = spawnSync("promtool", ["--version"]).status === 0;

/** Tests that ask promtool, which comes with Prometheus; they are skipped by name where it is not installed. */
export function describeWithPromtool(name: string, tests: () => void): void {
  if (isThere) describe(name, tests);
  else describe.skip(`${name} (promtool is not installed: it comes with Prometheus)`, tests);
}
