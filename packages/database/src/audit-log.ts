import { insertRow, insertRows, json, type Sql } from "./sql.ts";

/** Who did something: a key, a widget session, or the operator at the command line. */
export type Actor = { type: "api_key" | "session"; id: string } | { type: "operator"; id: null };

export interface AuditEntryInput {
  /** Null where the change is of the whole deployment. */
  organizationId: string | null;
  actor: Actor;
  action:
    | "organization.created"
    | "organization.origins_changed"
    | "api_key.created"
    | "api_key.rotated"
    | "api_key.revoked"
    | "account.updated"
    | "account.erased"
    | "webhook_endpoint.created"
    | "webhook_endpoint.updated"
    | "webhook_endpoint.deleted"
    | "webhook_endpoint.secret_revealed"
    | "webhook_endpoint.secret_rotated"
    | "webhook_endpoint.disabled"
    | "webhook_endpoint.recovered"
    | "event.redelivered"
    | "custodians.imported"
    | "custodian.added"
    | "custodian.updated"
    | "data_keys.re_encryption_started"
    | "data_keys.re_encryption_ended";
  targetId: string;
  /** Never a secret, never personal data. */
  data: Record<string, unknown>;
  requestId: string | null;
  at: Date;
}

/** Adds an audit row in the transaction of the change that it tells of. */
export async function recordAudit(tx: Sql, entry: AuditEntryInput): Promise<void> {
  await insertRow(tx, "audit_log", toRow(entry));
}

/** As `recordAudit`, for many at once. */
export async function recordAudits(tx: Sql, entries: readonly AuditEntryInput[]): Promise<void> {
  await insertRows(tx, "audit_log", entries.map(toRow));
}

function toRow(entry: AuditEntryInput) {
  return {
    organizationId: entry.organizationId,
    actorType: entry.actor.type,
    actorId: entry.actor.id,
    action: entry.action,
    targetId: entry.targetId,
    data: json(entry.data),
    requestId: entry.requestId,
    createdAt: entry.at,
  };
}
