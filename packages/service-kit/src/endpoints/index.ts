export { type EndpointRuntime, endpointRouter, finalizeAnswer } from "./answer-request.ts";
export { DeclarationError, declaring } from "./declaration-error.ts";
export {
  type AnsweredFile,
  type AnyEndpoint,
  type BodyAnswer,
  declaredErrors,
  type Endpoint,
  type EndpointAnswer,
  type EndpointExamples,
  type EndpointRequest,
  endpointDefiner,
  type FileAnswer,
  KEY_ERRORS,
  type LinesForm,
  MEMBER_ERRORS,
  type Method,
  NDJSON,
  type ResponseDefinition,
  type SerializedAnswer,
} from "./endpoint.ts";
export { BODY_LIMIT_BYTES, readJsonBody, readJsonBytes } from "./json-body.ts";
export { parseJsonBytes, parseJsonText, parseTrustedJson } from "./json-text.ts";
export { FILE_PART, type IncomingFile } from "./multipart-body.ts";
export { requireReadableQuery } from "./query-text.ts";
export { applySchemaOrder, preserveOrder } from "./schema-order.ts";
export { findUnsafeText } from "./unsafe-text.ts";
export {
  parseBody,
  parseParams,
  parseQuery,
  schemasValidatedInParts,
  validationFailed,
} from "./validate.ts";
export { JsonLine, serializeLines } from "./write-lines.ts";
