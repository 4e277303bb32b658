import type { Environment } from "@svc/keys";
import { addVersions, buildOpenApi, type OpenApiDocument, withoutTag } from "@svc/openapi";
import { PUBLIC_TAG } from "@svc/service-kit/routes";
import { SERVICE } from "../../context/service.ts";
import { sessionRoutes } from "../../people/members/session-routes.ts";
import { createExampleEvent } from "../../webhooks/events/event-type-list.ts";
import { EVENT_TYPE_NAMES, EVENT_TYPES } from "../../webhooks/events/event-types.ts";
import { createEventSchema } from "../../webhooks/events/event-view.ts";
import { changesRoute } from "../portal/changes/changes-route.ts";
import { endpointsIn, portalEndpoints } from "../rest/endpoints.ts";
import { ROUTES } from "../routes.ts";
import { RELEASE_HISTORY } from "./generated/release-history.ts";
import { SCHEMA_EXAMPLES } from "./schema-examples.ts";

const DESCRIPTION = `Moves retirement money between custodians. The API covers rollovers from draft to completed, participants' accounts, the custodian directory, keys, and webhooks.

**Credentials.** Send an \`ak_\` key in exactly one of two headers: \`Authorization: Bearer <API_KEY>\` or \`X-API-Key: <API_KEY>\`. A key that is bound to a public key needs \`Authorization: DPoP <API_KEY>\`, and a proof in the \`DPoP\` header (RFC 9449). Each key and each deployment belongs to one environment, \`test\` or \`live\`.

**Lists** return \`{object, data, hasMore, nextCursor}\`. For the next page, send \`nextCursor\` as \`cursor\` with the same filters.

**Many objects.** \`batch\` in a path creates new objects, and \`bulk-\` changes existing ones, which the body names by ID. Both return \`results\`, one for each item in request order, with the \`status\` and \`problem\` of a single request. Items do not affect each other, and each counts as one request.

**Errors** are \`application/problem+json\` (RFC 9457). Branch on \`code\`. \`type\` links to \`/errors/{code}\`, which explains what to do. Unknown objects and objects of other organizations return 404.

**Retries.** Send an \`Idempotency-Key\` with each request that creates or changes something. If you receive no response, send the same request with the same key again.

**Versions.** Mutable objects have a \`version\` and an \`ETag\`. A request with \`If-Match\` changes the object only if the version still matches. A request with \`If-None-Match\` returns 304 if the object is unchanged.

**Money** is a decimal string with two decimal places and a currency. **Times** are returned in ISO 8601 in UTC with milliseconds, and accepted in RFC 3339 format; a leap second is read as the following second. **Dates** are \`YYYY-MM-DD\` in the organization's time zone: \`timeZone\` of \`/v1/organization/settings\`. **Text** is UTF-8. Your own IDs are stored in NFC. JSON objects must not contain a field twice.

Every path that supports GET also supports HEAD, with the same headers, and OPTIONS, which returns 204 and \`Allow\` without a credential. Changes to \`/v1\` are additive: \`/docs/guides/versioning\` explains which changes can happen, which count as breaking, and how a deprecation is announced.`;

const SANDBOX_TAG = "Sandbox";

const TAGS = [
  { name: "Accounts", description: "The participants' accounts.", prefix: "/v1/accounts", group: "Core" },
  {
    name: "Custodians",
    description: "Institutions that hold retirement accounts.",
    prefix: "/v1/custodians",
    group: "Core",
  },
  {
    name: "Rollovers",
    description: "Rollovers and each step of moving the money.",
    prefix: "/v1/rollovers",
    group: "Core",
  },
  {
    name: "Actions",
    description: "The steps that are possible for a rollover, and performing one.",
    prefix: "/v1/rollovers/{id}/actions",
    group: "Core",
  },
  {
    name: "Webhook endpoints",
    description: "The URLs that receive events, and their delivery statistics.",
    prefix: "/v1/webhook-endpoints",
    group: "Core",
  },
  {
    name: "Incoming funds",
    description: "Money that arrived, before it is linked to a rollover.",
    prefix: "/v1/incoming-funds",
    group: "Money",
  },
  {
    name: "Bank files",
    description: "Imported files of the bank. Each credit is recorded as incoming funds.",
    prefix: "/v1/bank-files",
    group: "Money",
  },
  {
    name: "Distributions",
    description: "Several rollovers that leave one account together.",
    prefix: "/v1/distributions",
    group: "Money",
  },
  {
    name: "Consents",
    description: "The participants' consents.",
    prefix: "/v1/consents",
    group: "Paperwork",
  },
  {
    name: "Documents",
    description: "The files of rollovers' documents.",
    prefix: "/v1/documents",
    group: "Paperwork",
  },
  {
    name: "Letters",
    description: "Issued letters as PDF, and their signatures.",
    prefix: "/v1/letters",
    group: "Paperwork",
  },
  {
    name: "Tracking links",
    description: "Participants' links to the page that shows a rollover's progress.",
    prefix: "/v1/tracking-links",
    group: "Paperwork",
  },
  {
    name: "NIGO",
    description: "Reasons why requests are not in good order, and their remedies.",
    prefix: "/v1/nigo",
    group: "Paperwork",
  },
  {
    name: "Plans",
    description: "Employers' plans, by EIN and plan number.",
    prefix: "/v1/plans",
    group: "Directory",
  },
  {
    name: "Requirement sets",
    description: "Requirements of custodians and plans that your organization added.",
    prefix: "/v1/requirement-sets",
    group: "Directory",
  },
  {
    name: "Payment details",
    description:
      "Payee and bank details that your organization added. A second person confirms them by a call-back.",
    prefix: "/v1/payment-details",
    group: "Directory",
  },
  {
    name: "Tax filings",
    description: "Filed Forms 1099-R and 5498, and the corrections that they need.",
    prefix: "/v1/tax-filings",
    group: "Taxes",
  },
  {
    name: "Tax report",
    description: "The expected contents of Forms 1099-R and 5498.",
    prefix: "/v1/tax-report",
    group: "Taxes",
  },
  {
    name: "Tax rules",
    description: "Limits and codes by tax year.",
    prefix: "/v1/tax-rules",
    group: "Taxes",
  },
  {
    name: "Disaster declarations",
    description: "Disasters for which the IRS postpones deadlines.",
    prefix: "/v1/disaster-declarations",
    group: "Taxes",
  },
  // The prefix covers `/v1/events` and `/v1/event-types`.
  { name: "Events", description: "Events and event types.", prefix: "/v1/event", group: "Events" },
  {
    name: "Deliveries",
    description: "Deliveries of events to endpoints.",
    prefix: "/v1/deliveries",
    group: "Events",
  },
  {
    name: "Organization",
    description: "The organization's time zone, deadlines and second-person rules.",
    prefix: "/v1/organization",
    group: "Administration",
  },
  {
    name: "Approvals",
    description: "Actions that one person requests and another confirms.",
    prefix: "/v1/approvals",
    group: "Administration",
  },
  {
    name: "API keys",
    description: "The organization's API keys.",
    prefix: "/v1/api-keys",
    group: "Administration",
  },
  {
    name: "Requests",
    description: "The log of an API key's own requests.",
    prefix: "/v1/requests",
    group: "Tools",
  },
  {
    name: SANDBOX_TAG,
    description: "Tools to move test rollovers forward. Not available in the live environment.",
    prefix: "/v1/sandbox",
    group: "Tools",
  },
  { name: "GraphQL", description: "The same operations as in REST.", prefix: "/graphql", group: "Tools" },
  { ...PUBLIC_TAG, group: "Tools" },
];

/**
 * Builds the API's document. The defaults produce the committed document, because `test` has every operation.
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
  // Includes the endpoints of `test` even for `live`, and then removes the sandbox. Names of shared schemas depend on all of
  // their uses, and must not differ between environments.
  const document = buildOpenApi({
    ...SERVICE,
    url,
    includesPages,
    description: DESCRIPTION,
    tags: TAGS,
    endpoints: endpointsIn("test"),
    webhooks: {
      tag: "Events",
      types: EVENT_TYPE_NAMES.map((name) => ({
        name,
        description: EVENT_TYPES[name].description,
        schema: createEventSchema(name, EVENT_TYPES[name].data),
        example: createExampleEvent(name, environment),
      })),
    },
    routes: ROUTES,
    schemaExamples: SCHEMA_EXAMPLES,
  });
  return addVersions(environment === "live" ? withoutTag(document, SANDBOX_TAG) : document, RELEASE_HISTORY);
}

/** Builds the document that the portal's client is generated from. Not part of the public contract. */
export function buildPortalDocument(): OpenApiDocument {
  return buildOpenApi({
    title: `${SERVICE.title}: the portal`,
    version: SERVICE.version,
    url: "http://localhost:3000",
    description: "Operations for signed-in portal users, in addition to the operations of the API.",
    tags: [{ name: "Portal", description: "Operations for signed-in users.", prefix: "/portal/api/" }],
    endpoints: portalEndpoints(),
    routes: [...sessionRoutes, changesRoute],
  });
}
