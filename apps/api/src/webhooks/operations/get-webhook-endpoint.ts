import { read } from "../../context/define-operation.ts";
import { endpointEtag, toEndpointViewFor, webhookEndpointSchema } from "../endpoints/endpoint-view.ts";
import { getEndpoint } from "../endpoints/get-endpoint.ts";
import { endpoint } from "../endpoints/webhook-examples.ts";

export const getWebhookEndpoint = read({
  name: "getWebhookEndpoint",
  summary: "Retrieve an endpoint",
  description: "Shows the URL, its event types, and whether deliveries succeed.",
  scope: "webhooks:read",
  id: "whe",
  view: webhookEndpointSchema,
  example: { view: endpoint },
  responses: { 200: "The endpoint." },
  errors: [],
  rest: "GET /v1/webhook-endpoints/{id}",
  etag: endpointEtag,
  graphql: { query: "webhookEndpoint", isNode: true },
  async run({ db, principal, environment }, { id }) {
    const endpointRow = await getEndpoint(db.sql, principal.organizationId, id);
    return toEndpointViewFor(principal, endpointRow, environment);
  },
});
