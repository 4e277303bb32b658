import { queryOptions } from "@tanstack/react-query";
import { createUnreachableError, readProblem } from "./problem.ts";
import { promptSignIn } from "./sign-in-prompt.ts";

/**
 * Calls `/portal/auth`. If the session has expired or is too old, asks the user to sign in and retries.
 * @throws ProblemError
 */
export async function callAuth<Result = object>(
  method: "GET" | "POST",
  path: string,
  body: object = {},
): Promise<Result> {
  const response = await send(method, path, body);
  if (response.ok) return response.json();
  const problem = await readProblem(response);
  const needsSignIn = ["sign_in_required", "sign_in_again"].includes(problem.code);
  if (!needsSignIn || !(await promptSignIn())) throw problem;
  const retryResponse = await send(method, path, body);
  if (!retryResponse.ok) throw await readProblem(retryResponse);
  return retryResponse.json();
}

async function send(method: "GET" | "POST", path: string, body: object): Promise<Response> {
  try {
    return await fetch(`/portal/auth${path}`, {
      method,
      headers: { "Content-Type": "application/json" },
      ...(method === "POST" ? { body: JSON.stringify(body) } : {}),
    });
  } catch (error) {
    throw createUnreachableError(error);
  }
}

export const signInMethodsQuery = queryOptions({
  queryKey: ["sign-in-methods"],
  queryFn: () => callAuth<{ sso: boolean; isSignedIn: boolean }>("GET", "/ways"),
});

export const supportsPasskeys = () =>
  typeof PublicKeyCredential !== "undefined" && "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** @throws ProblemError; DOMException if the user cancels */
export async function signInWithPasskey(): Promise<void> {
  const options = await callAuth<PublicKeyCredentialRequestOptionsJSON>(
    "GET",
    "/passkey/generate-authenticate-options",
  );
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey });
  await callAuth("POST", "/passkey/verify-authentication", { response: toJson(credential) });
}

/** @throws ProblemError; DOMException if the user cancels */
export async function createPasskey(name: string): Promise<void> {
  const options = await callAuth<PublicKeyCredentialCreationOptionsJSON>(
    "GET",
    "/passkey/generate-register-options",
  );
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey });
  await callAuth("POST", "/passkey/verify-registration", { response: toJson(credential), name });
}

export interface PasskeyChallenge {
  nonce: string;
  challenge: string;
  relyingPartyId: string;
  credentialIds: readonly string[];
}

/** Signs a challenge with a passkey, for `POST /v1/approvals/{id}/confirm`. @throws DOMException if the user cancels */
export async function signWithPasskey({ nonce, challenge, relyingPartyId, credentialIds }: PasskeyChallenge) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({
    challenge,
    rpId: relyingPartyId,
    userVerification: "required",
    allowCredentials: credentialIds.map((id) => ({ id, type: "public-key" })),
  });
  const { id, response } = toJson(await navigator.credentials.get({ publicKey })) as {
    id: string;
    response: { authenticatorData: string; clientDataJSON: string; signature: string };
  };
  const { authenticatorData, clientDataJSON, signature } = response;
  return { nonce, credentialId: id, authenticatorData, clientDataJson: clientDataJSON, signature };
}

function toJson(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error("The browser returned no passkey.");
  return credential.toJSON();
}

export const isPasskeyCanceled = (error: unknown) =>
  error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError");

/** Reads the token of an emailed link from the URL fragment, which browsers never send to a server. */
export function readLinkToken(): string {
  return new URLSearchParams(location.hash.slice(1)).get("token") ?? "";
}
