import { kysely, type Params, type Sql, sql, statement } from "@svc/database";
import type { NigoCode } from "@svc/rollover-rules/nigo/nigo-codes";

export interface OutcomeCount {
  custodianId: string;
  /** Completed, rejected and failed rollovers. */
  ended: number;
  completed: number;
  /** Completed rollovers without NIGO items. */
  firstTimeRight: number;
}

export function countOutcomes(
  db: Sql,
  organizationId: string,
  { start, end }: { start: Date; end: Date },
): Promise<OutcomeCount[]> {
  return selectOutcomes(db, { organizationId, start, end });
}

const selectOutcomes = statement(
  "nigo_outcome_counts",
  (param: Params<{ organizationId: string; start: Date; end: Date }>) =>
    kysely
      .selectFrom("rolloverOutcomes as outcome")
      .leftJoin(
        kysely
          .selectFrom("rolloverNigoItems")
          .select("rolloverId")
          .distinct()
          .where("organizationId", "=", param.organizationId)
          .where(sql<boolean>`resolution IS DISTINCT FROM 'withdrawn'`)
          .as("nigo"),
        (join) => join.onRef("nigo.rolloverId", "=", "outcome.rolloverId"),
      )
      .select([
        "outcome.custodianId",
        sql<number>`count(*)::integer`.as("ended"),
        sql<number>`(count(*) FILTER (WHERE state = 'completed'))::integer`.as("completed"),
        sql<number>`(count(*) FILTER (WHERE state = 'completed' AND nigo.rollover_id IS NULL))::integer`.as(
          "firstTimeRight",
        ),
      ])
      .where("outcome.organizationId", "=", param.organizationId)
      .where("outcome.endedAt", ">=", param.start)
      .where("outcome.endedAt", "<", param.end)
      .groupBy("outcome.custodianId"),
);

export interface NigoCount {
  code: NigoCode;
  custodianId: string;
  planName: string | null;
  count: number;
}

/** Omits withdrawn items. Days are `YYYY-MM-DD`. */
export function countNigoItems(
  db: Sql,
  organizationId: string,
  { from, to }: { from: string; to: string },
): Promise<NigoCount[]> {
  return selectCounts(db, { organizationId, from, to });
}

const selectCounts = statement(
  "nigo_item_counts",
  (param: Params<{ organizationId: string; from: string; to: string }>) =>
    kysely
      .selectFrom("rolloverNigoItems")
      .select(["code", "custodianId", "planName", sql<number>`count(*)::integer`.as("count")])
      .where("organizationId", "=", param.organizationId)
      .where(sql<boolean>`reported_on >= ${param.from}::date`)
      .where(sql<boolean>`reported_on <= ${param.to}::date`)
      .where(sql<boolean>`resolution IS DISTINCT FROM 'withdrawn'`)
      .groupBy(["code", "custodianId", "planName"])
      .$castTo<NigoCount>(),
);
