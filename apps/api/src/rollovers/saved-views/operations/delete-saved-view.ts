import { hasScope } from "@svc/keys";
import { notFound } from "@svc/service-kit/errors";
import { z } from "zod";
import { write } from "../../../context/define-operation.ts";
import { SAVED_VIEW_ID } from "../saved-view-examples.ts";
import { deleteSavedView as deleteById } from "../saved-view-store.ts";

export const deleteSavedView = write({
  name: "deleteSavedView",
  summary: "Delete a saved view",
  description:
    "Members can delete their own views. With `members:write`, they can also delete views shared by others.",
  scope: "rollovers:read",
  id: "svw",
  view: z.strictObject({
    id: z.string().describe("The ID of the deleted view."),
    object: z.literal("saved_view"),
    deleted: z.literal(true),
  }),
  example: { view: { id: SAVED_VIEW_ID, object: "saved_view", deleted: true } },
  responses: { 200: "The view was deleted." },
  errors: [],
  rest: "DELETE /portal/api/saved-views/{id}",
  async run({ tx, principal }, { id }) {
    const { organizationId, actor, scopes } = principal;
    const includesShared = hasScope(scopes, "members:write");
    const wasDeleted = await deleteById(tx, { organizationId, memberId: actor.id, id, includesShared });
    if (!wasDeleted) throw notFound("saved view");
    return { id, object: "saved_view" as const, deleted: true as const };
  },
});
