import type { Schemas } from "../api/client.ts";
import { formatDay } from "../ui/due.ts";
import type { Tone } from "../ui/tone.ts";
import { strings } from "./strings.ts";

/** A requirement set is due for confirmation this many days before it expires. */
const WARNING_DAYS = 30;
const DAY_MS = 86_400_000;

interface Expiry {
  tone: Tone;
  label: string;
  isDue: boolean;
}

/** @param today in the organization's time zone; null while unknown */
export function describeExpiry(
  { expiresOn, isUnconfirmed }: Pick<Schemas["RequirementSet"], "expiresOn" | "isUnconfirmed">,
  today: string | null,
): Expiry {
  const day = formatDay(expiresOn, today === null ? null : Date.parse(today));
  // The API sets `isUnconfirmed` once a set has expired.
  if (isUnconfirmed) return { tone: "bad", label: strings.expired(day), isDue: true };
  const daysLeft = today === null ? null : countDays(today, expiresOn);
  if (daysLeft !== null && daysLeft <= WARNING_DAYS)
    return { tone: "warn", label: strings.expiresIn(daysLeft), isDue: true };
  return { tone: "good", label: strings.confirmedUntil(day), isDue: false };
}

/** Returns a bound for `expiresBefore`: requirement sets that expire before this day are due for confirmation. */
export function toExpiryLimit(today: string): string {
  return new Date(Date.parse(today) + (WARNING_DAYS + 1) * DAY_MS).toISOString().slice(0, 10);
}

function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
