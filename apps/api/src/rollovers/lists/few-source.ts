import { accountsKnownBy, accountsNamed } from "@svc/accounts";
import { type RawBuilder, sql } from "@svc/database";
import { anyOf, type Scan } from "./list-scan.ts";

/** Where a list looks that no index has in its order: a source of few rollovers, or it is refused. */
export type FewSource = "account" | "external" | "distribution" | "search" | "exact" | "tag" | Scan;

/** As columns: the IDs found, and their count. One above the limit means that there are more than a list looks through. */
export function readFew(source: FewSource): RawBuilder<{ ids: string[]; count: number }> {
  if (source === "search" || source === "exact") return SEARCHED[source];
  const found = typeof source === "string" ? FEW[source] : anyOf(source, sql`asked.few`);
  return sql<{
    ids: string[];
    count: number;
  }>`(SELECT array_agg(found.id) AS ids, count(*)::int AS count FROM ${found} AS found)`;
}

/** Condition that only the index of this key fits (decision 23). */
const hasKey = (prefix: string, column: string, value: RawBuilder<unknown>) =>
  sql`rollover_list_key(${sql.lit(`${prefix}/`)} || organization_id || '/' || ${sql.ref(column)})
    = rollover_list_key(${sql.lit(`${prefix}/`)} || asked.organization_id || '/' || ${value})`;

/** As an expression, the organization fits no index: the planner cannot read all of its rollovers instead. */
export const ofAccount = (id: RawBuilder<unknown>, organizationId = sql`asked.organization_id`) =>
  sql`account_id = ${id} AND organization_id || '' = ${organizationId}`;
const hasExternalId = (id: RawBuilder<unknown>) =>
  sql`${hasKey("external", "external_id", id)} AND external_id IS NOT NULL`;
const hasMask = (side: "source" | "destination") =>
  hasKey(`mask/${side}`, `${side}_account_number_mask`, sql`asked.mask`);

/** Conditions of indexes in the order of creation; the organization is to be compared as well. */
export const WALKED = {
  account: sql`account_id = asked.account_id`,
  external: hasExternalId(sql`asked.external_id`),
} as const;

/** In the order of the index, or the planner reads the table where it expects many. */
const idsWhere = (condition: RawBuilder<unknown>) =>
  sql<{
    id: string;
  }>`(SELECT id FROM rollovers WHERE ${condition} ORDER BY created_at DESC, id DESC LIMIT asked.few)`;

const FEW = {
  account: idsWhere(ofAccount(sql`asked.account_id`)),
  external: idsWhere(WALKED.external),
  distribution: idsWhere(
    sql`${hasKey("distribution", "distribution_id", sql`asked.distribution_id`)} AND distribution_id IS NOT NULL`,
  ),
  // This index has no order.
  tag: sql<{ id: string }>`(SELECT id FROM rollovers
    WHERE rollover_tag_keys(organization_id, tags) @> ARRAY[asked.organization_id || '/' || asked.tag] AND tags <> '[]' LIMIT asked.few)`,
} as const;

/** The terms of a search for accounts. */
export const ASKED_OF_ACCOUNTS = {
  organizationId: sql`asked.organization_id`,
  name: sql`asked.name`,
  text: sql`asked.text`,
  emailIndexes: sql`asked.email_indexes`,
  most: sql`asked.few`,
};

/** Accounts are counted as well: if there are too many, the rollovers of the first of them would not be all, and are not read. */
const searchedBy = (accounts: RawBuilder<unknown>) => sql<{
  ids: string[];
  count: number;
}>`(WITH account AS MATERIALIZED (SELECT DISTINCT id FROM (${accounts}) AS account),
    found AS (${idsWhere(hasExternalId(sql`asked.text`))} UNION ${idsWhere(hasMask("source"))} UNION ${idsWhere(hasMask("destination"))}
      UNION (SELECT one.id FROM account, LATERAL ${idsWhere(ofAccount(sql`account.id`))} AS one
        WHERE (SELECT count(*) FROM account) < asked.few LIMIT asked.few))
  SELECT array_agg(id) AS ids, greatest((SELECT count(*) FROM account), count(*))::int AS count FROM found)`;

/** Hits of a search: all, or those other than by a name. */
const SEARCHED = {
  search: searchedBy(
    sql`${accountsNamed(ASKED_OF_ACCOUNTS)} UNION ALL ${accountsKnownBy(ASKED_OF_ACCOUNTS)}`,
  ),
  exact: searchedBy(accountsKnownBy(ASKED_OF_ACCOUNTS)),
} as const;
