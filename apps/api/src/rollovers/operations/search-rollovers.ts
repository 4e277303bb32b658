import { list } from "../../context/define-operation.ts";
import { searchBodySchema } from "../lists/list-query.ts";
import { encodeCursorAfter, listPage } from "../lists/list-rollovers.ts";
import { submitted } from "../views/rollover-examples.ts";
import { rolloverSchema } from "../views/rollover-view.ts";

export const searchRollovers = list({
  name: "searchRollovers",
  summary: "Search rollovers, including by personal data",
  description:
    "Works like `GET /v1/rollovers`, with the search text `q`: a name, an email address, an external ID or the last four characters of an account number. The text is in the body so that URL logs do not contain it. If a name matches more than 1,000 rollovers or participants, `sort` is ignored. Matches that are not by name then come first, followed by matches by name in order of participant name, newest first. Each of these pages scans 500 participants, so it can be short or empty while `hasMore` is true. Searches with more than 1,000 matches that are not by name are rejected.",
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
