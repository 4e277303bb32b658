export const WINDOW_MS = 60_000;

export interface ClaimResult {
  /** Units claimed by all processes, including this claim. */
  total: number;
  /** Time until the minute ends. Null if the claim was for a minute that is already open. */
  endsInMs: number | null;
}

/** Counts units used per credential or address and minute, for all processes together. */
export interface Counts {
  /** True while the shared counts cannot be used. Each process then counts alone. */
  readonly isUnavailable: boolean;
  /**
   * Claims units of the current minute's limit.
   *
   * @param opensForMs duration in milliseconds if this claim opens the minute; null if the minute is already open
   * @throws on failure, within a bounded time
   */
  claim(id: string, units: number, opensForMs: number | null): Promise<ClaimResult>;
  /** Makes the counter expire in `ms`, unless it expires sooner. If `ms` is not positive, uses a full minute, because the next minute may have begun. */
  expireIn(id: string, ms: number): void;
}

export const UNSHARED_COUNTS: Counts = {
  isUnavailable: true,
  claim: () => Promise.reject(new Error("counts are not shared")),
  expireIn: () => {},
};
