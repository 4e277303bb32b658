import { amongFew, type RawBuilder, sql } from "@svc/database";

/** What accounts are looked for by, each as SQL: the organization, the beginning of a name, an external id, an email's indexes as an array. */
export type AskedOfAccounts = Record<
  "organizationId" | "name" | "text" | "emailIndexes" | "most",
  RawBuilder<unknown>
>;

/** A name as indexes hold it, whichever part is said first: compared byte by byte, so that no character is a pattern. */
const KEYS = {
  first: sql`(left(lower(coalesce(first_name || ' ', '') || coalesce(last_name, '')), 100) COLLATE "C")`,
  last: sql`(left(lower(coalesce(last_name || ' ', '') || coalesce(first_name, '')), 100) COLLATE "C")`,
} as const;

const isBefore = (key: RawBuilder<unknown>, name: RawBuilder<unknown>) =>
  sql`${key} < (lower(${name}) || chr(1114111))`;
/** Whether a key begins with a name. */
const begins = (key: RawBuilder<unknown>, name: RawBuilder<unknown>) =>
  sql`${key} >= lower(${name}) AND ${isBefore(key, name)}`;
const ofNamed = (organizationId: RawBuilder<unknown>) =>
  sql`organization_id = ${organizationId} AND (first_name IS NOT NULL OR last_name IS NOT NULL)`;

/** IDs of accounts with a name that begins so, up to `most` by each part of it; one may be found by both. */
export function accountsNamed({
  organizationId,
  name,
  most,
}: Omit<AskedOfAccounts, "text" | "emailIndexes">) {
  const by = (key: RawBuilder<unknown>) =>
    sql`(SELECT id FROM accounts WHERE ${ofNamed(organizationId)} AND ${begins(key, name)} ORDER BY ${key} LIMIT ${most})`;
  return sql<{ id: string }>`(${by(KEYS.first)} UNION ALL ${by(KEYS.last)})`;
}

/** IDs of accounts with an external ID or an email address, up to `most` by each. */
export function accountsKnownBy({ organizationId, text, emailIndexes, most }: Omit<AskedOfAccounts, "name">) {
  return sql<{
    id: string;
  }>`((SELECT id FROM accounts WHERE organization_id = ${organizationId} AND external_id = ${text} LIMIT 1)
    UNION ALL (SELECT id FROM accounts WHERE organization_id = ${organizationId} AND email_index = ${amongFew(emailIndexes)} LIMIT ${most}))`;
}

/** The ids of accounts that a search finds, up to `most` by each way; one may be found by several. */
export function foundAccounts(asked: AskedOfAccounts) {
  return sql<{
    id: string;
  }>`(SELECT id FROM ${accountsNamed(asked)} AS named UNION ALL SELECT id FROM ${accountsKnownBy(asked)} AS known)`;
}

/**
 * Accounts with a name that begins so, from a place on, in the order of the key and the ID: by one part of the name, without those that come
 * earlier by the other part, and without those of `accountsKnownBy`.
 *
 * @param from the place as SQL: a key (empty for the first page) and an account's ID; the page begins with that account
 */
export function accountsByName(
  part: keyof typeof KEYS,
  { organizationId, name, text, emailIndexes, most }: AskedOfAccounts,
  from: Record<"key" | "id", RawBuilder<unknown>>,
) {
  const key = KEYS[part];
  const other = KEYS[part === "first" ? "last" : "first"];
  const isEarlier = sql`${begins(other, name)} AND ${other} ${sql.raw(part === "first" ? "<" : "<=")} ${key}`;
  const isKnown = sql`coalesce(external_id = ${text}, false) OR coalesce(email_index = ${amongFew(emailIndexes)}, false)`;
  // One lower bound, or PostgreSQL reads the index from the lesser of two.
  const first = sql`CASE ${from.key} WHEN '' THEN lower(${name}) ELSE ${from.key} END`;
  return sql<{ key: string; id: string }>`(SELECT ${key} AS key, id FROM accounts
    WHERE ${ofNamed(organizationId)} AND (${key}, id) >= (${first}, ${from.id}) AND ${isBefore(key, name)}
      AND NOT (${isEarlier}) AND NOT (${isKnown})
    ORDER BY ${key}, id LIMIT ${most})`;
}
