import { selectAccountsByIdentifier, selectAccountsByNamePrefix } from "@svc/accounts";
import { type RawBuilder, sql } from "@svc/database";
import { TRANSIT_STATES } from "../in-transit/transit-condition.ts";
import { MATCHES_FILTER } from "./list-params.ts";
import { type Scan, scanUnordered } from "./list-scan.ts";

/** Condition that selects a few candidate rows, for lists that no index returns in order. */
export type CandidateSource =
  | "account"
  | "external"
  | "distribution"
  | "search"
  | "exact"
  | "tag"
  | "transit"
  | Scan;

export function selectCandidates(source: CandidateSource): RawBuilder<{ ids: string[]; count: number }> {
  if (source === "search" || source === "exact") return SEARCH_CANDIDATES[source];
  const matches =
    typeof source === "string" ? CANDIDATES[source] : scanUnordered(source, sql`params.max_candidates`);
  return sql<{
    ids: string[];
    count: number;
  }>`(SELECT array_agg(found.id) AS ids, count(*)::int AS count FROM ${matches} AS found)`;
}

/** Only an index on the same `rollover_list_key` expression can serve the condition (decision 96). */
const hasKey = (prefix: string, column: string, value: RawBuilder<unknown>) =>
  sql`rollover_list_key(${sql.lit(`${prefix}/`)} || organization_id || '/' || ${sql.ref(column)})
    = rollover_list_key(${sql.lit(`${prefix}/`)} || params.organization_id || '/' || ${value})`;

/** Compares the organization as an expression, so that the planner does not scan all of the organization's rollovers. */
export const belongsToAccount = (id: RawBuilder<unknown>, organizationId = sql`params.organization_id`) =>
  sql`account_id = ${id} AND organization_id || '' = ${organizationId}`;
export const hasExternalId = (id: RawBuilder<unknown>) =>
  sql`${hasKey("external", "external_id", id)} AND external_id IS NOT NULL`;
export const hasMask = (side: "source" | "destination") =>
  hasKey(`mask/${side}`, `${side}_account_number_mask`, sql`params.mask`);

/** An index serves these conditions in order of creation. The caller must also compare the organization. */
export const WALK_CONDITIONS = {
  account: sql`account_id = params.account_id`,
  external: hasExternalId(sql`params.external_id`),
} as const;

/** Sorts in index order, so that the planner does not scan the table if it expects many rows. */
const selectIdsWhere = (condition: RawBuilder<unknown>) =>
  sql<{
    id: string;
  }>`(SELECT id FROM rollovers WHERE ${condition} ORDER BY created_at DESC, id DESC LIMIT params.max_candidates)`;

const CANDIDATES = {
  account: selectIdsWhere(belongsToAccount(sql`params.account_id`)),
  external: selectIdsWhere(WALK_CONDITIONS.external),
  distribution: selectIdsWhere(
    sql`${hasKey("distribution", "distribution_id", sql`params.distribution_id`)} AND distribution_id IS NOT NULL`,
  ),
  tag: sql<{ id: string }>`(SELECT id FROM rollovers
    WHERE rollover_tag_keys(organization_id, tags) @> ARRAY[params.organization_id || '/' || params.tag] AND tags <> '[]' LIMIT params.max_candidates)`,
  // OFFSET makes the planner read each rollover by its primary key.
  transit: sql<{ id: string }>`(SELECT one.id FROM rollover_work AS work
      CROSS JOIN LATERAL (SELECT id FROM rollovers
        WHERE rollovers.id = work.id AND organization_id = params.organization_id AND ${MATCHES_FILTER} OFFSET 0) AS one
    WHERE work.organization_id = params.organization_id AND NOT work.is_finished AND work.state IN ${TRANSIT_STATES}
    LIMIT params.max_candidates)`,
} as const;

export const ACCOUNT_SEARCH_PARAMS = {
  organizationId: sql`params.organization_id`,
  name: sql`params.name`,
  text: sql`params.text`,
  emailIndexes: sql`params.email_indexes`,
  limit: sql`params.max_candidates`,
};

/** The count is at least the number of matching accounts. With too many accounts, the query does not read their rollovers. */
const selectBySearch = (accounts: RawBuilder<unknown>) => sql<{
  ids: string[];
  count: number;
}>`(WITH account AS MATERIALIZED (SELECT DISTINCT id FROM (${accounts}) AS account),
    found AS (${selectIdsWhere(hasExternalId(sql`params.text`))} UNION ${selectIdsWhere(hasMask("source"))} UNION ${selectIdsWhere(hasMask("destination"))}
      UNION (SELECT one.id FROM account, LATERAL ${selectIdsWhere(belongsToAccount(sql`account.id`))} AS one
        WHERE (SELECT count(*) FROM account) < params.max_candidates LIMIT params.max_candidates))
  SELECT array_agg(id) AS ids, greatest((SELECT count(*) FROM account), count(*))::int AS count FROM found)`;

/** `exact` excludes matches by name. */
const SEARCH_CANDIDATES = {
  search: selectBySearch(
    sql`${selectAccountsByNamePrefix(ACCOUNT_SEARCH_PARAMS)} UNION ALL ${selectAccountsByIdentifier(ACCOUNT_SEARCH_PARAMS)}`,
  ),
  exact: selectBySearch(selectAccountsByIdentifier(ACCOUNT_SEARCH_PARAMS)),
} as const;
