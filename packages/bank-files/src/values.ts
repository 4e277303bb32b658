import { fromCents, type Money } from "@svc/rollover-rules/money/money";

/** The API's largest amount. */
const MAX_CENTS = 99_999_999_999_999n;
const MAX_QUOTED_LENGTH = 24;

/** Reads digits with two implied decimal places. Returns null for other texts and for too large amounts. */
export function parseCents(digits: string): Money | null {
  if (!/^\d{1,20}$/.test(digits)) return null;
  const cents = BigInt(digits);
  return cents > MAX_CENTS ? null : fromCents(cents);
}

/** Reads `1234`, `1234.5`, `1234.50` and, if the decimals beyond two are zeros, `1234.50000`. */
export function parseDecimal(text: string): Money | null {
  const match = /^(\d{1,18})(?:\.(\d{0,2})0{0,16})?$/.exec(text);
  if (match === null) return null;
  const [, whole = "", decimals = ""] = match;
  return parseCents(`${whole}${decimals.padEnd(2, "0")}`);
}

/** Returns `YYYY-MM-DD`, or null if the date does not exist or is before 1990. */
export function toDay(year: string, month: string, day: string): string | null {
  if (![year, month, day].every((part) => /^\d{1,4}$/.test(part)) || Number(year) < 1990) return null;
  try {
    const fields = { year: Number(year), month: Number(month), day: Number(day) };
    return Temporal.PlainDate.from(fields, { overflow: "reject" }).toString();
  } catch {
    return null;
  }
}

/** Reads a `YYMMDD` date of this century. */
export function parseShortDate(text: string): string | null {
  if (!/^\d{6}$/.test(text)) return null;
  return toDay(`20${text.slice(0, 2)}`, text.slice(2, 4), text.slice(4, 6));
}

/** Trims, collapses white space, and returns null instead of an empty text. */
export function cleanText(text: string | null | undefined): string | null {
  const clean = (text ?? "").replaceAll(/\s+/g, " ").trim();
  return clean === "" ? null : clean;
}

export function joinTexts(...texts: (string | null | undefined)[]): string | null {
  return cleanText(texts.filter((text) => text !== null && text !== undefined).join(" "));
}

export function maskAccount(account: string | null): string | null {
  if (account === null) return null;
  const characters = account.replaceAll(/[^0-9A-Za-z]/g, "");
  // A short number would be readable in full.
  return characters.length > 4 ? `••••${characters.slice(-4)}` : null;
}

/** Quotes and shortens a value for a message. */
export function quote(value: string): string {
  return value.length > MAX_QUOTED_LENGTH ? `"${value.slice(0, MAX_QUOTED_LENGTH)}…"` : `"${value}"`;
}

/** Verifies the ABA check digit: weights 3, 7, 1 (ANSI X9.100-160). */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const weights = [3, 7, 1];
  return (
    [...text].reduce((sum, digit, index) => sum + Number(digit) * (weights[index % 3] ?? 0), 0) % 10 === 0
  );
}
