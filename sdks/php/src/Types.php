<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc;

/**
 * Types of bodies and responses. Responses may contain members and values that these types do not name.
 *
 * @phpstan-type AcceptDocumentAction array{
 *   action: 'accept_document',
 *   params: AcceptDocumentActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type AcceptDocumentActionParams array{
 *   documentId: string,
 * }
 *
 * @phpstan-type Account array{
 *   id: string,
 *   object: 'account',
 *   environment: Environment,
 *   externalId: string|null,
 *   firstName: string|null,
 *   lastName: string|null,
 *   formerNames: list<FormerName>,
 *   email: string|null,
 *   phone: string|null,
 *   dateOfBirth: string|null,
 *   ssnLast4: string|null,
 *   address: Address|null,
 *   status: AccountStatus,
 *   metadata: array<string, string>,
 *   version: int,
 *   createdAt: string,
 *   updatedAt: string,
 * }
 *
 * @phpstan-type AccountCreatedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'account.created',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: AccountCreatedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type AccountCreatedEventData array{
 *   accountId: string,
 * }
 *
 * @phpstan-type AccountIdentityLockedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'account.identity_locked',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: AccountIdentityLockedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type AccountIdentityLockedEventData array{
 *   accountId: string,
 *   lockedUntil: string,
 * }
 *
 * @phpstan-type AccountInput array{
 *   externalId?: string,
 *   firstName: string,
 *   lastName?: string,
 *   email: string,
 *   phone?: string,
 *   dateOfBirth?: string,
 *   ssnLast4?: string,
 *   address?: AddressInput,
 *   metadata?: array<string, string>,
 * }
 *
 * @phpstan-type AccountPage array{
 *   object: 'list',
 *   data: list<Account>,
 *   hasMore: bool,
 *   nextCursor: string|null,
 * }
 *
 * @phpstan-type AccountPatch array{
 *   externalId?: string,
 *   firstName?: string,
 *   lastName?: string|null,
 *   nameChange?: NameChangeInput,
 *   email?: string,
 *   phone?: string|null,
 *   dateOfBirth?: string|null,
 *   ssnLast4?: string|null,
 *   address?: AddressInput|null,
 *   metadata?: array<string, string>,
 * }
 *
 * @phpstan-type AccountStatus 'active'|'erased'
 *
 * @phpstan-type AccountType 'roth_ira'|'traditional_ira'|'simple_ira'|'sep_ira'|'governmental_457b'|'qualified_plan'|'403b'|'designated_roth'
 *
 * @phpstan-type AccountsListField 'id'|'object'|'environment'|'externalId'|'firstName'|'lastName'|'formerNames'|'email'|'phone'|'dateOfBirth'|'ssnLast4'|'address'|'status'|'metadata'|'version'|'createdAt'|'updatedAt'
 *
 * @phpstan-type AcknowledgeAction array{
 *   action: 'acknowledge',
 *   params?: AcknowledgeActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type AcknowledgeActionParams array<string, mixed>|\stdClass
 *
 * @phpstan-type Actor array{
 *   type: ActorType,
 *   id: string|null,
 * }
 *
 * @phpstan-type ActorType 'api_key'|'session'|'member'|'operator'|'timer'|'custodian'
 *
 * @phpstan-type Address array{
 *   line1: string,
 *   line2: string|null,
 *   city: string,
 *   region: string|null,
 *   postalCode: string,
 *   country: string,
 * }
 *
 * @phpstan-type AddressInput array{
 *   line1: string,
 *   line2?: string,
 *   city: string,
 *   region?: string,
 *   postalCode: string,
 *   country: string,
 * }
 *
 * @phpstan-type AdvanceDistributionInput array{
 *   receivedOn: string,
 *   grossAmount: string,
 *   withheldFederal: string,
 *   withheldState: string,
 *   stateCode?: string,
 *   method?: DeliveryMethod,
 *   sentOn?: string,
 *   checkNumber?: string,
 *   payee?: string,
 *   sources?: list<SourceAmountInput>,
 *   datesAttested?: bool,
 * }
 *
 * @phpstan-type AdvanceSandboxClockRequest array{
 *   days: int,
 * }
 *
 * @phpstan-type AdvanceSandboxRolloverRequest array{
 *   to?: RolloverState,
 * }
 *
 * @phpstan-type AdvanceTarget 'submitted'|'in_review'|'approved'|'requested'|'processing'|'funds_sent'|'funds_received'|'completed'
 *
 * @phpstan-type AmendAction array{
 *   action: 'amend',
 *   params: AmendActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type AmendActionParams array{
 *   reason: string,
 *   source?: AmendedSourceInput,
 *   destination?: AmendedDestinationInput,
 *   relationship?: Relationship,
 *   isInheritedIra?: bool,
 *   decedentName?: string,
 *   planKind?: PlanKind,
 *   deliveryMethod?: DeliveryMethod,
 *   attestations?: Attestations,
 *   consentReference?: string,
 * }
 *
 * @phpstan-type AmendedDestinationInput array{
 *   custodianId?: string,
 *   custodianSlug?: string,
 *   accountNumber?: string,
 *   accountType?: AccountType,
 *   planId?: string|null,
 *   planName?: string,
 *   firstContributionDate?: string,
 * }
 *
 * @phpstan-type AmendedSourceInput array{
 *   accountNumber?: string,
 *   accountType?: AccountType,
 *   planId?: string|null,
 *   planName?: string,
 *   firstContributionDate?: string,
 * }
 *
 * @phpstan-type AmountKind 'full'|'partial'
 *
 * @phpstan-type AmountMismatch array{
 *   expected: string,
 *   received: string,
 *   difference: string,
 *   status: AmountMismatchStatus,
 *   resolution: string|null,
 * }
 *
 * @phpstan-type AmountMismatchStatus 'open'|'resolved'
 *
 * @phpstan-type ApiKey array{
 *   id: string,
 *   object: 'api_key',
 *   type: ApiKeyType,
 *   environment: Environment,
 *   name: string,
 *   prefix: string,
 *   last4: string,
 *   scopes: list<string>,
 *   ipAllowlist: list<string>,
 *   proofKeyThumbprint: string|null,
 *   status: ApiKeyStatus,
 *   createdAt: string,
 *   expiresAt: string|null,
 *   revokedAt: string|null,
 *   lastUsedAt: string|null,
 *   firstUsedAt: string|null,
 *   rotatedFrom: string|null,
 *   replacedBy: string|null,
 *   safeToRevoke: SafeToRevoke|null,
 * }
 *
 * @phpstan-type ApiKeyExpiringEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'api_key.expiring',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: ApiKeyExpiringEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type ApiKeyExpiringEventData array{
 *   keyId: string,
 *   expiresAt: string,
 *   days: int,
 * }
 *
 * @phpstan-type ApiKeyLeakedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'api_key.leaked',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: ApiKeyLeakedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type ApiKeyLeakedEventData array{
 *   keyId: string,
 *   source: string|null,
 *   url: string|null,
 * }
 *
 * @phpstan-type ApiKeyNewNetworkEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'api_key.new_network',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: ApiKeyNewNetworkEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type ApiKeyNewNetworkEventData array{
 *   keyId: string,
 *   networks: list<string>,
 *   count: int,
 *   firstSeenAt: string,
 * }
 *
 * @phpstan-type ApiKeyPage array{
 *   object: 'list',
 *   data: list<ApiKey>,
 *   hasMore: bool,
 *   nextCursor: string|null,
 * }
 *
 * @phpstan-type ApiKeyRefusalsGrowingEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'api_key.refusals_growing',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: ApiKeyRefusalsGrowingEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type ApiKeyRefusalsGrowingEventData array{
 *   keyId: string,
 *   hour: string,
 *   refused: int,
 *   usual: int|float,
 *   code: string|null,
 * }
 *
 * @phpstan-type ApiKeyRevokedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'api_key.revoked',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: ApiKeyRevokedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type ApiKeyRevokedEventData array{
 *   keyId: string,
 * }
 *
 * @phpstan-type ApiKeyRotatedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'api_key.rotated',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: ApiKeyRotatedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type ApiKeyRotatedEventData array{
 *   keyId: string,
 *   successorId: string,
 *   expiresAt: string,
 * }
 *
 * @phpstan-type ApiKeyStatus 'active'|'expiring'|'expired'|'revoked'
 *
 * @phpstan-type ApiKeyType 'pk'|'sk'|'ak'
 *
 * @phpstan-type ApiKeyUnusedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'api_key.unused',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: ApiKeyUnusedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type ApiKeyUnusedEventData array{
 *   keyId: string,
 *   lastUsedAt: string|null,
 * }
 *
 * @phpstan-type Approval array{
 *   id: string,
 *   object: 'approval',
 *   action: ApprovalAction,
 *   rolloverId: string|null,
 *   rolloverVersion: int|null,
 *   params: array<string, mixed>|null,
 *   state: ApprovalState,
 *   requestedBy: Actor,
 *   isOwn: bool,
 *   requestedAt: string,
 *   expiresAt: string,
 *   decidedBy: Actor|null,
 *   decidedAt: string|null,
 *   reason: string|null,
 *   usedAt: string|null,
 *   rollover: ApprovedRollover|null,
 *   changes: list<string>,
 *   changedFacts: list<ChangedFact>,
 *   approvers: list<Approver>|null,
 *   cannotDecide: CannotDecide|null,
 * }
 *
 * @phpstan-type ApprovalAction 'approve'|'send_to_custodian'|'resolve_mismatch'|'complete'|'reveal'|'create_live_key'|'rotate_live_key'|'change_live_key'|'relax_second_person'
 *
 * @phpstan-type ApprovalConfirmedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'approval.confirmed',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: ApprovalConfirmedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type ApprovalConfirmedEventData array{
 *   approvalId: string,
 *   action: string,
 *   rolloverId: string|null,
 *   requestedBy: ApprovalConfirmedEventDataRequestedBy,
 *   decidedBy: ApprovalConfirmedEventDataDecidedBy|null,
 *   expiresAt: string,
 * }
 *
 * @phpstan-type ApprovalConfirmedEventDataDecidedBy array{
 *   type: string,
 *   id: string|null,
 * }
 *
 * @phpstan-type ApprovalConfirmedEventDataRequestedBy array{
 *   type: string,
 *   id: string|null,
 * }
 *
 * @phpstan-type ApprovalDeclinedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'approval.declined',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: ApprovalDeclinedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type ApprovalDeclinedEventData array{
 *   approvalId: string,
 *   action: string,
 *   rolloverId: string|null,
 *   requestedBy: ApprovalDeclinedEventDataRequestedBy,
 *   decidedBy: ApprovalDeclinedEventDataDecidedBy|null,
 *   expiresAt: string,
 * }
 *
 * @phpstan-type ApprovalDeclinedEventDataDecidedBy array{
 *   type: string,
 *   id: string|null,
 * }
 *
 * @phpstan-type ApprovalDeclinedEventDataRequestedBy array{
 *   type: string,
 *   id: string|null,
 * }
 *
 * @phpstan-type ApprovalEvidence array{
 *   object: 'approval_evidence',
 *   environment: Environment,
 *   approvalId: string,
 *   facts: list<ComparedFact>,
 *   receipt: DecisionReceipt|null,
 * }
 *
 * @phpstan-type ApprovalExpiredEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'approval.expired',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: ApprovalExpiredEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type ApprovalExpiredEventData array{
 *   approvalId: string,
 *   action: string,
 *   rolloverId: string|null,
 *   requestedBy: ApprovalExpiredEventDataRequestedBy,
 *   decidedBy: ApprovalExpiredEventDataDecidedBy|null,
 *   expiresAt: string,
 * }
 *
 * @phpstan-type ApprovalExpiredEventDataDecidedBy array{
 *   type: string,
 *   id: string|null,
 * }
 *
 * @phpstan-type ApprovalExpiredEventDataRequestedBy array{
 *   type: string,
 *   id: string|null,
 * }
 *
 * @phpstan-type ApprovalOutdatedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'approval.outdated',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: ApprovalOutdatedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type ApprovalOutdatedEventData array{
 *   approvalId: string,
 *   action: string,
 *   rolloverId: string|null,
 *   requestedBy: ApprovalOutdatedEventDataRequestedBy,
 *   decidedBy: ApprovalOutdatedEventDataDecidedBy|null,
 *   expiresAt: string,
 * }
 *
 * @phpstan-type ApprovalOutdatedEventDataDecidedBy array{
 *   type: string,
 *   id: string|null,
 * }
 *
 * @phpstan-type ApprovalOutdatedEventDataRequestedBy array{
 *   type: string,
 *   id: string|null,
 * }
 *
 * @phpstan-type ApprovalPage array{
 *   object: 'list',
 *   data: list<Approval>,
 *   hasMore: bool,
 *   nextCursor: string|null,
 * }
 *
 * @phpstan-type ApprovalRequestedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'approval.requested',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: ApprovalRequestedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type ApprovalRequestedEventData array{
 *   approvalId: string,
 *   action: string,
 *   rolloverId: string|null,
 *   requestedBy: ApprovalRequestedEventDataRequestedBy,
 *   decidedBy: ApprovalRequestedEventDataDecidedBy|null,
 *   expiresAt: string,
 * }
 *
 * @phpstan-type ApprovalRequestedEventDataDecidedBy array{
 *   type: string,
 *   id: string|null,
 * }
 *
 * @phpstan-type ApprovalRequestedEventDataRequestedBy array{
 *   type: string,
 *   id: string|null,
 * }
 *
 * @phpstan-type ApprovalState 'pending'|'confirmed'|'declined'|'withdrawn'|'expired'|'done'
 *
 * @phpstan-type ApprovalWithdrawnEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'approval.withdrawn',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: ApprovalWithdrawnEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type ApprovalWithdrawnEventData array{
 *   approvalId: string,
 *   action: string,
 *   rolloverId: string|null,
 *   requestedBy: ApprovalWithdrawnEventDataRequestedBy,
 *   decidedBy: ApprovalWithdrawnEventDataDecidedBy|null,
 *   expiresAt: string,
 * }
 *
 * @phpstan-type ApprovalWithdrawnEventDataDecidedBy array{
 *   type: string,
 *   id: string|null,
 * }
 *
 * @phpstan-type ApprovalWithdrawnEventDataRequestedBy array{
 *   type: string,
 *   id: string|null,
 * }
 *
 * @phpstan-type ApprovalsListView 'full'|'summary'
 *
 * @phpstan-type ApproveAction array{
 *   action: 'approve',
 *   params?: ApproveActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type ApproveActionParams array<string, mixed>|\stdClass
 *
 * @phpstan-type ApprovedAmount array{
 *   kind: string,
 *   requested: string|null,
 *   currency: string,
 * }
 *
 * @phpstan-type ApprovedDocument array{
 *   id: string,
 *   type: string,
 *   name: string,
 *   status: string,
 *   hasFile: bool,
 * }
 *
 * @phpstan-type ApprovedRollover array{
 *   participantName: string|null,
 *   amount: ApprovedAmount,
 *   moneySources: list<MoneySource>,
 *   deliveryMethod: string,
 *   source: ApprovedSide,
 *   destination: ApprovedSide,
 *   documents: list<ApprovedDocument>,
 * }
 *
 * @phpstan-type ApprovedSide array{
 *   custodianId: string,
 *   custodianName: string|null,
 *   accountType: string,
 *   accountNumberMask: string,
 * }
 *
 * @phpstan-type Approver array{
 *   id: string,
 *   name: string,
 * }
 *
 * @phpstan-type Asset array{
 *   cusip: string|null,
 *   symbol: string|null,
 *   quantity: string,
 *   fairMarketValue: string|null,
 *   employerStockCost: string|null,
 * }
 *
 * @phpstan-type AssetDifference array{
 *   cusip: string|null,
 *   symbol: string|null,
 *   expected: string,
 *   received: string,
 *   difference: string,
 * }
 *
 * @phpstan-type AssetInput array{
 *   cusip?: string,
 *   symbol?: string,
 *   quantity: string,
 *   fairMarketValue?: string,
 *   employerStockCost?: string,
 * }
 *
 * @phpstan-type AssetMismatch array{
 *   differences: list<AssetDifference>,
 *   status: AssetMismatchStatus,
 *   resolution: string|null,
 * }
 *
 * @phpstan-type AssetMismatchStatus 'open'|'resolved'
 *
 * @phpstan-type Attestations array{
 *   taxableAcknowledged?: bool,
 *   noOtherRolloverIn12Months?: bool,
 *   eligibleAmount?: bool,
 *   notHardship?: bool,
 *   notPeriodicPayment?: bool,
 *   notLoan?: bool,
 *   qualifiedLoanOffsetOn?: string,
 *   hasFilingExtension?: bool,
 *   hasFiledOnTime?: bool,
 *   repaymentOf?: RepaymentOfInput,
 *   rmdSatisfied?: bool,
 *   rmdAmount?: string,
 *   isStillWorking?: bool,
 *   isSeparatedAt55?: bool,
 *   isPublicSafetySeparated?: bool,
 *   isSimplePlanReplaced?: bool,
 *   sourceRothPlan?: RothIraPlan,
 *   destinationRothPlan?: RothIraPlan,
 *   isIncidentToDivorce?: bool,
 *   postponement?: PostponementInput,
 *   disasterDeclaration?: string,
 *   ownerDiedOn?: string,
 *   automaticRollover?: AutomaticRolloverInput,
 *   otherMovement?: OtherMovement,
 *   isRolledIn?: bool,
 *   isNonresidentAlien?: bool,
 *   isMarried?: bool,
 * }
 *
 * @phpstan-type AutomaticRolloverInput array{
 *   kind: AutomaticRolloverKind,
 *   noticeSentOn: string,
 * }
 *
 * @phpstan-type AutomaticRolloverKind 'forced_cash_out'|'automatic_portability'
 *
 * @phpstan-type AvailableAction array{
 *   object: 'action',
 *   action: AvailableActionAction,
 *   summary: string,
 *   leadsTo: RolloverState|null,
 *   needsSecondPerson: bool,
 *   event: string,
 *   params: array<string, mixed>,
 * }
 *
 * @phpstan-type AvailableActionAction 'request_consent'|'sign_consent'|'submit'|'amend'|'start_review'|'approve'|'reject'|'request_documents'|'provide_documents'|'accept_document'|'reject_document'|'waive_documents'|'send_to_custodian'|'acknowledge'|'custodian_soft_reject'|'custodian_reject'|'mark_funds_sent'|'record_distribution'|'report_funds_returned'|'mark_funds_received'|'void_receipt'|'return_to_source'|'correct_transfer'|'correct_receipt'|'resolve_mismatch'|'complete'|'reverse_posting'|'hold'|'release'|'report_death'|'resolve_death'|'cancel'|'fail'|'reopen'
 *
 * @phpstan-type AvailableActionPage array{
 *   object: 'list',
 *   data: list<AvailableAction>,
 * }
 *
 * @phpstan-type BankFileFormat 'lockbox_csv'|'bai2'|'nacha'|'camt_053'|'camt_054'
 *
 * @phpstan-type BankFileReturnInput array{
 *   position: int,
 * }
 *
 * @phpstan-type CancelAction array{
 *   action: 'cancel',
 *   params: CancelActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type CancelActionParams array{
 *   reason: string,
 * }
 *
 * @phpstan-type CancelDistributionRequest array{
 *   reason: string,
 * }
 *
 * @phpstan-type CannotDecide 'ended'|'api_key'|'role'|'requester'|'key_owner'|'recently_invited'
 *
 * @phpstan-type CashPayment array{
 *   paidOn: string,
 *   withheldFederal: string,
 *   withheldState: string,
 *   stateCode: string|null,
 *   taxTreatment: TaxTreatment,
 * }
 *
 * @phpstan-type CashPaymentInput array{
 *   paidOn?: string,
 *   withheldFederal?: string,
 *   withheldState?: string,
 *   stateCode?: string,
 * }
 *
 * @phpstan-type ChangedFact array{
 *   fact: string,
 *   before: string|null,
 *   after: string|null,
 * }
 *
 * @phpstan-type CombatZone 'afghanistan'|'arabian_peninsula'|'kosovo'|'sinai_peninsula'
 *
 * @phpstan-type ComparedFact array{
 *   fact: string,
 *   requested: string|null,
 *   current: string|null,
 *   isChanged: bool,
 * }
 *
 * @phpstan-type CompleteAction array{
 *   action: 'complete',
 *   params: CompleteActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type CompleteActionParams array{
 *   postedAmount: string,
 * }
 *
 * @phpstan-type ConfirmApprovalRequest array{
 *   passkey?: PasskeySignature,
 * }
 *
 * @phpstan-type ConfirmPaymentDetailsRequest array{
 *   phone: string,
 *   phoneSource: string,
 *   spokeWith: string,
 * }
 *
 * @phpstan-type ConfirmRequirementSetRequest array{
 *   expiresOn?: string,
 * }
 *
 * @phpstan-type Consent array{
 *   reference: string,
 *   givenAt: string,
 *   supersededAt: string|null,
 * }
 *
 * @phpstan-type ConsentRecord array{
 *   id: string,
 *   object: 'consent',
 *   environment: Environment,
 *   accountId: string,
 *   participantName: string|null,
 *   sessionId: string|null,
 *   rollover: ConsentRollover,
 *   statements: list<ConsentStatement>,
 *   attestations: Attestations,
 *   createdAt: string,
 * }
 *
 * @phpstan-type ConsentRecordPage array{
 *   object: 'list',
 *   data: list<ConsentRecord>,
 *   hasMore: bool,
 *   nextCursor: string|null,
 * }
 *
 * @phpstan-type ConsentRollover array{
 *   type: RolloverType,
 *   source: ConsentSide,
 *   destination: ConsentSide,
 * }
 *
 * @phpstan-type ConsentSide array{
 *   custodianId: string|null,
 *   custodianName: string|null,
 *   accountType: AccountType,
 * }
 *
 * @phpstan-type ConsentStatement array{
 *   kind: StatementKind,
 *   statement: string,
 *   version: string,
 *   language: string,
 *   text: string|null,
 *   url: string|null,
 *   isAltered: bool,
 * }
 *
 * @phpstan-type ContractChange array{
 *   change: string,
 *   kind: string,
 *   name: string,
 *   version: string|null,
 *   date: string|null,
 *   sunset: string|null,
 *   successor: string|null,
 * }
 *
 * @phpstan-type ContractChanges array{
 *   object: 'contract_changes',
 *   version: string,
 *   changes: list<ContractChange>,
 * }
 *
 * @phpstan-type CorrectReceiptAction array{
 *   action: 'correct_receipt',
 *   params: CorrectReceiptActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type CorrectReceiptActionParams array{
 *   receiptId: string,
 *   reason: string,
 *   amount?: string,
 *   receivedOn?: string,
 *   transferId?: string,
 *   method?: DeliveryMethod,
 *   checkNumber?: string,
 *   payee?: string,
 *   lateReason?: string,
 *   lateReasonCode?: LateReasonCode,
 *   datesAttested?: bool,
 * }
 *
 * @phpstan-type CorrectTransferAction array{
 *   action: 'correct_transfer',
 *   params: CorrectTransferActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type CorrectTransferActionParams array{
 *   transferId: string,
 *   reason: string,
 *   amount?: string,
 *   withheldFederal?: string,
 *   withheldState?: string,
 *   stateCode?: string,
 *   method?: DeliveryMethod,
 *   sentOn?: string,
 *   receivedOn?: string,
 *   carrier?: MailCarrier,
 *   trackingNumber?: string,
 *   expectedOn?: string,
 *   checkNumber?: string,
 *   payee?: string,
 *   sources?: list<SourceAmountInput>,
 *   datesAttested?: bool,
 * }
 *
 * @phpstan-type CreateOrRetrieveAccountCreatedResponse array{
 *   id: string,
 *   account: Account,
 *   created: bool,
 * }
 *
 * @phpstan-type CreateOrRetrieveAccountResponse array{
 *   id: string,
 *   account: Account,
 *   created: bool,
 * }
 *
 * @phpstan-type CreateTrackingLinkRequest array{
 *   language?: TrackingLanguage,
 *   expiresInDays?: int,
 *   sendEmail?: bool,
 * }
 *
 * @phpstan-type Custodian array{
 *   id: string,
 *   object: 'custodian',
 *   environment: Environment,
 *   slug: string,
 *   name: string,
 *   aliases: list<string>,
 *   category: CustodianCategory,
 *   roles: list<CustodianRole>,
 *   supportedAccountTypes: list<AccountType>,
 *   deliveryMethods: list<DeliveryMethod>,
 *   requirements: CustodianRequirements,
 *   processingDays: ProcessingDays,
 *   logoUrl: string|null,
 *   website: string|null,
 *   verified: bool,
 *   active: bool,
 *   popularRank: int|float|null,
 *   match: CustodianMatch|null,
 *   createdAt: string,
 *   receiving: ReceivingInstructions|null,
 * }
 *
 * @phpstan-type CustodianAch array{
 *   routingNumber: string,
 *   accountNumberMask: string,
 * }
 *
 * @phpstan-type CustodianCategory 'brokerage'|'recordkeeper'|'insurer'|'bank'|'trust_company'|'robo_advisor'|'government'|'payroll_provider'|'self_directed'|'sandbox'
 *
 * @phpstan-type CustodianMatch array{
 *   kind: CustodianMatchKind,
 *   text: string,
 *   note: string|null,
 * }
 *
 * @phpstan-type CustodianMatchKind 'name'|'alias'|'former_name'|'acquired'
 *
 * @phpstan-type CustodianOrder 'name'|'popular'
 *
 * @phpstan-type CustodianPage array{
 *   object: 'list',
 *   data: list<Custodian>,
 *   hasMore: bool,
 *   nextCursor: string|null,
 * }
 *
 * @phpstan-type CustodianRejectAction array{
 *   action: 'custodian_reject',
 *   params: CustodianRejectActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type CustodianRejectActionParams array{
 *   code: string,
 * }
 *
 * @phpstan-type CustodianRequestAddresses array{
 *   address: list<string>,
 *   fax: string|null,
 *   email: string|null,
 *   portal: string|null,
 * }
 *
 * @phpstan-type CustodianRequirements array{
 *   loa: bool,
 *   medallion: bool,
 *   notarization: bool,
 *   spousalConsent: bool,
 *   wetSignature: bool,
 * }
 *
 * @phpstan-type CustodianRole 'delivering'|'receiving'
 *
 * @phpstan-type CustodianSoftRejectAction array{
 *   action: 'custodian_soft_reject',
 *   params: CustodianSoftRejectActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type CustodianSoftRejectActionParams array{
 *   code: string,
 *   remedy: string,
 * }
 *
 * @phpstan-type CustodianWire array{
 *   bankName: string,
 *   routingNumber: string,
 *   beneficiary: string,
 *   accountNumberMask: string,
 *   furtherCredit: string|null,
 * }
 *
 * @phpstan-type CustodiansListField 'id'|'object'|'environment'|'slug'|'name'|'aliases'|'category'|'roles'|'supportedAccountTypes'|'deliveryMethods'|'requirements'|'processingDays'|'logoUrl'|'website'|'verified'|'active'|'popularRank'|'match'|'createdAt'|'receiving'
 *
 * @phpstan-type DayCount 'calendar'|'federal'|'federal_reserve'
 *
 * @phpstan-type Deadline array{
 *   type: DeadlineType,
 *   status: DeadlineStatus,
 *   dueOn: string|null,
 *   dueAt: string|null,
 *   consequence: DeadlineConsequence,
 * }
 *
 * @phpstan-type DeadlineConsequence 'expires'|'overdue'
 *
 * @phpstan-type DeadlineDaysPatch array{
 *   draft?: int|null,
 *   consent?: int|null,
 *   documents?: int|null,
 *   reviewStart?: int|null,
 *   review?: int|null,
 *   request?: int|null,
 *   acknowledgement?: int|null,
 *   processing?: int|null,
 *   arrivalCheck?: int|null,
 *   arrivalWire?: int|null,
 *   arrivalAch?: int|null,
 *   arrivalAcats?: int|null,
 *   arrivalInternal?: int|null,
 *   participantCheck?: int|null,
 *   posting?: int|null,
 *   hold?: int|null,
 * }
 *
 * @phpstan-type DeadlineStatus 'running'|'paused'|'passed'
 *
 * @phpstan-type DeadlineType 'draft'|'consent'|'documents'|'review_start'|'review'|'request'|'acknowledgement'|'processing'|'arrival'|'participant_check'|'posting'|'hold'|'sixty_day'|'mail'
 *
 * @phpstan-type DeathActingParty 'surviving_spouse'|'beneficiary'|'personal_representative'|'unknown'
 *
 * @phpstan-type DeathResolution 'reported_in_error'|'return_money'|'re_register'
 *
 * @phpstan-type DecisionMethod 'passkey'|'recent_sign_in'|'session'
 *
 * @phpstan-type DecisionOutcome 'confirmed'|'declined'
 *
 * @phpstan-type DecisionPasskey array{
 *   credentialId: string,
 *   publicKey: string,
 *   authenticatorData: string,
 *   clientDataJson: string,
 *   signature: string,
 * }
 *
 * @phpstan-type DecisionReceipt array{
 *   outcome: DecisionOutcome,
 *   decidedBy: Actor,
 *   decidedAt: string,
 *   method: DecisionMethod,
 *   digest: string,
 *   content: array<string, mixed>|null,
 *   isIntact: bool|null,
 *   passkey: DecisionPasskey|null,
 * }
 *
 * @phpstan-type DeclineApprovalRequest array{
 *   reason?: string,
 * }
 *
 * @phpstan-type DeleteWebhookEndpointResponse array{
 *   id: string,
 *   object: 'webhook_endpoint',
 *   deleted: true,
 * }
 *
 * @phpstan-type DeliveriesGetExpand 'event'
 *
 * @phpstan-type DeliveryMethod 'check'|'wire'|'ach'|'acats'|'internal'
 *
 * @phpstan-type DisasterArea array{
 *   state: string,
 *   counties: list<string>|null,
 * }
 *
 * @phpstan-type DisasterDeclaration array{
 *   id: string,
 *   object: 'disaster_declaration',
 *   version: int,
 *   title: string,
 *   areas: list<DisasterArea>,
 *   startsOn: string,
 *   postponedUntil: string,
 *   source: string,
 *   loadedAt: string,
 * }
 *
 * @phpstan-type DisasterDeclarationPage array{
 *   object: 'list',
 *   data: list<DisasterDeclaration>,
 *   hasMore: bool,
 *   nextCursor: string|null,
 * }
 *
 * @phpstan-type Distribution array{
 *   id: string,
 *   object: 'distribution',
 *   environment: Environment,
 *   externalId: string|null,
 *   accountId: string,
 *   state: DistributionState,
 *   source: RolloverSide,
 *   amount: string,
 *   moneySources: list<SourceAmount>,
 *   paidToParticipant: PaidToParticipant,
 *   destinations: list<DistributionDestination>,
 *   version: int,
 *   createdAt: string,
 *   updatedAt: string,
 *   account?: Account,
 * }
 *
 * @phpstan-type DistributionCancelledEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'distribution.cancelled',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: DistributionCancelledEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type DistributionCancelledEventData array{
 *   distributionId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   state: DistributionState,
 *   rolloverIds: list<string>,
 * }
 *
 * @phpstan-type DistributionCreatedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'distribution.created',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: DistributionCreatedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type DistributionCreatedEventData array{
 *   distributionId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   state: DistributionState,
 *   rolloverIds: list<string>,
 * }
 *
 * @phpstan-type DistributionDestination array{
 *   rolloverId: string,
 *   type: RolloverType,
 *   deliveryMethod: DeliveryMethod,
 *   destination: RolloverSide,
 *   amount: string,
 *   moneySources: list<SourceAmount>,
 *   state: RolloverState,
 * }
 *
 * @phpstan-type DistributionDestinationInput array{
 *   type: RolloverType,
 *   deliveryMethod: DeliveryMethod,
 *   destination: RolloverSideInput,
 *   amount: string,
 *   moneySources?: list<SourceAmountInput>,
 *   attestations?: Attestations,
 *   externalId?: string,
 *   metadata?: array<string, string>,
 * }
 *
 * @phpstan-type DistributionInput array{
 *   accountId: string,
 *   source: RolloverSideInput,
 *   amount: string,
 *   moneySources: list<MoneySourceInput>,
 *   paidToParticipant?: string,
 *   destinations: list<DistributionDestinationInput>,
 *   relationship?: Relationship,
 *   isInheritedIra?: bool,
 *   planKind?: PlanKind,
 *   decedentName?: string,
 *   attestations?: Attestations,
 *   externalId?: string,
 * }
 *
 * @phpstan-type DistributionPage array{
 *   object: 'list',
 *   data: list<Distribution>,
 *   hasMore: bool,
 *   nextCursor: string|null,
 * }
 *
 * @phpstan-type DistributionState 'draft'|'submitted'|'cancelled'
 *
 * @phpstan-type DistributionSubmittedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'distribution.submitted',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: DistributionSubmittedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type DistributionSubmittedEventData array{
 *   distributionId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   state: DistributionState,
 *   rolloverIds: list<string>,
 * }
 *
 * @phpstan-type DocumentFile array{
 *   mediaType: DocumentFileMediaType,
 *   size: int,
 * }
 *
 * @phpstan-type DocumentFileMediaType 'application/pdf'|'image/png'|'image/jpeg'
 *
 * @phpstan-type DocumentInput array{
 *   type: DocumentType,
 *   name: string,
 *   sha256: string,
 *   expiresOn?: string,
 *   carrier?: MailCarrier,
 *   trackingNumber?: string,
 *   sentOn?: string,
 *   expectedOn?: string,
 * }
 *
 * @phpstan-type DocumentMail array{
 *   carrier: MailCarrier|null,
 *   trackingNumber: string|null,
 *   trackingUrl: string|null,
 *   sentOn: string|null,
 *   expectedOn: string|null,
 * }
 *
 * @phpstan-type DocumentRejection array{
 *   code: string,
 *   reason: string,
 * }
 *
 * @phpstan-type DocumentRequest array{
 *   types: list<DocumentType>,
 *   outstanding: list<DocumentType>,
 *   from: DocumentSource,
 *   code: string|null,
 *   remedy: string|null,
 *   requestedAt: string,
 * }
 *
 * @phpstan-type DocumentSource 'integrator'|'participant'
 *
 * @phpstan-type DocumentStatus 'provided'|'accepted'|'rejected'|'expired'
 *
 * @phpstan-type DocumentType 'loa'|'statement'|'distribution_form'|'spousal_consent'|'death_certificate'|'qdro'|'other'
 *
 * @phpstan-type DocumentationContents array{
 *   entries: list<DocumentationContentsEntry>,
 * }
 *
 * @phpstan-type DocumentationContentsEntry array{
 *   kind: string,
 *   title: string,
 *   href: string,
 *   text: string,
 * }
 *
 * @phpstan-type DownloadCollectionResponse array<string, mixed>|\stdClass
 *
 * @phpstan-type Eligibility array{
 *   outcome: EligibilityOutcome,
 *   conditions: list<EligibilityCondition>,
 *   rules: list<EligibilityRule>,
 *   rulesetVersion: string,
 * }
 *
 * @phpstan-type EligibilityCheck array{
 *   outcome: EligibilityOutcome,
 *   conditions: list<EligibilityCheckCondition>,
 *   rules: list<EligibilityCheckRule>,
 *   rulesetVersion: string,
 *   taxTreatment: TaxTreatment,
 *   deadlines: list<ExpectedDeadline>,
 *   taxYearWarning: TaxYearWarning|null,
 * }
 *
 * @phpstan-type EligibilityCheckCondition array{
 *   code: EligibilityConditionCode,
 *   detail: string,
 * }
 *
 * @phpstan-type EligibilityCheckRule array{
 *   code: EligibilityRuleCode,
 *   result: RuleResult,
 *   detail: string,
 * }
 *
 * @phpstan-type EligibilityCondition array{
 *   code: EligibilityConditionCode,
 *   detail: string,
 * }
 *
 * @phpstan-type EligibilityConditionCode 'included_in_income'|'separate_account'|'nontaxable_amounts_direct_only'|'contributions_after_2015_12_18'|'eligible_amount_only'|'qualified_loan_offset'|'repayment'|'payments_series_ends'|'inherited_ira'|'qualified_order'|'divorce_instrument'|'year_of_death_rmd'|'ten_year_rule'|'automatic_rollover'|'simple_plan_replaced'|'sixty_days'|'postponed_deadline'|'federal_withholding_20_percent'
 *
 * @phpstan-type EligibilityInput array{
 *   type: RolloverType,
 *   source: EligibilitySideInput,
 *   destination: EligibilitySideInput,
 *   deliveryMethod?: DeliveryMethod,
 *   relationship?: Relationship,
 *   isInheritedIra?: bool,
 *   planKind?: PlanKind,
 *   dateOfBirth?: string,
 *   attestations?: Attestations,
 *   amount?: string,
 *   moneySources?: list<MoneySourceInput>,
 *   paidOn?: string,
 * }
 *
 * @phpstan-type EligibilityOutcome 'allowed'|'allowed_with_conditions'|'prohibited'|'needs_review'
 *
 * @phpstan-type EligibilityRule array{
 *   code: EligibilityRuleCode,
 *   result: RuleResult,
 *   detail: string,
 * }
 *
 * @phpstan-type EligibilityRuleCode 'irs_rollover_chart'|'rollover_type'|'in_plan_required'|'same_plan'|'same_custodian'|'relationship'|'taxable_acknowledgement'|'one_rollover_per_12_months'|'simple_two_years'|'eligible_amount'|'hardship_distribution'|'periodic_payments'|'plan_loan'|'repayment'|'postponed_deadline'|'not_a_rollover'|'automatic_rollover'|'required_minimum_distribution'|'same_account'|'money_source'|'custodian_role'|'custodian_account_type'|'custodian_delivery_method'
 *
 * @phpstan-type EligibilitySideInput array{
 *   custodianId?: string,
 *   custodianSlug?: string,
 *   accountType: AccountType,
 *   firstContributionDate?: string,
 * }
 *
 * @phpstan-type Environment 'test'|'live'
 *
 * @phpstan-type ErrorCode 'invalid_request'|'unknown_parameter'|'malformed_json'|'ambiguous_credentials'|'missing_credentials'|'invalid_api_key'|'api_key_revoked'|'signature_invalid'|'api_key_expired'|'environment_mismatch'|'session_token_not_accepted'|'proof_required'|'proof_invalid'|'session_invalid'|'session_expired'|'session_revoked'|'sign_in_required'|'organization_required'|'key_type_not_allowed'|'insufficient_scope'|'two_factor_required'|'ip_not_allowed'|'organization_locked'|'origin_not_allowed'|'session_bound'|'sign_in_refused'|'sign_in_again'|'email_not_verified'|'link_not_valid'|'already_set_up'|'role_not_allowed'|'last_owner'|'already_member'|'not_found'|'method_not_allowed'|'not_acceptable'|'malformed_multipart'|'payload_too_large'|'unsupported_media_type'|'invalid_transition'|'amount_mismatch'|'history_mismatch'|'nothing_to_certify'|'letter_not_possible'|'reminder_not_possible'|'duplicate_rollover'|'duplicate_file'|'duplicate_plan'|'identity_conflict'|'identity_locked'|'key_already_rotated'|'key_not_alive'|'idempotency_in_progress'|'limit_exceeded'|'wrong_person'|'person_required'|'recently_invited'|'passkey_required'|'second_person_required'|'approval_ended'|'approval_outdated'|'version_conflict'|'validation_failed'|'rollover_not_permitted'|'consent_insufficient'|'file_infected'|'idempotency_key_reused'|'rate_limited'|'internal_error'|'dependency_unavailable'|'overloaded'
 *
 * @phpstan-type ErrorExplanation array{
 *   code: string,
 *   status: int,
 *   title: string,
 *   cause: string,
 *   remedy: string,
 * }
 *
 * @phpstan-type ErrorExplanations array{
 *   errors: list<ErrorExplanation>,
 * }
 *
 * @phpstan-type Event array{
 *   id: string,
 *   object: 'event',
 *   type: string,
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: array<string, mixed>,
 * }
 *
 * @phpstan-type EventPage array{
 *   object: 'list',
 *   data: list<Event>,
 *   hasMore: bool,
 *   nextCursor: string|null,
 * }
 *
 * @phpstan-type EventStart 'beginning'|'now'
 *
 * @phpstan-type EventType array{
 *   object: 'event_type',
 *   name: string,
 *   description: string,
 *   schema: array<string, mixed>,
 *   example: Event,
 * }
 *
 * @phpstan-type EventTypePage array{
 *   object: 'list',
 *   data: list<EventType>,
 * }
 *
 * @phpstan-type EventsListField 'id'|'object'|'type'|'apiVersion'|'environment'|'createdAt'|'data'
 *
 * @phpstan-type EventsListOrder 'newest'|'oldest'
 *
 * @phpstan-type ExecuteActionRequest RequestConsentAction|SignConsentAction|SubmitAction|AmendAction|StartReviewAction|ApproveAction|RejectAction|RequestDocumentsAction|ProvideDocumentsAction|AcceptDocumentAction|RejectDocumentAction|WaiveDocumentsAction|SendToCustodianAction|AcknowledgeAction|CustodianSoftRejectAction|CustodianRejectAction|MarkFundsSentAction|RecordDistributionAction|ReportFundsReturnedAction|MarkFundsReceivedAction|VoidReceiptAction|ReturnToSourceAction|CorrectTransferAction|CorrectReceiptAction|ResolveMismatchAction|CompleteAction|ReversePostingAction|HoldAction|ReleaseAction|ReportDeathAction|ResolveDeathAction|CancelAction|FailAction|ReopenAction
 *
 * @phpstan-type ExpectedDeadline array{
 *   type: DeadlineType,
 *   days: int|null,
 *   count: DayCount,
 *   dueOn: string|null,
 * }
 *
 * @phpstan-type ExportFiledFormsResponse Filed1099R|Filed5498
 *
 * @phpstan-type ExportTaxCorrectionsResponse Form1099RCorrection|Form5498Correction
 *
 * @phpstan-type ExportTaxReportResponse Form1099RLine|Form5498Line
 *
 * @phpstan-type FailAction array{
 *   action: 'fail',
 *   params: FailActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type FailActionParams array{
 *   code: string,
 *   reason: string,
 *   fundsDisposition?: string,
 * }
 *
 * @phpstan-type Failure array{
 *   code: string,
 *   reason: string,
 *   fundsDisposition: string|null,
 * }
 *
 * @phpstan-type Filed1099R array{
 *   object: 'filed_tax_form',
 *   year: int,
 *   rolloverId: string,
 *   distributionId: string|null,
 *   accountId: string,
 *   custodianId: string,
 *   accountType: AccountType,
 *   status: Filed5498Status,
 *   form: '1099-R',
 *   box1GrossDistribution: string,
 *   box2aTaxableAmount: string|null,
 *   box2bTaxableAmountNotDetermined: bool,
 *   box2bTotalDistribution: bool,
 *   box4FederalTaxWithheld: string,
 *   box5EmployeeContributions: string|null,
 *   box7DistributionCode: string,
 *   box7IraSepSimple: bool,
 *   box14StateTaxWithheld: string,
 *   box6UnrealizedAppreciation: string|null,
 *   box10AllocableToInPlanRollover: string|null,
 *   box11FirstRothYear: int|null,
 *   box15State: string|null,
 *   box16StateDistribution: string|null,
 *   warnings: list<TaxFormWarning>,
 *   movements: list<TaxFormMovement>,
 * }
 *
 * @phpstan-type Filed1099RBoxes array{
 *   box1GrossDistribution?: string,
 *   box2aTaxableAmount?: string|null,
 *   box2bTaxableAmountNotDetermined?: bool,
 *   box2bTotalDistribution?: bool,
 *   box4FederalTaxWithheld?: string,
 *   box5EmployeeContributions?: string|null,
 *   box7DistributionCode?: string,
 *   box7IraSepSimple?: bool,
 *   box14StateTaxWithheld?: string,
 *   box6UnrealizedAppreciation?: string|null,
 *   box10AllocableToInPlanRollover?: string|null,
 *   box11FirstRothYear?: int|null,
 *   box15State?: string|null,
 *   box16StateDistribution?: string|null,
 * }
 *
 * @phpstan-type Filed5498 array{
 *   object: 'filed_tax_form',
 *   year: int,
 *   rolloverId: string,
 *   distributionId: string|null,
 *   accountId: string,
 *   custodianId: string,
 *   accountType: AccountType,
 *   status: Filed5498Status,
 *   form: '5498',
 *   box2RolloverContributions: string|null,
 *   box3RothConversion: string|null,
 *   box13aLateContribution: string|null,
 *   box13bYear: int|null,
 *   box13cCode: Filed5498Box13cCode|null,
 *   box14aRepayments: string|null,
 *   box14bCode: Filed5498Box14bCode|null,
 *   box7Ira?: bool,
 *   box7Sep?: bool,
 *   box7Simple?: bool,
 *   box7RothIra?: bool,
 *   warnings: list<TaxFormWarning>,
 *   movements: list<TaxFormMovement>,
 * }
 *
 * @phpstan-type Filed5498Box13cCode 'SC'|'PO'|'FD'|'EO13239'|'EO12744'|'EO13119'|'PL115-97'
 *
 * @phpstan-type Filed5498Box14bCode 'BA'|'DD'|'QR'|'EP'|'DA'|'TI'
 *
 * @phpstan-type Filed5498Boxes array{
 *   box2RolloverContributions?: string|null,
 *   box3RothConversion?: string|null,
 *   box13aLateContribution?: string|null,
 *   box13bYear?: int|null,
 *   box13cCode?: Filed5498Box13cCode|null,
 *   box14aRepayments?: string|null,
 *   box14bCode?: Filed5498Box14bCode|null,
 *   box7Ira?: bool,
 *   box7Sep?: bool,
 *   box7Simple?: bool,
 *   box7RothIra?: bool,
 * }
 *
 * @phpstan-type Filed5498Status 'final'|'open'
 *
 * @phpstan-type Form1099RBoxes array{
 *   box1GrossDistribution: string,
 *   box2aTaxableAmount: string|null,
 *   box2bTaxableAmountNotDetermined: bool,
 *   box2bTotalDistribution: bool,
 *   box4FederalTaxWithheld: string,
 *   box5EmployeeContributions: string|null,
 *   box7DistributionCode: string,
 *   box7IraSepSimple: bool,
 *   box14StateTaxWithheld: string,
 *   box6UnrealizedAppreciation: string|null,
 *   box10AllocableToInPlanRollover: string|null,
 *   box11FirstRothYear: int|null,
 *   box15State: string|null,
 *   box16StateDistribution: string|null,
 *   warnings: list<TaxFormWarning>,
 * }
 *
 * @phpstan-type Form1099RCorrection array{
 *   object: 'tax_form_correction',
 *   environment: Environment,
 *   year: int,
 *   filingId: string,
 *   filedOn: string,
 *   rolloverId: string,
 *   externalId: string|null,
 *   accountId: string,
 *   custodianId: string,
 *   accountType: AccountType,
 *   status: Filed5498Status,
 *   method: Form5498CorrectionMethod,
 *   reason: Form5498CorrectionReason,
 *   changes: list<TaxBoxChange>,
 *   form: '1099-R',
 *   original: Filed1099RBoxes|null,
 *   corrected: Filed1099RBoxes,
 * }
 *
 * @phpstan-type Form1099RLine array{
 *   object: 'tax_report_line',
 *   environment: Environment,
 *   year: int,
 *   rolloverId: string,
 *   externalId: string|null,
 *   distributionId: string|null,
 *   accountId: string,
 *   custodianId: string,
 *   accountType: AccountType,
 *   status: Filed5498Status,
 *   form: '1099-R',
 *   box1GrossDistribution: string,
 *   box2aTaxableAmount: string|null,
 *   box2bTaxableAmountNotDetermined: bool,
 *   box2bTotalDistribution: bool,
 *   box4FederalTaxWithheld: string,
 *   box5EmployeeContributions: string|null,
 *   box7DistributionCode: string,
 *   box7IraSepSimple: bool,
 *   box14StateTaxWithheld: string,
 *   box6UnrealizedAppreciation: string|null,
 *   box10AllocableToInPlanRollover: string|null,
 *   box11FirstRothYear: int|null,
 *   box15State: string|null,
 *   box16StateDistribution: string|null,
 *   warnings: list<TaxFormWarning>,
 *   movements: list<TaxFormMovement>,
 * }
 *
 * @phpstan-type Form5498Boxes array{
 *   box2RolloverContributions: string|null,
 *   box3RothConversion: string|null,
 *   box13aLateContribution: string|null,
 *   box13bYear: int|null,
 *   box13cCode: Filed5498Box13cCode|null,
 *   box14aRepayments: string|null,
 *   box14bCode: Filed5498Box14bCode|null,
 *   box7Ira: bool,
 *   box7Sep: bool,
 *   box7Simple: bool,
 *   box7RothIra: bool,
 *   warnings: list<TaxFormWarning>,
 * }
 *
 * @phpstan-type Form5498Correction array{
 *   object: 'tax_form_correction',
 *   environment: Environment,
 *   year: int,
 *   filingId: string,
 *   filedOn: string,
 *   rolloverId: string,
 *   externalId: string|null,
 *   accountId: string,
 *   custodianId: string,
 *   accountType: AccountType,
 *   status: Filed5498Status,
 *   method: Form5498CorrectionMethod,
 *   reason: Form5498CorrectionReason,
 *   changes: list<TaxBoxChange>,
 *   form: '5498',
 *   original: Filed5498Boxes|null,
 *   corrected: Filed5498Boxes,
 * }
 *
 * @phpstan-type Form5498CorrectionMethod 'one_transaction'|'two_transactions'|'original'
 *
 * @phpstan-type Form5498CorrectionReason 'boxes_changed'|'recipient_changed'|'not_due'|'not_filed'
 *
 * @phpstan-type Form5498Line array{
 *   object: 'tax_report_line',
 *   environment: Environment,
 *   year: int,
 *   rolloverId: string,
 *   externalId: string|null,
 *   distributionId: string|null,
 *   accountId: string,
 *   custodianId: string,
 *   accountType: AccountType,
 *   status: Filed5498Status,
 *   form: '5498',
 *   box2RolloverContributions: string|null,
 *   box3RothConversion: string|null,
 *   box13aLateContribution: string|null,
 *   box13bYear: int|null,
 *   box13cCode: Filed5498Box13cCode|null,
 *   box14aRepayments: string|null,
 *   box14bCode: Filed5498Box14bCode|null,
 *   box7Ira: bool,
 *   box7Sep: bool,
 *   box7Simple: bool,
 *   box7RothIra: bool,
 *   warnings: list<TaxFormWarning>,
 *   movements: list<TaxFormMovement>,
 * }
 *
 * @phpstan-type FormerName array{
 *   firstName: string|null,
 *   lastName: string|null,
 *   reason: NameChangeReason,
 *   effectiveOn: string|null,
 *   evidence: NameChangeEvidence|null,
 *   replacedAt: string,
 * }
 *
 * @phpstan-type FundsRecipient 'destination'|'participant'
 *
 * @phpstan-type GetCoreOpenApiResponse array{
 *   openapi: string,
 * }
 *
 * @phpstan-type GetLivenessResponse array{
 *   status: 'live',
 * }
 *
 * @phpstan-type GetOpenApiResponse array{
 *   openapi: string,
 * }
 *
 * @phpstan-type GraphqlAnswer array{
 *   data?: array<string, mixed>|null,
 *   errors?: list<GraphqlAnswerError>,
 * }
 *
 * @phpstan-type GraphqlAnswerError array{
 *   message: string,
 *   extensions?: GraphqlAnswerErrorExtensions,
 * }
 *
 * @phpstan-type GraphqlAnswerErrorExtensions array{
 *   code: string,
 * }
 *
 * @phpstan-type GraphqlRequest array{
 *   query?: string,
 *   operationName?: string,
 *   variables?: array<string, mixed>|null,
 * }
 *
 * @phpstan-type HealthReport array{
 *   status: HealthReportStatus,
 *   checks: array<string, HealthReportChecks>,
 *   reasons?: list<string>,
 * }
 *
 * @phpstan-type HealthReportChecks 'up'|'down'
 *
 * @phpstan-type HealthReportStatus 'ready'|'degraded'|'unavailable'|'stopping'
 *
 * @phpstan-type Hold array{
 *   code: string|null,
 *   reason: string,
 *   since: string,
 * }
 *
 * @phpstan-type HoldAction array{
 *   action: 'hold',
 *   params: HoldActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type HoldActionParams array{
 *   reason: string,
 *   code?: string,
 * }
 *
 * @phpstan-type ImportIncomingFundsFileRequest array{
 *   name?: string,
 *   format?: BankFileFormat,
 *   columns?: string,
 *   sha256?: string,
 *   file: string,
 * }
 *
 * @phpstan-type IncomingFunds array{
 *   id: string,
 *   object: 'incoming_funds',
 *   environment: Environment,
 *   status: IncomingFundsStatus,
 *   amount: string,
 *   receivedOn: string,
 *   method: IncomingFundsMethod,
 *   payerName: string|null,
 *   payee: string|null,
 *   memo: string|null,
 *   checkNumber: string|null,
 *   traceNumber: string|null,
 *   bankReference: string|null,
 *   accountNumberMask: string|null,
 *   custodianId: string|null,
 *   imageSha256: string|null,
 *   suspectedDuplicateOf: string|null,
 *   splitFrom: string|null,
 *   fileId: string|null,
 *   line: int|null,
 *   note: string|null,
 *   ownerId: string|null,
 *   suspense: IncomingFundsSuspense|null,
 *   allocations: list<IncomingFundsAllocation>,
 *   outcome: IncomingFundsOutcome|null,
 *   version: int,
 *   createdAt: string,
 *   updatedAt: string,
 *   custodian?: Custodian|null,
 * }
 *
 * @phpstan-type IncomingFundsAllocation array{
 *   rolloverId: string,
 *   amount: string,
 *   receiptId: string,
 *   transferId: string|null,
 * }
 *
 * @phpstan-type IncomingFundsAllocationInput array{
 *   rolloverId: string,
 *   amount: string,
 *   transferId?: string,
 * }
 *
 * @phpstan-type IncomingFundsApplication array{
 *   rolloverId?: string,
 *   transferId?: string,
 *   allocations?: list<IncomingFundsAllocationInput>,
 *   lateReason?: string,
 *   lateReasonCode?: LateReasonCode,
 *   datesAttested?: bool,
 * }
 *
 * @phpstan-type IncomingFundsAppliedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'incoming_funds.applied',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: IncomingFundsAppliedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type IncomingFundsAppliedEventData array{
 *   incomingFundsId: string,
 *   status: IncomingFundsStatus,
 *   amount: string,
 *   rolloverIds: list<string>,
 * }
 *
 * @phpstan-type IncomingFundsBatch array{
 *   object: 'incoming_funds_batch',
 *   recorded: int,
 *   results: list<IncomingFundsBatchResult>,
 * }
 *
 * @phpstan-type IncomingFundsBatchInput array{
 *   items: list<IncomingFundsInput>,
 * }
 *
 * @phpstan-type IncomingFundsBatchResult array{
 *   status: int,
 *   incomingFunds: IncomingFunds|null,
 *   problem: Problem|null,
 * }
 *
 * @phpstan-type IncomingFundsDay array{
 *   receivedOn: string,
 *   arrivals: string,
 *   unmatched: string,
 *   suspense: string,
 *   applied: string,
 *   returned: string,
 *   reversed: string,
 * }
 *
 * @phpstan-type IncomingFundsDividedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'incoming_funds.divided',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: IncomingFundsDividedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type IncomingFundsDividedEventData array{
 *   incomingFundsId: string,
 *   status: IncomingFundsStatus,
 *   amount: string,
 *   rolloverIds: list<string>,
 * }
 *
 * @phpstan-type IncomingFundsEntry array{
 *   object: 'incoming_funds_entry',
 *   incomingFundsId: string,
 *   sequence: int,
 *   type: string,
 *   at: string,
 *   actor: Actor,
 *   data: array<string, mixed>,
 * }
 *
 * @phpstan-type IncomingFundsEntryPage array{
 *   object: 'list',
 *   data: list<IncomingFundsEntry>,
 *   hasMore: bool,
 *   nextCursor: string|null,
 * }
 *
 * @phpstan-type IncomingFundsFile array{
 *   id: string,
 *   object: 'incoming_funds_file',
 *   environment: Environment,
 *   name: string,
 *   sha256: string,
 *   format: BankFileFormat,
 *   fileReference: string|null,
 *   totals: IncomingFundsFileTotals,
 *   returnCount: int,
 *   issueCount: int,
 *   createdAt: string,
 *   returns: list<IncomingFundsReturn>,
 *   issues: list<IncomingFundsFileIssue>,
 * }
 *
 * @phpstan-type IncomingFundsFileImportedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'incoming_funds.file_imported',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: IncomingFundsFileImportedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type IncomingFundsFileImportedEventData array{
 *   fileId: string,
 *   arrivalCount: int,
 *   suspectedDuplicateCount: int,
 *   returnCount: int,
 *   credits: string,
 * }
 *
 * @phpstan-type IncomingFundsFileIssue array{
 *   line: int,
 *   code: string,
 *   message: string,
 * }
 *
 * @phpstan-type IncomingFundsFileSummary array{
 *   id: string,
 *   object: 'incoming_funds_file',
 *   environment: Environment,
 *   name: string,
 *   sha256: string,
 *   format: BankFileFormat,
 *   fileReference: string|null,
 *   totals: IncomingFundsFileTotals,
 *   returnCount: int,
 *   issueCount: int,
 *   createdAt: string,
 * }
 *
 * @phpstan-type IncomingFundsFileSummaryPage array{
 *   object: 'list',
 *   data: list<IncomingFundsFileSummary>,
 *   hasMore: bool,
 *   nextCursor: string|null,
 * }
 *
 * @phpstan-type IncomingFundsFileSums array{
 *   fileId: string,
 *   name: string,
 *   credits: string,
 *   arrivals: string,
 *   unmatched: string,
 *   suspense: string,
 *   applied: string,
 *   returned: string,
 *   reversed: string,
 * }
 *
 * @phpstan-type IncomingFundsFileTotals array{
 *   credits: string,
 *   debits: string,
 *   entries: int,
 *   controlCredits: string|null,
 *   controlDebits: string|null,
 *   arrivals: int,
 *   suspectedDuplicates: int,
 * }
 *
 * @phpstan-type IncomingFundsInput array{
 *   amount: string,
 *   receivedOn: string,
 *   method: IncomingFundsMethod,
 *   payerName?: string,
 *   payee?: string,
 *   memo?: string,
 *   checkNumber?: string,
 *   traceNumber?: string,
 *   bankReference?: string,
 *   accountReference?: string,
 *   custodianId?: string,
 *   imageSha256?: string,
 *   note?: string,
 * }
 *
 * @phpstan-type IncomingFundsListSort 'newest'|'oldest'
 *
 * @phpstan-type IncomingFundsMatchReason array{
 *   code: string,
 *   points: int,
 * }
 *
 * @phpstan-type IncomingFundsMethod 'check'|'wire'|'ach'|'other'
 *
 * @phpstan-type IncomingFundsOutcome array{
 *   reason: string,
 *   on: string,
 *   method: string|null,
 *   trackingNumber: string|null,
 *   code: string|null,
 * }
 *
 * @phpstan-type IncomingFundsPage array{
 *   object: 'list',
 *   data: list<IncomingFunds>,
 *   hasMore: bool,
 *   nextCursor: string|null,
 * }
 *
 * @phpstan-type IncomingFundsPatch array{
 *   ownerId?: string|null,
 *   note?: string|null,
 *   returnBy?: string,
 * }
 *
 * @phpstan-type IncomingFundsRecordedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'incoming_funds.recorded',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: IncomingFundsRecordedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type IncomingFundsRecordedEventData array{
 *   incomingFundsId: string,
 *   status: IncomingFundsStatus,
 *   amount: string,
 *   rolloverIds: list<string>,
 * }
 *
 * @phpstan-type IncomingFundsReturn array{
 *   line: int,
 *   amount: string,
 *   receivedOn: string,
 *   returnCode: string|null,
 *   returnReason: string|null,
 *   originalTraceNumber: string|null,
 *   checkNumber: string|null,
 *   incomingFundsId: string|null,
 *   status: IncomingFundsStatus|null,
 *   match: IncomingFundsReturnMatch|null,
 *   parts: list<IncomingFundsReturnPart>,
 * }
 *
 * @phpstan-type IncomingFundsReturnMatch 'arrival'|'divided'|'lines'|'amount_differs'|'already_back'|'unknown_number'|'no_number'
 *
 * @phpstan-type IncomingFundsReturnPart array{
 *   incomingFundsId: string,
 *   amount: string,
 *   status: IncomingFundsStatus,
 *   rolloverIds: list<string>,
 * }
 *
 * @phpstan-type IncomingFundsReturnedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'incoming_funds.returned',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: IncomingFundsReturnedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type IncomingFundsReturnedEventData array{
 *   incomingFundsId: string,
 *   status: IncomingFundsStatus,
 *   amount: string,
 *   rolloverIds: list<string>,
 * }
 *
 * @phpstan-type IncomingFundsReversedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'incoming_funds.reversed',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: IncomingFundsReversedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type IncomingFundsReversedEventData array{
 *   incomingFundsId: string,
 *   status: IncomingFundsStatus,
 *   amount: string,
 *   rolloverIds: list<string>,
 * }
 *
 * @phpstan-type IncomingFundsRules array{
 *   autoApplyThreshold: int|null,
 *   suspenseDays: int,
 * }
 *
 * @phpstan-type IncomingFundsRulesPatch array{
 *   autoApplyThreshold?: int|null,
 *   suspenseDays?: int|null,
 * }
 *
 * @phpstan-type IncomingFundsStatus 'unmatched'|'suspense'|'applied'|'returned'|'reversed'
 *
 * @phpstan-type IncomingFundsSuggestion array{
 *   rolloverId: string,
 *   score: int,
 *   reasons: list<IncomingFundsMatchReason>,
 *   transferId: string|null,
 *   state: RolloverState,
 *   canApply: bool,
 * }
 *
 * @phpstan-type IncomingFundsSuggestions array{
 *   object: 'incoming_funds_suggestions',
 *   incomingFundsId: string,
 *   suggestions: list<IncomingFundsSuggestion>,
 * }
 *
 * @phpstan-type IncomingFundsSummary array{
 *   object: 'incoming_funds_summary',
 *   from: string,
 *   to: string,
 *   total: IncomingFundsTotals,
 *   days: list<IncomingFundsDay>,
 *   files: list<IncomingFundsFileSums>,
 *   suspense: IncomingFundsSuspenseAges,
 * }
 *
 * @phpstan-type IncomingFundsSuspendedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'incoming_funds.suspended',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: IncomingFundsSuspendedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type IncomingFundsSuspendedEventData array{
 *   incomingFundsId: string,
 *   status: IncomingFundsStatus,
 *   amount: string,
 *   rolloverIds: list<string>,
 * }
 *
 * @phpstan-type IncomingFundsSuspense array{
 *   since: string,
 *   reason: string,
 *   returnBy: string,
 * }
 *
 * @phpstan-type IncomingFundsSuspenseAges array{
 *   upTo7Days: IncomingFundsSuspensePart,
 *   upTo30Days: IncomingFundsSuspensePart,
 *   over30Days: IncomingFundsSuspensePart,
 *   overdue: IncomingFundsSuspensePart,
 * }
 *
 * @phpstan-type IncomingFundsSuspensePart array{
 *   amount: string,
 *   count: int,
 * }
 *
 * @phpstan-type IncomingFundsTotals array{
 *   arrivals: string,
 *   unmatched: string,
 *   suspense: string,
 *   applied: string,
 *   returned: string,
 *   reversed: string,
 * }
 *
 * @phpstan-type IncomingFundsUnappliedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'incoming_funds.unapplied',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: IncomingFundsUnappliedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type IncomingFundsUnappliedEventData array{
 *   incomingFundsId: string,
 *   status: IncomingFundsStatus,
 *   amount: string,
 *   rolloverIds: list<string>,
 * }
 *
 * @phpstan-type IncomingFundsUpdatedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'incoming_funds.updated',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: IncomingFundsUpdatedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type IncomingFundsUpdatedEventData array{
 *   incomingFundsId: string,
 *   status: IncomingFundsStatus,
 *   amount: string,
 *   rolloverIds: list<string>,
 * }
 *
 * @phpstan-type InstructionAch array{
 *   routingNumber: string,
 *   accountNumber: string,
 * }
 *
 * @phpstan-type InstructionDestination array{
 *   custodianId: string,
 *   custodianName: string,
 *   isVerified: bool,
 *   accountType: AccountType,
 *   accountNumber: string,
 *   planName: string|null,
 *   plan: InstructionPlan|null,
 * }
 *
 * @phpstan-type InstructionEnclosure array{
 *   documentType: DocumentType|null,
 *   detail: string,
 *   isProvided: bool|null,
 * }
 *
 * @phpstan-type InstructionGap array{
 *   code: InstructionGapCode,
 *   detail: string,
 * }
 *
 * @phpstan-type InstructionGapCode 'payee'|'check_address'|'wire_details'|'ach_details'|'dtc_number'|'request_address'|'participant_name'|'decedent_name'|'participant_address'|'documents'
 *
 * @phpstan-type InstructionParticipant array{
 *   name: string,
 *   address: list<string>,
 * }
 *
 * @phpstan-type InstructionPayment array{
 *   method: DeliveryMethod,
 *   payee: string|null,
 *   memo: string,
 *   checkAddress: list<string>,
 *   wire: InstructionWire|null,
 *   ach: InstructionAch|null,
 *   dtcNumber: string|null,
 * }
 *
 * @phpstan-type InstructionPlan array{
 *   id: string,
 *   name: string,
 *   planNumber: string,
 *   ein: string,
 *   sponsorName: string|null,
 * }
 *
 * @phpstan-type InstructionRequestAddresses array{
 *   address: list<string>,
 *   fax: string|null,
 *   email: string|null,
 *   portal: string|null,
 * }
 *
 * @phpstan-type InstructionSignatures array{
 *   medallion: bool,
 *   notarization: bool,
 *   spousalConsent: bool,
 *   wetSignature: bool,
 * }
 *
 * @phpstan-type InstructionSource array{
 *   custodianId: string,
 *   custodianName: string,
 *   isVerified: bool,
 *   accountType: AccountType,
 *   accountNumber: string,
 *   planName: string|null,
 *   plan: InstructionPlan|null,
 *   requestTo: InstructionRequestAddresses|null,
 *   signatures: InstructionSignatures,
 * }
 *
 * @phpstan-type InstructionWarning array{
 *   code: InstructionWarningCode,
 *   detail: string,
 * }
 *
 * @phpstan-type InstructionWarningCode 'source_not_verified'|'destination_not_verified'|'source_inactive'|'destination_inactive'|'requirements_unconfirmed'|'not_approved'|'participant_died'|'on_hold'|'ended'|'money_sent'|'participant_pays'
 *
 * @phpstan-type InstructionWire array{
 *   bankName: string,
 *   routingNumber: string,
 *   beneficiary: string,
 *   accountNumber: string,
 *   furtherCredit: string|null,
 * }
 *
 * @phpstan-type IssueLetterRequest array{
 *   kind: LetterKind,
 *   accountNumbers?: LetterAccountNumbers,
 * }
 *
 * @phpstan-type LateReasonCode 'financial_institution_error'|'check_misplaced'|'wrong_account'|'residence_damaged'|'family_death'|'serious_illness'|'incarceration'|'foreign_restrictions'|'postal_error'|'levy_returned'|'information_delayed'|'unclaimed_property'
 *
 * @phpstan-type LeakedKey array{
 *   token: string,
 *   type: string,
 *   url?: string|null,
 *   source?: string|null,
 * }
 *
 * @phpstan-type LeakedKeyVerdict array{
 *   token_hash: string,
 *   token_type: string,
 *   label: LeakedKeyVerdictLabel,
 * }
 *
 * @phpstan-type LeakedKeyVerdictLabel 'true_positive'|'false_positive'
 *
 * @phpstan-type Ledger array{
 *   object: 'ledger',
 *   rolloverId: string,
 *   movements: list<Movement>,
 *   totals: LedgerTotals,
 *   unreplacedPayments: list<UnreplacedPayment>,
 * }
 *
 * @phpstan-type LedgerAccount 'sent'|'withheld_federal'|'withheld_state'|'received'|'posted'
 *
 * @phpstan-type LedgerTotals array{
 *   sent: string,
 *   withheldFederal: string,
 *   withheldState: string,
 *   received: string,
 *   posted: string,
 * }
 *
 * @phpstan-type Letter array{
 *   object: 'letter',
 *   id: string,
 *   rolloverId: string,
 *   environment: Environment,
 *   kind: LetterKind,
 *   number: int,
 *   replaces: int|null,
 *   replacedBy: int|null,
 *   instructionsVersion: int,
 *   supersededByVersion: int|null,
 *   accountNumbers: LetterAccountNumbers,
 *   templateVersion: int,
 *   file: LetterFile,
 *   signature: LetterSignature|null,
 *   signatureRequest: LetterSignatureRequest|null,
 *   seal: string,
 *   sealed: bool|null,
 *   createdAt: string,
 *   createdBy: Actor,
 * }
 *
 * @phpstan-type LetterAccountNumbers 'masked'|'full'
 *
 * @phpstan-type LetterFile array{
 *   sha256: string,
 *   size: int,
 * }
 *
 * @phpstan-type LetterKind 'letter_of_acceptance'|'transfer_request'|'direct_rollover_request'|'payment_transmittal'|'spousal_consent'|'self_certification'|'cover_sheet'|'nigo'
 *
 * @phpstan-type LetterPage array{
 *   object: 'list',
 *   data: list<Letter>,
 *   hasMore: bool,
 *   nextCursor: string|null,
 * }
 *
 * @phpstan-type LetterPlaceholder array{
 *   name: string,
 *   description: string,
 * }
 *
 * @phpstan-type LetterSignature array{
 *   method: LetterSignatureMethod,
 *   name: string,
 *   title: string,
 *   signedAt: string,
 *   signedBy: Actor,
 *   ipAddress: string|null,
 *   signedSha256: string,
 *   file: LetterSignatureFile,
 *   documentId: string|null,
 * }
 *
 * @phpstan-type LetterSignatureFile array{
 *   sha256: string,
 *   size: int,
 * }
 *
 * @phpstan-type LetterSignatureMethod 'typed'|'external'
 *
 * @phpstan-type LetterSignatureRequest array{
 *   number: int,
 *   endpointId: string,
 *   status: LetterSignatureRequestStatus,
 *   signer: LetterSigner|null,
 *   reason: string|null,
 *   requestedAt: string,
 *   requestedBy: Actor,
 *   endedAt: string|null,
 * }
 *
 * @phpstan-type LetterSignatureRequestStatus 'pending'|'signed'|'declined'|'expired'|'outdated'
 *
 * @phpstan-type LetterSignatureResult array{
 *   object: 'letter_signature_result',
 *   letterId: string,
 *   request: int,
 *   result: LetterSignatureResultResult,
 * }
 *
 * @phpstan-type LetterSignatureResultResult 'signed'|'declined'|'expired'
 *
 * @phpstan-type LetterSigner array{
 *   name: string,
 *   email: string,
 * }
 *
 * @phpstan-type LetterSignerInput array{
 *   name: string,
 *   email: string,
 * }
 *
 * @phpstan-type LetterTemplates array{
 *   object: 'letter_templates',
 *   version: int,
 *   name: string|null,
 *   address: list<string>,
 *   phone: string|null,
 *   email: string|null,
 *   logo: string|null,
 *   signatoryName: string|null,
 *   signatoryTitle: string|null,
 *   texts: list<LetterText>,
 *   placeholders: list<LetterPlaceholder>,
 *   updatedAt: string|null,
 * }
 *
 * @phpstan-type LetterTemplatesPatch array{
 *   name?: string|null,
 *   address?: list<string>,
 *   phone?: string|null,
 *   email?: string|null,
 *   logo?: string|null,
 *   signatoryName?: string|null,
 *   signatoryTitle?: string|null,
 *   texts?: list<LetterTextInput>,
 * }
 *
 * @phpstan-type LetterText array{
 *   kind: WordedLetterKind,
 *   paragraphs: list<string>,
 *   isDefault: bool,
 * }
 *
 * @phpstan-type LetterTextInput array{
 *   kind: WordedLetterKind,
 *   paragraphs: list<string>,
 * }
 *
 * @phpstan-type LettersDownloadCopy 'issued'|'signed'
 *
 * @phpstan-type ListWebhookDeliveriesResponse array{
 *   object: 'list',
 *   data: list<WebhookDelivery>,
 *   hasMore: bool,
 *   nextCursor: string|null,
 * }
 *
 * @phpstan-type LoggedRequest array{
 *   id: string,
 *   object: 'request',
 *   createdAt: string,
 *   service: LoggedRequestService,
 *   method: string,
 *   route: string|null,
 *   status: int,
 *   code: string|null,
 *   keyId: string|null,
 *   memberId: string|null,
 *   durationMs: int,
 *   subjectId: string|null,
 *   issues: list<LoggedRequestIssue>,
 * }
 *
 * @phpstan-type LoggedRequestIssue array{
 *   location: string,
 *   reason: LoggedRequestIssueReason,
 * }
 *
 * @phpstan-type LoggedRequestIssueReason 'required'|'unknown'|'invalid'
 *
 * @phpstan-type LoggedRequestPage array{
 *   object: 'list',
 *   data: list<LoggedRequest>,
 *   hasMore: bool,
 *   nextCursor: string|null,
 * }
 *
 * @phpstan-type LoggedRequestService 'api'|'widget_auth'
 *
 * @phpstan-type MailCarrier 'usps'|'ups'|'fedex'|'dhl'|'courier'|'other'
 *
 * @phpstan-type MarkFundsReceivedAction array{
 *   action: 'mark_funds_received',
 *   params: ResidualReceiptInput,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type MarkFundsSentAction array{
 *   action: 'mark_funds_sent',
 *   params: ResidualTransferInput,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type MismatchKind 'receipt'|'request'|'assets'
 *
 * @phpstan-type MissingDocument array{
 *   type: DocumentType,
 *   requirements: list<MissingDocumentRequirement>,
 *   reason: MissingReason,
 * }
 *
 * @phpstan-type MissingDocumentRequirement 'loa'|'medallion'|'notarization'|'spousal_consent'|'wet_signature'|'death_certificate'|'qdro'
 *
 * @phpstan-type MissingReason 'absent'|'rejected'|'expired'
 *
 * @phpstan-type MoneySource array{
 *   kind: MoneySourceKind,
 *   amount: string|null,
 *   percent: string|null,
 *   firstContributionYear: int|null,
 *   basis: string|null,
 *   earnings: string|null,
 *   inPlanRollover: string|null,
 *   planned: string|null,
 *   sent: string,
 * }
 *
 * @phpstan-type MoneySourceInput array{
 *   kind: MoneySourceKind,
 *   amount?: string,
 *   percent?: string,
 *   firstContributionYear?: int,
 *   basis?: string,
 *   earnings?: string,
 *   inPlanRollover?: string,
 * }
 *
 * @phpstan-type MoneySourceKind 'pre_tax'|'roth'|'after_tax'|'employer_match_roth'
 *
 * @phpstan-type Movement array{
 *   id: string,
 *   type: MovementType,
 *   account: LedgerAccount,
 *   amount: string,
 *   on: string|null,
 *   transferId: string|null,
 *   receiptId: string|null,
 *   reason: string|null,
 *   timelineSequence: int|null,
 *   recordedAt: string|null,
 *   recordedBy: Actor|null,
 * }
 *
 * @phpstan-type MovementType 'sent'|'withheld'|'received'|'posted'|'returned'|'voided'|'reissued'|'reversed'|'corrected'
 *
 * @phpstan-type NameChangeEvidence array{
 *   documentId: string|null,
 *   description: string|null,
 * }
 *
 * @phpstan-type NameChangeEvidenceInput array{
 *   documentId?: string,
 *   description?: string,
 * }
 *
 * @phpstan-type NameChangeInput array{
 *   reason: NameChangeReason,
 *   effectiveOn: string,
 *   evidence?: NameChangeEvidenceInput,
 * }
 *
 * @phpstan-type NameChangeReason 'marriage'|'divorce'|'court_order'|'correction'
 *
 * @phpstan-type NewApiKey array{
 *   id: string,
 *   object: 'api_key',
 *   type: ApiKeyType,
 *   environment: Environment,
 *   name: string,
 *   prefix: string,
 *   last4: string,
 *   scopes: list<string>,
 *   ipAllowlist: list<string>,
 *   proofKeyThumbprint: string|null,
 *   status: ApiKeyStatus,
 *   createdAt: string,
 *   expiresAt: string|null,
 *   revokedAt: string|null,
 *   lastUsedAt: string|null,
 *   firstUsedAt: string|null,
 *   rotatedFrom: string|null,
 *   replacedBy: string|null,
 *   safeToRevoke: SafeToRevoke|null,
 *   key: string,
 * }
 *
 * @phpstan-type NewWebhookEndpoint array{
 *   id: string,
 *   object: 'webhook_endpoint',
 *   environment: Environment,
 *   url: string,
 *   eventTypes: list<string>,
 *   description: string|null,
 *   enabled: bool,
 *   disabledReason: WebhookDisabledReason|null,
 *   ordering: WebhookOrdering,
 *   payload: WebhookPayloadFormat,
 *   failingSince: string|null,
 *   version: int,
 *   createdAt: string,
 *   updatedAt: string,
 *   secret: string|null,
 * }
 *
 * @phpstan-type NigoCode 'signature_missing'|'signature_mismatch'|'wet_signature_required'|'medallion_missing'|'medallion_insufficient'|'notarization_missing'|'spousal_consent_missing'|'form_incomplete'|'form_expired'|'statement_expired'|'loa_missing'|'power_of_attorney_missing'|'death_certificate_missing'|'account_number_mismatch'|'name_mismatch'|'identity_mismatch'|'plan_information_missing'|'transfer_type_mismatch'|'destination_account_not_open'|'destination_account_type_mismatch'|'delivery_address_wrong'|'wrong_payee'|'ineligible_money_type'|'outstanding_loan'|'employment_restriction'|'vesting_unconfirmed'|'duplicate_request'|'other'
 *
 * @phpstan-type NigoCodeCount array{
 *   code: NigoCode,
 *   items: int,
 * }
 *
 * @phpstan-type NigoCustodianStatistics array{
 *   custodianId: string,
 *   ended: int,
 *   completed: int,
 *   firstTimeRight: int,
 *   firstTimeRightPercent: string|null,
 *   items: int,
 * }
 *
 * @phpstan-type NigoFixer 'participant'|'integrator'|'operations'|'source_custodian'|'destination_custodian'
 *
 * @phpstan-type NigoItem array{
 *   object: 'nigo_item',
 *   id: string,
 *   rolloverId: string,
 *   code: NigoCode,
 *   meaning: string,
 *   remedy: string,
 *   fixedBy: NigoFixer,
 *   step: NigoStep,
 *   documentType: DocumentType|null,
 *   mustResend: bool,
 *   detail: string|null,
 *   reportedBy: NigoReporter,
 *   reportedOn: string,
 *   action: string|null,
 *   custodianId: string,
 *   status: NigoItemStatus,
 *   resolution: NigoResolution|null,
 *   resolvedAt: string|null,
 *   resolvedBy: Actor|null,
 *   createdAt: string,
 *   createdBy: Actor,
 *   custodian?: Custodian|null,
 * }
 *
 * @phpstan-type NigoItemInput array{
 *   code: NigoCode,
 *   detail?: string,
 * }
 *
 * @phpstan-type NigoItemPage array{
 *   object: 'list',
 *   data: list<NigoItem>,
 *   hasMore: bool,
 *   nextCursor: string|null,
 * }
 *
 * @phpstan-type NigoItemStatus 'open'|'resolved'
 *
 * @phpstan-type NigoItemsGetExpand 'custodian'
 *
 * @phpstan-type NigoPlanCount array{
 *   custodianId: string,
 *   planName: string,
 *   items: int,
 * }
 *
 * @phpstan-type NigoReason array{
 *   code: NigoCode,
 *   meaning: string,
 *   remedy: string,
 *   fixedBy: NigoFixer,
 *   step: NigoStep,
 *   documentType: DocumentType|null,
 *   mustResend: bool,
 * }
 *
 * @phpstan-type NigoReasonPage array{
 *   object: 'list',
 *   data: list<NigoReason>,
 * }
 *
 * @phpstan-type NigoReport array{
 *   reportedBy: NigoReporter,
 *   reportedOn?: string,
 *   items: list<NigoItemInput>,
 * }
 *
 * @phpstan-type NigoReporter 'source_custodian'|'destination_custodian'|'operations'
 *
 * @phpstan-type NigoResolution 'corrected'|'waived'|'withdrawn'
 *
 * @phpstan-type NigoStatistics array{
 *   object: 'nigo_statistics',
 *   from: string,
 *   to: string,
 *   ended: int,
 *   completed: int,
 *   firstTimeRight: int,
 *   firstTimeRightPercent: string|null,
 *   items: int,
 *   codes: list<NigoCodeCount>,
 *   custodians: list<NigoCustodianStatistics>,
 *   plans: list<NigoPlanCount>,
 * }
 *
 * @phpstan-type NigoStep 'provide_document'|'correct_rollover'|'correct_account'|'contact_custodian'|'cancel'
 *
 * @phpstan-type NoteInput array{
 *   text: string,
 * }
 *
 * @phpstan-type OpenQuestion array{
 *   pointer: string,
 *   detail: string,
 * }
 *
 * @phpstan-type OrganizationSettings array{
 *   object: 'organization_settings',
 *   name: string,
 *   timeZone: string,
 *   waits: list<Wait>,
 *   incomingFunds: IncomingFundsRules,
 *   participantMessages: ParticipantMessages,
 *   secondPerson: list<SecondPersonAction>,
 *   requiresPasskey: bool,
 *   version: int,
 *   updatedAt: string,
 * }
 *
 * @phpstan-type OrganizationSettingsPatch array{
 *   name?: string,
 *   timeZone?: string,
 *   deadlineDays?: DeadlineDaysPatch,
 *   incomingFunds?: IncomingFundsRulesPatch,
 *   participantMessages?: ParticipantMessagesPatch,
 *   secondPerson?: list<SecondPersonAction>,
 *   requiresPasskey?: bool,
 * }
 *
 * @phpstan-type OtherMovement 'recharacterization'|'conversion_recharacterization'|'excess_removal'|'qualified_tuition'
 *
 * @phpstan-type PaidToParticipant array{
 *   amount: string,
 *   moneySources: list<SourceAmount>,
 *   payment: CashPayment|null,
 * }
 *
 * @phpstan-type ParticipantMessages array{
 *   email: bool,
 *   sms: bool,
 * }
 *
 * @phpstan-type ParticipantMessagesPatch array{
 *   email?: bool,
 *   sms?: bool,
 * }
 *
 * @phpstan-type PasskeySignature array{
 *   nonce: string,
 *   credentialId: string,
 *   authenticatorData: string,
 *   clientDataJson: string,
 *   signature: string,
 * }
 *
 * @phpstan-type PaymentAchInput array{
 *   routingNumber: string,
 *   accountNumber: string,
 * }
 *
 * @phpstan-type PaymentDetails array{
 *   id: string,
 *   object: 'payment_details',
 *   environment: Environment,
 *   planId: string|null,
 *   custodianId: string|null,
 *   status: PaymentDetailsStatus,
 *   payee: string,
 *   checkAddress: list<string>,
 *   wire: CustodianWire|null,
 *   ach: CustodianAch|null,
 *   dtcNumber: string|null,
 *   source: string,
 *   contactPhone: string|null,
 *   createdBy: Actor,
 *   createdAt: string,
 *   decidedBy: Actor|null,
 *   decidedAt: string|null,
 *   callback: PaymentDetailsCallback|null,
 *   reason: string|null,
 *   plan?: Plan|null,
 *   custodian?: Custodian|null,
 * }
 *
 * @phpstan-type PaymentDetailsCallback array{
 *   phone: string,
 *   phoneSource: string,
 *   spokeWith: string,
 *   calledAt: string,
 * }
 *
 * @phpstan-type PaymentDetailsGetExpand 'plan'|'custodian'
 *
 * @phpstan-type PaymentDetailsInput array{
 *   planId?: string,
 *   custodianId?: string,
 *   payee: string,
 *   checkAddress?: list<string>,
 *   wire?: PaymentWireInput,
 *   ach?: PaymentAchInput,
 *   dtcNumber?: string,
 *   source: string,
 *   contactPhone?: string,
 * }
 *
 * @phpstan-type PaymentDetailsPage array{
 *   object: 'list',
 *   data: list<PaymentDetails>,
 *   hasMore: bool,
 *   nextCursor: string|null,
 * }
 *
 * @phpstan-type PaymentDetailsStatus 'unconfirmed'|'confirmed'|'rejected'|'superseded'
 *
 * @phpstan-type PaymentWireInput array{
 *   bankName: string,
 *   routingNumber: string,
 *   beneficiary: string,
 *   accountNumber: string,
 *   furtherCredit?: string,
 * }
 *
 * @phpstan-type PendingOn 'integrator'|'participant'|'operations'|'source_custodian'|'destination_custodian'|'none'
 *
 * @phpstan-type PendingOnCount array{
 *   pendingOn: PendingOn,
 *   count: int,
 * }
 *
 * @phpstan-type Plan array{
 *   id: string,
 *   object: 'plan',
 *   environment: Environment,
 *   ein: string,
 *   planNumber: string,
 *   form5500Key: string,
 *   name: string,
 *   accountType: AccountType,
 *   planKind: PlanKind|null,
 *   sponsorName: string|null,
 *   recordkeeperId: string|null,
 *   contact: PlanContact|null,
 *   createdBy: Actor,
 *   version: int,
 *   createdAt: string,
 *   updatedAt: string,
 *   recordkeeper?: Custodian|null,
 * }
 *
 * @phpstan-type PlanContact array{
 *   name: string|null,
 *   phone: string|null,
 *   email: string|null,
 *   address: list<string>,
 * }
 *
 * @phpstan-type PlanContactInput array{
 *   name?: string,
 *   phone?: string,
 *   email?: string,
 *   address?: list<string>,
 * }
 *
 * @phpstan-type PlanCreatedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'plan.created',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: PlanCreatedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type PlanCreatedEventData array{
 *   planId: string,
 * }
 *
 * @phpstan-type PlanInput array{
 *   ein: string,
 *   planNumber: string,
 *   name: string,
 *   accountType: AccountType,
 *   planKind?: PlanKind,
 *   sponsorName?: string,
 *   recordkeeperId?: string,
 *   contact?: PlanContactInput,
 * }
 *
 * @phpstan-type PlanKind 'pension'|'profit_sharing'|'governmental_457b'|'governmental'|'church'|'non_erisa'
 *
 * @phpstan-type PlanPage array{
 *   object: 'list',
 *   data: list<Plan>,
 *   hasMore: bool,
 *   nextCursor: string|null,
 * }
 *
 * @phpstan-type PlanPatch array{
 *   name?: string,
 *   planKind?: PlanKind|null,
 *   sponsorName?: string|null,
 *   recordkeeperId?: string|null,
 *   contact?: PlanContactInput|null,
 * }
 *
 * @phpstan-type PlanPaymentDetailsAddedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'plan.payment_details_added',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: PlanPaymentDetailsAddedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type PlanPaymentDetailsAddedEventData array{
 *   paymentDetailsId: string,
 *   planId: string|null,
 *   custodianId: string|null,
 * }
 *
 * @phpstan-type PlanPaymentDetailsConfirmedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'plan.payment_details_confirmed',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: PlanPaymentDetailsConfirmedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type PlanPaymentDetailsConfirmedEventData array{
 *   paymentDetailsId: string,
 *   planId: string|null,
 *   custodianId: string|null,
 * }
 *
 * @phpstan-type PlanPaymentDetailsRejectedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'plan.payment_details_rejected',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: PlanPaymentDetailsRejectedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type PlanPaymentDetailsRejectedEventData array{
 *   paymentDetailsId: string,
 *   planId: string|null,
 *   custodianId: string|null,
 * }
 *
 * @phpstan-type PlanRequirementsAddedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'plan.requirements_added',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: PlanRequirementsAddedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type PlanRequirementsAddedEventData array{
 *   requirementSetId: string,
 *   planId: string|null,
 *   custodianId: string|null,
 * }
 *
 * @phpstan-type PlanRequirementsConfirmedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'plan.requirements_confirmed',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: PlanRequirementsConfirmedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type PlanRequirementsConfirmedEventData array{
 *   requirementSetId: string,
 *   planId: string|null,
 *   custodianId: string|null,
 * }
 *
 * @phpstan-type PlanUpdatedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'plan.updated',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: PlanUpdatedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type PlanUpdatedEventData array{
 *   planId: string,
 *   fields: list<string>,
 * }
 *
 * @phpstan-type PlansGetExpand 'recordkeeper'
 *
 * @phpstan-type PostingReversalReason 'wrong_account'|'wrong_amount'|'payment_reversed'|'other'
 *
 * @phpstan-type PostponementBasis 'disaster'|'combat_zone'|'irs_waiver'
 *
 * @phpstan-type PostponementInput array{
 *   basis: PostponementBasis,
 *   reference: string,
 *   startsOn: string,
 *   endsOn: string,
 *   combatZone?: CombatZone,
 * }
 *
 * @phpstan-type Problem array{
 *   type: string,
 *   title: string,
 *   status: int,
 *   detail: string,
 *   instance: string,
 *   code: ErrorCode,
 *   requestId: string,
 *   errors: list<ProblemError>,
 *   state?: string,
 *   allowedActions?: list<string>,
 *   nextReminderAt?: string,
 *   rolloverId?: string,
 *   version?: int,
 *   rule?: string,
 *   rules?: list<ProblemRule>,
 *   consentFaults?: list<ProblemConsentFault>,
 * }
 *
 * @phpstan-type ProblemConsentFault array{
 *   code: string,
 *   detail: string,
 *   statement?: string,
 *   version?: string,
 * }
 *
 * @phpstan-type ProblemError array{
 *   pointer?: string,
 *   parameter?: string,
 *   detail: string,
 * }
 *
 * @phpstan-type ProblemRule array{
 *   code: string,
 *   result: string,
 *   detail: string,
 * }
 *
 * @phpstan-type ProcessingDays array{
 *   min: int|float,
 *   max: int|float,
 * }
 *
 * @phpstan-type ProofKey array{
 *   kty: string,
 *   crv: string,
 *   x: string,
 *   y?: string,
 * }
 *
 * @phpstan-type ProvideDocumentsAction array{
 *   action: 'provide_documents',
 *   params: ProvideDocumentsActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type ProvideDocumentsActionParams array{
 *   documents: list<DocumentInput>,
 * }
 *
 * @phpstan-type ReadChangesFeedResponse array{
 *   version: string,
 * }
 *
 * @phpstan-type Receipt array{
 *   id: string,
 *   status: ReceiptStatus,
 *   voidReason: string|null,
 *   voidedOn: string|null,
 *   replaces: string|null,
 *   amount: string,
 *   assets: list<Asset>,
 *   receivedOn: string,
 *   transferId: string|null,
 *   method: DeliveryMethod|null,
 *   checkNumber: string|null,
 *   payee: string|null,
 *   recordedOn: string|null,
 *   lateAmount: string,
 *   lateReason: string|null,
 *   lateReasonCode: LateReasonCode|null,
 *   selfCertification: SelfCertification|null,
 * }
 *
 * @phpstan-type ReceiptStatus 'received'|'void'
 *
 * @phpstan-type ReceiptVoidReason 'typed_wrong'|'bounced'
 *
 * @phpstan-type ReceivingInstructions array{
 *   payee: string|null,
 *   checkAddress: list<string>,
 *   wire: CustodianWire|null,
 *   ach: CustodianAch|null,
 *   dtcNumber: string|null,
 *   requests: CustodianRequestAddresses,
 *   enclosures: list<string>,
 * }
 *
 * @phpstan-type RecordDistributionAction array{
 *   action: 'record_distribution',
 *   params: AdvanceDistributionInput,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type RecordLetterSignatureRequest RecordLetterSignatureRequestSigned|RecordLetterSignatureRequestDeclined|RecordLetterSignatureRequestExpired
 *
 * @phpstan-type RecordLetterSignatureRequestDeclined array{
 *   request: int,
 *   result: 'declined',
 *   reason?: string,
 * }
 *
 * @phpstan-type RecordLetterSignatureRequestExpired array{
 *   request: int,
 *   result: 'expired',
 *   reason?: string,
 * }
 *
 * @phpstan-type RecordLetterSignatureRequestSigned array{
 *   request: int,
 *   result: 'signed',
 *   sha256: string,
 *   signer: RecordLetterSignatureRequestSignedSigner,
 *   signedAt: string,
 *   evidence: string,
 * }
 *
 * @phpstan-type RecordLetterSignatureRequestSignedSigner array{
 *   name: string,
 *   title?: string,
 * }
 *
 * @phpstan-type RecordNigoItemsResponse array{
 *   object: 'list',
 *   data: list<NigoItem>,
 * }
 *
 * @phpstan-type RecordTaxFilingRequest array{
 *   year: int,
 *   form: TaxFilingForm,
 *   filedOn?: string,
 * }
 *
 * @phpstan-type RejectAction array{
 *   action: 'reject',
 *   params: RejectActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type RejectActionParams array{
 *   code: string,
 *   reason: string,
 * }
 *
 * @phpstan-type RejectDocumentAction array{
 *   action: 'reject_document',
 *   params: RejectDocumentActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type RejectDocumentActionParams array{
 *   documentId: string,
 *   code: string,
 *   reason: string,
 * }
 *
 * @phpstan-type RejectPaymentDetailsRequest array{
 *   reason: string,
 * }
 *
 * @phpstan-type RejectedBy 'operations'|'source_custodian'
 *
 * @phpstan-type Rejection array{
 *   code: string,
 *   reason: string|null,
 *   by: RejectedBy,
 * }
 *
 * @phpstan-type Relationship 'own'|'spouse_beneficiary'|'non_spouse_beneficiary'|'alternate_payee'
 *
 * @phpstan-type ReleaseAction array{
 *   action: 'release',
 *   params?: ReleaseActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type ReleaseActionParams array<string, mixed>|\stdClass
 *
 * @phpstan-type RemindRolloverRequest array{
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type ReminderChannel 'email'|'text_message'|'webhook'
 *
 * @phpstan-type ReminderRecipient 'participant'|'source_custodian'|'destination_custodian'
 *
 * @phpstan-type ReminderTask 'sign_consent'|'provide_documents'|'deposit_check'
 *
 * @phpstan-type ReopenAction array{
 *   action: 'reopen',
 *   params: ReopenActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type ReopenActionParams array{
 *   reason: string,
 * }
 *
 * @phpstan-type RepaymentKind 'birth_or_adoption'|'disaster'|'reservist'|'emergency_expense'|'domestic_abuse'|'terminal_illness'
 *
 * @phpstan-type RepaymentOfInput array{
 *   kind: RepaymentKind,
 *   distributedOn: string,
 *   activeDutyEndedOn?: string,
 *   children?: int,
 * }
 *
 * @phpstan-type RepaymentRule array{
 *   kind: RepaymentKind,
 *   code: string,
 *   years: int,
 *   limit: string|null,
 *   per: string|null,
 *   isIndexed: bool,
 *   source: string,
 * }
 *
 * @phpstan-type ReportDeathAction array{
 *   action: 'report_death',
 *   params: ReportDeathActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type ReportDeathActionParams array{
 *   diedOn: string,
 *   actingParty: DeathActingParty,
 *   documentId?: string,
 * }
 *
 * @phpstan-type ReportFundsReturnedAction array{
 *   action: 'report_funds_returned',
 *   params: ReportFundsReturnedActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type ReportFundsReturnedActionParams array{
 *   transferId: string,
 *   reason: ReturnReason,
 *   returnedOn?: string,
 * }
 *
 * @phpstan-type ReportedDeath array{
 *   diedOn: string,
 *   actingParty: DeathActingParty,
 *   documentId: string|null,
 *   resolution: DeathResolution|null,
 * }
 *
 * @phpstan-type RequestApprovalRequest array{
 *   action: ApprovalAction,
 *   rolloverId?: string,
 *   rolloverVersion?: int,
 *   params?: array<string, mixed>,
 * }
 *
 * @phpstan-type RequestConsentAction array{
 *   action: 'request_consent',
 *   params?: RequestConsentActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type RequestConsentActionParams array<string, mixed>|\stdClass
 *
 * @phpstan-type RequestDocumentsAction array{
 *   action: 'request_documents',
 *   params: RequestDocumentsActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type RequestDocumentsActionParams array{
 *   types: list<DocumentType>,
 *   from: DocumentSource,
 * }
 *
 * @phpstan-type RequestLetterSignatureRequest array{
 *   endpointId: string,
 *   signer: LetterSignerInput,
 * }
 *
 * @phpstan-type RequestMismatch array{
 *   expected: string,
 *   received: string,
 *   difference: string,
 *   status: RequestMismatchStatus,
 *   resolution: string|null,
 * }
 *
 * @phpstan-type RequestMismatchStatus 'open'|'resolved'
 *
 * @phpstan-type Requester array{
 *   type: ActorType,
 *   id: string|null,
 *   approvalId: string,
 * }
 *
 * @phpstan-type RequestsListMethod 'GET'|'POST'|'PATCH'|'DELETE'
 *
 * @phpstan-type RequestsListStatus '2xx'|'3xx'|'4xx'|'5xx'
 *
 * @phpstan-type RequiredEnclosure array{
 *   detail: string,
 *   requirementSetId: string|null,
 *   isUnconfirmed: bool,
 * }
 *
 * @phpstan-type RequirementDaysInput array{
 *   min: int,
 *   max: int,
 * }
 *
 * @phpstan-type RequirementSendTo array{
 *   address: list<string>,
 *   fax: string|null,
 *   email: string|null,
 *   portal: string|null,
 * }
 *
 * @phpstan-type RequirementSendToInput array{
 *   address?: list<string>,
 *   fax?: string,
 *   email?: string,
 *   portal?: string,
 * }
 *
 * @phpstan-type RequirementSet array{
 *   id: string,
 *   object: 'requirement_set',
 *   environment: Environment,
 *   planId: string|null,
 *   custodianId: string|null,
 *   version: int,
 *   isCurrent: bool,
 *   isUnconfirmed: bool,
 *   requirements: RequirementSetRequirements,
 *   enclosures: list<string>,
 *   signers: list<RequirementSigner>,
 *   sendTo: RequirementSendTo|null,
 *   processingDays: ProcessingDays|null,
 *   note: string|null,
 *   source: string,
 *   learnedOn: string,
 *   expiresOn: string,
 *   createdBy: Actor,
 *   createdAt: string,
 *   confirmedBy: Actor|null,
 *   confirmedAt: string|null,
 *   plan?: Plan|null,
 *   custodian?: Custodian|null,
 * }
 *
 * @phpstan-type RequirementSetInput array{
 *   planId?: string,
 *   custodianId?: string,
 *   requirements?: RequirementsInput,
 *   enclosures?: list<string>,
 *   signers?: list<RequirementSigner>,
 *   sendTo?: RequirementSendToInput,
 *   processingDays?: RequirementDaysInput,
 *   note?: string,
 *   source: string,
 *   learnedOn?: string,
 *   expiresOn?: string,
 * }
 *
 * @phpstan-type RequirementSetPage array{
 *   object: 'list',
 *   data: list<RequirementSet>,
 *   hasMore: bool,
 *   nextCursor: string|null,
 * }
 *
 * @phpstan-type RequirementSetRequirements array{
 *   loa: bool,
 *   medallion: bool,
 *   notarization: bool,
 *   spousalConsent: bool,
 *   wetSignature: bool,
 * }
 *
 * @phpstan-type RequirementSigner 'participant'|'spouse'|'beneficiary'|'plan_administrator'|'employer'|'attorney_in_fact'|'guardian'|'executor'
 *
 * @phpstan-type RequirementsInput array{
 *   loa?: bool,
 *   medallion?: bool,
 *   notarization?: bool,
 *   spousalConsent?: bool,
 *   wetSignature?: bool,
 * }
 *
 * @phpstan-type ResidualInput array{
 *   transfer?: ResidualTransferInput,
 *   receipt?: ResidualReceiptInput,
 *   externalId?: string,
 *   metadata?: array<string, string>,
 * }
 *
 * @phpstan-type ResidualReceiptInput array{
 *   amount: string,
 *   assets?: list<AssetInput>,
 *   receivedOn: string,
 *   transferId?: string,
 *   method?: DeliveryMethod,
 *   checkNumber?: string,
 *   payee?: string,
 *   lateReason?: string,
 *   lateReasonCode?: LateReasonCode,
 *   sources?: list<SourceAmountInput>,
 *   selfCertification?: SelfCertificationInput,
 *   datesAttested?: bool,
 * }
 *
 * @phpstan-type ResidualTransferInput array{
 *   method: DeliveryMethod,
 *   amount: string,
 *   assets?: list<AssetInput>,
 *   sentTo: FundsRecipient,
 *   withheldFederal?: string,
 *   withheldState?: string,
 *   stateCode?: string,
 *   carrier?: MailCarrier,
 *   trackingNumber?: string,
 *   expectedOn?: string,
 *   sentOn?: string,
 *   receivedOn?: string,
 *   payableTo?: FundsRecipient,
 *   checkNumber?: string,
 *   payee?: string,
 *   sources?: list<SourceAmountInput>,
 *   reissueOf?: string,
 *   datesAttested?: bool,
 * }
 *
 * @phpstan-type ResolveDeathAction array{
 *   action: 'resolve_death',
 *   params: ResolveDeathActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type ResolveDeathActionParams array{
 *   resolution: DeathResolution,
 *   documentId?: string,
 * }
 *
 * @phpstan-type ResolveMismatchAction array{
 *   action: 'resolve_mismatch',
 *   params: ResolveMismatchActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type ResolveMismatchActionParams array{
 *   reason: string,
 *   which?: MismatchKind,
 * }
 *
 * @phpstan-type ResolveNigoItemRequest array{
 *   resolution?: NigoResolution,
 * }
 *
 * @phpstan-type ReturnIncomingFundsRequest array{
 *   reason: string,
 *   method: IncomingFundsMethod,
 *   returnedOn: string,
 *   trackingNumber?: string,
 * }
 *
 * @phpstan-type ReturnReason 'lost'|'returned'|'stale'|'refused'|'wrong_payee'|'insufficient_funds'|'ach_return'|'participant_withdrew'
 *
 * @phpstan-type ReturnToSourceAction array{
 *   action: 'return_to_source',
 *   params: ReturnToSourceActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type ReturnToSourceActionParams array{
 *   reason: SourceReturnReason,
 *   returnedOn: string,
 *   receiptId?: string,
 *   amount?: string,
 *   datesAttested?: bool,
 * }
 *
 * @phpstan-type ReverseIncomingFundsRequest array{
 *   reason: string,
 *   returnCode?: string,
 *   reversedOn: string,
 * }
 *
 * @phpstan-type ReversePostingAction array{
 *   action: 'reverse_posting',
 *   params: ReversePostingActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type ReversePostingActionParams array{
 *   reason: PostingReversalReason,
 * }
 *
 * @phpstan-type Rollover array{
 *   id: string,
 *   object: 'rollover',
 *   environment: Environment,
 *   externalId: string|null,
 *   accountId: string,
 *   type: RolloverType,
 *   source: RolloverSide,
 *   destination: RolloverSide,
 *   relationship: Relationship,
 *   isInheritedIra: bool,
 *   decedentName: string|null,
 *   planKind: PlanKind|null,
 *   assets: list<Asset>,
 *   amount: RolloverAmount,
 *   amounts: RolloverAmounts,
 *   moneySources: list<MoneySource>,
 *   distributionId: string|null,
 *   residualOf: string|null,
 *   residuals: list<string>,
 *   transfers: list<Transfer>,
 *   receipts: list<Receipt>,
 *   deliveryMethod: DeliveryMethod,
 *   taxTreatment: TaxTreatment,
 *   eligibility: Eligibility,
 *   documents: list<RolloverDocument>,
 *   missingDocuments: list<MissingDocument>,
 *   deadlines: list<Deadline>,
 *   amountMismatch: AmountMismatch|null,
 *   requestMismatch: RequestMismatch|null,
 *   assetMismatch: AssetMismatch|null,
 *   rejection: Rejection|null,
 *   failure: Failure|null,
 *   hold: Hold|null,
 *   death: ReportedDeath|null,
 *   consent: Consent|null,
 *   attestations: Attestations,
 *   documentRequest: DocumentRequest|null,
 *   state: RolloverState,
 *   status: RolloverStatus,
 *   pendingOn: PendingOn,
 *   version: int,
 *   assigneeId: string|null,
 *   priority: RolloverPriority,
 *   tags: list<string>,
 *   metadata: array<string, string>,
 *   createdAt: string,
 *   updatedAt: string,
 *   account?: Account,
 * }
 *
 * @phpstan-type RolloverAcknowledgedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.acknowledged',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverAcknowledgedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverAcknowledgedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 * }
 *
 * @phpstan-type RolloverAdvance array{
 *   to: AdvanceTarget,
 *   consentReference?: string,
 *   documents?: list<DocumentInput>,
 *   waiverReason?: string,
 *   distribution?: AdvanceDistributionInput,
 *   payments?: list<ResidualTransferInput>,
 *   receipts?: list<ResidualReceiptInput>,
 *   mismatchReason?: string,
 *   postedAmount?: string,
 * }
 *
 * @phpstan-type RolloverAmendedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.amended',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverAmendedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverAmendedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   fields: list<string>,
 *   instructions: RolloverAmendedEventDataInstructions,
 * }
 *
 * @phpstan-type RolloverAmendedEventDataInstructions array{
 *   version: int,
 *   replaces: int|null,
 * }
 *
 * @phpstan-type RolloverAmount array{
 *   kind: AmountKind,
 *   requested: string|null,
 *   currency: 'USD',
 * }
 *
 * @phpstan-type RolloverAmountInput RolloverAmountInputFull|RolloverAmountInputPartial
 *
 * @phpstan-type RolloverAmountInputFull array{
 *   kind: 'full',
 *   currency?: 'USD',
 * }
 *
 * @phpstan-type RolloverAmountInputPartial array{
 *   kind: 'partial',
 *   requested: string,
 *   currency?: 'USD',
 * }
 *
 * @phpstan-type RolloverAmountMismatchEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.amount_mismatch',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverAmountMismatchEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverAmountMismatchEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   amountMismatch: RolloverAmountMismatchEventDataAmountMismatch,
 * }
 *
 * @phpstan-type RolloverAmountMismatchEventDataAmountMismatch array{
 *   expected: string,
 *   received: string,
 *   difference: string,
 * }
 *
 * @phpstan-type RolloverAmounts array{
 *   sent: string,
 *   withheldFederal: string,
 *   withheldState: string,
 *   gross: string,
 *   received: string,
 *   posted: string|null,
 *   postedTotal: string,
 * }
 *
 * @phpstan-type RolloverApprovedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.approved',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverApprovedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverApprovedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 * }
 *
 * @phpstan-type RolloverBatch array{
 *   object: 'rollover_batch',
 *   created: int,
 *   results: list<RolloverBatchResult>,
 * }
 *
 * @phpstan-type RolloverBatchInput array{
 *   rollovers: list<RolloverBatchItem>,
 * }
 *
 * @phpstan-type RolloverBatchItem array{
 *   accountId?: string,
 *   account?: AccountInput,
 *   type: RolloverType,
 *   deliveryMethod: DeliveryMethod,
 *   relationship?: Relationship,
 *   isInheritedIra?: bool,
 *   planKind?: PlanKind,
 *   decedentName?: string,
 *   assets?: list<AssetInput>,
 *   source: RolloverSideInput,
 *   destination: RolloverSideInput,
 *   amount: RolloverAmountInput,
 *   moneySources?: list<MoneySourceInput>,
 *   attestations?: Attestations,
 *   externalId?: string,
 *   assigneeId?: string,
 *   priority?: RolloverPriority,
 *   tags?: list<string>,
 *   metadata?: array<string, string>,
 *   idempotencyKey?: string,
 * }
 *
 * @phpstan-type RolloverBatchResult array{
 *   status: int,
 *   rollover: Rollover|null,
 *   problem: Problem|null,
 * }
 *
 * @phpstan-type RolloverBulkActionTarget array{
 *   rolloverId: string,
 *   ifVersion?: int,
 * }
 *
 * @phpstan-type RolloverBulkAnswer array{
 *   object: 'rollover_bulk_update',
 *   updated: int,
 *   results: list<RolloverBulkResult>,
 * }
 *
 * @phpstan-type RolloverBulkRemind array{
 *   rollovers: list<RolloverBulkActionTarget>,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type RolloverBulkReminder array{
 *   object: 'rollover_bulk_reminder',
 *   dryRun: bool,
 *   sent: int,
 *   results: list<RolloverBulkReminderResult>,
 * }
 *
 * @phpstan-type RolloverBulkReminderResult array{
 *   rolloverId: string,
 *   status: int,
 *   reminder: RolloverReminder|null,
 *   problem: Problem|null,
 * }
 *
 * @phpstan-type RolloverBulkResult array{
 *   rolloverId: string,
 *   status: int,
 *   rollover: Rollover|null,
 *   problem: Problem|null,
 * }
 *
 * @phpstan-type RolloverBulkTarget array{
 *   rolloverId: string,
 *   ifVersion?: int,
 * }
 *
 * @phpstan-type RolloverBulkUpdate array{
 *   rollovers: list<RolloverBulkTarget>,
 *   assigneeId?: string|null,
 *   priority?: RolloverPriority,
 *   addTags?: list<string>,
 *   removeTags?: list<string>,
 * }
 *
 * @phpstan-type RolloverCancelledEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.cancelled',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverCancelledEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverCancelledEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 * }
 *
 * @phpstan-type RolloverCompletedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.completed',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverCompletedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverCompletedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 * }
 *
 * @phpstan-type RolloverConsentRequestedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.consent_requested',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverConsentRequestedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverConsentRequestedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 * }
 *
 * @phpstan-type RolloverConsentSignedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.consent_signed',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverConsentSignedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverConsentSignedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 * }
 *
 * @phpstan-type RolloverCounts array{
 *   object: 'rollover_counts',
 *   total: int,
 *   overdue: int,
 *   mismatch: int,
 *   pendingOn: list<PendingOnCount>,
 *   states: list<StateCount>,
 *   groups: list<RolloverGroupCount>,
 * }
 *
 * @phpstan-type RolloverCreatedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.created',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverCreatedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverCreatedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   residualOf?: string,
 * }
 *
 * @phpstan-type RolloverCustodianChangedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.custodian_changed',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverCustodianChangedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverCustodianChangedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   custodianChange: RolloverCustodianChangedEventDataCustodianChange,
 *   instructions: RolloverCustodianChangedEventDataInstructions,
 * }
 *
 * @phpstan-type RolloverCustodianChangedEventDataCustodianChange array{
 *   sides: list<RolloverCustodianChangedEventDataCustodianChangeSide>,
 *   from: string,
 *   to: string,
 * }
 *
 * @phpstan-type RolloverCustodianChangedEventDataCustodianChangeSide 'source'|'destination'
 *
 * @phpstan-type RolloverCustodianChangedEventDataInstructions array{
 *   version: int,
 *   replaces: int|null,
 * }
 *
 * @phpstan-type RolloverCustodianRejectedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.custodian_rejected',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverCustodianRejectedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverCustodianRejectedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   rejection: RolloverCustodianRejectedEventDataRejection,
 * }
 *
 * @phpstan-type RolloverCustodianRejectedEventDataRejection array{
 *   code: string,
 *   by: RejectedBy,
 * }
 *
 * @phpstan-type RolloverCustodianSoftRejectedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.custodian_soft_rejected',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverCustodianSoftRejectedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverCustodianSoftRejectedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   documentRequest: RolloverCustodianSoftRejectedEventDataDocumentRequest,
 * }
 *
 * @phpstan-type RolloverCustodianSoftRejectedEventDataDocumentRequest array{
 *   types: list<DocumentType>,
 *   from: DocumentSource,
 *   code: string|null,
 * }
 *
 * @phpstan-type RolloverDeadlineApproachingEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.deadline_approaching',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverDeadlineApproachingEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverDeadlineApproachingEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   deadline: RolloverDeadlineApproachingEventDataDeadline,
 * }
 *
 * @phpstan-type RolloverDeadlineApproachingEventDataDeadline array{
 *   type: DeadlineType,
 *   dueOn: string,
 *   dueAt: string,
 *   daysLeft: int,
 * }
 *
 * @phpstan-type RolloverDeathReportedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.death_reported',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverDeathReportedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverDeathReportedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 * }
 *
 * @phpstan-type RolloverDeathResolvedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.death_resolved',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverDeathResolvedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverDeathResolvedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 * }
 *
 * @phpstan-type RolloverDistributionRecordedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.distribution_recorded',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverDistributionRecordedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverDistributionRecordedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   transfer: RolloverDistributionRecordedEventDataTransfer,
 * }
 *
 * @phpstan-type RolloverDistributionRecordedEventDataTransfer array{
 *   id: string,
 *   method: DeliveryMethod,
 *   amount: string,
 *   sentTo: FundsRecipient,
 *   status: TransferStatus,
 * }
 *
 * @phpstan-type RolloverDocument array{
 *   id: string,
 *   type: DocumentType,
 *   name: string,
 *   sha256: string,
 *   status: DocumentStatus,
 *   expiresOn: string|null,
 *   providedAt: string|null,
 *   reviewedAt: string|null,
 *   rejection: DocumentRejection|null,
 *   file: DocumentFile|null,
 *   mail: DocumentMail|null,
 * }
 *
 * @phpstan-type RolloverDocumentAcceptedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.document_accepted',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverDocumentAcceptedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverDocumentAcceptedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   documents: list<RolloverDocumentAcceptedEventDataDocument>,
 * }
 *
 * @phpstan-type RolloverDocumentAcceptedEventDataDocument array{
 *   id: string,
 *   type: DocumentType,
 *   status: DocumentStatus,
 *   code: string|null,
 * }
 *
 * @phpstan-type RolloverDocumentRejectedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.document_rejected',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverDocumentRejectedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverDocumentRejectedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   documents: list<RolloverDocumentRejectedEventDataDocument>,
 * }
 *
 * @phpstan-type RolloverDocumentRejectedEventDataDocument array{
 *   id: string,
 *   type: DocumentType,
 *   status: DocumentStatus,
 *   code: string|null,
 * }
 *
 * @phpstan-type RolloverDocumentsExpiredEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.documents_expired',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverDocumentsExpiredEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverDocumentsExpiredEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   documents: list<RolloverDocumentsExpiredEventDataDocument>,
 * }
 *
 * @phpstan-type RolloverDocumentsExpiredEventDataDocument array{
 *   id: string,
 *   type: DocumentType,
 *   status: DocumentStatus,
 *   code: string|null,
 * }
 *
 * @phpstan-type RolloverDocumentsProvidedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.documents_provided',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverDocumentsProvidedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverDocumentsProvidedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   documents: list<RolloverDocumentsProvidedEventDataDocument>,
 * }
 *
 * @phpstan-type RolloverDocumentsProvidedEventDataDocument array{
 *   id: string,
 *   type: DocumentType,
 *   status: DocumentStatus,
 *   code: string|null,
 * }
 *
 * @phpstan-type RolloverDocumentsRequestedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.documents_requested',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverDocumentsRequestedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverDocumentsRequestedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   documentRequest: RolloverDocumentsRequestedEventDataDocumentRequest,
 * }
 *
 * @phpstan-type RolloverDocumentsRequestedEventDataDocumentRequest array{
 *   types: list<DocumentType>,
 *   from: DocumentSource,
 *   code: string|null,
 * }
 *
 * @phpstan-type RolloverDocumentsWaivedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.documents_waived',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverDocumentsWaivedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverDocumentsWaivedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 * }
 *
 * @phpstan-type RolloverExpiredEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.expired',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverExpiredEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverExpiredEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 * }
 *
 * @phpstan-type RolloverFailedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.failed',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverFailedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverFailedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   failure: RolloverFailedEventDataFailure,
 * }
 *
 * @phpstan-type RolloverFailedEventDataFailure array{
 *   code: string,
 * }
 *
 * @phpstan-type RolloverFundsReceivedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.funds_received',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverFundsReceivedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverFundsReceivedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   receipt: RolloverFundsReceivedEventDataReceipt,
 * }
 *
 * @phpstan-type RolloverFundsReceivedEventDataReceipt array{
 *   id: string,
 *   amount: string,
 *   receivedOn: string,
 *   transferId: string|null,
 *   status: ReceiptStatus,
 * }
 *
 * @phpstan-type RolloverFundsReturnedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.funds_returned',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverFundsReturnedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverFundsReturnedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   transfer: RolloverFundsReturnedEventDataTransfer,
 * }
 *
 * @phpstan-type RolloverFundsReturnedEventDataTransfer array{
 *   id: string,
 *   method: DeliveryMethod,
 *   amount: string,
 *   sentTo: FundsRecipient,
 *   status: TransferStatus,
 * }
 *
 * @phpstan-type RolloverFundsSentEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.funds_sent',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverFundsSentEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverFundsSentEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   transfer: RolloverFundsSentEventDataTransfer,
 * }
 *
 * @phpstan-type RolloverFundsSentEventDataTransfer array{
 *   id: string,
 *   method: DeliveryMethod,
 *   amount: string,
 *   sentTo: FundsRecipient,
 *   status: TransferStatus,
 * }
 *
 * @phpstan-type RolloverGroupCount array{
 *   pendingOn: PendingOn,
 *   state: RolloverState,
 *   count: int,
 * }
 *
 * @phpstan-type RolloverHeldEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.held',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverHeldEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverHeldEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   hold: RolloverHeldEventDataHold,
 * }
 *
 * @phpstan-type RolloverHeldEventDataHold array{
 *   code: string|null,
 * }
 *
 * @phpstan-type RolloverInput array{
 *   accountId?: string,
 *   account?: AccountInput,
 *   type: RolloverType,
 *   deliveryMethod: DeliveryMethod,
 *   relationship?: Relationship,
 *   isInheritedIra?: bool,
 *   planKind?: PlanKind,
 *   decedentName?: string,
 *   assets?: list<AssetInput>,
 *   source: RolloverSideInput,
 *   destination: RolloverSideInput,
 *   amount: RolloverAmountInput,
 *   moneySources?: list<MoneySourceInput>,
 *   attestations?: Attestations,
 *   externalId?: string,
 *   assigneeId?: string,
 *   priority?: RolloverPriority,
 *   tags?: list<string>,
 *   metadata?: array<string, string>,
 * }
 *
 * @phpstan-type RolloverInstructions array{
 *   object: 'rollover_instructions',
 *   rolloverId: string,
 *   environment: Environment,
 *   version: int,
 *   replaces: int|null,
 *   preparedAt: string,
 *   preparedOn: string,
 *   type: RolloverType,
 *   state: RolloverState,
 *   relationship: Relationship,
 *   participant: InstructionParticipant,
 *   source: InstructionSource,
 *   destination: InstructionDestination,
 *   amount: RolloverInstructionsAmount,
 *   moneySources: list<MoneySource>,
 *   assets: list<Asset>,
 *   payment: InstructionPayment,
 *   enclosures: list<InstructionEnclosure>,
 *   missing: list<InstructionGap>,
 *   warnings: list<InstructionWarning>,
 * }
 *
 * @phpstan-type RolloverInstructionsAmount array{
 *   kind: AmountKind,
 *   requested: string|null,
 *   currency: 'USD',
 * }
 *
 * @phpstan-type RolloverInstructionsRevealedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.instructions_revealed',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverInstructionsRevealedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverInstructionsRevealedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   revealedBy: RolloverInstructionsRevealedEventDataRevealedBy,
 * }
 *
 * @phpstan-type RolloverInstructionsRevealedEventDataRevealedBy array{
 *   type: string,
 *   id: string,
 * }
 *
 * @phpstan-type RolloverLetterIssuedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.letter_issued',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverLetterIssuedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverLetterIssuedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   letter: RolloverLetterIssuedEventDataLetter,
 * }
 *
 * @phpstan-type RolloverLetterIssuedEventDataLetter array{
 *   id: string,
 *   kind: LetterKind,
 *   number: int,
 *   replaces: int|null,
 * }
 *
 * @phpstan-type RolloverLetterSignatureEndedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.letter_signature_ended',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverLetterSignatureEndedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverLetterSignatureEndedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   letter: RolloverLetterSignatureEndedEventDataLetter,
 *   signatureRequest: RolloverLetterSignatureEndedEventDataSignatureRequest,
 * }
 *
 * @phpstan-type RolloverLetterSignatureEndedEventDataLetter array{
 *   id: string,
 *   kind: LetterKind,
 *   number: int,
 *   replaces: int|null,
 * }
 *
 * @phpstan-type RolloverLetterSignatureEndedEventDataSignatureRequest array{
 *   number: int,
 *   endpointId: string,
 *   result: LetterSignatureResultResult|null,
 * }
 *
 * @phpstan-type RolloverLetterSignatureRequestedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.letter_signature_requested',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverLetterSignatureRequestedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverLetterSignatureRequestedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   letter: RolloverLetterSignatureRequestedEventDataLetter,
 *   signatureRequest: RolloverLetterSignatureRequestedEventDataSignatureRequest,
 * }
 *
 * @phpstan-type RolloverLetterSignatureRequestedEventDataLetter array{
 *   id: string,
 *   kind: LetterKind,
 *   number: int,
 *   replaces: int|null,
 * }
 *
 * @phpstan-type RolloverLetterSignatureRequestedEventDataSignatureRequest array{
 *   number: int,
 *   endpointId: string,
 *   result: LetterSignatureResultResult|null,
 * }
 *
 * @phpstan-type RolloverLetterSignedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.letter_signed',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverLetterSignedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverLetterSignedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   letter: RolloverLetterSignedEventDataLetter,
 * }
 *
 * @phpstan-type RolloverLetterSignedEventDataLetter array{
 *   id: string,
 *   kind: LetterKind,
 *   number: int,
 *   replaces: int|null,
 * }
 *
 * @phpstan-type RolloverMismatchResolvedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.mismatch_resolved',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverMismatchResolvedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverMismatchResolvedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 * }
 *
 * @phpstan-type RolloverNigoRecordedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.nigo_recorded',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverNigoRecordedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverNigoRecordedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   nigoItems: list<RolloverNigoRecordedEventDataNigoItem>,
 * }
 *
 * @phpstan-type RolloverNigoRecordedEventDataNigoItem array{
 *   id: string,
 *   code: NigoCode,
 *   reportedBy: NigoReporter,
 *   resolution: NigoResolution|null,
 * }
 *
 * @phpstan-type RolloverNigoResolvedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.nigo_resolved',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverNigoResolvedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverNigoResolvedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   nigoItems: list<RolloverNigoResolvedEventDataNigoItem>,
 * }
 *
 * @phpstan-type RolloverNigoResolvedEventDataNigoItem array{
 *   id: string,
 *   code: NigoCode,
 *   reportedBy: NigoReporter,
 *   resolution: NigoResolution|null,
 * }
 *
 * @phpstan-type RolloverNoteAddedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.note_added',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverNoteAddedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverNoteAddedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   timelineSequence: int,
 * }
 *
 * @phpstan-type RolloverOrder 'newest'|'deadline'|'updated'|'urgency'
 *
 * @phpstan-type RolloverOverdueEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.overdue',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverOverdueEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverOverdueEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   deadline: RolloverOverdueEventDataDeadline,
 * }
 *
 * @phpstan-type RolloverOverdueEventDataDeadline array{
 *   type: DeadlineType,
 *   dueOn: string,
 *   dueAt: string,
 * }
 *
 * @phpstan-type RolloverPage array{
 *   object: 'list',
 *   data: list<Rollover>,
 *   hasMore: bool,
 *   nextCursor: string|null,
 * }
 *
 * @phpstan-type RolloverParticipantRenamedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.participant_renamed',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverParticipantRenamedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverParticipantRenamedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   fields: list<string>,
 *   instructions: RolloverParticipantRenamedEventDataInstructions,
 * }
 *
 * @phpstan-type RolloverParticipantRenamedEventDataInstructions array{
 *   version: int,
 *   replaces: int|null,
 * }
 *
 * @phpstan-type RolloverPatch array{
 *   source?: RolloverSidePatch,
 *   destination?: RolloverSidePatch,
 *   amount?: RolloverAmountInput,
 *   moneySources?: list<MoneySourceInput>,
 *   deliveryMethod?: DeliveryMethod,
 *   relationship?: Relationship,
 *   isInheritedIra?: bool|null,
 *   planKind?: PlanKind|null,
 *   decedentName?: string|null,
 *   assets?: list<AssetInput>,
 *   attestations?: Attestations,
 *   externalId?: string|null,
 *   assigneeId?: string|null,
 *   priority?: RolloverPriority,
 *   tags?: list<string>,
 *   metadata?: array<string, string>,
 * }
 *
 * @phpstan-type RolloverPostingReversedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.posting_reversed',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverPostingReversedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverPostingReversedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 * }
 *
 * @phpstan-type RolloverPreview array{
 *   object: 'rollover_preview',
 *   environment: Environment,
 *   eligibility: Eligibility,
 *   taxTreatment: TaxTreatment,
 *   taxYear: int,
 *   taxYearWarning: TaxYearWarning|null,
 *   form1099R: list<Form1099RBoxes>,
 *   form5498: list<Form5498Boxes>,
 *   documents: list<MissingDocument>,
 *   deadlines: list<ExpectedDeadline>,
 *   questions: list<OpenQuestion>,
 * }
 *
 * @phpstan-type RolloverPreviewInput array{
 *   type: RolloverType,
 *   source: EligibilitySideInput,
 *   destination: EligibilitySideInput,
 *   deliveryMethod?: DeliveryMethod,
 *   relationship?: Relationship,
 *   isInheritedIra?: bool,
 *   planKind?: PlanKind,
 *   dateOfBirth?: string,
 *   attestations?: Attestations,
 *   amount?: string,
 *   moneySources?: list<MoneySourceInput>,
 *   paidOn?: string,
 * }
 *
 * @phpstan-type RolloverPriority 'low'|'normal'|'high'|'urgent'
 *
 * @phpstan-type RolloverReceiptCorrectedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.receipt_corrected',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverReceiptCorrectedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverReceiptCorrectedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   receipt: RolloverReceiptCorrectedEventDataReceipt,
 * }
 *
 * @phpstan-type RolloverReceiptCorrectedEventDataReceipt array{
 *   id: string,
 *   amount: string,
 *   receivedOn: string,
 *   transferId: string|null,
 *   status: ReceiptStatus,
 * }
 *
 * @phpstan-type RolloverReceiptVoidedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.receipt_voided',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverReceiptVoidedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverReceiptVoidedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   receipt: RolloverReceiptVoidedEventDataReceipt,
 * }
 *
 * @phpstan-type RolloverReceiptVoidedEventDataReceipt array{
 *   id: string,
 *   amount: string,
 *   receivedOn: string,
 *   transferId: string|null,
 *   status: ReceiptStatus,
 * }
 *
 * @phpstan-type RolloverRejectedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.rejected',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverRejectedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverRejectedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   rejection: RolloverRejectedEventDataRejection,
 * }
 *
 * @phpstan-type RolloverRejectedEventDataRejection array{
 *   code: string,
 *   by: RejectedBy,
 * }
 *
 * @phpstan-type RolloverReleasedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.released',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverReleasedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverReleasedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 * }
 *
 * @phpstan-type RolloverReminder array{
 *   object: 'rollover_reminder',
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   version: int,
 *   recipient: ReminderRecipient,
 *   task: ReminderTask|null,
 *   channels: list<ReminderChannel>,
 *   dryRun: bool,
 *   sentAt: string,
 *   nextReminderAt: string,
 * }
 *
 * @phpstan-type RolloverReminderSentEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.reminder_sent',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverReminderSentEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverReminderSentEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   reminder: RolloverReminderSentEventDataReminder,
 * }
 *
 * @phpstan-type RolloverReminderSentEventDataReminder array{
 *   recipient: ReminderRecipient,
 *   task: ReminderTask|null,
 *   channels: list<ReminderChannel>,
 * }
 *
 * @phpstan-type RolloverReopenedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.reopened',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverReopenedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverReopenedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 * }
 *
 * @phpstan-type RolloverRequestMismatchEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.request_mismatch',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverRequestMismatchEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverRequestMismatchEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   requestMismatch: RolloverRequestMismatchEventDataRequestMismatch,
 * }
 *
 * @phpstan-type RolloverRequestMismatchEventDataRequestMismatch array{
 *   expected: string,
 *   received: string,
 *   difference: string,
 * }
 *
 * @phpstan-type RolloverRequirements array{
 *   object: 'rollover_requirements',
 *   rolloverId: string,
 *   requirements: RolloverRequirementsRequirements,
 *   enclosures: list<RequiredEnclosure>,
 *   signers: list<RequirementSigner>,
 *   sendTo: RequirementSendTo|null,
 *   processingDays: ProcessingDays|null,
 *   hasUnconfirmed: bool,
 *   requirementSets: list<RequirementSet>,
 * }
 *
 * @phpstan-type RolloverRequirementsRequirements array{
 *   loa: bool,
 *   medallion: bool,
 *   notarization: bool,
 *   spousalConsent: bool,
 *   wetSignature: bool,
 * }
 *
 * @phpstan-type RolloverResidualCreatedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.residual_created',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverResidualCreatedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverResidualCreatedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   residualId: string,
 * }
 *
 * @phpstan-type RolloverReturnedToSourceEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.returned_to_source',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverReturnedToSourceEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverReturnedToSourceEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   receipt: RolloverReturnedToSourceEventDataReceipt,
 * }
 *
 * @phpstan-type RolloverReturnedToSourceEventDataReceipt array{
 *   id: string,
 *   amount: string,
 *   receivedOn: string,
 *   transferId: string|null,
 *   status: ReceiptStatus,
 * }
 *
 * @phpstan-type RolloverReviewStartedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.review_started',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverReviewStartedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverReviewStartedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 * }
 *
 * @phpstan-type RolloverSearch array{
 *   state?: RolloverState,
 *   states?: list<RolloverState>,
 *   status?: RolloverStatus,
 *   pendingOn?: PendingOn|list<PendingOn>,
 *   type?: RolloverType,
 *   overdue?: bool,
 *   mismatch?: bool,
 *   assigneeId?: string,
 *   unassigned?: true,
 *   priority?: RolloverPriority,
 *   accountId?: string,
 *   custodianId?: string,
 *   sourceCustodianId?: string,
 *   externalId?: string,
 *   distributionId?: string,
 *   planId?: string,
 *   tag?: string,
 *   createdAfter?: string,
 *   createdBefore?: string,
 *   updatedAfter?: string,
 *   dueBefore?: string,
 *   inTransit?: true,
 *   inTransitAge?: TransitAge,
 *   sort?: RolloverOrder,
 *   q?: string,
 *   limit?: int,
 *   cursor?: string,
 * }
 *
 * @phpstan-type RolloverSelfCertificationRevealedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.self_certification_revealed',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverSelfCertificationRevealedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverSelfCertificationRevealedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   revealedBy: RolloverSelfCertificationRevealedEventDataRevealedBy,
 * }
 *
 * @phpstan-type RolloverSelfCertificationRevealedEventDataRevealedBy array{
 *   type: string,
 *   id: string,
 * }
 *
 * @phpstan-type RolloverSentToCustodianEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.sent_to_custodian',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverSentToCustodianEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverSentToCustodianEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 * }
 *
 * @phpstan-type RolloverSide array{
 *   custodianId: string,
 *   accountType: AccountType,
 *   accountNumberMask: string,
 *   planId: string|null,
 *   planName: string|null,
 *   firstContributionDate: string|null,
 *   custodian?: Custodian,
 * }
 *
 * @phpstan-type RolloverSideInput array{
 *   custodianId?: string,
 *   custodianSlug?: string,
 *   accountType: AccountType,
 *   accountNumber: string,
 *   planId?: string,
 *   planName?: string,
 *   firstContributionDate?: string,
 * }
 *
 * @phpstan-type RolloverSidePatch array{
 *   accountNumber?: string,
 *   planId?: string|null,
 *   planName?: string|null,
 *   firstContributionDate?: string|null,
 * }
 *
 * @phpstan-type RolloverStanding array{
 *   id: string,
 *   object: 'rollover_state',
 *   state: RolloverState,
 *   status: RolloverStatus,
 *   pendingOn: PendingOn,
 *   availableActions: list<AvailableActionAction>,
 *   deadlines: list<Deadline>,
 *   version: int,
 * }
 *
 * @phpstan-type RolloverState 'draft'|'awaiting_participant'|'submitted'|'in_review'|'approved'|'requested'|'processing'|'funds_sent'|'funds_received'|'awaiting_documents'|'on_hold'|'completed'|'cancelled'|'rejected'|'failed'|'expired'
 *
 * @phpstan-type RolloverStatus 'action_required'|'in_progress'|'completed'|'failed'|'cancelled'
 *
 * @phpstan-type RolloverSubmittedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.submitted',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverSubmittedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverSubmittedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 * }
 *
 * @phpstan-type RolloverTransferCorrectedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.transfer_corrected',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverTransferCorrectedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverTransferCorrectedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   transfer: RolloverTransferCorrectedEventDataTransfer,
 * }
 *
 * @phpstan-type RolloverTransferCorrectedEventDataTransfer array{
 *   id: string,
 *   method: DeliveryMethod,
 *   amount: string,
 *   sentTo: FundsRecipient,
 *   status: TransferStatus,
 * }
 *
 * @phpstan-type RolloverType 'direct'|'trustee_transfer'|'indirect_60_day'|'in_plan'
 *
 * @phpstan-type RolloverUpdatedEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'rollover.updated',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: RolloverUpdatedEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type RolloverUpdatedEventData array{
 *   rolloverId: string,
 *   accountId: string,
 *   externalId: string|null,
 *   sequence: int,
 *   state: RolloverState,
 *   previousState: RolloverState|null,
 *   pendingOn: PendingOn,
 *   fields?: list<string>,
 * }
 *
 * @phpstan-type RolloversExportFormat 'ndjson'|'csv'
 *
 * @phpstan-type RolloversGetExpand 'account'|'custodians'
 *
 * @phpstan-type RolloversGetField 'id'|'object'|'environment'|'externalId'|'accountId'|'type'|'source'|'destination'|'relationship'|'isInheritedIra'|'decedentName'|'planKind'|'assets'|'amount'|'amounts'|'moneySources'|'distributionId'|'residualOf'|'residuals'|'transfers'|'receipts'|'deliveryMethod'|'taxTreatment'|'eligibility'|'documents'|'missingDocuments'|'deadlines'|'amountMismatch'|'requestMismatch'|'assetMismatch'|'rejection'|'failure'|'hold'|'death'|'consent'|'attestations'|'documentRequest'|'state'|'status'|'pendingOn'|'version'|'assigneeId'|'priority'|'tags'|'metadata'|'createdAt'|'updatedAt'
 *
 * @phpstan-type RolloversTimelineField 'object'|'rolloverId'|'sequence'|'type'|'at'|'actor'|'requestedBy'|'action'|'fromState'|'toState'|'reason'|'data'|'prevHash'|'hash'
 *
 * @phpstan-type RotateApiKeyRequest array{
 *   gracePeriodSeconds?: int,
 *   proofKey?: ProofKey,
 * }
 *
 * @phpstan-type RotateApiKeyResponse array{
 *   apiKey: NewApiKey,
 *   previousKey: ApiKey,
 * }
 *
 * @phpstan-type RotateWebhookSecretRequest array<string, mixed>|\stdClass
 *
 * @phpstan-type RothIraPlan 'simple'|'sep'
 *
 * @phpstan-type RuleResult 'unmet'|'unknown'
 *
 * @phpstan-type SafeToRevoke array{
 *   value: bool,
 *   why: SafeToRevokeReason,
 *   lastUsedAt: string|null,
 *   successorFirstUsedAt: string|null,
 * }
 *
 * @phpstan-type SafeToRevokeReason 'successor_unused'|'still_used'|'used_since_successor'|'replaced'
 *
 * @phpstan-type SandboxClock array{
 *   object: 'sandbox_clock',
 *   now: string,
 *   secondsAhead: int,
 *   fired: int,
 *   complete: bool,
 *   skipped: list<string>,
 * }
 *
 * @phpstan-type SandboxHappening 'acknowledged'|'documents_requested'|'soft_rejected'|'rejected'|'funds_sent'|'funds_lost'|'funds_returned'|'funds_received'|'partial_amount_received'|'posted'
 *
 * @phpstan-type SecondPersonAction 'approve'|'send_to_custodian'|'resolve_mismatch'|'complete'|'reveal'|'create_live_key'
 *
 * @phpstan-type SelfCertification array{
 *   certifiedOn: string,
 *   noPreviousDenial: true,
 *   asSoonAsPracticable: true,
 *   reasonEndedOn: string|null,
 * }
 *
 * @phpstan-type SelfCertificationInput array{
 *   certifiedOn: string,
 *   noPreviousDenial: true,
 *   asSoonAsPracticable: true,
 *   reasonEndedOn?: string|null,
 * }
 *
 * @phpstan-type SelfCertificationLetter array{
 *   object: 'self_certification',
 *   rolloverId: string,
 *   environment: Environment,
 *   preparedAt: string,
 *   preparedOn: string,
 *   participant: InstructionParticipant,
 *   recipient: SelfCertificationLetterRecipient,
 *   amount: string,
 *   reasons: list<SelfCertificationLetterReason>,
 * }
 *
 * @phpstan-type SelfCertificationLetterReason array{
 *   code: LateReasonCode,
 *   detail: string,
 *   isChecked: bool,
 * }
 *
 * @phpstan-type SelfCertificationLetterRecipient array{
 *   name: string,
 *   address: list<string>,
 *   accountNumber: string,
 * }
 *
 * @phpstan-type SendToCustodianAction array{
 *   action: 'send_to_custodian',
 *   params?: SendToCustodianActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type SendToCustodianActionParams array<string, mixed>|\stdClass
 *
 * @phpstan-type ServiceOverview array{
 *   service: string,
 *   environment: Environment,
 *   version: string,
 *   links: array<string, string>,
 * }
 *
 * @phpstan-type SignConsentAction array{
 *   action: 'sign_consent',
 *   params: SignConsentActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type SignConsentActionParams array{
 *   consentReference: string,
 * }
 *
 * @phpstan-type SignLetterRequest array{
 *   name: string,
 *   title: string,
 *   sha256: string,
 * }
 *
 * @phpstan-type SimulateSandboxHappeningRequest array{
 *   happening: SandboxHappening,
 *   params?: array<string, mixed>,
 * }
 *
 * @phpstan-type SourceAmount array{
 *   kind: MoneySourceKind,
 *   amount: string,
 * }
 *
 * @phpstan-type SourceAmountInput array{
 *   kind: MoneySourceKind,
 *   amount: string,
 * }
 *
 * @phpstan-type SourceReturnReason 'refused'|'wrong_payee'|'wrong_account'|'insufficient_funds'|'ach_return'|'too_much'|'not_eligible'|'participant_withdrew'|'other'
 *
 * @phpstan-type StartReviewAction array{
 *   action: 'start_review',
 *   params?: StartReviewActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type StartReviewActionParams array<string, mixed>|\stdClass
 *
 * @phpstan-type StateCount array{
 *   state: RolloverState,
 *   count: int,
 * }
 *
 * @phpstan-type StatementKind 'attestation'|'terms'
 *
 * @phpstan-type SubmitAction array{
 *   action: 'submit',
 *   params: SubmitActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type SubmitActionParams array{
 *   consentReference: string,
 * }
 *
 * @phpstan-type SubmitDistributionRequest array{
 *   consentReference: string,
 * }
 *
 * @phpstan-type SuspendIncomingFundsRequest array{
 *   reason: SuspenseReason,
 *   ownerId?: string,
 *   returnBy?: string,
 *   note?: string,
 * }
 *
 * @phpstan-type SuspenseReason 'no_rollover'|'several_rollovers'|'amount_differs'|'wrong_payee'|'documents_missing'|'suspected_duplicate'|'other'
 *
 * @phpstan-type TaxAssumption array{
 *   code: TaxAssumptionCode,
 *   detail: string,
 * }
 *
 * @phpstan-type TaxAssumptionCode 'birth_date_not_known'|'five_years_not_known'|'simple_two_years_not_known'
 *
 * @phpstan-type TaxBoxChange array{
 *   box: string,
 *   original: string|null,
 *   corrected: string|null,
 * }
 *
 * @phpstan-type TaxFiling array{
 *   id: string,
 *   object: 'tax_filing',
 *   environment: Environment,
 *   year: int,
 *   form: TaxFilingForm,
 *   number: int,
 *   filedOn: string,
 *   lineCount: int,
 *   sha256: string,
 *   recordedBy: Actor,
 *   createdAt: string,
 * }
 *
 * @phpstan-type TaxFilingForm '5498'|'1099-R'
 *
 * @phpstan-type TaxFilingPage array{
 *   object: 'list',
 *   data: list<TaxFiling>,
 *   hasMore: bool,
 *   nextCursor: string|null,
 * }
 *
 * @phpstan-type TaxFormMovement array{
 *   id: string|null,
 *   account: TaxFormMovementAccount,
 *   transferId: string|null,
 *   receiptId: string|null,
 *   amount: string,
 * }
 *
 * @phpstan-type TaxFormMovementAccount 'sent'|'withheld_federal'|'withheld_state'|'received'
 *
 * @phpstan-type TaxFormWarning array{
 *   code: TaxFormWarningCode,
 *   detail: string,
 * }
 *
 * @phpstan-type TaxFormWarningCode 'excess_contribution'|'fair_market_value_missing'|'lump_sum_not_known'|'report_on_1042_s'|'tax_year_unknown'
 *
 * @phpstan-type TaxLimit array{
 *   amount: string,
 *   isIndexed: bool,
 *   source: string,
 * }
 *
 * @phpstan-type TaxRules array{
 *   object: 'tax_rules',
 *   year: int,
 *   rulesYear: int,
 *   warning: TaxYearWarning|null,
 *   cashOutLimit: TaxLimit,
 *   repayments: list<RepaymentRule>,
 *   hasDesignatedRothRmd: bool,
 *   hasSimpleReplacement: bool,
 *   distributionCodes: list<string>,
 *   sources: list<string>,
 * }
 *
 * @phpstan-type TaxTreatment array{
 *   taxable: bool,
 *   code1099R: string|null,
 *   status: TaxTreatmentStatus,
 *   asOf: string|null,
 *   basis: string|null,
 *   assumptions: list<TaxAssumption>,
 *   taxableAmount: string|null,
 *   afterTaxAmount: string|null,
 *   rothCode1099R: string|null,
 *   warnings: list<TaxWarning>,
 *   withholding: Withholding,
 * }
 *
 * @phpstan-type TaxTreatmentStatus 'expected'|'reported'
 *
 * @phpstan-type TaxWarning array{
 *   code: TaxWarningCode,
 *   detail: string,
 * }
 *
 * @phpstan-type TaxWarningCode 'late_not_certified'|'certified_after_30_days'
 *
 * @phpstan-type TaxYearWarning array{
 *   code: TaxYearWarningCode,
 *   year: int,
 *   rulesYear: int,
 *   lastKnownYear: int,
 *   detail: string,
 * }
 *
 * @phpstan-type TaxYearWarningCode 'tax_year_unknown'
 *
 * @phpstan-type TestWebhookEndpointRequest array{
 *   type?: WebhookEventType,
 * }
 *
 * @phpstan-type TimelineEntry array{
 *   object: 'timeline_entry',
 *   rolloverId: string,
 *   sequence: int,
 *   type: string,
 *   at: string,
 *   actor: Actor,
 *   requestedBy: Requester|null,
 *   action: string|null,
 *   fromState: RolloverState|null,
 *   toState: RolloverState,
 *   reason: string|null,
 *   data: array<string, mixed>,
 *   prevHash: string,
 *   hash: string,
 * }
 *
 * @phpstan-type TimelineEntryPage array{
 *   object: 'list',
 *   data: list<TimelineEntry>,
 *   hasMore: bool,
 *   nextCursor: string|null,
 * }
 *
 * @phpstan-type TrackingLanguage 'en'|'es'
 *
 * @phpstan-type TrackingLink array{
 *   id: string,
 *   object: 'tracking_link',
 *   rolloverId: string,
 *   url: string|null,
 *   language: TrackingLanguage,
 *   status: TrackingLinkStatus,
 *   createdBy: Actor,
 *   createdAt: string,
 *   expiresAt: string,
 *   revokedAt: string|null,
 *   lastOpenedAt: string|null,
 * }
 *
 * @phpstan-type TrackingLinkPage array{
 *   object: 'list',
 *   data: list<TrackingLink>,
 *   hasMore: bool,
 *   nextCursor: string|null,
 * }
 *
 * @phpstan-type TrackingLinkStatus 'active'|'expired'|'revoked'
 *
 * @phpstan-type Transfer array{
 *   id: string,
 *   method: DeliveryMethod,
 *   amount: string,
 *   withheldFederal: string,
 *   withheldState: string,
 *   stateCode: string|null,
 *   sentTo: FundsRecipient,
 *   carrier: MailCarrier|null,
 *   trackingNumber: string|null,
 *   trackingUrl: string|null,
 *   expectedOn: string|null,
 *   status: TransferStatus,
 *   voidReason: string|null,
 *   voidedOn: string|null,
 *   reissueOf: string|null,
 *   replaces: string|null,
 *   code1099R: string|null,
 *   sources: list<SourceAmount>,
 *   assets: list<Asset>,
 *   sentOn: string|null,
 *   receivedOn: string|null,
 *   sixtyDayDueOn: string|null,
 *   payableTo: FundsRecipient|null,
 *   checkNumber: string|null,
 *   payee: string|null,
 *   recordedOn: string|null,
 * }
 *
 * @phpstan-type TransferStatus 'sent'|'void'
 *
 * @phpstan-type TransitAge 'up_to_3_days'|'up_to_10_days'|'up_to_30_days'|'over_30_days'
 *
 * @phpstan-type UnapplyIncomingFundsRequest array{
 *   reason: string,
 * }
 *
 * @phpstan-type UnreplacedPayment array{
 *   transferId: string,
 *   amount: string,
 *   withheldFederal: string,
 *   withheldState: string,
 *   reason: string|null,
 *   voidedOn: string|null,
 *   isReported: bool,
 * }
 *
 * @phpstan-type UploadDocumentRequest array{
 *   type: DocumentType,
 *   name?: string,
 *   sha256?: string,
 *   expiresOn?: string,
 *   file: string,
 * }
 *
 * @phpstan-type VoidReceiptAction array{
 *   action: 'void_receipt',
 *   params: VoidReceiptActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type VoidReceiptActionParams array{
 *   receiptId: string,
 *   reason: ReceiptVoidReason,
 * }
 *
 * @phpstan-type Wait array{
 *   name: WaitName,
 *   type: DeadlineType,
 *   days: int|null,
 *   count: DayCount,
 *   isDefault: bool,
 *   reason: string,
 * }
 *
 * @phpstan-type WaitName 'draft'|'consent'|'documents'|'reviewStart'|'review'|'request'|'acknowledgement'|'processing'|'arrivalCheck'|'arrivalWire'|'arrivalAch'|'arrivalAcats'|'arrivalInternal'|'participantCheck'|'posting'|'hold'
 *
 * @phpstan-type WaiveDocumentsAction array{
 *   action: 'waive_documents',
 *   params: WaiveDocumentsActionParams,
 *   dryRun?: bool,
 * }
 *
 * @phpstan-type WaiveDocumentsActionParams array{
 *   reason: string,
 * }
 *
 * @phpstan-type WebhookAttempt array{
 *   attemptedAt: string,
 *   latencyMs: int,
 *   statusCode: int|null,
 *   error: string|null,
 *   responseBody: string|null,
 *   request: WebhookRequest,
 * }
 *
 * @phpstan-type WebhookDelivery array{
 *   id: string,
 *   object: 'webhook_delivery',
 *   environment: Environment,
 *   endpointId: string,
 *   eventId: string,
 *   eventType: string,
 *   kind: WebhookDeliveryKind,
 *   recoveryId: string|null,
 *   status: WebhookDeliveryStatus,
 *   attempts: int,
 *   nextAttemptAt: string|null,
 *   createdAt: string,
 *   endedAt: string|null,
 *   event?: Event|null,
 * }
 *
 * @phpstan-type WebhookDeliveryKind 'event'|'redelivery'|'recovery'|'test'
 *
 * @phpstan-type WebhookDeliveryPage array{
 *   object: 'list',
 *   data: list<WebhookDelivery>,
 * }
 *
 * @phpstan-type WebhookDeliveryStatus 'waiting'|'succeeded'|'failed'
 *
 * @phpstan-type WebhookDeliveryWithAttempts array{
 *   id: string,
 *   object: 'webhook_delivery',
 *   environment: Environment,
 *   endpointId: string,
 *   eventId: string,
 *   eventType: string,
 *   kind: WebhookDeliveryKind,
 *   recoveryId: string|null,
 *   status: WebhookDeliveryStatus,
 *   attempts: int,
 *   nextAttemptAt: string|null,
 *   createdAt: string,
 *   endedAt: string|null,
 *   event?: Event|null,
 *   history: list<WebhookAttempt>,
 * }
 *
 * @phpstan-type WebhookDisabledReason 'failing'|'gone'
 *
 * @phpstan-type WebhookEndpoint array{
 *   id: string,
 *   object: 'webhook_endpoint',
 *   environment: Environment,
 *   url: string,
 *   eventTypes: list<string>,
 *   description: string|null,
 *   enabled: bool,
 *   disabledReason: WebhookDisabledReason|null,
 *   ordering: WebhookOrdering,
 *   payload: WebhookPayloadFormat,
 *   failingSince: string|null,
 *   version: int,
 *   createdAt: string,
 *   updatedAt: string,
 * }
 *
 * @phpstan-type WebhookEndpointDisabledEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'webhook_endpoint.disabled',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: WebhookEndpointDisabledEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type WebhookEndpointDisabledEventData array{
 *   webhookEndpointId: string,
 *   reason: WebhookDisabledReason,
 * }
 *
 * @phpstan-type WebhookEndpointInput array{
 *   url: string,
 *   eventTypes: list<WebhookEndpointInputEventType>,
 *   description?: string|null,
 *   enabled?: bool,
 *   ordering?: WebhookOrdering,
 *   payload?: WebhookPayloadFormat,
 * }
 *
 * @phpstan-type WebhookEndpointInputEventType 'rollover.created'|'rollover.residual_created'|'rollover.updated'|'rollover.note_added'|'rollover.participant_renamed'|'rollover.consent_requested'|'rollover.consent_signed'|'rollover.submitted'|'rollover.death_reported'|'rollover.death_resolved'|'rollover.amended'|'rollover.review_started'|'rollover.approved'|'rollover.rejected'|'rollover.documents_requested'|'rollover.documents_provided'|'rollover.document_accepted'|'rollover.document_rejected'|'rollover.documents_waived'|'rollover.sent_to_custodian'|'rollover.acknowledged'|'rollover.custodian_soft_rejected'|'rollover.custodian_rejected'|'rollover.funds_sent'|'rollover.distribution_recorded'|'rollover.funds_returned'|'rollover.funds_received'|'rollover.receipt_voided'|'rollover.returned_to_source'|'rollover.transfer_corrected'|'rollover.receipt_corrected'|'rollover.posting_reversed'|'rollover.reopened'|'rollover.mismatch_resolved'|'rollover.completed'|'rollover.held'|'rollover.released'|'rollover.cancelled'|'rollover.failed'|'rollover.expired'|'rollover.amount_mismatch'|'rollover.request_mismatch'|'rollover.documents_expired'|'rollover.instructions_revealed'|'rollover.self_certification_revealed'|'rollover.letter_issued'|'rollover.letter_signed'|'rollover.letter_signature_requested'|'rollover.letter_signature_ended'|'rollover.custodian_changed'|'rollover.nigo_recorded'|'rollover.nigo_resolved'|'rollover.reminder_sent'|'rollover.overdue'|'rollover.deadline_approaching'|'distribution.created'|'distribution.submitted'|'distribution.cancelled'|'approval.requested'|'approval.confirmed'|'approval.declined'|'approval.withdrawn'|'approval.outdated'|'approval.expired'|'incoming_funds.recorded'|'incoming_funds.applied'|'incoming_funds.unapplied'|'incoming_funds.suspended'|'incoming_funds.returned'|'incoming_funds.reversed'|'incoming_funds.updated'|'incoming_funds.divided'|'incoming_funds.file_imported'|'plan.created'|'plan.updated'|'plan.requirements_added'|'plan.requirements_confirmed'|'plan.payment_details_added'|'plan.payment_details_confirmed'|'plan.payment_details_rejected'|'account.created'|'account.identity_locked'|'api_key.rotated'|'api_key.revoked'|'api_key.leaked'|'api_key.new_network'|'api_key.refusals_growing'|'api_key.unused'|'api_key.expiring'|'webhook_endpoint.disabled'|'webhook.test'|'rollover.*'|'distribution.*'|'approval.*'|'incoming_funds.*'|'plan.*'|'account.*'|'api_key.*'|'webhook_endpoint.*'|'webhook.*'|'*'
 *
 * @phpstan-type WebhookEndpointPage array{
 *   object: 'list',
 *   data: list<WebhookEndpoint>,
 *   hasMore: bool,
 *   nextCursor: string|null,
 * }
 *
 * @phpstan-type WebhookEndpointPatch array{
 *   url?: string,
 *   eventTypes?: list<WebhookEndpointInputEventType>,
 *   description?: string|null,
 *   enabled?: bool,
 *   ordering?: WebhookOrdering,
 *   payload?: WebhookPayloadFormat,
 * }
 *
 * @phpstan-type WebhookEventType 'rollover.created'|'rollover.residual_created'|'rollover.updated'|'rollover.note_added'|'rollover.participant_renamed'|'rollover.consent_requested'|'rollover.consent_signed'|'rollover.submitted'|'rollover.death_reported'|'rollover.death_resolved'|'rollover.amended'|'rollover.review_started'|'rollover.approved'|'rollover.rejected'|'rollover.documents_requested'|'rollover.documents_provided'|'rollover.document_accepted'|'rollover.document_rejected'|'rollover.documents_waived'|'rollover.sent_to_custodian'|'rollover.acknowledged'|'rollover.custodian_soft_rejected'|'rollover.custodian_rejected'|'rollover.funds_sent'|'rollover.distribution_recorded'|'rollover.funds_returned'|'rollover.funds_received'|'rollover.receipt_voided'|'rollover.returned_to_source'|'rollover.transfer_corrected'|'rollover.receipt_corrected'|'rollover.posting_reversed'|'rollover.reopened'|'rollover.mismatch_resolved'|'rollover.completed'|'rollover.held'|'rollover.released'|'rollover.cancelled'|'rollover.failed'|'rollover.expired'|'rollover.amount_mismatch'|'rollover.request_mismatch'|'rollover.documents_expired'|'rollover.instructions_revealed'|'rollover.self_certification_revealed'|'rollover.letter_issued'|'rollover.letter_signed'|'rollover.letter_signature_requested'|'rollover.letter_signature_ended'|'rollover.custodian_changed'|'rollover.nigo_recorded'|'rollover.nigo_resolved'|'rollover.reminder_sent'|'rollover.overdue'|'rollover.deadline_approaching'|'distribution.created'|'distribution.submitted'|'distribution.cancelled'|'approval.requested'|'approval.confirmed'|'approval.declined'|'approval.withdrawn'|'approval.outdated'|'approval.expired'|'incoming_funds.recorded'|'incoming_funds.applied'|'incoming_funds.unapplied'|'incoming_funds.suspended'|'incoming_funds.returned'|'incoming_funds.reversed'|'incoming_funds.updated'|'incoming_funds.divided'|'incoming_funds.file_imported'|'plan.created'|'plan.updated'|'plan.requirements_added'|'plan.requirements_confirmed'|'plan.payment_details_added'|'plan.payment_details_confirmed'|'plan.payment_details_rejected'|'account.created'|'account.identity_locked'|'api_key.rotated'|'api_key.revoked'|'api_key.leaked'|'api_key.new_network'|'api_key.refusals_growing'|'api_key.unused'|'api_key.expiring'|'webhook_endpoint.disabled'|'webhook.test'
 *
 * @phpstan-type WebhookOrdering 'per_rollover'|'none'
 *
 * @phpstan-type WebhookPayloadFormat 'full'|'thin'
 *
 * @phpstan-type WebhookRecovery array{
 *   id: string,
 *   object: 'webhook_recovery',
 *   environment: Environment,
 *   endpointId: string,
 *   since: string,
 *   until: string,
 *   status: WebhookRecoveryStatus,
 *   total: int,
 *   waiting: int,
 *   succeeded: int,
 *   failed: int,
 *   createdAt: string,
 *   preparedAt: string|null,
 * }
 *
 * @phpstan-type WebhookRecoveryInput array{
 *   since: string,
 *   until?: string,
 *   status?: WebhookRecoveryStatus,
 * }
 *
 * @phpstan-type WebhookRecoveryPage array{
 *   object: 'list',
 *   data: list<WebhookRecovery>,
 *   hasMore: bool,
 *   nextCursor: string|null,
 * }
 *
 * @phpstan-type WebhookRecoveryStatus 'failed'|'missing'|'all'
 *
 * @phpstan-type WebhookRedeliveryInput array{
 *   endpointId?: string,
 * }
 *
 * @phpstan-type WebhookRequest array{
 *   url: string,
 *   headers: WebhookRequestHeaders,
 *   body: string,
 * }
 *
 * @phpstan-type WebhookRequestHeaders array{
 *   'webhook-id': string,
 *   'webhook-timestamp': string,
 * }
 *
 * @phpstan-type WebhookSecret array{
 *   secret: string,
 *   createdAt: string,
 *   expiresAt: string|null,
 * }
 *
 * @phpstan-type WebhookSecrets array{
 *   object: 'webhook_secrets',
 *   endpointId: string,
 *   secrets: list<WebhookSecret>,
 * }
 *
 * @phpstan-type WebhookStats array{
 *   object: 'webhook_stats',
 *   endpointId: string,
 *   since: string,
 *   attempts: int,
 *   succeeded: int,
 *   failed: int,
 *   successRate: int|float|null,
 *   waiting: int,
 *   oldestWaitingAt: string|null,
 * }
 *
 * @phpstan-type WebhookTestEvent array{
 *   id: string,
 *   object: 'event',
 *   type: 'webhook.test',
 *   apiVersion: 'v1',
 *   environment: Environment,
 *   createdAt: string,
 *   data: WebhookTestEventData,
 *   test?: true,
 * }
 *
 * @phpstan-type WebhookTestEventData array{
 *   webhookEndpointId: string,
 *   sampleType?: string,
 * }
 *
 * @phpstan-type Withholding array{
 *   rule: WithholdingRule,
 *   ratePercent: int,
 *   expected: string|null,
 *   warnings: list<WithholdingWarning>,
 * }
 *
 * @phpstan-type WithholdingRule 'none'|'mandatory'|'default'
 *
 * @phpstan-type WithholdingWarning array{
 *   code: WithholdingWarningCode,
 *   detail: string,
 * }
 *
 * @phpstan-type WithholdingWarningCode 'withholding_missing'|'withholding_below_20_percent'|'withholding_above_20_percent'|'withholding_not_rolled_over'
 *
 * @phpstan-type WordedLetterKind 'letter_of_acceptance'|'transfer_request'|'direct_rollover_request'|'payment_transmittal'|'spousal_consent'|'nigo'
 *
 * @phpstan-type WriteIrsFileRequest array{
 *   content: WriteIrsFileRequestContent,
 *   isTest?: bool,
 *   transmitter: WriteIrsFileRequestTransmitter,
 *   payer: WriteIrsFileRequestPayer,
 *   combinedFilingStates?: list<string>,
 *   recipients: list<WriteIrsFileRequestRecipient>,
 * }
 *
 * @phpstan-type WriteIrsFileRequestContent 'original'|'corrections'
 *
 * @phpstan-type WriteIrsFileRequestPayer array{
 *   custodianId: string,
 *   tin: string,
 *   name: string,
 *   address: WriteIrsFileRequestPayerAddress,
 *   phone: string,
 * }
 *
 * @phpstan-type WriteIrsFileRequestPayerAddress array{
 *   line1: string,
 *   line2?: string,
 *   city: string,
 *   region: string,
 *   postalCode: string,
 *   country?: 'US',
 * }
 *
 * @phpstan-type WriteIrsFileRequestRecipient array{
 *   accountId: string,
 *   tin: string,
 *   name: string,
 *   address: WriteIrsFileRequestRecipientAddress,
 *   filedAs?: WriteIrsFileRequestRecipientFiledAs,
 * }
 *
 * @phpstan-type WriteIrsFileRequestRecipientAddress array{
 *   line1: string,
 *   line2?: string,
 *   city: string,
 *   region: string,
 *   postalCode: string,
 *   country?: 'US',
 * }
 *
 * @phpstan-type WriteIrsFileRequestRecipientFiledAs array{
 *   tin?: string,
 *   name: string,
 *   address?: WriteIrsFileRequestRecipientFiledAsAddress,
 * }
 *
 * @phpstan-type WriteIrsFileRequestRecipientFiledAsAddress array{
 *   line1: string,
 *   line2?: string,
 *   city: string,
 *   region: string,
 *   postalCode: string,
 *   country?: 'US',
 * }
 *
 * @phpstan-type WriteIrsFileRequestTransmitter array{
 *   tin: string,
 *   controlCode: string,
 *   name: string,
 *   address: WriteIrsFileRequestTransmitterAddress,
 *   contact: WriteIrsFileRequestTransmitterContact,
 * }
 *
 * @phpstan-type WriteIrsFileRequestTransmitterAddress array{
 *   line1: string,
 *   line2?: string,
 *   city: string,
 *   region: string,
 *   postalCode: string,
 *   country?: 'US',
 * }
 *
 * @phpstan-type WriteIrsFileRequestTransmitterContact array{
 *   name: string,
 *   phone: string,
 *   email: string,
 * }
 *
 * @phpstan-type WebhookEvent RolloverCreatedEvent|RolloverResidualCreatedEvent|RolloverUpdatedEvent|RolloverNoteAddedEvent|RolloverParticipantRenamedEvent|RolloverConsentRequestedEvent|RolloverConsentSignedEvent|RolloverSubmittedEvent|RolloverDeathReportedEvent|RolloverDeathResolvedEvent|RolloverAmendedEvent|RolloverReviewStartedEvent|RolloverApprovedEvent|RolloverRejectedEvent|RolloverDocumentsRequestedEvent|RolloverDocumentsProvidedEvent|RolloverDocumentAcceptedEvent|RolloverDocumentRejectedEvent|RolloverDocumentsWaivedEvent|RolloverSentToCustodianEvent|RolloverAcknowledgedEvent|RolloverCustodianSoftRejectedEvent|RolloverCustodianRejectedEvent|RolloverFundsSentEvent|RolloverDistributionRecordedEvent|RolloverFundsReturnedEvent|RolloverFundsReceivedEvent|RolloverReceiptVoidedEvent|RolloverReturnedToSourceEvent|RolloverTransferCorrectedEvent|RolloverReceiptCorrectedEvent|RolloverPostingReversedEvent|RolloverReopenedEvent|RolloverMismatchResolvedEvent|RolloverCompletedEvent|RolloverHeldEvent|RolloverReleasedEvent|RolloverCancelledEvent|RolloverFailedEvent|RolloverExpiredEvent|RolloverAmountMismatchEvent|RolloverRequestMismatchEvent|RolloverDocumentsExpiredEvent|RolloverInstructionsRevealedEvent|RolloverSelfCertificationRevealedEvent|RolloverLetterIssuedEvent|RolloverLetterSignedEvent|RolloverLetterSignatureRequestedEvent|RolloverLetterSignatureEndedEvent|RolloverCustodianChangedEvent|RolloverNigoRecordedEvent|RolloverNigoResolvedEvent|RolloverReminderSentEvent|RolloverOverdueEvent|RolloverDeadlineApproachingEvent|DistributionCreatedEvent|DistributionSubmittedEvent|DistributionCancelledEvent|ApprovalRequestedEvent|ApprovalConfirmedEvent|ApprovalDeclinedEvent|ApprovalWithdrawnEvent|ApprovalOutdatedEvent|ApprovalExpiredEvent|IncomingFundsRecordedEvent|IncomingFundsAppliedEvent|IncomingFundsUnappliedEvent|IncomingFundsSuspendedEvent|IncomingFundsReturnedEvent|IncomingFundsReversedEvent|IncomingFundsUpdatedEvent|IncomingFundsDividedEvent|IncomingFundsFileImportedEvent|PlanCreatedEvent|PlanUpdatedEvent|PlanRequirementsAddedEvent|PlanRequirementsConfirmedEvent|PlanPaymentDetailsAddedEvent|PlanPaymentDetailsConfirmedEvent|PlanPaymentDetailsRejectedEvent|AccountCreatedEvent|AccountIdentityLockedEvent|ApiKeyRotatedEvent|ApiKeyRevokedEvent|ApiKeyLeakedEvent|ApiKeyNewNetworkEvent|ApiKeyRefusalsGrowingEvent|ApiKeyUnusedEvent|ApiKeyExpiringEvent|WebhookEndpointDisabledEvent|WebhookTestEvent
 */
final class Types
{
}
