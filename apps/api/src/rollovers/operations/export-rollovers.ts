import { JsonLine, NDJSON } from "@svc/service-kit/endpoints";
import { type ApiCall, lines } from "../../context/define-operation.ts";
import { type ExportQuery, exportQuerySchema } from "../lists/list-query.ts";
import { readPage } from "../lists/list-rollovers.ts";
import { CSV_HEAD, toCsvRow } from "../lists/rollover-csv.ts";
import { MAX_PAGE_ROLLOVERS } from "../store/rollover-list-statement.ts";
import { submitted } from "../views/rollover-examples.ts";
import { rolloverSchema } from "../views/rollover-view.ts";

const CSV = "text/csv";

export const exportRollovers = lines({
  name: "exportRollovers",
  summary: "Export rollovers with amounts for reconciliation",
  description:
    "Accepts the filters and sort orders of `GET /v1/rollovers`. Default: newest first. With other orders, rollovers that change during the export can appear twice or not at all. An organization can run up to four exports and tax reports at once.",
  scope: "rollovers:read",
  input: exportQuerySchema,
  view: rolloverSchema,
  example: { view: submitted },
  responses: {
    200: "One rollover per line. If the connection closes early, the export is incomplete.",
  },
  errors: [],
  fromReplica: true,
  rest: "GET /v1/rollovers/export",
  fileName: ({ clock }, _query, mediaType) =>
    `rollovers-${clock.now().toISOString().slice(0, 10)}.${mediaType === CSV ? "csv" : "ndjson"}`,
  lineFormats: {
    [CSV]: {
      description: "The fields shown in lists, as CSV (RFC 4180) with a header row.",
      head: CSV_HEAD,
      write: (rollover) => toCsvRow(rollover),
    },
  },
  mediaTypeFor: ({ format }) => format && { csv: CSV, ndjson: NDJSON }[format],
  async run(call, { format: _format, ...query }) {
    // Reject an invalid query before sending the first line.
    const first = await readPage(call, { ...query, limit: MAX_PAGE_ROLLOVERS });
    return readAll(call, query, first);
  },
});

/** Holds no connection between pages, because clients can read slowly. */
async function* readAll(
  call: ApiCall,
  query: Omit<ExportQuery, "format">,
  first: Awaited<ReturnType<typeof readPage>>,
): AsyncGenerator<JsonLine> {
  for (let page = first; ; ) {
    for (const { body } of page.responses) yield new JsonLine(body);
    if (page.next === null) return;
    page = await readPage(call, { ...query, cursor: page.next, limit: MAX_PAGE_ROLLOVERS });
  }
}
