/** Returns milliseconds since 1970. Tests replace it. */
export const browserClock = (): number => Date.now();

/** Formats the local date as `YYYY-MM-DD`. */
export function toLocalDate(time: number): string {
  const local = new Date(time);
  const twoDigits = (part: number) => String(part).padStart(2, "0");
  return `${local.getFullYear()}-${twoDigits(local.getMonth() + 1)}-${twoDigits(local.getDate())}`;
}
