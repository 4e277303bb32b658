import { type Database, sql, type TextRow, type TextRows } from "@svc/database";
import type { KeysetPosition } from "@svc/service-kit";
import { type ReadPage, type RolloverFilter, rolloverLists } from "../rollover-list-statement.ts";

// What is read of rollovers where little is asked: none of it is JSON, and of it no more than is asked for. What is not
// asked for is null, in one statement for whatever is: each connection prepares it.

/** Always read: a page ends behind one of these. */
const PLACE = ["id", "createdAt"] as const;
/** Each is read where its bit says so: the first bit is the first one's. */
const PARTS = [
  "accountId",
  "externalId",
  "type",
  "state",
  "sourceCustodianId",
  "destinationCustodianId",
  "amountKind",
  "amountRequested",
  "currency",
  "version",
  "updatedAt",
] as const;
/** The same of its participant's account, with the bits that follow. */
const PARTS_OF_ACCOUNT = ["externalId", "status", "firstName", "lastName", "emailCiphertext"] as const;

export type BriefColumn =
  | (typeof PLACE | typeof PARTS)[number]
  | `participant.${(typeof PARTS_OF_ACCOUNT)[number]}`;

const COLUMNS: readonly BriefColumn[] = [
  ...PLACE,
  ...PARTS,
  ...PARTS_OF_ACCOUNT.map((name) => `participant.${name}` as const),
];

/** Where in a row each column is. */
export const PLACES = Object.fromEntries(COLUMNS.map((name, place) => [name, place])) as Readonly<
  Record<BriefColumn, number>
>;

const bitOf = (column: BriefColumn) => (1 << PLACES[column]) >> PLACE.length;

/** Which parts of each rollover are wanted. */
export interface BriefParts {
  bits: number;
  /** Whether any are its account's. */
  ofAccounts: boolean;
}

export function partsOf(columns: readonly BriefColumn[]): BriefParts {
  return {
    bits: columns.reduce((bits, column) => bits | bitOf(column), 0),
    ofAccounts: columns.some((column) => column.startsWith("participant.")),
  };
}

/**
 * One page of an organization's rollovers, newest first, and one more if there is a further page, as PostgreSQL writes them: the
 * columns of `PLACES`, those of accounts where any are wanted.
 */
export function listBriefRollovers(
  db: Database,
  organizationId: string,
  filter: RolloverFilter,
  after: KeysetPosition | null,
  limit: number,
  { bits, ofAccounts }: BriefParts,
): Promise<{ rows: TextRow[] } & TextRows> {
  const toStatement = ofAccounts ? toStatementWithAccounts : toStatementAlone;
  return db.queryTexts(toStatement(organizationId, filter, after, limit, bits));
}

const wanted = (table: string, column: string, bit: number) =>
  sql`CASE WHEN wanted.bits & ${sql.lit(bit)} > 0 THEN ${sql.ref(`${table}.${column}`)} END`;

// In turns with the page, whose order it keeps. OFFSET keeps the planner from joining otherwise, which might read all accounts.
const readParts =
  (withAccounts: boolean): ReadPage =>
  (page, param) => {
    const own = PARTS.map((column) => wanted("one", column, bitOf(column)));
    const ofAccount = PARTS_OF_ACCOUNT.map((column) =>
      wanted("account", column, bitOf(`participant.${column}`)),
    );
    const account = sql`LEFT JOIN LATERAL (SELECT ${sql.join(PARTS_OF_ACCOUNT.map((column) => sql.ref(column)))}
      FROM accounts WHERE organization_id = ${param.organizationId} AND id = one.account_id OFFSET 0) AS account ON true`;
    return sql`SELECT one.id, one.created_at, ${sql.join(withAccounts ? [...own, ...ofAccount] : own)}
      FROM (SELECT ${param.parts}::int AS bits OFFSET 0) AS wanted CROSS JOIN ${page} AS one ${withAccounts ? account : sql``}
      ORDER BY one.created_at DESC, one.id DESC`;
  };

const toStatementAlone = rolloverLists("rollovers_brief", [...PLACE, ...PARTS], readParts(false));
const toStatementWithAccounts = rolloverLists(
  "rollovers_brief_accounts",
  [...PLACE, ...PARTS],
  readParts(true),
);
