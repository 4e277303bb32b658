import type { Sql } from "./sql.ts";

/** Who did something: a key, a widget session, or the operator at the command line. */
export type Actor = { type: "api_key" | "session"; id: string } | { type: "operator"; id: null };

/** As `Actor`, or the service by itself, as when the worker takes out an endpoint that has long failed. */
export type AuditActor = Actor | { type: "service"; id: null };

export interface AuditEntryInput {
  /** Null where the change is of the whole deployment. */
  organizationId: string | null;
  actor: AuditActor;
  action:
    | "organization.created"
    | "organization.origins_changed"
    | "api_key.created"
    | "api_key.rotated"
    | "api_key.revoked"
    | "api_key.rehashed"
    | "account.updated"
    | "account.erased"
    | "account.identity_unlocked"
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
    | "data_keys.re_encryption_ended"
    | "rollover.accepted_as_it_stands";
  targetId: string;
  /** Never a secret, never personal data. */
  data: Record<string, unknown>;
  requestId: string | null;
  at: Date;
}

/**
 * Adds an audit row in the transaction of the change that it tells of. The row is in the log, in its organization's chain,
 * once the transaction has committed.
 *
 * @throws the database's 42501 for an actor that the role which is logged in cannot be: a service's role is never the
 *   operator, and an `ak_` key only of the organization that the row is of
 */
export function recordAudit(tx: Sql, entry: AuditEntryInput): Promise<void> {
  return recordAudits(tx, [entry]);
}

/** As `recordAudit`, for some hundreds at once. */
export async function recordAudits(tx: Sql, entries: readonly AuditEntryInput[]): Promise<void> {
  await tx.query({
    name: "record_audit",
    text: "SELECT record_audit($1::jsonb)::text",
    values: [JSON.stringify(entries.map(toRow))],
  });
}

const ENTRIES_AT_ONCE = 500;

/**
 * As `recordAudit`, for any number, as the last that a transaction does. They are put into their chain step by step, so that
 * no statement takes long; the chain is this transaction's from the first step on.
 */
export async function recordAuditsInSteps(tx: Sql, entries: readonly AuditEntryInput[]): Promise<void> {
  await tx.query({ text: "SET CONSTRAINTS audit_pending_is_chained IMMEDIATE" });
  for (let start = 0; start < entries.length; start += ENTRIES_AT_ONCE) {
    await recordAudits(tx, entries.slice(start, start + ENTRIES_AT_ONCE));
  }
}

function toRow(entry: AuditEntryInput) {
  return {
    organization_id: entry.organizationId,
    actor_type: entry.actor.type,
    actor_id: entry.actor.id,
    action: entry.action,
    target_id: entry.targetId,
    data: entry.data,
    request_id: entry.requestId,
    created_at: entry.at.toISOString(),
  };
}
