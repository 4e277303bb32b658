export const EXPORT_AUDIT_ACTIONS = ["account.exported", "organization.exported"] as const;
