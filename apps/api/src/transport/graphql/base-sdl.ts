/** The fixed part of the schema: scalars, pages, nodes and user errors. */
export const BASE_SDL = `"A moment, ISO 8601 in UTC with milliseconds, such as \`2026-01-31T12:00:00.000Z\`. As an input it may have any offset."
scalar DateTime

"A decimal string with two places, such as \`\\"1000.00\\"\`; never a float."
scalar Money

"A JSON object. The integrator's own pairs are texts; elsewhere the values may be any JSON."
scalar JSONObject

"Anything that can be had again by its id."
interface Node {
  "A TypeID: what it is, an underscore, and 26 characters."
  id: ID!
}

"Where a page stands in its list (Relay cursor connections)."
type PageInfo {
  "Whether there are more after this page."
  hasNextPage: Boolean!
  "Always false: lists are read forwards."
  hasPreviousPage: Boolean!
  "The cursor of the first edge; null on an empty page."
  startCursor: String
  "The cursor of the last edge, for \`after\`; null on an empty page."
  endCursor: String
}

type Query {
  """
  Anything that has an id, by its id: a rollover, an account, a custodian, a webhook endpoint, a delivery or an event.
  Needs the scope that reads it.
  """
  node("Its id." id: ID!): Node
}

"""
Why a mutation was not done, as a code of the catalogue (\`/errors/{code}\`): what REST says with 409, 412 and 422. New values may be added.
"""
enum UserErrorCode {
  "The state, the type, or a document that is missing does not allow it now."
  invalid_transition
  "What arrived is not what was sent, and nobody has accepted the difference."
  amount_mismatch
  "The same rollover is already under way."
  duplicate_rollover
  "The account exists with another date of birth or other last four digits, or belongs to another \`externalId\`."
  identity_conflict
  "Too many wrong answers were sent for the account within a day. For a day none is compared."
  identity_locked
  "Another call has already made this key's successor."
  key_already_rotated
  "The first request with this \`idempotencyKey\` is still being worked on."
  idempotency_in_progress
  "The organization has as many of these as it may have."
  limit_exceeded
  "\`consentReference\` names a consent that does not cover the rollover: ask the participant again."
  consent_insufficient
  "Nobody does this alone: ask for it by \`requestApproval\`."
  second_person_required
  "The approval was decided, withdrawn or done, or its time is over."
  approval_ended
  "What matters of the rollover has changed since it was asked for."
  approval_outdated
  "It has changed since the version in \`ifVersion\`."
  version_conflict
  "A field has an unusable value; there is an error for each."
  validation_failed
  "The rules do not permit this rollover."
  rollover_not_permitted
  "The \`idempotencyKey\` was used for another input within the last day."
  idempotency_key_reused
}

"Why a mutation was not done. Nothing was written."
interface UserError {
  "For programs. The type says what else is known."
  code: UserErrorCode!
  "For developers."
  message: String!
  "Where in the input the issue is: \`input\`, then the names of the fields."
  path: [String!]!
}

"\`validation_failed\`: a field of the input has an unusable value."
type ValidationError implements UserError {
  "For programs."
  code: UserErrorCode!
  "For developers: what is wrong there."
  message: String!
  "Which field it is."
  path: [String!]!
}

"\`invalid_transition\`, \`amount_mismatch\`: it cannot be done as things stand."
type TransitionError implements UserError {
  "For programs."
  code: UserErrorCode!
  "For developers."
  message: String!
  "Where in the input the issue is."
  path: [String!]!
  "Where the rollover stands; null when it was an account that refused."
  state: RolloverState
  "What could be done to it instead, whoever may; empty when the refusal does not depend on the action."
  allowedActions: [RolloverAction!]!
  "The ids of the rollovers that keep an account from being erased."
  openRollovers: [ID!]!
}

"\`rollover_not_permitted\`: the rules stand in the way."
type NotPermittedError implements UserError {
  "For programs."
  code: UserErrorCode!
  "For developers."
  message: String!
  "Where in the input the issue is."
  path: [String!]!
  "The rules that are not met, or that cannot be evaluated yet."
  rules: [EligibilityRule!]!
}

"\`version_conflict\`: somebody has changed it since it was read."
type VersionError implements UserError {
  "For programs."
  code: UserErrorCode!
  "For developers."
  message: String!
  "Where in the input the issue is."
  path: [String!]!
  "The version that is there now."
  currentVersion: Int!
}

"Every other code: it says all that there is to say."
type ConflictError implements UserError {
  "For programs."
  code: UserErrorCode!
  "For developers."
  message: String!
  "Where in the input the issue is."
  path: [String!]!
  "After how many seconds the same call is worth repeating; null where it is not."
  retryAfterSeconds: Int
  "Of \`duplicate_rollover\`: the rollover that is already under way."
  rolloverId: ID
  "Where that rollover stands."
  state: RolloverState
}`;
