import { KEY_ERRORS } from "@svc/service-kit/endpoints";
import type { Route } from "@svc/service-kit/routes";
import { z } from "zod";

export const GRAPHQL_PATH = "/graphql";

const responseSchema = z
  .looseObject({
    data: z
      .record(z.string(), z.unknown())
      .nullable()
      .optional()
      .describe("The requested fields. Null or omitted after an error."),
    errors: z
      .array(
        z.looseObject({
          message: z.string().describe("Explanation of the error for developers."),
          extensions: z
            .looseObject({ code: z.string().describe("A stable error code, as in REST.") })
            .optional()
            .describe("Machine-readable fields of the error."),
        }),
      )
      .optional()
      .describe("The errors. `extensions.code` gives the cause."),
  })
  .meta({ id: "GraphqlAnswer", description: "The response of a GraphQL request." });

const fields = {
  query: z.string().describe("A GraphQL document.").optional(),
  operationName: z.string().optional().describe("The operation to run, if the document has several."),
};
const requestSchema = z
  .looseObject({
    ...fields,
    variables: z
      .record(z.string(), z.unknown())
      .nullable()
      .optional()
      .describe("Values of the document's variables."),
  })
  .meta({ id: "GraphqlRequest", description: "A GraphQL document with its variables." });

const createRepresentations = (example: unknown) => ({
  "application/json": { schema: responseSchema, example },
  "application/graphql-response+json": { schema: responseSchema, example },
});
const createErrorRepresentations = (code: string, message: string) =>
  createRepresentations({ errors: [{ message, extensions: { code } }] });

const query = "query First { rollovers(first: 1) { edges { node { id state } } } }";
const success = createRepresentations({
  data: { rollovers: { edges: [{ node: { id: "rol_01kq3v9k0rf5atxg2m1n8p7q6s", state: "draft" } }] } },
});
const validationErrors = createErrorRepresentations(
  "GRAPHQL_VALIDATION_FAILED",
  'Cannot query field "nothing" on type "Query".',
);
const internalError = createErrorRepresentations("INTERNAL_SERVER_ERROR", "An unexpected error occurred.");
const rateLimited = createErrorRepresentations(
  "rate_limited",
  "The credential has used up its requests for this minute.",
);

const shared = {
  path: GRAPHQL_PATH,
  tag: "GraphQL",
  credentials: ["ak"],
  responses: {
    200: { description: "The result. `errors` lists the parts that failed.", content: success },
    400: { description: "The document does not match the schema.", content: validationErrors },
    429: {
      description: "The document costs more requests than the key has left in this minute.",
      content: rateLimited,
    },
    500: { description: "The whole request failed.", content: internalError },
  },
  // Served by `graphqlRouter`, which `app.ts` mounts.
  serve: () => null,
} as const;

/** Excludes scope errors, which are returned per field. */
const ERRORS = [
  ...KEY_ERRORS,
  "invalid_request",
  "malformed_json",
  "not_acceptable",
  "method_not_allowed",
  "internal_error",
  "dependency_unavailable",
  "overloaded",
] as const;

export const graphqlRoutes: readonly Route<unknown>[] = [
  {
    ...shared,
    method: "POST",
    operationId: "postGraphql",
    summary: "Run a GraphQL operation",
    description:
      "Runs queries and mutations. GraphQL has the same operations as REST and accepts the same " +
      "keys. Each field requires its own scope.",
    body: { schema: requestSchema, isRequired: false, example: { query } },
    errors: [...ERRORS, "payload_too_large", "unsupported_media_type"],
  },
  {
    ...shared,
    method: "GET",
    operationId: "getGraphql",
    summary: "Run a GraphQL query",
    description: "Runs queries only. Send mutations by POST.",
    responses: {
      ...shared.responses,
      405: { description: "A mutation was sent by GET.", content: validationErrors },
    },
    query: z.object({
      ...fields,
      variables: z.string().optional().describe("Values of the document's variables, as a JSON object."),
    }),
    errors: ERRORS,
  },
];
