import { lockName } from "@svc/database";
import { newId } from "@svc/service-kit";
import { validationFailed } from "@svc/service-kit/endpoints";
import { Problem } from "@svc/service-kit/errors";
import { write } from "../../../context/define-operation.ts";
import { savedView } from "../saved-view-examples.ts";
import { savedViewInputSchema, savedViewSchema, toSavedViewView } from "../saved-view-schemas.ts";
import { insertSavedView, listSavedViewNames } from "../saved-view-store.ts";

const MAX_VIEWS = 50;

export const createSavedView = write({
  name: "createSavedView",
  summary: "Save a view of the rollover list",
  description: `A member can have up to ${MAX_VIEWS} views, each with a different name. Sharing a view requires \`rollovers:write\`.`,
  scope: "rollovers:read",
  scopesFor: ({ isShared }) => (isShared ? ["rollovers:write"] : []),
  input: savedViewInputSchema,
  view: savedViewSchema,
  example: { input: { name: "Overdue rollovers", query: "overdue=true&sort=deadline" }, view: savedView },
  responses: { 201: "The saved view." },
  errors: ["limit_exceeded"],
  rest: "POST /portal/api/saved-views",
  async run({ tx, principal, clock }, { name, query, isShared }) {
    const owner = { organizationId: principal.organizationId, memberId: principal.actor.id };
    await lockName(tx, `saved views of ${owner.memberId} in ${owner.organizationId}`);
    const names = await listSavedViewNames(tx, owner);
    if (names.length >= MAX_VIEWS) {
      throw new Problem("limit_exceeded", `You have ${MAX_VIEWS} saved views. Delete one first.`);
    }
    if (names.includes(name)) throw validationFailed([{ pointer: "#/name", detail: "is already taken" }]);
    const view = { id: newId("svw"), ...owner, name, query, isShared, createdAt: clock.now() };
    await insertSavedView(tx, view);
    return toSavedViewView(view, owner.memberId);
  },
});
