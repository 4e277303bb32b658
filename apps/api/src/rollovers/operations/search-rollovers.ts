import { list } from "../../declare.ts";
import { submitted } from "../../examples/rollover-story.ts";
import { searchBodySchema } from "../lists/list-query.ts";
import { cursorBehind, listPage } from "../lists/list-rollovers.ts";
import { rolloverSchema } from "../rollover-view.ts";

/** GraphQL's list takes the same. */
export const searchRollovers = list({
  name: "searchRollovers",
  summary: "Search rollovers, by what is personal too",
  description:
    "As `GET /v1/rollovers`, with `q`: a name, an email address, an external id or the last four of an account number. It is in the body, so that no log of addresses has it. What more than 1 000 rollovers or participants fit is refused: write more of it.",
  scope: "rollovers:read",
  input: searchBodySchema,
  inputOptional: true,
  isRepeatable: true,
  view: rolloverSchema,
  example: { input: { q: "Lovelace", pendingOn: "operations", sort: "deadline" }, view: submitted },
  answers: { 200: "One page of rollovers." },
  errors: ["invalid_request"],
  fromReplica: true,
  rest: "POST /v1/rollovers/search",
  cursor: cursorBehind,
  run: listPage,
});
