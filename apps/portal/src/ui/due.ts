const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
// Created once, because creating a format takes longer than using it.
const DAY_OPTIONS = { month: "short", day: "numeric", timeZone: "UTC" } as const;
const dayFormat = new Intl.DateTimeFormat("en-US", DAY_OPTIONS);
const yearFormat = new Intl.DateTimeFormat("en-US", { ...DAY_OPTIONS, year: "numeric" });

export interface PassedDeadline {
  /** In UTC, as an ISO timestamp. */
  dueAt: string;
  /** In the organization's time zone, as `YYYY-MM-DD`. */
  dueOn: string | null;
}

/**
 * Formats a delay in calendar days of the organization's time zone. In the first 24 hours, it uses hours or minutes.
 * @param now in ms
 * @param today in the organization's time zone, as `YYYY-MM-DD`
 */
export function formatLate({ dueAt, dueOn }: PassedDeadline, now: number, today: string): string {
  const lateMs = now - Date.parse(dueAt);
  if (lateMs >= DAY_MS) {
    const dueDay = dueOn ?? dueAt.slice(0, 10);
    const days = Math.round((Date.parse(today) - Date.parse(dueDay)) / DAY_MS);
    return toLateText(Math.max(1, days), "day");
  }
  if (lateMs >= HOUR_MS) return toLateText(Math.floor(lateMs / HOUR_MS), "hour");
  return toLateText(Math.max(1, Math.floor(lateMs / MINUTE_MS)), "minute");
}

const toLateText = (count: number, unit: string) =>
  `${count.toLocaleString("en-US")} ${unit}${count === 1 ? "" : "s"} late`;

/**
 * Formats `YYYY-MM-DD` as "Nov 27", with the year if it is not that of `now`.
 * @param now in ms; if null, the text always has the year
 */
export function formatDay(day: string, now: number | null): string {
  const date = new Date(`${day}T12:00:00Z`);
  const isThisYear = now !== null && new Date(now).getFullYear() === date.getUTCFullYear();
  return (isThisYear ? dayFormat : yearFormat).format(date);
}
