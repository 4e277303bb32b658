import { amongFew, type RawBuilder, sql } from "@svc/database";

/** What accounts are looked for by, each as SQL: the organization, the beginning of a name, an external id, an email's indexes as an array. */
export type AskedOfAccounts = Record<
  "organizationId" | "name" | "text" | "emailIndexes" | "most",
  RawBuilder<unknown>
>;

const NAMES = {
  first: sql`left(lower(coalesce(first_name || ' ', '') || coalesce(last_name, '')), 100)`,
  last: sql`left(lower(coalesce(last_name || ' ', '') || coalesce(first_name, '')), 100)`,
} as const;

/** The ids of accounts that a search finds, up to `most` by each way; one may be found by several. */
export function foundAccounts({ organizationId, name, text, emailIndexes, most }: AskedOfAccounts) {
  /** Compared byte by byte, as the index has it: no character is a pattern. */
  const ofName = (
    order: keyof typeof NAMES,
  ) => sql`(SELECT id FROM accounts WHERE organization_id = ${organizationId}
    AND (first_name IS NOT NULL OR last_name IS NOT NULL)
    AND ${NAMES[order]} ~>=~ lower(${name}) AND ${NAMES[order]} ~<~ (lower(${name}) || chr(1114111))
    ORDER BY ${NAMES[order]} USING ~<~ LIMIT ${most})`;
  return sql<{ id: string }>`(${ofName("first")} UNION ALL ${ofName("last")}
  UNION ALL (SELECT id FROM accounts WHERE organization_id = ${organizationId} AND external_id = ${text} LIMIT 1)
  UNION ALL (SELECT id FROM accounts WHERE organization_id = ${organizationId} AND email_index = ${amongFew(emailIndexes)} LIMIT ${most}))`;
}
