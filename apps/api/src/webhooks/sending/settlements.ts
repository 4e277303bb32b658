import type { Settled, Settlement } from "./settle-attempts.ts";

/** Max attempts settled together: a statement of this size takes some milliseconds. */
const MAX_AT_ONCE = 100;
/** Statements at once. While one is written the next one gathers: another is begun beside it for a whole one alone. */
const MAX_STATEMENTS = 2;
/** How long a result waits for others that are under way: a statement costs as much as a dozen of its rows. */
const GATHER_MS = 10;
const LOCKED_PAUSE_MS = 20;
const FIRST_FAULT_PAUSE_MS = 50;
const LONGEST_FAULT_PAUSE_MS = 1_000;

interface Waiting {
  settlement: Settlement;
  /** Whether a statement with it has failed: it may have been written all the same. */
  isAgain: boolean;
  done(settled: Settled): void;
  failed(error: Error): void;
}

/** Results on their way into the database. */
export interface Settlements {
  /**
   * Writes a result together with others that come at the same time, and again until it is written or its claim is lost.
   *
   * @throws Error when it was closed before
   */
  settle(settlement: Settlement): Promise<Settled>;
  /** Gives up what is not written yet. */
  close(): void;
}

/**
 * Opens a queue of results. A database that is away, or busy, delays them and loses none; a statement that fails is
 * repeated with half as many, so that a result which cannot be written holds up no other.
 *
 * @param write as `settleAttempts`
 * @param countUnderWay how many attempts are under way or wait to be written
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
    if (isClosed) for (const one of batch) one.failed(new Error("the worker ended before it was written"));
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
