const DAY_MS = 86_400_000;
// Shared, because creating a format takes longer than using it.
const DAY_OPTIONS = { month: "short", day: "numeric", timeZone: "UTC" } as const;
const dayFormat = new Intl.DateTimeFormat("en-US", DAY_OPTIONS);
const yearFormat = new Intl.DateTimeFormat("en-US", { ...DAY_OPTIONS, year: "numeric" });
const STEPS: readonly (readonly [string, number])[] = [
  ["day", DAY_MS],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function formatLate(dueAt: string, now: number): string {
  const lateMs = now - Date.parse(dueAt);
  const [unit, size] = STEPS.find(([, ms]) => lateMs >= ms) ?? ["minute", 60_000];
  const count = Math.max(1, Math.floor(lateMs / size));
  return `${count.toLocaleString("en-US")} ${unit}${count === 1 ? "" : "s"} late`;
}

export function formatDay(day: string, now: number | null): string {
  const date = new Date(`${day}T12:00:00Z`);
  const isThisYear = now !== null && new Date(now).getUTCFullYear() === date.getUTCFullYear();
  return (isThisYear ? dayFormat : yearFormat).format(date);
}
