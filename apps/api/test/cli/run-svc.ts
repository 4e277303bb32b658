import type { ChildProcess, ChildProcessWithoutNullStreams } from "node:child_process";
import { spawnProgram, toProcessEnv } from "@svc/testing";

interface SvcRun {
  code: number;
  stdout: string;
  stderr: string;
}

let child: Promise<ChildProcess> | null = null;
let lastRunId = 0;
const pendingRuns = new Map<number, { resolve(run: SvcRun): void; reject(error: Error): void }>();

/** Runs `svc` with exactly these variables, in a shared child process. */
export async function runSvc(env: Record<string, string>, ...args: string[]): Promise<SvcRun> {
  child ??= startChild();
  lastRunId += 1;
  const id = lastRunId;
  (await child).send({ id, args, env: toProcessEnv("svc-reusable", env) });
  return new Promise((resolve, reject) => pendingRuns.set(id, { resolve, reject }));
}

async function startChild(): Promise<ChildProcess> {
  const started = await spawnProgram("svc-reusable", [], {
    env: {},
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  started.on("message", ({ id, ...run }: SvcRun & { id: number }) => {
    pendingRuns.get(id)?.resolve(run);
    pendingRuns.delete(id);
  });
  started.once("exit", (code) => {
    child = null;
    const error = new Error(`the svc child process exited with ${code}`);
    for (const { reject } of pendingRuns.values()) reject(error);
    pendingRuns.clear();
  });
  return started;
}

export async function runSvcProcess(env: Record<string, string>, ...args: string[]): Promise<SvcRun> {
  return (await startSvc(env, ...args)).ended;
}

export async function startSvc(env: Record<string, string>, ...args: string[]) {
  const svcProcess = (await spawnProgram("svc", args, {
    env,
    stdio: "pipe",
  })) as ChildProcessWithoutNullStreams;
  const run: SvcRun = { code: -1, stdout: "", stderr: "" };
  svcProcess.stdout.on("data", (chunk) => {
    run.stdout += chunk;
  });
  svcProcess.stderr.on("data", (chunk) => {
    run.stderr += chunk;
  });
  const ended = new Promise<SvcRun>((resolve) => {
    svcProcess.once("close", (code) => resolve({ ...run, code: code ?? -1 }));
  });
  return { child: svcProcess, ended, readOutput: () => run.stdout };
}

/** Returns the parsed output of `svc --json`. @throws if the run fails or prints an error */
export async function runSvcJson<Value>(env: Record<string, string>, ...args: string[]): Promise<Value> {
  const { code, stdout, stderr } = await runSvc(env, ...args, "--json");
  if (code !== 0 || stderr !== "") throw new Error(`svc ${args.join(" ")} exited with ${code}: ${stderr}`);
  return JSON.parse(stdout);
}
