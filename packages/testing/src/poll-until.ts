import { setTimeout } from "node:timers/promises";
import { inspect } from "node:util";

const LOOK_EVERY_MS = 20;
/** Generous, for busy machines. */
const PATIENCE_MS = 60_000;

/**
 * Polls until an answer satisfies a condition, by default truthiness.
 *
 * @param what names the condition in the timeout's message
 * @throws Error on timeout; errors of `ask` at once
 */
export async function pollUntil<T>(
  what: string,
  ask: () => T | Promise<T>,
  isEnough: (answer: T) => unknown = Boolean,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (isEnough(answer)) return answer;
    if (performance.now() > deadline) {
      throw new Error(`waited ${patienceMs} ms in vain: ${what}; the last answer was ${inspect(answer)}`);
    }
    await setTimeout(LOOK_EVERY_MS);
  }
}
