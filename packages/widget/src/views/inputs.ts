import { type Field, LIMITS, type ValidationIssue } from "../state/fields.ts";
import type { StringName } from "../strings/en.ts";
import type { Texts } from "../strings/texts.ts";

/** Autofill and keyboard hints. Omits `maxlength`, which would silently truncate pasted text. */
export const INPUTS: Readonly<Record<Field, Readonly<Record<string, string>>>> = {
  firstName: { autocomplete: "given-name" },
  lastName: { autocomplete: "family-name" },
  email: { type: "email", autocomplete: "email", dir: "ltr" },
  phone: { type: "tel", autocomplete: "tel", dir: "ltr" },
  dateOfBirth: { inputmode: "numeric" },
  ssnLast4: { inputmode: "numeric", autocomplete: "off", dir: "ltr" },
  line1: { autocomplete: "address-line1" },
  line2: { autocomplete: "address-line2" },
  city: { autocomplete: "address-level2" },
  region: { autocomplete: "address-level1" },
  postalCode: { autocomplete: "postal-code" },
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

const ISSUES: Readonly<Record<Exclude<ValidationIssue, "invalid">, StringName>> = {
  required: "faultRequired",
  tooLong: "faultTooLong",
  wholeSsn: "faultWholeSsn",
  minor: "faultMinor",
  month: "faultMonth",
  day: "faultDay",
  year: "faultYear",
};

export function getIssueText(texts: Texts, field: Field, issue: ValidationIssue | undefined): string {
  if (!issue) return "";
  return texts(issue === "invalid" ? (INVALID[field] ?? "faultOther") : ISSUES[issue], {
    max: LIMITS[field],
  });
}
