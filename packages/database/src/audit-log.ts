import type { Transaction } from "./database.ts";
import type { Prisma } from "./generated/prisma/client.ts";

/** Who did something: a key, a widget session, or the operator at the command line. */
export type Actor = { type: "api_key" | "session"; id: string } | { type: "operator"; id: null };

export interface AuditEntryInput {
  organizationId: string;
  actor: Actor;
  action:
    | "organization.created"
    | "organization.origins_changed"
    | "api_key.created"
    | "api_key.rotated"
    | "api_key.revoked"
    | "account.updated"
    | "account.erased";
  targetId: string;
  /** Never a secret, never personal data. */
  data: Prisma.InputJsonObject;
  requestId: string | null;
  at: Date;
}

/** Adds an audit row in the transaction of the change that it tells of. */
export async function recordAudit(tx: Transaction, entry: AuditEntryInput): Promise<void> {
  await tx.auditEntry.create({
    data: {
      organizationId: entry.organizationId,
      actorType: entry.actor.type,
      actorId: entry.actor.id,
      action: entry.action,
      targetId: entry.targetId,
      data: entry.data,
      requestId: entry.requestId,
      createdAt: entry.at,
    },
  });
}
