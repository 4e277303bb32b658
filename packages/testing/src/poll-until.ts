import { setTimeout } from "node:timers/promises";
import { inspect } from "node:util";

const POLL_MS = 20;
/** Generous, for busy machines. */
const TIMEOUT_MS = 60_000;

/**
 * Polls until a value satisfies a condition, by default truthiness.
 *
 * @param description names the condition in the timeout's message
 * @throws Error on timeout, and errors of `read`
 */
export async function pollUntil<T>(
  description: string,
  read: () => T | Promise<T>,
  {
    isDone = Boolean,
    timeoutMs = TIMEOUT_MS,
  }: { isDone?: ((value: T) => unknown) | undefined; timeoutMs?: number | undefined } = {},
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (isDone(value)) return value;
    if (performance.now() > deadline) {
      throw new Error(
        `timed out after ${timeoutMs} ms; expected: ${description}; last value: ${inspect(value)}`,
      );
    }
    await setTimeout(POLL_MS);
  }
}
