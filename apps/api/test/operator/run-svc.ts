import { execFile, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** How a run of the operator's command ended. */
export interface SvcRun {
  code: number;
  stdout: string;
  stderr: string;
}

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const FLAGS = ["-C", "source", "--disable-warning=ExperimentalWarning"];
const SCRIPT = "apps/api/src/operator/svc.ts";
/** Far more than a run takes: what a machine that is busy with other things may need. */
const LIMIT_MS = 30_000;
/** More at once would only wait for each other, their time running. */
const MAX_RUNNING = 2;
/** Half of a run would be the compiling of the same files again; a cache beside the packages' own saves it. */
const COMPILE_CACHE = `${ROOT}node_modules/.cache/svc-tests`;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs the operator's command in a process of its own, which sees these variables and no others. */
export async function runSvc(env: Record<string, string>, ...args: string[]): Promise<SvcRun> {
  if (running >= MAX_RUNNING) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await spawnSvc(env, args);
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

const variablesOf = (env: Record<string, string>) => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: COMPILE_CACHE,
  ...env,
});

function spawnSvc(env: Record<string, string>, args: string[]): Promise<SvcRun> {
  return new Promise((resolve, reject) => {
    const options = { cwd: ROOT, env: variablesOf(env), timeout: LIMIT_MS };
    execFile(process.execPath, [...FLAGS, SCRIPT, ...args], options, (error, stdout, stderr) => {
      const code = error ? error.code : 0;
      if (typeof code === "number") resolve({ code, stdout, stderr });
      else reject(error);
    });
  });
}

/** Starts it and leaves it running, until it ends by itself or is sent a signal. */
export function startSvc(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [...FLAGS, SCRIPT, ...args], { cwd: ROOT, env: variablesOf(env) });
  const run: SvcRun = { code: -1, stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => {
    run.stdout += chunk;
  });
  child.stderr.on("data", (chunk) => {
    run.stderr += chunk;
  });
  const ended = new Promise<SvcRun>((resolve) => {
    child.once("close", (code) => resolve({ ...run, code: code ?? -1 }));
  });
  return { child, ended, printed: () => run.stdout };
}

/** Runs it with `--json` and gives what it printed. @throws Error when it does not end well */
export async function runSvcJson<Value>(env: Record<string, string>, ...args: string[]): Promise<Value> {
  const { code, stdout, stderr } = await runSvc(env, ...args, "--json");
  if (code !== 0 || stderr !== "") throw new Error(`svc ${args.join(" ")} ended with ${code}: ${stderr}`);
  return JSON.parse(stdout);
}
