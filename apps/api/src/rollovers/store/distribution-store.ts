import {
  createCounter,
  createFinder,
  createPageReader,
  type IdParams,
  insertRow,
  json,
  kysely,
  type ListPosition,
  type OrganizationParams,
  type PageParams,
  type Params,
  pageAfter,
  type Sql,
  sql,
  statement,
  toListPosition,
  typedList,
  updateRow,
} from "@svc/database";
import type { Rollover } from "@svc/rollover-rules/rollover";
import type { CashPayment } from "@svc/rollover-rules/tax/cash-payment";
import type { KeysetPosition } from "@svc/service-kit/lists";
import type { Distribution } from "./distribution.ts";
import { ROLLOVER_COLUMNS, wholeRollovers } from "./rollover-columns.ts";

const COLUMNS = [
  "id",
  "organizationId",
  "accountId",
  "externalId",
  "state",
  "amount",
  "moneySources",
  "paidOut",
  "cashPayment",
  "rolloverIds",
  "version",
  "createdAt",
  "updatedAt",
] as const;

const selectDistributions = (param: Params<OrganizationParams>) =>
  kysely
    .selectFrom("distributions")
    .select(COLUMNS)
    .where("organizationId", "=", param.organizationId)
    .$narrowType<Distribution>();

export const findDistribution = createFinder(
  statement("distribution_by_id", (param: Params<IdParams>) =>
    selectDistributions(param).where("id", "=", param.id),
  ),
);

/** Locks the row. Lock its rollovers first. */
export const lockDistribution = createFinder(
  statement("distribution_locked", (param: Params<IdParams>) =>
    selectDistributions(param).where("id", "=", param.id).forNoKeyUpdate(),
  ),
);

export const listDistributionPage = createPageReader(
  statement("distributions_page", (param: Params<PageParams>) =>
    pageAfter(selectDistributions(param), param),
  ),
);

export const countDistributions = createCounter("distributions_total_count", selectDistributions);

export async function insertDistribution(tx: Sql, distribution: Distribution): Promise<void> {
  const { moneySources, paidOut, cashPayment, ...columns } = distribution;
  const jsonColumns = {
    moneySources: json(moneySources),
    paidOut: json(paidOut),
    cashPayment: json(cashPayment),
  };
  await insertRow(tx, { table: "distributions", row: { ...columns, ...jsonColumns } });
}

export async function updateDistribution(
  tx: Sql,
  id: string,
  changes: Pick<Distribution, "state" | "version" | "updatedAt">,
): Promise<void> {
  await updateRow(tx, { table: "distributions", id, changes });
}

export async function updateCashPayment(
  tx: Sql,
  id: string,
  { cashPayment, ...changes }: Pick<Distribution, "version" | "updatedAt"> & { cashPayment: CashPayment },
): Promise<void> {
  await updateRow(tx, {
    table: "distributions",
    id,
    changes: { ...changes, cashPayment: json(cashPayment) },
  });
}

export async function readDistributionsById(
  db: Sql,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, Distribution>> {
  const rows = await readManyById(db, { organizationId, ids });
  return new Map(rows.map((row) => [row.id, row]));
}

const readManyById = statement("distributions_by_ids", (param: Params<Ids>) =>
  selectDistributions(param).where("id", "=", kysely.fn.any(typedList("text", param.ids))),
);

/** Lists distributions whose cash part was paid in the year, newest first. */
export function listCashPayments(
  db: Sql,
  organizationId: string,
  { year, after, limit }: { year: number; after: KeysetPosition | null; limit: number },
): Promise<Distribution[]> {
  return readCashPayments(db, { organizationId, year: String(year), ...toListPosition(after), limit });
}

const readCashPayments = statement(
  "distributions_cash_payments",
  (param: Params<OrganizationParams & ListPosition & { year: string; limit: number }>) =>
    pageAfter(
      selectDistributions(param).where(sql<boolean>`left(cash_payment->>'paidOn', 4) = ${param.year}::text`),
      param,
    ),
);

type Ids = OrganizationParams & { ids: readonly string[] };

export async function readRolloversById(
  db: Sql,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, Rollover>> {
  const rows = await readByIds(db, { organizationId, ids });
  return new Map(rows.map((row) => [row.id, row]));
}

const readByIds = statement("rollovers_by_ids", (param: Params<Ids>) =>
  kysely
    .selectFrom("rollovers")
    .select(ROLLOVER_COLUMNS)
    .where("organizationId", "=", param.organizationId)
    .where("id", "=", kysely.fn.any(typedList("text", param.ids)))
    .$narrowType<Rollover>(),
);

/** Locks in order of ID. Returns the IDs of rollovers that exist. */
export async function lockRolloversById(
  tx: Sql,
  organizationId: string,
  ids: readonly string[],
): Promise<string[]> {
  return (await lockByIds(tx, { organizationId, ids })).map(({ id }) => id);
}

const lockByIds = statement("rollovers_by_ids_locked", (param: Params<Ids>) =>
  wholeRollovers
    .clearSelect()
    .select("id")
    .where("organizationId", "=", param.organizationId)
    .where("id", "=", kysely.fn.any(typedList("text", param.ids)))
    .orderBy("id")
    .forUpdate(),
);
