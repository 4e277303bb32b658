import type { AccountType } from "@svc/custodians";
import { type ColumnValues, type Database, json, type Sql, type Write, writeRows } from "@svc/database";
import { type KeysetPosition, type Page, toPage } from "@svc/service-kit";
import type { LockedRollover, Rollover } from "./rollover.ts";
import { type RolloverFilter, rolloverListStatement } from "./rollover-list-statement.ts";
import { TERMINAL_STATES } from "./workflow/transitions.ts";

// Read with plain SQL: the list is the busiest read there is, and Prisma's findMany costs it half its throughput.
const COLUMNS = `id, organization_id AS "organizationId", account_id AS "accountId", external_id AS "externalId",
  type, state, source_custodian_id AS "sourceCustodianId", source_account_type AS "sourceAccountType",
  source_account_number_mask AS "sourceAccountNumberMask", source_plan_name AS "sourcePlanName",
  source_first_contribution_date::text AS "sourceFirstContributionDate",
  destination_custodian_id AS "destinationCustodianId", destination_account_type AS "destinationAccountType",
  destination_account_number_mask AS "destinationAccountNumberMask", destination_plan_name AS "destinationPlanName",
  destination_first_contribution_date::text AS "destinationFirstContributionDate",
  amount_kind AS "amountKind", amount_requested::text AS "amountRequested", currency,
  delivery_method AS "deliveryMethod", attestations, eligibility,
  documents_return_state AS "documentsReturnState", hold_return_state AS "holdReturnState",
  documents_pending_on AS "documentsPendingOn", documents, transfers, receipts, posted_amount::text AS "postedAmount",
  amount_mismatch AS "amountMismatch", rejection, deadlines, sixty_day_due_on::text AS "sixtyDayDueOn",
  event_sequence AS "eventSequence", timeline_sequence AS "timelineSequence", timeline_hash AS "timelineHash",
  tax_treatment AS "taxTreatment", metadata, version,
  created_at AS "createdAt", updated_at AS "updatedAt"`;

/** All columns: what the timeline seals is read whole. */
export const ROW = `${COLUMNS}, source_account_number_ciphertext AS "sourceAccountNumberCiphertext",
  source_account_number_index AS "sourceAccountNumberIndex",
  destination_account_number_ciphertext AS "destinationAccountNumberCiphertext",
  destination_account_number_index AS "destinationAccountNumberIndex", next_timer_at AS "nextTimerAt"`;

const JSON_COLUMNS: ReadonlySet<string> = new Set([
  "attestations",
  "eligibility",
  "taxTreatment",
  "metadata",
  "documents",
  "transfers",
  "receipts",
  "amountMismatch",
  "rejection",
  "deadlines",
]);

/** The organization's rollover with this id, or null. */
export async function findRollover(
  db: Database,
  organizationId: string,
  id: string,
): Promise<Rollover | null> {
  const { rows } = await db.pool.query<Rollover>({
    name: "rollover_by_id",
    text: `SELECT ${COLUMNS} FROM rollovers WHERE organization_id = $1 AND id = $2`,
    values: [organizationId, id],
  });
  return rows[0] ?? null;
}

/** One page of an organization's rollovers, newest first, after `after` where that is given. */
export async function listRollovers(
  db: Database,
  organizationId: string,
  filter: RolloverFilter,
  after: KeysetPosition | null,
  limit: number,
): Promise<Page<Rollover>> {
  if (filter.states?.length === 0) return { items: [], hasMore: false };
  const { rows } = await db.pool.query<Rollover>(listStatement(organizationId, filter, after, limit));
  return toPage(rows, limit);
}

/** The statement of `listRollovers`. */
export function listStatement(
  organizationId: string,
  filter: RolloverFilter,
  after: KeysetPosition | null,
  limit: number,
) {
  return rolloverListStatement(COLUMNS, organizationId, filter, after, limit);
}

/** Locks the organization's rollover until the transaction ends, and reads it as it is then; null if there is none. */
export async function lockRollover(
  tx: Sql,
  organizationId: string,
  id: string,
): Promise<LockedRollover | null> {
  const [row] = await tx.query<LockedRollover>({
    name: "rollover_locked",
    text: `SELECT ${ROW} FROM rollovers WHERE organization_id = $1 AND id = $2 FOR UPDATE`,
    values: [organizationId, id],
  });
  return row ?? null;
}

/** A distribution that a participant has received for a rollover. */
export interface ReceivedDistribution {
  sourceAccountType: AccountType;
  destinationAccountType: AccountType;
  /** `YYYY-MM-DD`. */
  receivedOn: string;
}

/** What a participant has received for 60-day rollovers besides this one, except for those that came to nothing. */
export async function listDistributions(
  db: Sql,
  { id, organizationId, accountId }: Pick<Rollover, "id" | "organizationId" | "accountId">,
): Promise<ReceivedDistribution[]> {
  const cameToNothing = TERMINAL_STATES.filter((state) => state !== "completed");
  return db.query<ReceivedDistribution>({
    name: "rollover_distributions",
    text: `SELECT source_account_type AS "sourceAccountType", destination_account_type AS "destinationAccountType",
        (sixty_day_due_on - 60)::text AS "receivedOn"
      FROM rollovers
      WHERE organization_id = $1 AND account_id = $2 AND id <> $3
        AND sixty_day_due_on IS NOT NULL AND state <> ALL($4)`,
    values: [organizationId, accountId, id, cameToNothing],
  });
}

/** Locks all rollovers of an account until the transaction ends, in the order of their ids, and reads them. */
export async function lockRolloversOf(
  tx: Sql,
  organizationId: string,
  accountId: string,
): Promise<LockedRollover[]> {
  return tx.query<LockedRollover>({
    text: `SELECT ${ROW} FROM rollovers WHERE organization_id = $1 AND account_id = $2 ORDER BY id FOR UPDATE`,
    values: [organizationId, accountId],
  });
}

/** Writes a new rollover with its history, and gives it back as it will be read. */
export async function insertRollover(
  tx: Sql,
  row: LockedRollover,
  history: readonly Write[],
): Promise<LockedRollover> {
  const insert = { table: "rollovers", row: toText({ ...row }) };
  const rollover = await writeRows<LockedRollover>(tx, [insert, ...history], ROW);
  if (!rollover) throw new Error("a rollover was not written");
  return rollover;
}

/** Writes what was changed of a rollover that is locked, with its history, and gives it back as it will be read. */
export async function updateRollover(
  tx: Sql,
  id: string,
  changes: ColumnValues,
  history: readonly Write[],
): Promise<LockedRollover> {
  const update = { table: "rollovers", id, changes: toText(changes) };
  const rollover = await writeRows<LockedRollover>(tx, [update, ...history], ROW);
  if (!rollover) throw new Error(`there is no ${id}`);
  return rollover;
}

/** Columns of JSON are written as text, all others as they are. */
function toText(columns: ColumnValues): ColumnValues {
  const entries = Object.entries(columns).map(([name, value]) => [
    name,
    JSON_COLUMNS.has(name) ? json(value as object | null) : value,
  ]);
  return Object.fromEntries(entries);
}
