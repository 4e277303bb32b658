export const WINDOW_MS = 60_000;

export interface Claimed {
  /** Of all processes, including this claim. */
  total: number;
  endsInMs: number | null;
}

export interface Counts {
  /** Each process then counts alone. */
  readonly isUnavailable: boolean;
  /**
   * Claims units of a minute.
   *
   * @param opensForMs duration in milliseconds if this claim opens the minute; null if it is open
   * @throws on failure, within a bounded time
   */
  claim(id: string, units: number, opensForMs: number | null): Promise<Claimed>;
  /** Sets a missing or later expiry, in milliseconds. If the minute should have ended, sets a full one, since a new one may have begun. */
  expireIn(id: string, ms: number): void;
}

export const UNSHARED_COUNTS: Counts = {
  isUnavailable: true,
  claim: () => Promise.reject(new Error("counts are not shared")),
  expireIn: () => {},
};
