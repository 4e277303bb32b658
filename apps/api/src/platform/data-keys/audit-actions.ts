export const DATA_KEY_AUDIT_ACTIONS = [
  "data_keys.re_encryption_started",
  "data_keys.re_encryption_ended",
] as const;
