# Generated from apps/api/openapi.json by npm run generate.
"""Types of bodies and responses. Responses may contain members that these types do not name."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class AcceptDocumentAction(TypedDict):
    r"""Accept a document. Allowed in `draft`, `awaiting_participant`, `submitted`, `in_review`, `approved`, `requested`, `processing`, `funds_sent`, `funds_received`, `awaiting_documents`, `on_hold`. Also requires the scope `rollovers:operate`."""
    action: Literal["accept_document"]
    r"""The action to perform: `accept_document`."""
    params: AcceptDocumentActionParams
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class AcceptDocumentActionParams(TypedDict):
    r"""The parameters of `accept_document`."""
    documentId: str
    r"""ID of one of the rollover's `documents`."""



class Account(TypedDict):
    r"""A participant's account. After erasure, its personal data is null."""
    id: str
    r"""A TypeID: `acct_` and 26 characters."""
    object: Literal["account"]
    r"""The type of the object: always `account`."""
    environment: Environment
    r"""The environment of the object."""
    externalId: str | None
    r"""Your ID for the participant."""
    firstName: str | None
    r"""The given name; null once the account is erased."""
    lastName: str | None
    r"""The family name."""
    formerNames: list[FormerName]
    r"""Earlier names, newest first, up to 20. Empty without `accounts:read`."""
    email: str | None
    r"""The email address; null once the account is erased. Masked without `accounts:read`."""
    phone: str | None
    r"""The phone number in E.164 format. Masked without `accounts:read`."""
    dateOfBirth: str | None
    r"""A calendar date, `YYYY-MM-DD`. Null without `accounts:read`."""
    ssnLast4: str | None
    r"""The last four digits of the Social Security number. Masked without `accounts:read`."""
    address: Address | None
    r"""The participant's address. Masked without `accounts:read`, except for the country."""
    status: AccountStatus
    r"""Whether the account is in use."""
    metadata: dict[str, str]
    r"""Your own metadata. Empty without `accounts:read`."""
    version: int
    r"""The version, which increases with every change. Used in the `ETag` and `ifVersion`."""
    createdAt: str
    r"""When the account was created."""
    updatedAt: str
    r"""When the account was last changed."""



class AccountCreatedEvent(TypedDict):
    r"""An account was created by an API key or in the widget."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["account.created"]
    r"""The event type: `account.created`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: AccountCreatedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class AccountCreatedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `account.created`."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""



class AccountIdentityLockedEvent(TypedDict):
    r"""Five wrong dates of birth or wrong last four SSN digits were sent for an account within a day. Further attempts are blocked until `lockedUntil`. Someone may be guessing."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["account.identity_locked"]
    r"""The event type: `account.identity_locked`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: AccountIdentityLockedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class AccountIdentityLockedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `account.identity_locked`."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    lockedUntil: str
    r"""When attempts are possible again."""



class AccountInput(TypedDict):
    r"""The participant whose account is created or retrieved."""
    externalId: NotRequired[str]
    r"""Your ID for the participant. It determines which account is returned or created."""
    firstName: str
    r"""The given name. In any script, as the person writes it, up to 100 visible characters."""
    lastName: NotRequired[str]
    r"""The family name. In any script, as the person writes it, up to 100 visible characters."""
    email: str
    r"""The email address."""
    phone: NotRequired[str]
    r"""Includes the country code. Stored in E.164 format, such as +14155550123."""
    dateOfBirth: NotRequired[str]
    r"""A calendar date, `YYYY-MM-DD`."""
    ssnLast4: NotRequired[str]
    r"""Only the last four digits of the Social Security number. The full number is rejected everywhere."""
    address: NotRequired[AddressInput]
    r"""The participant's address."""
    metadata: NotRequired[dict[str, str]]
    r"""Your own metadata: up to 50 pairs with string values."""



class AccountPage(TypedDict):
    r"""One page of a list. One page of accounts."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[Account]
    r"""The items of this page."""
    hasMore: bool
    r"""True if there are more items after this page."""
    nextCursor: str | None
    r"""Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll."""



class AccountPatch(TypedDict):
    r"""Fields of an account to change. Omitted fields stay unchanged."""
    externalId: NotRequired[str]
    r"""Your ID for the participant. It can be set once and cannot be changed."""
    firstName: NotRequired[str]
    r"""The given name. It cannot be cleared. In any script, as the person writes it, up to 100 visible characters."""
    lastName: NotRequired[str | None]
    r"""The family name. In any script, as the person writes it, up to 100 visible characters."""
    nameChange: NotRequired[NameChangeInput]
    email: NotRequired[str]
    r"""The email address. It cannot be cleared."""
    phone: NotRequired[str | None]
    r"""Includes the country code. Stored in E.164 format, such as +14155550123."""
    dateOfBirth: NotRequired[str | None]
    r"""A calendar date, `YYYY-MM-DD`."""
    ssnLast4: NotRequired[str | None]
    r"""Only the last four digits of the Social Security number. The full number is rejected everywhere."""
    address: NotRequired[AddressInput | None]
    r"""The participant's address. Replaces the whole address."""
    metadata: NotRequired[dict[str, str]]
    r"""Replaces all your metadata: up to 50 pairs with string values."""



class AcknowledgeAction(TypedDict):
    r"""Record that the source custodian acknowledged the request. Allowed in `requested`. Also requires the scope `rollovers:operate`."""
    action: Literal["acknowledge"]
    r"""The action to perform: `acknowledge`."""
    params: NotRequired[AcknowledgeActionParams]
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class AcknowledgeActionParams(TypedDict):
    r"""`acknowledge` has no parameters."""



class Actor(TypedDict):
    r"""The person or system that acted."""
    type: ActorType
    r"""Kind of actor. New values may be added."""
    id: str | None
    r"""The actor's ID, if it has one."""



class Address(TypedDict):
    r"""A postal address."""
    line1: str
    r"""Street and number."""
    line2: str | None
    r"""The second address line."""
    city: str
    r"""City of the address."""
    region: str | None
    r"""State, province or region."""
    postalCode: str
    r"""Postal code, such as a ZIP code."""
    country: str
    r"""A two-letter ISO 3166-1 code."""



class AddressInput(TypedDict):
    r"""A postal address."""
    line1: str
    r"""Street and number."""
    line2: NotRequired[str]
    r"""The second address line."""
    city: str
    r"""City of the address."""
    region: NotRequired[str]
    r"""State, province or region."""
    postalCode: str
    r"""The postal code. A ZIP+4 must have its hyphen, because nine digits alone could be a Social Security number."""
    country: str
    r"""A two-letter ISO 3166-1 code, such as `US`."""



class AdvanceDistributionInput(TypedDict):
    r"""The payment to the participant of an indirect rollover, as for `record_distribution`."""
    receivedOn: str
    r"""The date the participant received the money, `YYYY-MM-DD`."""
    grossAmount: str
    r"""Amount distributed, before withholding."""
    withheldFederal: str
    r"""Amount withheld for federal tax. Must be zero for direct rollovers and trustee-to-trustee transfers."""
    withheldState: str
    r"""Amount withheld for state tax. Must be zero for direct rollovers and trustee-to-trustee transfers."""
    stateCode: NotRequired[str]
    r"""U.S. state whose tax was withheld, as a two-letter code: box 15 of Form 1099-R."""
    method: NotRequired[DeliveryMethod]
    r"""Delivery method. Default: `check`."""
    sentOn: NotRequired[str]
    r"""The date the money left, `YYYY-MM-DD`."""
    checkNumber: NotRequired[str]
    r"""Number printed on the check."""
    payee: NotRequired[str]
    r"""Payee, such as `Fidelity FBO Grace Hopper`."""
    sources: NotRequired[list[SourceAmountInput]]
    r"""Split among the rollover's `moneySources`, before withholding. Default: the requested split. Required if the request does not determine one."""
    datesAttested: NotRequired[bool]
    r"""Confirms that dates before the creation of the rollover are correct, because the money moved before the rollover was recorded."""



class AdvanceSandboxClockRequest(TypedDict):
    r"""The body of `POST /v1/sandbox/clock/advance`."""
    days: int
    r"""From 1 to 366 days. The clock cannot go back."""



class AdvanceSandboxRolloverRequest(TypedDict):
    r"""The body of `POST /v1/sandbox/rollovers/{id}/advance`."""
    to: NotRequired[RolloverState]
    r"""The state to reach through allowed transitions. Default: one step toward completion."""



class AmendAction(TypedDict):
    r"""Correct account numbers, the destination custodian, the registration, the plan or the delivery method. New instructions replace the previous ones. Allowed in `draft`, `awaiting_participant`, `submitted`, `in_review`, `approved`, `requested`, `processing`, `awaiting_documents`, `on_hold`."""
    action: Literal["amend"]
    r"""The action to perform: `amend`."""
    params: AmendActionParams
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class AmendActionParams(TypedDict):
    r"""The parameters of `amend`."""
    reason: str
    r"""Reason, up to 500 characters. Do not include personal data."""
    source: NotRequired[AmendedSourceInput]
    destination: NotRequired[AmendedDestinationInput]
    relationship: NotRequired[Relationship]
    r"""The participant's correct claim to the money. `own` and `alternate_payee` clear `decedentName`."""
    isInheritedIra: NotRequired[bool]
    r"""True if the destination is an inherited IRA."""
    decedentName: NotRequired[str]
    r"""Name of the deceased owner. Inherited IRAs are titled in that name."""
    planKind: NotRequired[PlanKind]
    r"""Correct kind of the source plan. Spousal consent and some distribution codes depend on it."""
    deliveryMethod: NotRequired[DeliveryMethod]
    r"""Correct delivery method."""
    attestations: NotRequired[Attestations]
    r"""Attestations that the corrected rollover requires. They are added to those already given."""
    consentReference: NotRequired[str]
    r"""Reference to the participant's new consent, if the amendment needs one and it has been given. Without it, the rollover waits for `sign_consent`."""



class AmendedDestinationInput(TypedDict):
    r"""Corrections to the destination."""
    custodianId: NotRequired[str]
    r"""The custodian's ID. Send this or `custodianSlug`."""
    custodianSlug: NotRequired[str]
    r"""The custodian's slug, such as `fidelity`. Send this or `custodianId`."""
    accountNumber: NotRequired[str]
    r"""Correct account number. Required with another custodian."""
    accountType: NotRequired[AccountType]
    r"""Correct account type."""
    planId: NotRequired[str | None]
    r"""Correct plan, recorded with `POST /v1/plans`. It also sets `planName`. Null removes the plan."""
    planName: NotRequired[str]
    r"""Correct name of the employer's plan."""
    firstContributionDate: NotRequired[str]
    r"""Correct date of the participant's first contribution. Some rules depend on it."""



class AmendedSourceInput(TypedDict):
    r"""Corrections to the source."""
    accountNumber: NotRequired[str]
    r"""Correct account number."""
    accountType: NotRequired[AccountType]
    r"""Correct account type."""
    planId: NotRequired[str | None]
    r"""Correct plan, recorded with `POST /v1/plans`. It also sets `planName`. Null removes the plan."""
    planName: NotRequired[str]
    r"""Correct name of the employer's plan."""
    firstContributionDate: NotRequired[str]
    r"""Correct date of the participant's first contribution. Some rules depend on it."""



class AmountMismatch(TypedDict):
    r"""Difference between the amounts sent and received. Null if there was none."""
    expected: str
    r"""Amount that should have arrived."""
    received: str
    r"""Amount that was received."""
    difference: str
    r"""Received minus expected. Can be negative."""
    status: AmountMismatchStatus
    r"""Whether a difference still blocks completion."""
    resolution: str | None
    r"""Reason it was accepted."""



class ApiKey(TypedDict):
    r"""An API key without its secret value."""
    id: str
    r"""A TypeID: `key_` and 26 characters."""
    object: Literal["api_key"]
    r"""The type of the object: always `api_key`."""
    type: ApiKeyType
    r"""The type of the key."""
    environment: Environment
    r"""The environment the key works in."""
    name: str
    r"""The key's name."""
    prefix: str
    r"""The first four characters of the key's body."""
    last4: str
    r"""The last four characters of the key's body."""
    scopes: list[str]
    r"""The key's scopes."""
    ipAllowlist: list[str]
    r"""The addresses and CIDR blocks the key can be used from. Empty allows any address."""
    proofKeyThumbprint: str | None
    r"""The RFC 7638 thumbprint of the public key that the key is bound to; null if it is not bound. Requests with a bound key need a proof signed with the private key (DPoP)."""
    status: ApiKeyStatus
    r"""The key's status. `expiring`: the key works and has an expiration date."""
    createdAt: str
    r"""When the key was created."""
    expiresAt: str | None
    r"""When the key expires; null if never."""
    revokedAt: str | None
    r"""When the key was revoked; null if it was not."""
    lastUsedAt: str | None
    r"""When the key was last used, updated every few seconds."""
    firstUsedAt: str | None
    r"""When the key was first used; null if never, or if the service did not record first uses at that time."""
    rotatedFrom: str | None
    r"""The ID of the key this key replaced."""
    replacedBy: str | None
    r"""The ID of the key that replaced this key."""
    safeToRevoke: SafeToRevoke | None
    r"""Whether the key is still needed. Null unless the key was rotated and still works."""



class ApiKeyExpiringEvent(TypedDict):
    r"""A key expires in 14, 3 or 1 days. For a rotated key, the event is sent only one day before it expires, and only if it is still in use."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["api_key.expiring"]
    r"""The event type: `api_key.expiring`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: ApiKeyExpiringEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class ApiKeyExpiringEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `api_key.expiring`."""
    keyId: str
    r"""TypeID of the API key: `key_` followed by 26 characters."""
    expiresAt: str
    r"""When the key expires."""
    days: int
    r"""The days until the key expires: 14, 3 or 1."""



class ApiKeyLeakedEvent(TypedDict):
    r"""A key was reported as leaked. An active `sk` or `ak` key is revoked immediately, which also sends `api_key.revoked`."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["api_key.leaked"]
    r"""The event type: `api_key.leaked`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: ApiKeyLeakedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class ApiKeyLeakedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `api_key.leaked`."""
    keyId: str
    r"""TypeID of the API key: `key_` followed by 26 characters."""
    source: str | None
    r"""The reporter's name for the place where the key was found, such as `commit` or `gist_content`."""
    url: str | None
    r"""The URL of the page, if the report was signed."""



class ApiKeyNewNetworkEvent(TypedDict):
    r"""An `sk` or `ak` key was used from new networks more than seven days after its first use. Sent at most once a day per key."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["api_key.new_network"]
    r"""The event type: `api_key.new_network`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: ApiKeyNewNetworkEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class ApiKeyNewNetworkEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `api_key.new_network`."""
    keyId: str
    r"""TypeID of the API key: `key_` followed by 26 characters."""
    networks: list[str]
    r"""The first ten networks: /24 for IPv4 addresses, /48 for IPv6."""
    count: int
    r"""The total number of new networks."""
    firstSeenAt: str
    r"""When the key was first used from one of these networks."""



class ApiKeyPage(TypedDict):
    r"""One page of a list. One page of keys, without their secret values."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[ApiKey]
    r"""The items of this page."""
    hasMore: bool
    r"""True if there are more items after this page."""
    nextCursor: str | None
    r"""Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll."""



class ApiKeyRefusalsGrowingEvent(TypedDict):
    r"""At least fifty uses of a key were rejected in one hour, more than ten times its hourly average of the last seven days. Sent at most once a day per key."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["api_key.refusals_growing"]
    r"""The event type: `api_key.refusals_growing`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: ApiKeyRefusalsGrowingEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class ApiKeyRefusalsGrowingEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `api_key.refusals_growing`."""
    keyId: str
    r"""TypeID of the API key: `key_` followed by 26 characters."""
    hour: str
    r"""The start of the hour."""
    refused: int
    r"""Rejected uses in this hour so far."""
    usual: float
    r"""The average number of rejected uses per hour in the last seven days."""
    code: str | None
    r"""The error code of the last rejected use."""



class ApiKeyRevokedEvent(TypedDict):
    r"""A key was revoked."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["api_key.revoked"]
    r"""The event type: `api_key.revoked`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: ApiKeyRevokedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class ApiKeyRevokedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `api_key.revoked`."""
    keyId: str
    r"""TypeID of the API key: `key_` followed by 26 characters."""



class ApiKeyRotatedEvent(TypedDict):
    r"""A key was rotated. The old key works until `expiresAt`."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["api_key.rotated"]
    r"""The event type: `api_key.rotated`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: ApiKeyRotatedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class ApiKeyRotatedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `api_key.rotated`."""
    keyId: str
    r"""TypeID of the API key: `key_` followed by 26 characters."""
    successorId: str
    r"""The new key: `key_` followed by 26 characters."""
    expiresAt: str
    r"""When the old key stops working."""



class ApiKeyUnusedEvent(TypedDict):
    r"""An active key was not used for ninety days. Revoke it if it is no longer needed."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["api_key.unused"]
    r"""The event type: `api_key.unused`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: ApiKeyUnusedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class ApiKeyUnusedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `api_key.unused`."""
    keyId: str
    r"""TypeID of the API key: `key_` followed by 26 characters."""
    lastUsedAt: str | None
    r"""When the key was last used; null if never."""



class Approval(TypedDict):
    r"""An action that one person requests and another confirms."""
    id: str
    r"""A TypeID: `apr_` and 26 characters."""
    object: Literal["approval"]
    r"""The type of the object: always `approval`."""
    action: ApprovalAction
    r"""The requested action. New values may be added."""
    rolloverId: str | None
    r"""The rollover of the approval; null if it is not about a rollover."""
    rolloverVersion: int | None
    r"""The rollover's version at the time of the request. The facts the approval covers must not change until it is confirmed."""
    params: dict[str, Any] | None
    r"""The parameters of the request; null after the participant was erased."""
    state: ApprovalState
    r"""The state of an approval. New values may be added."""
    requestedBy: Actor
    r"""The member or API key that requested the action."""
    isOwn: bool
    r"""Whether you or one of your keys made the request. If so, another person must decide, and you can withdraw it."""
    requestedAt: str
    r"""When it was requested."""
    expiresAt: str
    r"""When the approval expires. It must be decided and executed before then."""
    decidedBy: Actor | None
    r"""The person who decided or withdrew it; null until then."""
    decidedAt: str | None
    r"""When it was decided or withdrawn; null until then."""
    reason: str | None
    r"""The reason for declining, if one was given."""
    usedAt: str | None
    r"""When the approved action was first executed."""
    rollover: ApprovedRollover | None
    r"""The rollover now; null if the approval is not about a rollover."""
    changes: list[str]
    r"""The facts that changed after the request, such as `participant.lastName` or `destination.wire`. Empty once the approval is executed or has ended. If any fact changed, confirming returns `approval_outdated`."""
    changedFacts: list[ChangedFact]
    r"""The facts in `changes`, with their values. Account numbers are masked. The participant's values are null without `accounts:read`."""
    approvers: list[Approver] | None
    r"""The members who can confirm or decline the approval; empty once it is decided. Null without `members:read`."""
    cannotDecide: CannotDecide | None
    r"""Why you cannot confirm or decline it; null if you can."""



class ApprovalConfirmedEvent(TypedDict):
    r"""A second person confirmed the approval."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["approval.confirmed"]
    r"""The event type: `approval.confirmed`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: ApprovalConfirmedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class ApprovalConfirmedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `approval.confirmed`."""
    approvalId: str
    r"""TypeID of the approval."""
    action: str
    r"""The requested action. New values may be added."""
    rolloverId: str | None
    r"""Null if the approval is not about a rollover."""
    requestedBy: ApprovalConfirmedEventDataRequestedBy
    decidedBy: ApprovalConfirmedEventDataDecidedBy | None
    r"""The person who decided, or the requester who withdrew; null until then."""
    expiresAt: str
    r"""When the approval expires."""



class ApprovalConfirmedEventDataDecidedBy(TypedDict):
    r"""The person who decided, or the requester who withdrew; null until then."""
    type: str
    r"""The kind of actor, such as `member` or `api_key`."""
    id: str | None
    r"""ID of the member or API key. Null for the service."""



class ApprovalConfirmedEventDataRequestedBy(TypedDict):
    r"""The member or API key that requested the action."""
    type: str
    r"""The kind of actor, such as `member` or `api_key`."""
    id: str | None
    r"""ID of the member or API key. Null for the service."""



class ApprovalDeclinedEvent(TypedDict):
    r"""A second person declined the approval."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["approval.declined"]
    r"""The event type: `approval.declined`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: ApprovalDeclinedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class ApprovalDeclinedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `approval.declined`."""
    approvalId: str
    r"""TypeID of the approval."""
    action: str
    r"""The requested action. New values may be added."""
    rolloverId: str | None
    r"""Null if the approval is not about a rollover."""
    requestedBy: ApprovalDeclinedEventDataRequestedBy
    decidedBy: ApprovalDeclinedEventDataDecidedBy | None
    r"""The person who decided, or the requester who withdrew; null until then."""
    expiresAt: str
    r"""When the approval expires."""



class ApprovalDeclinedEventDataDecidedBy(TypedDict):
    r"""The person who decided, or the requester who withdrew; null until then."""
    type: str
    r"""The kind of actor, such as `member` or `api_key`."""
    id: str | None
    r"""ID of the member or API key. Null for the service."""



class ApprovalDeclinedEventDataRequestedBy(TypedDict):
    r"""The member or API key that requested the action."""
    type: str
    r"""The kind of actor, such as `member` or `api_key`."""
    id: str | None
    r"""ID of the member or API key. Null for the service."""



class ApprovalEvidence(TypedDict):
    r"""The facts that an approval covers, and proof of its decision."""
    object: Literal["approval_evidence"]
    r"""The type of the object: always `approval_evidence`."""
    environment: Environment
    r"""The environment of the object."""
    approvalId: str
    r"""The ID of the approval that the facts and the receipt belong to."""
    facts: list[ComparedFact]
    r"""The covered facts, as requested and now. Empty if the approval is not about a rollover. Account numbers are masked. The participant's values are null without `accounts:read`."""
    receipt: DecisionReceipt | None
    r"""The receipt; null until the decision, and for older decisions."""



class ApprovalExpiredEvent(TypedDict):
    r"""The 24 hours passed before the approval was decided or its action was executed."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["approval.expired"]
    r"""The event type: `approval.expired`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: ApprovalExpiredEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class ApprovalExpiredEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `approval.expired`."""
    approvalId: str
    r"""TypeID of the approval."""
    action: str
    r"""The requested action. New values may be added."""
    rolloverId: str | None
    r"""Null if the approval is not about a rollover."""
    requestedBy: ApprovalExpiredEventDataRequestedBy
    decidedBy: ApprovalExpiredEventDataDecidedBy | None
    r"""The person who decided, or the requester who withdrew; null until then."""
    expiresAt: str
    r"""When the approval expires."""



class ApprovalExpiredEventDataDecidedBy(TypedDict):
    r"""The person who decided, or the requester who withdrew; null until then."""
    type: str
    r"""The kind of actor, such as `member` or `api_key`."""
    id: str | None
    r"""ID of the member or API key. Null for the service."""



class ApprovalExpiredEventDataRequestedBy(TypedDict):
    r"""The member or API key that requested the action."""
    type: str
    r"""The kind of actor, such as `member` or `api_key`."""
    id: str | None
    r"""ID of the member or API key. Null for the service."""



class ApprovalOutdatedEvent(TypedDict):
    r"""Details of the participant or a custodian changed after the request or confirmation, before money was sent. The change makes the approval outdated."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["approval.outdated"]
    r"""The event type: `approval.outdated`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: ApprovalOutdatedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class ApprovalOutdatedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `approval.outdated`."""
    approvalId: str
    r"""TypeID of the approval."""
    action: str
    r"""The requested action. New values may be added."""
    rolloverId: str | None
    r"""Null if the approval is not about a rollover."""
    requestedBy: ApprovalOutdatedEventDataRequestedBy
    decidedBy: ApprovalOutdatedEventDataDecidedBy | None
    r"""The person who decided, or the requester who withdrew; null until then."""
    expiresAt: str
    r"""When the approval expires."""



class ApprovalOutdatedEventDataDecidedBy(TypedDict):
    r"""The person who decided, or the requester who withdrew; null until then."""
    type: str
    r"""The kind of actor, such as `member` or `api_key`."""
    id: str | None
    r"""ID of the member or API key. Null for the service."""



class ApprovalOutdatedEventDataRequestedBy(TypedDict):
    r"""The member or API key that requested the action."""
    type: str
    r"""The kind of actor, such as `member` or `api_key`."""
    id: str | None
    r"""ID of the member or API key. Null for the service."""



class ApprovalPage(TypedDict):
    r"""One page of a list. One page of approvals."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[Approval]
    r"""The items of this page."""
    hasMore: bool
    r"""True if there are more items after this page."""
    nextCursor: str | None
    r"""Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll."""



class ApprovalRequestedEvent(TypedDict):
    r"""An action that needs a second person was requested."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["approval.requested"]
    r"""The event type: `approval.requested`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: ApprovalRequestedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class ApprovalRequestedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `approval.requested`."""
    approvalId: str
    r"""TypeID of the approval."""
    action: str
    r"""The requested action. New values may be added."""
    rolloverId: str | None
    r"""Null if the approval is not about a rollover."""
    requestedBy: ApprovalRequestedEventDataRequestedBy
    decidedBy: ApprovalRequestedEventDataDecidedBy | None
    r"""The person who decided, or the requester who withdrew; null until then."""
    expiresAt: str
    r"""When the approval expires."""



class ApprovalRequestedEventDataDecidedBy(TypedDict):
    r"""The person who decided, or the requester who withdrew; null until then."""
    type: str
    r"""The kind of actor, such as `member` or `api_key`."""
    id: str | None
    r"""ID of the member or API key. Null for the service."""



class ApprovalRequestedEventDataRequestedBy(TypedDict):
    r"""The member or API key that requested the action."""
    type: str
    r"""The kind of actor, such as `member` or `api_key`."""
    id: str | None
    r"""ID of the member or API key. Null for the service."""



class ApprovalWithdrawnEvent(TypedDict):
    r"""The requester withdrew the approval or replaced it with a new request."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["approval.withdrawn"]
    r"""The event type: `approval.withdrawn`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: ApprovalWithdrawnEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class ApprovalWithdrawnEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `approval.withdrawn`."""
    approvalId: str
    r"""TypeID of the approval."""
    action: str
    r"""The requested action. New values may be added."""
    rolloverId: str | None
    r"""Null if the approval is not about a rollover."""
    requestedBy: ApprovalWithdrawnEventDataRequestedBy
    decidedBy: ApprovalWithdrawnEventDataDecidedBy | None
    r"""The person who decided, or the requester who withdrew; null until then."""
    expiresAt: str
    r"""When the approval expires."""



class ApprovalWithdrawnEventDataDecidedBy(TypedDict):
    r"""The person who decided, or the requester who withdrew; null until then."""
    type: str
    r"""The kind of actor, such as `member` or `api_key`."""
    id: str | None
    r"""ID of the member or API key. Null for the service."""



class ApprovalWithdrawnEventDataRequestedBy(TypedDict):
    r"""The member or API key that requested the action."""
    type: str
    r"""The kind of actor, such as `member` or `api_key`."""
    id: str | None
    r"""ID of the member or API key. Null for the service."""



class ApproveAction(TypedDict):
    r"""Approve. All documents that the source custodian requires must be provided. Allowed in `in_review`. Also requires the scope `rollovers:operate`."""
    action: Literal["approve"]
    r"""The action to perform: `approve`."""
    params: NotRequired[ApproveActionParams]
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class ApproveActionParams(TypedDict):
    r"""`approve` has no parameters."""



class ApprovedAmount(TypedDict):
    r"""The requested amount."""
    kind: str
    r"""`full` or `partial`. New values may be added."""
    requested: str | None
    r"""The amount of a partial rollover."""
    currency: str
    r"""Currency of the amount: `USD`."""



class ApprovedDocument(TypedDict):
    r"""A document of the rollover."""
    id: str
    r"""The document ID."""
    type: str
    r"""The type of document. New values may be added."""
    name: str
    r"""The document's name."""
    status: str
    r"""The document's status. New values may be added."""
    hasFile: bool
    r"""Whether `GET /v1/documents/{id}/file` returns its file; false for a reference."""



class ApprovedRollover(TypedDict):
    r"""The rollover of an approval."""
    participantName: str | None
    r"""The participant's name; null without `accounts:read`, and once the account is erased."""
    amount: ApprovedAmount
    moneySources: list[MoneySource]
    r"""The amount by money source; empty if the rollover names no sources."""
    deliveryMethod: str
    r"""How the money moves. New values may be added."""
    source: ApprovedSide
    r"""The account the money moves from."""
    destination: ApprovedSide
    r"""The account the money moves to."""
    documents: list[ApprovedDocument]
    r"""The documents that the approval covers."""



class ApprovedSide(TypedDict):
    r"""One side of a rollover that needs an approval."""
    custodianId: str
    r"""TypeID of the custodian: `cus_` followed by 26 characters."""
    custodianName: str | None
    r"""Name of the custodian, as in the directory."""
    accountType: str
    r"""Tax type of the account, such as `traditional_ira`."""
    accountNumberMask: str
    r"""The last digits of the account number."""



class Approver(TypedDict):
    r"""A member who can decide an approval."""
    id: str
    r"""The member's ID."""
    name: str
    r"""The member's name."""



class Asset(TypedDict):
    r"""A quantity of a security."""
    cusip: str | None
    r"""CUSIP. Null if only the symbol is known."""
    symbol: str | None
    r"""Ticker symbol. Null if only the CUSIP is known."""
    quantity: str
    r"""Quantity: a decimal string with up to six decimal places."""
    fairMarketValue: str | None
    r"""Value of the quantity on the day of the payment or receipt. Null if unknown."""
    employerStockCost: str | None
    r"""Cost of employer stock to the plan, in a lump-sum distribution. Null otherwise."""



class AssetDifference(TypedDict):
    r"""A security whose received quantity differs from the quantity sent."""
    cusip: str | None
    r"""CUSIP. Null if only the symbol is known."""
    symbol: str | None
    r"""Ticker symbol. Null if only the CUSIP is known."""
    expected: str
    r"""Quantity sent: a decimal string with up to six decimal places."""
    received: str
    r"""Quantity received: a decimal string with up to six decimal places."""
    difference: str
    r"""Received minus expected, which can be negative: a decimal string with up to six decimal places."""



class AssetInput(TypedDict):
    r"""A quantity of a security, identified by CUSIP, symbol or both."""
    cusip: NotRequired[str]
    r"""CUSIP: nine capital letters and digits, the last of which is the check digit."""
    symbol: NotRequired[str]
    r"""Ticker symbol, such as `VTI` or `BRK.B`."""
    quantity: str
    r"""Quantity in shares, units or face value: a decimal string with up to six decimal places."""
    fairMarketValue: NotRequired[str]
    r"""Value of the whole quantity on the day of the payment or receipt, in dollars. Part of box 1 of Form 1099-R."""
    employerStockCost: NotRequired[str]
    r"""Cost of the employer's stock to the plan, in dollars. Only for a lump-sum distribution: the value above this cost is box 6 of Form 1099-R."""



class AssetMismatch(TypedDict):
    r"""Difference between the assets sent and received in kind. Null if there is none."""
    differences: list[AssetDifference]
    r"""Securities whose received quantity differs from the quantity sent."""
    status: AssetMismatchStatus
    r"""Whether the difference still blocks completion."""
    resolution: str | None
    r"""Reason the difference was accepted."""



class Attestations(TypedDict):
    r"""The participant's attestations. Some rules require them."""
    taxableAcknowledged: NotRequired[bool]
    r"""The participant understands that this rollover is taxable."""
    noOtherRolloverIn12Months: NotRequired[bool]
    r"""The participant has made no other indirect IRA rollover within 12 months."""
    eligibleAmount: NotRequired[bool]
    r"""No part of the amount is a required minimum distribution, a hardship distribution, a periodic payment or a loan. Covers `notHardship`, `notPeriodicPayment`, `notLoan` and `rmdSatisfied` if they are not given."""
    notHardship: NotRequired[bool]
    r"""No part of the amount is a hardship distribution from a plan."""
    notPeriodicPayment: NotRequired[bool]
    r"""No part of the amount belongs to a series of substantially equal payments over a lifetime or at least ten years."""
    notLoan: NotRequired[bool]
    r"""No part of the amount is a plan loan that is treated as a distribution but must still be repaid. Plan loan offsets do not count."""
    qualifiedLoanOffsetOn: NotRequired[str]
    r"""Date of the plan loan offset that this amount rolls over, `YYYY-MM-DD`. The offset must result from plan termination or the end of employment. The deadline is the due date of the tax return for that year, in October, unless both `hasFilingExtension` and `hasFiledOnTime` are false."""
    hasFilingExtension: NotRequired[bool]
    r"""The participant has an extension until October to file the tax return for the year of the loan offset."""
    hasFiledOnTime: NotRequired[bool]
    r"""The participant files the tax return for the year of the loan offset by its due date in April. They then have until October to roll over the offset, and must amend the return (Reg. §301.9100-2(b))."""
    repaymentOf: NotRequired[RepaymentOfInput]
    rmdSatisfied: NotRequired[bool]
    r"""The required minimum distribution for the year was paid and is not part of the amount. Required if the participant turns 73 this year or earlier (75 if born after 1959), unless an IRA moves from trustee to trustee."""
    rmdAmount: NotRequired[str]
    r"""Amount of the year's required minimum distribution. Use with `rmdSatisfied`."""
    isStillWorking: NotRequired[bool]
    r"""The participant still works for the source plan's employer and owns no more than 5% of it."""
    isSeparatedAt55: NotRequired[bool]
    r"""The participant left the source plan's employer in or after the year of their 55th birthday."""
    isPublicSafetySeparated: NotRequired[bool]
    r"""The participant was a public safety employee, and left the source plan's employer in or after the year of their 50th birthday, or after 25 years of service (IRC §72(t)(10))."""
    isSimplePlanReplaced: NotRequired[bool]
    r"""The employer ended the SIMPLE IRA plan and replaced it with the 401(k) or 403(b) plan that receives the money. The two-year rule then does not apply (IRC §72(t)(6)(B))."""
    sourceRothPlan: NotRequired[RothIraPlan]
    r"""The source is a Roth SIMPLE IRA or a Roth SEP IRA. Use with the account type `roth_ira`. The two-year rule of SIMPLE IRAs applies to a Roth SIMPLE IRA."""
    destinationRothPlan: NotRequired[RothIraPlan]
    r"""The destination is a Roth SIMPLE IRA or a Roth SEP IRA. Use with the account type `roth_ira`."""
    isIncidentToDivorce: NotRequired[bool]
    r"""The IRA, or part of it, is transferred to the participant as a spouse or former spouse under a divorce or separation instrument (IRC §408(d)(6)). Use with the relationship `alternate_payee` and the type `trustee_transfer`."""
    postponement: NotRequired[PostponementInput]
    disasterDeclaration: NotRequired[str]
    r"""Number of the disaster declaration or IRS announcement that postpones the deadline, such as `DR-4844-FL`. The service takes the period from its list of declarations and returns it as `postponement`. Check that the participant is an affected taxpayer."""
    ownerDiedOn: NotRequired[str]
    r"""For beneficiaries: date of the owner's death, `YYYY-MM-DD`. The ten-year rule and the required minimum distribution for the year of death depend on it."""
    automaticRollover: NotRequired[AutomaticRolloverInput]
    otherMovement: NotRequired[OtherMovement]
    r"""A movement that is not a rollover. Always rejected; the error says what to do instead."""
    isRolledIn: NotRequired[bool]
    r"""The amount was rolled into the governmental 457(b) plan from an IRA or another kind of plan."""
    isNonresidentAlien: NotRequired[bool]
    r"""The recipient is a nonresident alien. The payer then uses Form 1042-S instead of Form 1099-R."""
    isMarried: NotRequired[bool]
    r"""The participant is married. A pension plan requires the spouse's consent."""



class AutomaticRolloverInput(TypedDict):
    r"""The rollover happens without the participant's consent, after a notice. Use the notice's ID as the `consentReference`."""
    kind: AutomaticRolloverKind
    r"""Kind of a rollover without the participant's consent. New values may be added."""
    noticeSentOn: str
    r"""Date of the notice to the participant, `YYYY-MM-DD`."""



class AvailableAction(TypedDict):
    r"""An action that can be performed on a rollover now."""
    object: Literal["action"]
    r"""The type of the object: always `action`."""
    action: AvailableActionAction
    r"""The action. New values may be added."""
    summary: str
    r"""Short description of the action."""
    leadsTo: RolloverState | None
    r"""Resulting state. Null if the action does not change the state, or if the result depends on the rollover."""
    needsSecondPerson: bool
    r"""True if a second person must confirm this action. Request it with `POST /v1/approvals` instead."""
    event: str
    r"""Type of the event that webhook endpoints receive when the action is performed."""
    params: dict[str, Any]
    r"""JSON Schema of the action's parameters. `x-enum-descriptions` explains each enum value. In GraphQL, the mutation's input has the same fields."""



class AvailableActionPage(TypedDict):
    r"""One page of a list. Actions that this credential can perform now, given valid parameters."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[AvailableAction]
    r"""The actions that are possible now."""



class BankFileReturnInput(TypedDict):
    r"""A return in a bank file."""
    position: int
    r"""Position of the return in `returns`, from 1. Lines can have several returns."""



class CancelAction(TypedDict):
    r"""Cancel. Possible until money leaves. Allowed in `draft`, `awaiting_participant`, `submitted`, `in_review`, `approved`, `requested`, `processing`, `awaiting_documents`, `on_hold`."""
    action: Literal["cancel"]
    r"""The action to perform: `cancel`."""
    params: CancelActionParams
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class CancelActionParams(TypedDict):
    r"""The parameters of `cancel`."""
    reason: str
    r"""Reason, up to 500 characters. Do not include personal data."""



class CancelDistributionRequest(TypedDict):
    r"""The body of `POST /v1/distributions/{id}/cancel`."""
    reason: str
    r"""Reason, up to 500 characters. Do not include personal data."""



class CashPayment(TypedDict):
    r"""The payment of a distribution's cash part. It has its own Form 1099-R."""
    paidOn: str
    r"""Date of the payment."""
    withheldFederal: str
    r"""Amount withheld for federal tax."""
    withheldState: str
    r"""Amount withheld for state tax."""
    stateCode: str | None
    r"""State whose tax was withheld. Null if unknown."""
    taxTreatment: TaxTreatment



class CashPaymentInput(TypedDict):
    r"""How the cash part of a distribution was paid."""
    paidOn: NotRequired[str]
    r"""Date of the payment, `YYYY-MM-DD`. Default: today in the organization's time zone."""
    withheldFederal: NotRequired[str]
    r"""Amount withheld for federal tax. Default: `0.00`."""
    withheldState: NotRequired[str]
    r"""Amount withheld for state tax. Default: `0.00`."""
    stateCode: NotRequired[str]
    r"""U.S. state whose tax was withheld, as a two-letter code: box 15 of Form 1099-R."""



class ChangedFact(TypedDict):
    r"""A fact that changed after the approval was requested."""
    fact: str
    r"""The fact, as in `changes`."""
    before: str | None
    r"""Its value at the time of the request; null if it had no value or the value is unknown."""
    after: str | None
    r"""Its value now; null if it has none."""



class ComparedFact(TypedDict):
    r"""A fact that the approval covers."""
    fact: str
    r"""The fact, such as `participant.lastName` or `destination.wire`."""
    requested: str | None
    r"""Its value at the time of the request; null if it had no value or the value is unknown."""
    current: str | None
    r"""Its value now; null if it has none."""
    isChanged: bool
    r"""Whether the fact changed after the request."""



class CompleteAction(TypedDict):
    r"""Complete the rollover when the money is posted to the destination account. Allowed in `funds_received`. Also requires the scope `rollovers:operate`."""
    action: Literal["complete"]
    r"""The action to perform: `complete`."""
    params: CompleteActionParams
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class CompleteActionParams(TypedDict):
    r"""The parameters of `complete`."""
    postedAmount: str
    r"""Amount posted to the destination account. Must be the amount received, or `0.00` if all of it arrived in kind."""



class ConfirmApprovalRequest(TypedDict):
    r"""The body of `POST /v1/approvals/{id}/confirm`."""
    passkey: NotRequired[PasskeySignature]



class ConfirmPaymentDetailsRequest(TypedDict):
    r"""The body of `POST /v1/payment-details/{id}/confirm`."""
    phone: str
    r"""The number called. It must not be the number that came with the details."""
    phoneSource: str
    r"""Where the number was found, such as a statement."""
    spokeWith: str
    r"""The person who confirmed the details."""



class ConfirmRequirementSetRequest(TypedDict):
    r"""The body of `POST /v1/requirement-sets/{id}/confirm`."""
    expiresOn: NotRequired[str]
    r"""The last day on which the set counts as confirmed. Default: twelve months from today."""



class Consent(TypedDict):
    r"""The participant's consent. Null until it is given."""
    reference: str
    r"""Reference to the participant's signed consent: a consent ID (`GET /v1/consents/{id}`), or your own ID or name for it."""
    givenAt: str
    r"""Time it was recorded."""
    supersededAt: str | None
    r"""Time of the amendment that requires a new consent. Null while the consent covers the rollover."""



class ConsentRecord(TypedDict):
    r"""The participant's consent in the widget, with the texts as they were shown. Only the name changes, and erasing the account removes personal data."""
    id: str
    r"""A TypeID: `cons_` and 26 characters."""
    object: Literal["consent"]
    r"""The type of the object: always `consent`."""
    environment: Environment
    r"""The environment of the object."""
    accountId: str
    r"""The account of the participant."""
    participantName: str | None
    r"""The participant's current name; null after the account is erased."""
    sessionId: str | None
    r"""The widget session in which the consent was given; null after the account is erased."""
    rollover: ConsentRollover
    statements: list[ConsentStatement]
    r"""The statements, in the order they were shown."""
    attestations: Attestations
    r"""The participant's attestations, in the format of `attestations` in `POST /v1/rollovers`."""
    createdAt: str
    r"""When the consent was given, by the service's clock."""



class ConsentRecordPage(TypedDict):
    r"""One page of a list. One page of consents."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[ConsentRecord]
    r"""The items of this page."""
    hasMore: bool
    r"""True if there are more items after this page."""
    nextCursor: str | None
    r"""Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll."""



class ConsentRollover(TypedDict):
    r"""The rollover that the participant agreed to: the accounts the money moves from and to."""
    type: RolloverType
    r"""How the money was to move."""
    source: ConsentSide
    r"""The account the money was to move from."""
    destination: ConsentSide
    r"""The account the money was to move to."""



class ConsentSide(TypedDict):
    r"""One side of the rollover, as the participant chose it."""
    custodianId: str | None
    r"""The custodian ID; null if the directory did not list the custodian."""
    custodianName: str | None
    r"""The custodian's name, as it was shown; null if none was shown or the account is erased."""
    accountType: AccountType
    r"""Tax type of the account, such as `traditional_ira`."""



class ConsentStatement(TypedDict):
    r"""A statement that the participant agreed to by checking its box."""
    kind: StatementKind
    r"""Whose statement it is: the service's or your own."""
    statement: str
    r"""The statement ID: one from the service's catalog, or your own."""
    version: str
    r"""The version of the statement that was shown."""
    language: str
    r"""The language in which the statement was shown, as a BCP 47 tag."""
    text: str | None
    r"""The exact text that was shown. It came from a browser, so never render it as HTML. Null after the account is erased, unless the text is from the catalog."""
    url: str | None
    r"""The URL of the full text; null if the full text was shown."""
    isAltered: bool
    r"""Whether your page showed a text that differs from the catalog's text in that language."""



class ContractChange(TypedDict):
    r"""A change of the REST contract."""
    change: str
    r"""`added`, `removed` or `deprecated`. New values may be added."""
    kind: str
    r"""`operation`, `event` or `member` (a field of a schema). New values may be added."""
    name: str
    r"""The name in `/openapi.json`, such as `GET /v1/rollovers`, `rollover.completed` or `Rollover.metadata`."""
    version: str | None
    r"""The release that contains the change. Null for deprecations and unreleased changes."""
    date: str | None
    r"""The date of the release or of the deprecation. Null before the release."""
    sunset: str | None
    r"""When a deprecated operation stops working, as in the header `Sunset`, or a deprecated field is removed. Null until decided."""
    successor: str | None
    r"""The replacement of a deprecated operation or field."""



class ContractChanges(TypedDict):
    r"""When each operation, event type and field was added."""
    object: Literal["contract_changes"]
    r"""The type of the object: always `contract_changes`."""
    version: str
    r"""The version of this deployment, as in `/openapi.json`."""
    changes: list[ContractChange]
    r"""The changes of each release, oldest first, then unreleased changes, then deprecations."""



class CorrectReceiptAction(TypedDict):
    r"""Correct a receipt. The original is voided, and a corrected copy replaces it. Allowed in `processing`, `funds_sent`, `funds_received`, `completed`, `failed`. Also requires the scope `rollovers:operate`."""
    action: Literal["correct_receipt"]
    r"""The action to perform: `correct_receipt`."""
    params: CorrectReceiptActionParams
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class CorrectReceiptActionParams(TypedDict):
    r"""The parameters of `correct_receipt`."""
    receiptId: str
    r"""ID of one of the rollover's `receipts`."""
    reason: str
    r"""Reason, up to 500 characters. Do not include personal data."""
    amount: NotRequired[str]
    r"""Correct amount received."""
    receivedOn: NotRequired[str]
    r"""The date the money arrived, `YYYY-MM-DD`."""
    transferId: NotRequired[str]
    r"""ID of one of the rollover's `transfers`. The transfer that the money came from."""
    method: NotRequired[DeliveryMethod]
    r"""Correct delivery method."""
    checkNumber: NotRequired[str]
    r"""Number printed on the check."""
    payee: NotRequired[str]
    r"""Payee, such as `Fidelity FBO Grace Hopper`."""
    lateReason: NotRequired[str]
    r"""Reason the money is late. Do not include personal data."""
    lateReasonCode: NotRequired[LateReasonCode]
    r"""Reason the money arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2))."""
    datesAttested: NotRequired[bool]
    r"""Confirms that dates before the creation of the rollover are correct, because the money moved before the rollover was recorded."""



class CorrectTransferAction(TypedDict):
    r"""Correct a transfer. The original is voided, and a corrected copy replaces it. Allowed in `processing`, `funds_sent`, `funds_received`, `completed`, `failed`. Also requires the scope `rollovers:operate`."""
    action: Literal["correct_transfer"]
    r"""The action to perform: `correct_transfer`."""
    params: CorrectTransferActionParams
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class CorrectTransferActionParams(TypedDict):
    r"""The parameters of `correct_transfer`."""
    transferId: str
    r"""ID of one of the rollover's `transfers`."""
    reason: str
    r"""Reason, up to 500 characters. Do not include personal data."""
    amount: NotRequired[str]
    r"""Correct amount sent, net of withholding."""
    withheldFederal: NotRequired[str]
    r"""Correct amount withheld for federal tax."""
    withheldState: NotRequired[str]
    r"""Correct amount withheld for state tax."""
    stateCode: NotRequired[str]
    r"""U.S. state whose tax was withheld, as a two-letter code: box 15 of Form 1099-R."""
    method: NotRequired[DeliveryMethod]
    r"""Correct delivery method."""
    sentOn: NotRequired[str]
    r"""The date the money left, `YYYY-MM-DD`."""
    receivedOn: NotRequired[str]
    r"""The date the participant received the money, `YYYY-MM-DD`."""
    carrier: NotRequired[MailCarrier]
    r"""Carrier of a mailed check."""
    trackingNumber: NotRequired[str]
    r"""Tracking number of the carrier or bank. With a `carrier`, its format and check digit are checked."""
    expectedOn: NotRequired[str]
    r"""Date a check mailed to the destination is expected to arrive, `YYYY-MM-DD`, up to 90 days from today. The rollover is overdue after that date. Default: based on the organization's `waits`."""
    checkNumber: NotRequired[str]
    r"""Number printed on the check."""
    payee: NotRequired[str]
    r"""Payee, such as `Fidelity FBO Grace Hopper`."""
    sources: NotRequired[list[SourceAmountInput]]
    r"""Split among the rollover's `moneySources`, before withholding. Default: the requested split. Required if the request does not determine one."""
    datesAttested: NotRequired[bool]
    r"""Confirms that dates before the creation of the rollover are correct, because the money moved before the rollover was recorded."""



class CreateOrRetrieveAccountCreatedResponse(TypedDict):
    r"""The account was created."""
    id: str
    r"""The account's ID, at the top level as in other responses. Same as `account.id`."""
    account: Account
    r"""The created or existing account."""
    created: bool
    r"""Whether this call created it."""



class CreateOrRetrieveAccountResponse(TypedDict):
    r"""The account already existed. Nothing was changed."""
    id: str
    r"""The account's ID, at the top level as in other responses. Same as `account.id`."""
    account: Account
    r"""The created or existing account."""
    created: bool
    r"""Whether this call created it."""



class CreateTrackingLinkRequest(TypedDict):
    r"""The body of `POST /v1/rollovers/{id}/tracking-links`."""
    language: NotRequired[TrackingLanguage]
    r"""Language of the page and its messages. Default: the language of the participant's consent, otherwise `en`."""
    expiresInDays: NotRequired[int]
    r"""Days until the link expires. Default: 90."""
    sendEmail: NotRequired[bool]
    r"""Whether to email the link to the participant. Default: false."""



class Custodian(TypedDict):
    r"""An institution that holds retirement accounts."""
    id: str
    r"""A TypeID: `cus_` and 26 characters."""
    object: Literal["custodian"]
    r"""The type of the object: always `custodian`."""
    environment: Environment
    r"""The custodian's environment."""
    slug: str
    r"""A stable, unique name for URLs."""
    name: str
    r"""Name of the custodian, as in the directory."""
    aliases: list[str]
    r"""Aliases and former names that participants still use."""
    category: CustodianCategory
    r"""The main type of institution."""
    roles: list[CustodianRole]
    r"""The sides of a rollover that the custodian can be on."""
    supportedAccountTypes: list[AccountType]
    r"""The account types it holds."""
    deliveryMethods: list[DeliveryMethod]
    r"""How it sends and receives money."""
    requirements: CustodianRequirements
    r"""The documents it requires before it releases money."""
    processingDays: ProcessingDays
    r"""The processing time, in business days."""
    logoUrl: str | None
    r"""Address of an image with the custodian's logo."""
    website: str | None
    r"""The URL of the website."""
    verified: bool
    r"""Whether the operator has confirmed these facts with the custodian."""
    active: bool
    r"""Whether the custodian is active. Inactive custodians can be read by ID but are not listed."""
    popularRank: float | None
    r"""The position in the list shown before the participant types, from 1, set by the operator; null if the custodian is not in it."""
    match: CustodianMatch | None
    createdAt: str
    r"""When the custodian was added to the directory."""
    receiving: ReceivingInstructions | None



class CustodianAch(TypedDict):
    r"""How to pay through the Automated Clearing House."""
    routingNumber: str
    r"""The bank's nine-digit routing number."""
    accountNumberMask: str
    r"""The last digits of the bank account number. The full number appears only in a rollover's instructions."""



class CustodianMatch(TypedDict):
    r"""Why the search matched; null without a search."""
    kind: CustodianMatchKind
    r"""How the matching name relates to the custodian. New values may be added."""
    text: str
    r"""The matching name, as written in the directory."""
    note: str | None
    r"""A sentence for participants, in English; null if the directory has none."""



class CustodianPage(TypedDict):
    r"""One page of a list. One page of custodians."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[Custodian]
    r"""The items of this page."""
    hasMore: bool
    r"""True if there are more items after this page."""
    nextCursor: str | None
    r"""Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll."""



class CustodianRejectAction(TypedDict):
    r"""Record a final rejection by the source custodian. Allowed in `requested`, `processing`. Also requires the scope `rollovers:operate`."""
    action: Literal["custodian_reject"]
    r"""The action to perform: `custodian_reject`."""
    params: CustodianRejectActionParams
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class CustodianRejectActionParams(TypedDict):
    r"""The parameters of `custodian_reject`."""
    code: str
    r"""Machine-readable reason: lowercase letters, digits and underscores, such as `name_mismatch`."""



class CustodianRequestAddresses(TypedDict):
    r"""Where to send a distribution request to this custodian."""
    address: list[str]
    r"""The mailing address, one line per entry."""
    fax: str | None
    r"""The fax number."""
    email: str | None
    r"""The email address."""
    portal: str | None
    r"""The URL of the web portal."""



class CustodianRequirements(TypedDict):
    r"""The documents that a custodian requires before it releases money."""
    loa: bool
    r"""A letter of acceptance from the receiving custodian."""
    medallion: bool
    r"""A medallion signature guarantee."""
    notarization: bool
    r"""A notary must witness the signature."""
    spousalConsent: bool
    r"""The spouse must consent in writing."""
    wetSignature: bool
    r"""A wet-ink signature on paper."""



class CustodianSoftRejectAction(TypedDict):
    r"""Record a soft rejection by the source custodian, with its remedy. Allowed in `requested`, `processing`. Also requires the scope `rollovers:operate`."""
    action: Literal["custodian_soft_reject"]
    r"""The action to perform: `custodian_soft_reject`."""
    params: CustodianSoftRejectActionParams
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class CustodianSoftRejectActionParams(TypedDict):
    r"""The parameters of `custodian_soft_reject`."""
    code: str
    r"""Machine-readable reason: lowercase letters, digits and underscores, such as `name_mismatch`."""
    remedy: str
    r"""How to resolve the rejection, up to 500 characters. Do not include personal data."""



class CustodianWire(TypedDict):
    r"""How to pay by wire."""
    bankName: str
    r"""Name of the bank that receives the wire."""
    routingNumber: str
    r"""The bank's nine-digit routing number."""
    beneficiary: str
    r"""The owner of the bank account."""
    accountNumberMask: str
    r"""The last digits of the bank account number. The full number appears only in a rollover's instructions."""
    furtherCredit: str | None
    r"""For further credit to (FFC). A template like `payee`."""



class Deadline(TypedDict):
    r"""A deadline of a rollover. The 60 days of an indirect rollover apply to the participant and never end the rollover automatically."""
    type: DeadlineType
    r"""Purpose of a deadline. New values may be added."""
    status: DeadlineStatus
    r"""Status of a deadline. Deadlines pause during a hold, except the 60 days."""
    dueOn: str | None
    r"""Last day. Null while paused."""
    dueAt: str | None
    r"""Time at which the deadline passes. Null while paused."""
    consequence: DeadlineConsequence
    r"""Effect of a passed deadline."""



class DeadlineDaysPatch(TypedDict):
    r"""When each step becomes overdue."""
    draft: NotRequired[int | None]
    r"""Calendar days. Default: 30. Drafts older than a month are usually abandoned, and their data should be deleted. Null restores the default."""
    consent: NotRequired[int | None]
    r"""Calendar days. Default: 14. Two weeks to sign, including weekends, because participants sign at home. Null restores the default."""
    documents: NotRequired[int | None]
    r"""Calendar days. Default: 30. Time for a medallion stamp, a notary or a letter of acceptance, and for mail in both directions. Null restores the default."""
    reviewStart: NotRequired[int | None]
    r"""Business days on the federal calendar. Default: 2. Reviews start within two business days after submission. Null restores the default."""
    review: NotRequired[int | None]
    r"""Business days on the federal calendar. Default: 5. One week for questions. A longer review needs a hold or a document request. Null restores the default."""
    request: NotRequired[int | None]
    r"""Business days on the federal calendar. Default: 2. Approved requests are printed, signed and sent within two business days. Null restores the default."""
    acknowledgement: NotRequired[int | None]
    r"""Business days on the federal calendar. Default: 5. First-class mail takes up to five business days. Contact the custodian if it has not responded by then. Null restores the default."""
    processing: NotRequired[int | None]
    r"""Business days on the federal calendar. The processing time in the source custodian's directory entry, or three weeks if it has none. Null restores the default."""
    arrivalCheck: NotRequired[int | None]
    r"""Business days on the federal calendar. Default: 15. One week each to print the check, to mail it, and to open and deposit it. Null restores the default."""
    arrivalWire: NotRequired[int | None]
    r"""Business days of the Federal Reserve Banks. Default: 3. Fedwire is final the same day. Two more days cover cutoff times and matching to the account. Null restores the default."""
    arrivalAch: NotRequired[int | None]
    r"""Business days of the Federal Reserve Banks. Default: 3. ACH credits settle within two banking days (Nacha Operating Rules) and are matched on the next. Null restores the default."""
    arrivalAcats: NotRequired[int | None]
    r"""Business days on the federal calendar. Default: 6. ACATS: one business day to validate, three to deliver (FINRA Rule 11870), two for rejects. Null restores the default."""
    arrivalInternal: NotRequired[int | None]
    r"""Business days on the federal calendar. Default: 1. A book entry within one custodian. Null restores the default."""
    participantCheck: NotRequired[int | None]
    r"""Business days on the federal calendar. Default: 30. Two mail deliveries of a check: to the participant, then to the destination. Null restores the default."""
    posting: NotRequired[int | None]
    r"""Business days on the federal calendar. Default: 3. Money is posted, or a difference is explained, within three business days after it arrives. Null restores the default."""
    hold: NotRequired[int | None]
    r"""Business days on the federal calendar. Default: 10. Two weeks to resolve the issue. A forgotten hold would stop the money indefinitely. Null restores the default."""



class DecisionPasskey(TypedDict):
    r"""The passkey's signature of the digest (WebAuthn)."""
    credentialId: str
    r"""The credential ID, as base64url."""
    publicKey: str
    r"""The passkey's public key: COSE, as base64."""
    authenticatorData: str
    r"""The authenticator data, as base64url."""
    clientDataJson: str
    r"""The client data, as base64url. Its challenge is the digest."""
    signature: str
    r"""The signature, as base64url."""



class DecisionReceipt(TypedDict):
    r"""Proof of a decision."""
    outcome: DecisionOutcome
    r"""The decision. New values may be added."""
    decidedBy: Actor
    r"""The person who decided."""
    decidedAt: str
    r"""When the person decided."""
    method: DecisionMethod
    r"""How the person proved their identity. New values may be added."""
    digest: str
    r"""SHA-256 of `content` as canonical JSON (RFC 8785), in hexadecimal. The audit log contains it too."""
    content: dict[str, Any] | None
    r"""The request and the decision, with masked values in `facts` and a keyed digest of each complete value in `covered`. Null without `accounts:read`, and once the participant is erased."""
    isIntact: bool | None
    r"""Whether the stored request still has this digest. Null once the participant is erased."""
    passkey: DecisionPasskey | None
    r"""The passkey's signature; null for other methods."""



class DeclineApprovalRequest(TypedDict):
    r"""The body of `POST /v1/approvals/{id}/decline`."""
    reason: NotRequired[str]
    r"""Reason, up to 500 characters. Do not include personal data."""



class DeleteWebhookEndpointResponse(TypedDict):
    r"""The endpoint was deleted. A request already being sent may still arrive."""
    id: str
    r"""ID of the deleted endpoint."""
    object: Literal["webhook_endpoint"]
    r"""The type of the object: always `webhook_endpoint`."""
    deleted: Literal[True]
    r"""Always true: the endpoint was deleted."""



class DisasterArea(TypedDict):
    r"""A state, or counties of it."""
    state: str
    r"""Two-letter USPS abbreviation of the state or territory."""
    counties: list[str] | None
    r"""Counties. Null for the whole state."""



class DisasterDeclaration(TypedDict):
    r"""A federally declared disaster for which the IRS postpones deadlines (IRC §7508A)."""
    id: str
    r"""Number of the declaration or of the IRS announcement. Use it as `disasterDeclaration`."""
    object: Literal["disaster_declaration"]
    r"""The type of the object: always `disaster_declaration`."""
    version: int
    r"""Version. Each change of the declaration adds one."""
    title: str
    r"""Name of the disaster."""
    areas: list[DisasterArea]
    r"""Areas whose residents the IRS treats as affected."""
    startsOn: str
    r"""First day of the postponement period."""
    postponedUntil: str
    r"""Day to which the IRS postpones deadlines that fall into the period."""
    source: str
    r"""Announcement that states these facts."""
    loadedAt: str
    r"""When the operator loaded this version."""



class DisasterDeclarationPage(TypedDict):
    r"""One page of a list. One page of declarations."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[DisasterDeclaration]
    r"""The items of this page."""
    hasMore: bool
    r"""True if there are more items after this page."""
    nextCursor: str | None
    r"""Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll."""



class Distribution(TypedDict):
    r"""Rollovers that leave one account at the same time."""
    id: str
    r"""TypeID: `dst_` followed by 26 characters."""
    object: Literal["distribution"]
    r"""The type of the object: always `distribution`."""
    environment: Environment
    r"""The environment of the object."""
    externalId: str | None
    r"""The integrator's ID for the distribution."""
    accountId: str
    r"""The participant's account."""
    state: DistributionState
    r"""State of the distribution as a whole. Each rollover also has its own state."""
    source: RolloverSide
    r"""The account that the money leaves."""
    amount: str
    r"""Total that leaves the account, before withholding."""
    moneySources: list[SourceAmount]
    r"""Money sources that leave the account."""
    paidToParticipant: PaidToParticipant
    destinations: list[DistributionDestination]
    r"""The distribution's rollovers, in request order."""
    version: int
    r"""Counts changes to the distribution as a whole."""
    createdAt: str
    r"""Time of creation."""
    updatedAt: str
    r"""Time of the last change."""
    account: NotRequired[Account]
    r"""The participant's account. Only with `expand=account`."""



class DistributionCancelledEvent(TypedDict):
    r"""All rollovers of a distribution were canceled."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["distribution.cancelled"]
    r"""The event type: `distribution.cancelled`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: DistributionCancelledEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class DistributionCancelledEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `distribution.cancelled`."""
    distributionId: str
    r"""TypeID of the distribution."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the distribution."""
    state: DistributionState
    r"""What happened to the distribution."""
    rolloverIds: list[str]
    r"""Its rollovers, in the order of its destinations."""



class DistributionCreatedEvent(TypedDict):
    r"""A distribution was created, with a draft rollover for each destination."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["distribution.created"]
    r"""The event type: `distribution.created`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: DistributionCreatedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class DistributionCreatedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `distribution.created`."""
    distributionId: str
    r"""TypeID of the distribution."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the distribution."""
    state: DistributionState
    r"""What happened to the distribution."""
    rolloverIds: list[str]
    r"""Its rollovers, in the order of its destinations."""



class DistributionDestination(TypedDict):
    r"""A rollover that is part of a distribution."""
    rolloverId: str
    r"""The rollover to this destination."""
    type: RolloverType
    deliveryMethod: DeliveryMethod
    r"""How the money is delivered, such as `wire` or `check`."""
    destination: RolloverSide
    r"""The account that receives this part of the money."""
    amount: str
    r"""Amount for this destination."""
    moneySources: list[SourceAmount]
    r"""Money sources for this destination, as the participant chose or as IRS Notice 2014-54 allocates them."""
    state: RolloverState
    r"""State of the rollover."""



class DistributionDestinationInput(TypedDict):
    r"""A rollover that is part of a distribution."""
    type: RolloverType
    deliveryMethod: DeliveryMethod
    r"""Delivery method. The rollover type determines the allowed methods."""
    destination: RolloverSideInput
    r"""The account that receives this part of the money."""
    amount: str
    r"""Amount for this destination."""
    moneySources: NotRequired[list[SourceAmountInput]]
    r"""The participant's choice of pre-tax, after-tax or Roth amounts for this destination. Pre-tax money goes to direct rollovers first (IRS Notice 2014-54), and the participant chooses among them. Pre-tax money without a choice goes to non-Roth accounts first."""
    attestations: NotRequired[Attestations]
    r"""Attestations for this rollover, in addition to those for the whole distribution."""
    externalId: NotRequired[str]
    r"""Your ID for this rollover."""
    metadata: NotRequired[dict[str, str]]
    r"""Up to 50 key-value pairs of strings."""



class DistributionInput(TypedDict):
    r"""Rollovers that leave one account at the same time."""
    accountId: str
    r"""The participant's account."""
    source: RolloverSideInput
    r"""The account that all of the money leaves."""
    amount: str
    r"""Total that leaves the account, before withholding, whether or not it is rolled over."""
    moneySources: list[MoneySourceInput]
    r"""Money sources that leave the account, each kind once. They must add up to `amount`."""
    paidToParticipant: NotRequired[str]
    r"""Amount paid to the participant and not rolled over. Default: `0.00`. Together with the destinations, it must add up to `amount`."""
    destinations: list[DistributionDestinationInput]
    r"""1 to 5 destination accounts. Each gets its own rollover."""
    relationship: NotRequired[Relationship]
    r"""The participant's claim to the money. Default: `own`."""
    isInheritedIra: NotRequired[bool]
    r"""True if the destination is an inherited IRA. Default: true for non-spouse beneficiaries, otherwise false."""
    planKind: NotRequired[PlanKind]
    r"""Kind of source plan."""
    decedentName: NotRequired[str]
    r"""Name of the deceased owner of inherited money. Inherited IRAs are titled in that name. Erased with the account."""
    attestations: NotRequired[Attestations]
    r"""The participant's attestations for the whole distribution. Some rules require them."""
    externalId: NotRequired[str]
    r"""Your ID for the distribution."""



class DistributionPage(TypedDict):
    r"""One page of a list. One page of distributions."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[Distribution]
    r"""The items of this page."""
    hasMore: bool
    r"""True if there are more items after this page."""
    nextCursor: str | None
    r"""Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll."""



class DistributionSubmittedEvent(TypedDict):
    r"""All rollovers of a distribution were submitted."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["distribution.submitted"]
    r"""The event type: `distribution.submitted`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: DistributionSubmittedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class DistributionSubmittedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `distribution.submitted`."""
    distributionId: str
    r"""TypeID of the distribution."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the distribution."""
    state: DistributionState
    r"""What happened to the distribution."""
    rolloverIds: list[str]
    r"""Its rollovers, in the order of its destinations."""



class DocumentFile(TypedDict):
    r"""A file that this service stores."""
    mediaType: DocumentFileMediaType
    r"""Media type of the content. New values may be added."""
    size: int
    r"""Size in bytes."""



class DocumentInput(TypedDict):
    r"""A document provided by reference."""
    type: DocumentType
    r"""Document type. New values may be added."""
    name: str
    r"""The document's name."""
    sha256: str
    r"""SHA-256 digest of the file, 64 lowercase hexadecimal digits."""
    expiresOn: NotRequired[str]
    r"""The date until which the document is valid, `YYYY-MM-DD`."""
    carrier: NotRequired[MailCarrier]
    r"""Carrier, if the original is mailed."""
    trackingNumber: NotRequired[str]
    r"""The carrier's tracking number. Its format and check digit are checked."""
    sentOn: NotRequired[str]
    r"""The date the original was mailed, `YYYY-MM-DD`."""
    expectedOn: NotRequired[str]
    r"""Date the original is expected to arrive, `YYYY-MM-DD`, up to 90 days from today."""



class DocumentMail(TypedDict):
    r"""How the original of a document was mailed."""
    carrier: MailCarrier | None
    r"""The carrier. New values may be added."""
    trackingNumber: str | None
    r"""The carrier's tracking number."""
    trackingUrl: str | None
    r"""The carrier's public tracking page. Null without a tracking number of a known carrier."""
    sentOn: str | None
    r"""Date it was mailed."""
    expectedOn: str | None
    r"""Date it is expected to arrive."""



class DocumentRejection(TypedDict):
    r"""Reason a document was rejected."""
    code: str
    r"""Machine-readable code."""
    reason: str
    r"""Human-readable explanation."""


DocumentRequest = TypedDict("DocumentRequest", {"types": 'list[DocumentType]', "outstanding": 'list[DocumentType]', "from": 'DocumentSource', "code": 'str | None', "remedy": 'str | None', "requestedAt": 'str'})
r"""The open document request, with its reason. Null if nothing is requested."""


class DocumentationContents(TypedDict):
    r"""The contents of the documentation, for search."""
    entries: list[DocumentationContentsEntry]
    r"""One entry for each page or section."""



class DocumentationContentsEntry(TypedDict):
    r"""One item of the list. One entry for each page or section."""
    kind: str
    r"""`Guide`, `Operation`, `Error`, `Event` and others. New values may be added."""
    title: str
    r"""Title of the page or section."""
    href: str
    r"""The path of the page."""
    text: str
    r"""Content of the page as plain text."""



class DownloadCollectionResponse(TypedDict):
    r"""A Postman collection or environment."""



class Eligibility(TypedDict):
    r"""Result of the IRS rollover chart and its notes. Not tax advice."""
    outcome: EligibilityOutcome
    r"""Outcome of the eligibility check."""
    conditions: list[EligibilityCondition]
    r"""Conditions of this rollover."""
    rules: list[EligibilityRule]
    r"""Rules that are unmet or cannot be evaluated yet."""
    rulesetVersion: str
    r"""Version of the rules."""



class EligibilityCheck(TypedDict):
    r"""Result of the eligibility rules, with the expected tax treatment. Not tax advice."""
    outcome: EligibilityOutcome
    r"""Outcome of the eligibility check."""
    conditions: list[EligibilityCheckCondition]
    r"""Conditions of this rollover."""
    rules: list[EligibilityCheckRule]
    r"""Rules that are unmet or cannot be evaluated yet."""
    rulesetVersion: str
    r"""Version of the rules."""
    taxTreatment: TaxTreatment
    r"""The codes of Form 1099-R and the withholding, if all money leaves and arrives on one day."""
    deadlines: list[ExpectedDeadline]
    r"""Deadlines, in the order of the steps that start them."""
    taxYearWarning: TaxYearWarning | None
    r"""Set if the year in which the money leaves has no rules yet. Null otherwise."""



class EligibilityCheckCondition(TypedDict):
    r"""A condition of an allowed rollover."""
    code: EligibilityConditionCode
    r"""Machine-readable code. New values may be added."""
    detail: str
    r"""Human-readable explanation."""



class EligibilityCheckRule(TypedDict):
    r"""A rule that is unmet or cannot be evaluated yet."""
    code: EligibilityRuleCode
    r"""Machine-readable code. New values may be added."""
    result: RuleResult
    r"""Whether a rule is unmet or cannot be evaluated."""
    detail: str
    r"""Human-readable explanation."""



class EligibilityCondition(TypedDict):
    r"""A condition of an allowed rollover."""
    code: EligibilityConditionCode
    r"""Machine-readable code. New values may be added."""
    detail: str
    r"""Human-readable explanation."""



class EligibilityInput(TypedDict):
    r"""A rollover to check, without creating it."""
    type: RolloverType
    r"""How the money moves, such as `direct` or `trustee_transfer`."""
    source: EligibilitySideInput
    r"""Source of the money."""
    destination: EligibilitySideInput
    r"""Destination of the money."""
    deliveryMethod: NotRequired[DeliveryMethod]
    r"""Delivery method. If given, the custodians' directory entries are checked for it."""
    relationship: NotRequired[Relationship]
    r"""The participant's claim to the money. Default: `own`."""
    isInheritedIra: NotRequired[bool]
    r"""True if the destination is an inherited IRA. Default: true for non-spouse beneficiaries, otherwise false."""
    planKind: NotRequired[PlanKind]
    r"""Kind of source plan."""
    dateOfBirth: NotRequired[str]
    r"""The participant's date of birth, `YYYY-MM-DD`. Required minimum distributions depend on it."""
    attestations: NotRequired[Attestations]
    r"""The participant's attestations."""
    amount: NotRequired[str]
    r"""Amount before withholding. Without it, the expected withholding is unknown."""
    moneySources: NotRequired[list[MoneySourceInput]]
    r"""Kinds of money in the rollover, each at most once. Empty if unknown. Their amounts must add up to the requested amount."""
    paidOn: NotRequired[str]
    r"""Day on which the money leaves, `YYYY-MM-DD`. Default: today in the organization's time zone."""



class EligibilityRule(TypedDict):
    r"""A rule that is unmet or cannot be evaluated yet."""
    code: EligibilityRuleCode
    r"""Machine-readable code. New values may be added."""
    result: RuleResult
    r"""Whether a rule is unmet or cannot be evaluated."""
    detail: str
    r"""Human-readable explanation."""



class EligibilitySideInput(TypedDict):
    r"""One side of the rollover to check."""
    custodianId: NotRequired[str]
    r"""The custodian's ID. If given, its directory entry is checked too."""
    custodianSlug: NotRequired[str]
    r"""The custodian's slug, such as `fidelity`, instead of its ID."""
    accountType: AccountType
    r"""Tax type of the account, such as `traditional_ira`."""
    firstContributionDate: NotRequired[str]
    r"""Date of the participant's first contribution. Some rules depend on it."""



class ErrorExplanation(TypedDict):
    r"""An error code with its cause and its remedy."""
    code: str
    r"""The `code` of the error responses."""
    status: int
    r"""The HTTP status of the error responses."""
    title: str
    r"""A short summary of the error."""
    cause: str
    r"""Why the error happens."""
    remedy: str
    r"""What to do."""



class ErrorExplanations(TypedDict):
    r"""All error codes with their explanations."""
    errors: list[ErrorExplanation]
    r"""Every code that the service returns."""



class Event(TypedDict):
    r"""An event, as sent to webhooks with full payloads. Kept for 90 days."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: str
    r"""The event type. New values may be added."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: dict[str, Any]
    r"""The data of this event type: see `GET /v1/event-types`, or `eventTypes` in GraphQL. Never contains personal data."""



class EventPage(TypedDict):
    r"""One page of a list. One page of events."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[Event]
    r"""The items of this page."""
    hasMore: bool
    r"""True if there are more items after this page."""
    nextCursor: str | None
    r"""Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll."""



class EventType(TypedDict):
    r"""A type of event that webhooks can receive."""
    object: Literal["event_type"]
    r"""The type of the object: always `event_type`."""
    name: str
    r"""The `type` of the events."""
    description: str
    r"""When the event is sent."""
    schema: dict[str, Any]
    r"""The JSON Schema (draft 2020-12) of the event."""
    example: Event
    r"""An example event."""



class EventTypePage(TypedDict):
    r"""One page of a list. Every event type, with a JSON Schema and an example."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[EventType]
    r"""All event types."""



class ExpectedDeadline(TypedDict):
    r"""A deadline that the rollover will have."""
    type: DeadlineType
    r"""Machine-readable type. New values may be added."""
    days: int | None
    r"""Number of days after the step that starts the deadline. Null if a fixed date replaces the 60 days."""
    count: DayCount
    r"""How days are counted: as `calendar` days, or as business days without the holidays of the `federal` or the `federal_reserve` calendar."""
    dueOn: str | None
    r"""Last day, `YYYY-MM-DD`. Null if it depends on when an earlier step ends."""



class FailAction(TypedDict):
    r"""Fail a rollover that cannot be completed. If money has left, say where it is. Allowed in `requested`, `processing`, `funds_sent`, `funds_received`. Also requires the scope `rollovers:operate`."""
    action: Literal["fail"]
    r"""The action to perform: `fail`."""
    params: FailActionParams
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class FailActionParams(TypedDict):
    r"""The parameters of `fail`."""
    code: str
    r"""Machine-readable reason: lowercase letters, digits and underscores, such as `name_mismatch`."""
    reason: str
    r"""Reason, up to 500 characters. Do not include personal data."""
    fundsDisposition: NotRequired[str]
    r"""Where the money is, up to 500 characters. Required once money has left. Do not include personal data."""



class Failure(TypedDict):
    r"""Reason the rollover failed. Null if it did not."""
    code: str
    r"""Machine-readable code."""
    reason: str
    r"""Human-readable reason."""
    fundsDisposition: str | None
    r"""Location of the money. Null if none had left."""



class Filed1099R(TypedDict):
    r"""Form 1099-R as it was filed."""
    object: Literal["filed_tax_form"]
    r"""The type of the object: always `filed_tax_form`."""
    year: int
    r"""The tax year."""
    rolloverId: str
    r"""The rollover's ID. For the cash part of a distribution, the ID of its first rollover."""
    distributionId: str | None
    r"""The distribution that the rollover belongs to."""
    accountId: str
    r"""The recipient's account, which has the personal data."""
    custodianId: str
    r"""The custodian that files the form: the source for Form 1099-R, the destination for Form 5498."""
    accountType: AccountType
    r"""Account type at that custodian."""
    status: Filed5498Status
    r"""Whether the line can still change."""
    form: Literal["1099-R"]
    r"""The form: always `1099-R`."""
    box1GrossDistribution: str
    r"""Box 1: gross distribution, before withholding."""
    box2aTaxableAmount: str | None
    r"""Box 2a: taxable amount, as the payer determines it. Null if the box is blank."""
    box2bTaxableAmountNotDetermined: bool
    r"""Box 2b, first checkbox: taxable amount not determined."""
    box2bTotalDistribution: bool
    r"""Box 2b, second checkbox: total distribution."""
    box4FederalTaxWithheld: str
    r"""Box 4: federal income tax withheld."""
    box5EmployeeContributions: str | None
    r"""Box 5: contributions made after tax. Null for IRAs and Roth accounts, and if unknown."""
    box7DistributionCode: str
    r"""Box 7: distribution code of one or two characters."""
    box7IraSepSimple: bool
    r"""Box 7, checkbox: traditional, SEP or SIMPLE IRA."""
    box14StateTaxWithheld: str
    r"""Box 14: state income tax withheld."""
    box6UnrealizedAppreciation: str | None
    r"""Box 6: net unrealized appreciation in employer stock. Null if blank."""
    box10AllocableToInPlanRollover: str | None
    r"""Box 10: amount allocable to in-plan Roth rollovers within five years. Null if blank or unknown."""
    box11FirstRothYear: int | None
    r"""Box 11: first year of designated Roth contributions. Null if blank or unknown."""
    box15State: str | None
    r"""Box 15: state, without the payer's state number. Null if no state tax was withheld, or if unknown."""
    box16StateDistribution: str | None
    r"""Box 16: distribution from which state tax was withheld. Null if blank."""
    warnings: list[TaxFormWarning]
    r"""Issues to resolve before the form is filed. In CSV, only their codes, separated by spaces."""
    movements: list[TaxFormMovement]
    r"""Ledger movements on the form. They add up to box 1 of Form 1099-R, or to boxes 2, 3, 13a and 14a of Form 5498. In CSV, only their IDs, separated by spaces."""



class Filed1099RBoxes(TypedDict):
    r"""The boxes of the form as they were filed."""
    box1GrossDistribution: NotRequired[str]
    r"""Box 1: gross distribution, before withholding."""
    box2aTaxableAmount: NotRequired[str | None]
    r"""Box 2a: taxable amount, as the payer determines it. Null if the box is blank."""
    box2bTaxableAmountNotDetermined: NotRequired[bool]
    r"""Box 2b, first checkbox: taxable amount not determined."""
    box2bTotalDistribution: NotRequired[bool]
    r"""Box 2b, second checkbox: total distribution."""
    box4FederalTaxWithheld: NotRequired[str]
    r"""Box 4: federal income tax withheld."""
    box5EmployeeContributions: NotRequired[str | None]
    r"""Box 5: contributions made after tax. Null for IRAs and Roth accounts, and if unknown."""
    box7DistributionCode: NotRequired[str]
    r"""Box 7: distribution code of one or two characters."""
    box7IraSepSimple: NotRequired[bool]
    r"""Box 7, checkbox: traditional, SEP or SIMPLE IRA."""
    box14StateTaxWithheld: NotRequired[str]
    r"""Box 14: state income tax withheld."""
    box6UnrealizedAppreciation: NotRequired[str | None]
    r"""Box 6: net unrealized appreciation in employer stock. Null if blank."""
    box10AllocableToInPlanRollover: NotRequired[str | None]
    r"""Box 10: amount allocable to in-plan Roth rollovers within five years. Null if blank or unknown."""
    box11FirstRothYear: NotRequired[int | None]
    r"""Box 11: first year of designated Roth contributions. Null if blank or unknown."""
    box15State: NotRequired[str | None]
    r"""Box 15: state, without the payer's state number. Null if no state tax was withheld, or if unknown."""
    box16StateDistribution: NotRequired[str | None]
    r"""Box 16: distribution from which state tax was withheld. Null if blank."""



class Filed5498(TypedDict):
    r"""Form 5498 as it was filed."""
    object: Literal["filed_tax_form"]
    r"""The type of the object: always `filed_tax_form`."""
    year: int
    r"""The tax year."""
    rolloverId: str
    r"""The rollover's ID. For the cash part of a distribution, the ID of its first rollover."""
    distributionId: str | None
    r"""The distribution that the rollover belongs to."""
    accountId: str
    r"""The recipient's account, which has the personal data."""
    custodianId: str
    r"""The custodian that files the form: the source for Form 1099-R, the destination for Form 5498."""
    accountType: AccountType
    r"""Account type at that custodian."""
    status: Filed5498Status
    r"""Whether the line can still change."""
    form: Literal["5498"]
    r"""The form: always `5498`."""
    box2RolloverContributions: str | None
    r"""Box 2: amount rolled over in time. Null if blank."""
    box3RothConversion: str | None
    r"""Box 3: conversion to a Roth IRA from a traditional, SEP or SIMPLE IRA. Null if blank."""
    box13aLateContribution: str | None
    r"""Box 13a: late rollover that is not in box 2 or 3. Null if blank."""
    box13bYear: int | None
    r"""Box 13b: year of the contribution. Null, because the box is blank for late rollovers."""
    box13cCode: Filed5498Box13cCode | None
    r"""Box 13c: `SC` with the participant's certification (Rev. Proc. 2020-46), `PO` for a plan loan offset, `FD` for a deadline postponed by a disaster, `EO13239`, `EO12744`, `EO13119` or `PL115-97` for a combat zone. New values may be added."""
    box14aRepayments: str | None
    r"""Box 14a: repayment of a distribution. It is in no other box. Null if blank."""
    box14bCode: Filed5498Box14bCode | None
    r"""Box 14b: kind of the repaid distribution: `BA` birth or adoption, `DD` disaster, `QR` reservist, `EP` emergency personal expense, `DA` domestic abuse, `TI` terminal illness. New values may be added."""
    box7Ira: NotRequired[bool]
    r"""Box 7, first checkbox: traditional IRA."""
    box7Sep: NotRequired[bool]
    r"""Box 7, second checkbox: SEP IRA, or the Roth IRA of a SEP."""
    box7Simple: NotRequired[bool]
    r"""Box 7, third checkbox: SIMPLE IRA, or the Roth IRA of a SIMPLE plan."""
    box7RothIra: NotRequired[bool]
    r"""Box 7, fourth checkbox: Roth IRA. From 2025 on, a Roth SEP or Roth SIMPLE IRA has two checkboxes."""
    warnings: list[TaxFormWarning]
    r"""Issues to resolve before the form is filed. In CSV, only their codes, separated by spaces."""
    movements: list[TaxFormMovement]
    r"""Ledger movements on the form. They add up to box 1 of Form 1099-R, or to boxes 2, 3, 13a and 14a of Form 5498. In CSV, only their IDs, separated by spaces."""



class Filed5498Boxes(TypedDict):
    r"""The boxes of the form as they were filed."""
    box2RolloverContributions: NotRequired[str | None]
    r"""Box 2: amount rolled over in time. Null if blank."""
    box3RothConversion: NotRequired[str | None]
    r"""Box 3: conversion to a Roth IRA from a traditional, SEP or SIMPLE IRA. Null if blank."""
    box13aLateContribution: NotRequired[str | None]
    r"""Box 13a: late rollover that is not in box 2 or 3. Null if blank."""
    box13bYear: NotRequired[int | None]
    r"""Box 13b: year of the contribution. Null, because the box is blank for late rollovers."""
    box13cCode: NotRequired[Filed5498Box13cCode | None]
    r"""Box 13c: `SC` with the participant's certification (Rev. Proc. 2020-46), `PO` for a plan loan offset, `FD` for a deadline postponed by a disaster, `EO13239`, `EO12744`, `EO13119` or `PL115-97` for a combat zone. New values may be added."""
    box14aRepayments: NotRequired[str | None]
    r"""Box 14a: repayment of a distribution. It is in no other box. Null if blank."""
    box14bCode: NotRequired[Filed5498Box14bCode | None]
    r"""Box 14b: kind of the repaid distribution: `BA` birth or adoption, `DD` disaster, `QR` reservist, `EP` emergency personal expense, `DA` domestic abuse, `TI` terminal illness. New values may be added."""
    box7Ira: NotRequired[bool]
    r"""Box 7, first checkbox: traditional IRA."""
    box7Sep: NotRequired[bool]
    r"""Box 7, second checkbox: SEP IRA, or the Roth IRA of a SEP."""
    box7Simple: NotRequired[bool]
    r"""Box 7, third checkbox: SIMPLE IRA, or the Roth IRA of a SIMPLE plan."""
    box7RothIra: NotRequired[bool]
    r"""Box 7, fourth checkbox: Roth IRA. From 2025 on, a Roth SEP or Roth SIMPLE IRA has two checkboxes."""



class Form1099RBoxes(TypedDict):
    r"""Boxes of Form 1099-R."""
    box1GrossDistribution: str
    r"""Box 1: gross distribution, before withholding."""
    box2aTaxableAmount: str | None
    r"""Box 2a: taxable amount, as the payer determines it. Null if the box is blank."""
    box2bTaxableAmountNotDetermined: bool
    r"""Box 2b, first checkbox: taxable amount not determined."""
    box2bTotalDistribution: bool
    r"""Box 2b, second checkbox: total distribution."""
    box4FederalTaxWithheld: str
    r"""Box 4: federal income tax withheld."""
    box5EmployeeContributions: str | None
    r"""Box 5: contributions made after tax. Null for IRAs and Roth accounts, and if unknown."""
    box7DistributionCode: str
    r"""Box 7: distribution code of one or two characters."""
    box7IraSepSimple: bool
    r"""Box 7, checkbox: traditional, SEP or SIMPLE IRA."""
    box14StateTaxWithheld: str
    r"""Box 14: state income tax withheld."""
    box6UnrealizedAppreciation: str | None
    r"""Box 6: net unrealized appreciation in employer stock. Null if blank."""
    box10AllocableToInPlanRollover: str | None
    r"""Box 10: amount allocable to in-plan Roth rollovers within five years. Null if blank or unknown."""
    box11FirstRothYear: int | None
    r"""Box 11: first year of designated Roth contributions. Null if blank or unknown."""
    box15State: str | None
    r"""Box 15: state, without the payer's state number. Null if no state tax was withheld, or if unknown."""
    box16StateDistribution: str | None
    r"""Box 16: distribution from which state tax was withheld. Null if blank."""
    warnings: list[TaxFormWarning]
    r"""Issues to resolve before the form is filed. In CSV, only their codes, separated by spaces."""



class Form1099RCorrection(TypedDict):
    r"""A correction of a filed Form 1099-R."""
    object: Literal["tax_form_correction"]
    r"""The type of the object: always `tax_form_correction`."""
    environment: Environment
    r"""The environment of the object."""
    year: int
    r"""The tax year."""
    filingId: str
    r"""The filing that is compared."""
    filedOn: str
    r"""Date of the filing."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    externalId: str | None
    r"""The integrator's ID for the rollover."""
    accountId: str
    r"""The recipient's account."""
    custodianId: str
    r"""The custodian that files the form."""
    accountType: AccountType
    r"""Account type at that custodian."""
    status: Filed5498Status
    r"""Whether the line can still change."""
    method: Form5498CorrectionMethod
    r"""How the form is corrected (General Instructions for Certain Information Returns, part H)."""
    reason: Form5498CorrectionReason
    r"""Why the form is corrected."""
    changes: list[TaxBoxChange]
    r"""Boxes that differ. Can be empty if only the recipient changed."""
    form: Literal["1099-R"]
    r"""The form: always `1099-R`."""
    original: Filed1099RBoxes | None
    r"""Boxes as filed. Null if the form was not filed."""
    corrected: Filed1099RBoxes
    r"""The boxes as they should have been filed."""



class Form1099RLine(TypedDict):
    r"""Data for Form 1099-R. This is not a filing or tax advice."""
    object: Literal["tax_report_line"]
    r"""The type of the object: always `tax_report_line`."""
    environment: Environment
    r"""The environment of the object."""
    year: int
    r"""The tax year."""
    rolloverId: str
    r"""The rollover's ID. For the cash part of a distribution, the ID of its first rollover."""
    externalId: str | None
    r"""The integrator's ID for the rollover."""
    distributionId: str | None
    r"""The distribution that the rollover belongs to."""
    accountId: str
    r"""The recipient's account, which has the personal data."""
    custodianId: str
    r"""The custodian that files the form: the source for Form 1099-R, the destination for Form 5498."""
    accountType: AccountType
    r"""Account type at that custodian."""
    status: Filed5498Status
    r"""Whether the line can still change."""
    form: Literal["1099-R"]
    r"""The form: always `1099-R`."""
    box1GrossDistribution: str
    r"""Box 1: gross distribution, before withholding."""
    box2aTaxableAmount: str | None
    r"""Box 2a: taxable amount, as the payer determines it. Null if the box is blank."""
    box2bTaxableAmountNotDetermined: bool
    r"""Box 2b, first checkbox: taxable amount not determined."""
    box2bTotalDistribution: bool
    r"""Box 2b, second checkbox: total distribution."""
    box4FederalTaxWithheld: str
    r"""Box 4: federal income tax withheld."""
    box5EmployeeContributions: str | None
    r"""Box 5: contributions made after tax. Null for IRAs and Roth accounts, and if unknown."""
    box7DistributionCode: str
    r"""Box 7: distribution code of one or two characters."""
    box7IraSepSimple: bool
    r"""Box 7, checkbox: traditional, SEP or SIMPLE IRA."""
    box14StateTaxWithheld: str
    r"""Box 14: state income tax withheld."""
    box6UnrealizedAppreciation: str | None
    r"""Box 6: net unrealized appreciation in employer stock. Null if blank."""
    box10AllocableToInPlanRollover: str | None
    r"""Box 10: amount allocable to in-plan Roth rollovers within five years. Null if blank or unknown."""
    box11FirstRothYear: int | None
    r"""Box 11: first year of designated Roth contributions. Null if blank or unknown."""
    box15State: str | None
    r"""Box 15: state, without the payer's state number. Null if no state tax was withheld, or if unknown."""
    box16StateDistribution: str | None
    r"""Box 16: distribution from which state tax was withheld. Null if blank."""
    warnings: list[TaxFormWarning]
    r"""Issues to resolve before the form is filed. In CSV, only their codes, separated by spaces."""
    movements: list[TaxFormMovement]
    r"""Ledger movements on the form. They add up to box 1 of Form 1099-R, or to boxes 2, 3, 13a and 14a of Form 5498. In CSV, only their IDs, separated by spaces."""



class Form5498Boxes(TypedDict):
    r"""Boxes of Form 5498."""
    box2RolloverContributions: str | None
    r"""Box 2: amount rolled over in time. Null if blank."""
    box3RothConversion: str | None
    r"""Box 3: conversion to a Roth IRA from a traditional, SEP or SIMPLE IRA. Null if blank."""
    box13aLateContribution: str | None
    r"""Box 13a: late rollover that is not in box 2 or 3. Null if blank."""
    box13bYear: int | None
    r"""Box 13b: year of the contribution. Null, because the box is blank for late rollovers."""
    box13cCode: Filed5498Box13cCode | None
    r"""Box 13c: `SC` with the participant's certification (Rev. Proc. 2020-46), `PO` for a plan loan offset, `FD` for a deadline postponed by a disaster, `EO13239`, `EO12744`, `EO13119` or `PL115-97` for a combat zone. New values may be added."""
    box14aRepayments: str | None
    r"""Box 14a: repayment of a distribution. It is in no other box. Null if blank."""
    box14bCode: Filed5498Box14bCode | None
    r"""Box 14b: kind of the repaid distribution: `BA` birth or adoption, `DD` disaster, `QR` reservist, `EP` emergency personal expense, `DA` domestic abuse, `TI` terminal illness. New values may be added."""
    box7Ira: bool
    r"""Box 7, first checkbox: traditional IRA."""
    box7Sep: bool
    r"""Box 7, second checkbox: SEP IRA, or the Roth IRA of a SEP."""
    box7Simple: bool
    r"""Box 7, third checkbox: SIMPLE IRA, or the Roth IRA of a SIMPLE plan."""
    box7RothIra: bool
    r"""Box 7, fourth checkbox: Roth IRA. From 2025 on, a Roth SEP or Roth SIMPLE IRA has two checkboxes."""
    warnings: list[TaxFormWarning]
    r"""Issues to resolve before the form is filed. In CSV, only their codes, separated by spaces."""



class Form5498Correction(TypedDict):
    r"""A correction of a filed Form 5498."""
    object: Literal["tax_form_correction"]
    r"""The type of the object: always `tax_form_correction`."""
    environment: Environment
    r"""The environment of the object."""
    year: int
    r"""The tax year."""
    filingId: str
    r"""The filing that is compared."""
    filedOn: str
    r"""Date of the filing."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    externalId: str | None
    r"""The integrator's ID for the rollover."""
    accountId: str
    r"""The recipient's account."""
    custodianId: str
    r"""The custodian that files the form."""
    accountType: AccountType
    r"""Account type at that custodian."""
    status: Filed5498Status
    r"""Whether the line can still change."""
    method: Form5498CorrectionMethod
    r"""How the form is corrected (General Instructions for Certain Information Returns, part H)."""
    reason: Form5498CorrectionReason
    r"""Why the form is corrected."""
    changes: list[TaxBoxChange]
    r"""Boxes that differ. Can be empty if only the recipient changed."""
    form: Literal["5498"]
    r"""The form: always `5498`."""
    original: Filed5498Boxes | None
    r"""Boxes as filed. Null if the form was not filed."""
    corrected: Filed5498Boxes
    r"""The boxes as they should have been filed."""



class Form5498Line(TypedDict):
    r"""Data for Form 5498 about rollovers. This is not a filing or tax advice."""
    object: Literal["tax_report_line"]
    r"""The type of the object: always `tax_report_line`."""
    environment: Environment
    r"""The environment of the object."""
    year: int
    r"""The tax year."""
    rolloverId: str
    r"""The rollover's ID. For the cash part of a distribution, the ID of its first rollover."""
    externalId: str | None
    r"""The integrator's ID for the rollover."""
    distributionId: str | None
    r"""The distribution that the rollover belongs to."""
    accountId: str
    r"""The recipient's account, which has the personal data."""
    custodianId: str
    r"""The custodian that files the form: the source for Form 1099-R, the destination for Form 5498."""
    accountType: AccountType
    r"""Account type at that custodian."""
    status: Filed5498Status
    r"""Whether the line can still change."""
    form: Literal["5498"]
    r"""The form: always `5498`."""
    box2RolloverContributions: str | None
    r"""Box 2: amount rolled over in time. Null if blank."""
    box3RothConversion: str | None
    r"""Box 3: conversion to a Roth IRA from a traditional, SEP or SIMPLE IRA. Null if blank."""
    box13aLateContribution: str | None
    r"""Box 13a: late rollover that is not in box 2 or 3. Null if blank."""
    box13bYear: int | None
    r"""Box 13b: year of the contribution. Null, because the box is blank for late rollovers."""
    box13cCode: Filed5498Box13cCode | None
    r"""Box 13c: `SC` with the participant's certification (Rev. Proc. 2020-46), `PO` for a plan loan offset, `FD` for a deadline postponed by a disaster, `EO13239`, `EO12744`, `EO13119` or `PL115-97` for a combat zone. New values may be added."""
    box14aRepayments: str | None
    r"""Box 14a: repayment of a distribution. It is in no other box. Null if blank."""
    box14bCode: Filed5498Box14bCode | None
    r"""Box 14b: kind of the repaid distribution: `BA` birth or adoption, `DD` disaster, `QR` reservist, `EP` emergency personal expense, `DA` domestic abuse, `TI` terminal illness. New values may be added."""
    box7Ira: bool
    r"""Box 7, first checkbox: traditional IRA."""
    box7Sep: bool
    r"""Box 7, second checkbox: SEP IRA, or the Roth IRA of a SEP."""
    box7Simple: bool
    r"""Box 7, third checkbox: SIMPLE IRA, or the Roth IRA of a SIMPLE plan."""
    box7RothIra: bool
    r"""Box 7, fourth checkbox: Roth IRA. From 2025 on, a Roth SEP or Roth SIMPLE IRA has two checkboxes."""
    warnings: list[TaxFormWarning]
    r"""Issues to resolve before the form is filed. In CSV, only their codes, separated by spaces."""
    movements: list[TaxFormMovement]
    r"""Ledger movements on the form. They add up to box 1 of Form 1099-R, or to boxes 2, 3, 13a and 14a of Form 5498. In CSV, only their IDs, separated by spaces."""



class FormerName(TypedDict):
    r"""An earlier name of a participant."""
    firstName: str | None
    r"""The earlier given name."""
    lastName: str | None
    r"""The earlier family name."""
    reason: NameChangeReason
    r"""Why this name was replaced."""
    effectiveOn: str | None
    r"""First day of the next name, if known."""
    evidence: NameChangeEvidence | None
    replacedAt: str
    r"""When the account got the next name."""



class GetCoreOpenApiResponse(TypedDict):
    r"""The OpenAPI document."""
    openapi: str
    r"""The OpenAPI version."""



class GetLivenessResponse(TypedDict):
    r"""The process is running."""
    status: Literal["live"]
    r"""Always `live`: the process runs."""



class GetOpenApiResponse(TypedDict):
    r"""The OpenAPI document."""
    openapi: str
    r"""The OpenAPI version."""



class GraphqlAnswer(TypedDict):
    r"""The response of a GraphQL request."""
    data: NotRequired[dict[str, Any] | None]
    r"""The requested fields. Null or omitted after an error."""
    errors: NotRequired[list[GraphqlAnswerError]]
    r"""The errors. `extensions.code` gives the cause."""



class GraphqlAnswerError(TypedDict):
    r"""One item of the list. The errors. `extensions.code` gives the cause."""
    message: str
    r"""Explanation of the error for developers."""
    extensions: NotRequired[GraphqlAnswerErrorExtensions]



class GraphqlAnswerErrorExtensions(TypedDict):
    r"""Machine-readable fields of the error."""
    code: str
    r"""A stable error code, as in REST."""



class GraphqlRequest(TypedDict):
    r"""A GraphQL document with its variables."""
    query: NotRequired[str]
    r"""A GraphQL document."""
    operationName: NotRequired[str]
    r"""The operation to run, if the document has several."""
    variables: NotRequired[dict[str, Any] | None]
    r"""Values of the document's variables."""



class HealthReport(TypedDict):
    r"""Whether the service can answer requests."""
    status: HealthReportStatus
    r"""`ready`: all dependencies respond. `degraded`: an optional dependency is down. `unavailable`: a required dependency is down, or the service is starting. `stopping`: the service is shutting down."""
    checks: dict[str, HealthReportChecks]
    r"""The service's dependencies. Empty while the service is stopping."""
    reasons: NotRequired[list[str]]
    r"""Human-readable reasons why the service is not ready. Omitted if the only reason is that a dependency does not respond."""



class Hold(TypedDict):
    r"""Reason for the hold. Null if it is not on hold."""
    code: str | None
    r"""Machine-readable code."""
    reason: str
    r"""Human-readable reason."""
    since: str
    r"""Time it was put on hold."""



class HoldAction(TypedDict):
    r"""Put on hold. All deadlines pause except the 60 days. Allowed in `draft`, `awaiting_participant`, `submitted`, `in_review`, `approved`, `requested`, `processing`, `funds_sent`, `funds_received`, `awaiting_documents`."""
    action: Literal["hold"]
    r"""The action to perform: `hold`."""
    params: HoldActionParams
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class HoldActionParams(TypedDict):
    r"""The parameters of `hold`."""
    reason: str
    r"""Reason, up to 500 characters. Do not include personal data."""
    code: NotRequired[str]
    r"""Machine-readable reason: lowercase letters, digits and underscores, such as `name_mismatch`."""



class ImportIncomingFundsFileRequest(TypedDict):
    r"""The body of `POST /v1/bank-files`."""
    name: NotRequired[str]
    r"""Name of the file. Default: the file name."""
    format: NotRequired[BankFileFormat]
    r"""Default: detected from the content."""
    columns: NotRequired[str]
    r"""For `lockbox_csv`, if the headers are not recognized: a JSON object that maps fields to a header or a column number, such as `{"amount":"Check Amt","receivedOn":3}`."""
    sha256: NotRequired[str]
    r"""SHA-256 digest of the file. The import is rejected if it does not match."""
    file: str
    r"""The file: lockbox CSV, BAI2, Nacha, camt.053 or camt.054, up to 16 MB and 50,000 entries."""



class IncomingFunds(TypedDict):
    r"""Money that arrived, and where it is now."""
    id: str
    r"""TypeID: `inf_` followed by 26 characters."""
    object: Literal["incoming_funds"]
    r"""The type of the object: always `incoming_funds`."""
    environment: Environment
    r"""The environment of the object."""
    status: IncomingFundsStatus
    r"""Where the money is."""
    amount: str
    r"""The amount received."""
    receivedOn: str
    r"""The date the money arrived."""
    method: IncomingFundsMethod
    r"""How the money arrived."""
    payerName: str | None
    r"""The sender, as printed."""
    payee: str | None
    r"""The payee line."""
    memo: str | None
    r"""The memo or remittance text."""
    checkNumber: str | None
    r"""Number printed on the check."""
    traceNumber: str | None
    r"""ACH trace number, wire reference or tracking number."""
    bankReference: str | None
    r"""The bank's ID of the entry."""
    accountNumberMask: str | None
    r"""The account number as printed, masked."""
    custodianId: str | None
    r"""The custodian that sent the money."""
    imageSha256: str | None
    r"""SHA-256 digest of the image."""
    suspectedDuplicateOf: str | None
    r"""Earlier money with the same bank reference. Null if none."""
    splitFrom: str | None
    r"""The incoming funds that this money was split from. If money is applied to several rollovers and one of them releases its part, the part becomes separate incoming funds."""
    fileId: str | None
    r"""The bank file that it came from."""
    line: int | None
    r"""Its line in the bank file."""
    note: str | None
    r"""A note for the people who work on it."""
    ownerId: str | None
    r"""Your ID for the person who works on it."""
    suspense: IncomingFundsSuspense | None
    allocations: list[IncomingFundsAllocation]
    r"""The rollovers that the money is applied to. The amounts add up to `amount`."""
    outcome: IncomingFundsOutcome | None
    version: int
    r"""Counts changes. Send it as `If-Match`."""
    createdAt: str
    r"""Time of recording."""
    updatedAt: str
    r"""Time of the last change."""
    custodian: NotRequired[Custodian | None]
    r"""The custodian. Null if there is none. Only with `expand=custodian`."""



class IncomingFundsAllocation(TypedDict):
    r"""Part of the money, applied to a rollover."""
    rolloverId: str
    r"""The rollover that received this part."""
    amount: str
    r"""The part of the money for this rollover."""
    receiptId: str
    r"""The rollover's receipt that records it."""
    transferId: str | None
    r"""The transfer that arrived. Null if unknown."""



class IncomingFundsAllocationInput(TypedDict):
    r"""Part of the money, for one rollover."""
    rolloverId: str
    r"""A TypeID: rol_ and 26 characters."""
    amount: str
    r"""The part of the money for this rollover."""
    transferId: NotRequired[str]
    r"""ID of one of the rollover's `transfers`. Default: the only outstanding transfer, or the one whose outstanding amount matches; otherwise the earliest transfers."""



class IncomingFundsApplication(TypedDict):
    r"""The rollovers that get the money."""
    rolloverId: NotRequired[str]
    r"""The rollover that gets the whole amount."""
    transferId: NotRequired[str]
    r"""ID of one of the rollover's `transfers`. Default: the only outstanding transfer, or the one whose outstanding amount matches; otherwise the earliest transfers."""
    allocations: NotRequired[list[IncomingFundsAllocationInput]]
    r"""Divides the amount among rollovers."""
    lateReason: NotRequired[str]
    r"""Reason the money is late. After the 60 days, this or `lateReasonCode` is required. It is not a certification by itself. Do not include personal data."""
    lateReasonCode: NotRequired[LateReasonCode]
    r"""Reason the money arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2))."""
    datesAttested: NotRequired[bool]
    r"""Confirms that dates before the creation of the rollover are correct, because the money moved before the rollover was recorded."""



class IncomingFundsAppliedEvent(TypedDict):
    r"""Money was applied to rollovers."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["incoming_funds.applied"]
    r"""The event type: `incoming_funds.applied`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: IncomingFundsAppliedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class IncomingFundsAppliedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `incoming_funds.applied`."""
    incomingFundsId: str
    r"""TypeID of the incoming funds."""
    status: IncomingFundsStatus
    r"""Status of the money."""
    amount: str
    r"""The amount, such as `1000.00`."""
    rolloverIds: list[str]
    r"""The rollovers that the money is or was applied to."""



class IncomingFundsBatch(TypedDict):
    r"""Results of a batch."""
    object: Literal["incoming_funds_batch"]
    r"""The type of the object: always `incoming_funds_batch`."""
    recorded: int
    r"""Number of items that are recorded, now or by an earlier attempt."""
    results: list[IncomingFundsBatchResult]
    r"""Result of each item, in request order."""



class IncomingFundsBatchInput(TypedDict):
    r"""Money that arrived, item by item."""
    items: list[IncomingFundsInput]
    r"""1 to 100 items to record."""



class IncomingFundsBatchResult(TypedDict):
    r"""Result of one item in a batch."""
    status: int
    r"""Status that `POST /v1/incoming-funds` would have returned: 201, or the status of the problem."""
    incomingFunds: IncomingFunds | None
    r"""The recorded money. Null if there is a problem."""
    problem: Problem | None
    r"""The problem that prevented recording. Its pointers refer to the item. Null on success."""



class IncomingFundsDay(TypedDict):
    r"""Money that arrived on a day."""
    receivedOn: str
    r"""The day the money arrived."""
    arrivals: str
    r"""All money that arrived. The other amounts add up to it."""
    unmatched: str
    r"""Not matched to a rollover yet."""
    suspense: str
    r"""Money that is in suspense."""
    applied: str
    r"""Applied to rollovers."""
    returned: str
    r"""Returned to its sender."""
    reversed: str
    r"""Taken back by the bank."""



class IncomingFundsDividedEvent(TypedDict):
    r"""A part of divided money was removed from its rollover. It becomes separate incoming funds, with its own event."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["incoming_funds.divided"]
    r"""The event type: `incoming_funds.divided`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: IncomingFundsDividedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class IncomingFundsDividedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `incoming_funds.divided`."""
    incomingFundsId: str
    r"""TypeID of the incoming funds."""
    status: IncomingFundsStatus
    r"""Status of the money."""
    amount: str
    r"""The amount, such as `1000.00`."""
    rolloverIds: list[str]
    r"""The rollovers that the money is or was applied to."""



class IncomingFundsEntry(TypedDict):
    r"""A change of incoming funds."""
    object: Literal["incoming_funds_entry"]
    r"""The type of the object: always `incoming_funds_entry`."""
    incomingFundsId: str
    r"""TypeID of the incoming funds: `inf_` followed by 26 characters."""
    sequence: int
    r"""Position in the history, counted from 1: the version after the change."""
    type: str
    r"""Kind of the change, such as `recorded` or `applied`. New values may be added."""
    at: str
    r"""Time of the change."""
    actor: Actor
    data: dict[str, Any]
    r"""Details of the change."""



class IncomingFundsEntryPage(TypedDict):
    r"""One page of a list. One page of the history."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[IncomingFundsEntry]
    r"""The items of this page."""
    hasMore: bool
    r"""True if there are more items after this page."""
    nextCursor: str | None
    r"""Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll."""



class IncomingFundsFile(TypedDict):
    r"""An imported bank file."""
    id: str
    r"""TypeID: `iff_` followed by 26 characters."""
    object: Literal["incoming_funds_file"]
    r"""The type of the object: always `incoming_funds_file`."""
    environment: Environment
    r"""The environment of the object."""
    name: str
    r"""Name of the file."""
    sha256: str
    r"""SHA-256 digest of the content. The content itself is not stored."""
    format: BankFileFormat
    r"""Format of a bank file."""
    fileReference: str | None
    r"""The bank's ID of the file."""
    totals: IncomingFundsFileTotals
    returnCount: int
    r"""Number of returns that took money back."""
    issueCount: int
    r"""Number of warnings."""
    createdAt: str
    r"""Time of the import."""
    returns: list[IncomingFundsReturn]
    r"""Returns that took money back. Each suggests which incoming funds to reverse."""
    issues: list[IncomingFundsFileIssue]
    r"""Warnings. A file with errors is not imported."""



class IncomingFundsFileImportedEvent(TypedDict):
    r"""A bank file was imported. Each credit of the file also has the event `incoming_funds.recorded`."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["incoming_funds.file_imported"]
    r"""The event type: `incoming_funds.file_imported`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: IncomingFundsFileImportedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class IncomingFundsFileImportedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `incoming_funds.file_imported`."""
    fileId: str
    r"""TypeID of the imported file."""
    arrivalCount: int
    r"""Credits that were recorded."""
    suspectedDuplicateCount: int
    r"""Credits whose bank reference was already recorded."""
    returnCount: int
    r"""Number of returns that took money back."""
    credits: str
    r"""Sum of the credits."""



class IncomingFundsFileIssue(TypedDict):
    r"""A warning about a line of a bank file."""
    line: int
    r"""Line in the file."""
    code: str
    r"""Kind of the warning, such as `duplicate_reference`. New values may be added."""
    message: str
    r"""Explanation of the warning for people."""



class IncomingFundsFileSummary(TypedDict):
    r"""An imported bank file, without its lines."""
    id: str
    r"""TypeID: `iff_` followed by 26 characters."""
    object: Literal["incoming_funds_file"]
    r"""The type of the object: always `incoming_funds_file`."""
    environment: Environment
    r"""The environment of the object."""
    name: str
    r"""Name of the file."""
    sha256: str
    r"""SHA-256 digest of the content. The content itself is not stored."""
    format: BankFileFormat
    r"""Format of a bank file."""
    fileReference: str | None
    r"""The bank's ID of the file."""
    totals: IncomingFundsFileTotals
    returnCount: int
    r"""Number of returns that took money back."""
    issueCount: int
    r"""Number of warnings."""
    createdAt: str
    r"""Time of the import."""



class IncomingFundsFileSummaryPage(TypedDict):
    r"""One page of a list. One page of files."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[IncomingFundsFileSummary]
    r"""The items of this page."""
    hasMore: bool
    r"""True if there are more items after this page."""
    nextCursor: str | None
    r"""Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll."""



class IncomingFundsFileSums(TypedDict):
    r"""All money of a bank file."""
    fileId: str
    r"""The bank file."""
    name: str
    r"""Name of the file."""
    credits: str
    r"""The file's credits. They equal `arrivals`."""
    arrivals: str
    r"""All money that arrived. The other amounts add up to it."""
    unmatched: str
    r"""Not matched to a rollover yet."""
    suspense: str
    r"""Money that is in suspense."""
    applied: str
    r"""Applied to rollovers."""
    returned: str
    r"""Returned to its sender."""
    reversed: str
    r"""Taken back by the bank."""



class IncomingFundsFileTotals(TypedDict):
    r"""Sums and counts of a bank file."""
    credits: str
    r"""Sum of the credits. Each credit is recorded as incoming funds."""
    debits: str
    r"""Sum of the debits."""
    entries: int
    r"""Number of entries."""
    controlCredits: str | None
    r"""The file's own sum of the credits. Null if it has none."""
    controlDebits: str | None
    r"""The file's own sum of the debits. Null if it has none."""
    arrivals: int
    r"""Number of credits that were recorded."""
    suspectedDuplicates: int
    r"""Number of credits whose bank reference was already recorded."""



class IncomingFundsInput(TypedDict):
    r"""Money that arrived."""
    amount: str
    r"""The amount received."""
    receivedOn: str
    r"""The date the money arrived, `YYYY-MM-DD`."""
    method: IncomingFundsMethod
    r"""How the money arrived."""
    payerName: NotRequired[str]
    r"""The sender, as printed."""
    payee: NotRequired[str]
    r"""The payee line, such as `Fidelity FBO Grace Hopper`."""
    memo: NotRequired[str]
    r"""The memo or remittance text."""
    checkNumber: NotRequired[str]
    r"""Number printed on the check."""
    traceNumber: NotRequired[str]
    r"""ACH trace number, wire reference or tracking number."""
    bankReference: NotRequired[str]
    r"""The bank's ID of the entry. A reference that is already recorded marks a suspected duplicate."""
    accountReference: NotRequired[str]
    r"""The account number as printed. Responses show it masked."""
    custodianId: NotRequired[str]
    r"""The custodian that sent the money, if known."""
    imageSha256: NotRequired[str]
    r"""SHA-256 digest of the image of the check or advice."""
    note: NotRequired[str]
    r"""A note for the people who work on it."""



class IncomingFundsMatchReason(TypedDict):
    r"""A reason for a suggestion."""
    code: str
    r"""One of reference_in_text, tracking_number, check_number, account_number, account_number_digits, amount_outstanding, amount_requested, amount_after_withholding, name, former_name, name_similar, last_name, custodian. New values may be added."""
    points: int
    r"""Points that it adds to the score."""



class IncomingFundsOutcome(TypedDict):
    r"""Details of a return or reversal of the money."""
    reason: str
    r"""Reason for the return or reversal."""
    on: str
    r"""Date of the return or reversal."""
    method: str | None
    r"""Method of the return."""
    trackingNumber: str | None
    r"""Tracking number of the return."""
    code: str | None
    r"""Return code of the bank, such as `R01`."""



class IncomingFundsPage(TypedDict):
    r"""One page of a list. One page of incoming funds."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[IncomingFunds]
    r"""The items of this page."""
    hasMore: bool
    r"""True if there are more items after this page."""
    nextCursor: str | None
    r"""Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll."""



class IncomingFundsPatch(TypedDict):
    r"""Changes to the owner, note or deadline of incoming funds."""
    ownerId: NotRequired[str | None]
    r"""Your ID for the person who works on it. Null removes the owner."""
    note: NotRequired[str | None]
    r"""A note for the people who work on it. Null removes it."""
    returnBy: NotRequired[str]
    r"""Last day to return money in suspense, today or later. It cannot be cleared."""



class IncomingFundsRecordedEvent(TypedDict):
    r"""Money that arrived was recorded."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["incoming_funds.recorded"]
    r"""The event type: `incoming_funds.recorded`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: IncomingFundsRecordedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class IncomingFundsRecordedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `incoming_funds.recorded`."""
    incomingFundsId: str
    r"""TypeID of the incoming funds."""
    status: IncomingFundsStatus
    r"""Status of the money."""
    amount: str
    r"""The amount, such as `1000.00`."""
    rolloverIds: list[str]
    r"""The rollovers that the money is or was applied to."""



class IncomingFundsReturn(TypedDict):
    r"""A return that took money back."""
    line: int
    r"""Line in the file."""
    amount: str
    r"""The amount that the bank took back."""
    receivedOn: str
    r"""The day of the return."""
    returnCode: str | None
    r"""Return code of the bank, such as `R01`."""
    returnReason: str | None
    r"""Meaning of the return code."""
    originalTraceNumber: str | None
    r"""Trace number of the returned payment."""
    checkNumber: str | None
    r"""Number of a bounced check."""
    incomingFundsId: str | None
    r"""The earlier arrival with this trace number or check number, and this amount. Null if there is none."""
    status: IncomingFundsStatus | None
    r"""Current status of the earlier arrival."""
    match: IncomingFundsReturnMatch | None
    r"""How the earlier arrivals were found, or why a person must decide. Null in older files."""
    parts: list[IncomingFundsReturnPart]
    r"""The money that the return takes back, including parts that were split off later. Reverse it with `POST /v1/bank-files/{id}/reverse-return`. If a person must decide, this lists the candidates: arrivals with the return's number."""



class IncomingFundsReturnPart(TypedDict):
    r"""Incoming funds that a return takes back."""
    incomingFundsId: str
    r"""ID of the earlier arrival."""
    amount: str
    r"""Amount of the earlier arrival."""
    status: IncomingFundsStatus
    r"""Where the money is."""
    rolloverIds: list[str]
    r"""The rollovers that it is applied to."""



class IncomingFundsReturnedEvent(TypedDict):
    r"""Money was returned to its sender."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["incoming_funds.returned"]
    r"""The event type: `incoming_funds.returned`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: IncomingFundsReturnedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class IncomingFundsReturnedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `incoming_funds.returned`."""
    incomingFundsId: str
    r"""TypeID of the incoming funds."""
    status: IncomingFundsStatus
    r"""Status of the money."""
    amount: str
    r"""The amount, such as `1000.00`."""
    rolloverIds: list[str]
    r"""The rollovers that the money is or was applied to."""



class IncomingFundsReversedEvent(TypedDict):
    r"""The bank took money back. The receipts that recorded the money are void."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["incoming_funds.reversed"]
    r"""The event type: `incoming_funds.reversed`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: IncomingFundsReversedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class IncomingFundsReversedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `incoming_funds.reversed`."""
    incomingFundsId: str
    r"""TypeID of the incoming funds."""
    status: IncomingFundsStatus
    r"""Status of the money."""
    amount: str
    r"""The amount, such as `1000.00`."""
    rolloverIds: list[str]
    r"""The rollovers that the money is or was applied to."""



class IncomingFundsRules(TypedDict):
    r"""How the organization handles money that arrives."""
    autoApplyThreshold: int | None
    r"""The minimum score for applying a suggestion automatically, if no other suggestion reaches it or is within 15 points. Null turns this off."""
    suspenseDays: int
    r"""Calendar days in suspense until money must be returned to its sender."""



class IncomingFundsRulesPatch(TypedDict):
    r"""How the organization handles money that arrives."""
    autoApplyThreshold: NotRequired[int | None]
    r"""Applies incoming funds automatically if exactly one suggestion has at least this score, and no other is within 15 points. From 50 to 100. Null, the default, turns it off. Also requires the scope `rollovers:act`."""
    suspenseDays: NotRequired[int | None]
    r"""Calendar days in suspense until money must be returned to its sender. Default: 30. Null restores the default."""



class IncomingFundsSuggestion(TypedDict):
    r"""A rollover that the money could belong to."""
    rolloverId: str
    r"""The suggested rollover."""
    score: int
    r"""Sum of the reasons' points, at most 100."""
    reasons: list[IncomingFundsMatchReason]
    r"""Why it is suggested."""
    transferId: str | None
    r"""The outstanding transfer that fits best. Null if none."""
    state: RolloverState
    r"""State of the rollover."""
    canApply: bool
    r"""False if the rollover's state does not allow `mark_funds_received`, so that applying fails."""



class IncomingFundsSuggestions(TypedDict):
    r"""Suggested rollovers for incoming funds."""
    object: Literal["incoming_funds_suggestions"]
    r"""The type of the object: always `incoming_funds_suggestions`."""
    incomingFundsId: str
    r"""TypeID of the incoming funds: `inf_` followed by 26 characters."""
    suggestions: list[IncomingFundsSuggestion]
    r"""Up to ten suggestions, best first."""


IncomingFundsSummary = TypedDict("IncomingFundsSummary", {"object": 'Literal["incoming_funds_summary"]', "from": 'str', "to": 'str', "total": 'IncomingFundsTotals', "days": 'list[IncomingFundsDay]', "files": 'list[IncomingFundsFileSums]', "suspense": 'IncomingFundsSuspenseAges'})
r"""Money that arrived in a range of days, by status."""


class IncomingFundsSuspendedEvent(TypedDict):
    r"""Money was put in suspense."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["incoming_funds.suspended"]
    r"""The event type: `incoming_funds.suspended`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: IncomingFundsSuspendedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class IncomingFundsSuspendedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `incoming_funds.suspended`."""
    incomingFundsId: str
    r"""TypeID of the incoming funds."""
    status: IncomingFundsStatus
    r"""Status of the money."""
    amount: str
    r"""The amount, such as `1000.00`."""
    rolloverIds: list[str]
    r"""The rollovers that the money is or was applied to."""



class IncomingFundsSuspense(TypedDict):
    r"""Why the money is in suspense, and until when."""
    since: str
    r"""When the money was put in suspense."""
    reason: str
    r"""Why it is in suspense."""
    returnBy: str
    r"""Last day to return it."""



class IncomingFundsSuspenseAges(TypedDict):
    r"""Money in suspense, by age."""
    upTo7Days: IncomingFundsSuspensePart
    r"""In suspense for up to 7 days."""
    upTo30Days: IncomingFundsSuspensePart
    r"""In suspense for 8 to 30 days."""
    over30Days: IncomingFundsSuspensePart
    r"""In suspense for more than 30 days."""
    overdue: IncomingFundsSuspensePart
    r"""Past its return date. Also counted by age."""



class IncomingFundsSuspensePart(TypedDict):
    r"""Sum and number of items in suspense."""
    amount: str
    r"""Sum of the amounts."""
    count: int
    r"""Number of items."""



class IncomingFundsTotals(TypedDict):
    r"""Money that arrived, by where it is now."""
    arrivals: str
    r"""All money that arrived. The other amounts add up to it."""
    unmatched: str
    r"""Not matched to a rollover yet."""
    suspense: str
    r"""Money that is in suspense."""
    applied: str
    r"""Applied to rollovers."""
    returned: str
    r"""Returned to its sender."""
    reversed: str
    r"""Taken back by the bank."""



class IncomingFundsUnappliedEvent(TypedDict):
    r"""Money was taken back from its rollovers. Their receipts are void."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["incoming_funds.unapplied"]
    r"""The event type: `incoming_funds.unapplied`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: IncomingFundsUnappliedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class IncomingFundsUnappliedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `incoming_funds.unapplied`."""
    incomingFundsId: str
    r"""TypeID of the incoming funds."""
    status: IncomingFundsStatus
    r"""Status of the money."""
    amount: str
    r"""The amount, such as `1000.00`."""
    rolloverIds: list[str]
    r"""The rollovers that the money is or was applied to."""



class IncomingFundsUpdatedEvent(TypedDict):
    r"""The owner, note or deadline was changed."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["incoming_funds.updated"]
    r"""The event type: `incoming_funds.updated`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: IncomingFundsUpdatedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class IncomingFundsUpdatedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `incoming_funds.updated`."""
    incomingFundsId: str
    r"""TypeID of the incoming funds."""
    status: IncomingFundsStatus
    r"""Status of the money."""
    amount: str
    r"""The amount, such as `1000.00`."""
    rolloverIds: list[str]
    r"""The rollovers that the money is or was applied to."""



class InstructionAch(TypedDict):
    r"""Bank details for a payment by ACH."""
    routingNumber: str
    r"""The bank's nine-digit routing number."""
    accountNumber: str
    r"""Full bank account number."""



class InstructionDestination(TypedDict):
    r"""The destination account."""
    custodianId: str
    r"""TypeID of the custodian: `cus_` followed by 26 characters."""
    custodianName: str
    r"""Name of the custodian, as in the directory."""
    isVerified: bool
    r"""True if the operator has verified the directory entry with the custodian."""
    accountType: AccountType
    r"""Tax type of the account, such as `traditional_ira`."""
    accountNumber: str
    r"""Full account number."""
    planName: str | None
    r"""Name of the employer's plan."""
    plan: InstructionPlan | None



class InstructionEnclosure(TypedDict):
    r"""A document that the source custodian requires with the request."""
    documentType: DocumentType | None
    r"""Document type. Null if only `detail` describes the document."""
    detail: str
    r"""Description of the document."""
    isProvided: bool | None
    r"""True if it was provided. Null if unknown."""



class InstructionGap(TypedDict):
    r"""A missing fact."""
    code: InstructionGapCode
    r"""Machine-readable code. New values may be added."""
    detail: str
    r"""Human-readable explanation."""



class InstructionParticipant(TypedDict):
    r"""The person whose money is moved."""
    name: str
    r"""The participant's name, from the account."""
    address: list[str]
    r"""Mailing address, one line per item. Empty if unknown."""



class InstructionPayment(TypedDict):
    r"""Payment to the destination."""
    method: DeliveryMethod
    r"""How the money is delivered, such as `wire` or `check`."""
    payee: str | None
    r"""Payee. Null if unknown."""
    memo: str
    r"""Memo or reference: the account number and the rollover ID."""
    checkAddress: list[str]
    r"""For a check: mailing address, one line per item. Empty if unknown."""
    wire: InstructionWire | None
    ach: InstructionAch | None
    dtcNumber: str | None
    r"""For an ACATS transfer: the destination custodian's DTC number."""



class InstructionPlan(TypedDict):
    r"""The employer's plan that the rollover names."""
    id: str
    r"""The plan's ID."""
    name: str
    r"""The plan's name."""
    planNumber: str
    r"""Three-digit plan number."""
    ein: str
    r"""Employer identification number of the plan's sponsor."""
    sponsorName: str | None
    r"""The employer that sponsors the plan."""



class InstructionRequestAddresses(TypedDict):
    r"""Where the source custodian accepts requests. Null if unknown."""
    address: list[str]
    r"""Mailing address, one line per item."""
    fax: str | None
    r"""Fax number for requests."""
    email: str | None
    r"""Email address of the contact."""
    portal: str | None
    r"""Website for requests."""



class InstructionSignatures(TypedDict):
    r"""Signatures that the source custodian requires on the request."""
    medallion: bool
    r"""Medallion signature guarantee."""
    notarization: bool
    r"""A notary must witness the signature."""
    spousalConsent: bool
    r"""Signature of the participant's spouse."""
    wetSignature: bool
    r"""Ink signature on paper."""



class InstructionSource(TypedDict):
    r"""The source account."""
    custodianId: str
    r"""TypeID of the custodian: `cus_` followed by 26 characters."""
    custodianName: str
    r"""Name of the custodian, as in the directory."""
    isVerified: bool
    r"""True if the operator has verified the directory entry with the custodian."""
    accountType: AccountType
    r"""Tax type of the account, such as `traditional_ira`."""
    accountNumber: str
    r"""Full account number."""
    planName: str | None
    r"""Name of the employer's plan."""
    plan: InstructionPlan | None
    requestTo: InstructionRequestAddresses | None
    signatures: InstructionSignatures



class InstructionWarning(TypedDict):
    r"""Something to check before the instructions are used."""
    code: InstructionWarningCode
    r"""Machine-readable code. New values may be added."""
    detail: str
    r"""Human-readable explanation."""



class InstructionWire(TypedDict):
    r"""Bank details for a payment by wire."""
    bankName: str
    r"""Name of the bank that receives the wire."""
    routingNumber: str
    r"""The bank's nine-digit routing number."""
    beneficiary: str
    r"""Owner of the bank account."""
    accountNumber: str
    r"""Full bank account number."""
    furtherCredit: str | None
    r"""For further credit: the account to which the beneficiary forwards the money."""



class IssueLetterRequest(TypedDict):
    r"""The body of `POST /v1/rollovers/{id}/letters`."""
    kind: LetterKind
    r"""Kind of letter."""
    accountNumbers: NotRequired[LetterAccountNumbers]
    r"""Account numbers in the letter. Default: `masked`."""



class LeakedKey(TypedDict):
    r"""A possible key found in public."""
    token: str
    r"""The token that was found."""
    type: str
    r"""The scanner's name for this type of key."""
    url: NotRequired[str | None]
    r"""The URL where it was found."""
    source: NotRequired[str | None]
    r"""The kind of source it was found in, such as `commit` or `gist_content`."""



class LeakedKeyVerdict(TypedDict):
    r"""The verdict on a report."""
    token_hash: str
    r"""The SHA-256 of the token, in hexadecimal."""
    token_type: str
    r"""The `type` of the report."""
    label: LeakedKeyVerdictLabel
    r"""`true_positive`: the token is or was an `sk` or `ak` key of this deployment. `false_positive`: the token was never such a key."""



class Ledger(TypedDict):
    r"""The ledger of a rollover's money."""
    object: Literal["ledger"]
    r"""The type of the object: always `ledger`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    movements: list[Movement]
    r"""All movements, in the order in which they were recorded."""
    totals: LedgerTotals
    unreplacedPayments: list[UnreplacedPayment]
    r"""Void payments that were not reissued. Their money is in no total."""



class LedgerTotals(TypedDict):
    r"""Sums of the movements. They equal the rollover's `amounts`."""
    sent: str
    r"""Money sent, net of withholding."""
    withheldFederal: str
    r"""Federal tax withheld."""
    withheldState: str
    r"""State tax withheld."""
    received: str
    r"""Sum that the destination custodian received."""
    posted: str
    r"""Sum posted to the destination account."""



class Letter(TypedDict):
    r"""An issued letter. It never changes, except that a signature can be requested and added."""
    object: Literal["letter"]
    r"""The type of the object: always `letter`."""
    id: str
    r"""The letter's ID."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    environment: Environment
    r"""The environment of the object."""
    kind: LetterKind
    r"""Kind of letter."""
    number: int
    r"""Number of the letter, counted from 1 for each rollover."""
    replaces: int | None
    r"""Number of the earlier letter of the same kind that this letter replaces. Null for the first."""
    replacedBy: int | None
    r"""Number of the letter that replaces this one. Null if current."""
    instructionsVersion: int
    r"""Version of the rollover's instructions that the letter prints."""
    supersededByVersion: int | None
    r"""Version of the instructions that made the letter outdated, by an amendment, a new name or a new custodian. The letter can no longer be signed. Null while the instructions are unchanged."""
    accountNumbers: LetterAccountNumbers
    r"""Account numbers in a letter."""
    templateVersion: int
    r"""Version of the organization's letter templates. 0 for the defaults."""
    file: LetterFile
    r"""The PDF as issued, served by `GET /v1/letters/{id}/file`."""
    signature: LetterSignature | None
    r"""The signature. Null if not signed."""
    signatureRequest: LetterSignatureRequest | None
    r"""The last request for an external signature. Null if none was requested."""
    seal: str
    r"""Seal that the letter's footer prints in groups of four digits."""
    sealed: bool | None
    r"""True if the letter, its PDF and its signature match their seals. False if they were changed outside the service. Null if the key of the seals was retired, so that they cannot be compared."""
    createdAt: str
    r"""Time of issue, by the organization's clock."""
    createdBy: Actor
    r"""The member or API key that issued the letter."""



class LetterFile(TypedDict):
    r"""A stored PDF."""
    sha256: str
    r"""SHA-256 digest of the PDF, in hexadecimal."""
    size: int
    r"""Size in bytes."""



class LetterPage(TypedDict):
    r"""One page of a list. One page of letters."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[Letter]
    r"""The items of this page."""
    hasMore: bool
    r"""True if there are more items after this page."""
    nextCursor: str | None
    r"""Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll."""



class LetterPlaceholder(TypedDict):
    r"""A placeholder for a fact of the rollover."""
    name: str
    r"""The name, which a paragraph contains in double braces."""
    description: str
    r"""Description of the value."""



class LetterSignature(TypedDict):
    r"""Evidence of a signature."""
    method: LetterSignatureMethod
    r"""How a letter was signed. New values may be added."""
    name: str
    r"""Name of the signer."""
    title: str
    r"""Title of the signer. Empty if an external provider sent none."""
    signedAt: str
    r"""Time of the signature: by the organization's clock, or by the external provider's."""
    signedBy: Actor
    r"""The member or API key that signed, or that requested the external signature."""
    ipAddress: str | None
    r"""IP address of the signer. Null if unknown."""
    signedSha256: str
    r"""SHA-256 digest of the PDF that was signed: `file.sha256` of the letter."""
    file: LetterSignatureFile
    r"""The signed PDF, served by `GET /v1/letters/{id}/file?copy=signed`."""
    documentId: str | None
    r"""The rollover's document with the signed PDF. Null except for letters of acceptance."""



class LetterSignatureFile(TypedDict):
    r"""A stored PDF."""
    sha256: str
    r"""SHA-256 digest of the PDF, in hexadecimal."""
    size: int
    r"""Size in bytes."""



class LetterSignatureRequest(TypedDict):
    r"""The last request for a signature by an external e-signature provider."""
    number: int
    r"""Number of the request, counted from 1 for each letter."""
    endpointId: str
    r"""The webhook endpoint of the e-signature provider."""
    status: LetterSignatureRequestStatus
    r"""Status of a request for an external signature. New values may be added."""
    signer: LetterSigner | None
    r"""The requested signer. Null after erasure."""
    reason: str | None
    r"""Why the signer declined, if the provider said so."""
    requestedAt: str
    r"""Time of the request, by the organization's clock."""
    requestedBy: Actor
    r"""The member or API key that requested the signature."""
    endedAt: str | None
    r"""Time of the result, by the organization's clock. Null while pending."""



class LetterSignatureResult(TypedDict):
    r"""The result was recorded, now or earlier."""
    object: Literal["letter_signature_result"]
    r"""The type of the object: always `letter_signature_result`."""
    letterId: str
    r"""TypeID of the letter."""
    request: int
    r"""Number of the request."""
    result: LetterSignatureResultResult
    r"""The recorded result."""



class LetterSigner(TypedDict):
    r"""The person who signs for the organization."""
    name: str
    r"""The signer's name."""
    email: str
    r"""The signer's email address."""



class LetterSignerInput(TypedDict):
    r"""The person who signs for the organization."""
    name: str
    r"""The signer's name."""
    email: str
    r"""The signer's email address."""



class LetterTemplates(TypedDict):
    r"""An organization's letterhead and wording of letters."""
    object: Literal["letter_templates"]
    r"""The type of the object: always `letter_templates`."""
    version: int
    r"""The version, which increases with every change. 0 for the defaults. Each letter stores the version that it uses."""
    name: str | None
    r"""Name in the letterhead. Null uses the organization's name."""
    address: list[str]
    r"""Mailing address in the letterhead, one line per item."""
    phone: str | None
    r"""Phone number in the letterhead."""
    email: str | None
    r"""Email address in the letterhead."""
    logo: str | None
    r"""Logo in the letterhead: a PNG image in base64."""
    signatoryName: str | None
    r"""Name under the signature line."""
    signatoryTitle: str | None
    r"""Title under the signature line."""
    texts: list[LetterText]
    r"""Wording of the kinds of letters whose wording can be changed."""
    placeholders: list[LetterPlaceholder]
    r"""The placeholders that paragraphs can contain."""
    updatedAt: str | None
    r"""Time of the last change. Null if never changed."""



class LetterTemplatesPatch(TypedDict):
    r"""Letterhead and wording to change. Omitted fields stay unchanged."""
    name: NotRequired[str | None]
    r"""Name in the letterhead. Null restores the organization's name."""
    address: NotRequired[list[str]]
    r"""Mailing address in the letterhead, one line per item."""
    phone: NotRequired[str | None]
    r"""Phone number in the letterhead. Null removes it."""
    email: NotRequired[str | None]
    r"""Email address in the letterhead. Null removes it."""
    logo: NotRequired[str | None]
    r"""Logo in the letterhead: a PNG image in base64, up to 64 kB and 1200 by 600 pixels, with 8 bits per sample. Null removes it."""
    signatoryName: NotRequired[str | None]
    r"""Name under the signature line. Null leaves it blank."""
    signatoryTitle: NotRequired[str | None]
    r"""Title under the signature line. Null leaves it blank."""
    texts: NotRequired[list[LetterTextInput]]
    r"""Wording of some kinds of letters. Other kinds stay the same."""



class LetterText(TypedDict):
    r"""Wording of a kind of letter."""
    kind: WordedLetterKind
    r"""Kind of letter. New values may be added."""
    paragraphs: list[str]
    r"""The paragraphs, with placeholders."""
    isDefault: bool
    r"""True if the organization did not change the wording."""



class LetterTextInput(TypedDict):
    r"""Wording of a kind of letter."""
    kind: WordedLetterKind
    r"""Kind of letter."""
    paragraphs: list[str]
    r"""The paragraphs, with placeholders such as `{{participant.name}}`. An empty list restores the default wording."""



class ListWebhookDeliveriesResponse(TypedDict):
    r"""One page of a list. One page of deliveries."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[WebhookDelivery]
    r"""The items of this page."""
    hasMore: bool
    r"""True if there are more items after this page."""
    nextCursor: str | None
    r"""Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll."""



class LoggedRequest(TypedDict):
    r"""A request of the last seven days. It contains no client input, except the ID in the path: `route` is the pattern of the path, and `issues` has no values."""
    id: str
    r"""The request ID, also in `X-Request-Id` and in the `requestId` of an error."""
    object: Literal["request"]
    r"""The type of the object: always `request`."""
    createdAt: str
    r"""When the response was sent."""
    service: LoggedRequestService
    r"""The service that handled the request."""
    method: str
    r"""The HTTP method."""
    route: str | None
    r"""The path pattern; null if no route matched."""
    status: int
    r"""The HTTP status; 499 if the client disconnected first."""
    code: str | None
    r"""The error code."""
    keyId: str | None
    r"""The API key of the request or of its session."""
    memberId: str | None
    r"""The signed-in member."""
    durationMs: int
    r"""The duration in milliseconds."""
    subjectId: str | None
    r"""The object in the path, such as a rollover. It may not exist."""
    issues: list[LoggedRequestIssue]
    r"""The invalid input of a rejected request, up to 20 issues. Values are not stored."""



class LoggedRequestIssue(TypedDict):
    r"""Invalid input of a logged request, without its value."""
    location: str
    r"""A JSON Pointer into the body (`#/source/accountType`) or a query parameter (`?limit`). Names that the API does not use can be masked: `*`."""
    reason: LoggedRequestIssueReason
    r"""Description of the issue."""



class LoggedRequestPage(TypedDict):
    r"""One page of a list. One page of requests."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[LoggedRequest]
    r"""The items of this page."""
    hasMore: bool
    r"""True if there are more items after this page."""
    nextCursor: str | None
    r"""Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll."""



class MarkFundsReceivedAction(TypedDict):
    r"""Record money that the destination custodian received, even if it was not recorded as sent. Allowed in `awaiting_participant`, `submitted`, `in_review`, `approved`, `requested`, `processing`, `funds_sent`, `funds_received`, `awaiting_documents`, `on_hold`, `completed`. Also requires the scope `rollovers:operate`."""
    action: Literal["mark_funds_received"]
    r"""The action to perform: `mark_funds_received`."""
    params: ResidualReceiptInput
    r"""The parameters of `mark_funds_received`."""
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class MarkFundsSentAction(TypedDict):
    r"""Record money sent, once for each payment, including residuals. Allowed in `processing`, `funds_sent`, `funds_received`. Also requires the scope `rollovers:operate`."""
    action: Literal["mark_funds_sent"]
    r"""The action to perform: `mark_funds_sent`."""
    params: ResidualTransferInput
    r"""The parameters of `mark_funds_sent`."""
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class MissingDocument(TypedDict):
    r"""A missing document that the source custodian requires."""
    type: DocumentType
    r"""Document type. New values may be added."""
    requirements: list[MissingDocumentRequirement]
    r"""The source custodian's `requirements` that call for this document."""
    reason: MissingReason
    r"""Reason a document is missing."""



class MoneySource(TypedDict):
    r"""One kind of money in a rollover."""
    kind: MoneySourceKind
    r"""Kind of money."""
    amount: str | None
    r"""Amount that was requested."""
    percent: str | None
    r"""Requested percentage of the total rolled over. If both `amount` and `percent` are null, all money of this kind is requested."""
    firstContributionYear: int | None
    r"""For Roth money: tax year of the first contribution, if known."""
    basis: str | None
    r"""For after-tax money: contributions made after tax. For Roth money: Roth contributions, if known."""
    earnings: str | None
    r"""Earnings on the contributions in `basis`. Earnings of after-tax money are pre-tax money."""
    inPlanRollover: str | None
    r"""For Roth money: part allocable to recent in-plan Roth rollovers, if known."""
    planned: str | None
    r"""Planned amount. Null if it is unknown until money leaves."""
    sent: str
    r"""Amount sent in valid transfers, before withholding."""



class MoneySourceInput(TypedDict):
    r"""One kind of money in a rollover."""
    kind: MoneySourceKind
    r"""Kind of money."""
    amount: NotRequired[str]
    r"""Amount of this kind of money."""
    percent: NotRequired[str]
    r"""Percentage of the total rolled over. Without `amount` and `percent`: all money of this kind."""
    firstContributionYear: NotRequired[int]
    r"""For Roth money: tax year of the first contribution, which starts the five-year period."""
    basis: NotRequired[str]
    r"""For after-tax money (required): contributions made after tax. For Roth money of a plan (optional): Roth contributions, box 5 of Form 1099-R."""
    earnings: NotRequired[str]
    r"""Earnings on the contributions in `basis`. Earnings of after-tax money are pre-tax money. Derived from `amount` and `basis` if omitted."""
    inPlanRollover: NotRequired[str]
    r"""For Roth money of a plan: part that is allocable to taxable in-plan Roth rollovers of this year and the four years before, as the plan determines it (box 10 of Form 1099-R; IRS Notice 2010-84, Q&A-13)."""



class Movement(TypedDict):
    r"""One change of a rollover's money. Never changed or removed."""
    id: str
    r"""The movement's ID within the rollover."""
    type: MovementType
    r"""Kind of movement. New values may be added."""
    account: LedgerAccount
    r"""The rollover amount that the movement changes. New values may be added."""
    amount: str
    r"""Change of the amount. Negative if money no longer counts."""
    on: str | None
    r"""Date on which it happened. Null if unknown."""
    transferId: str | None
    r"""The transfer, if any."""
    receiptId: str | None
    r"""The receipt, if any."""
    reason: str | None
    r"""Code of the reason, such as `lost`. Null if there is none."""
    timelineSequence: int | None
    r"""Timeline entry that recorded it. Null for money recorded before the ledger was introduced."""
    recordedAt: str | None
    r"""Time at which it was recorded. Null if unknown."""
    recordedBy: Actor | None
    r"""The person or system that recorded it. Null if unknown."""



class NameChangeEvidence(TypedDict):
    r"""Evidence of the change, if given."""
    documentId: str | None
    r"""A document of one of the participant's rollovers."""
    description: str | None
    r"""The document in words."""



class NameChangeEvidenceInput(TypedDict):
    r"""Evidence of the change, such as the marriage certificate."""
    documentId: NotRequired[str]
    r"""A document of one of the participant's rollovers."""
    description: NotRequired[str]
    r"""The document in words, up to 200 characters."""



class NameChangeInput(TypedDict):
    r"""Why the name changes. Requires a different `firstName` or `lastName`. Default: a correction."""
    reason: NameChangeReason
    r"""Why a participant's name changed."""
    effectiveOn: str
    r"""First day of the new name, `YYYY-MM-DD`. Not in the future."""
    evidence: NotRequired[NameChangeEvidenceInput]



class NewApiKey(TypedDict):
    r"""A new API key with its secret value."""
    id: str
    r"""A TypeID: `key_` and 26 characters."""
    object: Literal["api_key"]
    r"""The type of the object: always `api_key`."""
    type: ApiKeyType
    r"""The type of the key."""
    environment: Environment
    r"""The environment the key works in."""
    name: str
    r"""The key's name."""
    prefix: str
    r"""The first four characters of the key's body."""
    last4: str
    r"""The last four characters of the key's body."""
    scopes: list[str]
    r"""The key's scopes."""
    ipAllowlist: list[str]
    r"""The addresses and CIDR blocks the key can be used from. Empty allows any address."""
    proofKeyThumbprint: str | None
    r"""The RFC 7638 thumbprint of the public key that the key is bound to; null if it is not bound. Requests with a bound key need a proof signed with the private key (DPoP)."""
    status: ApiKeyStatus
    r"""The key's status. `expiring`: the key works and has an expiration date."""
    createdAt: str
    r"""When the key was created."""
    expiresAt: str | None
    r"""When the key expires; null if never."""
    revokedAt: str | None
    r"""When the key was revoked; null if it was not."""
    lastUsedAt: str | None
    r"""When the key was last used, updated every few seconds."""
    firstUsedAt: str | None
    r"""When the key was first used; null if never, or if the service did not record first uses at that time."""
    rotatedFrom: str | None
    r"""The ID of the key this key replaced."""
    replacedBy: str | None
    r"""The ID of the key that replaced this key."""
    safeToRevoke: SafeToRevoke | None
    r"""Whether the key is still needed. Null unless the key was rotated and still works."""
    key: str
    r"""Shown only once."""



class NewWebhookEndpoint(TypedDict):
    r"""An endpoint and its new secret."""
    id: str
    r"""A TypeID: `whe_` and 26 characters."""
    object: Literal["webhook_endpoint"]
    r"""The type of the object: always `webhook_endpoint`."""
    environment: Environment
    r"""The environment of the object."""
    url: str
    r"""The URL that receives events. In lists, and for keys without the scope `webhooks:write`, the query is masked: `?***`."""
    eventTypes: list[str]
    r"""The event types the endpoint receives: type names, patterns such as `rollover.*`, or `*` for all."""
    description: str | None
    r"""Your description of the endpoint."""
    enabled: bool
    r"""Whether the endpoint receives events. Deliveries to a disabled endpoint wait."""
    disabledReason: WebhookDisabledReason | None
    r"""Why the service disabled the endpoint: no attempt succeeded for five days, or it returned 410. Otherwise null."""
    ordering: WebhookOrdering
    r"""The order in which the endpoint receives events."""
    payload: WebhookPayloadFormat
    r"""How much of an event the endpoint receives."""
    failingSince: str | None
    r"""When the current series of failed attempts began."""
    version: int
    r"""The version, which increases with every change. Used in the `ETag`, `If-Match` and `ifVersion`."""
    createdAt: str
    r"""When the endpoint was created."""
    updatedAt: str
    r"""When the endpoint was last changed."""
    secret: str | None
    r"""The signing secret: `whsec_` and base64. Null in a replayed response (same `Idempotency-Key`). In that case, read the secret with `GET /v1/webhook-endpoints/{id}/secret`."""



class NigoCodeCount(TypedDict):
    r"""Number of NIGO items with a code."""
    code: NigoCode
    r"""Reason why a request is not in good order (NIGO). New values may be added."""
    items: int
    r"""Number of items."""



class NigoCustodianStatistics(TypedDict):
    r"""Outcomes by source custodian, and items by the custodian they are attributed to."""
    custodianId: str
    r"""TypeID of the custodian: `cus_` followed by 26 characters."""
    ended: int
    r"""Submitted rollovers that were completed, rejected or failed in the period."""
    completed: int
    r"""Rollovers completed in the period."""
    firstTimeRight: int
    r"""Rollovers completed in the period that never had a NIGO item, except withdrawn ones."""
    firstTimeRightPercent: str | None
    r"""Share of the ended rollovers that are first-time-right, in percent with one decimal, such as `93.4`. Null if none ended."""
    items: int
    r"""NIGO items reported in the period, except withdrawn ones."""



class NigoItem(TypedDict):
    r"""A reason why a rollover's request was not in good order (NIGO)."""
    object: Literal["nigo_item"]
    r"""The type of the object: always `nigo_item`."""
    id: str
    r"""The item's ID."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    code: NigoCode
    r"""Reason why a request is not in good order (NIGO). New values may be added."""
    meaning: str
    r"""The deficiency, as a sentence."""
    remedy: str
    r"""How to fix the deficiency."""
    fixedBy: NigoFixer
    r"""The party that must fix the deficiency. New values may be added."""
    step: NigoStep
    r"""Kind of step that fixes the deficiency. New values may be added."""
    documentType: DocumentType | None
    r"""Type of the document that fixes the deficiency. Null if no document does."""
    mustResend: bool
    r"""True if the request must be sent to the custodian again."""
    detail: str | None
    r"""Details in the reporter's words."""
    reportedBy: NigoReporter
    r"""The party that found the request not in good order."""
    reportedOn: str
    r"""Date the item was reported, `YYYY-MM-DD`."""
    action: str | None
    r"""The action that reported the item, such as `custodian_soft_reject`. Null if the item was recorded separately."""
    custodianId: str
    r"""The custodian whose statistics include the item: the destination custodian if that custodian reported the item, otherwise the source custodian."""
    status: NigoItemStatus
    r"""Whether an item is open."""
    resolution: NigoResolution | None
    r"""How it was resolved. Null while open."""
    resolvedAt: str | None
    r"""Time of the resolution, by the organization's clock. Null while open."""
    resolvedBy: Actor | None
    r"""The person or system that resolved it. Null while open."""
    createdAt: str
    r"""Time it was recorded, by the organization's clock."""
    createdBy: Actor
    r"""The person or system that recorded it."""
    custodian: NotRequired[Custodian | None]
    r"""The custodian. Null if there is none. Only with `expand=custodian`."""



class NigoItemInput(TypedDict):
    r"""One reason why the request is not in good order."""
    code: NigoCode
    r"""Reason why a request is not in good order (NIGO). New values may be added."""
    detail: NotRequired[str]
    r"""Details, up to 500 characters. Required for `other`. Do not include personal data."""



class NigoItemPage(TypedDict):
    r"""One page of a list. One page of NIGO items."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[NigoItem]
    r"""The items of this page."""
    hasMore: bool
    r"""True if there are more items after this page."""
    nextCursor: str | None
    r"""Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll."""



class NigoPlanCount(TypedDict):
    r"""Number of NIGO items of a plan."""
    custodianId: str
    r"""TypeID of the custodian: `cus_` followed by 26 characters."""
    planName: str
    r"""Name of the source plan."""
    items: int
    r"""Number of items."""



class NigoReason(TypedDict):
    r"""A reason why a request is not in good order (NIGO)."""
    code: NigoCode
    r"""Reason why a request is not in good order (NIGO). New values may be added."""
    meaning: str
    r"""The deficiency, as a sentence."""
    remedy: str
    r"""How to fix the deficiency."""
    fixedBy: NigoFixer
    r"""The party that must fix the deficiency. New values may be added."""
    step: NigoStep
    r"""Kind of step that fixes the deficiency. New values may be added."""
    documentType: DocumentType | None
    r"""Type of the document that fixes the deficiency. Null if no document does."""
    mustResend: bool
    r"""True if the request must be sent to the custodian again."""



class NigoReasonPage(TypedDict):
    r"""One page of a list. All codes."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[NigoReason]
    r"""All codes, in a fixed order."""



class NigoReport(TypedDict):
    r"""Reasons why a request is not in good order."""
    reportedBy: NigoReporter
    r"""The party that found the request not in good order."""
    reportedOn: NotRequired[str]
    r"""Date the reasons were reported. Default: today."""
    items: list[NigoItemInput]
    r"""The reasons, 1 to 20."""


NigoStatistics = TypedDict("NigoStatistics", {"object": 'Literal["nigo_statistics"]', "from": 'str', "to": 'str', "ended": 'int', "completed": 'int', "firstTimeRight": 'int', "firstTimeRightPercent": 'str | None', "items": 'int', "codes": 'list[NigoCodeCount]', "custodians": 'list[NigoCustodianStatistics]', "plans": 'list[NigoPlanCount]'})
r"""Share of rollovers that were first-time-right, and numbers of NIGO items."""


class NoteInput(TypedDict):
    r"""A note on a rollover."""
    text: str
    r"""Text of the note, up to 4,000 characters."""



class OpenQuestion(TypedDict):
    r"""A missing fact that the outcome, the forms or the documents depend on."""
    pointer: str
    r"""JSON pointer to the missing field of the input."""
    detail: str
    r"""Human-readable reason to ask for it."""



class OrganizationSettings(TypedDict):
    r"""An organization's time zone, deadlines and second-person rules. Changes apply only to deadlines that start later."""
    object: Literal["organization_settings"]
    r"""The type of the object: always `organization_settings`."""
    name: str
    r"""The organization's name."""
    timeZone: str
    r"""The time zone that sets "today", due dates and the end of the 60th day: an IANA name."""
    waits: list[Wait]
    r"""When each step becomes overdue. The 60-day limit is set by law and is not included."""
    incomingFunds: IncomingFundsRules
    participantMessages: ParticipantMessages
    secondPerson: list[SecondPersonAction]
    r"""The actions that require a second person. A single person receives `second_person_required` and requests an approval with `POST /v1/approvals`."""
    requiresPasskey: bool
    r"""Whether approvals can be confirmed only with a passkey."""
    version: int
    r"""The version, which increases with every change. Send it as `If-Match`."""
    updatedAt: str
    r"""When the organization was last changed."""



class OrganizationSettingsPatch(TypedDict):
    r"""Settings to change. Omitted fields stay unchanged."""
    name: NotRequired[str]
    r"""The organization's name. Only members who can manage members can change it; API keys cannot."""
    timeZone: NotRequired[str]
    r"""The time zone that sets "today" and due dates: an IANA name such as `America/New_York`. It cannot be cleared."""
    deadlineDays: NotRequired[DeadlineDaysPatch]
    r"""When each step becomes overdue, from 1 to 365 days."""
    incomingFunds: NotRequired[IncomingFundsRulesPatch]
    participantMessages: NotRequired[ParticipantMessagesPatch]
    r"""Messages to participants about their rollovers. They contain no personal data."""
    secondPerson: NotRequired[list[SecondPersonAction]]
    r"""The actions that require a second person. Replaces the list. Only members who can manage members can change it; API keys cannot. To require a second person for fewer actions, request an approval of `relax_second_person`."""
    requiresPasskey: NotRequired[bool]
    r"""Whether approvals can be confirmed only with a passkey. Only members who can manage members can change it; API keys cannot. To set it to false, request an approval of `relax_second_person`."""



class PaidToParticipant(TypedDict):
    r"""Amount paid to the participant and not rolled over."""
    amount: str
    r"""Total paid to the participant."""
    moneySources: list[SourceAmount]
    r"""Kinds of money paid to the participant. The pre-tax part is income, and the plan withholds 20% of it."""
    payment: CashPayment | None
    r"""The recorded payment. Null until `recordCashPayment` records it."""



class ParticipantMessages(TypedDict):
    r"""Messages to participants about their rollovers. They contain no personal data."""
    email: bool
    r"""Whether participants receive an email at each step."""
    sms: bool
    r"""Whether participants receive a text message at each step."""



class ParticipantMessagesPatch(TypedDict):
    r"""Messages to participants about their rollovers. Omitted fields stay unchanged."""
    email: NotRequired[bool]
    r"""Whether participants receive an email at each step. Requires the operator's mail server."""
    sms: NotRequired[bool]
    r"""Whether participants receive a text message at each step. Requires the operator's gateway."""



class PasskeySignature(TypedDict):
    r"""The passkey's signature of the approval's digest (WebAuthn). Required if you have a passkey."""
    nonce: str
    r"""The nonce whose challenge the passkey signed."""
    credentialId: str
    r"""The credential ID, as base64url."""
    authenticatorData: str
    r"""The authenticator data, as base64url."""
    clientDataJson: str
    r"""The client data, as base64url."""
    signature: str
    r"""The signature, as base64url."""



class PaymentAchInput(TypedDict):
    r"""Bank details for a payment by ACH."""
    routingNumber: str
    r"""The bank's nine-digit routing number."""
    accountNumber: str
    r"""Bank account number. Encrypted on receipt, and shown in full only in instructions."""



class PaymentDetails(TypedDict):
    r"""Payee and bank details of a custodian or plan that your organization added."""
    id: str
    r"""TypeID: `pmd_` followed by 26 characters."""
    object: Literal["payment_details"]
    r"""The type of the object: always `payment_details`."""
    environment: Environment
    r"""The environment of the object."""
    planId: str | None
    r"""The plan. Null for a custodian."""
    custodianId: str | None
    r"""The custodian. Null for a plan."""
    status: PaymentDetailsStatus
    r"""Whether instructions use payment details."""
    payee: str
    r"""The payee line: a template with `{participant}`, and optionally `{custodian}` and `{accountNumber}`."""
    checkAddress: list[str]
    r"""Mailing address for checks, one line per item."""
    wire: CustodianWire | None
    ach: CustodianAch | None
    dtcNumber: str | None
    r"""The Depository Trust Company participant number, used for ACATS."""
    source: str
    r"""Where the details come from."""
    contactPhone: str | None
    r"""Telephone number that came with the details. The call-back must use another number."""
    createdBy: Actor
    r"""The author, who cannot confirm the details."""
    createdAt: str
    r"""Time of creation."""
    decidedBy: Actor | None
    r"""The person who confirmed or rejected the details."""
    decidedAt: str | None
    r"""Time of the decision."""
    callback: PaymentDetailsCallback | None
    reason: str | None
    r"""Why the details were rejected."""
    plan: NotRequired[Plan | None]
    r"""The plan. Null if there is none. Only with `expand=plan`."""
    custodian: NotRequired[Custodian | None]
    r"""The custodian. Null if there is none. Only with `expand=custodian`."""



class PaymentDetailsCallback(TypedDict):
    r"""The call that confirmed the details."""
    phone: str
    r"""The number called."""
    phoneSource: str
    r"""Where the number was found."""
    spokeWith: str
    r"""The person who confirmed the details."""
    calledAt: str
    r"""Time at which the call was recorded, which is the time of the confirmation."""



class PaymentDetailsInput(TypedDict):
    r"""Payee and bank details of a custodian or plan."""
    planId: NotRequired[str]
    r"""The plan. Send this or `custodianId`."""
    custodianId: NotRequired[str]
    r"""The custodian. Send this or `planId`."""
    payee: str
    r"""The payee line: a template with `{participant}`, and optionally `{custodian}` and `{accountNumber}`."""
    checkAddress: NotRequired[list[str]]
    r"""Mailing address, one line per item, up to 6."""
    wire: NotRequired[PaymentWireInput]
    ach: NotRequired[PaymentAchInput]
    dtcNumber: NotRequired[str]
    r"""DTC participant number, for ACATS."""
    source: str
    r"""Where the details come from: a letter, a web page or a call."""
    contactPhone: NotRequired[str]
    r"""Telephone number that came with the details. The call-back must use another number."""



class PaymentDetailsPage(TypedDict):
    r"""One page of a list. One page of payment details."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[PaymentDetails]
    r"""The items of this page."""
    hasMore: bool
    r"""True if there are more items after this page."""
    nextCursor: str | None
    r"""Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll."""



class PaymentWireInput(TypedDict):
    r"""Bank details for a payment by wire."""
    bankName: str
    r"""Name of the bank that receives the wire."""
    routingNumber: str
    r"""The bank's nine-digit routing number."""
    beneficiary: str
    r"""The owner of the bank account."""
    accountNumber: str
    r"""Bank account number. Encrypted on receipt, and shown in full only in instructions."""
    furtherCredit: NotRequired[str]
    r"""For further credit to (FFC). A template like `payee`."""



class PendingOnCount(TypedDict):
    r"""Number of rollovers pending on one party."""
    pendingOn: PendingOn
    count: int
    r"""Number of rollovers."""



class Plan(TypedDict):
    r"""An employer's retirement plan, as your organization recorded it."""
    id: str
    r"""TypeID: `pln_` followed by 26 characters."""
    object: Literal["plan"]
    r"""The type of the object: always `plan`."""
    environment: Environment
    r"""The environment of the object."""
    ein: str
    r"""Employer identification number of the plan's sponsor."""
    planNumber: str
    r"""Three-digit plan number."""
    form5500Key: str
    r"""EIN and plan number, by which Form 5500 filings are found, such as `123456789-001`."""
    name: str
    r"""The plan's name."""
    accountType: AccountType
    r"""Account type of the plan."""
    planKind: PlanKind | None
    r"""Kind of plan. Null if unknown."""
    sponsorName: str | None
    r"""The employer that sponsors the plan."""
    recordkeeperId: str | None
    r"""The custodian that keeps the plan's records."""
    contact: PlanContact | None
    createdBy: Actor
    r"""The member or API key that recorded the plan."""
    version: int
    r"""Counts changes. Send it as `If-Match`."""
    createdAt: str
    r"""Time of creation."""
    updatedAt: str
    r"""Time of the last change."""
    recordkeeper: NotRequired[Custodian | None]
    r"""The recordkeeper. Null if there is none. Only with `expand=recordkeeper`."""



class PlanContact(TypedDict):
    r"""Whom to contact about the plan."""
    name: str | None
    r"""Name of the person or department."""
    phone: str | None
    r"""Telephone number of the contact."""
    email: str | None
    r"""Email address of the contact."""
    address: list[str]
    r"""Mailing address, one line per item."""



class PlanContactInput(TypedDict):
    r"""Whom to contact about the plan."""
    name: NotRequired[str]
    r"""Name of the person or department."""
    phone: NotRequired[str]
    r"""Telephone number of the contact."""
    email: NotRequired[str]
    r"""Email address of the contact."""
    address: NotRequired[list[str]]
    r"""Mailing address, one line per item, up to 6."""



class PlanCreatedEvent(TypedDict):
    r"""An employer's plan was recorded."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["plan.created"]
    r"""The event type: `plan.created`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: PlanCreatedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class PlanCreatedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `plan.created`."""
    planId: str
    r"""TypeID of the plan."""



class PlanInput(TypedDict):
    r"""An employer's retirement plan."""
    ein: str
    r"""Employer identification number of the plan's sponsor, such as `12-3456789`."""
    planNumber: str
    r"""Three-digit plan number, `001` to `999`."""
    name: str
    r"""The plan's name, as on its Form 5500."""
    accountType: AccountType
    r"""Account type of the plan: `qualified_plan`, such as a 401(k), 401(a) plan or the TSP, `403b` or `governmental_457b`."""
    planKind: NotRequired[PlanKind]
    r"""Kind of plan. Spousal consent depends on it."""
    sponsorName: NotRequired[str]
    r"""The employer that sponsors the plan."""
    recordkeeperId: NotRequired[str]
    r"""The custodian that keeps the plan's records."""
    contact: NotRequired[PlanContactInput]



class PlanPage(TypedDict):
    r"""One page of a list. One page of plans."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[Plan]
    r"""The items of this page."""
    hasMore: bool
    r"""True if there are more items after this page."""
    nextCursor: str | None
    r"""Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll."""



class PlanPatch(TypedDict):
    r"""Changes to a plan. Omitted fields stay unchanged, and null clears a field. The EIN, plan number and account type cannot change."""
    name: NotRequired[str]
    r"""The plan's name, as on its Form 5500."""
    planKind: NotRequired[PlanKind | None]
    r"""Kind of plan. Spousal consent depends on it."""
    sponsorName: NotRequired[str | None]
    r"""The employer that sponsors the plan."""
    recordkeeperId: NotRequired[str | None]
    r"""The custodian that keeps the plan's records."""
    contact: NotRequired[PlanContactInput | None]
    r"""Replaces the contact. Null removes it."""



class PlanPaymentDetailsAddedEvent(TypedDict):
    r"""Payee or bank details of a plan or custodian were added. They need a call-back by a second person."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["plan.payment_details_added"]
    r"""The event type: `plan.payment_details_added`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: PlanPaymentDetailsAddedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class PlanPaymentDetailsAddedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `plan.payment_details_added`."""
    paymentDetailsId: str
    r"""TypeID of the payment details."""
    planId: str | None
    r"""The plan. Null for a custodian."""
    custodianId: str | None
    r"""The custodian. Null for a plan."""



class PlanPaymentDetailsConfirmedEvent(TypedDict):
    r"""A second person confirmed payee or bank details. Instructions now use them."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["plan.payment_details_confirmed"]
    r"""The event type: `plan.payment_details_confirmed`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: PlanPaymentDetailsConfirmedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class PlanPaymentDetailsConfirmedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `plan.payment_details_confirmed`."""
    paymentDetailsId: str
    r"""TypeID of the payment details."""
    planId: str | None
    r"""The plan. Null for a custodian."""
    custodianId: str | None
    r"""The custodian. Null for a plan."""



class PlanPaymentDetailsRejectedEvent(TypedDict):
    r"""Payee or bank details were rejected."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["plan.payment_details_rejected"]
    r"""The event type: `plan.payment_details_rejected`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: PlanPaymentDetailsRejectedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class PlanPaymentDetailsRejectedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `plan.payment_details_rejected`."""
    paymentDetailsId: str
    r"""TypeID of the payment details."""
    planId: str | None
    r"""The plan. Null for a custodian."""
    custodianId: str | None
    r"""The custodian. Null for a plan."""



class PlanRequirementsAddedEvent(TypedDict):
    r"""Requirements of a plan or custodian were added or changed."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["plan.requirements_added"]
    r"""The event type: `plan.requirements_added`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: PlanRequirementsAddedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class PlanRequirementsAddedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `plan.requirements_added`."""
    requirementSetId: str
    r"""TypeID of the requirement set."""
    planId: str | None
    r"""The plan. Null for a custodian."""
    custodianId: str | None
    r"""The custodian. Null for a plan."""



class PlanRequirementsConfirmedEvent(TypedDict):
    r"""Requirements of a plan or custodian were confirmed."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["plan.requirements_confirmed"]
    r"""The event type: `plan.requirements_confirmed`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: PlanRequirementsConfirmedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class PlanRequirementsConfirmedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `plan.requirements_confirmed`."""
    requirementSetId: str
    r"""TypeID of the requirement set."""
    planId: str | None
    r"""The plan. Null for a custodian."""
    custodianId: str | None
    r"""The custodian. Null for a plan."""



class PlanUpdatedEvent(TypedDict):
    r"""An employer's plan was updated."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["plan.updated"]
    r"""The event type: `plan.updated`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: PlanUpdatedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class PlanUpdatedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `plan.updated`."""
    planId: str
    r"""TypeID of the plan."""
    fields: list[str]
    r"""The changed fields."""



class PostponementInput(TypedDict):
    r"""The facts that postpone the participant's deadline. Use it with the type `indirect_60_day`."""
    basis: PostponementBasis
    r"""Reason that the 60 days, or the due date that replaces them, are postponed. New values may be added."""
    reference: str
    r"""Number of the IRS announcement or disaster declaration, of the military orders, or of the IRS ruling."""
    startsOn: str
    r"""First day of the postponement period or of the service, or date of the ruling, `YYYY-MM-DD`."""
    endsOn: str
    r"""Last day, `YYYY-MM-DD`: the day to which the IRS postpones deadlines, the last day of service in the combat zone, or the last day that the ruling allows."""
    combatZone: NotRequired[CombatZone]
    r"""Required for `combat_zone`."""



class Problem(TypedDict):
    r"""An error response (RFC 9457). Some codes add their own fields."""
    type: str
    r"""`/errors/{code}`, a page that explains the error, its cause and its remedy."""
    title: str
    r"""A short summary. It is the same for every error with this code."""
    status: int
    r"""The HTTP status of the response."""
    detail: str
    r"""What happened in this request, for developers."""
    instance: str
    r"""The requested path."""
    code: ErrorCode
    requestId: str
    r"""ID of the request. Quote it when you contact support."""
    errors: list[ProblemError]
    r"""All issues of the input. Empty for other errors."""
    state: NotRequired[str]
    r"""The rollover's current state."""
    allowedActions: NotRequired[list[str]]
    r"""The actions that are possible now."""
    nextReminderAt: NotRequired[str]
    r"""The earliest time at which the same reminder can be sent again."""
    rolloverId: NotRequired[str]
    r"""ID of the open rollover that this request would duplicate."""
    version: NotRequired[int]
    r"""The object's current version."""
    rule: NotRequired[str]
    r"""The code of the first rule in `rules`."""
    rules: NotRequired[list[ProblemRule]]
    r"""The rules that do not permit the rollover."""
    consentFaults: NotRequired[list[ProblemConsentFault]]
    r"""Why the consent is insufficient. `statement_missing` names the statement and its current version."""



class ProblemConsentFault(TypedDict):
    r"""One item of the list. Why the consent is insufficient. `statement_missing` names the statement and its current version."""
    code: str
    r"""Machine-readable code of the issue."""
    detail: str
    r"""Explanation of the issue for people."""
    statement: NotRequired[str]
    r"""The statement that is missing or outdated."""
    version: NotRequired[str]
    r"""The current version of the statement."""



class ProblemError(TypedDict):
    r"""One item of the list. All issues of the input. Empty for other errors."""
    pointer: NotRequired[str]
    r"""The location in the body: an RFC 6901 JSON Pointer as a URI fragment."""
    parameter: NotRequired[str]
    r"""The name of the query parameter."""
    detail: str
    r"""What is wrong with this field or parameter."""



class ProblemRule(TypedDict):
    r"""One item of the list. The rules that do not permit the rollover."""
    code: str
    r"""Machine-readable code of the rule."""
    result: str
    r"""`unmet`, or `unknown` if a fact is missing."""
    detail: str
    r"""Explanation of the rule for people."""



class ProcessingDays(TypedDict):
    r"""Business days from the request until the money is sent."""
    min: float
    r"""Fewest days that processing usually takes."""
    max: float
    r"""Most days that processing usually takes."""



class ProofKey(TypedDict):
    r"""A public key as a JWK (RFC 7517), for ES256 or EdDSA. Other public fields are ignored; private fields are rejected."""
    kty: str
    r"""The key type: `EC` or `OKP`."""
    crv: str
    r"""The curve: `P-256` or `Ed25519`."""
    x: str
    r"""The x coordinate, as base64url."""
    y: NotRequired[str]
    r"""The y coordinate of an EC key, as base64url."""



class ProvideDocumentsAction(TypedDict):
    r"""Provide documents by reference and digest. Allowed in `draft`, `awaiting_participant`, `submitted`, `in_review`, `approved`, `requested`, `processing`, `awaiting_documents`, `on_hold`."""
    action: Literal["provide_documents"]
    r"""The action to perform: `provide_documents`."""
    params: ProvideDocumentsActionParams
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class ProvideDocumentsActionParams(TypedDict):
    r"""The parameters of `provide_documents`."""
    documents: list[DocumentInput]
    r"""1 to 20 documents by reference. You keep the files. To upload a file, use `POST /v1/rollovers/{id}/documents`."""



class ReadChangesFeedResponse(TypedDict):
    r"""The changes of the API."""
    version: str
    r"""The format: JSON Feed 1.1."""



class Receipt(TypedDict):
    r"""Money that arrived at the destination."""
    id: str
    r"""ID of the receipt, used to void it."""
    status: ReceiptStatus
    r"""Whether a receipt counts toward the totals."""
    voidReason: str | None
    r"""Reason it no longer counts, such as `typed_wrong`, `bounced` or `corrected`. New values may be added."""
    voidedOn: str | None
    r"""Date it was voided, returned or corrected, if recorded."""
    replaces: str | None
    r"""ID of the void receipt that this one corrects. Null if it corrects none."""
    amount: str
    r"""Amount that was received."""
    assets: list[Asset]
    r"""Assets received in kind."""
    receivedOn: str
    r"""Day on which the money was received."""
    transferId: str | None
    r"""The transfer whose money arrived. Null if unknown: the receipt then counts toward the earliest transfers."""
    method: DeliveryMethod | None
    r"""How the money is delivered, such as `wire` or `check`."""
    checkNumber: str | None
    r"""Number printed on the check."""
    payee: str | None
    r"""Name to which the check is payable."""
    recordedOn: str | None
    r"""Date it was recorded. Null for older records."""
    lateAmount: str
    r"""Part that arrived after the 60 days of its transfer."""
    lateReason: str | None
    r"""Explanation of why it is late."""
    lateReasonCode: LateReasonCode | None
    r"""Reason it arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2)). New values may be added."""
    selfCertification: SelfCertification | None



class ReceivingInstructions(TypedDict):
    r"""How the custodian receives money and requests, as reported to the operator; null if unknown. Rely on it only if `verified` is true."""
    payee: str | None
    r"""The payee of checks: a template that can contain `{custodian}`, `{participant}` and `{accountNumber}`."""
    checkAddress: list[str]
    r"""The mailing address for checks, one line per entry."""
    wire: CustodianWire | None
    ach: CustodianAch | None
    dtcNumber: str | None
    r"""The Depository Trust Company participant number, used for ACATS."""
    requests: CustodianRequestAddresses
    enclosures: list[str]
    r"""Enclosures that the custodian requires with a distribution request, in addition to `requirements`. Text to show to people."""



class RecordDistributionAction(TypedDict):
    r"""Record that the participant received the money. The 60 days begin. Allowed in `approved`, `processing`. Only for rollovers of type indirect_60_day."""
    action: Literal["record_distribution"]
    r"""The action to perform: `record_distribution`."""
    params: AdvanceDistributionInput
    r"""The parameters of `record_distribution`."""
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class RecordLetterSignatureRequestDeclined(TypedDict):
    r"""An alternative of `RecordLetterSignatureRequest`."""
    request: int
    r"""Number of the request: `data.signatureRequest.number` of the event."""
    result: Literal["declined"]
    r"""The request is declined."""
    reason: NotRequired[str]
    r"""The signer's reason."""



class RecordLetterSignatureRequestExpired(TypedDict):
    r"""An alternative of `RecordLetterSignatureRequest`."""
    request: int
    r"""Number of the request: `data.signatureRequest.number` of the event."""
    result: Literal["expired"]
    r"""The request is expired."""
    reason: NotRequired[str]
    r"""The signer's reason."""



class RecordLetterSignatureRequestSigned(TypedDict):
    r"""An alternative of `RecordLetterSignatureRequest`."""
    request: int
    r"""Number of the request: `data.signatureRequest.number` of the event."""
    result: Literal["signed"]
    r"""The signer signed."""
    sha256: str
    r"""SHA-256 digest of the PDF that was signed: `file.sha256` of the letter."""
    signer: RecordLetterSignatureRequestSignedSigner
    signedAt: str
    r"""Time of the signature."""
    evidence: str
    r"""The signed PDF with the provider's evidence, in base64. Up to 10 MB."""



class RecordLetterSignatureRequestSignedSigner(TypedDict):
    r"""The person who signed."""
    name: str
    r"""Name of the person who signed."""
    title: NotRequired[str]
    r"""Title of the person who signed."""



class RecordNigoItemsResponse(TypedDict):
    r"""One page of a list. The recorded items."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[NigoItem]
    r"""The recorded items."""



class RecordTaxFilingRequest(TypedDict):
    r"""The body of `POST /v1/tax-filings`."""
    year: int
    r"""The tax year."""
    form: TaxFilingForm
    r"""`1099-R`, filed by the custodians that paid, or `5498`, filed by the custodians of the receiving IRAs."""
    filedOn: NotRequired[str]
    r"""Date on which the forms were filed. Default: today."""



class RejectAction(TypedDict):
    r"""Reject. Only `reopen` undoes this. Allowed in `in_review`. Also requires the scope `rollovers:operate`."""
    action: Literal["reject"]
    r"""The action to perform: `reject`."""
    params: RejectActionParams
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class RejectActionParams(TypedDict):
    r"""The parameters of `reject`."""
    code: str
    r"""Machine-readable reason: lowercase letters, digits and underscores, such as `name_mismatch`."""
    reason: str
    r"""Reason, up to 500 characters. Do not include personal data."""



class RejectDocumentAction(TypedDict):
    r"""Reject a document. It no longer meets its requirement. Allowed in `draft`, `awaiting_participant`, `submitted`, `in_review`, `approved`, `requested`, `processing`, `funds_sent`, `funds_received`, `awaiting_documents`, `on_hold`. Also requires the scope `rollovers:operate`."""
    action: Literal["reject_document"]
    r"""The action to perform: `reject_document`."""
    params: RejectDocumentActionParams
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class RejectDocumentActionParams(TypedDict):
    r"""The parameters of `reject_document`."""
    documentId: str
    r"""ID of one of the rollover's `documents`."""
    code: str
    r"""Machine-readable reason: lowercase letters, digits and underscores, such as `name_mismatch`."""
    reason: str
    r"""Reason, up to 500 characters. Do not include personal data."""



class RejectPaymentDetailsRequest(TypedDict):
    r"""The body of `POST /v1/payment-details/{id}/reject`."""
    reason: str
    r"""Why the details are wrong."""



class Rejection(TypedDict):
    r"""Reason the rollover was rejected. Null if it was not."""
    code: str
    r"""Machine-readable code."""
    reason: str | None
    r"""Human-readable reason."""
    by: RejectedBy
    r"""The party that rejected it."""



class ReleaseAction(TypedDict):
    r"""Release the hold and continue in the previous state. Allowed in `on_hold`. Also requires the scope `rollovers:operate`."""
    action: Literal["release"]
    r"""The action to perform: `release`."""
    params: NotRequired[ReleaseActionParams]
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class ReleaseActionParams(TypedDict):
    r"""`release` has no parameters."""



class RemindRolloverRequest(TypedDict):
    r"""The body of `POST /v1/rollovers/{id}/reminders`."""
    dryRun: NotRequired[bool]
    r"""Returns whom the reminder would reach, without sending it. Default: false."""



class ReopenAction(TypedDict):
    r"""Reopen a rejected or failed rollover in its previous state. Allowed in `rejected`, `failed`. Also requires the scope `rollovers:operate`."""
    action: Literal["reopen"]
    r"""The action to perform: `reopen`."""
    params: ReopenActionParams
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class ReopenActionParams(TypedDict):
    r"""The parameters of `reopen`."""
    reason: str
    r"""Reason, up to 500 characters. Do not include personal data."""



class RepaymentOfInput(TypedDict):
    r"""The distribution that the participant repays (IRC §72(t)). Use it with the type `indirect_60_day`. Its own deadline replaces the 60 days."""
    kind: RepaymentKind
    r"""Kind of distribution that can be repaid within two or three years. New values may be added."""
    distributedOn: str
    r"""Date the participant received the distribution, `YYYY-MM-DD`."""
    activeDutyEndedOn: NotRequired[str]
    r"""For `reservist`: last day of active duty, `YYYY-MM-DD`. The two years begin on the next day."""
    children: NotRequired[int]
    r"""For `birth_or_adoption`: number of children. The limit applies to each. Default: 1."""



class RepaymentRule(TypedDict):
    r"""A kind of distribution that can be repaid."""
    kind: RepaymentKind
    r"""Kind of distribution that can be repaid within two or three years. New values may be added."""
    code: str
    r"""Code in box 14b of Form 5498."""
    years: int
    r"""Number of years in which repayment is possible."""
    limit: str | None
    r"""Largest part of a distribution of this year that can be repaid. Null if there is no limit."""
    per: str | None
    r"""Subject of the limit, such as `for each child`. Null if there is no limit."""
    isIndexed: bool
    r"""True if the limit changes with the cost of living."""
    source: str
    r"""Statutes and notices of the rule and its limit."""



class ReportDeathAction(TypedDict):
    r"""Report that the participant died. Money stops moving until `resolve_death`. Allowed in `draft`, `awaiting_participant`, `submitted`, `in_review`, `approved`, `requested`, `processing`, `funds_sent`, `funds_received`, `awaiting_documents`, `on_hold`."""
    action: Literal["report_death"]
    r"""The action to perform: `report_death`."""
    params: ReportDeathActionParams
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class ReportDeathActionParams(TypedDict):
    r"""The parameters of `report_death`."""
    diedOn: str
    r"""Date of death, `YYYY-MM-DD`. Must not be in the future."""
    actingParty: DeathActingParty
    r"""The party that acts after the participant's death."""
    documentId: NotRequired[str]
    r"""ID of the death certificate among the rollover's `documents`, if it was provided."""



class ReportFundsReturnedAction(TypedDict):
    r"""Report a transfer as lost, returned or stale. The transfer and its receipts no longer count. Allowed in `processing`, `funds_sent`, `funds_received`, `completed`."""
    action: Literal["report_funds_returned"]
    r"""The action to perform: `report_funds_returned`."""
    params: ReportFundsReturnedActionParams
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class ReportFundsReturnedActionParams(TypedDict):
    r"""The parameters of `report_funds_returned`."""
    transferId: str
    r"""ID of one of the rollover's `transfers`."""
    reason: ReturnReason
    r"""Reason the money is no longer on its way."""
    returnedOn: NotRequired[str]
    r"""Date the transfer was returned or found to be lost, `YYYY-MM-DD`. Default: today."""



class ReportedDeath(TypedDict):
    r"""The reported death of the participant. Null if none was reported."""
    diedOn: str
    r"""Date of death."""
    actingParty: DeathActingParty
    r"""The party that acts after the participant's death."""
    documentId: str | None
    r"""ID of the death certificate. Null if not provided."""
    resolution: DeathResolution | None
    r"""How it was resolved. Null while it is open."""



class RequestApprovalRequest(TypedDict):
    r"""The body of `POST /v1/approvals`."""
    action: ApprovalAction
    r"""The requested action. New values may be added."""
    rolloverId: NotRequired[str]
    r"""The rollover ID. Required for actions on a rollover and for `reveal`."""
    rolloverVersion: NotRequired[int]
    r"""The rollover version you last read. If the rollover has another version, the request fails with `version_conflict`."""
    params: NotRequired[dict[str, Any]]
    r"""The parameters of the action. `create_live_key` takes the body that creates the key. `rotate_live_key` and `change_live_key` take the body that rotates or changes the key, and its `keyId`. You can later execute only a request with the same parameters. `relax_second_person` takes the actions to remove in `remove`, and `requiresPasskey: false` to allow confirmations without a passkey. Default: {}."""



class RequestConsentAction(TypedDict):
    r"""Ask the participant to sign. Allowed in `draft`."""
    action: Literal["request_consent"]
    r"""The action to perform: `request_consent`."""
    params: NotRequired[RequestConsentActionParams]
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class RequestConsentActionParams(TypedDict):
    r"""`request_consent` has no parameters."""



class RequestDocumentsAction(TypedDict):
    r"""Request documents. Allowed in `in_review`, `requested`, `processing`. Also requires the scope `rollovers:operate`."""
    action: Literal["request_documents"]
    r"""The action to perform: `request_documents`."""
    params: RequestDocumentsActionParams
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""


RequestDocumentsActionParams = TypedDict("RequestDocumentsActionParams", {"types": 'list[DocumentType]', "from": 'DocumentSource'})
r"""The parameters of `request_documents`."""


class RequestLetterSignatureRequest(TypedDict):
    r"""The body of `POST /v1/letters/{id}/signature-requests`."""
    endpointId: str
    r"""The webhook endpoint of the e-signature provider. It must be enabled and receive `rollover.letter_signature_requested`."""
    signer: LetterSignerInput



class RequestMismatch(TypedDict):
    r"""Difference between the amounts requested and sent. Null if there was none."""
    expected: str
    r"""Amount that was requested."""
    received: str
    r"""Amount sent, including withholding."""
    difference: str
    r"""Received minus expected. Can be negative."""
    status: RequestMismatchStatus
    r"""Whether a difference still blocks completion."""
    resolution: str | None
    r"""Reason it was accepted."""



class Requester(TypedDict):
    r"""Requester of an action that a second person confirmed."""
    type: ActorType
    r"""Kind of actor. New values may be added."""
    id: str | None
    r"""The actor's ID, if it has one."""
    approvalId: str
    r"""ID of the approval request."""



class RequiredEnclosure(TypedDict):
    r"""A document to enclose."""
    detail: str
    r"""Description of the document."""
    requirementSetId: str | None
    r"""Your requirement set. Null if the directory lists the document."""
    isUnconfirmed: bool
    r"""True if the requirement set has expired."""



class RequirementDaysInput(TypedDict):
    r"""Business days from the request until the money is sent."""
    min: int
    r"""Fewest days that processing usually takes."""
    max: int
    r"""Most days that processing usually takes."""



class RequirementSendTo(TypedDict):
    r"""Where to send a request."""
    address: list[str]
    r"""Mailing address, one line per item."""
    fax: str | None
    r"""Fax number for requests."""
    email: str | None
    r"""Email address for requests."""
    portal: str | None
    r"""URL of the web portal for requests."""



class RequirementSendToInput(TypedDict):
    r"""Where to send a request. Replaces the directory's addresses."""
    address: NotRequired[list[str]]
    r"""Mailing address, one line per item, up to 6."""
    fax: NotRequired[str]
    r"""Fax number for requests."""
    email: NotRequired[str]
    r"""Email address for requests."""
    portal: NotRequired[str]
    r"""URL of the web portal for requests."""



class RequirementSet(TypedDict):
    r"""Requirements of a custodian or plan that your organization added."""
    id: str
    r"""TypeID: `rqs_` followed by 26 characters."""
    object: Literal["requirement_set"]
    r"""The type of the object: always `requirement_set`."""
    environment: Environment
    r"""The environment of the object."""
    planId: str | None
    r"""The plan. Null for a custodian."""
    custodianId: str | None
    r"""The custodian. Null for a plan."""
    version: int
    r"""Counts the sets of this plan or custodian, from 1."""
    isCurrent: bool
    r"""False if a later version superseded it."""
    isUnconfirmed: bool
    r"""True after `expiresOn`. The requirements still apply, marked as unconfirmed."""
    requirements: RequirementSetRequirements
    r"""Documents and signatures that are required before money is released."""
    enclosures: list[str]
    r"""Documents to enclose with a request."""
    signers: list[RequirementSigner]
    r"""People who can sign a request. Empty if unknown."""
    sendTo: RequirementSendTo | None
    processingDays: ProcessingDays | None
    note: str | None
    r"""A note for the people who prepare requests."""
    source: str
    r"""Where the information comes from."""
    learnedOn: str
    r"""The day on which you learned of the requirements."""
    expiresOn: str
    r"""The last day on which the set counts as confirmed."""
    createdBy: Actor
    r"""The person or key that added the requirements."""
    createdAt: str
    r"""Time of creation."""
    confirmedBy: Actor | None
    r"""The person or key that last confirmed the requirements. Null if they were not confirmed after creation."""
    confirmedAt: str | None
    r"""Time of the last confirmation."""
    plan: NotRequired[Plan | None]
    r"""The plan. Null if there is none. Only with `expand=plan`."""
    custodian: NotRequired[Custodian | None]
    r"""The custodian. Null if there is none. Only with `expand=custodian`."""



class RequirementSetInput(TypedDict):
    r"""Requirements of a custodian or plan."""
    planId: NotRequired[str]
    r"""The plan. Send this or `custodianId`."""
    custodianId: NotRequired[str]
    r"""The custodian. Send this or `planId`."""
    requirements: NotRequired[RequirementsInput]
    enclosures: NotRequired[list[str]]
    r"""Documents to enclose with a request, one description per item."""
    signers: NotRequired[list[RequirementSigner]]
    r"""People who can sign a request. Empty if unknown."""
    sendTo: NotRequired[RequirementSendToInput]
    processingDays: NotRequired[RequirementDaysInput]
    note: NotRequired[str]
    r"""A note for the people who prepare requests."""
    source: str
    r"""Where the information comes from: a form, a web page or a call."""
    learnedOn: NotRequired[str]
    r"""The day on which you learned of the requirements. Default: today."""
    expiresOn: NotRequired[str]
    r"""The last day on which the set counts as confirmed. Default: twelve months from today."""



class RequirementSetPage(TypedDict):
    r"""One page of a list. One page of requirement sets."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[RequirementSet]
    r"""The items of this page."""
    hasMore: bool
    r"""True if there are more items after this page."""
    nextCursor: str | None
    r"""Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll."""



class RequirementSetRequirements(TypedDict):
    r"""The documents that a custodian requires before it releases money."""
    loa: bool
    r"""A letter of acceptance from the receiving custodian."""
    medallion: bool
    r"""A medallion signature guarantee."""
    notarization: bool
    r"""A notary must witness the signature."""
    spousalConsent: bool
    r"""The spouse must consent in writing."""
    wetSignature: bool
    r"""A wet-ink signature on paper."""



class RequirementsInput(TypedDict):
    r"""Requirements in addition to the directory's. They cannot remove a requirement."""
    loa: NotRequired[bool]
    r"""A letter of acceptance from the receiving custodian. Default: false."""
    medallion: NotRequired[bool]
    r"""A medallion signature guarantee. Default: false."""
    notarization: NotRequired[bool]
    r"""A notary must witness the signature. Default: false."""
    spousalConsent: NotRequired[bool]
    r"""The spouse must consent in writing. Default: false."""
    wetSignature: NotRequired[bool]
    r"""A wet-ink signature on paper. Default: false."""



class ResidualInput(TypedDict):
    r"""Money sent after a rollover was completed."""
    transfer: NotRequired[ResidualTransferInput]
    r"""The money sent, in the form of the `mark_funds_sent` parameters. If omitted, no money is recorded yet."""
    receipt: NotRequired[ResidualReceiptInput]
    r"""The receipt, if the money has arrived, in the form of the `mark_funds_received` parameters."""
    externalId: NotRequired[str]
    r"""Your ID for the new rollover."""
    metadata: NotRequired[dict[str, str]]
    r"""Up to 50 key-value pairs of strings."""



class ResidualReceiptInput(TypedDict):
    r"""The receipt, in the form of the `mark_funds_received` parameters."""
    amount: str
    r"""Amount received. More than zero, unless assets arrived in kind."""
    assets: NotRequired[list[AssetInput]]
    r"""Assets received in kind."""
    receivedOn: str
    r"""The date the money arrived, `YYYY-MM-DD`."""
    transferId: NotRequired[str]
    r"""ID of one of the rollover's `transfers`. Default: the only outstanding transfer, or the one whose outstanding amount matches; otherwise the earliest transfers."""
    method: NotRequired[DeliveryMethod]
    r"""How the money is delivered, such as `wire` or `check`."""
    checkNumber: NotRequired[str]
    r"""Number printed on the check."""
    payee: NotRequired[str]
    r"""Payee, such as `Fidelity FBO Grace Hopper`."""
    lateReason: NotRequired[str]
    r"""Reason the money is late. After the 60 days, this or `lateReasonCode` is required. It is not a certification by itself. Do not include personal data."""
    lateReasonCode: NotRequired[LateReasonCode]
    r"""Reason the money arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2))."""
    sources: NotRequired[list[SourceAmountInput]]
    r"""For money without a recorded transfer: its split among the rollover's `moneySources`. Default: the requested split."""
    selfCertification: NotRequired[SelfCertificationInput]
    datesAttested: NotRequired[bool]
    r"""Confirms that dates before the creation of the rollover are correct, because the money moved before the rollover was recorded."""



class ResidualTransferInput(TypedDict):
    r"""The money sent, in the form of the `mark_funds_sent` parameters."""
    method: DeliveryMethod
    r"""How the money is delivered, such as `wire` or `check`."""
    amount: str
    r"""Amount sent, net of withholding. More than zero, unless assets were sent in kind."""
    assets: NotRequired[list[AssetInput]]
    r"""Assets sent in kind, with their `fairMarketValue`: by ACATS or internally from one IRA to another, or from a plan."""
    sentTo: FundsRecipient
    r"""Recipient of the money."""
    withheldFederal: NotRequired[str]
    r"""Amount withheld for federal tax. Must be zero for direct rollovers and trustee-to-trustee transfers."""
    withheldState: NotRequired[str]
    r"""Amount withheld for state tax. Must be zero for direct rollovers and trustee-to-trustee transfers."""
    stateCode: NotRequired[str]
    r"""U.S. state whose tax was withheld, as a two-letter code: box 15 of Form 1099-R."""
    carrier: NotRequired[MailCarrier]
    r"""Carrier of a mailed check."""
    trackingNumber: NotRequired[str]
    r"""Tracking number of the carrier or bank. With a `carrier`, its format and check digit are checked."""
    expectedOn: NotRequired[str]
    r"""Date a check mailed to the destination is expected to arrive, `YYYY-MM-DD`, up to 90 days from today. The rollover is overdue after that date. Default: based on the organization's `waits`."""
    sentOn: NotRequired[str]
    r"""The date the money left, `YYYY-MM-DD`."""
    receivedOn: NotRequired[str]
    r"""For money paid to the participant: date they received it, which starts the 60 days. Default: `sentOn`, or today."""
    payableTo: NotRequired[FundsRecipient]
    r"""Payee of money sent to the participant. `destination`: a check payable to the destination, which is a direct rollover to which the 60 days do not apply (Reg. §1.401(a)(31)-1, Q&A-4). `participant`: money reported as paid to the participant. If omitted, the 60 days are tracked."""
    checkNumber: NotRequired[str]
    r"""Number printed on the check."""
    payee: NotRequired[str]
    r"""Payee, such as `Fidelity FBO Grace Hopper`."""
    sources: NotRequired[list[SourceAmountInput]]
    r"""Split among the rollover's `moneySources`, before withholding. Default: the requested split. Required if the request does not determine one."""
    reissueOf: NotRequired[str]
    r"""ID of one of the rollover's `transfers`. For a payment that replaces a lost, stale or returned one. It keeps the withholding, the tax year and the 60 days of the first payment (Rev. Rul. 2025-15)."""
    datesAttested: NotRequired[bool]
    r"""Confirms that dates before the creation of the rollover are correct, because the money moved before the rollover was recorded."""



class ResolveDeathAction(TypedDict):
    r"""Decide what happens to money sent before the participant's death was reported. Allowed in `on_hold`. Also requires the scope `rollovers:operate`."""
    action: Literal["resolve_death"]
    r"""The action to perform: `resolve_death`."""
    params: ResolveDeathActionParams
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class ResolveDeathActionParams(TypedDict):
    r"""The parameters of `resolve_death`."""
    resolution: DeathResolution
    r"""How the death of the participant is resolved."""
    documentId: NotRequired[str]
    r"""ID of the death certificate among the rollover's `documents`. Required for `return_money` and `re_register`, unless `report_death` already named it."""



class ResolveMismatchAction(TypedDict):
    r"""Accept a difference between the amounts requested, sent or received. Allowed in `funds_sent`, `funds_received`. Also requires the scope `rollovers:operate`."""
    action: Literal["resolve_mismatch"]
    r"""The action to perform: `resolve_mismatch`."""
    params: ResolveMismatchActionParams
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class ResolveMismatchActionParams(TypedDict):
    r"""The parameters of `resolve_mismatch`."""
    reason: str
    r"""Reason, up to 500 characters. Do not include personal data."""
    which: NotRequired[MismatchKind]
    r"""The difference to accept. Default: all open differences."""



class ResolveNigoItemRequest(TypedDict):
    r"""The body of `POST /v1/nigo-items/{id}/resolve`."""
    resolution: NotRequired[NigoResolution]
    r"""How it was resolved. Default: `corrected`."""



class ReturnIncomingFundsRequest(TypedDict):
    r"""The body of `POST /v1/incoming-funds/{id}/return`."""
    reason: str
    r"""Why the money was returned."""
    method: IncomingFundsMethod
    r"""How the money was returned."""
    returnedOn: str
    r"""The day it was returned."""
    trackingNumber: NotRequired[str]
    r"""Tracking number of the return."""



class ReturnToSourceAction(TypedDict):
    r"""Record that received money went back to the source. Allowed in `funds_received`, `completed`. Also requires the scope `rollovers:operate`."""
    action: Literal["return_to_source"]
    r"""The action to perform: `return_to_source`."""
    params: ReturnToSourceActionParams
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class ReturnToSourceActionParams(TypedDict):
    r"""The parameters of `return_to_source`."""
    reason: SourceReturnReason
    r"""Reason received money went back."""
    returnedOn: str
    r"""The date the money was sent back, `YYYY-MM-DD`."""
    receiptId: NotRequired[str]
    r"""ID of one of the rollover's `receipts`. Default: all money received."""
    amount: NotRequired[str]
    r"""Part of the receipt that was sent back. Requires `receiptId`. Default: all of it."""
    datesAttested: NotRequired[bool]
    r"""Confirms that dates before the creation of the rollover are correct, because the money moved before the rollover was recorded."""



class ReverseIncomingFundsRequest(TypedDict):
    r"""The body of `POST /v1/incoming-funds/{id}/reverse`."""
    reason: str
    r"""Why the bank took the money back."""
    returnCode: NotRequired[str]
    r"""Return code of the bank, such as `R01`."""
    reversedOn: str
    r"""The day the bank took the money back, `YYYY-MM-DD`."""



class ReversePostingAction(TypedDict):
    r"""Reverse the posting of a completed rollover, which reopens it. Allowed in `completed`. Also requires the scope `rollovers:operate`."""
    action: Literal["reverse_posting"]
    r"""The action to perform: `reverse_posting`."""
    params: ReversePostingActionParams
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class ReversePostingActionParams(TypedDict):
    r"""The parameters of `reverse_posting`."""
    reason: PostingReversalReason
    r"""Reason a posting is reversed."""



class Rollover(TypedDict):
    r"""A movement of retirement money from one custodian to another."""
    id: str
    r"""TypeID: `rol_` followed by 26 characters."""
    object: Literal["rollover"]
    r"""The type of the object: always `rollover`."""
    environment: Environment
    r"""The environment of the object."""
    externalId: str | None
    r"""The integrator's ID for the rollover."""
    accountId: str
    r"""The participant's account."""
    type: RolloverType
    source: RolloverSide
    r"""The source account."""
    destination: RolloverSide
    r"""The destination account."""
    relationship: Relationship
    r"""The participant's claim to the money."""
    isInheritedIra: bool
    r"""True if the destination is an inherited IRA."""
    decedentName: str | None
    r"""Name of the deceased owner of inherited money. Inherited IRAs are titled in that name."""
    planKind: PlanKind | None
    r"""Kind of source plan. Null if unknown."""
    assets: list[Asset]
    r"""Requested assets to move in kind."""
    amount: RolloverAmount
    r"""Amount that was requested. `amounts` has the money that moved."""
    amounts: RolloverAmounts
    moneySources: list[MoneySource]
    r"""Kinds of money in the rollover. Empty if not specified."""
    distributionId: str | None
    r"""The distribution that this rollover belongs to. Null if none."""
    residualOf: str | None
    r"""The completed rollover to which this rollover's residual money belongs."""
    residuals: list[str]
    r"""Rollovers for money sent after this one was completed."""
    transfers: list[Transfer]
    r"""All transfers, including void ones."""
    receipts: list[Receipt]
    r"""All receipts, including void ones."""
    deliveryMethod: DeliveryMethod
    r"""How the money is delivered, such as `wire` or `check`."""
    taxTreatment: TaxTreatment
    eligibility: Eligibility
    r"""Result of the eligibility rules."""
    documents: list[RolloverDocument]
    r"""Documents that were provided for the rollover."""
    missingDocuments: list[MissingDocument]
    r"""Missing documents that the source custodian or plan requires. `approve` is not possible without them."""
    deadlines: list[Deadline]
    r"""The rollover's deadlines."""
    amountMismatch: AmountMismatch | None
    requestMismatch: RequestMismatch | None
    assetMismatch: AssetMismatch | None
    rejection: Rejection | None
    failure: Failure | None
    hold: Hold | None
    death: ReportedDeath | None
    consent: Consent | None
    attestations: Attestations
    r"""The participant's attestations. Attestations that were not given are omitted."""
    documentRequest: DocumentRequest | None
    state: RolloverState
    status: RolloverStatus
    pendingOn: PendingOn
    version: int
    r"""Counts changes. `ETag` is derived from it, and `ifVersion` is compared with it."""
    assigneeId: str | None
    r"""The integrator's ID for the person who works on the rollover."""
    priority: RolloverPriority
    tags: list[str]
    r"""The integrator's tags."""
    metadata: dict[str, str]
    r"""The integrator's key-value pairs."""
    createdAt: str
    r"""Time of creation."""
    updatedAt: str
    r"""Time of the last change."""
    account: NotRequired[Account]
    r"""The participant's account. Only with `expand=account`."""



class RolloverAcknowledgedEvent(TypedDict):
    r"""The source custodian started processing."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.acknowledged"]
    r"""The event type: `rollover.acknowledged`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverAcknowledgedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverAcknowledgedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.acknowledged`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn



class RolloverAdvance(TypedDict):
    r"""The state to reach, and the facts that its steps need. Facts that no step needs are rejected."""
    to: AdvanceTarget
    r"""The state to reach."""
    consentReference: NotRequired[str]
    r"""Reference to the participant's signed consent: the `consentId` from the widget, which is checked against the rollover, or your own ID or name, which is not checked."""
    documents: NotRequired[list[DocumentInput]]
    r"""1 to 20 documents by reference. You keep the files. To upload a file, use `POST /v1/rollovers/{id}/documents`."""
    waiverReason: NotRequired[str]
    r"""Reason to continue without requested documents, up to 500 characters. Only in `awaiting_documents`. Do not include personal data."""
    distribution: NotRequired[AdvanceDistributionInput]
    payments: NotRequired[list[ResidualTransferInput]]
    r"""Up to 20 payments, in the order they left."""
    receipts: NotRequired[list[ResidualReceiptInput]]
    r"""Up to 20 receipts, in the order they arrived."""
    mismatchReason: NotRequired[str]
    r"""Reason to accept amounts that differ, up to 500 characters. Do not include personal data."""
    postedAmount: NotRequired[str]
    r"""Amount posted to the destination account. Must be the amount received, or `0.00` if all of it arrived in kind."""



class RolloverAmendedEvent(TypedDict):
    r"""Facts of the instructions were corrected. New instructions replace the previous ones."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.amended"]
    r"""The event type: `rollover.amended`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverAmendedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverAmendedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.amended`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    fields: list[str]
    r"""Names of the corrected facts, such as `deliveryMethod`."""
    instructions: RolloverAmendedEventDataInstructions



class RolloverAmendedEventDataInstructions(TypedDict):
    r"""The new version of the instructions."""
    version: int
    r"""Version of the instructions."""
    replaces: int | None
    r"""Version that is void now."""



class RolloverAmount(TypedDict):
    r"""Amount to roll over."""
    kind: AmountKind
    r"""All of an account or part of it."""
    requested: str | None
    r"""Requested amount. Null for a full rollover."""
    currency: Literal["USD"]
    r"""The currency: always `USD`."""



class RolloverAmountInputFull(TypedDict):
    r"""An alternative of `RolloverAmountInput`."""
    kind: Literal["full"]
    r"""The whole balance of the account."""
    currency: NotRequired[Literal["USD"]]
    r"""The currency: always `USD`."""



class RolloverAmountInputPartial(TypedDict):
    r"""An alternative of `RolloverAmountInput`."""
    kind: Literal["partial"]
    r"""Part of the balance: `requested`."""
    requested: str
    r"""Requested amount, for partial rollovers only. More than zero, unless `assets` are moved."""
    currency: NotRequired[Literal["USD"]]
    r"""The currency: always `USD`."""



class RolloverAmountMismatchEvent(TypedDict):
    r"""The amount received differs from the amount sent."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.amount_mismatch"]
    r"""The event type: `rollover.amount_mismatch`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverAmountMismatchEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverAmountMismatchEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.amount_mismatch`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    amountMismatch: RolloverAmountMismatchEventDataAmountMismatch



class RolloverAmountMismatchEventDataAmountMismatch(TypedDict):
    r"""Details of the event: `amountMismatch`."""
    expected: str
    r"""Amount that should have arrived."""
    received: str
    r"""Amount that was received."""
    difference: str
    r"""`received` minus `expected`."""



class RolloverAmounts(TypedDict):
    r"""Money that moved: totals of valid transfers and receipts. `amount` is what was requested."""
    sent: str
    r"""Amount sent, net of withholding."""
    withheldFederal: str
    r"""Federal tax withheld."""
    withheldState: str
    r"""State tax withheld."""
    gross: str
    r"""Amount sent plus amounts withheld."""
    received: str
    r"""Amount that was received."""
    posted: str | None
    r"""Amount credited by the destination custodian. Null until it is posted. For sums, use `postedTotal`, which is never null."""
    postedTotal: str
    r"""Amount credited by the destination custodian. `0.00` until it is posted."""



class RolloverApprovedEvent(TypedDict):
    r"""The review approved the rollover."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.approved"]
    r"""The event type: `rollover.approved`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverApprovedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverApprovedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.approved`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn



class RolloverBatch(TypedDict):
    r"""Results of a batch."""
    object: Literal["rollover_batch"]
    r"""The type of the object: always `rollover_batch`."""
    created: int
    r"""Number of items with a rollover, created now or by an earlier attempt."""
    results: list[RolloverBatchResult]
    r"""Result of each item, in request order."""



class RolloverBatchInput(TypedDict):
    r"""A batch of rollovers to create."""
    rollovers: list[RolloverBatchItem]
    r"""1 to 200 rollovers to create."""



class RolloverBatchItem(TypedDict):
    r"""A rollover to create in a batch."""
    accountId: NotRequired[str]
    r"""The participant's account. Send this or `account`."""
    account: NotRequired[AccountInput]
    r"""The participant. Creates or retrieves the account, like `POST /v1/accounts`, in the same transaction. Also requires the scope `accounts:write`."""
    type: RolloverType
    deliveryMethod: DeliveryMethod
    r"""Delivery method. The rollover type determines the allowed methods."""
    relationship: NotRequired[Relationship]
    r"""The participant's claim to the money. Default: `own`."""
    isInheritedIra: NotRequired[bool]
    r"""True if the destination is an inherited IRA. Default: true for non-spouse beneficiaries, otherwise false."""
    planKind: NotRequired[PlanKind]
    r"""Kind of source plan."""
    decedentName: NotRequired[str]
    r"""Name of the deceased owner of inherited money. Inherited IRAs are titled in that name. Erased with the account."""
    assets: NotRequired[list[AssetInput]]
    r"""Assets to move in kind, by ACATS only. With assets, a partial amount can be `0.00` (no cash)."""
    source: RolloverSideInput
    r"""The source account."""
    destination: RolloverSideInput
    r"""The destination account."""
    amount: RolloverAmountInput
    moneySources: NotRequired[list[MoneySourceInput]]
    r"""Kinds of money in the rollover, each at most once. Empty if unknown. Their amounts must add up to the requested amount."""
    attestations: NotRequired[Attestations]
    externalId: NotRequired[str]
    r"""Your ID for the rollover."""
    assigneeId: NotRequired[str]
    r"""Your ID for the person who works on the rollover."""
    priority: NotRequired[RolloverPriority]
    tags: NotRequired[list[str]]
    r"""Up to 20 tags, each up to 50 characters."""
    metadata: NotRequired[dict[str, str]]
    r"""Up to 50 key-value pairs of strings."""
    idempotencyKey: NotRequired[str]
    r"""Your idempotency key for this item, 1 to 255 characters. Within 24 hours, items with the same key create only one rollover, even in different batches."""



class RolloverBatchResult(TypedDict):
    r"""Result of one item in a batch."""
    status: int
    r"""Status that `POST /v1/rollovers` would have returned: 201, or the status of the problem."""
    rollover: Rollover | None
    r"""The new rollover. Null if there is a problem."""
    problem: Problem | None
    r"""The problem that prevented creation. Its pointers refer to the item. Null on success."""



class RolloverBulkActionTarget(TypedDict):
    r"""A rollover to change, and the version that was last read."""
    rolloverId: str
    r"""The rollover's ID. An unknown ID results in `not_found` for this item."""
    ifVersion: NotRequired[int]
    r"""The `version` you last read. With a newer version, the item fails with `version_conflict`."""



class RolloverBulkAnswer(TypedDict):
    r"""Results of a bulk update."""
    object: Literal["rollover_bulk_update"]
    r"""The type of the object: always `rollover_bulk_update`."""
    updated: int
    r"""Number of rollovers updated."""
    results: list[RolloverBulkResult]
    r"""Result for each rollover, in request order."""



class RolloverBulkRemind(TypedDict):
    r"""Rollovers to send reminders for."""
    rollovers: list[RolloverBulkActionTarget]
    r"""1 to 100 rollovers, without duplicates."""
    dryRun: NotRequired[bool]
    r"""Returns whom the reminder would reach, without sending it. Default: false."""



class RolloverBulkReminder(TypedDict):
    r"""Results of bulk reminders."""
    object: Literal["rollover_bulk_reminder"]
    r"""The type of the object: always `rollover_bulk_reminder`."""
    dryRun: bool
    r"""True if nothing was sent."""
    sent: int
    r"""Number of results without a problem."""
    results: list[RolloverBulkReminderResult]
    r"""Result for each rollover, in request order."""



class RolloverBulkReminderResult(TypedDict):
    r"""Result for one rollover."""
    rolloverId: str
    r"""The rollover's ID from the request."""
    status: int
    r"""HTTP status that a single request would have returned."""
    reminder: RolloverReminder | None
    r"""The reminder. Null if there is a problem."""
    problem: Problem | None
    r"""The problem that prevented the reminder. Null on success."""



class RolloverBulkResult(TypedDict):
    r"""Result for one rollover."""
    rolloverId: str
    r"""The rollover's ID from the request."""
    status: int
    r"""HTTP status that a single update would have returned: 200, or the status of the problem."""
    rollover: Rollover | None
    r"""The updated rollover. Null if there is a problem."""
    problem: Problem | None
    r"""The problem that prevented the update. Null on success."""



class RolloverBulkTarget(TypedDict):
    r"""A rollover to update in bulk."""
    rolloverId: str
    r"""The rollover's ID. An unknown ID results in `not_found` for this item."""
    ifVersion: NotRequired[int]
    r"""The `version` you last read. If the rollover has a newer version, the update is not applied (`version_conflict`)."""



class RolloverBulkUpdate(TypedDict):
    r"""Changes to apply to several rollovers, whatever their state."""
    rollovers: list[RolloverBulkTarget]
    r"""1 to 200 rollovers, without duplicates."""
    assigneeId: NotRequired[str | None]
    r"""Your ID for the person who works on the rollovers. Null removes the assignment."""
    priority: NotRequired[RolloverPriority]
    addTags: NotRequired[list[str]]
    r"""Tags to add to each rollover."""
    removeTags: NotRequired[list[str]]
    r"""Tags to remove from each rollover."""



class RolloverCancelledEvent(TypedDict):
    r"""The rollover was canceled before money was sent."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.cancelled"]
    r"""The event type: `rollover.cancelled`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverCancelledEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverCancelledEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.cancelled`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn



class RolloverCompletedEvent(TypedDict):
    r"""The money was posted to the destination account."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.completed"]
    r"""The event type: `rollover.completed`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverCompletedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverCompletedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.completed`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn



class RolloverConsentRequestedEvent(TypedDict):
    r"""The participant was asked to sign."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.consent_requested"]
    r"""The event type: `rollover.consent_requested`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverConsentRequestedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverConsentRequestedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.consent_requested`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn



class RolloverConsentSignedEvent(TypedDict):
    r"""The participant has signed."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.consent_signed"]
    r"""The event type: `rollover.consent_signed`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverConsentSignedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverConsentSignedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.consent_signed`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn



class RolloverCounts(TypedDict):
    r"""Exact counts of rollovers."""
    object: Literal["rollover_counts"]
    r"""The type of the object: always `rollover_counts`."""
    total: int
    r"""All matching rollovers."""
    overdue: int
    r"""Matching rollovers with a passed deadline."""
    mismatch: int
    r"""Matching rollovers with an open mismatch."""
    pendingOn: list[PendingOnCount]
    r"""Counts by the party that must act next. Parties without rollovers have the count 0."""
    states: list[StateCount]
    r"""Counts by state. States without rollovers have the count 0."""
    groups: list[RolloverGroupCount]
    r"""Counts by state and party. Combinations without rollovers are omitted."""



class RolloverCreatedEvent(TypedDict):
    r"""A rollover was created, as a draft or as the residual of a completed rollover."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.created"]
    r"""The event type: `rollover.created`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverCreatedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverCreatedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.created`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    residualOf: NotRequired[str]
    r"""For a residual: the completed rollover."""



class RolloverCustodianChangedEvent(TypedDict):
    r"""The operator replaced a custodian with its successor, for example after a merger. New instructions replace the previous ones."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.custodian_changed"]
    r"""The event type: `rollover.custodian_changed`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverCustodianChangedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverCustodianChangedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.custodian_changed`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    custodianChange: RolloverCustodianChangedEventDataCustodianChange
    instructions: RolloverCustodianChangedEventDataInstructions


RolloverCustodianChangedEventDataCustodianChange = TypedDict("RolloverCustodianChangedEventDataCustodianChange", {"sides": 'list[RolloverCustodianChangedEventDataCustodianChangeSide]', "from": 'str', "to": 'str'})
r"""The replaced custodian and its successor."""


class RolloverCustodianChangedEventDataInstructions(TypedDict):
    r"""The new version of the instructions."""
    version: int
    r"""Version of the instructions."""
    replaces: int | None
    r"""Version that is void now."""



class RolloverCustodianRejectedEvent(TypedDict):
    r"""The source custodian rejected the request and will not accept a resubmission."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.custodian_rejected"]
    r"""The event type: `rollover.custodian_rejected`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverCustodianRejectedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverCustodianRejectedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.custodian_rejected`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    rejection: RolloverCustodianRejectedEventDataRejection



class RolloverCustodianRejectedEventDataRejection(TypedDict):
    r"""Details of the event: `rejection`."""
    code: str
    r"""Machine-readable reason. New values may be added."""
    by: RejectedBy
    r"""The party that rejected the rollover."""



class RolloverCustodianSoftRejectedEvent(TypedDict):
    r"""The source custodian rejected the request but accepts a resubmission with documents."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.custodian_soft_rejected"]
    r"""The event type: `rollover.custodian_soft_rejected`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverCustodianSoftRejectedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverCustodianSoftRejectedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.custodian_soft_rejected`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    documentRequest: RolloverCustodianSoftRejectedEventDataDocumentRequest


RolloverCustodianSoftRejectedEventDataDocumentRequest = TypedDict("RolloverCustodianSoftRejectedEventDataDocumentRequest", {"types": 'list[DocumentType]', "from": 'DocumentSource', "code": 'str | None'})
r"""Details of the event: `documentRequest`."""


class RolloverDeadlineApproachingEvent(TypedDict):
    r"""The end of the 60-day rollover period is near."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.deadline_approaching"]
    r"""The event type: `rollover.deadline_approaching`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverDeadlineApproachingEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverDeadlineApproachingEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.deadline_approaching`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    deadline: RolloverDeadlineApproachingEventDataDeadline



class RolloverDeadlineApproachingEventDataDeadline(TypedDict):
    r"""The deadline that the event is about."""
    type: DeadlineType
    r"""Purpose of a deadline. New values may be added."""
    dueOn: str
    r"""Last day of the deadline."""
    dueAt: str
    r"""When the deadline passes."""
    daysLeft: int
    r"""Days until the deadline passes."""



class RolloverDeathReportedEvent(TypedDict):
    r"""The participant died. Money must not move until this is resolved."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.death_reported"]
    r"""The event type: `rollover.death_reported`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverDeathReportedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverDeathReportedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.death_reported`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn



class RolloverDeathResolvedEvent(TypedDict):
    r"""Someone decided what happens to money sent before the death was reported."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.death_resolved"]
    r"""The event type: `rollover.death_resolved`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverDeathResolvedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverDeathResolvedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.death_resolved`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn



class RolloverDistributionRecordedEvent(TypedDict):
    r"""The participant received the money. The 60-day rollover period has started."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.distribution_recorded"]
    r"""The event type: `rollover.distribution_recorded`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverDistributionRecordedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverDistributionRecordedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.distribution_recorded`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    transfer: RolloverDistributionRecordedEventDataTransfer



class RolloverDistributionRecordedEventDataTransfer(TypedDict):
    r"""Details of the event: `transfer`."""
    id: str
    r"""ID of the transfer within the rollover."""
    method: DeliveryMethod
    r"""How the money was sent."""
    amount: str
    r"""Net of withholding."""
    sentTo: FundsRecipient
    r"""Recipient of the money."""
    status: TransferStatus
    r"""Whether the transfer counts."""



class RolloverDocument(TypedDict):
    r"""A document, provided by reference and digest or with its file."""
    id: str
    r"""The document's ID."""
    type: DocumentType
    r"""Document type. New values may be added."""
    name: str
    r"""The document's name."""
    sha256: str
    r"""SHA-256 digest of the file, in hexadecimal."""
    status: DocumentStatus
    r"""Status of a document. New values may be added."""
    expiresOn: str | None
    r"""Last day on which the document is valid. Null if it does not expire."""
    providedAt: str | None
    r"""Time it was provided. Null for older documents, whose time was not recorded."""
    reviewedAt: str | None
    r"""Time it was last accepted or rejected. Null if it was never reviewed."""
    rejection: DocumentRejection | None
    r"""Reason it was rejected. Null if it is not rejected."""
    file: DocumentFile | None
    r"""The stored file, served by `GET /v1/documents/{id}/file`. Null for documents provided by reference."""
    mail: DocumentMail | None
    r"""How the original was mailed. Null if it was not."""



class RolloverDocumentAcceptedEvent(TypedDict):
    r"""A document was accepted."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.document_accepted"]
    r"""The event type: `rollover.document_accepted`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverDocumentAcceptedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverDocumentAcceptedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.document_accepted`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    documents: list[RolloverDocumentAcceptedEventDataDocument]
    r"""The changed documents."""



class RolloverDocumentAcceptedEventDataDocument(TypedDict):
    r"""One item of the list. The changed documents."""
    id: str
    r"""TypeID of the document."""
    type: DocumentType
    r"""Document type. New values may be added."""
    status: DocumentStatus
    r"""Status of a document. New values may be added."""
    code: str | None
    r"""The reason for the rejection."""



class RolloverDocumentRejectedEvent(TypedDict):
    r"""A document was rejected and no longer counts."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.document_rejected"]
    r"""The event type: `rollover.document_rejected`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverDocumentRejectedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverDocumentRejectedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.document_rejected`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    documents: list[RolloverDocumentRejectedEventDataDocument]
    r"""The changed documents."""



class RolloverDocumentRejectedEventDataDocument(TypedDict):
    r"""One item of the list. The changed documents."""
    id: str
    r"""TypeID of the document."""
    type: DocumentType
    r"""Document type. New values may be added."""
    status: DocumentStatus
    r"""Status of a document. New values may be added."""
    code: str | None
    r"""The reason for the rejection."""



class RolloverDocumentsExpiredEvent(TypedDict):
    r"""Documents expired and no longer count."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.documents_expired"]
    r"""The event type: `rollover.documents_expired`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverDocumentsExpiredEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverDocumentsExpiredEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.documents_expired`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    documents: list[RolloverDocumentsExpiredEventDataDocument]
    r"""The changed documents."""



class RolloverDocumentsExpiredEventDataDocument(TypedDict):
    r"""One item of the list. The changed documents."""
    id: str
    r"""TypeID of the document."""
    type: DocumentType
    r"""Document type. New values may be added."""
    status: DocumentStatus
    r"""Status of a document. New values may be added."""
    code: str | None
    r"""The reason for the rejection."""



class RolloverDocumentsProvidedEvent(TypedDict):
    r"""Documents were submitted."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.documents_provided"]
    r"""The event type: `rollover.documents_provided`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverDocumentsProvidedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverDocumentsProvidedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.documents_provided`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    documents: list[RolloverDocumentsProvidedEventDataDocument]
    r"""The changed documents."""



class RolloverDocumentsProvidedEventDataDocument(TypedDict):
    r"""One item of the list. The changed documents."""
    id: str
    r"""TypeID of the document."""
    type: DocumentType
    r"""Document type. New values may be added."""
    status: DocumentStatus
    r"""Status of a document. New values may be added."""
    code: str | None
    r"""The reason for the rejection."""



class RolloverDocumentsRequestedEvent(TypedDict):
    r"""Documents were requested."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.documents_requested"]
    r"""The event type: `rollover.documents_requested`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverDocumentsRequestedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverDocumentsRequestedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.documents_requested`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    documentRequest: RolloverDocumentsRequestedEventDataDocumentRequest


RolloverDocumentsRequestedEventDataDocumentRequest = TypedDict("RolloverDocumentsRequestedEventDataDocumentRequest", {"types": 'list[DocumentType]', "from": 'DocumentSource', "code": 'str | None'})
r"""Details of the event: `documentRequest`."""


class RolloverDocumentsWaivedEvent(TypedDict):
    r"""The rollover continues without the requested documents."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.documents_waived"]
    r"""The event type: `rollover.documents_waived`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverDocumentsWaivedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverDocumentsWaivedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.documents_waived`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn



class RolloverExpiredEvent(TypedDict):
    r"""A deadline passed, and the rollover expired."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.expired"]
    r"""The event type: `rollover.expired`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverExpiredEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverExpiredEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.expired`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn



class RolloverFailedEvent(TypedDict):
    r"""The rollover failed and cannot continue."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.failed"]
    r"""The event type: `rollover.failed`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverFailedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverFailedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.failed`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    failure: RolloverFailedEventDataFailure



class RolloverFailedEventDataFailure(TypedDict):
    r"""Details of the event: `failure`."""
    code: str
    r"""Code of the reason."""



class RolloverFundsReceivedEvent(TypedDict):
    r"""The destination custodian received money."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.funds_received"]
    r"""The event type: `rollover.funds_received`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverFundsReceivedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverFundsReceivedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.funds_received`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    receipt: RolloverFundsReceivedEventDataReceipt



class RolloverFundsReceivedEventDataReceipt(TypedDict):
    r"""Details of the event: `receipt`."""
    id: str
    r"""ID of the receipt within the rollover."""
    amount: str
    r"""Amount that was received."""
    receivedOn: str
    r"""Day on which the money was received."""
    transferId: str | None
    r"""The transfer it belongs to; null if it could belong to several."""
    status: ReceiptStatus
    r"""Whether the receipt counts."""



class RolloverFundsReturnedEvent(TypedDict):
    r"""A transfer was lost, returned or became stale-dated."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.funds_returned"]
    r"""The event type: `rollover.funds_returned`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverFundsReturnedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverFundsReturnedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.funds_returned`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    transfer: RolloverFundsReturnedEventDataTransfer



class RolloverFundsReturnedEventDataTransfer(TypedDict):
    r"""Details of the event: `transfer`."""
    id: str
    r"""ID of the transfer within the rollover."""
    method: DeliveryMethod
    r"""How the money was sent."""
    amount: str
    r"""Net of withholding."""
    sentTo: FundsRecipient
    r"""Recipient of the money."""
    status: TransferStatus
    r"""Whether the transfer counts."""



class RolloverFundsSentEvent(TypedDict):
    r"""The source custodian sent the money."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.funds_sent"]
    r"""The event type: `rollover.funds_sent`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverFundsSentEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverFundsSentEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.funds_sent`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    transfer: RolloverFundsSentEventDataTransfer



class RolloverFundsSentEventDataTransfer(TypedDict):
    r"""Details of the event: `transfer`."""
    id: str
    r"""ID of the transfer within the rollover."""
    method: DeliveryMethod
    r"""How the money was sent."""
    amount: str
    r"""Net of withholding."""
    sentTo: FundsRecipient
    r"""Recipient of the money."""
    status: TransferStatus
    r"""Whether the transfer counts."""



class RolloverGroupCount(TypedDict):
    r"""Number of rollovers in a state and pending on one party."""
    pendingOn: PendingOn
    state: RolloverState
    count: int
    r"""Number of rollovers."""



class RolloverHeldEvent(TypedDict):
    r"""The rollover was put on hold."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.held"]
    r"""The event type: `rollover.held`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverHeldEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverHeldEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.held`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    hold: RolloverHeldEventDataHold



class RolloverHeldEventDataHold(TypedDict):
    r"""Details of the event: `hold`."""
    code: str | None
    r"""Code of the reason. Null if none was given."""



class RolloverInput(TypedDict):
    r"""A rollover to create as a draft."""
    accountId: NotRequired[str]
    r"""The participant's account. Send this or `account`."""
    account: NotRequired[AccountInput]
    r"""The participant. Creates or retrieves the account, like `POST /v1/accounts`, in the same transaction. Also requires the scope `accounts:write`."""
    type: RolloverType
    deliveryMethod: DeliveryMethod
    r"""Delivery method. The rollover type determines the allowed methods."""
    relationship: NotRequired[Relationship]
    r"""The participant's claim to the money. Default: `own`."""
    isInheritedIra: NotRequired[bool]
    r"""True if the destination is an inherited IRA. Default: true for non-spouse beneficiaries, otherwise false."""
    planKind: NotRequired[PlanKind]
    r"""Kind of source plan."""
    decedentName: NotRequired[str]
    r"""Name of the deceased owner of inherited money. Inherited IRAs are titled in that name. Erased with the account."""
    assets: NotRequired[list[AssetInput]]
    r"""Assets to move in kind, by ACATS only. With assets, a partial amount can be `0.00` (no cash)."""
    source: RolloverSideInput
    r"""The source account."""
    destination: RolloverSideInput
    r"""The destination account."""
    amount: RolloverAmountInput
    moneySources: NotRequired[list[MoneySourceInput]]
    r"""Kinds of money in the rollover, each at most once. Empty if unknown. Their amounts must add up to the requested amount."""
    attestations: NotRequired[Attestations]
    externalId: NotRequired[str]
    r"""Your ID for the rollover."""
    assigneeId: NotRequired[str]
    r"""Your ID for the person who works on the rollover."""
    priority: NotRequired[RolloverPriority]
    tags: NotRequired[list[str]]
    r"""Up to 20 tags, each up to 50 characters."""
    metadata: NotRequired[dict[str, str]]
    r"""Up to 50 key-value pairs of strings."""



class RolloverInstructions(TypedDict):
    r"""Instructions for requesting and paying a rollover, with full account numbers."""
    object: Literal["rollover_instructions"]
    r"""The type of the object: always `rollover_instructions`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    environment: Environment
    r"""The environment of the object."""
    version: int
    r"""Version of the instructions. Each amendment adds one."""
    replaces: int | None
    r"""Version that these instructions replace, which is void. Null for the first."""
    preparedAt: str
    r"""Time of preparation. The directory data is from this time."""
    preparedOn: str
    r"""Date of `preparedAt` in the organization's time zone."""
    type: RolloverType
    state: RolloverState
    relationship: Relationship
    r"""The participant's claim to the money."""
    participant: InstructionParticipant
    source: InstructionSource
    destination: InstructionDestination
    amount: RolloverInstructionsAmount
    moneySources: list[MoneySource]
    r"""Kinds of money in the rollover. Empty if not specified."""
    assets: list[Asset]
    r"""Assets to move in kind."""
    payment: InstructionPayment
    enclosures: list[InstructionEnclosure]
    r"""Documents that the source custodian requires with the request."""
    missing: list[InstructionGap]
    r"""Missing facts, which are null or empty in these instructions."""
    warnings: list[InstructionWarning]
    r"""Warnings to read before you follow the instructions."""



class RolloverInstructionsAmount(TypedDict):
    r"""Amount to roll over."""
    kind: AmountKind
    r"""All of an account or part of it."""
    requested: str | None
    r"""Requested amount. Null for a full rollover."""
    currency: Literal["USD"]
    r"""The currency: always `USD`."""



class RolloverInstructionsRevealedEvent(TypedDict):
    r"""The instructions, with full account numbers, were retrieved."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.instructions_revealed"]
    r"""The event type: `rollover.instructions_revealed`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverInstructionsRevealedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverInstructionsRevealedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.instructions_revealed`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    revealedBy: RolloverInstructionsRevealedEventDataRevealedBy



class RolloverInstructionsRevealedEventDataRevealedBy(TypedDict):
    r"""Details of the event: `revealedBy`."""
    type: str
    r"""The kind of actor, such as `member` or `api_key`."""
    id: str
    r"""ID of the member or API key."""



class RolloverLetterIssuedEvent(TypedDict):
    r"""A letter was issued."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.letter_issued"]
    r"""The event type: `rollover.letter_issued`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverLetterIssuedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverLetterIssuedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.letter_issued`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    letter: RolloverLetterIssuedEventDataLetter



class RolloverLetterIssuedEventDataLetter(TypedDict):
    r"""Details of the event: `letter`."""
    id: str
    r"""TypeID of the letter."""
    kind: LetterKind
    r"""Kind of letter."""
    number: int
    r"""Number of the letter within this rollover."""
    replaces: int | None
    r"""Number of the letter that it replaces."""



class RolloverLetterSignatureEndedEvent(TypedDict):
    r"""The signer declined to sign a letter, or the request expired at the e-signature provider."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.letter_signature_ended"]
    r"""The event type: `rollover.letter_signature_ended`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverLetterSignatureEndedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverLetterSignatureEndedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.letter_signature_ended`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    letter: RolloverLetterSignatureEndedEventDataLetter
    signatureRequest: RolloverLetterSignatureEndedEventDataSignatureRequest



class RolloverLetterSignatureEndedEventDataLetter(TypedDict):
    r"""Details of the event: `letter`."""
    id: str
    r"""TypeID of the letter."""
    kind: LetterKind
    r"""Kind of letter."""
    number: int
    r"""Number of the letter within this rollover."""
    replaces: int | None
    r"""Number of the letter that it replaces."""



class RolloverLetterSignatureEndedEventDataSignatureRequest(TypedDict):
    r"""The request for an external signature."""
    number: int
    r"""Number of the request, to return with the result."""
    endpointId: str
    r"""The webhook endpoint of the provider. Ignore other endpoints' requests."""
    result: LetterSignatureResultResult | None
    r"""The result. Null for a new request."""



class RolloverLetterSignatureRequestedEvent(TypedDict):
    r"""A signature of a letter was requested from an e-signature provider."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.letter_signature_requested"]
    r"""The event type: `rollover.letter_signature_requested`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverLetterSignatureRequestedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverLetterSignatureRequestedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.letter_signature_requested`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    letter: RolloverLetterSignatureRequestedEventDataLetter
    signatureRequest: RolloverLetterSignatureRequestedEventDataSignatureRequest



class RolloverLetterSignatureRequestedEventDataLetter(TypedDict):
    r"""Details of the event: `letter`."""
    id: str
    r"""TypeID of the letter."""
    kind: LetterKind
    r"""Kind of letter."""
    number: int
    r"""Number of the letter within this rollover."""
    replaces: int | None
    r"""Number of the letter that it replaces."""



class RolloverLetterSignatureRequestedEventDataSignatureRequest(TypedDict):
    r"""The request for an external signature."""
    number: int
    r"""Number of the request, to return with the result."""
    endpointId: str
    r"""The webhook endpoint of the provider. Ignore other endpoints' requests."""
    result: LetterSignatureResultResult | None
    r"""The result. Null for a new request."""



class RolloverLetterSignedEvent(TypedDict):
    r"""A letter was signed."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.letter_signed"]
    r"""The event type: `rollover.letter_signed`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverLetterSignedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverLetterSignedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.letter_signed`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    letter: RolloverLetterSignedEventDataLetter



class RolloverLetterSignedEventDataLetter(TypedDict):
    r"""Details of the event: `letter`."""
    id: str
    r"""TypeID of the letter."""
    kind: LetterKind
    r"""Kind of letter."""
    number: int
    r"""Number of the letter within this rollover."""
    replaces: int | None
    r"""Number of the letter that it replaces."""



class RolloverMismatchResolvedEvent(TypedDict):
    r"""A difference between the requested and sent amount, or the sent and received amount, was accepted."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.mismatch_resolved"]
    r"""The event type: `rollover.mismatch_resolved`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverMismatchResolvedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverMismatchResolvedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.mismatch_resolved`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn



class RolloverNigoRecordedEvent(TypedDict):
    r"""The reasons why the request is not in good order (NIGO) were recorded."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.nigo_recorded"]
    r"""The event type: `rollover.nigo_recorded`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverNigoRecordedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverNigoRecordedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.nigo_recorded`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    nigoItems: list[RolloverNigoRecordedEventDataNigoItem]
    r"""The NIGO items of this change."""



class RolloverNigoRecordedEventDataNigoItem(TypedDict):
    r"""One item of the list. The NIGO items of this change."""
    id: str
    r"""TypeID of the NIGO item."""
    code: NigoCode
    r"""Reason why a request is not in good order (NIGO). New values may be added."""
    reportedBy: NigoReporter
    r"""The party that found the request not in good order."""
    resolution: NigoResolution | None
    r"""How it was resolved. Null while open."""



class RolloverNigoResolvedEvent(TypedDict):
    r"""A NIGO item was resolved."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.nigo_resolved"]
    r"""The event type: `rollover.nigo_resolved`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverNigoResolvedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverNigoResolvedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.nigo_resolved`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    nigoItems: list[RolloverNigoResolvedEventDataNigoItem]
    r"""The NIGO items of this change."""



class RolloverNigoResolvedEventDataNigoItem(TypedDict):
    r"""One item of the list. The NIGO items of this change."""
    id: str
    r"""TypeID of the NIGO item."""
    code: NigoCode
    r"""Reason why a request is not in good order (NIGO). New values may be added."""
    reportedBy: NigoReporter
    r"""The party that found the request not in good order."""
    resolution: NigoResolution | None
    r"""How it was resolved. Null while open."""



class RolloverNoteAddedEvent(TypedDict):
    r"""A note was added. Its text appears in the timeline, never in the event."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.note_added"]
    r"""The event type: `rollover.note_added`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverNoteAddedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverNoteAddedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.note_added`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    timelineSequence: int
    r"""The timeline entry of the note."""



class RolloverOverdueEvent(TypedDict):
    r"""An expected step did not happen by its due date."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.overdue"]
    r"""The event type: `rollover.overdue`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverOverdueEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverOverdueEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.overdue`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    deadline: RolloverOverdueEventDataDeadline



class RolloverOverdueEventDataDeadline(TypedDict):
    r"""The deadline that the event is about."""
    type: DeadlineType
    r"""Purpose of a deadline. New values may be added."""
    dueOn: str
    r"""Last day of the deadline."""
    dueAt: str
    r"""When the deadline passes."""



class RolloverPage(TypedDict):
    r"""One page of a list. One page of rollovers."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[Rollover]
    r"""The items of this page."""
    hasMore: bool
    r"""True if there are more items after this page."""
    nextCursor: str | None
    r"""Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll."""



class RolloverParticipantRenamedEvent(TypedDict):
    r"""The participant's name changed. New instructions replace the previous ones. The event has no names."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.participant_renamed"]
    r"""The event type: `rollover.participant_renamed`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverParticipantRenamedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverParticipantRenamedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.participant_renamed`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    fields: list[str]
    r"""Names of the corrected facts, such as `deliveryMethod`."""
    instructions: RolloverParticipantRenamedEventDataInstructions



class RolloverParticipantRenamedEventDataInstructions(TypedDict):
    r"""The new version of the instructions."""
    version: int
    r"""Version of the instructions."""
    replaces: int | None
    r"""Version that is void now."""



class RolloverPatch(TypedDict):
    r"""Changes to a rollover. In a draft, every field can change. In other states, a request can change only `assigneeId`, `priority`, `tags` and `metadata`. Omitted fields stay unchanged, and null clears an optional field."""
    source: NotRequired[RolloverSidePatch]
    r"""The source account."""
    destination: NotRequired[RolloverSidePatch]
    r"""The destination account."""
    amount: NotRequired[RolloverAmountInput]
    moneySources: NotRequired[list[MoneySourceInput]]
    r"""Replaces the money sources. They must still add up to the requested amount."""
    deliveryMethod: NotRequired[DeliveryMethod]
    r"""How the money is delivered, such as `wire` or `check`."""
    relationship: NotRequired[Relationship]
    r"""The participant's claim to the money. Default: `own`."""
    isInheritedIra: NotRequired[bool | None]
    r"""True if the destination is an inherited IRA. Default: true for non-spouse beneficiaries, otherwise false."""
    planKind: NotRequired[PlanKind | None]
    r"""Kind of source plan."""
    decedentName: NotRequired[str | None]
    r"""Name of the deceased owner of inherited money. Inherited IRAs are titled in that name. Erased with the account."""
    assets: NotRequired[list[AssetInput]]
    r"""Replaces the assets to move in kind."""
    attestations: NotRequired[Attestations]
    r"""Attestations to add to those already given."""
    externalId: NotRequired[str | None]
    r"""Your ID for the rollover."""
    assigneeId: NotRequired[str | None]
    r"""Your ID for the person who works on the rollover. Null removes the assignment."""
    priority: NotRequired[RolloverPriority]
    tags: NotRequired[list[str]]
    r"""Replaces all tags. Up to 20 tags, each up to 50 characters."""
    metadata: NotRequired[dict[str, str]]
    r"""Replaces all key-value pairs."""



class RolloverPostingReversedEvent(TypedDict):
    r"""The posting of a completed rollover was reversed, which reopened it."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.posting_reversed"]
    r"""The event type: `rollover.posting_reversed`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverPostingReversedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverPostingReversedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.posting_reversed`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn



class RolloverPreview(TypedDict):
    r"""A rollover's expected result, if all money leaves and arrives on one day, and federal tax is withheld only where it is mandatory. Not tax advice."""
    object: Literal["rollover_preview"]
    r"""The type of the object: always `rollover_preview`."""
    environment: Environment
    r"""The environment of the object."""
    eligibility: Eligibility
    r"""Result of the eligibility rules."""
    taxTreatment: TaxTreatment
    taxYear: int
    r"""Tax year of the forms."""
    taxYearWarning: TaxYearWarning | None
    r"""Set if the year in which the money leaves has no rules yet. Null otherwise."""
    form1099R: list[Form1099RBoxes]
    r"""Forms that the source custodian files. Empty without an amount, and if no form is due."""
    form5498: list[Form5498Boxes]
    r"""Forms that the destination custodian files. Empty without an amount, and if no form is due."""
    documents: list[MissingDocument]
    r"""Documents required before the rollover can be approved."""
    deadlines: list[ExpectedDeadline]
    r"""Deadlines, in the order of the steps that start them."""
    questions: list[OpenQuestion]
    r"""Missing facts. Add them to the input and preview again."""



class RolloverPreviewInput(TypedDict):
    r"""A rollover to preview, without creating it."""
    type: RolloverType
    r"""How the money moves, such as `direct` or `trustee_transfer`."""
    source: EligibilitySideInput
    r"""Source of the money."""
    destination: EligibilitySideInput
    r"""Destination of the money."""
    deliveryMethod: NotRequired[DeliveryMethod]
    r"""Delivery method. If given, the custodians' directory entries are checked for it."""
    relationship: NotRequired[Relationship]
    r"""The participant's claim to the money. Default: `own`."""
    isInheritedIra: NotRequired[bool]
    r"""True if the destination is an inherited IRA. Default: true for non-spouse beneficiaries, otherwise false."""
    planKind: NotRequired[PlanKind]
    r"""Kind of source plan."""
    dateOfBirth: NotRequired[str]
    r"""The participant's date of birth, `YYYY-MM-DD`. Required minimum distributions depend on it."""
    attestations: NotRequired[Attestations]
    r"""The participant's attestations."""
    amount: NotRequired[str]
    r"""Amount before withholding. Without it, the preview has no forms and no expected withholding."""
    moneySources: NotRequired[list[MoneySourceInput]]
    r"""Kinds of money in the rollover, each at most once. Empty if unknown. Their amounts must add up to the requested amount."""
    paidOn: NotRequired[str]
    r"""Day on which the money leaves, `YYYY-MM-DD`. Default: today in the organization's time zone."""



class RolloverReceiptCorrectedEvent(TypedDict):
    r"""A receipt was corrected. The event has the corrected receipt."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.receipt_corrected"]
    r"""The event type: `rollover.receipt_corrected`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverReceiptCorrectedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverReceiptCorrectedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.receipt_corrected`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    receipt: RolloverReceiptCorrectedEventDataReceipt



class RolloverReceiptCorrectedEventDataReceipt(TypedDict):
    r"""Details of the event: `receipt`."""
    id: str
    r"""ID of the receipt within the rollover."""
    amount: str
    r"""Amount that was received."""
    receivedOn: str
    r"""Day on which the money was received."""
    transferId: str | None
    r"""The transfer it belongs to; null if it could belong to several."""
    status: ReceiptStatus
    r"""Whether the receipt counts."""



class RolloverReceiptVoidedEvent(TypedDict):
    r"""A receipt was voided, because it was recorded by mistake or the payment bounced."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.receipt_voided"]
    r"""The event type: `rollover.receipt_voided`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverReceiptVoidedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverReceiptVoidedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.receipt_voided`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    receipt: RolloverReceiptVoidedEventDataReceipt



class RolloverReceiptVoidedEventDataReceipt(TypedDict):
    r"""Details of the event: `receipt`."""
    id: str
    r"""ID of the receipt within the rollover."""
    amount: str
    r"""Amount that was received."""
    receivedOn: str
    r"""Day on which the money was received."""
    transferId: str | None
    r"""The transfer it belongs to; null if it could belong to several."""
    status: ReceiptStatus
    r"""Whether the receipt counts."""



class RolloverRejectedEvent(TypedDict):
    r"""The review rejected the rollover."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.rejected"]
    r"""The event type: `rollover.rejected`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverRejectedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverRejectedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.rejected`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    rejection: RolloverRejectedEventDataRejection



class RolloverRejectedEventDataRejection(TypedDict):
    r"""Details of the event: `rejection`."""
    code: str
    r"""Machine-readable reason. New values may be added."""
    by: RejectedBy
    r"""The party that rejected the rollover."""



class RolloverReleasedEvent(TypedDict):
    r"""The rollover resumed after a hold."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.released"]
    r"""The event type: `rollover.released`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverReleasedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverReleasedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.released`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn



class RolloverReminder(TypedDict):
    r"""A reminder of a rollover that is waiting for someone outside the organization."""
    object: Literal["rollover_reminder"]
    r"""The type of the object: always `rollover_reminder`."""
    rolloverId: str
    r"""ID of the rollover that waits."""
    accountId: str
    r"""The participant's account."""
    externalId: str | None
    r"""The integrator's reference."""
    version: int
    r"""The rollover's version. A reminder does not change it."""
    recipient: ReminderRecipient
    r"""The party that a reminder is for. New values may be added."""
    task: ReminderTask | None
    r"""The participant's task. Null for custodians."""
    channels: list[ReminderChannel]
    r"""How the reminder reaches the recipient."""
    dryRun: bool
    r"""True if nothing was sent."""
    sentAt: str
    r"""When the reminder was sent. In a dry run, the current time."""
    nextReminderAt: str
    r"""When the same reminder can be sent again."""



class RolloverReminderSentEvent(TypedDict):
    r"""A reminder was sent to the party that the rollover waits for."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.reminder_sent"]
    r"""The event type: `rollover.reminder_sent`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverReminderSentEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverReminderSentEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.reminder_sent`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    reminder: RolloverReminderSentEventDataReminder



class RolloverReminderSentEventDataReminder(TypedDict):
    r"""Details of the event: `reminder`."""
    recipient: ReminderRecipient
    r"""The party that a reminder is for. New values may be added."""
    task: ReminderTask | None
    r"""The participant's task. Null for custodians."""
    channels: list[ReminderChannel]
    r"""How the reminder reaches the recipient."""



class RolloverReopenedEvent(TypedDict):
    r"""A rejected or failed rollover was reopened."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.reopened"]
    r"""The event type: `rollover.reopened`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverReopenedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverReopenedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.reopened`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn



class RolloverRequestMismatchEvent(TypedDict):
    r"""The amount sent differs from the amount requested."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.request_mismatch"]
    r"""The event type: `rollover.request_mismatch`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverRequestMismatchEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverRequestMismatchEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.request_mismatch`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    requestMismatch: RolloverRequestMismatchEventDataRequestMismatch



class RolloverRequestMismatchEventDataRequestMismatch(TypedDict):
    r"""Details of the event: `requestMismatch`."""
    expected: str
    r"""Amount that was requested."""
    received: str
    r"""Amount sent, including withholding."""
    difference: str
    r"""`received` minus `expected`."""



class RolloverRequirements(TypedDict):
    r"""Requirements of the source custodian and plan, with the origin of each fact."""
    object: Literal["rollover_requirements"]
    r"""The type of the object: always `rollover_requirements`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    requirements: RolloverRequirementsRequirements
    r"""Everything the source requires, from the directory, your additions and the rules for this participant."""
    enclosures: list[RequiredEnclosure]
    r"""Documents to enclose with the request."""
    signers: list[RequirementSigner]
    r"""People who can sign the request. Empty if unknown."""
    sendTo: RequirementSendTo | None
    r"""Where to send the request. Null if unknown."""
    processingDays: ProcessingDays | None
    hasUnconfirmed: bool
    r"""True if one of `requirementSets` has expired."""
    requirementSets: list[RequirementSet]
    r"""Your current requirement sets of the source custodian and of the source plan."""



class RolloverRequirementsRequirements(TypedDict):
    r"""The documents that a custodian requires before it releases money."""
    loa: bool
    r"""A letter of acceptance from the receiving custodian."""
    medallion: bool
    r"""A medallion signature guarantee."""
    notarization: bool
    r"""A notary must witness the signature."""
    spousalConsent: bool
    r"""The spouse must consent in writing."""
    wetSignature: bool
    r"""A wet-ink signature on paper."""



class RolloverResidualCreatedEvent(TypedDict):
    r"""Money remained after completion. A follow-up rollover moves it; this rollover stays completed."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.residual_created"]
    r"""The event type: `rollover.residual_created`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverResidualCreatedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverResidualCreatedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.residual_created`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    residualId: str
    r"""The follow-up rollover."""



class RolloverReturnedToSourceEvent(TypedDict):
    r"""Received money went back to the source."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.returned_to_source"]
    r"""The event type: `rollover.returned_to_source`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverReturnedToSourceEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverReturnedToSourceEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.returned_to_source`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    receipt: RolloverReturnedToSourceEventDataReceipt



class RolloverReturnedToSourceEventDataReceipt(TypedDict):
    r"""Details of the event: `receipt`."""
    id: str
    r"""ID of the receipt within the rollover."""
    amount: str
    r"""Amount that was received."""
    receivedOn: str
    r"""Day on which the money was received."""
    transferId: str | None
    r"""The transfer it belongs to; null if it could belong to several."""
    status: ReceiptStatus
    r"""Whether the receipt counts."""



class RolloverReviewStartedEvent(TypedDict):
    r"""Operations started to review the rollover."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.review_started"]
    r"""The event type: `rollover.review_started`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverReviewStartedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverReviewStartedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.review_started`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn



class RolloverSearch(TypedDict):
    r"""Filters and sort order for a list of rollovers."""
    state: NotRequired[RolloverState]
    r"""Only this state."""
    states: NotRequired[list[RolloverState]]
    r"""Only rollovers in one of these states."""
    status: NotRequired[RolloverStatus]
    r"""Only rollovers with this status."""
    pendingOn: NotRequired[PendingOn | list[PendingOn]]
    r"""Only rollovers pending on this party, or on one of several: separated by commas, or with the parameter repeated (`pendingOn=` or `pendingOn[]=`)."""
    type: NotRequired[RolloverType]
    r"""Only this rollover type."""
    overdue: NotRequired[bool]
    r"""`true`: only rollovers with a passed deadline. `false`: only rollovers without one."""
    mismatch: NotRequired[bool]
    r"""`true`: only rollovers with an open mismatch. `false`: only rollovers without one."""
    assigneeId: NotRequired[str]
    r"""Only rollovers with this assignee: your ID for the person."""
    unassigned: NotRequired[Literal[True]]
    r"""`true`: only rollovers that have no assignee and need someone to act."""
    priority: NotRequired[RolloverPriority]
    r"""Only this priority."""
    accountId: NotRequired[str]
    r"""Only rollovers of this account."""
    custodianId: NotRequired[str]
    r"""Only rollovers with this custodian on either side."""
    sourceCustodianId: NotRequired[str]
    r"""Only rollovers from this custodian."""
    externalId: NotRequired[str]
    r"""Only rollovers with this external ID."""
    distributionId: NotRequired[str]
    r"""Only rollovers of this distribution."""
    planId: NotRequired[str]
    r"""Only rollovers with this plan on either side. With a sort order other than `newest`, or with `custodianId` or an assignee, the list examines up to 1,000 rollovers of the plan: add `state` or `pendingOn` if there are more."""
    tag: NotRequired[str]
    r"""Only rollovers with this tag."""
    createdAfter: NotRequired[str]
    r"""Created after this time."""
    createdBefore: NotRequired[str]
    r"""Created before this time."""
    updatedAfter: NotRequired[str]
    r"""Last changed after this time. Sorts by last change unless `sort` is given."""
    dueBefore: NotRequired[str]
    r"""Has a passed or upcoming deadline before this time. Sorts by deadline unless `sort` is given."""
    inTransit: NotRequired[Literal[True]]
    r"""`true`: only rollovers with money in transit: sent, and not received yet. Up to 1,000 rollovers can match."""
    inTransitAge: NotRequired[TransitAge]
    r"""Only rollovers whose oldest payment in transit has this age. Implies `inTransit`."""
    sort: NotRequired[RolloverOrder]
    r"""Sort order. Default: `deadline` with `dueBefore`, `updated` with `updatedAfter`, otherwise `newest`."""
    q: NotRequired[str]
    r"""Search text: the start of the participant's name, the whole email address, an external ID (of the rollover or the participant), or the last four characters of either account number. With more than 1,000 matches by name, results are ordered by name."""
    limit: NotRequired[int]
    r"""Number of results per page. Default: 20."""
    cursor: NotRequired[str]
    r"""`nextCursor` of the previous page."""



class RolloverSelfCertificationRevealedEvent(TypedDict):
    r"""The self-certification for late money was retrieved."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.self_certification_revealed"]
    r"""The event type: `rollover.self_certification_revealed`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverSelfCertificationRevealedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverSelfCertificationRevealedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.self_certification_revealed`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    revealedBy: RolloverSelfCertificationRevealedEventDataRevealedBy



class RolloverSelfCertificationRevealedEventDataRevealedBy(TypedDict):
    r"""Details of the event: `revealedBy`."""
    type: str
    r"""The kind of actor, such as `member` or `api_key`."""
    id: str
    r"""ID of the member or API key."""



class RolloverSentToCustodianEvent(TypedDict):
    r"""The request was sent to the source custodian."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.sent_to_custodian"]
    r"""The event type: `rollover.sent_to_custodian`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverSentToCustodianEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverSentToCustodianEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.sent_to_custodian`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn



class RolloverSide(TypedDict):
    r"""One side of a rollover."""
    custodianId: str
    r"""TypeID of the custodian: `cus_` followed by 26 characters."""
    accountType: AccountType
    r"""Tax type of the account, such as `traditional_ira`."""
    accountNumberMask: str
    r"""Last characters of the account number. The full number is encrypted, and shown only in instructions and certifications."""
    planId: str | None
    r"""The employer's plan, if it is recorded under `/v1/plans`."""
    planName: str | None
    r"""Name of the employer's plan."""
    firstContributionDate: str | None
    r"""Date of the participant's first contribution."""
    custodian: NotRequired[Custodian]
    r"""The custodian. Only with `expand=custodians`."""



class RolloverSideInput(TypedDict):
    r"""One side of a rollover to create."""
    custodianId: NotRequired[str]
    r"""The custodian's ID. Send this or `custodianSlug`."""
    custodianSlug: NotRequired[str]
    r"""The custodian's slug, such as `fidelity`. Send this or `custodianId`."""
    accountType: AccountType
    r"""Tax type of the account, such as `traditional_ira`."""
    accountNumber: str
    r"""4 to 34 letters, digits, spaces and hyphens. Encrypted on receipt. The full number is shown only in instructions and certifications."""
    planId: NotRequired[str]
    r"""The employer's plan, recorded with `POST /v1/plans`. Instructions print its number and EIN."""
    planName: NotRequired[str]
    r"""Name of the employer's plan. Default: the name of the plan in `planId`."""
    firstContributionDate: NotRequired[str]
    r"""Date of the participant's first contribution. Some rules depend on it."""



class RolloverSidePatch(TypedDict):
    r"""Changes to one side of a draft. Null clears a field."""
    accountNumber: NotRequired[str]
    r"""New account number. It cannot be cleared."""
    planId: NotRequired[str | None]
    r"""The employer's plan. A new plan also sets `planName`."""
    planName: NotRequired[str | None]
    r"""Name of the employer's plan."""
    firstContributionDate: NotRequired[str | None]
    r"""Date of the participant's first contribution, `YYYY-MM-DD`."""



class RolloverStanding(TypedDict):
    r"""A rollover's state and who must act next."""
    id: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    object: Literal["rollover_state"]
    r"""The type of the object: always `rollover_state`."""
    state: RolloverState
    status: RolloverStatus
    pendingOn: PendingOn
    availableActions: list[AvailableActionAction]
    r"""Actions that this credential can perform now, given valid parameters."""
    deadlines: list[Deadline]
    r"""The rollover's deadlines."""
    version: int
    r"""Counts changes. `ETag` is derived from it, and `ifVersion` is compared with it."""



class RolloverSubmittedEvent(TypedDict):
    r"""The rollover was submitted with a consent obtained elsewhere."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.submitted"]
    r"""The event type: `rollover.submitted`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverSubmittedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverSubmittedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.submitted`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn



class RolloverTransferCorrectedEvent(TypedDict):
    r"""A transfer was corrected. The event has the corrected transfer."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.transfer_corrected"]
    r"""The event type: `rollover.transfer_corrected`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverTransferCorrectedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverTransferCorrectedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.transfer_corrected`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    transfer: RolloverTransferCorrectedEventDataTransfer



class RolloverTransferCorrectedEventDataTransfer(TypedDict):
    r"""Details of the event: `transfer`."""
    id: str
    r"""ID of the transfer within the rollover."""
    method: DeliveryMethod
    r"""How the money was sent."""
    amount: str
    r"""Net of withholding."""
    sentTo: FundsRecipient
    r"""Recipient of the money."""
    status: TransferStatus
    r"""Whether the transfer counts."""



class RolloverUpdatedEvent(TypedDict):
    r"""A draft or an always-editable field was changed, or the personal data of an ended rollover was erased."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["rollover.updated"]
    r"""The event type: `rollover.updated`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: RolloverUpdatedEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class RolloverUpdatedEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `rollover.updated`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    accountId: str
    r"""TypeID of the account: `acct_` followed by 26 characters."""
    externalId: str | None
    r"""Your ID for the rollover."""
    sequence: int
    r"""The event's number within this rollover, without gaps."""
    state: RolloverState
    previousState: RolloverState | None
    r"""Null for the first event."""
    pendingOn: PendingOn
    fields: NotRequired[list[str]]
    r"""The names of the changed fields, such as `tags`."""



class RotateApiKeyRequest(TypedDict):
    r"""The body of `POST /v1/api-keys/rotate`."""
    gracePeriodSeconds: NotRequired[int]
    r"""How long the old key keeps working, in seconds, from 0 to 604800. Default: one day. 0 expires it immediately."""
    proofKey: NotRequired[ProofKey]
    r"""The public key that the new key is bound to (`ak` keys only). Default: the old key's. A binding cannot be removed."""



class RotateApiKeyResponse(TypedDict):
    r"""The new key, with its secret value shown only once, and the rotated key."""
    apiKey: NewApiKey
    r"""The new key. Its secret value is shown only once."""
    previousKey: ApiKey
    r"""The rotated key with its expiration date."""



class RotateWebhookSecretRequest(TypedDict):
    r"""The body of `POST /v1/webhook-endpoints/{id}/rotate-secret`."""



class SafeToRevoke(TypedDict):
    r"""Whether a rotated key is still needed, based on when it and the new key were used."""
    value: bool
    r"""Whether the key seems to be no longer in use."""
    why: SafeToRevokeReason
    r"""Why a rotated key can or cannot be revoked. New values may be added."""
    lastUsedAt: str | None
    r"""When the key was last used; null if never."""
    successorFirstUsedAt: str | None
    r"""When the new key was first used; null if never or unknown."""



class SandboxClock(TypedDict):
    r"""The state of the organization's sandbox clock."""
    object: Literal["sandbox_clock"]
    r"""The type of the object: always `sandbox_clock`."""
    now: str
    r"""The current sandbox time."""
    secondsAhead: int
    r"""Seconds by which the clock is ahead of real time."""
    fired: int
    r"""The number of timers and custodian actions that fired."""
    complete: bool
    r"""False if the request ran out of time before all days had passed. Call again with the remaining days, counted from `now`."""
    skipped: list[str]
    r"""Rollovers that do not match their timeline. Their timers were skipped; see `history_mismatch`."""



class SelfCertification(TypedDict):
    r"""The participant's certification for late money (Rev. Proc. 2020-46)."""
    certifiedOn: str
    r"""Date the participant signed the certification."""
    noPreviousDenial: Literal[True]
    r"""The IRS has not denied a waiver for this distribution."""
    asSoonAsPracticable: Literal[True]
    r"""The contribution was made as soon as practicable after the reason ended."""
    reasonEndedOn: str | None
    r"""Date the reason ended."""



class SelfCertificationInput(TypedDict):
    r"""The participant's certification for money that arrived after the 60 days (Rev. Proc. 2020-46)."""
    certifiedOn: str
    r"""The date the participant signed the certification, `YYYY-MM-DD`."""
    noPreviousDenial: Literal[True]
    r"""The IRS has not previously denied a waiver of the 60 days for this distribution (section 3.02(1))."""
    asSoonAsPracticable: Literal[True]
    r"""The contribution was made as soon as practicable after the reason no longer prevented it (section 3.02(3))."""
    reasonEndedOn: NotRequired[str | None]
    r"""Date the reason ended. A contribution within 30 days after it counts as made as soon as practicable (section 3.02(3))."""



class SelfCertificationLetter(TypedDict):
    r"""A participant's certification for money that arrived after the 60 days (Rev. Proc. 2020-46)."""
    object: Literal["self_certification"]
    r"""The type of the object: always `self_certification`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    environment: Environment
    r"""The environment of the object."""
    preparedAt: str
    r"""Time of preparation."""
    preparedOn: str
    r"""Date of `preparedAt` in the organization's time zone."""
    participant: InstructionParticipant
    r"""The participant who certifies."""
    recipient: SelfCertificationLetterRecipient
    amount: str
    r"""Total late amount that has one of these reasons, as a decimal string."""
    reasons: list[SelfCertificationLetterReason]
    r"""The twelve reasons of Rev. Proc. 2020-46, section 3.02(2), in the order of its model letter."""



class SelfCertificationLetterReason(TypedDict):
    r"""One item of the list. The twelve reasons of Rev. Proc. 2020-46, section 3.02(2), in the order of its model letter."""
    code: LateReasonCode
    r"""The reason. New values may be added."""
    detail: str
    r"""Text of the reason in the letter."""
    isChecked: bool
    r"""True if the reason applies to this rollover."""



class SelfCertificationLetterRecipient(TypedDict):
    r"""The receiving custodian, which gets the certification."""
    name: str
    r"""The destination custodian's name."""
    address: list[str]
    r"""The custodian's mailing address for checks, one line per item. Empty if the directory has none."""
    accountNumber: str
    r"""Full account number at the destination."""



class SendToCustodianAction(TypedDict):
    r"""Send the request to the source custodian. Allowed in `approved`. Also requires the scope `rollovers:operate`."""
    action: Literal["send_to_custodian"]
    r"""The action to perform: `send_to_custodian`."""
    params: NotRequired[SendToCustodianActionParams]
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class SendToCustodianActionParams(TypedDict):
    r"""`send_to_custodian` has no parameters."""



class ServiceOverview(TypedDict):
    r"""The deployment, with links to its documentation."""
    service: str
    r"""Name of the service that responds."""
    environment: Environment
    r"""The environment of this deployment."""
    version: str
    r"""The version of the API, as in `/openapi.json`."""
    links: dict[str, str]
    r"""Paths by name. New ones may be added."""



class SignConsentAction(TypedDict):
    r"""Record the participant's signature and submit. Allowed in `awaiting_participant`."""
    action: Literal["sign_consent"]
    r"""The action to perform: `sign_consent`."""
    params: SignConsentActionParams
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class SignConsentActionParams(TypedDict):
    r"""The parameters of `sign_consent`."""
    consentReference: str
    r"""Reference to the participant's signed consent: the `consentId` from the widget, which is checked against the rollover, or your own ID or name, which is not checked."""



class SignLetterRequest(TypedDict):
    r"""The body of `POST /v1/letters/{id}/sign`."""
    name: str
    r"""Name of the signer, as a typed signature."""
    title: str
    r"""Title of the signer."""
    sha256: str
    r"""SHA-256 digest of the PDF that the signer read: `file.sha256` of the letter."""



class SimulateSandboxHappeningRequest(TypedDict):
    r"""The body of `POST /v1/sandbox/rollovers/{id}/simulate`."""
    happening: SandboxHappening
    r"""The response to simulate."""
    params: NotRequired[dict[str, Any]]
    r"""Parameters of the resulting action. They override generated parameters of the same name. Default: {}."""



class SourceAmount(TypedDict):
    r"""Part of a payment from one kind of money."""
    kind: MoneySourceKind
    r"""Kind of money."""
    amount: str
    r"""Part of the payment from this kind of money, before withholding."""



class SourceAmountInput(TypedDict):
    r"""Part of a payment from one kind of money."""
    kind: MoneySourceKind
    r"""Kind of money."""
    amount: str
    r"""Part of the payment from this kind of money, before withholding."""



class StartReviewAction(TypedDict):
    r"""Start the review. Allowed in `submitted`. Also requires the scope `rollovers:operate`."""
    action: Literal["start_review"]
    r"""The action to perform: `start_review`."""
    params: NotRequired[StartReviewActionParams]
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class StartReviewActionParams(TypedDict):
    r"""`start_review` has no parameters."""



class StateCount(TypedDict):
    r"""Number of rollovers in a state."""
    state: RolloverState
    count: int
    r"""Number of rollovers."""



class SubmitAction(TypedDict):
    r"""Submit with a consent obtained elsewhere. Allowed in `draft`."""
    action: Literal["submit"]
    r"""The action to perform: `submit`."""
    params: SubmitActionParams
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class SubmitActionParams(TypedDict):
    r"""The parameters of `submit`."""
    consentReference: str
    r"""Reference to the participant's signed consent: the `consentId` from the widget, which is checked against the rollover, or your own ID or name, which is not checked."""



class SubmitDistributionRequest(TypedDict):
    r"""The body of `POST /v1/distributions/{id}/submit`."""
    consentReference: str
    r"""Reference to the participant's signed consent: the `consentId` from the widget, which is checked against the rollover, or your own ID or name, which is not checked."""



class SuspendIncomingFundsRequest(TypedDict):
    r"""The body of `POST /v1/incoming-funds/{id}/suspend`."""
    reason: SuspenseReason
    r"""Why the money cannot be applied. New values may be added."""
    ownerId: NotRequired[str]
    r"""Your ID for the person who works on it."""
    returnBy: NotRequired[str]
    r"""Last day to return the money, today or later."""
    note: NotRequired[str]
    r"""A note for the people who work on it."""



class TaxAssumption(TypedDict):
    r"""An unknown fact. The code applies while the fact is unknown."""
    code: TaxAssumptionCode
    r"""Machine-readable code. New values may be added."""
    detail: str
    r"""Human-readable explanation."""



class TaxBoxChange(TypedDict):
    r"""A box that differs from the filing."""
    box: str
    r"""Name of the box."""
    original: str | None
    r"""Filed value as text. Null if the box was blank."""
    corrected: str | None
    r"""Correct value as text. Null if the box is blank."""



class TaxFiling(TypedDict):
    r"""A year's forms as they were filed. Never changed."""
    id: str
    r"""The filing's ID."""
    object: Literal["tax_filing"]
    r"""The type of the object: always `tax_filing`."""
    environment: Environment
    r"""The environment of the object."""
    year: int
    r"""The tax year."""
    form: TaxFilingForm
    r"""`1099-R`, filed by the custodians that paid, or `5498`, filed by the custodians of the receiving IRAs."""
    number: int
    r"""Number of the filing, from 1 for each year and form."""
    filedOn: str
    r"""Date on which the forms were filed."""
    lineCount: int
    r"""Number of forms."""
    sha256: str
    r"""SHA-256 of the filed lines, as `GET /v1/tax-report/filed` returns them."""
    recordedBy: Actor
    r"""The person or system that recorded the filing."""
    createdAt: str
    r"""Time of recording."""



class TaxFilingPage(TypedDict):
    r"""One page of a list. One page of filings."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[TaxFiling]
    r"""The items of this page."""
    hasMore: bool
    r"""True if there are more items after this page."""
    nextCursor: str | None
    r"""Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll."""



class TaxFormMovement(TypedDict):
    r"""The part of a ledger movement that is on a form."""
    id: str | None
    r"""ID in the rollover's ledger. Null if the ledger does not list the movement."""
    account: TaxFormMovementAccount
    r"""The rollover amount that the movement changes. New values may be added."""
    transferId: str | None
    r"""The transfer. Null for receipts."""
    receiptId: str | None
    r"""The receipt. Null for transfers."""
    amount: str
    r"""Part of the movement that is on this form, with the value of assets in kind."""



class TaxFormWarning(TypedDict):
    r"""An issue with a form."""
    code: TaxFormWarningCode
    r"""Machine-readable code. New values may be added."""
    detail: str
    r"""Human-readable explanation."""



class TaxLimit(TypedDict):
    r"""Largest balance that a plan can pay out without the participant's consent."""
    amount: str
    r"""The limit in dollars."""
    isIndexed: bool
    r"""True if the limit changes with the cost of living."""
    source: str
    r"""Statute or notice that states the limit."""



class TaxRules(TypedDict):
    r"""The limits and codes of a tax year. Not tax advice."""
    object: Literal["tax_rules"]
    r"""The type of the object: always `tax_rules`."""
    year: int
    r"""The requested tax year."""
    rulesYear: int
    r"""The year whose rules are returned. It differs from `year` if the rules for `year` are not known yet."""
    warning: TaxYearWarning | None
    r"""Set if `rulesYear` differs from `year`. Null otherwise."""
    cashOutLimit: TaxLimit
    repayments: list[RepaymentRule]
    r"""Distributions of the year that can be repaid."""
    hasDesignatedRothRmd: bool
    r"""True if designated Roth accounts have required minimum distributions during the owner's lifetime."""
    hasSimpleReplacement: bool
    r"""True if the attestation `isSimplePlanReplaced` lifts the two-year rule of SIMPLE IRAs."""
    distributionCodes: list[str]
    r"""Codes of box 7 of Form 1099-R, including codes that rollovers never have."""
    sources: list[str]
    r"""Sources of the year's rules."""



class TaxTreatment(TypedDict):
    r"""Tax reporting to the Internal Revenue Service. Not tax advice."""
    taxable: bool
    r"""True if the rollover is included in the participant's income, because pre-tax money becomes Roth."""
    code1099R: str | None
    r"""Distribution codes in box 7 of Form 1099-R, a number before a letter, such as `G`, `1B` or `4G`. Null if no form is issued."""
    status: TaxTreatmentStatus
    r"""Whether a tax treatment can still change."""
    asOf: str | None
    r"""Date for which the participant's age and the two-year and five-year rules were evaluated. Null for older rollovers without a recorded date."""
    basis: str | None
    r"""Sources of the code: the Guide to Distribution Codes in the form's instructions, and sections of the Internal Revenue Code."""
    assumptions: list[TaxAssumption]
    r"""Unknown facts that the code depends on."""
    taxableAmount: str | None
    r"""Amount included in the participant's income, as far as known: pre-tax money that became Roth, and money paid to the participant that has not been rolled over in time or with a certification. Null if it cannot be determined yet."""
    afterTaxAmount: str | None
    r"""After-tax contributions in the money sent, without earnings: box 5 of Form 1099-R. Null if the money sources are unknown."""
    rothCode1099R: str | None
    r"""Distribution codes of Roth money that a plan pays together with other money. It is reported on a separate form. Null otherwise."""
    warnings: list[TaxWarning]
    r"""Open issues with money that arrived after the 60 days, or after the date that replaces them."""
    withholding: Withholding



class TaxWarning(TypedDict):
    r"""An open issue with money that arrived late."""
    code: TaxWarningCode
    r"""Machine-readable code. New values may be added."""
    detail: str
    r"""Human-readable explanation."""



class TaxYearWarning(TypedDict):
    r"""A tax year whose limits and codes are not known yet."""
    code: TaxYearWarningCode
    r"""Machine-readable code. New values may be added."""
    year: int
    r"""The tax year without rules."""
    rulesYear: int
    r"""The year whose rules are used instead."""
    lastKnownYear: int
    r"""The last year with rules."""
    detail: str
    r"""Human-readable explanation."""



class TestWebhookEndpointRequest(TypedDict):
    r"""The body of `POST /v1/webhook-endpoints/{id}/test`."""
    type: NotRequired[WebhookEventType]
    r"""The event type whose example is sent. Only in the test environment. Default: `webhook.test`. The events API lists every test event as `webhook.test`."""



class TimelineEntry(TypedDict):
    r"""An entry in a rollover's timeline."""
    object: Literal["timeline_entry"]
    r"""The type of the object: always `timeline_entry`."""
    rolloverId: str
    r"""TypeID of the rollover: `rol_` followed by 26 characters."""
    sequence: int
    r"""Position in the timeline, counted from 1 without gaps."""
    type: str
    r"""Type of the event for this entry."""
    at: str
    r"""Time of the entry."""
    actor: Actor
    requestedBy: Requester | None
    r"""Requester of an action that `actor` confirmed. Null if no second person was needed."""
    action: str | None
    r"""The action. Null if the entry records none, for example a creation, an update or a note."""
    fromState: RolloverState | None
    r"""State before the entry. Null for the creation."""
    toState: RolloverState
    r"""State after the entry."""
    reason: str | None
    r"""Reason, if given."""
    data: dict[str, Any]
    r"""Other details of the entry, depending on its action."""
    prevHash: str
    r"""Seal of the previous entry."""
    hash: str
    r"""Seal of this entry and, through `prevHash`, of all entries before it."""



class TimelineEntryPage(TypedDict):
    r"""One page of a list. One page of the timeline."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[TimelineEntry]
    r"""The items of this page."""
    hasMore: bool
    r"""True if there are more items after this page."""
    nextCursor: str | None
    r"""Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll."""



class TrackingLink(TypedDict):
    r"""A participant's link to the tracking page of a rollover."""
    id: str
    r"""TypeID: `trk_` followed by 26 characters."""
    object: Literal["tracking_link"]
    r"""The type of the object: always `tracking_link`."""
    rolloverId: str
    r"""The rollover that the page shows."""
    url: str | None
    r"""The link. Only the response to its creation has it; it is null afterwards, because only a hash is stored."""
    language: TrackingLanguage
    r"""Language of the tracking page and its messages. The participant can change it on the page."""
    status: TrackingLinkStatus
    r"""Whether a tracking link works."""
    createdBy: Actor
    createdAt: str
    r"""When the link was created."""
    expiresAt: str
    r"""When the link stops working."""
    revokedAt: str | None
    r"""When the link was revoked. Null if it was not."""
    lastOpenedAt: str | None
    r"""When the participant last opened the page. Null if never."""



class TrackingLinkPage(TypedDict):
    r"""One page of a list. One page of tracking links."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[TrackingLink]
    r"""The items of this page."""
    hasMore: bool
    r"""True if there are more items after this page."""
    nextCursor: str | None
    r"""Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll."""



class Transfer(TypedDict):
    r"""One payment, such as a check or a wire."""
    id: str
    r"""ID of the transfer, used to report its money as lost, returned or received."""
    method: DeliveryMethod
    r"""How the money is delivered, such as `wire` or `check`."""
    amount: str
    r"""Amount sent, net of withholding."""
    withheldFederal: str
    r"""Federal tax withheld."""
    withheldState: str
    r"""State tax withheld."""
    stateCode: str | None
    r"""State whose tax was withheld. Null if not given."""
    sentTo: FundsRecipient
    r"""Recipient of the money."""
    carrier: MailCarrier | None
    r"""Carrier of a mailed check. New values may be added."""
    trackingNumber: str | None
    r"""Tracking number of the carrier or bank."""
    trackingUrl: str | None
    r"""The carrier's public tracking page. Null without a tracking number of a known carrier."""
    expectedOn: str | None
    r"""Date a mailed check is expected to arrive, if given. The arrival deadline depends on it."""
    status: TransferStatus
    r"""Whether a transfer counts toward the totals."""
    voidReason: str | None
    r"""Reason it no longer counts, such as `lost`, `returned` or `corrected`. New values may be added."""
    voidedOn: str | None
    r"""Date it was returned, voided or corrected, if recorded."""
    reissueOf: str | None
    r"""ID of the void transfer that this payment reissues. Null for other payments."""
    replaces: str | None
    r"""ID of the void transfer that this one corrects. Null if it corrects none."""
    code1099R: str | None
    r"""Form 1099-R distribution codes for this payment, as of the day it left. Later payments can have other codes. Null if no form is issued, or for older transfers without recorded codes."""
    sources: list[SourceAmount]
    r"""Split among the rollover's `moneySources`. Empty if it has none."""
    assets: list[Asset]
    r"""Assets sent in kind."""
    sentOn: str | None
    r"""Date it left, if given."""
    receivedOn: str | None
    r"""Date the participant received money paid to them. Null if no 60-day period applies."""
    sixtyDayDueOn: str | None
    r"""Last day of the transfer's 60-day period. For a plan loan offset, the due date of the tax return. For a repayment, the last day to repay. For a postponed deadline, the postponed day."""
    payableTo: FundsRecipient | None
    r"""Payee. A check sent to the participant can be payable to the destination. Null for money sent to the participant if the payee was not given."""
    checkNumber: str | None
    r"""Number printed on the check."""
    payee: str | None
    r"""Name to which the check is payable."""
    recordedOn: str | None
    r"""Date it was recorded. Null for older records."""



class UnapplyIncomingFundsRequest(TypedDict):
    r"""The body of `POST /v1/incoming-funds/{id}/unapply`."""
    reason: str
    r"""Reason for unapplying the money."""



class UnreplacedPayment(TypedDict):
    r"""A void payment that was not reissued."""
    transferId: str
    r"""The void transfer."""
    amount: str
    r"""Amount of the payment, net of withholding."""
    withheldFederal: str
    r"""Federal tax withheld from it."""
    withheldState: str
    r"""State tax withheld from it."""
    reason: str | None
    r"""Code of the reason, such as `stale`. Null if there is none."""
    voidedOn: str | None
    r"""Date on which it was returned or voided. Null if unknown."""
    isReported: bool
    r"""True for a check to the participant that was never cashed: it stays on the Form 1099-R of its year, with its withholding (Rev. Rul. 2019-19, Rev. Rul. 2025-15). False if the money is not reported on any form until it is sent again."""



class UploadDocumentRequest(TypedDict):
    r"""The body of `POST /v1/rollovers/{id}/documents`."""
    type: DocumentType
    r"""Document type. New values may be added."""
    name: NotRequired[str]
    r"""The document's name. Default: the file name."""
    sha256: NotRequired[str]
    r"""SHA-256 digest of the file, 64 lowercase hexadecimal digits. The upload is rejected if it does not match."""
    expiresOn: NotRequired[str]
    r"""The date until which the document is valid, `YYYY-MM-DD`."""
    file: str
    r"""The file, up to 10 MB. Its content must be PDF, PNG or JPEG."""



class VoidReceiptAction(TypedDict):
    r"""Void a receipt that was recorded incorrectly or bounced. Allowed in `processing`, `funds_sent`, `funds_received`, `completed`. Also requires the scope `rollovers:operate`."""
    action: Literal["void_receipt"]
    r"""The action to perform: `void_receipt`."""
    params: VoidReceiptActionParams
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class VoidReceiptActionParams(TypedDict):
    r"""The parameters of `void_receipt`."""
    receiptId: str
    r"""ID of one of the rollover's `receipts`."""
    reason: ReceiptVoidReason
    r"""Reason a receipt is void."""



class Wait(TypedDict):
    r"""When a step becomes overdue."""
    name: WaitName
    r"""The setting's name. New values may be added."""
    type: DeadlineType
    r"""Purpose of a deadline. New values may be added."""
    days: int | None
    r"""The number of days; null if the source custodian's processing time in the directory applies."""
    count: DayCount
    r"""The kind of days that are counted."""
    isDefault: bool
    r"""Whether `days` is the default."""
    reason: str
    r"""The reason for the default."""



class WaiveDocumentsAction(TypedDict):
    r"""Continue without the requested documents that are still missing. Allowed in `awaiting_documents`. Also requires the scope `rollovers:operate`."""
    action: Literal["waive_documents"]
    r"""The action to perform: `waive_documents`."""
    params: WaiveDocumentsActionParams
    dryRun: NotRequired[bool]
    r"""Validates the request without saving anything. The response shows the resulting rollover. Default: false."""



class WaiveDocumentsActionParams(TypedDict):
    r"""The parameters of `waive_documents`."""
    reason: str
    r"""Reason, up to 500 characters. Do not include personal data."""



class WebhookAttempt(TypedDict):
    r"""One attempt at a delivery. Kept for 30 days."""
    attemptedAt: str
    r"""When the attempt was made."""
    latencyMs: int
    r"""The response time in milliseconds."""
    statusCode: int | None
    r"""The HTTP status of the response; null if there was no response (see `error`)."""
    error: str | None
    r"""Why there was no response."""
    responseBody: str | None
    r"""The first 20 kB of the response body."""
    request: WebhookRequest



class WebhookDelivery(TypedDict):
    r"""The delivery of one event to one endpoint."""
    id: str
    r"""A TypeID: `whd_` and 26 characters."""
    object: Literal["webhook_delivery"]
    r"""The type of the object: always `webhook_delivery`."""
    environment: Environment
    r"""The environment of the object."""
    endpointId: str
    r"""TypeID of the webhook endpoint: `whe_` followed by 26 characters."""
    eventId: str
    r"""The event ID, sent as `webhook-id` with every attempt."""
    eventType: str
    r"""The event type. New values may be added."""
    kind: WebhookDeliveryKind
    r"""Why the delivery was created. Only deliveries with kind `event` follow the endpoint's ordering."""
    recoveryId: str | None
    r"""The recovery that created the delivery."""
    status: WebhookDeliveryStatus
    r"""`waiting` until an attempt succeeds or the last one fails. Deliveries to a disabled endpoint stay `waiting`."""
    attempts: int
    r"""The number of attempts so far."""
    nextAttemptAt: str | None
    r"""When the next attempt is due, if the last one failed."""
    createdAt: str
    r"""When the delivery was created."""
    endedAt: str | None
    r"""When the delivery succeeded or failed."""
    event: NotRequired[Event | None]
    r"""The delivered event. Null once it is deleted. Only with `expand=event`."""



class WebhookDeliveryPage(TypedDict):
    r"""One page of a list. The new deliveries, waiting to be sent. Empty if no enabled endpoint receives this type."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[WebhookDelivery]
    r"""The new deliveries, one for each endpoint."""



class WebhookDeliveryWithAttempts(TypedDict):
    r"""A delivery of an event to an endpoint, with its HTTP attempts."""
    id: str
    r"""A TypeID: `whd_` and 26 characters."""
    object: Literal["webhook_delivery"]
    r"""The type of the object: always `webhook_delivery`."""
    environment: Environment
    r"""The environment of the object."""
    endpointId: str
    r"""TypeID of the webhook endpoint: `whe_` followed by 26 characters."""
    eventId: str
    r"""The event ID, sent as `webhook-id` with every attempt."""
    eventType: str
    r"""The event type. New values may be added."""
    kind: WebhookDeliveryKind
    r"""Why the delivery was created. Only deliveries with kind `event` follow the endpoint's ordering."""
    recoveryId: str | None
    r"""The recovery that created the delivery."""
    status: WebhookDeliveryStatus
    r"""`waiting` until an attempt succeeds or the last one fails. Deliveries to a disabled endpoint stay `waiting`."""
    attempts: int
    r"""The number of attempts so far."""
    nextAttemptAt: str | None
    r"""When the next attempt is due, if the last one failed."""
    createdAt: str
    r"""When the delivery was created."""
    endedAt: str | None
    r"""When the delivery succeeded or failed."""
    event: NotRequired[Event | None]
    r"""The delivered event. Null once it is deleted. Only with `expand=event`."""
    history: list[WebhookAttempt]
    r"""Every attempt of the last 30 days, oldest first."""



class WebhookEndpoint(TypedDict):
    r"""A webhook endpoint, without its secrets."""
    id: str
    r"""A TypeID: `whe_` and 26 characters."""
    object: Literal["webhook_endpoint"]
    r"""The type of the object: always `webhook_endpoint`."""
    environment: Environment
    r"""The environment of the object."""
    url: str
    r"""The URL that receives events. In lists, and for keys without the scope `webhooks:write`, the query is masked: `?***`."""
    eventTypes: list[str]
    r"""The event types the endpoint receives: type names, patterns such as `rollover.*`, or `*` for all."""
    description: str | None
    r"""Your description of the endpoint."""
    enabled: bool
    r"""Whether the endpoint receives events. Deliveries to a disabled endpoint wait."""
    disabledReason: WebhookDisabledReason | None
    r"""Why the service disabled the endpoint: no attempt succeeded for five days, or it returned 410. Otherwise null."""
    ordering: WebhookOrdering
    r"""The order in which the endpoint receives events."""
    payload: WebhookPayloadFormat
    r"""How much of an event the endpoint receives."""
    failingSince: str | None
    r"""When the current series of failed attempts began."""
    version: int
    r"""The version, which increases with every change. Used in the `ETag`, `If-Match` and `ifVersion`."""
    createdAt: str
    r"""When the endpoint was created."""
    updatedAt: str
    r"""When the endpoint was last changed."""



class WebhookEndpointDisabledEvent(TypedDict):
    r"""The service disabled an endpoint, because it returned 410 or no attempt succeeded for five days."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["webhook_endpoint.disabled"]
    r"""The event type: `webhook_endpoint.disabled`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: WebhookEndpointDisabledEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class WebhookEndpointDisabledEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `webhook_endpoint.disabled`."""
    webhookEndpointId: str
    r"""TypeID of the webhook endpoint: `whe_` followed by 26 characters."""
    reason: WebhookDisabledReason
    r"""Why the service disabled the endpoint."""



class WebhookEndpointInput(TypedDict):
    r"""A URL to register for events."""
    url: str
    r"""The HTTPS URL that receives events. It must be public, without credentials or a fragment. The test environment also accepts http."""
    eventTypes: list[WebhookEndpointInputEventType]
    r"""Event types, patterns such as `rollover.*`, or `*` for all. Up to 50."""
    description: NotRequired[str | None]
    r"""Your description, up to 500 characters."""
    enabled: NotRequired[bool]
    r"""Whether the endpoint receives events. Default: true."""
    ordering: NotRequired[WebhookOrdering]
    r"""The order in which the endpoint receives events. `per_rollover`: an event is sent only after the earlier events of its rollover have been delivered or have failed. `none`: events are sent independently. Default: `per_rollover`."""
    payload: NotRequired[WebhookPayloadFormat]
    r"""How much of an event the endpoint receives. `full`: the whole event. `thin`: `data` has only the IDs of objects, and the receiver reads the rest with `GET /v1/events/{id}`. Default: `full`."""



class WebhookEndpointPage(TypedDict):
    r"""One page of a list. One page of endpoints."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[WebhookEndpoint]
    r"""The items of this page."""
    hasMore: bool
    r"""True if there are more items after this page."""
    nextCursor: str | None
    r"""Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll."""



class WebhookEndpointPatch(TypedDict):
    r"""Fields of an endpoint to change. Omitted fields stay unchanged."""
    url: NotRequired[str]
    r"""The HTTPS URL that receives events. It must be public, without credentials or a fragment. The test environment also accepts http. The URL cannot be cleared."""
    eventTypes: NotRequired[list[WebhookEndpointInputEventType]]
    r"""Replaces the list of event types. Event types, patterns such as `rollover.*`, or `*` for all. Up to 50. The list cannot be cleared."""
    description: NotRequired[str | None]
    r"""Your description, up to 500 characters."""
    enabled: NotRequired[bool]
    r"""Whether the endpoint receives events. When a disabled endpoint is enabled again, its waiting deliveries are sent according to `ordering`."""
    ordering: NotRequired[WebhookOrdering]
    r"""`per_rollover`: an event is sent only after the earlier events of its rollover have been delivered or have failed. `none`: events are sent independently. A change applies to future events only."""
    payload: NotRequired[WebhookPayloadFormat]
    r"""`full`: the whole event. `thin`: `data` has only the IDs of objects, and the receiver reads the rest with `GET /v1/events/{id}`. A change applies to all later attempts, including retries of earlier events."""



class WebhookRecovery(TypedDict):
    r"""A recovery, which resends events an endpoint missed."""
    id: str
    r"""A TypeID: `whr_` and 26 characters."""
    object: Literal["webhook_recovery"]
    r"""The type of the object: always `webhook_recovery`."""
    environment: Environment
    r"""The environment of the object."""
    endpointId: str
    r"""TypeID of the webhook endpoint: `whe_` followed by 26 characters."""
    since: str
    r"""The start of the period: events from this time on are resent."""
    until: str
    r"""The end of the period: events up to this time are resent."""
    status: WebhookRecoveryStatus
    r"""Which events are resent. Not the status of the recovery."""
    total: int
    r"""Deliveries created so far. Increases until `preparedAt` is set."""
    waiting: int
    r"""Deliveries that are still waiting."""
    succeeded: int
    r"""Deliveries that succeeded."""
    failed: int
    r"""Deliveries that failed."""
    createdAt: str
    r"""When the recovery started."""
    preparedAt: str | None
    r"""When the last delivery was created; null while more are being created."""



class WebhookRecoveryInput(TypedDict):
    r"""The period and the events to resend."""
    since: str
    r"""The start of the period: events from this time on are resent. At most 90 days ago."""
    until: NotRequired[str]
    r"""The end of the period: events up to this time are resent. Default: now."""
    status: NotRequired[WebhookRecoveryStatus]
    r"""`failed` (default): events whose deliveries to this endpoint have all failed. `missing`: events of the endpoint's types that have no delivery to it, for example because it was disabled. `all`: every event of the endpoint's types."""



class WebhookRecoveryPage(TypedDict):
    r"""One page of a list. One page of recoveries."""
    object: Literal["list"]
    r"""The type of the object: always `list`."""
    data: list[WebhookRecovery]
    r"""The items of this page."""
    hasMore: bool
    r"""True if there are more items after this page."""
    nextCursor: str | None
    r"""Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll."""



class WebhookRedeliveryInput(TypedDict):
    r"""Where to resend the event."""
    endpointId: NotRequired[str]
    r"""The endpoint to send to, regardless of its event types. If omitted, the event goes to every enabled endpoint that receives its type."""



class WebhookRequest(TypedDict):
    r"""The request of an attempt."""
    url: str
    r"""The URL the request was sent to. Its query is masked: `?***`."""
    headers: WebhookRequestHeaders
    body: str
    r"""The exact body that was sent."""


WebhookRequestHeaders = TypedDict("WebhookRequestHeaders", {"webhook-id": 'str', "webhook-timestamp": 'str'})
r"""The signed headers `webhook-id` and `webhook-timestamp`. The signature is omitted."""


class WebhookSecret(TypedDict):
    r"""A signing secret."""
    secret: str
    r"""The secret: `whsec_` and base64."""
    createdAt: str
    r"""When the secret was created."""
    expiresAt: str | None
    r"""For a rotated secret: when it expires."""



class WebhookSecrets(TypedDict):
    r"""The secrets, current one first."""
    object: Literal["webhook_secrets"]
    r"""The type of the object: always `webhook_secrets`."""
    endpointId: str
    r"""TypeID of the webhook endpoint: `whe_` followed by 26 characters."""
    secrets: list[WebhookSecret]
    r"""Current secret first."""



class WebhookStats(TypedDict):
    r"""Counts the newest 10000 deliveries created in the last 24 hours."""
    object: Literal["webhook_stats"]
    r"""The type of the object: always `webhook_stats`."""
    endpointId: str
    r"""TypeID of the webhook endpoint: `whe_` followed by 26 characters."""
    since: str
    r"""The start of the counted period."""
    attempts: int
    r"""The number of attempts."""
    succeeded: int
    r"""Number of attempts that succeeded."""
    failed: int
    r"""Number of attempts that failed."""
    successRate: float | None
    r"""From 0 to 1; null if there were no attempts."""
    waiting: int
    r"""Waiting deliveries of any age, counted up to 100000."""
    oldestWaitingAt: str | None
    r"""When the oldest waiting delivery was created."""



class WebhookTestEvent(TypedDict):
    r"""A test event, sent only to the tested endpoint, regardless of its event types."""
    id: str
    r"""A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."""
    object: Literal["event"]
    r"""The type of the object: always `event`."""
    type: Literal["webhook.test"]
    r"""The event type: `webhook.test`."""
    apiVersion: Literal["v1"]
    r"""The version of the webhook payload: `v1`."""
    environment: Environment
    r"""The environment of the event."""
    createdAt: str
    r"""When the event occurred. In the sandbox, the time of the organization's clock."""
    data: WebhookTestEventData
    test: NotRequired[Literal[True]]
    r"""Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened."""



class WebhookTestEventData(TypedDict):
    r"""Details of the event. The fields depend on the event type, here `webhook.test`."""
    webhookEndpointId: str
    r"""TypeID of the webhook endpoint: `whe_` followed by 26 characters."""
    sampleType: NotRequired[str]
    r"""The event type whose example was sent. Only the events API returns this field. The delivered payload is the example itself."""



class Withholding(TypedDict):
    r"""Federal tax withholding (IRC §3405)."""
    rule: WithholdingRule
    r"""Whether federal tax is withheld from a payment."""
    ratePercent: int
    r"""0, 10 or 20."""
    expected: str | None
    r"""Expected withholding on the taxable part of the payments. Null before money has left, and for Roth money, whose taxable part is unknown."""
    warnings: list[WithholdingWarning]
    r"""Issues with the withholding."""



class WithholdingWarning(TypedDict):
    r"""An issue with the withholding."""
    code: WithholdingWarningCode
    r"""Machine-readable code. New values may be added."""
    detail: str
    r"""Human-readable explanation."""



class WriteIrsFileRequest(TypedDict):
    r"""The body of `POST /v1/tax-filings/{id}/irs-file`."""
    content: WriteIrsFileRequestContent
    r"""The forms in the file."""
    isTest: NotRequired[bool]
    r"""Marks a test file. In the test environment, files are always test files. Default in the live environment: false."""
    transmitter: WriteIrsFileRequestTransmitter
    payer: WriteIrsFileRequestPayer
    combinedFilingStates: NotRequired[list[str]]
    r"""States to which the IRS forwards the forms (Combined Federal/State Filing Program), as two-letter codes. The payer needs the approval of the IRS. Each form goes to the state of box 15, or else of the recipient's address. Default: none."""
    recipients: list[WriteIrsFileRequestRecipient]
    r"""Recipients of the payer's forms. Recipients without a form in the file are ignored."""



class WriteIrsFileRequestPayer(TypedDict):
    r"""The custodian that files the forms: the payer of Form 1099-R, or the trustee of Form 5498."""
    custodianId: str
    r"""The custodian whose forms the file has."""
    tin: str
    r"""The payer's TIN."""
    name: str
    r"""The payer's name."""
    address: WriteIrsFileRequestPayerAddress
    phone: str
    r"""Telephone number with area code."""



class WriteIrsFileRequestPayerAddress(TypedDict):
    r"""An address in the United States. Both lines together have up to 40 characters."""
    line1: str
    r"""Street and number."""
    line2: NotRequired[str]
    r"""The second address line."""
    city: str
    r"""City of the address."""
    region: str
    r"""Two-letter code of the state, territory or military post."""
    postalCode: str
    r"""The ZIP code."""
    country: NotRequired[Literal["US"]]
    r"""`US`. Other countries are not supported."""



class WriteIrsFileRequestRecipient(TypedDict):
    r"""The recipient of a form."""
    accountId: str
    r"""The recipient's account."""
    tin: str
    r"""The recipient's SSN, ITIN or ATIN."""
    name: str
    r"""The recipient's name."""
    address: WriteIrsFileRequestRecipientAddress
    filedAs: NotRequired[WriteIrsFileRequestRecipientFiledAs]



class WriteIrsFileRequestRecipientAddress(TypedDict):
    r"""An address in the United States. Both lines together have up to 40 characters."""
    line1: str
    r"""Street and number."""
    line2: NotRequired[str]
    r"""The second address line."""
    city: str
    r"""City of the address."""
    region: str
    r"""Two-letter code of the state, territory or military post."""
    postalCode: str
    r"""The ZIP code."""
    country: NotRequired[Literal["US"]]
    r"""`US`. Other countries are not supported."""



class WriteIrsFileRequestRecipientFiledAs(TypedDict):
    r"""The recipient on the filed form. Required in corrections if the recipient's name changed. Also send it if only the TIN was wrong: all of the recipient's forms are then withdrawn and filed again."""
    tin: NotRequired[str]
    r"""The filed TIN. Default: `tin`."""
    name: str
    r"""The recipient's name."""
    address: NotRequired[WriteIrsFileRequestRecipientFiledAsAddress]



class WriteIrsFileRequestRecipientFiledAsAddress(TypedDict):
    r"""The filed address. Default: `address`."""
    line1: str
    r"""Street and number."""
    line2: NotRequired[str]
    r"""The second address line."""
    city: str
    r"""City of the address."""
    region: str
    r"""Two-letter code of the state, territory or military post."""
    postalCode: str
    r"""The ZIP code."""
    country: NotRequired[Literal["US"]]
    r"""`US`. Other countries are not supported."""



class WriteIrsFileRequestTransmitter(TypedDict):
    r"""The company that sends the file."""
    tin: str
    r"""The transmitter's TIN."""
    controlCode: str
    r"""Transmitter Control Code (TCC) from the IRS."""
    name: str
    r"""The transmitter's name."""
    address: WriteIrsFileRequestTransmitterAddress
    contact: WriteIrsFileRequestTransmitterContact



class WriteIrsFileRequestTransmitterAddress(TypedDict):
    r"""An address in the United States. Both lines together have up to 40 characters."""
    line1: str
    r"""Street and number."""
    line2: NotRequired[str]
    r"""The second address line."""
    city: str
    r"""City of the address."""
    region: str
    r"""Two-letter code of the state, territory or military post."""
    postalCode: str
    r"""The ZIP code."""
    country: NotRequired[Literal["US"]]
    r"""`US`. Other countries are not supported."""



class WriteIrsFileRequestTransmitterContact(TypedDict):
    r"""Person whom the IRS can contact with questions."""
    name: str
    r"""The contact's name."""
    phone: str
    r"""Telephone number with area code."""
    email: str
    r"""Email address of the contact."""


AccountStatus: TypeAlias = Literal["active", "erased"]
r"""Whether the account is in use."""

AccountType: TypeAlias = Literal["roth_ira", "traditional_ira", "simple_ira", "sep_ira", "governmental_457b", "qualified_plan", "403b", "designated_roth"]
r"""An account type from the IRS rollover chart."""

AccountsListField: TypeAlias = Literal["id", "object", "environment", "externalId", "firstName", "lastName", "formerNames", "email", "phone", "dateOfBirth", "ssnLast4", "address", "status", "metadata", "version", "createdAt", "updatedAt"]


ActorType: TypeAlias = Literal["api_key", "session", "member", "operator", "timer", "custodian"]
r"""Kind of actor. New values may be added."""

AdvanceTarget: TypeAlias = Literal["submitted", "in_review", "approved", "requested", "processing", "funds_sent", "funds_received", "completed"]
r"""The state to reach."""

AmountKind: TypeAlias = Literal["full", "partial"]
r"""All of an account or part of it."""

AmountMismatchStatus: TypeAlias = Literal["open", "resolved"]
r"""Whether a difference still blocks completion."""

ApiKeyStatus: TypeAlias = Literal["active", "expiring", "expired", "revoked"]
r"""The key's status. `expiring`: the key works and has an expiration date."""

ApiKeyType: TypeAlias = Literal["pk", "sk", "ak"]
r"""The type of the key."""

ApprovalAction: TypeAlias = Literal["approve", "send_to_custodian", "resolve_mismatch", "complete", "reveal", "create_live_key", "rotate_live_key", "change_live_key", "relax_second_person"]
r"""The requested action. New values may be added."""

ApprovalState: TypeAlias = Literal["pending", "confirmed", "declined", "withdrawn", "expired", "done"]
r"""The state of an approval. New values may be added."""

ApprovalsListView: TypeAlias = Literal["full", "summary"]


AssetMismatchStatus: TypeAlias = Literal["open", "resolved"]
r"""Whether the difference still blocks completion."""

AutomaticRolloverKind: TypeAlias = Literal["forced_cash_out", "automatic_portability"]
r"""Kind of a rollover without the participant's consent. New values may be added."""

AvailableActionAction: TypeAlias = Literal["request_consent", "sign_consent", "submit", "amend", "start_review", "approve", "reject", "request_documents", "provide_documents", "accept_document", "reject_document", "waive_documents", "send_to_custodian", "acknowledge", "custodian_soft_reject", "custodian_reject", "mark_funds_sent", "record_distribution", "report_funds_returned", "mark_funds_received", "void_receipt", "return_to_source", "correct_transfer", "correct_receipt", "resolve_mismatch", "complete", "reverse_posting", "hold", "release", "report_death", "resolve_death", "cancel", "fail", "reopen"]
r"""The action. New values may be added."""

BankFileFormat: TypeAlias = Literal["lockbox_csv", "bai2", "nacha", "camt_053", "camt_054"]
r"""Default: detected from the content."""

CannotDecide: TypeAlias = Literal["ended", "api_key", "role", "requester", "key_owner", "recently_invited"]
r"""Why you cannot decide an approval. New values may be added."""

CombatZone: TypeAlias = Literal["afghanistan", "arabian_peninsula", "kosovo", "sinai_peninsula"]
r"""Required for `combat_zone`."""

CustodianCategory: TypeAlias = Literal["brokerage", "recordkeeper", "insurer", "bank", "trust_company", "robo_advisor", "government", "payroll_provider", "self_directed", "sandbox"]
r"""The main type of institution."""

CustodianMatchKind: TypeAlias = Literal["name", "alias", "former_name", "acquired"]
r"""How the matching name relates to the custodian. New values may be added."""

CustodianOrder: TypeAlias = Literal["name", "popular"]
r"""The order of custodians without a search. A search returns the best match first."""

CustodianRole: TypeAlias = Literal["delivering", "receiving"]
r"""The side of a rollover that a custodian can be on."""

CustodiansListField: TypeAlias = Literal["id", "object", "environment", "slug", "name", "aliases", "category", "roles", "supportedAccountTypes", "deliveryMethods", "requirements", "processingDays", "logoUrl", "website", "verified", "active", "popularRank", "match", "createdAt", "receiving"]


DayCount: TypeAlias = Literal["calendar", "federal", "federal_reserve"]
r"""How days are counted: as `calendar` days, or as business days without the holidays of the `federal` or the `federal_reserve` calendar."""

DeadlineConsequence: TypeAlias = Literal["expires", "overdue"]
r"""Effect of a passed deadline."""

DeadlineStatus: TypeAlias = Literal["running", "paused", "passed"]
r"""Status of a deadline. Deadlines pause during a hold, except the 60 days."""

DeadlineType: TypeAlias = Literal["draft", "consent", "documents", "review_start", "review", "request", "acknowledgement", "processing", "arrival", "participant_check", "posting", "hold", "sixty_day", "mail"]
r"""Purpose of a deadline. New values may be added."""

DeathActingParty: TypeAlias = Literal["surviving_spouse", "beneficiary", "personal_representative", "unknown"]
r"""The party that acts after the participant's death."""

DeathResolution: TypeAlias = Literal["reported_in_error", "return_money", "re_register"]
r"""How the death of the participant is resolved."""

DecisionMethod: TypeAlias = Literal["passkey", "recent_sign_in", "session"]
r"""How the person proved their identity. New values may be added."""

DecisionOutcome: TypeAlias = Literal["confirmed", "declined"]
r"""The decision. New values may be added."""

DeliveriesGetExpand: TypeAlias = Literal["event"]


DeliveryMethod: TypeAlias = Literal["check", "wire", "ach", "acats", "internal"]
r"""How money moves between custodians, or within one custodian (`internal`)."""

DistributionState: TypeAlias = Literal["draft", "submitted", "cancelled"]
r"""State of the distribution as a whole. Each rollover also has its own state."""

DocumentFileMediaType: TypeAlias = Literal["application/pdf", "image/png", "image/jpeg"]
r"""Media type of the content. New values may be added."""

DocumentSource: TypeAlias = Literal["integrator", "participant"]
r"""The party that must provide documents."""

DocumentStatus: TypeAlias = Literal["provided", "accepted", "rejected", "expired"]
r"""Status of a document. New values may be added."""

DocumentType: TypeAlias = Literal["loa", "statement", "distribution_form", "spousal_consent", "death_certificate", "qdro", "other"]
r"""Document type. New values may be added."""

EligibilityConditionCode: TypeAlias = Literal["included_in_income", "separate_account", "nontaxable_amounts_direct_only", "contributions_after_2015_12_18", "eligible_amount_only", "qualified_loan_offset", "repayment", "payments_series_ends", "inherited_ira", "qualified_order", "divorce_instrument", "year_of_death_rmd", "ten_year_rule", "automatic_rollover", "simple_plan_replaced", "sixty_days", "postponed_deadline", "federal_withholding_20_percent"]
r"""Machine-readable code. New values may be added."""

EligibilityOutcome: TypeAlias = Literal["allowed", "allowed_with_conditions", "prohibited", "needs_review"]
r"""Outcome of the eligibility check."""

EligibilityRuleCode: TypeAlias = Literal["irs_rollover_chart", "rollover_type", "in_plan_required", "same_plan", "same_custodian", "relationship", "taxable_acknowledgement", "one_rollover_per_12_months", "simple_two_years", "eligible_amount", "hardship_distribution", "periodic_payments", "plan_loan", "repayment", "postponed_deadline", "not_a_rollover", "automatic_rollover", "required_minimum_distribution", "same_account", "money_source", "custodian_role", "custodian_account_type", "custodian_delivery_method"]
r"""Machine-readable code. New values may be added."""

Environment: TypeAlias = Literal["test", "live"]
r"""The environment of the object."""

ErrorCode: TypeAlias = Literal["invalid_request", "unknown_parameter", "malformed_json", "ambiguous_credentials", "missing_credentials", "invalid_api_key", "api_key_revoked", "signature_invalid", "api_key_expired", "environment_mismatch", "session_token_not_accepted", "proof_required", "proof_invalid", "session_invalid", "session_expired", "session_revoked", "sign_in_required", "organization_required", "key_type_not_allowed", "insufficient_scope", "two_factor_required", "ip_not_allowed", "organization_locked", "origin_not_allowed", "session_bound", "sign_in_refused", "sign_in_again", "email_not_verified", "link_not_valid", "already_set_up", "role_not_allowed", "last_owner", "already_member", "not_found", "method_not_allowed", "not_acceptable", "malformed_multipart", "payload_too_large", "unsupported_media_type", "invalid_transition", "amount_mismatch", "history_mismatch", "nothing_to_certify", "letter_not_possible", "reminder_not_possible", "duplicate_rollover", "duplicate_file", "duplicate_plan", "identity_conflict", "identity_locked", "key_already_rotated", "key_not_alive", "idempotency_in_progress", "limit_exceeded", "wrong_person", "person_required", "recently_invited", "passkey_required", "second_person_required", "approval_ended", "approval_outdated", "version_conflict", "validation_failed", "rollover_not_permitted", "consent_insufficient", "file_infected", "idempotency_key_reused", "rate_limited", "internal_error", "dependency_unavailable", "overloaded"]
r"""A stable error code. Branch on it. New codes may be added."""

EventStart: TypeAlias = Literal["beginning", "now"]


EventsListField: TypeAlias = Literal["id", "object", "type", "apiVersion", "environment", "createdAt", "data"]


EventsListOrder: TypeAlias = Literal["newest", "oldest"]


Filed5498Box13cCode: TypeAlias = Literal["SC", "PO", "FD", "EO13239", "EO12744", "EO13119", "PL115-97"]


Filed5498Box14bCode: TypeAlias = Literal["BA", "DD", "QR", "EP", "DA", "TI"]


Filed5498Status: TypeAlias = Literal["final", "open"]
r"""Whether the line can still change."""

Form5498CorrectionMethod: TypeAlias = Literal["one_transaction", "two_transactions", "original"]
r"""How the form is corrected (General Instructions for Certain Information Returns, part H)."""

Form5498CorrectionReason: TypeAlias = Literal["boxes_changed", "recipient_changed", "not_due", "not_filed"]
r"""Why the form is corrected."""

FundsRecipient: TypeAlias = Literal["destination", "participant"]
r"""Recipient of the money."""

HealthReportChecks: TypeAlias = Literal["up", "down"]


HealthReportStatus: TypeAlias = Literal["ready", "degraded", "unavailable", "stopping"]
r"""`ready`: all dependencies respond. `degraded`: an optional dependency is down. `unavailable`: a required dependency is down, or the service is starting. `stopping`: the service is shutting down."""

IncomingFundsListSort: TypeAlias = Literal["newest", "oldest"]


IncomingFundsMethod: TypeAlias = Literal["check", "wire", "ach", "other"]
r"""How the money arrived."""

IncomingFundsReturnMatch: TypeAlias = Literal["arrival", "divided", "lines", "amount_differs", "already_back", "unknown_number", "no_number"]
r"""How the earlier arrivals were found. New values may be added."""

IncomingFundsStatus: TypeAlias = Literal["unmatched", "suspense", "applied", "returned", "reversed"]
r"""Where the money is."""

InstructionGapCode: TypeAlias = Literal["payee", "check_address", "wire_details", "ach_details", "dtc_number", "request_address", "participant_name", "decedent_name", "participant_address", "documents"]
r"""Machine-readable code. New values may be added."""

InstructionWarningCode: TypeAlias = Literal["source_not_verified", "destination_not_verified", "source_inactive", "destination_inactive", "requirements_unconfirmed", "not_approved", "participant_died", "on_hold", "ended", "money_sent", "participant_pays"]
r"""Machine-readable code. New values may be added."""

LateReasonCode: TypeAlias = Literal["financial_institution_error", "check_misplaced", "wrong_account", "residence_damaged", "family_death", "serious_illness", "incarceration", "foreign_restrictions", "postal_error", "levy_returned", "information_delayed", "unclaimed_property"]
r"""Reason the money arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2))."""

LeakedKeyVerdictLabel: TypeAlias = Literal["true_positive", "false_positive"]
r"""`true_positive`: the token is or was an `sk` or `ak` key of this deployment. `false_positive`: the token was never such a key."""

LedgerAccount: TypeAlias = Literal["sent", "withheld_federal", "withheld_state", "received", "posted"]
r"""The rollover amount that the movement changes. New values may be added."""

LetterAccountNumbers: TypeAlias = Literal["masked", "full"]
r"""Account numbers in the letter. Default: `masked`."""

LetterKind: TypeAlias = Literal["letter_of_acceptance", "transfer_request", "direct_rollover_request", "payment_transmittal", "spousal_consent", "self_certification", "cover_sheet", "nigo"]
r"""Kind of letter."""

LetterSignatureMethod: TypeAlias = Literal["typed", "external"]
r"""How a letter was signed. New values may be added."""

LetterSignatureRequestStatus: TypeAlias = Literal["pending", "signed", "declined", "expired", "outdated"]
r"""Status of a request for an external signature. New values may be added."""

LetterSignatureResultResult: TypeAlias = Literal["signed", "declined", "expired"]
r"""The recorded result."""

LettersDownloadCopy: TypeAlias = Literal["issued", "signed"]


LoggedRequestIssueReason: TypeAlias = Literal["required", "unknown", "invalid"]
r"""Description of the issue."""

LoggedRequestService: TypeAlias = Literal["api", "widget_auth"]
r"""The service that handled the request."""

MailCarrier: TypeAlias = Literal["usps", "ups", "fedex", "dhl", "courier", "other"]
r"""Carrier of a mailed check."""

MismatchKind: TypeAlias = Literal["receipt", "request", "assets"]
r"""The difference to accept. Default: all open differences."""

MissingDocumentRequirement: TypeAlias = Literal["loa", "medallion", "notarization", "spousal_consent", "wet_signature", "death_certificate", "qdro"]
r"""Machine-readable code. New values may be added."""

MissingReason: TypeAlias = Literal["absent", "rejected", "expired"]
r"""Reason a document is missing."""

MoneySourceKind: TypeAlias = Literal["pre_tax", "roth", "after_tax", "employer_match_roth"]
r"""Kind of money."""

MovementType: TypeAlias = Literal["sent", "withheld", "received", "posted", "returned", "voided", "reissued", "reversed", "corrected"]
r"""Kind of movement. New values may be added."""

NameChangeReason: TypeAlias = Literal["marriage", "divorce", "court_order", "correction"]
r"""Why this name was replaced."""

NigoCode: TypeAlias = Literal["signature_missing", "signature_mismatch", "wet_signature_required", "medallion_missing", "medallion_insufficient", "notarization_missing", "spousal_consent_missing", "form_incomplete", "form_expired", "statement_expired", "loa_missing", "power_of_attorney_missing", "death_certificate_missing", "account_number_mismatch", "name_mismatch", "identity_mismatch", "plan_information_missing", "transfer_type_mismatch", "destination_account_not_open", "destination_account_type_mismatch", "delivery_address_wrong", "wrong_payee", "ineligible_money_type", "outstanding_loan", "employment_restriction", "vesting_unconfirmed", "duplicate_request", "other"]
r"""Reason why a request is not in good order (NIGO). New values may be added."""

NigoFixer: TypeAlias = Literal["participant", "integrator", "operations", "source_custodian", "destination_custodian"]
r"""The party that must fix the deficiency. New values may be added."""

NigoItemStatus: TypeAlias = Literal["open", "resolved"]
r"""Whether an item is open."""

NigoItemsGetExpand: TypeAlias = Literal["custodian"]


NigoReporter: TypeAlias = Literal["source_custodian", "destination_custodian", "operations"]
r"""The party that found the request not in good order."""

NigoResolution: TypeAlias = Literal["corrected", "waived", "withdrawn"]
r"""How an item was resolved."""

NigoStep: TypeAlias = Literal["provide_document", "correct_rollover", "correct_account", "contact_custodian", "cancel"]
r"""Kind of step that fixes the deficiency. New values may be added."""

OtherMovement: TypeAlias = Literal["recharacterization", "conversion_recharacterization", "excess_removal", "qualified_tuition"]
r"""A movement that is not a rollover. Always rejected; the error says what to do instead."""

PaymentDetailsGetExpand: TypeAlias = Literal["plan", "custodian"]


PaymentDetailsStatus: TypeAlias = Literal["unconfirmed", "confirmed", "rejected", "superseded"]
r"""Whether instructions use payment details."""

PendingOn: TypeAlias = Literal["integrator", "participant", "operations", "source_custodian", "destination_custodian", "none"]
r"""The party that must act next."""

PlanKind: TypeAlias = Literal["pension", "profit_sharing", "governmental_457b", "governmental", "church", "non_erisa"]
r"""Correct kind of the source plan. Spousal consent and some distribution codes depend on it."""

PlansGetExpand: TypeAlias = Literal["recordkeeper"]


PostingReversalReason: TypeAlias = Literal["wrong_account", "wrong_amount", "payment_reversed", "other"]
r"""Reason a posting is reversed."""

PostponementBasis: TypeAlias = Literal["disaster", "combat_zone", "irs_waiver"]
r"""Reason that the 60 days, or the due date that replaces them, are postponed. New values may be added."""

ReceiptStatus: TypeAlias = Literal["received", "void"]
r"""Whether a receipt counts toward the totals."""

ReceiptVoidReason: TypeAlias = Literal["typed_wrong", "bounced"]
r"""Reason a receipt is void."""

RejectedBy: TypeAlias = Literal["operations", "source_custodian"]
r"""The party that rejected it."""

Relationship: TypeAlias = Literal["own", "spouse_beneficiary", "non_spouse_beneficiary", "alternate_payee"]
r"""The participant's correct claim to the money. `own` and `alternate_payee` clear `decedentName`."""

ReminderChannel: TypeAlias = Literal["email", "text_message", "webhook"]
r"""How a reminder is delivered. New values may be added."""

ReminderRecipient: TypeAlias = Literal["participant", "source_custodian", "destination_custodian"]
r"""The party that a reminder is for. New values may be added."""

ReminderTask: TypeAlias = Literal["sign_consent", "provide_documents", "deposit_check"]
r"""The participant's task. New values may be added."""

RepaymentKind: TypeAlias = Literal["birth_or_adoption", "disaster", "reservist", "emergency_expense", "domestic_abuse", "terminal_illness"]
r"""Kind of distribution that can be repaid within two or three years. New values may be added."""

RequestMismatchStatus: TypeAlias = Literal["open", "resolved"]
r"""Whether a difference still blocks completion."""

RequestsListMethod: TypeAlias = Literal["GET", "POST", "PATCH", "DELETE"]


RequestsListStatus: TypeAlias = Literal["2xx", "3xx", "4xx", "5xx"]


RequirementSigner: TypeAlias = Literal["participant", "spouse", "beneficiary", "plan_administrator", "employer", "attorney_in_fact", "guardian", "executor"]
r"""A person who can sign a request. New values may be added."""

ReturnReason: TypeAlias = Literal["lost", "returned", "stale", "refused", "wrong_payee", "insufficient_funds", "ach_return", "participant_withdrew"]
r"""Reason the money is no longer on its way."""

RolloverCustodianChangedEventDataCustodianChangeSide: TypeAlias = Literal["source", "destination"]
r"""A side of the rollover."""

RolloverOrder: TypeAlias = Literal["newest", "deadline", "updated", "urgency"]
r"""Sort order. Default: `deadline` with `dueBefore`, `updated` with `updatedAfter`, otherwise `newest`."""

RolloverPriority: TypeAlias = Literal["low", "normal", "high", "urgent"]
r"""Priority for the people who work on a rollover."""

RolloverState: TypeAlias = Literal["draft", "awaiting_participant", "submitted", "in_review", "approved", "requested", "processing", "funds_sent", "funds_received", "awaiting_documents", "on_hold", "completed", "cancelled", "rejected", "failed", "expired"]
r"""State of a rollover in the workflow."""

RolloverStatus: TypeAlias = Literal["action_required", "in_progress", "completed", "failed", "cancelled"]
r"""Simplified state, for people who do not know the workflow."""

RolloverType: TypeAlias = Literal["direct", "trustee_transfer", "indirect_60_day", "in_plan"]
r"""How the money moves: from or to an employer plan (`direct`), between IRAs (`trustee_transfer`), through the participant (`indirect_60_day`), or within a plan to its designated Roth account (`in_plan`)."""

RolloversExportFormat: TypeAlias = Literal["ndjson", "csv"]


RolloversGetExpand: TypeAlias = Literal["account", "custodians"]


RolloversGetField: TypeAlias = Literal["id", "object", "environment", "externalId", "accountId", "type", "source", "destination", "relationship", "isInheritedIra", "decedentName", "planKind", "assets", "amount", "amounts", "moneySources", "distributionId", "residualOf", "residuals", "transfers", "receipts", "deliveryMethod", "taxTreatment", "eligibility", "documents", "missingDocuments", "deadlines", "amountMismatch", "requestMismatch", "assetMismatch", "rejection", "failure", "hold", "death", "consent", "attestations", "documentRequest", "state", "status", "pendingOn", "version", "assigneeId", "priority", "tags", "metadata", "createdAt", "updatedAt"]


RolloversTimelineField: TypeAlias = Literal["object", "rolloverId", "sequence", "type", "at", "actor", "requestedBy", "action", "fromState", "toState", "reason", "data", "prevHash", "hash"]


RothIraPlan: TypeAlias = Literal["simple", "sep"]
r"""The source is a Roth SIMPLE IRA or a Roth SEP IRA. Use with the account type `roth_ira`. The two-year rule of SIMPLE IRAs applies to a Roth SIMPLE IRA."""

RuleResult: TypeAlias = Literal["unmet", "unknown"]
r"""Whether a rule is unmet or cannot be evaluated."""

SafeToRevokeReason: TypeAlias = Literal["successor_unused", "still_used", "used_since_successor", "replaced"]
r"""Why a rotated key can or cannot be revoked. New values may be added."""

SandboxHappening: TypeAlias = Literal["acknowledged", "documents_requested", "soft_rejected", "rejected", "funds_sent", "funds_lost", "funds_returned", "funds_received", "partial_amount_received", "posted"]
r"""The response to simulate."""

SecondPersonAction: TypeAlias = Literal["approve", "send_to_custodian", "resolve_mismatch", "complete", "reveal", "create_live_key"]
r"""An action that can require a second person. New values may be added."""

SourceReturnReason: TypeAlias = Literal["refused", "wrong_payee", "wrong_account", "insufficient_funds", "ach_return", "too_much", "not_eligible", "participant_withdrew", "other"]
r"""Reason received money went back."""

StatementKind: TypeAlias = Literal["attestation", "terms"]
r"""Whose statement it is: the service's or your own."""

SuspenseReason: TypeAlias = Literal["no_rollover", "several_rollovers", "amount_differs", "wrong_payee", "documents_missing", "suspected_duplicate", "other"]
r"""Why the money cannot be applied. New values may be added."""

TaxAssumptionCode: TypeAlias = Literal["birth_date_not_known", "five_years_not_known", "simple_two_years_not_known"]
r"""Machine-readable code. New values may be added."""

TaxFilingForm: TypeAlias = Literal["5498", "1099-R"]
r"""`1099-R`, filed by the custodians that paid, or `5498`, filed by the custodians of the receiving IRAs."""

TaxFormMovementAccount: TypeAlias = Literal["sent", "withheld_federal", "withheld_state", "received"]
r"""The rollover amount that the movement changes. New values may be added."""

TaxFormWarningCode: TypeAlias = Literal["excess_contribution", "fair_market_value_missing", "lump_sum_not_known", "report_on_1042_s", "tax_year_unknown"]
r"""Machine-readable code. New values may be added."""

TaxTreatmentStatus: TypeAlias = Literal["expected", "reported"]
r"""Whether a tax treatment can still change."""

TaxWarningCode: TypeAlias = Literal["late_not_certified", "certified_after_30_days"]
r"""Machine-readable code. New values may be added."""

TaxYearWarningCode: TypeAlias = Literal["tax_year_unknown"]
r"""Machine-readable code. New values may be added."""

TrackingLanguage: TypeAlias = Literal["en", "es"]
r"""Language of the page and its messages. Default: the language of the participant's consent, otherwise `en`."""

TrackingLinkStatus: TypeAlias = Literal["active", "expired", "revoked"]
r"""Whether a tracking link works."""

TransferStatus: TypeAlias = Literal["sent", "void"]
r"""Whether a transfer counts toward the totals."""

TransitAge: TypeAlias = Literal["up_to_3_days", "up_to_10_days", "up_to_30_days", "over_30_days"]
r"""Only rollovers whose oldest payment in transit has this age. Implies `inTransit`."""

WaitName: TypeAlias = Literal["draft", "consent", "documents", "reviewStart", "review", "request", "acknowledgement", "processing", "arrivalCheck", "arrivalWire", "arrivalAch", "arrivalAcats", "arrivalInternal", "participantCheck", "posting", "hold"]
r"""The setting's name. New values may be added."""

WebhookDeliveryKind: TypeAlias = Literal["event", "redelivery", "recovery", "test"]
r"""Why the delivery was created. Only deliveries with kind `event` follow the endpoint's ordering."""

WebhookDeliveryStatus: TypeAlias = Literal["waiting", "succeeded", "failed"]
r"""`waiting` until an attempt succeeds or the last one fails. Deliveries to a disabled endpoint stay `waiting`."""

WebhookDisabledReason: TypeAlias = Literal["failing", "gone"]
r"""Why the service disabled an endpoint."""

WebhookEndpointInputEventType: TypeAlias = Literal["rollover.created", "rollover.residual_created", "rollover.updated", "rollover.note_added", "rollover.participant_renamed", "rollover.consent_requested", "rollover.consent_signed", "rollover.submitted", "rollover.death_reported", "rollover.death_resolved", "rollover.amended", "rollover.review_started", "rollover.approved", "rollover.rejected", "rollover.documents_requested", "rollover.documents_provided", "rollover.document_accepted", "rollover.document_rejected", "rollover.documents_waived", "rollover.sent_to_custodian", "rollover.acknowledged", "rollover.custodian_soft_rejected", "rollover.custodian_rejected", "rollover.funds_sent", "rollover.distribution_recorded", "rollover.funds_returned", "rollover.funds_received", "rollover.receipt_voided", "rollover.returned_to_source", "rollover.transfer_corrected", "rollover.receipt_corrected", "rollover.posting_reversed", "rollover.reopened", "rollover.mismatch_resolved", "rollover.completed", "rollover.held", "rollover.released", "rollover.cancelled", "rollover.failed", "rollover.expired", "rollover.amount_mismatch", "rollover.request_mismatch", "rollover.documents_expired", "rollover.instructions_revealed", "rollover.self_certification_revealed", "rollover.letter_issued", "rollover.letter_signed", "rollover.letter_signature_requested", "rollover.letter_signature_ended", "rollover.custodian_changed", "rollover.nigo_recorded", "rollover.nigo_resolved", "rollover.reminder_sent", "rollover.overdue", "rollover.deadline_approaching", "distribution.created", "distribution.submitted", "distribution.cancelled", "approval.requested", "approval.confirmed", "approval.declined", "approval.withdrawn", "approval.outdated", "approval.expired", "incoming_funds.recorded", "incoming_funds.applied", "incoming_funds.unapplied", "incoming_funds.suspended", "incoming_funds.returned", "incoming_funds.reversed", "incoming_funds.updated", "incoming_funds.divided", "incoming_funds.file_imported", "plan.created", "plan.updated", "plan.requirements_added", "plan.requirements_confirmed", "plan.payment_details_added", "plan.payment_details_confirmed", "plan.payment_details_rejected", "account.created", "account.identity_locked", "api_key.rotated", "api_key.revoked", "api_key.leaked", "api_key.new_network", "api_key.refusals_growing", "api_key.unused", "api_key.expiring", "webhook_endpoint.disabled", "webhook.test", "rollover.*", "distribution.*", "approval.*", "incoming_funds.*", "plan.*", "account.*", "api_key.*", "webhook_endpoint.*", "webhook.*", "*"]


WebhookEventType: TypeAlias = Literal["rollover.created", "rollover.residual_created", "rollover.updated", "rollover.note_added", "rollover.participant_renamed", "rollover.consent_requested", "rollover.consent_signed", "rollover.submitted", "rollover.death_reported", "rollover.death_resolved", "rollover.amended", "rollover.review_started", "rollover.approved", "rollover.rejected", "rollover.documents_requested", "rollover.documents_provided", "rollover.document_accepted", "rollover.document_rejected", "rollover.documents_waived", "rollover.sent_to_custodian", "rollover.acknowledged", "rollover.custodian_soft_rejected", "rollover.custodian_rejected", "rollover.funds_sent", "rollover.distribution_recorded", "rollover.funds_returned", "rollover.funds_received", "rollover.receipt_voided", "rollover.returned_to_source", "rollover.transfer_corrected", "rollover.receipt_corrected", "rollover.posting_reversed", "rollover.reopened", "rollover.mismatch_resolved", "rollover.completed", "rollover.held", "rollover.released", "rollover.cancelled", "rollover.failed", "rollover.expired", "rollover.amount_mismatch", "rollover.request_mismatch", "rollover.documents_expired", "rollover.instructions_revealed", "rollover.self_certification_revealed", "rollover.letter_issued", "rollover.letter_signed", "rollover.letter_signature_requested", "rollover.letter_signature_ended", "rollover.custodian_changed", "rollover.nigo_recorded", "rollover.nigo_resolved", "rollover.reminder_sent", "rollover.overdue", "rollover.deadline_approaching", "distribution.created", "distribution.submitted", "distribution.cancelled", "approval.requested", "approval.confirmed", "approval.declined", "approval.withdrawn", "approval.outdated", "approval.expired", "incoming_funds.recorded", "incoming_funds.applied", "incoming_funds.unapplied", "incoming_funds.suspended", "incoming_funds.returned", "incoming_funds.reversed", "incoming_funds.updated", "incoming_funds.divided", "incoming_funds.file_imported", "plan.created", "plan.updated", "plan.requirements_added", "plan.requirements_confirmed", "plan.payment_details_added", "plan.payment_details_confirmed", "plan.payment_details_rejected", "account.created", "account.identity_locked", "api_key.rotated", "api_key.revoked", "api_key.leaked", "api_key.new_network", "api_key.refusals_growing", "api_key.unused", "api_key.expiring", "webhook_endpoint.disabled", "webhook.test"]
r"""The event type whose example is sent. Only in the test environment. Default: `webhook.test`. The events API lists every test event as `webhook.test`."""

WebhookOrdering: TypeAlias = Literal["per_rollover", "none"]
r"""The order in which the endpoint receives events."""

WebhookPayloadFormat: TypeAlias = Literal["full", "thin"]
r"""How much of an event the endpoint receives."""

WebhookRecoveryStatus: TypeAlias = Literal["failed", "missing", "all"]
r"""Which events are resent. Not the status of the recovery."""

WithholdingRule: TypeAlias = Literal["none", "mandatory", "default"]
r"""Whether federal tax is withheld from a payment."""

WithholdingWarningCode: TypeAlias = Literal["withholding_missing", "withholding_below_20_percent", "withholding_above_20_percent", "withholding_not_rolled_over"]
r"""Machine-readable code. New values may be added."""

WordedLetterKind: TypeAlias = Literal["letter_of_acceptance", "transfer_request", "direct_rollover_request", "payment_transmittal", "spousal_consent", "nigo"]
r"""Kind of letter. New values may be added."""

WriteIrsFileRequestContent: TypeAlias = Literal["original", "corrections"]
r"""The forms in the file."""

ExecuteActionRequest: TypeAlias = RequestConsentAction | SignConsentAction | SubmitAction | AmendAction | StartReviewAction | ApproveAction | RejectAction | RequestDocumentsAction | ProvideDocumentsAction | AcceptDocumentAction | RejectDocumentAction | WaiveDocumentsAction | SendToCustodianAction | AcknowledgeAction | CustodianSoftRejectAction | CustodianRejectAction | MarkFundsSentAction | RecordDistributionAction | ReportFundsReturnedAction | MarkFundsReceivedAction | VoidReceiptAction | ReturnToSourceAction | CorrectTransferAction | CorrectReceiptAction | ResolveMismatchAction | CompleteAction | ReversePostingAction | HoldAction | ReleaseAction | ReportDeathAction | ResolveDeathAction | CancelAction | FailAction | ReopenAction
r"""The body of `POST /v1/rollovers/{id}/actions`."""

ExportFiledFormsResponse: TypeAlias = Filed1099R | Filed5498
r"""One form per line. If the connection closes early, the file is incomplete."""

ExportTaxCorrectionsResponse: TypeAlias = Form1099RCorrection | Form5498Correction
r"""One correction per line. Empty if no form has changed. If the connection closes early, the file is incomplete."""

ExportTaxReportResponse: TypeAlias = Form1099RLine | Form5498Line
r"""One form per line. If the connection closes early, the report is incomplete."""

RecordLetterSignatureRequest: TypeAlias = RecordLetterSignatureRequestSigned | RecordLetterSignatureRequestDeclined | RecordLetterSignatureRequestExpired
r"""The body of `POST /v1/letters/{id}/signature-result`."""

RolloverAmountInput: TypeAlias = RolloverAmountInputFull | RolloverAmountInputPartial
r"""All of the account or part of it."""

WebhookEvent: TypeAlias = RolloverCreatedEvent | RolloverResidualCreatedEvent | RolloverUpdatedEvent | RolloverNoteAddedEvent | RolloverParticipantRenamedEvent | RolloverConsentRequestedEvent | RolloverConsentSignedEvent | RolloverSubmittedEvent | RolloverDeathReportedEvent | RolloverDeathResolvedEvent | RolloverAmendedEvent | RolloverReviewStartedEvent | RolloverApprovedEvent | RolloverRejectedEvent | RolloverDocumentsRequestedEvent | RolloverDocumentsProvidedEvent | RolloverDocumentAcceptedEvent | RolloverDocumentRejectedEvent | RolloverDocumentsWaivedEvent | RolloverSentToCustodianEvent | RolloverAcknowledgedEvent | RolloverCustodianSoftRejectedEvent | RolloverCustodianRejectedEvent | RolloverFundsSentEvent | RolloverDistributionRecordedEvent | RolloverFundsReturnedEvent | RolloverFundsReceivedEvent | RolloverReceiptVoidedEvent | RolloverReturnedToSourceEvent | RolloverTransferCorrectedEvent | RolloverReceiptCorrectedEvent | RolloverPostingReversedEvent | RolloverReopenedEvent | RolloverMismatchResolvedEvent | RolloverCompletedEvent | RolloverHeldEvent | RolloverReleasedEvent | RolloverCancelledEvent | RolloverFailedEvent | RolloverExpiredEvent | RolloverAmountMismatchEvent | RolloverRequestMismatchEvent | RolloverDocumentsExpiredEvent | RolloverInstructionsRevealedEvent | RolloverSelfCertificationRevealedEvent | RolloverLetterIssuedEvent | RolloverLetterSignedEvent | RolloverLetterSignatureRequestedEvent | RolloverLetterSignatureEndedEvent | RolloverCustodianChangedEvent | RolloverNigoRecordedEvent | RolloverNigoResolvedEvent | RolloverReminderSentEvent | RolloverOverdueEvent | RolloverDeadlineApproachingEvent | DistributionCreatedEvent | DistributionSubmittedEvent | DistributionCancelledEvent | ApprovalRequestedEvent | ApprovalConfirmedEvent | ApprovalDeclinedEvent | ApprovalWithdrawnEvent | ApprovalOutdatedEvent | ApprovalExpiredEvent | IncomingFundsRecordedEvent | IncomingFundsAppliedEvent | IncomingFundsUnappliedEvent | IncomingFundsSuspendedEvent | IncomingFundsReturnedEvent | IncomingFundsReversedEvent | IncomingFundsUpdatedEvent | IncomingFundsDividedEvent | IncomingFundsFileImportedEvent | PlanCreatedEvent | PlanUpdatedEvent | PlanRequirementsAddedEvent | PlanRequirementsConfirmedEvent | PlanPaymentDetailsAddedEvent | PlanPaymentDetailsConfirmedEvent | PlanPaymentDetailsRejectedEvent | AccountCreatedEvent | AccountIdentityLockedEvent | ApiKeyRotatedEvent | ApiKeyRevokedEvent | ApiKeyLeakedEvent | ApiKeyNewNetworkEvent | ApiKeyRefusalsGrowingEvent | ApiKeyUnusedEvent | ApiKeyExpiringEvent | WebhookEndpointDisabledEvent | WebhookTestEvent
r"""A webhook's event. New types may be added."""
