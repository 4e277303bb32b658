import type { ErrorEntry } from "@svc/service-kit/errors";

/** Codes that GraphQL itself returns, documented at `/errors/{code}`. */
export const GRAPHQL_CODES: Readonly<Record<string, ErrorEntry>> = {
  GRAPHQL_PARSE_FAILED: {
    status: 400,
    title: "GraphQL document cannot be parsed",
    cause: "The document has a syntax error or is longer than 1000 tokens.",
    remedy: "Correct the document at `locations`. Split a document that is too long.",
  },
  GRAPHQL_VALIDATION_FAILED: {
    status: 400,
    title: "GraphQL document does not match schema",
    cause: "A field, argument or type is not in the schema, or a variable is used incorrectly.",
    remedy: "Correct the item named in `message`. In the test environment you can introspect the schema.",
  },
  BAD_USER_INPUT: {
    status: 400,
    title: "Invalid variable",
    cause: "A variable is missing, or its value has the wrong type.",
    remedy: "Send every required variable with a value of its schema type.",
  },
  OPERATION_RESOLUTION_FAILURE: {
    status: 400,
    title: "Operation cannot be determined",
    cause:
      "`operationName` is missing although the document has several operations, or it names none of the " +
      "document's operations. Or a mutation was sent by GET.",
    remedy: "Name one of the document's operations in `operationName`. Send mutations by POST.",
  },
  BAD_REQUEST: {
    status: 400,
    title: "Malformed GraphQL request",
    cause:
      "The request has no document, or it is a cross-origin request that a browser sends without a preflight.",
    remedy: "Send `query` as a string in a JSON body, with `Content-Type: application/json`.",
  },
  PERSISTED_QUERY_NOT_FOUND: {
    status: 200,
    title: "Persisted query not found",
    cause: "The request has only the hash of a document, and this instance does not have the document.",
    remedy: "Send the document with its hash.",
  },
  PERSISTED_QUERY_NOT_SUPPORTED: {
    status: 200,
    title: "Persisted queries are not supported",
    cause: "The request has only the hash of a document.",
    remedy: "Send the document.",
  },
  INTERNAL_SERVER_ERROR: {
    status: 500,
    title: "Internal error",
    cause: "An unexpected error occurred before the operation started.",
    remedy:
      "Retry. If the error persists, quote the `X-Request-Id` of the response when you contact the operator.",
  },
};
