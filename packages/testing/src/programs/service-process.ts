import type { ChildProcess, ChildProcessByStdio } from "node:child_process";
import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { hear, isLogLine } from "../heard/hear.ts";
import { type Program, spawnProgram } from "./spawn-program.ts";

/** For a start that never ends; a busy machine may take long for one that does. */
const START_PATIENCE_MS = 120_000;
const STOP_PATIENCE_MS = 120_000;

/** The services, and the operator's command. */
type Service = "api" | "widget-auth" | "worker";

/** How a process ended, and all that it wrote. */
export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

/** One of the services as a process of its own. */
export interface ServiceProcess {
  url: string;
  /** Where it tells of itself, where METRICS_PORT was set. */
  metricsUrl: string | undefined;
  child: ChildProcess;
  ended: Promise<Ending>;
  /** Whether the process is still there. */
  isAlive(): boolean;
  /** Asks it to stop as an operator's supervisor does; killed when it does not. */
  stop(): Promise<Ending>;
  /** Ends it with SIGKILL, as a machine that fails would. Safe to call twice. */
  kill(): Promise<Ending>;
}

async function run(program: Program, args: string[], env: Record<string, string>) {
  const stdio = ["ignore", "pipe", "pipe", "ipc"] as const;
  // Of what is not to be shown everything is said, and heard: the checks of what services write look at it.
  const isShown = program === "svc" || env.LOG_LEVEL !== "silent";
  const said = isShown ? env : { ...env, LOG_LEVEL: "trace" };
  const child = (await spawnProgram(program, args, said, [...stdio])) as ChildProcessByStdio<
    null,
    Readable,
    Readable
  >;
  let output = "";
  const read = (stream: Readable) => {
    let rest = "";
    const take = (text: string) => {
      if (isLogLine(text)) hear("log", text.trimEnd());
      if (isShown || !isLogLine(text)) output += text;
    };
    stream.setEncoding("utf8").on("data", (text: string) => {
      const lines = (rest + text).split(/(?<=\n)/);
      rest = lines.at(-1)?.endsWith("\n") ? "" : (lines.pop() ?? "");
      for (const line of lines) take(line);
    });
    return finished(stream).then(() => take(rest));
  };
  const exit = new Promise<[number | null, NodeJS.Signals | null]>((resolve) => {
    child.once("exit", (code, signal) => resolve([code, signal]));
  });
  const writtenSoFar = () => output;
  // Not "close": Node does not tell of it once the channel was disconnected from this side.
  const ended = Promise.all([exit, read(child.stdout), read(child.stderr)]).then(
    ([[code, signal]]): Ending => ({ code, signal, output }),
  );
  return { child, ended, said: writtenSoFar };
}

/** A service that may still be waiting for what it needs. */
export interface StartingProcess {
  child: ChildProcess;
  ended: Promise<Ending>;
  /** What it has written until now. */
  said(): string;
  /** Where it listens, once it says that it is ready. @throws Error with its output when it ends instead */
  ready: Promise<string>;
  /** Known once it is ready, where METRICS_PORT was set. */
  metricsUrl(): string | undefined;
  stop(): Promise<Ending>;
}

/** Runs a service or the operator's command to its end. */
export async function runToEnd(
  program: Service | "svc",
  args: string[],
  env: Record<string, string>,
): Promise<Ending> {
  const { child, ended } = await run(program, args, env);
  const timer = setTimeout(() => child.kill("SIGKILL"), START_PATIENCE_MS);
  return ended.finally(() => clearTimeout(timer));
}

/** Starts a service, and leaves it to the caller to wait for it. */
export async function launchServiceProcess(
  program: Service | "hasty-worker",
  env: Record<string, string>,
): Promise<StartingProcess> {
  const { child, ended, said } = await run(program, [], env);
  const calledItself = program === "hasty-worker" ? "worker" : program;
  let metricsUrl: string | undefined;
  const ready = new Promise<string>((resolve, reject) => {
    child.once("message", (message: { ready: boolean; name: string; url: string; metricsUrl?: string }) => {
      metricsUrl = message.metricsUrl;
      if (message.ready && message.name === calledItself) resolve(message.url);
      else reject(new Error(`unexpected message ${JSON.stringify(message)}`));
    });
    void ended.then(({ output }) => reject(new Error(`${program} ended: ${output}`)));
  });
  // Whoever stops it before it is ready does not ask.
  ready.catch(() => {});
  const stop = async () => {
    child.kill("SIGTERM");
    const timer = setTimeout(() => child.kill("SIGKILL"), STOP_PATIENCE_MS);
    return ended.finally(() => clearTimeout(timer));
  };
  return { child, ended, said, ready, metricsUrl: () => metricsUrl, stop };
}

/** Starts a service and waits until it says that it is ready. @throws Error with its output when it ends instead */
export async function startServiceProcess(
  program: Service | "hasty-worker",
  env: Record<string, string>,
): Promise<ServiceProcess> {
  const { child, ended, ready, metricsUrl, stop } = await launchServiceProcess(program, env);
  const timer = setTimeout(() => child.kill("SIGKILL"), START_PATIENCE_MS);
  const url = await ready.finally(() => clearTimeout(timer));
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const kill = () => {
    child.kill("SIGKILL");
    return ended;
  };
  return { url, metricsUrl: metricsUrl(), child, ended, isAlive, stop, kill };
}

/** One call over a connection of its own. */
export async function callService(
  service: { url: string },
  method: string,
  path: string,
  key: string,
  body?: object,
): Promise<{ status: number; body: Record<string, unknown> & { code?: string } }> {
  const answer = await fetch(service.url + path, {
    method,
    headers: {
      Authorization: `Bearer ${key}`,
      ...(body ? { "Content-Type": "application/json" } : {}),
      Connection: "close",
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
