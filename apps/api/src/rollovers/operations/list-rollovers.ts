import { list } from "../../context/define-operation.ts";
import { listArgumentsSchema, listQuerySchema } from "../lists/list-query.ts";
import { cursorAfter, listPage, listSummaries, serializePage } from "../lists/list-rollovers.ts";
import { submitted } from "../views/rollover-examples.ts";
import { SUMMARY_FIELDS } from "../views/rollover-summary.ts";
import { rolloverSchema } from "../views/rollover-view.ts";

export const listRollovers = list({
  name: "listRollovers",
  summary: "List rollovers, newest first, by deadline or by last change",
  description:
    "A rollover must match every filter. Names, email addresses and account numbers are not query parameters, because URLs are logged. Search for them with `POST /v1/rollovers/search`.",
  scope: "rollovers:read",
  input: listQuerySchema,
  view: rolloverSchema,
  example: { view: submitted },
  responses: { 200: "One page of rollovers." },
  errors: [],
  fromReplica: true,
  rest: "GET /v1/rollovers",
  graphql: {
    query: "rollovers",
    input: listArgumentsSchema,
    summary: { fields: SUMMARY_FIELDS, list: listSummaries },
  },
  cursor: cursorAfter,
  run: listPage,
  serializeJson: serializePage,
});
