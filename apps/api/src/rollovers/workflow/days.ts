// Calendar days are `YYYY-MM-DD`, in UTC as all times of the service are. Days compare as text.

/** The day that a moment falls on. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The day some days later, or earlier for a negative number. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

/** Days from one day to another; negative when the other came first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
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
