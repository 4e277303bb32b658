import {
  createFinder,
  type Database,
  type IdParams,
  type JsonText,
  json,
  kysely,
  type OrganizationParams,
  type Params,
  type Sql,
  statement,
  unpreparedStatement,
  type Write,
  writeRows,
} from "@svc/database";
import type { LockedRollover, Rollover } from "@svc/rollover-rules/rollover";
import { TERMINAL_STATES } from "@svc/rollover-rules/workflow/transitions";
import { type KeysetPosition, type Page, toPage } from "@svc/service-kit/lists";
import {
  type ListedResponseRow,
  RESPONSE_ROW_SELECTION,
  type RolloverResponseRow,
  storedResponse,
} from "./response-row.ts";
import {
  COLUMN_TYPES,
  JSON_COLUMNS,
  ROLLOVER_COLUMNS,
  ROW_COLUMNS,
  type SummaryRow,
  wholeRollovers,
} from "./rollover-columns.ts";
import {
  buildResponsesStatement,
  buildSummariesStatement,
  type CreatedBetween,
} from "./rollover-list-statement.ts";

const rollovers = kysely.selectFrom("rollovers").select(ROLLOVER_COLUMNS).$narrowType<Rollover>();

export async function findRollover(
  db: Database,
  organizationId: string,
  id: string,
): Promise<Rollover | null> {
  return findById.first(db.sql, { organizationId, id });
}

const findById = statement("rollover_by_id", (param: Params<IdParams>) =>
  rollovers.where("organizationId", "=", param.organizationId).where("id", "=", param.id),
);

export const findResponseRow = createFinder(
  statement("rollover_response", (param: Params<IdParams>) =>
    kysely
      .selectFrom("rollovers as one")
      .leftJoinLateral(storedResponse, (join) => join.onTrue())
      .select(RESPONSE_ROW_SELECTION)
      .where("one.organizationId", "=", param.organizationId)
      .where("one.id", "=", param.id)
      .$castTo<RolloverResponseRow>(),
  ),
);

export async function listResponseRows(
  db: Sql,
  organizationId: string,
  { between, after, limit }: { between: CreatedBetween; after: KeysetPosition | null; limit: number },
): Promise<Page<ListedResponseRow>> {
  return toPage(
    await db.query<ListedResponseRow>(buildResponsesStatement(organizationId, { between, after, limit })),
    limit,
  );
}

export async function listSummaryRows(
  db: Sql,
  organizationId: string,
  { between, after, limit }: { between: CreatedBetween; after: KeysetPosition | null; limit: number },
): Promise<Page<SummaryRow>> {
  return toPage(
    await db.query<SummaryRow>(buildSummariesStatement(organizationId, { between, after, limit })),
    limit,
  );
}

export const lockRollover = createFinder(
  statement("rollover_locked", (param: Params<IdParams>) =>
    wholeRollovers.where("organizationId", "=", param.organizationId).where("id", "=", param.id).forUpdate(),
  ),
);

type PaidOutRollover = Pick<
  Rollover,
  "type" | "sourceAccountType" | "destinationAccountType" | "attestations" | "transfers" | "sixtyDayDueOn"
>;

interface PaidOutParams extends OrganizationParams {
  id: string;
  accountIds: readonly string[];
}

/** Lists the accounts' other rollovers with a 60-day due date. Omits those that ended without completion. */
export function listPaidOut(db: Sql, params: PaidOutParams): Promise<PaidOutRollover[]> {
  return readPaidOut(db, params);
}

const UNSUCCESSFUL_STATES = TERMINAL_STATES.filter((state) => state !== "completed");

const readPaidOut = statement("rollovers_paid_out", (param: Params<PaidOutParams>) =>
  kysely
    .selectFrom("rollovers")
    .select([
      "type",
      "sourceAccountType",
      "destinationAccountType",
      "attestations",
      "transfers",
      "sixtyDayDueOn",
    ])
    .where("organizationId", "=", param.organizationId)
    .where("accountId", "=", kysely.fn.any(param.accountIds))
    .where("id", "<>", param.id)
    .where("sixtyDayDueOn", "is not", null)
    .where("state", "not in", UNSUCCESSFUL_STATES)
    .$narrowType<PaidOutRollover>(),
);

/** Locks in order of ID. */
export async function lockAccountRollovers(
  tx: Sql,
  organizationId: string,
  accountId: string,
): Promise<LockedRollover[]> {
  return lockByAccount(tx, { organizationId, accountId });
}

const lockByAccount = unpreparedStatement(
  "rollovers_of_account_locked",
  (param: Params<OrganizationParams & { accountId: string }>) =>
    wholeRollovers
      .where("organizationId", "=", param.organizationId)
      .where("accountId", "=", param.accountId)
      .orderBy("id")
      .forUpdate(),
);

/** Takes all columns except the timeline position from `sealed`, the row's sealed JSON. */
export async function insertRollover(
  tx: Sql,
  { timelineSequence, timelineHash }: LockedRollover,
  { sealed, timelineWrites }: { sealed: string; timelineWrites: readonly Write[] },
): Promise<void> {
  const row = { timelineSequence, timelineHash };
  await writeRows(tx, [{ table: "rollovers", sealed, types: COLUMN_TYPES, row }, ...timelineWrites]);
}

export async function updateRollover(
  tx: Sql,
  id: string,
  { changes, timelineWrites }: { changes: Partial<LockedRollover>; timelineWrites: readonly Write[] },
): Promise<LockedRollover> {
  const update = { table: "rollovers", id, changes: toJsonText(changes) } as const;
  const rollover = await writeRows(tx, [update, ...timelineWrites], ROW_COLUMNS);
  if (!rollover) throw new Error(`rollover ${id} does not exist`);
  return rollover as LockedRollover;
}

type JsonColumn = (typeof JSON_COLUMNS)[number];
type WithJsonText<Columns> = {
  [Name in keyof Columns]: Name extends JsonColumn
    ? JsonText | Extract<Columns[Name], null | undefined>
    : Columns[Name];
};

function toJsonText<Columns extends Partial<LockedRollover>>(columns: Columns): WithJsonText<Columns> {
  const text: Record<string, unknown> = { ...columns };
  for (const name of JSON_COLUMNS) if (name in text) text[name] = json(columns[name] ?? null);
  return text as WithJsonText<Columns>;
}
