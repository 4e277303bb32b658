import { listJson, type WrittenJson } from "@svc/operations";
import { DEFAULT_LIMIT, type Page } from "@svc/service-kit";
import type { ApiCall } from "../../declare.ts";
import type { FoundRollover } from "../answers/found-rollover.ts";
import { type RolloverAnswer, readAnswers, readViews } from "../answers/read-answers.ts";
import { ROLLOVER_STATES, type RolloverState, statesOf } from "../rollover-states.ts";
import { listToAnswer } from "../rollover-store.ts";
import type { RolloverView } from "../rollover-view.ts";
import { decodePlace, encodePlace, type Order, placeOf } from "./list-order.ts";
import { rangedOrders } from "./list-plan.ts";
import type { CountsQuery, ListQuery } from "./list-query.ts";
import { readNamed } from "./named-list.ts";
import { decodeNamed, encodeNamed, isNamed, type NamedPlace } from "./named-place.ts";
import { toSearchTerms } from "./search-terms.ts";
import type { WorkFilter } from "./work-list.ts";
import { readWorkList, tooMany } from "./work-list-store.ts";

export interface ListedPage extends Page<RolloverView> {
  cursorAt(index: number): string;
}

/** @throws Problem `invalid_request` for a cursor of another list, or if too many rows would have to be examined */
export async function listPage(call: ApiCall, query: ListQuery): Promise<ListedPage> {
  const { items, ...page } = await findPage(call, query);
  return { ...page, items: await readViews(call, items) };
}

export async function writePage(call: ApiCall, query: ListQuery): Promise<WrittenJson> {
  const { answers, next } = await readPage(call, query);
  const { before, after } = listJson(next);
  return { json: before + answers.map(({ body }) => body).join(",") + after };
}

/** `next` is null on the last page. */
export async function readPage(
  call: ApiCall,
  query: ListQuery,
): Promise<{ answers: readonly RolloverAnswer[]; next: string | null }> {
  const { items, hasMore, cursorAt } = await findPage(call, query);
  return { answers: await readAnswers(call, items), next: hasMore ? cursorAt(items.length - 1) : null };
}

type FoundPage = Page<FoundRollover> & Pick<ListedPage, "cursorAt">;

async function findPage(call: ApiCall, query: ListQuery): Promise<FoundPage> {
  const { organizationId } = call.principal;
  const { order, filter, after, from, position, limit } = readAsked(call, query);
  if (filter.states?.length === 0) return toListed([], false, order);
  if (isPlain(filter)) {
    const { items, hasMore } = await listToAnswer(call.db.sql, organizationId, filter, position, limit);
    return toListed(items, hasMore, order);
  }
  const page = from ? null : await readWorkList(call.db.sql, organizationId, filter, after, limit);
  if (page) return toListed(page.items, page.hasMore, order);
  const named =
    filter.search && (await readNamed(call.db.sql, organizationId, filter, { from, after }, limit));
  if (!named) throw tooMany(filter);
  const { items, places, next } = named;
  const cursorAt = (index: number) => {
    const place = index === items.length - 1 && next ? next : (places[index] as NamedPlace);
    return encodeNamed(call.cipher, searchOf(organizationId, filter), place);
  };
  return { items, hasMore: next !== null, cursorAt };
}

function toListed(items: FoundRollover[], hasMore: boolean, order: Order): FoundPage {
  return {
    items,
    hasMore,
    cursorAt: (index) => encodePlace(placeOf(items[index] as FoundRollover, order), order),
  };
}

const searchOf = (organizationId: string, { order, search }: WorkFilter) => ({
  organizationId,
  order,
  name: search?.name ?? "",
});

export function readAsked({ principal, blindIndex, cipher }: ApiCall, query: ListQuery) {
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
  const states = statesIn(query);
  const search = q === undefined ? undefined : toSearchTerms(blindIndex, organizationId, q);
  const filter: WorkFilter = { ...more, pendingOn: listed(pendingOn), states, search, order };
  const from =
    search && cursor && isNamed(cursor)
      ? decodeNamed(cipher, searchOf(organizationId, filter), cursor)
      : null;
  const after = from ? from.after : cursor === undefined ? null : decodePlace(cursor, order);
  const position = after?.at ? { createdAt: after.at, id: after.id } : null;
  return { order, filter, after, from, position, limit };
}

export function cursorBehind(_item: RolloverView, index: number, { cursorAt }: ListedPage): string {
  return cursorAt(index);
}

/** Returns the states that all given filters allow, or undefined without a filter. */
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

export function listed<Value>(given: Value | readonly Value[] | undefined): readonly Value[] | undefined {
  return given === undefined ? undefined : ([given].flat() as Value[]);
}

const PLAIN: readonly string[] = ["order", "createdAfter", "createdBefore"] satisfies (keyof WorkFilter)[];

/** True if at most creation times filter the list, newest first. */
export function isPlain(filter: WorkFilter): boolean {
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined);
  return filter.order === "newest" && asked.every(([name]) => PLAIN.includes(name));
}
