import type { AccountType } from "@svc/custodians";
import type { Database, Prisma, Transaction } from "@svc/database";
import { type KeysetPosition, type Page, toPage } from "@svc/service-kit";
import type { Rollover } from "./rollover.ts";
import type { RolloverState } from "./rollover-states.ts";
import { TERMINAL_STATES } from "./workflow/transitions.ts";

/** What a list of rollovers may be narrowed by; everything that is given must hold. */
export interface RolloverFilter {
  states?: readonly RolloverState[] | undefined;
  accountId?: string | undefined;
  /** On either side. */
  custodianId?: string | undefined;
  externalId?: string | undefined;
  createdAfter?: Date | undefined;
  createdBefore?: Date | undefined;
}

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

const NEWEST_FIRST = "ORDER BY created_at DESC, id DESC";

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
  const { rows } = await db.pool.query<Rollover>(listStatement(organizationId, filter, after, limit));
  return toPage(rows, limit);
}

/** Every shape of the statement has a name of its own, so that each connection plans it once. */
export function listStatement(
  organizationId: string,
  filter: RolloverFilter,
  after: KeysetPosition | null,
  limit: number,
) {
  const values: unknown[] = [organizationId];
  const conditions = ["organization_id = $1"];
  let shape = "rollovers";
  const narrow = (name: string, value: unknown, condition: (parameter: string) => string) => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
    shape += `_${name}`;
  };
  narrow("states", filter.states, (parameter) => `state = ANY(${parameter})`);
  narrow("account", filter.accountId, (parameter) => `account_id = ${parameter}`);
  narrow("external", filter.externalId, (parameter) => `external_id = ${parameter}`);
  narrow("after", filter.createdAfter, (parameter) => `created_at > ${parameter}`);
  narrow("before", filter.createdBefore, (parameter) => `created_at < ${parameter}`);
  if (after) {
    values.push(after.createdAt, after.id);
    conditions.push(`(created_at, id) < ($${values.length - 1}, $${values.length})`);
    shape += "_page";
  }
  values.push(limit + 1);
  const tail = `${NEWEST_FIRST} LIMIT $${values.length}`;
  const where = conditions.join(" AND ");
  if (filter.custodianId === undefined) {
    return { name: shape, text: `SELECT ${COLUMNS} FROM rollovers WHERE ${where} ${tail}`, values };
  }
  // One branch for each side, so that each is read from its own index in the right order.
  values.push(filter.custodianId);
  const side = (column: string, besides = "") =>
    `(SELECT * FROM rollovers WHERE ${where} AND ${column} = $${values.length}${besides} ${tail})`;
  const sides = [
    side("source_custodian_id"),
    side("destination_custodian_id", ` AND source_custodian_id <> $${values.length}`),
  ];
  const text = `SELECT ${COLUMNS} FROM (${sides.join(" UNION ALL ")}) AS either ${tail}`;
  return { name: `${shape}_custodian`, text, values };
}

/** Locks the organization's rollover until the transaction ends, and reads it as it is then; null if there is none. */
export async function lockRollover(
  tx: Transaction,
  organizationId: string,
  id: string,
): Promise<Rollover | null> {
  const [row] = await tx.$queryRawUnsafe<Rollover[]>(
    `SELECT ${COLUMNS} FROM rollovers WHERE organization_id = $1 AND id = $2 FOR UPDATE`,
    organizationId,
    id,
  );
  return row ?? null;
}

/** A distribution that a saver has received for a rollover. */
export interface ReceivedDistribution {
  sourceAccountType: AccountType;
  destinationAccountType: AccountType;
  /** `YYYY-MM-DD`. */
  receivedOn: string;
}

/** What a saver has received for 60-day rollovers besides this one, except for those that came to nothing. */
export async function listDistributions(
  db: Database["prisma"] | Transaction,
  { id, organizationId, accountId }: Pick<Rollover, "id" | "organizationId" | "accountId">,
): Promise<ReceivedDistribution[]> {
  const cameToNothing = TERMINAL_STATES.filter((state) => state !== "completed");
  return db.$queryRaw<ReceivedDistribution[]>`
    SELECT source_account_type AS "sourceAccountType", destination_account_type AS "destinationAccountType",
      (sixty_day_due_on - 60)::text AS "receivedOn"
    FROM rollovers
    WHERE organization_id = ${organizationId} AND account_id = ${accountId} AND id <> ${id}
      AND sixty_day_due_on IS NOT NULL AND state <> ALL(${cameToNothing})`;
}

/** Locks all rollovers of an account until the transaction ends, in the order of their ids, and reads them. */
export async function lockRolloversOf(
  tx: Transaction,
  organizationId: string,
  accountId: string,
): Promise<Rollover[]> {
  return tx.$queryRawUnsafe<Rollover[]>(
    `SELECT ${COLUMNS} FROM rollovers WHERE organization_id = $1 AND account_id = $2 ORDER BY id FOR UPDATE`,
    organizationId,
    accountId,
  );
}

/** Writes a new rollover and gives it back as it will be read. */
export async function insertRollover(
  tx: Transaction,
  data: Prisma.RolloverUncheckedCreateInput,
): Promise<Rollover> {
  return toRollover(await tx.rollover.create({ data }));
}

/** Writes what an action changed, and gives the rollover back as it will be read. */
export async function updateRollover(
  tx: Transaction,
  id: string,
  data: Prisma.RolloverUncheckedUpdateInput,
): Promise<Rollover> {
  return toRollover(await tx.rollover.update({ where: { id }, data }));
}

/** Where the history of a rollover stands after what is written of it. */
interface NextHead {
  id: string;
  heads: { timelineSequence: number; timelineHash: string; eventSequence: number };
}

/** Overwrites what these rollovers hold of their saver, in the transaction that holds their locks. */
export async function writeErasure(tx: Transaction, rollovers: readonly NextHead[], at: Date): Promise<void> {
  const ids = rollovers.map(({ id }) => id);
  const heads = rollovers.map((rollover) => rollover.heads);
  // Which papers there were stays, by type and digest.
  await tx.$executeRaw`
    UPDATE rollovers SET
      source_account_number_ciphertext = '', source_account_number_index = '', source_account_number_mask = '****',
      destination_account_number_ciphertext = '', destination_account_number_index = '',
      destination_account_number_mask = '****',
      source_plan_name = NULL, destination_plan_name = NULL, metadata = '{}',
      documents = coalesce((
        SELECT jsonb_agg(document || '{"name": "erased"}' ORDER BY place)
        FROM jsonb_array_elements(documents) WITH ORDINALITY AS one (document, place)), '[]'),
      timeline_sequence = head.sequence, timeline_hash = head.hash, event_sequence = head.event,
      version = version + 1, updated_at = ${at}
    FROM unnest(
      ${ids}::text[], ${heads.map(({ timelineSequence }) => timelineSequence)}::int[],
      ${heads.map(({ timelineHash }) => timelineHash)}::text[],
      ${heads.map(({ eventSequence }) => eventSequence)}::int[]
    ) AS head (rollover_id, sequence, hash, event)
    WHERE rollovers.id = head.rollover_id`;
}

/** A row as Prisma gives it, in the form in which the plain SQL of this file reads it. */
function toRollover(row: Prisma.RolloverModel): Rollover {
  const dayOf = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;
  return {
    ...(row as unknown as Rollover),
    sourceFirstContributionDate: dayOf(row.sourceFirstContributionDate),
    destinationFirstContributionDate: dayOf(row.destinationFirstContributionDate),
    sixtyDayDueOn: dayOf(row.sixtyDayDueOn),
    amountRequested: row.amountRequested?.toFixed(2) ?? null,
    postedAmount: row.postedAmount?.toFixed(2) ?? null,
  };
}

/** A value of ours as Prisma wants JSON typed. */
export function toJson(value: object): Prisma.InputJsonValue {
  return value as Prisma.InputJsonValue;
}
