import { apiKeySchema } from "../../api-keys/api-key-view.ts";
import { getCurrentApiKey } from "../../api-keys/get-current-api-key.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";

export const getCurrentApiKeyEndpoint = defineEndpoint({
  operationId: "getCurrentApiKey",
  method: "GET",
  path: "/v1/api-keys/current",
  summary: "Show the key that this request carries",
  credentials: ["ak"],
  examples: EXAMPLES.getCurrentApiKey,
  responses: { 200: { description: "The key, without itself.", schema: apiKeySchema } },
  errors: ["not_found"],
  async handle(ctx, { principal }) {
    return { status: 200, body: await getCurrentApiKey(ctx, principal) };
  },
});
