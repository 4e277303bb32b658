import type { RunningService } from "./serve.ts";

/** Includes the grace period of requests. An unresponsive database must not block the shutdown. */
const SHUTDOWN_TIMEOUT_MS = 20_000;

/**
 * Runs a service until SIGTERM, SIGINT, or the exit of the parent process, even during startup. Only SIGTERM drains first.
 * Exits with code 1 if shutdown takes too long, and with the error's `exitCode` if startup fails.
 */
export async function runService(
  name: string,
  start: (signal: AbortSignal) => Promise<RunningService>,
): Promise<void> {
  const stopping = new AbortController();
  const skippingDrain = new AbortController();
  const stop = () => stopping.abort();
  const stopWithoutDrain = () => {
    skippingDrain.abort();
    stop();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stopWithoutDrain);
  if (process.channel) process.once("disconnect", stopWithoutDrain);
  let shutdownTimer: NodeJS.Timeout | undefined;
  const startShutdownTimer = () => {
    shutdownTimer = exitAfterTimeout(name);
  };
  stopping.signal.addEventListener("abort", startShutdownTimer, { once: true });
  let service: RunningService;
  try {
    service = await start(stopping.signal);
  } catch (error) {
    if (stopping.signal.aborted) process.exit(0);
    process.stderr.write(`${name}: ${getErrorMessage(error)}\n`);
    process.exit(getExitCode(error));
  }
  stopping.signal.removeEventListener("abort", startShutdownTimer);
  clearTimeout(shutdownTimer);
  const shutDown = async () => {
    await service.drain(skippingDrain.signal);
    exitAfterTimeout(name);
    try {
      await service.stop();
      process.exit(0);
    } catch (error) {
      process.stderr.write(`${name}: did not stop cleanly: ${getErrorMessage(error)}\n`);
      process.exit(1);
    }
  };
  if (stopping.signal.aborted) return shutDown();
  stopping.signal.addEventListener("abort", shutDown, { once: true });
  const { url, metricsUrl } = service;
  process.send?.({ ready: true, name, url, ...(metricsUrl === undefined ? {} : { metricsUrl }) });
}

function exitAfterTimeout(name: string): NodeJS.Timeout {
  return setTimeout(() => {
    process.stderr.write(
      `${name}: was killed because it did not stop within ${SHUTDOWN_TIMEOUT_MS / 1000} seconds\n`,
    );
    process.exit(1);
  }, SHUTDOWN_TIMEOUT_MS);
}

export function getExitCode(error: unknown): number {
  const { exitCode } = error instanceof Error ? (error as { exitCode?: unknown }) : {};
  return typeof exitCode === "number" ? exitCode : 1;
}

function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
