export const INDEX_KEY_AUDIT_ACTIONS = [
  "index_keys.re_indexing_started",
  "index_keys.re_indexing_ended",
] as const;
