import { read } from "../../context/define-operation.ts";
import { countClasses } from "../lists/counts-store.ts";
import { countsSchema, toCountsView } from "../lists/counts-view.ts";
import { type CountsQuery, countsArgumentsSchema, countsQuerySchema } from "../lists/list-query.ts";
import { resolveStates, toList } from "../lists/list-rollovers.ts";
import { counts } from "../views/read-examples.ts";

export const countRollovers = read({
  name: "countRollovers",
  summary: "Count rollovers by state and by who must act next",
  description: "Counts all rollovers that match the filters, for dashboards.",
  scope: "rollovers:read",
  input: countsQuerySchema,
  inputOptional: true,
  view: countsSchema,
  example: { view: counts },
  responses: { 200: "The counts." },
  errors: [],
  fromReplica: true,
  rest: "GET /v1/rollovers/counts",
  graphql: { query: "rolloverCounts", input: countsArgumentsSchema },
  async run({ db, principal }, query: CountsQuery) {
    const { state: _state, status: _status, pendingOn, ...filter } = query;
    const states = resolveStates(query);
    return toCountsView(
      await countClasses(db, principal.organizationId, { ...filter, pendingOn: toList(pendingOn), states }),
    );
  },
});
