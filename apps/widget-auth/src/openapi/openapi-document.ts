import { buildOpenApi, type OpenApiDocument } from "@svc/openapi";
import { PUBLIC_TAG } from "@svc/service-kit";
import { endpoints } from "../operations.ts";
import { ROUTES } from "../routes.ts";
import { SERVICE } from "../service.ts";

const DESCRIPTION = `What a widget in a participant's browser talks to. The integrator's server exchanges its \`sk_\` key for a session token; the widget browses custodians and creates the participant's account with it.

**Credentials.** A key goes into exactly one of the two headers, \`Authorization: Bearer <KEY>\` or \`X-API-Key: <KEY>\`; a session token goes as Bearer only. An \`sk_\` key never belongs in a browser: a request that carries an \`Origin\` is refused with it.

**Errors** are \`application/problem+json\` (RFC 9457). Decide by \`code\`; \`type\` leads to \`/errors/{code}\`, which says what to do.

**Browsers.** What the widget calls answers with CORS headers, and only to the origins that the session or the organization allows.

A path answers HEAD where it answers GET, with the same headers, and OPTIONS with 204 and \`Allow\`, without a credential. \`If-None-Match\` is answered 304 wherever an \`ETag\` is sent.

What is released stays. The API's \`/docs/guides/versioning\` says what may be added, what counts as breaking, and how the end of an operation is announced.`;

/**
 * Builds the OpenAPI document. The defaults give the committed one, with the URL of `npm start`.
 * @param options.includesPages also documents HTML pages, for tests that check every response
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
  });
}
