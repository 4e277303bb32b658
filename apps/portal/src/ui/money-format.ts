const toFormat = (currency: string) => new Intl.NumberFormat("en-US", { style: "currency", currency });
const usd = toFormat("USD");

export function formatMoney(amount: string, currency = "USD"): string {
  // NumberFormat accepts decimal strings without converting them to floats.
  return (currency === "USD" ? usd : toFormat(currency)).format(amount as `${number}`);
}

/**
 * Converts `$1,250.5` to `1250.50`. Returns null if invalid. Commas may only separate thousands, because `1,25` may mean 1.25.
 */
export function parseMoney(text: string): string | null {
  const [whole = "", cents = "", ...extraParts] = text.trim().replace(/^\$ ?/, "").split(".");
  const isWhole = /^\d{1,3}(,\d{3})*$/.test(whole) || /^\d+$/.test(whole);
  if (!isWhole || !/^\d{0,2}$/.test(cents) || extraParts.length > 0) return null;
  return `${BigInt(whole.replaceAll(",", ""))}.${cents.padEnd(2, "0")}`;
}

export interface AmountDifference {
  expected: string;
  received: string;
  /** Received minus expected. */
  difference: string;
}

/** Formats a difference as "$1,000.00 short" or "$1,000.00 over". */
export function formatDifference({ difference }: Pick<AmountDifference, "difference">): string {
  const isShort = difference.startsWith("-");
  return `${formatMoney(isShort ? difference.slice(1) : difference)} ${isShort ? "short" : "over"}`;
}

/**
 * Formats a mismatch as "$9,000.00 of $10,000.00 received, $1,000.00 short".
 * @param verb past participle, such as "received"
 */
export function formatMismatch(mismatch: AmountDifference, verb: string): string {
  const { expected, received } = mismatch;
  return `${formatMoney(received)} of ${formatMoney(expected)} ${verb}, ${formatDifference(mismatch)}`;
}
