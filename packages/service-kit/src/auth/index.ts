export { type AddressBlocks, createAddressBlocks, parseAddressBlocks } from "./address-blocks.ts";
export {
  authenticateKey,
  createKeyAuthentication,
  KEY_LOOKUP_CONCURRENCY,
  type KeyAuthentication,
  queueLookup,
  verifyAndCountForgeries,
} from "./authenticate-key.ts";
export { readClientAddress, toClientNetwork } from "./client-address.ts";
export {
  bearerChallenge,
  type PresentedCredential,
  readCredential,
  readPresentedKey,
} from "./credentials.ts";
export { FairQueue } from "./fair-queue.ts";
export type { HourlyKeyUsage, KeyUse } from "./hourly-key-usage.ts";
export { type Admission, type CachedKey, KeyCache } from "./key-cache.ts";
export { publishKeyInvalidation, subscribeKeyInvalidation } from "./key-invalidation.ts";
export type { KeyRecord, KeyStore } from "./key-store.ts";
export { KeyUsage } from "./key-usage.ts";
export { type Principal, requireKeyId, requireScope } from "./principal.ts";
export { needsProof, ProofGuard } from "./proofs/proof-guard.ts";
export {
  findPrivateField,
  importProofKey,
  type ProofAlgorithm,
  type ProofJwk,
  type ProofKey,
} from "./proofs/proof-key.ts";
export { createRateLimiter, type RateLimiter } from "./rate-limit.ts";
export { RefusalLimiter } from "./refusal-limiter.ts";
export { RoundRobinQueue } from "./round-robin-queue.ts";
export {
  isKeyActive,
  type KeyCaller,
  type KeyVerification,
  requireUnlocked,
  verifyApiKey,
} from "./verify-api-key.ts";
