import type { Sql } from "./sql.ts";
import { type JsonText, json } from "./statements/column-types.ts";
import { kysely, type Params, sql, statement, unpreparedStatement } from "./statements/statement.ts";

export type Actor = { type: "api_key" | "session" | "member"; id: string } | { type: "operator"; id: null };

export type AuditActor = Actor | { type: "service"; id: null };

export interface AuditEntryInput {
  /** Null for changes to the whole deployment. */
  organizationId: string | null;
  actor: AuditActor;
  action: `${string}.${string}`;
  targetId: string;
  /** No secrets or personal data. */
  data: Record<string, unknown>;
  requestId: string | null;
  at: Date;
}

/**
 * Adds an audit row in the transaction of the change.
 * @throws SQLSTATE 42501 if the database role cannot act as this actor. For example, a service cannot act as the operator, or as
 * an API key of another organization.
 */
export function recordAudit(tx: Sql, entry: AuditEntryInput): Promise<void> {
  return recordAudits(tx, [entry]);
}

/** Adds up to a few hundred audit rows. */
export async function recordAudits(tx: Sql, entries: readonly AuditEntryInput[]): Promise<void> {
  await record(tx, { entries: toAuditRows(entries) });
}

/** Serializes entries for database functions that write audit rows. */
export function toAuditRows(entries: readonly AuditEntryInput[]): JsonText {
  return json(entries.map(toRow));
}

const record = statement("record_audit", (param: Params<{ entries: JsonText }>) =>
  kysely.selectNoFrom(sql`record_audit(${param.entries}::jsonb)::text`.as("done")),
);

const BATCH_SIZE = 500;

/** Adds any number of audit rows. Must be a transaction's last step, because the first batch locks the chain. */
export async function recordAuditsInBatches(tx: Sql, entries: readonly AuditEntryInput[]): Promise<void> {
  await chainImmediately(tx);
  for (let start = 0; start < entries.length; start += BATCH_SIZE) {
    await recordAudits(tx, entries.slice(start, start + BATCH_SIZE));
  }
}

const chainImmediately = unpreparedStatement(
  "audit_chain_at_once",
  () => sql`SET CONSTRAINTS audit_pending_is_chained IMMEDIATE`,
);

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
