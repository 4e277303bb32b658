export { type ClientOptions, RolloverClient } from "./client.ts";
export {
  AbortedError,
  ApiError,
  ClientError,
  ConnectionError,
  type Fault,
  type Problem,
  TimedOutError,
} from "./errors.ts";
export type { components, operations, paths } from "./generated/api.ts";
export type { CoreResources } from "./generated/core.ts";
export * from "./generated/errors.ts";
export type * from "./generated/resources.ts";
export { readLines } from "./lines.ts";
export type { Body, Item, Line, Query, ResponseBody } from "./operation-types.ts";
export { type Page, PageList } from "./pages.ts";
export {
  createProofSigner,
  generateProofKey,
  importProofKey,
  type ProofKeyPair,
  type ProofPrivateJwk,
  type ProofPublicJwk,
  type SignProof,
} from "./proofs.ts";
export type { CallOptions, ChangeOptions, WriteOptions } from "./transport.ts";
export {
  type SignOptions,
  signWebhook,
  type VerifyOptions,
  verifyWebhook,
  type WebhookEvent,
  type WebhookFault,
  type WebhookHeaders,
  WebhookVerificationError,
} from "./webhooks.ts";
