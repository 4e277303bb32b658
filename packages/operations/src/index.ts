export {
  type Call,
  type Caller,
  type Change,
  CollectedEffects,
  type MaybePromise,
  type UploadedFile,
} from "./call.ts";
export type { GraphqlNames, MutationNames, Payload, QueryNames } from "./graphql-names.ts";
export { deleteExpiredResponses, deleteResponsesAbout } from "./idempotency/delete-responses.ts";
export { digestSubject, type RepeatableRequest } from "./idempotency/record-id.ts";
export {
  type DeferWrite,
  type IdempotencyContext,
  readIdempotencyKey,
  type Transact,
  withIdempotency,
} from "./idempotency/with-idempotency.ts";
export {
  createOperationBuilders,
  type FileInput,
  type FileOperation,
  type LineFormat,
  type LinesOperation,
  type ListOperation,
  type Operation,
  type OperationInput,
  type ReadOperation,
  type Representation,
  type Route,
  type SteppedOperation,
  type Steps,
  type WriteOperation,
} from "./operation.ts";
export {
  type Expansion,
  type Fields,
  isSelective,
  type SelectedItem,
  type Selection,
  type SelectionQuery,
  selectItems,
  selectResponse,
} from "./rest/selection.ts";
export { encodeCursorAfter, type LineReader, type LinesCall, toEndpoint } from "./rest/to-endpoint.ts";
export { type Invocation, type Outcome, runOperation, toReadCall } from "./run-operation.ts";
export { type SerializedJson, type SerializeJson, serializeList } from "./serialized-json.ts";
