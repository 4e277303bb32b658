import type { RunningService } from "./serve.ts";

/** Includes the grace period of requests in flight. A query to an unresponsive database could otherwise block the stop. */
const STOP_LIMIT_MS = 20_000;

/**
 * Runs a service until SIGTERM, SIGINT, or the exit of the parent process, even during the start. Only SIGTERM drains first.
 * Exits with code 1 if the stop takes too long, and with the error's `exitCode` if the start fails.
 */
export async function runService(
  name: string,
  start: (signal: AbortSignal) => Promise<RunningService>,
): Promise<void> {
  const stopping = new AbortController();
  const skippingDrain = new AbortController();
  const stop = () => stopping.abort();
  const stopAtOnce = () => {
    skippingDrain.abort();
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
    process.stderr.write(`${name}: ${errorMessage(error)}\n`);
    process.exit(getExitCode(error));
  }
  stopping.signal.removeEventListener("abort", limitStart);
  clearTimeout(startLimit);
  const end = async () => {
    await service.drain(skippingDrain.signal);
    endAfterLimit(name);
    try {
      await service.stop();
      process.exit(0);
    } catch (error) {
      process.stderr.write(`${name}: did not stop cleanly: ${errorMessage(error)}\n`);
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
    process.stderr.write(
      `${name}: was killed because it did not stop within ${STOP_LIMIT_MS / 1000} seconds\n`,
    );
    process.exit(1);
  }, STOP_LIMIT_MS);
}

/** Returns the `exitCode` of an error, or 1. */
export function getExitCode(error: unknown): number {
  const { exitCode } = error instanceof Error ? (error as { exitCode?: unknown }) : {};
  return typeof exitCode === "number" ? exitCode : 1;
}

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
