import { type Actor, type AuditEntryInput, inSqlTransaction, recordAudit } from "@svc/database";
import { publishKeyInvalidation } from "@svc/service-kit/auth";
import { parseBody } from "@svc/service-kit/endpoints";
import { notFound } from "@svc/service-kit/errors";
import { textField } from "@svc/service-kit/fields";
import { z } from "zod";
import type { OperatorContext } from "../../context/operator-context.ts";
import { lockOrganization, type Organization, updateOrganization } from "./organization-store.ts";

const MAX_REASON_LENGTH = 500;
const reasonSchema = z.strictObject({ reason: textField(MAX_REASON_LENGTH) });

export interface LockChange {
  organization: Organization;
  /** True if all instances were notified. */
  wasAnnounced: boolean;
}

/**
 * Rejects the organization's keys, members and sessions, and stops its webhooks. Locking again replaces the reason and keeps the
 * time.
 */
export function lockOrganizationAccess(
  ctx: OperatorContext,
  actor: Actor,
  { organizationId, input }: { organizationId: string; input: { reason: string } },
): Promise<LockChange> {
  const { reason } = parseBody(reasonSchema, input);
  const auditEntry = { action: "organization.locked", data: { reason } } as const;
  return changeLock(ctx, actor, { organizationId, lockReason: reason, auditEntry });
}

export function unlockOrganizationAccess(
  ctx: OperatorContext,
  actor: Actor,
  organizationId: string,
): Promise<LockChange> {
  const auditEntry = { action: "organization.unlocked", data: {} } as const;
  return changeLock(ctx, actor, { organizationId, lockReason: null, auditEntry });
}

async function changeLock(
  ctx: OperatorContext,
  actor: Actor,
  {
    organizationId,
    lockReason,
    auditEntry,
  }: {
    organizationId: string;
    lockReason: string | null;
    auditEntry: Pick<AuditEntryInput, "action" | "data">;
  },
): Promise<LockChange> {
  const at = ctx.clock.now();
  const organization = await inSqlTransaction(ctx.db, async (tx) => {
    const before = await lockOrganization(tx, organizationId);
    if (!before) throw notFound("organization");
    if (before.lockReason === lockReason) return before;
    await recordAudit(tx, {
      organizationId,
      actor,
      targetId: organizationId,
      ...auditEntry,
      requestId: null,
      at,
    });
    const lockedAt = lockReason === null ? null : (before.lockedAt ?? at);
    return updateOrganization(tx, organizationId, { changes: { lockedAt, lockReason }, at });
  });
  // Announced even without a change, because an instance may have missed the earlier announcement.
  const wasAnnounced =
    ctx.redis !== null &&
    (await publishKeyInvalidation(ctx.redis, ctx.environment, { id: organizationId, log: ctx.log }));
  return { organization, wasAnnounced };
}
