import { selectAccountNamePage } from "@svc/accounts";
import {
  kysely,
  type Params,
  type RawBuilder,
  type Sql,
  sql,
  statement,
  statementsByName,
} from "@svc/database";
import {
  type ListedResponseRow,
  RESPONSE_ROW_SELECTION,
  responseRowById,
  storedResponse,
} from "../store/response-row.ts";
import { ACCOUNT_SEARCH_PARAMS, selectCandidates } from "./candidate-source.ts";
import type { Order } from "./list-order.ts";
import { MATCHES_FILTER, type RolloverListParams, selectListParams } from "./list-params.ts";
import { MAX_CANDIDATES, toListParams } from "./list-plan.ts";
import { isAfterPosition, LAST_ID } from "./list-scan.ts";
import type { NameSearchPosition } from "./name-search-cursor.ts";
import type { WorkFilter } from "./work-list.ts";
import type { WorkPage } from "./work-list-store.ts";

interface NameSearchPage {
  items: ListedResponseRow[];
  positions: NameSearchPosition[];
  next: NameSearchPosition | null;
}

interface ScannedRow {
  /** Sort key of the name. `key` and `account` are empty if the match is not by name. */
  key: string;
  account: string;
  /** Creation of the rollover. Negative infinity for an account without further rollovers. */
  at: Date | number;
  /** ID of the rollover. Empty for an account without further rollovers. */
  rollover: string;
  isMatch: boolean;
  /** True for the last row that the scan can read. */
  isLast: boolean;
}

interface NameSearchRow extends ListedResponseRow, ScannedRow {
  /** Number of matches that are not by name. */
  candidateCount: number;
}

/**
 * Reads a page of a search with more than `MAX_CANDIDATES` matches. Matches by email, external ID or account number come
 * first, newest first. Matches by name follow, sorted by name. Scans up to half of `MAX_CANDIDATES` rows, so a page can be
 * short.
 * @param after end of the earlier pages, if they had the filter's order
 * @returns null for more than `MAX_CANDIDATES` matches that are not by name
 */
export async function readNameSearchPage(
  db: Sql,
  organizationId: string,
  {
    filter,
    start,
    after,
    limit,
    timeZone,
  }: { filter: WorkFilter; start: NameSearchPosition | null } & WorkPage,
): Promise<NameSearchPage | null> {
  const rows = await db.query<NameSearchRow>(
    buildNameSearchStatement(organizationId, filter, { start, after, limit, timeZone }),
  );
  if (rows.some(({ candidateCount }) => candidateCount > MAX_CANDIDATES)) return null;
  const matches = rows.filter(({ isMatch }) => isMatch);
  const pageRows = matches.slice(0, limit);
  const last = matches.length > limit ? pageRows.at(-1) : rows.find(({ isLast }) => isLast);
  const toPosition = ({ key, account, at, rollover }: NameSearchRow): NameSearchPosition => ({
    key,
    accountId: account,
    at: at instanceof Date ? at : null,
    id: rollover,
    after,
  });
  return { items: pageRows, positions: pageRows.map(toPosition), next: last ? toPosition(last) : null };
}

export function buildNameSearchStatement(
  organizationId: string,
  filter: WorkFilter,
  { start, ...page }: { start: NameSearchPosition | null } & WorkPage,
) {
  const plan = { kind: "candidates", source: "exact", order: filter.order } as const;
  const values = toListParams(organizationId, filter, { plan, ...page });
  const startParams = start
    ? { fromKey: start.key, fromAccount: start.accountId, fromAt: start.at ?? "-infinity", fromId: start.id }
    : { fromKey: "", fromAccount: "", fromAt: "infinity", fromId: LAST_ID };
  return getSearchStatement(filter.order).toStatement({ ...values, ...startParams });
}

const IN_ORDER = sql`key, account, at DESC, rollover DESC`;

const IS_EXACT = sql`coalesce(rollovers.external_id = params.text, false)
  OR coalesce(params.mask IN (rollovers.source_account_number_mask, rollovers.destination_account_number_mask), false)`;

/** An expression, because with a constant the planner sorts all rows instead of stopping early. */
const MAX_SCANNED = sql`params.max_candidates / 2`;

/** Includes the last scanned row, even without a match, so that the next page starts after it. */
function scanByName(order: Order): RawBuilder<ScannedRow> {
  const isMatch = sql`organization_id = params.organization_id AND ${isAfterPosition(order)} AND ${MATCHES_FILTER}`;
  // `left(id, 0)` is an empty string. With constants, the planner sorts all candidates instead of merging them.
  const exact = sql`SELECT left(id, 0) COLLATE "C" AS key, left(id, 0) AS account, created_at AS at, id AS rollover, (${isMatch}) IS TRUE AS is_match
    FROM rollovers WHERE id = ANY(candidates.ids) AND params.from_key = '' AND (created_at, id) < (params.from_at, params.from_id)`;
  const scanNames = (
    namePart: "first" | "last",
  ) => sql`(SELECT named.key, named.id, coalesce(one.created_at, '-infinity') AS at,
      coalesce(one.id, '') AS rollover, coalesce(one.is_match, false) AS is_match
    FROM ${selectAccountNamePage(namePart, { ...ACCOUNT_SEARCH_PARAMS, limit: MAX_SCANNED }, { key: sql`params.from_key`, id: sql`params.from_account` })} AS named
    LEFT JOIN LATERAL (SELECT id, created_at, (${isMatch} AND NOT (${IS_EXACT})) IS TRUE AS is_match FROM rollovers
      WHERE account_id = named.id AND (created_at, id) < (CASE WHEN named.id = params.from_account THEN params.from_at ELSE 'infinity' END,
        CASE WHEN named.id = params.from_account THEN params.from_id ELSE ${sql.lit(LAST_ID)} END)
      ORDER BY created_at DESC, id DESC LIMIT ${MAX_SCANNED}) AS one ON true
    ORDER BY named.key, named.id, at DESC, rollover DESC LIMIT ${MAX_SCANNED})`;
  return sql<ScannedRow>`(SELECT *, place = ${MAX_SCANNED} AS is_last FROM (
      SELECT *, row_number() OVER (ORDER BY ${IN_ORDER}) AS place
      FROM (${exact} UNION ALL ${scanNames("first")} UNION ALL ${scanNames("last")}) AS candidate ORDER BY ${IN_ORDER} LIMIT ${MAX_SCANNED}) AS scanned
    WHERE is_match OR place = ${MAX_SCANNED} ORDER BY ${IN_ORDER} LIMIT params.max_rows)`;
}

const getSearchStatement = statementsByName(
  (order: Order) => `work_list_named_by_${order}`,
  (name, order) =>
    statement(name, (param: Params<RolloverListParams>) =>
      kysely
        .selectFrom(selectListParams(param).as("params"))
        .crossJoinLateral(selectCandidates("exact").as("candidates"))
        .leftJoinLateral(scanByName(order).as("page"), (join) => join.onTrue())
        .leftJoinLateral(responseRowById("page.rollover", param.organizationId), (join) => join.onTrue())
        .leftJoinLateral(storedResponse, (join) => join.onTrue())
        .select(RESPONSE_ROW_SELECTION)
        .select([
          "candidates.count as candidateCount",
          "page.key",
          "page.account",
          "page.at",
          "page.rollover",
          "page.isMatch",
          "page.isLast",
        ])
        .orderBy(IN_ORDER)
        .$castTo<NameSearchRow>(),
    ),
);
