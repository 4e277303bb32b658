import { decodeCursor, listQueryFields, mapPages } from "@svc/service-kit/lists";
import { z } from "zod";
import { type ApiCall, list } from "../../../context/define-operation.ts";
import { readRolloverPage } from "../../../rollovers/store/read-rollover.ts";
import { trackingLink } from "../tracking-link-examples.ts";
import { countTrackingLinksOfRollovers, listTrackingLinks as readLinks } from "../tracking-link-store.ts";
import { toTrackingLinkView, trackingLinkSchema } from "../tracking-link-view.ts";

const querySchema = z.strictObject(listQueryFields);

export const listTrackingLinks = list({
  name: "listTrackingLinks",
  summary: "List a rollover's tracking links, oldest first",
  description: "Includes expired and revoked links. Messages to the participant create links too.",
  scope: "rollovers:read",
  id: "rol",
  input: querySchema,
  view: trackingLinkSchema,
  example: { view: trackingLink },
  responses: { 200: "One page of tracking links." },
  errors: [],
  rest: "GET /v1/rollovers/{id}/tracking-links",
  graphql: {
    field: "trackingLinks",
    parentType: "Rollover",
    description:
      "The participant's links to the tracking page, oldest first. One query loads them for all rollovers in the response.",
    isNonNull: true,
    countMany: ({ db, principal }: ApiCall, ids) =>
      countTrackingLinksOfRollovers(db.sql, principal.organizationId, ids),
  },
  loadMany: loadPages,
  run: (call, { id, ...query }) => readRolloverPage(call, id, (ids) => loadPages(call, ids, query)),
});

/** Rollovers of other organizations get empty pages. */
async function loadPages(
  call: ApiCall,
  ids: readonly string[],
  { limit, cursor }: z.output<typeof querySchema>,
) {
  const after = cursor === undefined ? "" : decodeCursor(cursor, "trk").id;
  const pages = await readLinks(call.db.sql, call.principal.organizationId, {
    rolloverIds: ids,
    after,
    limit,
  });
  const now = call.clock.now();
  return mapPages(pages, (link) => toTrackingLinkView(link, { now }));
}
