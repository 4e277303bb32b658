/** Services use the database's clock, commands use `systemClock`, and tests use their own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
