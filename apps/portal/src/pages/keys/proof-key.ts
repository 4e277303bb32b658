import { strings } from "./strings.ts";

/** JWK parameters that contain private or symmetric keys (RFC 7518, section 6). */
const PRIVATE_PARAMETERS = ["d", "p", "q", "dp", "dq", "qi", "oth", "k"];

/** Returns an error message for a JWK; null if it is valid or empty. Rejects private keys, which must not leave the page. */
export function findProofKeyIssue(text: string): string | null {
  if (text.trim() === "") return null;
  const jwk = parseJwk(text);
  if (jwk === null) return strings.proofKey.notJson;
  return PRIVATE_PARAMETERS.some((name) => name in jwk) ? strings.proofKey.isPrivate : null;
}

export function toProofKeyInput(text: string): { proofKey?: object } {
  const jwk = parseJwk(text);
  return jwk === null ? {} : { proofKey: jwk };
}

function parseJwk(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
