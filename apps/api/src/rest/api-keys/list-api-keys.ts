import { listAnswer, listSchema } from "@svc/service-kit";
import { apiKeySchema, toApiKeyView } from "../../api-keys/api-key-view.ts";
import { apiKeyQuerySchema, listApiKeys } from "../../api-keys/list-api-keys.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";

export const listApiKeysEndpoint = defineEndpoint({
  operationId: "listApiKeys",
  method: "GET",
  path: "/v1/api-keys",
  summary: "List the organization's API keys, newest first, the dead ones too",
  credentials: ["ak"],
  scope: "keys:read",
  query: apiKeyQuerySchema,
  examples: EXAMPLES.listApiKeys,
  responses: {
    200: { description: "One page of keys, without themselves.", schema: listSchema(apiKeySchema) },
  },
  errors: [],
  async handle(ctx, { principal, query }) {
    const page = await listApiKeys(ctx, principal, query);
    const now = ctx.clock.now();
    return { status: 200, body: listAnswer(page, (row) => toApiKeyView(row, now)) };
  },
});
