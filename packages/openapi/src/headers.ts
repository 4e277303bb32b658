import { type CredentialType, KEY_TYPES } from "@svc/keys";
import type { JsonSchema } from "./json-schema.ts";

interface HeaderObject {
  description: string;
  required?: true;
  schema: JsonSchema;
  example: unknown;
}

/** Standard headers (`Date`, `Content-Type`, …) are not documented. */
export const HEADERS: Readonly<Record<string, HeaderObject>> = {
  "X-Request-Id": {
    description: "The request's id, always ours. Name it when you ask the operator about an answer.",
    required: true,
    schema: { type: "string", pattern: "^req_[0-9a-z]{26}$" },
    example: "req_01kq3v7x5mfh8t2c9d4b6n0a1e",
  },
  ETag: {
    description:
      "The version of what is answered: send it as `If-Match` to change this version and no other, or, where 304 is documented, as `If-None-Match` to be answered only once it has changed.",
    schema: { type: "string" },
    example: '"1"',
  },
  Location: {
    description: "The path of what was created.",
    schema: { type: "string" },
    example: "/v1/rollovers/rol_01kq3v9k0rf5atxg2m1n8p7q6s",
  },
  "Content-Disposition": {
    description: "Under which name to keep the answer.",
    schema: { type: "string" },
    example: 'attachment; filename="rollovers-2026-06-15.ndjson"',
  },
  Allow: {
    description: "The methods that this path knows.",
    required: true,
    schema: { type: "string" },
    example: "GET, HEAD, OPTIONS, POST",
  },
  "WWW-Authenticate": {
    description: "The challenge of RFC 6750.",
    schema: { type: "string" },
    example: 'Bearer realm="svc", error="invalid_token"',
  },
  Refresh: {
    description: "After how many seconds a browser loads the page anew.",
    schema: { type: "string", pattern: "^\\d+$" },
    example: "30",
  },
  "Retry-After": {
    description: "After how many seconds to try again.",
    schema: { type: "string", pattern: "^\\d+$" },
    example: "1",
  },
  RateLimit: {
    description:
      "What is left of the credential's requests, and in how many seconds they are whole again; with the name `refusals-per-minute`, that none is left of what an address may be refused.",
    schema: { type: "string" },
    example: '"per-minute"; r=599; t=60',
  },
  "RateLimit-Policy": {
    description:
      "How many requests the credential has in how many seconds, or, as `refusals-per-minute`, how often an address may be refused.",
    schema: { type: "string" },
    example: '"per-minute"; q=600; w=60; pk=:NmI0N2ExY2E5ZTM3:',
  },
  "Idempotency-Replayed": {
    description: "The answer was given before, to the same request with the same `Idempotency-Key`.",
    schema: { type: "string", const: "true" },
    example: "true",
  },
  "X-Accel-Buffering": {
    description: "Tells proxies such as nginx to pass the stream on unbuffered.",
    schema: { type: "string", const: "no" },
    example: "no",
  },
  Deprecation: {
    description:
      "The key was rotated, or the operation is to go: since when it should no longer be used (RFC 9745).",
    schema: { type: "string", pattern: "^@\\d+$" },
    example: "@1777593600",
  },
  Sunset: {
    description: "When the rotated key, or the operation, ends; the earlier where both do (RFC 8594).",
    schema: { type: "string" },
    example: "Fri, 01 May 2026 00:00:00 GMT",
  },
  Link: {
    description:
      "Of an operation that is to go: where its end is explained, and what takes its place. Of a page: the service's document and reference (RFC 8288, RFC 8631).",
    schema: { type: "string" },
    example: '</docs/guides/versioning>; rel="deprecation"',
  },
};

/** Returns the headers that any response of an operation can carry: rate limit and deprecation. */
export function standingHeaders({
  credentials,
  deprecated,
}: {
  credentials: readonly CredentialType[];
  deprecated?: unknown;
}): string[] {
  const takesKeys = credentials.some((type) => (KEY_TYPES as readonly string[]).includes(type));
  return [
    ...(credentials.length > 0 ? ["RateLimit", "RateLimit-Policy"] : []),
    ...(takesKeys || deprecated ? ["Deprecation", "Sunset"] : []),
    ...(deprecated ? ["Link"] : []),
  ];
}
