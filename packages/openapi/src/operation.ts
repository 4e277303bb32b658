import type { CredentialType, Scope } from "@svc/keys";
import { type AnyEndpoint, declaredErrors, type ResponseDefinition } from "@svc/service-kit/endpoints";
import type { Deprecation } from "@svc/service-kit/http";
import type { Operation, OperationResponse } from "@svc/service-kit/routes";
import { z } from "zod";

const CREDENTIAL_NAMES: Readonly<Record<CredentialType, string>> = {
  ak: "an `ak_` key",
  sk: "an `sk_` key",
  pk: "a `pk_` key",
  session: "a session token",
  member: "a signed-in user",
};

export function toOperation<Ctx>(endpoint: AnyEndpoint<Ctx>, tag: string): Operation {
  const { examples } = endpoint;
  const body = endpoint.documentedBody ?? endpoint.body;
  return {
    method: endpoint.method,
    path: endpoint.path,
    operationId: endpoint.operationId,
    summary: endpoint.summary,
    description: [
      endpoint.description,
      endpoint.deprecated && describeDeprecation(endpoint.deprecated),
      describeCredentials(endpoint.credentials, endpoint.scope),
    ]
      .filter((text) => text !== undefined)
      .join("\n\n"),
    tag,
    credentials: endpoint.credentials,
    ...(endpoint.deprecated ? { deprecated: endpoint.deprecated } : {}),
    ...(endpoint.scope ? { scope: endpoint.scope } : {}),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { query: endpoint.query } : {}),
    ...(body
      ? {
          body: {
            ...(endpoint.file ? { mediaType: "multipart/form-data" } : {}),
            schema: body,
            isRequired: !endpoint.bodyOptional,
            example: examples?.body,
          },
        }
      : {}),
    acceptsIdempotencyKey: endpoint.acceptsIdempotencyKey ?? false,
    ifMatch: endpoint.ifMatch ?? false,
    responses: Object.fromEntries(
      Object.entries(withNotModified(endpoint)).map(([status, response]) => [
        status,
        toOperationResponse(Number(status), response, {
          example: examples?.responses?.[Number(status)],
          endpoint,
        }),
      ]),
    ),
    errors: [...declaredErrors(endpoint)],
  };
}

/** The router sends 304 if an `ETag` still matches. */
function withNotModified<Ctx>({ method, responses }: AnyEndpoint<Ctx>): AnyEndpoint<Ctx>["responses"] {
  if (method !== "GET" || !responses[200]?.headers?.includes("ETag")) return responses;
  const description = "Not modified: `If-None-Match` matches the current `ETag`.";
  return { ...responses, 304: { description, schema: z.undefined(), headers: ["ETag"] } };
}

function describeDeprecation({ since, sunset, link, successor }: Deprecation): string {
  const end = sunset === undefined ? "" : ` and works until ${sunset}`;
  const instead = successor === undefined ? "" : ` Use \`${successor}\` instead.`;
  return `**Deprecated** since ${since}${end}: see ${link}.${instead}`;
}

function describeCredentials(credentials: readonly CredentialType[], scope: Scope | undefined): string {
  const accepted = credentials.map((type) => CREDENTIAL_NAMES[type]).join(" or ");
  return scope
    ? `Requires ${accepted} with the scope \`${scope}\`.`
    : `Requires ${accepted}, with any scope.`;
}

function toOperationResponse<Ctx>(
  status: number,
  response: ResponseDefinition,
  { example, endpoint }: { example: unknown; endpoint: AnyEndpoint<Ctx> },
): OperationResponse {
  const {
    description,
    schema,
    contentType = "application/json",
    representations: mediaTypes = {},
  } = response;
  const hasBody = status !== 204 && !(schema instanceof z.ZodUndefined || schema instanceof z.ZodVoid);
  return {
    description,
    content: {
      ...(hasBody ? { [contentType]: { schema, example } } : {}),
      ...describeMediaTypes(mediaTypes),
    },
    headers: [
      ...(response.headers ?? []),
      ...(endpoint.acceptsIdempotencyKey ? ["Idempotency-Replayed"] : []),
    ],
  };
}

function describeMediaTypes(mediaTypes: Readonly<Record<string, string>>): OperationResponse["content"] {
  return Object.fromEntries(
    Object.entries(mediaTypes).map(([type, description]) => [
      type,
      { schema: z.string().meta({ description, format: "binary" }) },
    ]),
  );
}
