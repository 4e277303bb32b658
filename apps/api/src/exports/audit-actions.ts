/** What the audit log says of exports: that everything known of somebody was read by the operator. */
export const EXPORT_AUDIT_ACTIONS = ["account.exported", "organization.exported"] as const;
