import type { Settled, Settlement } from "./settle-attempts.ts";

/** A statement of this size takes a few milliseconds. */
const MAX_BATCH_SIZE = 100;
/** The second concurrent statement starts only for a full batch. */
const MAX_STATEMENTS = 2;
/** Waits for results in flight: a statement costs as much as a dozen rows. */
const GATHER_MS = 10;
const LOCKED_PAUSE_MS = 20;
const INITIAL_BACKOFF_MS = 50;
const MAX_BACKOFF_MS = 1_000;

interface Waiting {
  settlement: Settlement;
  /** A statement with it failed, but may have saved it. */
  isRetry: boolean;
  resolve(settled: Settled): void;
  reject(error: Error): void;
}

interface Settlements {
  /** Retries until the result is saved or its claim is lost. @throws Error if closed first */
  settle(settlement: Settlement): Promise<Settled>;
  /** Rejects unsaved results. */
  close(): void;
}

/**
 * Batches results. A failed statement is retried with half the batch, so one bad result does not block others.
 *
 * @param countRunning attempts in flight or waiting to be saved
 */
export function openSettlements(
  write: (
    settlements: readonly Settlement[],
    isRetry: (settlement: Settlement) => boolean,
  ) => Promise<Settled[]>,
  onFault: (error: unknown) => void,
  countRunning: () => number = () => 0,
): Settlements {
  let waiting: Waiting[] = [];
  let unwritten = 0;
  let gathering: NodeJS.Timeout | null = null;
  let isGathered = false;
  let statements = 0;
  let batchSize = MAX_BATCH_SIZE;
  let backoffMs = INITIAL_BACKOFF_MS;
  let isPaused = false;
  let isClosed = false;

  function pump(): void {
    const hasAll = () => isGathered || countRunning() <= unwritten;
    const isWorthIt = () =>
      waiting.length >= batchSize || (statements === 0 && waiting.length > 0 && hasAll());
    while (!isPaused && statements < MAX_STATEMENTS && isWorthIt()) {
      statements += 1;
      if (gathering) clearTimeout(gathering);
      gathering = null;
      isGathered = false;
      void writeBatch(waiting.splice(0, batchSize)).finally(() => {
        statements -= 1;
        pump();
      });
    }
    if (waiting.length > 0)
      gathering ??= setTimeout(() => {
        isGathered = true;
        pump();
      }, GATHER_MS);
  }

  async function writeBatch(batch: Waiting[]): Promise<void> {
    const retries = new Set(
      batch.filter(({ isRetry: isAgain }) => isAgain).map(({ settlement }) => settlement),
    );
    let results: Settled[];
    try {
      results = await write(
        batch.map(({ settlement }) => settlement),
        (settlement) => retries.has(settlement),
      );
    } catch (error) {
      onFault(error);
      batchSize = Math.max(1, Math.floor(batch.length / 2));
      enqueue(batch.map((one) => ({ ...one, isRetry: true })));
      pause();
      return;
    }
    batchSize = Math.min(MAX_BATCH_SIZE, batchSize * 2);
    backoffMs = INITIAL_BACKOFF_MS;
    const locked: Waiting[] = [];
    for (const [index, one] of batch.entries()) {
      const settled = results[index];
      if (!settled || settled.state === "locked") locked.push(one);
      else one.resolve(settled);
    }
    unwritten -= batch.length - locked.length;
    if (locked.length > 0) setTimeout(() => enqueue(locked), LOCKED_PAUSE_MS);
  }

  function enqueue(batch: readonly Waiting[]): void {
    if (isClosed)
      for (const one of batch) one.reject(new Error("the worker stopped before the result was saved"));
    else waiting.push(...batch);
    pump();
  }

  function pause(): void {
    isPaused = true;
    setTimeout(() => {
      isPaused = false;
      pump();
    }, backoffMs);
    backoffMs = Math.min(MAX_BACKOFF_MS, backoffMs * 2);
  }

  return {
    settle(settlement) {
      return new Promise((resolve, reject) => {
        unwritten += 1;
        enqueue([{ settlement, isRetry: false, resolve, reject }]);
      });
    },
    close() {
      isClosed = true;
      const remaining = waiting;
      waiting = [];
      enqueue(remaining);
    },
  };
}
