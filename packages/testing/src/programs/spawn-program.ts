import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { askRunner } from "../jest-runner/ask-runner.ts";
import type { Program } from "./bundle-programs.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
/** A part of a start would be the compiling of the same files again; a cache beside the packages' own saves it. */
const COMPILE_CACHE = join(ROOT, "node_modules/.cache/svc-tests");

let folder: Promise<string> | null = null;

/** The file of a program, bundled: `bundlePrograms` says why. */
export async function programFile(program: Program): Promise<string> {
  folder ??= askRunner("programs");
  return join(await folder, `${program}.mjs`);
}

/** Starts a program with these variables and none of the tests' own. */
export async function spawnProgram(
  program: Program,
  args: readonly string[],
  env: Record<string, string>,
  stdio: StdioOptions,
): Promise<ChildProcess> {
  return spawn(process.execPath, [await programFile(program), ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? "", NODE_COMPILE_CACHE: COMPILE_CACHE, ...env },
    stdio,
  });
}
