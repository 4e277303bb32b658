import type { ErrorEntry } from "@svc/service-kit";

/** Error codes that GraphQL itself returns, documented at `/errors/{code}`. */
export const GRAPHQL_CODES: Readonly<Record<string, ErrorEntry>> = {
  GRAPHQL_PARSE_FAILED: {
    status: 400,
    title: "The GraphQL document cannot be read",
    cause: "The document has an issue of syntax, or is longer than 1000 tokens.",
    remedy: "Correct it where `locations` points; send a long document in parts.",
  },
  GRAPHQL_VALIDATION_FAILED: {
    status: 400,
    title: "The GraphQL document does not fit the schema",
    cause: "A field, an argument or a type is not in the schema, or a variable is used wrongly.",
    remedy: "Correct what `message` names. In the test environment introspection shows the schema.",
  },
  BAD_USER_INPUT: {
    status: 400,
    title: "A variable has an unusable value",
    cause: "A variable is missing, or its value is not of its type.",
    remedy: "Send every required variable, with a value of the type that the schema gives it.",
  },
  OPERATION_RESOLUTION_FAILURE: {
    status: 400,
    title: "It is not clear which operation is meant",
    cause:
      "The document holds several operations, or none of the name in `operationName`; or a mutation was sent by GET.",
    remedy: "Name one of the document's operations in `operationName`, and send mutations by POST.",
  },
  BAD_REQUEST: {
    status: 400,
    title: "The GraphQL request is not well-formed",
    cause: "The request holds no document, or a browser could have sent it without asking first.",
    remedy: "Send `query` as text in a JSON body, with `Content-Type: application/json`.",
  },
  PERSISTED_QUERY_NOT_FOUND: {
    status: 200,
    title: "The persisted query is not known",
    cause: "Only the hash of a document was sent, and this instance has not seen the document.",
    remedy: "Send the document together with its hash.",
  },
  PERSISTED_QUERY_NOT_SUPPORTED: {
    status: 200,
    title: "Persisted queries are not supported",
    cause: "Only the hash of a document was sent.",
    remedy: "Send the document.",
  },
  INTERNAL_SERVER_ERROR: {
    status: 500,
    title: "Internal error",
    cause: "Something failed on our side before an operation began.",
    remedy: "Try again. If it stays, give the operator the `X-Request-Id` of the answer.",
  },
};
