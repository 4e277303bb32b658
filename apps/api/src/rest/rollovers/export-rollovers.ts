import type { Environment } from "@svc/keys";
import { NDJSON } from "@svc/service-kit";
import { exportRollovers, rolloverExportSchema } from "../../rollovers/export-rollovers.ts";
import type { Rollover } from "../../rollovers/rollover.ts";
import { rolloverSchema, toRolloverView } from "../../rollovers/rollover-view.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";

export const exportRolloversEndpoint = defineEndpoint({
  operationId: "exportRollovers",
  method: "GET",
  path: "/v1/rollovers/export",
  summary: "Export rollovers with their amounts, newest first, for reconciliation",
  credentials: ["ak"],
  scope: "rollovers:read",
  query: rolloverExportSchema,
  examples: EXAMPLES.exportRollovers,
  responses: {
    200: {
      description:
        "A rollover a line. A connection that is cut before its end means that the export is not whole.",
      schema: rolloverSchema,
      contentType: NDJSON,
      headers: ["Content-Disposition"],
    },
  },
  errors: [],
  async handle(ctx, { principal, query }) {
    const day = ctx.clock.now().toISOString().slice(0, 10);
    return {
      status: 200,
      lines: toViews(exportRollovers(ctx, principal, query), ctx.environment),
      headers: { "Content-Disposition": `attachment; filename="rollovers-${day}.ndjson"` },
    };
  },
});

async function* toViews(rollovers: AsyncIterable<Rollover>, environment: Environment) {
  for await (const rollover of rollovers) yield toRolloverView(rollover, environment);
}
