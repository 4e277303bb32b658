import { decryptBirthDate, type FieldCipher } from "@svc/accounts";
import { isNotSkipped, kysely, type Params, type Sql, type Statement, statement } from "@svc/database";
import type { OrganizationTime } from "@svc/rollover-rules/deadlines/timeouts";
import {
  type ClockContext,
  ORGANIZATION_TIME_COLUMNS,
  type OrganizationTimeRow,
  toOrganizationTime,
} from "../../people/organizations/organization-clock.ts";

export interface DraftAccount {
  status: string;
  /** `YYYY-MM-DD` */
  birthDate: string | null;
  time: OrganizationTime;
}

/** Takes a shared lock. Also reads the organization's time, to save a round trip. */
export async function lockDraftAccount(
  ctx: ClockContext & { cipher: FieldCipher },
  tx: Sql,
  { organizationId, accountId }: { organizationId: string; accountId: string },
): Promise<DraftAccount | null> {
  return toDraftAccount(ctx, accountId, await lockWithTime(tx, { organizationId, accountId }));
}

/** Builds the lock as a statement to send in advance. It locks nothing if the transaction is refused (`isNotSkipped`). */
export function buildDraftAccountLock(organizationId: string, accountId: string): Statement {
  return lockWithTime.toStatement({ organizationId, accountId });
}

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
    birthDate: decryptBirthDate(ctx.cipher, { accountId, birthDateCiphertext }),
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
      .select(ORGANIZATION_TIME_COLUMNS.map((name) => `organization.${name}` as const))
      .$narrowType<OrganizationTimeRow>()
      .where("owner.organizationId", "=", param.organizationId)
      .where("owner.id", "=", param.accountId)
      .where(isNotSkipped)
      .forKeyShare("owner"),
);
