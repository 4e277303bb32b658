import { lineField } from "@svc/service-kit/fields";
import { z } from "zod";

/** Telephone numbers of the United States have seven digits without the area code. */
const MIN_DIGITS = 7;
const toDigits = (phone: string) => phone.replace(/\D/g, "");

export const phoneField = z
  .string("must be text")
  .trim()
  .regex(/^[0-9(+][0-9 ().-]{6,24}$/, "must be a telephone number, such as 202-555-0100")
  .refine((text) => toDigits(text).length >= MIN_DIGITS, "must have at least seven digits");

export const emailField = z.email("must be an email address").max(254, "must be at most 254 characters");

export const addressField = z
  .array(lineField(100), "must be a list")
  .max(6, "must be at most 6 lines")
  .describe("Mailing address, one line per item, up to 6.");

const COMPARED_DIGITS = 10;

/** Compares the last ten digits, or as many as the shorter number has. Ignores formatting and the country code. */
export function isSamePhone(one: string, other: string): boolean {
  const [a, b] = [toDigits(one).slice(-COMPARED_DIGITS), toDigits(other).slice(-COMPARED_DIGITS)];
  const length = Math.max(MIN_DIGITS, Math.min(a.length, b.length));
  return a.slice(-length) === b.slice(-length);
}
