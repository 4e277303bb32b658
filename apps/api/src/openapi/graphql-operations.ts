import { KEY_ERRORS, type Operation } from "@svc/service-kit";
import { z } from "zod";

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
  query: z.string().describe("A document of the schema."),
  operationName: z.string().optional(),
};
const requestSchema = z
  .looseObject({
    ...fields,
    query: fields.query.optional(),
    variables: z.record(z.string(), z.unknown()).nullable().optional(),
  })
  .meta({ id: "GraphqlRequest" });

const query = "query First { rollovers(first: 1) { edges { node { id state } } } }";
const found = {
  data: { rollovers: { edges: [{ node: { id: "rol_01kq3v9k0rf5atxg2m1n8p7q6s", state: "draft" } }] } },
};
const refused = {
  errors: [
    {
      message: 'Cannot query field "nothing" on type "Query".',
      extensions: { code: "GRAPHQL_VALIDATION_FAILED" },
    },
  ],
};

const spent = {
  errors: [
    {
      message: "The credential has used up its requests for this minute.",
      extensions: { code: "rate_limited" },
    },
  ],
};

const forms = (example: unknown) => ({
  "application/json": { schema: answerSchema, example },
  "application/graphql-response+json": { schema: answerSchema, example },
});

const shared = {
  path: "/graphql",
  tag: "GraphQL",
  credentials: ["ak"],
  answers: {
    200: {
      description: "What was asked for; parts that failed are in `errors`.",
      content: forms(found),
      headers: [],
    },
    400: { description: "The document does not fit the schema.", content: forms(refused), headers: [] },
    429: {
      description: "The document costs more requests than the key has left in this minute.",
      content: forms(spent),
      headers: [],
    },
    500: { description: "Nothing could be answered.", content: forms(refused), headers: [] },
  },
} as const;

/** Scopes are asked for field by field: what is missing stands in the answer. */
const ERRORS = [
  ...KEY_ERRORS,
  "invalid_request",
  "malformed_json",
  "not_acceptable",
  "method_not_allowed",
  "internal_error",
  "dependency_unavailable",
] as const;

/** `/graphql`, as far as HTTP goes: the rest says its schema. */
export const graphqlOperations: readonly Operation[] = [
  {
    ...shared,
    method: "post",
    operationId: "postGraphql",
    summary: "Ask or change in GraphQL",
    description: "The same operations as in REST, with the same keys; each field asks for its own scope.",
    body: { schema: requestSchema, isRequired: false, example: { query } },
    errors: [...ERRORS, "payload_too_large", "unsupported_media_type"],
  },
  {
    ...shared,
    method: "get",
    operationId: "getGraphql",
    summary: "Ask in GraphQL",
    description: "Queries alone: a GET changes nothing.",
    answers: {
      ...shared.answers,
      405: { description: "A mutation was sent by GET.", content: forms(refused), headers: [] },
    },
    query: z.object({ ...fields, query: fields.query.optional(), variables: z.string().optional() }),
    errors: ERRORS,
  },
];
