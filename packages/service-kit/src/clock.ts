/** Services use the database's time, and tests replace the clock. */
export interface Clock {
  now(): Date;
}

/** This machine's clock, for times that need not match the database's. */
export const systemClock: Clock = { now: () => new Date() };
