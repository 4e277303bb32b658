import { graphqlTypes } from "@svc/service-kit";
import { z } from "zod";
import type { Account, AccountDetails } from "./account.ts";
import { accountFields } from "./account-input.ts";
import { nameText } from "./name-field.ts";

/** Omitted fields stay, and `null` clears. `externalId` can only be set if missing. */
export const accountPatchSchema = z
  .strictObject({
    externalId: accountFields.externalId
      .optional()
      .describe("Your ID for the participant. It can be set once and cannot be changed."),
    firstName: accountFields.firstName.optional().describe(nameText("The given name. It cannot be cleared")),
    lastName: accountFields.lastName.nullable().optional(),
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
  .meta({ id: "AccountPatch" })
  .register(graphqlTypes, { isPatch: true });

export type AccountPatch = z.output<typeof accountPatchSchema>;

/** Merges a patch into an account's details. */
export function mergePatch(before: Account, patch: AccountPatch): AccountDetails {
  const keep = <T>(patched: T | undefined, kept: T): T => (patched === undefined ? kept : patched);
  return {
    externalId: keep(patch.externalId, before.externalId),
    firstName: keep(patch.firstName, before.firstName),
    lastName: keep(patch.lastName, before.lastName),
    email: keep(patch.email, before.email),
    phone: keep(patch.phone, before.phone),
    dateOfBirth: keep(patch.dateOfBirth, before.dateOfBirth),
    ssnLast4: keep(patch.ssnLast4, before.ssnLast4),
    address: keep(patch.address, before.address),
    metadata: keep(patch.metadata, before.metadata),
  };
}
