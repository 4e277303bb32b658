// Calendar days are `YYYY-MM-DD` and compare as text. Converting between days and moments needs a time zone;
// arithmetic on days does not.

/** Most custodians and the Treasury use this time zone. */
export const DEFAULT_TIME_ZONE = "America/New_York";

export interface LocalTime {
  now: Date;
  /** IANA name. */
  timeZone: string;
}

// Time zone conversions are slow and repeat often, so results are cached by minute.

const MINUTE_MS = 60_000;
/** Since 1973, all UTC offsets are whole minutes, so clocks change only between minutes. */
const FIRST_CACHED_YEAR = 1973;
const FIRST_CACHED_MS = Date.UTC(FIRST_CACHED_YEAR);
/** Entries per cache. A full cache is cleared. */
const MAX_CACHED = 1_000;
const dayCache = new Map<string, string>();
const momentCache = new Map<string, number>();
const addedDaysCache = new Map<string, string>();

function getCached<T>(cache: Map<string, T>, key: string, compute: () => T): T {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  if (cache.size >= MAX_CACHED) cache.clear();
  const value = compute();
  cache.set(key, value);
  return value;
}

export function toLocalDay(moment: Date, timeZone: string): string {
  const computeDay = () => toZoned(moment, timeZone).toPlainDate().toString();
  const ms = moment.getTime();
  if (ms < FIRST_CACHED_MS) return computeDay();
  return getCached(dayCache, `${Math.floor(ms / MINUTE_MS)} ${timeZone}`, computeDay);
}

export function getToday({ now, timeZone }: LocalTime): string {
  return toLocalDay(now, timeZone);
}

/** Returns midnight, or the first moment after it if clocks skip midnight. */
export function startOfDay(day: string, timeZone: string): Date {
  return toDate(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone }));
}

/** Returns the first moment of the next day. */
export function endOfDay(day: string, timeZone: string): Date {
  return startOfDay(addDays(day, 1), timeZone);
}

export function toSameTimeOn(day: string, { now, timeZone }: LocalTime): Date {
  const computeTime = (moment: Date) => {
    const plainTime = toZoned(moment, timeZone).toPlainTime();
    return toDate(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime }));
  };
  const ms = now.getTime();
  if (ms < FIRST_CACHED_MS || day < String(FIRST_CACHED_YEAR)) return computeTime(now);
  const minute = Math.floor(ms / MINUTE_MS);
  const key = `${minute} ${day} ${timeZone}`;
  const minuteMs = getCached(momentCache, key, () => computeTime(new Date(minute * MINUTE_MS)).getTime());
  return new Date(minuteMs + (ms % MINUTE_MS));
}

export const SUNDAY = 0;
export const SATURDAY = 6;

export function getWeekday(day: string): number {
  return new Date(day).getUTCDay();
}

export function isWeekend(day: string): boolean {
  const weekday = getWeekday(day);
  return weekday === SUNDAY || weekday === SATURDAY;
}

export function addDays(day: string, days: number): string {
  return getCached(addedDaysCache, `${day} ${days}`, () =>
    Temporal.PlainDate.from(day).add({ days }).toString(),
  );
}

/** Returns the days from `first` to `last`. Negative if `last` is earlier. */
export function daysBetween(first: string, last: string): number {
  return Temporal.PlainDate.from(first).until(last).days;
}

/** Returns a Date, because five-digit years do not compare as text. February 29 can become March 1. */
export function addYears(day: string, years: number): Date {
  const date = new Date(day);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date;
}

/**
 * Returns an IANA time zone such as `America/New_York` or `UTC`, or null. Rejects offsets (`+05:00`) and
 * abbreviations (`EST`), which ignore daylight saving time.
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
