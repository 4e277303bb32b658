/**
 * Formats a time for a mail: `Dec 3, 2026, 2:05 PM UTC`.
 *
 * @param time a date or an ISO 8601 string
 */
export function formatTime(time: Date | string): string {
  const text = new Intl.DateTimeFormat("en-US", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  }).format(new Date(time));
  return `${text.replaceAll("\u202f", " ")} UTC`;
}
