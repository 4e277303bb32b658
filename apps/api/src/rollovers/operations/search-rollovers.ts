import { list } from "../../declare.ts";
import { submitted } from "../../examples/rollover-story.ts";
import { searchBodySchema } from "../lists/list-query.ts";
import { cursorBehind, listPage } from "../lists/list-rollovers.ts";
import { rolloverSchema } from "../rollover-view.ts";

export const searchRollovers = list({
  name: "searchRollovers",
  summary: "Search rollovers, by what is personal too",
  description:
    "As `GET /v1/rollovers`, with `q`: a name, an email address, an external id or the last four of an account number. It is in the body, so that no log of addresses has it. If a name matches more than 1,000 rollovers or participants, rollovers come in the order of participants' names, newest first for each, whatever `sort` says; matches by other than a name come first. Such a page looks through 500 participants, so it can be short or empty while `hasMore` is true. More than 1,000 matches by other than a name are refused.",
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
