/** Formats the remaining time: `23:59:07`. */
export function countdown(until: string, now: number): string {
  const left = Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000));
  const parts = [Math.floor(left / 3_600), Math.floor(left / 60) % 60, left % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}
