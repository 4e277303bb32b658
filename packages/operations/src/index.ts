export type { Call, Caller, Change, MaybePromise } from "./call.ts";
export type { FileInput } from "./file-input.ts";
export type { Form, LineForm } from "./forms.ts";
export type { GraphqlNames, MutationNames, Payload, QueryNames } from "./graphql-names.ts";
export { subjectDigest } from "./idempotency/answer-id.ts";
export { cleanAnswers } from "./idempotency/clean-answers.ts";
export { forgetAnswers } from "./idempotency/forget-answers.ts";
export type { RepeatableRequest } from "./idempotency/repeatable-request.ts";
export {
  type DeferWrite,
  type IdempotencyContext,
  readIdempotencyKey,
  type Transact,
  withIdempotency,
} from "./idempotency/with-idempotency.ts";
export type { LineReader, LinesCall } from "./line-reader.ts";
export {
  type FileOperation,
  type LinesOperation,
  type ListOperation,
  type Operation,
  type OperationInput,
  operationBuilders,
  type ReadOperation,
  type Route,
  type SteppedOperation,
  type Steps,
  type WriteOperation,
} from "./operation.ts";
export { listJson } from "./rest/list-json.ts";
export { cursorAfter, toEndpoint } from "./rest/to-endpoint.ts";
export { type Invocation, type Outcome, readingCall, runOperation } from "./run-operation.ts";
export type { SerializedJson, SerializeJson } from "./serialized-json.ts";
export type { UploadedFile } from "./uploaded-file.ts";
