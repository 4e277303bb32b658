import { type OpenApiDocument, selectOperations } from "@svc/openapi";
import { SERVICE } from "../../context/service.ts";

/** Operations that most integrations need, in the order of a first integration. At most a dozen. */
export const CORE_OPERATIONS: readonly string[] = [
  "createOrRetrieveAccount",
  "getAccount",
  "listCustodians",
  "getCustodian",
  "createRollover",
  "listRollovers",
  "getRollover",
  "listActions",
  "executeAction",
  "createWebhookEndpoint",
  "testWebhookEndpoint",
  "listEvents",
];

const DESCRIPTION = `The part of the API that most integrations need. \`/openapi.json\` has every operation, and \`/docs/guides/first-rollover\` is a tutorial.

1. Create the participant's account.
2. Find the two custodians.
3. Create a rollover between them.
4. Perform its actions. \`GET /v1/rollovers/{id}/actions\` lists the actions that are possible now.
5. Receive webhooks when something changes.

**Credentials.** Send an \`ak_\` key as \`Authorization: Bearer <API_KEY>\`.

**Errors** are \`application/problem+json\` (RFC 9457). Branch on \`code\`. \`type\` links to \`/errors/{code}\`, which explains what to do.

**Retries.** Send an \`Idempotency-Key\` with each request that creates or changes something. If you receive no response, send the same request with the same key again.`;

/** Keeps only the schemas that the core operations use. */
export function toCoreDocument(document: OpenApiDocument): OpenApiDocument {
  return selectOperations(document, CORE_OPERATIONS, {
    title: `${SERVICE.title}: core`,
    description: DESCRIPTION,
  });
}
