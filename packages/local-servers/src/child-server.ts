import { type ChildProcess, spawn } from "node:child_process";
import { endWithThisProcess } from "./end-with-process.ts";

export interface ChildServer {
  pid: number;
  ended: Promise<void>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** A server did not start. The message is one line for the operator. */
export class ServerStartError extends Error {
  override name = "ServerStartError";
}

export function toFolderError(folder: string, error: unknown): ServerStartError {
  if (error instanceof ServerStartError) return error;
  return new ServerStartError(`${folder} cannot be used: ${error instanceof Error ? error.message : error}`);
}

const KILL_AFTER_MS = 8_000;

/**
 * Starts a server in its own session, so that Ctrl-C reaches only this process, which stops its servers in order. They also stop
 * if this process is killed.
 * @param ready matches the output of a ready server
 * @throws ServerStartError with the server's last error
 */
export function startChildServer(input: {
  name: string;
  command: string;
  args: string[];
  ready: RegExp;
  timeoutMs: number;
  signal: "INT" | "TERM";
  env?: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
}): Promise<ChildServer> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(input.command, input.args, {
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
      cwd: "/",
      env: input.env ?? process.env,
      ...(input.uid === undefined ? {} : { uid: input.uid }),
      ...(input.gid === undefined ? {} : { gid: input.gid }),
    });
    let output = "";
    let isReady = false;
    const ended = new Promise<void>((done) => child.once("close", () => done()));
    if (child.pid) {
      const cancelCleanup = endWithThisProcess({ pid: child.pid, signal: input.signal });
      void ended.then(cancelCleanup);
    }
    const fail = (reason: string) => reject(new ServerStartError(`${input.name} did not start: ${reason}`));

    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      fail(`it was not ready within ${input.timeoutMs / 1000} seconds`);
    }, input.timeoutMs);
    const handleOutput = (chunk: Buffer) => {
      if (isReady) return;
      output = (output + chunk.toString()).slice(-8_000);
      if (!input.ready.test(output)) return;
      isReady = true;
      clearTimeout(timer);
      output = "";
      resolve({
        pid: child.pid ?? 0,
        ended,
        stop: (signal) => stopChild(child, ended, signal ?? `SIG${input.signal}`),
      });
    };
    child.stdout?.on("data", handleOutput);
    child.stderr?.on("data", handleOutput);
    child.once("error", (error) => {
      clearTimeout(timer);
      fail(error.message);
    });
    child.once("close", (code) => {
      clearTimeout(timer);
      if (!isReady) fail(findLastError(output) ?? `it ended with code ${code}`);
    });
  });
}

async function stopChild(child: ChildProcess, ended: Promise<void>, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  const timer = setTimeout(() => child.kill("SIGKILL"), KILL_AFTER_MS);
  await ended;
  clearTimeout(timer);
}

function findLastError(output: string): string | null {
  const lines = output.split("\n").map((line) => line.trim());
  const errorLine =
    lines.findLast((line) => /FATAL|ERROR|error|denied/.test(line)) ?? lines.findLast(Boolean);
  return errorLine ?? null;
}
