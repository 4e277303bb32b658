/** Milliseconds since 1970, by the browser's clock; tests put their own in its place. */
export const browserClock = (): number => Date.now();

/** The calendar day where the participant is, `YYYY-MM-DD`. */
export function dayOf(time: number): string {
  const local = new Date(time);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`;
}
