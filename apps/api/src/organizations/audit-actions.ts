/** What the audit log says of organizations. */
export const ORGANIZATION_AUDIT_ACTIONS = [
  "organization.created",
  "organization.origins_changed",
  "organization.settings_changed",
] as const;
