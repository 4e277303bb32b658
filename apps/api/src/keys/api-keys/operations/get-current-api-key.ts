import { requireKeyId } from "@svc/service-kit/auth";
import { notFound } from "@svc/service-kit/errors";
import { read } from "../../../context/define-operation.ts";
import { apiKey } from "../../../context/example-values.ts";
import { findOrganizationApiKey } from "../api-key-store.ts";
import { apiKeySchema, toApiKeyView } from "../api-key-view.ts";

export const getCurrentApiKey = read({
  name: "getCurrentApiKey",
  summary: "Retrieve the API key of this request",
  credentials: ["ak"],
  view: apiKeySchema,
  example: { view: apiKey },
  answers: { 200: "The key, without its secret value." },
  errors: ["not_found"],
  rest: "GET /v1/api-keys/current",
  graphql: { query: "currentApiKey" },
  async run({ db, clock, principal }) {
    const row = await findOrganizationApiKey(db.sql, principal.organizationId, requireKeyId(principal));
    if (!row) throw notFound("API key");
    return toApiKeyView(row, clock.now());
  },
});
