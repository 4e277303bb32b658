import { buildOpenApi, type OpenApiDocument } from "@svc/openapi";
import { PUBLIC_TAG } from "@svc/service-kit/routes";
import { endpoints } from "../operations.ts";
import { ROUTES } from "../routes.ts";
import { SERVICE } from "../service.ts";

const DESCRIPTION = `The API of the widget in a participant's browser. The integrator's server exchanges its \`sk_\` key for a session token. With the token, the widget searches custodians and creates the participant's account.

**Credentials.** Send a key in exactly one of two headers: \`Authorization: Bearer <KEY>\` or \`X-API-Key: <KEY>\`. Send a session token only in \`Authorization\`, with the scheme that \`tokenType\` names. Never use an \`sk_\` key in a browser: requests with an \`sk_\` key and an \`Origin\` header are rejected.

**Errors** are \`application/problem+json\` (RFC 9457). Branch on \`code\`. \`type\` links to \`/errors/{code}\`, which explains what to do.

**Browsers.** The widget's endpoints send CORS headers to every origin. Requests from an origin that the session or the organization does not allow are rejected with 403 \`origin_not_allowed\`.

Every path that supports GET also supports HEAD, with the same headers, and OPTIONS, which returns 204 and \`Allow\` without a credential. Where an \`ETag\` is sent, \`If-None-Match\` returns 304 if the content is unchanged.

Changes are additive. The API's \`/docs/guides/versioning\` explains which changes can happen, which count as breaking, and how a deprecation is announced.`;

const ADDRESS = {
  line1: "12 Maple Street",
  city: "Portland",
  region: "OR",
  postalCode: "97205",
  country: "US",
};
const UNLISTED_CUSTODIAN = { name: "Northwind Trust", accountType: "traditional_ira" };

/** Examples of objects that no operation's example contains. */
const SCHEMA_EXAMPLES = {
  AccountInputUnlistedCustodians: { source: UNLISTED_CUSTODIAN },
  AddressInput: ADDRESS,
  MaskedAccountAddress: { country: "US" },
};

/**
 * Builds the OpenAPI document. The defaults produce the committed one.
 * @param options.includesPages also documents HTML pages, for tests
 */
export function openApiDocument({
  url = "http://localhost:3001",
  includesPages = false,
}: {
  url?: string;
  includesPages?: boolean;
} = {}): OpenApiDocument {
  return buildOpenApi({
    ...SERVICE,
    url,
    includesPages,
    description: DESCRIPTION,
    tags: [
      { name: "Widget", description: "Sessions, custodians and accounts.", prefix: "/api/widget" },
      PUBLIC_TAG,
    ],
    endpoints,
    routes: ROUTES,
    schemaExamples: SCHEMA_EXAMPLES,
  });
}
