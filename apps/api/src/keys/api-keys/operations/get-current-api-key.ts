import { requireKeyId } from "@svc/service-kit/auth";
import { read } from "../../../context/define-operation.ts";
import { apiKey } from "../../../context/example-values.ts";
import { apiKeySchema, toApiKeyView } from "../api-key-view.ts";
import { getOrganizationApiKey } from "../get-key.ts";

export const getCurrentApiKey = read({
  name: "getCurrentApiKey",
  summary: "Retrieve the API key of this request",
  description: "Use it to check a key: its environment, scopes, allowlist and expiration.",
  credentials: ["ak"],
  view: apiKeySchema,
  example: { view: apiKey },
  responses: { 200: "The key, without its secret value." },
  errors: ["not_found"],
  rest: "GET /v1/api-keys/current",
  graphql: { query: "currentApiKey" },
  async run({ db, clock, principal }) {
    const row = await getOrganizationApiKey(db.sql, principal.organizationId, requireKeyId(principal));
    return toApiKeyView(row, clock.now());
  },
});
