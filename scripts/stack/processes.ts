import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { ROOT, StackError } from "./settings.ts";

const STOP_TIMEOUT_MS = 15_000;
const READY_TIMEOUT_MS = 120_000;

export interface StackProcess {
  name: string;
  /** Resolves with the reason when the process ends. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

/** Returns the program's output. @throws StackError with the output if it fails */
export function runToEnd(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    let errors = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.on("data", (chunk) => {
      errors += chunk;
    });
    child.once("error", (error) => reject(new StackError(error.message)));
    child.once("close", (code) =>
      code === 0 ? resolve(output) : reject(new StackError((errors || output).trim())),
    );
  });
}

export interface ServiceOptions {
  env: NodeJS.ProcessEnv;
  /** Called before the process is ready. */
  onStarted: (service: StackProcess) => void;
  /** Receives output lines. If null, the service writes to this terminal. */
  onLine: ((processName: string, line: string) => void) | null;
  /** Number of services that must report ready. Default: 1. */
  readyCount?: number;
}

/**
 * Starts a service, and waits until it is ready. It stops with this process, because the IPC channel closes.
 *
 * @returns URLs by service
 * @throws StackError if the service ends before it is ready
 */
export function startService(
  name: string,
  args: string[],
  { env, onStarted, onLine, readyCount = 1 }: ServiceOptions,
): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    const output = onLine ? "pipe" : "inherit";
    const child: ChildProcess = spawn(process.execPath, args, {
      cwd: ROOT,
      env,
      stdio: ["ignore", output, output, "ipc"],
      // In its own session, the service gets no Ctrl-C. The stack stops its parts in order.
      detached: true,
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream && onLine) createInterface({ input: stream }).on("line", (line) => onLine(name, line));
    }
    const ended = new Promise<string>((done) => {
      child.once("close", (code, signal) => done(`${name} exited (${signal ?? `exit code ${code}`})`));
    });
    onStarted({ name, ended, stop: () => stop(child, ended) });
    const urls: Record<string, string> = {};
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      reject(new StackError(`${name} was not ready within ${READY_TIMEOUT_MS / 1000} seconds`));
    }, READY_TIMEOUT_MS);
    child.on("message", (message: { ready?: boolean; name?: string; url?: string }) => {
      if (message.ready && message.url) urls[message.name ?? name] = message.url;
      if (Object.keys(urls).length < readyCount) return;
      clearTimeout(timer);
      resolve(urls);
    });
    void ended.then((reason) => {
      clearTimeout(timer);
      reject(new StackError(reason));
    });
  });
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // SIGINT skips the drain time for load balancers.
  child.kill("SIGINT");
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}
