import { notFound } from "@svc/service-kit/errors";
import { z } from "zod";
import { type ApiCall, read } from "../../context/define-operation.ts";
import { type RolloverAnswer, readAnswers, readViews } from "../answers/read-answers.ts";
import { listExpansionScopes, selectionFields, serializeSelection } from "../selection/rollover-selection.ts";
import type { RolloverAnswerRow } from "../store/answer-row.ts";
import { findAnswerRow } from "../store/rollover-store.ts";
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
    const [view] = await readViews(call, [await requireAnswerRow(call, id)]);
    return view as RolloverView;
  },
  async serializeJson(call, { id, ...query }) {
    const row = await requireAnswerRow(call, id);
    const [answer] = (await readAnswers(call, [row])) as [RolloverAnswer];
    const selected = await serializeSelection(call, [answer], query);
    if (selected) {
      const [json = ""] = selected;
      // The version does not cover expanded objects.
      const headers = query.expand?.length ? {} : { ETag: rolloverEtag(answer) };
      return { json, headers, schema: partialRolloverSchema };
    }
    return { json: answer.body, headers: { ETag: rolloverEtag(answer) } };
  },
});

async function requireAnswerRow({ db, principal }: ApiCall, id: string): Promise<RolloverAnswerRow> {
  const row = await findAnswerRow(db.sql, principal.organizationId, id);
  if (!row) throw notFound("rollover");
  return row;
}
