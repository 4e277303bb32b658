import type { Sql } from "./sql.ts";
import { type JsonText, json } from "./statements/column-types.ts";
import { kysely, type Params, plannedEachTime, sql, statement } from "./statements/statement.ts";

/** Who did something: a key, a widget session, or the operator at the command line. */
export type Actor = { type: "api_key" | "session" | "member"; id: string } | { type: "operator"; id: null };

/** As `Actor`, or the service by itself, as when the worker takes out an endpoint that has long failed. */
export type AuditActor = Actor | { type: "service"; id: null };

export interface AuditEntryInput {
  /** Null where the change is of the whole deployment. */
  organizationId: string | null;
  actor: AuditActor;
  /** What was done to what, as the feature that does it calls it: `api_key.created`. */
  action: `${string}.${string}`;
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
  await record(tx, { entries: auditRows(entries) });
}

/** Rows as a function of the database takes them that writes some itself. */
export function auditRows(entries: readonly AuditEntryInput[]): JsonText {
  return json(entries.map(toRow));
}

const record = statement("record_audit", (param: Params<{ entries: JsonText }>) =>
  kysely.selectNoFrom(sql`record_audit(${param.entries}::jsonb)::text`.as("done")),
);

const ENTRIES_AT_ONCE = 500;

/**
 * As `recordAudit`, for any number, as the last that a transaction does. They are put into their chain step by step, so that
 * no statement takes long; the chain is this transaction's from the first step on.
 */
export async function recordAuditsInSteps(tx: Sql, entries: readonly AuditEntryInput[]): Promise<void> {
  await chainAtOnce(tx);
  for (let start = 0; start < entries.length; start += ENTRIES_AT_ONCE) {
    await recordAudits(tx, entries.slice(start, start + ENTRIES_AT_ONCE));
  }
}

const chainAtOnce = plannedEachTime(
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
