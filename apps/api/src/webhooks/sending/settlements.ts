import type { Settled, Settlement } from "./settle-attempts.ts";

/** A statement of this size takes a few milliseconds. */
const MAX_AT_ONCE = 100;
/** The second concurrent statement starts only for a full batch. */
const MAX_STATEMENTS = 2;
/** Waits for results in flight: a statement costs as much as a dozen rows. */
const GATHER_MS = 10;
const LOCKED_PAUSE_MS = 20;
const FIRST_FAULT_PAUSE_MS = 50;
const LONGEST_FAULT_PAUSE_MS = 1_000;

interface Waiting {
  settlement: Settlement;
  /** A statement with it failed, but may have saved it. */
  isAgain: boolean;
  done(settled: Settled): void;
  failed(error: Error): void;
}

export interface Settlements {
  /** Retries until the result is saved or its claim is lost. @throws Error if closed first */
  settle(settlement: Settlement): Promise<Settled>;
  /** Rejects unsaved results. */
  close(): void;
}

/**
 * Batches results. A failed statement is retried with half the batch, so one bad result does not block others.
 *
 * @param countUnderWay attempts in flight or waiting to be saved
 */
export function openSettlements(
  write: (
    settlements: readonly Settlement[],
    isAgain: (settlement: Settlement) => boolean,
  ) => Promise<Settled[]>,
  onFault: (error: unknown) => void,
  countUnderWay: () => number = () => 0,
): Settlements {
  let waiting: Waiting[] = [];
  let unwritten = 0;
  let gathering: NodeJS.Timeout | null = null;
  let isGathered = false;
  let statements = 0;
  let most = MAX_AT_ONCE;
  let faultPause = FIRST_FAULT_PAUSE_MS;
  let isPaused = false;
  let isClosed = false;

  function pump(): void {
    const hasAll = () => isGathered || countUnderWay() <= unwritten;
    const isWorthIt = () => waiting.length >= most || (statements === 0 && waiting.length > 0 && hasAll());
    while (!isPaused && statements < MAX_STATEMENTS && isWorthIt()) {
      statements += 1;
      if (gathering) clearTimeout(gathering);
      gathering = null;
      isGathered = false;
      void writeBatch(waiting.splice(0, most)).finally(() => {
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
    const again = new Set(batch.filter(({ isAgain }) => isAgain).map(({ settlement }) => settlement));
    let results: Settled[];
    try {
      results = await write(
        batch.map(({ settlement }) => settlement),
        (settlement) => again.has(settlement),
      );
    } catch (error) {
      onFault(error);
      most = Math.max(1, Math.floor(batch.length / 2));
      putBack(batch.map((one) => ({ ...one, isAgain: true })));
      pause();
      return;
    }
    most = Math.min(MAX_AT_ONCE, most * 2);
    faultPause = FIRST_FAULT_PAUSE_MS;
    const locked: Waiting[] = [];
    for (const [index, one] of batch.entries()) {
      const settled = results[index];
      if (!settled || settled.state === "locked") locked.push(one);
      else one.done(settled);
    }
    unwritten -= batch.length - locked.length;
    if (locked.length > 0) setTimeout(() => putBack(locked), LOCKED_PAUSE_MS);
  }

  function putBack(batch: readonly Waiting[]): void {
    if (isClosed)
      for (const one of batch) one.failed(new Error("the worker stopped before the result was saved"));
    else waiting.push(...batch);
    pump();
  }

  function pause(): void {
    isPaused = true;
    setTimeout(() => {
      isPaused = false;
      pump();
    }, faultPause);
    faultPause = Math.min(LONGEST_FAULT_PAUSE_MS, faultPause * 2);
  }

  return {
    settle(settlement) {
      return new Promise((done, failed) => {
        unwritten += 1;
        putBack([{ settlement, isAgain: false, done, failed }]);
      });
    },
    close() {
      isClosed = true;
      const left = waiting;
      waiting = [];
      putBack(left);
    },
  };
}
