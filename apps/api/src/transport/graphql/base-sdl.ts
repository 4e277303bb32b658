/** The fixed part of the schema: scalars, pages, nodes and user errors. */
export const BASE_SDL = `"An ISO 8601 timestamp in UTC with milliseconds, such as \`2026-01-31T12:00:00.000Z\`. Inputs can have any offset."
scalar DateTime

"A decimal string with two decimal places, such as \`\\"1000.00\\"\`. Never a float."
scalar Money

"A JSON object. In metadata, all values are strings. Elsewhere, values can be any JSON."
scalar JSONObject

"An object that can be fetched by ID."
interface Node {
  "A TypeID: a type prefix, an underscore and 26 characters."
  id: ID!
}

"Pagination information (Relay cursor connections)."
type PageInfo {
  "Whether there are more items after this page."
  hasNextPage: Boolean!
  "Always false: lists support forward pagination only."
  hasPreviousPage: Boolean!
  "The cursor of the first edge; null on an empty page."
  startCursor: String
  "The cursor of the last edge, for \`after\`; null on an empty page."
  endCursor: String
}

type Query {
  """
  Looks up an object by ID: a rollover, distribution, letter, NIGO item, incoming funds, incoming funds file, tax filing, approval,
  account, consent, custodian, plan, requirement set, payment details, webhook endpoint, delivery or event.
  Requires the scope that reads it.
  """
  node("The object ID." id: ID!): Node
}

"""
The error code of a mutation that was not executed; see \`/errors/{code}\`. REST returns these codes with 409, 412 and 422. New values may be added.
"""
enum UserErrorCode {
  "The rollover's state or type does not allow this now, or a document is missing."
  invalid_transition
  "The amount received differs from the amount sent, and the difference has not been accepted."
  amount_mismatch
  "The same rollover already exists and is still open."
  duplicate_rollover
  "The organization already has a plan with this EIN and plan number."
  duplicate_plan
  "The account exists with a different date of birth or last four digits, or belongs to another \`externalId\`."
  identity_conflict
  "Too many wrong identity details were sent for the account within a day. Comparisons are blocked for a day."
  identity_locked
  "This key already has a successor."
  key_already_rotated
  "The first request with this \`idempotencyKey\` is still in progress."
  idempotency_in_progress
  "The organization has reached the maximum number of these objects."
  limit_exceeded
  "\`consentReference\` names a consent that does not cover the rollover. Ask the participant to agree again."
  consent_insufficient
  "This kind of letter does not fit the rollover, or the letter cannot be signed: it is already signed, or a newer letter replaces it."
  letter_not_possible
  "No reminder can be sent: the rollover does not wait for the participant or a custodian, no message reaches the recipient, or the last reminder is recent."
  reminder_not_possible
  "This action requires a second person. Request it with \`requestApproval\`."
  second_person_required
  "The approval was decided, withdrawn or completed, or has expired."
  approval_ended
  "The data that the approval covers changed after the approval was requested."
  approval_outdated
  "The object has changed since the version in \`ifVersion\`."
  version_conflict
  "One or more fields are invalid. Each has its own error."
  validation_failed
  "The rules do not permit this rollover."
  rollover_not_permitted
  "The \`idempotencyKey\` was used for another input within the last day."
  idempotency_key_reused
}

"Why a mutation was not executed. Nothing was changed."
interface UserError {
  "The error code. The type determines the other fields."
  code: UserErrorCode!
  "A message for developers."
  message: String!
  "The path to the issue: \`input\`, then the field names."
  path: [String!]!
}

"\`validation_failed\`: an input field is invalid."
type ValidationError implements UserError {
  "The error code."
  code: UserErrorCode!
  "A message for developers that describes the issue."
  message: String!
  "The path to the field."
  path: [String!]!
}

"\`invalid_transition\`, \`amount_mismatch\`: the current state does not allow this action."
type TransitionError implements UserError {
  "The error code."
  code: UserErrorCode!
  "A message for developers."
  message: String!
  "The path to the issue."
  path: [String!]!
  "The state of the rollover; null if the error concerns another object."
  state: RolloverState
  "The actions that are possible in this state, for any role. Empty if the error does not depend on the action."
  allowedActions: [RolloverAction!]!
  "IDs of the open rollovers that prevent the account from being erased."
  openRollovers: [ID!]!
}

"\`rollover_not_permitted\`: the rules do not permit it."
type NotPermittedError implements UserError {
  "The error code."
  code: UserErrorCode!
  "A message for developers."
  message: String!
  "The path to the issue."
  path: [String!]!
  "The rules that are not met or cannot be evaluated yet."
  rules: [EligibilityRule!]!
}

"\`version_conflict\`: the object changed after you read it."
type VersionError implements UserError {
  "The error code."
  code: UserErrorCode!
  "A message for developers."
  message: String!
  "The path to the issue."
  path: [String!]!
  "The object's current version."
  currentVersion: Int!
}

"All other codes."
type ConflictError implements UserError {
  "The error code."
  code: UserErrorCode!
  "A message for developers."
  message: String!
  "The path to the issue."
  path: [String!]!
  "Seconds to wait before a retry; null if a retry does not help."
  retryAfterSeconds: Int
  "For \`duplicate_rollover\`: the existing rollover."
  rolloverId: ID
  "For \`duplicate_rollover\`: the state of the existing rollover."
  state: RolloverState
}`;
