import { anyOfShortList, type RawBuilder, sql } from "@svc/database";

type AccountSearchParams = Record<
  "organizationId" | "name" | "text" | "emailIndexes" | "limit",
  RawBuilder<unknown>
>;

/** Indexed expressions. Prefixes are compared as bytes, so that no character acts as a wildcard. */
const SORT_KEYS = {
  first: sql`(left(lower(coalesce(first_name || ' ', '') || coalesce(last_name, '')), 100) COLLATE "C")`,
  last: sql`(left(lower(coalesce(last_name || ' ', '') || coalesce(first_name, '')), 100) COLLATE "C")`,
} as const;

const LAST_CODE_POINT = sql.lit(0x10ffff);

const isBeforePrefixEnd = (key: RawBuilder<unknown>, name: RawBuilder<unknown>) =>
  sql`${key} < (lower(${name}) || chr(${LAST_CODE_POINT}))`;
const hasPrefix = (key: RawBuilder<unknown>, name: RawBuilder<unknown>) =>
  sql`${key} >= lower(${name}) AND ${isBeforePrefixEnd(key, name)}`;
const isNamedInOrganization = (organizationId: RawBuilder<unknown>) =>
  sql`organization_id = ${organizationId} AND (first_name IS NOT NULL OR last_name IS NOT NULL)`;

/** Selects up to `limit` accounts per name part. An account can appear twice. */
export function selectAccountsByNamePrefix({
  organizationId,
  name,
  limit,
}: Omit<AccountSearchParams, "text" | "emailIndexes">) {
  const selectByKey = (key: RawBuilder<unknown>) =>
    sql`(SELECT id FROM accounts WHERE ${isNamedInOrganization(organizationId)} AND ${hasPrefix(key, name)} ORDER BY ${key} LIMIT ${limit})`;
  return sql<{ id: string }>`(${selectByKey(SORT_KEYS.first)} UNION ALL ${selectByKey(SORT_KEYS.last)})`;
}

export function selectAccountsByIdentifier({
  organizationId,
  text,
  emailIndexes,
  limit,
}: Omit<AccountSearchParams, "name">) {
  return sql<{
    id: string;
  }>`((SELECT id FROM accounts WHERE organization_id = ${organizationId} AND external_id = ${text} LIMIT 1)
    UNION ALL (SELECT id FROM accounts WHERE organization_id = ${organizationId} AND email_index = ${anyOfShortList(emailIndexes)} LIMIT ${limit}))`;
}

export function selectMatchingAccounts(params: AccountSearchParams) {
  return sql<{
    id: string;
  }>`(SELECT id FROM ${selectAccountsByNamePrefix(params)} AS named UNION ALL SELECT id FROM ${selectAccountsByIdentifier(params)} AS known)`;
}

/**
 * Selects a page of accounts by one part of the name. Excludes accounts that `selectAccountsByIdentifier` finds, or that appear
 * earlier under the other part.
 * @param start first account of the page; its key is empty for the first page
 */
export function selectAccountNamePage(
  part: keyof typeof SORT_KEYS,
  { organizationId, name, text, emailIndexes, limit }: AccountSearchParams,
  start: Record<"key" | "id", RawBuilder<unknown>>,
) {
  const key = SORT_KEYS[part];
  const otherKey = SORT_KEYS[part === "first" ? "last" : "first"];
  const isListedEarlier = sql`${hasPrefix(otherKey, name)} AND ${otherKey} ${sql.raw(part === "first" ? "<" : "<=")} ${key}`;
  const matchesIdentifier = sql`coalesce(external_id = ${text}, false) OR coalesce(email_index = ${anyOfShortList(emailIndexes)}, false)`;
  // With two lower bounds, PostgreSQL would scan from the lesser one.
  const startKey = sql`CASE ${start.key} WHEN '' THEN lower(${name}) ELSE ${start.key} END`;
  return sql<{ key: string; id: string }>`(SELECT ${key} AS key, id FROM accounts
    WHERE ${isNamedInOrganization(organizationId)} AND (${key}, id) >= (${startKey}, ${start.id}) AND ${isBeforePrefixEnd(key, name)}
      AND NOT (${isListedEarlier}) AND NOT (${matchesIdentifier})
    ORDER BY ${key}, id LIMIT ${limit})`;
}
