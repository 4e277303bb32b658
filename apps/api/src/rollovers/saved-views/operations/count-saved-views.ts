import { MAX_TOTAL_COUNT } from "@svc/service-kit/lists";
import { z } from "zod";
import { read } from "../../../context/define-operation.ts";
import { countListed } from "../../lists/list-rollovers.ts";
import { SAVED_VIEW_ID } from "../saved-view-examples.ts";
import { parseViewQuery } from "../saved-view-schemas.ts";
import { listSavedViews } from "../saved-view-store.ts";

/** The portal's sidebar shows only the first views. */
const MAX_COUNTED = 20;

export const countSavedViews = read({
  name: "countSavedViews",
  summary: "Count the rollovers in each saved view",
  description: `Counts up to ${MAX_TOTAL_COUNT.toLocaleString("en-US")} rollovers in each of the first ${MAX_COUNTED} views of \`GET /portal/api/saved-views\`.`,
  scope: "rollovers:read",
  view: z.strictObject({
    object: z.literal("list"),
    data: z
      .array(
        z.strictObject({
          id: z.string().describe("The view's ID."),
          count: z
            .int()
            .min(0)
            .nullable()
            .describe(
              `Number of matching rollovers. Null for more than ${MAX_TOTAL_COUNT.toLocaleString("en-US")}, or if the list no longer accepts the query.`,
            ),
        }),
      )
      .describe("Counts in the order of the views."),
  }),
  example: { view: { object: "list", data: [{ id: SAVED_VIEW_ID, count: 12 }] } },
  responses: { 200: "The counts." },
  errors: [],
  fromReplica: true,
  rest: "GET /portal/api/saved-views/counts",
  async run(call) {
    const { organizationId, actor } = call.principal;
    const views = await listSavedViews(call.db.sql, { organizationId, memberId: actor.id });
    const data: { id: string; count: number | null }[] = [];
    // Count one view at a time, so that a member uses only one connection.
    for (const { id, query } of views.slice(0, MAX_COUNTED)) {
      const filters = parseViewQuery(query);
      data.push({ id, count: filters && (await countListed(call, filters)) });
    }
    return { object: "list" as const, data };
  },
});
