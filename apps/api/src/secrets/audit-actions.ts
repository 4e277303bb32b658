/** What the audit log says of the secrets of the deployment. */
export const SECRET_AUDIT_ACTIONS = [
  "secret.retired",
  "secret.retirement_taken_back",
  "secret.forgotten",
] as const;
