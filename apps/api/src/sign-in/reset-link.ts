/** Begins the token of a link that the operator hands over. Such a link does not prove the mailbox. */
export const OPERATOR_TOKEN = "op-";

/** How long such a link leads there. */
export const RESET_MS = 60 * 60 * 1000;

/** Where a new password is chosen. What is behind `#` no server and no log is sent. */
export function resetLink(origin: string, token: string): string {
  return `${origin}/portal/reset#token=${token}`;
}
