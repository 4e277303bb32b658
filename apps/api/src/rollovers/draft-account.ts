import { type FieldCipher, openBirthDate } from "@svc/accounts";
import { isNotOver, kysely, type Params, type Sql, type Statement, statement } from "@svc/database";
import {
  type ClockContext,
  ORGANIZATION_TIME,
  type OrganizationTimeRow,
  toOrganizationTime,
} from "../organizations/organization-clock.ts";
import type { OrganizationTime } from "./workflow/waits.ts";

/** What a draft hangs on besides what is asked for. */
export interface DraftAccount {
  status: string;
  /** `YYYY-MM-DD`; null where it is not known. */
  birthDate: string | null;
  /** The organization's. */
  time: OrganizationTime;
}

/**
 * Locks an account as `lockAccount` does to share it, and reads with it what time it is in its organization: a round trip
 * costs more than a row.
 *
 * @returns null when the organization has no such account
 */
export async function lockDraftAccount(
  ctx: ClockContext & { cipher: FieldCipher },
  tx: Sql,
  organizationId: string,
  accountId: string,
): Promise<DraftAccount | null> {
  return toDraftAccount(ctx, accountId, await lockWithTime(tx, { organizationId, accountId }));
}

/** The same as a statement, to be sent with the beginning of its transaction. */
export function draftAccountLock(organizationId: string, accountId: string): Statement {
  return lockWithTime.toSent({ organizationId, accountId });
}

/** @param rows what `draftAccountLock` gave */
export function toDraftAccount(
  ctx: ClockContext & { cipher: FieldCipher },
  accountId: string,
  rows: readonly unknown[],
): DraftAccount | null {
  const [row] = rows as readonly LockedRow[];
  if (!row) return null;
  const { status, birthDateCiphertext } = row;
  return {
    status,
    birthDate: openBirthDate(ctx.cipher, { accountId, birthDateCiphertext }),
    time: toOrganizationTime(ctx, row),
  };
}

interface LockedRow extends OrganizationTimeRow {
  status: string;
  birthDateCiphertext: string | null;
}

const lockWithTime = statement(
  "account_locked_for_draft",
  (param: Params<{ organizationId: string; accountId: string }>) =>
    kysely
      .selectFrom("accounts as owner")
      .innerJoin("organizations as organization", "organization.id", "owner.organizationId")
      .select(["owner.status", "owner.dateOfBirthCiphertext as birthDateCiphertext"])
      .select(ORGANIZATION_TIME.map((name) => `organization.${name}` as const))
      .$narrowType<OrganizationTimeRow>()
      .where("owner.organizationId", "=", param.organizationId)
      .where("owner.id", "=", param.accountId)
      .where(isNotOver)
      .forKeyShare("owner"),
);
