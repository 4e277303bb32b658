import { decodeCursor, listQueryFields, mapPages } from "@svc/service-kit/lists";
import { z } from "zod";
import { type ApiCall, list } from "../../../context/define-operation.ts";
import { readRolloverPage } from "../../store/read-rollover.ts";
import { nigoItem } from "../nigo-examples.ts";
import { countNigoItemsOfRollovers, listNigoItems as readItems } from "../nigo-store.ts";
import { nigoItemExpansions, nigoItemSchema, toNigoItemView } from "../nigo-view.ts";

const querySchema = z.strictObject({ ...listQueryFields, ...nigoItemExpansions.expandFields });

export const listNigoItems = list({
  name: "listNigoItems",
  summary: "List a rollover's NIGO items, oldest first",
  description: "Shows the open and the resolved reasons why requests were not in good order.",
  scope: "rollovers:read",
  scopesFor: nigoItemExpansions.scopesFor,
  id: "rol",
  input: querySchema,
  view: nigoItemSchema,
  example: { view: nigoItem },
  responses: { 200: "One page of NIGO items." },
  errors: [],
  selection: { expansions: nigoItemExpansions.expansions },
  rest: "GET /v1/rollovers/{id}/nigo-items",
  graphql: {
    field: "nigoItems",
    parentType: "Rollover",
    description:
      "Reasons why the request was not in good order (NIGO), oldest first. One query loads them for all rollovers in the response.",
    isNonNull: true,
    countMany: ({ db, principal }: ApiCall, ids) =>
      countNigoItemsOfRollovers(db.sql, principal.organizationId, ids),
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
  const after = cursor === undefined ? "" : decodeCursor(cursor, "nigo").id;
  const pages = await readItems(call.db.sql, call.principal.organizationId, {
    rolloverIds: ids,
    after,
    limit,
  });
  return mapPages(pages, toNigoItemView);
}
