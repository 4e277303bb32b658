export const SECRET_AUDIT_ACTIONS = [
  "secret.retired",
  "secret.retirement_taken_back",
  "secret.forgotten",
] as const;
