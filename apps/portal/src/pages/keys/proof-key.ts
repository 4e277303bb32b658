import { strings } from "./strings.ts";

const PRIVATE_MEMBERS = ["d", "p", "q", "dp", "dq", "qi", "oth", "k"];

/**
 * Returns what is wrong with a JWK as text. Private keys are rejected here, so that they do not leave the page. Null if it can be sent,
 * or is empty.
 */
export function findProofKeyIssue(text: string): string | null {
  if (text.trim() === "") return null;
  const jwk = parseJwk(text);
  if (jwk === null) return strings.proofKey.notJson;
  return PRIVATE_MEMBERS.some((name) => name in jwk) ? strings.proofKey.isPrivate : null;
}

/** @returns the member to send; none if the text is empty */
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
