import type { Environment } from "@svc/keys";
import { enumField, environmentField, graphqlTypes, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import type { Account } from "./account.ts";
import { formerNameSchema } from "./name-change.ts";

const statusSchema = enumField("AccountStatus", "Whether an account is in use.", {
  active: "The account is in use.",
  erased: "The personal data has been erased. The other fields remain.",
} satisfies Record<Account["status"], string>);

export const maskedAccountSchema = z
  .strictObject({
    id: z.string().describe("A TypeID: `acct_` and 26 characters."),
    object: z.literal("account"),
    environment: environmentField,
    externalId: z.string().nullable().describe("The integrator's ID for the participant."),
    firstName: z.string().nullable().describe("Null once the account is erased."),
    lastName: z.string().nullable().describe("Family name. Null if unknown or erased."),
    email: z.string().nullable().describe("The first letter and the domain; the rest is masked."),
    phone: z.string().nullable().describe("The last two digits; the rest is masked."),
    dateOfBirth: z.string().nullable().describe("Masked: shows only whether a value is stored."),
    ssnLast4: z.string().nullable().describe("Masked: shows only whether a value is stored."),
    address: z
      .strictObject({ country: z.string().describe("A two-letter ISO 3166-1 code.") })
      .nullable()
      .describe("Only the country of the address. Null if unknown."),
    status: statusSchema,
    createdAt: timestampField.describe("When the account was created."),
  })
  .meta({ id: "MaskedAccount", description: "A participant's account as shown to a browser." });

export function toMaskedAccount(
  account: Account,
  environment: Environment,
): z.output<typeof maskedAccountSchema> {
  return {
    id: account.id,
    object: "account",
    environment,
    externalId: account.externalId,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email && maskEmail(account.email),
    phone: account.phone && maskPhone(account.phone),
    dateOfBirth: account.dateOfBirth && MASK.dateOfBirth,
    ssnLast4: account.ssnLast4 && MASK.ssnLast4,
    address: account.address && { country: account.address.country },
    status: account.status,
    createdAt: account.createdAt.toISOString(),
  };
}

const MASK = { text: "***", dateOfBirth: "****-**-**", ssnLast4: "****" } as const;

function maskEmail(email: string): string {
  const [first = ""] = email;
  return `${first}${MASK.text}${email.slice(email.lastIndexOf("@"))}`;
}

function maskPhone(phone: string): string {
  return `${MASK.text}${phone.slice(-2)}`;
}

const WITHOUT_SCOPE = "without `accounts:read`";

const addressSchema = z
  .strictObject({
    line1: z.string().describe("Street and number."),
    line2: z.string().nullable().describe("The second address line."),
    city: z.string().describe("City of the address."),
    region: z.string().nullable().describe("State, province or region."),
    postalCode: z.string().describe("Postal code, such as a ZIP code."),
    country: z.string().describe("A two-letter ISO 3166-1 code."),
  })
  .describe("A postal address.")
  .register(graphqlTypes, { name: "Address" });

export const accountSchema = z
  .strictObject({
    id: z.string().describe("A TypeID: `acct_` and 26 characters."),
    object: z.literal("account"),
    environment: environmentField,
    externalId: z.string().nullable().describe("Your ID for the participant."),
    firstName: z.string().nullable().describe("The given name; null once the account is erased."),
    lastName: z.string().nullable().describe("The family name."),
    formerNames: z
      .array(formerNameSchema)
      .describe(`Earlier names, newest first, up to 20. Empty ${WITHOUT_SCOPE}.`),
    email: z
      .string()
      .nullable()
      .describe(`The email address; null once the account is erased. Masked ${WITHOUT_SCOPE}.`),
    phone: z.string().nullable().describe(`The phone number in E.164 format. Masked ${WITHOUT_SCOPE}.`),
    dateOfBirth: z.iso.date().describe(`A calendar date, \`YYYY-MM-DD\`. Null ${WITHOUT_SCOPE}.`).nullable(),
    ssnLast4: z
      .string()
      .nullable()
      .describe(`The last four digits of the Social Security number. Masked ${WITHOUT_SCOPE}.`),
    address: addressSchema
      .describe(`The participant's address. Masked ${WITHOUT_SCOPE}, except for the country.`)
      .nullable(),
    status: statusSchema.describe("Whether the account is in use."),
    metadata: z.record(z.string(), z.string()).describe(`Your own metadata. Empty ${WITHOUT_SCOPE}.`),
    version: z
      .number()
      .int()
      .describe("The version, which increases with every change. Used in the `ETag` and `ifVersion`."),
    createdAt: timestampField.describe("When the account was created."),
    updatedAt: timestampField.describe("When the account was last changed."),
  })
  .meta({
    id: "Account",
    description: "A participant's account. After erasure, its personal data is null.",
  });

export type AccountView = z.output<typeof accountSchema>;

export function toAccountView(account: Account, environment: Environment): AccountView {
  // The spread calls every getter.
  return { ...toLazyAccountView(account, environment) };
}

/** Masks an account for a key without `accounts:read`. The date of birth becomes null, because a masked date is invalid. */
export function maskAccountView(view: AccountView): AccountView {
  const { email, phone, ssnLast4, address } = view;
  return {
    ...view,
    email: email && maskEmail(email),
    phone: phone && maskPhone(phone),
    dateOfBirth: null,
    ssnLast4: ssnLast4 && MASK.ssnLast4,
    address: address && {
      line1: MASK.text,
      line2: null,
      city: MASK.text,
      region: null,
      postalCode: MASK.text,
      country: address.country,
    },
    formerNames: [],
    metadata: {},
  };
}

/** Converts an account, decrypting fields on access. */
export function toLazyAccountView(account: Account, environment: Environment): AccountView {
  return {
    id: account.id,
    object: "account",
    environment,
    externalId: account.externalId,
    firstName: account.firstName,
    lastName: account.lastName,
    get formerNames() {
      return [...account.formerNames];
    },
    get email() {
      return account.email;
    },
    get phone() {
      return account.phone;
    },
    get dateOfBirth() {
      return account.dateOfBirth;
    },
    get ssnLast4() {
      return account.ssnLast4;
    },
    get address() {
      const { address } = account;
      return address && { ...address, line2: address.line2 ?? null, region: address.region ?? null };
    },
    status: account.status,
    metadata: account.metadata,
    version: account.version,
    get createdAt() {
      return account.createdAt.toISOString();
    },
    get updatedAt() {
      return account.updatedAt.toISOString();
    },
  };
}
