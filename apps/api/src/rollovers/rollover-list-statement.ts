import type { KeysetPosition } from "@svc/service-kit";
import { ROLLOVER_STATES, type RolloverState } from "./rollover-states.ts";

/** What a list of rollovers may be narrowed by; everything that is given must hold. */
export interface RolloverFilter {
  states?: readonly RolloverState[] | undefined;
  accountId?: string | undefined;
  /** On either side. */
  custodianId?: string | undefined;
  externalId?: string | undefined;
  createdAfter?: Date | undefined;
  createdBefore?: Date | undefined;
}

/** A statement with a name, for `pg`. */
export interface ListStatement {
  name: string;
  text: string;
  values: unknown[];
}

/** The most that a page may hold. */
export const MOST_ROLLOVERS = 500;

const NEWEST_FIRST = "ORDER BY created_at DESC, id DESC";

/**
 * What is asked for, as a row: planning does not look into it. Beside estimates for the values at hand PostgreSQL thinks a
 * plan for any values dear, and plans anew at each call, which takes many times what the reading does.
 */
const ASKED = `(SELECT $2::timestamptz AS since, $3::timestamptz AS before, $4::text AS before_id, $5::int AS most,
    $6::text[] AS keys OFFSET 0) AS asked`;

/** Both sides of a rollover; one whose sides are the same custodian's is of the first alone. */
const SIDES = [
  { column: "source_custodian_id", besides: "" },
  { column: "destination_custodian_id", besides: "AND destination_custodian_id <> source_custodian_id" },
];

/**
 * The statement that reads one page of an organization's rollovers, newest first, and one more if there is a further page.
 *
 * Each combination of filters is read from an index that holds it as one key, in the order of the list, so that what is
 * read is what is answered with, whatever the planner knows of the values. A key ends with one state: several are merged.
 * There are some forty shapes; each has a name, so that each connection plans it a few times and no more.
 *
 * @param columns what to read of each, as in a SELECT; the same at every call
 * @param limit at most `MOST_ROLLOVERS`
 */
export function rolloverListStatement(
  columns: string,
  organizationId: string,
  filter: RolloverFilter,
  after: KeysetPosition | null,
  limit: number,
): ListStatement {
  const values = [organizationId, ...rangeOf(filter, after), limit + 1];
  if (isUnfiltered(filter)) {
    const text = `SELECT ${columns} FROM rollovers
      WHERE organization_id = $1 AND created_at > $2 AND (created_at, id) < ($3, $4) ${NEWEST_FIRST} LIMIT $5`;
    return { name: "rollovers_all", text, values };
  }
  const { name, keys } = toKeys(organizationId, filter);
  // Read no further than the page; the number tells planning how little that is at the most.
  const branches = keys.map(
    ({ expression, besides }, index) =>
      `(SELECT id, created_at FROM rollovers WHERE rollover_list_key(${expression}) = rollover_list_key(asked.keys[${index + 1}])
        ${besides} AND created_at > asked.since AND (created_at, id) < (asked.before, asked.before_id)
        ${NEWEST_FIRST} LIMIT ${MOST_ROLLOVERS + 1})`,
  );
  // Merged as ids, and the rows read for those of the page alone: with all their columns the plans of many branches are
  // large. OFFSET keeps the two apart: a join by the planner's choice might read the whole table.
  const text = `SELECT one.* FROM ${ASKED}
    CROSS JOIN LATERAL (
      SELECT id, created_at FROM (${branches.join(" UNION ALL ")}) AS branch ${NEWEST_FIRST} LIMIT asked.most
    ) AS page
    CROSS JOIN LATERAL (
      SELECT ${columns} FROM rollovers WHERE id = page.id AND organization_id = $1 OFFSET 0
    ) AS one ORDER BY page.created_at DESC, page.id DESC`;
  return { name, text, values: [...values, keys.map(({ key }) => key)] };
}

/** Whether it lets any rollover through, of some time or of any. */
function isUnfiltered({ states, accountId, custodianId, externalId }: RolloverFilter): boolean {
  return [states, accountId, custodianId, externalId].every((value) => value === undefined);
}

/** What a page lies between: later than the first, and before the place that the others name. */
function rangeOf({ createdAfter, createdBefore }: RolloverFilter, after: KeysetPosition | null) {
  const from = createdAfter ?? "-infinity";
  if (createdBefore && !(after && after.createdAt < createdBefore)) return [from, createdBefore, ""];
  return after ? [from, after.createdAt, after.id] : [from, "infinity", ""];
}

interface ListKey {
  /** As the index has it. */
  expression: string;
  /** What else the index is limited to. */
  besides: string;
  /** The same of the filters' values. */
  key: string;
}

/** The keys that a filter asks for, one for each state and side, and what statements of their shape are called. */
function toKeys(organizationId: string, filter: RolloverFilter): { name: string; keys: ListKey[] } {
  const { accountId, custodianId, externalId } = filter;
  const parts = [
    ...(accountId === undefined ? [] : ["account"]),
    ...(custodianId === undefined ? [] : ["custodian"]),
    ...(externalId === undefined ? [] : ["external"]),
  ];
  const states = filter.states ?? ROLLOVER_STATES;
  const sides = custodianId === undefined ? [{ column: "", besides: "" }] : SIDES;
  const keys = sides.flatMap(({ column, besides }) =>
    states.map((state) => {
      const pairs: [string, string | undefined][] = [
        ["organization_id", organizationId],
        ["account_id", accountId],
        [column, custodianId],
        ["state", state],
        // Last, as it may hold anything.
        ["external_id", externalId],
      ];
      const given = pairs.filter(([, value]) => value !== undefined);
      return {
        expression: given.map(([name]) => name).join(" || '/' || "),
        besides,
        key: given.map(([, value]) => value).join("/"),
      };
    }),
  );
  return { name: ["rollovers", ...parts, states.length].join("_"), keys };
}
