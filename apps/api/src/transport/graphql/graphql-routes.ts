import { KEY_ERRORS, type Route } from "@svc/service-kit";
import { z } from "zod";

export const GRAPHQL_PATH = "/graphql";

const answerSchema = z
  .looseObject({
    data: z.record(z.string(), z.unknown()).nullable().optional(),
    errors: z
      .array(
        z.looseObject({ message: z.string(), extensions: z.looseObject({ code: z.string() }).optional() }),
      )
      .optional()
      .describe("What went wrong, by `extensions.code`."),
  })
  .meta({ id: "GraphqlAnswer" });

const fields = {
  query: z.string().describe("A document of the schema.").optional(),
  operationName: z.string().optional(),
};
const requestSchema = z
  .looseObject({ ...fields, variables: z.record(z.string(), z.unknown()).nullable().optional() })
  .meta({ id: "GraphqlRequest" });

const forms = (example: unknown) => ({
  "application/json": { schema: answerSchema, example },
  "application/graphql-response+json": { schema: answerSchema, example },
});
const refusal = (code: string, message: string) => forms({ errors: [{ message, extensions: { code } }] });

const query = "query First { rollovers(first: 1) { edges { node { id state } } } }";
const found = forms({
  data: { rollovers: { edges: [{ node: { id: "rol_01kq3v9k0rf5atxg2m1n8p7q6s", state: "draft" } }] } },
});
const refused = refusal("GRAPHQL_VALIDATION_FAILED", 'Cannot query field "nothing" on type "Query".');
const spent = refusal("rate_limited", "The credential has used up its requests for this minute.");

const shared = {
  path: GRAPHQL_PATH,
  tag: "GraphQL",
  credentials: ["ak"],
  answers: {
    200: { description: "What was asked for; parts that failed are in `errors`.", content: found },
    400: { description: "The document does not fit the schema.", content: refused },
    429: {
      description: "The document costs more requests than the key has left in this minute.",
      content: spent,
    },
    500: { description: "Nothing could be answered.", content: refused },
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
    summary: "Ask or change in GraphQL",
    description: "The same operations as in REST, with the same keys; each field asks for its own scope.",
    body: { schema: requestSchema, isRequired: false, example: { query } },
    errors: [...ERRORS, "payload_too_large", "unsupported_media_type"],
  },
  {
    ...shared,
    method: "GET",
    operationId: "getGraphql",
    summary: "Ask in GraphQL",
    description: "Queries alone: a GET changes nothing.",
    answers: { ...shared.answers, 405: { description: "A mutation was sent by GET.", content: refused } },
    query: z.object({ ...fields, variables: z.string().optional() }),
    errors: ERRORS,
  },
];
