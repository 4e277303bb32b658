export const WINDOW_MS = 60_000;

export interface ClaimResult {
  /** Units claimed by all processes, including this claim. */
  total: number;
  /** Time until the minute ends. Null if `opensForMs` was null. */
  endsInMs: number | null;
}

/** Counts units per credential or address and minute, across processes. */
export interface Counts {
  /** While true, each process counts alone. */
  readonly isUnavailable: boolean;
  /**
   * Claims units of the current minute.
   * @param opensForMs length of the minute in milliseconds if this claim opens it; null if this process knows when it ends
   * @throws on failure, within a bounded time
   */
  claim(id: string, units: number, opensForMs: number | null): Promise<ClaimResult>;
  /**
   * Makes the counter expire in `ms`, unless it expires sooner. If `ms` is not positive, the counter expires in a minute, because
   * it may already count the next minute.
   */
  expireIn(id: string, ms: number): void;
}

export const UNSHARED_COUNTS: Counts = {
  isUnavailable: true,
  claim: () => Promise.reject(new Error("counts are not shared")),
  expireIn: () => {},
};
