/** Prefix of tokens in the operator's links, which do not verify the email address. */
export const OPERATOR_TOKEN = "op-";

export const RESET_MS = 60 * 60 * 1000;

/** Browsers do not send the fragment to servers. */
export function resetLink(origin: string, token: string): string {
  return `${origin}/portal/reset#token=${token}`;
}
