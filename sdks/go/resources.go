// Code generated from apps/api/openapi.json by npm run generate. DO NOT EDIT.

package svc

import (
	"context"
	"time"
)

// Resources has one member per resource of the API.
type Resources struct {
	Accounts             *AccountsService
	APIKeys              *APIKeysService
	Approvals            *ApprovalsService
	BankFiles            *BankFilesService
	Consents             *ConsentsService
	Custodians           *CustodiansService
	Deliveries           *DeliveriesService
	DisasterDeclarations *DisasterDeclarationsService
	Distributions        *DistributionsService
	Documents            *DocumentsService
	Events               *EventsService
	IncomingFunds        *IncomingFundsService
	Letters              *LettersService
	NigoCodes            *NigoCodesService
	NigoItems            *NigoItemsService
	Organization         *OrganizationService
	PaymentDetails       *PaymentDetailsService
	Plans                *PlansService
	Requests             *RequestsService
	RequirementSets      *RequirementSetsService
	Rollovers            *RolloversService
	Sandbox              *SandboxService
	TaxFilings           *TaxFilingsService
	TaxReport            *TaxReportService
	TaxRules             *TaxRulesService
	TrackingLinks        *TrackingLinksService
	WebhookEndpoints     *WebhookEndpointsService
	Changes              *ChangesService
}

func newResources(t *transport) Resources {
	return Resources{
		Accounts:             &AccountsService{t},
		APIKeys:              &APIKeysService{t},
		Approvals:            &ApprovalsService{t},
		BankFiles:            &BankFilesService{t},
		Consents:             &ConsentsService{t},
		Custodians:           &CustodiansService{t},
		Deliveries:           &DeliveriesService{t},
		DisasterDeclarations: &DisasterDeclarationsService{t},
		Distributions:        &DistributionsService{t},
		Documents:            &DocumentsService{t},
		Events:               &EventsService{t},
		IncomingFunds:        &IncomingFundsService{t},
		Letters:              &LettersService{t},
		NigoCodes:            &NigoCodesService{t},
		NigoItems:            &NigoItemsService{t},
		Organization:         &OrganizationService{t},
		PaymentDetails:       &PaymentDetailsService{t},
		Plans:                &PlansService{t},
		Requests:             &RequestsService{t},
		RequirementSets:      &RequirementSetsService{t},
		Rollovers:            &RolloversService{t},
		Sandbox:              &SandboxService{t},
		TaxFilings:           &TaxFilingsService{t},
		TaxReport:            &TaxReportService{t},
		TaxRules:             &TaxRulesService{t},
		TrackingLinks:        &TrackingLinksService{t},
		WebhookEndpoints:     &WebhookEndpointsService{t},
		Changes:              &ChangesService{t},
	}
}

// AccountsService has the methods of Client.Accounts.
type AccountsService struct {
	transport *transport
}

// AccountsListParams has the query parameters of Accounts.List.
type AccountsListParams struct {
	// Page size, from 1 to 100.
	Limit *int `json:"limit,omitempty"`
	// `nextCursor` of the previous page.
	Cursor string `json:"cursor,omitempty"`
	// Only the account with this `externalId`.
	ExternalID string `json:"externalId,omitempty"`
	// Only accounts with these IDs, up to 100. Separate them with commas, or repeat the parameter (`ids=`
	// or `ids[]=`).
	IDs []string `json:"ids,omitempty"`
	// The fields of each account to return, separated by commas. Always returns `id` and `object`. The
	// response omits other fields, even those that the schema requires.
	Fields []AccountsListField `json:"fields,omitempty"`
}

// List accounts, newest first.
//
// Returns the accounts of your organization, without full Social Security numbers.
//
// Requires an `ak_` key with the scope `accounts:read`.
func (s *AccountsService) List(ctx context.Context, params *AccountsListParams, opts ...CallOption) *Iterator[Account] {
	return iterate[Account](ctx, s.transport, call{method: "GET", path: "/v1/accounts", query: params}, opts)
}

// ListPage loads one page of [AccountsService.List].
func (s *AccountsService) ListPage(ctx context.Context, params *AccountsListParams, opts ...CallOption) (*Page[Account], error) {
	return sendJSON[Page[Account]](ctx, s.transport, call{method: "GET", path: "/v1/accounts", query: params}, opts)
}

// Create or retrieve a participant's account.
//
// Returns the existing account unchanged (200) or creates one (201). An account matches if it has the
// same `externalId`, or otherwise the same email and the same date of birth or `ssnLast4`.
//
// Requires an `ak_` key with the scope `accounts:write`.
func (s *AccountsService) CreateOrRetrieve(ctx context.Context, body *AccountInput, opts ...WriteOption) (*CreateOrRetrieveAccountResponse, error) {
	return sendJSON[CreateOrRetrieveAccountResponse](ctx, s.transport, call{method: "POST", path: "/v1/accounts", body: body}, opts)
}

// Retrieve an account.
//
// The `ETag` is the version to send as `If-Match` with an update.
//
// Requires an `ak_` key with the scope `accounts:read`.
func (s *AccountsService) Get(ctx context.Context, id string, opts ...CallOption) (*Account, error) {
	return sendJSON[Account](ctx, s.transport, call{method: "GET", path: "/v1/accounts/{}", ids: []string{id}}, opts)
}

// Update an account.
//
// If the name changes, `formerNames` gets the previous name, and every open rollover gets a new
// version of its instructions. Consents stay valid, and approvals that cover the name become outdated.
// Issue letters again to replace those in the former name.
//
// Requires an `ak_` key with the scope `accounts:write`.
func (s *AccountsService) Update(ctx context.Context, id string, body *AccountPatch, opts ...ChangeOption) (*Account, error) {
	return sendJSON[Account](ctx, s.transport, call{method: "PATCH", path: "/v1/accounts/{}", ids: []string{id}, body: body}, opts)
}

// Erase an account's personal data.
//
// Deletes the name, contact details, birth date and other personal data. The account's ID and its
// rollovers remain. This cannot be undone.
//
// Requires an `ak_` key with the scope `accounts:write`.
func (s *AccountsService) Erase(ctx context.Context, id string, opts ...ChangeOption) (*Account, error) {
	return sendJSON[Account](ctx, s.transport, call{method: "DELETE", path: "/v1/accounts/{}", ids: []string{id}}, opts)
}

// AccountsConsentsParams has the query parameters of Accounts.Consents.
type AccountsConsentsParams struct {
	// Page size, from 1 to 100.
	Limit *int `json:"limit,omitempty"`
	// `nextCursor` of the previous page.
	Cursor string `json:"cursor,omitempty"`
	// `summary` omits `statements`. `full` returns all fields. Default: `full`.
	View ApprovalsListView `json:"view,omitempty"`
}

// List an account's consents, newest first.
//
// Each consent contains the statements as the participant saw them.
//
// Requires an `ak_` key with the scope `accounts:read`.
func (s *AccountsService) Consents(ctx context.Context, id string, params *AccountsConsentsParams, opts ...CallOption) *Iterator[ConsentRecord] {
	return iterate[ConsentRecord](ctx, s.transport, call{method: "GET", path: "/v1/accounts/{}/consents", ids: []string{id}, query: params}, opts)
}

// ConsentsPage loads one page of [AccountsService.Consents].
func (s *AccountsService) ConsentsPage(ctx context.Context, id string, params *AccountsConsentsParams, opts ...CallOption) (*Page[ConsentRecord], error) {
	return sendJSON[Page[ConsentRecord]](ctx, s.transport, call{method: "GET", path: "/v1/accounts/{}/consents", ids: []string{id}, query: params}, opts)
}

// APIKeysService has the methods of Client.APIKeys.
type APIKeysService struct {
	transport *transport
}

// APIKeysListParams has the query parameters of APIKeys.List.
type APIKeysListParams struct {
	// Page size, from 1 to 100.
	Limit *int `json:"limit,omitempty"`
	// `nextCursor` of the previous page.
	Cursor string `json:"cursor,omitempty"`
	// Only keys of this type.
	Type APIKeyType `json:"type,omitempty"`
}

// List the organization's API keys, newest first.
//
// Shows types, scopes, allowlists and last use of the keys, but never their secrets.
//
// Requires an `ak_` key with the scope `keys:read`.
func (s *APIKeysService) List(ctx context.Context, params *APIKeysListParams, opts ...CallOption) *Iterator[APIKey] {
	return iterate[APIKey](ctx, s.transport, call{method: "GET", path: "/v1/api-keys", query: params}, opts)
}

// ListPage loads one page of [APIKeysService.List].
func (s *APIKeysService) ListPage(ctx context.Context, params *APIKeysListParams, opts ...CallOption) (*Page[APIKey], error) {
	return sendJSON[Page[APIKey]](ctx, s.transport, call{method: "GET", path: "/v1/api-keys", query: params}, opts)
}

// Retrieve the API key of this request.
//
// Use it to check a key: its environment, scopes, allowlist and expiration.
//
// Requires an `ak_` key, with any scope.
func (s *APIKeysService) Current(ctx context.Context, opts ...CallOption) (*APIKey, error) {
	return sendJSON[APIKey](ctx, s.transport, call{method: "GET", path: "/v1/api-keys/current"}, opts)
}

// Rotate the API key of this request.
//
// With an `Idempotency-Key`, you can retrieve a lost response for ten minutes, while the old key is
// active. It is stored encrypted with your API key and idempotency key. With a grace period of 0,
// nothing is stored.
//
// Requires an `ak_` key with the scope `keys:rotate`.
func (s *APIKeysService) Rotate(ctx context.Context, body *RotateAPIKeyRequest, opts ...WriteOption) (*RotateAPIKeyResponse, error) {
	return sendJSON[RotateAPIKeyResponse](ctx, s.transport, call{method: "POST", path: "/v1/api-keys/rotate", body: body}, opts)
}

// ApprovalsService has the methods of Client.Approvals.
type ApprovalsService struct {
	transport *transport
}

// ApprovalsListParams has the query parameters of Approvals.List.
type ApprovalsListParams struct {
	// Page size, from 1 to 100.
	Limit *int `json:"limit,omitempty"`
	// `nextCursor` of the previous page.
	Cursor string `json:"cursor,omitempty"`
	// `summary` omits `params`, `rollover`, `changes`, `changedFacts`, `approvers`. `full` returns all
	// fields. Default: `full`.
	View ApprovalsListView `json:"view,omitempty"`
	// The state of an approval. New values may be added.
	State ApprovalState `json:"state,omitempty"`
	// The requested action. New values may be added.
	Action ApprovalAction `json:"action,omitempty"`
	// Only approvals of this rollover.
	RolloverID string `json:"rolloverId,omitempty"`
}

// List approvals, newest first.
//
// Use `state=pending` for approvals that are waiting for a second person.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *ApprovalsService) List(ctx context.Context, params *ApprovalsListParams, opts ...CallOption) *Iterator[Approval] {
	return iterate[Approval](ctx, s.transport, call{method: "GET", path: "/v1/approvals", query: params}, opts)
}

// ListPage loads one page of [ApprovalsService.List].
func (s *ApprovalsService) ListPage(ctx context.Context, params *ApprovalsListParams, opts ...CallOption) (*Page[Approval], error) {
	return sendJSON[Page[Approval]](ctx, s.transport, call{method: "GET", path: "/v1/approvals", query: params}, opts)
}

// Request an approval.
//
// The action is validated now and executed when another person confirms it within 24 hours. After
// confirmation of `reveal` or an action on a live key, you execute it yourself. A new request for the
// same action withdraws your earlier one. You can request an approval even if the organization does
// not require a second person.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *ApprovalsService) Request(ctx context.Context, body *RequestApprovalRequest, opts ...WriteOption) (*Approval, error) {
	return sendJSON[Approval](ctx, s.transport, call{method: "POST", path: "/v1/approvals", body: body}, opts)
}

// Retrieve an approval.
//
// Shows the requested action, who requested it, and who can decide.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *ApprovalsService) Get(ctx context.Context, id string, opts ...CallOption) (*Approval, error) {
	return sendJSON[Approval](ctx, s.transport, call{method: "GET", path: "/v1/approvals/{}", ids: []string{id}}, opts)
}

// Confirm an approval.
//
// Confirming executes the requested action in the same transaction. `reveal` and actions on live keys
// are the exception: the requester executes those later. If the action is no longer possible, or the
// facts that the approval covers have changed, nothing is done and the approval stays pending. You
// need the scopes of the action, and you must not be the requester or the creator of the key that
// requested it. A member with a passkey signs the request's digest with it. Other members must have
// signed in within the last 15 minutes.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *ApprovalsService) Confirm(ctx context.Context, id string, body *ConfirmApprovalRequest, opts ...WriteOption) (*Approval, error) {
	return sendJSON[Approval](ctx, s.transport, call{method: "POST", path: "/v1/approvals/{}/confirm", ids: []string{id}, body: body}, opts)
}

// Decline an approval.
//
// The requested action is not performed. The requester can request it again.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *ApprovalsService) Decline(ctx context.Context, id string, body *DeclineApprovalRequest, opts ...WriteOption) (*Approval, error) {
	return sendJSON[Approval](ctx, s.transport, call{method: "POST", path: "/v1/approvals/{}/decline", ids: []string{id}, body: body}, opts)
}

// Retrieve the evidence of an approval.
//
// Compares the covered facts at the time of the request with the facts now. After the decision, the
// receipt proves who decided what: its digest covers the request, and the decider's passkey signed it.
// The response is JSON, or a printable receipt if `Accept` prefers `application/pdf`.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *ApprovalsService) Evidence(ctx context.Context, id string, opts ...CallOption) (*ApprovalEvidence, error) {
	return sendJSON[ApprovalEvidence](ctx, s.transport, call{method: "GET", path: "/v1/approvals/{}/evidence", ids: []string{id}}, opts)
}

// Retrieve the evidence of an approval.
//
// Compares the covered facts at the time of the request with the facts now. After the decision, the
// receipt proves who decided what: its digest covers the request, and the decider's passkey signed it.
// The response is JSON, or a printable receipt if `Accept` prefers `application/pdf`.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *ApprovalsService) EvidencePDF(ctx context.Context, id string, opts ...CallOption) (*Response, error) {
	return sendRaw(ctx, s.transport, call{method: "GET", path: "/v1/approvals/{}/evidence", ids: []string{id}, accept: "application/pdf"}, opts)
}

// Withdraw your approval request.
//
// You can withdraw it until it is decided, as the requesting member or with one of that member's keys.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *ApprovalsService) Withdraw(ctx context.Context, id string, opts ...WriteOption) (*Approval, error) {
	return sendJSON[Approval](ctx, s.transport, call{method: "POST", path: "/v1/approvals/{}/withdraw", ids: []string{id}}, opts)
}

// BankFilesService has the methods of Client.BankFiles.
type BankFilesService struct {
	transport *transport
}

// BankFilesIncomingFundsFilesParams has the query parameters of BankFiles.IncomingFundsFiles.
type BankFilesIncomingFundsFilesParams struct {
	// Page size, from 1 to 100.
	Limit *int `json:"limit,omitempty"`
	// `nextCursor` of the previous page.
	Cursor string `json:"cursor,omitempty"`
}

// List imported bank files, newest first.
//
// Each file is listed with its format, its sums and the number of credits.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *BankFilesService) IncomingFundsFiles(ctx context.Context, params *BankFilesIncomingFundsFilesParams, opts ...CallOption) *Iterator[IncomingFundsFileSummary] {
	return iterate[IncomingFundsFileSummary](ctx, s.transport, call{method: "GET", path: "/v1/bank-files", query: params}, opts)
}

// IncomingFundsFilesPage loads one page of [BankFilesService.IncomingFundsFiles].
func (s *BankFilesService) IncomingFundsFilesPage(ctx context.Context, params *BankFilesIncomingFundsFilesParams, opts ...CallOption) (*Page[IncomingFundsFileSummary], error) {
	return sendJSON[Page[IncomingFundsFileSummary]](ctx, s.transport, call{method: "GET", path: "/v1/bank-files", query: params}, opts)
}

// Import a bank file.
//
// Send `multipart/form-data` with the file in the part `file`. Every credit becomes incoming funds, or
// nothing is stored: if a line is invalid or a control total does not match, the file is rejected, and
// the error lists the lines. A credit whose bank reference is already recorded becomes a suspected
// duplicate. Returns that took money back are listed in `returns`, with the earlier arrival.
//
// Requires an `ak_` key with the scope `rollovers:operate`.
func (s *BankFilesService) ImportIncomingFundsFile(ctx context.Context, form ImportIncomingFundsFileRequest, opts ...WriteOption) (*IncomingFundsFile, error) {
	return sendJSON[IncomingFundsFile](ctx, s.transport, call{method: "POST", path: "/v1/bank-files", form: form, file: &form.File}, opts)
}

// Retrieve an imported bank file.
//
// `GET /v1/incoming-funds?fileId=` lists the file's credits.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *BankFilesService) IncomingFundsFile(ctx context.Context, id string, opts ...CallOption) (*IncomingFundsFile, error) {
	return sendJSON[IncomingFundsFile](ctx, s.transport, call{method: "GET", path: "/v1/bank-files/{}", ids: []string{id}}, opts)
}

// Reverse all money that a return took back.
//
// Reverses every part in `parts` that is not yet reversed or returned. Works like `POST
// /v1/incoming-funds/{id}/reverse`, with the return's day and return code. This is final. Voids the
// receipts of applied money with `void_receipt`, on every rollover. The match must be `arrival`,
// `divided` or `lines`; reverse other money separately.
//
// Requires an `ak_` key with the scope `rollovers:operate`.
func (s *BankFilesService) ReverseReturn(ctx context.Context, id string, body *BankFileReturnInput, opts ...WriteOption) (*IncomingFundsFile, error) {
	return sendJSON[IncomingFundsFile](ctx, s.transport, call{method: "POST", path: "/v1/bank-files/{}/reverse-return", ids: []string{id}, body: body}, opts)
}

// ConsentsService has the methods of Client.Consents.
type ConsentsService struct {
	transport *transport
}

// Retrieve a consent.
//
// Returns JSON, or a printable PDF if `Accept` prefers `application/pdf`. Send the consent's ID as
// `consentReference` in `submit` and `sign_consent`, which check it against the rollover.
//
// Requires an `ak_` key with the scope `accounts:read`.
func (s *ConsentsService) Get(ctx context.Context, id string, opts ...CallOption) (*ConsentRecord, error) {
	return sendJSON[ConsentRecord](ctx, s.transport, call{method: "GET", path: "/v1/consents/{}", ids: []string{id}}, opts)
}

// Retrieve a consent.
//
// Returns JSON, or a printable PDF if `Accept` prefers `application/pdf`. Send the consent's ID as
// `consentReference` in `submit` and `sign_consent`, which check it against the rollover.
//
// Requires an `ak_` key with the scope `accounts:read`.
func (s *ConsentsService) GetPDF(ctx context.Context, id string, opts ...CallOption) (*Response, error) {
	return sendRaw(ctx, s.transport, call{method: "GET", path: "/v1/consents/{}", ids: []string{id}, accept: "application/pdf"}, opts)
}

// CustodiansService has the methods of Client.Custodians.
type CustodiansService struct {
	transport *transport
}

// CustodiansListParams has the query parameters of Custodians.List.
type CustodiansListParams struct {
	// Page size, from 1 to 100.
	Limit *int `json:"limit,omitempty"`
	// `nextCursor` of the previous page.
	Cursor string `json:"cursor,omitempty"`
	// Name, alias or former name. Typos are tolerated.
	Q string `json:"q,omitempty"`
	// Only custodians that hold accounts of this type.
	AccountType AccountType `json:"accountType,omitempty"`
	// Only custodians that can be on this side of a rollover.
	Role  CustodianRole  `json:"role,omitempty"`
	Order CustodianOrder `json:"order,omitempty"`
	// The fields of each custodian to return, separated by commas. Always returns `id` and `object`. The
	// response omits other fields, even those that the schema requires.
	Fields []CustodiansListField `json:"fields,omitempty"`
	// `summary` omits `aliases`, `requirements`, `processingDays`, `receiving`. `full` returns all fields.
	// Default: `full`.
	View ApprovalsListView `json:"view,omitempty"`
}

// Browse and search custodians.
//
// `q` finds names, former names and misspellings, best match first. Without `q`, custodians are sorted
// by name.
//
// Requires an `ak_` key with the scope `custodians:read`.
func (s *CustodiansService) List(ctx context.Context, params *CustodiansListParams, opts ...CallOption) *Iterator[Custodian] {
	return iterate[Custodian](ctx, s.transport, call{method: "GET", path: "/v1/custodians", query: params}, opts)
}

// ListPage loads one page of [CustodiansService.List].
func (s *CustodiansService) ListPage(ctx context.Context, params *CustodiansListParams, opts ...CallOption) (*Page[Custodian], error) {
	return sendJSON[Page[Custodian]](ctx, s.transport, call{method: "GET", path: "/v1/custodians", query: params}, opts)
}

// Retrieve a custodian.
//
// Shows what the custodian requires, how long it takes, and how to pay it.
//
// Requires an `ak_` key with the scope `custodians:read`.
func (s *CustodiansService) Get(ctx context.Context, id string, opts ...CallOption) (*Custodian, error) {
	return sendJSON[Custodian](ctx, s.transport, call{method: "GET", path: "/v1/custodians/{}", ids: []string{id}}, opts)
}

// DeliveriesService has the methods of Client.Deliveries.
type DeliveriesService struct {
	transport *transport
}

// DeliveriesGetParams has the query parameters of Deliveries.Get.
type DeliveriesGetParams struct {
	// Objects to include, separated by commas: `event` (requires the scope `events:read`).
	Expand []DeliveriesGetExpand `json:"expand,omitempty"`
}

// Retrieve a delivery with its attempts.
//
// Shows each attempt with its request, response and time, to find out why an endpoint did not accept
// an event.
//
// Requires an `ak_` key with the scope `webhooks:read`.
func (s *DeliveriesService) Get(ctx context.Context, id string, params *DeliveriesGetParams, opts ...CallOption) (*WebhookDeliveryWithAttempts, error) {
	return sendJSON[WebhookDeliveryWithAttempts](ctx, s.transport, call{method: "GET", path: "/v1/deliveries/{}", ids: []string{id}, query: params}, opts)
}

// DisasterDeclarationsService has the methods of Client.DisasterDeclarations.
type DisasterDeclarationsService struct {
	transport *transport
}

// DisasterDeclarationsListParams has the query parameters of DisasterDeclarations.List.
type DisasterDeclarationsListParams struct {
	// Page size, from 1 to 100.
	Limit *int `json:"limit,omitempty"`
	// `nextCursor` of the previous page.
	Cursor string `json:"cursor,omitempty"`
	// Only declarations with areas in this state, as a postal code.
	State string `json:"state,omitempty"`
}

// List disaster declarations that postpone deadlines.
//
// Returns the latest version of each declaration, sorted by ID. The operator of the service loads the
// declarations. Send the ID of a declaration as the attestation `disasterDeclaration`.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *DisasterDeclarationsService) List(ctx context.Context, params *DisasterDeclarationsListParams, opts ...CallOption) *Iterator[DisasterDeclaration] {
	return iterate[DisasterDeclaration](ctx, s.transport, call{method: "GET", path: "/v1/disaster-declarations", query: params}, opts)
}

// ListPage loads one page of [DisasterDeclarationsService.List].
func (s *DisasterDeclarationsService) ListPage(ctx context.Context, params *DisasterDeclarationsListParams, opts ...CallOption) (*Page[DisasterDeclaration], error) {
	return sendJSON[Page[DisasterDeclaration]](ctx, s.transport, call{method: "GET", path: "/v1/disaster-declarations", query: params}, opts)
}

// DistributionsService has the methods of Client.Distributions.
type DistributionsService struct {
	transport *transport
}

// DistributionsListParams has the query parameters of Distributions.List.
type DistributionsListParams struct {
	// Page size, from 1 to 100.
	Limit *int `json:"limit,omitempty"`
	// `nextCursor` of the previous page.
	Cursor string `json:"cursor,omitempty"`
	// `summary` omits `moneySources`, `paidToParticipant`, `destinations`. `full` returns all fields.
	// Default: `full`.
	View ApprovalsListView `json:"view,omitempty"`
	// Objects to include, separated by commas: `account` (requires the scope `accounts:read`),
	// `custodians` (requires the scope `custodians:read`).
	Expand []RolloversGetExpand `json:"expand,omitempty"`
}

// List distributions, newest first.
//
// Each distribution is listed with the destinations of its money.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *DistributionsService) List(ctx context.Context, params *DistributionsListParams, opts ...CallOption) *Iterator[Distribution] {
	return iterate[Distribution](ctx, s.transport, call{method: "GET", path: "/v1/distributions", query: params}, opts)
}

// ListPage loads one page of [DistributionsService.List].
func (s *DistributionsService) ListPage(ctx context.Context, params *DistributionsListParams, opts ...CallOption) (*Page[Distribution], error) {
	return sendJSON[Page[Distribution]](ctx, s.transport, call{method: "GET", path: "/v1/distributions", query: params}, opts)
}

// Create a distribution.
//
// Creates draft rollovers for all money that leaves one account at the same time, whatever its
// destinations. Creates all of them or none, and errors name the destination. Pre-tax and after-tax
// money is allocated to the destinations by IRS Notice 2014-54. With several destinations, the
// participant can choose how much of each goes where.
//
// Requires an `ak_` key with the scope `rollovers:write`.
func (s *DistributionsService) Create(ctx context.Context, body *DistributionInput, opts ...WriteOption) (*Distribution, error) {
	return sendJSON[Distribution](ctx, s.transport, call{method: "POST", path: "/v1/distributions", body: body}, opts)
}

// DistributionsGetParams has the query parameters of Distributions.Get.
type DistributionsGetParams struct {
	// Objects to include, separated by commas: `account` (requires the scope `accounts:read`),
	// `custodians` (requires the scope `custodians:read`).
	Expand []RolloversGetExpand `json:"expand,omitempty"`
}

// Retrieve a distribution.
//
// Shows the destinations, the cash part and the tax treatment of the distribution.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *DistributionsService) Get(ctx context.Context, id string, params *DistributionsGetParams, opts ...CallOption) (*Distribution, error) {
	return sendJSON[Distribution](ctx, s.transport, call{method: "GET", path: "/v1/distributions/{}", ids: []string{id}, query: params}, opts)
}

// Cancel a distribution.
//
// Cancels all rollovers of the distribution or none. Not allowed once money has left or a rollover is
// completed. Rollovers that ended in another way stay unchanged.
//
// Requires an `ak_` key with the scope `rollovers:act`.
func (s *DistributionsService) Cancel(ctx context.Context, id string, body *CancelDistributionRequest, opts ...WriteOption) (*Distribution, error) {
	return sendJSON[Distribution](ctx, s.transport, call{method: "POST", path: "/v1/distributions/{}/cancel", ids: []string{id}, body: body}, opts)
}

// Record the cash part of a distribution.
//
// Records how the amount that is not rolled over was paid to the participant. The payment has its own
// Form 1099-R in the tax report, apart from the rollovers. Recording the payment again corrects it.
//
// Requires an `ak_` key with the scope `rollovers:operate`.
func (s *DistributionsService) RecordCashPayment(ctx context.Context, id string, body *CashPaymentInput, opts ...WriteOption) (*Distribution, error) {
	return sendJSON[Distribution](ctx, s.transport, call{method: "POST", path: "/v1/distributions/{}/cash-payment", ids: []string{id}, body: body}, opts)
}

// Submit a distribution.
//
// Submits all rollovers of the distribution or none, with a consent obtained elsewhere. If one
// rollover cannot be submitted, the error names its destination.
//
// Requires an `ak_` key with the scope `rollovers:act`.
func (s *DistributionsService) Submit(ctx context.Context, id string, body *SubmitDistributionRequest, opts ...WriteOption) (*Distribution, error) {
	return sendJSON[Distribution](ctx, s.transport, call{method: "POST", path: "/v1/distributions/{}/submit", ids: []string{id}, body: body}, opts)
}

// DocumentsService has the methods of Client.Documents.
type DocumentsService struct {
	transport *transport
}

// Download the file of a document.
//
// Returns the file as an attachment with its detected media type. Each download is audited. If the
// connection closes before `Content-Length` bytes, the file is incomplete.
//
// Requires an `ak_` key with the scope `rollovers:reveal`.
func (s *DocumentsService) File(ctx context.Context, id string, opts ...CallOption) (*Response, error) {
	return sendRaw(ctx, s.transport, call{method: "GET", path: "/v1/documents/{}/file", ids: []string{id}, accept: "application/pdf, image/png, image/jpeg"}, opts)
}

// EventsService has the methods of Client.Events.
type EventsService struct {
	transport *transport
}

// List event types.
//
// Each event type has a description, a JSON Schema and an example.
//
// Requires an `ak_` key with the scope `events:read`.
func (s *EventsService) Types(ctx context.Context, opts ...CallOption) (*EventTypePage, error) {
	return sendJSON[EventTypePage](ctx, s.transport, call{method: "GET", path: "/v1/event-types"}, opts)
}

// EventsListParams has the query parameters of Events.List.
type EventsListParams struct {
	// Page size, from 1 to 100.
	Limit *int `json:"limit,omitempty"`
	// `nextCursor` of the previous page.
	Cursor string `json:"cursor,omitempty"`
	// `newest` (default): by time, newest first. `oldest`: in commit order, for following the list; each
	// rollover's events are ordered by `data.sequence`. `oldest` cannot be combined with filters.
	Order EventsListOrder `json:"order,omitempty"`
	// Where a list with `order=oldest` starts if there is no `cursor`. Default: `beginning`.
	Start EventStart `json:"start,omitempty"`
	// Only events of this type.
	Type WebhookEventType `json:"type,omitempty"`
	// Only events of this rollover.
	RolloverID string `json:"rolloverId,omitempty"`
	// Requires `rolloverId`. Only events after this `data.sequence`, in sequence order. Use it to fill
	// gaps in the events you received.
	AfterSequence *int `json:"afterSequence,omitempty"`
	// The fields of each event to return, separated by commas. Always returns `id` and `object`. The
	// response omits other fields, even those that the schema requires.
	Fields []EventsListField `json:"fields,omitempty"`
}

// List the events of the last 90 days, newest first.
//
// To fill a gap, pass `rolloverId` and `afterSequence`. The list then follows the rollover's sequence.
//
// To follow all events, pass `order=oldest`. The list is in commit order and grows only at its end.
// `nextCursor` is always present, even
// if there are no more events yet. Pass it to get the events committed since then; no event is
// skipped. Cursors do not expire;
// events are kept for 90 days. An event is listed only after all earlier transactions have ended. To
// follow only new events, also pass
// `start=now`: the first page is empty, and its `nextCursor` continues from this call.
//
// Requires an `ak_` key with the scope `events:read`.
func (s *EventsService) List(ctx context.Context, params *EventsListParams, opts ...CallOption) *Iterator[Event] {
	return iterate[Event](ctx, s.transport, call{method: "GET", path: "/v1/events", query: params}, opts)
}

// ListPage loads one page of [EventsService.List].
func (s *EventsService) ListPage(ctx context.Context, params *EventsListParams, opts ...CallOption) (*Page[Event], error) {
	return sendJSON[Page[Event]](ctx, s.transport, call{method: "GET", path: "/v1/events", query: params}, opts)
}

// Retrieve an event.
//
// Returns the whole event, as sent to webhooks with full payloads. Events are kept for 90 days.
//
// Requires an `ak_` key with the scope `events:read`.
func (s *EventsService) Get(ctx context.Context, id string, opts ...CallOption) (*Event, error) {
	return sendJSON[Event](ctx, s.transport, call{method: "GET", path: "/v1/events/{}", ids: []string{id}}, opts)
}

// Resend an event.
//
// Sends the event with its original `webhook-id`, so receivers can detect duplicates. The endpoint's
// `ordering` does not apply. If `endpointId` is set, only that endpoint receives the event, regardless
// of the endpoint's event types.
//
// Requires an `ak_` key with the scope `webhooks:write`.
func (s *EventsService) Redeliver(ctx context.Context, id string, body *WebhookRedeliveryInput, opts ...WriteOption) (*WebhookDeliveryPage, error) {
	return sendJSON[WebhookDeliveryPage](ctx, s.transport, call{method: "POST", path: "/v1/events/{}/redeliver", ids: []string{id}, body: body}, opts)
}

// IncomingFundsService has the methods of Client.IncomingFunds.
type IncomingFundsService struct {
	transport *transport
}

// IncomingFundsListParams has the query parameters of IncomingFunds.List.
type IncomingFundsListParams struct {
	// Page size, from 1 to 100.
	Limit *int `json:"limit,omitempty"`
	// `nextCursor` of the previous page.
	Cursor string `json:"cursor,omitempty"`
	// Objects to include, separated by commas: `custodian` (requires the scope `custodians:read`).
	Expand []NigoItemsGetExpand `json:"expand,omitempty"`
	// Only money with this status.
	Status IncomingFundsStatus `json:"status,omitempty"`
	// Only money that arrived on or after this date.
	ReceivedFrom string `json:"receivedFrom,omitempty"`
	// Only money that arrived on or before this date.
	ReceivedTo string `json:"receivedTo,omitempty"`
	// Only money that arrived in this way.
	Method IncomingFundsMethod `json:"method,omitempty"`
	// Only this amount.
	Amount string `json:"amount,omitempty"`
	// Only money from this custodian.
	CustodianID string `json:"custodianId,omitempty"`
	// Only money with this owner: your ID for the person who works on it.
	OwnerID string `json:"ownerId,omitempty"`
	// `true`: only money in suspense past its return date. `false`: only other money.
	Overdue *bool `json:"overdue,omitempty"`
	// Order of the list. Default: newest first.
	Sort IncomingFundsListSort `json:"sort,omitempty"`
	// Only entries of this bank file.
	FileID string `json:"fileId,omitempty"`
	// An ID, check number, trace number or bank reference, the last four characters of the account number,
	// or the start of the sender's name.
	Q string `json:"q,omitempty"`
}

// List incoming funds.
//
// Lists money that arrived, newest first. Filter by `status` to find money that is not matched yet.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *IncomingFundsService) List(ctx context.Context, params *IncomingFundsListParams, opts ...CallOption) *Iterator[IncomingFunds] {
	return iterate[IncomingFunds](ctx, s.transport, call{method: "GET", path: "/v1/incoming-funds", query: params}, opts)
}

// ListPage loads one page of [IncomingFundsService.List].
func (s *IncomingFundsService) ListPage(ctx context.Context, params *IncomingFundsListParams, opts ...CallOption) (*Page[IncomingFunds], error) {
	return sendJSON[Page[IncomingFunds]](ctx, s.transport, call{method: "GET", path: "/v1/incoming-funds", query: params}, opts)
}

// Record money that arrived.
//
// For money that no rollover expects yet. `GET /v1/incoming-funds/{id}/suggestions` lists rollovers
// that it could belong to. A bank reference that is already recorded marks a suspected duplicate,
// which is recorded too.
//
// Requires an `ak_` key with the scope `rollovers:operate`.
func (s *IncomingFundsService) Record(ctx context.Context, body *IncomingFundsInput, opts ...WriteOption) (*IncomingFunds, error) {
	return sendJSON[IncomingFunds](ctx, s.transport, call{method: "POST", path: "/v1/incoming-funds", body: body}, opts)
}

// Record up to 100 arrivals.
//
// Each item is recorded independently, like `POST /v1/incoming-funds`, and has its own result. Each
// item counts as one request.
// If you repeat a batch with the same idempotency key, only missing items are recorded.
//
// Requires an `ak_` key with the scope `rollovers:operate`.
func (s *IncomingFundsService) RecordBatch(ctx context.Context, body *IncomingFundsBatchInput, opts ...WriteOption) (*IncomingFundsBatch, error) {
	return sendJSON[IncomingFundsBatch](ctx, s.transport, call{method: "POST", path: "/v1/incoming-funds/batch", body: body}, opts)
}

// IncomingFundsSummaryParams has the query parameters of IncomingFunds.Summary.
type IncomingFundsSummaryParams struct {
	// First day. Default: the same day as `to`.
	From string `json:"from,omitempty"`
	// Last day. Default: today.
	To string `json:"to,omitempty"`
}

// Sum incoming funds by day, file and age.
//
// Days are those on which the money arrived. Amounts show where the money is now. `total` and `days`
// cover the range of days; `suspense` covers all money.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *IncomingFundsService) Summary(ctx context.Context, params *IncomingFundsSummaryParams, opts ...CallOption) (*IncomingFundsSummary, error) {
	return sendJSON[IncomingFundsSummary](ctx, s.transport, call{method: "GET", path: "/v1/incoming-funds/summary", query: params}, opts)
}

// IncomingFundsGetParams has the query parameters of IncomingFunds.Get.
type IncomingFundsGetParams struct {
	// Objects to include, separated by commas: `custodian` (requires the scope `custodians:read`).
	Expand []NigoItemsGetExpand `json:"expand,omitempty"`
}

// Retrieve incoming funds.
//
// Shows the amount, its sender, the rollovers it was applied to and its deadline.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *IncomingFundsService) Get(ctx context.Context, id string, params *IncomingFundsGetParams, opts ...CallOption) (*IncomingFunds, error) {
	return sendJSON[IncomingFunds](ctx, s.transport, call{method: "GET", path: "/v1/incoming-funds/{}", ids: []string{id}, query: params}, opts)
}

// Change the owner, note or deadline of incoming funds.
//
// Only the sent fields change. The amount and the sender cannot be changed.
//
// Requires an `ak_` key with the scope `rollovers:operate`.
func (s *IncomingFundsService) Update(ctx context.Context, id string, body *IncomingFundsPatch, opts ...ChangeOption) (*IncomingFunds, error) {
	return sendJSON[IncomingFunds](ctx, s.transport, call{method: "PATCH", path: "/v1/incoming-funds/{}", ids: []string{id}, body: body}, opts)
}

// Apply incoming funds to rollovers.
//
// Performs `mark_funds_received` on each rollover, and links the receipts. Send `rolloverId` for one
// rollover, or `allocations` that add up to the amount. Applies everything or nothing.
//
// Requires an `ak_` key with the scope `rollovers:operate`.
func (s *IncomingFundsService) Apply(ctx context.Context, id string, body *IncomingFundsApplication, opts ...ChangeOption) (*IncomingFunds, error) {
	return sendJSON[IncomingFunds](ctx, s.transport, call{method: "POST", path: "/v1/incoming-funds/{}/apply", ids: []string{id}, body: body}, opts)
}

// IncomingFundsHistoryParams has the query parameters of IncomingFunds.History.
type IncomingFundsHistoryParams struct {
	// Page size, from 1 to 100.
	Limit *int `json:"limit,omitempty"`
	// `nextCursor` of the previous page.
	Cursor string `json:"cursor,omitempty"`
}

// List the changes of incoming funds, oldest first.
//
// Each entry has the change, its time and who made it.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *IncomingFundsService) History(ctx context.Context, id string, params *IncomingFundsHistoryParams, opts ...CallOption) *Iterator[IncomingFundsEntry] {
	return iterate[IncomingFundsEntry](ctx, s.transport, call{method: "GET", path: "/v1/incoming-funds/{}/history", ids: []string{id}, query: params}, opts)
}

// HistoryPage loads one page of [IncomingFundsService.History].
func (s *IncomingFundsService) HistoryPage(ctx context.Context, id string, params *IncomingFundsHistoryParams, opts ...CallOption) (*Page[IncomingFundsEntry], error) {
	return sendJSON[Page[IncomingFundsEntry]](ctx, s.transport, call{method: "GET", path: "/v1/incoming-funds/{}/history", ids: []string{id}, query: params}, opts)
}

// Record that incoming funds were returned to their sender.
//
// This is final. Applied money must be unapplied first.
//
// Requires an `ak_` key with the scope `rollovers:operate`.
func (s *IncomingFundsService) Return(ctx context.Context, id string, body *ReturnIncomingFundsRequest, opts ...ChangeOption) (*IncomingFunds, error) {
	return sendJSON[IncomingFunds](ctx, s.transport, call{method: "POST", path: "/v1/incoming-funds/{}/return", ids: []string{id}, body: body}, opts)
}

// Record that the bank took incoming funds back.
//
// For a check that bounced (NSF) or an ACH return. This is final. If the money is applied, voids the
// receipts with `void_receipt` first.
//
// Requires an `ak_` key with the scope `rollovers:operate`.
func (s *IncomingFundsService) Reverse(ctx context.Context, id string, body *ReverseIncomingFundsRequest, opts ...ChangeOption) (*IncomingFunds, error) {
	return sendJSON[IncomingFunds](ctx, s.transport, call{method: "POST", path: "/v1/incoming-funds/{}/reverse", ids: []string{id}, body: body}, opts)
}

// Suggest rollovers for incoming funds.
//
// Open rollovers that the money could belong to, best first: by amount, custodian, account number,
// name, reference, check number and tracking number.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *IncomingFundsService) Suggestions(ctx context.Context, id string, opts ...CallOption) (*IncomingFundsSuggestions, error) {
	return sendJSON[IncomingFundsSuggestions](ctx, s.transport, call{method: "GET", path: "/v1/incoming-funds/{}/suggestions", ids: []string{id}}, opts)
}

// Put incoming funds in suspense.
//
// For money that cannot be applied yet. It must be returned to its sender by `returnBy`. Default:
// today plus the number of days in the setting `incomingFunds.suspenseDays`.
//
// Requires an `ak_` key with the scope `rollovers:operate`.
func (s *IncomingFundsService) Suspend(ctx context.Context, id string, body *SuspendIncomingFundsRequest, opts ...ChangeOption) (*IncomingFunds, error) {
	return sendJSON[IncomingFunds](ctx, s.transport, call{method: "POST", path: "/v1/incoming-funds/{}/suspend", ids: []string{id}, body: body}, opts)
}

// Unapply incoming funds from their rollovers.
//
// Voids the receipts with `void_receipt`. The money is unmatched again.
//
// Requires an `ak_` key with the scope `rollovers:operate`.
func (s *IncomingFundsService) Unapply(ctx context.Context, id string, body *UnapplyIncomingFundsRequest, opts ...ChangeOption) (*IncomingFunds, error) {
	return sendJSON[IncomingFunds](ctx, s.transport, call{method: "POST", path: "/v1/incoming-funds/{}/unapply", ids: []string{id}, body: body}, opts)
}

// LettersService has the methods of Client.Letters.
type LettersService struct {
	transport *transport
}

// Retrieve a letter and verify its seal.
//
// Compares the letter, its PDF and its signature with their seals. `sealed` has the result.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *LettersService) Get(ctx context.Context, id string, opts ...CallOption) (*Letter, error) {
	return sendJSON[Letter](ctx, s.transport, call{method: "GET", path: "/v1/letters/{}", ids: []string{id}}, opts)
}

// LettersDownloadParams has the query parameters of Letters.Download.
type LettersDownloadParams struct {
	// `issued` for the letter as issued, `signed` for its signed copy. Default: "issued".
	Copy LettersDownloadCopy `json:"copy,omitempty"`
}

// Download the PDF of a letter.
//
// Returns the stored PDF as an attachment, always with the same bytes. Each download is audited. If
// the connection closes before `Content-Length` bytes, the file is incomplete.
//
// Requires an `ak_` key with the scope `rollovers:reveal`.
func (s *LettersService) Download(ctx context.Context, id string, params *LettersDownloadParams, opts ...CallOption) (*Response, error) {
	return sendRaw(ctx, s.transport, call{method: "GET", path: "/v1/letters/{}/file", ids: []string{id}, query: params, accept: "application/pdf"}, opts)
}

// Sign a letter with a typed signature.
//
// Stores a signed copy of the PDF with the evidence: the typed name and title, the time, the signer,
// the IP address, and the SHA-256 digest of the PDF that was signed. A signed letter of acceptance
// becomes a document of type `loa` of the rollover, as with `provide_documents`. Letters that the
// participant or the spouse signs are refused. Each call counts as 20 requests.
//
// Requires an `ak_` key with the scope `rollovers:operate`.
func (s *LettersService) Sign(ctx context.Context, id string, body *SignLetterRequest, opts ...WriteOption) (*Letter, error) {
	return sendJSON[Letter](ctx, s.transport, call{method: "POST", path: "/v1/letters/{}/sign", ids: []string{id}, body: body}, opts)
}

// Request a signature from an e-signature provider.
//
// Sends `rollover.letter_signature_requested` to the provider's webhook endpoint. The provider reads
// the letter, and returns the result to `POST /v1/letters/{id}/signature-result`, signed with the
// endpoint's secret. A new request replaces the earlier one. Letters that the participant or the
// spouse signs are refused.
//
// Requires an `ak_` key with the scope `rollovers:operate`.
func (s *LettersService) RequestSignature(ctx context.Context, id string, body *RequestLetterSignatureRequest, opts ...WriteOption) (*Letter, error) {
	return sendJSON[Letter](ctx, s.transport, call{method: "POST", path: "/v1/letters/{}/signature-requests", ids: []string{id}, body: body}, opts)
}

// Record the result of an external signature.
//
// For e-signature providers, without an API key. The headers `webhook-id`, `webhook-timestamp` and
// `webhook-signature` sign the body like a webhook of this service, with the secret of the webhook
// endpoint that received the request. Messages older than five minutes are rejected. The same result
// can be sent again. `signed` stores the evidence as the signed copy. A letter of acceptance also
// becomes a document of type `loa`.
func (s *LettersService) RecordSignature(ctx context.Context, id string, body *RecordLetterSignatureRequest, opts ...WriteOption) (*LetterSignatureResult, error) {
	return sendJSON[LetterSignatureResult](ctx, s.transport, call{method: "POST", path: "/v1/letters/{}/signature-result", ids: []string{id}, body: body}, opts)
}

// NigoCodesService has the methods of Client.NigoCodes.
type NigoCodesService struct {
	transport *transport
}

// List the NIGO codes with their remedies.
//
// Shows the meaning of each code, who must fix the deficiency, and how.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *NigoCodesService) List(ctx context.Context, opts ...CallOption) (*NigoReasonPage, error) {
	return sendJSON[NigoReasonPage](ctx, s.transport, call{method: "GET", path: "/v1/nigo-codes"}, opts)
}

// NigoItemsService has the methods of Client.NigoItems.
type NigoItemsService struct {
	transport *transport
}

// NigoItemsGetParams has the query parameters of NigoItems.Get.
type NigoItemsGetParams struct {
	// Objects to include, separated by commas: `custodian` (requires the scope `custodians:read`).
	Expand []NigoItemsGetExpand `json:"expand,omitempty"`
}

// Retrieve a NIGO item.
//
// Shows what is wrong with the request, who must fix it, and whether it is resolved.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *NigoItemsService) Get(ctx context.Context, id string, params *NigoItemsGetParams, opts ...CallOption) (*NigoItem, error) {
	return sendJSON[NigoItem](ctx, s.transport, call{method: "GET", path: "/v1/nigo-items/{}", ids: []string{id}, query: params}, opts)
}

// Resolve a NIGO item.
//
// Some items resolve automatically: the items of `custodian_soft_reject` when the rollover continues,
// and the items of a rejection when the rollover is reopened.
//
// Requires an `ak_` key with the scope `rollovers:operate`.
func (s *NigoItemsService) Resolve(ctx context.Context, id string, body *ResolveNigoItemRequest, opts ...WriteOption) (*NigoItem, error) {
	return sendJSON[NigoItem](ctx, s.transport, call{method: "POST", path: "/v1/nigo-items/{}/resolve", ids: []string{id}, body: body}, opts)
}

// OrganizationService has the methods of Client.Organization.
type OrganizationService struct {
	transport *transport
}

// Get the organization's letterhead and wording of letters.
//
// Letters issued from now on use these texts. Letters already issued do not change.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *OrganizationService) LetterTemplates(ctx context.Context, opts ...CallOption) (*LetterTemplates, error) {
	return sendJSON[LetterTemplates](ctx, s.transport, call{method: "GET", path: "/v1/organization/letter-templates"}, opts)
}

// Update the organization's letterhead and wording of letters.
//
// Stores a new version. Issued letters stay the same. Unknown placeholders are refused. The body can
// be up to 256 kB.
//
// Requires an `ak_` key with the scope `rollovers:operate`.
func (s *OrganizationService) UpdateLetterTemplates(ctx context.Context, body *LetterTemplatesPatch, opts ...ChangeOption) (*LetterTemplates, error) {
	return sendJSON[LetterTemplates](ctx, s.transport, call{method: "PATCH", path: "/v1/organization/letter-templates", body: body}, opts)
}

// Get the organization's time zone, deadlines and second-person rules.
//
// Shows the settings that determine when rollovers become overdue and which actions need a second
// person.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *OrganizationService) Settings(ctx context.Context, opts ...CallOption) (*OrganizationSettings, error) {
	return sendJSON[OrganizationSettings](ctx, s.transport, call{method: "GET", path: "/v1/organization/settings"}, opts)
}

// Update the organization's time zone, deadlines and rules.
//
// A change applies only to deadlines that start after it.
//
// Requires an `ak_` key with the scope `rollovers:operate`.
func (s *OrganizationService) UpdateSettings(ctx context.Context, body *OrganizationSettingsPatch, opts ...ChangeOption) (*OrganizationSettings, error) {
	return sendJSON[OrganizationSettings](ctx, s.transport, call{method: "PATCH", path: "/v1/organization/settings", body: body}, opts)
}

// PaymentDetailsService has the methods of Client.PaymentDetails.
type PaymentDetailsService struct {
	transport *transport
}

// PaymentDetailsListParams has the query parameters of PaymentDetails.List.
type PaymentDetailsListParams struct {
	// Page size, from 1 to 100.
	Limit *int `json:"limit,omitempty"`
	// `nextCursor` of the previous page.
	Cursor string `json:"cursor,omitempty"`
	// Objects to include, separated by commas: `plan` (requires the scope `custodians:read`), `custodian`
	// (requires the scope `custodians:read`).
	Expand []PaymentDetailsGetExpand `json:"expand,omitempty"`
	// Only details of this plan.
	PlanID string `json:"planId,omitempty"`
	// Only details of this custodian.
	CustodianID string `json:"custodianId,omitempty"`
	// Only details with this status.
	Status PaymentDetailsStatus `json:"status,omitempty"`
}

// List payment details, newest first.
//
// Filter by custodian, plan or status. Instructions use only confirmed details.
//
// Requires an `ak_` key with the scope `custodians:read`.
func (s *PaymentDetailsService) List(ctx context.Context, params *PaymentDetailsListParams, opts ...CallOption) *Iterator[PaymentDetails] {
	return iterate[PaymentDetails](ctx, s.transport, call{method: "GET", path: "/v1/payment-details", query: params}, opts)
}

// ListPage loads one page of [PaymentDetailsService.List].
func (s *PaymentDetailsService) ListPage(ctx context.Context, params *PaymentDetailsListParams, opts ...CallOption) (*Page[PaymentDetails], error) {
	return sendJSON[Page[PaymentDetails]](ctx, s.transport, call{method: "GET", path: "/v1/payment-details", query: params}, opts)
}

// Add payee and bank details of a custodian or plan.
//
// Instructions use the details only after another person calls the custodian or plan, at a number from
// another source, and confirms them with `POST /v1/payment-details/{id}/confirm`.
//
// Requires an `ak_` key with the scope `rollovers:operate`.
func (s *PaymentDetailsService) Create(ctx context.Context, body *PaymentDetailsInput, opts ...WriteOption) (*PaymentDetails, error) {
	return sendJSON[PaymentDetails](ctx, s.transport, call{method: "POST", path: "/v1/payment-details", body: body}, opts)
}

// PaymentDetailsGetParams has the query parameters of PaymentDetails.Get.
type PaymentDetailsGetParams struct {
	// Objects to include, separated by commas: `plan` (requires the scope `custodians:read`), `custodian`
	// (requires the scope `custodians:read`).
	Expand []PaymentDetailsGetExpand `json:"expand,omitempty"`
}

// Retrieve payment details.
//
// Shows the bank details, who added them and who confirmed them.
//
// Requires an `ak_` key with the scope `custodians:read`.
func (s *PaymentDetailsService) Get(ctx context.Context, id string, params *PaymentDetailsGetParams, opts ...CallOption) (*PaymentDetails, error) {
	return sendJSON[PaymentDetails](ctx, s.transport, call{method: "GET", path: "/v1/payment-details/{}", ids: []string{id}, query: params}, opts)
}

// Confirm payment details after a call-back.
//
// Call the custodian or plan at a number that did not come with the details, and have the details read
// back. Only a signed-in member who is not the author can confirm them. They replace earlier confirmed
// details. Rollovers approved with other details need a new approval.
//
// Requires an `ak_` key with the scope `rollovers:operate`.
func (s *PaymentDetailsService) Confirm(ctx context.Context, id string, body *ConfirmPaymentDetailsRequest, opts ...WriteOption) (*PaymentDetails, error) {
	return sendJSON[PaymentDetails](ctx, s.transport, call{method: "POST", path: "/v1/payment-details/{}/confirm", ids: []string{id}, body: body}, opts)
}

// Reject payment details.
//
// Anyone who can operate rollovers can reject details, including their author, even after
// confirmation. Instructions then use the directory's details.
//
// Requires an `ak_` key with the scope `rollovers:operate`.
func (s *PaymentDetailsService) Reject(ctx context.Context, id string, body *RejectPaymentDetailsRequest, opts ...WriteOption) (*PaymentDetails, error) {
	return sendJSON[PaymentDetails](ctx, s.transport, call{method: "POST", path: "/v1/payment-details/{}/reject", ids: []string{id}, body: body}, opts)
}

// PlansService has the methods of Client.Plans.
type PlansService struct {
	transport *transport
}

// PlansListParams has the query parameters of Plans.List.
type PlansListParams struct {
	// Page size, from 1 to 100.
	Limit *int `json:"limit,omitempty"`
	// `nextCursor` of the previous page.
	Cursor string `json:"cursor,omitempty"`
	// Objects to include, separated by commas: `recordkeeper` (requires the scope `custodians:read`).
	Expand []PlansGetExpand `json:"expand,omitempty"`
	// Part of the plan's or sponsor's name, the plan number, or the start of the EIN or the Form 5500 key,
	// such as `123456789-001`.
	Q string `json:"q,omitempty"`
	// Only plans of the sponsor with this EIN.
	EIN string `json:"ein,omitempty"`
	// Only plans with this number.
	PlanNumber string `json:"planNumber,omitempty"`
	// Only plans with this recordkeeper.
	RecordkeeperID string `json:"recordkeeperId,omitempty"`
}

// List and search plans, newest first.
//
// `q` finds plans by name, sponsor or EIN.
//
// Requires an `ak_` key with the scope `custodians:read`.
func (s *PlansService) List(ctx context.Context, params *PlansListParams, opts ...CallOption) *Iterator[Plan] {
	return iterate[Plan](ctx, s.transport, call{method: "GET", path: "/v1/plans", query: params}, opts)
}

// ListPage loads one page of [PlansService.List].
func (s *PlansService) ListPage(ctx context.Context, params *PlansListParams, opts ...CallOption) (*Page[Plan], error) {
	return sendJSON[Page[Plan]](ctx, s.transport, call{method: "GET", path: "/v1/plans", query: params}, opts)
}

// Record an employer's plan.
//
// Rollovers name the plan as `source.planId` or `destination.planId`. Their instructions and letters
// then print its name, number and EIN.
//
// Requires an `ak_` key with the scope `rollovers:operate`.
func (s *PlansService) Create(ctx context.Context, body *PlanInput, opts ...WriteOption) (*Plan, error) {
	return sendJSON[Plan](ctx, s.transport, call{method: "POST", path: "/v1/plans", body: body}, opts)
}

// PlansGetParams has the query parameters of Plans.Get.
type PlansGetParams struct {
	// Objects to include, separated by commas: `recordkeeper` (requires the scope `custodians:read`).
	Expand []PlansGetExpand `json:"expand,omitempty"`
}

// Retrieve a plan.
//
// Shows the plan's sponsor, recordkeeper and contact.
//
// Requires an `ak_` key with the scope `custodians:read`.
func (s *PlansService) Get(ctx context.Context, id string, params *PlansGetParams, opts ...CallOption) (*Plan, error) {
	return sendJSON[Plan](ctx, s.transport, call{method: "GET", path: "/v1/plans/{}", ids: []string{id}, query: params}, opts)
}

// Update a plan.
//
// Later instructions and letters print the new facts. The `planName` of existing rollovers stays
// unchanged.
//
// Requires an `ak_` key with the scope `rollovers:operate`.
func (s *PlansService) Update(ctx context.Context, id string, body *PlanPatch, opts ...ChangeOption) (*Plan, error) {
	return sendJSON[Plan](ctx, s.transport, call{method: "PATCH", path: "/v1/plans/{}", ids: []string{id}, body: body}, opts)
}

// RequestsService has the methods of Client.Requests.
type RequestsService struct {
	transport *transport
}

// RequestsListParams has the query parameters of Requests.List.
type RequestsListParams struct {
	// Page size, from 1 to 100.
	Limit *int `json:"limit,omitempty"`
	// `nextCursor` of the previous page.
	Cursor string `json:"cursor,omitempty"`
	// Only requests with this class of status.
	Status RequestsListStatus `json:"status,omitempty"`
	// Only requests with this error code.
	Code string `json:"code,omitempty"`
	// Only requests to this route, given as a path pattern.
	Route string `json:"route,omitempty"`
	// Only requests with this method.
	Method RequestsListMethod `json:"method,omitempty"`
	// Only requests at or after this time.
	From *time.Time `json:"from,omitempty"`
	// Only requests before this time.
	To *time.Time `json:"to,omitempty"`
}

// List this API key's requests of the last seven days, newest first.
//
// Use it to debug an integration. A key sees only its own requests. The log contains failed requests
// and a sample of successful requests. On each instance, the limits per minute are:
//
// - failed requests: 30 per caller and 60 per organization
// - successful requests: 10 per caller and 60 per organization
//
// The log stores up to 5,000 requests per hour.
//
// Requires an `ak_` key, with any scope.
func (s *RequestsService) List(ctx context.Context, params *RequestsListParams, opts ...CallOption) *Iterator[LoggedRequest] {
	return iterate[LoggedRequest](ctx, s.transport, call{method: "GET", path: "/v1/requests", query: params}, opts)
}

// ListPage loads one page of [RequestsService.List].
func (s *RequestsService) ListPage(ctx context.Context, params *RequestsListParams, opts ...CallOption) (*Page[LoggedRequest], error) {
	return sendJSON[Page[LoggedRequest]](ctx, s.transport, call{method: "GET", path: "/v1/requests", query: params}, opts)
}

// Retrieve one of this API key's requests.
//
// The log keeps failed requests and a sample of successful requests for seven days. It contains no
// bodies, queries or other client input, except the ID in the path.
//
// Requires an `ak_` key, with any scope.
func (s *RequestsService) Get(ctx context.Context, id string, opts ...CallOption) (*LoggedRequest, error) {
	return sendJSON[LoggedRequest](ctx, s.transport, call{method: "GET", path: "/v1/requests/{}", ids: []string{id}}, opts)
}

// RequirementSetsService has the methods of Client.RequirementSets.
type RequirementSetsService struct {
	transport *transport
}

// RequirementSetsListParams has the query parameters of RequirementSets.List.
type RequirementSetsListParams struct {
	// Page size, from 1 to 100.
	Limit *int `json:"limit,omitempty"`
	// `nextCursor` of the previous page.
	Cursor string `json:"cursor,omitempty"`
	// Objects to include, separated by commas: `plan` (requires the scope `custodians:read`), `custodian`
	// (requires the scope `custodians:read`).
	Expand []PaymentDetailsGetExpand `json:"expand,omitempty"`
	// Only sets of this plan.
	PlanID string `json:"planId,omitempty"`
	// Only sets of this custodian.
	CustodianID string `json:"custodianId,omitempty"`
	// True for current versions, false for superseded ones.
	IsCurrent *bool `json:"isCurrent,omitempty"`
	// Only sets whose last confirmed day, `expiresOn`, is before this day.
	ExpiresBefore string `json:"expiresBefore,omitempty"`
}

// List requirement sets, newest first.
//
// Filter by custodian or plan. A set counts as confirmed until its `expiresOn`.
//
// Requires an `ak_` key with the scope `custodians:read`.
func (s *RequirementSetsService) List(ctx context.Context, params *RequirementSetsListParams, opts ...CallOption) *Iterator[RequirementSet] {
	return iterate[RequirementSet](ctx, s.transport, call{method: "GET", path: "/v1/requirement-sets", query: params}, opts)
}

// ListPage loads one page of [RequirementSetsService.List].
func (s *RequirementSetsService) ListPage(ctx context.Context, params *RequirementSetsListParams, opts ...CallOption) (*Page[RequirementSet], error) {
	return sendJSON[Page[RequirementSet]](ctx, s.transport, call{method: "GET", path: "/v1/requirement-sets", query: params}, opts)
}

// Add requirements of a custodian or plan.
//
// Creates a new version that supersedes the current one. Requirements are in addition to the
// directory's: rollovers from the custodian or plan require both. They take effect within a minute.
//
// Requires an `ak_` key with the scope `rollovers:operate`.
func (s *RequirementSetsService) Create(ctx context.Context, body *RequirementSetInput, opts ...WriteOption) (*RequirementSet, error) {
	return sendJSON[RequirementSet](ctx, s.transport, call{method: "POST", path: "/v1/requirement-sets", body: body}, opts)
}

// RequirementSetsGetParams has the query parameters of RequirementSets.Get.
type RequirementSetsGetParams struct {
	// Objects to include, separated by commas: `plan` (requires the scope `custodians:read`), `custodian`
	// (requires the scope `custodians:read`).
	Expand []PaymentDetailsGetExpand `json:"expand,omitempty"`
}

// Retrieve a requirement set.
//
// Shows the requirements, who added them and who last confirmed them.
//
// Requires an `ak_` key with the scope `custodians:read`.
func (s *RequirementSetsService) Get(ctx context.Context, id string, params *RequirementSetsGetParams, opts ...CallOption) (*RequirementSet, error) {
	return sendJSON[RequirementSet](ctx, s.transport, call{method: "GET", path: "/v1/requirement-sets/{}", ids: []string{id}, query: params}, opts)
}

// Confirm that requirements still apply.
//
// Only the current version can be confirmed. It then counts as confirmed until `expiresOn`.
//
// Requires an `ak_` key with the scope `rollovers:operate`.
func (s *RequirementSetsService) Confirm(ctx context.Context, id string, body *ConfirmRequirementSetRequest, opts ...WriteOption) (*RequirementSet, error) {
	return sendJSON[RequirementSet](ctx, s.transport, call{method: "POST", path: "/v1/requirement-sets/{}/confirm", ids: []string{id}, body: body}, opts)
}

// RolloversService has the methods of Client.Rollovers.
type RolloversService struct {
	transport *transport
}

// RolloversListParams has the query parameters of Rollovers.List.
type RolloversListParams struct {
	// Page size, from 1 to 100.
	Limit *int `json:"limit,omitempty"`
	// `nextCursor` of the previous page.
	Cursor string `json:"cursor,omitempty"`
	// Only this state, or several states: separated by commas, or with the parameter repeated (`state=` or
	// `state[]=`).
	State []RolloverState `json:"state,omitempty"`
	// Only rollovers with this status.
	Status RolloverStatus `json:"status,omitempty"`
	// Only rollovers pending on this party, or on one of several: separated by commas, or with the
	// parameter repeated (`pendingOn=` or `pendingOn[]=`).
	PendingOn []PendingOn `json:"pendingOn,omitempty"`
	// Only this rollover type.
	Type RolloverType `json:"type,omitempty"`
	// `true`: only rollovers with a passed deadline. `false`: only rollovers without one.
	Overdue *bool `json:"overdue,omitempty"`
	// `true`: only rollovers with an open mismatch. `false`: only rollovers without one.
	Mismatch *bool `json:"mismatch,omitempty"`
	// Only rollovers with this assignee: your ID for the person.
	AssigneeID string `json:"assigneeId,omitempty"`
	// `true`: only rollovers that have no assignee and need someone to act.
	Unassigned *bool `json:"unassigned,omitempty"`
	// Only this priority.
	Priority RolloverPriority `json:"priority,omitempty"`
	// Only rollovers of this account.
	AccountID string `json:"accountId,omitempty"`
	// Only rollovers with this custodian on either side.
	CustodianID string `json:"custodianId,omitempty"`
	// Only rollovers from this custodian.
	SourceCustodianID string `json:"sourceCustodianId,omitempty"`
	// Only rollovers with this external ID.
	ExternalID string `json:"externalId,omitempty"`
	// Only rollovers of this distribution.
	DistributionID string `json:"distributionId,omitempty"`
	// Only rollovers with this plan on either side. With a sort order other than `newest`, or with
	// `custodianId` or an assignee, the list examines up to 1,000 rollovers of the plan: add `state` or
	// `pendingOn` if there are more.
	PlanID string `json:"planId,omitempty"`
	// Only rollovers with this tag.
	Tag string `json:"tag,omitempty"`
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
	InTransitAge TransitAge `json:"inTransitAge,omitempty"`
	// Sort order. Default: `deadline` with `dueBefore`, `updated` with `updatedAfter`, otherwise `newest`.
	Sort RolloverOrder `json:"sort,omitempty"`
	// The fields of each rollover to return, separated by commas. Always returns `id` and `object`. The
	// response omits other fields, even those that the schema requires.
	Fields []RolloversGetField `json:"fields,omitempty"`
	// Objects to include, separated by commas: `account` (requires the scope `accounts:read`),
	// `custodians` (requires the scope `custodians:read`).
	Expand []RolloversGetExpand `json:"expand,omitempty"`
	// `summary` returns part of each rollover, `full` returns all fields. Default: `full`. Cannot be
	// combined with `fields`.
	View ApprovalsListView `json:"view,omitempty"`
}

// List rollovers, newest first, by deadline or by last change.
//
// A rollover must match every filter. Names, email addresses and account numbers are not query
// parameters, because URLs are logged. Search for them with `POST /v1/rollovers/search`.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *RolloversService) List(ctx context.Context, params *RolloversListParams, opts ...CallOption) *Iterator[Rollover] {
	return iterate[Rollover](ctx, s.transport, call{method: "GET", path: "/v1/rollovers", query: params}, opts)
}

// ListPage loads one page of [RolloversService.List].
func (s *RolloversService) ListPage(ctx context.Context, params *RolloversListParams, opts ...CallOption) (*Page[Rollover], error) {
	return sendJSON[Page[Rollover]](ctx, s.transport, call{method: "GET", path: "/v1/rollovers", query: params}, opts)
}

// Create a draft rollover.
//
// The rollover starts in state `draft`. Its eligibility is checked against the IRS rules immediately.
// Nothing is sent to a custodian until you perform actions.
//
// Requires an `ak_` key with the scope `rollovers:write`.
func (s *RolloversService) Create(ctx context.Context, body *RolloverInput, opts ...WriteOption) (*Rollover, error) {
	return sendJSON[Rollover](ctx, s.transport, call{method: "POST", path: "/v1/rollovers", body: body}, opts)
}

// Create up to 200 draft rollovers.
//
// Each item is processed independently and has its own result. Each item counts as one request.
// Each item is created only once for its own idempotency key, or for the batch's key if it has none.
// If you repeat a batch, only missing rollovers are created.
//
// The body can be up to 512 kB.
//
// Requires an `ak_` key with the scope `rollovers:write`.
func (s *RolloversService) CreateBatch(ctx context.Context, body *RolloverBatchInput, opts ...WriteOption) (*RolloverBatch, error) {
	return sendJSON[RolloverBatch](ctx, s.transport, call{method: "POST", path: "/v1/rollovers/batch", body: body}, opts)
}

// Send reminders for up to 100 rollovers.
//
// Works for rollovers that wait for the participant or a custodian. Participants get an email or a
// text message with a link to their tracking page, if the organization has turned messages on and they
// have not stopped them. For a custodian, the event `rollover.reminder_sent` asks your system to
// contact it. The same reminder is possible every 3 days. Reminders are recorded in the timeline and
// do not change the rollover's version. Each rollover is processed independently, like `POST
// /v1/rollovers/{id}/reminders`, and has its own result. If you repeat the request with the same
// idempotency key, only items that failed or were not reached are processed again.
//
// Requires an `ak_` key with the scope `rollovers:act`.
func (s *RolloversService) BulkRemind(ctx context.Context, body *RolloverBulkRemind, opts ...WriteOption) (*RolloverBulkReminder, error) {
	return sendJSON[RolloverBulkReminder](ctx, s.transport, call{method: "POST", path: "/v1/rollovers/bulk-remind", body: body}, opts)
}

// Assign, prioritize or tag up to 200 rollovers.
//
// Each rollover is updated independently, like `PATCH /v1/rollovers/{id}`, and has its own result. A
// version conflict on one does not affect the others. Each rollover counts as one request.
// If you repeat the request with the same idempotency key, only items that failed or were not reached
// are processed again.
//
// Requires an `ak_` key with the scope `rollovers:write`.
func (s *RolloversService) BulkUpdate(ctx context.Context, body *RolloverBulkUpdate, opts ...WriteOption) (*RolloverBulkAnswer, error) {
	return sendJSON[RolloverBulkAnswer](ctx, s.transport, call{method: "POST", path: "/v1/rollovers/bulk-update", body: body}, opts)
}

// RolloversCountsParams has the query parameters of Rollovers.Counts.
type RolloversCountsParams struct {
	// Only this state, or several states: separated by commas, or with the parameter repeated (`state=` or
	// `state[]=`).
	State []RolloverState `json:"state,omitempty"`
	// Only rollovers with this status.
	Status RolloverStatus `json:"status,omitempty"`
	// Only rollovers pending on this party, or on one of several: separated by commas, or with the
	// parameter repeated (`pendingOn=` or `pendingOn[]=`).
	PendingOn []PendingOn `json:"pendingOn,omitempty"`
	// Only this rollover type.
	Type RolloverType `json:"type,omitempty"`
	// `true`: only rollovers with a passed deadline. `false`: only rollovers without one.
	Overdue *bool `json:"overdue,omitempty"`
	// `true`: only rollovers with an open mismatch. `false`: only rollovers without one.
	Mismatch *bool `json:"mismatch,omitempty"`
	// Only rollovers with this assignee: your ID for the person.
	AssigneeID string `json:"assigneeId,omitempty"`
	// `true`: only rollovers that have no assignee and need someone to act.
	Unassigned *bool `json:"unassigned,omitempty"`
	// Only this priority.
	Priority RolloverPriority `json:"priority,omitempty"`
}

// Count rollovers by state and by who must act next.
//
// Counts all rollovers that match the filters, for dashboards.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *RolloversService) Counts(ctx context.Context, params *RolloversCountsParams, opts ...CallOption) (*RolloverCounts, error) {
	return sendJSON[RolloverCounts](ctx, s.transport, call{method: "GET", path: "/v1/rollovers/counts", query: params}, opts)
}

// Check a rollover against the IRS rollover chart.
//
// Returns whether the rules allow the rollover, with conditions and reasons. Nothing is stored.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *RolloversService) CheckEligibility(ctx context.Context, body *EligibilityInput, opts ...WriteOption) (*EligibilityCheck, error) {
	return sendJSON[EligibilityCheck](ctx, s.transport, call{method: "POST", path: "/v1/rollovers/eligibility", body: body}, opts)
}

// RolloversExportParams has the query parameters of Rollovers.Export.
type RolloversExportParams struct {
	// Only this state, or several states: separated by commas, or with the parameter repeated (`state=` or
	// `state[]=`).
	State []RolloverState `json:"state,omitempty"`
	// Only rollovers with this status.
	Status RolloverStatus `json:"status,omitempty"`
	// Only rollovers pending on this party, or on one of several: separated by commas, or with the
	// parameter repeated (`pendingOn=` or `pendingOn[]=`).
	PendingOn []PendingOn `json:"pendingOn,omitempty"`
	// Only this rollover type.
	Type RolloverType `json:"type,omitempty"`
	// `true`: only rollovers with a passed deadline. `false`: only rollovers without one.
	Overdue *bool `json:"overdue,omitempty"`
	// `true`: only rollovers with an open mismatch. `false`: only rollovers without one.
	Mismatch *bool `json:"mismatch,omitempty"`
	// Only rollovers with this assignee: your ID for the person.
	AssigneeID string `json:"assigneeId,omitempty"`
	// `true`: only rollovers that have no assignee and need someone to act.
	Unassigned *bool `json:"unassigned,omitempty"`
	// Only this priority.
	Priority RolloverPriority `json:"priority,omitempty"`
	// Only rollovers of this account.
	AccountID string `json:"accountId,omitempty"`
	// Only rollovers with this custodian on either side.
	CustodianID string `json:"custodianId,omitempty"`
	// Only rollovers from this custodian.
	SourceCustodianID string `json:"sourceCustodianId,omitempty"`
	// Only rollovers with this external ID.
	ExternalID string `json:"externalId,omitempty"`
	// Only rollovers of this distribution.
	DistributionID string `json:"distributionId,omitempty"`
	// Only rollovers with this plan on either side. With a sort order other than `newest`, or with
	// `custodianId` or an assignee, the list examines up to 1,000 rollovers of the plan: add `state` or
	// `pendingOn` if there are more.
	PlanID string `json:"planId,omitempty"`
	// Only rollovers with this tag.
	Tag string `json:"tag,omitempty"`
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
	InTransitAge TransitAge `json:"inTransitAge,omitempty"`
	// Sort order. Default: `deadline` with `dueBefore`, `updated` with `updatedAfter`, otherwise `newest`.
	Sort RolloverOrder `json:"sort,omitempty"`
	// Response format. Overrides `Accept`.
	Format RolloversExportFormat `json:"format,omitempty"`
}

// Export rollovers with amounts for reconciliation.
//
// Accepts the filters and sort orders of `GET /v1/rollovers`. Default: newest first. With other
// orders, rollovers that change during the export can appear twice or not at all. An organization can
// run up to four exports and tax reports at once.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *RolloversService) Export(ctx context.Context, params *RolloversExportParams, opts ...CallOption) (*Response, error) {
	return sendRaw(ctx, s.transport, call{method: "GET", path: "/v1/rollovers/export", query: params, accept: "application/x-ndjson, text/csv"}, opts)
}

// RolloversNigoStatisticsParams has the query parameters of Rollovers.NigoStatistics.
type RolloversNigoStatisticsParams struct {
	// First day. Default: 29 days before `to`.
	From string `json:"from,omitempty"`
	// Last day. Default: today.
	To string `json:"to,omitempty"`
}

// Count NIGO items, and rollovers that were right the first time.
//
// Rollovers count on the day they ended, and items on the day they were reported, by the
// organization's time zone.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *RolloversService) NigoStatistics(ctx context.Context, params *RolloversNigoStatisticsParams, opts ...CallOption) (*NigoStatistics, error) {
	return sendJSON[NigoStatistics](ctx, s.transport, call{method: "GET", path: "/v1/rollovers/nigo-statistics", query: params}, opts)
}

// Preview a rollover.
//
// Returns the outcome, the boxes of both tax forms, the withholding, the required documents, the
// deadlines and the facts to ask for. Needs no account and stores nothing.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *RolloversService) Preview(ctx context.Context, body *RolloverPreviewInput, opts ...WriteOption) (*RolloverPreview, error) {
	return sendJSON[RolloverPreview](ctx, s.transport, call{method: "POST", path: "/v1/rollovers/preview", body: body}, opts)
}

// Search rollovers, including by personal data.
//
// Works like `GET /v1/rollovers`, with the search text `q`: a name, an email address, an external ID
// or the last four characters of an account number. The text is in the body so that URL logs do not
// contain it. If a name matches more than 1,000 rollovers or participants, `sort` is ignored. Other
// matches, such as by external ID, then come first, newest first. Matches by name follow, sorted by
// participant name and, for each participant, newest first. Each of these pages examines up to 500
// rollovers, so it can be short or empty while `hasMore` is true. A search with more than 1,000
// matches other than by name is rejected.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *RolloversService) Search(ctx context.Context, body *RolloverSearch, opts ...WriteOption) (*RolloverPage, error) {
	return sendJSON[RolloverPage](ctx, s.transport, call{method: "POST", path: "/v1/rollovers/search", body: body}, opts)
}

// RolloversGetParams has the query parameters of Rollovers.Get.
type RolloversGetParams struct {
	// The fields of each rollover to return, separated by commas. Always returns `id` and `object`. The
	// response omits other fields, even those that the schema requires.
	Fields []RolloversGetField `json:"fields,omitempty"`
	// Objects to include, separated by commas: `account` (requires the scope `accounts:read`),
	// `custodians` (requires the scope `custodians:read`).
	Expand []RolloversGetExpand `json:"expand,omitempty"`
}

// Retrieve a rollover.
//
// Returns the rollover with its money, documents, deadlines and tax treatment. The `ETag` is the
// version to send as `If-Match` with a change.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *RolloversService) Get(ctx context.Context, id string, params *RolloversGetParams, opts ...CallOption) (*Rollover, error) {
	return sendJSON[Rollover](ctx, s.transport, call{method: "GET", path: "/v1/rollovers/{}", ids: []string{id}, query: params}, opts)
}

// Update a rollover.
//
// A request that changes only `assigneeId`, `priority`, `tags` and `metadata` is allowed in any state
// until the participant is erased. All other fields can change only in a draft, and the rules are then
// evaluated again.
//
// Requires an `ak_` key with the scope `rollovers:write`.
func (s *RolloversService) Update(ctx context.Context, id string, body *RolloverPatch, opts ...ChangeOption) (*Rollover, error) {
	return sendJSON[Rollover](ctx, s.transport, call{method: "PATCH", path: "/v1/rollovers/{}", ids: []string{id}, body: body}, opts)
}

// List the actions available for a rollover.
//
// Returns only actions that are possible in the current state, each with the JSON Schema of its
// parameters.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *RolloversService) Actions(ctx context.Context, id string, opts ...CallOption) (*AvailableActionPage, error) {
	return sendJSON[AvailableActionPage](ctx, s.transport, call{method: "GET", path: "/v1/rollovers/{}/actions", ids: []string{id}}, opts)
}

// Perform an action on a rollover.
//
// An action moves the rollover to its next state, such as `submit` or `mark_funds_sent`. With
// `dryRun`, nothing is saved.
//
// Requires an `ak_` key with the scope `rollovers:act`.
func (s *RolloversService) Act(ctx context.Context, id string, body ExecuteActionRequest, opts ...ChangeOption) (*Rollover, error) {
	return sendJSON[Rollover](ctx, s.transport, call{method: "POST", path: "/v1/rollovers/{}/actions", ids: []string{id}, body: body}, opts)
}

// Advance a rollover to a state.
//
// Records the steps of a rollover that happened elsewhere. Each step is an ordinary action with its
// own checks, timeline entry and event. If a step is refused, nothing is recorded, and the error names
// the step. Steps that need a second person are refused. Dates before the creation of the rollover
// need `datesAttested`.
//
// Also requires the scope `rollovers:operate`.
//
// Requires an `ak_` key with the scope `rollovers:act`.
func (s *RolloversService) Advance(ctx context.Context, id string, body *RolloverAdvance, opts ...ChangeOption) (*Rollover, error) {
	return sendJSON[Rollover](ctx, s.transport, call{method: "POST", path: "/v1/rollovers/{}/advance-to", ids: []string{id}, body: body}, opts)
}

// Upload a document.
//
// Works like `provide_documents`, with the file itself: send `multipart/form-data` with a part `file`
// in any position. The file type is detected from the content, not from the file name or media type.
// Files with data after their end are rejected, and so are PDFs with JavaScript, an embedded file or
// an action that starts a program. Malware is rejected if the deployment scans for it. The file is
// encrypted while it is received. The new document is the last one in `documents`.
//
// Requires an `ak_` key with the scope `rollovers:act`.
func (s *RolloversService) UploadDocument(ctx context.Context, id string, form UploadDocumentRequest, opts ...ChangeOption) (*Rollover, error) {
	return sendJSON[Rollover](ctx, s.transport, call{method: "POST", path: "/v1/rollovers/{}/documents", ids: []string{id}, form: form, file: &form.File}, opts)
}

// Retrieve instructions for requesting and paying a rollover.
//
// Returns full account numbers, the payee, and the address or bank details for the delivery method.
// `missing` lists facts that the directory or the account lacks. The response is JSON, or a letter to
// print and sign if `Accept` prefers `application/pdf`. Each call is recorded in the audit log and the
// timeline, and emits an event.
//
// Requires an `ak_` key with the scope `rollovers:reveal`.
func (s *RolloversService) Instructions(ctx context.Context, id string, opts ...CallOption) (*RolloverInstructions, error) {
	return sendJSON[RolloverInstructions](ctx, s.transport, call{method: "GET", path: "/v1/rollovers/{}/instructions", ids: []string{id}}, opts)
}

// Retrieve instructions for requesting and paying a rollover.
//
// Returns full account numbers, the payee, and the address or bank details for the delivery method.
// `missing` lists facts that the directory or the account lacks. The response is JSON, or a letter to
// print and sign if `Accept` prefers `application/pdf`. Each call is recorded in the audit log and the
// timeline, and emits an event.
//
// Requires an `ak_` key with the scope `rollovers:reveal`.
func (s *RolloversService) InstructionsPDF(ctx context.Context, id string, opts ...CallOption) (*Response, error) {
	return sendRaw(ctx, s.transport, call{method: "GET", path: "/v1/rollovers/{}/instructions", ids: []string{id}, accept: "application/pdf"}, opts)
}

// Retrieve the ledger of a rollover's money.
//
// Lists each movement of money in the order in which it was recorded, with the sums.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *RolloversService) Ledger(ctx context.Context, id string, opts ...CallOption) (*Ledger, error) {
	return sendJSON[Ledger](ctx, s.transport, call{method: "GET", path: "/v1/rollovers/{}/ledger", ids: []string{id}}, opts)
}

// RolloversLettersParams has the query parameters of Rollovers.Letters.
type RolloversLettersParams struct {
	// Page size, from 1 to 100.
	Limit *int `json:"limit,omitempty"`
	// `nextCursor` of the previous page.
	Cursor string `json:"cursor,omitempty"`
}

// List a rollover's letters, oldest first.
//
// Letters that were replaced by a later one are included.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *RolloversService) Letters(ctx context.Context, id string, params *RolloversLettersParams, opts ...CallOption) *Iterator[Letter] {
	return iterate[Letter](ctx, s.transport, call{method: "GET", path: "/v1/rollovers/{}/letters", ids: []string{id}, query: params}, opts)
}

// LettersPage loads one page of [RolloversService.Letters].
func (s *RolloversService) LettersPage(ctx context.Context, id string, params *RolloversLettersParams, opts ...CallOption) (*Page[Letter], error) {
	return sendJSON[Page[Letter]](ctx, s.transport, call{method: "GET", path: "/v1/rollovers/{}/letters", ids: []string{id}, query: params}, opts)
}

// Issue a letter.
//
// Writes a tagged PDF with the organization's letterhead and wording, and stores it. A letter never
// changes. A new letter of the same kind replaces the earlier one and names its number. The timeline
// and the audit log record each letter, and an event is emitted. Each call counts as 20 requests.
//
// Requires an `ak_` key with the scope `rollovers:operate`.
func (s *RolloversService) IssueLetter(ctx context.Context, id string, body *IssueLetterRequest, opts ...WriteOption) (*Letter, error) {
	return sendJSON[Letter](ctx, s.transport, call{method: "POST", path: "/v1/rollovers/{}/letters", ids: []string{id}, body: body}, opts)
}

// RolloversNigoItemsParams has the query parameters of Rollovers.NigoItems.
type RolloversNigoItemsParams struct {
	// Page size, from 1 to 100.
	Limit *int `json:"limit,omitempty"`
	// `nextCursor` of the previous page.
	Cursor string `json:"cursor,omitempty"`
	// Objects to include, separated by commas: `custodian` (requires the scope `custodians:read`).
	Expand []NigoItemsGetExpand `json:"expand,omitempty"`
}

// List a rollover's NIGO items, oldest first.
//
// Shows the open and the resolved reasons why requests were not in good order.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *RolloversService) NigoItems(ctx context.Context, id string, params *RolloversNigoItemsParams, opts ...CallOption) *Iterator[NigoItem] {
	return iterate[NigoItem](ctx, s.transport, call{method: "GET", path: "/v1/rollovers/{}/nigo-items", ids: []string{id}, query: params}, opts)
}

// NigoItemsPage loads one page of [RolloversService.NigoItems].
func (s *RolloversService) NigoItemsPage(ctx context.Context, id string, params *RolloversNigoItemsParams, opts ...CallOption) (*Page[NigoItem], error) {
	return sendJSON[Page[NigoItem]](ctx, s.transport, call{method: "GET", path: "/v1/rollovers/{}/nigo-items", ids: []string{id}, query: params}, opts)
}

// Record why a request is not in good order (NIGO).
//
// Records one or more reasons, for example from a custodian's deficiency letter. The state does not
// change. The actions `custodian_soft_reject`, `custodian_reject`, `reject` and `reject_document`
// record an item themselves if their `code` is a NIGO code, so do not record it again. To tell the
// participant, issue a letter of kind `nigo`.
//
// Requires an `ak_` key with the scope `rollovers:operate`.
func (s *RolloversService) RecordNigoItems(ctx context.Context, id string, body *NigoReport, opts ...WriteOption) (*RecordNigoItemsResponse, error) {
	return sendJSON[RecordNigoItemsResponse](ctx, s.transport, call{method: "POST", path: "/v1/rollovers/{}/nigo-items", ids: []string{id}, body: body}, opts)
}

// Add a note to a rollover.
//
// Allowed in every state, even after the rollover has ended. Notes cannot be changed or removed. The
// timeline shows a note until the participant is erased. Events do not include it.
//
// Requires an `ak_` key with the scope `rollovers:write`.
func (s *RolloversService) AddNote(ctx context.Context, id string, body *NoteInput, opts ...WriteOption) (*TimelineEntry, error) {
	return sendJSON[TimelineEntry](ctx, s.transport, call{method: "POST", path: "/v1/rollovers/{}/notes", ids: []string{id}, body: body}, opts)
}

// Remind the party that a rollover waits for.
//
// Works for rollovers that wait for the participant or a custodian. Participants get an email or a
// text message with a link to their tracking page, if the organization has turned messages on and they
// have not stopped them. For a custodian, the event `rollover.reminder_sent` asks your system to
// contact it. The same reminder is possible every 3 days. Reminders are recorded in the timeline and
// do not change the rollover's version.
//
// Requires an `ak_` key with the scope `rollovers:act`.
func (s *RolloversService) Remind(ctx context.Context, id string, body *RemindRolloverRequest, opts ...WriteOption) (*RolloverReminder, error) {
	return sendJSON[RolloverReminder](ctx, s.transport, call{method: "POST", path: "/v1/rollovers/{}/reminders", ids: []string{id}, body: body}, opts)
}

// Retrieve what the source custodian and plan require.
//
// Merges the directory with the requirement sets that your organization added. Expired sets still
// apply, marked as unconfirmed.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *RolloversService) Requirements(ctx context.Context, id string, opts ...CallOption) (*RolloverRequirements, error) {
	return sendJSON[RolloverRequirements](ctx, s.transport, call{method: "GET", path: "/v1/rollovers/{}/requirements", ids: []string{id}}, opts)
}

// Create a rollover for residual money.
//
// Residual money or a late dividend becomes a new rollover with the accounts, consent, documents and
// custodians of the completed one, which stays completed. The new rollover starts in `processing`
// without a `transfer`, in `funds_sent` with one, and in `funds_received` if there is also a
// `receipt`. `residualOf` and `residuals` link the two.
//
// Requires an `ak_` key with the scope `rollovers:act`.
func (s *RolloversService) CreateResidual(ctx context.Context, id string, body *ResidualInput, opts ...ChangeOption) (*Rollover, error) {
	return sendJSON[Rollover](ctx, s.transport, call{method: "POST", path: "/v1/rollovers/{}/residuals", ids: []string{id}, body: body}, opts)
}

// Retrieve the certification for late money.
//
// Returns the model letter of Rev. Proc. 2020-46 for receipts that arrived after the 60 days for one
// of its twelve reasons (`lateReasonCode`). The response is JSON, or a letter to print and sign if
// `Accept` prefers `application/pdf`. Each call is recorded in the audit log and the timeline, and
// emits an event.
//
// Requires an `ak_` key with the scope `rollovers:reveal`.
func (s *RolloversService) SelfCertification(ctx context.Context, id string, opts ...CallOption) (*SelfCertificationLetter, error) {
	return sendJSON[SelfCertificationLetter](ctx, s.transport, call{method: "GET", path: "/v1/rollovers/{}/self-certification", ids: []string{id}}, opts)
}

// Retrieve the certification for late money.
//
// Returns the model letter of Rev. Proc. 2020-46 for receipts that arrived after the 60 days for one
// of its twelve reasons (`lateReasonCode`). The response is JSON, or a letter to print and sign if
// `Accept` prefers `application/pdf`. Each call is recorded in the audit log and the timeline, and
// emits an event.
//
// Requires an `ak_` key with the scope `rollovers:reveal`.
func (s *RolloversService) SelfCertificationPDF(ctx context.Context, id string, opts ...CallOption) (*Response, error) {
	return sendRaw(ctx, s.transport, call{method: "GET", path: "/v1/rollovers/{}/self-certification", ids: []string{id}, accept: "application/pdf"}, opts)
}

// Retrieve a rollover's state and who must act next.
//
// A small response for polling. It returns 304 while nothing has changed, if you send the last `ETag`
// as `If-None-Match`.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *RolloversService) State(ctx context.Context, id string, opts ...CallOption) (*RolloverStanding, error) {
	return sendJSON[RolloverStanding](ctx, s.transport, call{method: "GET", path: "/v1/rollovers/{}/state", ids: []string{id}}, opts)
}

// RolloversTaxFormsParams has the query parameters of Rollovers.TaxForms.
type RolloversTaxFormsParams struct {
	// The tax year.
	Year int `json:"year"`
}

// Download Copy B of a rollover's tax forms.
//
// Returns Copy B of Forms 1099-R and 5498 as tagged PDF, with the captions of the official forms. The
// TIN is truncated to its last four digits, and account numbers are masked. Forms that changed after
// the last tax filing are marked CORRECTED. Unknown facts, such as the payer's TIN, are left blank.
// The custodian that files the form is responsible for it. The PDF is not tax advice. Each download is
// audited and counts as 20 requests.
//
// Requires an `ak_` key with the scope `rollovers:reveal`.
func (s *RolloversService) TaxForms(ctx context.Context, id string, params *RolloversTaxFormsParams, opts ...CallOption) (*Response, error) {
	return sendRaw(ctx, s.transport, call{method: "GET", path: "/v1/rollovers/{}/tax-forms", ids: []string{id}, query: params, accept: "application/pdf"}, opts)
}

// RolloversTimelineParams has the query parameters of Rollovers.Timeline.
type RolloversTimelineParams struct {
	// Page size, from 1 to 100.
	Limit *int `json:"limit,omitempty"`
	// `nextCursor` of the previous page.
	Cursor string `json:"cursor,omitempty"`
	// The fields of each entry to return, separated by commas. Always returns `object`. The response omits
	// other fields, even those that the schema requires.
	Fields []RolloversTimelineField `json:"fields,omitempty"`
}

// List a rollover's timeline, oldest first.
//
// Each entry has an action or timer, its time, who performed it, and the states before and after.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *RolloversService) Timeline(ctx context.Context, id string, params *RolloversTimelineParams, opts ...CallOption) *Iterator[TimelineEntry] {
	return iterate[TimelineEntry](ctx, s.transport, call{method: "GET", path: "/v1/rollovers/{}/timeline", ids: []string{id}, query: params}, opts)
}

// TimelinePage loads one page of [RolloversService.Timeline].
func (s *RolloversService) TimelinePage(ctx context.Context, id string, params *RolloversTimelineParams, opts ...CallOption) (*Page[TimelineEntry], error) {
	return sendJSON[Page[TimelineEntry]](ctx, s.transport, call{method: "GET", path: "/v1/rollovers/{}/timeline", ids: []string{id}, query: params}, opts)
}

// RolloversTrackingLinksParams has the query parameters of Rollovers.TrackingLinks.
type RolloversTrackingLinksParams struct {
	// Page size, from 1 to 100.
	Limit *int `json:"limit,omitempty"`
	// `nextCursor` of the previous page.
	Cursor string `json:"cursor,omitempty"`
}

// List a rollover's tracking links, oldest first.
//
// Includes expired and revoked links. Messages to the participant create links too.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *RolloversService) TrackingLinks(ctx context.Context, id string, params *RolloversTrackingLinksParams, opts ...CallOption) *Iterator[TrackingLink] {
	return iterate[TrackingLink](ctx, s.transport, call{method: "GET", path: "/v1/rollovers/{}/tracking-links", ids: []string{id}, query: params}, opts)
}

// TrackingLinksPage loads one page of [RolloversService.TrackingLinks].
func (s *RolloversService) TrackingLinksPage(ctx context.Context, id string, params *RolloversTrackingLinksParams, opts ...CallOption) (*Page[TrackingLink], error) {
	return sendJSON[Page[TrackingLink]](ctx, s.transport, call{method: "GET", path: "/v1/rollovers/{}/tracking-links", ids: []string{id}, query: params}, opts)
}

// Create a tracking link.
//
// Returns a link to a page where the participant sees the rollover's progress and what to do, without
// an account. The page asks for the date of birth or a code sent by email. The link keeps working
// after the rollover ends, until `expiresAt`.
//
// Requires an `ak_` key with the scope `rollovers:act`.
func (s *RolloversService) CreateTrackingLink(ctx context.Context, id string, body *CreateTrackingLinkRequest, opts ...WriteOption) (*TrackingLink, error) {
	return sendJSON[TrackingLink](ctx, s.transport, call{method: "POST", path: "/v1/rollovers/{}/tracking-links", ids: []string{id}, body: body}, opts)
}

// SandboxService has the methods of Client.Sandbox.
type SandboxService struct {
	transport *transport
}

// Advance the organization's sandbox clock and fire due timers.
//
// Each due timer fires separately. With an `Idempotency-Key`, either all of them fire or none, so that
// a retry cannot advance the clock too far.
//
// Requires an `ak_` key with the scope `sandbox:write`.
func (s *SandboxService) AdvanceClock(ctx context.Context, body *AdvanceSandboxClockRequest, opts ...WriteOption) (*SandboxClock, error) {
	return sendJSON[SandboxClock](ctx, s.transport, call{method: "POST", path: "/v1/sandbox/clock/advance", body: body}, opts)
}

// Advance a rollover one step or to a given state.
//
// Performs the next action with sample values, as a custodian or your operations team would. Works
// only in the test environment.
//
// Requires an `ak_` key with the scope `sandbox:write`.
func (s *SandboxService) Advance(ctx context.Context, id string, body *AdvanceSandboxRolloverRequest, opts ...ChangeOption) (*Rollover, error) {
	return sendJSON[Rollover](ctx, s.transport, call{method: "POST", path: "/v1/sandbox/rollovers/{}/advance", ids: []string{id}, body: body}, opts)
}

// Simulate a custodian response.
//
// Performs the action of a custodian's response immediately, such as accepting the request or sending
// the money. Works only in the test environment.
//
// Requires an `ak_` key with the scope `sandbox:write`.
func (s *SandboxService) Simulate(ctx context.Context, id string, body *SimulateSandboxHappeningRequest, opts ...ChangeOption) (*Rollover, error) {
	return sendJSON[Rollover](ctx, s.transport, call{method: "POST", path: "/v1/sandbox/rollovers/{}/simulate", ids: []string{id}, body: body}, opts)
}

// TaxFilingsService has the methods of Client.TaxFilings.
type TaxFilingsService struct {
	transport *transport
}

// TaxFilingsListParams has the query parameters of TaxFilings.List.
type TaxFilingsListParams struct {
	// Page size, from 1 to 100.
	Limit *int `json:"limit,omitempty"`
	// `nextCursor` of the previous page.
	Cursor string `json:"cursor,omitempty"`
	// Only filings for this tax year.
	Year *int `json:"year,omitempty"`
	// Only filings of this form.
	Form TaxFilingForm `json:"form,omitempty"`
}

// List tax filings, newest first.
//
// Each filing has a form, a tax year and a filing date.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *TaxFilingsService) List(ctx context.Context, params *TaxFilingsListParams, opts ...CallOption) *Iterator[TaxFiling] {
	return iterate[TaxFiling](ctx, s.transport, call{method: "GET", path: "/v1/tax-filings", query: params}, opts)
}

// ListPage loads one page of [TaxFilingsService.List].
func (s *TaxFilingsService) ListPage(ctx context.Context, params *TaxFilingsListParams, opts ...CallOption) (*Page[TaxFiling], error) {
	return sendJSON[Page[TaxFiling]](ctx, s.transport, call{method: "GET", path: "/v1/tax-filings", query: params}, opts)
}

// Record that a year's forms were filed.
//
// Stores the tax report's current forms. A filing never changes. `GET /v1/tax-report/corrections`
// compares it with the forms at any later time. Record another filing after you have filed
// corrections. Record each form separately, because Forms 1099-R and 5498 are due on different dates.
// Nothing is sent to the IRS. Each call counts as 20 requests.
//
// Requires an `ak_` key with the scope `rollovers:operate`.
func (s *TaxFilingsService) Record(ctx context.Context, body *RecordTaxFilingRequest, opts ...WriteOption) (*TaxFiling, error) {
	return sendJSON[TaxFiling](ctx, s.transport, call{method: "POST", path: "/v1/tax-filings", body: body}, opts)
}

// Retrieve a tax filing.
//
// Shows which forms were filed for which year, and who recorded the filing.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *TaxFilingsService) Get(ctx context.Context, id string, opts ...CallOption) (*TaxFiling, error) {
	return sendJSON[TaxFiling](ctx, s.transport, call{method: "GET", path: "/v1/tax-filings/{}", ids: []string{id}}, opts)
}

// Write a filing's forms for the IRS.
//
// Returns one custodian's forms as a file in the format of IRS Publication 1220 (FIRE): records T, A,
// B, C and F of 750 characters. The service does not store full TINs, so the request must include
// those of the payer and the recipients. Neither the request nor the file is stored, and nothing is
// sent to the IRS. Compare the layout with the newest Publication 1220, and send a test file to the
// IRS first. Form 5498 has only the boxes about rollovers. The custodian that files the forms is
// responsible for them. Each file is audited and counts as 20 requests.
//
// Requires an `ak_` key with the scope `rollovers:reveal`.
func (s *TaxFilingsService) WriteIRSFile(ctx context.Context, id string, body *WriteIRSFileRequest, opts ...WriteOption) (*Response, error) {
	return sendRaw(ctx, s.transport, call{method: "POST", path: "/v1/tax-filings/{}/irs-file", ids: []string{id}, body: body, accept: "text/plain"}, opts)
}

// TaxReportService has the methods of Client.TaxReport.
type TaxReportService struct {
	transport *transport
}

// TaxReportExportParams has the query parameters of TaxReport.Export.
type TaxReportExportParams struct {
	// The tax year.
	Year int `json:"year"`
	// Response format. Overrides `Accept`.
	Format RolloversExportFormat `json:"format,omitempty"`
}

// Report Form 1099-R and Form 5498 data for a year.
//
// One line per form, rollover and distribution code. Lines with the status `open` belong to rollovers
// in progress whose money was sent or received in the year. Money counts in the year it left or
// arrived, in the organization's time zone. Use the report to reconcile with the custodians' filings.
// It is not a filing or tax advice, and contains no personal data. Trustee-to-trustee transfers
// between IRAs are not reported on any form. Lines of a year whose rules are not known yet have the
// warning `tax_year_unknown`. An organization can run up to four exports and tax reports at once.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *TaxReportService) Export(ctx context.Context, params *TaxReportExportParams, opts ...CallOption) (*Response, error) {
	return sendRaw(ctx, s.transport, call{method: "GET", path: "/v1/tax-report", query: params, accept: "application/x-ndjson, text/csv"}, opts)
}

// TaxReportExportCorrectionsParams has the query parameters of TaxReport.ExportCorrections.
type TaxReportExportCorrectionsParams struct {
	// The filing to compare with, usually the newest one of its year and form.
	FilingID string `json:"filingId"`
	// Response format. Overrides `Accept`.
	Format RolloversExportFormat `json:"format,omitempty"`
}

// Compare filed forms with the current forms.
//
// One line for each form that differs from the filing, for example because a receipt was voided or
// money was returned. Each line has the original and corrected boxes. `method` tells how to correct
// the form, as in part H of the IRS General Instructions for Certain Information Returns. Changes of
// the recipient's name are detected; changes of the TIN are not, because the service does not store
// it: send the filed TIN with `POST /v1/tax-filings/{id}/irs-file`. The export is not tax advice.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *TaxReportService) ExportCorrections(ctx context.Context, params *TaxReportExportCorrectionsParams, opts ...CallOption) (*Response, error) {
	return sendRaw(ctx, s.transport, call{method: "GET", path: "/v1/tax-report/corrections", query: params, accept: "application/x-ndjson, text/csv"}, opts)
}

// TaxReportExportFiledFormsParams has the query parameters of TaxReport.ExportFiledForms.
type TaxReportExportFiledFormsParams struct {
	// The tax filing whose forms to export.
	FilingID string `json:"filingId"`
}

// Export the forms of a tax filing.
//
// Returns the lines as they were filed. The SHA-256 of all bytes equals `sha256` of the filing. Lines
// have no personal data and no external IDs.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *TaxReportService) ExportFiledForms(ctx context.Context, params *TaxReportExportFiledFormsParams, opts ...CallOption) (*Response, error) {
	return sendRaw(ctx, s.transport, call{method: "GET", path: "/v1/tax-report/filed", query: params, accept: "application/x-ndjson"}, opts)
}

// TaxRulesService has the methods of Client.TaxRules.
type TaxRulesService struct {
	transport *transport
}

// TaxRulesGetParams has the query parameters of TaxRules.Get.
type TaxRulesGetParams struct {
	// The tax year. Default: this year in the organization's time zone.
	Year *int `json:"year,omitempty"`
}

// Get the limits and codes of a tax year.
//
// A movement follows the rules of the year in which the money moves. If a year's rules are not known
// yet, the rules of the nearest year apply: see `rulesYear` and `warning`.
//
// Requires an `ak_` key with the scope `rollovers:read`.
func (s *TaxRulesService) Get(ctx context.Context, params *TaxRulesGetParams, opts ...CallOption) (*TaxRules, error) {
	return sendJSON[TaxRules](ctx, s.transport, call{method: "GET", path: "/v1/tax-rules", query: params}, opts)
}

// TrackingLinksService has the methods of Client.TrackingLinks.
type TrackingLinksService struct {
	transport *transport
}

// Revoke a tracking link.
//
// The link and open pages stop working immediately. Revoking a revoked link changes nothing.
//
// Requires an `ak_` key with the scope `rollovers:act`.
func (s *TrackingLinksService) Revoke(ctx context.Context, id string, opts ...WriteOption) (*TrackingLink, error) {
	return sendJSON[TrackingLink](ctx, s.transport, call{method: "POST", path: "/v1/tracking-links/{}/revoke", ids: []string{id}}, opts)
}

// WebhookEndpointsService has the methods of Client.WebhookEndpoints.
type WebhookEndpointsService struct {
	transport *transport
}

// WebhookEndpointsListParams has the query parameters of WebhookEndpoints.List.
type WebhookEndpointsListParams struct {
	// Page size, from 1 to 100.
	Limit *int `json:"limit,omitempty"`
	// `nextCursor` of the previous page.
	Cursor string `json:"cursor,omitempty"`
}

// List endpoints, newest first.
//
// Endpoints are listed without their signing secrets.
//
// Requires an `ak_` key with the scope `webhooks:read`.
func (s *WebhookEndpointsService) List(ctx context.Context, params *WebhookEndpointsListParams, opts ...CallOption) *Iterator[WebhookEndpoint] {
	return iterate[WebhookEndpoint](ctx, s.transport, call{method: "GET", path: "/v1/webhook-endpoints", query: params}, opts)
}

// ListPage loads one page of [WebhookEndpointsService.List].
func (s *WebhookEndpointsService) ListPage(ctx context.Context, params *WebhookEndpointsListParams, opts ...CallOption) (*Page[WebhookEndpoint], error) {
	return sendJSON[Page[WebhookEndpoint]](ctx, s.transport, call{method: "GET", path: "/v1/webhook-endpoints", query: params}, opts)
}

// Create a webhook endpoint.
//
// An organization can have up to 50 endpoints. Deliveries are signed with the secret according to
// Standard Webhooks (standardwebhooks.com).
//
// Requires an `ak_` key with the scope `webhooks:write`.
func (s *WebhookEndpointsService) Create(ctx context.Context, body *WebhookEndpointInput, opts ...WriteOption) (*NewWebhookEndpoint, error) {
	return sendJSON[NewWebhookEndpoint](ctx, s.transport, call{method: "POST", path: "/v1/webhook-endpoints", body: body}, opts)
}

// Retrieve an endpoint.
//
// Shows the URL, its event types, and whether deliveries succeed.
//
// Requires an `ak_` key with the scope `webhooks:read`.
func (s *WebhookEndpointsService) Get(ctx context.Context, id string, opts ...CallOption) (*WebhookEndpoint, error) {
	return sendJSON[WebhookEndpoint](ctx, s.transport, call{method: "GET", path: "/v1/webhook-endpoints/{}", ids: []string{id}}, opts)
}

// Update an endpoint.
//
// When a disabled endpoint is enabled again, its waiting deliveries are sent according to `ordering`.
// A new ordering applies to future events only. A new payload format also applies to retries of
// earlier events.
//
// Requires an `ak_` key with the scope `webhooks:write`.
func (s *WebhookEndpointsService) Update(ctx context.Context, id string, body *WebhookEndpointPatch, opts ...ChangeOption) (*WebhookEndpoint, error) {
	return sendJSON[WebhookEndpoint](ctx, s.transport, call{method: "PATCH", path: "/v1/webhook-endpoints/{}", ids: []string{id}, body: body}, opts)
}

// Delete an endpoint and its deliveries.
//
// The endpoint receives no more events. Its deliveries and their attempts are deleted too.
//
// Requires an `ak_` key with the scope `webhooks:write`.
func (s *WebhookEndpointsService) Delete(ctx context.Context, id string, opts ...ChangeOption) (*DeleteWebhookEndpointResponse, error) {
	return sendJSON[DeleteWebhookEndpointResponse](ctx, s.transport, call{method: "DELETE", path: "/v1/webhook-endpoints/{}", ids: []string{id}}, opts)
}

// WebhookEndpointsDeliveriesParams has the query parameters of WebhookEndpoints.Deliveries.
type WebhookEndpointsDeliveriesParams struct {
	// Page size, from 1 to 100.
	Limit *int `json:"limit,omitempty"`
	// `nextCursor` of the previous page.
	Cursor string `json:"cursor,omitempty"`
	// Objects to include, separated by commas: `event` (requires the scope `events:read`).
	Expand []DeliveriesGetExpand `json:"expand,omitempty"`
	// Only deliveries with this status.
	Status WebhookDeliveryStatus `json:"status,omitempty"`
	// Only deliveries of this event type.
	Type WebhookEventType `json:"type,omitempty"`
	// Only deliveries of this rollover's events.
	RolloverID string `json:"rolloverId,omitempty"`
	// Only deliveries of this event.
	EventID string `json:"eventId,omitempty"`
}

// List an endpoint's deliveries, newest first.
//
// Filter by status or event type to find events that the endpoint did not accept.
//
// Requires an `ak_` key with the scope `webhooks:read`.
func (s *WebhookEndpointsService) Deliveries(ctx context.Context, id string, params *WebhookEndpointsDeliveriesParams, opts ...CallOption) *Iterator[WebhookDelivery] {
	return iterate[WebhookDelivery](ctx, s.transport, call{method: "GET", path: "/v1/webhook-endpoints/{}/deliveries", ids: []string{id}, query: params}, opts)
}

// DeliveriesPage loads one page of [WebhookEndpointsService.Deliveries].
func (s *WebhookEndpointsService) DeliveriesPage(ctx context.Context, id string, params *WebhookEndpointsDeliveriesParams, opts ...CallOption) (*Page[WebhookDelivery], error) {
	return sendJSON[Page[WebhookDelivery]](ctx, s.transport, call{method: "GET", path: "/v1/webhook-endpoints/{}/deliveries", ids: []string{id}, query: params}, opts)
}

// WebhookEndpointsRecoveriesParams has the query parameters of WebhookEndpoints.Recoveries.
type WebhookEndpointsRecoveriesParams struct {
	// Page size, from 1 to 100.
	Limit *int `json:"limit,omitempty"`
	// `nextCursor` of the previous page.
	Cursor string `json:"cursor,omitempty"`
}

// List an endpoint's recoveries, newest first.
//
// Each recovery resends events that the endpoint missed in a period.
//
// Requires an `ak_` key with the scope `webhooks:read`.
func (s *WebhookEndpointsService) Recoveries(ctx context.Context, id string, params *WebhookEndpointsRecoveriesParams, opts ...CallOption) *Iterator[WebhookRecovery] {
	return iterate[WebhookRecovery](ctx, s.transport, call{method: "GET", path: "/v1/webhook-endpoints/{}/recover", ids: []string{id}, query: params}, opts)
}

// RecoveriesPage loads one page of [WebhookEndpointsService.Recoveries].
func (s *WebhookEndpointsService) RecoveriesPage(ctx context.Context, id string, params *WebhookEndpointsRecoveriesParams, opts ...CallOption) (*Page[WebhookRecovery], error) {
	return sendJSON[Page[WebhookRecovery]](ctx, s.transport, call{method: "GET", path: "/v1/webhook-endpoints/{}/recover", ids: []string{id}, query: params}, opts)
}

// Resend events an endpoint missed.
//
// Events are sent oldest first, with their original `webhook-id`. The endpoint's `ordering` does not
// apply. Events that another recovery with status `all` is already resending are skipped. Track
// progress with `GET` at the same path.
//
// Requires an `ak_` key with the scope `webhooks:write`.
func (s *WebhookEndpointsService) Recover(ctx context.Context, id string, body *WebhookRecoveryInput, opts ...WriteOption) (*WebhookRecovery, error) {
	return sendJSON[WebhookRecovery](ctx, s.transport, call{method: "POST", path: "/v1/webhook-endpoints/{}/recover", ids: []string{id}, body: body}, opts)
}

// Rotate an endpoint's secret.
//
// For 24 hours, deliveries are also signed with the old secret, in the same header. An endpoint can
// have up to five active secrets. A rotation that would end a secret before its 24 hours have passed
// is rejected.
//
// Requires an `ak_` key with the scope `webhooks:write`.
func (s *WebhookEndpointsService) RotateSecret(ctx context.Context, id string, body *RotateWebhookSecretRequest, opts ...ChangeOption) (*NewWebhookEndpoint, error) {
	return sendJSON[NewWebhookEndpoint](ctx, s.transport, call{method: "POST", path: "/v1/webhook-endpoints/{}/rotate-secret", ids: []string{id}, body: body}, opts)
}

// Reveal an endpoint's signing secrets.
//
// Each request is audited.
//
// Requires an `ak_` key with the scope `webhooks:write`.
func (s *WebhookEndpointsService) Secret(ctx context.Context, id string, opts ...CallOption) (*WebhookSecrets, error) {
	return sendJSON[WebhookSecrets](ctx, s.transport, call{method: "GET", path: "/v1/webhook-endpoints/{}/secret", ids: []string{id}}, opts)
}

// Get an endpoint's delivery statistics for the last 24 hours.
//
// Counts attempts by outcome, and deliveries that are waiting for an attempt.
//
// Requires an `ak_` key with the scope `webhooks:read`.
func (s *WebhookEndpointsService) Stats(ctx context.Context, id string, opts ...CallOption) (*WebhookStats, error) {
	return sendJSON[WebhookStats](ctx, s.transport, call{method: "GET", path: "/v1/webhook-endpoints/{}/stats", ids: []string{id}}, opts)
}

// Send a test event to an endpoint.
//
// Sends `webhook.test`, or the example of another event type with `test: true` in its payload. The
// event goes only to this endpoint, regardless of its event types. Read the result at
// `/v1/deliveries/{id}`.
//
// Requires an `ak_` key with the scope `webhooks:write`.
func (s *WebhookEndpointsService) Test(ctx context.Context, id string, body *TestWebhookEndpointRequest, opts ...WriteOption) (*WebhookDelivery, error) {
	return sendJSON[WebhookDelivery](ctx, s.transport, call{method: "POST", path: "/v1/webhook-endpoints/{}/test", ids: []string{id}, body: body}, opts)
}

// ChangesService has the methods of Client.Changes.
type ChangesService struct {
	transport *transport
}

// List the changes of the API.
//
// For programs: when each operation, event type and field was added, and what is deprecated. Requires
// no credential.
func (s *ChangesService) List(ctx context.Context, opts ...CallOption) (*ContractChanges, error) {
	return sendJSON[ContractChanges](ctx, s.transport, call{method: "GET", path: "/v1/changes"}, opts)
}
