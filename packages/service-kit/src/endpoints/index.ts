export { DeclarationError, withOperationName } from "./declaration-error.ts";
export {
  type AnyEndpoint,
  type BodyResponse,
  createEndpointDefiner,
  declaredErrors,
  type Endpoint,
  type EndpointExamples,
  type EndpointRequest,
  type EndpointResponse,
  type FileResponse,
  KEY_ERRORS,
  type LineFormat,
  MEMBER_ERRORS,
  type Method,
  NDJSON,
  type ResponseDefinition,
  type ResponseFile,
  type SerializedResponse,
} from "./endpoint.ts";
export { type EndpointRuntime, endpointRouter, finalizeResponse } from "./handle-request.ts";
export { BODY_LIMIT_BYTES, readJsonBody, readJsonBytes } from "./json-body.ts";
export { parseJsonBytes, parseJsonText, parseTrustedJson } from "./json-text.ts";
export { FILE_PART, type IncomingFile, readMultipartBody } from "./multipart-body.ts";
export { requireUtf8Query } from "./query-text.ts";
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
