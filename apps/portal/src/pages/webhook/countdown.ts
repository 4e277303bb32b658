/** Formats the remaining time: `23:59:07`. */
export function formatCountdown(until: string, now: number): string {
  const secondsLeft = Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000));
  const parts = [Math.floor(secondsLeft / 3_600), Math.floor(secondsLeft / 60) % 60, secondsLeft % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}
