import type { Clock } from "@svc/service-kit";
import type { Command } from "commander";

/** Tells a moment to the reader of a command: `3 minutes ago`, or as it is where `--utc` is said. */
export type TellMoment = (moment: Date | string) => string;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Beyond it a date says more than a number of days. */
const RELATIVE_MS = 30 * DAY_MS;

const UNITS = [
  { unit: "day", ms: DAY_MS },
  { unit: "hour", ms: HOUR_MS },
  { unit: "minute", ms: MINUTE_MS },
  { unit: "second", ms: 1_000 },
] as const;

const relative = new Intl.RelativeTimeFormat("en");

/**
 * How this run of a command tells moments.
 *
 * @param clock whose now they are told from: the database's, as the moments are
 */
export function tellMoments(command: Command, clock: Clock): TellMoment {
  const now = clock.now();
  return command.optsWithGlobals<{ utc?: true }>().utc
    ? (moment) => new Date(moment).toISOString()
    : (moment) => fromNow(new Date(moment), now);
}

/** `3 minutes ago`, `in 2 days`, `just now`; a date, `2026-06-01`, where it is more than thirty days away. */
export function fromNow(moment: Date, now: Date): string {
  const distance = moment.getTime() - now.getTime();
  if (Math.abs(distance) > RELATIVE_MS) return moment.toISOString().slice(0, 10);
  const { unit, ms } = UNITS.find((one) => Math.abs(distance) >= one.ms) ?? { unit: null, ms: 1 };
  return unit === null ? "just now" : relative.format(Math.trunc(distance / ms), unit);
}
