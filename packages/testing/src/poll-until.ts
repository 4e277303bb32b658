import { setTimeout } from "node:timers/promises";
import { inspect } from "node:util";

const POLL_MS = 20;
/** Generous, for busy machines. */
const TIMEOUT_MS = 60_000;

/**
 * Polls until an answer satisfies a condition, by default truthiness.
 *
 * @param description names the condition in the timeout's message
 * @throws Error on timeout; errors of `ask` at once
 */
export async function pollUntil<T>(
  description: string,
  read: () => T | Promise<T>,
  isDone: (answer: T) => unknown = Boolean,
  timeoutMs = TIMEOUT_MS,
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const answer = await read();
    if (isDone(answer)) return answer;
    if (performance.now() > deadline) {
      throw new Error(
        `waited ${timeoutMs} ms in vain: ${description}; the last answer was ${inspect(answer)}`,
      );
    }
    await setTimeout(POLL_MS);
  }
}
