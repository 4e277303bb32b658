import { z } from "zod";

const MESSAGE = "must be a time such as 2026-01-31T12:00:00Z";
const DAY_MS = 86_400_000;
const SECOND_MS = 1_000;

/** Leap second (RFC 3339 section 5.6). */
const LEAP_SECOND = /(:\d{2}):60(?=[.Z+-])/;

const timeWithoutLeapSecond = z.iso.datetime({ offset: true });

/** An RFC 3339 time. Leap seconds become the following second. */
export const timeField = z
  .string(MESSAGE)
  .transform((text, context) => {
    const moment = parseTime(text.toUpperCase());
    const year = moment?.getUTCFullYear() ?? 0;
    if (moment && year >= 1 && year <= 9999) return moment;
    const message = moment ? "must be within the years 1 to 9999" : MESSAGE;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  })
  .meta({ format: "date-time" });

function parseTime(text: string): Date | null {
  const precedingText = text.replace(LEAP_SECOND, "$1:59");
  if (!timeWithoutLeapSecond.safeParse(precedingText).success) return null;
  const time = new Date(precedingText).getTime();
  if (precedingText === text) return new Date(time);
  // Leap seconds are inserted only at the end of a UTC day. The remainder is negative before 1970.
  const next = time + SECOND_MS;
  const sinceMidnight = ((next % DAY_MS) + DAY_MS) % DAY_MS;
  return sinceMidnight < SECOND_MS ? new Date(next) : null;
}
