import { foundAccounts } from "@svc/accounts";
import { type RawBuilder, sql } from "@svc/database";
import { ROLLOVER_STATES } from "../rollover-states.ts";
import { anyOf, type Scan } from "./list-scan.ts";

/** What is few by itself, or is refused: an account's rollovers, say, or those that a search finds. */
export type FewSource = "account" | "external" | "distribution" | "search" | "tag" | Scan;

/** As columns: the ids, and how many there are; one too many says that there are more than are looked through. */
export function readFew(source: FewSource): RawBuilder<{ ids: string[]; count: number }> {
  if (source === "search") return SEARCH;
  const found =
    source === "account"
      ? ofAccount(sql`asked.account_id`)
      : source === "tag"
        ? OF_TAG
        : typeof source === "string"
          ? byKeys(source)
          : anyOf(source, sql`asked.few`);
  return sql<{
    ids: string[];
    count: number;
  }>`(SELECT array_agg(found.id) AS ids, count(*)::int AS count FROM ${found} AS found)`;
}

/** What the indexes of lists hold as one key. */
const KEYS = {
  account: sql`organization_id || '/' || account_id || '/' || state`,
  external: sql`organization_id || '/' || state || '/' || external_id`,
  distribution: sql`'distribution/' || organization_id || '/' || distribution_id`,
  source: sql`'mask/source/' || organization_id || '/' || source_account_number_mask`,
  destination: sql`'mask/destination/' || organization_id || '/' || destination_account_number_mask`,
} as const;
const BESIDES = {
  account: sql``,
  external: sql`AND external_id IS NOT NULL`,
  distribution: sql`AND distribution_id IS NOT NULL`,
  source: sql``,
  destination: sql``,
} as const;

/** In the order of their index: it is read no further than it is asked for. */
function byKey(name: keyof typeof KEYS, key: RawBuilder<unknown>): RawBuilder<{ id: string }> {
  return sql`(SELECT id FROM rollovers WHERE rollover_list_key(${KEYS[name]}) = rollover_list_key(${key}) ${BESIDES[name]}
    ORDER BY created_at DESC, id DESC LIMIT asked.few)`;
}

/** Those of each of the keys that are asked for. */
function byKeys(name: keyof typeof KEYS): RawBuilder<{ id: string }> {
  return sql`(SELECT one.id FROM unnest(asked.keys) AS key, LATERAL ${byKey(name, sql`key`)} AS one LIMIT asked.few)`;
}

/** Of those that have any tags. Its index has no order. */
const OF_TAG = sql<{ id: string }>`(SELECT id FROM rollovers
  WHERE rollover_tag_keys(organization_id, tags) @> ARRAY[asked.organization_id || '/' || asked.tag] AND tags <> '[]' LIMIT asked.few)`;

/** By account and state there is an index for other lists; there are sixteen states. */
function ofAccount(id: RawBuilder<unknown>): RawBuilder<{ id: string }> {
  return sql`(SELECT one.id FROM unnest(${sql.lit(`{${ROLLOVER_STATES.join(",")}}`)}::text[]) AS wanted (state),
    LATERAL ${byKey("account", sql`asked.organization_id || '/' || ${id} || '/' || wanted.state`)} AS one LIMIT asked.few)`;
}

const ACCOUNTS = foundAccounts({
  organizationId: sql`asked.organization_id`,
  name: sql`asked.name`,
  text: sql`asked.text`,
  emailIndexes: sql`asked.email_indexes`,
  most: sql`asked.few`,
});

const ofMask = (side: "source" | "destination") =>
  byKey(side, sql`${sql.lit(`mask/${side}/`)} || asked.organization_id || '/' || asked.mask`);

// Accounts are counted as well: where there are too many, the rollovers of the first of them are not all there are.
const SEARCH = sql<{
  ids: string[];
  count: number;
}>`(WITH account AS MATERIALIZED (SELECT DISTINCT id FROM ${ACCOUNTS} AS account),
    found AS (${byKeys("external")} UNION ${ofMask("source")} UNION ${ofMask("destination")}
      UNION (SELECT one.id FROM account, LATERAL ${ofAccount(sql`account.id`)} AS one LIMIT asked.few))
  SELECT array_agg(id) AS ids, greatest((SELECT count(*) FROM account), count(*))::int AS count FROM found)`;
