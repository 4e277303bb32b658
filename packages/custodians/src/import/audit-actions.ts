export const CUSTODIAN_AUDIT_ACTIONS = [
  "custodians.imported",
  "custodians.exported",
  "custodian.added",
  "custodian.updated",
] as const;
