/** What the audit log says of the secrets of the deployment. */
export const SECRET_AUDIT_ACTIONS = ["secret.retired", "secret.forgotten"] as const;
