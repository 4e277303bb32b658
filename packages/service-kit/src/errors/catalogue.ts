import { APPROVAL_ERRORS } from "./approval-errors.ts";
import { CREDENTIAL_ERRORS } from "./credential-errors.ts";
import { type ErrorEntry, entry } from "./error-entry.ts";
import { SIGN_IN_ERRORS } from "./sign-in-errors.ts";

/** A code never changes its meaning. */
export const ERRORS = {
  invalid_request: entry(400, "Invalid query parameter", {
    cause: "A query parameter or the cursor is malformed, out of range, or sent twice.",
    remedy:
      "Correct the parameters named in `errors`. Send a cursor exactly as `nextCursor` returned it, " +
      "with the same filters.",
  }),
  unknown_parameter: entry(400, "Unknown query parameter", {
    cause: "The query has a parameter that this endpoint does not support.",
    remedy: "Remove the parameter named in `errors`, or correct its spelling.",
  }),
  malformed_json: entry(400, "The body is not a JSON object", {
    cause: "The body is not valid JSON, or its top-level value is not an object.",
    remedy: "Send one JSON object, encoded as UTF-8.",
  }),
  ...CREDENTIAL_ERRORS,
  ...SIGN_IN_ERRORS,
  not_found: entry(404, "Not found", {
    cause: "The path does not exist, or your organization has no object with this ID.",
    remedy: "Check the path and the ID. Objects of other organizations also return this error.",
  }),
  method_not_allowed: entry(405, "Method not allowed", {
    cause: "This path does not support the request method.",
    remedy: "Use one of the methods in the `Allow` header.",
  }),
  not_acceptable: entry(406, "No acceptable response type", {
    cause: "The `Accept` header excludes every media type of this response.",
    remedy: "Accept `application/json` or another type listed in `detail`.",
  }),
  malformed_multipart: entry(400, "Malformed multipart/form-data body", {
    cause:
      "The body is incomplete, has a duplicate part or too many parts, or its file is not in the part `file`.",
    remedy:
      "Send `multipart/form-data` (RFC 7578) with each part once: `curl -F type=statement -F " +
      "file=@statement.pdf`.",
  }),
  payload_too_large: entry(413, "The body is too large", {
    cause: "The body is larger than 100 kB, or than the limit documented for this path.",
    remedy: "Send a smaller body.",
  }),
  unsupported_media_type: entry(415, "Unsupported media type", {
    cause: "The `Content-Type`, charset or encoding of the body is not supported.",
    remedy: "Send `Content-Type: application/json` in UTF-8. Send files as `multipart/form-data`.",
  }),
  invalid_transition: entry(409, "Action not possible now", {
    cause:
      "The rollover's state or type does not allow this action, a document is missing, or the " +
      "account is erased or has open rollovers.",
    remedy:
      "Use one of `allowedActions`, or read `GET /v1/rollovers/{id}/state` for the next step. To " +
      "erase an account, end its `openRollovers` first.",
  }),
  amount_mismatch: entry(409, "Amounts or assets do not match", {
    cause: "The rollover has an open mismatch between the amounts or assets requested, sent and received.",
    remedy: "Record the missing amount when it arrives, or accept the difference with `resolve_mismatch`.",
  }),
  history_mismatch: entry(409, "Rollover does not match its timeline", {
    cause:
      "The stored rollover differs from its sealed timeline, so it was changed outside this service. " +
      "It cannot be changed until this is resolved.",
    remedy: "Give the operator the rollover's ID. `svc timeline verify` shows the differences.",
  }),
  nothing_to_certify: entry(409, "No late rollover to certify", {
    cause:
      "No money arrived after the 60-day deadline, or no receipt of late money has one of the twelve " +
      "reasons of Rev. Proc. 2020-46.",
    remedy:
      "Record the late receipt with its `lateReasonCode`. If none of the reasons applies, request a " +
      "waiver from the IRS.",
  }),
  letter_not_possible: entry(409, "Letter not possible now", {
    cause:
      "This kind of letter does not fit the rollover or cannot be signed, the letter is already signed, " +
      "or a newer letter replaces it.",
    remedy: "Issue a letter that fits the rollover's type, or work with the letter that `detail` names.",
  }),
  reminder_not_possible: entry(409, "Reminder not possible now", {
    cause:
      "The rollover is waiting for your organization, no message can reach the recipient, or the recipient was " +
      "sent the same reminder less than three days ago.",
    remedy: "`detail` has the reason. If `nextReminderAt` is set, send the reminder again after that time.",
  }),
  duplicate_rollover: entry(409, "The same rollover already exists", {
    cause: "The account has an open rollover from the same source account to the same destination.",
    remedy:
      "Continue with the rollover in `rolloverId`, or cancel it first. `state` gives its current state.",
  }),
  duplicate_file: entry(409, "The file is already imported", {
    cause: "A file with the same content was imported before.",
    remedy: "Read the first import: `fileId` is its ID.",
  }),
  duplicate_plan: entry(409, "The plan already exists", {
    cause: "The organization already has a plan with this EIN and plan number.",
    remedy: "Use the plan in `planId`, or correct the number.",
  }),
  identity_conflict: entry(409, "Account has different identity details", {
    cause:
      "The account with this `externalId` has a different date of birth or last four SSN digits, or " +
      "another account already has this `externalId`.",
    remedy: "Check which participant the `externalId` belongs to. This call did not change the account.",
  }),
  identity_locked: entry(409, "Identity check is locked", {
    cause:
      "Five wrong dates of birth or last four SSN digits were sent for this account within a day. " +
      "The service does not compare these details for a day, for any caller.",
    remedy:
      "Wait the number of seconds in `Retry-After`, and ask the participant whether the attempts were " +
      "theirs. You can still retrieve the account without a date of birth and SSN digits.",
  }),
  key_already_rotated: entry(409, "API key already rotated", {
    cause: "This key already has a successor.",
    remedy:
      "Use the successor. If it was lost, have an administrator create a new key and revoke the lost one.",
  }),
  key_not_alive: entry(409, "API key revoked or expired", {
    cause: "The key is revoked or expired and can no longer be changed.",
    remedy: "Create a new key, or use the one that replaced it.",
  }),
  idempotency_in_progress: entry(409, "The same request is in progress", {
    cause: "A request with this `Idempotency-Key` has not finished yet.",
    remedy:
      "Retry after the number of seconds in `Retry-After`. You will receive the first request's response.",
  }),
  limit_exceeded: entry(409, "Organization limit reached", {
    cause: "The organization has reached the maximum number of these objects.",
    remedy: "Remove one you no longer need.",
  }),
  ...APPROVAL_ERRORS,
  version_conflict: entry(412, "The object has changed", {
    cause: "The version in `If-Match` is outdated: the object changed after you read it.",
    remedy: "Read the object again, and retry with its current version if your change still applies.",
  }),
  validation_failed: entry(422, "The body is not valid", {
    cause: "One or more fields are missing, unknown or invalid.",
    remedy: "Correct every field named in `errors`. All issues are reported at once.",
  }),
  rollover_not_permitted: entry(422, "Rollover not permitted", {
    cause: "The IRS rollover chart or one of its footnotes does not permit this rollover.",
    remedy:
      "`rules` names each rule that is not met and how to meet it. Some rules need only an " +
      "attestation. A combination that the chart prohibits is never permitted.",
  }),
  consent_insufficient: entry(422, "Consent does not cover this rollover", {
    cause:
      "The consent in `consentReference` does not exist, belongs to another participant or rollover, " +
      "or lacks a required statement.",
    remedy:
      "`consentFaults` lists the issues. Have the participant agree again in the widget, and send " +
      "the new `consentId`. References of your own format are not checked.",
  }),
  file_infected: entry(422, "The file contains malware", {
    cause: "The malware scanner found a known signature. The file was not stored.",
    remedy: "Do not send the file again. Check the computer it came from.",
  }),
  idempotency_key_reused: entry(422, "Idempotency key already used", {
    cause: "A request with this `Idempotency-Key` and a different body was sent within the last day.",
    remedy: "Use a new key for a new request. To retry a request, send exactly the same body.",
  }),
  rate_limited: entry(429, "Too many requests", {
    cause:
      "The credential or session used up its requests for this minute, or this IP address sent too many " +
      "invalid credentials.",
    remedy:
      "Wait the number of seconds in `Retry-After`. If invalid credentials are the cause, stop the " +
      "client at this IP address that sends a wrong key.",
  }),
  internal_error: entry(500, "Internal error", {
    cause: "An unexpected error occurred. The operator can find it in the log by request ID.",
    remedy: "Retry. If the error persists, quote the `requestId` when you contact the operator.",
  }),
  dependency_unavailable: entry(503, "Temporarily unavailable", {
    cause:
      "The database, the session store, the file storage or the malware scanner does not respond. " +
      "If no process is ready, the load balancer returns 503. If a process does not respond, the " +
      "load balancer returns 502 or 504.",
    remedy:
      "Retry after the number of seconds in `Retry-After`. The request may have taken effect. It is safe to " +
      "retry creating accounts and rollovers.",
  }),
  overloaded: entry(503, "Too busy", {
    cause: "Too many requests are waiting for the database. This request was rejected before it started.",
    remedy:
      "Retry after the number of seconds in `Retry-After`, and increase the delay with each retry. Every " +
      "request is safe to retry, because nothing was done. Send fewer requests in parallel.",
  }),
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];
