import { kysely, type OrganizationParams, type Params, type Sql, sql, statement } from "@svc/database";
import { hasNoMismatch, selectTransitMoney, TRANSIT_STATES } from "./transit-condition.ts";

export interface InTransitFilter {
  custodianId: string | null;
  /** First and last day on which the money was sent, `YYYY-MM-DD`, inclusive. */
  sentFrom: string | null;
  sentTo: string | null;
}

export interface InTransitSum {
  custodianId: string;
  sentOn: string;
  amount: string;
  count: number;
}

export interface InTransitRollover {
  id: string;
  accountId: string;
  custodianId: string;
  sentOn: string;
  amount: string;
}

type FilterParams = OrganizationParams & InTransitFilter;

/**
 * A rollover with an amount mismatch has no money in transit. OFFSET makes the planner read each rollover by its
 * primary key.
 */
const selectInTransit = (param: Params<FilterParams>) => sql<InTransitRollover>`(
  SELECT rollover.id, rollover.account_id, rollover.source_custodian_id AS custodian_id, money.amount, money.sent_on
  FROM rollover_work AS work
    CROSS JOIN LATERAL (SELECT id, account_id, source_custodian_id, created_at, transfers, receipts FROM rollovers
      WHERE rollovers.id = work.id AND organization_id = ${param.organizationId} AND ${hasNoMismatch("rollovers")} OFFSET 0) AS rollover
    CROSS JOIN LATERAL ${selectTransitMoney("rollover")} AS money
  WHERE work.organization_id = ${param.organizationId} AND NOT work.is_finished
    AND work.state IN ${TRANSIT_STATES}
    AND money.amount > 0
    AND (${param.custodianId}::text IS NULL OR rollover.source_custodian_id = ${param.custodianId})
    AND (${param.sentFrom}::date IS NULL OR money.sent_on >= ${param.sentFrom}::date)
    AND (${param.sentTo}::date IS NULL OR money.sent_on <= ${param.sentTo}::date))`;

export function sumInTransit(
  db: Sql,
  organizationId: string,
  filter: InTransitFilter,
): Promise<InTransitSum[]> {
  return readSums(db, { organizationId, ...filter });
}

const readSums = statement("money_in_transit_sums", (param: Params<FilterParams>) =>
  kysely
    .selectFrom(selectInTransit(param).as("moving"))
    .select([
      sql<string>`custodian_id`.as("custodianId"),
      sql<string>`sent_on::text`.as("sentOn"),
      sql<string>`round(sum(amount), 2)::text`.as("amount"),
      sql<number>`count(*)::int`.as("count"),
    ])
    .groupBy(sql`1, 2`),
);

/** Lists up to `limit` rollovers, longest in transit first. */
export function listInTransit(
  db: Sql,
  organizationId: string,
  { limit, ...filter }: InTransitFilter & { limit: number },
): Promise<InTransitRollover[]> {
  return readRollovers(db, { organizationId, ...filter, limit });
}

const readRollovers = statement(
  "money_in_transit_rollovers",
  (param: Params<FilterParams & { limit: number }>) =>
    kysely
      .selectFrom(selectInTransit(param).as("moving"))
      .select([
        sql<string>`id`.as("id"),
        sql<string>`account_id`.as("accountId"),
        sql<string>`custodian_id`.as("custodianId"),
        sql<string>`sent_on::text`.as("sentOn"),
        sql<string>`round(amount, 2)::text`.as("amount"),
      ])
      .orderBy(sql`moving.sent_on, moving.id`)
      .limit(param.limit),
);
