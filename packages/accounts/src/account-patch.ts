import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import type { Account, AccountDetails } from "./account.ts";
import { accountFields } from "./account-input.ts";
import { nameChangeField } from "./name-change.ts";
import { describeNameField } from "./name-field.ts";

/** Omitted fields stay unchanged, and `null` clears a field. */
export const accountPatchSchema = z
  .strictObject({
    externalId: accountFields.externalId
      .optional()
      .describe("Your ID for the participant. It can be set once and cannot be changed."),
    firstName: accountFields.firstName
      .optional()
      .describe(describeNameField("The given name. It cannot be cleared")),
    lastName: accountFields.lastName.nullable().optional(),
    nameChange: nameChangeField.optional(),
    email: accountFields.email.optional().describe("The email address. It cannot be cleared."),
    phone: accountFields.phone.nullable().optional(),
    dateOfBirth: accountFields.dateOfBirth.nullable().optional(),
    ssnLast4: accountFields.ssnLast4.nullable().optional(),
    address: accountFields.address
      .nullable()
      .optional()
      .describe("The participant's address. Replaces the whole address."),
    metadata: accountFields.metadata
      .optional()
      .describe("Replaces all your metadata: up to 50 pairs with string values."),
  })
  .refine((patch) => Object.keys(patch).length > 0, {
    error: "must have at least one field",
    // Report unknown fields first.
    when: ({ issues }) => issues.length === 0,
  })
  .meta({
    id: "AccountPatch",
    description: "Fields of an account to change. Omitted fields stay unchanged.",
  })
  .register(graphqlTypes, { isPatch: true });

export type AccountPatch = z.output<typeof accountPatchSchema>;

export function mergePatch(before: Account, patch: AccountPatch): AccountDetails {
  const pick = <T>(patched: T | undefined, current: T): T => (patched === undefined ? current : patched);
  return {
    externalId: pick(patch.externalId, before.externalId),
    firstName: pick(patch.firstName, before.firstName),
    lastName: pick(patch.lastName, before.lastName),
    email: pick(patch.email, before.email),
    phone: pick(patch.phone, before.phone),
    dateOfBirth: pick(patch.dateOfBirth, before.dateOfBirth),
    ssnLast4: pick(patch.ssnLast4, before.ssnLast4),
    address: pick(patch.address, before.address),
    metadata: pick(patch.metadata, before.metadata),
  };
}
