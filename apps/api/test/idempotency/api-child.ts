import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const FLAGS = ["-C", "source", "--disable-warning=ExperimentalWarning"];
/** Half of a start would be the compiling of the same files again; a cache beside the packages' own saves it. */
const COMPILE_CACHE = `${ROOT}node_modules/.cache/svc-tests`;

/** The API in a process of its own. */
export interface ApiChild {
  url: string;
  /** Ends it with SIGKILL, as a machine that fails would; resolves once it is gone. Safe to call twice. */
  kill(): Promise<void>;
}

/** Starts the API as it is deployed. @throws Error when it ends before it listens */
export async function startApiChild(env: Record<string, string>): Promise<ApiChild> {
  const child: ChildProcess = spawn(process.execPath, [...FLAGS, "apps/api/src/main.ts"], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILE_CACHE, ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once("message", (message) => resolve((message as { url: string }).url));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the API ended with ${code} before it was ready`)));
  });
  return {
    url,
    kill: () => {
      child.kill("SIGKILL");
      return gone;
    },
  };
}
