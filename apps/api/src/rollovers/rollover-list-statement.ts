import {
  kysely,
  type ListPlace,
  type Params,
  type RawBuilder,
  type Row,
  type SentStatement,
  sql,
  statement,
  statementsByName,
} from "@svc/database";
import type { KeysetPosition } from "@svc/service-kit";
import { FOUND, storedAnswer } from "./answers/found-rollover.ts";
import { ROLLOVER_STATES, type RolloverState } from "./rollover-states.ts";

/** What the keyed lists may be narrowed by; everything that is given must hold. */
export interface RolloverFilter {
  states?: readonly RolloverState[] | undefined;
  accountId?: string | undefined;
  /** On either side. */
  custodianId?: string | undefined;
  externalId?: string | undefined;
  createdAfter?: Date | undefined;
  createdBefore?: Date | undefined;
}

/** The most that a page may hold. */
export const MAX_ROLLOVERS = 500;

const NEWEST_FIRST = sql`ORDER BY created_at DESC, id DESC`;

/** What a page lies between: later than a moment, if any, and after a place in the list. */
type Range = ListPlace & { organizationId: string; since: Date | null; most: number };

const sinceOf = (param: Params<Range>) => sql<Date>`coalesce(${param.since}::timestamptz, '-infinity')`;

/**
 * What is asked for, as a row: planning does not look into it. Beside estimates for the values at hand PostgreSQL thinks a
 * plan for any values dear, and plans anew at each call, which takes many times what the reading does.
 */
const rangeAsked = (param: Params<Range>, more = sql``) => sql`(SELECT ${sinceOf(param)} AS since,
  coalesce(${param.createdAt}::timestamptz, 'infinity') AS before, coalesce(${param.id}::text, '') AS before_id,
  ${param.most}::int AS most${more} OFFSET 0)`;

const askedOf = (param: Params<Keyed>) => rangeAsked(param, sql`, ${param.keys}::text[] AS keys`);

type Keyed = Range & { keys: string[] };

/** Both sides of a rollover; one whose sides are the same custodian's is of the first alone. */
const SIDES = [
  { column: "source_custodian_id", besides: sql`` },
  { column: "destination_custodian_id", besides: sql`AND destination_custodian_id <> source_custodian_id` },
];

/**
 * The statements that read one page of an organization's rollovers, newest first, and one more if there is a further page.
 *
 * Each combination of filters is read from an index that holds it as one key, in the order of the list, so that what is
 * read is what is answered with, whatever the planner knows of the values. A key ends with one state: several are merged.
 * There are some forty shapes; each has a name, so that each connection plans it a few times and no more.
 *
 * @param name what all of their names begin with
 * @param columns what to read of each
 * @param withAnswers whether to read the stored answers too, as `FOUND`
 * @returns makes the statement of a page of `MAX_ROLLOVERS` at most, with its values
 */
export function rolloverLists<Column extends keyof Row<"rollovers">>(
  name: string,
  columns: readonly Column[],
  { withAnswers = false } = {},
) {
  const shown = withAnswers
    ? FOUND
    : columns.map((column) => sql.ref<unknown>(`one.${column}`).as<string>(column));
  const readAll = statement(`${name}_all`, (param: Params<Range>) =>
    kysely
      .selectFrom(rangeAsked(param).as("asked"))
      .crossJoinLateral(
        sql<
          Pick<Row<"rollovers">, Column>
        >`(SELECT * FROM (SELECT ${sql.join(columns.map((column) => sql.ref(column)))} FROM rollovers
          WHERE organization_id = ${param.organizationId}
            AND created_at > asked.since AND (created_at, id) < (asked.before, asked.before_id)
          ${NEWEST_FIRST} LIMIT ${sql.lit(MAX_ROLLOVERS + 1)}) AS near ${NEWEST_FIRST} LIMIT asked.most)`.as(
          "one",
        ),
      )
      .$if(withAnswers, (page) => page.leftJoinLateral(storedAnswer, (join) => join.onTrue()))
      .select(shown)
      .orderBy(sql`one.created_at`, "desc")
      .orderBy(sql`one.id`, "desc"),
  );
  const nameOf = (keys: readonly ListKey[]) => [name, shapeOf(keys)].join("_");
  const readKeys = statementsByName(nameOf, (name, keys: readonly ListKey[]) => {
    // Read no further than the page; the number tells planning how little that is at most.
    const branches = keys.map(
      ({ columns, besides }, index) => sql`(SELECT id, created_at FROM rollovers
        WHERE rollover_list_key(${expressionOf(columns)}) = rollover_list_key(asked.keys[${index + 1}]) ${besides}
          AND created_at > asked.since AND (created_at, id) < (asked.before, asked.before_id)
        ${NEWEST_FIRST} LIMIT ${MAX_ROLLOVERS + 1})`,
    );
    const page = sql<Pick<Row<"rollovers">, "id" | "createdAt">>`(SELECT id, created_at
      FROM (${sql.join(branches, sql` UNION ALL `)}) AS branch ${NEWEST_FIRST} LIMIT asked.most)`;
    // Merged as ids, and the rows read for those of the page alone: with all their columns the plans of many branches are
    // large. OFFSET keeps the two apart: a join by the planner's choice might read the whole table.
    return statement(name, (param: Params<Keyed>) =>
      kysely
        .selectFrom(askedOf(param).as("asked"))
        .crossJoinLateral(page.as("page"))
        .crossJoinLateral((found) =>
          found
            .selectFrom("rollovers")
            .select(columns)
            .whereRef("rollovers.id", "=", "page.id")
            .where("organizationId", "=", param.organizationId)
            .offset(0)
            .as("one"),
        )
        .$if(withAnswers, (page) => page.leftJoinLateral(storedAnswer, (join) => join.onTrue()))
        .select(shown)
        .orderBy("page.createdAt", "desc")
        .orderBy("page.id", "desc"),
    );
  });
  return (
    organizationId: string,
    filter: RolloverFilter,
    after: KeysetPosition | null,
    limit: number,
  ): SentStatement => {
    const range = { organizationId, ...rangeOf(filter, after), most: limit + 1 };
    if (isUnfiltered(filter)) return readAll.toSent(range);
    const keys = toKeys(organizationId, filter);
    return readKeys(keys).toSent({ ...range, keys: keys.map(({ key }) => key) });
  };
}

/** Whether it lets any rollover through, of some time or of any. */
function isUnfiltered({ states, accountId, custodianId, externalId }: RolloverFilter): boolean {
  return [states, accountId, custodianId, externalId].every((value) => value === undefined);
}

function rangeOf({ createdAfter, createdBefore }: RolloverFilter, after: KeysetPosition | null) {
  const since = createdAfter ?? null;
  if (createdBefore && !(after && after.createdAt < createdBefore))
    return { since, createdAt: createdBefore, id: null };
  return { since, createdAt: after?.createdAt ?? null, id: after?.id ?? null };
}

interface ListKey {
  /** Those that the index has in one. */
  columns: readonly string[];
  /** What else the index is limited to. */
  besides: RawBuilder<unknown>;
  /** The same of the filters' values. */
  key: string;
}

/** The keys that a filter asks for, one for each state and side. */
function toKeys(organizationId: string, filter: RolloverFilter): ListKey[] {
  const { accountId, custodianId, externalId } = filter;
  const sides = custodianId === undefined ? [{ column: "", besides: sql`` }] : SIDES;
  return sides.flatMap(({ column, besides }) =>
    (filter.states ?? ROLLOVER_STATES).map((state) => {
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
        columns: given.map(([name]) => name),
        besides,
        key: given.map(([, value]) => value).join("/"),
      };
    }),
  );
}

function expressionOf(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map(sql.ref), sql` || '/' || `);
}

/** What the statements of these keys are called by; the number of states goes with that of the keys. */
function shapeOf(keys: readonly ListKey[]): string {
  const [{ columns }] = keys as [ListKey];
  return [...columns.slice(1), keys.length].join("_");
}
