import type { AttemptResult, SavedResult } from "./save-attempt-results.ts";

const MAX_BATCH_SIZE = 100;
/** Concurrent statements. The second one starts only for a full batch. */
const MAX_STATEMENTS = 2;
/** Results gather for this time, because running a statement costs as much as saving a dozen rows. */
const GATHER_MS = 10;
const LOCKED_PAUSE_MS = 20;
const INITIAL_BACKOFF_MS = 50;
const MAX_BACKOFF_MS = 1_000;

interface PendingResult {
  result: AttemptResult;
  /** True after a failed statement, which may have saved the result. */
  isRetry: boolean;
  resolve(saved: SavedResult): void;
  reject(error: Error): void;
}

interface ResultBatcher {
  /** Retries until the result is saved or its claim is lost. @throws Error if closed first */
  save(result: AttemptResult): Promise<SavedResult>;
  close(): void;
}

/**
 * Saves results in batches. Retries a failed statement with half the batch, so that one bad result does not block the others.
 * @param countRunning counts attempts in flight and unsaved results
 */
export function openResultBatcher(
  write: (
    results: readonly AttemptResult[],
    isRetry: (result: AttemptResult) => boolean,
  ) => Promise<SavedResult[]>,
  onError: (error: unknown) => void,
  countRunning: () => number,
): ResultBatcher {
  let queue: PendingResult[] = [];
  let unsavedCount = 0;
  let gatherTimer: NodeJS.Timeout | undefined;
  let hasGathered = false;
  let runningStatements = 0;
  let batchSize = MAX_BATCH_SIZE;
  let backoffMs = INITIAL_BACKOFF_MS;
  let isPaused = false;
  let isClosed = false;

  function writeBatches(): void {
    // Gathering ends early if every running attempt already has a result.
    const canStopGathering = () => hasGathered || countRunning() <= unsavedCount;
    const shouldWrite = () =>
      queue.length >= batchSize || (runningStatements === 0 && queue.length > 0 && canStopGathering());
    while (!isPaused && runningStatements < MAX_STATEMENTS && shouldWrite()) {
      runningStatements += 1;
      clearTimeout(gatherTimer);
      gatherTimer = undefined;
      hasGathered = false;
      void writeBatch(queue.splice(0, batchSize)).finally(() => {
        runningStatements -= 1;
        writeBatches();
      });
    }
    if (queue.length > 0)
      gatherTimer ??= setTimeout(() => {
        hasGathered = true;
        writeBatches();
      }, GATHER_MS);
  }

  async function writeBatch(batch: PendingResult[]): Promise<void> {
    const retries = new Set(batch.filter((pending) => pending.isRetry).map(({ result }) => result));
    let savedResults: SavedResult[];
    try {
      savedResults = await write(
        batch.map(({ result }) => result),
        (result) => retries.has(result),
      );
    } catch (error) {
      onError(error);
      batchSize = Math.max(1, Math.floor(batch.length / 2));
      pause();
      enqueue(batch.map((pending) => ({ ...pending, isRetry: true })));
      return;
    }
    batchSize = Math.min(MAX_BATCH_SIZE, batchSize * 2);
    backoffMs = INITIAL_BACKOFF_MS;
    const locked: PendingResult[] = [];
    for (const [index, pending] of batch.entries()) {
      const saved = savedResults[index];
      if (!saved || saved.state === "locked") locked.push(pending);
      else pending.resolve(saved);
    }
    unsavedCount -= batch.length - locked.length;
    if (locked.length > 0) setTimeout(() => enqueue(locked), LOCKED_PAUSE_MS);
  }

  function enqueue(batch: readonly PendingResult[]): void {
    if (isClosed)
      for (const pending of batch)
        pending.reject(new Error("the worker stopped before the result was saved"));
    else queue.push(...batch);
    writeBatches();
  }

  function pause(): void {
    // The concurrent statement failed first and started the pause.
    if (isPaused) return;
    isPaused = true;
    setTimeout(() => {
      isPaused = false;
      writeBatches();
    }, backoffMs);
    backoffMs = Math.min(MAX_BACKOFF_MS, backoffMs * 2);
  }

  return {
    save(result) {
      return new Promise((resolve, reject) => {
        unsavedCount += 1;
        enqueue([{ result, isRetry: false, resolve, reject }]);
      });
    },
    close() {
      isClosed = true;
      const remaining = queue;
      queue = [];
      enqueue(remaining);
    },
  };
}
