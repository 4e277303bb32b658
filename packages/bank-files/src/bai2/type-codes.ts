// "Cash Management Balance Reporting Specifications, Version 2" (BAI2), Appendix A, maintained as ANSI
// X9.121. Codes 100 to 399 are credits, 400 to 699 debits, 700 to 799 loan information.

import type { BankEntry } from "../bank-file.ts";

export const TOTAL_CREDITS = "100";
export const TOTAL_DEBITS = "400";
/** Carries text without money. */
export const NON_MONETARY = "890";

const CHECKS = new Set(
  "115 116 118 135 136 170 171 172 173 174 175 176 178 184 185 187 255 266 301 472 475 555 566".split(" "),
);
const ACH = new Set(
  "121 122 123 142 143 145 155 156 163 164 165 166 168 169 257 258 445 447 451 452 455 463 464 466 468 469 557 558".split(
    " ",
  ),
);
const WIRES = new Set("191 195 196 208 213 214 491 495 496 508 513 514".split(" "));
/** Returned deposits, checks and ACH items, and their reversals. */
const RETURNS = new Set("123 252 255 257 258 261 266 395 552 555 557 558 561 566 595".split(" "));

interface TypeCode {
  direction: BankEntry["direction"];
  method: BankEntry["method"];
  isReturn: boolean;
}

/** Returns null for codes that are not transactions of a deposit account. */
export function readTypeCode(code: string): TypeCode | null {
  const direction = readDirection(code);
  if (direction === null) return null;
  return { direction, method: readMethod(code), isReturn: RETURNS.has(code) };
}

function readDirection(code: string): BankEntry["direction"] | null {
  if (!/^\d{3}$/.test(code) || code === TOTAL_CREDITS || code === TOTAL_DEBITS) return null;
  const number = Number(code);
  // Banks assign 920 to 959 to their own credits and 960 to 999 to their own debits.
  if ((number >= 100 && number <= 399) || (number >= 920 && number <= 959)) return "credit";
  if ((number >= 400 && number <= 699) || (number >= 960 && number <= 999)) return "debit";
  return null;
}

function readMethod(code: string): BankEntry["method"] {
  if (CHECKS.has(code)) return "check";
  if (ACH.has(code)) return "ach";
  return WIRES.has(code) ? "wire" : "other";
}
