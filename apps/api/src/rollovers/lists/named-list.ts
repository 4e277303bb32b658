import { accountsByName } from "@svc/accounts";
import {
  kysely,
  type Params,
  type RawBuilder,
  type Sql,
  sql,
  statement,
  statementsByName,
} from "@svc/database";
import { FOUND, type FoundRollover, foundById, storedAnswer } from "../answers/found-rollover.ts";
import { type Asked, askedOf, IS_ASKED_FOR } from "./asked.ts";
import { ASKED_OF_ACCOUNTS, readFew } from "./few-source.ts";
import type { Order, Place } from "./list-order.ts";
import { MAX_FEW, valuesOf } from "./list-plan.ts";
import { DIRECTIONS, SORTED_BY } from "./list-scan.ts";
import type { NamedPlace } from "./named-place.ts";
import type { WorkFilter } from "./work-list.ts";

export interface NamedPage {
  items: FoundRollover[];
  places: NamedPlace[];
  next: NamedPlace | null;
}

interface Looked {
  key: string;
  account: string;
  at: Date | number;
  rollover: string;
  fits: boolean;
  isLast: boolean;
}

interface NamedRow extends FoundRollover, Looked {
  /** Number of matches other than by name. */
  few: number;
}

/**
 * Reads a page of a search with more than `MAX_FEW` matches: those other than by name, then by participant name, each newest first.
 * Examines up to half of `MAX_FEW` rows, so a page can be short.
 *
 * @param after last position of earlier pages that were in the filter's order
 * @returns null for more than `MAX_FEW` matches other than by name
 */
export async function readNamed(
  db: Sql,
  organizationId: string,
  filter: WorkFilter,
  { from, after }: { from: NamedPlace | null; after: Place | null },
  limit: number,
): Promise<NamedPage | null> {
  const rows = await db.query<NamedRow>(namedStatement(organizationId, filter, { from, after }, limit));
  if (rows.some(({ few }) => few > MAX_FEW)) return null;
  const found = rows.filter(({ fits }) => fits);
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : rows.find(({ isLast }) => isLast);
  const placeOf = ({ key, account, at, rollover }: NamedRow): NamedPlace => ({
    key,
    accountId: account,
    at: at instanceof Date ? at : null,
    id: rollover,
    after,
  });
  return { items: shown, places: shown.map(placeOf), next: last ? placeOf(last) : null };
}

export function namedStatement(
  organizationId: string,
  filter: WorkFilter,
  { from, after }: { from: NamedPlace | null; after: Place | null },
  limit: number,
) {
  const plan = { kind: "few", source: "exact", order: filter.order } as const;
  const values = valuesOf(organizationId, filter, plan, after, limit);
  const place = from
    ? { fromKey: from.key, fromAccount: from.accountId, fromAt: from.at ?? "-infinity", fromId: from.id }
    : { fromKey: "", fromAccount: "", fromAt: "infinity", fromId: LAST_ID };
  return toStatement(filter.order).toSent({ ...values, ...place });
}

/** After every ID. */
const LAST_ID = "zzzz";

const IN_ORDER = sql`key, account, at DESC, rollover DESC`;

const IS_EXACT = sql`coalesce(rollovers.external_id = asked.text, false)
  OR coalesce(asked.mask IN (rollovers.source_account_number_mask, rollovers.destination_account_number_mask), false)`;

/** An expression, because with a constant the planner sorts everything rather than stop early. */
const MOST_LOOKED_AT = sql`asked.few / 2`;

/** Includes the last row examined even if it does not fit. */
function pageOf(order: Order): RawBuilder<Looked> {
  const { isLater } = DIRECTIONS[order];
  const fits = sql`organization_id = asked.organization_id AND (${SORTED_BY[order]}, id) ${isLater} (asked.after_at, asked.after_id) AND ${IS_ASKED_FOR}`;
  // Expressions of the row: with a constant, the planner sorts all candidates instead of merging them.
  const exact = sql`SELECT left(id, 0) COLLATE "C" AS key, left(id, 0) AS account, created_at AS at, id AS rollover, (${fits}) IS TRUE AS fits
    FROM rollovers WHERE id = ANY(few.ids) AND asked.from_key = '' AND (created_at, id) < (asked.from_at, asked.from_id)`;
  const named = (
    part: "first" | "last",
  ) => sql`(SELECT named.key, named.id, coalesce(one.created_at, '-infinity') AS at,
      coalesce(one.id, '') AS rollover, coalesce(one.fits, false) AS fits
    FROM ${accountsByName(part, { ...ASKED_OF_ACCOUNTS, most: MOST_LOOKED_AT }, { key: sql`asked.from_key`, id: sql`asked.from_account` })} AS named
    LEFT JOIN LATERAL (SELECT id, created_at, (${fits} AND NOT (${IS_EXACT})) IS TRUE AS fits FROM rollovers
      WHERE account_id = named.id AND (created_at, id) < (CASE WHEN named.id = asked.from_account THEN asked.from_at ELSE 'infinity' END,
        CASE WHEN named.id = asked.from_account THEN asked.from_id ELSE ${sql.lit(LAST_ID)} END)
      ORDER BY created_at DESC, id DESC LIMIT ${MOST_LOOKED_AT}) AS one ON true
    ORDER BY named.key, named.id, at DESC, rollover DESC LIMIT ${MOST_LOOKED_AT})`;
  return sql<Looked>`(SELECT *, place = ${MOST_LOOKED_AT} AS is_last FROM (
      SELECT *, row_number() OVER (ORDER BY ${IN_ORDER}) AS place
      FROM (${exact} UNION ALL ${named("first")} UNION ALL ${named("last")}) AS candidate ORDER BY ${IN_ORDER} LIMIT ${MOST_LOOKED_AT}) AS looked
    WHERE fits OR place = ${MOST_LOOKED_AT} ORDER BY ${IN_ORDER} LIMIT asked.most)`;
}

const toStatement = statementsByName(
  (order: Order) => `work_list_named_by_${order}`,
  (name, order) =>
    statement(name, (param: Params<Asked>) =>
      kysely
        .selectFrom(askedOf(param).as("asked"))
        .crossJoinLateral(readFew("exact").as("few"))
        .leftJoinLateral(pageOf(order).as("page"), (join) => join.onTrue())
        .leftJoinLateral(foundById("page.rollover", param.organizationId), (join) => join.onTrue())
        .leftJoinLateral(storedAnswer, (join) => join.onTrue())
        .select(FOUND)
        .select([
          "few.count as few",
          "page.key",
          "page.account",
          "page.at",
          "page.rollover",
          "page.fits",
          "page.isLast",
        ])
        .orderBy(IN_ORDER)
        .$castTo<NamedRow>(),
    ),
);
