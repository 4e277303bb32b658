import { list } from "../../declare.ts";
import { submitted } from "../../examples/rollover-story.ts";
import { readRolloverCursor, rolloverQuerySchema, toRolloverFilter } from "../rollover-query.ts";
import { listRollovers as readPage } from "../rollover-store.ts";
import { rolloverSchema, toRolloverView } from "../rollover-view.ts";

export const listRollovers = list({
  name: "listRollovers",
  summary: "List rollovers, newest first",
  scope: "rollovers:read",
  input: rolloverQuerySchema,
  view: rolloverSchema,
  example: { view: submitted },
  answers: { 200: "One page of rollovers." },
  errors: [],
  rest: "GET /v1/rollovers",
  graphql: { query: "rollovers" },
  async run(call, { cursor, limit, ...query }) {
    const { organizationId } = call.principal;
    const after = readRolloverCursor(cursor);
    const page = await readPage(call.db, organizationId, toRolloverFilter(query), after, limit);
    const directory = await call.custodians.get();
    const items = page.items.map((rollover) => toRolloverView(rollover, call.environment, directory));
    return { ...page, items };
  },
});
