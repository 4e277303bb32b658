/** Where the service takes the time from: from its database; tests put another in its place. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
