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
