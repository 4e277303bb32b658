// Code generated from apps/api/openapi.json by npm run generate. DO NOT EDIT.

package svc

import "time"

// AcceptDocumentAction: Accept a document. Allowed in `draft`, `awaiting_participant`, `submitted`,
// `in_review`, `approved`, `requested`, `processing`, `funds_sent`, `funds_received`,
// `awaiting_documents`, `on_hold`. Also requires the scope `rollovers:operate`.
type AcceptDocumentAction struct {
	Params AcceptDocumentActionParams `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*AcceptDocumentAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a AcceptDocumentAction) MarshalJSON() ([]byte, error) {
	type members AcceptDocumentAction
	return marshalTagged("action", "accept_document", members(a))
}

// AcceptDocumentActionParams is the parameters of `accept_document`.
type AcceptDocumentActionParams struct {
	// ID of one of the rollover's `documents`.
	DocumentID string `json:"documentId"`
}

// Account is a participant's account. After erasure, its personal data is null.
type Account struct {
	// A TypeID: `acct_` and 26 characters.
	ID string `json:"id"`
	// The type of the object: always `account`.
	Object string `json:"object"`
	// The environment of the object.
	Environment Environment `json:"environment"`
	// Your ID for the participant.
	ExternalID *string `json:"externalId"`
	// The given name; null once the account is erased.
	FirstName *string `json:"firstName"`
	// The family name.
	LastName *string `json:"lastName"`
	// Earlier names, newest first, up to 20. Empty without `accounts:read`.
	FormerNames []FormerName `json:"formerNames"`
	// The email address; null once the account is erased. Masked without `accounts:read`.
	Email *string `json:"email"`
	// The phone number in E.164 format. Masked without `accounts:read`.
	Phone *string `json:"phone"`
	// A calendar date, `YYYY-MM-DD`. Null without `accounts:read`.
	DateOfBirth *string `json:"dateOfBirth"`
	// The last four digits of the Social Security number. Masked without `accounts:read`.
	SSNLast4 *string `json:"ssnLast4"`
	// The participant's address. Masked without `accounts:read`, except for the country.
	Address *Address `json:"address"`
	// Whether the account is in use.
	Status AccountStatus `json:"status"`
	// Your own metadata. Empty without `accounts:read`.
	Metadata map[string]string `json:"metadata"`
	// The version, which increases with every change. Used in the `ETag` and `ifVersion`.
	Version int `json:"version"`
	// When the account was created.
	CreatedAt time.Time `json:"createdAt"`
	// When the account was last changed.
	UpdatedAt time.Time `json:"updatedAt"`
}

// AccountCreatedEvent is an account was created by an API key or in the widget.
type AccountCreatedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `account.created`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time               `json:"createdAt"`
	Data      AccountCreatedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// AccountCreatedEventData: Details of the event. The fields depend on the event type, here
// `account.created`.
type AccountCreatedEventData struct {
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
}

// AccountIdentityLockedEvent: Five wrong dates of birth or wrong last four SSN digits were sent for an
// account within a day. Further attempts are blocked until `lockedUntil`. Someone may be guessing.
type AccountIdentityLockedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `account.identity_locked`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                      `json:"createdAt"`
	Data      AccountIdentityLockedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// AccountIdentityLockedEventData: Details of the event. The fields depend on the event type, here
// `account.identity_locked`.
type AccountIdentityLockedEventData struct {
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// When attempts are possible again.
	LockedUntil time.Time `json:"lockedUntil"`
}

// AccountInput is the participant whose account is created or retrieved.
type AccountInput struct {
	// Your ID for the participant. It determines which account is returned or created.
	ExternalID *string `json:"externalId,omitempty"`
	// The given name. In any script, as the person writes it, up to 100 visible characters.
	FirstName string `json:"firstName"`
	// The family name. In any script, as the person writes it, up to 100 visible characters.
	LastName *string `json:"lastName,omitempty"`
	// The email address.
	Email string `json:"email"`
	// Includes the country code. Stored in E.164 format, such as +14155550123.
	Phone *string `json:"phone,omitempty"`
	// A calendar date, `YYYY-MM-DD`.
	DateOfBirth *string `json:"dateOfBirth,omitempty"`
	// Only the last four digits of the Social Security number. The full number is rejected everywhere.
	SSNLast4 *string `json:"ssnLast4,omitempty"`
	// The participant's address.
	Address *AddressInput `json:"address,omitempty"`
	// Your own metadata: up to 50 pairs with string values.
	Metadata map[string]string `json:"metadata,omitempty"`
}

// AccountPage is one page of a list. One page of accounts.
type AccountPage struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// The items of this page.
	Data []Account `json:"data"`
	// True if there are more items after this page.
	HasMore bool `json:"hasMore"`
	// Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll.
	NextCursor *string `json:"nextCursor"`
}

// AccountPatch: Fields of an account to change. Omitted fields stay unchanged.
type AccountPatch struct {
	// Your ID for the participant. It can be set once and cannot be changed.
	ExternalID *string `json:"externalId,omitempty"`
	// The given name. It cannot be cleared. In any script, as the person writes it, up to 100 visible
	// characters.
	FirstName *string `json:"firstName,omitempty"`
	// The family name. In any script, as the person writes it, up to 100 visible characters.
	LastName   Nullable[string] `json:"lastName,omitempty"`
	NameChange *NameChangeInput `json:"nameChange,omitempty"`
	// The email address. It cannot be cleared.
	Email *string `json:"email,omitempty"`
	// Includes the country code. Stored in E.164 format, such as +14155550123.
	Phone Nullable[string] `json:"phone,omitempty"`
	// A calendar date, `YYYY-MM-DD`.
	DateOfBirth Nullable[string] `json:"dateOfBirth,omitempty"`
	// Only the last four digits of the Social Security number. The full number is rejected everywhere.
	SSNLast4 Nullable[string] `json:"ssnLast4,omitempty"`
	// The participant's address. Replaces the whole address.
	Address Nullable[AddressInput] `json:"address,omitempty"`
	// Replaces all your metadata: up to 50 pairs with string values.
	Metadata *map[string]string `json:"metadata,omitempty"`
}

// AccountStatus: Whether the account is in use.
type AccountStatus string

// Known values of AccountStatus. The API may add others.
const (
	// The account is in use.
	AccountStatusActive AccountStatus = "active"
	// The personal data has been erased. The other fields remain.
	AccountStatusErased AccountStatus = "erased"
)

// AccountType is an account type from the IRS rollover chart.
type AccountType string

// Known values of AccountType. The API may add others.
const (
	// A Roth IRA.
	AccountTypeRothIRA AccountType = "roth_ira"
	// A traditional IRA.
	AccountTypeTraditionalIRA AccountType = "traditional_ira"
	// A SIMPLE IRA.
	AccountTypeSimpleIRA AccountType = "simple_ira"
	// A SEP-IRA.
	AccountTypeSepIRA AccountType = "sep_ira"
	// A governmental 457(b) plan.
	AccountTypeGovernmental457b AccountType = "governmental_457b"
	// A qualified plan, such as a 401(k).
	AccountTypeQualifiedPlan AccountType = "qualified_plan"
	// A 403(b) plan. REST uses `403b`. GraphQL uses `plan_403b`, because its names cannot start with a
	// digit.
	AccountType403b AccountType = "403b"
	// A designated Roth account in a plan.
	AccountTypeDesignatedRoth AccountType = "designated_roth"
)

// AccountsListField is an object of the API.
type AccountsListField string

// Known values of AccountsListField. The API may add others.
const (
	// The field `id`.
	AccountsListFieldID AccountsListField = "id"
	// The field `object`.
	AccountsListFieldObject AccountsListField = "object"
	// The field `environment`.
	AccountsListFieldEnvironment AccountsListField = "environment"
	// The field `externalId`.
	AccountsListFieldExternalID AccountsListField = "externalId"
	// The field `firstName`.
	AccountsListFieldFirstName AccountsListField = "firstName"
	// The field `lastName`.
	AccountsListFieldLastName AccountsListField = "lastName"
	// The field `formerNames`.
	AccountsListFieldFormerNames AccountsListField = "formerNames"
	// The field `email`.
	AccountsListFieldEmail AccountsListField = "email"
	// The field `phone`.
	AccountsListFieldPhone AccountsListField = "phone"
	// The field `dateOfBirth`.
	AccountsListFieldDateOfBirth AccountsListField = "dateOfBirth"
	// The field `ssnLast4`.
	AccountsListFieldSSNLast4 AccountsListField = "ssnLast4"
	// The field `address`.
	AccountsListFieldAddress AccountsListField = "address"
	// The field `status`.
	AccountsListFieldStatus AccountsListField = "status"
	// The field `metadata`.
	AccountsListFieldMetadata AccountsListField = "metadata"
	// The field `version`.
	AccountsListFieldVersion AccountsListField = "version"
	// The field `createdAt`.
	AccountsListFieldCreatedAt AccountsListField = "createdAt"
	// The field `updatedAt`.
	AccountsListFieldUpdatedAt AccountsListField = "updatedAt"
)

// AcknowledgeAction: Record that the source custodian acknowledged the request. Allowed in
// `requested`. Also requires the scope `rollovers:operate`.
type AcknowledgeAction struct {
	Params *AcknowledgeActionParams `json:"params,omitempty"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*AcknowledgeAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a AcknowledgeAction) MarshalJSON() ([]byte, error) {
	type members AcknowledgeAction
	return marshalTagged("action", "acknowledge", members(a))
}

// AcknowledgeActionParams: `acknowledge` has no parameters.
type AcknowledgeActionParams struct{}

// Actor is the person or system that acted.
type Actor struct {
	// Kind of actor. New values may be added.
	Type ActorType `json:"type"`
	// The actor's ID, if it has one.
	ID *string `json:"id"`
}

// ActorType: Kind of actor. New values may be added.
type ActorType string

// Known values of ActorType. The API may add others.
const (
	// A server with an API key.
	ActorTypeAPIKey ActorType = "api_key"
	// A browser with a session token.
	ActorTypeSession ActorType = "session"
	// A signed-in portal user.
	ActorTypeMember ActorType = "member"
	// The operator of this service.
	ActorTypeOperator ActorType = "operator"
	// A timer.
	ActorTypeTimer ActorType = "timer"
	// A sandbox custodian, which acts automatically.
	ActorTypeCustodian ActorType = "custodian"
)

// Address is a postal address.
type Address struct {
	// Street and number.
	Line1 string `json:"line1"`
	// The second address line.
	Line2 *string `json:"line2"`
	// City of the address.
	City string `json:"city"`
	// State, province or region.
	Region *string `json:"region"`
	// Postal code, such as a ZIP code.
	PostalCode string `json:"postalCode"`
	// A two-letter ISO 3166-1 code.
	Country string `json:"country"`
}

// AddressInput is a postal address.
type AddressInput struct {
	// Street and number.
	Line1 string `json:"line1"`
	// The second address line.
	Line2 *string `json:"line2,omitempty"`
	// City of the address.
	City string `json:"city"`
	// State, province or region.
	Region *string `json:"region,omitempty"`
	// The postal code. A ZIP+4 must have its hyphen, because nine digits alone could be a Social Security
	// number.
	PostalCode string `json:"postalCode"`
	// A two-letter ISO 3166-1 code, such as `US`.
	Country string `json:"country"`
}

// AdvanceDistributionInput is the payment to the participant of an indirect rollover, as for
// `record_distribution`.
type AdvanceDistributionInput struct {
	// The date the participant received the money, `YYYY-MM-DD`.
	ReceivedOn string `json:"receivedOn"`
	// Amount distributed, before withholding.
	GrossAmount string `json:"grossAmount"`
	// Amount withheld for federal tax. Must be zero for direct rollovers and trustee-to-trustee transfers.
	WithheldFederal string `json:"withheldFederal"`
	// Amount withheld for state tax. Must be zero for direct rollovers and trustee-to-trustee transfers.
	WithheldState string `json:"withheldState"`
	// U.S. state whose tax was withheld, as a two-letter code: box 15 of Form 1099-R.
	StateCode *string `json:"stateCode,omitempty"`
	// Delivery method. Default: `check`.
	Method *DeliveryMethod `json:"method,omitempty"`
	// The date the money left, `YYYY-MM-DD`.
	SentOn *string `json:"sentOn,omitempty"`
	// Number printed on the check.
	CheckNumber *string `json:"checkNumber,omitempty"`
	// Payee, such as `Fidelity FBO Grace Hopper`.
	Payee *string `json:"payee,omitempty"`
	// Split among the rollover's `moneySources`, before withholding. Default: the requested split.
	// Required if the request does not determine one.
	Sources []SourceAmountInput `json:"sources,omitempty"`
	// Confirms that dates before the creation of the rollover are correct, because the money moved before
	// the rollover was recorded.
	DatesAttested *bool `json:"datesAttested,omitempty"`
}

// AdvanceSandboxClockRequest is the body of `POST /v1/sandbox/clock/advance`.
type AdvanceSandboxClockRequest struct {
	// From 1 to 366 days. The clock cannot go back.
	Days int `json:"days"`
}

// AdvanceSandboxRolloverRequest is the body of `POST /v1/sandbox/rollovers/{id}/advance`.
type AdvanceSandboxRolloverRequest struct {
	// The state to reach through allowed transitions. Default: one step toward completion.
	To *RolloverState `json:"to,omitempty"`
}

// AdvanceTarget is the state to reach.
type AdvanceTarget string

// Known values of AdvanceTarget. The API may add others.
const (
	// Submitted.
	AdvanceTargetSubmitted AdvanceTarget = "submitted"
	// In review.
	AdvanceTargetInReview AdvanceTarget = "in_review"
	// Approved.
	AdvanceTargetApproved AdvanceTarget = "approved"
	// Sent to the source custodian.
	AdvanceTargetRequested AdvanceTarget = "requested"
	// Acknowledged by the source custodian.
	AdvanceTargetProcessing AdvanceTarget = "processing"
	// The money has been sent.
	AdvanceTargetFundsSent AdvanceTarget = "funds_sent"
	// The destination has received the money.
	AdvanceTargetFundsReceived AdvanceTarget = "funds_received"
	// The money has been posted to the destination account.
	AdvanceTargetCompleted AdvanceTarget = "completed"
)

// AmendAction: Correct account numbers, the destination custodian, the registration, the plan or the
// delivery method. New instructions replace the previous ones. Allowed in `draft`,
// `awaiting_participant`, `submitted`, `in_review`, `approved`, `requested`, `processing`,
// `awaiting_documents`, `on_hold`.
type AmendAction struct {
	Params AmendActionParams `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*AmendAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a AmendAction) MarshalJSON() ([]byte, error) {
	type members AmendAction
	return marshalTagged("action", "amend", members(a))
}

// AmendActionParams is the parameters of `amend`.
type AmendActionParams struct {
	// Reason, up to 500 characters. Do not include personal data.
	Reason      string                   `json:"reason"`
	Source      *AmendedSourceInput      `json:"source,omitempty"`
	Destination *AmendedDestinationInput `json:"destination,omitempty"`
	// The participant's correct claim to the money. `own` and `alternate_payee` clear `decedentName`.
	Relationship *Relationship `json:"relationship,omitempty"`
	// True if the destination is an inherited IRA.
	IsInheritedIRA *bool `json:"isInheritedIra,omitempty"`
	// Name of the deceased owner. Inherited IRAs are titled in that name.
	DecedentName *string `json:"decedentName,omitempty"`
	// Correct kind of the source plan. Spousal consent and some distribution codes depend on it.
	PlanKind *PlanKind `json:"planKind,omitempty"`
	// Correct delivery method.
	DeliveryMethod *DeliveryMethod `json:"deliveryMethod,omitempty"`
	// Attestations that the corrected rollover requires. They are added to those already given.
	Attestations *Attestations `json:"attestations,omitempty"`
	// Reference to the participant's new consent, if the amendment needs one and it has been given.
	// Without it, the rollover waits for `sign_consent`.
	ConsentReference *string `json:"consentReference,omitempty"`
}

// AmendedDestinationInput: Corrections to the destination.
type AmendedDestinationInput struct {
	// The custodian's ID. Send this or `custodianSlug`.
	CustodianID *string `json:"custodianId,omitempty"`
	// The custodian's slug, such as `fidelity`. Send this or `custodianId`.
	CustodianSlug *string `json:"custodianSlug,omitempty"`
	// Correct account number. Required with another custodian.
	AccountNumber *string `json:"accountNumber,omitempty"`
	// Correct account type.
	AccountType *AccountType `json:"accountType,omitempty"`
	// Correct plan, recorded with `POST /v1/plans`. It also sets `planName`. Null removes the plan.
	PlanID Nullable[string] `json:"planId,omitempty"`
	// Correct name of the employer's plan.
	PlanName *string `json:"planName,omitempty"`
	// Correct date of the participant's first contribution. Some rules depend on it.
	FirstContributionDate *string `json:"firstContributionDate,omitempty"`
}

// AmendedSourceInput: Corrections to the source.
type AmendedSourceInput struct {
	// Correct account number.
	AccountNumber *string `json:"accountNumber,omitempty"`
	// Correct account type.
	AccountType *AccountType `json:"accountType,omitempty"`
	// Correct plan, recorded with `POST /v1/plans`. It also sets `planName`. Null removes the plan.
	PlanID Nullable[string] `json:"planId,omitempty"`
	// Correct name of the employer's plan.
	PlanName *string `json:"planName,omitempty"`
	// Correct date of the participant's first contribution. Some rules depend on it.
	FirstContributionDate *string `json:"firstContributionDate,omitempty"`
}

// AmountKind: All of an account or part of it.
type AmountKind string

// Known values of AmountKind. The API may add others.
const (
	// The entire account.
	AmountKindFull AmountKind = "full"
	// The amount in `requested`.
	AmountKindPartial AmountKind = "partial"
)

// AmountMismatch: Difference between the amounts sent and received. Null if there was none.
type AmountMismatch struct {
	// Amount that should have arrived.
	Expected string `json:"expected"`
	// Amount that was received.
	Received string `json:"received"`
	// Received minus expected. Can be negative.
	Difference string `json:"difference"`
	// Whether a difference still blocks completion.
	Status AmountMismatchStatus `json:"status"`
	// Reason it was accepted.
	Resolution *string `json:"resolution"`
}

// AmountMismatchStatus: Whether a difference still blocks completion.
type AmountMismatchStatus string

// Known values of AmountMismatchStatus. The API may add others.
const (
	// It blocks completion.
	AmountMismatchStatusOpen AmountMismatchStatus = "open"
	// Further receipts closed it, or it was accepted.
	AmountMismatchStatusResolved AmountMismatchStatus = "resolved"
)

// APIKey is an API key without its secret value.
type APIKey struct {
	// A TypeID: `key_` and 26 characters.
	ID string `json:"id"`
	// The type of the object: always `api_key`.
	Object string `json:"object"`
	// The type of the key.
	Type APIKeyType `json:"type"`
	// The environment the key works in.
	Environment Environment `json:"environment"`
	// The key's name.
	Name string `json:"name"`
	// The first four characters of the key's body.
	Prefix string `json:"prefix"`
	// The last four characters of the key's body.
	Last4 string `json:"last4"`
	// The key's scopes.
	Scopes []string `json:"scopes"`
	// The addresses and CIDR blocks the key can be used from. Empty allows any address.
	IPAllowlist []string `json:"ipAllowlist"`
	// The RFC 7638 thumbprint of the public key that the key is bound to; null if it is not bound.
	// Requests with a bound key need a proof signed with the private key (DPoP).
	ProofKeyThumbprint *string `json:"proofKeyThumbprint"`
	// The key's status. `expiring`: the key works and has an expiration date.
	Status APIKeyStatus `json:"status"`
	// When the key was created.
	CreatedAt time.Time `json:"createdAt"`
	// When the key expires; null if never.
	ExpiresAt *time.Time `json:"expiresAt"`
	// When the key was revoked; null if it was not.
	RevokedAt *time.Time `json:"revokedAt"`
	// When the key was last used, updated every few seconds.
	LastUsedAt *time.Time `json:"lastUsedAt"`
	// When the key was first used; null if never, or if the service did not record first uses at that
	// time.
	FirstUsedAt *time.Time `json:"firstUsedAt"`
	// The ID of the key this key replaced.
	RotatedFrom *string `json:"rotatedFrom"`
	// The ID of the key that replaced this key.
	ReplacedBy *string `json:"replacedBy"`
	// Whether the key is still needed. Null unless the key was rotated and still works.
	SafeToRevoke *SafeToRevoke `json:"safeToRevoke"`
}

// APIKeyExpiringEvent is a key expires in 14, 3 or 1 days. For a rotated key, the event is sent only
// one day before it expires, and only if it is still in use.
type APIKeyExpiringEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `api_key.expiring`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time               `json:"createdAt"`
	Data      APIKeyExpiringEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// APIKeyExpiringEventData: Details of the event. The fields depend on the event type, here
// `api_key.expiring`.
type APIKeyExpiringEventData struct {
	// TypeID of the API key: `key_` followed by 26 characters.
	KeyID string `json:"keyId"`
	// When the key expires.
	ExpiresAt time.Time `json:"expiresAt"`
	// The days until the key expires: 14, 3 or 1.
	Days int `json:"days"`
}

// APIKeyLeakedEvent is a key was reported as leaked. An active `sk` or `ak` key is revoked
// immediately, which also sends `api_key.revoked`.
type APIKeyLeakedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `api_key.leaked`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time             `json:"createdAt"`
	Data      APIKeyLeakedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// APIKeyLeakedEventData: Details of the event. The fields depend on the event type, here
// `api_key.leaked`.
type APIKeyLeakedEventData struct {
	// TypeID of the API key: `key_` followed by 26 characters.
	KeyID string `json:"keyId"`
	// The reporter's name for the place where the key was found, such as `commit` or `gist_content`.
	Source *string `json:"source"`
	// The URL of the page, if the report was signed.
	URL *string `json:"url"`
}

// APIKeyNewNetworkEvent is an `sk` or `ak` key was used from new networks more than seven days after
// its first use. Sent at most once a day per key.
type APIKeyNewNetworkEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `api_key.new_network`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                 `json:"createdAt"`
	Data      APIKeyNewNetworkEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// APIKeyNewNetworkEventData: Details of the event. The fields depend on the event type, here
// `api_key.new_network`.
type APIKeyNewNetworkEventData struct {
	// TypeID of the API key: `key_` followed by 26 characters.
	KeyID string `json:"keyId"`
	// The first ten networks: /24 for IPv4 addresses, /48 for IPv6.
	Networks []string `json:"networks"`
	// The total number of new networks.
	Count int `json:"count"`
	// When the key was first used from one of these networks.
	FirstSeenAt time.Time `json:"firstSeenAt"`
}

// APIKeyPage is one page of a list. One page of keys, without their secret values.
type APIKeyPage struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// The items of this page.
	Data []APIKey `json:"data"`
	// True if there are more items after this page.
	HasMore bool `json:"hasMore"`
	// Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll.
	NextCursor *string `json:"nextCursor"`
}

// APIKeyRefusalsGrowingEvent: At least fifty uses of a key were rejected in one hour, more than ten
// times its hourly average of the last seven days. Sent at most once a day per key.
type APIKeyRefusalsGrowingEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `api_key.refusals_growing`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                      `json:"createdAt"`
	Data      APIKeyRefusalsGrowingEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// APIKeyRefusalsGrowingEventData: Details of the event. The fields depend on the event type, here
// `api_key.refusals_growing`.
type APIKeyRefusalsGrowingEventData struct {
	// TypeID of the API key: `key_` followed by 26 characters.
	KeyID string `json:"keyId"`
	// The start of the hour.
	Hour time.Time `json:"hour"`
	// Rejected uses in this hour so far.
	Refused int `json:"refused"`
	// The average number of rejected uses per hour in the last seven days.
	Usual float64 `json:"usual"`
	// The error code of the last rejected use.
	Code *string `json:"code"`
}

// APIKeyRevokedEvent is a key was revoked.
type APIKeyRevokedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `api_key.revoked`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time              `json:"createdAt"`
	Data      APIKeyRevokedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// APIKeyRevokedEventData: Details of the event. The fields depend on the event type, here
// `api_key.revoked`.
type APIKeyRevokedEventData struct {
	// TypeID of the API key: `key_` followed by 26 characters.
	KeyID string `json:"keyId"`
}

// APIKeyRotatedEvent is a key was rotated. The old key works until `expiresAt`.
type APIKeyRotatedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `api_key.rotated`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time              `json:"createdAt"`
	Data      APIKeyRotatedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// APIKeyRotatedEventData: Details of the event. The fields depend on the event type, here
// `api_key.rotated`.
type APIKeyRotatedEventData struct {
	// TypeID of the API key: `key_` followed by 26 characters.
	KeyID string `json:"keyId"`
	// The new key: `key_` followed by 26 characters.
	SuccessorID string `json:"successorId"`
	// When the old key stops working.
	ExpiresAt time.Time `json:"expiresAt"`
}

// APIKeyStatus is the key's status. `expiring`: the key works and has an expiration date.
type APIKeyStatus string

// Known values of APIKeyStatus. The API may add others.
const (
	// The key works.
	APIKeyStatusActive APIKeyStatus = "active"
	// The key works and has an expiration date.
	APIKeyStatusExpiring APIKeyStatus = "expiring"
	// The key has expired.
	APIKeyStatusExpired APIKeyStatus = "expired"
	// The key was revoked.
	APIKeyStatusRevoked APIKeyStatus = "revoked"
)

// APIKeyType is the type of the key.
type APIKeyType string

// Known values of APIKeyType. The API may add others.
const (
	// Publishable: safe in a web page. Can only read custodians.
	APIKeyTypePk APIKeyType = "pk"
	// Secret: exchanged for session tokens.
	APIKeyTypeSk APIKeyType = "sk"
	// Access to REST and GraphQL.
	APIKeyTypeAk APIKeyType = "ak"
)

// APIKeyUnusedEvent is an active key was not used for ninety days. Revoke it if it is no longer
// needed.
type APIKeyUnusedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `api_key.unused`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time             `json:"createdAt"`
	Data      APIKeyUnusedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// APIKeyUnusedEventData: Details of the event. The fields depend on the event type, here
// `api_key.unused`.
type APIKeyUnusedEventData struct {
	// TypeID of the API key: `key_` followed by 26 characters.
	KeyID string `json:"keyId"`
	// When the key was last used; null if never.
	LastUsedAt *time.Time `json:"lastUsedAt"`
}

// Approval is an action that one person requests and another confirms.
type Approval struct {
	// A TypeID: `apr_` and 26 characters.
	ID string `json:"id"`
	// The type of the object: always `approval`.
	Object string `json:"object"`
	// The requested action. New values may be added.
	Action ApprovalAction `json:"action"`
	// The rollover of the approval; null if it is not about a rollover.
	RolloverID *string `json:"rolloverId"`
	// The rollover's version at the time of the request. The facts the approval covers must not change
	// until it is confirmed.
	RolloverVersion *int `json:"rolloverVersion"`
	// The parameters of the request; null after the participant was erased.
	Params map[string]any `json:"params"`
	// The state of an approval. New values may be added.
	State ApprovalState `json:"state"`
	// The member or API key that requested the action.
	RequestedBy Actor `json:"requestedBy"`
	// Whether you or one of your keys made the request. If so, another person must decide, and you can
	// withdraw it.
	IsOwn bool `json:"isOwn"`
	// When it was requested.
	RequestedAt time.Time `json:"requestedAt"`
	// When the approval expires. It must be decided and executed before then.
	ExpiresAt time.Time `json:"expiresAt"`
	// The person who decided or withdrew it; null until then.
	DecidedBy *Actor `json:"decidedBy"`
	// When it was decided or withdrawn; null until then.
	DecidedAt *time.Time `json:"decidedAt"`
	// The reason for declining, if one was given.
	Reason *string `json:"reason"`
	// When the approved action was first executed.
	UsedAt *time.Time `json:"usedAt"`
	// The rollover now; null if the approval is not about a rollover.
	Rollover *ApprovedRollover `json:"rollover"`
	// The facts that changed after the request, such as `participant.lastName` or `destination.wire`.
	// Empty once the approval is executed or has ended. If any fact changed, confirming returns
	// `approval_outdated`.
	Changes []string `json:"changes"`
	// The facts in `changes`, with their values. Account numbers are masked. The participant's values are
	// null without `accounts:read`.
	ChangedFacts []ChangedFact `json:"changedFacts"`
	// The members who can confirm or decline the approval; empty once it is decided. Null without
	// `members:read`.
	Approvers []Approver `json:"approvers"`
	// Why you cannot confirm or decline it; null if you can.
	CannotDecide *CannotDecide `json:"cannotDecide"`
}

// ApprovalAction is the requested action. New values may be added.
type ApprovalAction string

// Known values of ApprovalAction. The API may add others.
const (
	// Approving a rollover after its review.
	ApprovalActionApprove ApprovalAction = "approve"
	// Sending a rollover to its source custodian.
	ApprovalActionSendToCustodian ApprovalAction = "send_to_custodian"
	// Accepting an amount that differs from the expected one.
	ApprovalActionResolveMismatch ApprovalAction = "resolve_mismatch"
	// Completing a rollover.
	ApprovalActionComplete ApprovalAction = "complete"
	// Viewing full account numbers, in instructions, certifications and document files.
	ApprovalActionReveal ApprovalAction = "reveal"
	// Creating an API key in the live environment, or rotating or extending one in the portal.
	ApprovalActionCreateLiveKey ApprovalAction = "create_live_key"
	// Rotating an API key in the live environment. The new key is shown to the person who rotates it.
	ApprovalActionRotateLiveKey ApprovalAction = "rotate_live_key"
	// Extending an API key in the live environment: more addresses, a later expiration, or a higher rate
	// limit.
	ApprovalActionChangeLiveKey ApprovalAction = "change_live_key"
	// Requiring a second person for fewer actions.
	ApprovalActionRelaxSecondPerson ApprovalAction = "relax_second_person"
)

// ApprovalConfirmedEvent is a second person confirmed the approval.
type ApprovalConfirmedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `approval.confirmed`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                  `json:"createdAt"`
	Data      ApprovalConfirmedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// ApprovalConfirmedEventData: Details of the event. The fields depend on the event type, here
// `approval.confirmed`.
type ApprovalConfirmedEventData struct {
	// TypeID of the approval.
	ApprovalID string `json:"approvalId"`
	// The requested action. New values may be added.
	Action string `json:"action"`
	// Null if the approval is not about a rollover.
	RolloverID  *string                               `json:"rolloverId"`
	RequestedBy ApprovalConfirmedEventDataRequestedBy `json:"requestedBy"`
	// The person who decided, or the requester who withdrew; null until then.
	DecidedBy *ApprovalConfirmedEventDataDecidedBy `json:"decidedBy"`
	// When the approval expires.
	ExpiresAt time.Time `json:"expiresAt"`
}

// ApprovalConfirmedEventDataDecidedBy is the person who decided, or the requester who withdrew; null
// until then.
type ApprovalConfirmedEventDataDecidedBy struct {
	// The kind of actor, such as `member` or `api_key`.
	Type string `json:"type"`
	// ID of the member or API key. Null for the service.
	ID *string `json:"id"`
}

// ApprovalConfirmedEventDataRequestedBy is the member or API key that requested the action.
type ApprovalConfirmedEventDataRequestedBy struct {
	// The kind of actor, such as `member` or `api_key`.
	Type string `json:"type"`
	// ID of the member or API key. Null for the service.
	ID *string `json:"id"`
}

// ApprovalDeclinedEvent is a second person declined the approval.
type ApprovalDeclinedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `approval.declined`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                 `json:"createdAt"`
	Data      ApprovalDeclinedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// ApprovalDeclinedEventData: Details of the event. The fields depend on the event type, here
// `approval.declined`.
type ApprovalDeclinedEventData struct {
	// TypeID of the approval.
	ApprovalID string `json:"approvalId"`
	// The requested action. New values may be added.
	Action string `json:"action"`
	// Null if the approval is not about a rollover.
	RolloverID  *string                              `json:"rolloverId"`
	RequestedBy ApprovalDeclinedEventDataRequestedBy `json:"requestedBy"`
	// The person who decided, or the requester who withdrew; null until then.
	DecidedBy *ApprovalDeclinedEventDataDecidedBy `json:"decidedBy"`
	// When the approval expires.
	ExpiresAt time.Time `json:"expiresAt"`
}

// ApprovalDeclinedEventDataDecidedBy is the person who decided, or the requester who withdrew; null
// until then.
type ApprovalDeclinedEventDataDecidedBy struct {
	// The kind of actor, such as `member` or `api_key`.
	Type string `json:"type"`
	// ID of the member or API key. Null for the service.
	ID *string `json:"id"`
}

// ApprovalDeclinedEventDataRequestedBy is the member or API key that requested the action.
type ApprovalDeclinedEventDataRequestedBy struct {
	// The kind of actor, such as `member` or `api_key`.
	Type string `json:"type"`
	// ID of the member or API key. Null for the service.
	ID *string `json:"id"`
}

// ApprovalEvidence is the facts that an approval covers, and proof of its decision.
type ApprovalEvidence struct {
	// The type of the object: always `approval_evidence`.
	Object string `json:"object"`
	// The environment of the object.
	Environment Environment `json:"environment"`
	// The ID of the approval that the facts and the receipt belong to.
	ApprovalID string `json:"approvalId"`
	// The covered facts, as requested and now. Empty if the approval is not about a rollover. Account
	// numbers are masked. The participant's values are null without `accounts:read`.
	Facts []ComparedFact `json:"facts"`
	// The receipt; null until the decision, and for older decisions.
	Receipt *DecisionReceipt `json:"receipt"`
}

// ApprovalExpiredEvent is the 24 hours passed before the approval was decided or its action was
// executed.
type ApprovalExpiredEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `approval.expired`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                `json:"createdAt"`
	Data      ApprovalExpiredEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// ApprovalExpiredEventData: Details of the event. The fields depend on the event type, here
// `approval.expired`.
type ApprovalExpiredEventData struct {
	// TypeID of the approval.
	ApprovalID string `json:"approvalId"`
	// The requested action. New values may be added.
	Action string `json:"action"`
	// Null if the approval is not about a rollover.
	RolloverID  *string                             `json:"rolloverId"`
	RequestedBy ApprovalExpiredEventDataRequestedBy `json:"requestedBy"`
	// The person who decided, or the requester who withdrew; null until then.
	DecidedBy *ApprovalExpiredEventDataDecidedBy `json:"decidedBy"`
	// When the approval expires.
	ExpiresAt time.Time `json:"expiresAt"`
}

// ApprovalExpiredEventDataDecidedBy is the person who decided, or the requester who withdrew; null
// until then.
type ApprovalExpiredEventDataDecidedBy struct {
	// The kind of actor, such as `member` or `api_key`.
	Type string `json:"type"`
	// ID of the member or API key. Null for the service.
	ID *string `json:"id"`
}

// ApprovalExpiredEventDataRequestedBy is the member or API key that requested the action.
type ApprovalExpiredEventDataRequestedBy struct {
	// The kind of actor, such as `member` or `api_key`.
	Type string `json:"type"`
	// ID of the member or API key. Null for the service.
	ID *string `json:"id"`
}

// ApprovalOutdatedEvent: Details of the participant or a custodian changed after the request or
// confirmation, before money was sent. The change makes the approval outdated.
type ApprovalOutdatedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `approval.outdated`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                 `json:"createdAt"`
	Data      ApprovalOutdatedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// ApprovalOutdatedEventData: Details of the event. The fields depend on the event type, here
// `approval.outdated`.
type ApprovalOutdatedEventData struct {
	// TypeID of the approval.
	ApprovalID string `json:"approvalId"`
	// The requested action. New values may be added.
	Action string `json:"action"`
	// Null if the approval is not about a rollover.
	RolloverID  *string                              `json:"rolloverId"`
	RequestedBy ApprovalOutdatedEventDataRequestedBy `json:"requestedBy"`
	// The person who decided, or the requester who withdrew; null until then.
	DecidedBy *ApprovalOutdatedEventDataDecidedBy `json:"decidedBy"`
	// When the approval expires.
	ExpiresAt time.Time `json:"expiresAt"`
}

// ApprovalOutdatedEventDataDecidedBy is the person who decided, or the requester who withdrew; null
// until then.
type ApprovalOutdatedEventDataDecidedBy struct {
	// The kind of actor, such as `member` or `api_key`.
	Type string `json:"type"`
	// ID of the member or API key. Null for the service.
	ID *string `json:"id"`
}

// ApprovalOutdatedEventDataRequestedBy is the member or API key that requested the action.
type ApprovalOutdatedEventDataRequestedBy struct {
	// The kind of actor, such as `member` or `api_key`.
	Type string `json:"type"`
	// ID of the member or API key. Null for the service.
	ID *string `json:"id"`
}

// ApprovalPage is one page of a list. One page of approvals.
type ApprovalPage struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// The items of this page.
	Data []Approval `json:"data"`
	// True if there are more items after this page.
	HasMore bool `json:"hasMore"`
	// Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll.
	NextCursor *string `json:"nextCursor"`
}

// ApprovalRequestedEvent is an action that needs a second person was requested.
type ApprovalRequestedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `approval.requested`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                  `json:"createdAt"`
	Data      ApprovalRequestedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// ApprovalRequestedEventData: Details of the event. The fields depend on the event type, here
// `approval.requested`.
type ApprovalRequestedEventData struct {
	// TypeID of the approval.
	ApprovalID string `json:"approvalId"`
	// The requested action. New values may be added.
	Action string `json:"action"`
	// Null if the approval is not about a rollover.
	RolloverID  *string                               `json:"rolloverId"`
	RequestedBy ApprovalRequestedEventDataRequestedBy `json:"requestedBy"`
	// The person who decided, or the requester who withdrew; null until then.
	DecidedBy *ApprovalRequestedEventDataDecidedBy `json:"decidedBy"`
	// When the approval expires.
	ExpiresAt time.Time `json:"expiresAt"`
}

// ApprovalRequestedEventDataDecidedBy is the person who decided, or the requester who withdrew; null
// until then.
type ApprovalRequestedEventDataDecidedBy struct {
	// The kind of actor, such as `member` or `api_key`.
	Type string `json:"type"`
	// ID of the member or API key. Null for the service.
	ID *string `json:"id"`
}

// ApprovalRequestedEventDataRequestedBy is the member or API key that requested the action.
type ApprovalRequestedEventDataRequestedBy struct {
	// The kind of actor, such as `member` or `api_key`.
	Type string `json:"type"`
	// ID of the member or API key. Null for the service.
	ID *string `json:"id"`
}

// ApprovalState is the state of an approval. New values may be added.
type ApprovalState string

// Known values of ApprovalState. The API may add others.
const (
	// The approval is waiting for a second person.
	ApprovalStatePending ApprovalState = "pending"
	// A second person confirmed it. The requester can execute it until it expires.
	ApprovalStateConfirmed ApprovalState = "confirmed"
	// A second person declined it.
	ApprovalStateDeclined ApprovalState = "declined"
	// The requester withdrew it or replaced it with a new request.
	ApprovalStateWithdrawn ApprovalState = "withdrawn"
	// It expired before it was decided or executed.
	ApprovalStateExpired ApprovalState = "expired"
	// It was confirmed and executed.
	ApprovalStateDone ApprovalState = "done"
)

// ApprovalWithdrawnEvent is the requester withdrew the approval or replaced it with a new request.
type ApprovalWithdrawnEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `approval.withdrawn`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                  `json:"createdAt"`
	Data      ApprovalWithdrawnEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// ApprovalWithdrawnEventData: Details of the event. The fields depend on the event type, here
// `approval.withdrawn`.
type ApprovalWithdrawnEventData struct {
	// TypeID of the approval.
	ApprovalID string `json:"approvalId"`
	// The requested action. New values may be added.
	Action string `json:"action"`
	// Null if the approval is not about a rollover.
	RolloverID  *string                               `json:"rolloverId"`
	RequestedBy ApprovalWithdrawnEventDataRequestedBy `json:"requestedBy"`
	// The person who decided, or the requester who withdrew; null until then.
	DecidedBy *ApprovalWithdrawnEventDataDecidedBy `json:"decidedBy"`
	// When the approval expires.
	ExpiresAt time.Time `json:"expiresAt"`
}

// ApprovalWithdrawnEventDataDecidedBy is the person who decided, or the requester who withdrew; null
// until then.
type ApprovalWithdrawnEventDataDecidedBy struct {
	// The kind of actor, such as `member` or `api_key`.
	Type string `json:"type"`
	// ID of the member or API key. Null for the service.
	ID *string `json:"id"`
}

// ApprovalWithdrawnEventDataRequestedBy is the member or API key that requested the action.
type ApprovalWithdrawnEventDataRequestedBy struct {
	// The kind of actor, such as `member` or `api_key`.
	Type string `json:"type"`
	// ID of the member or API key. Null for the service.
	ID *string `json:"id"`
}

// ApprovalsListView is an object of the API.
type ApprovalsListView string

// Known values of ApprovalsListView. The API may add others.
const (
	// All fields.
	ApprovalsListViewFull ApprovalsListView = "full"
	// Omits long texts and nested objects, which matter only for single items.
	ApprovalsListViewSummary ApprovalsListView = "summary"
)

// ApproveAction: Approve. All documents that the source custodian requires must be provided. Allowed
// in `in_review`. Also requires the scope `rollovers:operate`.
type ApproveAction struct {
	Params *ApproveActionParams `json:"params,omitempty"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*ApproveAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a ApproveAction) MarshalJSON() ([]byte, error) {
	type members ApproveAction
	return marshalTagged("action", "approve", members(a))
}

// ApproveActionParams: `approve` has no parameters.
type ApproveActionParams struct{}

// ApprovedAmount is the requested amount.
type ApprovedAmount struct {
	// `full` or `partial`. New values may be added.
	Kind string `json:"kind"`
	// The amount of a partial rollover.
	Requested *string `json:"requested"`
	// Currency of the amount: `USD`.
	Currency string `json:"currency"`
}

// ApprovedDocument is a document of the rollover.
type ApprovedDocument struct {
	// The document ID.
	ID string `json:"id"`
	// The type of document. New values may be added.
	Type string `json:"type"`
	// The document's name.
	Name string `json:"name"`
	// The document's status. New values may be added.
	Status string `json:"status"`
	// Whether `GET /v1/documents/{id}/file` returns its file; false for a reference.
	HasFile bool `json:"hasFile"`
}

// ApprovedRollover is the rollover of an approval.
type ApprovedRollover struct {
	// The participant's name; null without `accounts:read`, and once the account is erased.
	ParticipantName *string        `json:"participantName"`
	Amount          ApprovedAmount `json:"amount"`
	// The amount by money source; empty if the rollover names no sources.
	MoneySources []MoneySource `json:"moneySources"`
	// How the money moves. New values may be added.
	DeliveryMethod string `json:"deliveryMethod"`
	// The account the money moves from.
	Source ApprovedSide `json:"source"`
	// The account the money moves to.
	Destination ApprovedSide `json:"destination"`
	// The documents that the approval covers.
	Documents []ApprovedDocument `json:"documents"`
}

// ApprovedSide is one side of a rollover that needs an approval.
type ApprovedSide struct {
	// TypeID of the custodian: `cus_` followed by 26 characters.
	CustodianID string `json:"custodianId"`
	// Name of the custodian, as in the directory.
	CustodianName *string `json:"custodianName"`
	// Tax type of the account, such as `traditional_ira`.
	AccountType string `json:"accountType"`
	// The last digits of the account number.
	AccountNumberMask string `json:"accountNumberMask"`
}

// Approver is a member who can decide an approval.
type Approver struct {
	// The member's ID.
	ID string `json:"id"`
	// The member's name.
	Name string `json:"name"`
}

// Asset is a quantity of a security.
type Asset struct {
	// CUSIP. Null if only the symbol is known.
	Cusip *string `json:"cusip"`
	// Ticker symbol. Null if only the CUSIP is known.
	Symbol *string `json:"symbol"`
	// Quantity: a decimal string with up to six decimal places.
	Quantity string `json:"quantity"`
	// Value of the quantity on the day of the payment or receipt. Null if unknown.
	FairMarketValue *string `json:"fairMarketValue"`
	// Cost of employer stock to the plan, in a lump-sum distribution. Null otherwise.
	EmployerStockCost *string `json:"employerStockCost"`
}

// AssetDifference is a security whose received quantity differs from the quantity sent.
type AssetDifference struct {
	// CUSIP. Null if only the symbol is known.
	Cusip *string `json:"cusip"`
	// Ticker symbol. Null if only the CUSIP is known.
	Symbol *string `json:"symbol"`
	// Quantity sent: a decimal string with up to six decimal places.
	Expected string `json:"expected"`
	// Quantity received: a decimal string with up to six decimal places.
	Received string `json:"received"`
	// Received minus expected, which can be negative: a decimal string with up to six decimal places.
	Difference string `json:"difference"`
}

// AssetInput is a quantity of a security, identified by CUSIP, symbol or both.
type AssetInput struct {
	// CUSIP: nine capital letters and digits, the last of which is the check digit.
	Cusip *string `json:"cusip,omitempty"`
	// Ticker symbol, such as `VTI` or `BRK.B`.
	Symbol *string `json:"symbol,omitempty"`
	// Quantity in shares, units or face value: a decimal string with up to six decimal places.
	Quantity string `json:"quantity"`
	// Value of the whole quantity on the day of the payment or receipt, in dollars. Part of box 1 of Form
	// 1099-R.
	FairMarketValue *string `json:"fairMarketValue,omitempty"`
	// Cost of the employer's stock to the plan, in dollars. Only for a lump-sum distribution: the value
	// above this cost is box 6 of Form 1099-R.
	EmployerStockCost *string `json:"employerStockCost,omitempty"`
}

// AssetMismatch: Difference between the assets sent and received in kind. Null if there is none.
type AssetMismatch struct {
	// Securities whose received quantity differs from the quantity sent.
	Differences []AssetDifference `json:"differences"`
	// Whether the difference still blocks completion.
	Status AssetMismatchStatus `json:"status"`
	// Reason the difference was accepted.
	Resolution *string `json:"resolution"`
}

// AssetMismatchStatus: Whether the difference still blocks completion.
type AssetMismatchStatus string

// Known values of AssetMismatchStatus. The API may add others.
const (
	// The difference blocks completion.
	AssetMismatchStatusOpen AssetMismatchStatus = "open"
	// The difference was accepted.
	AssetMismatchStatusResolved AssetMismatchStatus = "resolved"
)

// Attestations is the participant's attestations. Some rules require them.
type Attestations struct {
	// The participant understands that this rollover is taxable.
	TaxableAcknowledged *bool `json:"taxableAcknowledged,omitempty"`
	// The participant has made no other indirect IRA rollover within 12 months.
	NoOtherRolloverIn12Months *bool `json:"noOtherRolloverIn12Months,omitempty"`
	// No part of the amount is a required minimum distribution, a hardship distribution, a periodic
	// payment or a loan. Covers `notHardship`, `notPeriodicPayment`, `notLoan` and `rmdSatisfied` if they
	// are not given.
	EligibleAmount *bool `json:"eligibleAmount,omitempty"`
	// No part of the amount is a hardship distribution from a plan.
	NotHardship *bool `json:"notHardship,omitempty"`
	// No part of the amount belongs to a series of substantially equal payments over a lifetime or at
	// least ten years.
	NotPeriodicPayment *bool `json:"notPeriodicPayment,omitempty"`
	// No part of the amount is a plan loan that is treated as a distribution but must still be repaid.
	// Plan loan offsets do not count.
	NotLoan *bool `json:"notLoan,omitempty"`
	// Date of the plan loan offset that this amount rolls over, `YYYY-MM-DD`. The offset must result from
	// plan termination or the end of employment. The deadline is the due date of the tax return for that
	// year, in October, unless both `hasFilingExtension` and `hasFiledOnTime` are false.
	QualifiedLoanOffsetOn *string `json:"qualifiedLoanOffsetOn,omitempty"`
	// The participant has an extension until October to file the tax return for the year of the loan
	// offset.
	HasFilingExtension *bool `json:"hasFilingExtension,omitempty"`
	// The participant files the tax return for the year of the loan offset by its due date in April. They
	// then have until October to roll over the offset, and must amend the return (Reg. §301.9100-2(b)).
	HasFiledOnTime *bool             `json:"hasFiledOnTime,omitempty"`
	RepaymentOf    *RepaymentOfInput `json:"repaymentOf,omitempty"`
	// The required minimum distribution for the year was paid and is not part of the amount. Required if
	// the participant turns 73 this year or earlier (75 if born after 1959), unless an IRA moves from
	// trustee to trustee.
	RmdSatisfied *bool `json:"rmdSatisfied,omitempty"`
	// Amount of the year's required minimum distribution. Use with `rmdSatisfied`.
	RmdAmount *string `json:"rmdAmount,omitempty"`
	// The participant still works for the source plan's employer and owns no more than 5% of it.
	IsStillWorking *bool `json:"isStillWorking,omitempty"`
	// The participant left the source plan's employer in or after the year of their 55th birthday.
	IsSeparatedAt55 *bool `json:"isSeparatedAt55,omitempty"`
	// The participant was a public safety employee, and left the source plan's employer in or after the
	// year of their 50th birthday, or after 25 years of service (IRC §72(t)(10)).
	IsPublicSafetySeparated *bool `json:"isPublicSafetySeparated,omitempty"`
	// The employer ended the SIMPLE IRA plan and replaced it with the 401(k) or 403(b) plan that receives
	// the money. The two-year rule then does not apply (IRC §72(t)(6)(B)).
	IsSimplePlanReplaced *bool `json:"isSimplePlanReplaced,omitempty"`
	// The source is a Roth SIMPLE IRA or a Roth SEP IRA. Use with the account type `roth_ira`. The
	// two-year rule of SIMPLE IRAs applies to a Roth SIMPLE IRA.
	SourceRothPlan *RothIRAPlan `json:"sourceRothPlan,omitempty"`
	// The destination is a Roth SIMPLE IRA or a Roth SEP IRA. Use with the account type `roth_ira`.
	DestinationRothPlan *RothIRAPlan `json:"destinationRothPlan,omitempty"`
	// The IRA, or part of it, is transferred to the participant as a spouse or former spouse under a
	// divorce or separation instrument (IRC §408(d)(6)). Use with the relationship `alternate_payee` and
	// the type `trustee_transfer`.
	IsIncidentToDivorce *bool              `json:"isIncidentToDivorce,omitempty"`
	Postponement        *PostponementInput `json:"postponement,omitempty"`
	// Number of the disaster declaration or IRS announcement that postpones the deadline, such as
	// `DR-4844-FL`. The service takes the period from its list of declarations and returns it as
	// `postponement`. Check that the participant is an affected taxpayer.
	DisasterDeclaration *string `json:"disasterDeclaration,omitempty"`
	// For beneficiaries: date of the owner's death, `YYYY-MM-DD`. The ten-year rule and the required
	// minimum distribution for the year of death depend on it.
	OwnerDiedOn       *string                 `json:"ownerDiedOn,omitempty"`
	AutomaticRollover *AutomaticRolloverInput `json:"automaticRollover,omitempty"`
	// A movement that is not a rollover. Always rejected; the error says what to do instead.
	OtherMovement *OtherMovement `json:"otherMovement,omitempty"`
	// The amount was rolled into the governmental 457(b) plan from an IRA or another kind of plan.
	IsRolledIn *bool `json:"isRolledIn,omitempty"`
	// The recipient is a nonresident alien. The payer then uses Form 1042-S instead of Form 1099-R.
	IsNonresidentAlien *bool `json:"isNonresidentAlien,omitempty"`
	// The participant is married. A pension plan requires the spouse's consent.
	IsMarried *bool `json:"isMarried,omitempty"`
}

// AutomaticRolloverInput is the rollover happens without the participant's consent, after a notice.
// Use the notice's ID as the `consentReference`.
type AutomaticRolloverInput struct {
	// Kind of a rollover without the participant's consent. New values may be added.
	Kind AutomaticRolloverKind `json:"kind"`
	// Date of the notice to the participant, `YYYY-MM-DD`.
	NoticeSentOn string `json:"noticeSentOn"`
}

// AutomaticRolloverKind: Kind of a rollover without the participant's consent. New values may be
// added.
type AutomaticRolloverKind string

// Known values of AutomaticRolloverKind. The API may add others.
const (
	// A plan pays a small balance of a former employee into an IRA.
	AutomaticRolloverKindForcedCashOut AutomaticRolloverKind = "forced_cash_out"
	// An IRA from a forced cash-out moves into the plan of the new employer.
	AutomaticRolloverKindAutomaticPortability AutomaticRolloverKind = "automatic_portability"
)

// AvailableAction is an action that can be performed on a rollover now.
type AvailableAction struct {
	// The type of the object: always `action`.
	Object string `json:"object"`
	// The action. New values may be added.
	Action AvailableActionAction `json:"action"`
	// Short description of the action.
	Summary string `json:"summary"`
	// Resulting state. Null if the action does not change the state, or if the result depends on the
	// rollover.
	LeadsTo *RolloverState `json:"leadsTo"`
	// True if a second person must confirm this action. Request it with `POST /v1/approvals` instead.
	NeedsSecondPerson bool `json:"needsSecondPerson"`
	// Type of the event that webhook endpoints receive when the action is performed.
	Event string `json:"event"`
	// JSON Schema of the action's parameters. `x-enum-descriptions` explains each enum value. In GraphQL,
	// the mutation's input has the same fields.
	Params map[string]any `json:"params"`
}

// AvailableActionAction is the action. New values may be added.
type AvailableActionAction string

// Known values of AvailableActionAction. The API may add others.
const (
	// Ask the participant to sign.
	AvailableActionActionRequestConsent AvailableActionAction = "request_consent"
	// Record the participant's signature and submit.
	AvailableActionActionSignConsent AvailableActionAction = "sign_consent"
	// Submit with a consent obtained elsewhere.
	AvailableActionActionSubmit AvailableActionAction = "submit"
	// Correct account numbers, the destination custodian, the registration, the plan or the delivery
	// method. New instructions replace the previous ones.
	AvailableActionActionAmend AvailableActionAction = "amend"
	// Start the review.
	AvailableActionActionStartReview AvailableActionAction = "start_review"
	// Approve. All documents that the source custodian requires must be provided.
	AvailableActionActionApprove AvailableActionAction = "approve"
	// Reject. Only `reopen` undoes this.
	AvailableActionActionReject AvailableActionAction = "reject"
	// Request documents.
	AvailableActionActionRequestDocuments AvailableActionAction = "request_documents"
	// Provide documents by reference and digest.
	AvailableActionActionProvideDocuments AvailableActionAction = "provide_documents"
	// Accept a document.
	AvailableActionActionAcceptDocument AvailableActionAction = "accept_document"
	// Reject a document. It no longer meets its requirement.
	AvailableActionActionRejectDocument AvailableActionAction = "reject_document"
	// Continue without the requested documents that are still missing.
	AvailableActionActionWaiveDocuments AvailableActionAction = "waive_documents"
	// Send the request to the source custodian.
	AvailableActionActionSendToCustodian AvailableActionAction = "send_to_custodian"
	// Record that the source custodian acknowledged the request.
	AvailableActionActionAcknowledge AvailableActionAction = "acknowledge"
	// Record a soft rejection by the source custodian, with its remedy.
	AvailableActionActionCustodianSoftReject AvailableActionAction = "custodian_soft_reject"
	// Record a final rejection by the source custodian.
	AvailableActionActionCustodianReject AvailableActionAction = "custodian_reject"
	// Record money sent, once for each payment, including residuals.
	AvailableActionActionMarkFundsSent AvailableActionAction = "mark_funds_sent"
	// Record that the participant received the money. The 60 days begin.
	AvailableActionActionRecordDistribution AvailableActionAction = "record_distribution"
	// Report a transfer as lost, returned or stale. The transfer and its receipts no longer count.
	AvailableActionActionReportFundsReturned AvailableActionAction = "report_funds_returned"
	// Record money that the destination custodian received, even if it was not recorded as sent.
	AvailableActionActionMarkFundsReceived AvailableActionAction = "mark_funds_received"
	// Void a receipt that was recorded incorrectly or bounced.
	AvailableActionActionVoidReceipt AvailableActionAction = "void_receipt"
	// Record that received money went back to the source.
	AvailableActionActionReturnToSource AvailableActionAction = "return_to_source"
	// Correct a transfer. The original is voided, and a corrected copy replaces it.
	AvailableActionActionCorrectTransfer AvailableActionAction = "correct_transfer"
	// Correct a receipt. The original is voided, and a corrected copy replaces it.
	AvailableActionActionCorrectReceipt AvailableActionAction = "correct_receipt"
	// Accept a difference between the amounts requested, sent or received.
	AvailableActionActionResolveMismatch AvailableActionAction = "resolve_mismatch"
	// Complete the rollover when the money is posted to the destination account.
	AvailableActionActionComplete AvailableActionAction = "complete"
	// Reverse the posting of a completed rollover, which reopens it.
	AvailableActionActionReversePosting AvailableActionAction = "reverse_posting"
	// Put on hold. All deadlines pause except the 60 days.
	AvailableActionActionHold AvailableActionAction = "hold"
	// Release the hold and continue in the previous state.
	AvailableActionActionRelease AvailableActionAction = "release"
	// Report that the participant died. Money stops moving until `resolve_death`.
	AvailableActionActionReportDeath AvailableActionAction = "report_death"
	// Decide what happens to money sent before the participant's death was reported.
	AvailableActionActionResolveDeath AvailableActionAction = "resolve_death"
	// Cancel. Possible until money leaves.
	AvailableActionActionCancel AvailableActionAction = "cancel"
	// Fail a rollover that cannot be completed. If money has left, say where it is.
	AvailableActionActionFail AvailableActionAction = "fail"
	// Reopen a rejected or failed rollover in its previous state.
	AvailableActionActionReopen AvailableActionAction = "reopen"
)

// AvailableActionPage is one page of a list. Actions that this credential can perform now, given valid
// parameters.
type AvailableActionPage struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// The actions that are possible now.
	Data []AvailableAction `json:"data"`
}

// BankFileFormat: Default: detected from the content.
type BankFileFormat string

// Known values of BankFileFormat. The API may add others.
const (
	// CSV file of a lockbox.
	BankFileFormatLockboxCsv BankFileFormat = "lockbox_csv"
	// BAI2 balance report.
	BankFileFormatBai2 BankFileFormat = "bai2"
	// Nacha (ACH) file.
	BankFileFormatNacha BankFileFormat = "nacha"
	// ISO 20022 bank statement.
	BankFileFormatCamt053 BankFileFormat = "camt_053"
	// ISO 20022 credit and debit notification.
	BankFileFormatCamt054 BankFileFormat = "camt_054"
)

// BankFileReturnInput is a return in a bank file.
type BankFileReturnInput struct {
	// Position of the return in `returns`, from 1. Lines can have several returns.
	Position int `json:"position"`
}

// CancelAction: Cancel. Possible until money leaves. Allowed in `draft`, `awaiting_participant`,
// `submitted`, `in_review`, `approved`, `requested`, `processing`, `awaiting_documents`, `on_hold`.
type CancelAction struct {
	Params CancelActionParams `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*CancelAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a CancelAction) MarshalJSON() ([]byte, error) {
	type members CancelAction
	return marshalTagged("action", "cancel", members(a))
}

// CancelActionParams is the parameters of `cancel`.
type CancelActionParams struct {
	// Reason, up to 500 characters. Do not include personal data.
	Reason string `json:"reason"`
}

// CancelDistributionRequest is the body of `POST /v1/distributions/{id}/cancel`.
type CancelDistributionRequest struct {
	// Reason, up to 500 characters. Do not include personal data.
	Reason string `json:"reason"`
}

// CannotDecide: Why you cannot decide an approval. New values may be added.
type CannotDecide string

// Known values of CannotDecide. The API may add others.
const (
	// The approval is no longer pending.
	CannotDecideEnded CannotDecide = "ended"
	// You use an API key. Only a signed-in person can decide.
	CannotDecideAPIKey CannotDecide = "api_key"
	// Your role does not allow the action.
	CannotDecideRole CannotDecide = "role"
	// You requested it.
	CannotDecideRequester CannotDecide = "requester"
	// You created or rotated the API key that requested it.
	CannotDecideKeyOwner CannotDecide = "key_owner"
	// Within the last 72 hours, one person invited or promoted both you and the requester, or one of you
	// invited or promoted the other.
	CannotDecideRecentlyInvited CannotDecide = "recently_invited"
)

// CashPayment is the payment of a distribution's cash part. It has its own Form 1099-R.
type CashPayment struct {
	// Date of the payment.
	PaidOn string `json:"paidOn"`
	// Amount withheld for federal tax.
	WithheldFederal string `json:"withheldFederal"`
	// Amount withheld for state tax.
	WithheldState string `json:"withheldState"`
	// State whose tax was withheld. Null if unknown.
	StateCode    *string      `json:"stateCode"`
	TaxTreatment TaxTreatment `json:"taxTreatment"`
}

// CashPaymentInput: How the cash part of a distribution was paid.
type CashPaymentInput struct {
	// Date of the payment, `YYYY-MM-DD`. Default: today in the organization's time zone.
	PaidOn *string `json:"paidOn,omitempty"`
	// Amount withheld for federal tax. Default: `0.00`.
	WithheldFederal *string `json:"withheldFederal,omitempty"`
	// Amount withheld for state tax. Default: `0.00`.
	WithheldState *string `json:"withheldState,omitempty"`
	// U.S. state whose tax was withheld, as a two-letter code: box 15 of Form 1099-R.
	StateCode *string `json:"stateCode,omitempty"`
}

// ChangedFact is a fact that changed after the approval was requested.
type ChangedFact struct {
	// The fact, as in `changes`.
	Fact string `json:"fact"`
	// Its value at the time of the request; null if it had no value or the value is unknown.
	Before *string `json:"before"`
	// Its value now; null if it has none.
	After *string `json:"after"`
}

// CombatZone: Required for `combat_zone`.
type CombatZone string

// Known values of CombatZone. The API may add others.
const (
	// Afghanistan, Executive Order 13239.
	CombatZoneAfghanistan CombatZone = "afghanistan"
	// Arabian Peninsula, Executive Order 12744.
	CombatZoneArabianPeninsula CombatZone = "arabian_peninsula"
	// Kosovo, Executive Order 13119.
	CombatZoneKosovo CombatZone = "kosovo"
	// Sinai Peninsula, Public Law 115-97.
	CombatZoneSinaiPeninsula CombatZone = "sinai_peninsula"
)

// ComparedFact is a fact that the approval covers.
type ComparedFact struct {
	// The fact, such as `participant.lastName` or `destination.wire`.
	Fact string `json:"fact"`
	// Its value at the time of the request; null if it had no value or the value is unknown.
	Requested *string `json:"requested"`
	// Its value now; null if it has none.
	Current *string `json:"current"`
	// Whether the fact changed after the request.
	IsChanged bool `json:"isChanged"`
}

// CompleteAction: Complete the rollover when the money is posted to the destination account. Allowed
// in `funds_received`. Also requires the scope `rollovers:operate`.
type CompleteAction struct {
	Params CompleteActionParams `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*CompleteAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a CompleteAction) MarshalJSON() ([]byte, error) {
	type members CompleteAction
	return marshalTagged("action", "complete", members(a))
}

// CompleteActionParams is the parameters of `complete`.
type CompleteActionParams struct {
	// Amount posted to the destination account. Must be the amount received, or `0.00` if all of it
	// arrived in kind.
	PostedAmount string `json:"postedAmount"`
}

// ConfirmApprovalRequest is the body of `POST /v1/approvals/{id}/confirm`.
type ConfirmApprovalRequest struct {
	Passkey *PasskeySignature `json:"passkey,omitempty"`
}

// ConfirmPaymentDetailsRequest is the body of `POST /v1/payment-details/{id}/confirm`.
type ConfirmPaymentDetailsRequest struct {
	// The number called. It must not be the number that came with the details.
	Phone string `json:"phone"`
	// Where the number was found, such as a statement.
	PhoneSource string `json:"phoneSource"`
	// The person who confirmed the details.
	SpokeWith string `json:"spokeWith"`
}

// ConfirmRequirementSetRequest is the body of `POST /v1/requirement-sets/{id}/confirm`.
type ConfirmRequirementSetRequest struct {
	// The last day on which the set counts as confirmed. Default: twelve months from today.
	ExpiresOn *string `json:"expiresOn,omitempty"`
}

// Consent is the participant's consent. Null until it is given.
type Consent struct {
	// Reference to the participant's signed consent: a consent ID (`GET /v1/consents/{id}`), or your own
	// ID or name for it.
	Reference string `json:"reference"`
	// Time it was recorded.
	GivenAt time.Time `json:"givenAt"`
	// Time of the amendment that requires a new consent. Null while the consent covers the rollover.
	SupersededAt *time.Time `json:"supersededAt"`
}

// ConsentRecord is the participant's consent in the widget, with the texts as they were shown. Only
// the name changes, and erasing the account removes personal data.
type ConsentRecord struct {
	// A TypeID: `cons_` and 26 characters.
	ID string `json:"id"`
	// The type of the object: always `consent`.
	Object string `json:"object"`
	// The environment of the object.
	Environment Environment `json:"environment"`
	// The account of the participant.
	AccountID string `json:"accountId"`
	// The participant's current name; null after the account is erased.
	ParticipantName *string `json:"participantName"`
	// The widget session in which the consent was given; null after the account is erased.
	SessionID *string         `json:"sessionId"`
	Rollover  ConsentRollover `json:"rollover"`
	// The statements, in the order they were shown.
	Statements []ConsentStatement `json:"statements"`
	// The participant's attestations, in the format of `attestations` in `POST /v1/rollovers`.
	Attestations Attestations `json:"attestations"`
	// When the consent was given, by the service's clock.
	CreatedAt time.Time `json:"createdAt"`
}

// ConsentRecordPage is one page of a list. One page of consents.
type ConsentRecordPage struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// The items of this page.
	Data []ConsentRecord `json:"data"`
	// True if there are more items after this page.
	HasMore bool `json:"hasMore"`
	// Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll.
	NextCursor *string `json:"nextCursor"`
}

// ConsentRollover is the rollover that the participant agreed to: the accounts the money moves from
// and to.
type ConsentRollover struct {
	// How the money was to move.
	Type RolloverType `json:"type"`
	// The account the money was to move from.
	Source ConsentSide `json:"source"`
	// The account the money was to move to.
	Destination ConsentSide `json:"destination"`
}

// ConsentSide is one side of the rollover, as the participant chose it.
type ConsentSide struct {
	// The custodian ID; null if the directory did not list the custodian.
	CustodianID *string `json:"custodianId"`
	// The custodian's name, as it was shown; null if none was shown or the account is erased.
	CustodianName *string `json:"custodianName"`
	// Tax type of the account, such as `traditional_ira`.
	AccountType AccountType `json:"accountType"`
}

// ConsentStatement is a statement that the participant agreed to by checking its box.
type ConsentStatement struct {
	// Whose statement it is: the service's or your own.
	Kind StatementKind `json:"kind"`
	// The statement ID: one from the service's catalog, or your own.
	Statement string `json:"statement"`
	// The version of the statement that was shown.
	Version string `json:"version"`
	// The language in which the statement was shown, as a BCP 47 tag.
	Language string `json:"language"`
	// The exact text that was shown. It came from a browser, so never render it as HTML. Null after the
	// account is erased, unless the text is from the catalog.
	Text *string `json:"text"`
	// The URL of the full text; null if the full text was shown.
	URL *string `json:"url"`
	// Whether your page showed a text that differs from the catalog's text in that language.
	IsAltered bool `json:"isAltered"`
}

// ContractChange is a change of the REST contract.
type ContractChange struct {
	// `added`, `removed` or `deprecated`. New values may be added.
	Change string `json:"change"`
	// `operation`, `event` or `member` (a field of a schema). New values may be added.
	Kind string `json:"kind"`
	// The name in `/openapi.json`, such as `GET /v1/rollovers`, `rollover.completed` or
	// `Rollover.metadata`.
	Name string `json:"name"`
	// The release that contains the change. Null for deprecations and unreleased changes.
	Version *string `json:"version"`
	// The date of the release or of the deprecation. Null before the release.
	Date *string `json:"date"`
	// When a deprecated operation stops working, as in the header `Sunset`, or a deprecated field is
	// removed. Null until decided.
	Sunset *string `json:"sunset"`
	// The replacement of a deprecated operation or field.
	Successor *string `json:"successor"`
}

// ContractChanges: When each operation, event type and field was added.
type ContractChanges struct {
	// The type of the object: always `contract_changes`.
	Object string `json:"object"`
	// The version of this deployment, as in `/openapi.json`.
	Version string `json:"version"`
	// The changes of each release, oldest first, then unreleased changes, then deprecations.
	Changes []ContractChange `json:"changes"`
}

// CorrectReceiptAction: Correct a receipt. The original is voided, and a corrected copy replaces it.
// Allowed in `processing`, `funds_sent`, `funds_received`, `completed`, `failed`. Also requires the
// scope `rollovers:operate`.
type CorrectReceiptAction struct {
	Params CorrectReceiptActionParams `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*CorrectReceiptAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a CorrectReceiptAction) MarshalJSON() ([]byte, error) {
	type members CorrectReceiptAction
	return marshalTagged("action", "correct_receipt", members(a))
}

// CorrectReceiptActionParams is the parameters of `correct_receipt`.
type CorrectReceiptActionParams struct {
	// ID of one of the rollover's `receipts`.
	ReceiptID string `json:"receiptId"`
	// Reason, up to 500 characters. Do not include personal data.
	Reason string `json:"reason"`
	// Correct amount received.
	Amount *string `json:"amount,omitempty"`
	// The date the money arrived, `YYYY-MM-DD`.
	ReceivedOn *string `json:"receivedOn,omitempty"`
	// ID of one of the rollover's `transfers`. The transfer that the money came from.
	TransferID *string `json:"transferId,omitempty"`
	// Correct delivery method.
	Method *DeliveryMethod `json:"method,omitempty"`
	// Number printed on the check.
	CheckNumber *string `json:"checkNumber,omitempty"`
	// Payee, such as `Fidelity FBO Grace Hopper`.
	Payee *string `json:"payee,omitempty"`
	// Reason the money is late. Do not include personal data.
	LateReason *string `json:"lateReason,omitempty"`
	// Reason the money arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2)).
	LateReasonCode *LateReasonCode `json:"lateReasonCode,omitempty"`
	// Confirms that dates before the creation of the rollover are correct, because the money moved before
	// the rollover was recorded.
	DatesAttested *bool `json:"datesAttested,omitempty"`
}

// CorrectTransferAction: Correct a transfer. The original is voided, and a corrected copy replaces it.
// Allowed in `processing`, `funds_sent`, `funds_received`, `completed`, `failed`. Also requires the
// scope `rollovers:operate`.
type CorrectTransferAction struct {
	Params CorrectTransferActionParams `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*CorrectTransferAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a CorrectTransferAction) MarshalJSON() ([]byte, error) {
	type members CorrectTransferAction
	return marshalTagged("action", "correct_transfer", members(a))
}

// CorrectTransferActionParams is the parameters of `correct_transfer`.
type CorrectTransferActionParams struct {
	// ID of one of the rollover's `transfers`.
	TransferID string `json:"transferId"`
	// Reason, up to 500 characters. Do not include personal data.
	Reason string `json:"reason"`
	// Correct amount sent, net of withholding.
	Amount *string `json:"amount,omitempty"`
	// Correct amount withheld for federal tax.
	WithheldFederal *string `json:"withheldFederal,omitempty"`
	// Correct amount withheld for state tax.
	WithheldState *string `json:"withheldState,omitempty"`
	// U.S. state whose tax was withheld, as a two-letter code: box 15 of Form 1099-R.
	StateCode *string `json:"stateCode,omitempty"`
	// Correct delivery method.
	Method *DeliveryMethod `json:"method,omitempty"`
	// The date the money left, `YYYY-MM-DD`.
	SentOn *string `json:"sentOn,omitempty"`
	// The date the participant received the money, `YYYY-MM-DD`.
	ReceivedOn *string `json:"receivedOn,omitempty"`
	// Carrier of a mailed check.
	Carrier *MailCarrier `json:"carrier,omitempty"`
	// Tracking number of the carrier or bank. With a `carrier`, its format and check digit are checked.
	TrackingNumber *string `json:"trackingNumber,omitempty"`
	// Date a check mailed to the destination is expected to arrive, `YYYY-MM-DD`, up to 90 days from
	// today. The rollover is overdue after that date. Default: based on the organization's `waits`.
	ExpectedOn *string `json:"expectedOn,omitempty"`
	// Number printed on the check.
	CheckNumber *string `json:"checkNumber,omitempty"`
	// Payee, such as `Fidelity FBO Grace Hopper`.
	Payee *string `json:"payee,omitempty"`
	// Split among the rollover's `moneySources`, before withholding. Default: the requested split.
	// Required if the request does not determine one.
	Sources []SourceAmountInput `json:"sources,omitempty"`
	// Confirms that dates before the creation of the rollover are correct, because the money moved before
	// the rollover was recorded.
	DatesAttested *bool `json:"datesAttested,omitempty"`
}

// CreateOrRetrieveAccountCreatedResponse is the account was created.
type CreateOrRetrieveAccountCreatedResponse struct {
	// The account's ID, at the top level as in other responses. Same as `account.id`.
	ID string `json:"id"`
	// The created or existing account.
	Account Account `json:"account"`
	// Whether this call created it.
	Created bool `json:"created"`
}

// CreateOrRetrieveAccountResponse is the account already existed. Nothing was changed.
type CreateOrRetrieveAccountResponse struct {
	// The account's ID, at the top level as in other responses. Same as `account.id`.
	ID string `json:"id"`
	// The created or existing account.
	Account Account `json:"account"`
	// Whether this call created it.
	Created bool `json:"created"`
}

// CreateTrackingLinkRequest is the body of `POST /v1/rollovers/{id}/tracking-links`.
type CreateTrackingLinkRequest struct {
	// Language of the page and its messages. Default: the language of the participant's consent, otherwise
	// `en`.
	Language *TrackingLanguage `json:"language,omitempty"`
	// Days until the link expires. Default: 90.
	ExpiresInDays *int `json:"expiresInDays,omitempty"`
	// Whether to email the link to the participant. Default: false.
	SendEmail *bool `json:"sendEmail,omitempty"`
}

// Custodian is an institution that holds retirement accounts.
type Custodian struct {
	// A TypeID: `cus_` and 26 characters.
	ID string `json:"id"`
	// The type of the object: always `custodian`.
	Object string `json:"object"`
	// The custodian's environment.
	Environment Environment `json:"environment"`
	// A stable, unique name for URLs.
	Slug string `json:"slug"`
	// Name of the custodian, as in the directory.
	Name string `json:"name"`
	// Aliases and former names that participants still use.
	Aliases []string `json:"aliases"`
	// The main type of institution.
	Category CustodianCategory `json:"category"`
	// The sides of a rollover that the custodian can be on.
	Roles []CustodianRole `json:"roles"`
	// The account types it holds.
	SupportedAccountTypes []AccountType `json:"supportedAccountTypes"`
	// How it sends and receives money.
	DeliveryMethods []DeliveryMethod `json:"deliveryMethods"`
	// The documents it requires before it releases money.
	Requirements CustodianRequirements `json:"requirements"`
	// The processing time, in business days.
	ProcessingDays ProcessingDays `json:"processingDays"`
	// Address of an image with the custodian's logo.
	LogoURL *string `json:"logoUrl"`
	// The URL of the website.
	Website *string `json:"website"`
	// Whether the operator has confirmed these facts with the custodian.
	Verified bool `json:"verified"`
	// Whether the custodian is active. Inactive custodians can be read by ID but are not listed.
	Active bool `json:"active"`
	// The position in the list shown before the participant types, from 1, set by the operator; null if
	// the custodian is not in it.
	PopularRank *float64        `json:"popularRank"`
	Match       *CustodianMatch `json:"match"`
	// When the custodian was added to the directory.
	CreatedAt time.Time              `json:"createdAt"`
	Receiving *ReceivingInstructions `json:"receiving"`
}

// CustodianAch: How to pay through the Automated Clearing House.
type CustodianAch struct {
	// The bank's nine-digit routing number.
	RoutingNumber string `json:"routingNumber"`
	// The last digits of the bank account number. The full number appears only in a rollover's
	// instructions.
	AccountNumberMask string `json:"accountNumberMask"`
}

// CustodianCategory is the main type of institution.
type CustodianCategory string

// Known values of CustodianCategory. The API may add others.
const (
	// A brokerage.
	CustodianCategoryBrokerage CustodianCategory = "brokerage"
	// A recordkeeper of employer plans.
	CustodianCategoryRecordkeeper CustodianCategory = "recordkeeper"
	// An insurer.
	CustodianCategoryInsurer CustodianCategory = "insurer"
	// A bank.
	CustodianCategoryBank CustodianCategory = "bank"
	// A trust company.
	CustodianCategoryTrustCompany CustodianCategory = "trust_company"
	// A robo-advisor.
	CustodianCategoryRoboAdvisor CustodianCategory = "robo_advisor"
	// A government plan.
	CustodianCategoryGovernment CustodianCategory = "government"
	// A payroll provider.
	CustodianCategoryPayrollProvider CustodianCategory = "payroll_provider"
	// A custodian of self-directed accounts.
	CustodianCategorySelfDirected CustodianCategory = "self_directed"
	// A scripted custodian in the test environment.
	CustodianCategorySandbox CustodianCategory = "sandbox"
)

// CustodianMatch: Why the search matched; null without a search.
type CustodianMatch struct {
	// How the matching name relates to the custodian. New values may be added.
	Kind CustodianMatchKind `json:"kind"`
	// The matching name, as written in the directory.
	Text string `json:"text"`
	// A sentence for participants, in English; null if the directory has none.
	Note *string `json:"note"`
}

// CustodianMatchKind: How the matching name relates to the custodian. New values may be added.
type CustodianMatchKind string

// Known values of CustodianMatchKind. The API may add others.
const (
	// Its current name.
	CustodianMatchKindName CustodianMatchKind = "name"
	// Another current name.
	CustodianMatchKindAlias CustodianMatchKind = "alias"
	// A former name.
	CustodianMatchKindFormerName CustodianMatchKind = "former_name"
	// A company whose accounts it acquired.
	CustodianMatchKindAcquired CustodianMatchKind = "acquired"
)

// CustodianOrder is the order of custodians without a search. A search returns the best match first.
type CustodianOrder string

// Known values of CustodianOrder. The API may add others.
const (
	// By name.
	CustodianOrderName CustodianOrder = "name"
	// By `popularRank`; custodians without a rank follow, by name.
	CustodianOrderPopular CustodianOrder = "popular"
)

// CustodianPage is one page of a list. One page of custodians.
type CustodianPage struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// The items of this page.
	Data []Custodian `json:"data"`
	// True if there are more items after this page.
	HasMore bool `json:"hasMore"`
	// Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll.
	NextCursor *string `json:"nextCursor"`
}

// CustodianRejectAction: Record a final rejection by the source custodian. Allowed in `requested`,
// `processing`. Also requires the scope `rollovers:operate`.
type CustodianRejectAction struct {
	Params CustodianRejectActionParams `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*CustodianRejectAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a CustodianRejectAction) MarshalJSON() ([]byte, error) {
	type members CustodianRejectAction
	return marshalTagged("action", "custodian_reject", members(a))
}

// CustodianRejectActionParams is the parameters of `custodian_reject`.
type CustodianRejectActionParams struct {
	// Machine-readable reason: lowercase letters, digits and underscores, such as `name_mismatch`.
	Code string `json:"code"`
}

// CustodianRequestAddresses: Where to send a distribution request to this custodian.
type CustodianRequestAddresses struct {
	// The mailing address, one line per entry.
	Address []string `json:"address"`
	// The fax number.
	Fax *string `json:"fax"`
	// The email address.
	Email *string `json:"email"`
	// The URL of the web portal.
	Portal *string `json:"portal"`
}

// CustodianRequirements is the documents that a custodian requires before it releases money.
type CustodianRequirements struct {
	// A letter of acceptance from the receiving custodian.
	Loa bool `json:"loa"`
	// A medallion signature guarantee.
	Medallion bool `json:"medallion"`
	// A notary must witness the signature.
	Notarization bool `json:"notarization"`
	// The spouse must consent in writing.
	SpousalConsent bool `json:"spousalConsent"`
	// A wet-ink signature on paper.
	WetSignature bool `json:"wetSignature"`
}

// CustodianRole is the side of a rollover that a custodian can be on.
type CustodianRole string

// Known values of CustodianRole. The API may add others.
const (
	// The custodian sends the money.
	CustodianRoleDelivering CustodianRole = "delivering"
	// The custodian receives the money.
	CustodianRoleReceiving CustodianRole = "receiving"
)

// CustodianSoftRejectAction: Record a soft rejection by the source custodian, with its remedy. Allowed
// in `requested`, `processing`. Also requires the scope `rollovers:operate`.
type CustodianSoftRejectAction struct {
	Params CustodianSoftRejectActionParams `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*CustodianSoftRejectAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a CustodianSoftRejectAction) MarshalJSON() ([]byte, error) {
	type members CustodianSoftRejectAction
	return marshalTagged("action", "custodian_soft_reject", members(a))
}

// CustodianSoftRejectActionParams is the parameters of `custodian_soft_reject`.
type CustodianSoftRejectActionParams struct {
	// Machine-readable reason: lowercase letters, digits and underscores, such as `name_mismatch`.
	Code string `json:"code"`
	// How to resolve the rejection, up to 500 characters. Do not include personal data.
	Remedy string `json:"remedy"`
}

// CustodianWire: How to pay by wire.
type CustodianWire struct {
	// Name of the bank that receives the wire.
	BankName string `json:"bankName"`
	// The bank's nine-digit routing number.
	RoutingNumber string `json:"routingNumber"`
	// The owner of the bank account.
	Beneficiary string `json:"beneficiary"`
	// The last digits of the bank account number. The full number appears only in a rollover's
	// instructions.
	AccountNumberMask string `json:"accountNumberMask"`
	// For further credit to (FFC). A template like `payee`.
	FurtherCredit *string `json:"furtherCredit"`
}

// CustodiansListField is an object of the API.
type CustodiansListField string

// Known values of CustodiansListField. The API may add others.
const (
	// The field `id`.
	CustodiansListFieldID CustodiansListField = "id"
	// The field `object`.
	CustodiansListFieldObject CustodiansListField = "object"
	// The field `environment`.
	CustodiansListFieldEnvironment CustodiansListField = "environment"
	// The field `slug`.
	CustodiansListFieldSlug CustodiansListField = "slug"
	// The field `name`.
	CustodiansListFieldName CustodiansListField = "name"
	// The field `aliases`.
	CustodiansListFieldAliases CustodiansListField = "aliases"
	// The field `category`.
	CustodiansListFieldCategory CustodiansListField = "category"
	// The field `roles`.
	CustodiansListFieldRoles CustodiansListField = "roles"
	// The field `supportedAccountTypes`.
	CustodiansListFieldSupportedAccountTypes CustodiansListField = "supportedAccountTypes"
	// The field `deliveryMethods`.
	CustodiansListFieldDeliveryMethods CustodiansListField = "deliveryMethods"
	// The field `requirements`.
	CustodiansListFieldRequirements CustodiansListField = "requirements"
	// The field `processingDays`.
	CustodiansListFieldProcessingDays CustodiansListField = "processingDays"
	// The field `logoUrl`.
	CustodiansListFieldLogoURL CustodiansListField = "logoUrl"
	// The field `website`.
	CustodiansListFieldWebsite CustodiansListField = "website"
	// The field `verified`.
	CustodiansListFieldVerified CustodiansListField = "verified"
	// The field `active`.
	CustodiansListFieldActive CustodiansListField = "active"
	// The field `popularRank`.
	CustodiansListFieldPopularRank CustodiansListField = "popularRank"
	// The field `match`.
	CustodiansListFieldMatch CustodiansListField = "match"
	// The field `createdAt`.
	CustodiansListFieldCreatedAt CustodiansListField = "createdAt"
	// The field `receiving`.
	CustodiansListFieldReceiving CustodiansListField = "receiving"
)

// DayCount: How days are counted: as `calendar` days, or as business days without the holidays of the
// `federal` or the `federal_reserve` calendar.
type DayCount string

// Known values of DayCount. The API may add others.
const (
	// Calendar days.
	DayCountCalendar DayCount = "calendar"
	// Business days without federal holidays.
	DayCountFederal DayCount = "federal"
	// Business days without Federal Reserve Bank holidays.
	DayCountFederalReserve DayCount = "federal_reserve"
)

// Deadline is a deadline of a rollover. The 60 days of an indirect rollover apply to the participant
// and never end the rollover automatically.
type Deadline struct {
	// Purpose of a deadline. New values may be added.
	Type DeadlineType `json:"type"`
	// Status of a deadline. Deadlines pause during a hold, except the 60 days.
	Status DeadlineStatus `json:"status"`
	// Last day. Null while paused.
	DueOn *string `json:"dueOn"`
	// Time at which the deadline passes. Null while paused.
	DueAt *time.Time `json:"dueAt"`
	// Effect of a passed deadline.
	Consequence DeadlineConsequence `json:"consequence"`
}

// DeadlineConsequence: Effect of a passed deadline.
type DeadlineConsequence string

// Known values of DeadlineConsequence. The API may add others.
const (
	// The rollover expires.
	DeadlineConsequenceExpires DeadlineConsequence = "expires"
	// An event is emitted. Nothing else happens.
	DeadlineConsequenceOverdue DeadlineConsequence = "overdue"
)

// DeadlineDaysPatch: When each step becomes overdue.
type DeadlineDaysPatch struct {
	// Calendar days. Default: 30. Drafts older than a month are usually abandoned, and their data should
	// be deleted. Null restores the default.
	Draft Nullable[int] `json:"draft,omitempty"`
	// Calendar days. Default: 14. Two weeks to sign, including weekends, because participants sign at
	// home. Null restores the default.
	Consent Nullable[int] `json:"consent,omitempty"`
	// Calendar days. Default: 30. Time for a medallion stamp, a notary or a letter of acceptance, and for
	// mail in both directions. Null restores the default.
	Documents Nullable[int] `json:"documents,omitempty"`
	// Business days on the federal calendar. Default: 2. Reviews start within two business days after
	// submission. Null restores the default.
	ReviewStart Nullable[int] `json:"reviewStart,omitempty"`
	// Business days on the federal calendar. Default: 5. One week for questions. A longer review needs a
	// hold or a document request. Null restores the default.
	Review Nullable[int] `json:"review,omitempty"`
	// Business days on the federal calendar. Default: 2. Approved requests are printed, signed and sent
	// within two business days. Null restores the default.
	Request Nullable[int] `json:"request,omitempty"`
	// Business days on the federal calendar. Default: 5. First-class mail takes up to five business days.
	// Contact the custodian if it has not responded by then. Null restores the default.
	Acknowledgement Nullable[int] `json:"acknowledgement,omitempty"`
	// Business days on the federal calendar. The processing time in the source custodian's directory
	// entry, or three weeks if it has none. Null restores the default.
	Processing Nullable[int] `json:"processing,omitempty"`
	// Business days on the federal calendar. Default: 15. One week each to print the check, to mail it,
	// and to open and deposit it. Null restores the default.
	ArrivalCheck Nullable[int] `json:"arrivalCheck,omitempty"`
	// Business days of the Federal Reserve Banks. Default: 3. Fedwire is final the same day. Two more days
	// cover cutoff times and matching to the account. Null restores the default.
	ArrivalWire Nullable[int] `json:"arrivalWire,omitempty"`
	// Business days of the Federal Reserve Banks. Default: 3. ACH credits settle within two banking days
	// (Nacha Operating Rules) and are matched on the next. Null restores the default.
	ArrivalAch Nullable[int] `json:"arrivalAch,omitempty"`
	// Business days on the federal calendar. Default: 6. ACATS: one business day to validate, three to
	// deliver (FINRA Rule 11870), two for rejects. Null restores the default.
	ArrivalAcats Nullable[int] `json:"arrivalAcats,omitempty"`
	// Business days on the federal calendar. Default: 1. A book entry within one custodian. Null restores
	// the default.
	ArrivalInternal Nullable[int] `json:"arrivalInternal,omitempty"`
	// Business days on the federal calendar. Default: 30. Two mail deliveries of a check: to the
	// participant, then to the destination. Null restores the default.
	ParticipantCheck Nullable[int] `json:"participantCheck,omitempty"`
	// Business days on the federal calendar. Default: 3. Money is posted, or a difference is explained,
	// within three business days after it arrives. Null restores the default.
	Posting Nullable[int] `json:"posting,omitempty"`
	// Business days on the federal calendar. Default: 10. Two weeks to resolve the issue. A forgotten hold
	// would stop the money indefinitely. Null restores the default.
	Hold Nullable[int] `json:"hold,omitempty"`
}

// DeadlineStatus: Status of a deadline. Deadlines pause during a hold, except the 60 days.
type DeadlineStatus string

// Known values of DeadlineStatus. The API may add others.
const (
	// Running.
	DeadlineStatusRunning DeadlineStatus = "running"
	// Paused, because the rollover is on hold.
	DeadlineStatusPaused DeadlineStatus = "paused"
	// Passed.
	DeadlineStatusPassed DeadlineStatus = "passed"
)

// DeadlineType: Purpose of a deadline. New values may be added.
type DeadlineType string

// Known values of DeadlineType. The API may add others.
const (
	// Submitting the draft.
	DeadlineTypeDraft DeadlineType = "draft"
	// The participant's signature.
	DeadlineTypeConsent DeadlineType = "consent"
	// Providing documents.
	DeadlineTypeDocuments DeadlineType = "documents"
	// Starting the review.
	DeadlineTypeReviewStart DeadlineType = "review_start"
	// Finishing the review.
	DeadlineTypeReview DeadlineType = "review"
	// Sending the request to the source custodian.
	DeadlineTypeRequest DeadlineType = "request"
	// Acknowledgment by the source custodian.
	DeadlineTypeAcknowledgement DeadlineType = "acknowledgement"
	// Sending the money, by the source custodian.
	DeadlineTypeProcessing DeadlineType = "processing"
	// Arrival of the money.
	DeadlineTypeArrival DeadlineType = "arrival"
	// Arrival of a check that was sent to the participant first.
	DeadlineTypeParticipantCheck DeadlineType = "participant_check"
	// Posting the money, or explaining a difference.
	DeadlineTypePosting DeadlineType = "posting"
	// Releasing the hold.
	DeadlineTypeHold DeadlineType = "hold"
	// The 60 calendar days of an indirect rollover, counted from the day the participant received the
	// money.
	DeadlineTypeSixtyDay DeadlineType = "sixty_day"
	// Arrival of mailed documents or of a mailed check on the expected day. The last check has the
	// deadline `arrival` instead.
	DeadlineTypeMail DeadlineType = "mail"
)

// DeathActingParty is the party that acts after the participant's death.
type DeathActingParty string

// Known values of DeathActingParty. The API may add others.
const (
	// The surviving spouse, as beneficiary.
	DeathActingPartySurvivingSpouse DeathActingParty = "surviving_spouse"
	// Another beneficiary.
	DeathActingPartyBeneficiary DeathActingParty = "beneficiary"
	// The executor or administrator of the estate.
	DeathActingPartyPersonalRepresentative DeathActingParty = "personal_representative"
	// Not known yet.
	DeathActingPartyUnknown DeathActingParty = "unknown"
)

// DeathResolution: How the death of the participant is resolved.
type DeathResolution string

// Known values of DeathResolution. The API may add others.
const (
	// The participant is alive. The rollover continues.
	DeathResolutionReportedInError DeathResolution = "reported_in_error"
	// Money already sent goes back to the source.
	DeathResolutionReturnMoney DeathResolution = "return_money"
	// The destination registers the account for the beneficiary and posts the money already sent.
	DeathResolutionReRegister DeathResolution = "re_register"
)

// DecisionMethod: How the person proved their identity. New values may be added.
type DecisionMethod string

// Known values of DecisionMethod. The API may add others.
const (
	// The person's passkey signed the digest.
	DecisionMethodPasskey DecisionMethod = "passkey"
	// The person signed in within 15 minutes before the decision.
	DecisionMethodRecentSignIn DecisionMethod = "recent_sign_in"
	// The person was signed in. Declining needs no further proof.
	DecisionMethodSession DecisionMethod = "session"
)

// DecisionOutcome is the decision. New values may be added.
type DecisionOutcome string

// Known values of DecisionOutcome. The API may add others.
const (
	// A second person confirmed the request.
	DecisionOutcomeConfirmed DecisionOutcome = "confirmed"
	// A second person declined the request.
	DecisionOutcomeDeclined DecisionOutcome = "declined"
)

// DecisionPasskey is the passkey's signature of the digest (WebAuthn).
type DecisionPasskey struct {
	// The credential ID, as base64url.
	CredentialID string `json:"credentialId"`
	// The passkey's public key: COSE, as base64.
	PublicKey string `json:"publicKey"`
	// The authenticator data, as base64url.
	AuthenticatorData string `json:"authenticatorData"`
	// The client data, as base64url. Its challenge is the digest.
	ClientDataJSON string `json:"clientDataJson"`
	// The signature, as base64url.
	Signature string `json:"signature"`
}

// DecisionReceipt: Proof of a decision.
type DecisionReceipt struct {
	// The decision. New values may be added.
	Outcome DecisionOutcome `json:"outcome"`
	// The person who decided.
	DecidedBy Actor `json:"decidedBy"`
	// When the person decided.
	DecidedAt time.Time `json:"decidedAt"`
	// How the person proved their identity. New values may be added.
	Method DecisionMethod `json:"method"`
	// SHA-256 of `content` as canonical JSON (RFC 8785), in hexadecimal. The audit log contains it too.
	Digest string `json:"digest"`
	// The request and the decision, with masked values in `facts` and a keyed digest of each complete
	// value in `covered`. Null without `accounts:read`, and once the participant is erased.
	Content map[string]any `json:"content"`
	// Whether the stored request still has this digest. Null once the participant is erased.
	IsIntact *bool `json:"isIntact"`
	// The passkey's signature; null for other methods.
	Passkey *DecisionPasskey `json:"passkey"`
}

// DeclineApprovalRequest is the body of `POST /v1/approvals/{id}/decline`.
type DeclineApprovalRequest struct {
	// Reason, up to 500 characters. Do not include personal data.
	Reason *string `json:"reason,omitempty"`
}

// DeleteWebhookEndpointResponse is the endpoint was deleted. A request already being sent may still
// arrive.
type DeleteWebhookEndpointResponse struct {
	// ID of the deleted endpoint.
	ID string `json:"id"`
	// The type of the object: always `webhook_endpoint`.
	Object string `json:"object"`
	// Always true: the endpoint was deleted.
	Deleted bool `json:"deleted"`
}

// DeliveriesGetExpand is an object of the API.
type DeliveriesGetExpand string

// Known values of DeliveriesGetExpand. The API may add others.
const (
	// Adds `event`, the delivered event.
	DeliveriesGetExpandEvent DeliveriesGetExpand = "event"
)

// DeliveryMethod: How money moves between custodians, or within one custodian (`internal`).
type DeliveryMethod string

// Known values of DeliveryMethod. The API may add others.
const (
	// By check.
	DeliveryMethodCheck DeliveryMethod = "check"
	// By wire.
	DeliveryMethodWire DeliveryMethod = "wire"
	// Through the Automated Clearing House.
	DeliveryMethodAch DeliveryMethod = "ach"
	// Through the Automated Customer Account Transfer Service.
	DeliveryMethodAcats DeliveryMethod = "acats"
	// Within one custodian.
	DeliveryMethodInternal DeliveryMethod = "internal"
)

// DisasterArea is a state, or counties of it.
type DisasterArea struct {
	// Two-letter USPS abbreviation of the state or territory.
	State string `json:"state"`
	// Counties. Null for the whole state.
	Counties []string `json:"counties"`
}

// DisasterDeclaration is a federally declared disaster for which the IRS postpones deadlines (IRC
// §7508A).
type DisasterDeclaration struct {
	// Number of the declaration or of the IRS announcement. Use it as `disasterDeclaration`.
	ID string `json:"id"`
	// The type of the object: always `disaster_declaration`.
	Object string `json:"object"`
	// Version. Each change of the declaration adds one.
	Version int `json:"version"`
	// Name of the disaster.
	Title string `json:"title"`
	// Areas whose residents the IRS treats as affected.
	Areas []DisasterArea `json:"areas"`
	// First day of the postponement period.
	StartsOn string `json:"startsOn"`
	// Day to which the IRS postpones deadlines that fall into the period.
	PostponedUntil string `json:"postponedUntil"`
	// Announcement that states these facts.
	Source string `json:"source"`
	// When the operator loaded this version.
	LoadedAt time.Time `json:"loadedAt"`
}

// DisasterDeclarationPage is one page of a list. One page of declarations.
type DisasterDeclarationPage struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// The items of this page.
	Data []DisasterDeclaration `json:"data"`
	// True if there are more items after this page.
	HasMore bool `json:"hasMore"`
	// Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll.
	NextCursor *string `json:"nextCursor"`
}

// Distribution: Rollovers that leave one account at the same time.
type Distribution struct {
	// TypeID: `dst_` followed by 26 characters.
	ID string `json:"id"`
	// The type of the object: always `distribution`.
	Object string `json:"object"`
	// The environment of the object.
	Environment Environment `json:"environment"`
	// The integrator's ID for the distribution.
	ExternalID *string `json:"externalId"`
	// The participant's account.
	AccountID string `json:"accountId"`
	// State of the distribution as a whole. Each rollover also has its own state.
	State DistributionState `json:"state"`
	// The account that the money leaves.
	Source RolloverSide `json:"source"`
	// Total that leaves the account, before withholding.
	Amount string `json:"amount"`
	// Money sources that leave the account.
	MoneySources      []SourceAmount    `json:"moneySources"`
	PaidToParticipant PaidToParticipant `json:"paidToParticipant"`
	// The distribution's rollovers, in request order.
	Destinations []DistributionDestination `json:"destinations"`
	// Counts changes to the distribution as a whole.
	Version int `json:"version"`
	// Time of creation.
	CreatedAt time.Time `json:"createdAt"`
	// Time of the last change.
	UpdatedAt time.Time `json:"updatedAt"`
	// The participant's account. Only with `expand=account`.
	Account *Account `json:"account,omitempty"`
}

// DistributionCancelledEvent: All rollovers of a distribution were canceled.
type DistributionCancelledEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `distribution.cancelled`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                      `json:"createdAt"`
	Data      DistributionCancelledEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// DistributionCancelledEventData: Details of the event. The fields depend on the event type, here
// `distribution.cancelled`.
type DistributionCancelledEventData struct {
	// TypeID of the distribution.
	DistributionID string `json:"distributionId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the distribution.
	ExternalID *string `json:"externalId"`
	// What happened to the distribution.
	State DistributionState `json:"state"`
	// Its rollovers, in the order of its destinations.
	RolloverIDs []string `json:"rolloverIds"`
}

// DistributionCreatedEvent is a distribution was created, with a draft rollover for each destination.
type DistributionCreatedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `distribution.created`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                    `json:"createdAt"`
	Data      DistributionCreatedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// DistributionCreatedEventData: Details of the event. The fields depend on the event type, here
// `distribution.created`.
type DistributionCreatedEventData struct {
	// TypeID of the distribution.
	DistributionID string `json:"distributionId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the distribution.
	ExternalID *string `json:"externalId"`
	// What happened to the distribution.
	State DistributionState `json:"state"`
	// Its rollovers, in the order of its destinations.
	RolloverIDs []string `json:"rolloverIds"`
}

// DistributionDestination is a rollover that is part of a distribution.
type DistributionDestination struct {
	// The rollover to this destination.
	RolloverID string       `json:"rolloverId"`
	Type       RolloverType `json:"type"`
	// How the money is delivered, such as `wire` or `check`.
	DeliveryMethod DeliveryMethod `json:"deliveryMethod"`
	// The account that receives this part of the money.
	Destination RolloverSide `json:"destination"`
	// Amount for this destination.
	Amount string `json:"amount"`
	// Money sources for this destination, as the participant chose or as IRS Notice 2014-54 allocates
	// them.
	MoneySources []SourceAmount `json:"moneySources"`
	// State of the rollover.
	State RolloverState `json:"state"`
}

// DistributionDestinationInput is a rollover that is part of a distribution.
type DistributionDestinationInput struct {
	Type RolloverType `json:"type"`
	// Delivery method. The rollover type determines the allowed methods.
	DeliveryMethod DeliveryMethod `json:"deliveryMethod"`
	// The account that receives this part of the money.
	Destination RolloverSideInput `json:"destination"`
	// Amount for this destination.
	Amount string `json:"amount"`
	// The participant's choice of pre-tax, after-tax or Roth amounts for this destination. Pre-tax money
	// goes to direct rollovers first (IRS Notice 2014-54), and the participant chooses among them. Pre-tax
	// money without a choice goes to non-Roth accounts first.
	MoneySources []SourceAmountInput `json:"moneySources,omitempty"`
	// Attestations for this rollover, in addition to those for the whole distribution.
	Attestations *Attestations `json:"attestations,omitempty"`
	// Your ID for this rollover.
	ExternalID *string `json:"externalId,omitempty"`
	// Up to 50 key-value pairs of strings.
	Metadata map[string]string `json:"metadata,omitempty"`
}

// DistributionInput: Rollovers that leave one account at the same time.
type DistributionInput struct {
	// The participant's account.
	AccountID string `json:"accountId"`
	// The account that all of the money leaves.
	Source RolloverSideInput `json:"source"`
	// Total that leaves the account, before withholding, whether or not it is rolled over.
	Amount string `json:"amount"`
	// Money sources that leave the account, each kind once. They must add up to `amount`.
	MoneySources []MoneySourceInput `json:"moneySources"`
	// Amount paid to the participant and not rolled over. Default: `0.00`. Together with the destinations,
	// it must add up to `amount`.
	PaidToParticipant *string `json:"paidToParticipant,omitempty"`
	// 1 to 5 destination accounts. Each gets its own rollover.
	Destinations []DistributionDestinationInput `json:"destinations"`
	// The participant's claim to the money. Default: `own`.
	Relationship *Relationship `json:"relationship,omitempty"`
	// True if the destination is an inherited IRA. Default: true for non-spouse beneficiaries, otherwise
	// false.
	IsInheritedIRA *bool `json:"isInheritedIra,omitempty"`
	// Kind of source plan.
	PlanKind *PlanKind `json:"planKind,omitempty"`
	// Name of the deceased owner of inherited money. Inherited IRAs are titled in that name. Erased with
	// the account.
	DecedentName *string `json:"decedentName,omitempty"`
	// The participant's attestations for the whole distribution. Some rules require them.
	Attestations *Attestations `json:"attestations,omitempty"`
	// Your ID for the distribution.
	ExternalID *string `json:"externalId,omitempty"`
}

// DistributionPage is one page of a list. One page of distributions.
type DistributionPage struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// The items of this page.
	Data []Distribution `json:"data"`
	// True if there are more items after this page.
	HasMore bool `json:"hasMore"`
	// Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll.
	NextCursor *string `json:"nextCursor"`
}

// DistributionState: State of the distribution as a whole. Each rollover also has its own state.
type DistributionState string

// Known values of DistributionState. The API may add others.
const (
	// Created, not submitted.
	DistributionStateDraft DistributionState = "draft"
	// The whole distribution was submitted.
	DistributionStateSubmitted DistributionState = "submitted"
	// The whole distribution was canceled.
	DistributionStateCancelled DistributionState = "cancelled"
)

// DistributionSubmittedEvent: All rollovers of a distribution were submitted.
type DistributionSubmittedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `distribution.submitted`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                      `json:"createdAt"`
	Data      DistributionSubmittedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// DistributionSubmittedEventData: Details of the event. The fields depend on the event type, here
// `distribution.submitted`.
type DistributionSubmittedEventData struct {
	// TypeID of the distribution.
	DistributionID string `json:"distributionId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the distribution.
	ExternalID *string `json:"externalId"`
	// What happened to the distribution.
	State DistributionState `json:"state"`
	// Its rollovers, in the order of its destinations.
	RolloverIDs []string `json:"rolloverIds"`
}

// DocumentFile is a file that this service stores.
type DocumentFile struct {
	// Media type of the content. New values may be added.
	MediaType DocumentFileMediaType `json:"mediaType"`
	// Size in bytes.
	Size int `json:"size"`
}

// DocumentFileMediaType: Media type of the content. New values may be added.
type DocumentFileMediaType string

// Known values of DocumentFileMediaType. The API may add others.
const (
	// A PDF document.
	DocumentFileMediaTypeApplicationPDF DocumentFileMediaType = "application/pdf"
	// A PNG image.
	DocumentFileMediaTypeImagePng DocumentFileMediaType = "image/png"
	// A JPEG image.
	DocumentFileMediaTypeImageJpeg DocumentFileMediaType = "image/jpeg"
)

// DocumentInput is a document provided by reference.
type DocumentInput struct {
	// Document type. New values may be added.
	Type DocumentType `json:"type"`
	// The document's name.
	Name string `json:"name"`
	// SHA-256 digest of the file, 64 lowercase hexadecimal digits.
	Sha256 string `json:"sha256"`
	// The date until which the document is valid, `YYYY-MM-DD`.
	ExpiresOn *string `json:"expiresOn,omitempty"`
	// Carrier, if the original is mailed.
	Carrier *MailCarrier `json:"carrier,omitempty"`
	// The carrier's tracking number. Its format and check digit are checked.
	TrackingNumber *string `json:"trackingNumber,omitempty"`
	// The date the original was mailed, `YYYY-MM-DD`.
	SentOn *string `json:"sentOn,omitempty"`
	// Date the original is expected to arrive, `YYYY-MM-DD`, up to 90 days from today.
	ExpectedOn *string `json:"expectedOn,omitempty"`
}

// DocumentMail: How the original of a document was mailed.
type DocumentMail struct {
	// The carrier. New values may be added.
	Carrier *MailCarrier `json:"carrier"`
	// The carrier's tracking number.
	TrackingNumber *string `json:"trackingNumber"`
	// The carrier's public tracking page. Null without a tracking number of a known carrier.
	TrackingURL *string `json:"trackingUrl"`
	// Date it was mailed.
	SentOn *string `json:"sentOn"`
	// Date it is expected to arrive.
	ExpectedOn *string `json:"expectedOn"`
}

// DocumentRejection: Reason a document was rejected.
type DocumentRejection struct {
	// Machine-readable code.
	Code string `json:"code"`
	// Human-readable explanation.
	Reason string `json:"reason"`
}

// DocumentRequest is the open document request, with its reason. Null if nothing is requested.
type DocumentRequest struct {
	// Requested document types. Empty if `remedy` describes what to provide.
	Types []DocumentType `json:"types"`
	// Requested `types` that are still missing, rejected or expired.
	Outstanding []DocumentType `json:"outstanding"`
	// The party that must provide documents.
	From DocumentSource `json:"from"`
	// For a soft rejection: machine-readable code.
	Code *string `json:"code"`
	// For a soft rejection: how to resolve it, in words.
	Remedy *string `json:"remedy"`
	// Time of the request.
	RequestedAt time.Time `json:"requestedAt"`
}

// DocumentSource is the party that must provide documents.
type DocumentSource string

// Known values of DocumentSource. The API may add others.
const (
	// The integrator.
	DocumentSourceIntegrator DocumentSource = "integrator"
	// The participant.
	DocumentSourceParticipant DocumentSource = "participant"
)

// DocumentStatus: Status of a document. New values may be added.
type DocumentStatus string

// Known values of DocumentStatus. The API may add others.
const (
	// Provided, not yet reviewed.
	DocumentStatusProvided DocumentStatus = "provided"
	// Accepted.
	DocumentStatusAccepted DocumentStatus = "accepted"
	// Rejected. It no longer meets its requirement.
	DocumentStatusRejected DocumentStatus = "rejected"
	// Expired. It no longer meets its requirement.
	DocumentStatusExpired DocumentStatus = "expired"
)

// DocumentType: Document type. New values may be added.
type DocumentType string

// Known values of DocumentType. The API may add others.
const (
	// Letter of acceptance (LOA).
	DocumentTypeLoa DocumentType = "loa"
	// Account statement.
	DocumentTypeStatement DocumentType = "statement"
	// The source custodian's distribution form.
	DocumentTypeDistributionForm DocumentType = "distribution_form"
	// Consent of the participant's spouse.
	DocumentTypeSpousalConsent DocumentType = "spousal_consent"
	// Death certificate, for inherited money.
	DocumentTypeDeathCertificate DocumentType = "death_certificate"
	// Qualified domestic relations order, for money awarded to a spouse or former spouse. For an IRA, the
	// divorce or separation instrument.
	DocumentTypeQdro DocumentType = "qdro"
	// Any other document.
	DocumentTypeOther DocumentType = "other"
)

// DocumentationContents is the contents of the documentation, for search.
type DocumentationContents struct {
	// One entry for each page or section.
	Entries []DocumentationContentsEntry `json:"entries"`
}

// DocumentationContentsEntry is one item of the list. One entry for each page or section.
type DocumentationContentsEntry struct {
	// `Guide`, `Operation`, `Error`, `Event` and others. New values may be added.
	Kind string `json:"kind"`
	// Title of the page or section.
	Title string `json:"title"`
	// The path of the page.
	Href string `json:"href"`
	// Content of the page as plain text.
	Text string `json:"text"`
}

// DownloadCollectionResponse is a Postman collection or environment.
type DownloadCollectionResponse struct{}

// Eligibility: Result of the IRS rollover chart and its notes. Not tax advice.
type Eligibility struct {
	// Outcome of the eligibility check.
	Outcome EligibilityOutcome `json:"outcome"`
	// Conditions of this rollover.
	Conditions []EligibilityCondition `json:"conditions"`
	// Rules that are unmet or cannot be evaluated yet.
	Rules []EligibilityRule `json:"rules"`
	// Version of the rules.
	RulesetVersion string `json:"rulesetVersion"`
}

// EligibilityCheck: Result of the eligibility rules, with the expected tax treatment. Not tax advice.
type EligibilityCheck struct {
	// Outcome of the eligibility check.
	Outcome EligibilityOutcome `json:"outcome"`
	// Conditions of this rollover.
	Conditions []EligibilityCheckCondition `json:"conditions"`
	// Rules that are unmet or cannot be evaluated yet.
	Rules []EligibilityCheckRule `json:"rules"`
	// Version of the rules.
	RulesetVersion string `json:"rulesetVersion"`
	// The codes of Form 1099-R and the withholding, if all money leaves and arrives on one day.
	TaxTreatment TaxTreatment `json:"taxTreatment"`
	// Deadlines, in the order of the steps that start them.
	Deadlines []ExpectedDeadline `json:"deadlines"`
	// Set if the year in which the money leaves has no rules yet. Null otherwise.
	TaxYearWarning *TaxYearWarning `json:"taxYearWarning"`
}

// EligibilityCheckCondition is a condition of an allowed rollover.
type EligibilityCheckCondition struct {
	// Machine-readable code. New values may be added.
	Code EligibilityConditionCode `json:"code"`
	// Human-readable explanation.
	Detail string `json:"detail"`
}

// EligibilityCheckRule is a rule that is unmet or cannot be evaluated yet.
type EligibilityCheckRule struct {
	// Machine-readable code. New values may be added.
	Code EligibilityRuleCode `json:"code"`
	// Whether a rule is unmet or cannot be evaluated.
	Result RuleResult `json:"result"`
	// Human-readable explanation.
	Detail string `json:"detail"`
}

// EligibilityCondition is a condition of an allowed rollover.
type EligibilityCondition struct {
	// Machine-readable code. New values may be added.
	Code EligibilityConditionCode `json:"code"`
	// Human-readable explanation.
	Detail string `json:"detail"`
}

// EligibilityConditionCode: Machine-readable code. New values may be added.
type EligibilityConditionCode string

// Known values of EligibilityConditionCode. The API may add others.
const (
	// The amount is included in the participant's income.
	EligibilityConditionCodeIncludedInIncome EligibilityConditionCode = "included_in_income"
	// The receiving plan must account for the amount separately.
	EligibilityConditionCodeSeparateAccount EligibilityConditionCode = "separate_account"
	// Nontaxable amounts must move from trustee to trustee.
	EligibilityConditionCodeNontaxableAmountsDirectOnly EligibilityConditionCode = "nontaxable_amounts_direct_only"
	// Only rollovers made after December 18, 2015 are accepted.
	EligibilityConditionCodeContributionsAfter20151218 EligibilityConditionCode = "contributions_after_2015_12_18"
	// The amount must not include money that cannot be rolled over.
	EligibilityConditionCodeEligibleAmountOnly EligibilityConditionCode = "eligible_amount_only"
	// A qualified plan loan offset can be rolled over until the tax return is due.
	EligibilityConditionCodeQualifiedLoanOffset EligibilityConditionCode = "qualified_loan_offset"
	// The money repays an earlier distribution, and has its own due date.
	EligibilityConditionCodeRepayment EligibilityConditionCode = "repayment"
	// The rollover can end a series of substantially equal payments.
	EligibilityConditionCodePaymentsSeriesEnds EligibilityConditionCode = "payments_series_ends"
	// The destination must be an inherited IRA.
	EligibilityConditionCodeInheritedIRA EligibilityConditionCode = "inherited_ira"
	// A qualified domestic relations order must award the money.
	EligibilityConditionCodeQualifiedOrder EligibilityConditionCode = "qualified_order"
	// A divorce or separation instrument must award the IRA.
	EligibilityConditionCodeDivorceInstrument EligibilityConditionCode = "divorce_instrument"
	// The required minimum distribution for the year of death must be paid first.
	EligibilityConditionCodeYearOfDeathRmd EligibilityConditionCode = "year_of_death_rmd"
	// The inherited IRA must be paid out within ten years, with exceptions.
	EligibilityConditionCodeTenYearRule EligibilityConditionCode = "ten_year_rule"
	// The rollover is made without the participant's consent.
	EligibilityConditionCodeAutomaticRollover EligibilityConditionCode = "automatic_rollover"
	// The plan must have replaced the SIMPLE IRA plan.
	EligibilityConditionCodeSimplePlanReplaced EligibilityConditionCode = "simple_plan_replaced"
	// The money must arrive within 60 days.
	EligibilityConditionCodeSixtyDays EligibilityConditionCode = "sixty_days"
	// A postponed due date replaces the 60 days.
	EligibilityConditionCodePostponedDeadline EligibilityConditionCode = "postponed_deadline"
	// The plan withholds 20% for federal tax.
	EligibilityConditionCodeFederalWithholding20Percent EligibilityConditionCode = "federal_withholding_20_percent"
)

// EligibilityInput is a rollover to check, without creating it.
type EligibilityInput struct {
	// How the money moves, such as `direct` or `trustee_transfer`.
	Type RolloverType `json:"type"`
	// Source of the money.
	Source EligibilitySideInput `json:"source"`
	// Destination of the money.
	Destination EligibilitySideInput `json:"destination"`
	// Delivery method. If given, the custodians' directory entries are checked for it.
	DeliveryMethod *DeliveryMethod `json:"deliveryMethod,omitempty"`
	// The participant's claim to the money. Default: `own`.
	Relationship *Relationship `json:"relationship,omitempty"`
	// True if the destination is an inherited IRA. Default: true for non-spouse beneficiaries, otherwise
	// false.
	IsInheritedIRA *bool `json:"isInheritedIra,omitempty"`
	// Kind of source plan.
	PlanKind *PlanKind `json:"planKind,omitempty"`
	// The participant's date of birth, `YYYY-MM-DD`. Required minimum distributions depend on it.
	DateOfBirth *string `json:"dateOfBirth,omitempty"`
	// The participant's attestations.
	Attestations *Attestations `json:"attestations,omitempty"`
	// Amount before withholding. Without it, the expected withholding is unknown.
	Amount *string `json:"amount,omitempty"`
	// Kinds of money in the rollover, each at most once. Empty if unknown. Their amounts must add up to
	// the requested amount.
	MoneySources []MoneySourceInput `json:"moneySources,omitempty"`
	// Day on which the money leaves, `YYYY-MM-DD`. Default: today in the organization's time zone.
	PaidOn *string `json:"paidOn,omitempty"`
}

// EligibilityOutcome: Outcome of the eligibility check.
type EligibilityOutcome string

// Known values of EligibilityOutcome. The API may add others.
const (
	// Allowed.
	EligibilityOutcomeAllowed EligibilityOutcome = "allowed"
	// Allowed under `conditions`.
	EligibilityOutcomeAllowedWithConditions EligibilityOutcome = "allowed_with_conditions"
	// Not allowed. `rules` has the reasons.
	EligibilityOutcomeProhibited EligibilityOutcome = "prohibited"
	// A required fact is missing. `rules` has the details.
	EligibilityOutcomeNeedsReview EligibilityOutcome = "needs_review"
)

// EligibilityRule is a rule that is unmet or cannot be evaluated yet.
type EligibilityRule struct {
	// Machine-readable code. New values may be added.
	Code EligibilityRuleCode `json:"code"`
	// Whether a rule is unmet or cannot be evaluated.
	Result RuleResult `json:"result"`
	// Human-readable explanation.
	Detail string `json:"detail"`
}

// EligibilityRuleCode: Machine-readable code. New values may be added.
type EligibilityRuleCode string

// Known values of EligibilityRuleCode. The API may add others.
const (
	// The IRS rollover chart must allow a rollover between these account types.
	EligibilityRuleCodeIRSRolloverChart EligibilityRuleCode = "irs_rollover_chart"
	// The rollover type must fit the account types.
	EligibilityRuleCodeRolloverType EligibilityRuleCode = "rollover_type"
	// Pre-tax money can move to a designated Roth account only within the plan.
	EligibilityRuleCodeInPlanRequired EligibilityRuleCode = "in_plan_required"
	// An in-plan rollover must stay with one custodian and in one plan.
	EligibilityRuleCodeSamePlan EligibilityRuleCode = "same_plan"
	// Internal delivery needs the same custodian on both sides.
	EligibilityRuleCodeSameCustodian EligibilityRuleCode = "same_custodian"
	// The participant's claim to the money must allow the destination account.
	EligibilityRuleCodeRelationship EligibilityRuleCode = "relationship"
	// The participant must accept that the rollover is taxable.
	EligibilityRuleCodeTaxableAcknowledgement EligibilityRuleCode = "taxable_acknowledgement"
	// Only one 60-day rollover between IRAs is possible in 12 months.
	EligibilityRuleCodeOneRolloverPer12Months EligibilityRuleCode = "one_rollover_per_12_months"
	// SIMPLE IRA money can leave for other account types only after two years.
	EligibilityRuleCodeSimpleTwoYears EligibilityRuleCode = "simple_two_years"
	// The amount must be eligible for rollover.
	EligibilityRuleCodeEligibleAmount EligibilityRuleCode = "eligible_amount"
	// A hardship distribution cannot be rolled over.
	EligibilityRuleCodeHardshipDistribution EligibilityRuleCode = "hardship_distribution"
	// Substantially equal payments cannot be rolled over.
	EligibilityRuleCodePeriodicPayments EligibilityRuleCode = "periodic_payments"
	// A plan loan treated as a distribution cannot be rolled over.
	EligibilityRuleCodePlanLoan EligibilityRuleCode = "plan_loan"
	// A repayment must meet the conditions of its distribution.
	EligibilityRuleCodeRepayment EligibilityRuleCode = "repayment"
	// A postponed deadline needs a disaster, a combat zone or a waiver that applies.
	EligibilityRuleCodePostponedDeadline EligibilityRuleCode = "postponed_deadline"
	// The movement must be a rollover. A recharacterization, for example, is not a rollover.
	EligibilityRuleCodeNotARollover EligibilityRuleCode = "not_a_rollover"
	// A rollover without the participant's consent must meet the conditions of the law.
	EligibilityRuleCodeAutomaticRollover EligibilityRuleCode = "automatic_rollover"
	// A required minimum distribution cannot be rolled over.
	EligibilityRuleCodeRequiredMinimumDistribution EligibilityRuleCode = "required_minimum_distribution"
	// The source and the destination must be different accounts.
	EligibilityRuleCodeSameAccount EligibilityRuleCode = "same_account"
	// The destination account must be able to hold each kind of money.
	EligibilityRuleCodeMoneySource EligibilityRuleCode = "money_source"
	// The directory must list the custodian for this side.
	EligibilityRuleCodeCustodianRole EligibilityRuleCode = "custodian_role"
	// The directory must list this account type for the custodian.
	EligibilityRuleCodeCustodianAccountType EligibilityRuleCode = "custodian_account_type"
	// The directory must list this delivery method for the custodian.
	EligibilityRuleCodeCustodianDeliveryMethod EligibilityRuleCode = "custodian_delivery_method"
)

// EligibilitySideInput is one side of the rollover to check.
type EligibilitySideInput struct {
	// The custodian's ID. If given, its directory entry is checked too.
	CustodianID *string `json:"custodianId,omitempty"`
	// The custodian's slug, such as `fidelity`, instead of its ID.
	CustodianSlug *string `json:"custodianSlug,omitempty"`
	// Tax type of the account, such as `traditional_ira`.
	AccountType AccountType `json:"accountType"`
	// Date of the participant's first contribution. Some rules depend on it.
	FirstContributionDate *string `json:"firstContributionDate,omitempty"`
}

// Environment is the environment of the object.
type Environment string

// Known values of Environment. The API may add others.
const (
	// For testing: sandbox custodians and no real money.
	EnvironmentTest Environment = "test"
	// For production.
	EnvironmentLive Environment = "live"
)

// ErrorCode is a stable error code. Branch on it. New codes may be added.
type ErrorCode string

// Known values of ErrorCode. The API may add others.
const (
	// Invalid query parameter.
	ErrorCodeInvalidRequest ErrorCode = "invalid_request"
	// Unknown query parameter.
	ErrorCodeUnknownParameter ErrorCode = "unknown_parameter"
	// The body is not a JSON object.
	ErrorCodeMalformedJSON ErrorCode = "malformed_json"
	// More than one credential sent.
	ErrorCodeAmbiguousCredentials ErrorCode = "ambiguous_credentials"
	// No credential sent.
	ErrorCodeMissingCredentials ErrorCode = "missing_credentials"
	// API key not valid.
	ErrorCodeInvalidAPIKey ErrorCode = "invalid_api_key"
	// API key revoked.
	ErrorCodeAPIKeyRevoked ErrorCode = "api_key_revoked"
	// Signature not valid.
	ErrorCodeSignatureInvalid ErrorCode = "signature_invalid"
	// API key expired.
	ErrorCodeAPIKeyExpired ErrorCode = "api_key_expired"
	// API key from another environment.
	ErrorCodeEnvironmentMismatch ErrorCode = "environment_mismatch"
	// Session tokens not accepted here.
	ErrorCodeSessionTokenNotAccepted ErrorCode = "session_token_not_accepted"
	// Proof of possession required.
	ErrorCodeProofRequired ErrorCode = "proof_required"
	// Proof of possession not valid.
	ErrorCodeProofInvalid ErrorCode = "proof_invalid"
	// Session token not valid.
	ErrorCodeSessionInvalid ErrorCode = "session_invalid"
	// Session expired.
	ErrorCodeSessionExpired ErrorCode = "session_expired"
	// Session revoked.
	ErrorCodeSessionRevoked ErrorCode = "session_revoked"
	// Sign-in required.
	ErrorCodeSignInRequired ErrorCode = "sign_in_required"
	// Organization not specified.
	ErrorCodeOrganizationRequired ErrorCode = "organization_required"
	// Credential type not allowed.
	ErrorCodeKeyTypeNotAllowed ErrorCode = "key_type_not_allowed"
	// Missing scope.
	ErrorCodeInsufficientScope ErrorCode = "insufficient_scope"
	// Second factor required.
	ErrorCodeTwoFactorRequired ErrorCode = "two_factor_required"
	// Client address not allowed.
	ErrorCodeIPNotAllowed ErrorCode = "ip_not_allowed"
	// Organization locked.
	ErrorCodeOrganizationLocked ErrorCode = "organization_locked"
	// Request origin not allowed.
	ErrorCodeOriginNotAllowed ErrorCode = "origin_not_allowed"
	// Session belongs to another participant.
	ErrorCodeSessionBound ErrorCode = "session_bound"
	// Not signed in.
	ErrorCodeSignInRefused ErrorCode = "sign_in_refused"
	// Recent sign-in required.
	ErrorCodeSignInAgain ErrorCode = "sign_in_again"
	// Verify your email address first.
	ErrorCodeEmailNotVerified ErrorCode = "email_not_verified"
	// The link is no longer valid.
	ErrorCodeLinkNotValid ErrorCode = "link_not_valid"
	// Already set up.
	ErrorCodeAlreadySetUp ErrorCode = "already_set_up"
	// Your role cannot do this.
	ErrorCodeRoleNotAllowed ErrorCode = "role_not_allowed"
	// An owner is required.
	ErrorCodeLastOwner ErrorCode = "last_owner"
	// Already a member.
	ErrorCodeAlreadyMember ErrorCode = "already_member"
	// Not found.
	ErrorCodeNotFound ErrorCode = "not_found"
	// Method not allowed.
	ErrorCodeMethodNotAllowed ErrorCode = "method_not_allowed"
	// No acceptable response type.
	ErrorCodeNotAcceptable ErrorCode = "not_acceptable"
	// Malformed multipart/form-data body.
	ErrorCodeMalformedMultipart ErrorCode = "malformed_multipart"
	// The body is too large.
	ErrorCodePayloadTooLarge ErrorCode = "payload_too_large"
	// Unsupported media type.
	ErrorCodeUnsupportedMediaType ErrorCode = "unsupported_media_type"
	// Action not possible now.
	ErrorCodeInvalidTransition ErrorCode = "invalid_transition"
	// Amounts or assets do not match.
	ErrorCodeAmountMismatch ErrorCode = "amount_mismatch"
	// Rollover does not match its timeline.
	ErrorCodeHistoryMismatch ErrorCode = "history_mismatch"
	// No late rollover to certify.
	ErrorCodeNothingToCertify ErrorCode = "nothing_to_certify"
	// Letter not possible now.
	ErrorCodeLetterNotPossible ErrorCode = "letter_not_possible"
	// Reminder not possible now.
	ErrorCodeReminderNotPossible ErrorCode = "reminder_not_possible"
	// The same rollover already exists.
	ErrorCodeDuplicateRollover ErrorCode = "duplicate_rollover"
	// The file is already imported.
	ErrorCodeDuplicateFile ErrorCode = "duplicate_file"
	// The plan already exists.
	ErrorCodeDuplicatePlan ErrorCode = "duplicate_plan"
	// Account has different identity details.
	ErrorCodeIdentityConflict ErrorCode = "identity_conflict"
	// Identity check is locked.
	ErrorCodeIdentityLocked ErrorCode = "identity_locked"
	// API key already rotated.
	ErrorCodeKeyAlreadyRotated ErrorCode = "key_already_rotated"
	// API key revoked or expired.
	ErrorCodeKeyNotAlive ErrorCode = "key_not_alive"
	// The same request is in progress.
	ErrorCodeIdempotencyInProgress ErrorCode = "idempotency_in_progress"
	// Organization limit reached.
	ErrorCodeLimitExceeded ErrorCode = "limit_exceeded"
	// Another person must decide.
	ErrorCodeWrongPerson ErrorCode = "wrong_person"
	// A signed-in person must decide.
	ErrorCodePersonRequired ErrorCode = "person_required"
	// You or the requester joined too recently.
	ErrorCodeRecentlyInvited ErrorCode = "recently_invited"
	// Confirm with your passkey.
	ErrorCodePasskeyRequired ErrorCode = "passkey_required"
	// A second person must confirm.
	ErrorCodeSecondPersonRequired ErrorCode = "second_person_required"
	// This approval has already ended.
	ErrorCodeApprovalEnded ErrorCode = "approval_ended"
	// The rollover changed after the request.
	ErrorCodeApprovalOutdated ErrorCode = "approval_outdated"
	// The object has changed.
	ErrorCodeVersionConflict ErrorCode = "version_conflict"
	// The body is not valid.
	ErrorCodeValidationFailed ErrorCode = "validation_failed"
	// Rollover not permitted.
	ErrorCodeRolloverNotPermitted ErrorCode = "rollover_not_permitted"
	// Consent does not cover this rollover.
	ErrorCodeConsentInsufficient ErrorCode = "consent_insufficient"
	// The file contains malware.
	ErrorCodeFileInfected ErrorCode = "file_infected"
	// Idempotency key already used.
	ErrorCodeIdempotencyKeyReused ErrorCode = "idempotency_key_reused"
	// Too many requests.
	ErrorCodeRateLimited ErrorCode = "rate_limited"
	// Internal error.
	ErrorCodeInternalError ErrorCode = "internal_error"
	// Temporarily unavailable.
	ErrorCodeDependencyUnavailable ErrorCode = "dependency_unavailable"
	// Too busy.
	ErrorCodeOverloaded ErrorCode = "overloaded"
)

// ErrorExplanation is an error code with its cause and its remedy.
type ErrorExplanation struct {
	// The `code` of the error responses.
	Code string `json:"code"`
	// The HTTP status of the error responses.
	Status int `json:"status"`
	// A short summary of the error.
	Title string `json:"title"`
	// Why the error happens.
	Cause string `json:"cause"`
	// What to do.
	Remedy string `json:"remedy"`
}

// ErrorExplanations: All error codes with their explanations.
type ErrorExplanations struct {
	// Every code that the service returns.
	Errors []ErrorExplanation `json:"errors"`
}

// Event is an event, as sent to webhooks with full payloads. Kept for 90 days.
type Event struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type. New values may be added.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time `json:"createdAt"`
	// The data of this event type: see `GET /v1/event-types`, or `eventTypes` in GraphQL. Never contains
	// personal data.
	Data map[string]any `json:"data"`
}

// EventPage is one page of a list. One page of events.
type EventPage struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// The items of this page.
	Data []Event `json:"data"`
	// True if there are more items after this page.
	HasMore bool `json:"hasMore"`
	// Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll.
	NextCursor *string `json:"nextCursor"`
}

// EventStart is an object of the API.
type EventStart string

// Known values of EventStart. The API may add others.
const (
	// The oldest event.
	EventStartBeginning EventStart = "beginning"
	// The time of this call. The page is empty. Its cursor continues with every event that is committed
	// after this call, and possibly a few from just before it.
	EventStartNow EventStart = "now"
)

// EventType is a type of event that webhooks can receive.
type EventType struct {
	// The type of the object: always `event_type`.
	Object string `json:"object"`
	// The `type` of the events.
	Name string `json:"name"`
	// When the event is sent.
	Description string `json:"description"`
	// The JSON Schema (draft 2020-12) of the event.
	Schema map[string]any `json:"schema"`
	// An example event.
	Example Event `json:"example"`
}

// EventTypePage is one page of a list. Every event type, with a JSON Schema and an example.
type EventTypePage struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// All event types.
	Data []EventType `json:"data"`
}

// EventsListField is an object of the API.
type EventsListField string

// Known values of EventsListField. The API may add others.
const (
	// The field `id`.
	EventsListFieldID EventsListField = "id"
	// The field `object`.
	EventsListFieldObject EventsListField = "object"
	// The field `type`.
	EventsListFieldType EventsListField = "type"
	// The field `apiVersion`.
	EventsListFieldAPIVersion EventsListField = "apiVersion"
	// The field `environment`.
	EventsListFieldEnvironment EventsListField = "environment"
	// The field `createdAt`.
	EventsListFieldCreatedAt EventsListField = "createdAt"
	// The field `data`.
	EventsListFieldData EventsListField = "data"
)

// EventsListOrder is an object of the API.
type EventsListOrder string

// Known values of EventsListOrder. The API may add others.
const (
	// By time, newest first.
	EventsListOrderNewest EventsListOrder = "newest"
	// In commit order, starting with the oldest event.
	EventsListOrderOldest EventsListOrder = "oldest"
)

// ExecuteActionRequest is the body of `POST /v1/rollovers/{id}/actions`.
//
//   - [RequestConsentAction]
//   - [SignConsentAction]
//   - [SubmitAction]
//   - [AmendAction]
//   - [StartReviewAction]
//   - [ApproveAction]
//   - [RejectAction]
//   - [RequestDocumentsAction]
//   - [ProvideDocumentsAction]
//   - [AcceptDocumentAction]
//   - [RejectDocumentAction]
//   - [WaiveDocumentsAction]
//   - [SendToCustodianAction]
//   - [AcknowledgeAction]
//   - [CustodianSoftRejectAction]
//   - [CustodianRejectAction]
//   - [MarkFundsSentAction]
//   - [RecordDistributionAction]
//   - [ReportFundsReturnedAction]
//   - [MarkFundsReceivedAction]
//   - [VoidReceiptAction]
//   - [ReturnToSourceAction]
//   - [CorrectTransferAction]
//   - [CorrectReceiptAction]
//   - [ResolveMismatchAction]
//   - [CompleteAction]
//   - [ReversePostingAction]
//   - [HoldAction]
//   - [ReleaseAction]
//   - [ReportDeathAction]
//   - [ResolveDeathAction]
//   - [CancelAction]
//   - [FailAction]
//   - [ReopenAction]
//   - [RawObject], for objects that this version does not know
type ExecuteActionRequest interface {
	isExecuteActionRequest()
}

func (RawObject) isExecuteActionRequest() {}

// ExpectedDeadline is a deadline that the rollover will have.
type ExpectedDeadline struct {
	// Machine-readable type. New values may be added.
	Type DeadlineType `json:"type"`
	// Number of days after the step that starts the deadline. Null if a fixed date replaces the 60 days.
	Days *int `json:"days"`
	// How days are counted: as `calendar` days, or as business days without the holidays of the `federal`
	// or the `federal_reserve` calendar.
	Count DayCount `json:"count"`
	// Last day, `YYYY-MM-DD`. Null if it depends on when an earlier step ends.
	DueOn *string `json:"dueOn"`
}

// ExportFiledFormsResponse is one form per line. If the connection closes early, the file is
// incomplete.
//
//   - [Filed1099R]
//   - [Filed5498]
//   - [RawObject], for objects that this version does not know
type ExportFiledFormsResponse interface {
	isExportFiledFormsResponse()
}

func (RawObject) isExportFiledFormsResponse() {}

// ExportTaxCorrectionsResponse is one correction per line. Empty if no form has changed. If the
// connection closes early, the file is incomplete.
//
//   - [Form1099RCorrection]
//   - [Form5498Correction]
//   - [RawObject], for objects that this version does not know
type ExportTaxCorrectionsResponse interface {
	isExportTaxCorrectionsResponse()
}

func (RawObject) isExportTaxCorrectionsResponse() {}

// ExportTaxReportResponse is one form per line. If the connection closes early, the report is
// incomplete.
//
//   - [Form1099RLine]
//   - [Form5498Line]
//   - [RawObject], for objects that this version does not know
type ExportTaxReportResponse interface {
	isExportTaxReportResponse()
}

func (RawObject) isExportTaxReportResponse() {}

// FailAction: Fail a rollover that cannot be completed. If money has left, say where it is. Allowed in
// `requested`, `processing`, `funds_sent`, `funds_received`. Also requires the scope
// `rollovers:operate`.
type FailAction struct {
	Params FailActionParams `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*FailAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a FailAction) MarshalJSON() ([]byte, error) {
	type members FailAction
	return marshalTagged("action", "fail", members(a))
}

// FailActionParams is the parameters of `fail`.
type FailActionParams struct {
	// Machine-readable reason: lowercase letters, digits and underscores, such as `name_mismatch`.
	Code string `json:"code"`
	// Reason, up to 500 characters. Do not include personal data.
	Reason string `json:"reason"`
	// Where the money is, up to 500 characters. Required once money has left. Do not include personal
	// data.
	FundsDisposition *string `json:"fundsDisposition,omitempty"`
}

// Failure: Reason the rollover failed. Null if it did not.
type Failure struct {
	// Machine-readable code.
	Code string `json:"code"`
	// Human-readable reason.
	Reason string `json:"reason"`
	// Location of the money. Null if none had left.
	FundsDisposition *string `json:"fundsDisposition"`
}

// Filed1099R: Form 1099-R as it was filed.
type Filed1099R struct {
	// The tax year.
	Year int `json:"year"`
	// The rollover's ID. For the cash part of a distribution, the ID of its first rollover.
	RolloverID string `json:"rolloverId"`
	// The distribution that the rollover belongs to.
	DistributionID *string `json:"distributionId"`
	// The recipient's account, which has the personal data.
	AccountID string `json:"accountId"`
	// The custodian that files the form: the source for Form 1099-R, the destination for Form 5498.
	CustodianID string `json:"custodianId"`
	// Account type at that custodian.
	AccountType AccountType `json:"accountType"`
	// Whether the line can still change.
	Status Filed5498Status `json:"status"`
	// The form: always `1099-R`.
	Form string `json:"form"`
	// Box 1: gross distribution, before withholding.
	Box1GrossDistribution string `json:"box1GrossDistribution"`
	// Box 2a: taxable amount, as the payer determines it. Null if the box is blank.
	Box2aTaxableAmount *string `json:"box2aTaxableAmount"`
	// Box 2b, first checkbox: taxable amount not determined.
	Box2bTaxableAmountNotDetermined bool `json:"box2bTaxableAmountNotDetermined"`
	// Box 2b, second checkbox: total distribution.
	Box2bTotalDistribution bool `json:"box2bTotalDistribution"`
	// Box 4: federal income tax withheld.
	Box4FederalTaxWithheld string `json:"box4FederalTaxWithheld"`
	// Box 5: contributions made after tax. Null for IRAs and Roth accounts, and if unknown.
	Box5EmployeeContributions *string `json:"box5EmployeeContributions"`
	// Box 7: distribution code of one or two characters.
	Box7DistributionCode string `json:"box7DistributionCode"`
	// Box 7, checkbox: traditional, SEP or SIMPLE IRA.
	Box7IRASepSimple bool `json:"box7IraSepSimple"`
	// Box 14: state income tax withheld.
	Box14StateTaxWithheld string `json:"box14StateTaxWithheld"`
	// Box 6: net unrealized appreciation in employer stock. Null if blank.
	Box6UnrealizedAppreciation *string `json:"box6UnrealizedAppreciation"`
	// Box 10: amount allocable to in-plan Roth rollovers within five years. Null if blank or unknown.
	Box10AllocableToInPlanRollover *string `json:"box10AllocableToInPlanRollover"`
	// Box 11: first year of designated Roth contributions. Null if blank or unknown.
	Box11FirstRothYear *int `json:"box11FirstRothYear"`
	// Box 15: state, without the payer's state number. Null if no state tax was withheld, or if unknown.
	Box15State *string `json:"box15State"`
	// Box 16: distribution from which state tax was withheld. Null if blank.
	Box16StateDistribution *string `json:"box16StateDistribution"`
	// Issues to resolve before the form is filed. In CSV, only their codes, separated by spaces.
	Warnings []TaxFormWarning `json:"warnings"`
	// Ledger movements on the form. They add up to box 1 of Form 1099-R, or to boxes 2, 3, 13a and 14a of
	// Form 5498. In CSV, only their IDs, separated by spaces.
	Movements []TaxFormMovement `json:"movements"`
}

func (*Filed1099R) isExportFiledFormsResponse() {}

// MarshalJSON adds the member object.
func (a Filed1099R) MarshalJSON() ([]byte, error) {
	type members Filed1099R
	return marshalTagged("object", "filed_tax_form", members(a))
}

// Filed1099RBoxes is the boxes of the form as they were filed.
type Filed1099RBoxes struct {
	// Box 1: gross distribution, before withholding.
	Box1GrossDistribution *string `json:"box1GrossDistribution,omitempty"`
	// Box 2a: taxable amount, as the payer determines it. Null if the box is blank.
	Box2aTaxableAmount *string `json:"box2aTaxableAmount,omitempty"`
	// Box 2b, first checkbox: taxable amount not determined.
	Box2bTaxableAmountNotDetermined *bool `json:"box2bTaxableAmountNotDetermined,omitempty"`
	// Box 2b, second checkbox: total distribution.
	Box2bTotalDistribution *bool `json:"box2bTotalDistribution,omitempty"`
	// Box 4: federal income tax withheld.
	Box4FederalTaxWithheld *string `json:"box4FederalTaxWithheld,omitempty"`
	// Box 5: contributions made after tax. Null for IRAs and Roth accounts, and if unknown.
	Box5EmployeeContributions *string `json:"box5EmployeeContributions,omitempty"`
	// Box 7: distribution code of one or two characters.
	Box7DistributionCode *string `json:"box7DistributionCode,omitempty"`
	// Box 7, checkbox: traditional, SEP or SIMPLE IRA.
	Box7IRASepSimple *bool `json:"box7IraSepSimple,omitempty"`
	// Box 14: state income tax withheld.
	Box14StateTaxWithheld *string `json:"box14StateTaxWithheld,omitempty"`
	// Box 6: net unrealized appreciation in employer stock. Null if blank.
	Box6UnrealizedAppreciation *string `json:"box6UnrealizedAppreciation,omitempty"`
	// Box 10: amount allocable to in-plan Roth rollovers within five years. Null if blank or unknown.
	Box10AllocableToInPlanRollover *string `json:"box10AllocableToInPlanRollover,omitempty"`
	// Box 11: first year of designated Roth contributions. Null if blank or unknown.
	Box11FirstRothYear *int `json:"box11FirstRothYear,omitempty"`
	// Box 15: state, without the payer's state number. Null if no state tax was withheld, or if unknown.
	Box15State *string `json:"box15State,omitempty"`
	// Box 16: distribution from which state tax was withheld. Null if blank.
	Box16StateDistribution *string `json:"box16StateDistribution,omitempty"`
}

// Filed5498: Form 5498 as it was filed.
type Filed5498 struct {
	// The tax year.
	Year int `json:"year"`
	// The rollover's ID. For the cash part of a distribution, the ID of its first rollover.
	RolloverID string `json:"rolloverId"`
	// The distribution that the rollover belongs to.
	DistributionID *string `json:"distributionId"`
	// The recipient's account, which has the personal data.
	AccountID string `json:"accountId"`
	// The custodian that files the form: the source for Form 1099-R, the destination for Form 5498.
	CustodianID string `json:"custodianId"`
	// Account type at that custodian.
	AccountType AccountType `json:"accountType"`
	// Whether the line can still change.
	Status Filed5498Status `json:"status"`
	// The form: always `5498`.
	Form string `json:"form"`
	// Box 2: amount rolled over in time. Null if blank.
	Box2RolloverContributions *string `json:"box2RolloverContributions"`
	// Box 3: conversion to a Roth IRA from a traditional, SEP or SIMPLE IRA. Null if blank.
	Box3RothConversion *string `json:"box3RothConversion"`
	// Box 13a: late rollover that is not in box 2 or 3. Null if blank.
	Box13aLateContribution *string `json:"box13aLateContribution"`
	// Box 13b: year of the contribution. Null, because the box is blank for late rollovers.
	Box13bYear *int `json:"box13bYear"`
	// Box 13c: `SC` with the participant's certification (Rev. Proc. 2020-46), `PO` for a plan loan
	// offset, `FD` for a deadline postponed by a disaster, `EO13239`, `EO12744`, `EO13119` or `PL115-97`
	// for a combat zone. New values may be added.
	Box13cCode *Filed5498Box13cCode `json:"box13cCode"`
	// Box 14a: repayment of a distribution. It is in no other box. Null if blank.
	Box14aRepayments *string `json:"box14aRepayments"`
	// Box 14b: kind of the repaid distribution: `BA` birth or adoption, `DD` disaster, `QR` reservist,
	// `EP` emergency personal expense, `DA` domestic abuse, `TI` terminal illness. New values may be
	// added.
	Box14bCode *Filed5498Box14bCode `json:"box14bCode"`
	// Box 7, first checkbox: traditional IRA.
	Box7IRA *bool `json:"box7Ira,omitempty"`
	// Box 7, second checkbox: SEP IRA, or the Roth IRA of a SEP.
	Box7Sep *bool `json:"box7Sep,omitempty"`
	// Box 7, third checkbox: SIMPLE IRA, or the Roth IRA of a SIMPLE plan.
	Box7Simple *bool `json:"box7Simple,omitempty"`
	// Box 7, fourth checkbox: Roth IRA. From 2025 on, a Roth SEP or Roth SIMPLE IRA has two checkboxes.
	Box7RothIRA *bool `json:"box7RothIra,omitempty"`
	// Issues to resolve before the form is filed. In CSV, only their codes, separated by spaces.
	Warnings []TaxFormWarning `json:"warnings"`
	// Ledger movements on the form. They add up to box 1 of Form 1099-R, or to boxes 2, 3, 13a and 14a of
	// Form 5498. In CSV, only their IDs, separated by spaces.
	Movements []TaxFormMovement `json:"movements"`
}

func (*Filed5498) isExportFiledFormsResponse() {}

// MarshalJSON adds the member object.
func (a Filed5498) MarshalJSON() ([]byte, error) {
	type members Filed5498
	return marshalTagged("object", "filed_tax_form", members(a))
}

// Filed5498Box13cCode is an object of the API.
type Filed5498Box13cCode string

// Known values of Filed5498Box13cCode. The API may add others.
const (
	// Late, with the participant's certification (Rev. Proc. 2020-46).
	Filed5498Box13cCodeSC Filed5498Box13cCode = "SC"
	// Qualified plan loan offset.
	Filed5498Box13cCodePO Filed5498Box13cCode = "PO"
	// Deadline postponed by a federally declared disaster.
	Filed5498Box13cCodeFD Filed5498Box13cCode = "FD"
	// Combat zone Afghanistan.
	Filed5498Box13cCodeEO13239 Filed5498Box13cCode = "EO13239"
	// Combat zone Arabian Peninsula.
	Filed5498Box13cCodeEO12744 Filed5498Box13cCode = "EO12744"
	// Combat zone Kosovo.
	Filed5498Box13cCodeEO13119 Filed5498Box13cCode = "EO13119"
	// Hazardous duty area Sinai Peninsula.
	Filed5498Box13cCodePL11597 Filed5498Box13cCode = "PL115-97"
)

// Filed5498Box14bCode is an object of the API.
type Filed5498Box14bCode string

// Known values of Filed5498Box14bCode. The API may add others.
const (
	// Qualified birth or adoption distribution.
	Filed5498Box14bCodeBA Filed5498Box14bCode = "BA"
	// Qualified disaster distribution.
	Filed5498Box14bCodeDD Filed5498Box14bCode = "DD"
	// Qualified reservist distribution.
	Filed5498Box14bCodeQR Filed5498Box14bCode = "QR"
	// Emergency personal expense distribution.
	Filed5498Box14bCodeEP Filed5498Box14bCode = "EP"
	// Domestic abuse victim distribution.
	Filed5498Box14bCodeDA Filed5498Box14bCode = "DA"
	// Distribution after a terminal illness.
	Filed5498Box14bCodeTI Filed5498Box14bCode = "TI"
)

// Filed5498Boxes is the boxes of the form as they were filed.
type Filed5498Boxes struct {
	// Box 2: amount rolled over in time. Null if blank.
	Box2RolloverContributions *string `json:"box2RolloverContributions,omitempty"`
	// Box 3: conversion to a Roth IRA from a traditional, SEP or SIMPLE IRA. Null if blank.
	Box3RothConversion *string `json:"box3RothConversion,omitempty"`
	// Box 13a: late rollover that is not in box 2 or 3. Null if blank.
	Box13aLateContribution *string `json:"box13aLateContribution,omitempty"`
	// Box 13b: year of the contribution. Null, because the box is blank for late rollovers.
	Box13bYear *int `json:"box13bYear,omitempty"`
	// Box 13c: `SC` with the participant's certification (Rev. Proc. 2020-46), `PO` for a plan loan
	// offset, `FD` for a deadline postponed by a disaster, `EO13239`, `EO12744`, `EO13119` or `PL115-97`
	// for a combat zone. New values may be added.
	Box13cCode *Filed5498Box13cCode `json:"box13cCode,omitempty"`
	// Box 14a: repayment of a distribution. It is in no other box. Null if blank.
	Box14aRepayments *string `json:"box14aRepayments,omitempty"`
	// Box 14b: kind of the repaid distribution: `BA` birth or adoption, `DD` disaster, `QR` reservist,
	// `EP` emergency personal expense, `DA` domestic abuse, `TI` terminal illness. New values may be
	// added.
	Box14bCode *Filed5498Box14bCode `json:"box14bCode,omitempty"`
	// Box 7, first checkbox: traditional IRA.
	Box7IRA *bool `json:"box7Ira,omitempty"`
	// Box 7, second checkbox: SEP IRA, or the Roth IRA of a SEP.
	Box7Sep *bool `json:"box7Sep,omitempty"`
	// Box 7, third checkbox: SIMPLE IRA, or the Roth IRA of a SIMPLE plan.
	Box7Simple *bool `json:"box7Simple,omitempty"`
	// Box 7, fourth checkbox: Roth IRA. From 2025 on, a Roth SEP or Roth SIMPLE IRA has two checkboxes.
	Box7RothIRA *bool `json:"box7RothIra,omitempty"`
}

// Filed5498Status: Whether the line can still change.
type Filed5498Status string

// Known values of Filed5498Status. The API may add others.
const (
	// The rollover is completed or failed.
	Filed5498StatusFinal Filed5498Status = "final"
	// The rollover is in progress. Money was sent, but the rollover has not ended.
	Filed5498StatusOpen Filed5498Status = "open"
)

// Form1099RBoxes: Boxes of Form 1099-R.
type Form1099RBoxes struct {
	// Box 1: gross distribution, before withholding.
	Box1GrossDistribution string `json:"box1GrossDistribution"`
	// Box 2a: taxable amount, as the payer determines it. Null if the box is blank.
	Box2aTaxableAmount *string `json:"box2aTaxableAmount"`
	// Box 2b, first checkbox: taxable amount not determined.
	Box2bTaxableAmountNotDetermined bool `json:"box2bTaxableAmountNotDetermined"`
	// Box 2b, second checkbox: total distribution.
	Box2bTotalDistribution bool `json:"box2bTotalDistribution"`
	// Box 4: federal income tax withheld.
	Box4FederalTaxWithheld string `json:"box4FederalTaxWithheld"`
	// Box 5: contributions made after tax. Null for IRAs and Roth accounts, and if unknown.
	Box5EmployeeContributions *string `json:"box5EmployeeContributions"`
	// Box 7: distribution code of one or two characters.
	Box7DistributionCode string `json:"box7DistributionCode"`
	// Box 7, checkbox: traditional, SEP or SIMPLE IRA.
	Box7IRASepSimple bool `json:"box7IraSepSimple"`
	// Box 14: state income tax withheld.
	Box14StateTaxWithheld string `json:"box14StateTaxWithheld"`
	// Box 6: net unrealized appreciation in employer stock. Null if blank.
	Box6UnrealizedAppreciation *string `json:"box6UnrealizedAppreciation"`
	// Box 10: amount allocable to in-plan Roth rollovers within five years. Null if blank or unknown.
	Box10AllocableToInPlanRollover *string `json:"box10AllocableToInPlanRollover"`
	// Box 11: first year of designated Roth contributions. Null if blank or unknown.
	Box11FirstRothYear *int `json:"box11FirstRothYear"`
	// Box 15: state, without the payer's state number. Null if no state tax was withheld, or if unknown.
	Box15State *string `json:"box15State"`
	// Box 16: distribution from which state tax was withheld. Null if blank.
	Box16StateDistribution *string `json:"box16StateDistribution"`
	// Issues to resolve before the form is filed. In CSV, only their codes, separated by spaces.
	Warnings []TaxFormWarning `json:"warnings"`
}

// Form1099RCorrection is a correction of a filed Form 1099-R.
type Form1099RCorrection struct {
	// The environment of the object.
	Environment Environment `json:"environment"`
	// The tax year.
	Year int `json:"year"`
	// The filing that is compared.
	FilingID string `json:"filingId"`
	// Date of the filing.
	FiledOn string `json:"filedOn"`
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// The integrator's ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The recipient's account.
	AccountID string `json:"accountId"`
	// The custodian that files the form.
	CustodianID string `json:"custodianId"`
	// Account type at that custodian.
	AccountType AccountType `json:"accountType"`
	// Whether the line can still change.
	Status Filed5498Status `json:"status"`
	// How the form is corrected (General Instructions for Certain Information Returns, part H).
	Method Form5498CorrectionMethod `json:"method"`
	// Why the form is corrected.
	Reason Form5498CorrectionReason `json:"reason"`
	// Boxes that differ. Can be empty if only the recipient changed.
	Changes []TaxBoxChange `json:"changes"`
	// The form: always `1099-R`.
	Form string `json:"form"`
	// Boxes as filed. Null if the form was not filed.
	Original *Filed1099RBoxes `json:"original"`
	// The boxes as they should have been filed.
	Corrected Filed1099RBoxes `json:"corrected"`
}

func (*Form1099RCorrection) isExportTaxCorrectionsResponse() {}

// MarshalJSON adds the member object.
func (a Form1099RCorrection) MarshalJSON() ([]byte, error) {
	type members Form1099RCorrection
	return marshalTagged("object", "tax_form_correction", members(a))
}

// Form1099RLine: Data for Form 1099-R. This is not a filing or tax advice.
type Form1099RLine struct {
	// The environment of the object.
	Environment Environment `json:"environment"`
	// The tax year.
	Year int `json:"year"`
	// The rollover's ID. For the cash part of a distribution, the ID of its first rollover.
	RolloverID string `json:"rolloverId"`
	// The integrator's ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The distribution that the rollover belongs to.
	DistributionID *string `json:"distributionId"`
	// The recipient's account, which has the personal data.
	AccountID string `json:"accountId"`
	// The custodian that files the form: the source for Form 1099-R, the destination for Form 5498.
	CustodianID string `json:"custodianId"`
	// Account type at that custodian.
	AccountType AccountType `json:"accountType"`
	// Whether the line can still change.
	Status Filed5498Status `json:"status"`
	// The form: always `1099-R`.
	Form string `json:"form"`
	// Box 1: gross distribution, before withholding.
	Box1GrossDistribution string `json:"box1GrossDistribution"`
	// Box 2a: taxable amount, as the payer determines it. Null if the box is blank.
	Box2aTaxableAmount *string `json:"box2aTaxableAmount"`
	// Box 2b, first checkbox: taxable amount not determined.
	Box2bTaxableAmountNotDetermined bool `json:"box2bTaxableAmountNotDetermined"`
	// Box 2b, second checkbox: total distribution.
	Box2bTotalDistribution bool `json:"box2bTotalDistribution"`
	// Box 4: federal income tax withheld.
	Box4FederalTaxWithheld string `json:"box4FederalTaxWithheld"`
	// Box 5: contributions made after tax. Null for IRAs and Roth accounts, and if unknown.
	Box5EmployeeContributions *string `json:"box5EmployeeContributions"`
	// Box 7: distribution code of one or two characters.
	Box7DistributionCode string `json:"box7DistributionCode"`
	// Box 7, checkbox: traditional, SEP or SIMPLE IRA.
	Box7IRASepSimple bool `json:"box7IraSepSimple"`
	// Box 14: state income tax withheld.
	Box14StateTaxWithheld string `json:"box14StateTaxWithheld"`
	// Box 6: net unrealized appreciation in employer stock. Null if blank.
	Box6UnrealizedAppreciation *string `json:"box6UnrealizedAppreciation"`
	// Box 10: amount allocable to in-plan Roth rollovers within five years. Null if blank or unknown.
	Box10AllocableToInPlanRollover *string `json:"box10AllocableToInPlanRollover"`
	// Box 11: first year of designated Roth contributions. Null if blank or unknown.
	Box11FirstRothYear *int `json:"box11FirstRothYear"`
	// Box 15: state, without the payer's state number. Null if no state tax was withheld, or if unknown.
	Box15State *string `json:"box15State"`
	// Box 16: distribution from which state tax was withheld. Null if blank.
	Box16StateDistribution *string `json:"box16StateDistribution"`
	// Issues to resolve before the form is filed. In CSV, only their codes, separated by spaces.
	Warnings []TaxFormWarning `json:"warnings"`
	// Ledger movements on the form. They add up to box 1 of Form 1099-R, or to boxes 2, 3, 13a and 14a of
	// Form 5498. In CSV, only their IDs, separated by spaces.
	Movements []TaxFormMovement `json:"movements"`
}

func (*Form1099RLine) isExportTaxReportResponse() {}

// MarshalJSON adds the member object.
func (a Form1099RLine) MarshalJSON() ([]byte, error) {
	type members Form1099RLine
	return marshalTagged("object", "tax_report_line", members(a))
}

// Form5498Boxes: Boxes of Form 5498.
type Form5498Boxes struct {
	// Box 2: amount rolled over in time. Null if blank.
	Box2RolloverContributions *string `json:"box2RolloverContributions"`
	// Box 3: conversion to a Roth IRA from a traditional, SEP or SIMPLE IRA. Null if blank.
	Box3RothConversion *string `json:"box3RothConversion"`
	// Box 13a: late rollover that is not in box 2 or 3. Null if blank.
	Box13aLateContribution *string `json:"box13aLateContribution"`
	// Box 13b: year of the contribution. Null, because the box is blank for late rollovers.
	Box13bYear *int `json:"box13bYear"`
	// Box 13c: `SC` with the participant's certification (Rev. Proc. 2020-46), `PO` for a plan loan
	// offset, `FD` for a deadline postponed by a disaster, `EO13239`, `EO12744`, `EO13119` or `PL115-97`
	// for a combat zone. New values may be added.
	Box13cCode *Filed5498Box13cCode `json:"box13cCode"`
	// Box 14a: repayment of a distribution. It is in no other box. Null if blank.
	Box14aRepayments *string `json:"box14aRepayments"`
	// Box 14b: kind of the repaid distribution: `BA` birth or adoption, `DD` disaster, `QR` reservist,
	// `EP` emergency personal expense, `DA` domestic abuse, `TI` terminal illness. New values may be
	// added.
	Box14bCode *Filed5498Box14bCode `json:"box14bCode"`
	// Box 7, first checkbox: traditional IRA.
	Box7IRA bool `json:"box7Ira"`
	// Box 7, second checkbox: SEP IRA, or the Roth IRA of a SEP.
	Box7Sep bool `json:"box7Sep"`
	// Box 7, third checkbox: SIMPLE IRA, or the Roth IRA of a SIMPLE plan.
	Box7Simple bool `json:"box7Simple"`
	// Box 7, fourth checkbox: Roth IRA. From 2025 on, a Roth SEP or Roth SIMPLE IRA has two checkboxes.
	Box7RothIRA bool `json:"box7RothIra"`
	// Issues to resolve before the form is filed. In CSV, only their codes, separated by spaces.
	Warnings []TaxFormWarning `json:"warnings"`
}

// Form5498Correction is a correction of a filed Form 5498.
type Form5498Correction struct {
	// The environment of the object.
	Environment Environment `json:"environment"`
	// The tax year.
	Year int `json:"year"`
	// The filing that is compared.
	FilingID string `json:"filingId"`
	// Date of the filing.
	FiledOn string `json:"filedOn"`
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// The integrator's ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The recipient's account.
	AccountID string `json:"accountId"`
	// The custodian that files the form.
	CustodianID string `json:"custodianId"`
	// Account type at that custodian.
	AccountType AccountType `json:"accountType"`
	// Whether the line can still change.
	Status Filed5498Status `json:"status"`
	// How the form is corrected (General Instructions for Certain Information Returns, part H).
	Method Form5498CorrectionMethod `json:"method"`
	// Why the form is corrected.
	Reason Form5498CorrectionReason `json:"reason"`
	// Boxes that differ. Can be empty if only the recipient changed.
	Changes []TaxBoxChange `json:"changes"`
	// The form: always `5498`.
	Form string `json:"form"`
	// Boxes as filed. Null if the form was not filed.
	Original *Filed5498Boxes `json:"original"`
	// The boxes as they should have been filed.
	Corrected Filed5498Boxes `json:"corrected"`
}

func (*Form5498Correction) isExportTaxCorrectionsResponse() {}

// MarshalJSON adds the member object.
func (a Form5498Correction) MarshalJSON() ([]byte, error) {
	type members Form5498Correction
	return marshalTagged("object", "tax_form_correction", members(a))
}

// Form5498CorrectionMethod: How the form is corrected (General Instructions for Certain Information
// Returns, part H).
type Form5498CorrectionMethod string

// Known values of Form5498CorrectionMethod. The API may add others.
const (
	// File a form with the boxes in `corrected`, and check its CORRECTED box.
	Form5498CorrectionMethodOneTransaction Form5498CorrectionMethod = "one_transaction"
	// First file the original recipient's form with zero amounts and the CORRECTED box checked. Then file
	// a new form with the boxes in `corrected`, without checking its CORRECTED box.
	Form5498CorrectionMethodTwoTransactions Form5498CorrectionMethod = "two_transactions"
	// File an original form with the boxes in `corrected`.
	Form5498CorrectionMethodOriginal Form5498CorrectionMethod = "original"
)

// Form5498CorrectionReason: Why the form is corrected.
type Form5498CorrectionReason string

// Known values of Form5498CorrectionReason. The API may add others.
const (
	// Amounts, codes or checkboxes changed.
	Form5498CorrectionReasonBoxesChanged Form5498CorrectionReason = "boxes_changed"
	// The recipient's name changed.
	Form5498CorrectionReasonRecipientChanged Form5498CorrectionReason = "recipient_changed"
	// The form should not have been filed. All amounts of `corrected` are zero.
	Form5498CorrectionReasonNotDue Form5498CorrectionReason = "not_due"
	// The form was not in the filing.
	Form5498CorrectionReasonNotFiled Form5498CorrectionReason = "not_filed"
)

// Form5498Line: Data for Form 5498 about rollovers. This is not a filing or tax advice.
type Form5498Line struct {
	// The environment of the object.
	Environment Environment `json:"environment"`
	// The tax year.
	Year int `json:"year"`
	// The rollover's ID. For the cash part of a distribution, the ID of its first rollover.
	RolloverID string `json:"rolloverId"`
	// The integrator's ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The distribution that the rollover belongs to.
	DistributionID *string `json:"distributionId"`
	// The recipient's account, which has the personal data.
	AccountID string `json:"accountId"`
	// The custodian that files the form: the source for Form 1099-R, the destination for Form 5498.
	CustodianID string `json:"custodianId"`
	// Account type at that custodian.
	AccountType AccountType `json:"accountType"`
	// Whether the line can still change.
	Status Filed5498Status `json:"status"`
	// The form: always `5498`.
	Form string `json:"form"`
	// Box 2: amount rolled over in time. Null if blank.
	Box2RolloverContributions *string `json:"box2RolloverContributions"`
	// Box 3: conversion to a Roth IRA from a traditional, SEP or SIMPLE IRA. Null if blank.
	Box3RothConversion *string `json:"box3RothConversion"`
	// Box 13a: late rollover that is not in box 2 or 3. Null if blank.
	Box13aLateContribution *string `json:"box13aLateContribution"`
	// Box 13b: year of the contribution. Null, because the box is blank for late rollovers.
	Box13bYear *int `json:"box13bYear"`
	// Box 13c: `SC` with the participant's certification (Rev. Proc. 2020-46), `PO` for a plan loan
	// offset, `FD` for a deadline postponed by a disaster, `EO13239`, `EO12744`, `EO13119` or `PL115-97`
	// for a combat zone. New values may be added.
	Box13cCode *Filed5498Box13cCode `json:"box13cCode"`
	// Box 14a: repayment of a distribution. It is in no other box. Null if blank.
	Box14aRepayments *string `json:"box14aRepayments"`
	// Box 14b: kind of the repaid distribution: `BA` birth or adoption, `DD` disaster, `QR` reservist,
	// `EP` emergency personal expense, `DA` domestic abuse, `TI` terminal illness. New values may be
	// added.
	Box14bCode *Filed5498Box14bCode `json:"box14bCode"`
	// Box 7, first checkbox: traditional IRA.
	Box7IRA bool `json:"box7Ira"`
	// Box 7, second checkbox: SEP IRA, or the Roth IRA of a SEP.
	Box7Sep bool `json:"box7Sep"`
	// Box 7, third checkbox: SIMPLE IRA, or the Roth IRA of a SIMPLE plan.
	Box7Simple bool `json:"box7Simple"`
	// Box 7, fourth checkbox: Roth IRA. From 2025 on, a Roth SEP or Roth SIMPLE IRA has two checkboxes.
	Box7RothIRA bool `json:"box7RothIra"`
	// Issues to resolve before the form is filed. In CSV, only their codes, separated by spaces.
	Warnings []TaxFormWarning `json:"warnings"`
	// Ledger movements on the form. They add up to box 1 of Form 1099-R, or to boxes 2, 3, 13a and 14a of
	// Form 5498. In CSV, only their IDs, separated by spaces.
	Movements []TaxFormMovement `json:"movements"`
}

func (*Form5498Line) isExportTaxReportResponse() {}

// MarshalJSON adds the member object.
func (a Form5498Line) MarshalJSON() ([]byte, error) {
	type members Form5498Line
	return marshalTagged("object", "tax_report_line", members(a))
}

// FormerName is an earlier name of a participant.
type FormerName struct {
	// The earlier given name.
	FirstName *string `json:"firstName"`
	// The earlier family name.
	LastName *string `json:"lastName"`
	// Why this name was replaced.
	Reason NameChangeReason `json:"reason"`
	// First day of the next name, if known.
	EffectiveOn *string             `json:"effectiveOn"`
	Evidence    *NameChangeEvidence `json:"evidence"`
	// When the account got the next name.
	ReplacedAt time.Time `json:"replacedAt"`
}

// FundsRecipient: Recipient of the money.
type FundsRecipient string

// Known values of FundsRecipient. The API may add others.
const (
	// The destination custodian.
	FundsRecipientDestination FundsRecipient = "destination"
	// The participant.
	FundsRecipientParticipant FundsRecipient = "participant"
)

// GetCoreOpenAPIResponse is the OpenAPI document.
type GetCoreOpenAPIResponse struct {
	// The OpenAPI version.
	Openapi string `json:"openapi"`
}

// GetLivenessResponse is the process is running.
type GetLivenessResponse struct {
	// Always `live`: the process runs.
	Status string `json:"status"`
}

// GetOpenAPIResponse is the OpenAPI document.
type GetOpenAPIResponse struct {
	// The OpenAPI version.
	Openapi string `json:"openapi"`
}

// GraphqlAnswer is the response of a GraphQL request.
type GraphqlAnswer struct {
	// The requested fields. Null or omitted after an error.
	Data map[string]any `json:"data,omitempty"`
	// The errors. `extensions.code` gives the cause.
	Errors []GraphqlAnswerError `json:"errors,omitempty"`
}

// GraphqlAnswerError is one item of the list. The errors. `extensions.code` gives the cause.
type GraphqlAnswerError struct {
	// Explanation of the error for developers.
	Message    string                        `json:"message"`
	Extensions *GraphqlAnswerErrorExtensions `json:"extensions,omitempty"`
}

// GraphqlAnswerErrorExtensions: Machine-readable fields of the error.
type GraphqlAnswerErrorExtensions struct {
	// A stable error code, as in REST.
	Code string `json:"code"`
}

// GraphqlRequest is a GraphQL document with its variables.
type GraphqlRequest struct {
	// A GraphQL document.
	Query *string `json:"query,omitempty"`
	// The operation to run, if the document has several.
	OperationName *string `json:"operationName,omitempty"`
	// Values of the document's variables.
	Variables map[string]any `json:"variables,omitempty"`
}

// HealthReport: Whether the service can answer requests.
type HealthReport struct {
	// `ready`: all dependencies respond. `degraded`: an optional dependency is down. `unavailable`: a
	// required dependency is down, or the service is starting. `stopping`: the service is shutting down.
	Status HealthReportStatus `json:"status"`
	// The service's dependencies. Empty while the service is stopping.
	Checks map[string]HealthReportChecks `json:"checks"`
	// Human-readable reasons why the service is not ready. Omitted if the only reason is that a dependency
	// does not respond.
	Reasons []string `json:"reasons,omitempty"`
}

// HealthReportChecks is an object of the API.
type HealthReportChecks string

// Known values of HealthReportChecks. The API may add others.
const (
	// The dependency responds.
	HealthReportChecksUp HealthReportChecks = "up"
	// The dependency does not respond.
	HealthReportChecksDown HealthReportChecks = "down"
)

// HealthReportStatus: `ready`: all dependencies respond. `degraded`: an optional dependency is down.
// `unavailable`: a required dependency is down, or the service is starting. `stopping`: the service is
// shutting down.
type HealthReportStatus string

// Known values of HealthReportStatus. The API may add others.
const (
	// All dependencies respond.
	HealthReportStatusReady HealthReportStatus = "ready"
	// An optional dependency is down.
	HealthReportStatusDegraded HealthReportStatus = "degraded"
	// A required dependency is down, or the service is starting.
	HealthReportStatusUnavailable HealthReportStatus = "unavailable"
	// The service is shutting down.
	HealthReportStatusStopping HealthReportStatus = "stopping"
)

// Hold: Reason for the hold. Null if it is not on hold.
type Hold struct {
	// Machine-readable code.
	Code *string `json:"code"`
	// Human-readable reason.
	Reason string `json:"reason"`
	// Time it was put on hold.
	Since time.Time `json:"since"`
}

// HoldAction: Put on hold. All deadlines pause except the 60 days. Allowed in `draft`,
// `awaiting_participant`, `submitted`, `in_review`, `approved`, `requested`, `processing`,
// `funds_sent`, `funds_received`, `awaiting_documents`.
type HoldAction struct {
	Params HoldActionParams `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*HoldAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a HoldAction) MarshalJSON() ([]byte, error) {
	type members HoldAction
	return marshalTagged("action", "hold", members(a))
}

// HoldActionParams is the parameters of `hold`.
type HoldActionParams struct {
	// Reason, up to 500 characters. Do not include personal data.
	Reason string `json:"reason"`
	// Machine-readable reason: lowercase letters, digits and underscores, such as `name_mismatch`.
	Code *string `json:"code,omitempty"`
}

// ImportIncomingFundsFileRequest is the body of `POST /v1/bank-files`.
type ImportIncomingFundsFileRequest struct {
	// Name of the file. Default: the file name.
	Name *string `json:"name,omitempty"`
	// Default: detected from the content.
	Format *BankFileFormat `json:"format,omitempty"`
	// For `lockbox_csv`, if the headers are not recognized: a JSON object that maps fields to a header or
	// a column number, such as `{"amount":"Check Amt","receivedOn":3}`.
	Columns *string `json:"columns,omitempty"`
	// SHA-256 digest of the file. The import is rejected if it does not match.
	Sha256 *string `json:"sha256,omitempty"`
	// The file: lockbox CSV, BAI2, Nacha, camt.053 or camt.054, up to 16 MB and 50,000 entries.
	File File `json:"-"`
}

// IncomingFunds: Money that arrived, and where it is now.
type IncomingFunds struct {
	// TypeID: `inf_` followed by 26 characters.
	ID string `json:"id"`
	// The type of the object: always `incoming_funds`.
	Object string `json:"object"`
	// The environment of the object.
	Environment Environment `json:"environment"`
	// Where the money is.
	Status IncomingFundsStatus `json:"status"`
	// The amount received.
	Amount string `json:"amount"`
	// The date the money arrived.
	ReceivedOn string `json:"receivedOn"`
	// How the money arrived.
	Method IncomingFundsMethod `json:"method"`
	// The sender, as printed.
	PayerName *string `json:"payerName"`
	// The payee line.
	Payee *string `json:"payee"`
	// The memo or remittance text.
	Memo *string `json:"memo"`
	// Number printed on the check.
	CheckNumber *string `json:"checkNumber"`
	// ACH trace number, wire reference or tracking number.
	TraceNumber *string `json:"traceNumber"`
	// The bank's ID of the entry.
	BankReference *string `json:"bankReference"`
	// The account number as printed, masked.
	AccountNumberMask *string `json:"accountNumberMask"`
	// The custodian that sent the money.
	CustodianID *string `json:"custodianId"`
	// SHA-256 digest of the image.
	ImageSha256 *string `json:"imageSha256"`
	// Earlier money with the same bank reference. Null if none.
	SuspectedDuplicateOf *string `json:"suspectedDuplicateOf"`
	// The incoming funds that this money was split from. If money is applied to several rollovers and one
	// of them releases its part, the part becomes separate incoming funds.
	SplitFrom *string `json:"splitFrom"`
	// The bank file that it came from.
	FileID *string `json:"fileId"`
	// Its line in the bank file.
	Line *int `json:"line"`
	// A note for the people who work on it.
	Note *string `json:"note"`
	// Your ID for the person who works on it.
	OwnerID  *string                `json:"ownerId"`
	Suspense *IncomingFundsSuspense `json:"suspense"`
	// The rollovers that the money is applied to. The amounts add up to `amount`.
	Allocations []IncomingFundsAllocation `json:"allocations"`
	Outcome     *IncomingFundsOutcome     `json:"outcome"`
	// Counts changes. Send it as `If-Match`.
	Version int `json:"version"`
	// Time of recording.
	CreatedAt time.Time `json:"createdAt"`
	// Time of the last change.
	UpdatedAt time.Time `json:"updatedAt"`
	// The custodian. Null if there is none. Only with `expand=custodian`.
	Custodian *Custodian `json:"custodian,omitempty"`
}

// IncomingFundsAllocation: Part of the money, applied to a rollover.
type IncomingFundsAllocation struct {
	// The rollover that received this part.
	RolloverID string `json:"rolloverId"`
	// The part of the money for this rollover.
	Amount string `json:"amount"`
	// The rollover's receipt that records it.
	ReceiptID string `json:"receiptId"`
	// The transfer that arrived. Null if unknown.
	TransferID *string `json:"transferId"`
}

// IncomingFundsAllocationInput: Part of the money, for one rollover.
type IncomingFundsAllocationInput struct {
	// A TypeID: rol_ and 26 characters.
	RolloverID string `json:"rolloverId"`
	// The part of the money for this rollover.
	Amount string `json:"amount"`
	// ID of one of the rollover's `transfers`. Default: the only outstanding transfer, or the one whose
	// outstanding amount matches; otherwise the earliest transfers.
	TransferID *string `json:"transferId,omitempty"`
}

// IncomingFundsApplication is the rollovers that get the money.
type IncomingFundsApplication struct {
	// The rollover that gets the whole amount.
	RolloverID *string `json:"rolloverId,omitempty"`
	// ID of one of the rollover's `transfers`. Default: the only outstanding transfer, or the one whose
	// outstanding amount matches; otherwise the earliest transfers.
	TransferID *string `json:"transferId,omitempty"`
	// Divides the amount among rollovers.
	Allocations []IncomingFundsAllocationInput `json:"allocations,omitempty"`
	// Reason the money is late. After the 60 days, this or `lateReasonCode` is required. It is not a
	// certification by itself. Do not include personal data.
	LateReason *string `json:"lateReason,omitempty"`
	// Reason the money arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2)).
	LateReasonCode *LateReasonCode `json:"lateReasonCode,omitempty"`
	// Confirms that dates before the creation of the rollover are correct, because the money moved before
	// the rollover was recorded.
	DatesAttested *bool `json:"datesAttested,omitempty"`
}

// IncomingFundsAppliedEvent: Money was applied to rollovers.
type IncomingFundsAppliedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `incoming_funds.applied`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                     `json:"createdAt"`
	Data      IncomingFundsAppliedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// IncomingFundsAppliedEventData: Details of the event. The fields depend on the event type, here
// `incoming_funds.applied`.
type IncomingFundsAppliedEventData struct {
	// TypeID of the incoming funds.
	IncomingFundsID string `json:"incomingFundsId"`
	// Status of the money.
	Status IncomingFundsStatus `json:"status"`
	// The amount, such as `1000.00`.
	Amount string `json:"amount"`
	// The rollovers that the money is or was applied to.
	RolloverIDs []string `json:"rolloverIds"`
}

// IncomingFundsBatch: Results of a batch.
type IncomingFundsBatch struct {
	// The type of the object: always `incoming_funds_batch`.
	Object string `json:"object"`
	// Number of items that are recorded, now or by an earlier attempt.
	Recorded int `json:"recorded"`
	// Result of each item, in request order.
	Results []IncomingFundsBatchResult `json:"results"`
}

// IncomingFundsBatchInput: Money that arrived, item by item.
type IncomingFundsBatchInput struct {
	// 1 to 100 items to record.
	Items []IncomingFundsInput `json:"items"`
}

// IncomingFundsBatchResult: Result of one item in a batch.
type IncomingFundsBatchResult struct {
	// Status that `POST /v1/incoming-funds` would have returned: 201, or the status of the problem.
	Status int `json:"status"`
	// The recorded money. Null if there is a problem.
	IncomingFunds *IncomingFunds `json:"incomingFunds"`
	// The problem that prevented recording. Its pointers refer to the item. Null on success.
	Problem *Problem `json:"problem"`
}

// IncomingFundsDay: Money that arrived on a day.
type IncomingFundsDay struct {
	// The day the money arrived.
	ReceivedOn string `json:"receivedOn"`
	// All money that arrived. The other amounts add up to it.
	Arrivals string `json:"arrivals"`
	// Not matched to a rollover yet.
	Unmatched string `json:"unmatched"`
	// Money that is in suspense.
	Suspense string `json:"suspense"`
	// Applied to rollovers.
	Applied string `json:"applied"`
	// Returned to its sender.
	Returned string `json:"returned"`
	// Taken back by the bank.
	Reversed string `json:"reversed"`
}

// IncomingFundsDividedEvent is a part of divided money was removed from its rollover. It becomes
// separate incoming funds, with its own event.
type IncomingFundsDividedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `incoming_funds.divided`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                     `json:"createdAt"`
	Data      IncomingFundsDividedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// IncomingFundsDividedEventData: Details of the event. The fields depend on the event type, here
// `incoming_funds.divided`.
type IncomingFundsDividedEventData struct {
	// TypeID of the incoming funds.
	IncomingFundsID string `json:"incomingFundsId"`
	// Status of the money.
	Status IncomingFundsStatus `json:"status"`
	// The amount, such as `1000.00`.
	Amount string `json:"amount"`
	// The rollovers that the money is or was applied to.
	RolloverIDs []string `json:"rolloverIds"`
}

// IncomingFundsEntry is a change of incoming funds.
type IncomingFundsEntry struct {
	// The type of the object: always `incoming_funds_entry`.
	Object string `json:"object"`
	// TypeID of the incoming funds: `inf_` followed by 26 characters.
	IncomingFundsID string `json:"incomingFundsId"`
	// Position in the history, counted from 1: the version after the change.
	Sequence int `json:"sequence"`
	// Kind of the change, such as `recorded` or `applied`. New values may be added.
	Type string `json:"type"`
	// Time of the change.
	At    time.Time `json:"at"`
	Actor Actor     `json:"actor"`
	// Details of the change.
	Data map[string]any `json:"data"`
}

// IncomingFundsEntryPage is one page of a list. One page of the history.
type IncomingFundsEntryPage struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// The items of this page.
	Data []IncomingFundsEntry `json:"data"`
	// True if there are more items after this page.
	HasMore bool `json:"hasMore"`
	// Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll.
	NextCursor *string `json:"nextCursor"`
}

// IncomingFundsFile is an imported bank file.
type IncomingFundsFile struct {
	// TypeID: `iff_` followed by 26 characters.
	ID string `json:"id"`
	// The type of the object: always `incoming_funds_file`.
	Object string `json:"object"`
	// The environment of the object.
	Environment Environment `json:"environment"`
	// Name of the file.
	Name string `json:"name"`
	// SHA-256 digest of the content. The content itself is not stored.
	Sha256 string `json:"sha256"`
	// Format of a bank file.
	Format BankFileFormat `json:"format"`
	// The bank's ID of the file.
	FileReference *string                 `json:"fileReference"`
	Totals        IncomingFundsFileTotals `json:"totals"`
	// Number of returns that took money back.
	ReturnCount int `json:"returnCount"`
	// Number of warnings.
	IssueCount int `json:"issueCount"`
	// Time of the import.
	CreatedAt time.Time `json:"createdAt"`
	// Returns that took money back. Each suggests which incoming funds to reverse.
	Returns []IncomingFundsReturn `json:"returns"`
	// Warnings. A file with errors is not imported.
	Issues []IncomingFundsFileIssue `json:"issues"`
}

// IncomingFundsFileImportedEvent is a bank file was imported. Each credit of the file also has the
// event `incoming_funds.recorded`.
type IncomingFundsFileImportedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `incoming_funds.file_imported`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                          `json:"createdAt"`
	Data      IncomingFundsFileImportedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// IncomingFundsFileImportedEventData: Details of the event. The fields depend on the event type, here
// `incoming_funds.file_imported`.
type IncomingFundsFileImportedEventData struct {
	// TypeID of the imported file.
	FileID string `json:"fileId"`
	// Credits that were recorded.
	ArrivalCount int `json:"arrivalCount"`
	// Credits whose bank reference was already recorded.
	SuspectedDuplicateCount int `json:"suspectedDuplicateCount"`
	// Number of returns that took money back.
	ReturnCount int `json:"returnCount"`
	// Sum of the credits.
	Credits string `json:"credits"`
}

// IncomingFundsFileIssue is a warning about a line of a bank file.
type IncomingFundsFileIssue struct {
	// Line in the file.
	Line int `json:"line"`
	// Kind of the warning, such as `duplicate_reference`. New values may be added.
	Code string `json:"code"`
	// Explanation of the warning for people.
	Message string `json:"message"`
}

// IncomingFundsFileSummary is an imported bank file, without its lines.
type IncomingFundsFileSummary struct {
	// TypeID: `iff_` followed by 26 characters.
	ID string `json:"id"`
	// The type of the object: always `incoming_funds_file`.
	Object string `json:"object"`
	// The environment of the object.
	Environment Environment `json:"environment"`
	// Name of the file.
	Name string `json:"name"`
	// SHA-256 digest of the content. The content itself is not stored.
	Sha256 string `json:"sha256"`
	// Format of a bank file.
	Format BankFileFormat `json:"format"`
	// The bank's ID of the file.
	FileReference *string                 `json:"fileReference"`
	Totals        IncomingFundsFileTotals `json:"totals"`
	// Number of returns that took money back.
	ReturnCount int `json:"returnCount"`
	// Number of warnings.
	IssueCount int `json:"issueCount"`
	// Time of the import.
	CreatedAt time.Time `json:"createdAt"`
}

// IncomingFundsFileSummaryPage is one page of a list. One page of files.
type IncomingFundsFileSummaryPage struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// The items of this page.
	Data []IncomingFundsFileSummary `json:"data"`
	// True if there are more items after this page.
	HasMore bool `json:"hasMore"`
	// Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll.
	NextCursor *string `json:"nextCursor"`
}

// IncomingFundsFileSums: All money of a bank file.
type IncomingFundsFileSums struct {
	// The bank file.
	FileID string `json:"fileId"`
	// Name of the file.
	Name string `json:"name"`
	// The file's credits. They equal `arrivals`.
	Credits string `json:"credits"`
	// All money that arrived. The other amounts add up to it.
	Arrivals string `json:"arrivals"`
	// Not matched to a rollover yet.
	Unmatched string `json:"unmatched"`
	// Money that is in suspense.
	Suspense string `json:"suspense"`
	// Applied to rollovers.
	Applied string `json:"applied"`
	// Returned to its sender.
	Returned string `json:"returned"`
	// Taken back by the bank.
	Reversed string `json:"reversed"`
}

// IncomingFundsFileTotals: Sums and counts of a bank file.
type IncomingFundsFileTotals struct {
	// Sum of the credits. Each credit is recorded as incoming funds.
	Credits string `json:"credits"`
	// Sum of the debits.
	Debits string `json:"debits"`
	// Number of entries.
	Entries int `json:"entries"`
	// The file's own sum of the credits. Null if it has none.
	ControlCredits *string `json:"controlCredits"`
	// The file's own sum of the debits. Null if it has none.
	ControlDebits *string `json:"controlDebits"`
	// Number of credits that were recorded.
	Arrivals int `json:"arrivals"`
	// Number of credits whose bank reference was already recorded.
	SuspectedDuplicates int `json:"suspectedDuplicates"`
}

// IncomingFundsInput: Money that arrived.
type IncomingFundsInput struct {
	// The amount received.
	Amount string `json:"amount"`
	// The date the money arrived, `YYYY-MM-DD`.
	ReceivedOn string `json:"receivedOn"`
	// How the money arrived.
	Method IncomingFundsMethod `json:"method"`
	// The sender, as printed.
	PayerName *string `json:"payerName,omitempty"`
	// The payee line, such as `Fidelity FBO Grace Hopper`.
	Payee *string `json:"payee,omitempty"`
	// The memo or remittance text.
	Memo *string `json:"memo,omitempty"`
	// Number printed on the check.
	CheckNumber *string `json:"checkNumber,omitempty"`
	// ACH trace number, wire reference or tracking number.
	TraceNumber *string `json:"traceNumber,omitempty"`
	// The bank's ID of the entry. A reference that is already recorded marks a suspected duplicate.
	BankReference *string `json:"bankReference,omitempty"`
	// The account number as printed. Responses show it masked.
	AccountReference *string `json:"accountReference,omitempty"`
	// The custodian that sent the money, if known.
	CustodianID *string `json:"custodianId,omitempty"`
	// SHA-256 digest of the image of the check or advice.
	ImageSha256 *string `json:"imageSha256,omitempty"`
	// A note for the people who work on it.
	Note *string `json:"note,omitempty"`
}

// IncomingFundsListSort is an object of the API.
type IncomingFundsListSort string

// Known values of IncomingFundsListSort. The API may add others.
const (
	// Newest first.
	IncomingFundsListSortNewest IncomingFundsListSort = "newest"
	// Oldest first.
	IncomingFundsListSortOldest IncomingFundsListSort = "oldest"
)

// IncomingFundsMatchReason is a reason for a suggestion.
type IncomingFundsMatchReason struct {
	// One of reference_in_text, tracking_number, check_number, account_number, account_number_digits,
	// amount_outstanding, amount_requested, amount_after_withholding, name, former_name, name_similar,
	// last_name, custodian. New values may be added.
	Code string `json:"code"`
	// Points that it adds to the score.
	Points int `json:"points"`
}

// IncomingFundsMethod: How the money arrived.
type IncomingFundsMethod string

// Known values of IncomingFundsMethod. The API may add others.
const (
	// A check.
	IncomingFundsMethodCheck IncomingFundsMethod = "check"
	// A wire transfer.
	IncomingFundsMethodWire IncomingFundsMethod = "wire"
	// An ACH payment.
	IncomingFundsMethodAch IncomingFundsMethod = "ach"
	// Another or unknown method.
	IncomingFundsMethodOther IncomingFundsMethod = "other"
)

// IncomingFundsOutcome: Details of a return or reversal of the money.
type IncomingFundsOutcome struct {
	// Reason for the return or reversal.
	Reason string `json:"reason"`
	// Date of the return or reversal.
	On string `json:"on"`
	// Method of the return.
	Method *string `json:"method"`
	// Tracking number of the return.
	TrackingNumber *string `json:"trackingNumber"`
	// Return code of the bank, such as `R01`.
	Code *string `json:"code"`
}

// IncomingFundsPage is one page of a list. One page of incoming funds.
type IncomingFundsPage struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// The items of this page.
	Data []IncomingFunds `json:"data"`
	// True if there are more items after this page.
	HasMore bool `json:"hasMore"`
	// Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll.
	NextCursor *string `json:"nextCursor"`
}

// IncomingFundsPatch: Changes to the owner, note or deadline of incoming funds.
type IncomingFundsPatch struct {
	// Your ID for the person who works on it. Null removes the owner.
	OwnerID Nullable[string] `json:"ownerId,omitempty"`
	// A note for the people who work on it. Null removes it.
	Note Nullable[string] `json:"note,omitempty"`
	// Last day to return money in suspense, today or later. It cannot be cleared.
	ReturnBy *string `json:"returnBy,omitempty"`
}

// IncomingFundsRecordedEvent: Money that arrived was recorded.
type IncomingFundsRecordedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `incoming_funds.recorded`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                      `json:"createdAt"`
	Data      IncomingFundsRecordedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// IncomingFundsRecordedEventData: Details of the event. The fields depend on the event type, here
// `incoming_funds.recorded`.
type IncomingFundsRecordedEventData struct {
	// TypeID of the incoming funds.
	IncomingFundsID string `json:"incomingFundsId"`
	// Status of the money.
	Status IncomingFundsStatus `json:"status"`
	// The amount, such as `1000.00`.
	Amount string `json:"amount"`
	// The rollovers that the money is or was applied to.
	RolloverIDs []string `json:"rolloverIds"`
}

// IncomingFundsReturn is a return that took money back.
type IncomingFundsReturn struct {
	// Line in the file.
	Line int `json:"line"`
	// The amount that the bank took back.
	Amount string `json:"amount"`
	// The day of the return.
	ReceivedOn string `json:"receivedOn"`
	// Return code of the bank, such as `R01`.
	ReturnCode *string `json:"returnCode"`
	// Meaning of the return code.
	ReturnReason *string `json:"returnReason"`
	// Trace number of the returned payment.
	OriginalTraceNumber *string `json:"originalTraceNumber"`
	// Number of a bounced check.
	CheckNumber *string `json:"checkNumber"`
	// The earlier arrival with this trace number or check number, and this amount. Null if there is none.
	IncomingFundsID *string `json:"incomingFundsId"`
	// Current status of the earlier arrival.
	Status *IncomingFundsStatus `json:"status"`
	// How the earlier arrivals were found, or why a person must decide. Null in older files.
	Match *IncomingFundsReturnMatch `json:"match"`
	// The money that the return takes back, including parts that were split off later. Reverse it with
	// `POST /v1/bank-files/{id}/reverse-return`. If a person must decide, this lists the candidates:
	// arrivals with the return's number.
	Parts []IncomingFundsReturnPart `json:"parts"`
}

// IncomingFundsReturnMatch: How the earlier arrivals were found. New values may be added.
type IncomingFundsReturnMatch string

// Known values of IncomingFundsReturnMatch. The API may add others.
const (
	// One arrival has the return's number and amount.
	IncomingFundsReturnMatchArrival IncomingFundsReturnMatch = "arrival"
	// An arrival with the return's number and amount was divided. The return takes back all parts of the
	// arrival.
	IncomingFundsReturnMatchDivided IncomingFundsReturnMatch = "divided"
	// Arrivals of one day with the return's number add up to the return's amount, such as the lines of one
	// check.
	IncomingFundsReturnMatchLines IncomingFundsReturnMatch = "lines"
	// No remaining arrival with the return's number has the return's amount. A person decides.
	IncomingFundsReturnMatchAmountDiffers IncomingFundsReturnMatch = "amount_differs"
	// The arrival with the return's number and amount, or a part of the arrival, was already returned or
	// reversed. A person decides.
	IncomingFundsReturnMatchAlreadyBack IncomingFundsReturnMatch = "already_back"
	// No arrival has the return's number.
	IncomingFundsReturnMatchUnknownNumber IncomingFundsReturnMatch = "unknown_number"
	// The return has no trace number and no check number.
	IncomingFundsReturnMatchNoNumber IncomingFundsReturnMatch = "no_number"
)

// IncomingFundsReturnPart: Incoming funds that a return takes back.
type IncomingFundsReturnPart struct {
	// ID of the earlier arrival.
	IncomingFundsID string `json:"incomingFundsId"`
	// Amount of the earlier arrival.
	Amount string `json:"amount"`
	// Where the money is.
	Status IncomingFundsStatus `json:"status"`
	// The rollovers that it is applied to.
	RolloverIDs []string `json:"rolloverIds"`
}

// IncomingFundsReturnedEvent: Money was returned to its sender.
type IncomingFundsReturnedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `incoming_funds.returned`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                      `json:"createdAt"`
	Data      IncomingFundsReturnedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// IncomingFundsReturnedEventData: Details of the event. The fields depend on the event type, here
// `incoming_funds.returned`.
type IncomingFundsReturnedEventData struct {
	// TypeID of the incoming funds.
	IncomingFundsID string `json:"incomingFundsId"`
	// Status of the money.
	Status IncomingFundsStatus `json:"status"`
	// The amount, such as `1000.00`.
	Amount string `json:"amount"`
	// The rollovers that the money is or was applied to.
	RolloverIDs []string `json:"rolloverIds"`
}

// IncomingFundsReversedEvent is the bank took money back. The receipts that recorded the money are
// void.
type IncomingFundsReversedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `incoming_funds.reversed`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                      `json:"createdAt"`
	Data      IncomingFundsReversedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// IncomingFundsReversedEventData: Details of the event. The fields depend on the event type, here
// `incoming_funds.reversed`.
type IncomingFundsReversedEventData struct {
	// TypeID of the incoming funds.
	IncomingFundsID string `json:"incomingFundsId"`
	// Status of the money.
	Status IncomingFundsStatus `json:"status"`
	// The amount, such as `1000.00`.
	Amount string `json:"amount"`
	// The rollovers that the money is or was applied to.
	RolloverIDs []string `json:"rolloverIds"`
}

// IncomingFundsRules: How the organization handles money that arrives.
type IncomingFundsRules struct {
	// The minimum score for applying a suggestion automatically, if no other suggestion reaches it or is
	// within 15 points. Null turns this off.
	AutoApplyThreshold *int `json:"autoApplyThreshold"`
	// Calendar days in suspense until money must be returned to its sender.
	SuspenseDays int `json:"suspenseDays"`
}

// IncomingFundsRulesPatch: How the organization handles money that arrives.
type IncomingFundsRulesPatch struct {
	// Applies incoming funds automatically if exactly one suggestion has at least this score, and no other
	// is within 15 points. From 50 to 100. Null, the default, turns it off. Also requires the scope
	// `rollovers:act`.
	AutoApplyThreshold Nullable[int] `json:"autoApplyThreshold,omitempty"`
	// Calendar days in suspense until money must be returned to its sender. Default: 30. Null restores the
	// default.
	SuspenseDays Nullable[int] `json:"suspenseDays,omitempty"`
}

// IncomingFundsStatus: Where the money is.
type IncomingFundsStatus string

// Known values of IncomingFundsStatus. The API may add others.
const (
	// It is not matched to a rollover yet.
	IncomingFundsStatusUnmatched IncomingFundsStatus = "unmatched"
	// It is in suspense, with a deadline for its return.
	IncomingFundsStatusSuspense IncomingFundsStatus = "suspense"
	// It is applied to rollovers.
	IncomingFundsStatusApplied IncomingFundsStatus = "applied"
	// It was returned to its sender. This is final.
	IncomingFundsStatusReturned IncomingFundsStatus = "returned"
	// The bank took it back. This is final.
	IncomingFundsStatusReversed IncomingFundsStatus = "reversed"
)

// IncomingFundsSuggestion is a rollover that the money could belong to.
type IncomingFundsSuggestion struct {
	// The suggested rollover.
	RolloverID string `json:"rolloverId"`
	// Sum of the reasons' points, at most 100.
	Score int `json:"score"`
	// Why it is suggested.
	Reasons []IncomingFundsMatchReason `json:"reasons"`
	// The outstanding transfer that fits best. Null if none.
	TransferID *string `json:"transferId"`
	// State of the rollover.
	State RolloverState `json:"state"`
	// False if the rollover's state does not allow `mark_funds_received`, so that applying fails.
	CanApply bool `json:"canApply"`
}

// IncomingFundsSuggestions: Suggested rollovers for incoming funds.
type IncomingFundsSuggestions struct {
	// The type of the object: always `incoming_funds_suggestions`.
	Object string `json:"object"`
	// TypeID of the incoming funds: `inf_` followed by 26 characters.
	IncomingFundsID string `json:"incomingFundsId"`
	// Up to ten suggestions, best first.
	Suggestions []IncomingFundsSuggestion `json:"suggestions"`
}

// IncomingFundsSummary: Money that arrived in a range of days, by status.
type IncomingFundsSummary struct {
	// The type of the object: always `incoming_funds_summary`.
	Object string `json:"object"`
	// First day of the period.
	From string `json:"from"`
	// Last day of the period, inclusive.
	To    string              `json:"to"`
	Total IncomingFundsTotals `json:"total"`
	// Each day with arrivals, oldest first.
	Days []IncomingFundsDay `json:"days"`
	// Each bank file with arrivals on these days. The sums cover the whole file.
	Files []IncomingFundsFileSums `json:"files"`
	// All money that is in suspense now, whenever it arrived.
	Suspense IncomingFundsSuspenseAges `json:"suspense"`
}

// IncomingFundsSuspendedEvent: Money was put in suspense.
type IncomingFundsSuspendedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `incoming_funds.suspended`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                       `json:"createdAt"`
	Data      IncomingFundsSuspendedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// IncomingFundsSuspendedEventData: Details of the event. The fields depend on the event type, here
// `incoming_funds.suspended`.
type IncomingFundsSuspendedEventData struct {
	// TypeID of the incoming funds.
	IncomingFundsID string `json:"incomingFundsId"`
	// Status of the money.
	Status IncomingFundsStatus `json:"status"`
	// The amount, such as `1000.00`.
	Amount string `json:"amount"`
	// The rollovers that the money is or was applied to.
	RolloverIDs []string `json:"rolloverIds"`
}

// IncomingFundsSuspense: Why the money is in suspense, and until when.
type IncomingFundsSuspense struct {
	// When the money was put in suspense.
	Since time.Time `json:"since"`
	// Why it is in suspense.
	Reason string `json:"reason"`
	// Last day to return it.
	ReturnBy string `json:"returnBy"`
}

// IncomingFundsSuspenseAges: Money in suspense, by age.
type IncomingFundsSuspenseAges struct {
	// In suspense for up to 7 days.
	UpTo7Days IncomingFundsSuspensePart `json:"upTo7Days"`
	// In suspense for 8 to 30 days.
	UpTo30Days IncomingFundsSuspensePart `json:"upTo30Days"`
	// In suspense for more than 30 days.
	Over30Days IncomingFundsSuspensePart `json:"over30Days"`
	// Past its return date. Also counted by age.
	Overdue IncomingFundsSuspensePart `json:"overdue"`
}

// IncomingFundsSuspensePart: Sum and number of items in suspense.
type IncomingFundsSuspensePart struct {
	// Sum of the amounts.
	Amount string `json:"amount"`
	// Number of items.
	Count int `json:"count"`
}

// IncomingFundsTotals: Money that arrived, by where it is now.
type IncomingFundsTotals struct {
	// All money that arrived. The other amounts add up to it.
	Arrivals string `json:"arrivals"`
	// Not matched to a rollover yet.
	Unmatched string `json:"unmatched"`
	// Money that is in suspense.
	Suspense string `json:"suspense"`
	// Applied to rollovers.
	Applied string `json:"applied"`
	// Returned to its sender.
	Returned string `json:"returned"`
	// Taken back by the bank.
	Reversed string `json:"reversed"`
}

// IncomingFundsUnappliedEvent: Money was taken back from its rollovers. Their receipts are void.
type IncomingFundsUnappliedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `incoming_funds.unapplied`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                       `json:"createdAt"`
	Data      IncomingFundsUnappliedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// IncomingFundsUnappliedEventData: Details of the event. The fields depend on the event type, here
// `incoming_funds.unapplied`.
type IncomingFundsUnappliedEventData struct {
	// TypeID of the incoming funds.
	IncomingFundsID string `json:"incomingFundsId"`
	// Status of the money.
	Status IncomingFundsStatus `json:"status"`
	// The amount, such as `1000.00`.
	Amount string `json:"amount"`
	// The rollovers that the money is or was applied to.
	RolloverIDs []string `json:"rolloverIds"`
}

// IncomingFundsUpdatedEvent is the owner, note or deadline was changed.
type IncomingFundsUpdatedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `incoming_funds.updated`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                     `json:"createdAt"`
	Data      IncomingFundsUpdatedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// IncomingFundsUpdatedEventData: Details of the event. The fields depend on the event type, here
// `incoming_funds.updated`.
type IncomingFundsUpdatedEventData struct {
	// TypeID of the incoming funds.
	IncomingFundsID string `json:"incomingFundsId"`
	// Status of the money.
	Status IncomingFundsStatus `json:"status"`
	// The amount, such as `1000.00`.
	Amount string `json:"amount"`
	// The rollovers that the money is or was applied to.
	RolloverIDs []string `json:"rolloverIds"`
}

// InstructionAch: Bank details for a payment by ACH.
type InstructionAch struct {
	// The bank's nine-digit routing number.
	RoutingNumber string `json:"routingNumber"`
	// Full bank account number.
	AccountNumber string `json:"accountNumber"`
}

// InstructionDestination is the destination account.
type InstructionDestination struct {
	// TypeID of the custodian: `cus_` followed by 26 characters.
	CustodianID string `json:"custodianId"`
	// Name of the custodian, as in the directory.
	CustodianName string `json:"custodianName"`
	// True if the operator has verified the directory entry with the custodian.
	IsVerified bool `json:"isVerified"`
	// Tax type of the account, such as `traditional_ira`.
	AccountType AccountType `json:"accountType"`
	// Full account number.
	AccountNumber string `json:"accountNumber"`
	// Name of the employer's plan.
	PlanName *string          `json:"planName"`
	Plan     *InstructionPlan `json:"plan"`
}

// InstructionEnclosure is a document that the source custodian requires with the request.
type InstructionEnclosure struct {
	// Document type. Null if only `detail` describes the document.
	DocumentType *DocumentType `json:"documentType"`
	// Description of the document.
	Detail string `json:"detail"`
	// True if it was provided. Null if unknown.
	IsProvided *bool `json:"isProvided"`
}

// InstructionGap is a missing fact.
type InstructionGap struct {
	// Machine-readable code. New values may be added.
	Code InstructionGapCode `json:"code"`
	// Human-readable explanation.
	Detail string `json:"detail"`
}

// InstructionGapCode: Machine-readable code. New values may be added.
type InstructionGapCode string

// Known values of InstructionGapCode. The API may add others.
const (
	// The directory has no check payee for the destination custodian.
	InstructionGapCodePayee InstructionGapCode = "payee"
	// The directory has no check mailing address for the destination custodian.
	InstructionGapCodeCheckAddress InstructionGapCode = "check_address"
	// The directory has no wire details for the destination custodian.
	InstructionGapCodeWireDetails InstructionGapCode = "wire_details"
	// The directory has no ACH details for the destination custodian.
	InstructionGapCodeAchDetails InstructionGapCode = "ach_details"
	// The directory has no DTC number for the destination custodian.
	InstructionGapCodeDtcNumber InstructionGapCode = "dtc_number"
	// The directory does not say where the source custodian accepts requests.
	InstructionGapCodeRequestAddress InstructionGapCode = "request_address"
	// The account has no last name for the participant.
	InstructionGapCodeParticipantName InstructionGapCode = "participant_name"
	// The name of the deceased owner is missing. An inherited IRA is titled in that name.
	InstructionGapCodeDecedentName InstructionGapCode = "decedent_name"
	// The account has no address for the participant.
	InstructionGapCodeParticipantAddress InstructionGapCode = "participant_address"
	// Documents that the source custodian requires are missing. See the enclosures.
	InstructionGapCodeDocuments InstructionGapCode = "documents"
)

// InstructionParticipant is the person whose money is moved.
type InstructionParticipant struct {
	// The participant's name, from the account.
	Name string `json:"name"`
	// Mailing address, one line per item. Empty if unknown.
	Address []string `json:"address"`
}

// InstructionPayment: Payment to the destination.
type InstructionPayment struct {
	// How the money is delivered, such as `wire` or `check`.
	Method DeliveryMethod `json:"method"`
	// Payee. Null if unknown.
	Payee *string `json:"payee"`
	// Memo or reference: the account number and the rollover ID.
	Memo string `json:"memo"`
	// For a check: mailing address, one line per item. Empty if unknown.
	CheckAddress []string         `json:"checkAddress"`
	Wire         *InstructionWire `json:"wire"`
	Ach          *InstructionAch  `json:"ach"`
	// For an ACATS transfer: the destination custodian's DTC number.
	DtcNumber *string `json:"dtcNumber"`
}

// InstructionPlan is the employer's plan that the rollover names.
type InstructionPlan struct {
	// The plan's ID.
	ID string `json:"id"`
	// The plan's name.
	Name string `json:"name"`
	// Three-digit plan number.
	PlanNumber string `json:"planNumber"`
	// Employer identification number of the plan's sponsor.
	EIN string `json:"ein"`
	// The employer that sponsors the plan.
	SponsorName *string `json:"sponsorName"`
}

// InstructionRequestAddresses: Where the source custodian accepts requests. Null if unknown.
type InstructionRequestAddresses struct {
	// Mailing address, one line per item.
	Address []string `json:"address"`
	// Fax number for requests.
	Fax *string `json:"fax"`
	// Email address of the contact.
	Email *string `json:"email"`
	// Website for requests.
	Portal *string `json:"portal"`
}

// InstructionSignatures: Signatures that the source custodian requires on the request.
type InstructionSignatures struct {
	// Medallion signature guarantee.
	Medallion bool `json:"medallion"`
	// A notary must witness the signature.
	Notarization bool `json:"notarization"`
	// Signature of the participant's spouse.
	SpousalConsent bool `json:"spousalConsent"`
	// Ink signature on paper.
	WetSignature bool `json:"wetSignature"`
}

// InstructionSource is the source account.
type InstructionSource struct {
	// TypeID of the custodian: `cus_` followed by 26 characters.
	CustodianID string `json:"custodianId"`
	// Name of the custodian, as in the directory.
	CustodianName string `json:"custodianName"`
	// True if the operator has verified the directory entry with the custodian.
	IsVerified bool `json:"isVerified"`
	// Tax type of the account, such as `traditional_ira`.
	AccountType AccountType `json:"accountType"`
	// Full account number.
	AccountNumber string `json:"accountNumber"`
	// Name of the employer's plan.
	PlanName   *string                      `json:"planName"`
	Plan       *InstructionPlan             `json:"plan"`
	RequestTo  *InstructionRequestAddresses `json:"requestTo"`
	Signatures InstructionSignatures        `json:"signatures"`
}

// InstructionWarning: Something to check before the instructions are used.
type InstructionWarning struct {
	// Machine-readable code. New values may be added.
	Code InstructionWarningCode `json:"code"`
	// Human-readable explanation.
	Detail string `json:"detail"`
}

// InstructionWarningCode: Machine-readable code. New values may be added.
type InstructionWarningCode string

// Known values of InstructionWarningCode. The API may add others.
const (
	// The source custodian's directory entry is not verified. Confirm these details with the custodian,
	// using a phone number you already have.
	InstructionWarningCodeSourceNotVerified InstructionWarningCode = "source_not_verified"
	// The destination custodian's directory entry is not verified. Confirm these details with the
	// custodian, using a phone number you already have.
	InstructionWarningCodeDestinationNotVerified InstructionWarningCode = "destination_not_verified"
	// The source custodian is no longer active in the directory.
	InstructionWarningCodeSourceInactive InstructionWarningCode = "source_inactive"
	// The destination custodian is no longer active in the directory.
	InstructionWarningCodeDestinationInactive InstructionWarningCode = "destination_inactive"
	// Requirements that your organization added for the source custodian or plan have expired. Ask whether
	// they still apply, and confirm them.
	InstructionWarningCodeRequirementsUnconfirmed InstructionWarningCode = "requirements_unconfirmed"
	// This rollover has not been approved.
	InstructionWarningCodeNotApproved InstructionWarningCode = "not_approved"
	// The participant died. Do not send money: it belongs to the beneficiary, who needs a rollover of
	// their own.
	InstructionWarningCodeParticipantDied InstructionWarningCode = "participant_died"
	// This rollover is on hold.
	InstructionWarningCodeOnHold InstructionWarningCode = "on_hold"
	// This rollover has ended. Do not send money using these instructions.
	InstructionWarningCodeEnded InstructionWarningCode = "ended"
	// Money has already been sent for this rollover. These instructions may already have been followed.
	InstructionWarningCodeMoneySent InstructionWarningCode = "money_sent"
	// The source custodian pays the participant, who has 60 days to deposit the money. These instructions
	// are for the deposit at the destination.
	InstructionWarningCodeParticipantPays InstructionWarningCode = "participant_pays"
)

// InstructionWire: Bank details for a payment by wire.
type InstructionWire struct {
	// Name of the bank that receives the wire.
	BankName string `json:"bankName"`
	// The bank's nine-digit routing number.
	RoutingNumber string `json:"routingNumber"`
	// Owner of the bank account.
	Beneficiary string `json:"beneficiary"`
	// Full bank account number.
	AccountNumber string `json:"accountNumber"`
	// For further credit: the account to which the beneficiary forwards the money.
	FurtherCredit *string `json:"furtherCredit"`
}

// IssueLetterRequest is the body of `POST /v1/rollovers/{id}/letters`.
type IssueLetterRequest struct {
	// Kind of letter.
	Kind LetterKind `json:"kind"`
	// Account numbers in the letter. Default: `masked`.
	AccountNumbers *LetterAccountNumbers `json:"accountNumbers,omitempty"`
}

// LateReasonCode: Reason the money arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2)).
type LateReasonCode string

// Known values of LateReasonCode. The API may add others.
const (
	// An error was committed by the financial institution making the distribution or receiving the
	// contribution.
	LateReasonCodeFinancialInstitutionError LateReasonCode = "financial_institution_error"
	// The distribution was in the form of a check and the check was misplaced and never cashed.
	LateReasonCodeCheckMisplaced LateReasonCode = "check_misplaced"
	// The distribution was deposited into and remained in an account that was mistakenly thought to be a
	// retirement plan or IRA.
	LateReasonCodeWrongAccount LateReasonCode = "wrong_account"
	// The participant's principal residence was severely damaged.
	LateReasonCodeResidenceDamaged LateReasonCode = "residence_damaged"
	// One of the participant's family members died.
	LateReasonCodeFamilyDeath LateReasonCode = "family_death"
	// The participant, or one of their family members, was seriously ill.
	LateReasonCodeSeriousIllness LateReasonCode = "serious_illness"
	// The participant was incarcerated.
	LateReasonCodeIncarceration LateReasonCode = "incarceration"
	// Restrictions were imposed by a foreign country.
	LateReasonCodeForeignRestrictions LateReasonCode = "foreign_restrictions"
	// A postal error occurred.
	LateReasonCodePostalError LateReasonCode = "postal_error"
	// The distribution was made on account of an IRS levy, and the proceeds of the levy were returned to
	// the participant.
	LateReasonCodeLevyReturned LateReasonCode = "levy_returned"
	// The party making the distribution delayed providing information that the receiving plan or IRA
	// required, despite reasonable efforts to obtain it.
	LateReasonCodeInformationDelayed LateReasonCode = "information_delayed"
	// The distribution was made to a state unclaimed property fund.
	LateReasonCodeUnclaimedProperty LateReasonCode = "unclaimed_property"
)

// LeakedKey is a possible key found in public.
type LeakedKey struct {
	// The token that was found.
	Token string `json:"token"`
	// The scanner's name for this type of key.
	Type string `json:"type"`
	// The URL where it was found.
	URL *string `json:"url,omitempty"`
	// The kind of source it was found in, such as `commit` or `gist_content`.
	Source *string `json:"source,omitempty"`
}

// LeakedKeyVerdict is the verdict on a report.
type LeakedKeyVerdict struct {
	// The SHA-256 of the token, in hexadecimal.
	TokenHash string `json:"token_hash"`
	// The `type` of the report.
	TokenType string `json:"token_type"`
	// `true_positive`: the token is or was an `sk` or `ak` key of this deployment. `false_positive`: the
	// token was never such a key.
	Label LeakedKeyVerdictLabel `json:"label"`
}

// LeakedKeyVerdictLabel: `true_positive`: the token is or was an `sk` or `ak` key of this deployment.
// `false_positive`: the token was never such a key.
type LeakedKeyVerdictLabel string

// Known values of LeakedKeyVerdictLabel. The API may add others.
const (
	// The token is or was an `sk` or `ak` key of this deployment.
	LeakedKeyVerdictLabelTruePositive LeakedKeyVerdictLabel = "true_positive"
	// The token was never an `sk` or `ak` key of this deployment.
	LeakedKeyVerdictLabelFalsePositive LeakedKeyVerdictLabel = "false_positive"
)

// Ledger is the ledger of a rollover's money.
type Ledger struct {
	// The type of the object: always `ledger`.
	Object string `json:"object"`
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// All movements, in the order in which they were recorded.
	Movements []Movement   `json:"movements"`
	Totals    LedgerTotals `json:"totals"`
	// Void payments that were not reissued. Their money is in no total.
	UnreplacedPayments []UnreplacedPayment `json:"unreplacedPayments"`
}

// LedgerAccount is the rollover amount that the movement changes. New values may be added.
type LedgerAccount string

// Known values of LedgerAccount. The API may add others.
const (
	// Money sent, net of withholding.
	LedgerAccountSent LedgerAccount = "sent"
	// Federal tax withheld.
	LedgerAccountWithheldFederal LedgerAccount = "withheld_federal"
	// State tax withheld.
	LedgerAccountWithheldState LedgerAccount = "withheld_state"
	// Money received by the destination.
	LedgerAccountReceived LedgerAccount = "received"
	// Money posted to the destination account.
	LedgerAccountPosted LedgerAccount = "posted"
)

// LedgerTotals: Sums of the movements. They equal the rollover's `amounts`.
type LedgerTotals struct {
	// Money sent, net of withholding.
	Sent string `json:"sent"`
	// Federal tax withheld.
	WithheldFederal string `json:"withheldFederal"`
	// State tax withheld.
	WithheldState string `json:"withheldState"`
	// Sum that the destination custodian received.
	Received string `json:"received"`
	// Sum posted to the destination account.
	Posted string `json:"posted"`
}

// Letter is an issued letter. It never changes, except that a signature can be requested and added.
type Letter struct {
	// The type of the object: always `letter`.
	Object string `json:"object"`
	// The letter's ID.
	ID string `json:"id"`
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// The environment of the object.
	Environment Environment `json:"environment"`
	// Kind of letter.
	Kind LetterKind `json:"kind"`
	// Number of the letter, counted from 1 for each rollover.
	Number int `json:"number"`
	// Number of the earlier letter of the same kind that this letter replaces. Null for the first.
	Replaces *int `json:"replaces"`
	// Number of the letter that replaces this one. Null if current.
	ReplacedBy *int `json:"replacedBy"`
	// Version of the rollover's instructions that the letter prints.
	InstructionsVersion int `json:"instructionsVersion"`
	// Version of the instructions that made the letter outdated, by an amendment, a new name or a new
	// custodian. The letter can no longer be signed. Null while the instructions are unchanged.
	SupersededByVersion *int `json:"supersededByVersion"`
	// Account numbers in a letter.
	AccountNumbers LetterAccountNumbers `json:"accountNumbers"`
	// Version of the organization's letter templates. 0 for the defaults.
	TemplateVersion int `json:"templateVersion"`
	// The PDF as issued, served by `GET /v1/letters/{id}/file`.
	File LetterFile `json:"file"`
	// The signature. Null if not signed.
	Signature *LetterSignature `json:"signature"`
	// The last request for an external signature. Null if none was requested.
	SignatureRequest *LetterSignatureRequest `json:"signatureRequest"`
	// Seal that the letter's footer prints in groups of four digits.
	Seal string `json:"seal"`
	// True if the letter, its PDF and its signature match their seals. False if they were changed outside
	// the service. Null if the key of the seals was retired, so that they cannot be compared.
	Sealed *bool `json:"sealed"`
	// Time of issue, by the organization's clock.
	CreatedAt time.Time `json:"createdAt"`
	// The member or API key that issued the letter.
	CreatedBy Actor `json:"createdBy"`
}

// LetterAccountNumbers: Account numbers in the letter. Default: `masked`.
type LetterAccountNumbers string

// Known values of LetterAccountNumbers. The API may add others.
const (
	// Only the last characters.
	LetterAccountNumbersMasked LetterAccountNumbers = "masked"
	// Full account numbers. Requires the scope `rollovers:reveal` and, if the organization requires it, a
	// second person.
	LetterAccountNumbersFull LetterAccountNumbers = "full"
)

// LetterFile is a stored PDF.
type LetterFile struct {
	// SHA-256 digest of the PDF, in hexadecimal.
	Sha256 string `json:"sha256"`
	// Size in bytes.
	Size int `json:"size"`
}

// LetterKind: Kind of letter.
type LetterKind string

// Known values of LetterKind. The API may add others.
const (
	// The destination custodian accepts the assets. Required by many source custodians (LOA).
	LetterKindLetterOfAcceptance LetterKind = "letter_of_acceptance"
	// The destination custodian requests a trustee-to-trustee transfer from the source custodian.
	LetterKindTransferRequest LetterKind = "transfer_request"
	// The destination custodian requests a direct rollover from the source custodian.
	LetterKindDirectRolloverRequest LetterKind = "direct_rollover_request"
	// The source custodian describes its payment to the destination custodian.
	LetterKindPaymentTransmittal LetterKind = "payment_transmittal"
	// A form for the consent of the participant's spouse, with a witness.
	LetterKindSpousalConsent LetterKind = "spousal_consent"
	// The participant's certification for late money (Rev. Proc. 2020-46).
	LetterKindSelfCertification LetterKind = "self_certification"
	// A cover sheet for mail and fax, with a QR code of the rollover's ID.
	LetterKindCoverSheet LetterKind = "cover_sheet"
	// A deficiency letter to the participant: the open reasons why the request is not in good order
	// (NIGO), and their remedies.
	LetterKindNigo LetterKind = "nigo"
)

// LetterPage is one page of a list. One page of letters.
type LetterPage struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// The items of this page.
	Data []Letter `json:"data"`
	// True if there are more items after this page.
	HasMore bool `json:"hasMore"`
	// Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll.
	NextCursor *string `json:"nextCursor"`
}

// LetterPlaceholder is a placeholder for a fact of the rollover.
type LetterPlaceholder struct {
	// The name, which a paragraph contains in double braces.
	Name string `json:"name"`
	// Description of the value.
	Description string `json:"description"`
}

// LetterSignature: Evidence of a signature.
type LetterSignature struct {
	// How a letter was signed. New values may be added.
	Method LetterSignatureMethod `json:"method"`
	// Name of the signer.
	Name string `json:"name"`
	// Title of the signer. Empty if an external provider sent none.
	Title string `json:"title"`
	// Time of the signature: by the organization's clock, or by the external provider's.
	SignedAt time.Time `json:"signedAt"`
	// The member or API key that signed, or that requested the external signature.
	SignedBy Actor `json:"signedBy"`
	// IP address of the signer. Null if unknown.
	IPAddress *string `json:"ipAddress"`
	// SHA-256 digest of the PDF that was signed: `file.sha256` of the letter.
	SignedSha256 string `json:"signedSha256"`
	// The signed PDF, served by `GET /v1/letters/{id}/file?copy=signed`.
	File LetterSignatureFile `json:"file"`
	// The rollover's document with the signed PDF. Null except for letters of acceptance.
	DocumentID *string `json:"documentId"`
}

// LetterSignatureFile is a stored PDF.
type LetterSignatureFile struct {
	// SHA-256 digest of the PDF, in hexadecimal.
	Sha256 string `json:"sha256"`
	// Size in bytes.
	Size int `json:"size"`
}

// LetterSignatureMethod: How a letter was signed. New values may be added.
type LetterSignatureMethod string

// Known values of LetterSignatureMethod. The API may add others.
const (
	// A typed signature in this service.
	LetterSignatureMethodTyped LetterSignatureMethod = "typed"
	// A signature by the e-signature provider of `signatureRequest`.
	LetterSignatureMethodExternal LetterSignatureMethod = "external"
)

// LetterSignatureRequest is the last request for a signature by an external e-signature provider.
type LetterSignatureRequest struct {
	// Number of the request, counted from 1 for each letter.
	Number int `json:"number"`
	// The webhook endpoint of the e-signature provider.
	EndpointID string `json:"endpointId"`
	// Status of a request for an external signature. New values may be added.
	Status LetterSignatureRequestStatus `json:"status"`
	// The requested signer. Null after erasure.
	Signer *LetterSigner `json:"signer"`
	// Why the signer declined, if the provider said so.
	Reason *string `json:"reason"`
	// Time of the request, by the organization's clock.
	RequestedAt time.Time `json:"requestedAt"`
	// The member or API key that requested the signature.
	RequestedBy Actor `json:"requestedBy"`
	// Time of the result, by the organization's clock. Null while pending.
	EndedAt *time.Time `json:"endedAt"`
}

// LetterSignatureRequestStatus: Status of a request for an external signature. New values may be
// added.
type LetterSignatureRequestStatus string

// Known values of LetterSignatureRequestStatus. The API may add others.
const (
	// Waiting for the provider's result.
	LetterSignatureRequestStatusPending LetterSignatureRequestStatus = "pending"
	// The provider returned the signed letter.
	LetterSignatureRequestStatusSigned LetterSignatureRequestStatus = "signed"
	// The signer declined.
	LetterSignatureRequestStatusDeclined LetterSignatureRequestStatus = "declined"
	// The request expired at the provider.
	LetterSignatureRequestStatusExpired LetterSignatureRequestStatus = "expired"
	// The letter was signed in another way, replaced or superseded. The provider can no longer return a
	// signature.
	LetterSignatureRequestStatusOutdated LetterSignatureRequestStatus = "outdated"
)

// LetterSignatureResult is the result was recorded, now or earlier.
type LetterSignatureResult struct {
	// The type of the object: always `letter_signature_result`.
	Object string `json:"object"`
	// TypeID of the letter.
	LetterID string `json:"letterId"`
	// Number of the request.
	Request int `json:"request"`
	// The recorded result.
	Result LetterSignatureResultResult `json:"result"`
}

// LetterSignatureResultResult is the recorded result.
type LetterSignatureResultResult string

// Known values of LetterSignatureResultResult. The API may add others.
const (
	// The provider returned the signed letter.
	LetterSignatureResultResultSigned LetterSignatureResultResult = "signed"
	// The signer declined.
	LetterSignatureResultResultDeclined LetterSignatureResultResult = "declined"
	// The request expired at the provider.
	LetterSignatureResultResultExpired LetterSignatureResultResult = "expired"
)

// LetterSigner is the person who signs for the organization.
type LetterSigner struct {
	// The signer's name.
	Name string `json:"name"`
	// The signer's email address.
	Email string `json:"email"`
}

// LetterSignerInput is the person who signs for the organization.
type LetterSignerInput struct {
	// The signer's name.
	Name string `json:"name"`
	// The signer's email address.
	Email string `json:"email"`
}

// LetterTemplates is an organization's letterhead and wording of letters.
type LetterTemplates struct {
	// The type of the object: always `letter_templates`.
	Object string `json:"object"`
	// The version, which increases with every change. 0 for the defaults. Each letter stores the version
	// that it uses.
	Version int `json:"version"`
	// Name in the letterhead. Null uses the organization's name.
	Name *string `json:"name"`
	// Mailing address in the letterhead, one line per item.
	Address []string `json:"address"`
	// Phone number in the letterhead.
	Phone *string `json:"phone"`
	// Email address in the letterhead.
	Email *string `json:"email"`
	// Logo in the letterhead: a PNG image in base64.
	Logo *string `json:"logo"`
	// Name under the signature line.
	SignatoryName *string `json:"signatoryName"`
	// Title under the signature line.
	SignatoryTitle *string `json:"signatoryTitle"`
	// Wording of the kinds of letters whose wording can be changed.
	Texts []LetterText `json:"texts"`
	// The placeholders that paragraphs can contain.
	Placeholders []LetterPlaceholder `json:"placeholders"`
	// Time of the last change. Null if never changed.
	UpdatedAt *time.Time `json:"updatedAt"`
}

// LetterTemplatesPatch: Letterhead and wording to change. Omitted fields stay unchanged.
type LetterTemplatesPatch struct {
	// Name in the letterhead. Null restores the organization's name.
	Name Nullable[string] `json:"name,omitempty"`
	// Mailing address in the letterhead, one line per item.
	Address *[]string `json:"address,omitempty"`
	// Phone number in the letterhead. Null removes it.
	Phone Nullable[string] `json:"phone,omitempty"`
	// Email address in the letterhead. Null removes it.
	Email Nullable[string] `json:"email,omitempty"`
	// Logo in the letterhead: a PNG image in base64, up to 64 kB and 1200 by 600 pixels, with 8 bits per
	// sample. Null removes it.
	Logo Nullable[string] `json:"logo,omitempty"`
	// Name under the signature line. Null leaves it blank.
	SignatoryName Nullable[string] `json:"signatoryName,omitempty"`
	// Title under the signature line. Null leaves it blank.
	SignatoryTitle Nullable[string] `json:"signatoryTitle,omitempty"`
	// Wording of some kinds of letters. Other kinds stay the same.
	Texts *[]LetterTextInput `json:"texts,omitempty"`
}

// LetterText: Wording of a kind of letter.
type LetterText struct {
	// Kind of letter. New values may be added.
	Kind WordedLetterKind `json:"kind"`
	// The paragraphs, with placeholders.
	Paragraphs []string `json:"paragraphs"`
	// True if the organization did not change the wording.
	IsDefault bool `json:"isDefault"`
}

// LetterTextInput: Wording of a kind of letter.
type LetterTextInput struct {
	// Kind of letter.
	Kind WordedLetterKind `json:"kind"`
	// The paragraphs, with placeholders such as `{{participant.name}}`. An empty list restores the default
	// wording.
	Paragraphs []string `json:"paragraphs"`
}

// LettersDownloadCopy is an object of the API.
type LettersDownloadCopy string

// Known values of LettersDownloadCopy. The API may add others.
const (
	// The PDF as issued.
	LettersDownloadCopyIssued LettersDownloadCopy = "issued"
	// The signed PDF.
	LettersDownloadCopySigned LettersDownloadCopy = "signed"
)

// ListWebhookDeliveriesResponse is one page of a list. One page of deliveries.
type ListWebhookDeliveriesResponse struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// The items of this page.
	Data []WebhookDelivery `json:"data"`
	// True if there are more items after this page.
	HasMore bool `json:"hasMore"`
	// Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll.
	NextCursor *string `json:"nextCursor"`
}

// LoggedRequest is a request of the last seven days. It contains no client input, except the ID in the
// path: `route` is the pattern of the path, and `issues` has no values.
type LoggedRequest struct {
	// The request ID, also in `X-Request-Id` and in the `requestId` of an error.
	ID string `json:"id"`
	// The type of the object: always `request`.
	Object string `json:"object"`
	// When the response was sent.
	CreatedAt time.Time `json:"createdAt"`
	// The service that handled the request.
	Service LoggedRequestService `json:"service"`
	// The HTTP method.
	Method string `json:"method"`
	// The path pattern; null if no route matched.
	Route *string `json:"route"`
	// The HTTP status; 499 if the client disconnected first.
	Status int `json:"status"`
	// The error code.
	Code *string `json:"code"`
	// The API key of the request or of its session.
	KeyID *string `json:"keyId"`
	// The signed-in member.
	MemberID *string `json:"memberId"`
	// The duration in milliseconds.
	DurationMs int `json:"durationMs"`
	// The object in the path, such as a rollover. It may not exist.
	SubjectID *string `json:"subjectId"`
	// The invalid input of a rejected request, up to 20 issues. Values are not stored.
	Issues []LoggedRequestIssue `json:"issues"`
}

// LoggedRequestIssue: Invalid input of a logged request, without its value.
type LoggedRequestIssue struct {
	// A JSON Pointer into the body (`#/source/accountType`) or a query parameter (`?limit`). Names that
	// the API does not use can be masked: `*`.
	Location string `json:"location"`
	// Description of the issue.
	Reason LoggedRequestIssueReason `json:"reason"`
}

// LoggedRequestIssueReason: Description of the issue.
type LoggedRequestIssueReason string

// Known values of LoggedRequestIssueReason. The API may add others.
const (
	// The field or parameter is missing.
	LoggedRequestIssueReasonRequired LoggedRequestIssueReason = "required"
	// The API does not have this field or parameter.
	LoggedRequestIssueReasonUnknown LoggedRequestIssueReason = "unknown"
	// The value is not allowed.
	LoggedRequestIssueReasonInvalid LoggedRequestIssueReason = "invalid"
)

// LoggedRequestPage is one page of a list. One page of requests.
type LoggedRequestPage struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// The items of this page.
	Data []LoggedRequest `json:"data"`
	// True if there are more items after this page.
	HasMore bool `json:"hasMore"`
	// Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll.
	NextCursor *string `json:"nextCursor"`
}

// LoggedRequestService is the service that handled the request.
type LoggedRequestService string

// Known values of LoggedRequestService. The API may add others.
const (
	// The API.
	LoggedRequestServiceAPI LoggedRequestService = "api"
	// The service of the widget.
	LoggedRequestServiceWidgetAuth LoggedRequestService = "widget_auth"
)

// MailCarrier: Carrier of a mailed check.
type MailCarrier string

// Known values of MailCarrier. The API may add others.
const (
	// United States Postal Service.
	MailCarrierUsps MailCarrier = "usps"
	// UPS.
	MailCarrierUps MailCarrier = "ups"
	// FedEx.
	MailCarrierFedex MailCarrier = "fedex"
	// DHL.
	MailCarrierDhl MailCarrier = "dhl"
	// A courier.
	MailCarrierCourier MailCarrier = "courier"
	// Another carrier.
	MailCarrierOther MailCarrier = "other"
)

// MarkFundsReceivedAction: Record money that the destination custodian received, even if it was not
// recorded as sent. Allowed in `awaiting_participant`, `submitted`, `in_review`, `approved`,
// `requested`, `processing`, `funds_sent`, `funds_received`, `awaiting_documents`, `on_hold`,
// `completed`. Also requires the scope `rollovers:operate`.
type MarkFundsReceivedAction struct {
	// The parameters of `mark_funds_received`.
	Params ResidualReceiptInput `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*MarkFundsReceivedAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a MarkFundsReceivedAction) MarshalJSON() ([]byte, error) {
	type members MarkFundsReceivedAction
	return marshalTagged("action", "mark_funds_received", members(a))
}

// MarkFundsSentAction: Record money sent, once for each payment, including residuals. Allowed in
// `processing`, `funds_sent`, `funds_received`. Also requires the scope `rollovers:operate`.
type MarkFundsSentAction struct {
	// The parameters of `mark_funds_sent`.
	Params ResidualTransferInput `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*MarkFundsSentAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a MarkFundsSentAction) MarshalJSON() ([]byte, error) {
	type members MarkFundsSentAction
	return marshalTagged("action", "mark_funds_sent", members(a))
}

// MismatchKind is the difference to accept. Default: all open differences.
type MismatchKind string

// Known values of MismatchKind. The API may add others.
const (
	// The amount received differs from the amount sent.
	MismatchKindReceipt MismatchKind = "receipt"
	// The amount sent differs from the amount requested.
	MismatchKindRequest MismatchKind = "request"
	// The assets received differ from the assets sent.
	MismatchKindAssets MismatchKind = "assets"
)

// MissingDocument is a missing document that the source custodian requires.
type MissingDocument struct {
	// Document type. New values may be added.
	Type DocumentType `json:"type"`
	// The source custodian's `requirements` that call for this document.
	Requirements []MissingDocumentRequirement `json:"requirements"`
	// Reason a document is missing.
	Reason MissingReason `json:"reason"`
}

// MissingDocumentRequirement: Machine-readable code. New values may be added.
type MissingDocumentRequirement string

// Known values of MissingDocumentRequirement. The API may add others.
const (
	// A letter of acceptance from the destination custodian.
	MissingDocumentRequirementLoa MissingDocumentRequirement = "loa"
	// A medallion signature guarantee on the form.
	MissingDocumentRequirementMedallion MissingDocumentRequirement = "medallion"
	// A notarized signature on the form.
	MissingDocumentRequirementNotarization MissingDocumentRequirement = "notarization"
	// The written consent of the spouse.
	MissingDocumentRequirementSpousalConsent MissingDocumentRequirement = "spousal_consent"
	// A handwritten signature on paper.
	MissingDocumentRequirementWetSignature MissingDocumentRequirement = "wet_signature"
	// The owner's death certificate.
	MissingDocumentRequirementDeathCertificate MissingDocumentRequirement = "death_certificate"
	// A qualified domestic relations order.
	MissingDocumentRequirementQdro MissingDocumentRequirement = "qdro"
)

// MissingReason: Reason a document is missing.
type MissingReason string

// Known values of MissingReason. The API may add others.
const (
	// None was provided.
	MissingReasonAbsent MissingReason = "absent"
	// The last one was rejected.
	MissingReasonRejected MissingReason = "rejected"
	// The last one expired.
	MissingReasonExpired MissingReason = "expired"
)

// MoneySource is one kind of money in a rollover.
type MoneySource struct {
	// Kind of money.
	Kind MoneySourceKind `json:"kind"`
	// Amount that was requested.
	Amount *string `json:"amount"`
	// Requested percentage of the total rolled over. If both `amount` and `percent` are null, all money of
	// this kind is requested.
	Percent *string `json:"percent"`
	// For Roth money: tax year of the first contribution, if known.
	FirstContributionYear *int `json:"firstContributionYear"`
	// For after-tax money: contributions made after tax. For Roth money: Roth contributions, if known.
	Basis *string `json:"basis"`
	// Earnings on the contributions in `basis`. Earnings of after-tax money are pre-tax money.
	Earnings *string `json:"earnings"`
	// For Roth money: part allocable to recent in-plan Roth rollovers, if known.
	InPlanRollover *string `json:"inPlanRollover"`
	// Planned amount. Null if it is unknown until money leaves.
	Planned *string `json:"planned"`
	// Amount sent in valid transfers, before withholding.
	Sent string `json:"sent"`
}

// MoneySourceInput is one kind of money in a rollover.
type MoneySourceInput struct {
	// Kind of money.
	Kind MoneySourceKind `json:"kind"`
	// Amount of this kind of money.
	Amount *string `json:"amount,omitempty"`
	// Percentage of the total rolled over. Without `amount` and `percent`: all money of this kind.
	Percent *string `json:"percent,omitempty"`
	// For Roth money: tax year of the first contribution, which starts the five-year period.
	FirstContributionYear *int `json:"firstContributionYear,omitempty"`
	// For after-tax money (required): contributions made after tax. For Roth money of a plan (optional):
	// Roth contributions, box 5 of Form 1099-R.
	Basis *string `json:"basis,omitempty"`
	// Earnings on the contributions in `basis`. Earnings of after-tax money are pre-tax money. Derived
	// from `amount` and `basis` if omitted.
	Earnings *string `json:"earnings,omitempty"`
	// For Roth money of a plan: part that is allocable to taxable in-plan Roth rollovers of this year and
	// the four years before, as the plan determines it (box 10 of Form 1099-R; IRS Notice 2010-84,
	// Q&A-13).
	InPlanRollover *string `json:"inPlanRollover,omitempty"`
}

// MoneySourceKind: Kind of money.
type MoneySourceKind string

// Known values of MoneySourceKind. The API may add others.
const (
	// Not yet taxed: pre-tax contributions, employer contributions and their earnings.
	MoneySourceKindPreTax MoneySourceKind = "pre_tax"
	// Taxed when it was contributed to a Roth account (IRC §402A, §408A).
	MoneySourceKindRoth MoneySourceKind = "roth"
	// Contributed to a plan after tax, but not as Roth money. Its earnings are not yet taxed.
	MoneySourceKindAfterTax MoneySourceKind = "after_tax"
	// Contributed by the employer as Roth money (SECURE 2.0 Act, section 604).
	MoneySourceKindEmployerMatchRoth MoneySourceKind = "employer_match_roth"
)

// Movement is one change of a rollover's money. Never changed or removed.
type Movement struct {
	// The movement's ID within the rollover.
	ID string `json:"id"`
	// Kind of movement. New values may be added.
	Type MovementType `json:"type"`
	// The rollover amount that the movement changes. New values may be added.
	Account LedgerAccount `json:"account"`
	// Change of the amount. Negative if money no longer counts.
	Amount string `json:"amount"`
	// Date on which it happened. Null if unknown.
	On *string `json:"on"`
	// The transfer, if any.
	TransferID *string `json:"transferId"`
	// The receipt, if any.
	ReceiptID *string `json:"receiptId"`
	// Code of the reason, such as `lost`. Null if there is none.
	Reason *string `json:"reason"`
	// Timeline entry that recorded it. Null for money recorded before the ledger was introduced.
	TimelineSequence *int `json:"timelineSequence"`
	// Time at which it was recorded. Null if unknown.
	RecordedAt *time.Time `json:"recordedAt"`
	// The person or system that recorded it. Null if unknown.
	RecordedBy *Actor `json:"recordedBy"`
}

// MovementType: Kind of movement. New values may be added.
type MovementType string

// Known values of MovementType. The API may add others.
const (
	// Money was sent to the destination or the participant.
	MovementTypeSent MovementType = "sent"
	// Tax was withheld.
	MovementTypeWithheld MovementType = "withheld"
	// Money arrived.
	MovementTypeReceived MovementType = "received"
	// Money was posted to the destination account.
	MovementTypePosted MovementType = "posted"
	// Money went back.
	MovementTypeReturned MovementType = "returned"
	// A lost, stale or incorrect record no longer counts.
	MovementTypeVoided MovementType = "voided"
	// A payment was issued again.
	MovementTypeReissued MovementType = "reissued"
	// A posting was reversed.
	MovementTypeReversed MovementType = "reversed"
	// A record was corrected: one movement subtracts the original amount, another adds the amount of the
	// corrected record.
	MovementTypeCorrected MovementType = "corrected"
)

// NameChangeEvidence: Evidence of the change, if given.
type NameChangeEvidence struct {
	// A document of one of the participant's rollovers.
	DocumentID *string `json:"documentId"`
	// The document in words.
	Description *string `json:"description"`
}

// NameChangeEvidenceInput: Evidence of the change, such as the marriage certificate.
type NameChangeEvidenceInput struct {
	// A document of one of the participant's rollovers.
	DocumentID *string `json:"documentId,omitempty"`
	// The document in words, up to 200 characters.
	Description *string `json:"description,omitempty"`
}

// NameChangeInput: Why the name changes. Requires a different `firstName` or `lastName`. Default: a
// correction.
type NameChangeInput struct {
	// Why a participant's name changed.
	Reason NameChangeReason `json:"reason"`
	// First day of the new name, `YYYY-MM-DD`. Not in the future.
	EffectiveOn string                   `json:"effectiveOn"`
	Evidence    *NameChangeEvidenceInput `json:"evidence,omitempty"`
}

// NameChangeReason: Why this name was replaced.
type NameChangeReason string

// Known values of NameChangeReason. The API may add others.
const (
	// The participant married.
	NameChangeReasonMarriage NameChangeReason = "marriage"
	// The participant divorced.
	NameChangeReasonDivorce NameChangeReason = "divorce"
	// A court ordered the change.
	NameChangeReasonCourtOrder NameChangeReason = "court_order"
	// The name was wrong.
	NameChangeReasonCorrection NameChangeReason = "correction"
)

// NewAPIKey is a new API key with its secret value.
type NewAPIKey struct {
	// A TypeID: `key_` and 26 characters.
	ID string `json:"id"`
	// The type of the object: always `api_key`.
	Object string `json:"object"`
	// The type of the key.
	Type APIKeyType `json:"type"`
	// The environment the key works in.
	Environment Environment `json:"environment"`
	// The key's name.
	Name string `json:"name"`
	// The first four characters of the key's body.
	Prefix string `json:"prefix"`
	// The last four characters of the key's body.
	Last4 string `json:"last4"`
	// The key's scopes.
	Scopes []string `json:"scopes"`
	// The addresses and CIDR blocks the key can be used from. Empty allows any address.
	IPAllowlist []string `json:"ipAllowlist"`
	// The RFC 7638 thumbprint of the public key that the key is bound to; null if it is not bound.
	// Requests with a bound key need a proof signed with the private key (DPoP).
	ProofKeyThumbprint *string `json:"proofKeyThumbprint"`
	// The key's status. `expiring`: the key works and has an expiration date.
	Status APIKeyStatus `json:"status"`
	// When the key was created.
	CreatedAt time.Time `json:"createdAt"`
	// When the key expires; null if never.
	ExpiresAt *time.Time `json:"expiresAt"`
	// When the key was revoked; null if it was not.
	RevokedAt *time.Time `json:"revokedAt"`
	// When the key was last used, updated every few seconds.
	LastUsedAt *time.Time `json:"lastUsedAt"`
	// When the key was first used; null if never, or if the service did not record first uses at that
	// time.
	FirstUsedAt *time.Time `json:"firstUsedAt"`
	// The ID of the key this key replaced.
	RotatedFrom *string `json:"rotatedFrom"`
	// The ID of the key that replaced this key.
	ReplacedBy *string `json:"replacedBy"`
	// Whether the key is still needed. Null unless the key was rotated and still works.
	SafeToRevoke *SafeToRevoke `json:"safeToRevoke"`
	// Shown only once.
	Key string `json:"key"`
}

// NewWebhookEndpoint is an endpoint and its new secret.
type NewWebhookEndpoint struct {
	// A TypeID: `whe_` and 26 characters.
	ID string `json:"id"`
	// The type of the object: always `webhook_endpoint`.
	Object string `json:"object"`
	// The environment of the object.
	Environment Environment `json:"environment"`
	// The URL that receives events. In lists, and for keys without the scope `webhooks:write`, the query
	// is masked: `?***`.
	URL string `json:"url"`
	// The event types the endpoint receives: type names, patterns such as `rollover.*`, or `*` for all.
	EventTypes []string `json:"eventTypes"`
	// Your description of the endpoint.
	Description *string `json:"description"`
	// Whether the endpoint receives events. Deliveries to a disabled endpoint wait.
	Enabled bool `json:"enabled"`
	// Why the service disabled the endpoint: no attempt succeeded for five days, or it returned 410.
	// Otherwise null.
	DisabledReason *WebhookDisabledReason `json:"disabledReason"`
	// The order in which the endpoint receives events.
	Ordering WebhookOrdering `json:"ordering"`
	// How much of an event the endpoint receives.
	Payload WebhookPayloadFormat `json:"payload"`
	// When the current series of failed attempts began.
	FailingSince *time.Time `json:"failingSince"`
	// The version, which increases with every change. Used in the `ETag`, `If-Match` and `ifVersion`.
	Version int `json:"version"`
	// When the endpoint was created.
	CreatedAt time.Time `json:"createdAt"`
	// When the endpoint was last changed.
	UpdatedAt time.Time `json:"updatedAt"`
	// The signing secret: `whsec_` and base64. Null in a replayed response (same `Idempotency-Key`). In
	// that case, read the secret with `GET /v1/webhook-endpoints/{id}/secret`.
	Secret *string `json:"secret"`
}

// NigoCode: Reason why a request is not in good order (NIGO). New values may be added.
type NigoCode string

// Known values of NigoCode. The API may add others.
const (
	// A required signature is missing.
	NigoCodeSignatureMissing NigoCode = "signature_missing"
	// The signature does not match the signature on file.
	NigoCodeSignatureMismatch NigoCode = "signature_mismatch"
	// The custodian does not accept an electronic signature.
	NigoCodeWetSignatureRequired NigoCode = "wet_signature_required"
	// The medallion signature guarantee is missing.
	NigoCodeMedallionMissing NigoCode = "medallion_missing"
	// The prefix of the medallion stamp covers less than the amount of the transfer.
	NigoCodeMedallionInsufficient NigoCode = "medallion_insufficient"
	// The notarization is missing or incomplete.
	NigoCodeNotarizationMissing NigoCode = "notarization_missing"
	// The spouse's consent is missing, or it was not witnessed.
	NigoCodeSpousalConsentMissing NigoCode = "spousal_consent_missing"
	// Pages or required fields of the form are missing.
	NigoCodeFormIncomplete NigoCode = "form_incomplete"
	// The form is out of date, or its signature is too old.
	NigoCodeFormExpired NigoCode = "form_expired"
	// The account statement is missing or too old.
	NigoCodeStatementExpired NigoCode = "statement_expired"
	// The letter of acceptance (LOA) is missing.
	NigoCodeLoaMissing NigoCode = "loa_missing"
	// A person signed for the participant, and no power of attorney is on file.
	NigoCodePowerOfAttorneyMissing NigoCode = "power_of_attorney_missing"
	// The death certificate is missing.
	NigoCodeDeathCertificateMissing NigoCode = "death_certificate_missing"
	// The account number does not match the custodian's records.
	NigoCodeAccountNumberMismatch NigoCode = "account_number_mismatch"
	// The name does not match the custodian's records.
	NigoCodeNameMismatch NigoCode = "name_mismatch"
	// The date of birth or Social Security number does not match the custodian's records.
	NigoCodeIdentityMismatch NigoCode = "identity_mismatch"
	// The plan's name or employer identification number (EIN) is missing or wrong.
	NigoCodePlanInformationMissing NigoCode = "plan_information_missing"
	// The type of the transfer does not fit the accounts.
	NigoCodeTransferTypeMismatch NigoCode = "transfer_type_mismatch"
	// The destination account is not open.
	NigoCodeDestinationAccountNotOpen NigoCode = "destination_account_not_open"
	// The type of the destination account cannot receive this money.
	NigoCodeDestinationAccountTypeMismatch NigoCode = "destination_account_type_mismatch"
	// The delivery address is missing or wrong.
	NigoCodeDeliveryAddressWrong NigoCode = "delivery_address_wrong"
	// The payee is not the destination custodian for the benefit of the participant.
	NigoCodeWrongPayee NigoCode = "wrong_payee"
	// Part of the money cannot be rolled over, such as a required minimum or hardship distribution.
	NigoCodeIneligibleMoneyType NigoCode = "ineligible_money_type"
	// A plan loan is outstanding.
	NigoCodeOutstandingLoan NigoCode = "outstanding_loan"
	// The plan does not allow the distribution while the participant is employed.
	NigoCodeEmploymentRestriction NigoCode = "employment_restriction"
	// The employer has not confirmed the vested balance.
	NigoCodeVestingUnconfirmed NigoCode = "vesting_unconfirmed"
	// The custodian already has a request for this money.
	NigoCodeDuplicateRequest NigoCode = "duplicate_request"
	// Another reason, described in the detail.
	NigoCodeOther NigoCode = "other"
)

// NigoCodeCount: Number of NIGO items with a code.
type NigoCodeCount struct {
	// Reason why a request is not in good order (NIGO). New values may be added.
	Code NigoCode `json:"code"`
	// Number of items.
	Items int `json:"items"`
}

// NigoCustodianStatistics: Outcomes by source custodian, and items by the custodian they are
// attributed to.
type NigoCustodianStatistics struct {
	// TypeID of the custodian: `cus_` followed by 26 characters.
	CustodianID string `json:"custodianId"`
	// Submitted rollovers that were completed, rejected or failed in the period.
	Ended int `json:"ended"`
	// Rollovers completed in the period.
	Completed int `json:"completed"`
	// Rollovers completed in the period that never had a NIGO item, except withdrawn ones.
	FirstTimeRight int `json:"firstTimeRight"`
	// Share of the ended rollovers that are first-time-right, in percent with one decimal, such as `93.4`.
	// Null if none ended.
	FirstTimeRightPercent *string `json:"firstTimeRightPercent"`
	// NIGO items reported in the period, except withdrawn ones.
	Items int `json:"items"`
}

// NigoFixer is the party that must fix the deficiency. New values may be added.
type NigoFixer string

// Known values of NigoFixer. The API may add others.
const (
	// The participant.
	NigoFixerParticipant NigoFixer = "participant"
	// The integrator.
	NigoFixerIntegrator NigoFixer = "integrator"
	// The institution that runs this service.
	NigoFixerOperations NigoFixer = "operations"
	// The source custodian or the plan.
	NigoFixerSourceCustodian NigoFixer = "source_custodian"
	// The destination custodian.
	NigoFixerDestinationCustodian NigoFixer = "destination_custodian"
)

// NigoItem is a reason why a rollover's request was not in good order (NIGO).
type NigoItem struct {
	// The type of the object: always `nigo_item`.
	Object string `json:"object"`
	// The item's ID.
	ID string `json:"id"`
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// Reason why a request is not in good order (NIGO). New values may be added.
	Code NigoCode `json:"code"`
	// The deficiency, as a sentence.
	Meaning string `json:"meaning"`
	// How to fix the deficiency.
	Remedy string `json:"remedy"`
	// The party that must fix the deficiency. New values may be added.
	FixedBy NigoFixer `json:"fixedBy"`
	// Kind of step that fixes the deficiency. New values may be added.
	Step NigoStep `json:"step"`
	// Type of the document that fixes the deficiency. Null if no document does.
	DocumentType *DocumentType `json:"documentType"`
	// True if the request must be sent to the custodian again.
	MustResend bool `json:"mustResend"`
	// Details in the reporter's words.
	Detail *string `json:"detail"`
	// The party that found the request not in good order.
	ReportedBy NigoReporter `json:"reportedBy"`
	// Date the item was reported, `YYYY-MM-DD`.
	ReportedOn string `json:"reportedOn"`
	// The action that reported the item, such as `custodian_soft_reject`. Null if the item was recorded
	// separately.
	Action *string `json:"action"`
	// The custodian whose statistics include the item: the destination custodian if that custodian
	// reported the item, otherwise the source custodian.
	CustodianID string `json:"custodianId"`
	// Whether an item is open.
	Status NigoItemStatus `json:"status"`
	// How it was resolved. Null while open.
	Resolution *NigoResolution `json:"resolution"`
	// Time of the resolution, by the organization's clock. Null while open.
	ResolvedAt *time.Time `json:"resolvedAt"`
	// The person or system that resolved it. Null while open.
	ResolvedBy *Actor `json:"resolvedBy"`
	// Time it was recorded, by the organization's clock.
	CreatedAt time.Time `json:"createdAt"`
	// The person or system that recorded it.
	CreatedBy Actor `json:"createdBy"`
	// The custodian. Null if there is none. Only with `expand=custodian`.
	Custodian *Custodian `json:"custodian,omitempty"`
}

// NigoItemInput is one reason why the request is not in good order.
type NigoItemInput struct {
	// Reason why a request is not in good order (NIGO). New values may be added.
	Code NigoCode `json:"code"`
	// Details, up to 500 characters. Required for `other`. Do not include personal data.
	Detail *string `json:"detail,omitempty"`
}

// NigoItemPage is one page of a list. One page of NIGO items.
type NigoItemPage struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// The items of this page.
	Data []NigoItem `json:"data"`
	// True if there are more items after this page.
	HasMore bool `json:"hasMore"`
	// Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll.
	NextCursor *string `json:"nextCursor"`
}

// NigoItemStatus: Whether an item is open.
type NigoItemStatus string

// Known values of NigoItemStatus. The API may add others.
const (
	// The deficiency must be fixed.
	NigoItemStatusOpen NigoItemStatus = "open"
	// The item is resolved.
	NigoItemStatusResolved NigoItemStatus = "resolved"
)

// NigoItemsGetExpand is an object of the API.
type NigoItemsGetExpand string

// Known values of NigoItemsGetExpand. The API may add others.
const (
	// Adds `custodian`, the custodian of `custodianId`.
	NigoItemsGetExpandCustodian NigoItemsGetExpand = "custodian"
)

// NigoPlanCount: Number of NIGO items of a plan.
type NigoPlanCount struct {
	// TypeID of the custodian: `cus_` followed by 26 characters.
	CustodianID string `json:"custodianId"`
	// Name of the source plan.
	PlanName string `json:"planName"`
	// Number of items.
	Items int `json:"items"`
}

// NigoReason is a reason why a request is not in good order (NIGO).
type NigoReason struct {
	// Reason why a request is not in good order (NIGO). New values may be added.
	Code NigoCode `json:"code"`
	// The deficiency, as a sentence.
	Meaning string `json:"meaning"`
	// How to fix the deficiency.
	Remedy string `json:"remedy"`
	// The party that must fix the deficiency. New values may be added.
	FixedBy NigoFixer `json:"fixedBy"`
	// Kind of step that fixes the deficiency. New values may be added.
	Step NigoStep `json:"step"`
	// Type of the document that fixes the deficiency. Null if no document does.
	DocumentType *DocumentType `json:"documentType"`
	// True if the request must be sent to the custodian again.
	MustResend bool `json:"mustResend"`
}

// NigoReasonPage is one page of a list. All codes.
type NigoReasonPage struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// All codes, in a fixed order.
	Data []NigoReason `json:"data"`
}

// NigoReport: Reasons why a request is not in good order.
type NigoReport struct {
	// The party that found the request not in good order.
	ReportedBy NigoReporter `json:"reportedBy"`
	// Date the reasons were reported. Default: today.
	ReportedOn *string `json:"reportedOn,omitempty"`
	// The reasons, 1 to 20.
	Items []NigoItemInput `json:"items"`
}

// NigoReporter is the party that found the request not in good order.
type NigoReporter string

// Known values of NigoReporter. The API may add others.
const (
	// The source custodian.
	NigoReporterSourceCustodian NigoReporter = "source_custodian"
	// The destination custodian.
	NigoReporterDestinationCustodian NigoReporter = "destination_custodian"
	// The institution that runs this service, in its own review.
	NigoReporterOperations NigoReporter = "operations"
)

// NigoResolution: How an item was resolved.
type NigoResolution string

// Known values of NigoResolution. The API may add others.
const (
	// The deficiency was corrected.
	NigoResolutionCorrected NigoResolution = "corrected"
	// The custodian no longer requires a correction.
	NigoResolutionWaived NigoResolution = "waived"
	// The item was recorded by mistake. Statistics do not count it.
	NigoResolutionWithdrawn NigoResolution = "withdrawn"
)

// NigoStatistics: Share of rollovers that were first-time-right, and numbers of NIGO items.
type NigoStatistics struct {
	// The type of the object: always `nigo_statistics`.
	Object string `json:"object"`
	// First day of the period.
	From string `json:"from"`
	// Last day of the period, inclusive.
	To string `json:"to"`
	// Submitted rollovers that were completed, rejected or failed in the period.
	Ended int `json:"ended"`
	// Rollovers completed in the period.
	Completed int `json:"completed"`
	// Rollovers completed in the period that never had a NIGO item, except withdrawn ones.
	FirstTimeRight int `json:"firstTimeRight"`
	// Share of the ended rollovers that are first-time-right, in percent with one decimal, such as `93.4`.
	// Null if none ended.
	FirstTimeRightPercent *string `json:"firstTimeRightPercent"`
	// NIGO items reported in the period, except withdrawn ones.
	Items int `json:"items"`
	// Items by code, most frequent first.
	Codes []NigoCodeCount `json:"codes"`
	// Counts by custodian, most items first.
	Custodians []NigoCustodianStatistics `json:"custodians"`
	// Items by source plan, most frequent first, up to 50 plans. Rollovers without a plan name are
	// omitted.
	Plans []NigoPlanCount `json:"plans"`
}

// NigoStep: Kind of step that fixes the deficiency. New values may be added.
type NigoStep string

// Known values of NigoStep. The API may add others.
const (
	// Provide a document.
	NigoStepProvideDocument NigoStep = "provide_document"
	// Correct the rollover, or cancel it and create a new one.
	NigoStepCorrectRollover NigoStep = "correct_rollover"
	// Correct the participant's account.
	NigoStepCorrectAccount NigoStep = "correct_account"
	// Resolve the deficiency with the custodian.
	NigoStepContactCustodian NigoStep = "contact_custodian"
	// Cancel the request.
	NigoStepCancel NigoStep = "cancel"
)

// NoteInput is a note on a rollover.
type NoteInput struct {
	// Text of the note, up to 4,000 characters.
	Text string `json:"text"`
}

// OpenQuestion is a missing fact that the outcome, the forms or the documents depend on.
type OpenQuestion struct {
	// JSON pointer to the missing field of the input.
	Pointer string `json:"pointer"`
	// Human-readable reason to ask for it.
	Detail string `json:"detail"`
}

// OrganizationSettings is an organization's time zone, deadlines and second-person rules. Changes
// apply only to deadlines that start later.
type OrganizationSettings struct {
	// The type of the object: always `organization_settings`.
	Object string `json:"object"`
	// The organization's name.
	Name string `json:"name"`
	// The time zone that sets "today", due dates and the end of the 60th day: an IANA name.
	TimeZone string `json:"timeZone"`
	// When each step becomes overdue. The 60-day limit is set by law and is not included.
	Waits               []Wait              `json:"waits"`
	IncomingFunds       IncomingFundsRules  `json:"incomingFunds"`
	ParticipantMessages ParticipantMessages `json:"participantMessages"`
	// The actions that require a second person. A single person receives `second_person_required` and
	// requests an approval with `POST /v1/approvals`.
	SecondPerson []SecondPersonAction `json:"secondPerson"`
	// Whether approvals can be confirmed only with a passkey.
	RequiresPasskey bool `json:"requiresPasskey"`
	// The version, which increases with every change. Send it as `If-Match`.
	Version int `json:"version"`
	// When the organization was last changed.
	UpdatedAt time.Time `json:"updatedAt"`
}

// OrganizationSettingsPatch: Settings to change. Omitted fields stay unchanged.
type OrganizationSettingsPatch struct {
	// The organization's name. Only members who can manage members can change it; API keys cannot.
	Name *string `json:"name,omitempty"`
	// The time zone that sets "today" and due dates: an IANA name such as `America/New_York`. It cannot be
	// cleared.
	TimeZone *string `json:"timeZone,omitempty"`
	// When each step becomes overdue, from 1 to 365 days.
	DeadlineDays  *DeadlineDaysPatch       `json:"deadlineDays,omitempty"`
	IncomingFunds *IncomingFundsRulesPatch `json:"incomingFunds,omitempty"`
	// Messages to participants about their rollovers. They contain no personal data.
	ParticipantMessages *ParticipantMessagesPatch `json:"participantMessages,omitempty"`
	// The actions that require a second person. Replaces the list. Only members who can manage members can
	// change it; API keys cannot. To require a second person for fewer actions, request an approval of
	// `relax_second_person`.
	SecondPerson *[]SecondPersonAction `json:"secondPerson,omitempty"`
	// Whether approvals can be confirmed only with a passkey. Only members who can manage members can
	// change it; API keys cannot. To set it to false, request an approval of `relax_second_person`.
	RequiresPasskey *bool `json:"requiresPasskey,omitempty"`
}

// OtherMovement is a movement that is not a rollover. Always rejected; the error says what to do
// instead.
type OtherMovement string

// Known values of OtherMovement. The API may add others.
const (
	// A contribution is treated as made to the other kind of IRA.
	OtherMovementRecharacterization OtherMovement = "recharacterization"
	// A Roth conversion is undone.
	OtherMovementConversionRecharacterization OtherMovement = "conversion_recharacterization"
	// An excess contribution is removed.
	OtherMovementExcessRemoval OtherMovement = "excess_removal"
	// A 529 plan pays to the beneficiary's Roth IRA.
	OtherMovementQualifiedTuition OtherMovement = "qualified_tuition"
)

// PaidToParticipant: Amount paid to the participant and not rolled over.
type PaidToParticipant struct {
	// Total paid to the participant.
	Amount string `json:"amount"`
	// Kinds of money paid to the participant. The pre-tax part is income, and the plan withholds 20% of
	// it.
	MoneySources []SourceAmount `json:"moneySources"`
	// The recorded payment. Null until `recordCashPayment` records it.
	Payment *CashPayment `json:"payment"`
}

// ParticipantMessages: Messages to participants about their rollovers. They contain no personal data.
type ParticipantMessages struct {
	// Whether participants receive an email at each step.
	Email bool `json:"email"`
	// Whether participants receive a text message at each step.
	Sms bool `json:"sms"`
}

// ParticipantMessagesPatch: Messages to participants about their rollovers. Omitted fields stay
// unchanged.
type ParticipantMessagesPatch struct {
	// Whether participants receive an email at each step. Requires the operator's mail server.
	Email *bool `json:"email,omitempty"`
	// Whether participants receive a text message at each step. Requires the operator's gateway.
	Sms *bool `json:"sms,omitempty"`
}

// PasskeySignature is the passkey's signature of the approval's digest (WebAuthn). Required if you
// have a passkey.
type PasskeySignature struct {
	// The nonce whose challenge the passkey signed.
	Nonce string `json:"nonce"`
	// The credential ID, as base64url.
	CredentialID string `json:"credentialId"`
	// The authenticator data, as base64url.
	AuthenticatorData string `json:"authenticatorData"`
	// The client data, as base64url.
	ClientDataJSON string `json:"clientDataJson"`
	// The signature, as base64url.
	Signature string `json:"signature"`
}

// PaymentAchInput: Bank details for a payment by ACH.
type PaymentAchInput struct {
	// The bank's nine-digit routing number.
	RoutingNumber string `json:"routingNumber"`
	// Bank account number. Encrypted on receipt, and shown in full only in instructions.
	AccountNumber string `json:"accountNumber"`
}

// PaymentDetails: Payee and bank details of a custodian or plan that your organization added.
type PaymentDetails struct {
	// TypeID: `pmd_` followed by 26 characters.
	ID string `json:"id"`
	// The type of the object: always `payment_details`.
	Object string `json:"object"`
	// The environment of the object.
	Environment Environment `json:"environment"`
	// The plan. Null for a custodian.
	PlanID *string `json:"planId"`
	// The custodian. Null for a plan.
	CustodianID *string `json:"custodianId"`
	// Whether instructions use payment details.
	Status PaymentDetailsStatus `json:"status"`
	// The payee line: a template with `{participant}`, and optionally `{custodian}` and `{accountNumber}`.
	Payee string `json:"payee"`
	// Mailing address for checks, one line per item.
	CheckAddress []string       `json:"checkAddress"`
	Wire         *CustodianWire `json:"wire"`
	Ach          *CustodianAch  `json:"ach"`
	// The Depository Trust Company participant number, used for ACATS.
	DtcNumber *string `json:"dtcNumber"`
	// Where the details come from.
	Source string `json:"source"`
	// Telephone number that came with the details. The call-back must use another number.
	ContactPhone *string `json:"contactPhone"`
	// The author, who cannot confirm the details.
	CreatedBy Actor `json:"createdBy"`
	// Time of creation.
	CreatedAt time.Time `json:"createdAt"`
	// The person who confirmed or rejected the details.
	DecidedBy *Actor `json:"decidedBy"`
	// Time of the decision.
	DecidedAt *time.Time              `json:"decidedAt"`
	Callback  *PaymentDetailsCallback `json:"callback"`
	// Why the details were rejected.
	Reason *string `json:"reason"`
	// The plan. Null if there is none. Only with `expand=plan`.
	Plan *Plan `json:"plan,omitempty"`
	// The custodian. Null if there is none. Only with `expand=custodian`.
	Custodian *Custodian `json:"custodian,omitempty"`
}

// PaymentDetailsCallback is the call that confirmed the details.
type PaymentDetailsCallback struct {
	// The number called.
	Phone string `json:"phone"`
	// Where the number was found.
	PhoneSource string `json:"phoneSource"`
	// The person who confirmed the details.
	SpokeWith string `json:"spokeWith"`
	// Time at which the call was recorded, which is the time of the confirmation.
	CalledAt time.Time `json:"calledAt"`
}

// PaymentDetailsGetExpand is an object of the API.
type PaymentDetailsGetExpand string

// Known values of PaymentDetailsGetExpand. The API may add others.
const (
	// Adds `plan`, the plan of `planId`.
	PaymentDetailsGetExpandPlan PaymentDetailsGetExpand = "plan"
	// Adds `custodian`, the custodian of `custodianId`.
	PaymentDetailsGetExpandCustodian PaymentDetailsGetExpand = "custodian"
)

// PaymentDetailsInput: Payee and bank details of a custodian or plan.
type PaymentDetailsInput struct {
	// The plan. Send this or `custodianId`.
	PlanID *string `json:"planId,omitempty"`
	// The custodian. Send this or `planId`.
	CustodianID *string `json:"custodianId,omitempty"`
	// The payee line: a template with `{participant}`, and optionally `{custodian}` and `{accountNumber}`.
	Payee string `json:"payee"`
	// Mailing address, one line per item, up to 6.
	CheckAddress []string          `json:"checkAddress,omitempty"`
	Wire         *PaymentWireInput `json:"wire,omitempty"`
	Ach          *PaymentAchInput  `json:"ach,omitempty"`
	// DTC participant number, for ACATS.
	DtcNumber *string `json:"dtcNumber,omitempty"`
	// Where the details come from: a letter, a web page or a call.
	Source string `json:"source"`
	// Telephone number that came with the details. The call-back must use another number.
	ContactPhone *string `json:"contactPhone,omitempty"`
}

// PaymentDetailsPage is one page of a list. One page of payment details.
type PaymentDetailsPage struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// The items of this page.
	Data []PaymentDetails `json:"data"`
	// True if there are more items after this page.
	HasMore bool `json:"hasMore"`
	// Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll.
	NextCursor *string `json:"nextCursor"`
}

// PaymentDetailsStatus: Whether instructions use payment details.
type PaymentDetailsStatus string

// Known values of PaymentDetailsStatus. The API may add others.
const (
	// They are waiting for a call-back by a second person. Instructions do not use them.
	PaymentDetailsStatusUnconfirmed PaymentDetailsStatus = "unconfirmed"
	// A second person confirmed them by a call-back. Instructions use them.
	PaymentDetailsStatusConfirmed PaymentDetailsStatus = "confirmed"
	// They were rejected. This is final.
	PaymentDetailsStatusRejected PaymentDetailsStatus = "rejected"
	// Later confirmed details replaced them.
	PaymentDetailsStatusSuperseded PaymentDetailsStatus = "superseded"
)

// PaymentWireInput: Bank details for a payment by wire.
type PaymentWireInput struct {
	// Name of the bank that receives the wire.
	BankName string `json:"bankName"`
	// The bank's nine-digit routing number.
	RoutingNumber string `json:"routingNumber"`
	// The owner of the bank account.
	Beneficiary string `json:"beneficiary"`
	// Bank account number. Encrypted on receipt, and shown in full only in instructions.
	AccountNumber string `json:"accountNumber"`
	// For further credit to (FFC). A template like `payee`.
	FurtherCredit *string `json:"furtherCredit,omitempty"`
}

// PendingOn is the party that must act next.
type PendingOn string

// Known values of PendingOn. The API may add others.
const (
	// The integrator.
	PendingOnIntegrator PendingOn = "integrator"
	// The participant.
	PendingOnParticipant PendingOn = "participant"
	// The institution that runs this service.
	PendingOnOperations PendingOn = "operations"
	// The source custodian.
	PendingOnSourceCustodian PendingOn = "source_custodian"
	// The destination custodian.
	PendingOnDestinationCustodian PendingOn = "destination_custodian"
	// No one. The rollover has ended.
	PendingOnNone PendingOn = "none"
)

// PendingOnCount: Number of rollovers pending on one party.
type PendingOnCount struct {
	PendingOn PendingOn `json:"pendingOn"`
	// Number of rollovers.
	Count int `json:"count"`
}

// Plan is an employer's retirement plan, as your organization recorded it.
type Plan struct {
	// TypeID: `pln_` followed by 26 characters.
	ID string `json:"id"`
	// The type of the object: always `plan`.
	Object string `json:"object"`
	// The environment of the object.
	Environment Environment `json:"environment"`
	// Employer identification number of the plan's sponsor.
	EIN string `json:"ein"`
	// Three-digit plan number.
	PlanNumber string `json:"planNumber"`
	// EIN and plan number, by which Form 5500 filings are found, such as `123456789-001`.
	Form5500Key string `json:"form5500Key"`
	// The plan's name.
	Name string `json:"name"`
	// Account type of the plan.
	AccountType AccountType `json:"accountType"`
	// Kind of plan. Null if unknown.
	PlanKind *PlanKind `json:"planKind"`
	// The employer that sponsors the plan.
	SponsorName *string `json:"sponsorName"`
	// The custodian that keeps the plan's records.
	RecordkeeperID *string      `json:"recordkeeperId"`
	Contact        *PlanContact `json:"contact"`
	// The member or API key that recorded the plan.
	CreatedBy Actor `json:"createdBy"`
	// Counts changes. Send it as `If-Match`.
	Version int `json:"version"`
	// Time of creation.
	CreatedAt time.Time `json:"createdAt"`
	// Time of the last change.
	UpdatedAt time.Time `json:"updatedAt"`
	// The recordkeeper. Null if there is none. Only with `expand=recordkeeper`.
	Recordkeeper *Custodian `json:"recordkeeper,omitempty"`
}

// PlanContact: Whom to contact about the plan.
type PlanContact struct {
	// Name of the person or department.
	Name *string `json:"name"`
	// Telephone number of the contact.
	Phone *string `json:"phone"`
	// Email address of the contact.
	Email *string `json:"email"`
	// Mailing address, one line per item.
	Address []string `json:"address"`
}

// PlanContactInput: Whom to contact about the plan.
type PlanContactInput struct {
	// Name of the person or department.
	Name *string `json:"name,omitempty"`
	// Telephone number of the contact.
	Phone *string `json:"phone,omitempty"`
	// Email address of the contact.
	Email *string `json:"email,omitempty"`
	// Mailing address, one line per item, up to 6.
	Address *[]string `json:"address,omitempty"`
}

// PlanCreatedEvent is an employer's plan was recorded.
type PlanCreatedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `plan.created`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time            `json:"createdAt"`
	Data      PlanCreatedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// PlanCreatedEventData: Details of the event. The fields depend on the event type, here
// `plan.created`.
type PlanCreatedEventData struct {
	// TypeID of the plan.
	PlanID string `json:"planId"`
}

// PlanInput is an employer's retirement plan.
type PlanInput struct {
	// Employer identification number of the plan's sponsor, such as `12-3456789`.
	EIN string `json:"ein"`
	// Three-digit plan number, `001` to `999`.
	PlanNumber string `json:"planNumber"`
	// The plan's name, as on its Form 5500.
	Name string `json:"name"`
	// Account type of the plan: `qualified_plan`, such as a 401(k), 401(a) plan or the TSP, `403b` or
	// `governmental_457b`.
	AccountType AccountType `json:"accountType"`
	// Kind of plan. Spousal consent depends on it.
	PlanKind *PlanKind `json:"planKind,omitempty"`
	// The employer that sponsors the plan.
	SponsorName *string `json:"sponsorName,omitempty"`
	// The custodian that keeps the plan's records.
	RecordkeeperID *string           `json:"recordkeeperId,omitempty"`
	Contact        *PlanContactInput `json:"contact,omitempty"`
}

// PlanKind: Correct kind of the source plan. Spousal consent and some distribution codes depend on it.
type PlanKind string

// Known values of PlanKind. The API may add others.
const (
	// A pension plan, or another plan that owes married participants a joint and survivor annuity.
	PlanKindPension PlanKind = "pension"
	// A 401(k), profit-sharing or 403(b) plan under ERISA that does not owe such an annuity.
	PlanKindProfitSharing PlanKind = "profit_sharing"
	// A governmental 457(b) plan.
	PlanKindGovernmental457b PlanKind = "governmental_457b"
	// Any other governmental plan.
	PlanKindGovernmental PlanKind = "governmental"
	// A church plan that has not elected ERISA coverage.
	PlanKindChurch PlanKind = "church"
	// A 403(b) plan that ERISA does not cover.
	PlanKindNonErisa PlanKind = "non_erisa"
)

// PlanPage is one page of a list. One page of plans.
type PlanPage struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// The items of this page.
	Data []Plan `json:"data"`
	// True if there are more items after this page.
	HasMore bool `json:"hasMore"`
	// Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll.
	NextCursor *string `json:"nextCursor"`
}

// PlanPatch: Changes to a plan. Omitted fields stay unchanged, and null clears a field. The EIN, plan
// number and account type cannot change.
type PlanPatch struct {
	// The plan's name, as on its Form 5500.
	Name *string `json:"name,omitempty"`
	// Kind of plan. Spousal consent depends on it.
	PlanKind Nullable[PlanKind] `json:"planKind,omitempty"`
	// The employer that sponsors the plan.
	SponsorName Nullable[string] `json:"sponsorName,omitempty"`
	// The custodian that keeps the plan's records.
	RecordkeeperID Nullable[string] `json:"recordkeeperId,omitempty"`
	// Replaces the contact. Null removes it.
	Contact Nullable[PlanContactInput] `json:"contact,omitempty"`
}

// PlanPaymentDetailsAddedEvent: Payee or bank details of a plan or custodian were added. They need a
// call-back by a second person.
type PlanPaymentDetailsAddedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `plan.payment_details_added`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                        `json:"createdAt"`
	Data      PlanPaymentDetailsAddedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// PlanPaymentDetailsAddedEventData: Details of the event. The fields depend on the event type, here
// `plan.payment_details_added`.
type PlanPaymentDetailsAddedEventData struct {
	// TypeID of the payment details.
	PaymentDetailsID string `json:"paymentDetailsId"`
	// The plan. Null for a custodian.
	PlanID *string `json:"planId"`
	// The custodian. Null for a plan.
	CustodianID *string `json:"custodianId"`
}

// PlanPaymentDetailsConfirmedEvent is a second person confirmed payee or bank details. Instructions
// now use them.
type PlanPaymentDetailsConfirmedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `plan.payment_details_confirmed`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                            `json:"createdAt"`
	Data      PlanPaymentDetailsConfirmedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// PlanPaymentDetailsConfirmedEventData: Details of the event. The fields depend on the event type,
// here `plan.payment_details_confirmed`.
type PlanPaymentDetailsConfirmedEventData struct {
	// TypeID of the payment details.
	PaymentDetailsID string `json:"paymentDetailsId"`
	// The plan. Null for a custodian.
	PlanID *string `json:"planId"`
	// The custodian. Null for a plan.
	CustodianID *string `json:"custodianId"`
}

// PlanPaymentDetailsRejectedEvent: Payee or bank details were rejected.
type PlanPaymentDetailsRejectedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `plan.payment_details_rejected`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                           `json:"createdAt"`
	Data      PlanPaymentDetailsRejectedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// PlanPaymentDetailsRejectedEventData: Details of the event. The fields depend on the event type, here
// `plan.payment_details_rejected`.
type PlanPaymentDetailsRejectedEventData struct {
	// TypeID of the payment details.
	PaymentDetailsID string `json:"paymentDetailsId"`
	// The plan. Null for a custodian.
	PlanID *string `json:"planId"`
	// The custodian. Null for a plan.
	CustodianID *string `json:"custodianId"`
}

// PlanRequirementsAddedEvent: Requirements of a plan or custodian were added or changed.
type PlanRequirementsAddedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `plan.requirements_added`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                      `json:"createdAt"`
	Data      PlanRequirementsAddedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// PlanRequirementsAddedEventData: Details of the event. The fields depend on the event type, here
// `plan.requirements_added`.
type PlanRequirementsAddedEventData struct {
	// TypeID of the requirement set.
	RequirementSetID string `json:"requirementSetId"`
	// The plan. Null for a custodian.
	PlanID *string `json:"planId"`
	// The custodian. Null for a plan.
	CustodianID *string `json:"custodianId"`
}

// PlanRequirementsConfirmedEvent: Requirements of a plan or custodian were confirmed.
type PlanRequirementsConfirmedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `plan.requirements_confirmed`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                          `json:"createdAt"`
	Data      PlanRequirementsConfirmedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// PlanRequirementsConfirmedEventData: Details of the event. The fields depend on the event type, here
// `plan.requirements_confirmed`.
type PlanRequirementsConfirmedEventData struct {
	// TypeID of the requirement set.
	RequirementSetID string `json:"requirementSetId"`
	// The plan. Null for a custodian.
	PlanID *string `json:"planId"`
	// The custodian. Null for a plan.
	CustodianID *string `json:"custodianId"`
}

// PlanUpdatedEvent is an employer's plan was updated.
type PlanUpdatedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `plan.updated`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time            `json:"createdAt"`
	Data      PlanUpdatedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// PlanUpdatedEventData: Details of the event. The fields depend on the event type, here
// `plan.updated`.
type PlanUpdatedEventData struct {
	// TypeID of the plan.
	PlanID string `json:"planId"`
	// The changed fields.
	Fields []string `json:"fields"`
}

// PlansGetExpand is an object of the API.
type PlansGetExpand string

// Known values of PlansGetExpand. The API may add others.
const (
	// Adds `recordkeeper`, the custodian of `recordkeeperId`.
	PlansGetExpandRecordkeeper PlansGetExpand = "recordkeeper"
)

// PostingReversalReason: Reason a posting is reversed.
type PostingReversalReason string

// Known values of PostingReversalReason. The API may add others.
const (
	// The money was posted to the wrong account.
	PostingReversalReasonWrongAccount PostingReversalReason = "wrong_account"
	// The wrong amount was posted.
	PostingReversalReasonWrongAmount PostingReversalReason = "wrong_amount"
	// The payment bounced or was reversed.
	PostingReversalReasonPaymentReversed PostingReversalReason = "payment_reversed"
	// Another reason.
	PostingReversalReasonOther PostingReversalReason = "other"
)

// PostponementBasis: Reason that the 60 days, or the due date that replaces them, are postponed. New
// values may be added.
type PostponementBasis string

// Known values of PostponementBasis. The API may add others.
const (
	// The participant is affected by a federally declared disaster (IRC §7508A).
	PostponementBasisDisaster PostponementBasis = "disaster"
	// The participant serves in a combat zone (IRC §7508).
	PostponementBasisCombatZone PostponementBasis = "combat_zone"
	// The IRS waived the 60 days in a private letter ruling (IRC §402(c)(3)(B), §408(d)(3)(I)).
	PostponementBasisIRSWaiver PostponementBasis = "irs_waiver"
)

// PostponementInput is the facts that postpone the participant's deadline. Use it with the type
// `indirect_60_day`.
type PostponementInput struct {
	// Reason that the 60 days, or the due date that replaces them, are postponed. New values may be added.
	Basis PostponementBasis `json:"basis"`
	// Number of the IRS announcement or disaster declaration, of the military orders, or of the IRS
	// ruling.
	Reference string `json:"reference"`
	// First day of the postponement period or of the service, or date of the ruling, `YYYY-MM-DD`.
	StartsOn string `json:"startsOn"`
	// Last day, `YYYY-MM-DD`: the day to which the IRS postpones deadlines, the last day of service in the
	// combat zone, or the last day that the ruling allows.
	EndsOn string `json:"endsOn"`
	// Required for `combat_zone`.
	CombatZone *CombatZone `json:"combatZone,omitempty"`
}

// Problem is an error response (RFC 9457). Some codes add their own fields.
type Problem struct {
	// `/errors/{code}`, a page that explains the error, its cause and its remedy.
	Type string `json:"type"`
	// A short summary. It is the same for every error with this code.
	Title string `json:"title"`
	// The HTTP status of the response.
	Status int `json:"status"`
	// What happened in this request, for developers.
	Detail string `json:"detail"`
	// The requested path.
	Instance string    `json:"instance"`
	Code     ErrorCode `json:"code"`
	// ID of the request. Quote it when you contact support.
	RequestID string `json:"requestId"`
	// All issues of the input. Empty for other errors.
	Errors []ProblemError `json:"errors"`
	// The rollover's current state.
	State *string `json:"state,omitempty"`
	// The actions that are possible now.
	AllowedActions []string `json:"allowedActions,omitempty"`
	// The earliest time at which the same reminder can be sent again.
	NextReminderAt *string `json:"nextReminderAt,omitempty"`
	// ID of the open rollover that this request would duplicate.
	RolloverID *string `json:"rolloverId,omitempty"`
	// The object's current version.
	Version *int `json:"version,omitempty"`
	// The code of the first rule in `rules`.
	Rule *string `json:"rule,omitempty"`
	// The rules that do not permit the rollover.
	Rules []ProblemRule `json:"rules,omitempty"`
	// Why the consent is insufficient. `statement_missing` names the statement and its current version.
	ConsentFaults []ProblemConsentFault `json:"consentFaults,omitempty"`
}

// ProblemConsentFault is one item of the list. Why the consent is insufficient. `statement_missing`
// names the statement and its current version.
type ProblemConsentFault struct {
	// Machine-readable code of the issue.
	Code string `json:"code"`
	// Explanation of the issue for people.
	Detail string `json:"detail"`
	// The statement that is missing or outdated.
	Statement *string `json:"statement,omitempty"`
	// The current version of the statement.
	Version *string `json:"version,omitempty"`
}

// ProblemError is one item of the list. All issues of the input. Empty for other errors.
type ProblemError struct {
	// The location in the body: an RFC 6901 JSON Pointer as a URI fragment.
	Pointer *string `json:"pointer,omitempty"`
	// The name of the query parameter.
	Parameter *string `json:"parameter,omitempty"`
	// What is wrong with this field or parameter.
	Detail string `json:"detail"`
}

// ProblemRule is one item of the list. The rules that do not permit the rollover.
type ProblemRule struct {
	// Machine-readable code of the rule.
	Code string `json:"code"`
	// `unmet`, or `unknown` if a fact is missing.
	Result string `json:"result"`
	// Explanation of the rule for people.
	Detail string `json:"detail"`
}

// ProcessingDays: Business days from the request until the money is sent.
type ProcessingDays struct {
	// Fewest days that processing usually takes.
	Min float64 `json:"min"`
	// Most days that processing usually takes.
	Max float64 `json:"max"`
}

// ProofKey is a public key as a JWK (RFC 7517), for ES256 or EdDSA. Other public fields are ignored;
// private fields are rejected.
type ProofKey struct {
	// The key type: `EC` or `OKP`.
	Kty string `json:"kty"`
	// The curve: `P-256` or `Ed25519`.
	Crv string `json:"crv"`
	// The x coordinate, as base64url.
	X string `json:"x"`
	// The y coordinate of an EC key, as base64url.
	Y *string `json:"y,omitempty"`
}

// ProvideDocumentsAction: Provide documents by reference and digest. Allowed in `draft`,
// `awaiting_participant`, `submitted`, `in_review`, `approved`, `requested`, `processing`,
// `awaiting_documents`, `on_hold`.
type ProvideDocumentsAction struct {
	Params ProvideDocumentsActionParams `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*ProvideDocumentsAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a ProvideDocumentsAction) MarshalJSON() ([]byte, error) {
	type members ProvideDocumentsAction
	return marshalTagged("action", "provide_documents", members(a))
}

// ProvideDocumentsActionParams is the parameters of `provide_documents`.
type ProvideDocumentsActionParams struct {
	// 1 to 20 documents by reference. You keep the files. To upload a file, use `POST
	// /v1/rollovers/{id}/documents`.
	Documents []DocumentInput `json:"documents"`
}

// ReadChangesFeedResponse is the changes of the API.
type ReadChangesFeedResponse struct {
	// The format: JSON Feed 1.1.
	Version string `json:"version"`
}

// Receipt: Money that arrived at the destination.
type Receipt struct {
	// ID of the receipt, used to void it.
	ID string `json:"id"`
	// Whether a receipt counts toward the totals.
	Status ReceiptStatus `json:"status"`
	// Reason it no longer counts, such as `typed_wrong`, `bounced` or `corrected`. New values may be
	// added.
	VoidReason *string `json:"voidReason"`
	// Date it was voided, returned or corrected, if recorded.
	VoidedOn *string `json:"voidedOn"`
	// ID of the void receipt that this one corrects. Null if it corrects none.
	Replaces *string `json:"replaces"`
	// Amount that was received.
	Amount string `json:"amount"`
	// Assets received in kind.
	Assets []Asset `json:"assets"`
	// Day on which the money was received.
	ReceivedOn string `json:"receivedOn"`
	// The transfer whose money arrived. Null if unknown: the receipt then counts toward the earliest
	// transfers.
	TransferID *string `json:"transferId"`
	// How the money is delivered, such as `wire` or `check`.
	Method *DeliveryMethod `json:"method"`
	// Number printed on the check.
	CheckNumber *string `json:"checkNumber"`
	// Name to which the check is payable.
	Payee *string `json:"payee"`
	// Date it was recorded. Null for older records.
	RecordedOn *string `json:"recordedOn"`
	// Part that arrived after the 60 days of its transfer.
	LateAmount string `json:"lateAmount"`
	// Explanation of why it is late.
	LateReason *string `json:"lateReason"`
	// Reason it arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2)). New values may be added.
	LateReasonCode    *LateReasonCode    `json:"lateReasonCode"`
	SelfCertification *SelfCertification `json:"selfCertification"`
}

// ReceiptStatus: Whether a receipt counts toward the totals.
type ReceiptStatus string

// Known values of ReceiptStatus. The API may add others.
const (
	// Totals include it.
	ReceiptStatusReceived ReceiptStatus = "received"
	// Recorded incorrectly, bounced, returned or corrected. Totals exclude it.
	ReceiptStatusVoid ReceiptStatus = "void"
)

// ReceiptVoidReason: Reason a receipt is void.
type ReceiptVoidReason string

// Known values of ReceiptVoidReason. The API may add others.
const (
	// The receipt was recorded incorrectly.
	ReceiptVoidReasonTypedWrong ReceiptVoidReason = "typed_wrong"
	// The check bounced, or the payment was reversed.
	ReceiptVoidReasonBounced ReceiptVoidReason = "bounced"
)

// ReceivingInstructions: How the custodian receives money and requests, as reported to the operator;
// null if unknown. Rely on it only if `verified` is true.
type ReceivingInstructions struct {
	// The payee of checks: a template that can contain `{custodian}`, `{participant}` and
	// `{accountNumber}`.
	Payee *string `json:"payee"`
	// The mailing address for checks, one line per entry.
	CheckAddress []string       `json:"checkAddress"`
	Wire         *CustodianWire `json:"wire"`
	Ach          *CustodianAch  `json:"ach"`
	// The Depository Trust Company participant number, used for ACATS.
	DtcNumber *string                   `json:"dtcNumber"`
	Requests  CustodianRequestAddresses `json:"requests"`
	// Enclosures that the custodian requires with a distribution request, in addition to `requirements`.
	// Text to show to people.
	Enclosures []string `json:"enclosures"`
}

// RecordDistributionAction: Record that the participant received the money. The 60 days begin. Allowed
// in `approved`, `processing`. Only for rollovers of type indirect_60_day.
type RecordDistributionAction struct {
	// The parameters of `record_distribution`.
	Params AdvanceDistributionInput `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*RecordDistributionAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a RecordDistributionAction) MarshalJSON() ([]byte, error) {
	type members RecordDistributionAction
	return marshalTagged("action", "record_distribution", members(a))
}

// RecordLetterSignatureRequest is the body of `POST /v1/letters/{id}/signature-result`.
type RecordLetterSignatureRequest struct {
	// Number of the request: `data.signatureRequest.number` of the event.
	Request int `json:"request"`
	// Determines the other members.
	Result LetterSignatureResultResult `json:"result"`
	// SHA-256 digest of the PDF that was signed: `file.sha256` of the letter.
	Sha256 *string                                   `json:"sha256,omitempty"`
	Signer *RecordLetterSignatureRequestSignedSigner `json:"signer,omitempty"`
	// Time of the signature.
	SignedAt *time.Time `json:"signedAt,omitempty"`
	// The signed PDF with the provider's evidence, in base64. Up to 10 MB.
	Evidence *string `json:"evidence,omitempty"`
	// The signer's reason.
	Reason *string `json:"reason,omitempty"`
}

// RecordLetterSignatureRequestDeclined is an alternative of `RecordLetterSignatureRequest`.
type RecordLetterSignatureRequestDeclined struct {
	// Number of the request: `data.signatureRequest.number` of the event.
	Request int `json:"request"`
	// The request is declined.
	Result string `json:"result"`
	// The signer's reason.
	Reason *string `json:"reason,omitempty"`
}

// RecordLetterSignatureRequestExpired is an alternative of `RecordLetterSignatureRequest`.
type RecordLetterSignatureRequestExpired struct {
	// Number of the request: `data.signatureRequest.number` of the event.
	Request int `json:"request"`
	// The request is expired.
	Result string `json:"result"`
	// The signer's reason.
	Reason *string `json:"reason,omitempty"`
}

// RecordLetterSignatureRequestSigned is an alternative of `RecordLetterSignatureRequest`.
type RecordLetterSignatureRequestSigned struct {
	// Number of the request: `data.signatureRequest.number` of the event.
	Request int `json:"request"`
	// The signer signed.
	Result string `json:"result"`
	// SHA-256 digest of the PDF that was signed: `file.sha256` of the letter.
	Sha256 string                                   `json:"sha256"`
	Signer RecordLetterSignatureRequestSignedSigner `json:"signer"`
	// Time of the signature.
	SignedAt time.Time `json:"signedAt"`
	// The signed PDF with the provider's evidence, in base64. Up to 10 MB.
	Evidence string `json:"evidence"`
}

// RecordLetterSignatureRequestSignedSigner is the person who signed.
type RecordLetterSignatureRequestSignedSigner struct {
	// Name of the person who signed.
	Name string `json:"name"`
	// Title of the person who signed.
	Title *string `json:"title,omitempty"`
}

// RecordNigoItemsResponse is one page of a list. The recorded items.
type RecordNigoItemsResponse struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// The recorded items.
	Data []NigoItem `json:"data"`
}

// RecordTaxFilingRequest is the body of `POST /v1/tax-filings`.
type RecordTaxFilingRequest struct {
	// The tax year.
	Year int `json:"year"`
	// `1099-R`, filed by the custodians that paid, or `5498`, filed by the custodians of the receiving
	// IRAs.
	Form TaxFilingForm `json:"form"`
	// Date on which the forms were filed. Default: today.
	FiledOn *string `json:"filedOn,omitempty"`
}

// RejectAction: Reject. Only `reopen` undoes this. Allowed in `in_review`. Also requires the scope
// `rollovers:operate`.
type RejectAction struct {
	Params RejectActionParams `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*RejectAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a RejectAction) MarshalJSON() ([]byte, error) {
	type members RejectAction
	return marshalTagged("action", "reject", members(a))
}

// RejectActionParams is the parameters of `reject`.
type RejectActionParams struct {
	// Machine-readable reason: lowercase letters, digits and underscores, such as `name_mismatch`.
	Code string `json:"code"`
	// Reason, up to 500 characters. Do not include personal data.
	Reason string `json:"reason"`
}

// RejectDocumentAction: Reject a document. It no longer meets its requirement. Allowed in `draft`,
// `awaiting_participant`, `submitted`, `in_review`, `approved`, `requested`, `processing`,
// `funds_sent`, `funds_received`, `awaiting_documents`, `on_hold`. Also requires the scope
// `rollovers:operate`.
type RejectDocumentAction struct {
	Params RejectDocumentActionParams `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*RejectDocumentAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a RejectDocumentAction) MarshalJSON() ([]byte, error) {
	type members RejectDocumentAction
	return marshalTagged("action", "reject_document", members(a))
}

// RejectDocumentActionParams is the parameters of `reject_document`.
type RejectDocumentActionParams struct {
	// ID of one of the rollover's `documents`.
	DocumentID string `json:"documentId"`
	// Machine-readable reason: lowercase letters, digits and underscores, such as `name_mismatch`.
	Code string `json:"code"`
	// Reason, up to 500 characters. Do not include personal data.
	Reason string `json:"reason"`
}

// RejectPaymentDetailsRequest is the body of `POST /v1/payment-details/{id}/reject`.
type RejectPaymentDetailsRequest struct {
	// Why the details are wrong.
	Reason string `json:"reason"`
}

// RejectedBy is the party that rejected it.
type RejectedBy string

// Known values of RejectedBy. The API may add others.
const (
	// The institution that runs this service.
	RejectedByOperations RejectedBy = "operations"
	// The source custodian.
	RejectedBySourceCustodian RejectedBy = "source_custodian"
)

// Rejection: Reason the rollover was rejected. Null if it was not.
type Rejection struct {
	// Machine-readable code.
	Code string `json:"code"`
	// Human-readable reason.
	Reason *string `json:"reason"`
	// The party that rejected it.
	By RejectedBy `json:"by"`
}

// Relationship is the participant's correct claim to the money. `own` and `alternate_payee` clear
// `decedentName`.
type Relationship string

// Known values of Relationship. The API may add others.
const (
	// The participant's own money.
	RelationshipOwn Relationship = "own"
	// Inherited from the participant's spouse. It can go to the same accounts as the spouse's own money.
	RelationshipSpouseBeneficiary Relationship = "spouse_beneficiary"
	// Inherited from anyone else. It must go directly to an inherited IRA.
	RelationshipNonSpouseBeneficiary Relationship = "non_spouse_beneficiary"
	// Awarded to a spouse or former spouse by a qualified domestic relations order.
	RelationshipAlternatePayee Relationship = "alternate_payee"
)

// ReleaseAction: Release the hold and continue in the previous state. Allowed in `on_hold`. Also
// requires the scope `rollovers:operate`.
type ReleaseAction struct {
	Params *ReleaseActionParams `json:"params,omitempty"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*ReleaseAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a ReleaseAction) MarshalJSON() ([]byte, error) {
	type members ReleaseAction
	return marshalTagged("action", "release", members(a))
}

// ReleaseActionParams: `release` has no parameters.
type ReleaseActionParams struct{}

// RemindRolloverRequest is the body of `POST /v1/rollovers/{id}/reminders`.
type RemindRolloverRequest struct {
	// Returns whom the reminder would reach, without sending it. Default: false.
	DryRun *bool `json:"dryRun,omitempty"`
}

// ReminderChannel: How a reminder is delivered. New values may be added.
type ReminderChannel string

// Known values of ReminderChannel. The API may add others.
const (
	// An email to the participant.
	ReminderChannelEmail ReminderChannel = "email"
	// A text message to the participant.
	ReminderChannelTextMessage ReminderChannel = "text_message"
	// The event `rollover.reminder_sent`, so that your system contacts the custodian.
	ReminderChannelWebhook ReminderChannel = "webhook"
)

// ReminderRecipient is the party that a reminder is for. New values may be added.
type ReminderRecipient string

// Known values of ReminderRecipient. The API may add others.
const (
	// The participant.
	ReminderRecipientParticipant ReminderRecipient = "participant"
	// The custodian that pays.
	ReminderRecipientSourceCustodian ReminderRecipient = "source_custodian"
	// The custodian that receives the money.
	ReminderRecipientDestinationCustodian ReminderRecipient = "destination_custodian"
)

// ReminderTask is the participant's task. New values may be added.
type ReminderTask string

// Known values of ReminderTask. The API may add others.
const (
	// Sign the consent.
	ReminderTaskSignConsent ReminderTask = "sign_consent"
	// Provide the requested documents.
	ReminderTaskProvideDocuments ReminderTask = "provide_documents"
	// Deposit the check of an indirect rollover.
	ReminderTaskDepositCheck ReminderTask = "deposit_check"
)

// ReopenAction: Reopen a rejected or failed rollover in its previous state. Allowed in `rejected`,
// `failed`. Also requires the scope `rollovers:operate`.
type ReopenAction struct {
	Params ReopenActionParams `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*ReopenAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a ReopenAction) MarshalJSON() ([]byte, error) {
	type members ReopenAction
	return marshalTagged("action", "reopen", members(a))
}

// ReopenActionParams is the parameters of `reopen`.
type ReopenActionParams struct {
	// Reason, up to 500 characters. Do not include personal data.
	Reason string `json:"reason"`
}

// RepaymentKind: Kind of distribution that can be repaid within two or three years. New values may be
// added.
type RepaymentKind string

// Known values of RepaymentKind. The API may add others.
const (
	// Qualified birth or adoption: up to $5,000 for each child, within three years.
	RepaymentKindBirthOrAdoption RepaymentKind = "birth_or_adoption"
	// Qualified disaster recovery: up to $22,000 for each disaster, within three years.
	RepaymentKindDisaster RepaymentKind = "disaster"
	// Qualified reservist: to an IRA, within two years after active duty.
	RepaymentKindReservist RepaymentKind = "reservist"
	// Emergency personal expense: up to $1,000 in a year, within three years.
	RepaymentKindEmergencyExpense RepaymentKind = "emergency_expense"
	// Victim of domestic abuse: up to an indexed limit, within three years.
	RepaymentKindDomesticAbuse RepaymentKind = "domestic_abuse"
	// Terminally ill participant: within three years.
	RepaymentKindTerminalIllness RepaymentKind = "terminal_illness"
)

// RepaymentOfInput is the distribution that the participant repays (IRC §72(t)). Use it with the type
// `indirect_60_day`. Its own deadline replaces the 60 days.
type RepaymentOfInput struct {
	// Kind of distribution that can be repaid within two or three years. New values may be added.
	Kind RepaymentKind `json:"kind"`
	// Date the participant received the distribution, `YYYY-MM-DD`.
	DistributedOn string `json:"distributedOn"`
	// For `reservist`: last day of active duty, `YYYY-MM-DD`. The two years begin on the next day.
	ActiveDutyEndedOn *string `json:"activeDutyEndedOn,omitempty"`
	// For `birth_or_adoption`: number of children. The limit applies to each. Default: 1.
	Children *int `json:"children,omitempty"`
}

// RepaymentRule is a kind of distribution that can be repaid.
type RepaymentRule struct {
	// Kind of distribution that can be repaid within two or three years. New values may be added.
	Kind RepaymentKind `json:"kind"`
	// Code in box 14b of Form 5498.
	Code string `json:"code"`
	// Number of years in which repayment is possible.
	Years int `json:"years"`
	// Largest part of a distribution of this year that can be repaid. Null if there is no limit.
	Limit *string `json:"limit"`
	// Subject of the limit, such as `for each child`. Null if there is no limit.
	Per *string `json:"per"`
	// True if the limit changes with the cost of living.
	IsIndexed bool `json:"isIndexed"`
	// Statutes and notices of the rule and its limit.
	Source string `json:"source"`
}

// ReportDeathAction: Report that the participant died. Money stops moving until `resolve_death`.
// Allowed in `draft`, `awaiting_participant`, `submitted`, `in_review`, `approved`, `requested`,
// `processing`, `funds_sent`, `funds_received`, `awaiting_documents`, `on_hold`.
type ReportDeathAction struct {
	Params ReportDeathActionParams `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*ReportDeathAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a ReportDeathAction) MarshalJSON() ([]byte, error) {
	type members ReportDeathAction
	return marshalTagged("action", "report_death", members(a))
}

// ReportDeathActionParams is the parameters of `report_death`.
type ReportDeathActionParams struct {
	// Date of death, `YYYY-MM-DD`. Must not be in the future.
	DiedOn string `json:"diedOn"`
	// The party that acts after the participant's death.
	ActingParty DeathActingParty `json:"actingParty"`
	// ID of the death certificate among the rollover's `documents`, if it was provided.
	DocumentID *string `json:"documentId,omitempty"`
}

// ReportFundsReturnedAction: Report a transfer as lost, returned or stale. The transfer and its
// receipts no longer count. Allowed in `processing`, `funds_sent`, `funds_received`, `completed`.
type ReportFundsReturnedAction struct {
	Params ReportFundsReturnedActionParams `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*ReportFundsReturnedAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a ReportFundsReturnedAction) MarshalJSON() ([]byte, error) {
	type members ReportFundsReturnedAction
	return marshalTagged("action", "report_funds_returned", members(a))
}

// ReportFundsReturnedActionParams is the parameters of `report_funds_returned`.
type ReportFundsReturnedActionParams struct {
	// ID of one of the rollover's `transfers`.
	TransferID string `json:"transferId"`
	// Reason the money is no longer on its way.
	Reason ReturnReason `json:"reason"`
	// Date the transfer was returned or found to be lost, `YYYY-MM-DD`. Default: today.
	ReturnedOn *string `json:"returnedOn,omitempty"`
}

// ReportedDeath is the reported death of the participant. Null if none was reported.
type ReportedDeath struct {
	// Date of death.
	DiedOn string `json:"diedOn"`
	// The party that acts after the participant's death.
	ActingParty DeathActingParty `json:"actingParty"`
	// ID of the death certificate. Null if not provided.
	DocumentID *string `json:"documentId"`
	// How it was resolved. Null while it is open.
	Resolution *DeathResolution `json:"resolution"`
}

// RequestApprovalRequest is the body of `POST /v1/approvals`.
type RequestApprovalRequest struct {
	// The requested action. New values may be added.
	Action ApprovalAction `json:"action"`
	// The rollover ID. Required for actions on a rollover and for `reveal`.
	RolloverID *string `json:"rolloverId,omitempty"`
	// The rollover version you last read. If the rollover has another version, the request fails with
	// `version_conflict`.
	RolloverVersion *int `json:"rolloverVersion,omitempty"`
	// The parameters of the action. `create_live_key` takes the body that creates the key.
	// `rotate_live_key` and `change_live_key` take the body that rotates or changes the key, and its
	// `keyId`. You can later execute only a request with the same parameters. `relax_second_person` takes
	// the actions to remove in `remove`, and `requiresPasskey: false` to allow confirmations without a
	// passkey. Default: {}.
	Params map[string]any `json:"params,omitempty"`
}

// RequestConsentAction: Ask the participant to sign. Allowed in `draft`.
type RequestConsentAction struct {
	Params *RequestConsentActionParams `json:"params,omitempty"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*RequestConsentAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a RequestConsentAction) MarshalJSON() ([]byte, error) {
	type members RequestConsentAction
	return marshalTagged("action", "request_consent", members(a))
}

// RequestConsentActionParams: `request_consent` has no parameters.
type RequestConsentActionParams struct{}

// RequestDocumentsAction: Request documents. Allowed in `in_review`, `requested`, `processing`. Also
// requires the scope `rollovers:operate`.
type RequestDocumentsAction struct {
	Params RequestDocumentsActionParams `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*RequestDocumentsAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a RequestDocumentsAction) MarshalJSON() ([]byte, error) {
	type members RequestDocumentsAction
	return marshalTagged("action", "request_documents", members(a))
}

// RequestDocumentsActionParams is the parameters of `request_documents`.
type RequestDocumentsActionParams struct {
	// Types of the missing documents.
	Types []DocumentType `json:"types"`
	// The party that must provide documents.
	From DocumentSource `json:"from"`
}

// RequestLetterSignatureRequest is the body of `POST /v1/letters/{id}/signature-requests`.
type RequestLetterSignatureRequest struct {
	// The webhook endpoint of the e-signature provider. It must be enabled and receive
	// `rollover.letter_signature_requested`.
	EndpointID string            `json:"endpointId"`
	Signer     LetterSignerInput `json:"signer"`
}

// RequestMismatch: Difference between the amounts requested and sent. Null if there was none.
type RequestMismatch struct {
	// Amount that was requested.
	Expected string `json:"expected"`
	// Amount sent, including withholding.
	Received string `json:"received"`
	// Received minus expected. Can be negative.
	Difference string `json:"difference"`
	// Whether a difference still blocks completion.
	Status RequestMismatchStatus `json:"status"`
	// Reason it was accepted.
	Resolution *string `json:"resolution"`
}

// RequestMismatchStatus: Whether a difference still blocks completion.
type RequestMismatchStatus string

// Known values of RequestMismatchStatus. The API may add others.
const (
	// It blocks completion.
	RequestMismatchStatusOpen RequestMismatchStatus = "open"
	// Further receipts closed it, or it was accepted.
	RequestMismatchStatusResolved RequestMismatchStatus = "resolved"
)

// Requester: Requester of an action that a second person confirmed.
type Requester struct {
	// Kind of actor. New values may be added.
	Type ActorType `json:"type"`
	// The actor's ID, if it has one.
	ID *string `json:"id"`
	// ID of the approval request.
	ApprovalID string `json:"approvalId"`
}

// RequestsListMethod is an object of the API.
type RequestsListMethod string

// Known values of RequestsListMethod. The API may add others.
const (
	// Reads.
	RequestsListMethodGET RequestsListMethod = "GET"
	// Requests that create something or perform an action.
	RequestsListMethodPOST RequestsListMethod = "POST"
	// Updates.
	RequestsListMethodPATCH RequestsListMethod = "PATCH"
	// Deletions.
	RequestsListMethodDELETE RequestsListMethod = "DELETE"
)

// RequestsListStatus is an object of the API.
type RequestsListStatus string

// Known values of RequestsListStatus. The API may add others.
const (
	// Successful requests.
	RequestsListStatus2xx RequestsListStatus = "2xx"
	// Requests for an object that had not changed.
	RequestsListStatus3xx RequestsListStatus = "3xx"
	// Requests that the service refused, or whose client disconnected.
	RequestsListStatus4xx RequestsListStatus = "4xx"
	// Requests that the service failed to handle.
	RequestsListStatus5xx RequestsListStatus = "5xx"
)

// RequiredEnclosure is a document to enclose.
type RequiredEnclosure struct {
	// Description of the document.
	Detail string `json:"detail"`
	// Your requirement set. Null if the directory lists the document.
	RequirementSetID *string `json:"requirementSetId"`
	// True if the requirement set has expired.
	IsUnconfirmed bool `json:"isUnconfirmed"`
}

// RequirementDaysInput: Business days from the request until the money is sent.
type RequirementDaysInput struct {
	// Fewest days that processing usually takes.
	Min int `json:"min"`
	// Most days that processing usually takes.
	Max int `json:"max"`
}

// RequirementSendTo: Where to send a request.
type RequirementSendTo struct {
	// Mailing address, one line per item.
	Address []string `json:"address"`
	// Fax number for requests.
	Fax *string `json:"fax"`
	// Email address for requests.
	Email *string `json:"email"`
	// URL of the web portal for requests.
	Portal *string `json:"portal"`
}

// RequirementSendToInput: Where to send a request. Replaces the directory's addresses.
type RequirementSendToInput struct {
	// Mailing address, one line per item, up to 6.
	Address []string `json:"address,omitempty"`
	// Fax number for requests.
	Fax *string `json:"fax,omitempty"`
	// Email address for requests.
	Email *string `json:"email,omitempty"`
	// URL of the web portal for requests.
	Portal *string `json:"portal,omitempty"`
}

// RequirementSet: Requirements of a custodian or plan that your organization added.
type RequirementSet struct {
	// TypeID: `rqs_` followed by 26 characters.
	ID string `json:"id"`
	// The type of the object: always `requirement_set`.
	Object string `json:"object"`
	// The environment of the object.
	Environment Environment `json:"environment"`
	// The plan. Null for a custodian.
	PlanID *string `json:"planId"`
	// The custodian. Null for a plan.
	CustodianID *string `json:"custodianId"`
	// Counts the sets of this plan or custodian, from 1.
	Version int `json:"version"`
	// False if a later version superseded it.
	IsCurrent bool `json:"isCurrent"`
	// True after `expiresOn`. The requirements still apply, marked as unconfirmed.
	IsUnconfirmed bool `json:"isUnconfirmed"`
	// Documents and signatures that are required before money is released.
	Requirements RequirementSetRequirements `json:"requirements"`
	// Documents to enclose with a request.
	Enclosures []string `json:"enclosures"`
	// People who can sign a request. Empty if unknown.
	Signers        []RequirementSigner `json:"signers"`
	SendTo         *RequirementSendTo  `json:"sendTo"`
	ProcessingDays *ProcessingDays     `json:"processingDays"`
	// A note for the people who prepare requests.
	Note *string `json:"note"`
	// Where the information comes from.
	Source string `json:"source"`
	// The day on which you learned of the requirements.
	LearnedOn string `json:"learnedOn"`
	// The last day on which the set counts as confirmed.
	ExpiresOn string `json:"expiresOn"`
	// The person or key that added the requirements.
	CreatedBy Actor `json:"createdBy"`
	// Time of creation.
	CreatedAt time.Time `json:"createdAt"`
	// The person or key that last confirmed the requirements. Null if they were not confirmed after
	// creation.
	ConfirmedBy *Actor `json:"confirmedBy"`
	// Time of the last confirmation.
	ConfirmedAt *time.Time `json:"confirmedAt"`
	// The plan. Null if there is none. Only with `expand=plan`.
	Plan *Plan `json:"plan,omitempty"`
	// The custodian. Null if there is none. Only with `expand=custodian`.
	Custodian *Custodian `json:"custodian,omitempty"`
}

// RequirementSetInput: Requirements of a custodian or plan.
type RequirementSetInput struct {
	// The plan. Send this or `custodianId`.
	PlanID *string `json:"planId,omitempty"`
	// The custodian. Send this or `planId`.
	CustodianID  *string            `json:"custodianId,omitempty"`
	Requirements *RequirementsInput `json:"requirements,omitempty"`
	// Documents to enclose with a request, one description per item.
	Enclosures []string `json:"enclosures,omitempty"`
	// People who can sign a request. Empty if unknown.
	Signers        []RequirementSigner     `json:"signers,omitempty"`
	SendTo         *RequirementSendToInput `json:"sendTo,omitempty"`
	ProcessingDays *RequirementDaysInput   `json:"processingDays,omitempty"`
	// A note for the people who prepare requests.
	Note *string `json:"note,omitempty"`
	// Where the information comes from: a form, a web page or a call.
	Source string `json:"source"`
	// The day on which you learned of the requirements. Default: today.
	LearnedOn *string `json:"learnedOn,omitempty"`
	// The last day on which the set counts as confirmed. Default: twelve months from today.
	ExpiresOn *string `json:"expiresOn,omitempty"`
}

// RequirementSetPage is one page of a list. One page of requirement sets.
type RequirementSetPage struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// The items of this page.
	Data []RequirementSet `json:"data"`
	// True if there are more items after this page.
	HasMore bool `json:"hasMore"`
	// Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll.
	NextCursor *string `json:"nextCursor"`
}

// RequirementSetRequirements is the documents that a custodian requires before it releases money.
type RequirementSetRequirements struct {
	// A letter of acceptance from the receiving custodian.
	Loa bool `json:"loa"`
	// A medallion signature guarantee.
	Medallion bool `json:"medallion"`
	// A notary must witness the signature.
	Notarization bool `json:"notarization"`
	// The spouse must consent in writing.
	SpousalConsent bool `json:"spousalConsent"`
	// A wet-ink signature on paper.
	WetSignature bool `json:"wetSignature"`
}

// RequirementSigner is a person who can sign a request. New values may be added.
type RequirementSigner string

// Known values of RequirementSigner. The API may add others.
const (
	// The participant.
	RequirementSignerParticipant RequirementSigner = "participant"
	// The participant's spouse.
	RequirementSignerSpouse RequirementSigner = "spouse"
	// The beneficiary of a deceased participant.
	RequirementSignerBeneficiary RequirementSigner = "beneficiary"
	// The plan administrator.
	RequirementSignerPlanAdministrator RequirementSigner = "plan_administrator"
	// The employer.
	RequirementSignerEmployer RequirementSigner = "employer"
	// An attorney-in-fact, with a power of attorney.
	RequirementSignerAttorneyInFact RequirementSigner = "attorney_in_fact"
	// A guardian or conservator.
	RequirementSignerGuardian RequirementSigner = "guardian"
	// The executor of an estate.
	RequirementSignerExecutor RequirementSigner = "executor"
)

// RequirementsInput: Requirements in addition to the directory's. They cannot remove a requirement.
type RequirementsInput struct {
	// A letter of acceptance from the receiving custodian. Default: false.
	Loa *bool `json:"loa,omitempty"`
	// A medallion signature guarantee. Default: false.
	Medallion *bool `json:"medallion,omitempty"`
	// A notary must witness the signature. Default: false.
	Notarization *bool `json:"notarization,omitempty"`
	// The spouse must consent in writing. Default: false.
	SpousalConsent *bool `json:"spousalConsent,omitempty"`
	// A wet-ink signature on paper. Default: false.
	WetSignature *bool `json:"wetSignature,omitempty"`
}

// ResidualInput: Money sent after a rollover was completed.
type ResidualInput struct {
	// The money sent, in the form of the `mark_funds_sent` parameters. If omitted, no money is recorded
	// yet.
	Transfer *ResidualTransferInput `json:"transfer,omitempty"`
	// The receipt, if the money has arrived, in the form of the `mark_funds_received` parameters.
	Receipt *ResidualReceiptInput `json:"receipt,omitempty"`
	// Your ID for the new rollover.
	ExternalID *string `json:"externalId,omitempty"`
	// Up to 50 key-value pairs of strings.
	Metadata map[string]string `json:"metadata,omitempty"`
}

// ResidualReceiptInput is the receipt, in the form of the `mark_funds_received` parameters.
type ResidualReceiptInput struct {
	// Amount received. More than zero, unless assets arrived in kind.
	Amount string `json:"amount"`
	// Assets received in kind.
	Assets []AssetInput `json:"assets,omitempty"`
	// The date the money arrived, `YYYY-MM-DD`.
	ReceivedOn string `json:"receivedOn"`
	// ID of one of the rollover's `transfers`. Default: the only outstanding transfer, or the one whose
	// outstanding amount matches; otherwise the earliest transfers.
	TransferID *string `json:"transferId,omitempty"`
	// How the money is delivered, such as `wire` or `check`.
	Method *DeliveryMethod `json:"method,omitempty"`
	// Number printed on the check.
	CheckNumber *string `json:"checkNumber,omitempty"`
	// Payee, such as `Fidelity FBO Grace Hopper`.
	Payee *string `json:"payee,omitempty"`
	// Reason the money is late. After the 60 days, this or `lateReasonCode` is required. It is not a
	// certification by itself. Do not include personal data.
	LateReason *string `json:"lateReason,omitempty"`
	// Reason the money arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2)).
	LateReasonCode *LateReasonCode `json:"lateReasonCode,omitempty"`
	// For money without a recorded transfer: its split among the rollover's `moneySources`. Default: the
	// requested split.
	Sources           []SourceAmountInput     `json:"sources,omitempty"`
	SelfCertification *SelfCertificationInput `json:"selfCertification,omitempty"`
	// Confirms that dates before the creation of the rollover are correct, because the money moved before
	// the rollover was recorded.
	DatesAttested *bool `json:"datesAttested,omitempty"`
}

// ResidualTransferInput is the money sent, in the form of the `mark_funds_sent` parameters.
type ResidualTransferInput struct {
	// How the money is delivered, such as `wire` or `check`.
	Method DeliveryMethod `json:"method"`
	// Amount sent, net of withholding. More than zero, unless assets were sent in kind.
	Amount string `json:"amount"`
	// Assets sent in kind, with their `fairMarketValue`: by ACATS or internally from one IRA to another,
	// or from a plan.
	Assets []AssetInput `json:"assets,omitempty"`
	// Recipient of the money.
	SentTo FundsRecipient `json:"sentTo"`
	// Amount withheld for federal tax. Must be zero for direct rollovers and trustee-to-trustee transfers.
	WithheldFederal *string `json:"withheldFederal,omitempty"`
	// Amount withheld for state tax. Must be zero for direct rollovers and trustee-to-trustee transfers.
	WithheldState *string `json:"withheldState,omitempty"`
	// U.S. state whose tax was withheld, as a two-letter code: box 15 of Form 1099-R.
	StateCode *string `json:"stateCode,omitempty"`
	// Carrier of a mailed check.
	Carrier *MailCarrier `json:"carrier,omitempty"`
	// Tracking number of the carrier or bank. With a `carrier`, its format and check digit are checked.
	TrackingNumber *string `json:"trackingNumber,omitempty"`
	// Date a check mailed to the destination is expected to arrive, `YYYY-MM-DD`, up to 90 days from
	// today. The rollover is overdue after that date. Default: based on the organization's `waits`.
	ExpectedOn *string `json:"expectedOn,omitempty"`
	// The date the money left, `YYYY-MM-DD`.
	SentOn *string `json:"sentOn,omitempty"`
	// For money paid to the participant: date they received it, which starts the 60 days. Default:
	// `sentOn`, or today.
	ReceivedOn *string `json:"receivedOn,omitempty"`
	// Payee of money sent to the participant. `destination`: a check payable to the destination, which is
	// a direct rollover to which the 60 days do not apply (Reg. §1.401(a)(31)-1, Q&A-4). `participant`:
	// money reported as paid to the participant. If omitted, the 60 days are tracked.
	PayableTo *FundsRecipient `json:"payableTo,omitempty"`
	// Number printed on the check.
	CheckNumber *string `json:"checkNumber,omitempty"`
	// Payee, such as `Fidelity FBO Grace Hopper`.
	Payee *string `json:"payee,omitempty"`
	// Split among the rollover's `moneySources`, before withholding. Default: the requested split.
	// Required if the request does not determine one.
	Sources []SourceAmountInput `json:"sources,omitempty"`
	// ID of one of the rollover's `transfers`. For a payment that replaces a lost, stale or returned one.
	// It keeps the withholding, the tax year and the 60 days of the first payment (Rev. Rul. 2025-15).
	ReissueOf *string `json:"reissueOf,omitempty"`
	// Confirms that dates before the creation of the rollover are correct, because the money moved before
	// the rollover was recorded.
	DatesAttested *bool `json:"datesAttested,omitempty"`
}

// ResolveDeathAction: Decide what happens to money sent before the participant's death was reported.
// Allowed in `on_hold`. Also requires the scope `rollovers:operate`.
type ResolveDeathAction struct {
	Params ResolveDeathActionParams `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*ResolveDeathAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a ResolveDeathAction) MarshalJSON() ([]byte, error) {
	type members ResolveDeathAction
	return marshalTagged("action", "resolve_death", members(a))
}

// ResolveDeathActionParams is the parameters of `resolve_death`.
type ResolveDeathActionParams struct {
	// How the death of the participant is resolved.
	Resolution DeathResolution `json:"resolution"`
	// ID of the death certificate among the rollover's `documents`. Required for `return_money` and
	// `re_register`, unless `report_death` already named it.
	DocumentID *string `json:"documentId,omitempty"`
}

// ResolveMismatchAction: Accept a difference between the amounts requested, sent or received. Allowed
// in `funds_sent`, `funds_received`. Also requires the scope `rollovers:operate`.
type ResolveMismatchAction struct {
	Params ResolveMismatchActionParams `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*ResolveMismatchAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a ResolveMismatchAction) MarshalJSON() ([]byte, error) {
	type members ResolveMismatchAction
	return marshalTagged("action", "resolve_mismatch", members(a))
}

// ResolveMismatchActionParams is the parameters of `resolve_mismatch`.
type ResolveMismatchActionParams struct {
	// Reason, up to 500 characters. Do not include personal data.
	Reason string `json:"reason"`
	// The difference to accept. Default: all open differences.
	Which *MismatchKind `json:"which,omitempty"`
}

// ResolveNigoItemRequest is the body of `POST /v1/nigo-items/{id}/resolve`.
type ResolveNigoItemRequest struct {
	// How it was resolved. Default: `corrected`.
	Resolution *NigoResolution `json:"resolution,omitempty"`
}

// ReturnIncomingFundsRequest is the body of `POST /v1/incoming-funds/{id}/return`.
type ReturnIncomingFundsRequest struct {
	// Why the money was returned.
	Reason string `json:"reason"`
	// How the money was returned.
	Method IncomingFundsMethod `json:"method"`
	// The day it was returned.
	ReturnedOn string `json:"returnedOn"`
	// Tracking number of the return.
	TrackingNumber *string `json:"trackingNumber,omitempty"`
}

// ReturnReason: Reason the money is no longer on its way.
type ReturnReason string

// Known values of ReturnReason. The API may add others.
const (
	// The payment was lost.
	ReturnReasonLost ReturnReason = "lost"
	// The payment was returned, for a reason not listed here.
	ReturnReasonReturned ReturnReason = "returned"
	// The check went stale.
	ReturnReasonStale ReturnReason = "stale"
	// The destination refused the payment and sent it back.
	ReturnReasonRefused ReturnReason = "refused"
	// The check named the wrong payee.
	ReturnReasonWrongPayee ReturnReason = "wrong_payee"
	// The payment bounced: the paying account had insufficient funds.
	ReturnReasonInsufficientFunds ReturnReason = "insufficient_funds"
	// The bank returned the ACH payment.
	ReturnReasonAchReturn ReturnReason = "ach_return"
	// The participant changed their mind, and the payment was stopped or sent back.
	ReturnReasonParticipantWithdrew ReturnReason = "participant_withdrew"
)

// ReturnToSourceAction: Record that received money went back to the source. Allowed in
// `funds_received`, `completed`. Also requires the scope `rollovers:operate`.
type ReturnToSourceAction struct {
	Params ReturnToSourceActionParams `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*ReturnToSourceAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a ReturnToSourceAction) MarshalJSON() ([]byte, error) {
	type members ReturnToSourceAction
	return marshalTagged("action", "return_to_source", members(a))
}

// ReturnToSourceActionParams is the parameters of `return_to_source`.
type ReturnToSourceActionParams struct {
	// Reason received money went back.
	Reason SourceReturnReason `json:"reason"`
	// The date the money was sent back, `YYYY-MM-DD`.
	ReturnedOn string `json:"returnedOn"`
	// ID of one of the rollover's `receipts`. Default: all money received.
	ReceiptID *string `json:"receiptId,omitempty"`
	// Part of the receipt that was sent back. Requires `receiptId`. Default: all of it.
	Amount *string `json:"amount,omitempty"`
	// Confirms that dates before the creation of the rollover are correct, because the money moved before
	// the rollover was recorded.
	DatesAttested *bool `json:"datesAttested,omitempty"`
}

// ReverseIncomingFundsRequest is the body of `POST /v1/incoming-funds/{id}/reverse`.
type ReverseIncomingFundsRequest struct {
	// Why the bank took the money back.
	Reason string `json:"reason"`
	// Return code of the bank, such as `R01`.
	ReturnCode *string `json:"returnCode,omitempty"`
	// The day the bank took the money back, `YYYY-MM-DD`.
	ReversedOn string `json:"reversedOn"`
}

// ReversePostingAction: Reverse the posting of a completed rollover, which reopens it. Allowed in
// `completed`. Also requires the scope `rollovers:operate`.
type ReversePostingAction struct {
	Params ReversePostingActionParams `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*ReversePostingAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a ReversePostingAction) MarshalJSON() ([]byte, error) {
	type members ReversePostingAction
	return marshalTagged("action", "reverse_posting", members(a))
}

// ReversePostingActionParams is the parameters of `reverse_posting`.
type ReversePostingActionParams struct {
	// Reason a posting is reversed.
	Reason PostingReversalReason `json:"reason"`
}

// Rollover is a movement of retirement money from one custodian to another.
type Rollover struct {
	// TypeID: `rol_` followed by 26 characters.
	ID string `json:"id"`
	// The type of the object: always `rollover`.
	Object string `json:"object"`
	// The environment of the object.
	Environment Environment `json:"environment"`
	// The integrator's ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The participant's account.
	AccountID string       `json:"accountId"`
	Type      RolloverType `json:"type"`
	// The source account.
	Source RolloverSide `json:"source"`
	// The destination account.
	Destination RolloverSide `json:"destination"`
	// The participant's claim to the money.
	Relationship Relationship `json:"relationship"`
	// True if the destination is an inherited IRA.
	IsInheritedIRA bool `json:"isInheritedIra"`
	// Name of the deceased owner of inherited money. Inherited IRAs are titled in that name.
	DecedentName *string `json:"decedentName"`
	// Kind of source plan. Null if unknown.
	PlanKind *PlanKind `json:"planKind"`
	// Requested assets to move in kind.
	Assets []Asset `json:"assets"`
	// Amount that was requested. `amounts` has the money that moved.
	Amount  RolloverAmount  `json:"amount"`
	Amounts RolloverAmounts `json:"amounts"`
	// Kinds of money in the rollover. Empty if not specified.
	MoneySources []MoneySource `json:"moneySources"`
	// The distribution that this rollover belongs to. Null if none.
	DistributionID *string `json:"distributionId"`
	// The completed rollover to which this rollover's residual money belongs.
	ResidualOf *string `json:"residualOf"`
	// Rollovers for money sent after this one was completed.
	Residuals []string `json:"residuals"`
	// All transfers, including void ones.
	Transfers []Transfer `json:"transfers"`
	// All receipts, including void ones.
	Receipts []Receipt `json:"receipts"`
	// How the money is delivered, such as `wire` or `check`.
	DeliveryMethod DeliveryMethod `json:"deliveryMethod"`
	TaxTreatment   TaxTreatment   `json:"taxTreatment"`
	// Result of the eligibility rules.
	Eligibility Eligibility `json:"eligibility"`
	// Documents that were provided for the rollover.
	Documents []RolloverDocument `json:"documents"`
	// Missing documents that the source custodian or plan requires. `approve` is not possible without
	// them.
	MissingDocuments []MissingDocument `json:"missingDocuments"`
	// The rollover's deadlines.
	Deadlines       []Deadline       `json:"deadlines"`
	AmountMismatch  *AmountMismatch  `json:"amountMismatch"`
	RequestMismatch *RequestMismatch `json:"requestMismatch"`
	AssetMismatch   *AssetMismatch   `json:"assetMismatch"`
	Rejection       *Rejection       `json:"rejection"`
	Failure         *Failure         `json:"failure"`
	Hold            *Hold            `json:"hold"`
	Death           *ReportedDeath   `json:"death"`
	Consent         *Consent         `json:"consent"`
	// The participant's attestations. Attestations that were not given are omitted.
	Attestations    Attestations     `json:"attestations"`
	DocumentRequest *DocumentRequest `json:"documentRequest"`
	State           RolloverState    `json:"state"`
	Status          RolloverStatus   `json:"status"`
	PendingOn       PendingOn        `json:"pendingOn"`
	// Counts changes. `ETag` is derived from it, and `ifVersion` is compared with it.
	Version int `json:"version"`
	// The integrator's ID for the person who works on the rollover.
	AssigneeID *string          `json:"assigneeId"`
	Priority   RolloverPriority `json:"priority"`
	// The integrator's tags.
	Tags []string `json:"tags"`
	// The integrator's key-value pairs.
	Metadata map[string]string `json:"metadata"`
	// Time of creation.
	CreatedAt time.Time `json:"createdAt"`
	// Time of the last change.
	UpdatedAt time.Time `json:"updatedAt"`
	// The participant's account. Only with `expand=account`.
	Account *Account `json:"account,omitempty"`
}

// RolloverAcknowledgedEvent is the source custodian started processing.
type RolloverAcknowledgedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.acknowledged`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                     `json:"createdAt"`
	Data      RolloverAcknowledgedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverAcknowledgedEventData: Details of the event. The fields depend on the event type, here
// `rollover.acknowledged`.
type RolloverAcknowledgedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
}

// RolloverAdvance is the state to reach, and the facts that its steps need. Facts that no step needs
// are rejected.
type RolloverAdvance struct {
	// The state to reach.
	To AdvanceTarget `json:"to"`
	// Reference to the participant's signed consent: the `consentId` from the widget, which is checked
	// against the rollover, or your own ID or name, which is not checked.
	ConsentReference *string `json:"consentReference,omitempty"`
	// 1 to 20 documents by reference. You keep the files. To upload a file, use `POST
	// /v1/rollovers/{id}/documents`.
	Documents []DocumentInput `json:"documents,omitempty"`
	// Reason to continue without requested documents, up to 500 characters. Only in `awaiting_documents`.
	// Do not include personal data.
	WaiverReason *string                   `json:"waiverReason,omitempty"`
	Distribution *AdvanceDistributionInput `json:"distribution,omitempty"`
	// Up to 20 payments, in the order they left.
	Payments []ResidualTransferInput `json:"payments,omitempty"`
	// Up to 20 receipts, in the order they arrived.
	Receipts []ResidualReceiptInput `json:"receipts,omitempty"`
	// Reason to accept amounts that differ, up to 500 characters. Do not include personal data.
	MismatchReason *string `json:"mismatchReason,omitempty"`
	// Amount posted to the destination account. Must be the amount received, or `0.00` if all of it
	// arrived in kind.
	PostedAmount *string `json:"postedAmount,omitempty"`
}

// RolloverAmendedEvent: Facts of the instructions were corrected. New instructions replace the
// previous ones.
type RolloverAmendedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.amended`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                `json:"createdAt"`
	Data      RolloverAmendedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverAmendedEventData: Details of the event. The fields depend on the event type, here
// `rollover.amended`.
type RolloverAmendedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
	// Names of the corrected facts, such as `deliveryMethod`.
	Fields       []string                             `json:"fields"`
	Instructions RolloverAmendedEventDataInstructions `json:"instructions"`
}

// RolloverAmendedEventDataInstructions is the new version of the instructions.
type RolloverAmendedEventDataInstructions struct {
	// Version of the instructions.
	Version int `json:"version"`
	// Version that is void now.
	Replaces *int `json:"replaces"`
}

// RolloverAmount: Amount to roll over.
type RolloverAmount struct {
	// All of an account or part of it.
	Kind AmountKind `json:"kind"`
	// Requested amount. Null for a full rollover.
	Requested *string `json:"requested"`
	// The currency: always `USD`.
	Currency string `json:"currency"`
}

// RolloverAmountInput: All of the account or part of it.
type RolloverAmountInput struct {
	// Determines the other members.
	Kind AmountKind `json:"kind"`
	// The currency: always `USD`.
	Currency *string `json:"currency,omitempty"`
	// Requested amount, for partial rollovers only. More than zero, unless `assets` are moved.
	Requested *string `json:"requested,omitempty"`
}

// RolloverAmountInputFull is an alternative of `RolloverAmountInput`.
type RolloverAmountInputFull struct {
	// The whole balance of the account.
	Kind string `json:"kind"`
	// The currency: always `USD`.
	Currency *string `json:"currency,omitempty"`
}

// RolloverAmountInputPartial is an alternative of `RolloverAmountInput`.
type RolloverAmountInputPartial struct {
	// Part of the balance: `requested`.
	Kind string `json:"kind"`
	// Requested amount, for partial rollovers only. More than zero, unless `assets` are moved.
	Requested string `json:"requested"`
	// The currency: always `USD`.
	Currency *string `json:"currency,omitempty"`
}

// RolloverAmountMismatchEvent is the amount received differs from the amount sent.
type RolloverAmountMismatchEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.amount_mismatch`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                       `json:"createdAt"`
	Data      RolloverAmountMismatchEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverAmountMismatchEventData: Details of the event. The fields depend on the event type, here
// `rollover.amount_mismatch`.
type RolloverAmountMismatchEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState  *RolloverState                                `json:"previousState"`
	PendingOn      PendingOn                                     `json:"pendingOn"`
	AmountMismatch RolloverAmountMismatchEventDataAmountMismatch `json:"amountMismatch"`
}

// RolloverAmountMismatchEventDataAmountMismatch: Details of the event: `amountMismatch`.
type RolloverAmountMismatchEventDataAmountMismatch struct {
	// Amount that should have arrived.
	Expected string `json:"expected"`
	// Amount that was received.
	Received string `json:"received"`
	// `received` minus `expected`.
	Difference string `json:"difference"`
}

// RolloverAmounts: Money that moved: totals of valid transfers and receipts. `amount` is what was
// requested.
type RolloverAmounts struct {
	// Amount sent, net of withholding.
	Sent string `json:"sent"`
	// Federal tax withheld.
	WithheldFederal string `json:"withheldFederal"`
	// State tax withheld.
	WithheldState string `json:"withheldState"`
	// Amount sent plus amounts withheld.
	Gross string `json:"gross"`
	// Amount that was received.
	Received string `json:"received"`
	// Amount credited by the destination custodian. Null until it is posted. For sums, use `postedTotal`,
	// which is never null.
	Posted *string `json:"posted"`
	// Amount credited by the destination custodian. `0.00` until it is posted.
	PostedTotal string `json:"postedTotal"`
}

// RolloverApprovedEvent is the review approved the rollover.
type RolloverApprovedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.approved`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                 `json:"createdAt"`
	Data      RolloverApprovedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverApprovedEventData: Details of the event. The fields depend on the event type, here
// `rollover.approved`.
type RolloverApprovedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
}

// RolloverBatch: Results of a batch.
type RolloverBatch struct {
	// The type of the object: always `rollover_batch`.
	Object string `json:"object"`
	// Number of items with a rollover, created now or by an earlier attempt.
	Created int `json:"created"`
	// Result of each item, in request order.
	Results []RolloverBatchResult `json:"results"`
}

// RolloverBatchInput is a batch of rollovers to create.
type RolloverBatchInput struct {
	// 1 to 200 rollovers to create.
	Rollovers []RolloverBatchItem `json:"rollovers"`
}

// RolloverBatchItem is a rollover to create in a batch.
type RolloverBatchItem struct {
	// The participant's account. Send this or `account`.
	AccountID *string `json:"accountId,omitempty"`
	// The participant. Creates or retrieves the account, like `POST /v1/accounts`, in the same
	// transaction. Also requires the scope `accounts:write`.
	Account *AccountInput `json:"account,omitempty"`
	Type    RolloverType  `json:"type"`
	// Delivery method. The rollover type determines the allowed methods.
	DeliveryMethod DeliveryMethod `json:"deliveryMethod"`
	// The participant's claim to the money. Default: `own`.
	Relationship *Relationship `json:"relationship,omitempty"`
	// True if the destination is an inherited IRA. Default: true for non-spouse beneficiaries, otherwise
	// false.
	IsInheritedIRA *bool `json:"isInheritedIra,omitempty"`
	// Kind of source plan.
	PlanKind *PlanKind `json:"planKind,omitempty"`
	// Name of the deceased owner of inherited money. Inherited IRAs are titled in that name. Erased with
	// the account.
	DecedentName *string `json:"decedentName,omitempty"`
	// Assets to move in kind, by ACATS only. With assets, a partial amount can be `0.00` (no cash).
	Assets []AssetInput `json:"assets,omitempty"`
	// The source account.
	Source RolloverSideInput `json:"source"`
	// The destination account.
	Destination RolloverSideInput   `json:"destination"`
	Amount      RolloverAmountInput `json:"amount"`
	// Kinds of money in the rollover, each at most once. Empty if unknown. Their amounts must add up to
	// the requested amount.
	MoneySources []MoneySourceInput `json:"moneySources,omitempty"`
	Attestations *Attestations      `json:"attestations,omitempty"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId,omitempty"`
	// Your ID for the person who works on the rollover.
	AssigneeID *string           `json:"assigneeId,omitempty"`
	Priority   *RolloverPriority `json:"priority,omitempty"`
	// Up to 20 tags, each up to 50 characters.
	Tags []string `json:"tags,omitempty"`
	// Up to 50 key-value pairs of strings.
	Metadata map[string]string `json:"metadata,omitempty"`
	// Your idempotency key for this item, 1 to 255 characters. Within 24 hours, items with the same key
	// create only one rollover, even in different batches.
	IdempotencyKey *string `json:"idempotencyKey,omitempty"`
}

// RolloverBatchResult: Result of one item in a batch.
type RolloverBatchResult struct {
	// Status that `POST /v1/rollovers` would have returned: 201, or the status of the problem.
	Status int `json:"status"`
	// The new rollover. Null if there is a problem.
	Rollover *Rollover `json:"rollover"`
	// The problem that prevented creation. Its pointers refer to the item. Null on success.
	Problem *Problem `json:"problem"`
}

// RolloverBulkActionTarget is a rollover to change, and the version that was last read.
type RolloverBulkActionTarget struct {
	// The rollover's ID. An unknown ID results in `not_found` for this item.
	RolloverID string `json:"rolloverId"`
	// The `version` you last read. With a newer version, the item fails with `version_conflict`.
	IfVersion *int `json:"ifVersion,omitempty"`
}

// RolloverBulkAnswer: Results of a bulk update.
type RolloverBulkAnswer struct {
	// The type of the object: always `rollover_bulk_update`.
	Object string `json:"object"`
	// Number of rollovers updated.
	Updated int `json:"updated"`
	// Result for each rollover, in request order.
	Results []RolloverBulkResult `json:"results"`
}

// RolloverBulkRemind: Rollovers to send reminders for.
type RolloverBulkRemind struct {
	// 1 to 100 rollovers, without duplicates.
	Rollovers []RolloverBulkActionTarget `json:"rollovers"`
	// Returns whom the reminder would reach, without sending it. Default: false.
	DryRun *bool `json:"dryRun,omitempty"`
}

// RolloverBulkReminder: Results of bulk reminders.
type RolloverBulkReminder struct {
	// The type of the object: always `rollover_bulk_reminder`.
	Object string `json:"object"`
	// True if nothing was sent.
	DryRun bool `json:"dryRun"`
	// Number of results without a problem.
	Sent int `json:"sent"`
	// Result for each rollover, in request order.
	Results []RolloverBulkReminderResult `json:"results"`
}

// RolloverBulkReminderResult: Result for one rollover.
type RolloverBulkReminderResult struct {
	// The rollover's ID from the request.
	RolloverID string `json:"rolloverId"`
	// HTTP status that a single request would have returned.
	Status int `json:"status"`
	// The reminder. Null if there is a problem.
	Reminder *RolloverReminder `json:"reminder"`
	// The problem that prevented the reminder. Null on success.
	Problem *Problem `json:"problem"`
}

// RolloverBulkResult: Result for one rollover.
type RolloverBulkResult struct {
	// The rollover's ID from the request.
	RolloverID string `json:"rolloverId"`
	// HTTP status that a single update would have returned: 200, or the status of the problem.
	Status int `json:"status"`
	// The updated rollover. Null if there is a problem.
	Rollover *Rollover `json:"rollover"`
	// The problem that prevented the update. Null on success.
	Problem *Problem `json:"problem"`
}

// RolloverBulkTarget is a rollover to update in bulk.
type RolloverBulkTarget struct {
	// The rollover's ID. An unknown ID results in `not_found` for this item.
	RolloverID string `json:"rolloverId"`
	// The `version` you last read. If the rollover has a newer version, the update is not applied
	// (`version_conflict`).
	IfVersion *int `json:"ifVersion,omitempty"`
}

// RolloverBulkUpdate: Changes to apply to several rollovers, whatever their state.
type RolloverBulkUpdate struct {
	// 1 to 200 rollovers, without duplicates.
	Rollovers []RolloverBulkTarget `json:"rollovers"`
	// Your ID for the person who works on the rollovers. Null removes the assignment.
	AssigneeID Nullable[string]  `json:"assigneeId,omitempty"`
	Priority   *RolloverPriority `json:"priority,omitempty"`
	// Tags to add to each rollover.
	AddTags []string `json:"addTags,omitempty"`
	// Tags to remove from each rollover.
	RemoveTags []string `json:"removeTags,omitempty"`
}

// RolloverCancelledEvent is the rollover was canceled before money was sent.
type RolloverCancelledEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.cancelled`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                  `json:"createdAt"`
	Data      RolloverCancelledEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverCancelledEventData: Details of the event. The fields depend on the event type, here
// `rollover.cancelled`.
type RolloverCancelledEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
}

// RolloverCompletedEvent is the money was posted to the destination account.
type RolloverCompletedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.completed`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                  `json:"createdAt"`
	Data      RolloverCompletedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverCompletedEventData: Details of the event. The fields depend on the event type, here
// `rollover.completed`.
type RolloverCompletedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
}

// RolloverConsentRequestedEvent is the participant was asked to sign.
type RolloverConsentRequestedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.consent_requested`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                         `json:"createdAt"`
	Data      RolloverConsentRequestedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverConsentRequestedEventData: Details of the event. The fields depend on the event type, here
// `rollover.consent_requested`.
type RolloverConsentRequestedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
}

// RolloverConsentSignedEvent is the participant has signed.
type RolloverConsentSignedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.consent_signed`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                      `json:"createdAt"`
	Data      RolloverConsentSignedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverConsentSignedEventData: Details of the event. The fields depend on the event type, here
// `rollover.consent_signed`.
type RolloverConsentSignedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
}

// RolloverCounts: Exact counts of rollovers.
type RolloverCounts struct {
	// The type of the object: always `rollover_counts`.
	Object string `json:"object"`
	// All matching rollovers.
	Total int `json:"total"`
	// Matching rollovers with a passed deadline.
	Overdue int `json:"overdue"`
	// Matching rollovers with an open mismatch.
	Mismatch int `json:"mismatch"`
	// Counts by the party that must act next. Parties without rollovers have the count 0.
	PendingOn []PendingOnCount `json:"pendingOn"`
	// Counts by state. States without rollovers have the count 0.
	States []StateCount `json:"states"`
	// Counts by state and party. Combinations without rollovers are omitted.
	Groups []RolloverGroupCount `json:"groups"`
}

// RolloverCreatedEvent is a rollover was created, as a draft or as the residual of a completed
// rollover.
type RolloverCreatedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.created`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                `json:"createdAt"`
	Data      RolloverCreatedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverCreatedEventData: Details of the event. The fields depend on the event type, here
// `rollover.created`.
type RolloverCreatedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
	// For a residual: the completed rollover.
	ResidualOf *string `json:"residualOf,omitempty"`
}

// RolloverCustodianChangedEvent is the operator replaced a custodian with its successor, for example
// after a merger. New instructions replace the previous ones.
type RolloverCustodianChangedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.custodian_changed`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                         `json:"createdAt"`
	Data      RolloverCustodianChangedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverCustodianChangedEventData: Details of the event. The fields depend on the event type, here
// `rollover.custodian_changed`.
type RolloverCustodianChangedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState   *RolloverState                                   `json:"previousState"`
	PendingOn       PendingOn                                        `json:"pendingOn"`
	CustodianChange RolloverCustodianChangedEventDataCustodianChange `json:"custodianChange"`
	Instructions    RolloverCustodianChangedEventDataInstructions    `json:"instructions"`
}

// RolloverCustodianChangedEventDataCustodianChange is the replaced custodian and its successor.
type RolloverCustodianChangedEventDataCustodianChange struct {
	// The sides with the new custodian.
	Sides []RolloverCustodianChangedEventDataCustodianChangeSide `json:"sides"`
	// ID of the previous custodian.
	From string `json:"from"`
	// ID of its successor.
	To string `json:"to"`
}

// RolloverCustodianChangedEventDataCustodianChangeSide is a side of the rollover.
type RolloverCustodianChangedEventDataCustodianChangeSide string

// Known values of RolloverCustodianChangedEventDataCustodianChangeSide. The API may add others.
const (
	// The custodian that sends the money.
	RolloverCustodianChangedEventDataCustodianChangeSideSource RolloverCustodianChangedEventDataCustodianChangeSide = "source"
	// The custodian that receives the money.
	RolloverCustodianChangedEventDataCustodianChangeSideDestination RolloverCustodianChangedEventDataCustodianChangeSide = "destination"
)

// RolloverCustodianChangedEventDataInstructions is the new version of the instructions.
type RolloverCustodianChangedEventDataInstructions struct {
	// Version of the instructions.
	Version int `json:"version"`
	// Version that is void now.
	Replaces *int `json:"replaces"`
}

// RolloverCustodianRejectedEvent is the source custodian rejected the request and will not accept a
// resubmission.
type RolloverCustodianRejectedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.custodian_rejected`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                          `json:"createdAt"`
	Data      RolloverCustodianRejectedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverCustodianRejectedEventData: Details of the event. The fields depend on the event type, here
// `rollover.custodian_rejected`.
type RolloverCustodianRejectedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState                              `json:"previousState"`
	PendingOn     PendingOn                                   `json:"pendingOn"`
	Rejection     RolloverCustodianRejectedEventDataRejection `json:"rejection"`
}

// RolloverCustodianRejectedEventDataRejection: Details of the event: `rejection`.
type RolloverCustodianRejectedEventDataRejection struct {
	// Machine-readable reason. New values may be added.
	Code string `json:"code"`
	// The party that rejected the rollover.
	By RejectedBy `json:"by"`
}

// RolloverCustodianSoftRejectedEvent is the source custodian rejected the request but accepts a
// resubmission with documents.
type RolloverCustodianSoftRejectedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.custodian_soft_rejected`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                              `json:"createdAt"`
	Data      RolloverCustodianSoftRejectedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverCustodianSoftRejectedEventData: Details of the event. The fields depend on the event type,
// here `rollover.custodian_soft_rejected`.
type RolloverCustodianSoftRejectedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState   *RolloverState                                        `json:"previousState"`
	PendingOn       PendingOn                                             `json:"pendingOn"`
	DocumentRequest RolloverCustodianSoftRejectedEventDataDocumentRequest `json:"documentRequest"`
}

// RolloverCustodianSoftRejectedEventDataDocumentRequest: Details of the event: `documentRequest`.
type RolloverCustodianSoftRejectedEventDataDocumentRequest struct {
	// The requested documents; empty if `code` gives the reason.
	Types []DocumentType `json:"types"`
	// The party that must provide the documents.
	From DocumentSource `json:"from"`
	// The reason code of a soft rejection.
	Code *string `json:"code"`
}

// RolloverDeadlineApproachingEvent is the end of the 60-day rollover period is near.
type RolloverDeadlineApproachingEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.deadline_approaching`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                            `json:"createdAt"`
	Data      RolloverDeadlineApproachingEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverDeadlineApproachingEventData: Details of the event. The fields depend on the event type,
// here `rollover.deadline_approaching`.
type RolloverDeadlineApproachingEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState                               `json:"previousState"`
	PendingOn     PendingOn                                    `json:"pendingOn"`
	Deadline      RolloverDeadlineApproachingEventDataDeadline `json:"deadline"`
}

// RolloverDeadlineApproachingEventDataDeadline is the deadline that the event is about.
type RolloverDeadlineApproachingEventDataDeadline struct {
	// Purpose of a deadline. New values may be added.
	Type DeadlineType `json:"type"`
	// Last day of the deadline.
	DueOn string `json:"dueOn"`
	// When the deadline passes.
	DueAt time.Time `json:"dueAt"`
	// Days until the deadline passes.
	DaysLeft int `json:"daysLeft"`
}

// RolloverDeathReportedEvent is the participant died. Money must not move until this is resolved.
type RolloverDeathReportedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.death_reported`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                      `json:"createdAt"`
	Data      RolloverDeathReportedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverDeathReportedEventData: Details of the event. The fields depend on the event type, here
// `rollover.death_reported`.
type RolloverDeathReportedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
}

// RolloverDeathResolvedEvent: Someone decided what happens to money sent before the death was
// reported.
type RolloverDeathResolvedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.death_resolved`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                      `json:"createdAt"`
	Data      RolloverDeathResolvedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverDeathResolvedEventData: Details of the event. The fields depend on the event type, here
// `rollover.death_resolved`.
type RolloverDeathResolvedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
}

// RolloverDistributionRecordedEvent is the participant received the money. The 60-day rollover period
// has started.
type RolloverDistributionRecordedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.distribution_recorded`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                             `json:"createdAt"`
	Data      RolloverDistributionRecordedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverDistributionRecordedEventData: Details of the event. The fields depend on the event type,
// here `rollover.distribution_recorded`.
type RolloverDistributionRecordedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState                                `json:"previousState"`
	PendingOn     PendingOn                                     `json:"pendingOn"`
	Transfer      RolloverDistributionRecordedEventDataTransfer `json:"transfer"`
}

// RolloverDistributionRecordedEventDataTransfer: Details of the event: `transfer`.
type RolloverDistributionRecordedEventDataTransfer struct {
	// ID of the transfer within the rollover.
	ID string `json:"id"`
	// How the money was sent.
	Method DeliveryMethod `json:"method"`
	// Net of withholding.
	Amount string `json:"amount"`
	// Recipient of the money.
	SentTo FundsRecipient `json:"sentTo"`
	// Whether the transfer counts.
	Status TransferStatus `json:"status"`
}

// RolloverDocument is a document, provided by reference and digest or with its file.
type RolloverDocument struct {
	// The document's ID.
	ID string `json:"id"`
	// Document type. New values may be added.
	Type DocumentType `json:"type"`
	// The document's name.
	Name string `json:"name"`
	// SHA-256 digest of the file, in hexadecimal.
	Sha256 string `json:"sha256"`
	// Status of a document. New values may be added.
	Status DocumentStatus `json:"status"`
	// Last day on which the document is valid. Null if it does not expire.
	ExpiresOn *string `json:"expiresOn"`
	// Time it was provided. Null for older documents, whose time was not recorded.
	ProvidedAt *time.Time `json:"providedAt"`
	// Time it was last accepted or rejected. Null if it was never reviewed.
	ReviewedAt *time.Time `json:"reviewedAt"`
	// Reason it was rejected. Null if it is not rejected.
	Rejection *DocumentRejection `json:"rejection"`
	// The stored file, served by `GET /v1/documents/{id}/file`. Null for documents provided by reference.
	File *DocumentFile `json:"file"`
	// How the original was mailed. Null if it was not.
	Mail *DocumentMail `json:"mail"`
}

// RolloverDocumentAcceptedEvent is a document was accepted.
type RolloverDocumentAcceptedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.document_accepted`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                         `json:"createdAt"`
	Data      RolloverDocumentAcceptedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverDocumentAcceptedEventData: Details of the event. The fields depend on the event type, here
// `rollover.document_accepted`.
type RolloverDocumentAcceptedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
	// The changed documents.
	Documents []RolloverDocumentAcceptedEventDataDocument `json:"documents"`
}

// RolloverDocumentAcceptedEventDataDocument is one item of the list. The changed documents.
type RolloverDocumentAcceptedEventDataDocument struct {
	// TypeID of the document.
	ID string `json:"id"`
	// Document type. New values may be added.
	Type DocumentType `json:"type"`
	// Status of a document. New values may be added.
	Status DocumentStatus `json:"status"`
	// The reason for the rejection.
	Code *string `json:"code"`
}

// RolloverDocumentRejectedEvent is a document was rejected and no longer counts.
type RolloverDocumentRejectedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.document_rejected`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                         `json:"createdAt"`
	Data      RolloverDocumentRejectedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverDocumentRejectedEventData: Details of the event. The fields depend on the event type, here
// `rollover.document_rejected`.
type RolloverDocumentRejectedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
	// The changed documents.
	Documents []RolloverDocumentRejectedEventDataDocument `json:"documents"`
}

// RolloverDocumentRejectedEventDataDocument is one item of the list. The changed documents.
type RolloverDocumentRejectedEventDataDocument struct {
	// TypeID of the document.
	ID string `json:"id"`
	// Document type. New values may be added.
	Type DocumentType `json:"type"`
	// Status of a document. New values may be added.
	Status DocumentStatus `json:"status"`
	// The reason for the rejection.
	Code *string `json:"code"`
}

// RolloverDocumentsExpiredEvent: Documents expired and no longer count.
type RolloverDocumentsExpiredEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.documents_expired`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                         `json:"createdAt"`
	Data      RolloverDocumentsExpiredEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverDocumentsExpiredEventData: Details of the event. The fields depend on the event type, here
// `rollover.documents_expired`.
type RolloverDocumentsExpiredEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
	// The changed documents.
	Documents []RolloverDocumentsExpiredEventDataDocument `json:"documents"`
}

// RolloverDocumentsExpiredEventDataDocument is one item of the list. The changed documents.
type RolloverDocumentsExpiredEventDataDocument struct {
	// TypeID of the document.
	ID string `json:"id"`
	// Document type. New values may be added.
	Type DocumentType `json:"type"`
	// Status of a document. New values may be added.
	Status DocumentStatus `json:"status"`
	// The reason for the rejection.
	Code *string `json:"code"`
}

// RolloverDocumentsProvidedEvent: Documents were submitted.
type RolloverDocumentsProvidedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.documents_provided`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                          `json:"createdAt"`
	Data      RolloverDocumentsProvidedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverDocumentsProvidedEventData: Details of the event. The fields depend on the event type, here
// `rollover.documents_provided`.
type RolloverDocumentsProvidedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
	// The changed documents.
	Documents []RolloverDocumentsProvidedEventDataDocument `json:"documents"`
}

// RolloverDocumentsProvidedEventDataDocument is one item of the list. The changed documents.
type RolloverDocumentsProvidedEventDataDocument struct {
	// TypeID of the document.
	ID string `json:"id"`
	// Document type. New values may be added.
	Type DocumentType `json:"type"`
	// Status of a document. New values may be added.
	Status DocumentStatus `json:"status"`
	// The reason for the rejection.
	Code *string `json:"code"`
}

// RolloverDocumentsRequestedEvent: Documents were requested.
type RolloverDocumentsRequestedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.documents_requested`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                           `json:"createdAt"`
	Data      RolloverDocumentsRequestedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverDocumentsRequestedEventData: Details of the event. The fields depend on the event type, here
// `rollover.documents_requested`.
type RolloverDocumentsRequestedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState   *RolloverState                                     `json:"previousState"`
	PendingOn       PendingOn                                          `json:"pendingOn"`
	DocumentRequest RolloverDocumentsRequestedEventDataDocumentRequest `json:"documentRequest"`
}

// RolloverDocumentsRequestedEventDataDocumentRequest: Details of the event: `documentRequest`.
type RolloverDocumentsRequestedEventDataDocumentRequest struct {
	// The requested documents; empty if `code` gives the reason.
	Types []DocumentType `json:"types"`
	// The party that must provide the documents.
	From DocumentSource `json:"from"`
	// The reason code of a soft rejection.
	Code *string `json:"code"`
}

// RolloverDocumentsWaivedEvent is the rollover continues without the requested documents.
type RolloverDocumentsWaivedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.documents_waived`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                        `json:"createdAt"`
	Data      RolloverDocumentsWaivedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverDocumentsWaivedEventData: Details of the event. The fields depend on the event type, here
// `rollover.documents_waived`.
type RolloverDocumentsWaivedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
}

// RolloverExpiredEvent is a deadline passed, and the rollover expired.
type RolloverExpiredEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.expired`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                `json:"createdAt"`
	Data      RolloverExpiredEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverExpiredEventData: Details of the event. The fields depend on the event type, here
// `rollover.expired`.
type RolloverExpiredEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
}

// RolloverFailedEvent is the rollover failed and cannot continue.
type RolloverFailedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.failed`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time               `json:"createdAt"`
	Data      RolloverFailedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverFailedEventData: Details of the event. The fields depend on the event type, here
// `rollover.failed`.
type RolloverFailedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState                 `json:"previousState"`
	PendingOn     PendingOn                      `json:"pendingOn"`
	Failure       RolloverFailedEventDataFailure `json:"failure"`
}

// RolloverFailedEventDataFailure: Details of the event: `failure`.
type RolloverFailedEventDataFailure struct {
	// Code of the reason.
	Code string `json:"code"`
}

// RolloverFundsReceivedEvent is the destination custodian received money.
type RolloverFundsReceivedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.funds_received`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                      `json:"createdAt"`
	Data      RolloverFundsReceivedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverFundsReceivedEventData: Details of the event. The fields depend on the event type, here
// `rollover.funds_received`.
type RolloverFundsReceivedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState                        `json:"previousState"`
	PendingOn     PendingOn                             `json:"pendingOn"`
	Receipt       RolloverFundsReceivedEventDataReceipt `json:"receipt"`
}

// RolloverFundsReceivedEventDataReceipt: Details of the event: `receipt`.
type RolloverFundsReceivedEventDataReceipt struct {
	// ID of the receipt within the rollover.
	ID string `json:"id"`
	// Amount that was received.
	Amount string `json:"amount"`
	// Day on which the money was received.
	ReceivedOn string `json:"receivedOn"`
	// The transfer it belongs to; null if it could belong to several.
	TransferID *string `json:"transferId"`
	// Whether the receipt counts.
	Status ReceiptStatus `json:"status"`
}

// RolloverFundsReturnedEvent is a transfer was lost, returned or became stale-dated.
type RolloverFundsReturnedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.funds_returned`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                      `json:"createdAt"`
	Data      RolloverFundsReturnedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverFundsReturnedEventData: Details of the event. The fields depend on the event type, here
// `rollover.funds_returned`.
type RolloverFundsReturnedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState                         `json:"previousState"`
	PendingOn     PendingOn                              `json:"pendingOn"`
	Transfer      RolloverFundsReturnedEventDataTransfer `json:"transfer"`
}

// RolloverFundsReturnedEventDataTransfer: Details of the event: `transfer`.
type RolloverFundsReturnedEventDataTransfer struct {
	// ID of the transfer within the rollover.
	ID string `json:"id"`
	// How the money was sent.
	Method DeliveryMethod `json:"method"`
	// Net of withholding.
	Amount string `json:"amount"`
	// Recipient of the money.
	SentTo FundsRecipient `json:"sentTo"`
	// Whether the transfer counts.
	Status TransferStatus `json:"status"`
}

// RolloverFundsSentEvent is the source custodian sent the money.
type RolloverFundsSentEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.funds_sent`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                  `json:"createdAt"`
	Data      RolloverFundsSentEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverFundsSentEventData: Details of the event. The fields depend on the event type, here
// `rollover.funds_sent`.
type RolloverFundsSentEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState                     `json:"previousState"`
	PendingOn     PendingOn                          `json:"pendingOn"`
	Transfer      RolloverFundsSentEventDataTransfer `json:"transfer"`
}

// RolloverFundsSentEventDataTransfer: Details of the event: `transfer`.
type RolloverFundsSentEventDataTransfer struct {
	// ID of the transfer within the rollover.
	ID string `json:"id"`
	// How the money was sent.
	Method DeliveryMethod `json:"method"`
	// Net of withholding.
	Amount string `json:"amount"`
	// Recipient of the money.
	SentTo FundsRecipient `json:"sentTo"`
	// Whether the transfer counts.
	Status TransferStatus `json:"status"`
}

// RolloverGroupCount: Number of rollovers in a state and pending on one party.
type RolloverGroupCount struct {
	PendingOn PendingOn     `json:"pendingOn"`
	State     RolloverState `json:"state"`
	// Number of rollovers.
	Count int `json:"count"`
}

// RolloverHeldEvent is the rollover was put on hold.
type RolloverHeldEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.held`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time             `json:"createdAt"`
	Data      RolloverHeldEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverHeldEventData: Details of the event. The fields depend on the event type, here
// `rollover.held`.
type RolloverHeldEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState            `json:"previousState"`
	PendingOn     PendingOn                 `json:"pendingOn"`
	Hold          RolloverHeldEventDataHold `json:"hold"`
}

// RolloverHeldEventDataHold: Details of the event: `hold`.
type RolloverHeldEventDataHold struct {
	// Code of the reason. Null if none was given.
	Code *string `json:"code"`
}

// RolloverInput is a rollover to create as a draft.
type RolloverInput struct {
	// The participant's account. Send this or `account`.
	AccountID *string `json:"accountId,omitempty"`
	// The participant. Creates or retrieves the account, like `POST /v1/accounts`, in the same
	// transaction. Also requires the scope `accounts:write`.
	Account *AccountInput `json:"account,omitempty"`
	Type    RolloverType  `json:"type"`
	// Delivery method. The rollover type determines the allowed methods.
	DeliveryMethod DeliveryMethod `json:"deliveryMethod"`
	// The participant's claim to the money. Default: `own`.
	Relationship *Relationship `json:"relationship,omitempty"`
	// True if the destination is an inherited IRA. Default: true for non-spouse beneficiaries, otherwise
	// false.
	IsInheritedIRA *bool `json:"isInheritedIra,omitempty"`
	// Kind of source plan.
	PlanKind *PlanKind `json:"planKind,omitempty"`
	// Name of the deceased owner of inherited money. Inherited IRAs are titled in that name. Erased with
	// the account.
	DecedentName *string `json:"decedentName,omitempty"`
	// Assets to move in kind, by ACATS only. With assets, a partial amount can be `0.00` (no cash).
	Assets []AssetInput `json:"assets,omitempty"`
	// The source account.
	Source RolloverSideInput `json:"source"`
	// The destination account.
	Destination RolloverSideInput   `json:"destination"`
	Amount      RolloverAmountInput `json:"amount"`
	// Kinds of money in the rollover, each at most once. Empty if unknown. Their amounts must add up to
	// the requested amount.
	MoneySources []MoneySourceInput `json:"moneySources,omitempty"`
	Attestations *Attestations      `json:"attestations,omitempty"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId,omitempty"`
	// Your ID for the person who works on the rollover.
	AssigneeID *string           `json:"assigneeId,omitempty"`
	Priority   *RolloverPriority `json:"priority,omitempty"`
	// Up to 20 tags, each up to 50 characters.
	Tags []string `json:"tags,omitempty"`
	// Up to 50 key-value pairs of strings.
	Metadata map[string]string `json:"metadata,omitempty"`
}

// RolloverInstructions: Instructions for requesting and paying a rollover, with full account numbers.
type RolloverInstructions struct {
	// The type of the object: always `rollover_instructions`.
	Object string `json:"object"`
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// The environment of the object.
	Environment Environment `json:"environment"`
	// Version of the instructions. Each amendment adds one.
	Version int `json:"version"`
	// Version that these instructions replace, which is void. Null for the first.
	Replaces *int `json:"replaces"`
	// Time of preparation. The directory data is from this time.
	PreparedAt time.Time `json:"preparedAt"`
	// Date of `preparedAt` in the organization's time zone.
	PreparedOn string        `json:"preparedOn"`
	Type       RolloverType  `json:"type"`
	State      RolloverState `json:"state"`
	// The participant's claim to the money.
	Relationship Relationship               `json:"relationship"`
	Participant  InstructionParticipant     `json:"participant"`
	Source       InstructionSource          `json:"source"`
	Destination  InstructionDestination     `json:"destination"`
	Amount       RolloverInstructionsAmount `json:"amount"`
	// Kinds of money in the rollover. Empty if not specified.
	MoneySources []MoneySource `json:"moneySources"`
	// Assets to move in kind.
	Assets  []Asset            `json:"assets"`
	Payment InstructionPayment `json:"payment"`
	// Documents that the source custodian requires with the request.
	Enclosures []InstructionEnclosure `json:"enclosures"`
	// Missing facts, which are null or empty in these instructions.
	Missing []InstructionGap `json:"missing"`
	// Warnings to read before you follow the instructions.
	Warnings []InstructionWarning `json:"warnings"`
}

// RolloverInstructionsAmount: Amount to roll over.
type RolloverInstructionsAmount struct {
	// All of an account or part of it.
	Kind AmountKind `json:"kind"`
	// Requested amount. Null for a full rollover.
	Requested *string `json:"requested"`
	// The currency: always `USD`.
	Currency string `json:"currency"`
}

// RolloverInstructionsRevealedEvent is the instructions, with full account numbers, were retrieved.
type RolloverInstructionsRevealedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.instructions_revealed`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                             `json:"createdAt"`
	Data      RolloverInstructionsRevealedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverInstructionsRevealedEventData: Details of the event. The fields depend on the event type,
// here `rollover.instructions_revealed`.
type RolloverInstructionsRevealedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState                                  `json:"previousState"`
	PendingOn     PendingOn                                       `json:"pendingOn"`
	RevealedBy    RolloverInstructionsRevealedEventDataRevealedBy `json:"revealedBy"`
}

// RolloverInstructionsRevealedEventDataRevealedBy: Details of the event: `revealedBy`.
type RolloverInstructionsRevealedEventDataRevealedBy struct {
	// The kind of actor, such as `member` or `api_key`.
	Type string `json:"type"`
	// ID of the member or API key.
	ID string `json:"id"`
}

// RolloverLetterIssuedEvent is a letter was issued.
type RolloverLetterIssuedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.letter_issued`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                     `json:"createdAt"`
	Data      RolloverLetterIssuedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverLetterIssuedEventData: Details of the event. The fields depend on the event type, here
// `rollover.letter_issued`.
type RolloverLetterIssuedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState                      `json:"previousState"`
	PendingOn     PendingOn                           `json:"pendingOn"`
	Letter        RolloverLetterIssuedEventDataLetter `json:"letter"`
}

// RolloverLetterIssuedEventDataLetter: Details of the event: `letter`.
type RolloverLetterIssuedEventDataLetter struct {
	// TypeID of the letter.
	ID string `json:"id"`
	// Kind of letter.
	Kind LetterKind `json:"kind"`
	// Number of the letter within this rollover.
	Number int `json:"number"`
	// Number of the letter that it replaces.
	Replaces *int `json:"replaces"`
}

// RolloverLetterSignatureEndedEvent is the signer declined to sign a letter, or the request expired at
// the e-signature provider.
type RolloverLetterSignatureEndedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.letter_signature_ended`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                             `json:"createdAt"`
	Data      RolloverLetterSignatureEndedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverLetterSignatureEndedEventData: Details of the event. The fields depend on the event type,
// here `rollover.letter_signature_ended`.
type RolloverLetterSignatureEndedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState    *RolloverState                                        `json:"previousState"`
	PendingOn        PendingOn                                             `json:"pendingOn"`
	Letter           RolloverLetterSignatureEndedEventDataLetter           `json:"letter"`
	SignatureRequest RolloverLetterSignatureEndedEventDataSignatureRequest `json:"signatureRequest"`
}

// RolloverLetterSignatureEndedEventDataLetter: Details of the event: `letter`.
type RolloverLetterSignatureEndedEventDataLetter struct {
	// TypeID of the letter.
	ID string `json:"id"`
	// Kind of letter.
	Kind LetterKind `json:"kind"`
	// Number of the letter within this rollover.
	Number int `json:"number"`
	// Number of the letter that it replaces.
	Replaces *int `json:"replaces"`
}

// RolloverLetterSignatureEndedEventDataSignatureRequest is the request for an external signature.
type RolloverLetterSignatureEndedEventDataSignatureRequest struct {
	// Number of the request, to return with the result.
	Number int `json:"number"`
	// The webhook endpoint of the provider. Ignore other endpoints' requests.
	EndpointID string `json:"endpointId"`
	// The result. Null for a new request.
	Result *LetterSignatureResultResult `json:"result"`
}

// RolloverLetterSignatureRequestedEvent is a signature of a letter was requested from an e-signature
// provider.
type RolloverLetterSignatureRequestedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.letter_signature_requested`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                                 `json:"createdAt"`
	Data      RolloverLetterSignatureRequestedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverLetterSignatureRequestedEventData: Details of the event. The fields depend on the event
// type, here `rollover.letter_signature_requested`.
type RolloverLetterSignatureRequestedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState    *RolloverState                                            `json:"previousState"`
	PendingOn        PendingOn                                                 `json:"pendingOn"`
	Letter           RolloverLetterSignatureRequestedEventDataLetter           `json:"letter"`
	SignatureRequest RolloverLetterSignatureRequestedEventDataSignatureRequest `json:"signatureRequest"`
}

// RolloverLetterSignatureRequestedEventDataLetter: Details of the event: `letter`.
type RolloverLetterSignatureRequestedEventDataLetter struct {
	// TypeID of the letter.
	ID string `json:"id"`
	// Kind of letter.
	Kind LetterKind `json:"kind"`
	// Number of the letter within this rollover.
	Number int `json:"number"`
	// Number of the letter that it replaces.
	Replaces *int `json:"replaces"`
}

// RolloverLetterSignatureRequestedEventDataSignatureRequest is the request for an external signature.
type RolloverLetterSignatureRequestedEventDataSignatureRequest struct {
	// Number of the request, to return with the result.
	Number int `json:"number"`
	// The webhook endpoint of the provider. Ignore other endpoints' requests.
	EndpointID string `json:"endpointId"`
	// The result. Null for a new request.
	Result *LetterSignatureResultResult `json:"result"`
}

// RolloverLetterSignedEvent is a letter was signed.
type RolloverLetterSignedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.letter_signed`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                     `json:"createdAt"`
	Data      RolloverLetterSignedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverLetterSignedEventData: Details of the event. The fields depend on the event type, here
// `rollover.letter_signed`.
type RolloverLetterSignedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState                      `json:"previousState"`
	PendingOn     PendingOn                           `json:"pendingOn"`
	Letter        RolloverLetterSignedEventDataLetter `json:"letter"`
}

// RolloverLetterSignedEventDataLetter: Details of the event: `letter`.
type RolloverLetterSignedEventDataLetter struct {
	// TypeID of the letter.
	ID string `json:"id"`
	// Kind of letter.
	Kind LetterKind `json:"kind"`
	// Number of the letter within this rollover.
	Number int `json:"number"`
	// Number of the letter that it replaces.
	Replaces *int `json:"replaces"`
}

// RolloverMismatchResolvedEvent is a difference between the requested and sent amount, or the sent and
// received amount, was accepted.
type RolloverMismatchResolvedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.mismatch_resolved`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                         `json:"createdAt"`
	Data      RolloverMismatchResolvedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverMismatchResolvedEventData: Details of the event. The fields depend on the event type, here
// `rollover.mismatch_resolved`.
type RolloverMismatchResolvedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
}

// RolloverNigoRecordedEvent is the reasons why the request is not in good order (NIGO) were recorded.
type RolloverNigoRecordedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.nigo_recorded`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                     `json:"createdAt"`
	Data      RolloverNigoRecordedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverNigoRecordedEventData: Details of the event. The fields depend on the event type, here
// `rollover.nigo_recorded`.
type RolloverNigoRecordedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
	// The NIGO items of this change.
	NigoItems []RolloverNigoRecordedEventDataNigoItem `json:"nigoItems"`
}

// RolloverNigoRecordedEventDataNigoItem is one item of the list. The NIGO items of this change.
type RolloverNigoRecordedEventDataNigoItem struct {
	// TypeID of the NIGO item.
	ID string `json:"id"`
	// Reason why a request is not in good order (NIGO). New values may be added.
	Code NigoCode `json:"code"`
	// The party that found the request not in good order.
	ReportedBy NigoReporter `json:"reportedBy"`
	// How it was resolved. Null while open.
	Resolution *NigoResolution `json:"resolution"`
}

// RolloverNigoResolvedEvent is a NIGO item was resolved.
type RolloverNigoResolvedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.nigo_resolved`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                     `json:"createdAt"`
	Data      RolloverNigoResolvedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverNigoResolvedEventData: Details of the event. The fields depend on the event type, here
// `rollover.nigo_resolved`.
type RolloverNigoResolvedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
	// The NIGO items of this change.
	NigoItems []RolloverNigoResolvedEventDataNigoItem `json:"nigoItems"`
}

// RolloverNigoResolvedEventDataNigoItem is one item of the list. The NIGO items of this change.
type RolloverNigoResolvedEventDataNigoItem struct {
	// TypeID of the NIGO item.
	ID string `json:"id"`
	// Reason why a request is not in good order (NIGO). New values may be added.
	Code NigoCode `json:"code"`
	// The party that found the request not in good order.
	ReportedBy NigoReporter `json:"reportedBy"`
	// How it was resolved. Null while open.
	Resolution *NigoResolution `json:"resolution"`
}

// RolloverNoteAddedEvent is a note was added. Its text appears in the timeline, never in the event.
type RolloverNoteAddedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.note_added`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                  `json:"createdAt"`
	Data      RolloverNoteAddedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverNoteAddedEventData: Details of the event. The fields depend on the event type, here
// `rollover.note_added`.
type RolloverNoteAddedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
	// The timeline entry of the note.
	TimelineSequence int `json:"timelineSequence"`
}

// RolloverOrder: Sort order. Default: `deadline` with `dueBefore`, `updated` with `updatedAfter`,
// otherwise `newest`.
type RolloverOrder string

// Known values of RolloverOrder. The API may add others.
const (
	// Newest first.
	RolloverOrderNewest RolloverOrder = "newest"
	// By deadline: most overdue first, then soonest due. Rollovers without a deadline come last.
	RolloverOrderDeadline RolloverOrder = "deadline"
	// By last change, latest first.
	RolloverOrderUpdated RolloverOrder = "updated"
	// Most urgent first: by the day of the deadline, so the most days overdue come first, then by
	// priority, then by time. Rollovers without a deadline come last.
	RolloverOrderUrgency RolloverOrder = "urgency"
)

// RolloverOverdueEvent is an expected step did not happen by its due date.
type RolloverOverdueEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.overdue`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                `json:"createdAt"`
	Data      RolloverOverdueEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverOverdueEventData: Details of the event. The fields depend on the event type, here
// `rollover.overdue`.
type RolloverOverdueEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState                   `json:"previousState"`
	PendingOn     PendingOn                        `json:"pendingOn"`
	Deadline      RolloverOverdueEventDataDeadline `json:"deadline"`
}

// RolloverOverdueEventDataDeadline is the deadline that the event is about.
type RolloverOverdueEventDataDeadline struct {
	// Purpose of a deadline. New values may be added.
	Type DeadlineType `json:"type"`
	// Last day of the deadline.
	DueOn string `json:"dueOn"`
	// When the deadline passes.
	DueAt time.Time `json:"dueAt"`
}

// RolloverPage is one page of a list. One page of rollovers.
type RolloverPage struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// The items of this page.
	Data []Rollover `json:"data"`
	// True if there are more items after this page.
	HasMore bool `json:"hasMore"`
	// Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll.
	NextCursor *string `json:"nextCursor"`
}

// RolloverParticipantRenamedEvent is the participant's name changed. New instructions replace the
// previous ones. The event has no names.
type RolloverParticipantRenamedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.participant_renamed`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                           `json:"createdAt"`
	Data      RolloverParticipantRenamedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverParticipantRenamedEventData: Details of the event. The fields depend on the event type, here
// `rollover.participant_renamed`.
type RolloverParticipantRenamedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
	// Names of the corrected facts, such as `deliveryMethod`.
	Fields       []string                                        `json:"fields"`
	Instructions RolloverParticipantRenamedEventDataInstructions `json:"instructions"`
}

// RolloverParticipantRenamedEventDataInstructions is the new version of the instructions.
type RolloverParticipantRenamedEventDataInstructions struct {
	// Version of the instructions.
	Version int `json:"version"`
	// Version that is void now.
	Replaces *int `json:"replaces"`
}

// RolloverPatch: Changes to a rollover. In a draft, every field can change. In other states, a request
// can change only `assigneeId`, `priority`, `tags` and `metadata`. Omitted fields stay unchanged, and
// null clears an optional field.
type RolloverPatch struct {
	// The source account.
	Source *RolloverSidePatch `json:"source,omitempty"`
	// The destination account.
	Destination *RolloverSidePatch   `json:"destination,omitempty"`
	Amount      *RolloverAmountInput `json:"amount,omitempty"`
	// Replaces the money sources. They must still add up to the requested amount.
	MoneySources *[]MoneySourceInput `json:"moneySources,omitempty"`
	// How the money is delivered, such as `wire` or `check`.
	DeliveryMethod *DeliveryMethod `json:"deliveryMethod,omitempty"`
	// The participant's claim to the money. Default: `own`.
	Relationship *Relationship `json:"relationship,omitempty"`
	// True if the destination is an inherited IRA. Default: true for non-spouse beneficiaries, otherwise
	// false.
	IsInheritedIRA Nullable[bool] `json:"isInheritedIra,omitempty"`
	// Kind of source plan.
	PlanKind Nullable[PlanKind] `json:"planKind,omitempty"`
	// Name of the deceased owner of inherited money. Inherited IRAs are titled in that name. Erased with
	// the account.
	DecedentName Nullable[string] `json:"decedentName,omitempty"`
	// Replaces the assets to move in kind.
	Assets *[]AssetInput `json:"assets,omitempty"`
	// Attestations to add to those already given.
	Attestations *Attestations `json:"attestations,omitempty"`
	// Your ID for the rollover.
	ExternalID Nullable[string] `json:"externalId,omitempty"`
	// Your ID for the person who works on the rollover. Null removes the assignment.
	AssigneeID Nullable[string]  `json:"assigneeId,omitempty"`
	Priority   *RolloverPriority `json:"priority,omitempty"`
	// Replaces all tags. Up to 20 tags, each up to 50 characters.
	Tags *[]string `json:"tags,omitempty"`
	// Replaces all key-value pairs.
	Metadata *map[string]string `json:"metadata,omitempty"`
}

// RolloverPostingReversedEvent is the posting of a completed rollover was reversed, which reopened it.
type RolloverPostingReversedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.posting_reversed`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                        `json:"createdAt"`
	Data      RolloverPostingReversedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverPostingReversedEventData: Details of the event. The fields depend on the event type, here
// `rollover.posting_reversed`.
type RolloverPostingReversedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
}

// RolloverPreview is a rollover's expected result, if all money leaves and arrives on one day, and
// federal tax is withheld only where it is mandatory. Not tax advice.
type RolloverPreview struct {
	// The type of the object: always `rollover_preview`.
	Object string `json:"object"`
	// The environment of the object.
	Environment Environment `json:"environment"`
	// Result of the eligibility rules.
	Eligibility  Eligibility  `json:"eligibility"`
	TaxTreatment TaxTreatment `json:"taxTreatment"`
	// Tax year of the forms.
	TaxYear int `json:"taxYear"`
	// Set if the year in which the money leaves has no rules yet. Null otherwise.
	TaxYearWarning *TaxYearWarning `json:"taxYearWarning"`
	// Forms that the source custodian files. Empty without an amount, and if no form is due.
	Form1099R []Form1099RBoxes `json:"form1099R"`
	// Forms that the destination custodian files. Empty without an amount, and if no form is due.
	Form5498 []Form5498Boxes `json:"form5498"`
	// Documents required before the rollover can be approved.
	Documents []MissingDocument `json:"documents"`
	// Deadlines, in the order of the steps that start them.
	Deadlines []ExpectedDeadline `json:"deadlines"`
	// Missing facts. Add them to the input and preview again.
	Questions []OpenQuestion `json:"questions"`
}

// RolloverPreviewInput is a rollover to preview, without creating it.
type RolloverPreviewInput struct {
	// How the money moves, such as `direct` or `trustee_transfer`.
	Type RolloverType `json:"type"`
	// Source of the money.
	Source EligibilitySideInput `json:"source"`
	// Destination of the money.
	Destination EligibilitySideInput `json:"destination"`
	// Delivery method. If given, the custodians' directory entries are checked for it.
	DeliveryMethod *DeliveryMethod `json:"deliveryMethod,omitempty"`
	// The participant's claim to the money. Default: `own`.
	Relationship *Relationship `json:"relationship,omitempty"`
	// True if the destination is an inherited IRA. Default: true for non-spouse beneficiaries, otherwise
	// false.
	IsInheritedIRA *bool `json:"isInheritedIra,omitempty"`
	// Kind of source plan.
	PlanKind *PlanKind `json:"planKind,omitempty"`
	// The participant's date of birth, `YYYY-MM-DD`. Required minimum distributions depend on it.
	DateOfBirth *string `json:"dateOfBirth,omitempty"`
	// The participant's attestations.
	Attestations *Attestations `json:"attestations,omitempty"`
	// Amount before withholding. Without it, the preview has no forms and no expected withholding.
	Amount *string `json:"amount,omitempty"`
	// Kinds of money in the rollover, each at most once. Empty if unknown. Their amounts must add up to
	// the requested amount.
	MoneySources []MoneySourceInput `json:"moneySources,omitempty"`
	// Day on which the money leaves, `YYYY-MM-DD`. Default: today in the organization's time zone.
	PaidOn *string `json:"paidOn,omitempty"`
}

// RolloverPriority: Priority for the people who work on a rollover.
type RolloverPriority string

// Known values of RolloverPriority. The API may add others.
const (
	// Below normal.
	RolloverPriorityLow RolloverPriority = "low"
	// Default.
	RolloverPriorityNormal RolloverPriority = "normal"
	// Above normal.
	RolloverPriorityHigh RolloverPriority = "high"
	// Above all others.
	RolloverPriorityUrgent RolloverPriority = "urgent"
)

// RolloverReceiptCorrectedEvent is a receipt was corrected. The event has the corrected receipt.
type RolloverReceiptCorrectedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.receipt_corrected`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                         `json:"createdAt"`
	Data      RolloverReceiptCorrectedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverReceiptCorrectedEventData: Details of the event. The fields depend on the event type, here
// `rollover.receipt_corrected`.
type RolloverReceiptCorrectedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState                           `json:"previousState"`
	PendingOn     PendingOn                                `json:"pendingOn"`
	Receipt       RolloverReceiptCorrectedEventDataReceipt `json:"receipt"`
}

// RolloverReceiptCorrectedEventDataReceipt: Details of the event: `receipt`.
type RolloverReceiptCorrectedEventDataReceipt struct {
	// ID of the receipt within the rollover.
	ID string `json:"id"`
	// Amount that was received.
	Amount string `json:"amount"`
	// Day on which the money was received.
	ReceivedOn string `json:"receivedOn"`
	// The transfer it belongs to; null if it could belong to several.
	TransferID *string `json:"transferId"`
	// Whether the receipt counts.
	Status ReceiptStatus `json:"status"`
}

// RolloverReceiptVoidedEvent is a receipt was voided, because it was recorded by mistake or the
// payment bounced.
type RolloverReceiptVoidedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.receipt_voided`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                      `json:"createdAt"`
	Data      RolloverReceiptVoidedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverReceiptVoidedEventData: Details of the event. The fields depend on the event type, here
// `rollover.receipt_voided`.
type RolloverReceiptVoidedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState                        `json:"previousState"`
	PendingOn     PendingOn                             `json:"pendingOn"`
	Receipt       RolloverReceiptVoidedEventDataReceipt `json:"receipt"`
}

// RolloverReceiptVoidedEventDataReceipt: Details of the event: `receipt`.
type RolloverReceiptVoidedEventDataReceipt struct {
	// ID of the receipt within the rollover.
	ID string `json:"id"`
	// Amount that was received.
	Amount string `json:"amount"`
	// Day on which the money was received.
	ReceivedOn string `json:"receivedOn"`
	// The transfer it belongs to; null if it could belong to several.
	TransferID *string `json:"transferId"`
	// Whether the receipt counts.
	Status ReceiptStatus `json:"status"`
}

// RolloverRejectedEvent is the review rejected the rollover.
type RolloverRejectedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.rejected`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                 `json:"createdAt"`
	Data      RolloverRejectedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverRejectedEventData: Details of the event. The fields depend on the event type, here
// `rollover.rejected`.
type RolloverRejectedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState                     `json:"previousState"`
	PendingOn     PendingOn                          `json:"pendingOn"`
	Rejection     RolloverRejectedEventDataRejection `json:"rejection"`
}

// RolloverRejectedEventDataRejection: Details of the event: `rejection`.
type RolloverRejectedEventDataRejection struct {
	// Machine-readable reason. New values may be added.
	Code string `json:"code"`
	// The party that rejected the rollover.
	By RejectedBy `json:"by"`
}

// RolloverReleasedEvent is the rollover resumed after a hold.
type RolloverReleasedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.released`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                 `json:"createdAt"`
	Data      RolloverReleasedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverReleasedEventData: Details of the event. The fields depend on the event type, here
// `rollover.released`.
type RolloverReleasedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
}

// RolloverReminder is a reminder of a rollover that is waiting for someone outside the organization.
type RolloverReminder struct {
	// The type of the object: always `rollover_reminder`.
	Object string `json:"object"`
	// ID of the rollover that waits.
	RolloverID string `json:"rolloverId"`
	// The participant's account.
	AccountID string `json:"accountId"`
	// The integrator's reference.
	ExternalID *string `json:"externalId"`
	// The rollover's version. A reminder does not change it.
	Version int `json:"version"`
	// The party that a reminder is for. New values may be added.
	Recipient ReminderRecipient `json:"recipient"`
	// The participant's task. Null for custodians.
	Task *ReminderTask `json:"task"`
	// How the reminder reaches the recipient.
	Channels []ReminderChannel `json:"channels"`
	// True if nothing was sent.
	DryRun bool `json:"dryRun"`
	// When the reminder was sent. In a dry run, the current time.
	SentAt time.Time `json:"sentAt"`
	// When the same reminder can be sent again.
	NextReminderAt time.Time `json:"nextReminderAt"`
}

// RolloverReminderSentEvent is a reminder was sent to the party that the rollover waits for.
type RolloverReminderSentEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.reminder_sent`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                     `json:"createdAt"`
	Data      RolloverReminderSentEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverReminderSentEventData: Details of the event. The fields depend on the event type, here
// `rollover.reminder_sent`.
type RolloverReminderSentEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState                        `json:"previousState"`
	PendingOn     PendingOn                             `json:"pendingOn"`
	Reminder      RolloverReminderSentEventDataReminder `json:"reminder"`
}

// RolloverReminderSentEventDataReminder: Details of the event: `reminder`.
type RolloverReminderSentEventDataReminder struct {
	// The party that a reminder is for. New values may be added.
	Recipient ReminderRecipient `json:"recipient"`
	// The participant's task. Null for custodians.
	Task *ReminderTask `json:"task"`
	// How the reminder reaches the recipient.
	Channels []ReminderChannel `json:"channels"`
}

// RolloverReopenedEvent is a rejected or failed rollover was reopened.
type RolloverReopenedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.reopened`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                 `json:"createdAt"`
	Data      RolloverReopenedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverReopenedEventData: Details of the event. The fields depend on the event type, here
// `rollover.reopened`.
type RolloverReopenedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
}

// RolloverRequestMismatchEvent is the amount sent differs from the amount requested.
type RolloverRequestMismatchEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.request_mismatch`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                        `json:"createdAt"`
	Data      RolloverRequestMismatchEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverRequestMismatchEventData: Details of the event. The fields depend on the event type, here
// `rollover.request_mismatch`.
type RolloverRequestMismatchEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState   *RolloverState                                  `json:"previousState"`
	PendingOn       PendingOn                                       `json:"pendingOn"`
	RequestMismatch RolloverRequestMismatchEventDataRequestMismatch `json:"requestMismatch"`
}

// RolloverRequestMismatchEventDataRequestMismatch: Details of the event: `requestMismatch`.
type RolloverRequestMismatchEventDataRequestMismatch struct {
	// Amount that was requested.
	Expected string `json:"expected"`
	// Amount sent, including withholding.
	Received string `json:"received"`
	// `received` minus `expected`.
	Difference string `json:"difference"`
}

// RolloverRequirements: Requirements of the source custodian and plan, with the origin of each fact.
type RolloverRequirements struct {
	// The type of the object: always `rollover_requirements`.
	Object string `json:"object"`
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// Everything the source requires, from the directory, your additions and the rules for this
	// participant.
	Requirements RolloverRequirementsRequirements `json:"requirements"`
	// Documents to enclose with the request.
	Enclosures []RequiredEnclosure `json:"enclosures"`
	// People who can sign the request. Empty if unknown.
	Signers []RequirementSigner `json:"signers"`
	// Where to send the request. Null if unknown.
	SendTo         *RequirementSendTo `json:"sendTo"`
	ProcessingDays *ProcessingDays    `json:"processingDays"`
	// True if one of `requirementSets` has expired.
	HasUnconfirmed bool `json:"hasUnconfirmed"`
	// Your current requirement sets of the source custodian and of the source plan.
	RequirementSets []RequirementSet `json:"requirementSets"`
}

// RolloverRequirementsRequirements is the documents that a custodian requires before it releases
// money.
type RolloverRequirementsRequirements struct {
	// A letter of acceptance from the receiving custodian.
	Loa bool `json:"loa"`
	// A medallion signature guarantee.
	Medallion bool `json:"medallion"`
	// A notary must witness the signature.
	Notarization bool `json:"notarization"`
	// The spouse must consent in writing.
	SpousalConsent bool `json:"spousalConsent"`
	// A wet-ink signature on paper.
	WetSignature bool `json:"wetSignature"`
}

// RolloverResidualCreatedEvent: Money remained after completion. A follow-up rollover moves it; this
// rollover stays completed.
type RolloverResidualCreatedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.residual_created`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                        `json:"createdAt"`
	Data      RolloverResidualCreatedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverResidualCreatedEventData: Details of the event. The fields depend on the event type, here
// `rollover.residual_created`.
type RolloverResidualCreatedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
	// The follow-up rollover.
	ResidualID string `json:"residualId"`
}

// RolloverReturnedToSourceEvent: Received money went back to the source.
type RolloverReturnedToSourceEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.returned_to_source`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                         `json:"createdAt"`
	Data      RolloverReturnedToSourceEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverReturnedToSourceEventData: Details of the event. The fields depend on the event type, here
// `rollover.returned_to_source`.
type RolloverReturnedToSourceEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState                           `json:"previousState"`
	PendingOn     PendingOn                                `json:"pendingOn"`
	Receipt       RolloverReturnedToSourceEventDataReceipt `json:"receipt"`
}

// RolloverReturnedToSourceEventDataReceipt: Details of the event: `receipt`.
type RolloverReturnedToSourceEventDataReceipt struct {
	// ID of the receipt within the rollover.
	ID string `json:"id"`
	// Amount that was received.
	Amount string `json:"amount"`
	// Day on which the money was received.
	ReceivedOn string `json:"receivedOn"`
	// The transfer it belongs to; null if it could belong to several.
	TransferID *string `json:"transferId"`
	// Whether the receipt counts.
	Status ReceiptStatus `json:"status"`
}

// RolloverReviewStartedEvent: Operations started to review the rollover.
type RolloverReviewStartedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.review_started`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                      `json:"createdAt"`
	Data      RolloverReviewStartedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverReviewStartedEventData: Details of the event. The fields depend on the event type, here
// `rollover.review_started`.
type RolloverReviewStartedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
}

// RolloverSearch: Filters and sort order for a list of rollovers.
type RolloverSearch struct {
	// Only this state.
	State *RolloverState `json:"state,omitempty"`
	// Only rollovers in one of these states.
	States []RolloverState `json:"states,omitempty"`
	// Only rollovers with this status.
	Status *RolloverStatus `json:"status,omitempty"`
	// Only rollovers pending on this party, or on one of several: separated by commas, or with the
	// parameter repeated (`pendingOn=` or `pendingOn[]=`).
	PendingOn []PendingOn `json:"pendingOn,omitempty"`
	// Only this rollover type.
	Type *RolloverType `json:"type,omitempty"`
	// `true`: only rollovers with a passed deadline. `false`: only rollovers without one.
	Overdue *bool `json:"overdue,omitempty"`
	// `true`: only rollovers with an open mismatch. `false`: only rollovers without one.
	Mismatch *bool `json:"mismatch,omitempty"`
	// Only rollovers with this assignee: your ID for the person.
	AssigneeID *string `json:"assigneeId,omitempty"`
	// `true`: only rollovers that have no assignee and need someone to act.
	Unassigned *bool `json:"unassigned,omitempty"`
	// Only this priority.
	Priority *RolloverPriority `json:"priority,omitempty"`
	// Only rollovers of this account.
	AccountID *string `json:"accountId,omitempty"`
	// Only rollovers with this custodian on either side.
	CustodianID *string `json:"custodianId,omitempty"`
	// Only rollovers from this custodian.
	SourceCustodianID *string `json:"sourceCustodianId,omitempty"`
	// Only rollovers with this external ID.
	ExternalID *string `json:"externalId,omitempty"`
	// Only rollovers of this distribution.
	DistributionID *string `json:"distributionId,omitempty"`
	// Only rollovers with this plan on either side. With a sort order other than `newest`, or with
	// `custodianId` or an assignee, the list examines up to 1,000 rollovers of the plan: add `state` or
	// `pendingOn` if there are more.
	PlanID *string `json:"planId,omitempty"`
	// Only rollovers with this tag.
	Tag *string `json:"tag,omitempty"`
	// Created after this time.
	CreatedAfter *time.Time `json:"createdAfter,omitempty"`
	// Created before this time.
	CreatedBefore *time.Time `json:"createdBefore,omitempty"`
	// Last changed after this time. Sorts by last change unless `sort` is given.
	UpdatedAfter *time.Time `json:"updatedAfter,omitempty"`
	// Has a passed or upcoming deadline before this time. Sorts by deadline unless `sort` is given.
	DueBefore *time.Time `json:"dueBefore,omitempty"`
	// `true`: only rollovers with money in transit: sent, and not received yet. Up to 1,000 rollovers can
	// match.
	InTransit *bool `json:"inTransit,omitempty"`
	// Only rollovers whose oldest payment in transit has this age. Implies `inTransit`.
	InTransitAge *TransitAge `json:"inTransitAge,omitempty"`
	// Sort order. Default: `deadline` with `dueBefore`, `updated` with `updatedAfter`, otherwise `newest`.
	Sort *RolloverOrder `json:"sort,omitempty"`
	// Search text: the start of the participant's name, the whole email address, an external ID (of the
	// rollover or the participant), or the last four characters of either account number. With more than
	// 1,000 matches by name, results are ordered by name.
	Q *string `json:"q,omitempty"`
	// Number of results per page. Default: 20.
	Limit *int `json:"limit,omitempty"`
	// `nextCursor` of the previous page.
	Cursor *string `json:"cursor,omitempty"`
}

// RolloverSelfCertificationRevealedEvent is the self-certification for late money was retrieved.
type RolloverSelfCertificationRevealedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.self_certification_revealed`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                                  `json:"createdAt"`
	Data      RolloverSelfCertificationRevealedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverSelfCertificationRevealedEventData: Details of the event. The fields depend on the event
// type, here `rollover.self_certification_revealed`.
type RolloverSelfCertificationRevealedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState                                       `json:"previousState"`
	PendingOn     PendingOn                                            `json:"pendingOn"`
	RevealedBy    RolloverSelfCertificationRevealedEventDataRevealedBy `json:"revealedBy"`
}

// RolloverSelfCertificationRevealedEventDataRevealedBy: Details of the event: `revealedBy`.
type RolloverSelfCertificationRevealedEventDataRevealedBy struct {
	// The kind of actor, such as `member` or `api_key`.
	Type string `json:"type"`
	// ID of the member or API key.
	ID string `json:"id"`
}

// RolloverSentToCustodianEvent is the request was sent to the source custodian.
type RolloverSentToCustodianEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.sent_to_custodian`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                        `json:"createdAt"`
	Data      RolloverSentToCustodianEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverSentToCustodianEventData: Details of the event. The fields depend on the event type, here
// `rollover.sent_to_custodian`.
type RolloverSentToCustodianEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
}

// RolloverSide is one side of a rollover.
type RolloverSide struct {
	// TypeID of the custodian: `cus_` followed by 26 characters.
	CustodianID string `json:"custodianId"`
	// Tax type of the account, such as `traditional_ira`.
	AccountType AccountType `json:"accountType"`
	// Last characters of the account number. The full number is encrypted, and shown only in instructions
	// and certifications.
	AccountNumberMask string `json:"accountNumberMask"`
	// The employer's plan, if it is recorded under `/v1/plans`.
	PlanID *string `json:"planId"`
	// Name of the employer's plan.
	PlanName *string `json:"planName"`
	// Date of the participant's first contribution.
	FirstContributionDate *string `json:"firstContributionDate"`
	// The custodian. Only with `expand=custodians`.
	Custodian *Custodian `json:"custodian,omitempty"`
}

// RolloverSideInput is one side of a rollover to create.
type RolloverSideInput struct {
	// The custodian's ID. Send this or `custodianSlug`.
	CustodianID *string `json:"custodianId,omitempty"`
	// The custodian's slug, such as `fidelity`. Send this or `custodianId`.
	CustodianSlug *string `json:"custodianSlug,omitempty"`
	// Tax type of the account, such as `traditional_ira`.
	AccountType AccountType `json:"accountType"`
	// 4 to 34 letters, digits, spaces and hyphens. Encrypted on receipt. The full number is shown only in
	// instructions and certifications.
	AccountNumber string `json:"accountNumber"`
	// The employer's plan, recorded with `POST /v1/plans`. Instructions print its number and EIN.
	PlanID *string `json:"planId,omitempty"`
	// Name of the employer's plan. Default: the name of the plan in `planId`.
	PlanName *string `json:"planName,omitempty"`
	// Date of the participant's first contribution. Some rules depend on it.
	FirstContributionDate *string `json:"firstContributionDate,omitempty"`
}

// RolloverSidePatch: Changes to one side of a draft. Null clears a field.
type RolloverSidePatch struct {
	// New account number. It cannot be cleared.
	AccountNumber *string `json:"accountNumber,omitempty"`
	// The employer's plan. A new plan also sets `planName`.
	PlanID Nullable[string] `json:"planId,omitempty"`
	// Name of the employer's plan.
	PlanName Nullable[string] `json:"planName,omitempty"`
	// Date of the participant's first contribution, `YYYY-MM-DD`.
	FirstContributionDate Nullable[string] `json:"firstContributionDate,omitempty"`
}

// RolloverStanding is a rollover's state and who must act next.
type RolloverStanding struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	ID string `json:"id"`
	// The type of the object: always `rollover_state`.
	Object    string         `json:"object"`
	State     RolloverState  `json:"state"`
	Status    RolloverStatus `json:"status"`
	PendingOn PendingOn      `json:"pendingOn"`
	// Actions that this credential can perform now, given valid parameters.
	AvailableActions []AvailableActionAction `json:"availableActions"`
	// The rollover's deadlines.
	Deadlines []Deadline `json:"deadlines"`
	// Counts changes. `ETag` is derived from it, and `ifVersion` is compared with it.
	Version int `json:"version"`
}

// RolloverState: State of a rollover in the workflow.
type RolloverState string

// Known values of RolloverState. The API may add others.
const (
	// Created, not submitted.
	RolloverStateDraft RolloverState = "draft"
	// Waiting for the participant's signature.
	RolloverStateAwaitingParticipant RolloverState = "awaiting_participant"
	// Submitted, waiting for review.
	RolloverStateSubmitted RolloverState = "submitted"
	// In review.
	RolloverStateInReview RolloverState = "in_review"
	// Approved, ready to send to the source custodian.
	RolloverStateApproved RolloverState = "approved"
	// Sent to the source custodian, not acknowledged.
	RolloverStateRequested RolloverState = "requested"
	// Acknowledged by the source custodian.
	RolloverStateProcessing RolloverState = "processing"
	// Money was sent.
	RolloverStateFundsSent RolloverState = "funds_sent"
	// Money arrived.
	RolloverStateFundsReceived RolloverState = "funds_received"
	// Waiting for documents.
	RolloverStateAwaitingDocuments RolloverState = "awaiting_documents"
	// Paused.
	RolloverStateOnHold RolloverState = "on_hold"
	// The money was posted to the destination account.
	RolloverStateCompleted RolloverState = "completed"
	// Canceled before money left.
	RolloverStateCancelled RolloverState = "cancelled"
	// Rejected. `reopen` undoes this.
	RolloverStateRejected RolloverState = "rejected"
	// The rollover could not be completed.
	RolloverStateFailed RolloverState = "failed"
	// A deadline passed.
	RolloverStateExpired RolloverState = "expired"
)

// RolloverStatus: Simplified state, for people who do not know the workflow.
type RolloverStatus string

// Known values of RolloverStatus. The API may add others.
const (
	// The integrator or the participant must act.
	RolloverStatusActionRequired RolloverStatus = "action_required"
	// In progress.
	RolloverStatusInProgress RolloverStatus = "in_progress"
	// Completed.
	RolloverStatusCompleted RolloverStatus = "completed"
	// Rejected or failed.
	RolloverStatusFailed RolloverStatus = "failed"
	// Canceled or expired.
	RolloverStatusCancelled RolloverStatus = "cancelled"
)

// RolloverSubmittedEvent is the rollover was submitted with a consent obtained elsewhere.
type RolloverSubmittedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.submitted`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                  `json:"createdAt"`
	Data      RolloverSubmittedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverSubmittedEventData: Details of the event. The fields depend on the event type, here
// `rollover.submitted`.
type RolloverSubmittedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
}

// RolloverTransferCorrectedEvent is a transfer was corrected. The event has the corrected transfer.
type RolloverTransferCorrectedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.transfer_corrected`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                          `json:"createdAt"`
	Data      RolloverTransferCorrectedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverTransferCorrectedEventData: Details of the event. The fields depend on the event type, here
// `rollover.transfer_corrected`.
type RolloverTransferCorrectedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState                             `json:"previousState"`
	PendingOn     PendingOn                                  `json:"pendingOn"`
	Transfer      RolloverTransferCorrectedEventDataTransfer `json:"transfer"`
}

// RolloverTransferCorrectedEventDataTransfer: Details of the event: `transfer`.
type RolloverTransferCorrectedEventDataTransfer struct {
	// ID of the transfer within the rollover.
	ID string `json:"id"`
	// How the money was sent.
	Method DeliveryMethod `json:"method"`
	// Net of withholding.
	Amount string `json:"amount"`
	// Recipient of the money.
	SentTo FundsRecipient `json:"sentTo"`
	// Whether the transfer counts.
	Status TransferStatus `json:"status"`
}

// RolloverType: How the money moves: from or to an employer plan (`direct`), between IRAs
// (`trustee_transfer`), through the participant (`indirect_60_day`), or within a plan to its
// designated Roth account (`in_plan`).
type RolloverType string

// Known values of RolloverType. The API may add others.
const (
	// From or to an employer plan, trustee to trustee.
	RolloverTypeDirect RolloverType = "direct"
	// From one IRA to another, trustee to trustee.
	RolloverTypeTrusteeTransfer RolloverType = "trustee_transfer"
	// Paid to the participant, who deposits it within 60 days.
	RolloverTypeIndirect60Day RolloverType = "indirect_60_day"
	// Within one plan, to a designated Roth account.
	RolloverTypeInPlan RolloverType = "in_plan"
)

// RolloverUpdatedEvent is a draft or an always-editable field was changed, or the personal data of an
// ended rollover was erased.
type RolloverUpdatedEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `rollover.updated`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                `json:"createdAt"`
	Data      RolloverUpdatedEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// RolloverUpdatedEventData: Details of the event. The fields depend on the event type, here
// `rollover.updated`.
type RolloverUpdatedEventData struct {
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// TypeID of the account: `acct_` followed by 26 characters.
	AccountID string `json:"accountId"`
	// Your ID for the rollover.
	ExternalID *string `json:"externalId"`
	// The event's number within this rollover, without gaps.
	Sequence int           `json:"sequence"`
	State    RolloverState `json:"state"`
	// Null for the first event.
	PreviousState *RolloverState `json:"previousState"`
	PendingOn     PendingOn      `json:"pendingOn"`
	// The names of the changed fields, such as `tags`.
	Fields []string `json:"fields,omitempty"`
}

// RolloversExportFormat is an object of the API.
type RolloversExportFormat string

// Known values of RolloversExportFormat. The API may add others.
const (
	// One JSON object per line.
	RolloversExportFormatNdjson RolloversExportFormat = "ndjson"
	// Comma-separated values with a header.
	RolloversExportFormatCsv RolloversExportFormat = "csv"
)

// RolloversGetExpand is an object of the API.
type RolloversGetExpand string

// Known values of RolloversGetExpand. The API may add others.
const (
	// Adds `account`, the participant's account.
	RolloversGetExpandAccount RolloversGetExpand = "account"
	// Adds `custodian` to `source` and `destination`.
	RolloversGetExpandCustodians RolloversGetExpand = "custodians"
)

// RolloversGetField is an object of the API.
type RolloversGetField string

// Known values of RolloversGetField. The API may add others.
const (
	// The field `id`.
	RolloversGetFieldID RolloversGetField = "id"
	// The field `object`.
	RolloversGetFieldObject RolloversGetField = "object"
	// The field `environment`.
	RolloversGetFieldEnvironment RolloversGetField = "environment"
	// The field `externalId`.
	RolloversGetFieldExternalID RolloversGetField = "externalId"
	// The field `accountId`.
	RolloversGetFieldAccountID RolloversGetField = "accountId"
	// The field `type`.
	RolloversGetFieldType RolloversGetField = "type"
	// The field `source`.
	RolloversGetFieldSource RolloversGetField = "source"
	// The field `destination`.
	RolloversGetFieldDestination RolloversGetField = "destination"
	// The field `relationship`.
	RolloversGetFieldRelationship RolloversGetField = "relationship"
	// The field `isInheritedIra`.
	RolloversGetFieldIsInheritedIRA RolloversGetField = "isInheritedIra"
	// The field `decedentName`.
	RolloversGetFieldDecedentName RolloversGetField = "decedentName"
	// The field `planKind`.
	RolloversGetFieldPlanKind RolloversGetField = "planKind"
	// The field `assets`.
	RolloversGetFieldAssets RolloversGetField = "assets"
	// The field `amount`.
	RolloversGetFieldAmount RolloversGetField = "amount"
	// The field `amounts`.
	RolloversGetFieldAmounts RolloversGetField = "amounts"
	// The field `moneySources`.
	RolloversGetFieldMoneySources RolloversGetField = "moneySources"
	// The field `distributionId`.
	RolloversGetFieldDistributionID RolloversGetField = "distributionId"
	// The field `residualOf`.
	RolloversGetFieldResidualOf RolloversGetField = "residualOf"
	// The field `residuals`.
	RolloversGetFieldResiduals RolloversGetField = "residuals"
	// The field `transfers`.
	RolloversGetFieldTransfers RolloversGetField = "transfers"
	// The field `receipts`.
	RolloversGetFieldReceipts RolloversGetField = "receipts"
	// The field `deliveryMethod`.
	RolloversGetFieldDeliveryMethod RolloversGetField = "deliveryMethod"
	// The field `taxTreatment`.
	RolloversGetFieldTaxTreatment RolloversGetField = "taxTreatment"
	// The field `eligibility`.
	RolloversGetFieldEligibility RolloversGetField = "eligibility"
	// The field `documents`.
	RolloversGetFieldDocuments RolloversGetField = "documents"
	// The field `missingDocuments`.
	RolloversGetFieldMissingDocuments RolloversGetField = "missingDocuments"
	// The field `deadlines`.
	RolloversGetFieldDeadlines RolloversGetField = "deadlines"
	// The field `amountMismatch`.
	RolloversGetFieldAmountMismatch RolloversGetField = "amountMismatch"
	// The field `requestMismatch`.
	RolloversGetFieldRequestMismatch RolloversGetField = "requestMismatch"
	// The field `assetMismatch`.
	RolloversGetFieldAssetMismatch RolloversGetField = "assetMismatch"
	// The field `rejection`.
	RolloversGetFieldRejection RolloversGetField = "rejection"
	// The field `failure`.
	RolloversGetFieldFailure RolloversGetField = "failure"
	// The field `hold`.
	RolloversGetFieldHold RolloversGetField = "hold"
	// The field `death`.
	RolloversGetFieldDeath RolloversGetField = "death"
	// The field `consent`.
	RolloversGetFieldConsent RolloversGetField = "consent"
	// The field `attestations`.
	RolloversGetFieldAttestations RolloversGetField = "attestations"
	// The field `documentRequest`.
	RolloversGetFieldDocumentRequest RolloversGetField = "documentRequest"
	// The field `state`.
	RolloversGetFieldState RolloversGetField = "state"
	// The field `status`.
	RolloversGetFieldStatus RolloversGetField = "status"
	// The field `pendingOn`.
	RolloversGetFieldPendingOn RolloversGetField = "pendingOn"
	// The field `version`.
	RolloversGetFieldVersion RolloversGetField = "version"
	// The field `assigneeId`.
	RolloversGetFieldAssigneeID RolloversGetField = "assigneeId"
	// The field `priority`.
	RolloversGetFieldPriority RolloversGetField = "priority"
	// The field `tags`.
	RolloversGetFieldTags RolloversGetField = "tags"
	// The field `metadata`.
	RolloversGetFieldMetadata RolloversGetField = "metadata"
	// The field `createdAt`.
	RolloversGetFieldCreatedAt RolloversGetField = "createdAt"
	// The field `updatedAt`.
	RolloversGetFieldUpdatedAt RolloversGetField = "updatedAt"
)

// RolloversTimelineField is an object of the API.
type RolloversTimelineField string

// Known values of RolloversTimelineField. The API may add others.
const (
	// The field `object`.
	RolloversTimelineFieldObject RolloversTimelineField = "object"
	// The field `rolloverId`.
	RolloversTimelineFieldRolloverID RolloversTimelineField = "rolloverId"
	// The field `sequence`.
	RolloversTimelineFieldSequence RolloversTimelineField = "sequence"
	// The field `type`.
	RolloversTimelineFieldType RolloversTimelineField = "type"
	// The field `at`.
	RolloversTimelineFieldAt RolloversTimelineField = "at"
	// The field `actor`.
	RolloversTimelineFieldActor RolloversTimelineField = "actor"
	// The field `requestedBy`.
	RolloversTimelineFieldRequestedBy RolloversTimelineField = "requestedBy"
	// The field `action`.
	RolloversTimelineFieldAction RolloversTimelineField = "action"
	// The field `fromState`.
	RolloversTimelineFieldFromState RolloversTimelineField = "fromState"
	// The field `toState`.
	RolloversTimelineFieldToState RolloversTimelineField = "toState"
	// The field `reason`.
	RolloversTimelineFieldReason RolloversTimelineField = "reason"
	// The field `data`.
	RolloversTimelineFieldData RolloversTimelineField = "data"
	// The field `prevHash`.
	RolloversTimelineFieldPrevHash RolloversTimelineField = "prevHash"
	// The field `hash`.
	RolloversTimelineFieldHash RolloversTimelineField = "hash"
)

// RotateAPIKeyRequest is the body of `POST /v1/api-keys/rotate`.
type RotateAPIKeyRequest struct {
	// How long the old key keeps working, in seconds, from 0 to 604800. Default: one day. 0 expires it
	// immediately.
	GracePeriodSeconds *int `json:"gracePeriodSeconds,omitempty"`
	// The public key that the new key is bound to (`ak` keys only). Default: the old key's. A binding
	// cannot be removed.
	ProofKey *ProofKey `json:"proofKey,omitempty"`
}

// RotateAPIKeyResponse is the new key, with its secret value shown only once, and the rotated key.
type RotateAPIKeyResponse struct {
	// The new key. Its secret value is shown only once.
	APIKey NewAPIKey `json:"apiKey"`
	// The rotated key with its expiration date.
	PreviousKey APIKey `json:"previousKey"`
}

// RotateWebhookSecretRequest is the body of `POST /v1/webhook-endpoints/{id}/rotate-secret`.
type RotateWebhookSecretRequest struct{}

// RothIRAPlan is the source is a Roth SIMPLE IRA or a Roth SEP IRA. Use with the account type
// `roth_ira`. The two-year rule of SIMPLE IRAs applies to a Roth SIMPLE IRA.
type RothIRAPlan string

// Known values of RothIRAPlan. The API may add others.
const (
	// A SIMPLE IRA plan.
	RothIRAPlanSimple RothIRAPlan = "simple"
	// A simplified employee pension (SEP).
	RothIRAPlanSep RothIRAPlan = "sep"
)

// RuleResult: Whether a rule is unmet or cannot be evaluated.
type RuleResult string

// Known values of RuleResult. The API may add others.
const (
	// Not met.
	RuleResultUnmet RuleResult = "unmet"
	// Cannot be evaluated yet.
	RuleResultUnknown RuleResult = "unknown"
)

// SafeToRevoke: Whether a rotated key is still needed, based on when it and the new key were used.
type SafeToRevoke struct {
	// Whether the key seems to be no longer in use.
	Value bool `json:"value"`
	// Why a rotated key can or cannot be revoked. New values may be added.
	Why SafeToRevokeReason `json:"why"`
	// When the key was last used; null if never.
	LastUsedAt *time.Time `json:"lastUsedAt"`
	// When the new key was first used; null if never or unknown.
	SuccessorFirstUsedAt *time.Time `json:"successorFirstUsedAt"`
}

// SafeToRevokeReason: Why a rotated key can or cannot be revoked. New values may be added.
type SafeToRevokeReason string

// Known values of SafeToRevokeReason. The API may add others.
const (
	// The new key has not been used yet.
	SafeToRevokeReasonSuccessorUnused SafeToRevokeReason = "successor_unused"
	// The old key was used within the last hour.
	SafeToRevokeReasonStillUsed SafeToRevokeReason = "still_used"
	// The old key was used after the new key was first used, and within the last day.
	SafeToRevokeReasonUsedSinceSuccessor SafeToRevokeReason = "used_since_successor"
	// The new key is in use, and the old key is not.
	SafeToRevokeReasonReplaced SafeToRevokeReason = "replaced"
)

// SandboxClock is the state of the organization's sandbox clock.
type SandboxClock struct {
	// The type of the object: always `sandbox_clock`.
	Object string `json:"object"`
	// The current sandbox time.
	Now time.Time `json:"now"`
	// Seconds by which the clock is ahead of real time.
	SecondsAhead int `json:"secondsAhead"`
	// The number of timers and custodian actions that fired.
	Fired int `json:"fired"`
	// False if the request ran out of time before all days had passed. Call again with the remaining days,
	// counted from `now`.
	Complete bool `json:"complete"`
	// Rollovers that do not match their timeline. Their timers were skipped; see `history_mismatch`.
	Skipped []string `json:"skipped"`
}

// SandboxHappening is the response to simulate.
type SandboxHappening string

// Known values of SandboxHappening. The API may add others.
const (
	// The source custodian starts processing.
	SandboxHappeningAcknowledged SandboxHappening = "acknowledged"
	// The source custodian requests documents.
	SandboxHappeningDocumentsRequested SandboxHappening = "documents_requested"
	// The source custodian rejects the request but accepts a resubmission.
	SandboxHappeningSoftRejected SandboxHappening = "soft_rejected"
	// The source custodian rejects the request permanently.
	SandboxHappeningRejected SandboxHappening = "rejected"
	// The source custodian sends the money.
	SandboxHappeningFundsSent SandboxHappening = "funds_sent"
	// The money is lost.
	SandboxHappeningFundsLost SandboxHappening = "funds_lost"
	// The money is returned.
	SandboxHappeningFundsReturned SandboxHappening = "funds_returned"
	// The money arrives.
	SandboxHappeningFundsReceived SandboxHappening = "funds_received"
	// 90% of the money arrives.
	SandboxHappeningPartialAmountReceived SandboxHappening = "partial_amount_received"
	// The money is posted to the destination account.
	SandboxHappeningPosted SandboxHappening = "posted"
)

// SecondPersonAction is an action that can require a second person. New values may be added.
type SecondPersonAction string

// Known values of SecondPersonAction. The API may add others.
const (
	// Approving a rollover after its review.
	SecondPersonActionApprove SecondPersonAction = "approve"
	// Sending a rollover to its source custodian.
	SecondPersonActionSendToCustodian SecondPersonAction = "send_to_custodian"
	// Accepting an amount that differs from the expected one.
	SecondPersonActionResolveMismatch SecondPersonAction = "resolve_mismatch"
	// Completing a rollover.
	SecondPersonActionComplete SecondPersonAction = "complete"
	// Viewing full account numbers, in instructions, certifications and document files.
	SecondPersonActionReveal SecondPersonAction = "reveal"
	// Creating an API key in the live environment, or rotating or extending one in the portal.
	SecondPersonActionCreateLiveKey SecondPersonAction = "create_live_key"
)

// SelfCertification is the participant's certification for late money (Rev. Proc. 2020-46).
type SelfCertification struct {
	// Date the participant signed the certification.
	CertifiedOn string `json:"certifiedOn"`
	// The IRS has not denied a waiver for this distribution.
	NoPreviousDenial bool `json:"noPreviousDenial"`
	// The contribution was made as soon as practicable after the reason ended.
	AsSoonAsPracticable bool `json:"asSoonAsPracticable"`
	// Date the reason ended.
	ReasonEndedOn *string `json:"reasonEndedOn"`
}

// SelfCertificationInput is the participant's certification for money that arrived after the 60 days
// (Rev. Proc. 2020-46).
type SelfCertificationInput struct {
	// The date the participant signed the certification, `YYYY-MM-DD`.
	CertifiedOn string `json:"certifiedOn"`
	// The IRS has not previously denied a waiver of the 60 days for this distribution (section 3.02(1)).
	NoPreviousDenial bool `json:"noPreviousDenial"`
	// The contribution was made as soon as practicable after the reason no longer prevented it (section
	// 3.02(3)).
	AsSoonAsPracticable bool `json:"asSoonAsPracticable"`
	// Date the reason ended. A contribution within 30 days after it counts as made as soon as practicable
	// (section 3.02(3)).
	ReasonEndedOn Nullable[string] `json:"reasonEndedOn,omitempty"`
}

// SelfCertificationLetter is a participant's certification for money that arrived after the 60 days
// (Rev. Proc. 2020-46).
type SelfCertificationLetter struct {
	// The type of the object: always `self_certification`.
	Object string `json:"object"`
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// The environment of the object.
	Environment Environment `json:"environment"`
	// Time of preparation.
	PreparedAt time.Time `json:"preparedAt"`
	// Date of `preparedAt` in the organization's time zone.
	PreparedOn string `json:"preparedOn"`
	// The participant who certifies.
	Participant InstructionParticipant           `json:"participant"`
	Recipient   SelfCertificationLetterRecipient `json:"recipient"`
	// Total late amount that has one of these reasons, as a decimal string.
	Amount string `json:"amount"`
	// The twelve reasons of Rev. Proc. 2020-46, section 3.02(2), in the order of its model letter.
	Reasons []SelfCertificationLetterReason `json:"reasons"`
}

// SelfCertificationLetterReason is one item of the list. The twelve reasons of Rev. Proc. 2020-46,
// section 3.02(2), in the order of its model letter.
type SelfCertificationLetterReason struct {
	// The reason. New values may be added.
	Code LateReasonCode `json:"code"`
	// Text of the reason in the letter.
	Detail string `json:"detail"`
	// True if the reason applies to this rollover.
	IsChecked bool `json:"isChecked"`
}

// SelfCertificationLetterRecipient is the receiving custodian, which gets the certification.
type SelfCertificationLetterRecipient struct {
	// The destination custodian's name.
	Name string `json:"name"`
	// The custodian's mailing address for checks, one line per item. Empty if the directory has none.
	Address []string `json:"address"`
	// Full account number at the destination.
	AccountNumber string `json:"accountNumber"`
}

// SendToCustodianAction: Send the request to the source custodian. Allowed in `approved`. Also
// requires the scope `rollovers:operate`.
type SendToCustodianAction struct {
	Params *SendToCustodianActionParams `json:"params,omitempty"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*SendToCustodianAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a SendToCustodianAction) MarshalJSON() ([]byte, error) {
	type members SendToCustodianAction
	return marshalTagged("action", "send_to_custodian", members(a))
}

// SendToCustodianActionParams: `send_to_custodian` has no parameters.
type SendToCustodianActionParams struct{}

// ServiceOverview is the deployment, with links to its documentation.
type ServiceOverview struct {
	// Name of the service that responds.
	Service string `json:"service"`
	// The environment of this deployment.
	Environment Environment `json:"environment"`
	// The version of the API, as in `/openapi.json`.
	Version string `json:"version"`
	// Paths by name. New ones may be added.
	Links map[string]string `json:"links"`
}

// SignConsentAction: Record the participant's signature and submit. Allowed in `awaiting_participant`.
type SignConsentAction struct {
	Params SignConsentActionParams `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*SignConsentAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a SignConsentAction) MarshalJSON() ([]byte, error) {
	type members SignConsentAction
	return marshalTagged("action", "sign_consent", members(a))
}

// SignConsentActionParams is the parameters of `sign_consent`.
type SignConsentActionParams struct {
	// Reference to the participant's signed consent: the `consentId` from the widget, which is checked
	// against the rollover, or your own ID or name, which is not checked.
	ConsentReference string `json:"consentReference"`
}

// SignLetterRequest is the body of `POST /v1/letters/{id}/sign`.
type SignLetterRequest struct {
	// Name of the signer, as a typed signature.
	Name string `json:"name"`
	// Title of the signer.
	Title string `json:"title"`
	// SHA-256 digest of the PDF that the signer read: `file.sha256` of the letter.
	Sha256 string `json:"sha256"`
}

// SimulateSandboxHappeningRequest is the body of `POST /v1/sandbox/rollovers/{id}/simulate`.
type SimulateSandboxHappeningRequest struct {
	// The response to simulate.
	Happening SandboxHappening `json:"happening"`
	// Parameters of the resulting action. They override generated parameters of the same name. Default:
	// {}.
	Params map[string]any `json:"params,omitempty"`
}

// SourceAmount: Part of a payment from one kind of money.
type SourceAmount struct {
	// Kind of money.
	Kind MoneySourceKind `json:"kind"`
	// Part of the payment from this kind of money, before withholding.
	Amount string `json:"amount"`
}

// SourceAmountInput: Part of a payment from one kind of money.
type SourceAmountInput struct {
	// Kind of money.
	Kind MoneySourceKind `json:"kind"`
	// Part of the payment from this kind of money, before withholding.
	Amount string `json:"amount"`
}

// SourceReturnReason: Reason received money went back.
type SourceReturnReason string

// Known values of SourceReturnReason. The API may add others.
const (
	// The destination does not accept the money.
	SourceReturnReasonRefused SourceReturnReason = "refused"
	// The check named the wrong payee.
	SourceReturnReasonWrongPayee SourceReturnReason = "wrong_payee"
	// The money was sent to the wrong account or custodian.
	SourceReturnReasonWrongAccount SourceReturnReason = "wrong_account"
	// The payment bounced: the paying account had insufficient funds.
	SourceReturnReasonInsufficientFunds SourceReturnReason = "insufficient_funds"
	// The bank returned the ACH payment.
	SourceReturnReasonAchReturn SourceReturnReason = "ach_return"
	// More was sent than was requested.
	SourceReturnReasonTooMuch SourceReturnReason = "too_much"
	// The money was not eligible for a rollover and was removed.
	SourceReturnReasonNotEligible SourceReturnReason = "not_eligible"
	// The participant changed their mind.
	SourceReturnReasonParticipantWithdrew SourceReturnReason = "participant_withdrew"
	// Another reason.
	SourceReturnReasonOther SourceReturnReason = "other"
)

// StartReviewAction: Start the review. Allowed in `submitted`. Also requires the scope
// `rollovers:operate`.
type StartReviewAction struct {
	Params *StartReviewActionParams `json:"params,omitempty"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*StartReviewAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a StartReviewAction) MarshalJSON() ([]byte, error) {
	type members StartReviewAction
	return marshalTagged("action", "start_review", members(a))
}

// StartReviewActionParams: `start_review` has no parameters.
type StartReviewActionParams struct{}

// StateCount: Number of rollovers in a state.
type StateCount struct {
	State RolloverState `json:"state"`
	// Number of rollovers.
	Count int `json:"count"`
}

// StatementKind: Whose statement it is: the service's or your own.
type StatementKind string

// Known values of StatementKind. The API may add others.
const (
	// This service: a statement that the rules require, or the rollover request itself.
	StatementKindAttestation StatementKind = "attestation"
	// You: your own terms.
	StatementKindTerms StatementKind = "terms"
)

// SubmitAction: Submit with a consent obtained elsewhere. Allowed in `draft`.
type SubmitAction struct {
	Params SubmitActionParams `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*SubmitAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a SubmitAction) MarshalJSON() ([]byte, error) {
	type members SubmitAction
	return marshalTagged("action", "submit", members(a))
}

// SubmitActionParams is the parameters of `submit`.
type SubmitActionParams struct {
	// Reference to the participant's signed consent: the `consentId` from the widget, which is checked
	// against the rollover, or your own ID or name, which is not checked.
	ConsentReference string `json:"consentReference"`
}

// SubmitDistributionRequest is the body of `POST /v1/distributions/{id}/submit`.
type SubmitDistributionRequest struct {
	// Reference to the participant's signed consent: the `consentId` from the widget, which is checked
	// against the rollover, or your own ID or name, which is not checked.
	ConsentReference string `json:"consentReference"`
}

// SuspendIncomingFundsRequest is the body of `POST /v1/incoming-funds/{id}/suspend`.
type SuspendIncomingFundsRequest struct {
	// Why the money cannot be applied. New values may be added.
	Reason SuspenseReason `json:"reason"`
	// Your ID for the person who works on it.
	OwnerID *string `json:"ownerId,omitempty"`
	// Last day to return the money, today or later.
	ReturnBy *string `json:"returnBy,omitempty"`
	// A note for the people who work on it.
	Note *string `json:"note,omitempty"`
}

// SuspenseReason: Why the money cannot be applied. New values may be added.
type SuspenseReason string

// Known values of SuspenseReason. The API may add others.
const (
	// No rollover expects it.
	SuspenseReasonNoRollover SuspenseReason = "no_rollover"
	// Several rollovers could expect it.
	SuspenseReasonSeveralRollovers SuspenseReason = "several_rollovers"
	// The amount differs from the expected one.
	SuspenseReasonAmountDiffers SuspenseReason = "amount_differs"
	// The payee line is wrong.
	SuspenseReasonWrongPayee SuspenseReason = "wrong_payee"
	// Documents are missing.
	SuspenseReasonDocumentsMissing SuspenseReason = "documents_missing"
	// It may be recorded twice.
	SuspenseReasonSuspectedDuplicate SuspenseReason = "suspected_duplicate"
	// Another reason. Explain it in `note`.
	SuspenseReasonOther SuspenseReason = "other"
)

// TaxAssumption is an unknown fact. The code applies while the fact is unknown.
type TaxAssumption struct {
	// Machine-readable code. New values may be added.
	Code TaxAssumptionCode `json:"code"`
	// Human-readable explanation.
	Detail string `json:"detail"`
}

// TaxAssumptionCode: Machine-readable code. New values may be added.
type TaxAssumptionCode string

// Known values of TaxAssumptionCode. The API may add others.
const (
	// The participant's date of birth is unknown.
	TaxAssumptionCodeBirthDateNotKnown TaxAssumptionCode = "birth_date_not_known"
	// It is unknown whether the Roth money has been held for five years.
	TaxAssumptionCodeFiveYearsNotKnown TaxAssumptionCode = "five_years_not_known"
	// It is unknown whether the SIMPLE IRA has been held for two years.
	TaxAssumptionCodeSimpleTwoYearsNotKnown TaxAssumptionCode = "simple_two_years_not_known"
)

// TaxBoxChange is a box that differs from the filing.
type TaxBoxChange struct {
	// Name of the box.
	Box string `json:"box"`
	// Filed value as text. Null if the box was blank.
	Original *string `json:"original"`
	// Correct value as text. Null if the box is blank.
	Corrected *string `json:"corrected"`
}

// TaxFiling is a year's forms as they were filed. Never changed.
type TaxFiling struct {
	// The filing's ID.
	ID string `json:"id"`
	// The type of the object: always `tax_filing`.
	Object string `json:"object"`
	// The environment of the object.
	Environment Environment `json:"environment"`
	// The tax year.
	Year int `json:"year"`
	// `1099-R`, filed by the custodians that paid, or `5498`, filed by the custodians of the receiving
	// IRAs.
	Form TaxFilingForm `json:"form"`
	// Number of the filing, from 1 for each year and form.
	Number int `json:"number"`
	// Date on which the forms were filed.
	FiledOn string `json:"filedOn"`
	// Number of forms.
	LineCount int `json:"lineCount"`
	// SHA-256 of the filed lines, as `GET /v1/tax-report/filed` returns them.
	Sha256 string `json:"sha256"`
	// The person or system that recorded the filing.
	RecordedBy Actor `json:"recordedBy"`
	// Time of recording.
	CreatedAt time.Time `json:"createdAt"`
}

// TaxFilingForm: `1099-R`, filed by the custodians that paid, or `5498`, filed by the custodians of
// the receiving IRAs.
type TaxFilingForm string

// Known values of TaxFilingForm. The API may add others.
const (
	// IRA contributions of the year.
	TaxFilingForm5498 TaxFilingForm = "5498"
	// Distributions of the year.
	TaxFilingForm1099R TaxFilingForm = "1099-R"
)

// TaxFilingPage is one page of a list. One page of filings.
type TaxFilingPage struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// The items of this page.
	Data []TaxFiling `json:"data"`
	// True if there are more items after this page.
	HasMore bool `json:"hasMore"`
	// Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll.
	NextCursor *string `json:"nextCursor"`
}

// TaxFormMovement is the part of a ledger movement that is on a form.
type TaxFormMovement struct {
	// ID in the rollover's ledger. Null if the ledger does not list the movement.
	ID *string `json:"id"`
	// The rollover amount that the movement changes. New values may be added.
	Account TaxFormMovementAccount `json:"account"`
	// The transfer. Null for receipts.
	TransferID *string `json:"transferId"`
	// The receipt. Null for transfers.
	ReceiptID *string `json:"receiptId"`
	// Part of the movement that is on this form, with the value of assets in kind.
	Amount string `json:"amount"`
}

// TaxFormMovementAccount is the rollover amount that the movement changes. New values may be added.
type TaxFormMovementAccount string

// Known values of TaxFormMovementAccount. The API may add others.
const (
	// Money sent by the source custodian.
	TaxFormMovementAccountSent TaxFormMovementAccount = "sent"
	// Federal tax that was withheld.
	TaxFormMovementAccountWithheldFederal TaxFormMovementAccount = "withheld_federal"
	// State tax that was withheld.
	TaxFormMovementAccountWithheldState TaxFormMovementAccount = "withheld_state"
	// Money received by the destination custodian.
	TaxFormMovementAccountReceived TaxFormMovementAccount = "received"
)

// TaxFormWarning is an issue with a form.
type TaxFormWarning struct {
	// Machine-readable code. New values may be added.
	Code TaxFormWarningCode `json:"code"`
	// Human-readable explanation.
	Detail string `json:"detail"`
}

// TaxFormWarningCode: Machine-readable code. New values may be added.
type TaxFormWarningCode string

// Known values of TaxFormWarningCode. The API may add others.
const (
	// Part of the money is an excess contribution.
	TaxFormWarningCodeExcessContribution TaxFormWarningCode = "excess_contribution"
	// An asset in kind has no fair market value, so amounts are too low.
	TaxFormWarningCodeFairMarketValueMissing TaxFormWarningCode = "fair_market_value_missing"
	// It is unknown whether the payment was a lump sum, so box 6 assumes one.
	TaxFormWarningCodeLumpSumNotKnown TaxFormWarningCode = "lump_sum_not_known"
	// The payee is a nonresident alien: report the payment on Form 1042-S.
	TaxFormWarningCodeReportOn1042S TaxFormWarningCode = "report_on_1042_s"
	// This release has no tax rules for the year, so it used the rules of the last known year.
	TaxFormWarningCodeTaxYearUnknown TaxFormWarningCode = "tax_year_unknown"
)

// TaxLimit: Largest balance that a plan can pay out without the participant's consent.
type TaxLimit struct {
	// The limit in dollars.
	Amount string `json:"amount"`
	// True if the limit changes with the cost of living.
	IsIndexed bool `json:"isIndexed"`
	// Statute or notice that states the limit.
	Source string `json:"source"`
}

// TaxRules is the limits and codes of a tax year. Not tax advice.
type TaxRules struct {
	// The type of the object: always `tax_rules`.
	Object string `json:"object"`
	// The requested tax year.
	Year int `json:"year"`
	// The year whose rules are returned. It differs from `year` if the rules for `year` are not known yet.
	RulesYear int `json:"rulesYear"`
	// Set if `rulesYear` differs from `year`. Null otherwise.
	Warning      *TaxYearWarning `json:"warning"`
	CashOutLimit TaxLimit        `json:"cashOutLimit"`
	// Distributions of the year that can be repaid.
	Repayments []RepaymentRule `json:"repayments"`
	// True if designated Roth accounts have required minimum distributions during the owner's lifetime.
	HasDesignatedRothRmd bool `json:"hasDesignatedRothRmd"`
	// True if the attestation `isSimplePlanReplaced` lifts the two-year rule of SIMPLE IRAs.
	HasSimpleReplacement bool `json:"hasSimpleReplacement"`
	// Codes of box 7 of Form 1099-R, including codes that rollovers never have.
	DistributionCodes []string `json:"distributionCodes"`
	// Sources of the year's rules.
	Sources []string `json:"sources"`
}

// TaxTreatment: Tax reporting to the Internal Revenue Service. Not tax advice.
type TaxTreatment struct {
	// True if the rollover is included in the participant's income, because pre-tax money becomes Roth.
	Taxable bool `json:"taxable"`
	// Distribution codes in box 7 of Form 1099-R, a number before a letter, such as `G`, `1B` or `4G`.
	// Null if no form is issued.
	Code1099R *string `json:"code1099R"`
	// Whether a tax treatment can still change.
	Status TaxTreatmentStatus `json:"status"`
	// Date for which the participant's age and the two-year and five-year rules were evaluated. Null for
	// older rollovers without a recorded date.
	AsOf *string `json:"asOf"`
	// Sources of the code: the Guide to Distribution Codes in the form's instructions, and sections of the
	// Internal Revenue Code.
	Basis *string `json:"basis"`
	// Unknown facts that the code depends on.
	Assumptions []TaxAssumption `json:"assumptions"`
	// Amount included in the participant's income, as far as known: pre-tax money that became Roth, and
	// money paid to the participant that has not been rolled over in time or with a certification. Null if
	// it cannot be determined yet.
	TaxableAmount *string `json:"taxableAmount"`
	// After-tax contributions in the money sent, without earnings: box 5 of Form 1099-R. Null if the money
	// sources are unknown.
	AfterTaxAmount *string `json:"afterTaxAmount"`
	// Distribution codes of Roth money that a plan pays together with other money. It is reported on a
	// separate form. Null otherwise.
	RothCode1099R *string `json:"rothCode1099R"`
	// Open issues with money that arrived after the 60 days, or after the date that replaces them.
	Warnings    []TaxWarning `json:"warnings"`
	Withholding Withholding  `json:"withholding"`
}

// TaxTreatmentStatus: Whether a tax treatment can still change.
type TaxTreatmentStatus string

// Known values of TaxTreatmentStatus. The API may add others.
const (
	// Evaluated again with each action, and when money leaves.
	TaxTreatmentStatusExpected TaxTreatmentStatus = "expected"
	// Fixed when money first left.
	TaxTreatmentStatusReported TaxTreatmentStatus = "reported"
)

// TaxWarning is an open issue with money that arrived late.
type TaxWarning struct {
	// Machine-readable code. New values may be added.
	Code TaxWarningCode `json:"code"`
	// Human-readable explanation.
	Detail string `json:"detail"`
}

// TaxWarningCode: Machine-readable code. New values may be added.
type TaxWarningCode string

// Known values of TaxWarningCode. The API may add others.
const (
	// The money arrived late, and the participant has not certified a reason.
	TaxWarningCodeLateNotCertified TaxWarningCode = "late_not_certified"
	// The certification came more than 30 days after the reason had ended.
	TaxWarningCodeCertifiedAfter30Days TaxWarningCode = "certified_after_30_days"
)

// TaxYearWarning is a tax year whose limits and codes are not known yet.
type TaxYearWarning struct {
	// Machine-readable code. New values may be added.
	Code TaxYearWarningCode `json:"code"`
	// The tax year without rules.
	Year int `json:"year"`
	// The year whose rules are used instead.
	RulesYear int `json:"rulesYear"`
	// The last year with rules.
	LastKnownYear int `json:"lastKnownYear"`
	// Human-readable explanation.
	Detail string `json:"detail"`
}

// TaxYearWarningCode: Machine-readable code. New values may be added.
type TaxYearWarningCode string

// Known values of TaxYearWarningCode. The API may add others.
const (
	// This release has no tax rules for the year.
	TaxYearWarningCodeTaxYearUnknown TaxYearWarningCode = "tax_year_unknown"
)

// TestWebhookEndpointRequest is the body of `POST /v1/webhook-endpoints/{id}/test`.
type TestWebhookEndpointRequest struct {
	// The event type whose example is sent. Only in the test environment. Default: `webhook.test`. The
	// events API lists every test event as `webhook.test`.
	Type *WebhookEventType `json:"type,omitempty"`
}

// TimelineEntry is an entry in a rollover's timeline.
type TimelineEntry struct {
	// The type of the object: always `timeline_entry`.
	Object string `json:"object"`
	// TypeID of the rollover: `rol_` followed by 26 characters.
	RolloverID string `json:"rolloverId"`
	// Position in the timeline, counted from 1 without gaps.
	Sequence int `json:"sequence"`
	// Type of the event for this entry.
	Type string `json:"type"`
	// Time of the entry.
	At    time.Time `json:"at"`
	Actor Actor     `json:"actor"`
	// Requester of an action that `actor` confirmed. Null if no second person was needed.
	RequestedBy *Requester `json:"requestedBy"`
	// The action. Null if the entry records none, for example a creation, an update or a note.
	Action *string `json:"action"`
	// State before the entry. Null for the creation.
	FromState *RolloverState `json:"fromState"`
	// State after the entry.
	ToState RolloverState `json:"toState"`
	// Reason, if given.
	Reason *string `json:"reason"`
	// Other details of the entry, depending on its action.
	Data map[string]any `json:"data"`
	// Seal of the previous entry.
	PrevHash string `json:"prevHash"`
	// Seal of this entry and, through `prevHash`, of all entries before it.
	Hash string `json:"hash"`
}

// TimelineEntryPage is one page of a list. One page of the timeline.
type TimelineEntryPage struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// The items of this page.
	Data []TimelineEntry `json:"data"`
	// True if there are more items after this page.
	HasMore bool `json:"hasMore"`
	// Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll.
	NextCursor *string `json:"nextCursor"`
}

// TrackingLanguage: Language of the page and its messages. Default: the language of the participant's
// consent, otherwise `en`.
type TrackingLanguage string

// Known values of TrackingLanguage. The API may add others.
const (
	// English.
	TrackingLanguageEn TrackingLanguage = "en"
	// Spanish.
	TrackingLanguageEs TrackingLanguage = "es"
)

// TrackingLink is a participant's link to the tracking page of a rollover.
type TrackingLink struct {
	// TypeID: `trk_` followed by 26 characters.
	ID string `json:"id"`
	// The type of the object: always `tracking_link`.
	Object string `json:"object"`
	// The rollover that the page shows.
	RolloverID string `json:"rolloverId"`
	// The link. Only the response to its creation has it; it is null afterwards, because only a hash is
	// stored.
	URL *string `json:"url"`
	// Language of the tracking page and its messages. The participant can change it on the page.
	Language TrackingLanguage `json:"language"`
	// Whether a tracking link works.
	Status    TrackingLinkStatus `json:"status"`
	CreatedBy Actor              `json:"createdBy"`
	// When the link was created.
	CreatedAt time.Time `json:"createdAt"`
	// When the link stops working.
	ExpiresAt time.Time `json:"expiresAt"`
	// When the link was revoked. Null if it was not.
	RevokedAt *time.Time `json:"revokedAt"`
	// When the participant last opened the page. Null if never.
	LastOpenedAt *time.Time `json:"lastOpenedAt"`
}

// TrackingLinkPage is one page of a list. One page of tracking links.
type TrackingLinkPage struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// The items of this page.
	Data []TrackingLink `json:"data"`
	// True if there are more items after this page.
	HasMore bool `json:"hasMore"`
	// Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll.
	NextCursor *string `json:"nextCursor"`
}

// TrackingLinkStatus: Whether a tracking link works.
type TrackingLinkStatus string

// Known values of TrackingLinkStatus. The API may add others.
const (
	// The link works.
	TrackingLinkStatusActive TrackingLinkStatus = "active"
	// The link has expired.
	TrackingLinkStatusExpired TrackingLinkStatus = "expired"
	// The link was revoked.
	TrackingLinkStatusRevoked TrackingLinkStatus = "revoked"
)

// Transfer is one payment, such as a check or a wire.
type Transfer struct {
	// ID of the transfer, used to report its money as lost, returned or received.
	ID string `json:"id"`
	// How the money is delivered, such as `wire` or `check`.
	Method DeliveryMethod `json:"method"`
	// Amount sent, net of withholding.
	Amount string `json:"amount"`
	// Federal tax withheld.
	WithheldFederal string `json:"withheldFederal"`
	// State tax withheld.
	WithheldState string `json:"withheldState"`
	// State whose tax was withheld. Null if not given.
	StateCode *string `json:"stateCode"`
	// Recipient of the money.
	SentTo FundsRecipient `json:"sentTo"`
	// Carrier of a mailed check. New values may be added.
	Carrier *MailCarrier `json:"carrier"`
	// Tracking number of the carrier or bank.
	TrackingNumber *string `json:"trackingNumber"`
	// The carrier's public tracking page. Null without a tracking number of a known carrier.
	TrackingURL *string `json:"trackingUrl"`
	// Date a mailed check is expected to arrive, if given. The arrival deadline depends on it.
	ExpectedOn *string `json:"expectedOn"`
	// Whether a transfer counts toward the totals.
	Status TransferStatus `json:"status"`
	// Reason it no longer counts, such as `lost`, `returned` or `corrected`. New values may be added.
	VoidReason *string `json:"voidReason"`
	// Date it was returned, voided or corrected, if recorded.
	VoidedOn *string `json:"voidedOn"`
	// ID of the void transfer that this payment reissues. Null for other payments.
	ReissueOf *string `json:"reissueOf"`
	// ID of the void transfer that this one corrects. Null if it corrects none.
	Replaces *string `json:"replaces"`
	// Form 1099-R distribution codes for this payment, as of the day it left. Later payments can have
	// other codes. Null if no form is issued, or for older transfers without recorded codes.
	Code1099R *string `json:"code1099R"`
	// Split among the rollover's `moneySources`. Empty if it has none.
	Sources []SourceAmount `json:"sources"`
	// Assets sent in kind.
	Assets []Asset `json:"assets"`
	// Date it left, if given.
	SentOn *string `json:"sentOn"`
	// Date the participant received money paid to them. Null if no 60-day period applies.
	ReceivedOn *string `json:"receivedOn"`
	// Last day of the transfer's 60-day period. For a plan loan offset, the due date of the tax return.
	// For a repayment, the last day to repay. For a postponed deadline, the postponed day.
	SixtyDayDueOn *string `json:"sixtyDayDueOn"`
	// Payee. A check sent to the participant can be payable to the destination. Null for money sent to the
	// participant if the payee was not given.
	PayableTo *FundsRecipient `json:"payableTo"`
	// Number printed on the check.
	CheckNumber *string `json:"checkNumber"`
	// Name to which the check is payable.
	Payee *string `json:"payee"`
	// Date it was recorded. Null for older records.
	RecordedOn *string `json:"recordedOn"`
}

// TransferStatus: Whether a transfer counts toward the totals.
type TransferStatus string

// Known values of TransferStatus. The API may add others.
const (
	// Totals include it.
	TransferStatusSent TransferStatus = "sent"
	// Lost, returned, stale or corrected. Totals exclude it.
	TransferStatusVoid TransferStatus = "void"
)

// TransitAge: Only rollovers whose oldest payment in transit has this age. Implies `inTransit`.
type TransitAge string

// Known values of TransitAge. The API may add others.
const (
	// Up to 3 days.
	TransitAgeUpTo3Days TransitAge = "up_to_3_days"
	// 4 to 10 days.
	TransitAgeUpTo10Days TransitAge = "up_to_10_days"
	// 11 to 30 days.
	TransitAgeUpTo30Days TransitAge = "up_to_30_days"
	// More than 30 days.
	TransitAgeOver30Days TransitAge = "over_30_days"
)

// UnapplyIncomingFundsRequest is the body of `POST /v1/incoming-funds/{id}/unapply`.
type UnapplyIncomingFundsRequest struct {
	// Reason for unapplying the money.
	Reason string `json:"reason"`
}

// UnreplacedPayment is a void payment that was not reissued.
type UnreplacedPayment struct {
	// The void transfer.
	TransferID string `json:"transferId"`
	// Amount of the payment, net of withholding.
	Amount string `json:"amount"`
	// Federal tax withheld from it.
	WithheldFederal string `json:"withheldFederal"`
	// State tax withheld from it.
	WithheldState string `json:"withheldState"`
	// Code of the reason, such as `stale`. Null if there is none.
	Reason *string `json:"reason"`
	// Date on which it was returned or voided. Null if unknown.
	VoidedOn *string `json:"voidedOn"`
	// True for a check to the participant that was never cashed: it stays on the Form 1099-R of its year,
	// with its withholding (Rev. Rul. 2019-19, Rev. Rul. 2025-15). False if the money is not reported on
	// any form until it is sent again.
	IsReported bool `json:"isReported"`
}

// UploadDocumentRequest is the body of `POST /v1/rollovers/{id}/documents`.
type UploadDocumentRequest struct {
	// Document type. New values may be added.
	Type DocumentType `json:"type"`
	// The document's name. Default: the file name.
	Name *string `json:"name,omitempty"`
	// SHA-256 digest of the file, 64 lowercase hexadecimal digits. The upload is rejected if it does not
	// match.
	Sha256 *string `json:"sha256,omitempty"`
	// The date until which the document is valid, `YYYY-MM-DD`.
	ExpiresOn *string `json:"expiresOn,omitempty"`
	// The file, up to 10 MB. Its content must be PDF, PNG or JPEG.
	File File `json:"-"`
}

// VoidReceiptAction: Void a receipt that was recorded incorrectly or bounced. Allowed in `processing`,
// `funds_sent`, `funds_received`, `completed`. Also requires the scope `rollovers:operate`.
type VoidReceiptAction struct {
	Params VoidReceiptActionParams `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*VoidReceiptAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a VoidReceiptAction) MarshalJSON() ([]byte, error) {
	type members VoidReceiptAction
	return marshalTagged("action", "void_receipt", members(a))
}

// VoidReceiptActionParams is the parameters of `void_receipt`.
type VoidReceiptActionParams struct {
	// ID of one of the rollover's `receipts`.
	ReceiptID string `json:"receiptId"`
	// Reason a receipt is void.
	Reason ReceiptVoidReason `json:"reason"`
}

// Wait: When a step becomes overdue.
type Wait struct {
	// The setting's name. New values may be added.
	Name WaitName `json:"name"`
	// Purpose of a deadline. New values may be added.
	Type DeadlineType `json:"type"`
	// The number of days; null if the source custodian's processing time in the directory applies.
	Days *int `json:"days"`
	// The kind of days that are counted.
	Count DayCount `json:"count"`
	// Whether `days` is the default.
	IsDefault bool `json:"isDefault"`
	// The reason for the default.
	Reason string `json:"reason"`
}

// WaitName is the setting's name. New values may be added.
type WaitName string

// Known values of WaitName. The API may add others.
const (
	// Submitting a draft.
	WaitNameDraft WaitName = "draft"
	// The participant's signature.
	WaitNameConsent WaitName = "consent"
	// Providing requested documents.
	WaitNameDocuments WaitName = "documents"
	// Starting the review.
	WaitNameReviewStart WaitName = "reviewStart"
	// Finishing the review.
	WaitNameReview WaitName = "review"
	// Sending the request to the source custodian.
	WaitNameRequest WaitName = "request"
	// Acknowledgment by the source custodian.
	WaitNameAcknowledgement WaitName = "acknowledgement"
	// Sending the money, by the source custodian.
	WaitNameProcessing WaitName = "processing"
	// Arrival of a check.
	WaitNameArrivalCheck WaitName = "arrivalCheck"
	// Arrival of a wire.
	WaitNameArrivalWire WaitName = "arrivalWire"
	// Arrival of an ACH credit.
	WaitNameArrivalAch WaitName = "arrivalAch"
	// Arrival of an ACATS transfer.
	WaitNameArrivalAcats WaitName = "arrivalAcats"
	// Arrival of a book entry within one custodian.
	WaitNameArrivalInternal WaitName = "arrivalInternal"
	// Arrival of a check that was sent to the participant first.
	WaitNameParticipantCheck WaitName = "participantCheck"
	// Posting the money that arrived.
	WaitNamePosting WaitName = "posting"
	// Releasing a hold.
	WaitNameHold WaitName = "hold"
)

// WaiveDocumentsAction: Continue without the requested documents that are still missing. Allowed in
// `awaiting_documents`. Also requires the scope `rollovers:operate`.
type WaiveDocumentsAction struct {
	Params WaiveDocumentsActionParams `json:"params"`
	// Validates the request without saving anything. The response shows the resulting rollover. Default:
	// false.
	DryRun *bool `json:"dryRun,omitempty"`
}

func (*WaiveDocumentsAction) isExecuteActionRequest() {}

// MarshalJSON adds the member action.
func (a WaiveDocumentsAction) MarshalJSON() ([]byte, error) {
	type members WaiveDocumentsAction
	return marshalTagged("action", "waive_documents", members(a))
}

// WaiveDocumentsActionParams is the parameters of `waive_documents`.
type WaiveDocumentsActionParams struct {
	// Reason, up to 500 characters. Do not include personal data.
	Reason string `json:"reason"`
}

// WebhookAttempt is one attempt at a delivery. Kept for 30 days.
type WebhookAttempt struct {
	// When the attempt was made.
	AttemptedAt time.Time `json:"attemptedAt"`
	// The response time in milliseconds.
	LatencyMs int `json:"latencyMs"`
	// The HTTP status of the response; null if there was no response (see `error`).
	StatusCode *int `json:"statusCode"`
	// Why there was no response.
	Error *string `json:"error"`
	// The first 20 kB of the response body.
	ResponseBody *string        `json:"responseBody"`
	Request      WebhookRequest `json:"request"`
}

// WebhookDelivery is the delivery of one event to one endpoint.
type WebhookDelivery struct {
	// A TypeID: `whd_` and 26 characters.
	ID string `json:"id"`
	// The type of the object: always `webhook_delivery`.
	Object string `json:"object"`
	// The environment of the object.
	Environment Environment `json:"environment"`
	// TypeID of the webhook endpoint: `whe_` followed by 26 characters.
	EndpointID string `json:"endpointId"`
	// The event ID, sent as `webhook-id` with every attempt.
	EventID string `json:"eventId"`
	// The event type. New values may be added.
	EventType string `json:"eventType"`
	// Why the delivery was created. Only deliveries with kind `event` follow the endpoint's ordering.
	Kind WebhookDeliveryKind `json:"kind"`
	// The recovery that created the delivery.
	RecoveryID *string `json:"recoveryId"`
	// `waiting` until an attempt succeeds or the last one fails. Deliveries to a disabled endpoint stay
	// `waiting`.
	Status WebhookDeliveryStatus `json:"status"`
	// The number of attempts so far.
	Attempts int `json:"attempts"`
	// When the next attempt is due, if the last one failed.
	NextAttemptAt *time.Time `json:"nextAttemptAt"`
	// When the delivery was created.
	CreatedAt time.Time `json:"createdAt"`
	// When the delivery succeeded or failed.
	EndedAt *time.Time `json:"endedAt"`
	// The delivered event. Null once it is deleted. Only with `expand=event`.
	Event *Event `json:"event,omitempty"`
}

// WebhookDeliveryKind: Why the delivery was created. Only deliveries with kind `event` follow the
// endpoint's ordering.
type WebhookDeliveryKind string

// Known values of WebhookDeliveryKind. The API may add others.
const (
	// The event occurred.
	WebhookDeliveryKindEvent WebhookDeliveryKind = "event"
	// The event was resent on request.
	WebhookDeliveryKindRedelivery WebhookDeliveryKind = "redelivery"
	// A recovery resent the event.
	WebhookDeliveryKindRecovery WebhookDeliveryKind = "recovery"
	// The endpoint was tested.
	WebhookDeliveryKindTest WebhookDeliveryKind = "test"
)

// WebhookDeliveryPage is one page of a list. The new deliveries, waiting to be sent. Empty if no
// enabled endpoint receives this type.
type WebhookDeliveryPage struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// The new deliveries, one for each endpoint.
	Data []WebhookDelivery `json:"data"`
}

// WebhookDeliveryStatus: `waiting` until an attempt succeeds or the last one fails. Deliveries to a
// disabled endpoint stay `waiting`.
type WebhookDeliveryStatus string

// Known values of WebhookDeliveryStatus. The API may add others.
const (
	// No attempt has succeeded yet, and attempts remain. Deliveries to a disabled endpoint stay in this
	// status.
	WebhookDeliveryStatusWaiting WebhookDeliveryStatus = "waiting"
	// An attempt succeeded.
	WebhookDeliveryStatusSucceeded WebhookDeliveryStatus = "succeeded"
	// All attempts failed.
	WebhookDeliveryStatusFailed WebhookDeliveryStatus = "failed"
)

// WebhookDeliveryWithAttempts is a delivery of an event to an endpoint, with its HTTP attempts.
type WebhookDeliveryWithAttempts struct {
	// A TypeID: `whd_` and 26 characters.
	ID string `json:"id"`
	// The type of the object: always `webhook_delivery`.
	Object string `json:"object"`
	// The environment of the object.
	Environment Environment `json:"environment"`
	// TypeID of the webhook endpoint: `whe_` followed by 26 characters.
	EndpointID string `json:"endpointId"`
	// The event ID, sent as `webhook-id` with every attempt.
	EventID string `json:"eventId"`
	// The event type. New values may be added.
	EventType string `json:"eventType"`
	// Why the delivery was created. Only deliveries with kind `event` follow the endpoint's ordering.
	Kind WebhookDeliveryKind `json:"kind"`
	// The recovery that created the delivery.
	RecoveryID *string `json:"recoveryId"`
	// `waiting` until an attempt succeeds or the last one fails. Deliveries to a disabled endpoint stay
	// `waiting`.
	Status WebhookDeliveryStatus `json:"status"`
	// The number of attempts so far.
	Attempts int `json:"attempts"`
	// When the next attempt is due, if the last one failed.
	NextAttemptAt *time.Time `json:"nextAttemptAt"`
	// When the delivery was created.
	CreatedAt time.Time `json:"createdAt"`
	// When the delivery succeeded or failed.
	EndedAt *time.Time `json:"endedAt"`
	// The delivered event. Null once it is deleted. Only with `expand=event`.
	Event *Event `json:"event,omitempty"`
	// Every attempt of the last 30 days, oldest first.
	History []WebhookAttempt `json:"history"`
}

// WebhookDisabledReason: Why the service disabled an endpoint.
type WebhookDisabledReason string

// Known values of WebhookDisabledReason. The API may add others.
const (
	// No attempt succeeded for five days.
	WebhookDisabledReasonFailing WebhookDisabledReason = "failing"
	// The endpoint returned 410.
	WebhookDisabledReasonGone WebhookDisabledReason = "gone"
)

// WebhookEndpoint is a webhook endpoint, without its secrets.
type WebhookEndpoint struct {
	// A TypeID: `whe_` and 26 characters.
	ID string `json:"id"`
	// The type of the object: always `webhook_endpoint`.
	Object string `json:"object"`
	// The environment of the object.
	Environment Environment `json:"environment"`
	// The URL that receives events. In lists, and for keys without the scope `webhooks:write`, the query
	// is masked: `?***`.
	URL string `json:"url"`
	// The event types the endpoint receives: type names, patterns such as `rollover.*`, or `*` for all.
	EventTypes []string `json:"eventTypes"`
	// Your description of the endpoint.
	Description *string `json:"description"`
	// Whether the endpoint receives events. Deliveries to a disabled endpoint wait.
	Enabled bool `json:"enabled"`
	// Why the service disabled the endpoint: no attempt succeeded for five days, or it returned 410.
	// Otherwise null.
	DisabledReason *WebhookDisabledReason `json:"disabledReason"`
	// The order in which the endpoint receives events.
	Ordering WebhookOrdering `json:"ordering"`
	// How much of an event the endpoint receives.
	Payload WebhookPayloadFormat `json:"payload"`
	// When the current series of failed attempts began.
	FailingSince *time.Time `json:"failingSince"`
	// The version, which increases with every change. Used in the `ETag`, `If-Match` and `ifVersion`.
	Version int `json:"version"`
	// When the endpoint was created.
	CreatedAt time.Time `json:"createdAt"`
	// When the endpoint was last changed.
	UpdatedAt time.Time `json:"updatedAt"`
}

// WebhookEndpointDisabledEvent is the service disabled an endpoint, because it returned 410 or no
// attempt succeeded for five days.
type WebhookEndpointDisabledEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `webhook_endpoint.disabled`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time                        `json:"createdAt"`
	Data      WebhookEndpointDisabledEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// WebhookEndpointDisabledEventData: Details of the event. The fields depend on the event type, here
// `webhook_endpoint.disabled`.
type WebhookEndpointDisabledEventData struct {
	// TypeID of the webhook endpoint: `whe_` followed by 26 characters.
	WebhookEndpointID string `json:"webhookEndpointId"`
	// Why the service disabled the endpoint.
	Reason WebhookDisabledReason `json:"reason"`
}

// WebhookEndpointInput is a URL to register for events.
type WebhookEndpointInput struct {
	// The HTTPS URL that receives events. It must be public, without credentials or a fragment. The test
	// environment also accepts http.
	URL string `json:"url"`
	// Event types, patterns such as `rollover.*`, or `*` for all. Up to 50.
	EventTypes []WebhookEndpointInputEventType `json:"eventTypes"`
	// Your description, up to 500 characters.
	Description Nullable[string] `json:"description,omitempty"`
	// Whether the endpoint receives events. Default: true.
	Enabled *bool `json:"enabled,omitempty"`
	// The order in which the endpoint receives events. `per_rollover`: an event is sent only after the
	// earlier events of its rollover have been delivered or have failed. `none`: events are sent
	// independently. Default: `per_rollover`.
	Ordering *WebhookOrdering `json:"ordering,omitempty"`
	// How much of an event the endpoint receives. `full`: the whole event. `thin`: `data` has only the IDs
	// of objects, and the receiver reads the rest with `GET /v1/events/{id}`. Default: `full`.
	Payload *WebhookPayloadFormat `json:"payload,omitempty"`
}

// WebhookEndpointInputEventType is an object of the API.
type WebhookEndpointInputEventType string

// Known values of WebhookEndpointInputEventType. The API may add others.
const (
	// A rollover was created, as a draft or as the residual of a completed rollover.
	WebhookEndpointInputEventTypeRolloverCreated WebhookEndpointInputEventType = "rollover.created"
	// Money remained after completion. A follow-up rollover moves it; this rollover stays completed.
	WebhookEndpointInputEventTypeRolloverResidualCreated WebhookEndpointInputEventType = "rollover.residual_created"
	// A draft or an always-editable field was changed, or the personal data of an ended rollover was
	// erased.
	WebhookEndpointInputEventTypeRolloverUpdated WebhookEndpointInputEventType = "rollover.updated"
	// A note was added. Its text appears in the timeline, never in the event.
	WebhookEndpointInputEventTypeRolloverNoteAdded WebhookEndpointInputEventType = "rollover.note_added"
	// The participant's name changed. New instructions replace the previous ones. The event has no names.
	WebhookEndpointInputEventTypeRolloverParticipantRenamed WebhookEndpointInputEventType = "rollover.participant_renamed"
	// The participant was asked to sign.
	WebhookEndpointInputEventTypeRolloverConsentRequested WebhookEndpointInputEventType = "rollover.consent_requested"
	// The participant has signed.
	WebhookEndpointInputEventTypeRolloverConsentSigned WebhookEndpointInputEventType = "rollover.consent_signed"
	// The rollover was submitted with a consent obtained elsewhere.
	WebhookEndpointInputEventTypeRolloverSubmitted WebhookEndpointInputEventType = "rollover.submitted"
	// The participant died. Money must not move until this is resolved.
	WebhookEndpointInputEventTypeRolloverDeathReported WebhookEndpointInputEventType = "rollover.death_reported"
	// Someone decided what happens to money sent before the death was reported.
	WebhookEndpointInputEventTypeRolloverDeathResolved WebhookEndpointInputEventType = "rollover.death_resolved"
	// Facts of the instructions were corrected. New instructions replace the previous ones.
	WebhookEndpointInputEventTypeRolloverAmended WebhookEndpointInputEventType = "rollover.amended"
	// Operations started to review the rollover.
	WebhookEndpointInputEventTypeRolloverReviewStarted WebhookEndpointInputEventType = "rollover.review_started"
	// The review approved the rollover.
	WebhookEndpointInputEventTypeRolloverApproved WebhookEndpointInputEventType = "rollover.approved"
	// The review rejected the rollover.
	WebhookEndpointInputEventTypeRolloverRejected WebhookEndpointInputEventType = "rollover.rejected"
	// Documents were requested.
	WebhookEndpointInputEventTypeRolloverDocumentsRequested WebhookEndpointInputEventType = "rollover.documents_requested"
	// Documents were submitted.
	WebhookEndpointInputEventTypeRolloverDocumentsProvided WebhookEndpointInputEventType = "rollover.documents_provided"
	// A document was accepted.
	WebhookEndpointInputEventTypeRolloverDocumentAccepted WebhookEndpointInputEventType = "rollover.document_accepted"
	// A document was rejected and no longer counts.
	WebhookEndpointInputEventTypeRolloverDocumentRejected WebhookEndpointInputEventType = "rollover.document_rejected"
	// The rollover continues without the requested documents.
	WebhookEndpointInputEventTypeRolloverDocumentsWaived WebhookEndpointInputEventType = "rollover.documents_waived"
	// The request was sent to the source custodian.
	WebhookEndpointInputEventTypeRolloverSentToCustodian WebhookEndpointInputEventType = "rollover.sent_to_custodian"
	// The source custodian started processing.
	WebhookEndpointInputEventTypeRolloverAcknowledged WebhookEndpointInputEventType = "rollover.acknowledged"
	// The source custodian rejected the request but accepts a resubmission with documents.
	WebhookEndpointInputEventTypeRolloverCustodianSoftRejected WebhookEndpointInputEventType = "rollover.custodian_soft_rejected"
	// The source custodian rejected the request and will not accept a resubmission.
	WebhookEndpointInputEventTypeRolloverCustodianRejected WebhookEndpointInputEventType = "rollover.custodian_rejected"
	// The source custodian sent the money.
	WebhookEndpointInputEventTypeRolloverFundsSent WebhookEndpointInputEventType = "rollover.funds_sent"
	// The participant received the money. The 60-day rollover period has started.
	WebhookEndpointInputEventTypeRolloverDistributionRecorded WebhookEndpointInputEventType = "rollover.distribution_recorded"
	// A transfer was lost, returned or became stale-dated.
	WebhookEndpointInputEventTypeRolloverFundsReturned WebhookEndpointInputEventType = "rollover.funds_returned"
	// The destination custodian received money.
	WebhookEndpointInputEventTypeRolloverFundsReceived WebhookEndpointInputEventType = "rollover.funds_received"
	// A receipt was voided, because it was recorded by mistake or the payment bounced.
	WebhookEndpointInputEventTypeRolloverReceiptVoided WebhookEndpointInputEventType = "rollover.receipt_voided"
	// Received money went back to the source.
	WebhookEndpointInputEventTypeRolloverReturnedToSource WebhookEndpointInputEventType = "rollover.returned_to_source"
	// A transfer was corrected. The event has the corrected transfer.
	WebhookEndpointInputEventTypeRolloverTransferCorrected WebhookEndpointInputEventType = "rollover.transfer_corrected"
	// A receipt was corrected. The event has the corrected receipt.
	WebhookEndpointInputEventTypeRolloverReceiptCorrected WebhookEndpointInputEventType = "rollover.receipt_corrected"
	// The posting of a completed rollover was reversed, which reopened it.
	WebhookEndpointInputEventTypeRolloverPostingReversed WebhookEndpointInputEventType = "rollover.posting_reversed"
	// A rejected or failed rollover was reopened.
	WebhookEndpointInputEventTypeRolloverReopened WebhookEndpointInputEventType = "rollover.reopened"
	// A difference between the requested and sent amount, or the sent and received amount, was accepted.
	WebhookEndpointInputEventTypeRolloverMismatchResolved WebhookEndpointInputEventType = "rollover.mismatch_resolved"
	// The money was posted to the destination account.
	WebhookEndpointInputEventTypeRolloverCompleted WebhookEndpointInputEventType = "rollover.completed"
	// The rollover was put on hold.
	WebhookEndpointInputEventTypeRolloverHeld WebhookEndpointInputEventType = "rollover.held"
	// The rollover resumed after a hold.
	WebhookEndpointInputEventTypeRolloverReleased WebhookEndpointInputEventType = "rollover.released"
	// The rollover was canceled before money was sent.
	WebhookEndpointInputEventTypeRolloverCancelled WebhookEndpointInputEventType = "rollover.cancelled"
	// The rollover failed and cannot continue.
	WebhookEndpointInputEventTypeRolloverFailed WebhookEndpointInputEventType = "rollover.failed"
	// A deadline passed, and the rollover expired.
	WebhookEndpointInputEventTypeRolloverExpired WebhookEndpointInputEventType = "rollover.expired"
	// The amount received differs from the amount sent.
	WebhookEndpointInputEventTypeRolloverAmountMismatch WebhookEndpointInputEventType = "rollover.amount_mismatch"
	// The amount sent differs from the amount requested.
	WebhookEndpointInputEventTypeRolloverRequestMismatch WebhookEndpointInputEventType = "rollover.request_mismatch"
	// Documents expired and no longer count.
	WebhookEndpointInputEventTypeRolloverDocumentsExpired WebhookEndpointInputEventType = "rollover.documents_expired"
	// The instructions, with full account numbers, were retrieved.
	WebhookEndpointInputEventTypeRolloverInstructionsRevealed WebhookEndpointInputEventType = "rollover.instructions_revealed"
	// The self-certification for late money was retrieved.
	WebhookEndpointInputEventTypeRolloverSelfCertificationRevealed WebhookEndpointInputEventType = "rollover.self_certification_revealed"
	// A letter was issued.
	WebhookEndpointInputEventTypeRolloverLetterIssued WebhookEndpointInputEventType = "rollover.letter_issued"
	// A letter was signed.
	WebhookEndpointInputEventTypeRolloverLetterSigned WebhookEndpointInputEventType = "rollover.letter_signed"
	// A signature of a letter was requested from an e-signature provider.
	WebhookEndpointInputEventTypeRolloverLetterSignatureRequested WebhookEndpointInputEventType = "rollover.letter_signature_requested"
	// The signer declined to sign a letter, or the request expired at the e-signature provider.
	WebhookEndpointInputEventTypeRolloverLetterSignatureEnded WebhookEndpointInputEventType = "rollover.letter_signature_ended"
	// The operator replaced a custodian with its successor, for example after a merger. New instructions
	// replace the previous ones.
	WebhookEndpointInputEventTypeRolloverCustodianChanged WebhookEndpointInputEventType = "rollover.custodian_changed"
	// The reasons why the request is not in good order (NIGO) were recorded.
	WebhookEndpointInputEventTypeRolloverNigoRecorded WebhookEndpointInputEventType = "rollover.nigo_recorded"
	// A NIGO item was resolved.
	WebhookEndpointInputEventTypeRolloverNigoResolved WebhookEndpointInputEventType = "rollover.nigo_resolved"
	// A reminder was sent to the party that the rollover waits for.
	WebhookEndpointInputEventTypeRolloverReminderSent WebhookEndpointInputEventType = "rollover.reminder_sent"
	// An expected step did not happen by its due date.
	WebhookEndpointInputEventTypeRolloverOverdue WebhookEndpointInputEventType = "rollover.overdue"
	// The end of the 60-day rollover period is near.
	WebhookEndpointInputEventTypeRolloverDeadlineApproaching WebhookEndpointInputEventType = "rollover.deadline_approaching"
	// A distribution was created, with a draft rollover for each destination.
	WebhookEndpointInputEventTypeDistributionCreated WebhookEndpointInputEventType = "distribution.created"
	// All rollovers of a distribution were submitted.
	WebhookEndpointInputEventTypeDistributionSubmitted WebhookEndpointInputEventType = "distribution.submitted"
	// All rollovers of a distribution were canceled.
	WebhookEndpointInputEventTypeDistributionCancelled WebhookEndpointInputEventType = "distribution.cancelled"
	// An action that needs a second person was requested.
	WebhookEndpointInputEventTypeApprovalRequested WebhookEndpointInputEventType = "approval.requested"
	// A second person confirmed the approval.
	WebhookEndpointInputEventTypeApprovalConfirmed WebhookEndpointInputEventType = "approval.confirmed"
	// A second person declined the approval.
	WebhookEndpointInputEventTypeApprovalDeclined WebhookEndpointInputEventType = "approval.declined"
	// The requester withdrew the approval or replaced it with a new request.
	WebhookEndpointInputEventTypeApprovalWithdrawn WebhookEndpointInputEventType = "approval.withdrawn"
	// Details of the participant or a custodian changed after the request or confirmation, before money
	// was sent. The change makes the approval outdated.
	WebhookEndpointInputEventTypeApprovalOutdated WebhookEndpointInputEventType = "approval.outdated"
	// The 24 hours passed before the approval was decided or its action was executed.
	WebhookEndpointInputEventTypeApprovalExpired WebhookEndpointInputEventType = "approval.expired"
	// Money that arrived was recorded.
	WebhookEndpointInputEventTypeIncomingFundsRecorded WebhookEndpointInputEventType = "incoming_funds.recorded"
	// Money was applied to rollovers.
	WebhookEndpointInputEventTypeIncomingFundsApplied WebhookEndpointInputEventType = "incoming_funds.applied"
	// Money was taken back from its rollovers. Their receipts are void.
	WebhookEndpointInputEventTypeIncomingFundsUnapplied WebhookEndpointInputEventType = "incoming_funds.unapplied"
	// Money was put in suspense.
	WebhookEndpointInputEventTypeIncomingFundsSuspended WebhookEndpointInputEventType = "incoming_funds.suspended"
	// Money was returned to its sender.
	WebhookEndpointInputEventTypeIncomingFundsReturned WebhookEndpointInputEventType = "incoming_funds.returned"
	// The bank took money back. The receipts that recorded the money are void.
	WebhookEndpointInputEventTypeIncomingFundsReversed WebhookEndpointInputEventType = "incoming_funds.reversed"
	// The owner, note or deadline was changed.
	WebhookEndpointInputEventTypeIncomingFundsUpdated WebhookEndpointInputEventType = "incoming_funds.updated"
	// A part of divided money was removed from its rollover. It becomes separate incoming funds, with its
	// own event.
	WebhookEndpointInputEventTypeIncomingFundsDivided WebhookEndpointInputEventType = "incoming_funds.divided"
	// A bank file was imported. Each credit of the file also has the event `incoming_funds.recorded`.
	WebhookEndpointInputEventTypeIncomingFundsFileImported WebhookEndpointInputEventType = "incoming_funds.file_imported"
	// An employer's plan was recorded.
	WebhookEndpointInputEventTypePlanCreated WebhookEndpointInputEventType = "plan.created"
	// An employer's plan was updated.
	WebhookEndpointInputEventTypePlanUpdated WebhookEndpointInputEventType = "plan.updated"
	// Requirements of a plan or custodian were added or changed.
	WebhookEndpointInputEventTypePlanRequirementsAdded WebhookEndpointInputEventType = "plan.requirements_added"
	// Requirements of a plan or custodian were confirmed.
	WebhookEndpointInputEventTypePlanRequirementsConfirmed WebhookEndpointInputEventType = "plan.requirements_confirmed"
	// Payee or bank details of a plan or custodian were added. They need a call-back by a second person.
	WebhookEndpointInputEventTypePlanPaymentDetailsAdded WebhookEndpointInputEventType = "plan.payment_details_added"
	// A second person confirmed payee or bank details. Instructions now use them.
	WebhookEndpointInputEventTypePlanPaymentDetailsConfirmed WebhookEndpointInputEventType = "plan.payment_details_confirmed"
	// Payee or bank details were rejected.
	WebhookEndpointInputEventTypePlanPaymentDetailsRejected WebhookEndpointInputEventType = "plan.payment_details_rejected"
	// An account was created by an API key or in the widget.
	WebhookEndpointInputEventTypeAccountCreated WebhookEndpointInputEventType = "account.created"
	// Five wrong dates of birth or wrong last four SSN digits were sent for an account within a day.
	// Further attempts are blocked until `lockedUntil`. Someone may be guessing.
	WebhookEndpointInputEventTypeAccountIdentityLocked WebhookEndpointInputEventType = "account.identity_locked"
	// A key was rotated. The old key works until `expiresAt`.
	WebhookEndpointInputEventTypeAPIKeyRotated WebhookEndpointInputEventType = "api_key.rotated"
	// A key was revoked.
	WebhookEndpointInputEventTypeAPIKeyRevoked WebhookEndpointInputEventType = "api_key.revoked"
	// A key was reported as leaked. An active `sk` or `ak` key is revoked immediately, which also sends
	// `api_key.revoked`.
	WebhookEndpointInputEventTypeAPIKeyLeaked WebhookEndpointInputEventType = "api_key.leaked"
	// An `sk` or `ak` key was used from new networks more than seven days after its first use. Sent at
	// most once a day per key.
	WebhookEndpointInputEventTypeAPIKeyNewNetwork WebhookEndpointInputEventType = "api_key.new_network"
	// At least fifty uses of a key were rejected in one hour, more than ten times its hourly average of
	// the last seven days. Sent at most once a day per key.
	WebhookEndpointInputEventTypeAPIKeyRefusalsGrowing WebhookEndpointInputEventType = "api_key.refusals_growing"
	// An active key was not used for ninety days. Revoke it if it is no longer needed.
	WebhookEndpointInputEventTypeAPIKeyUnused WebhookEndpointInputEventType = "api_key.unused"
	// A key expires in 14, 3 or 1 days. For a rotated key, the event is sent only one day before it
	// expires, and only if it is still in use.
	WebhookEndpointInputEventTypeAPIKeyExpiring WebhookEndpointInputEventType = "api_key.expiring"
	// The service disabled an endpoint, because it returned 410 or no attempt succeeded for five days.
	WebhookEndpointInputEventTypeWebhookEndpointDisabled WebhookEndpointInputEventType = "webhook_endpoint.disabled"
	// A test event, sent only to the tested endpoint, regardless of its event types.
	WebhookEndpointInputEventTypeWebhookTest WebhookEndpointInputEventType = "webhook.test"
	// All types that start with `rollover.`, including later ones.
	WebhookEndpointInputEventTypeRolloverAll WebhookEndpointInputEventType = "rollover.*"
	// All types that start with `distribution.`, including later ones.
	WebhookEndpointInputEventTypeDistributionAll WebhookEndpointInputEventType = "distribution.*"
	// All types that start with `approval.`, including later ones.
	WebhookEndpointInputEventTypeApprovalAll WebhookEndpointInputEventType = "approval.*"
	// All types that start with `incoming_funds.`, including later ones.
	WebhookEndpointInputEventTypeIncomingFundsAll WebhookEndpointInputEventType = "incoming_funds.*"
	// All types that start with `plan.`, including later ones.
	WebhookEndpointInputEventTypePlanAll WebhookEndpointInputEventType = "plan.*"
	// All types that start with `account.`, including later ones.
	WebhookEndpointInputEventTypeAccountAll WebhookEndpointInputEventType = "account.*"
	// All types that start with `api_key.`, including later ones.
	WebhookEndpointInputEventTypeAPIKeyAll WebhookEndpointInputEventType = "api_key.*"
	// All types that start with `webhook_endpoint.`, including later ones.
	WebhookEndpointInputEventTypeWebhookEndpointAll WebhookEndpointInputEventType = "webhook_endpoint.*"
	// All types that start with `webhook.`, including later ones.
	WebhookEndpointInputEventTypeWebhookAll WebhookEndpointInputEventType = "webhook.*"
	// All event types, including later ones.
	WebhookEndpointInputEventTypeAll WebhookEndpointInputEventType = "*"
)

// WebhookEndpointPage is one page of a list. One page of endpoints.
type WebhookEndpointPage struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// The items of this page.
	Data []WebhookEndpoint `json:"data"`
	// True if there are more items after this page.
	HasMore bool `json:"hasMore"`
	// Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll.
	NextCursor *string `json:"nextCursor"`
}

// WebhookEndpointPatch: Fields of an endpoint to change. Omitted fields stay unchanged.
type WebhookEndpointPatch struct {
	// The HTTPS URL that receives events. It must be public, without credentials or a fragment. The test
	// environment also accepts http. The URL cannot be cleared.
	URL *string `json:"url,omitempty"`
	// Replaces the list of event types. Event types, patterns such as `rollover.*`, or `*` for all. Up to
	// 50. The list cannot be cleared.
	EventTypes *[]WebhookEndpointInputEventType `json:"eventTypes,omitempty"`
	// Your description, up to 500 characters.
	Description Nullable[string] `json:"description,omitempty"`
	// Whether the endpoint receives events. When a disabled endpoint is enabled again, its waiting
	// deliveries are sent according to `ordering`.
	Enabled *bool `json:"enabled,omitempty"`
	// `per_rollover`: an event is sent only after the earlier events of its rollover have been delivered
	// or have failed. `none`: events are sent independently. A change applies to future events only.
	Ordering *WebhookOrdering `json:"ordering,omitempty"`
	// `full`: the whole event. `thin`: `data` has only the IDs of objects, and the receiver reads the rest
	// with `GET /v1/events/{id}`. A change applies to all later attempts, including retries of earlier
	// events.
	Payload *WebhookPayloadFormat `json:"payload,omitempty"`
}

// WebhookEventType is the event type whose example is sent. Only in the test environment. Default:
// `webhook.test`. The events API lists every test event as `webhook.test`.
type WebhookEventType string

// Known values of WebhookEventType. The API may add others.
const (
	// A rollover was created, as a draft or as the residual of a completed rollover.
	WebhookEventTypeRolloverCreated WebhookEventType = "rollover.created"
	// Money remained after completion. A follow-up rollover moves it; this rollover stays completed.
	WebhookEventTypeRolloverResidualCreated WebhookEventType = "rollover.residual_created"
	// A draft or an always-editable field was changed, or the personal data of an ended rollover was
	// erased.
	WebhookEventTypeRolloverUpdated WebhookEventType = "rollover.updated"
	// A note was added. Its text appears in the timeline, never in the event.
	WebhookEventTypeRolloverNoteAdded WebhookEventType = "rollover.note_added"
	// The participant's name changed. New instructions replace the previous ones. The event has no names.
	WebhookEventTypeRolloverParticipantRenamed WebhookEventType = "rollover.participant_renamed"
	// The participant was asked to sign.
	WebhookEventTypeRolloverConsentRequested WebhookEventType = "rollover.consent_requested"
	// The participant has signed.
	WebhookEventTypeRolloverConsentSigned WebhookEventType = "rollover.consent_signed"
	// The rollover was submitted with a consent obtained elsewhere.
	WebhookEventTypeRolloverSubmitted WebhookEventType = "rollover.submitted"
	// The participant died. Money must not move until this is resolved.
	WebhookEventTypeRolloverDeathReported WebhookEventType = "rollover.death_reported"
	// Someone decided what happens to money sent before the death was reported.
	WebhookEventTypeRolloverDeathResolved WebhookEventType = "rollover.death_resolved"
	// Facts of the instructions were corrected. New instructions replace the previous ones.
	WebhookEventTypeRolloverAmended WebhookEventType = "rollover.amended"
	// Operations started to review the rollover.
	WebhookEventTypeRolloverReviewStarted WebhookEventType = "rollover.review_started"
	// The review approved the rollover.
	WebhookEventTypeRolloverApproved WebhookEventType = "rollover.approved"
	// The review rejected the rollover.
	WebhookEventTypeRolloverRejected WebhookEventType = "rollover.rejected"
	// Documents were requested.
	WebhookEventTypeRolloverDocumentsRequested WebhookEventType = "rollover.documents_requested"
	// Documents were submitted.
	WebhookEventTypeRolloverDocumentsProvided WebhookEventType = "rollover.documents_provided"
	// A document was accepted.
	WebhookEventTypeRolloverDocumentAccepted WebhookEventType = "rollover.document_accepted"
	// A document was rejected and no longer counts.
	WebhookEventTypeRolloverDocumentRejected WebhookEventType = "rollover.document_rejected"
	// The rollover continues without the requested documents.
	WebhookEventTypeRolloverDocumentsWaived WebhookEventType = "rollover.documents_waived"
	// The request was sent to the source custodian.
	WebhookEventTypeRolloverSentToCustodian WebhookEventType = "rollover.sent_to_custodian"
	// The source custodian started processing.
	WebhookEventTypeRolloverAcknowledged WebhookEventType = "rollover.acknowledged"
	// The source custodian rejected the request but accepts a resubmission with documents.
	WebhookEventTypeRolloverCustodianSoftRejected WebhookEventType = "rollover.custodian_soft_rejected"
	// The source custodian rejected the request and will not accept a resubmission.
	WebhookEventTypeRolloverCustodianRejected WebhookEventType = "rollover.custodian_rejected"
	// The source custodian sent the money.
	WebhookEventTypeRolloverFundsSent WebhookEventType = "rollover.funds_sent"
	// The participant received the money. The 60-day rollover period has started.
	WebhookEventTypeRolloverDistributionRecorded WebhookEventType = "rollover.distribution_recorded"
	// A transfer was lost, returned or became stale-dated.
	WebhookEventTypeRolloverFundsReturned WebhookEventType = "rollover.funds_returned"
	// The destination custodian received money.
	WebhookEventTypeRolloverFundsReceived WebhookEventType = "rollover.funds_received"
	// A receipt was voided, because it was recorded by mistake or the payment bounced.
	WebhookEventTypeRolloverReceiptVoided WebhookEventType = "rollover.receipt_voided"
	// Received money went back to the source.
	WebhookEventTypeRolloverReturnedToSource WebhookEventType = "rollover.returned_to_source"
	// A transfer was corrected. The event has the corrected transfer.
	WebhookEventTypeRolloverTransferCorrected WebhookEventType = "rollover.transfer_corrected"
	// A receipt was corrected. The event has the corrected receipt.
	WebhookEventTypeRolloverReceiptCorrected WebhookEventType = "rollover.receipt_corrected"
	// The posting of a completed rollover was reversed, which reopened it.
	WebhookEventTypeRolloverPostingReversed WebhookEventType = "rollover.posting_reversed"
	// A rejected or failed rollover was reopened.
	WebhookEventTypeRolloverReopened WebhookEventType = "rollover.reopened"
	// A difference between the requested and sent amount, or the sent and received amount, was accepted.
	WebhookEventTypeRolloverMismatchResolved WebhookEventType = "rollover.mismatch_resolved"
	// The money was posted to the destination account.
	WebhookEventTypeRolloverCompleted WebhookEventType = "rollover.completed"
	// The rollover was put on hold.
	WebhookEventTypeRolloverHeld WebhookEventType = "rollover.held"
	// The rollover resumed after a hold.
	WebhookEventTypeRolloverReleased WebhookEventType = "rollover.released"
	// The rollover was canceled before money was sent.
	WebhookEventTypeRolloverCancelled WebhookEventType = "rollover.cancelled"
	// The rollover failed and cannot continue.
	WebhookEventTypeRolloverFailed WebhookEventType = "rollover.failed"
	// A deadline passed, and the rollover expired.
	WebhookEventTypeRolloverExpired WebhookEventType = "rollover.expired"
	// The amount received differs from the amount sent.
	WebhookEventTypeRolloverAmountMismatch WebhookEventType = "rollover.amount_mismatch"
	// The amount sent differs from the amount requested.
	WebhookEventTypeRolloverRequestMismatch WebhookEventType = "rollover.request_mismatch"
	// Documents expired and no longer count.
	WebhookEventTypeRolloverDocumentsExpired WebhookEventType = "rollover.documents_expired"
	// The instructions, with full account numbers, were retrieved.
	WebhookEventTypeRolloverInstructionsRevealed WebhookEventType = "rollover.instructions_revealed"
	// The self-certification for late money was retrieved.
	WebhookEventTypeRolloverSelfCertificationRevealed WebhookEventType = "rollover.self_certification_revealed"
	// A letter was issued.
	WebhookEventTypeRolloverLetterIssued WebhookEventType = "rollover.letter_issued"
	// A letter was signed.
	WebhookEventTypeRolloverLetterSigned WebhookEventType = "rollover.letter_signed"
	// A signature of a letter was requested from an e-signature provider.
	WebhookEventTypeRolloverLetterSignatureRequested WebhookEventType = "rollover.letter_signature_requested"
	// The signer declined to sign a letter, or the request expired at the e-signature provider.
	WebhookEventTypeRolloverLetterSignatureEnded WebhookEventType = "rollover.letter_signature_ended"
	// The operator replaced a custodian with its successor, for example after a merger. New instructions
	// replace the previous ones.
	WebhookEventTypeRolloverCustodianChanged WebhookEventType = "rollover.custodian_changed"
	// The reasons why the request is not in good order (NIGO) were recorded.
	WebhookEventTypeRolloverNigoRecorded WebhookEventType = "rollover.nigo_recorded"
	// A NIGO item was resolved.
	WebhookEventTypeRolloverNigoResolved WebhookEventType = "rollover.nigo_resolved"
	// A reminder was sent to the party that the rollover waits for.
	WebhookEventTypeRolloverReminderSent WebhookEventType = "rollover.reminder_sent"
	// An expected step did not happen by its due date.
	WebhookEventTypeRolloverOverdue WebhookEventType = "rollover.overdue"
	// The end of the 60-day rollover period is near.
	WebhookEventTypeRolloverDeadlineApproaching WebhookEventType = "rollover.deadline_approaching"
	// A distribution was created, with a draft rollover for each destination.
	WebhookEventTypeDistributionCreated WebhookEventType = "distribution.created"
	// All rollovers of a distribution were submitted.
	WebhookEventTypeDistributionSubmitted WebhookEventType = "distribution.submitted"
	// All rollovers of a distribution were canceled.
	WebhookEventTypeDistributionCancelled WebhookEventType = "distribution.cancelled"
	// An action that needs a second person was requested.
	WebhookEventTypeApprovalRequested WebhookEventType = "approval.requested"
	// A second person confirmed the approval.
	WebhookEventTypeApprovalConfirmed WebhookEventType = "approval.confirmed"
	// A second person declined the approval.
	WebhookEventTypeApprovalDeclined WebhookEventType = "approval.declined"
	// The requester withdrew the approval or replaced it with a new request.
	WebhookEventTypeApprovalWithdrawn WebhookEventType = "approval.withdrawn"
	// Details of the participant or a custodian changed after the request or confirmation, before money
	// was sent. The change makes the approval outdated.
	WebhookEventTypeApprovalOutdated WebhookEventType = "approval.outdated"
	// The 24 hours passed before the approval was decided or its action was executed.
	WebhookEventTypeApprovalExpired WebhookEventType = "approval.expired"
	// Money that arrived was recorded.
	WebhookEventTypeIncomingFundsRecorded WebhookEventType = "incoming_funds.recorded"
	// Money was applied to rollovers.
	WebhookEventTypeIncomingFundsApplied WebhookEventType = "incoming_funds.applied"
	// Money was taken back from its rollovers. Their receipts are void.
	WebhookEventTypeIncomingFundsUnapplied WebhookEventType = "incoming_funds.unapplied"
	// Money was put in suspense.
	WebhookEventTypeIncomingFundsSuspended WebhookEventType = "incoming_funds.suspended"
	// Money was returned to its sender.
	WebhookEventTypeIncomingFundsReturned WebhookEventType = "incoming_funds.returned"
	// The bank took money back. The receipts that recorded the money are void.
	WebhookEventTypeIncomingFundsReversed WebhookEventType = "incoming_funds.reversed"
	// The owner, note or deadline was changed.
	WebhookEventTypeIncomingFundsUpdated WebhookEventType = "incoming_funds.updated"
	// A part of divided money was removed from its rollover. It becomes separate incoming funds, with its
	// own event.
	WebhookEventTypeIncomingFundsDivided WebhookEventType = "incoming_funds.divided"
	// A bank file was imported. Each credit of the file also has the event `incoming_funds.recorded`.
	WebhookEventTypeIncomingFundsFileImported WebhookEventType = "incoming_funds.file_imported"
	// An employer's plan was recorded.
	WebhookEventTypePlanCreated WebhookEventType = "plan.created"
	// An employer's plan was updated.
	WebhookEventTypePlanUpdated WebhookEventType = "plan.updated"
	// Requirements of a plan or custodian were added or changed.
	WebhookEventTypePlanRequirementsAdded WebhookEventType = "plan.requirements_added"
	// Requirements of a plan or custodian were confirmed.
	WebhookEventTypePlanRequirementsConfirmed WebhookEventType = "plan.requirements_confirmed"
	// Payee or bank details of a plan or custodian were added. They need a call-back by a second person.
	WebhookEventTypePlanPaymentDetailsAdded WebhookEventType = "plan.payment_details_added"
	// A second person confirmed payee or bank details. Instructions now use them.
	WebhookEventTypePlanPaymentDetailsConfirmed WebhookEventType = "plan.payment_details_confirmed"
	// Payee or bank details were rejected.
	WebhookEventTypePlanPaymentDetailsRejected WebhookEventType = "plan.payment_details_rejected"
	// An account was created by an API key or in the widget.
	WebhookEventTypeAccountCreated WebhookEventType = "account.created"
	// Five wrong dates of birth or wrong last four SSN digits were sent for an account within a day.
	// Further attempts are blocked until `lockedUntil`. Someone may be guessing.
	WebhookEventTypeAccountIdentityLocked WebhookEventType = "account.identity_locked"
	// A key was rotated. The old key works until `expiresAt`.
	WebhookEventTypeAPIKeyRotated WebhookEventType = "api_key.rotated"
	// A key was revoked.
	WebhookEventTypeAPIKeyRevoked WebhookEventType = "api_key.revoked"
	// A key was reported as leaked. An active `sk` or `ak` key is revoked immediately, which also sends
	// `api_key.revoked`.
	WebhookEventTypeAPIKeyLeaked WebhookEventType = "api_key.leaked"
	// An `sk` or `ak` key was used from new networks more than seven days after its first use. Sent at
	// most once a day per key.
	WebhookEventTypeAPIKeyNewNetwork WebhookEventType = "api_key.new_network"
	// At least fifty uses of a key were rejected in one hour, more than ten times its hourly average of
	// the last seven days. Sent at most once a day per key.
	WebhookEventTypeAPIKeyRefusalsGrowing WebhookEventType = "api_key.refusals_growing"
	// An active key was not used for ninety days. Revoke it if it is no longer needed.
	WebhookEventTypeAPIKeyUnused WebhookEventType = "api_key.unused"
	// A key expires in 14, 3 or 1 days. For a rotated key, the event is sent only one day before it
	// expires, and only if it is still in use.
	WebhookEventTypeAPIKeyExpiring WebhookEventType = "api_key.expiring"
	// The service disabled an endpoint, because it returned 410 or no attempt succeeded for five days.
	WebhookEventTypeWebhookEndpointDisabled WebhookEventType = "webhook_endpoint.disabled"
	// A test event, sent only to the tested endpoint, regardless of its event types.
	WebhookEventTypeWebhookTest WebhookEventType = "webhook.test"
)

// WebhookOrdering is the order in which the endpoint receives events.
type WebhookOrdering string

// Known values of WebhookOrdering. The API may add others.
const (
	// An event is sent only after the earlier events of its rollover have been delivered or have failed.
	WebhookOrderingPerRollover WebhookOrdering = "per_rollover"
	// Events are sent independently.
	WebhookOrderingNone WebhookOrdering = "none"
)

// WebhookPayloadFormat: How much of an event the endpoint receives.
type WebhookPayloadFormat string

// Known values of WebhookPayloadFormat. The API may add others.
const (
	// The whole event.
	WebhookPayloadFormatFull WebhookPayloadFormat = "full"
	// The event without details: its `data` has only the IDs of objects. Read the rest with `GET
	// /v1/events/{id}`.
	WebhookPayloadFormatThin WebhookPayloadFormat = "thin"
)

// WebhookRecovery is a recovery, which resends events an endpoint missed.
type WebhookRecovery struct {
	// A TypeID: `whr_` and 26 characters.
	ID string `json:"id"`
	// The type of the object: always `webhook_recovery`.
	Object string `json:"object"`
	// The environment of the object.
	Environment Environment `json:"environment"`
	// TypeID of the webhook endpoint: `whe_` followed by 26 characters.
	EndpointID string `json:"endpointId"`
	// The start of the period: events from this time on are resent.
	Since time.Time `json:"since"`
	// The end of the period: events up to this time are resent.
	Until time.Time `json:"until"`
	// Which events are resent. Not the status of the recovery.
	Status WebhookRecoveryStatus `json:"status"`
	// Deliveries created so far. Increases until `preparedAt` is set.
	Total int `json:"total"`
	// Deliveries that are still waiting.
	Waiting int `json:"waiting"`
	// Deliveries that succeeded.
	Succeeded int `json:"succeeded"`
	// Deliveries that failed.
	Failed int `json:"failed"`
	// When the recovery started.
	CreatedAt time.Time `json:"createdAt"`
	// When the last delivery was created; null while more are being created.
	PreparedAt *time.Time `json:"preparedAt"`
}

// WebhookRecoveryInput is the period and the events to resend.
type WebhookRecoveryInput struct {
	// The start of the period: events from this time on are resent. At most 90 days ago.
	Since time.Time `json:"since"`
	// The end of the period: events up to this time are resent. Default: now.
	Until *time.Time `json:"until,omitempty"`
	// `failed` (default): events whose deliveries to this endpoint have all failed. `missing`: events of
	// the endpoint's types that have no delivery to it, for example because it was disabled. `all`: every
	// event of the endpoint's types.
	Status *WebhookRecoveryStatus `json:"status,omitempty"`
}

// WebhookRecoveryPage is one page of a list. One page of recoveries.
type WebhookRecoveryPage struct {
	// The type of the object: always `list`.
	Object string `json:"object"`
	// The items of this page.
	Data []WebhookRecovery `json:"data"`
	// True if there are more items after this page.
	HasMore bool `json:"hasMore"`
	// Send it as `cursor` to get the next page. Null on the last page, except in lists that you can poll.
	NextCursor *string `json:"nextCursor"`
}

// WebhookRecoveryStatus: Which events are resent. Not the status of the recovery.
type WebhookRecoveryStatus string

// Known values of WebhookRecoveryStatus. The API may add others.
const (
	// Events whose deliveries to the endpoint have all failed.
	WebhookRecoveryStatusFailed WebhookRecoveryStatus = "failed"
	// Events of the endpoint's types that have no delivery to it, for example because it was disabled.
	WebhookRecoveryStatusMissing WebhookRecoveryStatus = "missing"
	// Every event of the endpoint's types.
	WebhookRecoveryStatusAll WebhookRecoveryStatus = "all"
)

// WebhookRedeliveryInput: Where to resend the event.
type WebhookRedeliveryInput struct {
	// The endpoint to send to, regardless of its event types. If omitted, the event goes to every enabled
	// endpoint that receives its type.
	EndpointID *string `json:"endpointId,omitempty"`
}

// WebhookRequest is the request of an attempt.
type WebhookRequest struct {
	// The URL the request was sent to. Its query is masked: `?***`.
	URL     string                `json:"url"`
	Headers WebhookRequestHeaders `json:"headers"`
	// The exact body that was sent.
	Body string `json:"body"`
}

// WebhookRequestHeaders is the signed headers `webhook-id` and `webhook-timestamp`. The signature is
// omitted.
type WebhookRequestHeaders struct {
	// The event ID, the same for every attempt.
	WebhookID string `json:"webhook-id"`
	// When the attempt was sent, in seconds since the epoch.
	WebhookTimestamp string `json:"webhook-timestamp"`
}

// WebhookSecret is a signing secret.
type WebhookSecret struct {
	// The secret: `whsec_` and base64.
	Secret string `json:"secret"`
	// When the secret was created.
	CreatedAt time.Time `json:"createdAt"`
	// For a rotated secret: when it expires.
	ExpiresAt *time.Time `json:"expiresAt"`
}

// WebhookSecrets is the secrets, current one first.
type WebhookSecrets struct {
	// The type of the object: always `webhook_secrets`.
	Object string `json:"object"`
	// TypeID of the webhook endpoint: `whe_` followed by 26 characters.
	EndpointID string `json:"endpointId"`
	// Current secret first.
	Secrets []WebhookSecret `json:"secrets"`
}

// WebhookStats: Counts the newest 10000 deliveries created in the last 24 hours.
type WebhookStats struct {
	// The type of the object: always `webhook_stats`.
	Object string `json:"object"`
	// TypeID of the webhook endpoint: `whe_` followed by 26 characters.
	EndpointID string `json:"endpointId"`
	// The start of the counted period.
	Since time.Time `json:"since"`
	// The number of attempts.
	Attempts int `json:"attempts"`
	// Number of attempts that succeeded.
	Succeeded int `json:"succeeded"`
	// Number of attempts that failed.
	Failed int `json:"failed"`
	// From 0 to 1; null if there were no attempts.
	SuccessRate *float64 `json:"successRate"`
	// Waiting deliveries of any age, counted up to 100000.
	Waiting int `json:"waiting"`
	// When the oldest waiting delivery was created.
	OldestWaitingAt *time.Time `json:"oldestWaitingAt"`
}

// WebhookTestEvent is a test event, sent only to the tested endpoint, regardless of its event types.
type WebhookTestEvent struct {
	// A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery.
	ID string `json:"id"`
	// The type of the object: always `event`.
	Object string `json:"object"`
	// The event type: `webhook.test`.
	Type string `json:"type"`
	// The version of the webhook payload: `v1`.
	APIVersion string `json:"apiVersion"`
	// The environment of the event.
	Environment Environment `json:"environment"`
	// When the event occurred. In the sandbox, the time of the organization's clock.
	CreatedAt time.Time            `json:"createdAt"`
	Data      WebhookTestEventData `json:"data"`
	// Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing
	// happened.
	Test *bool `json:"test,omitempty"`
}

// WebhookTestEventData: Details of the event. The fields depend on the event type, here
// `webhook.test`.
type WebhookTestEventData struct {
	// TypeID of the webhook endpoint: `whe_` followed by 26 characters.
	WebhookEndpointID string `json:"webhookEndpointId"`
	// The event type whose example was sent. Only the events API returns this field. The delivered payload
	// is the example itself.
	SampleType *string `json:"sampleType,omitempty"`
}

// Withholding: Federal tax withholding (IRC §3405).
type Withholding struct {
	// Whether federal tax is withheld from a payment.
	Rule WithholdingRule `json:"rule"`
	// 0, 10 or 20.
	RatePercent int `json:"ratePercent"`
	// Expected withholding on the taxable part of the payments. Null before money has left, and for Roth
	// money, whose taxable part is unknown.
	Expected *string `json:"expected"`
	// Issues with the withholding.
	Warnings []WithholdingWarning `json:"warnings"`
}

// WithholdingRule: Whether federal tax is withheld from a payment.
type WithholdingRule string

// Known values of WithholdingRule. The API may add others.
const (
	// Nothing can be withheld, for example from a direct rollover or a trustee-to-trustee transfer.
	WithholdingRuleNone WithholdingRule = "none"
	// A plan withholds 20% of the taxable part of what it pays to the participant.
	WithholdingRuleMandatory WithholdingRule = "mandatory"
	// An IRA custodian withholds 10%, unless the participant chooses none or another rate.
	WithholdingRuleDefault WithholdingRule = "default"
)

// WithholdingWarning is an issue with the withholding.
type WithholdingWarning struct {
	// Machine-readable code. New values may be added.
	Code WithholdingWarningCode `json:"code"`
	// Human-readable explanation.
	Detail string `json:"detail"`
}

// WithholdingWarningCode: Machine-readable code. New values may be added.
type WithholdingWarningCode string

// Known values of WithholdingWarningCode. The API may add others.
const (
	// Nothing was withheld, although 20% is mandatory.
	WithholdingWarningCodeWithholdingMissing WithholdingWarningCode = "withholding_missing"
	// Less than the mandatory 20% was withheld.
	WithholdingWarningCodeWithholdingBelow20Percent WithholdingWarningCode = "withholding_below_20_percent"
	// More than the mandatory 20% was withheld.
	WithholdingWarningCodeWithholdingAbove20Percent WithholdingWarningCode = "withholding_above_20_percent"
	// The amount withheld from a conversion did not reach the Roth IRA.
	WithholdingWarningCodeWithholdingNotRolledOver WithholdingWarningCode = "withholding_not_rolled_over"
)

// WordedLetterKind: Kind of letter. New values may be added.
type WordedLetterKind string

// Known values of WordedLetterKind. The API may add others.
const (
	// The destination custodian accepts the assets. Required by many source custodians (LOA).
	WordedLetterKindLetterOfAcceptance WordedLetterKind = "letter_of_acceptance"
	// The destination custodian requests a trustee-to-trustee transfer from the source custodian.
	WordedLetterKindTransferRequest WordedLetterKind = "transfer_request"
	// The destination custodian requests a direct rollover from the source custodian.
	WordedLetterKindDirectRolloverRequest WordedLetterKind = "direct_rollover_request"
	// The source custodian describes its payment to the destination custodian.
	WordedLetterKindPaymentTransmittal WordedLetterKind = "payment_transmittal"
	// A form for the consent of the participant's spouse, with a witness.
	WordedLetterKindSpousalConsent WordedLetterKind = "spousal_consent"
	// A deficiency letter to the participant: the open reasons why the request is not in good order
	// (NIGO), and their remedies.
	WordedLetterKindNigo WordedLetterKind = "nigo"
)

// WriteIRSFileRequest is the body of `POST /v1/tax-filings/{id}/irs-file`.
type WriteIRSFileRequest struct {
	// The forms in the file.
	Content WriteIRSFileRequestContent `json:"content"`
	// Marks a test file. In the test environment, files are always test files. Default in the live
	// environment: false.
	IsTest      *bool                          `json:"isTest,omitempty"`
	Transmitter WriteIRSFileRequestTransmitter `json:"transmitter"`
	Payer       WriteIRSFileRequestPayer       `json:"payer"`
	// States to which the IRS forwards the forms (Combined Federal/State Filing Program), as two-letter
	// codes. The payer needs the approval of the IRS. Each form goes to the state of box 15, or else of
	// the recipient's address. Default: none.
	CombinedFilingStates []string `json:"combinedFilingStates,omitempty"`
	// Recipients of the payer's forms. Recipients without a form in the file are ignored.
	Recipients []WriteIRSFileRequestRecipient `json:"recipients"`
}

// WriteIRSFileRequestContent is the forms in the file.
type WriteIRSFileRequestContent string

// Known values of WriteIRSFileRequestContent. The API may add others.
const (
	// The forms as they were filed, as original forms.
	WriteIRSFileRequestContentOriginal WriteIRSFileRequestContent = "original"
	// The forms that changed since the filing, as corrections with the indicators G and C. Forms that were
	// not filed are added as original forms. Rollovers in progress are left out.
	WriteIRSFileRequestContentCorrections WriteIRSFileRequestContent = "corrections"
)

// WriteIRSFileRequestPayer is the custodian that files the forms: the payer of Form 1099-R, or the
// trustee of Form 5498.
type WriteIRSFileRequestPayer struct {
	// The custodian whose forms the file has.
	CustodianID string `json:"custodianId"`
	// The payer's TIN.
	Tin string `json:"tin"`
	// The payer's name.
	Name    string                          `json:"name"`
	Address WriteIRSFileRequestPayerAddress `json:"address"`
	// Telephone number with area code.
	Phone string `json:"phone"`
}

// WriteIRSFileRequestPayerAddress is an address in the United States. Both lines together have up to
// 40 characters.
type WriteIRSFileRequestPayerAddress struct {
	// Street and number.
	Line1 string `json:"line1"`
	// The second address line.
	Line2 *string `json:"line2,omitempty"`
	// City of the address.
	City string `json:"city"`
	// Two-letter code of the state, territory or military post.
	Region string `json:"region"`
	// The ZIP code.
	PostalCode string `json:"postalCode"`
	// `US`. Other countries are not supported.
	Country *string `json:"country,omitempty"`
}

// WriteIRSFileRequestRecipient is the recipient of a form.
type WriteIRSFileRequestRecipient struct {
	// The recipient's account.
	AccountID string `json:"accountId"`
	// The recipient's SSN, ITIN or ATIN.
	Tin string `json:"tin"`
	// The recipient's name.
	Name    string                               `json:"name"`
	Address WriteIRSFileRequestRecipientAddress  `json:"address"`
	FiledAs *WriteIRSFileRequestRecipientFiledAs `json:"filedAs,omitempty"`
}

// WriteIRSFileRequestRecipientAddress is an address in the United States. Both lines together have up
// to 40 characters.
type WriteIRSFileRequestRecipientAddress struct {
	// Street and number.
	Line1 string `json:"line1"`
	// The second address line.
	Line2 *string `json:"line2,omitempty"`
	// City of the address.
	City string `json:"city"`
	// Two-letter code of the state, territory or military post.
	Region string `json:"region"`
	// The ZIP code.
	PostalCode string `json:"postalCode"`
	// `US`. Other countries are not supported.
	Country *string `json:"country,omitempty"`
}

// WriteIRSFileRequestRecipientFiledAs is the recipient on the filed form. Required in corrections if
// the recipient's name changed. Also send it if only the TIN was wrong: all of the recipient's forms
// are then withdrawn and filed again.
type WriteIRSFileRequestRecipientFiledAs struct {
	// The filed TIN. Default: `tin`.
	Tin *string `json:"tin,omitempty"`
	// The recipient's name.
	Name    string                                      `json:"name"`
	Address *WriteIRSFileRequestRecipientFiledAsAddress `json:"address,omitempty"`
}

// WriteIRSFileRequestRecipientFiledAsAddress is the filed address. Default: `address`.
type WriteIRSFileRequestRecipientFiledAsAddress struct {
	// Street and number.
	Line1 string `json:"line1"`
	// The second address line.
	Line2 *string `json:"line2,omitempty"`
	// City of the address.
	City string `json:"city"`
	// Two-letter code of the state, territory or military post.
	Region string `json:"region"`
	// The ZIP code.
	PostalCode string `json:"postalCode"`
	// `US`. Other countries are not supported.
	Country *string `json:"country,omitempty"`
}

// WriteIRSFileRequestTransmitter is the company that sends the file.
type WriteIRSFileRequestTransmitter struct {
	// The transmitter's TIN.
	Tin string `json:"tin"`
	// Transmitter Control Code (TCC) from the IRS.
	ControlCode string `json:"controlCode"`
	// The transmitter's name.
	Name    string                                `json:"name"`
	Address WriteIRSFileRequestTransmitterAddress `json:"address"`
	Contact WriteIRSFileRequestTransmitterContact `json:"contact"`
}

// WriteIRSFileRequestTransmitterAddress is an address in the United States. Both lines together have
// up to 40 characters.
type WriteIRSFileRequestTransmitterAddress struct {
	// Street and number.
	Line1 string `json:"line1"`
	// The second address line.
	Line2 *string `json:"line2,omitempty"`
	// City of the address.
	City string `json:"city"`
	// Two-letter code of the state, territory or military post.
	Region string `json:"region"`
	// The ZIP code.
	PostalCode string `json:"postalCode"`
	// `US`. Other countries are not supported.
	Country *string `json:"country,omitempty"`
}

// WriteIRSFileRequestTransmitterContact: Person whom the IRS can contact with questions.
type WriteIRSFileRequestTransmitterContact struct {
	// The contact's name.
	Name string `json:"name"`
	// Telephone number with area code.
	Phone string `json:"phone"`
	// Email address of the contact.
	Email string `json:"email"`
}

// newEventData returns the type of the data of an event, or nil for an unknown type.
func newEventData(eventType string) any {
	switch eventType {
	case "rollover.created":
		return new(RolloverCreatedEventData)
	case "rollover.residual_created":
		return new(RolloverResidualCreatedEventData)
	case "rollover.updated":
		return new(RolloverUpdatedEventData)
	case "rollover.note_added":
		return new(RolloverNoteAddedEventData)
	case "rollover.participant_renamed":
		return new(RolloverParticipantRenamedEventData)
	case "rollover.consent_requested":
		return new(RolloverConsentRequestedEventData)
	case "rollover.consent_signed":
		return new(RolloverConsentSignedEventData)
	case "rollover.submitted":
		return new(RolloverSubmittedEventData)
	case "rollover.death_reported":
		return new(RolloverDeathReportedEventData)
	case "rollover.death_resolved":
		return new(RolloverDeathResolvedEventData)
	case "rollover.amended":
		return new(RolloverAmendedEventData)
	case "rollover.review_started":
		return new(RolloverReviewStartedEventData)
	case "rollover.approved":
		return new(RolloverApprovedEventData)
	case "rollover.rejected":
		return new(RolloverRejectedEventData)
	case "rollover.documents_requested":
		return new(RolloverDocumentsRequestedEventData)
	case "rollover.documents_provided":
		return new(RolloverDocumentsProvidedEventData)
	case "rollover.document_accepted":
		return new(RolloverDocumentAcceptedEventData)
	case "rollover.document_rejected":
		return new(RolloverDocumentRejectedEventData)
	case "rollover.documents_waived":
		return new(RolloverDocumentsWaivedEventData)
	case "rollover.sent_to_custodian":
		return new(RolloverSentToCustodianEventData)
	case "rollover.acknowledged":
		return new(RolloverAcknowledgedEventData)
	case "rollover.custodian_soft_rejected":
		return new(RolloverCustodianSoftRejectedEventData)
	case "rollover.custodian_rejected":
		return new(RolloverCustodianRejectedEventData)
	case "rollover.funds_sent":
		return new(RolloverFundsSentEventData)
	case "rollover.distribution_recorded":
		return new(RolloverDistributionRecordedEventData)
	case "rollover.funds_returned":
		return new(RolloverFundsReturnedEventData)
	case "rollover.funds_received":
		return new(RolloverFundsReceivedEventData)
	case "rollover.receipt_voided":
		return new(RolloverReceiptVoidedEventData)
	case "rollover.returned_to_source":
		return new(RolloverReturnedToSourceEventData)
	case "rollover.transfer_corrected":
		return new(RolloverTransferCorrectedEventData)
	case "rollover.receipt_corrected":
		return new(RolloverReceiptCorrectedEventData)
	case "rollover.posting_reversed":
		return new(RolloverPostingReversedEventData)
	case "rollover.reopened":
		return new(RolloverReopenedEventData)
	case "rollover.mismatch_resolved":
		return new(RolloverMismatchResolvedEventData)
	case "rollover.completed":
		return new(RolloverCompletedEventData)
	case "rollover.held":
		return new(RolloverHeldEventData)
	case "rollover.released":
		return new(RolloverReleasedEventData)
	case "rollover.cancelled":
		return new(RolloverCancelledEventData)
	case "rollover.failed":
		return new(RolloverFailedEventData)
	case "rollover.expired":
		return new(RolloverExpiredEventData)
	case "rollover.amount_mismatch":
		return new(RolloverAmountMismatchEventData)
	case "rollover.request_mismatch":
		return new(RolloverRequestMismatchEventData)
	case "rollover.documents_expired":
		return new(RolloverDocumentsExpiredEventData)
	case "rollover.instructions_revealed":
		return new(RolloverInstructionsRevealedEventData)
	case "rollover.self_certification_revealed":
		return new(RolloverSelfCertificationRevealedEventData)
	case "rollover.letter_issued":
		return new(RolloverLetterIssuedEventData)
	case "rollover.letter_signed":
		return new(RolloverLetterSignedEventData)
	case "rollover.letter_signature_requested":
		return new(RolloverLetterSignatureRequestedEventData)
	case "rollover.letter_signature_ended":
		return new(RolloverLetterSignatureEndedEventData)
	case "rollover.custodian_changed":
		return new(RolloverCustodianChangedEventData)
	case "rollover.nigo_recorded":
		return new(RolloverNigoRecordedEventData)
	case "rollover.nigo_resolved":
		return new(RolloverNigoResolvedEventData)
	case "rollover.reminder_sent":
		return new(RolloverReminderSentEventData)
	case "rollover.overdue":
		return new(RolloverOverdueEventData)
	case "rollover.deadline_approaching":
		return new(RolloverDeadlineApproachingEventData)
	case "distribution.created":
		return new(DistributionCreatedEventData)
	case "distribution.submitted":
		return new(DistributionSubmittedEventData)
	case "distribution.cancelled":
		return new(DistributionCancelledEventData)
	case "approval.requested":
		return new(ApprovalRequestedEventData)
	case "approval.confirmed":
		return new(ApprovalConfirmedEventData)
	case "approval.declined":
		return new(ApprovalDeclinedEventData)
	case "approval.withdrawn":
		return new(ApprovalWithdrawnEventData)
	case "approval.outdated":
		return new(ApprovalOutdatedEventData)
	case "approval.expired":
		return new(ApprovalExpiredEventData)
	case "incoming_funds.recorded":
		return new(IncomingFundsRecordedEventData)
	case "incoming_funds.applied":
		return new(IncomingFundsAppliedEventData)
	case "incoming_funds.unapplied":
		return new(IncomingFundsUnappliedEventData)
	case "incoming_funds.suspended":
		return new(IncomingFundsSuspendedEventData)
	case "incoming_funds.returned":
		return new(IncomingFundsReturnedEventData)
	case "incoming_funds.reversed":
		return new(IncomingFundsReversedEventData)
	case "incoming_funds.updated":
		return new(IncomingFundsUpdatedEventData)
	case "incoming_funds.divided":
		return new(IncomingFundsDividedEventData)
	case "incoming_funds.file_imported":
		return new(IncomingFundsFileImportedEventData)
	case "plan.created":
		return new(PlanCreatedEventData)
	case "plan.updated":
		return new(PlanUpdatedEventData)
	case "plan.requirements_added":
		return new(PlanRequirementsAddedEventData)
	case "plan.requirements_confirmed":
		return new(PlanRequirementsConfirmedEventData)
	case "plan.payment_details_added":
		return new(PlanPaymentDetailsAddedEventData)
	case "plan.payment_details_confirmed":
		return new(PlanPaymentDetailsConfirmedEventData)
	case "plan.payment_details_rejected":
		return new(PlanPaymentDetailsRejectedEventData)
	case "account.created":
		return new(AccountCreatedEventData)
	case "account.identity_locked":
		return new(AccountIdentityLockedEventData)
	case "api_key.rotated":
		return new(APIKeyRotatedEventData)
	case "api_key.revoked":
		return new(APIKeyRevokedEventData)
	case "api_key.leaked":
		return new(APIKeyLeakedEventData)
	case "api_key.new_network":
		return new(APIKeyNewNetworkEventData)
	case "api_key.refusals_growing":
		return new(APIKeyRefusalsGrowingEventData)
	case "api_key.unused":
		return new(APIKeyUnusedEventData)
	case "api_key.expiring":
		return new(APIKeyExpiringEventData)
	case "webhook_endpoint.disabled":
		return new(WebhookEndpointDisabledEventData)
	case "webhook.test":
		return new(WebhookTestEventData)
	}
	return nil
}
