import { anyOfShortList, type RawBuilder, sql } from "@svc/database";

type AccountSearchParams = Record<
  "organizationId" | "name" | "text" | "emailIndexes" | "limit",
  RawBuilder<unknown>
>;

/** Indexed expressions. Prefixes are compared bytewise, so that no character is a pattern. */
const KEYS = {
  first: sql`(left(lower(coalesce(first_name || ' ', '') || coalesce(last_name, '')), 100) COLLATE "C")`,
  last: sql`(left(lower(coalesce(last_name || ' ', '') || coalesce(first_name, '')), 100) COLLATE "C")`,
} as const;

const isBefore = (key: RawBuilder<unknown>, name: RawBuilder<unknown>) =>
  sql`${key} < (lower(${name}) || chr(1114111))`;
const hasPrefix = (key: RawBuilder<unknown>, name: RawBuilder<unknown>) =>
  sql`${key} >= lower(${name}) AND ${isBefore(key, name)}`;
const isNamedInOrganization = (organizationId: RawBuilder<unknown>) =>
  sql`organization_id = ${organizationId} AND (first_name IS NOT NULL OR last_name IS NOT NULL)`;

/** Returns a query of accounts by name prefix, up to `limit` per name part. The result can contain duplicates. */
export function selectAccountsByNamePrefix({
  organizationId,
  name,
  limit,
}: Omit<AccountSearchParams, "text" | "emailIndexes">) {
  const by = (key: RawBuilder<unknown>) =>
    sql`(SELECT id FROM accounts WHERE ${isNamedInOrganization(organizationId)} AND ${hasPrefix(key, name)} ORDER BY ${key} LIMIT ${limit})`;
  return sql<{ id: string }>`(${by(KEYS.first)} UNION ALL ${by(KEYS.last)})`;
}

/** Returns a query of accounts by external ID or email. */
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

/** Combines both queries. */
export function selectMatchingAccounts(params: AccountSearchParams) {
  return sql<{
    id: string;
  }>`(SELECT id FROM ${selectAccountsByNamePrefix(params)} AS named UNION ALL SELECT id FROM ${selectAccountsByIdentifier(params)} AS known)`;
}

/**
 * Returns a page of accounts by one part of the name. Excludes accounts that the other part sorts earlier, and accounts that
 * `selectAccountsByIdentifier` finds.
 * @param from first account of the page; its key is empty for the first page
 */
export function selectAccountNamePage(
  part: keyof typeof KEYS,
  { organizationId, name, text, emailIndexes, limit }: AccountSearchParams,
  from: Record<"key" | "id", RawBuilder<unknown>>,
) {
  const key = KEYS[part];
  const other = KEYS[part === "first" ? "last" : "first"];
  const isEarlier = sql`${hasPrefix(other, name)} AND ${other} ${sql.raw(part === "first" ? "<" : "<=")} ${key}`;
  const matchesIdentifier = sql`coalesce(external_id = ${text}, false) OR coalesce(email_index = ${anyOfShortList(emailIndexes)}, false)`;
  // With two lower bounds, PostgreSQL would scan from the lesser one.
  const first = sql`CASE ${from.key} WHEN '' THEN lower(${name}) ELSE ${from.key} END`;
  return sql<{ key: string; id: string }>`(SELECT ${key} AS key, id FROM accounts
    WHERE ${isNamedInOrganization(organizationId)} AND (${key}, id) >= (${first}, ${from.id}) AND ${isBefore(key, name)}
      AND NOT (${isEarlier}) AND NOT (${matchesIdentifier})
    ORDER BY ${key}, id LIMIT ${limit})`;
}
