import { formatMoney } from "./format-money.ts";

export interface AmountDifference {
  expected: string;
  received: string;
  /** Received minus expected. */
  difference: string;
}

/** Formats a difference: `$1,000.00 short`. */
export function formatDifference({ difference }: Pick<AmountDifference, "difference">): string {
  const isShort = difference.startsWith("-");
  return `${formatMoney(isShort ? difference.slice(1) : difference)} ${isShort ? "short" : "over"}`;
}

/** Formats `$9,000.00 of $10,000.00 received, $1,000.00 short`. @param verb past participle: `received`, `sent` */
export function formatMismatch(mismatch: AmountDifference, verb: string): string {
  const { expected, received } = mismatch;
  return `${formatMoney(received)} of ${formatMoney(expected)} ${verb}, ${formatDifference(mismatch)}`;
}
