import type { ChildProcess, ChildProcessByStdio } from "node:child_process";
import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { capture, isLogLine } from "../output/captured-output.ts";
import { type Program, spawnProgram } from "./spawn-program.ts";

/** Generous, for busy machines. */
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 120_000;

type Service = "api" | "widget-auth" | "worker";

export interface ProcessExit {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

export interface ServiceProcess {
  url: string;
  metricsUrl: string | undefined;
  child: ChildProcess;
  ended: Promise<ProcessExit>;
  isRunning(): boolean;
  stop(): Promise<ProcessExit>;
  kill(): Promise<ProcessExit>;
}

async function spawnService(program: Program, args: string[], env: Record<string, string>) {
  const stdio = ["ignore", "pipe", "pipe", "ipc"] as const;
  // Hidden output is captured at trace level for the leak checks.
  const isShown = program === "svc" || env.LOG_LEVEL !== "silent";
  const childEnv = isShown ? env : { ...env, LOG_LEVEL: "trace" };
  const child = (await spawnProgram(program, args, {
    env: childEnv,
    stdio: [...stdio],
  })) as ChildProcessByStdio<null, Readable, Readable>;
  let output = "";
  const readStream = (stream: Readable) => {
    let partialLine = "";
    const handleLine = (text: string) => {
      if (isLogLine(text)) capture("log", text.trimEnd());
      if (isShown || !isLogLine(text)) output += text;
    };
    stream.setEncoding("utf8").on("data", (text: string) => {
      const lines = (partialLine + text).split(/(?<=\n)/);
      partialLine = lines.at(-1)?.endsWith("\n") ? "" : (lines.pop() ?? "");
      for (const line of lines) handleLine(line);
    });
    return finished(stream).then(() => handleLine(partialLine));
  };
  const exit = new Promise<[number | null, NodeJS.Signals | null]>((resolve) => {
    child.once("exit", (code, signal) => resolve([code, signal]));
  });
  const readOutput = () => output;
  // Node does not emit "close" after a disconnect from this side.
  const ended = Promise.all([exit, readStream(child.stdout), readStream(child.stderr)]).then(
    ([[code, signal]]): ProcessExit => ({ code, signal, output }),
  );
  return { child, ended, readOutput };
}

export interface StartingProcess {
  child: ChildProcess;
  ended: Promise<ProcessExit>;
  readOutput(): string;
  /** URL of the ready service. @throws Error with the output if the process ends instead */
  ready: Promise<string>;
  metricsUrl(): string | undefined;
  stop(): Promise<ProcessExit>;
}

/** Runs a program to its end. */
export async function runToCompletion(
  program: Service | "svc",
  args: string[],
  env: Record<string, string>,
): Promise<ProcessExit> {
  const { child, ended } = await spawnService(program, args, env);
  const timer = setTimeout(() => child.kill("SIGKILL"), START_TIMEOUT_MS);
  return ended.finally(() => clearTimeout(timer));
}

/** Starts a service without waiting until it is ready. */
export async function launchServiceProcess(
  program: Service | "delivery-worker",
  env: Record<string, string>,
): Promise<StartingProcess> {
  const { child, ended, readOutput } = await spawnService(program, [], env);
  const expectedName = program === "delivery-worker" ? "worker" : program;
  let metricsUrl: string | undefined;
  const ready = new Promise<string>((resolve, reject) => {
    child.once("message", (message: { ready: boolean; name: string; url: string; metricsUrl?: string }) => {
      metricsUrl = message.metricsUrl;
      if (message.ready && message.name === expectedName) resolve(message.url);
      else reject(new Error(`unexpected message ${JSON.stringify(message)}`));
    });
    void ended.then(({ output }) => reject(new Error(`${program} ended: ${output}`)));
  });
  // Callers that stop the process early do not await `ready`.
  ready.catch(() => {});
  const stop = async () => {
    child.kill("SIGTERM");
    const timer = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
    return ended.finally(() => clearTimeout(timer));
  };
  return { child, ended, readOutput, ready, metricsUrl: () => metricsUrl, stop };
}

/** Starts a service and waits until it is ready. @throws Error with the output if the process ends instead */
export async function startServiceProcess(
  program: Service | "delivery-worker",
  env: Record<string, string>,
): Promise<ServiceProcess> {
  const { child, ended, ready, metricsUrl, stop } = await launchServiceProcess(program, env);
  const timer = setTimeout(() => child.kill("SIGKILL"), START_TIMEOUT_MS);
  const url = await ready.finally(() => clearTimeout(timer));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const kill = () => {
    child.kill("SIGKILL");
    return ended;
  };
  return { url, metricsUrl: metricsUrl(), child, ended, isRunning, stop, kill };
}

/** Makes a call on a separate connection. */
export async function callService(
  service: { url: string },
  method: string,
  { path, key, body }: { path: string; key: string; body?: object | undefined },
): Promise<{ status: number; body: Record<string, unknown> & { code?: string } }> {
  const response = await fetch(service.url + path, {
    method,
    headers: {
      Authorization: `Bearer ${key}`,
      ...(body ? { "Content-Type": "application/json" } : {}),
      Connection: "close",
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
