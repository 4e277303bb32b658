import { list } from "../../context/define-operation.ts";
import { searchBodySchema } from "../lists/list-query.ts";
import { encodeCursorAfter, listPage } from "../lists/list-rollovers.ts";
import { submitted } from "../views/rollover-examples.ts";
import { rolloverSchema } from "../views/rollover-view.ts";

export const searchRollovers = list({
  name: "searchRollovers",
  summary: "Search rollovers, including by personal data",
  description:
    "Works like `GET /v1/rollovers`, with the search text `q`: a name, an email address, an external ID or the last four characters of an account number. The text is in the body so that URL logs do not contain it. If a name matches more than 1,000 rollovers or participants, `sort` is ignored. Other matches, such as by external ID, then come first, newest first. Matches by name follow, sorted by participant name and, for each participant, newest first. Each of these pages examines up to 500 rollovers, so it can be short or empty while `hasMore` is true. A search with more than 1,000 matches other than by name is rejected.",
  scope: "rollovers:read",
  input: searchBodySchema,
  inputOptional: true,
  acceptsIdempotencyKey: true,
  view: rolloverSchema,
  example: { input: { q: "Lovelace", pendingOn: "operations", sort: "deadline" }, view: submitted },
  responses: { 200: "One page of rollovers." },
  errors: ["invalid_request"],
  fromReplica: true,
  rest: "POST /v1/rollovers/search",
  cursor: encodeCursorAfter,
  run: listPage,
});
