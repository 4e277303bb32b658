import { decodeCursor, listQueryFields, mapPage, toPage } from "@svc/service-kit/lists";
import { z } from "zod";
import { type ApiCall, list } from "../../../context/define-operation.ts";
import { apiKey } from "../../../context/example-values.ts";
import { countOrganizationKeys, listOrganizationKeys } from "../api-key-store.ts";
import { apiKeySchema, keyTypeSchema, toApiKeyView } from "../api-key-view.ts";

const querySchema = z.strictObject({
  ...listQueryFields,
  type: keyTypeSchema.optional().describe("Only keys of this type."),
});

export const listApiKeys = list({
  name: "listApiKeys",
  summary: "List the organization's API keys, newest first",
  description: "Shows types, scopes, allowlists and last use of the keys, but never their secrets.",
  scope: "keys:read",
  input: querySchema,
  view: apiKeySchema,
  example: { view: apiKey },
  responses: { 200: "One page of keys, without their secret values." },
  errors: [],
  rest: "GET /v1/api-keys",
  graphql: {
    query: "apiKeys",
    count: ({ db, principal }: ApiCall, filter: z.output<typeof querySchema>) =>
      countOrganizationKeys(db.sql, principal.organizationId, filter),
  },
  async run({ db, clock, principal }, { limit, cursor, type = null }) {
    const after = decodeCursor(cursor, "key");
    const rows = await listOrganizationKeys(db.sql, principal.organizationId, {
      type,
      after,
      limit: limit + 1,
    });
    const now = clock.now();
    const page = toPage(rows, limit);
    return mapPage(page, (row) => toApiKeyView(row, now));
  },
});
