import { answerTime, lineField } from "@svc/service-kit";
import { z } from "zod";
import { savedQuerySchema } from "../rollovers/lists/list-query.ts";
import type { SavedView } from "./saved-view-store.ts";

const MAX_QUERY = 2_000;

function isListQuery(query: string): boolean {
  const given = new URLSearchParams(query);
  const names = [...new Set(given.keys())];
  const fields = names.map((name) => {
    const values = given.getAll(name);
    return [name, values.length > 1 ? values : values[0]];
  });
  return savedQuerySchema.safeParse(Object.fromEntries(fields)).success;
}

export const savedViewInputSchema = z
  .strictObject({
    name: lineField(60).describe("What the member calls it: up to 60 characters."),
    query: z
      .string("must be text")
      .max(MAX_QUERY, `must be at most ${MAX_QUERY} characters`)
      .refine(isListQuery, "must be a query that the list of rollovers takes, without page and search")
      .describe("Filters and order, as the query of `GET /v1/rollovers` has them."),
    isShared: z
      .boolean("must be true or false")
      .default(false)
      .describe("Whether all members of the organization see it."),
  })
  .meta({ id: "SavedViewInput", description: "Filters of the list of rollovers that are to be kept." });

export const savedViewSchema = z
  .strictObject({
    id: z.string().describe("A TypeID: `svw_` and 26 characters."),
    object: z.literal("saved_view"),
    name: z.string().describe("What it is called."),
    query: z.string().describe("Filters and order, as the query of `GET /v1/rollovers` has them."),
    isShared: z.boolean().describe("Whether all members of the organization see it."),
    isOwn: z.boolean().describe("Whether it is the caller's own."),
    createdAt: answerTime.describe("When it was saved."),
  })
  .meta({ id: "SavedView", description: "Filters of the list of rollovers, kept under a name." });

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
