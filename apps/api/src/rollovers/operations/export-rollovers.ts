import { type ApiCall, lines } from "../../declare.ts";
import { submitted } from "../../examples/rollover-story.ts";
import { readRolloverPages } from "../read-rollover-pages.ts";
import type { RolloverFilter } from "../rollover-list-statement.ts";
import { rolloverFilterSchema, toRolloverFilter } from "../rollover-query.ts";
import { rolloverSchema, toRolloverView } from "../rollover-view.ts";

/** Whatever was there at the beginning is given once, as it is when its page is read. */
export const exportRollovers = lines({
  name: "exportRollovers",
  summary: "Export rollovers with their amounts, newest first, for reconciliation",
  scope: "rollovers:read",
  input: rolloverFilterSchema,
  view: rolloverSchema,
  example: { view: submitted },
  answers: {
    200: "A rollover a line. A connection that is cut before its end means that the export is not whole.",
  },
  errors: [],
  rest: "GET /v1/rollovers/export",
  fileName: ({ clock }) => `rollovers-${clock.now().toISOString().slice(0, 10)}.ndjson`,
  run: (call, query) => readAll(call, toRolloverFilter(query)),
});

async function* readAll(call: ApiCall, filter: RolloverFilter) {
  for await (const page of readRolloverPages(call, filter)) {
    const directory = await call.custodians.get();
    for (const rollover of page) yield toRolloverView(rollover, call.environment, directory);
  }
}
