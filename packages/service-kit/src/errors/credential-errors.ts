import { type ErrorEntry, entry } from "./error-entry.ts";

export const CREDENTIAL_ERRORS = {
  ambiguous_credentials: entry(400, "More than one credential sent", {
    cause: "The request has both Authorization and X-API-Key, or one of them twice.",
    remedy: "Send the credential in exactly one header, once.",
  }),
  missing_credentials: entry(401, "No credential sent", {
    cause:
      "The request has no credential, an empty one, or an Authorization scheme other than Bearer and DPoP.",
    remedy: "Send `Authorization: Bearer <API_KEY>` or `X-API-Key: <API_KEY>`.",
  }),
  invalid_api_key: entry(401, "API key not valid", {
    cause: "The key is malformed, its checksum does not match, or it does not exist.",
    remedy:
      "Compare the key with the value shown when it was created. A lost key cannot be shown again; " +
      "create a new one.",
  }),
  api_key_revoked: entry(401, "API key revoked", {
    cause: "An administrator revoked this key, or rotated it without a grace period.",
    remedy: "Use the key that replaced it, or create a new one.",
  }),
  signature_invalid: entry(401, "Signature not valid", {
    cause:
      "The message has no signature, or a signature that is from an unknown key, is too old, or does not match the body.",
    remedy:
      "Send the exact bytes that were signed. Reports of leaked keys need `Github-Public-Key-Identifier` and " +
      "`Github-Public-Key-Signature`. Results of external signatures need `webhook-id`, `webhook-timestamp` and " +
      "`webhook-signature`, made with the secret of the webhook endpoint.",
  }),
  api_key_expired: entry(401, "API key expired", {
    cause: "The key reached its expiration date, or the grace period after its rotation has ended.",
    remedy: "Use the key that replaced it, or create a new one.",
  }),
  environment_mismatch: entry(401, "API key from another environment", {
    cause: "A test key was sent to the live environment, or a live key to the test environment.",
    remedy: "Send the key to the URL of its environment, named in `detail`.",
  }),
  session_token_not_accepted: entry(401, "Session tokens not accepted here", {
    cause:
      "This operation requires an API key. Session tokens work only with the widget service, for one " +
      "participant.",
    remedy:
      "Send an API key from your server. Send session tokens to the widget service as " +
      "`Authorization: Bearer <SESSION_TOKEN>`.",
  }),
  proof_required: entry(401, "Proof of possession required", {
    cause:
      "The API key or session token is bound to a public key. The request has no proof that the client has the private key, or " +
      "does not use the scheme `DPoP`.",
    remedy:
      "Send `Authorization: DPoP <credential>`, and a proof signed with the private key in the `DPoP` header (RFC 9449).",
  }),
  proof_invalid: entry(401, "Proof of possession not valid", {
    cause:
      "The proof in the `DPoP` header is malformed, too old, was used before, or is for another request, credential or key. " +
      "`reason` names the failed check.",
    remedy:
      "Sign each request with a new proof: the public URL, the method, the current time, a new `jti`, and the digest of the " +
      "credential in `ath`.",
  }),
  session_invalid: entry(401, "Session token not valid", {
    cause: "The token is malformed, its signature does not match, or its session no longer exists.",
    remedy: "Have your server exchange its secret key for a new session token.",
  }),
  session_expired: entry(401, "Session expired", {
    cause: "The session has reached the end of its lifetime.",
    remedy: "Have your server exchange its secret key for a new session token.",
  }),
  session_revoked: entry(401, "Session revoked", {
    cause: "The secret key that issued this session is revoked or expired.",
    remedy: "Have your server get a new session token with an active key.",
  }),
  sign_in_required: entry(401, "Sign-in required", {
    cause: "You are not signed in to the portal, or your session has ended.",
    remedy: "Sign in again. Your unsaved input is kept.",
  }),
  organization_required: entry(400, "Organization not specified", {
    cause:
      "The signed-in user belongs to several organizations or to the institution, and the request " +
      "names no organization.",
    remedy: "Send the organization's ID in the `Svc-Organization` header.",
  }),
  key_type_not_allowed: entry(403, "Credential type not allowed", {
    cause: "The credential is valid, but this endpoint does not accept its type.",
    remedy: "Use a key of the type named in `detail`.",
  }),
  insufficient_scope: entry(403, "Missing scope", {
    cause: "The credential is valid, but it does not have the scope this operation requires.",
    remedy: "Use a key with the scope named in `detail`.",
  }),
  two_factor_required: entry(403, "Second factor required", {
    cause:
      "In the live environment, every role except viewer requires a second factor, and you signed in without one.",
    remedy: "Set up a passkey or an authenticator app under Profile, and sign in with it.",
  }),
  ip_not_allowed: entry(403, "Client address not allowed", {
    cause: "The request came from an address outside the key's allowlist.",
    remedy: "Call from an allowed address, or have an administrator add this one.",
  }),
  organization_locked: entry(403, "Organization locked", {
    cause:
      "The operator locked the organization. Its keys, members and sessions are rejected until it is " +
      "unlocked. No data is lost.",
    remedy:
      "Ask the operator why, and what is needed to unlock it. Once it is unlocked, keys, accounts and " +
      "rollovers work again, and pending webhooks are sent.",
  }),
  origin_not_allowed: entry(403, "Request origin not allowed", {
    cause:
      "The page that made the request is not in the session's allowed origins, or a secret key was " +
      "sent from a browser.",
    remedy: "Add the page's origin to the session or the organization. Keep secret keys on your server.",
  }),
  session_bound: entry(403, "Session belongs to another participant", {
    cause: "The `externalId` in the body differs from the one your server set when it opened the session.",
    remedy: "Omit `externalId`, or open a session for this participant.",
  }),
} as const satisfies Record<string, ErrorEntry>;
