import { type SerializedJson, serializeList } from "@svc/operations";
import { getToday } from "@svc/rollover-rules/deadlines/days";
import { listStates, ROLLOVER_STATES, type RolloverState } from "@svc/rollover-rules/rollover-states";
import { DEFAULT_LIMIT, type Page, toTotalCount } from "@svc/service-kit/lists";
import { toSearchTerms } from "../../accounts-and-consents/accounts/search-terms.ts";
import type { ApiCall } from "../../context/define-operation.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { toSentDays } from "../in-transit/in-transit-view.ts";
import { type RolloverResponse, readResponses, readViews } from "../responses/read-responses.ts";
import type { ListedResponseRow } from "../store/response-row.ts";
import type { SummaryRow } from "../store/rollover-columns.ts";
import { listResponseRows, listSummaryRows } from "../store/rollover-store.ts";
import { type RolloverSummary, toRolloverSummary } from "../views/rollover-summary.ts";
import type { RolloverView } from "../views/rollover-view.ts";
import { decodeCursorPosition, encodeCursorPosition, type Order } from "./list-order.ts";
import { findRangedOrders } from "./list-plan.ts";
import type { CountsQuery, ListQuery } from "./list-query.ts";
import { readNameSearchPage } from "./name-search.ts";
import {
  decodeNameSearchCursor,
  encodeNameSearchCursor,
  isNameSearchCursor,
  type NameSearchPosition,
} from "./name-search-cursor.ts";
import type { WorkFilter } from "./work-list.ts";
import { countWorkList, createTooManyCandidatesProblem, readWorkList } from "./work-list-store.ts";

export interface ListedPage extends Page<RolloverView> {
  cursorAt(index: number): string;
}
type SummaryPage = Page<RolloverSummary> & Pick<ListedPage, "cursorAt">;

/** @throws Problem `invalid_request` for a cursor of another list or too many candidates */
export async function listPage(call: ApiCall, query: ListQuery): Promise<ListedPage> {
  const { items, ...page } = await findPage(call, query);
  return { ...page, items: await readViews(call, items) };
}

/** Returns null unless the list is sorted and filtered only by creation time. */
export async function listSummaries(call: ApiCall, query: ListQuery): Promise<SummaryPage | null> {
  const { order, filter, creationPosition, limit } = await parseListQuery(call, query);
  if (!hasOnlyCreationFilters(filter)) return null;
  const { organizationId } = call.principal;
  const { items, hasMore } = await listSummaryRows(call.db.sql, organizationId, {
    between: filter,
    after: creationPosition,
    limit,
  });
  return {
    items: items.map((row) => toRolloverSummary(row, call.environment)),
    hasMore,
    cursorAt(index) {
      const { id, createdAt } = items[index] as SummaryRow;
      return encodeCursorPosition({ id, sortTime: createdAt }, order);
    },
  };
}

/** Returns null if there are too many to count. */
export async function countListed(call: ApiCall, query: ListQuery): Promise<number | null> {
  const { cursor: _cursor, ...filters } = query;
  const { filter } = await parseListQuery(call, filters);
  if (filter.states?.length === 0) return 0;
  const count = await countWorkList(call.db.sql, call.principal.organizationId, filter);
  return count === null ? null : toTotalCount(count);
}

export async function serializePage(call: ApiCall, query: ListQuery): Promise<SerializedJson> {
  const { responses, next } = await readPage(call, query);
  const bodies = responses.map(({ body }) => body);
  return { json: serializeList(bodies, next) };
}

export async function readPage(
  call: ApiCall,
  query: ListQuery,
): Promise<{ responses: readonly RolloverResponse[]; next: string | null }> {
  const { items, hasMore, cursorAt } = await findPage(call, query);
  return { responses: await readResponses(call, items), next: hasMore ? cursorAt(items.length - 1) : null };
}

type ResponseRowPage = Page<ListedResponseRow> & Pick<ListedPage, "cursorAt">;

async function findPage(call: ApiCall, query: ListQuery): Promise<ResponseRowPage> {
  const { organizationId } = call.principal;
  const { order, filter, after, nameSearchStart, creationPosition, limit } = await parseListQuery(
    call,
    query,
  );
  if (filter.states?.length === 0) return toResponseRowPage([], false, order);
  if (hasOnlyCreationFilters(filter)) {
    const { items, hasMore } = await listResponseRows(call.db.sql, organizationId, {
      between: filter,
      after: creationPosition,
      limit,
    });
    return toResponseRowPage(items, hasMore, order);
  }
  const timeZone = order === "urgency" ? await readTimeZone(call, organizationId) : undefined;
  const workPage = { filter, after, limit, timeZone };
  const page = nameSearchStart ? null : await readWorkList(call.db.sql, organizationId, workPage);
  if (page) return toResponseRowPage(page.items, page.hasMore, order);
  const searchPage =
    filter.search &&
    (await readNameSearchPage(call.db.sql, organizationId, { start: nameSearchStart, ...workPage }));
  if (!searchPage) throw createTooManyCandidatesProblem(filter);
  const { items, positions, next } = searchPage;
  const cursorAt = (index: number) => {
    const searchPosition =
      index === items.length - 1 && next ? next : (positions[index] as NameSearchPosition);
    return encodeNameSearchCursor(call.cipher, toNameSearch(organizationId, filter), searchPosition);
  };
  return { items, hasMore: next !== null, cursorAt };
}

async function readToday(call: ApiCall): Promise<string> {
  return getToday(await readOrganizationTime(call, call.db.sql, call.principal.organizationId));
}

async function readTimeZone(call: ApiCall, organizationId: string): Promise<string> {
  return (await readOrganizationTime(call, call.db.sql, organizationId)).timeZone;
}

function toResponseRowPage(items: ListedResponseRow[], hasMore: boolean, order: Order): ResponseRowPage {
  return {
    items,
    hasMore,
    cursorAt(index) {
      const { id, at, rank } = items[index] as ListedResponseRow;
      return encodeCursorPosition({ id, sortTime: at instanceof Date ? at : null, rank }, order);
    },
  };
}

const toNameSearch = (organizationId: string, { order, search }: WorkFilter) => ({
  organizationId,
  order,
  name: search?.name ?? "",
});

/**
 * @returns `after`: end of the earlier pages, in the list's order; `nameSearchStart`: set if the cursor continues a list
 * sorted by name; `creationPosition`: `after` as a position in a list sorted by creation time
 */
async function parseListQuery(call: ApiCall, query: ListQuery) {
  const { principal, blindIndex, cipher } = call;
  const { organizationId } = principal;
  const {
    limit = DEFAULT_LIMIT,
    cursor,
    state: _state,
    states: _states,
    status: _status,
    pendingOn,
    inTransit,
    inTransitAge,
    sort,
    q,
    ...filters
  } = query;
  const rangedOrders = findRangedOrders(filters);
  const order = sort ?? (rangedOrders.includes("newest") ? "newest" : (rangedOrders[0] ?? "newest"));
  const states = resolveStates(query);
  const search = q === undefined ? undefined : toSearchTerms(blindIndex, organizationId, q);
  const filter: WorkFilter = { ...filters, pendingOn: toList(pendingOn), states, search, order };
  if (inTransitAge) filter.transit = toSentDays(inTransitAge, await readToday(call));
  else if (inTransit) filter.transit = toSentDays(undefined, "");
  const nameSearchStart =
    search && cursor && isNameSearchCursor(cursor)
      ? decodeNameSearchCursor(cipher, toNameSearch(organizationId, filter), cursor)
      : null;
  const cursorPosition = cursor === undefined || nameSearchStart ? null : decodeCursorPosition(cursor, order);
  const after = nameSearchStart ? nameSearchStart.after : cursorPosition;
  const creationPosition = after?.sortTime ? { createdAt: after.sortTime, id: after.id } : null;
  return { order, filter, after, nameSearchStart, creationPosition, limit };
}

export function encodeCursorAfter(_item: RolloverView, index: number, { cursorAt }: ListedPage): string {
  return cursorAt(index);
}

export function resolveStates({ state, states, status }: Pick<CountsQuery, "state" | "states" | "status">) {
  const stateFilters: (readonly RolloverState[] | undefined)[] = [
    state === undefined ? undefined : [state].flat(),
    states,
    status && listStates(status),
  ];
  const activeFilters = stateFilters.filter((states) => states !== undefined);
  if (activeFilters.length === 0) return undefined;
  return ROLLOVER_STATES.filter((name) => activeFilters.every((allowed) => allowed.includes(name)));
}

export function toList<Value>(value: Value | readonly Value[] | undefined): readonly Value[] | undefined {
  return value === undefined ? undefined : ([value].flat() as Value[]);
}

const CREATION_FILTERS: readonly string[] = [
  "order",
  "createdAfter",
  "createdBefore",
] satisfies (keyof WorkFilter)[];

export function hasOnlyCreationFilters(filter: WorkFilter): boolean {
  const activeFilters = Object.entries(filter).filter(([, value]) => value !== undefined);
  return filter.order === "newest" && activeFilters.every(([name]) => CREATION_FILTERS.includes(name));
}
