import type { Scope } from "@svc/keys";
import { applySchemaOrder, type BodyResponse, type SerializedResponse } from "@svc/service-kit/endpoints";
import { listSchema } from "@svc/service-kit/lists";
import type { z } from "zod";
import type { Call, MaybePromise } from "../call.ts";

export type Fields = Record<string, unknown>;

/** The parameters `view` and `expand` of a REST read. */
export interface Selection<Ctx, P> {
  /** Fields that `view=summary` returns. */
  summary?: ReadonlySet<string>;
  /** By the name that `expand` uses. */
  expansions?: Readonly<Record<string, Expansion<Ctx, P>>>;
}

export interface Expansion<Ctx, P> {
  /** Required in addition to the operation's scope. */
  scope: Scope;
  /** Adds objects to the selected fields, once for all items. */
  include(call: Call<Ctx, P>, items: readonly SelectedItem[]): MaybePromise<void>;
}

export interface SelectedItem {
  /** All fields. */
  item: Fields;
  selected: Fields;
}

export interface SelectionQuery {
  fields?: readonly string[] | undefined;
  view?: string | undefined;
  expand?: readonly string[] | undefined;
}

/** Never omitted. */
const IDENTITY = ["id", "object"];

/** Returns true if the query omits fields or adds objects. */
export function isSelective({ fields, view, expand = [] }: SelectionQuery): boolean {
  return fields !== undefined || view === "summary" || expand.length > 0;
}

/** Returns the selected fields of each item, with the expanded objects. */
export async function selectItems<Ctx, P>(
  call: Call<Ctx, P>,
  items: readonly Fields[],
  { selection, query }: { selection: Selection<Ctx, P>; query: SelectionQuery },
): Promise<Fields[]> {
  const { fields, view, expand = [] } = query;
  const names = fields ? new Set([...IDENTITY, ...fields]) : view === "summary" ? selection.summary : null;
  const selectedItems = items.map((item) => ({ item, selected: pickFields(item, names ?? null) }));
  for (const name of new Set(expand)) await selection.expansions?.[name]?.include(call, selectedItems);
  return selectedItems.map(({ selected }) => selected);
}

function pickFields(item: Fields, names: ReadonlySet<string> | null): Fields {
  if (names === null) return { ...item };
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.has(name)));
}

/**
 * Returns a response with the selected fields and the expanded objects.
 * @param operation its `view` is an object
 */
export async function selectResponse<Ctx, P>(
  { kind, view, selection = {} }: { kind: string; view: z.ZodType; selection?: Selection<Ctx, P> },
  call: Call<Ctx, P>,
  { response, query }: { response: BodyResponse; query: SelectionQuery },
): Promise<SerializedResponse> {
  const { status, body } = response;
  const select = (items: readonly Fields[]) => selectItems(call, items, { selection, query });
  const { ETag: etag, ...otherHeaders } = response.headers ?? {};
  // No ETag with expanded objects, because the version does not change with them.
  const headers = { ...otherHeaders, ...(etag !== undefined && !query.expand?.length && { ETag: etag }) };
  const toResponse = (schema: z.ZodType, value: unknown) => ({
    status,
    headers,
    schema,
    json: JSON.stringify(applySchemaOrder(schema, value)),
  });
  const schemas = getPartialSchemas(view);
  if (kind !== "list") {
    const [selected] = await select([body as Fields]);
    return toResponse(schemas.item, selected);
  }
  const list = body as { data: readonly Fields[] };
  return toResponse(schemas.list, { ...list, data: await select(list.data) });
}

const partialSchemas = new WeakMap<z.ZodType, { item: z.ZodType; list: z.ZodType }>();

function getPartialSchemas(view: z.ZodType) {
  const cached = partialSchemas.get(view);
  if (cached) return cached;
  const item = (view as z.ZodObject).partial();
  const schemas = { item, list: listSchema(item) };
  partialSchemas.set(view, schemas);
  return schemas;
}
