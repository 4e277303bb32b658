import { findInvalidPart, subtractYears } from "./dates.ts";

/** Named as in the body of create-account. The last six form the address. */
export const FIELDS = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "dateOfBirth",
  "ssnLast4",
  "line1",
  "line2",
  "city",
  "region",
  "postalCode",
  "country",
] as const;
export type Field = (typeof FIELDS)[number];

export const ADDRESS_FIELDS: readonly Field[] = FIELDS.slice(6);
const ALWAYS_SHOWN: readonly Field[] = ["firstName", "email"];
const OPTIONAL = ["lastName", "phone", "dateOfBirth", "ssnLast4", "address"] as const;
export type OptionalField = (typeof OPTIONAL)[number];

/**
 * Maximum lengths in characters, as in the service. `ssnLast4` is longer, so that a pasted number is rejected instead of cut.
 */
export const LIMITS: Readonly<Record<Field, number>> = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
  dateOfBirth: 10,
  ssnLast4: 20,
  line1: 200,
  line2: 200,
  city: 100,
  region: 100,
  postalCode: 20,
  country: 2,
};

const DEFAULT_FIELDS = "lastName phone dateOfBirth ssnLast4";
const ADDRESS_REQUIRES: readonly Field[] = ["line1", "city", "postalCode", "country"];

export interface FieldSettings {
  shown: readonly Field[];
  required: readonly Field[];
}

/**
 * Parses the attributes `fields` and `required-fields`: names separated by spaces or commas.
 *
 * @param fields null for the default fields
 */
export function readFieldSettings(fields: string | null, required: string | null): FieldSettings {
  const requiredNames = parseNames(required ?? "");
  const shownNames = new Set<string>([...parseNames(fields ?? DEFAULT_FIELDS), ...requiredNames]);
  const includesField = (names: ReadonlySet<string>, field: Field) =>
    names.has(ADDRESS_FIELDS.includes(field) ? "address" : field);
  return {
    shown: FIELDS.filter((field) => ALWAYS_SHOWN.includes(field) || includesField(shownNames, field)),
    required: FIELDS.filter(
      (field) =>
        ALWAYS_SHOWN.includes(field) ||
        (includesField(requiredNames, field) &&
          (!ADDRESS_FIELDS.includes(field) || ADDRESS_REQUIRES.includes(field))),
    ),
  };
}

function parseNames(text: string): Set<string> {
  const words = text.split(/[\s,]+/);
  return new Set(OPTIONAL.filter((name) => words.includes(name)));
}

export type Details = Readonly<Record<Field, string>>;

export const EMPTY_DETAILS: Details = Object.freeze({
  ...(Object.fromEntries(FIELDS.map((field) => [field, ""])) as Record<Field, string>),
  country: "US",
});

export type ValidationIssue =
  | "required"
  | "invalid"
  | "tooLong"
  | "wholeSsn"
  | "minor"
  | "month"
  | "day"
  | "year";
export type FieldIssues = Readonly<Partial<Record<Field, ValidationIssue>>>;

/** Ignores the country, which is preselected. */
function hasAddress(details: Details): boolean {
  return ADDRESS_FIELDS.some((field) => field !== "country" && details[field].trim() !== "");
}

/**
 * Saves a round trip; the service validates the details again.
 *
 * @param today the participant's local date
 */
export function validateDetails(details: Details, settings: FieldSettings, today: string): FieldIssues {
  const required = new Set(settings.required);
  if (hasAddress(details)) for (const field of ADDRESS_REQUIRES) required.add(field);
  const issues: Partial<Record<Field, ValidationIssue>> = {};
  for (const field of settings.shown) {
    const text = details[field].trim();
    if (text === "") {
      if (required.has(field)) issues[field] = "required";
      continue;
    }
    const issue = validateField(field, text, today);
    if (issue) issues[field] = issue;
  }
  return issues;
}

/** Account owners are adults. An adult signs for a child who inherits. */
const ADULT_YEARS = 18;

function validateField(field: Field, text: string, today: string): ValidationIssue | null {
  if (field === "ssnLast4" && text.replace(/\D/g, "").length > 4) return "wholeSsn";
  if (field === "dateOfBirth")
    return findInvalidPart(text, today) ?? (text > subtractYears(today, ADULT_YEARS) ? "minor" : null);
  if (!isPlausible(field, text)) return "invalid";
  return text.length > LIMITS[field] ? "tooLong" : null;
}

function isPlausible(field: Field, text: string): boolean {
  switch (field) {
    case "firstName":
    case "lastName":
      return /\p{L}/u.test(text) && !/[<>]/.test(text);
    case "email":
      return /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text);
    case "phone":
      return /^\+\d{7,15}$/.test(normalizePhone(text));
    case "ssnLast4":
      return /^\d{4}$/.test(text);
    default:
      return true;
  }
}

/** Normalizes as the service does. Ten digits without a country code are North American. */
export function normalizePhone(text: string): string {
  const digits = text.replace(/[\s().\-\u2010-\u2015]/g, "");
  if (/^[2-9]\d{9}$/.test(digits)) return `+1${digits}`;
  return /^1[2-9]\d{9}$/.test(digits) ? `+${digits}` : digits;
}

export function toAccountBody(details: Details, { shown }: FieldSettings): Record<string, unknown> {
  const texts = new Map(
    shown
      .map((field) => [field, details[field].trim()] as const)
      .filter(([field, text]) => text !== "" && (!ADDRESS_FIELDS.includes(field) || hasAddress(details))),
  );
  const body: Record<string, unknown> = {};
  const address: Record<string, string> = {};
  for (const [field, text] of texts) {
    if (ADDRESS_FIELDS.includes(field)) address[field] = text;
    else body[field] = field === "phone" ? normalizePhone(text) : text;
  }
  return Object.keys(address).length > 0 ? { ...body, address } : body;
}

/** Returns the field of a JSON Pointer such as `#/address/line1`, if it is shown. */
export function findFieldByPointer(pointer: string, { shown }: FieldSettings): Field | undefined {
  const name = pointer.replace(/^#\/(address\/)?/, "").split("/")[0];
  return shown.find((field) => field === name || (name === "address" && field === "line1"));
}
