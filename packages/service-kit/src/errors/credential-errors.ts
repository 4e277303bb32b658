import { type ErrorEntry, entry } from "./error-entry.ts";

export const CREDENTIAL_ERRORS = {
  ambiguous_credentials: entry(
    400,
    "More than one credential was sent",
    "The request carries both Authorization and X-API-Key, or one of them twice.",
    "Send the credential in exactly one header, once.",
  ),
  missing_credentials: entry(
    401,
    "No credential was sent",
    "The request carries no credential, an empty one, or an Authorization scheme other than Bearer.",
    "Send `Authorization: Bearer <API_KEY>` or `X-API-Key: <API_KEY>`.",
  ),
  invalid_api_key: entry(
    401,
    "The API key is not valid",
    "The key is malformed, its checksum does not match, or no such key exists.",
    "Compare the key with the one that was shown when it was made; a lost key cannot be shown again, only replaced.",
  ),
  api_key_revoked: entry(
    401,
    "The API key was revoked",
    "An administrator revoked this key, or its rotation ended it at once.",
    "Use the key that replaced it, or have a new one made.",
  ),
  signature_invalid: entry(
    401,
    "The signature of the report does not hold",
    "The request carries no signature, one of a key that is not known here, or one that is not of this body.",
    "Send the body byte for byte as it was signed, with `Github-Public-Key-Identifier` and `Github-Public-Key-Signature`. The operator keeps the public keys current.",
  ),
  api_key_expired: entry(
    401,
    "The API key has expired",
    "The key's time is over: it was made with an end, or the grace period of its rotation has passed.",
    "Use the key that replaced it, or have a new one made.",
  ),
  environment_mismatch: entry(
    401,
    "The API key belongs to the other environment",
    "A test key was sent to the live environment, or a live key to the test environment.",
    "Send the key to the address of its own environment; `detail` names it.",
  ),
  session_token_not_accepted: entry(
    401,
    "Session tokens are not accepted here",
    "A session token opens the widget service's operations for one participant. This operation takes an API key.",
    "Send an API key from your server. Send the session token to the widget service, as `Authorization: Bearer <SESSION_TOKEN>`.",
  ),
  session_invalid: entry(
    401,
    "The session token is not valid",
    "The token is malformed, its signature does not match, or its session no longer exists.",
    "Have your server exchange its secret key for a new session token.",
  ),
  session_expired: entry(
    401,
    "The session has expired",
    "The session's lifetime is over.",
    "Have your server exchange its secret key for a new session token.",
  ),
  session_revoked: entry(
    401,
    "The session was revoked",
    "The secret key that issued this session is no longer alive.",
    "Have your server obtain a new session token with a living key.",
  ),
  sign_in_required: entry(
    401,
    "Nobody is signed in",
    "The session of the portal is over, was ended, or never was.",
    "Sign in again. What was typed is still there.",
  ),
  organization_required: entry(
    400,
    "Which organization is meant is not said",
    "Who is signed in belongs to several organizations, or to the institution, and the request names none.",
    "Send the organization's id as `Svc-Organization`.",
  ),
  key_type_not_allowed: entry(
    403,
    "This type of credential may not be used here",
    "The credential is valid, but of a type that this endpoint does not accept.",
    "Use a key of the type that `detail` names.",
  ),
  insufficient_scope: entry(
    403,
    "The credential lacks a scope",
    "The credential is valid and of the right type, but was restricted when it was made.",
    "Use a key that carries the scope named in `detail`.",
  ),
  two_factor_required: entry(
    403,
    "A second factor is required",
    "In live, every role except viewer needs a second factor, and this sign-in had none.",
    "Set up a passkey or an authenticator app under Profile, and sign in with it.",
  ),
  ip_not_allowed: entry(
    403,
    "The client's address is not on the key's allowlist",
    "The key may be used from listed addresses only, and this request came from another one.",
    "Call from a listed address, or have an administrator add this one.",
  ),
  organization_locked: entry(
    403,
    "The organization is locked",
    "The operator has locked the organization: none of its keys, members and sessions is served until it is unlocked. Nothing of it is lost.",
    "Ask the operator why, and what is needed to unlock it. Keys, accounts and rollovers are as they were then; webhooks that waited are sent.",
  ),
  origin_not_allowed: entry(
    403,
    "The request's origin is not allowed",
    "The browser page that made the request is not among the session's origins, or a secret key was sent from a browser.",
    "Add the page's origin to the session or the organization; keep secret keys on your server.",
  ),
  session_bound: entry(
    403,
    "The session belongs to another participant",
    "The `externalId` of the body is not the one that your server named when it opened the session.",
    "Leave `externalId` out, or open a session for this participant.",
  ),
} as const satisfies Record<string, ErrorEntry>;
