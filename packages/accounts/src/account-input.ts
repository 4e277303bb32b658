import { validationFailed } from "@svc/service-kit/endpoints";
import {
  containsBareSsn,
  dateField,
  graphqlTypes,
  participantIdField,
  personalLineField,
  personalMetadataField,
} from "@svc/service-kit/fields";
import { isPossiblePhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";
import { describeNameField, nameField } from "./name-field.ts";

const PHONE_ISSUE = "must be a phone number in E.164, such as +14155550123";
const MAX_PHONE_LENGTH = 40;

/** Accepts unassigned numbers, because numbering plans change faster than libraries. */
const phoneField = z
  .string(PHONE_ISSUE)
  .trim()
  .max(MAX_PHONE_LENGTH, PHONE_ISSUE)
  .transform((text, context) => {
    const phone = text.startsWith("+") ? parsePhoneNumberFromString(text, { extract: false }) : undefined;
    if (phone?.ext !== undefined) {
      context.addIssue({ code: "custom", message: `${PHONE_ISSUE}; it cannot have an extension` });
      return z.NEVER;
    }
    if (!phone || !isPossiblePhoneNumber(phone.number)) {
      context.addIssue({ code: "custom", message: PHONE_ISSUE });
      return z.NEVER;
    }
    return phone.number as string;
  })
  .meta({
    pattern: "^\\s*\\+.*\\S",
    description: "Includes the country code. Stored in E.164 format, such as +14155550123.",
  });

const EARLIEST_BIRTH_DATE = "1900-01-01";

const addressField = z
  .strictObject({
    line1: personalLineField(200).describe("Street and number."),
    line2: personalLineField(200).optional().describe("The second address line."),
    city: personalLineField(100).describe("City of the address."),
    region: personalLineField(100).optional().describe("State, province or region."),
    postalCode: personalLineField(20).describe(
      "The postal code. A ZIP+4 must have its hyphen, because nine digits alone could be a Social " +
        "Security number.",
    ),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, "must be a two-letter ISO 3166-1 code, such as US")
      .describe("A two-letter ISO 3166-1 code, such as `US`."),
  })
  .describe("A postal address.")
  .register(graphqlTypes, { name: "AddressInput" });

export const accountFields = {
  externalId: participantIdField,
  firstName: nameField.describe(describeNameField("The given name")),
  lastName: nameField.describe(describeNameField("The family name")),
  email: z
    .string("must be an email address")
    .trim()
    .max(254, "must be an email address")
    .refine((email) => !containsBareSsn(email), "must not contain a Social Security number")
    .pipe(z.email({ pattern: z.regexes.unicodeEmail, error: "must be an email address" }))
    // This pattern matches the input before trimming.
    .meta({
      format: "idn-email",
      pattern: '^\\s*[^\\s@"]{1,64}@[^\\s@]{1,255}\\s*$',
      description: "The email address.",
    }),
  phone: phoneField,
  dateOfBirth: dateField
    .refine((day) => day >= EARLIEST_BIRTH_DATE, "must be a date after 1899")
    .describe("A calendar date, `YYYY-MM-DD`."),
  ssnLast4: z
    .string("must be the last four digits")
    .regex(/^\d{4}$/, "must be exactly the last four digits")
    .describe(
      "Only the last four digits of the Social Security number. The full number is rejected everywhere.",
    ),
  address: addressField.describe("The participant's address."),
  metadata: personalMetadataField.describe("Your own metadata: up to 50 pairs with string values."),
};

export const accountInputSchema = z
  .strictObject({
    externalId: accountFields.externalId
      .optional()
      .describe("Your ID for the participant. It determines which account is returned or created."),
    firstName: accountFields.firstName,
    lastName: accountFields.lastName.optional(),
    email: accountFields.email,
    phone: accountFields.phone.optional(),
    dateOfBirth: accountFields.dateOfBirth.optional(),
    ssnLast4: accountFields.ssnLast4.optional(),
    address: accountFields.address.optional(),
    metadata: accountFields.metadata.optional(),
  })
  .meta({ id: "AccountInput", description: "The participant whose account is created or retrieved." });

export type AccountInput = z.output<typeof accountInputSchema>;
export type Address = z.output<typeof addressField>;

/** @throws Problem `validation_failed` unless the date of birth is in the past */
export function requirePastBirthDate(dateOfBirth: string | null | undefined, now: Date): void {
  if (dateOfBirth == null || dateOfBirth < now.toISOString().slice(0, 10)) return;
  throw validationFailed([{ pointer: "#/dateOfBirth", detail: "must be in the past" }]);
}
