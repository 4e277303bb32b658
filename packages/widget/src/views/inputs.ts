import type { Field, ValidationIssue } from "../state/fields.ts";
import type { StringName } from "../strings/en.ts";
import type { Texts } from "../strings/texts.ts";

/** What helps a browser fill a field in, and a telephone show the right keys. */
export const INPUTS: Readonly<Record<Field, Readonly<Record<string, string | number>>>> = {
  firstName: { autocomplete: "given-name", maxlength: 100 },
  lastName: { autocomplete: "family-name", maxlength: 100 },
  email: { type: "email", autocomplete: "email", maxlength: 254 },
  phone: { type: "tel", autocomplete: "tel", maxlength: 40 },
  dateOfBirth: { type: "date", autocomplete: "bday", max: "9999-12-31" },
  ssnLast4: { inputmode: "numeric", autocomplete: "off", maxlength: 4 },
  line1: { autocomplete: "address-line1", maxlength: 200 },
  line2: { autocomplete: "address-line2", maxlength: 200 },
  city: { autocomplete: "address-level2", maxlength: 100 },
  region: { autocomplete: "address-level1", maxlength: 100 },
  postalCode: { autocomplete: "postal-code", maxlength: 20 },
  country: { autocomplete: "country" },
};

const INVALID: Readonly<Partial<Record<Field, StringName>>> = {
  firstName: "faultName",
  lastName: "faultName",
  email: "faultEmail",
  phone: "faultPhone",
  dateOfBirth: "faultDateOfBirth",
  ssnLast4: "faultSsnLast4",
};

/** What is wrong with a field, in words. */
export function faultText(texts: Texts, field: Field, fault: ValidationIssue | undefined): string {
  if (!fault) return "";
  return texts(fault === "required" ? "faultRequired" : (INVALID[field] ?? "faultOther"));
}

/** What stands for a date of which only a part is typed: it is not empty, and it is no date. */
export const HALF_A_DATE = "?";

/** What is in a field. A browser gives nothing for a date that is not whole, but knows that it is not. */
export function readInput(input: HTMLInputElement | HTMLSelectElement): string {
  return input.validity.badInput ? HALF_A_DATE : input.value;
}
