import type { RunningService } from "./serve.ts";

/** Requests in flight have half of it. What asks a database that never answers would be waited for without an end. */
const STOP_LIMIT_MS = 20_000;

/**
 * Runs a service as a process: starts it, and stops it on SIGTERM, SIGINT, or when the process that started it is
 * gone, also while it is still starting. On SIGTERM, which a supervisor sends, it drains first; a person who sends SIGINT waits for
 * no balancer. What has not stopped twenty seconds after that, or after a signal during its start, is ended with the code 1. A start that fails ends with one line for a
 * person, and the error's own `exitCode`: 78 for a wrong configuration.
 *
 * @param start gives the running service; it reads the configuration, and gives up waiting when the signal is aborted
 */
export async function runService(
  name: string,
  start: (signal: AbortSignal) => Promise<RunningService>,
): Promise<void> {
  const stopping = new AbortController();
  const hurrying = new AbortController();
  const stop = () => stopping.abort();
  const stopAtOnce = () => {
    hurrying.abort();
    stop();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stopAtOnce);
  if (process.channel) process.once("disconnect", stopAtOnce);
  let startLimit: NodeJS.Timeout | undefined;
  const limitStart = () => {
    startLimit = endAfterLimit(name);
  };
  stopping.signal.addEventListener("abort", limitStart, { once: true });
  let service: RunningService;
  try {
    service = await start(stopping.signal);
  } catch (error) {
    if (stopping.signal.aborted) process.exit(0);
    process.stderr.write(`${name}: ${messageOf(error)}\n`);
    process.exit(exitCodeOf(error));
  }
  stopping.signal.removeEventListener("abort", limitStart);
  clearTimeout(startLimit);
  const end = async () => {
    await service.drain(hurrying.signal);
    endAfterLimit(name);
    try {
      await service.stop();
      process.exit(0);
    } catch (error) {
      process.stderr.write(`${name}: did not stop cleanly: ${messageOf(error)}\n`);
      process.exit(1);
    }
  };
  if (stopping.signal.aborted) return end();
  stopping.signal.addEventListener("abort", end, { once: true });
  const { url, metricsUrl } = service;
  process.send?.({ ready: true, name, url, ...(metricsUrl === undefined ? {} : { metricsUrl }) });
}

function endAfterLimit(name: string): NodeJS.Timeout {
  return setTimeout(() => {
    process.stderr.write(`${name}: was ended, because it did not stop in ${STOP_LIMIT_MS / 1000} seconds\n`);
    process.exit(1);
  }, STOP_LIMIT_MS);
}

/** The `exitCode` of an error that has one, or 1. */
export function exitCodeOf(error: unknown): number {
  const { exitCode } = error instanceof Error ? (error as { exitCode?: unknown }) : {};
  return typeof exitCode === "number" ? exitCode : 1;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
