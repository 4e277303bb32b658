// Calendar days are `YYYY-MM-DD`, and compare as text. On which day a moment falls, and when a day begins, is a matter of
// where one stands: of an organization's time zone. What is said of days alone needs none.

/** Where an organization is unless it says otherwise: where the Treasury and most custodians keep their books. */
export const DEFAULT_TIME_ZONE = "America/New_York";

/** A moment, and where it is looked at. */
export interface LocalTime {
  now: Date;
  /** A name of the IANA time zone database, such as `America/New_York`. */
  timeZone: string;
}

/** The day that a moment falls on in a time zone. */
export function dayIn(moment: Date, timeZone: string): string {
  const read = () => toZoned(moment, timeZone).toPlainDate().toString();
  const ms = moment.getTime();
  if (!(ms >= WHOLE_MINUTES_SINCE)) return read();
  return remembered(days, `${Math.floor(ms / MINUTE_MS)} ${timeZone}`, read);
}

// Calendars cost more than what is worked out by them, and are asked the same all the time: what they say of a minute is kept.

const MINUTE_MS = 60_000;
/** From then on every time zone is whole minutes from UTC: clocks are put forward and back between two minutes. */
const WHOLE_MINUTES_SINCE = Date.UTC(1973);
const MOST_REMEMBERED = 1_000;
const days = new Map<string, string>();
const moments = new Map<string, number>();
const later = new Map<string, string>();

function remembered<T>(known: Map<string, T>, name: string, read: () => T): T {
  const before = known.get(name);
  if (before !== undefined) return before;
  if (known.size >= MOST_REMEMBERED) known.clear();
  const value = read();
  known.set(name, value);
  return value;
}

/** The day that it is. */
export function todayOf({ now, timeZone }: LocalTime): string {
  return dayIn(now, timeZone);
}

/** The first moment of a day: midnight, or what comes first where clocks are put forward at midnight. */
export function startOfDay(day: string, timeZone: string): Date {
  return toDate(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone }));
}

/** The end of a day, which is the first moment of the next one. */
export function endOfDay(day: string, timeZone: string): Date {
  return startOfDay(addDays(day, 1), timeZone);
}

/**
 * The same time of day on another day, where the clocks say so: an hour that they leave out is taken for the one after it,
 * one that they have twice for its first.
 */
export function sameTimeOn(day: string, { now, timeZone }: LocalTime): Date {
  const read = (moment: Date) => {
    const plainTime = toZoned(moment, timeZone).toPlainTime();
    return toDate(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime }));
  };
  const ms = now.getTime();
  if (!(ms >= WHOLE_MINUTES_SINCE && day >= "1973")) return read(now);
  const minute = Math.floor(ms / MINUTE_MS);
  const name = `${minute} ${day} ${timeZone}`;
  const begin = remembered(moments, name, () => read(new Date(minute * MINUTE_MS)).getTime());
  return new Date(begin + (ms % MINUTE_MS));
}

/** The day some days later, or earlier for a negative number. */
export function addDays(day: string, days: number): string {
  return remembered(later, `${day} ${days}`, () => Temporal.PlainDate.from(day).add({ days }).toString());
}

/** Days from one day to another; negative when the other came first. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to).days;
}

/**
 * The same day some years later; the 29th of February becomes the 1st of March where there is none. A moment, not
 * text: as text a year of five digits would come before all others.
 */
export function yearsAfter(day: string, years: number): Date {
  const date = new Date(day);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date;
}

/**
 * A time zone as the IANA database names it, such as `America/New_York` or `UTC`; null for what is none. Offsets such as
 * `+05:00` and abbreviations such as `EST` are none: they know nothing of daylight saving.
 */
export function findTimeZone(name: string): string | null {
  if (!name.includes("/") && name !== "UTC") return null;
  try {
    return toZoned(new Date(0), name).timeZoneId;
  } catch {
    return null;
  }
}

function toZoned(moment: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
}

function toDate(zoned: Temporal.ZonedDateTime): Date {
  return new Date(zoned.epochMilliseconds);
}
