import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { askRunner } from "../jest-runner/ask-runner.ts";
import { IN_MEMORY_REDIS } from "../test-redis.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
/** A part of a start would be the compiling of the same files again; a cache beside the packages' own saves it. */
const COMPILE_CACHE = join(ROOT, "node_modules/.cache/svc-tests");

/** The files of the programs in the folder of `bundlePrograms`. */
const FILES = {
  api: "apps/api/main.js",
  worker: "apps/api/worker.js",
  svc: "apps/api/svc.js",
  "widget-auth": "apps/widget-auth/main.js",
  "svc-again-and-again": "helpers/svc-again-and-again.js",
  "hasty-worker": "helpers/hasty-worker.js",
};

/** The name of a program that tests start. */
export type Program = keyof typeof FILES;

let folder: Promise<string> | null = null;

/** The file of a program, bundled: `bundlePrograms` says why. */
export async function programFile(program: Program): Promise<string> {
  folder ??= askRunner("programs");
  return join(await folder, FILES[program]);
}

/**
 * Returns the variables as another process can use them. The mock of Redis serves the test's own process, so the operator's command,
 * which can do without Redis, gets no REDIS_URL.
 *
 * @throws Error for a service, which would report Redis as down instead
 */
export function toProcessEnv(program: Program, env: Record<string, string>): Record<string, string> {
  const { REDIS_URL, ...others } = env;
  if (REDIS_URL !== IN_MEMORY_REDIS) return env;
  if (program.startsWith("svc")) return others;
  throw new Error(
    `${program} cannot reach ${IN_MEMORY_REDIS} from a process of its own: declare the tests by describeWithRedis`,
  );
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
    env: { PATH: process.env.PATH ?? "", NODE_COMPILE_CACHE: COMPILE_CACHE, ...toProcessEnv(program, env) },
    stdio,
  });
}
