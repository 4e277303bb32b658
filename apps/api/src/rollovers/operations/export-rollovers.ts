import { type ApiCall, lines } from "../../declare.ts";
import { submitted } from "../../examples/rollover-story.ts";
import type { Rollover } from "../rollover.ts";
import { MAX_ROLLOVERS, type RolloverFilter } from "../rollover-list-statement.ts";
import { rolloverFilterSchema, toRolloverFilter } from "../rollover-query.ts";
import { listRollovers as readPage } from "../rollover-store.ts";
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

/** No connection is held between pages, so the reader may take its time, and no more than a page is in memory. */
async function* readAll({ db, principal, environment, custodians }: ApiCall, filter: RolloverFilter) {
  let last: Rollover | null = null;
  do {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(
      db,
      principal.organizationId,
      filter,
      last,
      MAX_ROLLOVERS,
    );
    const directory = await custodians.get();
    for (const rollover of page.items) yield toRolloverView(rollover, environment, directory);
    last = page.hasMore ? (page.items.at(-1) ?? null) : null;
  } while (last);
}
