import { isSelective, serializeList } from "@svc/operations";
import { listSchema } from "@svc/service-kit/lists";
import { list } from "../../context/define-operation.ts";
import { eitherFieldsOrView } from "../../context/selection.ts";
import { listArgumentsSchema, listQuerySchema } from "../lists/list-query.ts";
import {
  countListed,
  encodeCursorAfter,
  listPage,
  listSummaries,
  readPage,
  serializePage,
} from "../lists/list-rollovers.ts";
import {
  listExpansionScopes,
  selectionFields,
  serializeSelection,
  viewField,
} from "../selection/rollover-selection.ts";
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
  input: listQuerySchema.safeExtend({ ...selectionFields, view: viewField }).refine(...eitherFieldsOrView),
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
  cursor: encodeCursorAfter,
  run: listPage,
  async serializeJson(call, input) {
    // For requests without `fields`, `expand` and `view`, send stored responses without copying the query.
    if (!isSelective(input) && input.view === undefined) return serializePage(call, input);
    const { fields, expand, view, ...query } = input;
    // Only `view=full` remains, which is the default.
    if (!isSelective(input)) return serializePage(call, query);
    const { responses, next } = await readPage(call, query);
    const items = (await serializeSelection(call, responses, { fields, expand, view })) ?? [];
    return { json: serializeList(items, next), schema: partialListSchema };
  },
});
