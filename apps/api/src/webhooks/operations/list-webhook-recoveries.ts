import { notFound } from "@svc/service-kit/errors";
import { decodeCursor, listQueryFields, mapPages } from "@svc/service-kit/lists";
import { z } from "zod";
import { type ApiCall, list } from "../../context/define-operation.ts";
import { getEndpoint } from "../endpoints/get-endpoint.ts";
import { recovery } from "../endpoints/webhook-examples.ts";
import { countRecoveries, listRecoveries } from "../recoveries/recovery-store.ts";
import { recoverySchema, toRecoveryView } from "../recoveries/recovery-view.ts";

const input = z.strictObject(listQueryFields);

export const listWebhookRecoveries = list({
  name: "listWebhookRecoveries",
  summary: "List an endpoint's recoveries, newest first",
  description: "Each recovery resends events that the endpoint missed in a period.",
  scope: "webhooks:read",
  id: "whe",
  input,
  view: recoverySchema,
  example: { view: recovery },
  responses: { 200: "One page of recoveries." },
  errors: [],
  rest: "GET /v1/webhook-endpoints/{id}/recover",
  graphql: {
    field: "recoveries",
    parentType: "WebhookEndpoint",
    description:
      "The endpoint's recoveries and their progress, newest first. Batched for all endpoints in a response.",
    countMany: ({ db, principal }: ApiCall, ids) => countRecoveries(db.sql, principal.organizationId, ids),
  },
  loadMany: loadPages,
  async run(call, { id, ...query }) {
    await getEndpoint(call.db.sql, call.principal.organizationId, id);
    const page = (await loadPages(call, [id], query)).get(id);
    if (!page) throw notFound("webhook endpoint");
    return page;
  },
});

async function loadPages(
  { db, principal, environment }: ApiCall,
  ids: readonly string[],
  { limit, cursor }: z.output<typeof input>,
) {
  const after = decodeCursor(cursor, "whr");
  const pages = await listRecoveries(db.sql, principal.organizationId, { endpointIds: ids, after, limit });
  return mapPages(pages, (recovery) => toRecoveryView(recovery, environment));
}
