import { z } from "zod";
import { read } from "../../../context/define-operation.ts";
import { savedView } from "../saved-view-examples.ts";
import { savedViewSchema, toSavedViewView } from "../saved-view-schemas.ts";
import { listSavedViews as readSavedViews } from "../saved-view-store.ts";

export const listSavedViews = read({
  name: "listSavedViews",
  summary: "List saved views of the rollover list",
  scope: "rollovers:read",
  view: z.strictObject({
    object: z.literal("list"),
    data: z.array(savedViewSchema).describe("The member's own views, followed by views shared by others."),
  }),
  example: { view: { object: "list", data: [savedView] } },
  responses: { 200: "The member's own views and the views shared with the organization." },
  errors: [],
  rest: "GET /portal/api/saved-views",
  async run({ db, principal }) {
    const memberId = principal.actor.id;
    const views = await readSavedViews(db.sql, { organizationId: principal.organizationId, memberId });
    return { object: "list" as const, data: views.map((view) => toSavedViewView(view, memberId)) };
  },
});
