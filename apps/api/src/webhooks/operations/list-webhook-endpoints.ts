import { decodeCursor, listQueryFields, mapPage } from "@svc/service-kit/lists";
import { z } from "zod";
import { type ApiCall, list } from "../../context/define-operation.ts";
import { countListedEndpoints, listEndpoints } from "../endpoints/endpoint-store.ts";
import { toListedEndpointView, webhookEndpointSchema } from "../endpoints/endpoint-view.ts";
import { endpoint } from "../endpoints/webhook-examples.ts";

export const listWebhookEndpoints = list({
  name: "listWebhookEndpoints",
  summary: "List endpoints, newest first",
  description: "Endpoints are listed without their signing secrets.",
  scope: "webhooks:read",
  input: z.strictObject(listQueryFields),
  view: webhookEndpointSchema,
  example: { view: endpoint },
  responses: { 200: "One page of endpoints." },
  errors: [],
  rest: "GET /v1/webhook-endpoints",
  graphql: {
    query: "webhookEndpoints",
    count: ({ db, principal }: ApiCall) => countListedEndpoints(db.sql, principal.organizationId, {}),
  },
  async run({ db, principal, environment }, { cursor, limit }) {
    const after = decodeCursor(cursor, "whe");
    const page = await listEndpoints(db.sql, principal.organizationId, { after, limit });
    return mapPage(page, (endpoint) => toListedEndpointView(endpoint, environment));
  },
});
