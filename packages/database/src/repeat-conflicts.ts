import { isTransactionConflict } from "./database-errors.ts";

/** After the first run: four runs in all. */
const REPETITIONS = 3;
const FIRST_PAUSE_MS = 25;

/**
 * Runs a whole transaction, and again where the database ended it because others were in its way: a deadlock (40P01), or
 * what it read was overtaken (40001). Nothing of such a run is left in the database; the work must leave nothing elsewhere
 * either. The pauses are at random, so that two that met do not meet again.
 *
 * @throws what the last run threw
 */
export async function repeatConflicts<T>(run: () => Promise<T>): Promise<T> {
  for (let repetition = 0; ; repetition += 1) {
    try {
      return await run();
    } catch (error) {
      if (repetition === REPETITIONS || !isTransactionConflict(error)) throw error;
    }
    const pauseMs = Math.random() * FIRST_PAUSE_MS * 2 ** repetition;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
