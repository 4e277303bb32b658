// How letters write what the interface writes in other ways.

/** What stands at the head of each page of a letter that nobody is to act upon. */
export const TEST_HEADER = "TEST ENVIRONMENT: this is no request, and no money moves by it";

/** `November 22, 2026`, of a day `YYYY-MM-DD`. */
export function dayInWords(day: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}

/** `$1,234.50`, of money as a decimal string: never by a float. */
export function dollars(amount: string): string {
  const [whole = "", cents = ""] = amount.split(".");
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end));
  return `$${groups.join(",")}.${cents}`;
}
