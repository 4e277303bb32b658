import type { WireRows } from "@svc/database";
import { listJson, type WrittenJson } from "@svc/operations";
import { DEFAULT_LIMIT, type Page } from "@svc/service-kit";
import type { ApiCall } from "../../declare.ts";
import { ROLLOVER_COLUMNS } from "../rollover-columns.ts";
import { ROLLOVER_STATES, type RolloverState, statesOf } from "../rollover-states.ts";
import { listRolloverRows, listRollovers } from "../rollover-store.ts";
import { type RolloverView, toRolloverView } from "../rollover-view.ts";
import { writeRollovers } from "../written/write-rollovers.ts";
import { decodePlace, encodePlace, type Order, type Place, placeOf } from "./list-order.ts";
import { rangedOrders } from "./list-plan.ts";
import type { CountsQuery, ListQuery } from "./list-query.ts";
import { toSearchTerms } from "./search-terms.ts";
import type { WorkFilter } from "./work-list.ts";
import {
  type ListedRollover,
  NEXT_DUE_AT,
  OVERDUE_SINCE,
  readWorkList,
  readWorkListRows,
} from "./work-list-store.ts";

/** A page of rollovers, with where each of them stands in its order. */
export interface ListedPage extends Page<RolloverView> {
  order: Order;
  places: Place[];
  /** Finds the place of an item when it is asked for it; in place of `places`. */
  placeAt?(index: number): Place;
}

/**
 * One page of what is asked for. Lists that need no more are read as they always were (decision 23).
 *
 * @throws Problem `invalid_request` for a cursor of another list, and where more would have to be looked through than is
 */
export async function listPage(call: ApiCall, query: ListQuery): Promise<ListedPage> {
  const { db, environment } = call;
  const { organizationId } = call.principal;
  const { order, filter, after, position, limit } = readAsked(call, query);
  if (filter.states?.length === 0) return { items: [], hasMore: false, order, places: [] };
  const page = isPlain(filter)
    ? await listRollovers(db, organizationId, filter, position, limit)
    : await readWorkList(db, organizationId, filter, after, limit);
  const directory = await call.custodians.get();
  return {
    items: page.items.map((rollover) => toRolloverView(rollover, environment, directory)),
    hasMore: page.hasMore,
    order,
    // A list that is sorted by deadlines has read them.
    places: page.items.map((rollover) => placeOf(rollover as ListedRollover, order)),
  };
}

/** As `listPage`, written as JSON. @throws Problem the same */
export async function writePage(call: ApiCall, query: ListQuery): Promise<WrittenJson> {
  const { db, environment } = call;
  const { organizationId } = call.principal;
  const { order, filter, after, position, limit } = readAsked(call, query);
  const directory = await call.custodians.get();
  if (filter.states?.length === 0) return { json: NOTHING };
  const write = (rows: WireRows) => {
    const hasMore = rows.length > limit;
    const around = listJson(hasMore ? encodePlace(placeIn(rows, limit - 1, order), order) : null);
    return writeRollovers(rows, Math.min(rows.length, limit), environment, directory, around);
  };
  return isPlain(filter)
    ? listRolloverRows(db, organizationId, filter, position, limit, write)
    : readWorkListRows(db, organizationId, filter, after, limit, write);
}

const NOTHING = Object.values(listJson(null)).join("");

/** The columns that hold the moment of an order; the first that is not null counts. */
const MOMENTS: Readonly<Record<Order, readonly number[]>> = {
  newest: [ROLLOVER_COLUMNS.indexOf("createdAt")],
  updated: [ROLLOVER_COLUMNS.indexOf("updatedAt")],
  deadline: [OVERDUE_SINCE, NEXT_DUE_AT],
};

function placeIn(rows: WireRows, row: number, order: Order): Place {
  rows.lookAt(row);
  const at = MOMENTS[order]
    .map((column) => rows.value(column) as Date | null)
    .find((moment) => moment !== null);
  return { id: rows.text(0) as string, at: at ?? null };
}

/** What a query asks for. @throws Problem `invalid_request` for a cursor of another list */
export function readAsked({ principal, blindIndex }: ApiCall, query: ListQuery) {
  const { organizationId } = principal;
  const {
    limit = DEFAULT_LIMIT,
    cursor,
    state: _state,
    states: _states,
    status: _status,
    pendingOn,
    sort,
    q,
    ...more
  } = query;
  const ranged = rangedOrders(more);
  const order = sort ?? (ranged.includes("newest") ? "newest" : (ranged[0] ?? "newest"));
  const after = cursor === undefined ? null : decodePlace(cursor, order);
  const states = statesIn(query);
  const search = q === undefined ? undefined : toSearchTerms(blindIndex, organizationId, q);
  const filter: WorkFilter = { ...more, pendingOn: listed(pendingOn), states, search, order };
  const position = after?.at ? { createdAt: after.at, id: after.id } : null;
  return { order, filter, after, position, limit };
}

/** The cursor behind an item. A page that was remembered has its moments as text. */
export function cursorBehind(_item: RolloverView, index: number, page: ListedPage): string {
  const { order, places, placeAt } = page;
  const { at, id } = placeAt?.(index) ?? (places[index] as Place);
  return encodePlace({ at: at && new Date(at), id }, order);
}

/** The states that are asked for in whichever way; undefined where none is. */
export function statesIn({ state, states, status }: Pick<CountsQuery, "state" | "states" | "status">) {
  const ways: (readonly RolloverState[] | undefined)[] = [
    state === undefined ? undefined : [state].flat(),
    states,
    status && statesOf(status),
  ];
  const given = ways.filter((one) => one !== undefined);
  if (given.length === 0) return undefined;
  return ROLLOVER_STATES.filter((one) => given.every((asked) => asked.includes(one)));
}

/** One, or several. */
export function listed<Value>(given: Value | readonly Value[] | undefined): readonly Value[] | undefined {
  return given === undefined ? undefined : ([given].flat() as Value[]);
}

/** What the keyed lists have. */
const KEYED: ReadonlySet<string> = new Set<keyof WorkFilter>([
  "order",
  "states",
  "accountId",
  "custodianId",
  "externalId",
  "createdAfter",
  "createdBefore",
]);

/** Whether it asks for nothing but what the keyed lists have. */
export function isPlain(filter: WorkFilter): boolean {
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined);
  return filter.order === "newest" && asked.every(([name]) => KEYED.has(name));
}
