import { queryOptions } from "@tanstack/react-query";
import { problemOf, unreachable } from "./problem.ts";
import { signInAgain } from "./signing-in.ts";

/**
 * Calls `/portal/auth`. If the session has ended or is too old for the call, the person signs in above the page, and the call
 * is repeated.
 *
 * @throws ProblemError
 */
export async function callAuth<Answer = object>(
  method: "GET" | "POST",
  path: string,
  body: object = {},
): Promise<Answer> {
  const response = await send(method, path, body);
  if (response.ok) return response.json();
  const problem = await problemOf(response);
  const canRepeat = ["sign_in_required", "sign_in_again"].includes(problem.code);
  if (!canRepeat || !(await signInAgain())) throw problem;
  const again = await send(method, path, body);
  if (!again.ok) throw await problemOf(again);
  return again.json();
}

async function send(method: "GET" | "POST", path: string, body: object): Promise<Response> {
  try {
    return await fetch(`/portal/auth${path}`, {
      method,
      headers: { "Content-Type": "application/json" },
      ...(method === "POST" ? { body: JSON.stringify(body) } : {}),
    });
  } catch (error) {
    throw unreachable(error);
  }
}

/** How to sign in here, and whether the visitor is signed in. */
export const waysQuery = queryOptions({
  queryKey: ["ways"],
  queryFn: () => callAuth<{ sso: boolean; isSignedIn: boolean }>("GET", "/ways"),
});

/** Whether this browser can do passkeys as we ask for them. */
export const knowsPasskeys = () =>
  typeof PublicKeyCredential !== "undefined" && "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** Signs in with a passkey. @throws ProblemError; DOMException where the person calls it off */
export async function signInWithPasskey(): Promise<void> {
  const options = await callAuth<PublicKeyCredentialRequestOptionsJSON>(
    "GET",
    "/passkey/generate-authenticate-options",
  );
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey });
  await callAuth("POST", "/passkey/verify-authentication", { response: toJson(credential) });
}

/** Makes a passkey in this browser or on another device. @throws as `signInWithPasskey` */
export async function makePasskey(name: string): Promise<void> {
  const options = await callAuth<PublicKeyCredentialCreationOptionsJSON>(
    "GET",
    "/passkey/generate-register-options",
  );
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey });
  await callAuth("POST", "/passkey/verify-registration", { response: toJson(credential), name });
}

function toJson(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error("The browser gave no passkey.");
  return credential.toJSON();
}

/** Whether the person called a passkey off, or let its time pass. */
export const isCalledOff = (error: unknown) =>
  error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError");

/** The token of the link that led here. It stands behind `#`, so that no server was sent it. */
export function tokenOfLink(): string {
  return new URLSearchParams(location.hash.slice(1)).get("token") ?? "";
}
