export type { Answered, Call, Caller, Change } from "./call.ts";
export type { FileInput } from "./file-input.ts";
export type { Form, LineForm } from "./forms.ts";
export type { GraphqlNames, MutationNames, Payload, QueryNames } from "./graphql-names.ts";
export { subjectDigest } from "./idempotency/answer-id.ts";
export { cleanAnswers } from "./idempotency/clean-answers.ts";
export { forgetAnswers } from "./idempotency/forget-answers.ts";
export type { RepeatableRequest } from "./idempotency/repeatable-request.ts";
export {
  type FinishWith,
  type IdempotencyContext,
  readIdempotencyKey,
  type Transact,
  withIdempotency,
} from "./idempotency/with-idempotency.ts";
export type { LineReader, LinesCall } from "./line-reader.ts";
export {
  type FileOperation,
  type InputOf,
  type LinesOperation,
  type ListOperation,
  type Operation,
  operationsOf,
  type ReadOperation,
  type Route,
  type SteppedOperation,
  type Steps,
  type WriteOperation,
} from "./operation.ts";
export { listJson } from "./rest/list-json.ts";
export { cursorAfter, toEndpoint } from "./rest/to-endpoint.ts";
export { type Asked, type Outcome, readingCall, runOperation } from "./run-operation.ts";
export type { TakenFile } from "./taken-file.ts";
export type { WriteJson, WrittenJson } from "./written-json.ts";
