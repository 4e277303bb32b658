export const ACCOUNT_AUDIT_ACTIONS = [
  "account.updated",
  "account.erased",
  "account.identity_unlocked",
] as const;
