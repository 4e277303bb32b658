import { z } from "zod";

export const MAX_LIMIT = 100;
export const DEFAULT_LIMIT = 20;

export const listQueryFields = {
  limit: z
    .string(`must be a whole number from 1 to ${MAX_LIMIT}`)
    .regex(/^[1-9]\d{0,2}$/, `must be a whole number from 1 to ${MAX_LIMIT}`)
    .transform(Number)
    .pipe(z.number().max(MAX_LIMIT, `must be at most ${MAX_LIMIT}`))
    .default(DEFAULT_LIMIT)
    .meta({
      description: `Page size, from 1 to ${MAX_LIMIT}.`,
      // The query is text, but documented as a number.
      as: { type: "integer", minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT },
    }),
  cursor: z
    .string("must be a single value")
    .max(200, "is too long")
    .optional()
    .describe("`nextCursor` of the previous page."),
};

export function listSchema<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    object: z.literal("list"),
    data: z.array(item).describe("The items of this page."),
    hasMore: z.boolean().describe("True if there are more items after this page."),
    nextCursor: z
      .string()
      .nullable()
      .describe(
        "Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll.",
      ),
  });
}

export interface Page<Item> {
  items: Item[];
  hasMore: boolean;
  /** Cursor for reading items that are added later. */
  resumeCursor?: string;
}

/** Creates a page from rows read with `limit + 1`. */
export function toPage<Row>(rows: Row[], limit: number): Page<Row> {
  return { items: rows.length > limit ? rows.slice(0, limit) : rows, hasMore: rows.length > limit };
}

/**
 * Groups rows into a page per ID.
 * @param field name of the field that holds the ID
 * @param rows up to `limit + 1` per ID; the extra row means that there is a next page
 */
export function toPagesBy<Field extends string, Row extends Record<Field, string>>(
  field: Field,
  rows: readonly Row[],
  { ids, limit }: { ids: readonly string[]; limit: number },
): Map<string, Page<Row>> {
  const rowsById = Map.groupBy(rows, (row) => row[field] as string);
  return new Map(ids.map((id) => [id, toPage(rowsById.get(id) ?? [], limit)]));
}

export function mapPage<Row, View>(page: Page<Row>, toView: (row: Row) => View): Page<View> {
  return { ...page, items: page.items.map((row) => toView(row)) };
}

export function mapPages<Row, View>(
  pages: ReadonlyMap<string, Page<Row>>,
  toView: (row: Row) => View,
): Map<string, Page<View>> {
  return new Map([...pages].map(([id, page]) => [id, mapPage(page, toView)]));
}
