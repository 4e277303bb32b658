import { isTransactionConflict } from "./database-errors.ts";

const REPETITIONS = 3;
const FIRST_PAUSE_MS = 25;

/**
 * Runs a transaction, up to four times after conflicts. `run` must have no side effects outside the database. Random pauses keep
 * conflicting transactions from meeting again.
 */
export async function retryOnConflict<T>(run: () => Promise<T>): Promise<T> {
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
