import type { Environment } from "@svc/keys";
import { buildOpenApi, type OpenApiDocument } from "@svc/openapi";
import { PUBLIC_TAG } from "@svc/service-kit";
import { exampleEvent } from "../events/event-type-list.ts";
import { EVENT_TYPE_NAMES, EVENT_TYPES } from "../events/event-types.ts";
import { eventSchemaOf } from "../events/event-view.ts";
import { ROUTES } from "../routes.ts";
import { SERVICE } from "../service.ts";
import { endpointsIn } from "../transport/rest/endpoints.ts";

const DESCRIPTION = `Moves retirement money between custodians: rollovers from draft to completed, the participants' accounts, the custodians' directory, keys, and webhooks that tell of what happens.

**Credentials.** An \`ak_\` key in exactly one of two headers: \`Authorization: Bearer <API_KEY>\` or \`X-API-Key: <API_KEY>\`. A key belongs to one environment, \`test\` or \`live\`, and so does this deployment.

**Lists** answer with \`{object, data, hasMore, nextCursor}\`. Send \`nextCursor\` as \`cursor\`, with the same filters, for the next page.

**Errors** are \`application/problem+json\` (RFC 9457). Decide by \`code\`; \`type\` leads to \`/errors/{code}\`, which says what to do. What a deployment does not know, or what belongs to another organization, answers 404.

**Repetition.** Send an \`Idempotency-Key\` with what you create and do, and repeat it when no answer comes.

**Versions.** What changes has a \`version\` and an \`ETag\`. \`If-Match\` changes the version that you have seen, and no other; \`If-None-Match\` is answered 304 while it is the one that is there.

**Money** is a decimal string with two places beside a currency. **Times** are answered in ISO 8601 in UTC, with milliseconds, and read as RFC 3339 has them, a leap second as the second after it. **Days** are \`YYYY-MM-DD\`, and days where the organization is: \`timeZone\` of \`/v1/organization/settings\`. **Text** is UTF-8; your own ids are kept in NFC, and no member may stand twice in an object.

A path answers HEAD where it answers GET, with the same headers, and OPTIONS with 204 and \`Allow\`, without a credential. \`/v1\` is additive: \`/docs/guides/versioning\` says what may be added, what counts as breaking, and how the end of an operation is announced.`;

const TAGS = [
  { name: "Rollovers", description: "The way of the money, step by step.", prefix: "/v1/rollovers" },
  {
    name: "Distributions",
    description: "Rollovers that leave one account at once.",
    prefix: "/v1/distributions",
  },
  { name: "Documents", description: "The files of rollovers' documents.", prefix: "/v1/documents" },
  { name: "Accounts", description: "The participants.", prefix: "/v1/accounts" },
  { name: "Consents", description: "What participants agreed to.", prefix: "/v1/consents" },
  { name: "Custodians", description: "Who holds retirement accounts.", prefix: "/v1/custodians" },
  {
    name: "Webhook endpoints",
    description: "Where events are sent, and how that goes.",
    prefix: "/v1/webhook-endpoints",
  },
  { name: "Deliveries", description: "Events on their way.", prefix: "/v1/deliveries" },
  { name: "Events", description: "What happened, and what is sent.", prefix: "/v1/event" },
  { name: "Tax report", description: "What Forms 1099-R and 5498 would say.", prefix: "/v1/tax-report" },
  {
    name: "Organization",
    description: "How the organization keeps time, and what needs a second person.",
    prefix: "/v1/organization",
  },
  { name: "Approvals", description: "What one asks for and another confirms.", prefix: "/v1/approvals" },
  { name: "API keys", description: "The keys of the organization.", prefix: "/v1/api-keys" },
  {
    name: "Sandbox",
    description: "What moves a test rollover along; in live there is none.",
    prefix: "/v1/sandbox",
  },
  { name: "GraphQL", description: "The same operations in the other language.", prefix: "/graphql" },
  PUBLIC_TAG,
];

/**
 * The defaults produce the committed document: `test` has every operation.
 *
 * @param options.includesPages also documents HTML pages, so that tests can check every response
 */
export function openApiDocument({
  environment = "test",
  url = "http://localhost:3000",
  includesPages = false,
}: {
  environment?: Environment;
  url?: string;
  includesPages?: boolean;
} = {}): OpenApiDocument {
  return buildOpenApi({
    ...SERVICE,
    url,
    includesPages,
    description: DESCRIPTION,
    tags: TAGS,
    endpoints: endpointsIn(environment),
    webhooks: {
      tag: "Events",
      types: EVENT_TYPE_NAMES.map((name) => ({
        name,
        description: EVENT_TYPES[name].description,
        schema: eventSchemaOf(name, EVENT_TYPES[name].data),
        example: exampleEvent(name, environment),
      })),
    },
    routes: ROUTES,
  });
}
