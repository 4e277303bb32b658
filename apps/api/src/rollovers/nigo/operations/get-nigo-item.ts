import { notFound } from "@svc/service-kit/errors";
import { z } from "zod";
import { read } from "../../../context/define-operation.ts";
import { nigoItem } from "../nigo-examples.ts";
import { findNigoItem } from "../nigo-store.ts";
import { nigoItemExpansions, nigoItemSchema, toNigoItemView } from "../nigo-view.ts";

export const getNigoItem = read({
  name: "getNigoItem",
  summary: "Retrieve a NIGO item",
  description: "Shows what is wrong with the request, who must fix it, and whether it is resolved.",
  scope: "rollovers:read",
  scopesFor: nigoItemExpansions.scopesFor,
  id: "nigo",
  input: z.strictObject(nigoItemExpansions.expandFields),
  view: nigoItemSchema,
  example: { view: nigoItem },
  responses: { 200: "The item." },
  errors: [],
  selection: { expansions: nigoItemExpansions.expansions },
  rest: "GET /v1/nigo-items/{id}",
  graphql: { query: "nigoItem", isNode: true },
  async run(call, { id }) {
    const item = await findNigoItem(call.db.sql, call.principal.organizationId, id);
    if (!item) throw notFound("NIGO item");
    return toNigoItemView(item);
  },
});
