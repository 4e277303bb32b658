import { z } from "zod";
import type { Account, AccountDetails } from "./account.ts";
import { accountFields } from "./account-input.ts";

/**
 * What a change of an account may hold. What is not named stays, `null` clears, and metadata is replaced. An
 * `externalId` may be given to an account that has none.
 */
export const accountPatchSchema = z
  .strictObject({
    externalId: accountFields.externalId.optional(),
    firstName: accountFields.firstName.optional(),
    lastName: accountFields.lastName.nullable().optional(),
    email: accountFields.email.optional(),
    phone: accountFields.phone.nullable().optional(),
    dateOfBirth: accountFields.dateOfBirth.nullable().optional(),
    ssnLast4: accountFields.ssnLast4.nullable().optional(),
    address: accountFields.address.nullable().optional(),
    metadata: accountFields.metadata.optional(),
  })
  .refine((patch) => Object.keys(patch).length > 0, {
    error: "must name at least one field",
    // A patch of unknown fields alone is told of those.
    when: ({ issues }) => issues.length === 0,
  })
  .meta({ id: "AccountPatch" });

export type AccountPatch = z.output<typeof accountPatchSchema>;

/** What was named replaces what is there. */
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
