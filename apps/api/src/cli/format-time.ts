import type { Clock } from "@svc/service-kit";
import type { Command } from "commander";

/** Formats as `3 minutes ago`, or as ISO 8601 with `--utc`. */
export type FormatTime = (moment: Date | string) => string;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MAX_RELATIVE_MS = 30 * DAY_MS;

const UNITS = [
  { unit: "day", ms: DAY_MS },
  { unit: "hour", ms: HOUR_MS },
  { unit: "minute", ms: MINUTE_MS },
  { unit: "second", ms: 1_000 },
] as const;

const relative = new Intl.RelativeTimeFormat("en");

export function createTimeFormatter(command: Command, clock: Clock): FormatTime {
  const now = clock.now();
  return command.optsWithGlobals<{ utc?: true }>().utc
    ? (moment) => new Date(moment).toISOString()
    : (moment) => formatRelativeTime(new Date(moment), now);
}

/** Returns `3 minutes ago`, `in 2 days` or `just now`; beyond thirty days, `2026-06-01`. */
export function formatRelativeTime(moment: Date, now: Date): string {
  const distance = moment.getTime() - now.getTime();
  if (Math.abs(distance) > MAX_RELATIVE_MS) return moment.toISOString().slice(0, 10);
  const { unit, ms } = UNITS.find((one) => Math.abs(distance) >= one.ms) ?? { unit: null, ms: 1 };
  return unit === null ? "just now" : relative.format(Math.trunc(distance / ms), unit);
}
