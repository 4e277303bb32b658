import { setTimeout } from "node:timers/promises";
import { inspect } from "node:util";

const LOOK_EVERY_MS = 20;
/** For what never happens. A busy machine may take long for what does. */
const PATIENCE_MS = 60_000;

/**
 * Asks again and again until the answer will do.
 *
 * @param what is waited for, for the message when it does not happen
 * @param isEnough what will do; anything that counts as true, without it
 * @returns that answer
 * @throws Error with the last answer, when the time is over; and at once what `ask` throws
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
