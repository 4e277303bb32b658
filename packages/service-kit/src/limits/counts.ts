export const WINDOW_MS = 60_000;

/** What a claim came to. */
export interface Claimed {
  /** What all processes have claimed of the minute, this claim included. */
  total: number;
  /** In how many milliseconds the minute ends; null where it was not asked. */
  endsInMs: number | null;
}

/** Where limits are counted for all processes. */
export interface Counts {
  /** Whether they cannot be counted there now: each process then counts for itself. */
  readonly isAway: boolean;
  /**
   * Claims units of a minute.
   *
   * @param opensForMs how long the minute lasts if this claim opens it, in milliseconds; null where it is open
   * @throws whatever is in the way, within a bounded time
   */
  claim(id: string, units: number, opensForMs: number | null): Promise<Claimed>;
  /**
   * Has a count whose end was lost end in so many milliseconds, unless it ends sooner; where its minute should be over, a minute from
   * now, as it may be somebody's next one. It may fail.
   */
  endBy(id: string, ms: number): void;
}

/** Counts that are this process's own. */
export const ALONE: Counts = {
  isAway: true,
  claim: () => Promise.reject(new Error("nobody else counts")),
  endBy: () => {},
};
