export const ORGANIZATION_AUDIT_ACTIONS = [
  "organization.created",
  "organization.renamed",
  "organization.origins_changed",
  "organization.settings_changed",
  "organization.locked",
  "organization.unlocked",
] as const;
