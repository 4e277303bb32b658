export type { ParsedApiKey, ParseFailure, ParseFailureReason, ParseResult } from "./api-key.ts";
export { generateApiKey, parseApiKey } from "./api-key.ts";
export type { HashCandidate, Pepper } from "./hash.ts";
export { hashApiKey, hashApiKeyCandidates, parsePeppers } from "./hash.ts";
export type { Environment, KeyHint, KeyType } from "./key-format.ts";
export { ENVIRONMENTS, formatKeyHint, KEY_LENGTH, KEY_PATTERN, KEY_TYPES } from "./key-format.ts";
export { redactApiKeys } from "./redact.ts";
export type { CredentialType, Scope } from "./scopes.ts";
export {
  CREDENTIAL_SCOPES,
  CREDENTIAL_TYPES,
  findDisallowedScopes,
  hasScope,
  isScope,
  SCOPES,
} from "./scopes.ts";
