import { listJson } from "@svc/operations";
import { listSchema } from "@svc/service-kit/lists";
import { list } from "../../context/define-operation.ts";
import { listArgumentsSchema, listQuerySchema } from "../lists/list-query.ts";
import {
  countListed,
  cursorAfter,
  listPage,
  listSummaries,
  readPage,
  serializePage,
} from "../lists/list-rollovers.ts";
import {
  listExpansionScopes,
  readSelection,
  selectionFields,
  viewField,
} from "../selection/selection-query.ts";
import { serializeSelection } from "../selection/serialize-selection.ts";
import { submitted } from "../views/rollover-examples.ts";
import { SUMMARY_FIELDS } from "../views/rollover-summary.ts";
import { partialRolloverSchema, rolloverSchema } from "../views/rollover-view.ts";

const partialListSchema = listSchema(partialRolloverSchema);

export const listRollovers = list({
  name: "listRollovers",
  summary: "List rollovers, newest first, by deadline or by last change",
  description:
    "A rollover must match every filter. Names, email addresses and account numbers are not query parameters, because URLs are logged. Search for them with `POST /v1/rollovers/search`.",
  scope: "rollovers:read",
  scopesFor: listExpansionScopes,
  input: listQuerySchema
    .safeExtend({ ...selectionFields, view: viewField })
    .refine(({ fields, view }) => fields === undefined || view === undefined, {
      path: ["view"],
      message: "cannot be combined with fields",
    }),
  view: rolloverSchema,
  example: { view: submitted },
  responses: { 200: "One page of rollovers." },
  errors: [],
  fromReplica: true,
  rest: "GET /v1/rollovers",
  graphql: {
    query: "rollovers",
    input: listArgumentsSchema,
    count: countListed,
    summary: { fields: SUMMARY_FIELDS, list: listSummaries },
  },
  cursor: cursorAfter,
  run: listPage,
  async serializeJson(call, input) {
    const selection = readSelection(input);
    // Plain requests send stored responses without copying the query.
    if (!selection && input.view === undefined) return serializePage(call, input);
    const { fields: _fields, expand: _expand, view: _view, ...query } = input;
    if (!selection) return serializePage(call, query);
    const { answers, next } = await readPage(call, query);
    const items = await serializeSelection(call, answers, selection);
    return { json: listJson(items, next), schema: partialListSchema };
  },
});
