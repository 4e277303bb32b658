export const APPROVAL_AUDIT_ACTIONS = [
  "approval.requested",
  "approval.confirmed",
  "approval.declined",
  "approval.withdrawn",
  "approval.expired",
  "approval.outdated",
] as const;
