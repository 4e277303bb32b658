import { lineField, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { savedQuerySchema } from "../lists/list-query.ts";
import type { SavedView } from "./saved-view-store.ts";

const MAX_QUERY_LENGTH = 2_000;

type ListFilters = z.output<typeof savedQuerySchema>;

/** Returns null if the list does not accept the query. */
export function parseViewQuery(query: string): ListFilters | null {
  const searchParams = new URLSearchParams(query);
  const names = [...new Set(searchParams.keys())];
  const fields = names.map((name) => {
    const values = searchParams.getAll(name);
    return [name, values.length > 1 ? values : values[0]];
  });
  return savedQuerySchema.safeParse(Object.fromEntries(fields)).data ?? null;
}

export const savedViewInputSchema = z
  .strictObject({
    name: lineField(60).describe("The view's name, up to 60 characters."),
    query: z
      .string("must be text")
      .max(MAX_QUERY_LENGTH, `must be at most ${MAX_QUERY_LENGTH} characters`)
      .refine(
        (query) => parseViewQuery(query) !== null,
        "must be a query of the rollover list, without cursor, limit or search text",
      )
      .describe("The filters and sort order, as a query string of `GET /v1/rollovers`."),
    isShared: z
      .boolean("must be true or false")
      .default(false)
      .describe("Whether all members of the organization can see the view."),
  })
  .meta({ id: "SavedViewInput", description: "A view of the rollover list to save." });

export const savedViewSchema = z
  .strictObject({
    id: z.string().describe("A TypeID: `svw_` and 26 characters."),
    object: z.literal("saved_view"),
    name: z.string().describe("The view's name."),
    query: z.string().describe("The filters and sort order, as a query string of `GET /v1/rollovers`."),
    isShared: z.boolean().describe("Whether all members of the organization can see the view."),
    isOwn: z.boolean().describe("Whether the view belongs to the caller."),
    createdAt: timestampField.describe("When the view was saved."),
  })
  .meta({ id: "SavedView", description: "A named set of filters for the rollover list." });

export function toSavedViewView(view: SavedView, memberId: string): z.output<typeof savedViewSchema> {
  const { id, name, query, isShared, createdAt } = view;
  return {
    id,
    object: "saved_view",
    name,
    query,
    isShared,
    isOwn: view.memberId === memberId,
    createdAt: createdAt.toISOString(),
  };
}
