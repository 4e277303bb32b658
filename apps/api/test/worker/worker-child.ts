import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const FLAGS = ["-C", "source", "--disable-warning=ExperimentalWarning"];
/** Half of a start would be the compiling of the same files again; a cache beside the packages' own saves it. */
const COMPILE_CACHE = `${ROOT}node_modules/.cache/svc-tests`;

/** A worker in a process of its own. */
export interface WorkerChild {
  url: string;
  /** Whether the process is still there. */
  isAlive(): boolean;
  /** Ends it with SIGKILL, as a machine that fails would; resolves once it is gone. Safe to call twice. */
  kill(): Promise<void>;
  /** Asks it to stop, as a deployment does; gives the exit code. */
  stop(): Promise<number | null>;
}

/** Starts a worker as it is deployed. @throws Error when it ends before it works */
export async function startWorkerChild(env: Record<string, string>): Promise<WorkerChild> {
  const child: ChildProcess = spawn(process.execPath, [...FLAGS, "apps/api/src/worker/main.ts"], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILE_CACHE, ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const gone = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  const url = await new Promise<string>((resolve, reject) => {
    child.once("message", (message) => resolve((message as { url: string }).url));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the worker ended with ${code} before it was ready`)));
  });
  return {
    url,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    kill: async () => {
      child.kill("SIGKILL");
      await gone;
    },
    stop: () => {
      child.kill("SIGTERM");
      return gone;
    },
  };
}
