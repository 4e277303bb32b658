/** Returns `YYYY-MM-DD`, or null if the parts are not a date. */
export function parseBirthDate(month: string, day: string, year: string): string | null {
  const parts = [year, month, day].map((text) => text.trim());
  if (!parts.every((part) => /^\d+$/.test(part)) || parts[0]?.length !== 4) return null;
  const [yearText = "", monthText = "", dayText = ""] = parts;
  const text = `${yearText}-${monthText.padStart(2, "0")}-${dayText.padStart(2, "0")}`;
  const date = new Date(`${text}T00:00:00Z`);
  // Rejects days such as February 30, which would become March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}
