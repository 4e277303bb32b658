import { notFound } from "@svc/service-kit/errors";
import { z } from "zod";
import { type ApiCall, read } from "../../context/define-operation.ts";
import { type RolloverResponse, readResponses, readViews } from "../responses/read-responses.ts";
import { listExpansionScopes, selectionFields, serializeSelection } from "../selection/rollover-selection.ts";
import type { RolloverResponseRow } from "../store/response-row.ts";
import { findResponseRow } from "../store/rollover-store.ts";
import { draft } from "../views/rollover-examples.ts";
import {
  partialRolloverSchema,
  type RolloverView,
  rolloverEtag,
  rolloverSchema,
} from "../views/rollover-view.ts";

export const getRollover = read({
  name: "getRollover",
  summary: "Retrieve a rollover",
  description:
    "Returns the rollover with its money, documents, deadlines and tax treatment. The `ETag` is the version to send as `If-Match` with a change.",
  scope: "rollovers:read",
  scopesFor: listExpansionScopes,
  id: "rol",
  input: z.strictObject(selectionFields),
  view: rolloverSchema,
  example: { view: draft },
  responses: { 200: "The rollover." },
  errors: [],
  rest: "GET /v1/rollovers/{id}",
  etag: rolloverEtag,
  graphql: { query: "rollover", isNode: true },
  async run(call, { id }) {
    const [view] = await readViews(call, [await requireResponseRow(call, id)]);
    return view as RolloverView;
  },
  async serializeJson(call, { id, ...query }) {
    const row = await requireResponseRow(call, id);
    const [response] = (await readResponses(call, [row])) as [RolloverResponse];
    const selected = await serializeSelection(call, [response], query);
    if (selected) {
      const [json = ""] = selected;
      // The version does not cover expanded objects.
      const headers = query.expand?.length ? {} : { ETag: rolloverEtag(response) };
      return { json, headers, schema: partialRolloverSchema };
    }
    return { json: response.body, headers: { ETag: rolloverEtag(response) } };
  },
});

async function requireResponseRow({ db, principal }: ApiCall, id: string): Promise<RolloverResponseRow> {
  const row = await findResponseRow(db.sql, principal.organizationId, id);
  if (!row) throw notFound("rollover");
  return row;
}
