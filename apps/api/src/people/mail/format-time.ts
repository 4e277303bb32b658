/** Formats a time, such as `Dec 3, 2026, 2:05 PM UTC`. */
export function formatTime(time: Date | string): string {
  const text = new Intl.DateTimeFormat("en-US", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  }).format(new Date(time));
  return `${text.replaceAll("\u202f", " ")} UTC`;
}
