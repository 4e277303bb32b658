import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { BUILT_ENV, BUILT_FLAGS, getBuiltProgramArgs } from "@svc/local-servers";
import { requestShared } from "../jest-runner/request-shared.ts";
import { IN_MEMORY_REDIS } from "../test-redis.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const COMPILE_CACHE = join(ROOT, "node_modules/.cache/svc-tests");

const toShippedProgram = (app: string, source: string) => {
  const args = getBuiltProgramArgs(`apps/${app}/src/${source}.ts`);
  const [flags, bundle] = [args.slice(0, -1), args.at(-1) ?? ""];
  return { file: `apps/${app}/${basename(bundle)}`, flags: [...BUILT_FLAGS, ...flags] };
};
const toHelperProgram = (file: string) => ({ file: `helpers/${file}`, flags: BUILT_FLAGS });

const PROGRAMS = {
  api: toShippedProgram("api", "main"),
  worker: toShippedProgram("api", "platform/worker/main"),
  svc: toShippedProgram("api", "cli/svc"),
  "widget-auth": toShippedProgram("widget-auth", "main"),
  "svc-reusable": toHelperProgram("svc-reusable.js"),
  "delivery-worker": toHelperProgram("delivery-worker.js"),
};

export type Program = keyof typeof PROGRAMS;

let folder: Promise<string> | null = null;

export async function getProgramFile(program: Program): Promise<string> {
  folder ??= requestShared("programs");
  return join(await folder, PROGRAMS[program].file);
}

/**
 * Returns variables for another process, which cannot use this process's Redis mock. The operator CLI needs no Redis.
 *
 * @throws Error for a service, which needs Redis
 */
export function toProcessEnv(program: Program, env: Record<string, string>): Record<string, string> {
  const { REDIS_URL, ...withoutRedis } = env;
  if (REDIS_URL !== IN_MEMORY_REDIS) return env;
  if (program.startsWith("svc")) return withoutRedis;
  throw new Error(
    `${program} cannot reach ${IN_MEMORY_REDIS} from a separate process: declare the tests with describeWithRedis`,
  );
}

export async function spawnProgram(
  program: Program,
  args: readonly string[],
  { env, stdio }: { env: Record<string, string>; stdio: StdioOptions },
): Promise<ChildProcess> {
  return spawn(process.execPath, [...PROGRAMS[program].flags, await getProgramFile(program), ...args], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH ?? "",
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...BUILT_ENV,
      ...toProcessEnv(program, env),
    },
    stdio,
  });
}
