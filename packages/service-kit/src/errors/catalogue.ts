import { APPROVAL_ERRORS } from "./approval-errors.ts";
import { CREDENTIAL_ERRORS } from "./credential-errors.ts";
import { type ErrorEntry, entry } from "./error-entry.ts";
import { SIGN_IN_ERRORS } from "./sign-in-errors.ts";

/** A code never changes its meaning. */
export const ERRORS = {
  invalid_request: entry(
    400,
    "A query parameter has an unusable value",
    "A query parameter, or the cursor, is out of range, malformed or given twice.",
    "Correct the parameters named in `errors`. Send a cursor exactly as `nextCursor` gave it, with the same filters.",
  ),
  unknown_parameter: entry(
    400,
    "A query parameter is unknown",
    "The query holds a parameter that this endpoint does not have.",
    "Remove it, or correct its spelling; `errors` names it.",
  ),
  malformed_json: entry(
    400,
    "The body is not a JSON object",
    "The body could not be read as JSON, or its outermost value is not an object.",
    "Send one JSON object, encoded as UTF-8.",
  ),
  ...CREDENTIAL_ERRORS,
  ...SIGN_IN_ERRORS,
  not_found: entry(
    404,
    "Not found",
    "There is no such address, or no such thing in your organization.",
    "Check the path and the id. A thing of another organization answers as one that does not exist.",
  ),
  method_not_allowed: entry(
    405,
    "The method is not allowed here",
    "The address exists, but does not know this method.",
    "Use one of the methods in the `Allow` header.",
  ),
  not_acceptable: entry(
    406,
    "No acceptable representation",
    "The `Accept` header excludes every form in which this answer exists.",
    "Accept `application/json`, or another form in which the operation's documents say that it can be had; `detail` names them.",
  ),
  malformed_multipart: entry(
    400,
    "The body cannot be read as multipart/form-data",
    "The body ends too early, has a part twice or too many, or its file is not the part `file`.",
    "Send `multipart/form-data` as RFC 7578 says, with each part once: `curl -F type=statement -F file=@statement.pdf`.",
  ),
  payload_too_large: entry(
    413,
    "The body is too large",
    "The body is over 100 kB, or over the limit that its path says.",
    "Send less.",
  ),
  unsupported_media_type: entry(
    415,
    "The body is sent in another form than is read here",
    "The body's `Content-Type`, charset or encoding is not one that is read here.",
    "Send `Content-Type: application/json`, in UTF-8; a file as `multipart/form-data`.",
  ),
  invalid_transition: entry(
    409,
    "The action is not possible now",
    "The rollover's state, its type, or a document that is missing does not allow this action; or the account is erased, or has rollovers that are open.",
    "Do one of `allowedActions`, or read `GET /v1/rollovers/{id}/state` to see what is waited for. End the rollovers of `openRollovers` before their account is erased.",
  ),
  amount_mismatch: entry(
    409,
    "What arrived is not what was sent",
    "The rollover has an open mismatch between the money sent and the money received.",
    "Record what is still to arrive, or accept the difference with `resolve_mismatch`.",
  ),
  history_mismatch: entry(
    409,
    "The rollover is not as its history left it",
    "What is stored of the rollover is not what its sealed timeline says: it was changed by another way than this service. Nothing is done to it until that is cleared up.",
    "Tell the operator the rollover's id: their log holds it too, and `svc timeline verify` says what does not fit.",
  ),
  nothing_to_certify: entry(
    409,
    "There is nothing to certify",
    "No money of the rollover came after its 60 days, or what did has none of the twelve reasons of Rev. Proc. 2020-46.",
    "Record what came late with its `lateReasonCode`. Where none of the reasons holds, a waiver is asked of the IRS itself.",
  ),
  duplicate_rollover: entry(
    409,
    "The same rollover is already under way",
    "A rollover of the same account, from the same source account to the same destination, has not ended yet.",
    "Continue with the existing rollover, or cancel it first: `rolloverId` is its id, and `state` its state.",
  ),
  identity_conflict: entry(
    409,
    "The account exists with other details",
    "An account with this `externalId` exists, and its date of birth or last four digits differ from those sent, or it is not the account that was to get it.",
    "Check whom the `externalId` belongs to. The account is not changed by this call.",
  ),
  identity_locked: entry(
    409,
    "The account's identity check is locked",
    "Within a day five wrong dates of birth or last four digits were sent for this account. For a day none is compared any more, whoever sends it.",
    "Wait for the seconds in `Retry-After`, and ask the participant meanwhile whether it was them. Without date of birth and last four digits the account is still retrieved.",
  ),
  key_already_rotated: entry(
    409,
    "The API key was already rotated",
    "Another call has already made this key's successor.",
    "Use the successor. If it was lost, have an administrator make a new key and revoke the lost one.",
  ),
  key_not_alive: entry(
    409,
    "The API key is no longer alive",
    "The key is revoked, or its time is over: nothing of it can be changed any more.",
    "Make a new key, or use the one that replaced it.",
  ),
  idempotency_in_progress: entry(
    409,
    "The same request is still being worked on",
    "A request with this `Idempotency-Key` has begun and has not ended yet.",
    "Send it again after the seconds in `Retry-After`: it will be answered with what the first one did.",
  ),
  limit_exceeded: entry(
    409,
    "A limit of the organization is reached",
    "The organization already has as many of these as it may have.",
    "Remove one that is no longer needed.",
  ),
  ...APPROVAL_ERRORS,
  version_conflict: entry(
    412,
    "The object has changed",
    "The version in `If-Match` is not the one that is there: somebody has changed it since it was read.",
    "Read it again, decide anew, and send the version that you then see.",
  ),
  validation_failed: entry(
    422,
    "The body is not valid",
    "One or more fields are missing, unknown, or have unusable values.",
    "Correct every field named in `errors`; all issues are reported at once.",
  ),
  rollover_not_permitted: entry(
    422,
    "The rules do not permit this rollover",
    "The IRS rollover chart, or one of its footnotes, does not permit this combination.",
    "`rules` names each rule that is not met, and says what would meet it: for some an attestation is enough. Between a pair that the chart itself prohibits, nothing is.",
  ),
  consent_insufficient: entry(
    422,
    "The consent does not cover this rollover",
    "`consentReference` is the id of a consent that is not there, is another participant's or for another rollover, or lacks a statement that the rules ask for.",
    "`consentFaults` says what is wrong. Have the participant agree in the widget again, and send the new `consentId`; a reference of your own is taken as it is.",
  ),
  file_infected: entry(
    422,
    "The file contains malware",
    "The malware scanner found a known signature in the file. Nothing of it was kept.",
    "Do not send the file again. Check the machine that it came from.",
  ),
  idempotency_key_reused: entry(
    422,
    "The idempotency key was used for another request",
    "A request with this `Idempotency-Key` was answered within the last day, and its body was another one.",
    "Use a new key for a new request. To repeat a request, send exactly the body that was sent before.",
  ),
  rate_limited: entry(
    429,
    "Too many requests",
    "The credential has used up its requests for this minute, or the session its calls; or too many credentials from this address were refused, and this one is not known here yet.",
    "Wait for as many seconds as `Retry-After` says. Where refusals are the reason, stop whatever sends a wrong key from this address.",
  ),
  internal_error: entry(
    500,
    "Internal error",
    "Something failed on our side; the operator's log holds it under the request id.",
    "Try again. If it stays, give the operator the `requestId`.",
  ),
  dependency_unavailable: entry(
    503,
    "Temporarily unavailable",
    "The database, the session store, the storage of files or the malware scanner does not answer. The balancer in front of the service sends this code too: with 503 when no process is ready, with 502 and 504 when a process gives no answer.",
    "Try again after the seconds in `Retry-After`. Whether the request took effect is not certain; creating accounts and rollovers again is safe.",
  ),
  overloaded: entry(
    503,
    "Too busy at the moment",
    "More requests wait for the database than it can answer in good time. This one was refused at once, before anything of it was begun.",
    "Send it again after the seconds in `Retry-After`, and then with longer pauses. Nothing was done: any request may be sent again as it is. Fewer at the same time are answered sooner.",
  ),
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];
