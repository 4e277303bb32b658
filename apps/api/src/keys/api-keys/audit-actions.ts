/** A database function writes `api_key.rehashed`. */
export const API_KEY_AUDIT_ACTIONS = [
  "api_key.created",
  "api_key.changed",
  "api_key.rotated",
  "api_key.revoked",
  "api_key.leaked",
  "api_key.rehashed",
] as const;
