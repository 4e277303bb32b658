import type { AccountType } from '@svc/custodians';
import type { DeliveryMethod } from '@svc/custodians';
import type { Environment } from '@svc/keys';
import type { RolloverType } from '../../rollovers/rollover-states.ts';
import type { RolloverState } from '../../rollovers/rollover-states.ts';
import type { RolloverStatus } from '../../rollovers/rollover-states.ts';
import type { PendingOn } from '../../rollovers/rollover-states.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AccountView } from '@svc/accounts';
import type { ApiKeyView } from '../../api-keys/api-key-view.ts';
import type { CustodianView } from '@svc/custodians';
import type { EventBody } from '../../webhooks/events/event-body.ts';
import type { RolloverView, RolloverSideView } from '../../rollovers/rollover-view.ts';
import type { TimelineEntryView } from '../../rollovers/timeline-view.ts';
import type { AttemptNode, DeliveryNode } from '../webhook-nodes.ts';
import type { WebhookEndpointView } from '../../webhooks/endpoints/endpoint-view.ts';
import type { GraphqlContext } from '../graphql-context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment, ISO 8601 in UTC with milliseconds, such as `2026-01-31T12:00:00.000Z`. As an input it may have any offset. */
  DateTime: { input: string; output: string; }
  /** A decimal string with two places, such as `"1000.00"`; never a float. */
  Money: { input: string; output: string; }
  /** A JSON object. The integrator's own pairs are texts; elsewhere the values may be any JSON. */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
};

/** Whether an account is in use. */
export type AccountStatus =
  /** It is. */
  | 'active'
  /** What was personal is gone; the skeleton stays. */
  | 'erased';

/** A postal address. */
export type Address = {
  readonly __typename?: 'Address';
  /** Street and number. */
  readonly line1: Scalars['String']['output'];
  /** What does not fit the first line. */
  readonly line2?: Maybe<Scalars['String']['output']>;
  /** The city. */
  readonly city: Scalars['String']['output'];
  /** State, province or region. */
  readonly region?: Maybe<Scalars['String']['output']>;
  /** The postal code. */
  readonly postalCode: Scalars['String']['output'];
  /** ISO 3166-1, two letters. */
  readonly country: Scalars['String']['output'];
};

/**
 * A participant's account. Of an erased one, what is personal is null. A key that writes it and has not `accounts:read` is shown the email, phone, last four
 * digits and address masked, no birth, and no metadata.
 */
export type Account = Node & {
  readonly __typename?: 'Account';
  /** A TypeID: `acct_` and 26 characters. */
  readonly id: Scalars['ID']['output'];
  /** The environment that it lives in. */
  readonly environment: Environment;
  /** The integrator's own id for the participant. */
  readonly externalId?: Maybe<Scalars['String']['output']>;
  /** The given name; null once the account is erased. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** The family name. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** The email address; null once the account is erased. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** E.164. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** A calendar day, `YYYY-MM-DD`. */
  readonly dateOfBirth?: Maybe<Scalars['String']['output']>;
  /** The last four digits of the Social Security number. The whole of it is refused everywhere. */
  readonly ssnLast4?: Maybe<Scalars['String']['output']>;
  /** Where the participant lives. */
  readonly address?: Maybe<Address>;
  /** Whether it is in use. */
  readonly status: AccountStatus;
  /** The integrator's own pairs. */
  readonly metadata: Scalars['JSONObject']['output'];
  /** Grows with every change; `ifVersion` compares it. */
  readonly version: Scalars['Int']['output'];
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** One account in its place in a list. */
export type AccountEdge = {
  readonly __typename?: 'AccountEdge';
  /** For `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The account. */
  readonly node: Account;
};

/** One page of accounts. */
export type AccountConnection = {
  readonly __typename?: 'AccountConnection';
  /** The accounts, newest first. */
  readonly edges: ReadonlyArray<AccountEdge>;
  /** Where the page stands in the list. */
  readonly pageInfo: PageInfo;
};

/** What an account list may be narrowed by. */
export type AccountFilter = {
  /** Only the one with this id of the integrator's own. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
};

/** A postal address. */
export type AddressInput = {
  /** Street and number. */
  readonly line1: Scalars['String']['input'];
  /** What does not fit the first line. */
  readonly line2?: InputMaybe<Scalars['String']['input']>;
  /** The city. */
  readonly city: Scalars['String']['input'];
  /** State, province or region. */
  readonly region?: InputMaybe<Scalars['String']['input']>;
  /** The postal code. */
  readonly postalCode: Scalars['String']['input'];
  /** ISO 3166-1, two letters, such as `US`. */
  readonly country: Scalars['String']['input'];
};

/** A participant. What is null was not given. */
export type CreateOrRetrieveAccountInput = {
  /** Your own id for the participant. An account that has it is retrieved. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  /** The given name. */
  readonly firstName: Scalars['String']['input'];
  /** The family name. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** The email address. */
  readonly email: Scalars['String']['input'];
  /** E.164, such as `+14155550123`. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** A calendar day, `YYYY-MM-DD`. Without an `externalId`, an account with the same email and birth is retrieved. */
  readonly dateOfBirth?: InputMaybe<Scalars['String']['input']>;
  /** The last four digits alone. Without an `externalId`, an account with the same email and digits is retrieved. */
  readonly ssnLast4?: InputMaybe<Scalars['String']['input']>;
  /** Where the participant lives. */
  readonly address?: InputMaybe<AddressInput>;
  /** At most 50 pairs of your own, all of them texts. */
  readonly metadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** What may be changed of an account. What is not named stays, and null clears where there may be nothing. */
export type UpdateAccountInput = {
  /** The account's id. */
  readonly accountId: Scalars['ID']['input'];
  /** Your own id for the participant: given once, and never changed. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  /** The given name; it cannot be cleared. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** The family name. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** The email address; it cannot be cleared. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** E.164, such as `+14155550123`. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** A calendar day, `YYYY-MM-DD`. */
  readonly dateOfBirth?: InputMaybe<Scalars['String']['input']>;
  /** The last four digits alone. */
  readonly ssnLast4?: InputMaybe<Scalars['String']['input']>;
  /** Where the participant lives; it is replaced whole. */
  readonly address?: InputMaybe<AddressInput>;
  /** Replaces all pairs of your own. */
  readonly metadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** An account whose personal data is to be erased. */
export type EraseAccountInput = {
  /** The account's id. */
  readonly accountId: Scalars['ID']['input'];
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** What became of an account. */
export type AccountPayload = {
  readonly __typename?: 'AccountPayload';
  /** The account as it is now; null when there are errors. */
  readonly account?: Maybe<Account>;
  /** Whether this is the answer to an earlier call with the same `idempotencyKey`: this one did nothing. */
  readonly replayed: Scalars['Boolean']['output'];
  /** Why it was not done; empty when it was. */
  readonly errors: ReadonlyArray<UserError>;
};

/** An account that was created, or that was there. */
export type CreateOrRetrieveAccountPayload = {
  readonly __typename?: 'CreateOrRetrieveAccountPayload';
  /** The account; null when there are errors. */
  readonly account?: Maybe<Account>;
  /** Whether this call created it; null when there are errors. */
  readonly created?: Maybe<Scalars['Boolean']['output']>;
  /** Whether this is the answer to an earlier call with the same `idempotencyKey`: this one did nothing. */
  readonly replayed: Scalars['Boolean']['output'];
  /** Why it was not done; empty when it was. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What a key is for. */
export type ApiKeyType =
  /** Publishable: safe in a web page, custodians only. */
  | 'pk'
  /** Secret: exchanged for session tokens. */
  | 'sk'
  /** Access to REST and GraphQL. */
  | 'ak';

/** Whether a key lives. */
export type ApiKeyStatus =
  /** It does. */
  | 'active'
  /** It does, and its end is set. */
  | 'expiring'
  /** Its time is over. */
  | 'expired'
  /** An administrator ended it. */
  | 'revoked';

/** An API key: everything but the key itself. */
export type ApiKey = {
  readonly __typename?: 'ApiKey';
  /** A TypeID: `key_` and 26 characters. */
  readonly id: Scalars['ID']['output'];
  /** What it is for. */
  readonly type: ApiKeyType;
  /** The environment that it opens. */
  readonly environment: Environment;
  /** What its makers call it. */
  readonly name: Scalars['String']['output'];
  /** The first four characters of the key's body. */
  readonly prefix: Scalars['String']['output'];
  /** The last four characters of the key's body. */
  readonly last4: Scalars['String']['output'];
  /** What it may do. */
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
  /** The addresses that it may be used from; empty for all. */
  readonly ipAllowlist: ReadonlyArray<Scalars['String']['output']>;
  /** Whether it lives. */
  readonly status: ApiKeyStatus;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it ends; null unless that is set. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was ended; null unless it was. */
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was last used; written down every few seconds. */
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The id of the key that it replaced. */
  readonly rotatedFrom?: Maybe<Scalars['ID']['output']>;
  /** The id of the key that replaced it. */
  readonly replacedBy?: Maybe<Scalars['ID']['output']>;
};

/** One key in its place in a list. */
export type ApiKeyEdge = {
  readonly __typename?: 'ApiKeyEdge';
  /** For `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The key. */
  readonly node: ApiKey;
};

/** One page of keys. */
export type ApiKeyConnection = {
  readonly __typename?: 'ApiKeyConnection';
  /** The keys, newest first, the dead ones too. */
  readonly edges: ReadonlyArray<ApiKeyEdge>;
  /** Where the page stands in the list. */
  readonly pageInfo: PageInfo;
};

/** What a key list may be narrowed by. */
export type ApiKeyFilter = {
  /** Only those of this type. */
  readonly type?: InputMaybe<ApiKeyType>;
};

/** How to rotate a key. */
export type RotateApiKeyInput = {
  /** How long the old key goes on living: 0 to 604800 seconds, a day unless it is said. 0 ends it now. */
  readonly gracePeriodSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** Your own name for this rotation, 1 to 255 characters: for ten minutes a repeat gives the same answer, while the old key lives. With a grace of 0 nothing is kept. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A successor, and the key that it replaces. */
export type RotateApiKeyPayload = {
  readonly __typename?: 'RotateApiKeyPayload';
  /** The successor; null when there are errors. */
  readonly apiKey?: Maybe<ApiKey>;
  /** The successor itself: shown this once. */
  readonly key?: Maybe<Scalars['String']['output']>;
  /** The key that it replaces, with its end. */
  readonly previousKey?: Maybe<ApiKey>;
  /** Whether this is the answer of an earlier request with the same idempotency key. */
  readonly replayed: Scalars['Boolean']['output'];
  /** Why it was not done; empty when it was. */
  readonly errors: ReadonlyArray<UserError>;
};

export type { Environment };

/** Anything that can be had again by its id. */
export type Node = {
  /** A TypeID: what it is, an underscore, and 26 characters. */
  readonly id: Scalars['ID']['output'];
};

/** Where a page stands in its list (Relay cursor connections). */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** Whether there are more after this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Always false: lists are read forwards. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first edge; null on an empty page. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
  /** The cursor of the last edge, for `after`; null on an empty page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  readonly __typename?: 'Query';
  /**
   * Anything that has an id, by its id: a rollover, an account, a custodian, a webhook endpoint, a delivery or an event.
   * Needs the scope that reads it.
   */
  readonly node?: Maybe<Node>;
  /** One account of the organization. Needs the scope `accounts:read`. */
  readonly account?: Maybe<Account>;
  /** The organization's accounts, newest first. Needs the scope `accounts:read`. */
  readonly accounts: AccountConnection;
  /** The organization's keys, newest first, the dead ones too. Needs the scope `keys:read`. */
  readonly apiKeys: ApiKeyConnection;
  /** The key that this request carries. Any key may ask. */
  readonly currentApiKey: ApiKey;
  /** One custodian, inactive ones too. Needs the scope `custodians:read`. */
  readonly custodian?: Maybe<Custodian>;
  /** Active custodians: best match first when `q` is given, else by name. Needs the scope `custodians:read`. */
  readonly custodians: CustodianConnection;
  /**
   * What the rules would say today of a rollover that nobody has created; a prohibited one is an answer like another.
   * Needs the scope `rollovers:read`.
   */
  readonly eligibility: Eligibility;
  /** One event of the organization. Needs the scope `events:read`. */
  readonly event?: Maybe<Event>;
  /** The events of the last 90 days, newest first; after a sequence, in its order. Needs the scope `events:read`. */
  readonly events: EventConnection;
  /** Every type of event. Needs the scope `events:read`. */
  readonly eventTypes?: Maybe<ReadonlyArray<EventType>>;
  /** One rollover of the organization. Needs the scope `rollovers:read`. */
  readonly rollover?: Maybe<Rollover>;
  /** The organization's rollovers, newest first. Needs the scope `rollovers:read`. */
  readonly rollovers: RolloverConnection;
  /** Where a rollover stands, and who has to act next. Needs the scope `rollovers:read`. */
  readonly rolloverState?: Maybe<RolloverStanding>;
  /** What this credential could do to a rollover now, and with what. Needs the scope `rollovers:read`. */
  readonly rolloverActions?: Maybe<ReadonlyArray<AvailableAction>>;
  /** One delivery of the organization, with what was tried. Needs the scope `webhooks:read`. */
  readonly webhookDelivery?: Maybe<WebhookDelivery>;
  /** One endpoint of the organization. Needs the scope `webhooks:read`. */
  readonly webhookEndpoint?: Maybe<WebhookEndpoint>;
  /** The organization's endpoints for events, newest first. Needs the scope `webhooks:read`. */
  readonly webhookEndpoints: WebhookEndpointConnection;
};


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAccountArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAccountsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AccountFilter>;
};


export type QueryApiKeysArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApiKeyFilter>;
};


export type QueryCustodianArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCustodiansArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CustodianFilter>;
};


export type QueryEligibilityArgs = {
  input: EligibilityInput;
};


export type QueryEventArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEventsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EventFilter>;
};


export type QueryRolloverArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRolloversArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RolloverFilter>;
};


export type QueryRolloverStateArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRolloverActionsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


export type QueryWebhookEndpointsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** What kind of institution a custodian mainly is. */
export type CustodianCategory =
  /** A brokerage. */
  | 'brokerage'
  /** A recordkeeper of employers' plans. */
  | 'recordkeeper'
  /** An insurer. */
  | 'insurer'
  /** A bank. */
  | 'bank'
  /** A trust company. */
  | 'trust_company'
  /** A robo-advisor. */
  | 'robo_advisor'
  /** A government's own plan. */
  | 'government'
  /** A payroll provider. */
  | 'payroll_provider'
  /** A custodian of self-directed accounts. */
  | 'self_directed'
  /** A scripted one of the test environment. */
  | 'sandbox';

/** The side of a rollover that a custodian can be on. */
export type CustodianRole =
  /** It pays out. */
  | 'delivering'
  /** It takes in. */
  | 'receiving';

/** The documents that a custodian asks for before it lets money go. */
export type CustodianRequirements = {
  readonly __typename?: 'CustodianRequirements';
  /** A letter of acceptance from the receiving custodian. */
  readonly loa: Scalars['Boolean']['output'];
  /** A medallion signature guarantee. */
  readonly medallion: Scalars['Boolean']['output'];
  /** A notary's confirmation. */
  readonly notarization: Scalars['Boolean']['output'];
  /** A consent of the participant's spouse. */
  readonly spousalConsent: Scalars['Boolean']['output'];
  /** A signature in ink. */
  readonly wetSignature: Scalars['Boolean']['output'];
};

/** Business days from the request to the sending of the money. */
export type ProcessingDays = {
  readonly __typename?: 'ProcessingDays';
  /** At the least. */
  readonly min: Scalars['Int']['output'];
  /** At the most. */
  readonly max: Scalars['Int']['output'];
};

/** An institution that holds retirement accounts. */
export type Custodian = Node & {
  readonly __typename?: 'Custodian';
  /** A TypeID: `cus_` and 26 characters. */
  readonly id: Scalars['ID']['output'];
  /** The environment that it is listed in. */
  readonly environment: Environment;
  /** Stable and unique. */
  readonly slug: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Other and former names, by which participants still know it. */
  readonly aliases: ReadonlyArray<Scalars['String']['output']>;
  /** What kind of institution it mainly is. */
  readonly category: CustodianCategory;
  /** The sides of a rollover that it can be on. */
  readonly roles: ReadonlyArray<CustodianRole>;
  /** What kinds of account it holds. */
  readonly supportedAccountTypes: ReadonlyArray<AccountType>;
  /** How it sends and takes money. */
  readonly deliveryMethods: ReadonlyArray<DeliveryMethod>;
  /** What it asks for before it lets money go. */
  readonly requirements: CustodianRequirements;
  /** How long it takes. */
  readonly processingDays: ProcessingDays;
  /** Where its logo is. */
  readonly logoUrl?: Maybe<Scalars['String']['output']>;
  /** Where it is on the web. */
  readonly website?: Maybe<Scalars['String']['output']>;
  /** Whether the operator has confirmed these facts with the custodian. */
  readonly verified: Scalars['Boolean']['output'];
  /** Inactive ones can be looked up by id, but not found in the list. */
  readonly active: Scalars['Boolean']['output'];
  /** When it was listed. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** One custodian in its place in a list. */
export type CustodianEdge = {
  readonly __typename?: 'CustodianEdge';
  /** For `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The custodian. */
  readonly node: Custodian;
};

/** One page of custodians. */
export type CustodianConnection = {
  readonly __typename?: 'CustodianConnection';
  /** The custodians: best match first when `q` is given, else by name. */
  readonly edges: ReadonlyArray<CustodianEdge>;
  /** Where the page stands in the list. */
  readonly pageInfo: PageInfo;
};

/** What a custodian list may be narrowed by; everything given must hold. */
export type CustodianFilter = {
  /** Name, alias or former name; typing errors are forgiven. */
  readonly q?: InputMaybe<Scalars['String']['input']>;
  /** Only those that hold this kind of account. */
  readonly accountType?: InputMaybe<AccountType>;
  /** Only those that can be on this side. */
  readonly role?: InputMaybe<CustodianRole>;
};

/** What the rules come to. */
export type EligibilityOutcome =
  /** It is permitted. */
  | 'allowed'
  /** It is permitted, and `conditions` hold. */
  | 'allowed_with_conditions'
  /** It is not permitted; `rules` says why. */
  | 'prohibited'
  /** Something is missing that a rule hangs on; `rules` says what. */
  | 'needs_review';

/** Whether a rule was not met, or cannot be evaluated. */
export type RuleResult =
  /** It was not met. */
  | 'unmet'
  /** It cannot be evaluated yet. */
  | 'unknown';

/** What holds for a rollover although it is allowed. */
export type EligibilityCondition = {
  readonly __typename?: 'EligibilityCondition';
  /** For programs. */
  readonly code: Scalars['String']['output'];
  /** For people. */
  readonly detail: Scalars['String']['output'];
};

/** A rule that was not met, or that cannot be evaluated yet. */
export type EligibilityRule = {
  readonly __typename?: 'EligibilityRule';
  /** For programs. */
  readonly code: Scalars['String']['output'];
  /** Which of the two. */
  readonly result: RuleResult;
  /** For people. */
  readonly detail: Scalars['String']['output'];
};

/** What the IRS Rollover Chart and its footnotes say. Not tax advice. */
export type Eligibility = {
  readonly __typename?: 'Eligibility';
  /** What it comes to. */
  readonly outcome: EligibilityOutcome;
  /** What holds for this rollover although it is allowed. */
  readonly conditions: ReadonlyArray<EligibilityCondition>;
  /** The rules that were not met, or that cannot be evaluated yet. */
  readonly rules: ReadonlyArray<EligibilityRule>;
  /** The edition of the chart. */
  readonly rulesetVersion: Scalars['String']['output'];
};

/** One side of a rollover that is only asked about. */
export type EligibilitySideInput = {
  /** What kind of account it is. */
  readonly accountType: AccountType;
  /** When the participant first paid in: a calendar day, `YYYY-MM-DD`. */
  readonly firstContributionDate?: InputMaybe<Scalars['String']['input']>;
};

/** A rollover that is only asked about. */
export type EligibilityInput = {
  /** How it would travel. */
  readonly type: RolloverType;
  /** Where the money would come from. */
  readonly source: EligibilitySideInput;
  /** Where it would go. */
  readonly destination: EligibilitySideInput;
  /** What the participant attests. */
  readonly attestations?: InputMaybe<AttestationsInput>;
};

/** Something that happened, as webhooks carry it. Kept for 90 days. */
export type Event = Node & {
  readonly __typename?: 'Event';
  /** A TypeID: `evt_` and 26 characters. The `webhook-id` of every delivery. */
  readonly id: Scalars['ID']['output'];
  /** What it tells of: a name of `eventTypes`. New values may be added. */
  readonly type: Scalars['String']['output'];
  /** The version of what webhooks carry: `v1`. */
  readonly apiVersion: Scalars['String']['output'];
  /** The environment that it happened in. */
  readonly environment: Environment;
  /** When it happened. In the sandbox, by the organization's clock. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** What its type says, as `eventTypes` describes it. Never personal data. */
  readonly data: Scalars['JSONObject']['output'];
};

/** One event in its place in a list. */
export type EventEdge = {
  readonly __typename?: 'EventEdge';
  /** For `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The event. */
  readonly node: Event;
};

/** One page of events. */
export type EventConnection = {
  readonly __typename?: 'EventConnection';
  /** The events, in the order of their list. */
  readonly edges: ReadonlyArray<EventEdge>;
  /** Where the page stands in the list. */
  readonly pageInfo: PageInfo;
};

/** What an event list may be narrowed by; everything given must hold. */
export type EventFilter = {
  /** Only of this type. */
  readonly type?: InputMaybe<Scalars['String']['input']>;
  /** Only the events of this rollover. */
  readonly rolloverId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Only beside `rolloverId`: its events after this `data.sequence`, in their order. What a gap in what you received calls
   * for.
   */
  readonly afterSequence?: InputMaybe<Scalars['Int']['input']>;
};

/** A type of event. */
export type EventType = {
  readonly __typename?: 'EventType';
  /** The `type` of its events. */
  readonly name: Scalars['String']['output'];
  /** What they tell of. */
  readonly description: Scalars['String']['output'];
  /** JSON Schema (draft 2020-12) of an event of this type, as webhooks carry it. */
  readonly schema: Scalars['JSONObject']['output'];
  /** An event of this type, as webhooks carry it. */
  readonly example: Scalars['JSONObject']['output'];
};

/** What can be done to a rollover. */
export type RolloverAction =
  /** Ask the participant to sign. */
  | 'request_consent'
  /** Record that the participant has signed, and submit. */
  | 'sign_consent'
  /** Submit with a consent that was obtained elsewhere. */
  | 'submit'
  /** Begin the review. */
  | 'start_review'
  /** Approve, once every document that the source custodian requires is there. */
  | 'approve'
  /** Refuse for good. */
  | 'reject'
  /** Ask for documents. */
  | 'request_documents'
  /** Hand in documents, by reference and digest. */
  | 'provide_documents'
  /** Send the request to the source custodian. */
  | 'send_to_custodian'
  /** The source custodian has taken it up. */
  | 'acknowledge'
  /** The source custodian refuses for now, and says what would help. */
  | 'custodian_soft_reject'
  /** The source custodian refuses for good. */
  | 'custodian_reject'
  /** Money has left; once for each cheque, and again for residuals. */
  | 'mark_funds_sent'
  /** The participant has received the money; the 60 days begin. */
  | 'record_distribution'
  /** A transfer was lost, came back or went stale; it counts no more. */
  | 'report_funds_returned'
  /** The destination custodian has received money. */
  | 'mark_funds_received'
  /** Accept a difference between what was sent and what arrived. */
  | 'resolve_mismatch'
  /** The money is posted to the destination account. */
  | 'complete'
  /** Stop for the time being; every clock pauses but that of the 60 days. */
  | 'hold'
  /** Go on where it stood. */
  | 'release'
  /** Give up, as long as no money has left. */
  | 'cancel'
  /** It cannot be carried out; once money has left, with where it went. */
  | 'fail'
  /** Its time is over; the timers do this, nobody else. */
  | 'expire';

/** Ask the participant to sign. */
export type RequestRolloverConsentInput = {
  /** The rollover's id. */
  readonly rolloverId: Scalars['ID']['input'];
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Check everything and write nothing; the rollover is shown as it would be. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Record that the participant has signed, and submit. */
export type SignRolloverConsentInput = {
  /** The rollover's id. */
  readonly rolloverId: Scalars['ID']['input'];
  /** Where the participant's signed consent is kept: an id or a name of yours. */
  readonly consentReference: Scalars['String']['input'];
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Check everything and write nothing; the rollover is shown as it would be. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Submit with a consent that was obtained elsewhere. */
export type SubmitRolloverInput = {
  /** The rollover's id. */
  readonly rolloverId: Scalars['ID']['input'];
  /** Where the participant's signed consent is kept: an id or a name of yours. */
  readonly consentReference: Scalars['String']['input'];
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Check everything and write nothing; the rollover is shown as it would be. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Begin the review. */
export type StartRolloverReviewInput = {
  /** The rollover's id. */
  readonly rolloverId: Scalars['ID']['input'];
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Check everything and write nothing; the rollover is shown as it would be. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Approve, once every document that the source custodian requires is there. */
export type ApproveRolloverInput = {
  /** The rollover's id. */
  readonly rolloverId: Scalars['ID']['input'];
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Check everything and write nothing; the rollover is shown as it would be. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Refuse for good. */
export type RejectRolloverInput = {
  /** The rollover's id. */
  readonly rolloverId: Scalars['ID']['input'];
  /** Why, for programs: lower-case letters, digits and underscores, such as `name_mismatch`. */
  readonly code: Scalars['String']['input'];
  /** Why, for people. Up to 500 characters, and nothing personal. */
  readonly reason: Scalars['String']['input'];
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Check everything and write nothing; the rollover is shown as it would be. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Ask for documents. */
export type RequestRolloverDocumentsInput = {
  /** The rollover's id. */
  readonly rolloverId: Scalars['ID']['input'];
  /** The documents that are missing. */
  readonly types: ReadonlyArray<DocumentType>;
  /** Who has to hand them in. */
  readonly from: DocumentSource;
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Check everything and write nothing; the rollover is shown as it would be. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Hand in documents, by reference and digest. */
export type ProvideRolloverDocumentsInput = {
  /** The rollover's id. */
  readonly rolloverId: Scalars['ID']['input'];
  /** One to twenty documents, by reference: the files stay with you. */
  readonly documents: ReadonlyArray<DocumentInput>;
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Check everything and write nothing; the rollover is shown as it would be. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Send the request to the source custodian. */
export type SendRolloverToCustodianInput = {
  /** The rollover's id. */
  readonly rolloverId: Scalars['ID']['input'];
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Check everything and write nothing; the rollover is shown as it would be. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The source custodian has taken it up. */
export type AcknowledgeRolloverInput = {
  /** The rollover's id. */
  readonly rolloverId: Scalars['ID']['input'];
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Check everything and write nothing; the rollover is shown as it would be. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The source custodian refuses for now, and says what would help. */
export type CustodianSoftRejectRolloverInput = {
  /** The rollover's id. */
  readonly rolloverId: Scalars['ID']['input'];
  /** Why, for programs: lower-case letters, digits and underscores, such as `name_mismatch`. */
  readonly code: Scalars['String']['input'];
  /** What would help, for people. Up to 500 characters, and nothing personal. */
  readonly remedy: Scalars['String']['input'];
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Check everything and write nothing; the rollover is shown as it would be. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The source custodian refuses for good. */
export type CustodianRejectRolloverInput = {
  /** The rollover's id. */
  readonly rolloverId: Scalars['ID']['input'];
  /** Why, for programs: lower-case letters, digits and underscores, such as `name_mismatch`. */
  readonly code: Scalars['String']['input'];
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Check everything and write nothing; the rollover is shown as it would be. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Money has left; once for each cheque, and again for residuals. */
export type MarkRolloverFundsSentInput = {
  /** The rollover's id. */
  readonly rolloverId: Scalars['ID']['input'];
  /** How the money travels. */
  readonly method: DeliveryMethod;
  /** What left, net of what was withheld. */
  readonly amount: Scalars['Money']['input'];
  /** To whom it was sent. */
  readonly sentTo: FundsRecipient;
  /** Withheld for federal tax. */
  readonly withheldFederal?: InputMaybe<Scalars['Money']['input']>;
  /** Withheld for state tax. */
  readonly withheldState?: InputMaybe<Scalars['Money']['input']>;
  /** The carrier's or the bank's number. */
  readonly trackingNumber?: InputMaybe<Scalars['String']['input']>;
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Check everything and write nothing; the rollover is shown as it would be. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The participant has received the money; the 60 days begin. */
export type RecordRolloverDistributionInput = {
  /** The rollover's id. */
  readonly rolloverId: Scalars['ID']['input'];
  /** The calendar day on which the participant received the money, `YYYY-MM-DD`. */
  readonly receivedOn: Scalars['String']['input'];
  /** What was distributed, before anything was withheld. */
  readonly grossAmount: Scalars['Money']['input'];
  /** Withheld for federal tax. */
  readonly withheldFederal: Scalars['Money']['input'];
  /** Withheld for state tax. */
  readonly withheldState: Scalars['Money']['input'];
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Check everything and write nothing; the rollover is shown as it would be. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A transfer was lost, came back or went stale; it counts no more. */
export type ReportRolloverFundsReturnedInput = {
  /** The rollover's id. */
  readonly rolloverId: Scalars['ID']['input'];
  /** The `id` of one of the rollover's `transfers`. */
  readonly transferId: Scalars['String']['input'];
  /** What became of the money. */
  readonly reason: ReturnReason;
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Check everything and write nothing; the rollover is shown as it would be. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The destination custodian has received money. */
export type MarkRolloverFundsReceivedInput = {
  /** The rollover's id. */
  readonly rolloverId: Scalars['ID']['input'];
  /** What arrived. */
  readonly amount: Scalars['Money']['input'];
  /** The calendar day on which it arrived, `YYYY-MM-DD`. */
  readonly receivedOn: Scalars['String']['input'];
  /** Why it is late, for people: required when it arrived after the 60 days. Nothing personal. */
  readonly lateReason?: InputMaybe<Scalars['String']['input']>;
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Check everything and write nothing; the rollover is shown as it would be. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Accept a difference between what was sent and what arrived. */
export type ResolveRolloverMismatchInput = {
  /** The rollover's id. */
  readonly rolloverId: Scalars['ID']['input'];
  /** Why, for people. Up to 500 characters, and nothing personal. */
  readonly reason: Scalars['String']['input'];
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Check everything and write nothing; the rollover is shown as it would be. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The money is posted to the destination account. */
export type CompleteRolloverInput = {
  /** The rollover's id. */
  readonly rolloverId: Scalars['ID']['input'];
  /** What was posted to the destination account. */
  readonly postedAmount: Scalars['Money']['input'];
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Check everything and write nothing; the rollover is shown as it would be. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Stop for the time being; every clock pauses but that of the 60 days. */
export type HoldRolloverInput = {
  /** The rollover's id. */
  readonly rolloverId: Scalars['ID']['input'];
  /** Why, for people. Up to 500 characters, and nothing personal. */
  readonly reason: Scalars['String']['input'];
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Check everything and write nothing; the rollover is shown as it would be. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Go on where it stood. */
export type ReleaseRolloverInput = {
  /** The rollover's id. */
  readonly rolloverId: Scalars['ID']['input'];
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Check everything and write nothing; the rollover is shown as it would be. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Give up, as long as no money has left. */
export type CancelRolloverInput = {
  /** The rollover's id. */
  readonly rolloverId: Scalars['ID']['input'];
  /** Why, for people. Up to 500 characters, and nothing personal. */
  readonly reason: Scalars['String']['input'];
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Check everything and write nothing; the rollover is shown as it would be. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** It cannot be carried out; once money has left, with where it went. */
export type FailRolloverInput = {
  /** The rollover's id. */
  readonly rolloverId: Scalars['ID']['input'];
  /** Why, for programs: lower-case letters, digits and underscores, such as `name_mismatch`. */
  readonly code: Scalars['String']['input'];
  /** Why, for people. Up to 500 characters, and nothing personal. */
  readonly reason: Scalars['String']['input'];
  /** Where the money is: required once it has left. Up to 500 characters, and nothing personal. */
  readonly fundsDisposition?: InputMaybe<Scalars['String']['input']>;
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Check everything and write nothing; the rollover is shown as it would be. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A document that is handed in, by reference. */
export type DocumentInput = {
  /** What kind of document it is. */
  readonly type: DocumentType;
  /** What it is called. */
  readonly name: Scalars['String']['input'];
  /** The SHA-256 digest of the file, 64 lower-case hexadecimal digits. */
  readonly sha256: Scalars['String']['input'];
};

export type { RolloverType };

export type { RolloverState };

export type { RolloverStatus };

export type { PendingOn };

export type { AccountType };

export type { DeliveryMethod };

/** All of an account, or a part of it. */
export type AmountKind =
  /** All of it. */
  | 'full'
  /** As much as `requested`. */
  | 'partial';

/** One side of a rollover that is to be created. */
export type RolloverSideInput = {
  /** The custodian's id. */
  readonly custodianId: Scalars['ID']['input'];
  /** What kind of account it is. */
  readonly accountType: AccountType;
  /** 4 to 34 letters, digits, spaces and hyphens. Encrypted at once and never answered. */
  readonly accountNumber: Scalars['String']['input'];
  /** The employer's plan. */
  readonly planName?: InputMaybe<Scalars['String']['input']>;
  /** When the participant first paid in: a calendar day, `YYYY-MM-DD`. */
  readonly firstContributionDate?: InputMaybe<Scalars['String']['input']>;
};

/** How much is to be rolled over. */
export type RolloverAmountInput = {
  /** All of it, or a part. */
  readonly kind: AmountKind;
  /** Required for a partial rollover, and only there. */
  readonly requested?: InputMaybe<Scalars['Money']['input']>;
  /** `USD`. */
  readonly currency?: InputMaybe<Scalars['String']['input']>;
};

/** What the participant attests; some rules are met by it. */
export type AttestationsInput = {
  /** That the amount is included in income, where it is. */
  readonly taxableAcknowledged?: InputMaybe<Scalars['Boolean']['input']>;
  /** That there was no other such rollover in twelve months, over all IRAs. */
  readonly noOtherRolloverIn12Months?: InputMaybe<Scalars['Boolean']['input']>;
  /** That it is no required minimum distribution, hardship withdrawal or loan. */
  readonly eligibleAmount?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A rollover that is to be created. What is null was not given. */
export type CreateRolloverInput = {
  /** The participant's account. */
  readonly accountId: Scalars['ID']['input'];
  /** How it travels. */
  readonly type: RolloverType;
  /** Where the money comes from. */
  readonly source: RolloverSideInput;
  /** Where the money goes. */
  readonly destination: RolloverSideInput;
  /** How much is to be rolled over. */
  readonly amount: RolloverAmountInput;
  /** How the money is to travel; which ways there are depends on the type. */
  readonly deliveryMethod: DeliveryMethod;
  /** What the participant attests. */
  readonly attestations?: InputMaybe<AttestationsInput>;
  /** Your own id for it. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 pairs of your own, all of them texts. */
  readonly metadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** What may be changed of one side of a draft. Null clears. */
export type RolloverSidePatch = {
  /** Another account number; it cannot be cleared. */
  readonly accountNumber?: InputMaybe<Scalars['String']['input']>;
  /** The employer's plan. */
  readonly planName?: InputMaybe<Scalars['String']['input']>;
  /** When the participant first paid in: a calendar day, `YYYY-MM-DD`. */
  readonly firstContributionDate?: InputMaybe<Scalars['String']['input']>;
};

/** What may be changed of a draft. What is not named stays, and null clears where there may be nothing. */
export type UpdateRolloverInput = {
  /** The rollover's id. */
  readonly rolloverId: Scalars['ID']['input'];
  /** Where the money comes from. */
  readonly source?: InputMaybe<RolloverSidePatch>;
  /** Where the money goes. */
  readonly destination?: InputMaybe<RolloverSidePatch>;
  /** How much is to be rolled over. */
  readonly amount?: InputMaybe<RolloverAmountInput>;
  /** How the money is to travel. */
  readonly deliveryMethod?: InputMaybe<DeliveryMethod>;
  /** Added to what the participant has attested before. */
  readonly attestations?: InputMaybe<AttestationsInput>;
  /** Your own id for it. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  /** Replaces all pairs of your own. */
  readonly metadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a rollover. */
export type RolloverPayload = {
  readonly __typename?: 'RolloverPayload';
  /** The rollover as it is now; null when there are errors. */
  readonly rollover?: Maybe<Rollover>;
  /** Whether this is the answer to an earlier call with the same `idempotencyKey`: this one did nothing. */
  readonly replayed: Scalars['Boolean']['output'];
  /** Why it was not done; empty when it was. */
  readonly errors: ReadonlyArray<UserError>;
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Creates a rollover as a draft. Needs the scope `rollovers:write`. */
  readonly createRollover: RolloverPayload;
  /** Changes a draft; the rules are asked anew. Needs the scope `rollovers:write`. */
  readonly updateRollover: RolloverPayload;
  /**
   * Creates a participant's account, or retrieves the one that matches: by `externalId`, else by email and an equal date of
   * birth or equal last four digits. Retrieving writes nothing. Needs the scope `accounts:write`.
   */
  readonly createOrRetrieveAccount: CreateOrRetrieveAccountPayload;
  /** Changes what is known of a participant. Needs the scope `accounts:write`. */
  readonly updateAccount: AccountPayload;
  /**
   * Erases a participant's personal data, also in the rollovers that have ended, and keeps the skeletons. Refused with
   * `invalid_transition` while a rollover is open. Needs the scope `accounts:write`.
   */
  readonly eraseAccount: AccountPayload;
  /** Replaces the key that this request carries by one with the same rights. Needs the scope `keys:rotate`. */
  readonly rotateApiKey: RotateApiKeyPayload;
  /** Ask the participant to sign. Possible in `draft`. Needs the scope `rollovers:act`. */
  readonly requestRolloverConsent: RolloverPayload;
  /** Record that the participant has signed, and submit. Possible in `awaiting_participant`. Needs the scope `rollovers:act`. */
  readonly signRolloverConsent: RolloverPayload;
  /** Submit with a consent that was obtained elsewhere. Possible in `draft`. Needs the scope `rollovers:act`. */
  readonly submitRollover: RolloverPayload;
  /** Begin the review. Possible in `submitted`. Needs the scopes `rollovers:act` and `rollovers:operate`. */
  readonly startRolloverReview: RolloverPayload;
  /** Approve, once every document that the source custodian requires is there. Possible in `in_review`. Needs the scopes `rollovers:act` and `rollovers:operate`. */
  readonly approveRollover: RolloverPayload;
  /** Refuse for good. Possible in `in_review`. Needs the scopes `rollovers:act` and `rollovers:operate`. */
  readonly rejectRollover: RolloverPayload;
  /** Ask for documents. Possible in `in_review`, `requested`, `processing`. Needs the scopes `rollovers:act` and `rollovers:operate`. */
  readonly requestRolloverDocuments: RolloverPayload;
  /** Hand in documents, by reference and digest. Possible in `awaiting_documents`. Needs the scope `rollovers:act`. */
  readonly provideRolloverDocuments: RolloverPayload;
  /** Send the request to the source custodian. Possible in `approved`. Needs the scopes `rollovers:act` and `rollovers:operate`. */
  readonly sendRolloverToCustodian: RolloverPayload;
  /** The source custodian has taken it up. Possible in `requested`. Needs the scopes `rollovers:act` and `rollovers:operate`. */
  readonly acknowledgeRollover: RolloverPayload;
  /** The source custodian refuses for now, and says what would help. Possible in `requested`, `processing`. Needs the scopes `rollovers:act` and `rollovers:operate`. */
  readonly custodianSoftRejectRollover: RolloverPayload;
  /** The source custodian refuses for good. Possible in `requested`, `processing`. Needs the scopes `rollovers:act` and `rollovers:operate`. */
  readonly custodianRejectRollover: RolloverPayload;
  /** Money has left; once for each cheque, and again for residuals. Possible in `processing`, `funds_sent`, `funds_received`. Needs the scopes `rollovers:act` and `rollovers:operate`. */
  readonly markRolloverFundsSent: RolloverPayload;
  /** The participant has received the money; the 60 days begin. Only for `indirect_60_day`. Possible in `approved`, `processing`. Needs the scope `rollovers:act`. */
  readonly recordRolloverDistribution: RolloverPayload;
  /** A transfer was lost, came back or went stale; it counts no more. Possible in `funds_sent`, `funds_received`. Needs the scope `rollovers:act`. */
  readonly reportRolloverFundsReturned: RolloverPayload;
  /** The destination custodian has received money. Possible in `funds_sent`, `funds_received`. Needs the scopes `rollovers:act` and `rollovers:operate`. */
  readonly markRolloverFundsReceived: RolloverPayload;
  /** Accept a difference between what was sent and what arrived. Possible in `funds_received`. Needs the scopes `rollovers:act` and `rollovers:operate`. */
  readonly resolveRolloverMismatch: RolloverPayload;
  /** The money is posted to the destination account. Possible in `funds_received`. Needs the scopes `rollovers:act` and `rollovers:operate`. */
  readonly completeRollover: RolloverPayload;
  /** Stop for the time being; every clock pauses but that of the 60 days. Possible in `draft`, `awaiting_participant`, `submitted`, `in_review`, `approved`, `requested`, `processing`, `funds_sent`, `funds_received`, `awaiting_documents`. Needs the scope `rollovers:act`. */
  readonly holdRollover: RolloverPayload;
  /** Go on where it stood. Possible in `on_hold`. Needs the scopes `rollovers:act` and `rollovers:operate`. */
  readonly releaseRollover: RolloverPayload;
  /** Give up, as long as no money has left. Possible in `draft`, `awaiting_participant`, `submitted`, `in_review`, `approved`, `requested`, `processing`, `awaiting_documents`, `on_hold`. Needs the scope `rollovers:act`. */
  readonly cancelRollover: RolloverPayload;
  /** It cannot be carried out; once money has left, with where it went. Possible in `requested`, `processing`, `funds_sent`, `funds_received`. Needs the scopes `rollovers:act` and `rollovers:operate`. */
  readonly failRollover: RolloverPayload;
  /** Moves a rollover one step on, or to a state along the legal path. Needs the scope `sandbox:write`. Test alone. */
  readonly advanceSandboxRollover: RolloverPayload;
  /** Lets one thing happen to a rollover on the custodians' side. Needs the scope `sandbox:write`. Test alone. */
  readonly simulateSandboxHappening: RolloverPayload;
  /** Moves the organization's sandbox clock forward, and does what comes due. Needs the scope `sandbox:write`. Test alone. */
  readonly advanceSandboxClock: AdvanceSandboxClockPayload;
  /**
   * Makes an endpoint for events, and its secret; an organization has at most 50. Deliveries are signed under the secret as
   * Standard Webhooks says (standardwebhooks.com). Needs the scope `webhooks:write`.
   */
  readonly createWebhookEndpoint: WebhookEndpointWithSecretPayload;
  /** Changes an endpoint. Needs the scope `webhooks:write`. */
  readonly updateWebhookEndpoint: WebhookEndpointPayload;
  /**
   * Deletes an endpoint, with its deliveries. What is being sent at this moment may still arrive.
   * Needs the scope `webhooks:write`.
   */
  readonly deleteWebhookEndpoint: DeleteWebhookEndpointPayload;
  /**
   * Replaces an endpoint's secret. For 24 hours deliveries are signed under the old one too. At most five secrets live at
   * once: a rotation that would end one before its day is over is refused with `limit_exceeded`. Needs the scope `webhooks:write`.
   */
  readonly rotateWebhookSecret: WebhookEndpointWithSecretPayload;
  /**
   * Shows the secrets that deliveries are signed under. Each time, who has asked is written down: therefore it is no query.
   * Needs the scope `webhooks:write`.
   */
  readonly revealWebhookSecret: RevealWebhookSecretPayload;
  /**
   * Sends an event of the type `webhook.test` to this endpoint alone, whatever types it asks for.
   * Needs the scope `webhooks:write`.
   */
  readonly testWebhookEndpoint: WebhookDeliveryPayload;
  /**
   * Sends again what an endpoint has missed: oldest event first, outside its order, each under the `webhook-id` that its
   * event has. `recoveries` of the endpoint tells how far it is. Needs the scope `webhooks:write`.
   */
  readonly recoverWebhookEndpoint: WebhookRecoveryPayload;
  /** Sends an event again: outside the order, and under the `webhook-id` that it had. Needs the scope `webhooks:write`. */
  readonly redeliverEvent: WebhookDeliveriesPayload;
};


export type MutationCreateRolloverArgs = {
  input: CreateRolloverInput;
};


export type MutationUpdateRolloverArgs = {
  input: UpdateRolloverInput;
};


export type MutationCreateOrRetrieveAccountArgs = {
  input: CreateOrRetrieveAccountInput;
};


export type MutationUpdateAccountArgs = {
  input: UpdateAccountInput;
};


export type MutationEraseAccountArgs = {
  input: EraseAccountInput;
};


export type MutationRotateApiKeyArgs = {
  input?: InputMaybe<RotateApiKeyInput>;
};


export type MutationRequestRolloverConsentArgs = {
  input: RequestRolloverConsentInput;
};


export type MutationSignRolloverConsentArgs = {
  input: SignRolloverConsentInput;
};


export type MutationSubmitRolloverArgs = {
  input: SubmitRolloverInput;
};


export type MutationStartRolloverReviewArgs = {
  input: StartRolloverReviewInput;
};


export type MutationApproveRolloverArgs = {
  input: ApproveRolloverInput;
};


export type MutationRejectRolloverArgs = {
  input: RejectRolloverInput;
};


export type MutationRequestRolloverDocumentsArgs = {
  input: RequestRolloverDocumentsInput;
};


export type MutationProvideRolloverDocumentsArgs = {
  input: ProvideRolloverDocumentsInput;
};


export type MutationSendRolloverToCustodianArgs = {
  input: SendRolloverToCustodianInput;
};


export type MutationAcknowledgeRolloverArgs = {
  input: AcknowledgeRolloverInput;
};


export type MutationCustodianSoftRejectRolloverArgs = {
  input: CustodianSoftRejectRolloverInput;
};


export type MutationCustodianRejectRolloverArgs = {
  input: CustodianRejectRolloverInput;
};


export type MutationMarkRolloverFundsSentArgs = {
  input: MarkRolloverFundsSentInput;
};


export type MutationRecordRolloverDistributionArgs = {
  input: RecordRolloverDistributionInput;
};


export type MutationReportRolloverFundsReturnedArgs = {
  input: ReportRolloverFundsReturnedInput;
};


export type MutationMarkRolloverFundsReceivedArgs = {
  input: MarkRolloverFundsReceivedInput;
};


export type MutationResolveRolloverMismatchArgs = {
  input: ResolveRolloverMismatchInput;
};


export type MutationCompleteRolloverArgs = {
  input: CompleteRolloverInput;
};


export type MutationHoldRolloverArgs = {
  input: HoldRolloverInput;
};


export type MutationReleaseRolloverArgs = {
  input: ReleaseRolloverInput;
};


export type MutationCancelRolloverArgs = {
  input: CancelRolloverInput;
};


export type MutationFailRolloverArgs = {
  input: FailRolloverInput;
};


export type MutationAdvanceSandboxRolloverArgs = {
  input: AdvanceSandboxRolloverInput;
};


export type MutationSimulateSandboxHappeningArgs = {
  input: SimulateSandboxHappeningInput;
};


export type MutationAdvanceSandboxClockArgs = {
  input: AdvanceSandboxClockInput;
};


export type MutationCreateWebhookEndpointArgs = {
  input: CreateWebhookEndpointInput;
};


export type MutationUpdateWebhookEndpointArgs = {
  input: UpdateWebhookEndpointInput;
};


export type MutationDeleteWebhookEndpointArgs = {
  input: DeleteWebhookEndpointInput;
};


export type MutationRotateWebhookSecretArgs = {
  input: RotateWebhookSecretInput;
};


export type MutationRevealWebhookSecretArgs = {
  input: RevealWebhookSecretInput;
};


export type MutationTestWebhookEndpointArgs = {
  input: TestWebhookEndpointInput;
};


export type MutationRecoverWebhookEndpointArgs = {
  input: RecoverWebhookEndpointInput;
};


export type MutationRedeliverEventArgs = {
  input: RedeliverEventInput;
};

/** Who has to hand in documents. */
export type DocumentSource =
  /** The integrator. */
  | 'integrator'
  /** The participant. */
  | 'participant';

/** What became of money that did not arrive. */
export type ReturnReason =
  /** It was lost. */
  | 'lost'
  /** It came back. */
  | 'returned'
  /** The cheque went stale. */
  | 'stale';

/** One rollover in its place in a list. */
export type RolloverEdge = {
  readonly __typename?: 'RolloverEdge';
  /** For `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The rollover. */
  readonly node: Rollover;
};

/** One page of rollovers. */
export type RolloverConnection = {
  readonly __typename?: 'RolloverConnection';
  /** The rollovers, newest first. */
  readonly edges: ReadonlyArray<RolloverEdge>;
  /** Where the page stands in the list. */
  readonly pageInfo: PageInfo;
};

/** What a rollover list may be narrowed by; everything given must hold. */
export type RolloverFilter = {
  /** Only this state. */
  readonly state?: InputMaybe<RolloverState>;
  /** Only the states of this status. */
  readonly status?: InputMaybe<RolloverStatus>;
  /** Only this participant's. */
  readonly accountId?: InputMaybe<Scalars['ID']['input']>;
  /** Only with this custodian, on either side of the rollover. */
  readonly custodianId?: InputMaybe<Scalars['ID']['input']>;
  /** Only with this id of the integrator's own. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  /** Only those created later than this moment. */
  readonly createdAfter?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those created earlier than this moment. */
  readonly createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Where a rollover stands, and what could be done to it now. */
export type RolloverStanding = {
  readonly __typename?: 'RolloverStanding';
  /** The rollover's id. */
  readonly id: Scalars['ID']['output'];
  /** Where it stands. */
  readonly state: RolloverState;
  /** What that comes down to. */
  readonly status: RolloverStatus;
  /** Who has to act next. */
  readonly pendingOn: PendingOn;
  /** What this credential could do now, given params that fit. */
  readonly availableActions: ReadonlyArray<RolloverAction>;
  /** What is waited for. */
  readonly deadlines: ReadonlyArray<Deadline>;
  /** The rollover's version. */
  readonly version: Scalars['Int']['output'];
};

/** Something that could be done to a rollover now. */
export type AvailableAction = {
  readonly __typename?: 'AvailableAction';
  /** What it is. */
  readonly action: RolloverAction;
  /** What it means. */
  readonly summary: Scalars['String']['output'];
  /** What it has to be told, as a JSON Schema. Its mutation's input has the same fields. */
  readonly params: Scalars['JSONObject']['output'];
};

/** One side of a rollover. The account number is encrypted at once and never answered. */
export type RolloverSide = {
  readonly __typename?: 'RolloverSide';
  /** The custodian's id. */
  readonly custodianId: Scalars['ID']['output'];
  /** The custodian. Needs the scope `custodians:read`. */
  readonly custodian?: Maybe<Custodian>;
  /** What kind of account it is. */
  readonly accountType: AccountType;
  /** The end of the account number; the rest is masked. */
  readonly accountNumberMask: Scalars['String']['output'];
  /** The employer's plan. */
  readonly planName?: Maybe<Scalars['String']['output']>;
  /** When the participant first paid in: a calendar day, `YYYY-MM-DD`. */
  readonly firstContributionDate?: Maybe<Scalars['String']['output']>;
};

/** How much is to be rolled over. */
export type RolloverAmount = {
  readonly __typename?: 'RolloverAmount';
  /** All of it, or a part. */
  readonly kind: AmountKind;
  /** Null for a full rollover. */
  readonly requested?: Maybe<Scalars['Money']['output']>;
  /** `USD`. */
  readonly currency: Scalars['String']['output'];
};

/** The sums of the live transfers. */
export type RolloverAmounts = {
  readonly __typename?: 'RolloverAmounts';
  /** What left, net. */
  readonly sent: Scalars['Money']['output'];
  /** Withheld for federal tax. */
  readonly withheldFederal: Scalars['Money']['output'];
  /** Withheld for state tax. */
  readonly withheldState: Scalars['Money']['output'];
  /** What was sent and what was withheld. */
  readonly gross: Scalars['Money']['output'];
  /** What arrived. */
  readonly received: Scalars['Money']['output'];
  /** What was posted to the destination account; null before it is completed. */
  readonly posted?: Maybe<Scalars['Money']['output']>;
};

/** To whom money was sent. */
export type FundsRecipient =
  /** The destination custodian. */
  | 'destination'
  /** The participant. */
  | 'participant';

/** Whether a transfer counts. */
export type TransferStatus =
  /** It counts. */
  | 'sent'
  /** It was lost, came back or went stale, and counts no more. */
  | 'void';

/** One sending of money: a cheque, a wire. */
export type RolloverTransfer = {
  readonly __typename?: 'RolloverTransfer';
  /** Names it in `reportRolloverFundsReturned`. */
  readonly id: Scalars['ID']['output'];
  /** How the money travels. */
  readonly method: DeliveryMethod;
  /** Net of what was withheld. */
  readonly amount: Scalars['Money']['output'];
  /** Withheld for federal tax. */
  readonly withheldFederal: Scalars['Money']['output'];
  /** Withheld for state tax. */
  readonly withheldState: Scalars['Money']['output'];
  /** To whom it was sent. */
  readonly sentTo: FundsRecipient;
  /** The carrier's or the bank's number. */
  readonly trackingNumber?: Maybe<Scalars['String']['output']>;
  /** Whether it counts. */
  readonly status: TransferStatus;
  /** Why it counts no more: `lost`, `returned` or `stale`. */
  readonly voidReason?: Maybe<Scalars['String']['output']>;
};

/** What the Internal Revenue Service will be told. Not tax advice. */
export type TaxTreatment = {
  readonly __typename?: 'TaxTreatment';
  /** Whether the amount is included in the participant's income. */
  readonly taxable: Scalars['Boolean']['output'];
  /** Box 7 of Form 1099-R; null where none is issued, or the birth date it hangs on is not known. */
  readonly code1099R?: Maybe<Scalars['String']['output']>;
};

/** A kind of document. */
export type DocumentType =
  /** A letter of acceptance. */
  | 'loa'
  /** A statement of the account. */
  | 'statement'
  /** The source custodian's own form. */
  | 'distribution_form'
  /** A consent of the participant's spouse. */
  | 'spousal_consent'
  /** Any other. */
  | 'other';

/** What is known of a document. */
export type DocumentStatus =
  /** It was handed in. */
  | 'provided';

/** A document, by reference: files are not kept here. */
export type RolloverDocument = {
  readonly __typename?: 'RolloverDocument';
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** What kind of document it is. */
  readonly type: DocumentType;
  /** What it is called. */
  readonly name: Scalars['String']['output'];
  /** The SHA-256 digest of the file, in hexadecimal digits. */
  readonly sha256: Scalars['String']['output'];
  /** What is known of it. */
  readonly status: DocumentStatus;
};

/** A difference between what was sent and what arrived. */
export type AmountMismatch = {
  readonly __typename?: 'AmountMismatch';
  /** What should have arrived. */
  readonly expected: Scalars['Money']['output'];
  /** What arrived. */
  readonly received: Scalars['Money']['output'];
  /** Received less expected; may be negative. */
  readonly difference: Scalars['Money']['output'];
  /** Whether it still stands in the way of `completeRollover`. */
  readonly status: MismatchStatus;
  /** Why it was accepted. */
  readonly resolution?: Maybe<Scalars['String']['output']>;
};

/** Whether a difference still stands in the way. */
export type MismatchStatus =
  /** It does. */
  | 'open'
  /** Further receipts closed it, or it was accepted. */
  | 'resolved';

/** Who refused. */
export type RejectedBy =
  /** The institution that runs this service. */
  | 'operations'
  /** The custodian that the money was to come from. */
  | 'source_custodian';

/** Why a rollover was refused. */
export type Rejection = {
  readonly __typename?: 'Rejection';
  /** For programs. */
  readonly code: Scalars['String']['output'];
  /** For people. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** Who refused. */
  readonly by: RejectedBy;
};

/** Retirement money on its way from one custodian to another. */
export type Rollover = Node & {
  readonly __typename?: 'Rollover';
  /** A TypeID: `rol_` and 26 characters. */
  readonly id: Scalars['ID']['output'];
  /** The environment that it lives in. */
  readonly environment: Environment;
  /** The integrator's own id for it. */
  readonly externalId?: Maybe<Scalars['String']['output']>;
  /** The participant's account. */
  readonly accountId: Scalars['ID']['output'];
  /** The participant's account. Needs the scope `accounts:read`. One read for all rollovers of an answer. */
  readonly account?: Maybe<Account>;
  /** How it travels. */
  readonly type: RolloverType;
  /** Where the money comes from. */
  readonly source: RolloverSide;
  /** Where the money goes. */
  readonly destination: RolloverSide;
  /** How much is to be rolled over. */
  readonly amount: RolloverAmount;
  /** How much has moved. */
  readonly amounts: RolloverAmounts;
  /** Every sending of money, those that do not count any more too. */
  readonly transfers: ReadonlyArray<RolloverTransfer>;
  /** How the money is to travel. */
  readonly deliveryMethod: DeliveryMethod;
  /** What the Internal Revenue Service will be told. */
  readonly taxTreatment: TaxTreatment;
  /** What the rules say. */
  readonly eligibility: Eligibility;
  /** The documents that were handed in. */
  readonly documents: ReadonlyArray<RolloverDocument>;
  /** What is waited for. */
  readonly deadlines: ReadonlyArray<Deadline>;
  /** The difference between what was sent and what arrived; null where there was none. */
  readonly amountMismatch?: Maybe<AmountMismatch>;
  /** Why it was refused; null unless it was. */
  readonly rejection?: Maybe<Rejection>;
  /** Where it stands. */
  readonly state: RolloverState;
  /** What that comes down to. */
  readonly status: RolloverStatus;
  /** Who has to act next. */
  readonly pendingOn: PendingOn;
  /** Grows with every change; `ifVersion` compares it. */
  readonly version: Scalars['Int']['output'];
  /** The integrator's own pairs. */
  readonly metadata: Scalars['JSONObject']['output'];
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** What happened to it, oldest first. One read for all rollovers of an answer. */
  readonly timeline: TimelineConnection;
  /**
   * The events that told of it, in the order of their `data.sequence`, of the last 90 days. One read for all rollovers of an
   * answer. Needs the scope `events:read`; null without it.
   */
  readonly events?: Maybe<EventConnection>;
};


/** Retirement money on its way from one custodian to another. */
export type RolloverTimelineArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** Retirement money on its way from one custodian to another. */
export type RolloverEventsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** What can happen to a rollover on the custodians' side. */
export type SandboxHappening =
  /** The source custodian takes it up. */
  | 'acknowledged'
  /** The source custodian asks for documents. */
  | 'documents_requested'
  /** The source custodian refuses for now. */
  | 'soft_rejected'
  /** The source custodian refuses for good. */
  | 'rejected'
  /** The source custodian sends the money. */
  | 'funds_sent'
  /** The money is lost. */
  | 'funds_lost'
  /** The money comes back. */
  | 'funds_returned'
  /** The money arrives. */
  | 'funds_received'
  /** Nine tenths of the money arrive. */
  | 'partial_amount_received'
  /** The money is posted to the destination account. */
  | 'posted';

/** How far to move a rollover. */
export type AdvanceSandboxRolloverInput = {
  /** The rollover's id. */
  readonly rolloverId: Scalars['ID']['input'];
  /** The state to move it to, along the legal path. Without it, one step towards completion. */
  readonly to?: InputMaybe<RolloverState>;
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** What is to happen to a rollover. */
export type SimulateSandboxHappeningInput = {
  /** The rollover's id. */
  readonly rolloverId: Scalars['ID']['input'];
  /** What is to happen. */
  readonly happening: SandboxHappening;
  /** Params of the action that the happening is, in place of those that fit by themselves. */
  readonly params?: InputMaybe<Scalars['JSONObject']['input']>;
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** How far to move the clock. */
export type AdvanceSandboxClockInput = {
  /** 1 to 366 days; the clock never goes back. */
  readonly days: Scalars['Int']['input'];
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Where the organization's sandbox clock stands. */
export type SandboxClock = {
  readonly __typename?: 'SandboxClock';
  /** What time it is there. */
  readonly now: Scalars['DateTime']['output'];
  /** How far it is ahead of the real time. */
  readonly secondsAhead: Scalars['Int']['output'];
  /** How many things timers and scripted custodians did on the way. */
  readonly fired: Scalars['Int']['output'];
  /** False when the time for one request was over before the days were: call again for the rest. */
  readonly complete: Scalars['Boolean']['output'];
};

/** What became of the clock. */
export type AdvanceSandboxClockPayload = {
  readonly __typename?: 'AdvanceSandboxClockPayload';
  /** The clock; null when there are errors. */
  readonly clock?: Maybe<SandboxClock>;
  /** Whether this is the answer to an earlier call with the same `idempotencyKey`: this one did nothing. */
  readonly replayed: Scalars['Boolean']['output'];
  /** Why it was not done; empty when it was. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Who did something. */
export type ActorType =
  /** A server, with an API key. */
  | 'api_key'
  /** A browser, with a session token. */
  | 'session'
  /** The operator of this service. */
  | 'operator'
  /** A timer: something came due. */
  | 'timer'
  /** A custodian of the sandbox, which plays its side by itself. */
  | 'custodian';

/** Who did something. */
export type Actor = {
  readonly __typename?: 'Actor';
  /** What it is. */
  readonly type: ActorType;
  /** Its id, where it has one. */
  readonly id?: Maybe<Scalars['ID']['output']>;
};

/** One thing that happened to a rollover. Each entry is sealed together with the one before it. */
export type TimelineEntry = {
  readonly __typename?: 'TimelineEntry';
  /** The rollover's id. */
  readonly rolloverId: Scalars['ID']['output'];
  /** Its place, from 1 on, without gaps. */
  readonly sequence: Scalars['Int']['output'];
  /** What happened, as the event that told of it. */
  readonly type: Scalars['String']['output'];
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly actor: Actor;
  /** The action that it was; null for a creation, a change or a reminder. */
  readonly action?: Maybe<RolloverAction>;
  /** Where the rollover stood before; null for its creation. */
  readonly fromState?: Maybe<RolloverState>;
  /** Where it stood then. */
  readonly toState: RolloverState;
  /** Why, where somebody said so. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** What else is known of it. Nothing personal. */
  readonly data: Scalars['JSONObject']['output'];
  /** The seal of the entry before. */
  readonly prevHash: Scalars['String']['output'];
  /** Seals this entry and, through `prevHash`, all before it. */
  readonly hash: Scalars['String']['output'];
};

/** One entry in its place in a timeline. */
export type TimelineEdge = {
  readonly __typename?: 'TimelineEdge';
  /** For `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: TimelineEntry;
};

/** One page of a timeline. */
export type TimelineConnection = {
  readonly __typename?: 'TimelineConnection';
  /** The entries, oldest first. */
  readonly edges: ReadonlyArray<TimelineEdge>;
  /** Where the page stands in the timeline. */
  readonly pageInfo: PageInfo;
};

/** What a deadline is for. */
export type DeadlineType =
  /** The draft is to be submitted. */
  | 'draft'
  /** The participant is to sign. */
  | 'consent'
  /** Documents are to be handed in. */
  | 'documents'
  /** The source custodian is to take it up. */
  | 'acknowledgement'
  /** The money is to arrive. */
  | 'arrival'
  /** The 60 calendar days of an indirect rollover, from the day the participant received the money. */
  | 'sixty_day';

/** Whether a deadline runs. */
export type DeadlineStatus =
  /** It runs. */
  | 'running'
  /** The rollover is on hold; the 60 days never are. */
  | 'paused'
  /** It is over. */
  | 'passed';

/** What comes of a deadline. */
export type DeadlineConsequence =
  /** The rollover expires. */
  | 'expires'
  /** An event tells of it, and nothing else. */
  | 'overdue';

/** Something that is waited for. The 60 days of an indirect rollover are the participant's; they never end it by themselves. */
export type Deadline = {
  readonly __typename?: 'Deadline';
  /** What it is for. */
  readonly type: DeadlineType;
  /** Whether it runs. */
  readonly status: DeadlineStatus;
  /** The last day, `YYYY-MM-DD`; null while paused. */
  readonly dueOn?: Maybe<Scalars['String']['output']>;
  /** The moment it passes; null while paused. */
  readonly dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** What comes of it. */
  readonly consequence: DeadlineConsequence;
};

/** Why a mutation was not done, as a code of the catalogue (`/errors/{code}`): what REST says with 409, 412 and 422. New values may be added. */
export type UserErrorCode =
  /** The state, the type, or a document that is missing does not allow it now. */
  | 'invalid_transition'
  /** What arrived is not what was sent, and nobody has accepted the difference. */
  | 'amount_mismatch'
  /** The same rollover is already under way. */
  | 'duplicate_rollover'
  /** The account exists with another date of birth or other last four digits, or belongs to another `externalId`. */
  | 'identity_conflict'
  /** Too many wrong answers were sent for the account within a day. For a day none is compared. */
  | 'identity_locked'
  /** Another call has already made this key's successor. */
  | 'key_already_rotated'
  /** The first request with this `idempotencyKey` is still being worked on. */
  | 'idempotency_in_progress'
  /** The organization has as many of these as it may have. */
  | 'limit_exceeded'
  /** It has changed since the version in `ifVersion`. */
  | 'version_conflict'
  /** A field has an unusable value; there is an error for each. */
  | 'validation_failed'
  /** The rules do not permit this rollover. */
  | 'rollover_not_permitted'
  /** The `idempotencyKey` was used for another input within the last day. */
  | 'idempotency_key_reused';

/** Why a mutation was not done. Nothing was written. */
export type UserError = {
  /** For programs. The type says what else is known. */
  readonly code: UserErrorCode;
  /** For developers. */
  readonly message: Scalars['String']['output'];
  /** Where in the input the fault is: `input`, then the names of the fields. */
  readonly path: ReadonlyArray<Scalars['String']['output']>;
};

/** `validation_failed`: a field of the input has an unusable value. */
export type ValidationError = UserError & {
  readonly __typename?: 'ValidationError';
  /** For programs. */
  readonly code: UserErrorCode;
  /** For developers: what is wrong there. */
  readonly message: Scalars['String']['output'];
  /** Which field it is. */
  readonly path: ReadonlyArray<Scalars['String']['output']>;
};

/** `invalid_transition`, `amount_mismatch`: it cannot be done as things stand. */
export type TransitionError = UserError & {
  readonly __typename?: 'TransitionError';
  /** For programs. */
  readonly code: UserErrorCode;
  /** For developers. */
  readonly message: Scalars['String']['output'];
  /** Where in the input the fault is. */
  readonly path: ReadonlyArray<Scalars['String']['output']>;
  /** Where the rollover stands; null when it was an account that refused. */
  readonly state?: Maybe<RolloverState>;
  /** What could be done to it instead, whoever may; empty when the refusal does not depend on the action. */
  readonly allowedActions: ReadonlyArray<RolloverAction>;
  /** The ids of the rollovers that keep an account from being erased. */
  readonly openRollovers: ReadonlyArray<Scalars['ID']['output']>;
};

/** `rollover_not_permitted`: the rules stand in the way. */
export type NotPermittedError = UserError & {
  readonly __typename?: 'NotPermittedError';
  /** For programs. */
  readonly code: UserErrorCode;
  /** For developers. */
  readonly message: Scalars['String']['output'];
  /** Where in the input the fault is. */
  readonly path: ReadonlyArray<Scalars['String']['output']>;
  /** The rules that are not met, or that cannot be evaluated yet. */
  readonly rules: ReadonlyArray<EligibilityRule>;
};

/** `version_conflict`: somebody has changed it since it was read. */
export type VersionError = UserError & {
  readonly __typename?: 'VersionError';
  /** For programs. */
  readonly code: UserErrorCode;
  /** For developers. */
  readonly message: Scalars['String']['output'];
  /** Where in the input the fault is. */
  readonly path: ReadonlyArray<Scalars['String']['output']>;
  /** The version that is there now. */
  readonly currentVersion: Scalars['Int']['output'];
};

/** Every other code: it says all that there is to say. */
export type ConflictError = UserError & {
  readonly __typename?: 'ConflictError';
  /** For programs. */
  readonly code: UserErrorCode;
  /** For developers. */
  readonly message: Scalars['String']['output'];
  /** Where in the input the fault is. */
  readonly path: ReadonlyArray<Scalars['String']['output']>;
  /** After how many seconds the same call is worth repeating; null where it is not. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** How a delivery stands. */
export type WebhookDeliveryStatus =
  /** No attempt has succeeded, and one is left. A disabled endpoint's deliveries wait. */
  | 'waiting'
  /** An attempt succeeded. */
  | 'succeeded'
  /** No attempt succeeded, and none is left. */
  | 'failed';

/** Why a delivery was made. Only those of `event` stand in the endpoint's order. */
export type WebhookDeliveryKind =
  /** The event happened. */
  | 'event'
  /** Somebody asked for this event again. */
  | 'redelivery'
  /** A recovery sends it again. */
  | 'recovery'
  /** Somebody tries the endpoint out. */
  | 'test';

/** One event on its way to one endpoint. */
export type WebhookDelivery = Node & {
  readonly __typename?: 'WebhookDelivery';
  /** A TypeID: `whd_` and 26 characters. */
  readonly id: Scalars['ID']['output'];
  /** The environment that it lives in. */
  readonly environment: Environment;
  /** The endpoint's id. */
  readonly endpointId: Scalars['ID']['output'];
  /** The event's id: the `webhook-id` of every attempt. */
  readonly eventId: Scalars['ID']['output'];
  /** The event's type. New values may be added. */
  readonly eventType: Scalars['String']['output'];
  /** Why it was made. */
  readonly kind: WebhookDeliveryKind;
  /** The id of the recovery that made it. */
  readonly recoveryId?: Maybe<Scalars['ID']['output']>;
  /** How it stands. */
  readonly status: WebhookDeliveryStatus;
  /** How many attempts have been made. */
  readonly attempts: Scalars['Int']['output'];
  /** After a failed attempt: when the next one is due. */
  readonly nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it succeeded or failed. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Every attempt of the last 30 days, the first one first; ten at the most. One read for all deliveries of an answer. Needs
   * the scope `webhooks:read`; null without it.
   */
  readonly history?: Maybe<ReadonlyArray<WebhookAttempt>>;
  /** The event that is sent. Needs the scope `events:read`; null without it. */
  readonly event?: Maybe<Event>;
};

/** One try at a delivery. Kept for 30 days. */
export type WebhookAttempt = {
  readonly __typename?: 'WebhookAttempt';
  /** When. */
  readonly attemptedAt: Scalars['DateTime']['output'];
  /** How long the answer took, in milliseconds. */
  readonly latencyMs: Scalars['Int']['output'];
  /** The status that was answered; null when there was no answer: `error` says why. */
  readonly statusCode?: Maybe<Scalars['Int']['output']>;
  /** Why there was no answer. */
  readonly error?: Maybe<Scalars['String']['output']>;
  /** The first 20 kB of the answer. Counts as 20 fields. */
  readonly responseBody?: Maybe<Scalars['String']['output']>;
  /** What was sent. */
  readonly request: WebhookRequest;
};

/** What was sent at an attempt. */
export type WebhookRequest = {
  readonly __typename?: 'WebhookRequest';
  /** Where it was sent. What stands in its query is masked: `?***`. */
  readonly url: Scalars['String']['output'];
  /** `webhook-id` and `webhook-timestamp`, which are signed together with the body; the signature itself is left out. */
  readonly headers: Scalars['JSONObject']['output'];
  /** As it was sent, letter by letter. */
  readonly body: Scalars['String']['output'];
};

/** One delivery in its place in a list. */
export type WebhookDeliveryEdge = {
  readonly __typename?: 'WebhookDeliveryEdge';
  /** For `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The delivery. */
  readonly node: WebhookDelivery;
};

/** One page of deliveries. */
export type WebhookDeliveryConnection = {
  readonly __typename?: 'WebhookDeliveryConnection';
  /** The deliveries, newest first. */
  readonly edges: ReadonlyArray<WebhookDeliveryEdge>;
  /** Where the page stands in the list. */
  readonly pageInfo: PageInfo;
};

/** What a delivery list may be narrowed by; everything given must hold. */
export type WebhookDeliveryFilter = {
  /** Only those that stand so. */
  readonly status?: InputMaybe<WebhookDeliveryStatus>;
  /** Only of events of this type. */
  readonly type?: InputMaybe<Scalars['String']['input']>;
  /** Only of this rollover's events. */
  readonly rolloverId?: InputMaybe<Scalars['ID']['input']>;
  /** Only of this event. */
  readonly eventId?: InputMaybe<Scalars['ID']['input']>;
};

/** In which order an endpoint gets its events. */
export type WebhookOrdering =
  /** An event is not sent before the earlier ones of its rollover have ended. */
  | 'per_rollover'
  /** Each for itself. */
  | 'none';

/** Why the service took an endpoint out. */
export type WebhookDisabledReason =
  /** Nothing had succeeded for five days. */
  | 'failing'
  /** It answered 410. */
  | 'gone';

/** Where events are sent: everything but the secrets. */
export type WebhookEndpoint = Node & {
  readonly __typename?: 'WebhookEndpoint';
  /** A TypeID: `whe_` and 26 characters. */
  readonly id: Scalars['ID']['output'];
  /** The environment that it lives in. */
  readonly environment: Environment;
  /**
   * Where events are sent. In lists, and to keys without the scope `webhooks:write`, what stands in its query is masked:
   * `?***`.
   */
  readonly url: Scalars['String']['output'];
  /** What it asks for: names of event types, `rollover.*` for all of a kind, or `*` for all. */
  readonly eventTypes: ReadonlyArray<Scalars['String']['output']>;
  /** What its makers say of it. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Whether events are sent to it. A disabled one's deliveries wait. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Why the service took it out; null when it did not. */
  readonly disabledReason?: Maybe<WebhookDisabledReason>;
  /** In which order it gets its events. */
  readonly ordering: WebhookOrdering;
  /** Since when no attempt has succeeded. */
  readonly failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Grows with every change; `ifVersion` compares it. */
  readonly version: Scalars['Int']['output'];
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /**
   * How it has been doing for a day. One read for all endpoints of an answer. Counts as 100 fields. Needs the scope
   * `webhooks:read`; null without it.
   */
  readonly stats?: Maybe<WebhookStats>;
  /**
   * What was and is to be sent to it, newest first. One read for all endpoints of an answer. Needs the scope
   * `webhooks:read`; null without it.
   */
  readonly deliveries?: Maybe<WebhookDeliveryConnection>;
  /**
   * Its recoveries and how far they are, newest first. One read for all endpoints of an answer. Needs the scope
   * `webhooks:read`; null without it.
   */
  readonly recoveries?: Maybe<WebhookRecoveryConnection>;
};


/** Where events are sent: everything but the secrets. */
export type WebhookEndpointDeliveriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WebhookDeliveryFilter>;
};


/** Where events are sent: everything but the secrets. */
export type WebhookEndpointRecoveriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** One endpoint in its place in a list. */
export type WebhookEndpointEdge = {
  readonly __typename?: 'WebhookEndpointEdge';
  /** For `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The endpoint. */
  readonly node: WebhookEndpoint;
};

/** One page of endpoints. */
export type WebhookEndpointConnection = {
  readonly __typename?: 'WebhookEndpointConnection';
  /** The endpoints, newest first. */
  readonly edges: ReadonlyArray<WebhookEndpointEdge>;
  /** Where the page stands in the list. */
  readonly pageInfo: PageInfo;
};

/** Counted over the deliveries made in the last 24 hours, of these the newest 10000. */
export type WebhookStats = {
  readonly __typename?: 'WebhookStats';
  /** The endpoint's id. */
  readonly endpointId: Scalars['ID']['output'];
  /** From when on it is counted. */
  readonly since: Scalars['DateTime']['output'];
  /** How many attempts were made. */
  readonly attempts: Scalars['Int']['output'];
  /** Attempts that succeeded. */
  readonly succeeded: Scalars['Int']['output'];
  /** Attempts that failed. */
  readonly failed: Scalars['Int']['output'];
  /** From 0 to 1; null where nothing was attempted. */
  readonly successRate?: Maybe<Scalars['Float']['output']>;
  /** Deliveries that wait, of any age; counted up to 100000. */
  readonly waiting: Scalars['Int']['output'];
  /** When the oldest of these was made. */
  readonly oldestWaitingAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Which events a recovery sends again. */
export type WebhookRecoveryStatus =
  /** Events whose deliveries to the endpoint have all failed. */
  | 'failed'
  /** Events that the endpoint asks for and has no delivery of, as from while it was disabled. */
  | 'missing'
  /** Every event that the endpoint asks for. */
  | 'all';

/** A sending again of what an endpoint has missed. */
export type WebhookRecovery = {
  readonly __typename?: 'WebhookRecovery';
  /** A TypeID: `whr_` and 26 characters. */
  readonly id: Scalars['ID']['output'];
  /** The environment that it lives in. */
  readonly environment: Environment;
  /** The endpoint's id. */
  readonly endpointId: Scalars['ID']['output'];
  /** Events of this moment and later. */
  readonly since: Scalars['DateTime']['output'];
  /** Events up to this moment. */
  readonly until: Scalars['DateTime']['output'];
  /** Which events were asked for. */
  readonly status: WebhookRecoveryStatus;
  /** Deliveries made; it grows until `preparedAt`. */
  readonly total: Scalars['Int']['output'];
  /** Of these, those that wait. */
  readonly waiting: Scalars['Int']['output'];
  /** Of these, those that succeeded. */
  readonly succeeded: Scalars['Int']['output'];
  /** Of these, those that failed. */
  readonly failed: Scalars['Int']['output'];
  /** When it was begun. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the last of its deliveries was made; null while there are more to make. */
  readonly preparedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One recovery in its place in a list. */
export type WebhookRecoveryEdge = {
  readonly __typename?: 'WebhookRecoveryEdge';
  /** For `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The recovery. */
  readonly node: WebhookRecovery;
};

/** One page of recoveries. */
export type WebhookRecoveryConnection = {
  readonly __typename?: 'WebhookRecoveryConnection';
  /** The recoveries, newest first. */
  readonly edges: ReadonlyArray<WebhookRecoveryEdge>;
  /** Where the page stands in the list. */
  readonly pageInfo: PageInfo;
};

/** Where events are to be sent. What is null was not given. */
export type CreateWebhookEndpointInput = {
  /** Where to: https, a public address, without credentials and without a fragment. Test takes http too. */
  readonly url: Scalars['String']['input'];
  /** Names of event types, `rollover.*` for all of a kind, or `*` for all; at most 50. */
  readonly eventTypes: ReadonlyArray<Scalars['String']['input']>;
  /** What you say of it, at most 500 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Whether events are sent to it: they are, unless it is said otherwise. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** In which order it gets its events: `per_rollover`, unless it is said otherwise. */
  readonly ordering?: InputMaybe<WebhookOrdering>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** What may be changed of an endpoint. What is not named stays, and null clears the description. */
export type UpdateWebhookEndpointInput = {
  /** The endpoint's id. */
  readonly endpointId: Scalars['ID']['input'];
  /** Another address; it cannot be cleared. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
  /** Replaces what it asks for; it cannot be cleared. */
  readonly eventTypes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What you say of it, at most 500 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Whether events are sent to it. What waits for a disabled one goes out, in order, once it is enabled. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Another ordering holds for events to come. */
  readonly ordering?: InputMaybe<WebhookOrdering>;
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** An endpoint that is to go. */
export type DeleteWebhookEndpointInput = {
  /** The endpoint's id. */
  readonly endpointId: Scalars['ID']['input'];
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** An endpoint that is to get a new secret. */
export type RotateWebhookSecretInput = {
  /** The endpoint's id. */
  readonly endpointId: Scalars['ID']['input'];
  /** The version that you have seen: another one is refused with `version_conflict`. */
  readonly ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** An endpoint whose secrets are asked for. */
export type RevealWebhookSecretInput = {
  /** The endpoint's id. */
  readonly endpointId: Scalars['ID']['input'];
};

/** An endpoint that is to be tried out. */
export type TestWebhookEndpointInput = {
  /** The endpoint's id. */
  readonly endpointId: Scalars['ID']['input'];
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Which events are to be sent to an endpoint again. What is null was not given. */
export type RecoverWebhookEndpointInput = {
  /** The endpoint's id. */
  readonly endpointId: Scalars['ID']['input'];
  /** Events of this moment and later; at most 90 days back. */
  readonly since: Scalars['DateTime']['input'];
  /** Events up to this moment: up to now, unless it is said otherwise. */
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
  /** Which events: `failed`, unless it is said otherwise. */
  readonly status?: InputMaybe<WebhookRecoveryStatus>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** An event that is to be sent again. */
export type RedeliverEventInput = {
  /** The event's id. */
  readonly eventId: Scalars['ID']['input'];
  /** To whom, whatever types it asks for. Without it, to every enabled endpoint that asks for the event's type. */
  readonly endpointId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** What became of an endpoint. */
export type WebhookEndpointPayload = {
  readonly __typename?: 'WebhookEndpointPayload';
  /** The endpoint as it is now; null when there are errors. */
  readonly endpoint?: Maybe<WebhookEndpoint>;
  /** Whether this is the answer to an earlier call with the same `idempotencyKey`: this one did nothing. */
  readonly replayed: Scalars['Boolean']['output'];
  /** Why it was not done; empty when it was. */
  readonly errors: ReadonlyArray<UserError>;
};

/** An endpoint with a secret that has just been made. */
export type WebhookEndpointWithSecretPayload = {
  readonly __typename?: 'WebhookEndpointWithSecretPayload';
  /** The endpoint as it is now; null when there are errors. */
  readonly endpoint?: Maybe<WebhookEndpoint>;
  /**
   * Under which deliveries are signed: `whsec_` and base64. Null when there are errors, and when the answer is that to an
   * earlier call: ask `revealWebhookSecret` then.
   */
  readonly secret?: Maybe<Scalars['String']['output']>;
  /** Whether this is the answer to an earlier call with the same `idempotencyKey`: this one did nothing. */
  readonly replayed: Scalars['Boolean']['output'];
  /** Why it was not done; empty when it was. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What became of an endpoint that was to go. */
export type DeleteWebhookEndpointPayload = {
  readonly __typename?: 'DeleteWebhookEndpointPayload';
  /** The id of the endpoint that is gone; null when there are errors. */
  readonly deletedEndpointId?: Maybe<Scalars['ID']['output']>;
  /** Whether this is the answer to an earlier call with the same `idempotencyKey`: this one did nothing. */
  readonly replayed: Scalars['Boolean']['output'];
  /** Why it was not done; empty when it was. */
  readonly errors: ReadonlyArray<UserError>;
};

/** A secret that deliveries are signed under. */
export type WebhookSecret = {
  readonly __typename?: 'WebhookSecret';
  /** The secret: `whsec_` and base64. */
  readonly secret: Scalars['String']['output'];
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Of one that was rotated: until when it is signed with. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The secrets that deliveries are signed under. */
export type RevealWebhookSecretPayload = {
  readonly __typename?: 'RevealWebhookSecretPayload';
  /** The endpoint's id; null when there are errors. */
  readonly endpointId?: Maybe<Scalars['ID']['output']>;
  /** The secrets, the current one first; null when there are errors. */
  readonly secrets?: Maybe<ReadonlyArray<WebhookSecret>>;
  /** Why it was not done; empty when it was. */
  readonly errors: ReadonlyArray<UserError>;
};

/** A delivery that was made. */
export type WebhookDeliveryPayload = {
  readonly __typename?: 'WebhookDeliveryPayload';
  /** The delivery, which waits to be sent; null when there are errors. */
  readonly delivery?: Maybe<WebhookDelivery>;
  /** Whether this is the answer to an earlier call with the same `idempotencyKey`: this one did nothing. */
  readonly replayed: Scalars['Boolean']['output'];
  /** Why it was not done; empty when it was. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Deliveries that were made. */
export type WebhookDeliveriesPayload = {
  readonly __typename?: 'WebhookDeliveriesPayload';
  /** The deliveries, which wait to be sent: none where no enabled endpoint asks for the type; null when there are errors. */
  readonly deliveries?: Maybe<ReadonlyArray<WebhookDelivery>>;
  /** Whether this is the answer to an earlier call with the same `idempotencyKey`: this one did nothing. */
  readonly replayed: Scalars['Boolean']['output'];
  /** Why it was not done; empty when it was. */
  readonly errors: ReadonlyArray<UserError>;
};

/** A recovery that has begun. */
export type WebhookRecoveryPayload = {
  readonly __typename?: 'WebhookRecoveryPayload';
  /** The recovery; null when there are errors. */
  readonly recovery?: Maybe<WebhookRecovery>;
  /** Whether this is the answer to an earlier call with the same `idempotencyKey`: this one did nothing. */
  readonly replayed: Scalars['Boolean']['output'];
  /** Why it was not done; empty when it was. */
  readonly errors: ReadonlyArray<UserError>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( AccountView )
    | ( CustodianView )
    | ( EventBody )
    | ( RolloverView )
    | ( DeliveryNode )
    | ( WebhookEndpointView )
  ;
  UserError:
    | ( ValidationError )
    | ( TransitionError )
    | ( NotPermittedError )
    | ( VersionError )
    | ( ConflictError )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountStatus: AccountStatus;
  Address: ResolverTypeWrapper<Address>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Account: ResolverTypeWrapper<AccountView>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AccountEdge: ResolverTypeWrapper<Omit<AccountEdge, 'node'> & { node: ResolversTypes['Account'] }>;
  AccountConnection: ResolverTypeWrapper<Omit<AccountConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['AccountEdge']> }>;
  AccountFilter: AccountFilter;
  AddressInput: AddressInput;
  CreateOrRetrieveAccountInput: CreateOrRetrieveAccountInput;
  UpdateAccountInput: UpdateAccountInput;
  EraseAccountInput: EraseAccountInput;
  AccountPayload: ResolverTypeWrapper<Omit<AccountPayload, 'account' | 'errors'> & { account?: Maybe<ResolversTypes['Account']>, errors: ReadonlyArray<ResolversTypes['UserError']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CreateOrRetrieveAccountPayload: ResolverTypeWrapper<Omit<CreateOrRetrieveAccountPayload, 'account' | 'errors'> & { account?: Maybe<ResolversTypes['Account']>, errors: ReadonlyArray<ResolversTypes['UserError']> }>;
  ApiKeyType: ApiKeyType;
  ApiKeyStatus: ApiKeyStatus;
  ApiKey: ResolverTypeWrapper<ApiKeyView>;
  ApiKeyEdge: ResolverTypeWrapper<Omit<ApiKeyEdge, 'node'> & { node: ResolversTypes['ApiKey'] }>;
  ApiKeyConnection: ResolverTypeWrapper<Omit<ApiKeyConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ApiKeyEdge']> }>;
  ApiKeyFilter: ApiKeyFilter;
  RotateApiKeyInput: RotateApiKeyInput;
  RotateApiKeyPayload: ResolverTypeWrapper<Omit<RotateApiKeyPayload, 'apiKey' | 'previousKey' | 'errors'> & { apiKey?: Maybe<ResolversTypes['ApiKey']>, previousKey?: Maybe<ResolversTypes['ApiKey']>, errors: ReadonlyArray<ResolversTypes['UserError']> }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Money: ResolverTypeWrapper<Scalars['Money']['output']>;
  JSONObject: ResolverTypeWrapper<Scalars['JSONObject']['output']>;
  Environment: Environment;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  CustodianCategory: CustodianCategory;
  CustodianRole: CustodianRole;
  CustodianRequirements: ResolverTypeWrapper<CustodianRequirements>;
  ProcessingDays: ResolverTypeWrapper<ProcessingDays>;
  Custodian: ResolverTypeWrapper<CustodianView>;
  CustodianEdge: ResolverTypeWrapper<Omit<CustodianEdge, 'node'> & { node: ResolversTypes['Custodian'] }>;
  CustodianConnection: ResolverTypeWrapper<Omit<CustodianConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CustodianEdge']> }>;
  CustodianFilter: CustodianFilter;
  EligibilityOutcome: EligibilityOutcome;
  RuleResult: RuleResult;
  EligibilityCondition: ResolverTypeWrapper<EligibilityCondition>;
  EligibilityRule: ResolverTypeWrapper<EligibilityRule>;
  Eligibility: ResolverTypeWrapper<Eligibility>;
  EligibilitySideInput: EligibilitySideInput;
  EligibilityInput: EligibilityInput;
  Event: ResolverTypeWrapper<EventBody>;
  EventEdge: ResolverTypeWrapper<Omit<EventEdge, 'node'> & { node: ResolversTypes['Event'] }>;
  EventConnection: ResolverTypeWrapper<Omit<EventConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['EventEdge']> }>;
  EventFilter: EventFilter;
  EventType: ResolverTypeWrapper<EventType>;
  RolloverAction: RolloverAction;
  RequestRolloverConsentInput: RequestRolloverConsentInput;
  SignRolloverConsentInput: SignRolloverConsentInput;
  SubmitRolloverInput: SubmitRolloverInput;
  StartRolloverReviewInput: StartRolloverReviewInput;
  ApproveRolloverInput: ApproveRolloverInput;
  RejectRolloverInput: RejectRolloverInput;
  RequestRolloverDocumentsInput: RequestRolloverDocumentsInput;
  ProvideRolloverDocumentsInput: ProvideRolloverDocumentsInput;
  SendRolloverToCustodianInput: SendRolloverToCustodianInput;
  AcknowledgeRolloverInput: AcknowledgeRolloverInput;
  CustodianSoftRejectRolloverInput: CustodianSoftRejectRolloverInput;
  CustodianRejectRolloverInput: CustodianRejectRolloverInput;
  MarkRolloverFundsSentInput: MarkRolloverFundsSentInput;
  RecordRolloverDistributionInput: RecordRolloverDistributionInput;
  ReportRolloverFundsReturnedInput: ReportRolloverFundsReturnedInput;
  MarkRolloverFundsReceivedInput: MarkRolloverFundsReceivedInput;
  ResolveRolloverMismatchInput: ResolveRolloverMismatchInput;
  CompleteRolloverInput: CompleteRolloverInput;
  HoldRolloverInput: HoldRolloverInput;
  ReleaseRolloverInput: ReleaseRolloverInput;
  CancelRolloverInput: CancelRolloverInput;
  FailRolloverInput: FailRolloverInput;
  DocumentInput: DocumentInput;
  RolloverType: RolloverType;
  RolloverState: RolloverState;
  RolloverStatus: RolloverStatus;
  PendingOn: PendingOn;
  AccountType: AccountType;
  DeliveryMethod: DeliveryMethod;
  AmountKind: AmountKind;
  RolloverSideInput: RolloverSideInput;
  RolloverAmountInput: RolloverAmountInput;
  AttestationsInput: AttestationsInput;
  CreateRolloverInput: CreateRolloverInput;
  RolloverSidePatch: RolloverSidePatch;
  UpdateRolloverInput: UpdateRolloverInput;
  RolloverPayload: ResolverTypeWrapper<Omit<RolloverPayload, 'rollover' | 'errors'> & { rollover?: Maybe<ResolversTypes['Rollover']>, errors: ReadonlyArray<ResolversTypes['UserError']> }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  DocumentSource: DocumentSource;
  ReturnReason: ReturnReason;
  RolloverEdge: ResolverTypeWrapper<Omit<RolloverEdge, 'node'> & { node: ResolversTypes['Rollover'] }>;
  RolloverConnection: ResolverTypeWrapper<Omit<RolloverConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['RolloverEdge']> }>;
  RolloverFilter: RolloverFilter;
  RolloverStanding: ResolverTypeWrapper<RolloverStanding>;
  AvailableAction: ResolverTypeWrapper<AvailableAction>;
  RolloverSide: ResolverTypeWrapper<RolloverSideView>;
  RolloverAmount: ResolverTypeWrapper<RolloverAmount>;
  RolloverAmounts: ResolverTypeWrapper<RolloverAmounts>;
  FundsRecipient: FundsRecipient;
  TransferStatus: TransferStatus;
  RolloverTransfer: ResolverTypeWrapper<RolloverTransfer>;
  TaxTreatment: ResolverTypeWrapper<TaxTreatment>;
  DocumentType: DocumentType;
  DocumentStatus: DocumentStatus;
  RolloverDocument: ResolverTypeWrapper<RolloverDocument>;
  AmountMismatch: ResolverTypeWrapper<AmountMismatch>;
  MismatchStatus: MismatchStatus;
  RejectedBy: RejectedBy;
  Rejection: ResolverTypeWrapper<Rejection>;
  Rollover: ResolverTypeWrapper<RolloverView>;
  SandboxHappening: SandboxHappening;
  AdvanceSandboxRolloverInput: AdvanceSandboxRolloverInput;
  SimulateSandboxHappeningInput: SimulateSandboxHappeningInput;
  AdvanceSandboxClockInput: AdvanceSandboxClockInput;
  SandboxClock: ResolverTypeWrapper<SandboxClock>;
  AdvanceSandboxClockPayload: ResolverTypeWrapper<Omit<AdvanceSandboxClockPayload, 'errors'> & { errors: ReadonlyArray<ResolversTypes['UserError']> }>;
  ActorType: ActorType;
  Actor: ResolverTypeWrapper<Actor>;
  TimelineEntry: ResolverTypeWrapper<TimelineEntryView>;
  TimelineEdge: ResolverTypeWrapper<Omit<TimelineEdge, 'node'> & { node: ResolversTypes['TimelineEntry'] }>;
  TimelineConnection: ResolverTypeWrapper<Omit<TimelineConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['TimelineEdge']> }>;
  DeadlineType: DeadlineType;
  DeadlineStatus: DeadlineStatus;
  DeadlineConsequence: DeadlineConsequence;
  Deadline: ResolverTypeWrapper<Deadline>;
  UserErrorCode: UserErrorCode;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  ValidationError: ResolverTypeWrapper<ValidationError>;
  TransitionError: ResolverTypeWrapper<TransitionError>;
  NotPermittedError: ResolverTypeWrapper<NotPermittedError>;
  VersionError: ResolverTypeWrapper<VersionError>;
  ConflictError: ResolverTypeWrapper<ConflictError>;
  WebhookDeliveryStatus: WebhookDeliveryStatus;
  WebhookDeliveryKind: WebhookDeliveryKind;
  WebhookDelivery: ResolverTypeWrapper<DeliveryNode>;
  WebhookAttempt: ResolverTypeWrapper<AttemptNode>;
  WebhookRequest: ResolverTypeWrapper<WebhookRequest>;
  WebhookDeliveryEdge: ResolverTypeWrapper<Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversTypes['WebhookDelivery'] }>;
  WebhookDeliveryConnection: ResolverTypeWrapper<Omit<WebhookDeliveryConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['WebhookDeliveryEdge']> }>;
  WebhookDeliveryFilter: WebhookDeliveryFilter;
  WebhookOrdering: WebhookOrdering;
  WebhookDisabledReason: WebhookDisabledReason;
  WebhookEndpoint: ResolverTypeWrapper<WebhookEndpointView>;
  WebhookEndpointEdge: ResolverTypeWrapper<Omit<WebhookEndpointEdge, 'node'> & { node: ResolversTypes['WebhookEndpoint'] }>;
  WebhookEndpointConnection: ResolverTypeWrapper<Omit<WebhookEndpointConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['WebhookEndpointEdge']> }>;
  WebhookStats: ResolverTypeWrapper<WebhookStats>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  WebhookRecoveryStatus: WebhookRecoveryStatus;
  WebhookRecovery: ResolverTypeWrapper<WebhookRecovery>;
  WebhookRecoveryEdge: ResolverTypeWrapper<WebhookRecoveryEdge>;
  WebhookRecoveryConnection: ResolverTypeWrapper<WebhookRecoveryConnection>;
  CreateWebhookEndpointInput: CreateWebhookEndpointInput;
  UpdateWebhookEndpointInput: UpdateWebhookEndpointInput;
  DeleteWebhookEndpointInput: DeleteWebhookEndpointInput;
  RotateWebhookSecretInput: RotateWebhookSecretInput;
  RevealWebhookSecretInput: RevealWebhookSecretInput;
  TestWebhookEndpointInput: TestWebhookEndpointInput;
  RecoverWebhookEndpointInput: RecoverWebhookEndpointInput;
  RedeliverEventInput: RedeliverEventInput;
  WebhookEndpointPayload: ResolverTypeWrapper<Omit<WebhookEndpointPayload, 'endpoint' | 'errors'> & { endpoint?: Maybe<ResolversTypes['WebhookEndpoint']>, errors: ReadonlyArray<ResolversTypes['UserError']> }>;
  WebhookEndpointWithSecretPayload: ResolverTypeWrapper<Omit<WebhookEndpointWithSecretPayload, 'endpoint' | 'errors'> & { endpoint?: Maybe<ResolversTypes['WebhookEndpoint']>, errors: ReadonlyArray<ResolversTypes['UserError']> }>;
  DeleteWebhookEndpointPayload: ResolverTypeWrapper<Omit<DeleteWebhookEndpointPayload, 'errors'> & { errors: ReadonlyArray<ResolversTypes['UserError']> }>;
  WebhookSecret: ResolverTypeWrapper<WebhookSecret>;
  RevealWebhookSecretPayload: ResolverTypeWrapper<Omit<RevealWebhookSecretPayload, 'errors'> & { errors: ReadonlyArray<ResolversTypes['UserError']> }>;
  WebhookDeliveryPayload: ResolverTypeWrapper<Omit<WebhookDeliveryPayload, 'delivery' | 'errors'> & { delivery?: Maybe<ResolversTypes['WebhookDelivery']>, errors: ReadonlyArray<ResolversTypes['UserError']> }>;
  WebhookDeliveriesPayload: ResolverTypeWrapper<Omit<WebhookDeliveriesPayload, 'deliveries' | 'errors'> & { deliveries?: Maybe<ReadonlyArray<ResolversTypes['WebhookDelivery']>>, errors: ReadonlyArray<ResolversTypes['UserError']> }>;
  WebhookRecoveryPayload: ResolverTypeWrapper<Omit<WebhookRecoveryPayload, 'errors'> & { errors: ReadonlyArray<ResolversTypes['UserError']> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Address: Address;
  String: Scalars['String']['output'];
  Account: AccountView;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  AccountEdge: Omit<AccountEdge, 'node'> & { node: ResolversParentTypes['Account'] };
  AccountConnection: Omit<AccountConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['AccountEdge']> };
  AccountFilter: AccountFilter;
  AddressInput: AddressInput;
  CreateOrRetrieveAccountInput: CreateOrRetrieveAccountInput;
  UpdateAccountInput: UpdateAccountInput;
  EraseAccountInput: EraseAccountInput;
  AccountPayload: Omit<AccountPayload, 'account' | 'errors'> & { account?: Maybe<ResolversParentTypes['Account']>, errors: ReadonlyArray<ResolversParentTypes['UserError']> };
  Boolean: Scalars['Boolean']['output'];
  CreateOrRetrieveAccountPayload: Omit<CreateOrRetrieveAccountPayload, 'account' | 'errors'> & { account?: Maybe<ResolversParentTypes['Account']>, errors: ReadonlyArray<ResolversParentTypes['UserError']> };
  ApiKey: ApiKeyView;
  ApiKeyEdge: Omit<ApiKeyEdge, 'node'> & { node: ResolversParentTypes['ApiKey'] };
  ApiKeyConnection: Omit<ApiKeyConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ApiKeyEdge']> };
  ApiKeyFilter: ApiKeyFilter;
  RotateApiKeyInput: RotateApiKeyInput;
  RotateApiKeyPayload: Omit<RotateApiKeyPayload, 'apiKey' | 'previousKey' | 'errors'> & { apiKey?: Maybe<ResolversParentTypes['ApiKey']>, previousKey?: Maybe<ResolversParentTypes['ApiKey']>, errors: ReadonlyArray<ResolversParentTypes['UserError']> };
  DateTime: Scalars['DateTime']['output'];
  Money: Scalars['Money']['output'];
  JSONObject: Scalars['JSONObject']['output'];
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PageInfo: PageInfo;
  Query: Record<PropertyKey, never>;
  CustodianRequirements: CustodianRequirements;
  ProcessingDays: ProcessingDays;
  Custodian: CustodianView;
  CustodianEdge: Omit<CustodianEdge, 'node'> & { node: ResolversParentTypes['Custodian'] };
  CustodianConnection: Omit<CustodianConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CustodianEdge']> };
  CustodianFilter: CustodianFilter;
  EligibilityCondition: EligibilityCondition;
  EligibilityRule: EligibilityRule;
  Eligibility: Eligibility;
  EligibilitySideInput: EligibilitySideInput;
  EligibilityInput: EligibilityInput;
  Event: EventBody;
  EventEdge: Omit<EventEdge, 'node'> & { node: ResolversParentTypes['Event'] };
  EventConnection: Omit<EventConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['EventEdge']> };
  EventFilter: EventFilter;
  EventType: EventType;
  RequestRolloverConsentInput: RequestRolloverConsentInput;
  SignRolloverConsentInput: SignRolloverConsentInput;
  SubmitRolloverInput: SubmitRolloverInput;
  StartRolloverReviewInput: StartRolloverReviewInput;
  ApproveRolloverInput: ApproveRolloverInput;
  RejectRolloverInput: RejectRolloverInput;
  RequestRolloverDocumentsInput: RequestRolloverDocumentsInput;
  ProvideRolloverDocumentsInput: ProvideRolloverDocumentsInput;
  SendRolloverToCustodianInput: SendRolloverToCustodianInput;
  AcknowledgeRolloverInput: AcknowledgeRolloverInput;
  CustodianSoftRejectRolloverInput: CustodianSoftRejectRolloverInput;
  CustodianRejectRolloverInput: CustodianRejectRolloverInput;
  MarkRolloverFundsSentInput: MarkRolloverFundsSentInput;
  RecordRolloverDistributionInput: RecordRolloverDistributionInput;
  ReportRolloverFundsReturnedInput: ReportRolloverFundsReturnedInput;
  MarkRolloverFundsReceivedInput: MarkRolloverFundsReceivedInput;
  ResolveRolloverMismatchInput: ResolveRolloverMismatchInput;
  CompleteRolloverInput: CompleteRolloverInput;
  HoldRolloverInput: HoldRolloverInput;
  ReleaseRolloverInput: ReleaseRolloverInput;
  CancelRolloverInput: CancelRolloverInput;
  FailRolloverInput: FailRolloverInput;
  DocumentInput: DocumentInput;
  RolloverSideInput: RolloverSideInput;
  RolloverAmountInput: RolloverAmountInput;
  AttestationsInput: AttestationsInput;
  CreateRolloverInput: CreateRolloverInput;
  RolloverSidePatch: RolloverSidePatch;
  UpdateRolloverInput: UpdateRolloverInput;
  RolloverPayload: Omit<RolloverPayload, 'rollover' | 'errors'> & { rollover?: Maybe<ResolversParentTypes['Rollover']>, errors: ReadonlyArray<ResolversParentTypes['UserError']> };
  Mutation: Record<PropertyKey, never>;
  RolloverEdge: Omit<RolloverEdge, 'node'> & { node: ResolversParentTypes['Rollover'] };
  RolloverConnection: Omit<RolloverConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['RolloverEdge']> };
  RolloverFilter: RolloverFilter;
  RolloverStanding: RolloverStanding;
  AvailableAction: AvailableAction;
  RolloverSide: RolloverSideView;
  RolloverAmount: RolloverAmount;
  RolloverAmounts: RolloverAmounts;
  RolloverTransfer: RolloverTransfer;
  TaxTreatment: TaxTreatment;
  RolloverDocument: RolloverDocument;
  AmountMismatch: AmountMismatch;
  Rejection: Rejection;
  Rollover: RolloverView;
  AdvanceSandboxRolloverInput: AdvanceSandboxRolloverInput;
  SimulateSandboxHappeningInput: SimulateSandboxHappeningInput;
  AdvanceSandboxClockInput: AdvanceSandboxClockInput;
  SandboxClock: SandboxClock;
  AdvanceSandboxClockPayload: Omit<AdvanceSandboxClockPayload, 'errors'> & { errors: ReadonlyArray<ResolversParentTypes['UserError']> };
  Actor: Actor;
  TimelineEntry: TimelineEntryView;
  TimelineEdge: Omit<TimelineEdge, 'node'> & { node: ResolversParentTypes['TimelineEntry'] };
  TimelineConnection: Omit<TimelineConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['TimelineEdge']> };
  Deadline: Deadline;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  ValidationError: ValidationError;
  TransitionError: TransitionError;
  NotPermittedError: NotPermittedError;
  VersionError: VersionError;
  ConflictError: ConflictError;
  WebhookDelivery: DeliveryNode;
  WebhookAttempt: AttemptNode;
  WebhookRequest: WebhookRequest;
  WebhookDeliveryEdge: Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversParentTypes['WebhookDelivery'] };
  WebhookDeliveryConnection: Omit<WebhookDeliveryConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['WebhookDeliveryEdge']> };
  WebhookDeliveryFilter: WebhookDeliveryFilter;
  WebhookEndpoint: WebhookEndpointView;
  WebhookEndpointEdge: Omit<WebhookEndpointEdge, 'node'> & { node: ResolversParentTypes['WebhookEndpoint'] };
  WebhookEndpointConnection: Omit<WebhookEndpointConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['WebhookEndpointEdge']> };
  WebhookStats: WebhookStats;
  Float: Scalars['Float']['output'];
  WebhookRecovery: WebhookRecovery;
  WebhookRecoveryEdge: WebhookRecoveryEdge;
  WebhookRecoveryConnection: WebhookRecoveryConnection;
  CreateWebhookEndpointInput: CreateWebhookEndpointInput;
  UpdateWebhookEndpointInput: UpdateWebhookEndpointInput;
  DeleteWebhookEndpointInput: DeleteWebhookEndpointInput;
  RotateWebhookSecretInput: RotateWebhookSecretInput;
  RevealWebhookSecretInput: RevealWebhookSecretInput;
  TestWebhookEndpointInput: TestWebhookEndpointInput;
  RecoverWebhookEndpointInput: RecoverWebhookEndpointInput;
  RedeliverEventInput: RedeliverEventInput;
  WebhookEndpointPayload: Omit<WebhookEndpointPayload, 'endpoint' | 'errors'> & { endpoint?: Maybe<ResolversParentTypes['WebhookEndpoint']>, errors: ReadonlyArray<ResolversParentTypes['UserError']> };
  WebhookEndpointWithSecretPayload: Omit<WebhookEndpointWithSecretPayload, 'endpoint' | 'errors'> & { endpoint?: Maybe<ResolversParentTypes['WebhookEndpoint']>, errors: ReadonlyArray<ResolversParentTypes['UserError']> };
  DeleteWebhookEndpointPayload: Omit<DeleteWebhookEndpointPayload, 'errors'> & { errors: ReadonlyArray<ResolversParentTypes['UserError']> };
  WebhookSecret: WebhookSecret;
  RevealWebhookSecretPayload: Omit<RevealWebhookSecretPayload, 'errors'> & { errors: ReadonlyArray<ResolversParentTypes['UserError']> };
  WebhookDeliveryPayload: Omit<WebhookDeliveryPayload, 'delivery' | 'errors'> & { delivery?: Maybe<ResolversParentTypes['WebhookDelivery']>, errors: ReadonlyArray<ResolversParentTypes['UserError']> };
  WebhookDeliveriesPayload: Omit<WebhookDeliveriesPayload, 'deliveries' | 'errors'> & { deliveries?: Maybe<ReadonlyArray<ResolversParentTypes['WebhookDelivery']>>, errors: ReadonlyArray<ResolversParentTypes['UserError']> };
  WebhookRecoveryPayload: Omit<WebhookRecoveryPayload, 'errors'> & { errors: ReadonlyArray<ResolversParentTypes['UserError']> };
};

export type AddressResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  line1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  environment?: Resolver<ResolversTypes['Environment'], ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ssnLast4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AccountEdge'] = ResolversParentTypes['AccountEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type AccountConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AccountConnection'] = ResolversParentTypes['AccountConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AccountEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AccountPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AccountPayload'] = ResolversParentTypes['AccountPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateOrRetrieveAccountPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CreateOrRetrieveAccountPayload'] = ResolversParentTypes['CreateOrRetrieveAccountPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApiKeyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ApiKeyType'], ParentType, ContextType>;
  environment?: Resolver<ResolversTypes['Environment'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  ipAllowlist?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ApiKeyStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rotatedFrom?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  replacedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ApiKeyEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ApiKeyEdge'] = ResolversParentTypes['ApiKeyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
};

export type ApiKeyConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ApiKeyConnection'] = ResolversParentTypes['ApiKeyConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ApiKeyEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RotateApiKeyPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RotateApiKeyPayload'] = ResolversParentTypes['RotateApiKeyPayload']> = {
  apiKey?: Resolver<Maybe<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previousKey?: Resolver<Maybe<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export interface JsonObjectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONObject'], any> {
  name: 'JSONObject';
}

export type EnvironmentResolvers = EnumResolverSignature<{ test?: any, live?: any }, ResolversTypes['Environment']>;

export type NodeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Account' | 'Custodian' | 'Event' | 'Rollover' | 'WebhookDelivery' | 'WebhookEndpoint', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType, RequireFields<QueryAccountArgs, 'id'>>;
  accounts?: Resolver<ResolversTypes['AccountConnection'], ParentType, ContextType, RequireFields<QueryAccountsArgs, 'first'>>;
  apiKeys?: Resolver<ResolversTypes['ApiKeyConnection'], ParentType, ContextType, RequireFields<QueryApiKeysArgs, 'first'>>;
  currentApiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
  custodian?: Resolver<Maybe<ResolversTypes['Custodian']>, ParentType, ContextType, RequireFields<QueryCustodianArgs, 'id'>>;
  custodians?: Resolver<ResolversTypes['CustodianConnection'], ParentType, ContextType, RequireFields<QueryCustodiansArgs, 'first'>>;
  eligibility?: Resolver<ResolversTypes['Eligibility'], ParentType, ContextType, RequireFields<QueryEligibilityArgs, 'input'>>;
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType, RequireFields<QueryEventArgs, 'id'>>;
  events?: Resolver<ResolversTypes['EventConnection'], ParentType, ContextType, RequireFields<QueryEventsArgs, 'first'>>;
  eventTypes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['EventType']>>, ParentType, ContextType>;
  rollover?: Resolver<Maybe<ResolversTypes['Rollover']>, ParentType, ContextType, RequireFields<QueryRolloverArgs, 'id'>>;
  rollovers?: Resolver<ResolversTypes['RolloverConnection'], ParentType, ContextType, RequireFields<QueryRolloversArgs, 'first'>>;
  rolloverState?: Resolver<Maybe<ResolversTypes['RolloverStanding']>, ParentType, ContextType, RequireFields<QueryRolloverStateArgs, 'id'>>;
  rolloverActions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AvailableAction']>>, ParentType, ContextType, RequireFields<QueryRolloverActionsArgs, 'id'>>;
  webhookDelivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType, RequireFields<QueryWebhookDeliveryArgs, 'id'>>;
  webhookEndpoint?: Resolver<Maybe<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType, RequireFields<QueryWebhookEndpointArgs, 'id'>>;
  webhookEndpoints?: Resolver<ResolversTypes['WebhookEndpointConnection'], ParentType, ContextType, RequireFields<QueryWebhookEndpointsArgs, 'first'>>;
};

export type CustodianRequirementsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustodianRequirements'] = ResolversParentTypes['CustodianRequirements']> = {
  loa?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  medallion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notarization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  spousalConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wetSignature?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProcessingDaysResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProcessingDays'] = ResolversParentTypes['ProcessingDays']> = {
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustodianResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Custodian'] = ResolversParentTypes['Custodian']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  environment?: Resolver<ResolversTypes['Environment'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  aliases?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['CustodianCategory'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['CustodianRole']>, ParentType, ContextType>;
  supportedAccountTypes?: Resolver<ReadonlyArray<ResolversTypes['AccountType']>, ParentType, ContextType>;
  deliveryMethods?: Resolver<ReadonlyArray<ResolversTypes['DeliveryMethod']>, ParentType, ContextType>;
  requirements?: Resolver<ResolversTypes['CustodianRequirements'], ParentType, ContextType>;
  processingDays?: Resolver<ResolversTypes['ProcessingDays'], ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustodianEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustodianEdge'] = ResolversParentTypes['CustodianEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Custodian'], ParentType, ContextType>;
};

export type CustodianConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustodianConnection'] = ResolversParentTypes['CustodianConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CustodianEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type EligibilityConditionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EligibilityCondition'] = ResolversParentTypes['EligibilityCondition']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EligibilityRuleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EligibilityRule'] = ResolversParentTypes['EligibilityRule']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['RuleResult'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EligibilityResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Eligibility'] = ResolversParentTypes['Eligibility']> = {
  outcome?: Resolver<ResolversTypes['EligibilityOutcome'], ParentType, ContextType>;
  conditions?: Resolver<ReadonlyArray<ResolversTypes['EligibilityCondition']>, ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['EligibilityRule']>, ParentType, ContextType>;
  rulesetVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EventResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  apiVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  environment?: Resolver<ResolversTypes['Environment'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  data?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EventEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EventEdge'] = ResolversParentTypes['EventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Event'], ParentType, ContextType>;
};

export type EventConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EventConnection'] = ResolversParentTypes['EventConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EventEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type EventTypeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EventType'] = ResolversParentTypes['EventType']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schema?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  example?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
};

export type RolloverTypeResolvers = EnumResolverSignature<{ direct?: any, trustee_transfer?: any, indirect_60_day?: any, in_plan?: any }, ResolversTypes['RolloverType']>;

export type RolloverStateResolvers = EnumResolverSignature<{ draft?: any, awaiting_participant?: any, submitted?: any, in_review?: any, approved?: any, requested?: any, processing?: any, funds_sent?: any, funds_received?: any, awaiting_documents?: any, on_hold?: any, completed?: any, cancelled?: any, rejected?: any, failed?: any, expired?: any }, ResolversTypes['RolloverState']>;

export type RolloverStatusResolvers = EnumResolverSignature<{ action_required?: any, in_progress?: any, completed?: any, failed?: any, cancelled?: any }, ResolversTypes['RolloverStatus']>;

export type PendingOnResolvers = EnumResolverSignature<{ integrator?: any, participant?: any, operations?: any, source_custodian?: any, destination_custodian?: any, none?: any }, ResolversTypes['PendingOn']>;

export type AccountTypeResolvers = EnumResolverSignature<{ roth_ira?: any, traditional_ira?: any, simple_ira?: any, sep_ira?: any, governmental_457b?: any, qualified_plan?: any, plan_403b?: any, designated_roth?: any }, ResolversTypes['AccountType']>;

export type DeliveryMethodResolvers = EnumResolverSignature<{ check?: any, wire?: any, ach?: any, acats?: any, internal?: any }, ResolversTypes['DeliveryMethod']>;

export type RolloverPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RolloverPayload'] = ResolversParentTypes['RolloverPayload']> = {
  rollover?: Resolver<Maybe<ResolversTypes['Rollover']>, ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createRollover?: Resolver<ResolversTypes['RolloverPayload'], ParentType, ContextType, RequireFields<MutationCreateRolloverArgs, 'input'>>;
  updateRollover?: Resolver<ResolversTypes['RolloverPayload'], ParentType, ContextType, RequireFields<MutationUpdateRolloverArgs, 'input'>>;
  createOrRetrieveAccount?: Resolver<ResolversTypes['CreateOrRetrieveAccountPayload'], ParentType, ContextType, RequireFields<MutationCreateOrRetrieveAccountArgs, 'input'>>;
  updateAccount?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<MutationUpdateAccountArgs, 'input'>>;
  eraseAccount?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<MutationEraseAccountArgs, 'input'>>;
  rotateApiKey?: Resolver<ResolversTypes['RotateApiKeyPayload'], ParentType, ContextType, RequireFields<MutationRotateApiKeyArgs, 'input'>>;
  requestRolloverConsent?: Resolver<ResolversTypes['RolloverPayload'], ParentType, ContextType, RequireFields<MutationRequestRolloverConsentArgs, 'input'>>;
  signRolloverConsent?: Resolver<ResolversTypes['RolloverPayload'], ParentType, ContextType, RequireFields<MutationSignRolloverConsentArgs, 'input'>>;
  submitRollover?: Resolver<ResolversTypes['RolloverPayload'], ParentType, ContextType, RequireFields<MutationSubmitRolloverArgs, 'input'>>;
  startRolloverReview?: Resolver<ResolversTypes['RolloverPayload'], ParentType, ContextType, RequireFields<MutationStartRolloverReviewArgs, 'input'>>;
  approveRollover?: Resolver<ResolversTypes['RolloverPayload'], ParentType, ContextType, RequireFields<MutationApproveRolloverArgs, 'input'>>;
  rejectRollover?: Resolver<ResolversTypes['RolloverPayload'], ParentType, ContextType, RequireFields<MutationRejectRolloverArgs, 'input'>>;
  requestRolloverDocuments?: Resolver<ResolversTypes['RolloverPayload'], ParentType, ContextType, RequireFields<MutationRequestRolloverDocumentsArgs, 'input'>>;
  provideRolloverDocuments?: Resolver<ResolversTypes['RolloverPayload'], ParentType, ContextType, RequireFields<MutationProvideRolloverDocumentsArgs, 'input'>>;
  sendRolloverToCustodian?: Resolver<ResolversTypes['RolloverPayload'], ParentType, ContextType, RequireFields<MutationSendRolloverToCustodianArgs, 'input'>>;
  acknowledgeRollover?: Resolver<ResolversTypes['RolloverPayload'], ParentType, ContextType, RequireFields<MutationAcknowledgeRolloverArgs, 'input'>>;
  custodianSoftRejectRollover?: Resolver<ResolversTypes['RolloverPayload'], ParentType, ContextType, RequireFields<MutationCustodianSoftRejectRolloverArgs, 'input'>>;
  custodianRejectRollover?: Resolver<ResolversTypes['RolloverPayload'], ParentType, ContextType, RequireFields<MutationCustodianRejectRolloverArgs, 'input'>>;
  markRolloverFundsSent?: Resolver<ResolversTypes['RolloverPayload'], ParentType, ContextType, RequireFields<MutationMarkRolloverFundsSentArgs, 'input'>>;
  recordRolloverDistribution?: Resolver<ResolversTypes['RolloverPayload'], ParentType, ContextType, RequireFields<MutationRecordRolloverDistributionArgs, 'input'>>;
  reportRolloverFundsReturned?: Resolver<ResolversTypes['RolloverPayload'], ParentType, ContextType, RequireFields<MutationReportRolloverFundsReturnedArgs, 'input'>>;
  markRolloverFundsReceived?: Resolver<ResolversTypes['RolloverPayload'], ParentType, ContextType, RequireFields<MutationMarkRolloverFundsReceivedArgs, 'input'>>;
  resolveRolloverMismatch?: Resolver<ResolversTypes['RolloverPayload'], ParentType, ContextType, RequireFields<MutationResolveRolloverMismatchArgs, 'input'>>;
  completeRollover?: Resolver<ResolversTypes['RolloverPayload'], ParentType, ContextType, RequireFields<MutationCompleteRolloverArgs, 'input'>>;
  holdRollover?: Resolver<ResolversTypes['RolloverPayload'], ParentType, ContextType, RequireFields<MutationHoldRolloverArgs, 'input'>>;
  releaseRollover?: Resolver<ResolversTypes['RolloverPayload'], ParentType, ContextType, RequireFields<MutationReleaseRolloverArgs, 'input'>>;
  cancelRollover?: Resolver<ResolversTypes['RolloverPayload'], ParentType, ContextType, RequireFields<MutationCancelRolloverArgs, 'input'>>;
  failRollover?: Resolver<ResolversTypes['RolloverPayload'], ParentType, ContextType, RequireFields<MutationFailRolloverArgs, 'input'>>;
  advanceSandboxRollover?: Resolver<ResolversTypes['RolloverPayload'], ParentType, ContextType, RequireFields<MutationAdvanceSandboxRolloverArgs, 'input'>>;
  simulateSandboxHappening?: Resolver<ResolversTypes['RolloverPayload'], ParentType, ContextType, RequireFields<MutationSimulateSandboxHappeningArgs, 'input'>>;
  advanceSandboxClock?: Resolver<ResolversTypes['AdvanceSandboxClockPayload'], ParentType, ContextType, RequireFields<MutationAdvanceSandboxClockArgs, 'input'>>;
  createWebhookEndpoint?: Resolver<ResolversTypes['WebhookEndpointWithSecretPayload'], ParentType, ContextType, RequireFields<MutationCreateWebhookEndpointArgs, 'input'>>;
  updateWebhookEndpoint?: Resolver<ResolversTypes['WebhookEndpointPayload'], ParentType, ContextType, RequireFields<MutationUpdateWebhookEndpointArgs, 'input'>>;
  deleteWebhookEndpoint?: Resolver<ResolversTypes['DeleteWebhookEndpointPayload'], ParentType, ContextType, RequireFields<MutationDeleteWebhookEndpointArgs, 'input'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['WebhookEndpointWithSecretPayload'], ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'input'>>;
  revealWebhookSecret?: Resolver<ResolversTypes['RevealWebhookSecretPayload'], ParentType, ContextType, RequireFields<MutationRevealWebhookSecretArgs, 'input'>>;
  testWebhookEndpoint?: Resolver<ResolversTypes['WebhookDeliveryPayload'], ParentType, ContextType, RequireFields<MutationTestWebhookEndpointArgs, 'input'>>;
  recoverWebhookEndpoint?: Resolver<ResolversTypes['WebhookRecoveryPayload'], ParentType, ContextType, RequireFields<MutationRecoverWebhookEndpointArgs, 'input'>>;
  redeliverEvent?: Resolver<ResolversTypes['WebhookDeliveriesPayload'], ParentType, ContextType, RequireFields<MutationRedeliverEventArgs, 'input'>>;
};

export type RolloverEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RolloverEdge'] = ResolversParentTypes['RolloverEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Rollover'], ParentType, ContextType>;
};

export type RolloverConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RolloverConnection'] = ResolversParentTypes['RolloverConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RolloverEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RolloverStandingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RolloverStanding'] = ResolversParentTypes['RolloverStanding']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RolloverState'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RolloverStatus'], ParentType, ContextType>;
  pendingOn?: Resolver<ResolversTypes['PendingOn'], ParentType, ContextType>;
  availableActions?: Resolver<ReadonlyArray<ResolversTypes['RolloverAction']>, ParentType, ContextType>;
  deadlines?: Resolver<ReadonlyArray<ResolversTypes['Deadline']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AvailableActionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AvailableAction'] = ResolversParentTypes['AvailableAction']> = {
  action?: Resolver<ResolversTypes['RolloverAction'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
};

export type RolloverSideResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RolloverSide'] = ResolversParentTypes['RolloverSide']> = {
  custodianId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  custodian?: Resolver<Maybe<ResolversTypes['Custodian']>, ParentType, ContextType>;
  accountType?: Resolver<ResolversTypes['AccountType'], ParentType, ContextType>;
  accountNumberMask?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstContributionDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RolloverAmountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RolloverAmount'] = ResolversParentTypes['RolloverAmount']> = {
  kind?: Resolver<ResolversTypes['AmountKind'], ParentType, ContextType>;
  requested?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RolloverAmountsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RolloverAmounts'] = ResolversParentTypes['RolloverAmounts']> = {
  sent?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withheldFederal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withheldState?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  posted?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type RolloverTransferResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RolloverTransfer'] = ResolversParentTypes['RolloverTransfer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['DeliveryMethod'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withheldFederal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withheldState?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sentTo?: Resolver<ResolversTypes['FundsRecipient'], ParentType, ContextType>;
  trackingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TransferStatus'], ParentType, ContextType>;
  voidReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TaxTreatmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TaxTreatment'] = ResolversParentTypes['TaxTreatment']> = {
  taxable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code1099R?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RolloverDocumentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RolloverDocument'] = ResolversParentTypes['RolloverDocument']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DocumentType'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DocumentStatus'], ParentType, ContextType>;
};

export type AmountMismatchResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AmountMismatch'] = ResolversParentTypes['AmountMismatch']> = {
  expected?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MismatchStatus'], ParentType, ContextType>;
  resolution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RejectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Rejection'] = ResolversParentTypes['Rejection']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['RejectedBy'], ParentType, ContextType>;
};

export type RolloverResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Rollover'] = ResolversParentTypes['Rollover']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  environment?: Resolver<ResolversTypes['Environment'], ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['RolloverType'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['RolloverSide'], ParentType, ContextType>;
  destination?: Resolver<ResolversTypes['RolloverSide'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['RolloverAmount'], ParentType, ContextType>;
  amounts?: Resolver<ResolversTypes['RolloverAmounts'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['RolloverTransfer']>, ParentType, ContextType>;
  deliveryMethod?: Resolver<ResolversTypes['DeliveryMethod'], ParentType, ContextType>;
  taxTreatment?: Resolver<ResolversTypes['TaxTreatment'], ParentType, ContextType>;
  eligibility?: Resolver<ResolversTypes['Eligibility'], ParentType, ContextType>;
  documents?: Resolver<ReadonlyArray<ResolversTypes['RolloverDocument']>, ParentType, ContextType>;
  deadlines?: Resolver<ReadonlyArray<ResolversTypes['Deadline']>, ParentType, ContextType>;
  amountMismatch?: Resolver<Maybe<ResolversTypes['AmountMismatch']>, ParentType, ContextType>;
  rejection?: Resolver<Maybe<ResolversTypes['Rejection']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RolloverState'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RolloverStatus'], ParentType, ContextType>;
  pendingOn?: Resolver<ResolversTypes['PendingOn'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timeline?: Resolver<ResolversTypes['TimelineConnection'], ParentType, ContextType, RequireFields<RolloverTimelineArgs, 'first'>>;
  events?: Resolver<Maybe<ResolversTypes['EventConnection']>, ParentType, ContextType, RequireFields<RolloverEventsArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SandboxClockResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SandboxClock'] = ResolversParentTypes['SandboxClock']> = {
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  secondsAhead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fired?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AdvanceSandboxClockPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AdvanceSandboxClockPayload'] = ResolversParentTypes['AdvanceSandboxClockPayload']> = {
  clock?: Resolver<Maybe<ResolversTypes['SandboxClock']>, ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ActorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Actor'] = ResolversParentTypes['Actor']> = {
  type?: Resolver<ResolversTypes['ActorType'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type TimelineEntryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TimelineEntry'] = ResolversParentTypes['TimelineEntry']> = {
  rolloverId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  action?: Resolver<Maybe<ResolversTypes['RolloverAction']>, ParentType, ContextType>;
  fromState?: Resolver<Maybe<ResolversTypes['RolloverState']>, ParentType, ContextType>;
  toState?: Resolver<ResolversTypes['RolloverState'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  prevHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TimelineEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TimelineEdge'] = ResolversParentTypes['TimelineEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TimelineEntry'], ParentType, ContextType>;
};

export type TimelineConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TimelineConnection'] = ResolversParentTypes['TimelineConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['TimelineEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DeadlineResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Deadline'] = ResolversParentTypes['Deadline']> = {
  type?: Resolver<ResolversTypes['DeadlineType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DeadlineStatus'], ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  consequence?: Resolver<ResolversTypes['DeadlineConsequence'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  __resolveType: TypeResolveFn<'ValidationError' | 'TransitionError' | 'NotPermittedError' | 'VersionError' | 'ConflictError', ParentType, ContextType>;
};

export type ValidationErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ValidationError'] = ResolversParentTypes['ValidationError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TransitionErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TransitionError'] = ResolversParentTypes['TransitionError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['RolloverState']>, ParentType, ContextType>;
  allowedActions?: Resolver<ReadonlyArray<ResolversTypes['RolloverAction']>, ParentType, ContextType>;
  openRollovers?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotPermittedErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NotPermittedError'] = ResolversParentTypes['NotPermittedError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['EligibilityRule']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VersionErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VersionError'] = ResolversParentTypes['VersionError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  currentVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConflictErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConflictError'] = ResolversParentTypes['ConflictError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  environment?: Resolver<ResolversTypes['Environment'], ParentType, ContextType>;
  endpointId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WebhookDeliveryKind'], ParentType, ContextType>;
  recoveryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookDeliveryStatus'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  history?: Resolver<Maybe<ReadonlyArray<ResolversTypes['WebhookAttempt']>>, ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookAttemptResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WebhookAttempt'] = ResolversParentTypes['WebhookAttempt']> = {
  attemptedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  latencyMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statusCode?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  responseBody?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  request?: Resolver<ResolversTypes['WebhookRequest'], ParentType, ContextType>;
};

export type WebhookRequestResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WebhookRequest'] = ResolversParentTypes['WebhookRequest']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  headers?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookDeliveryEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WebhookDeliveryEdge'] = ResolversParentTypes['WebhookDeliveryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type WebhookDeliveryConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WebhookDeliveryConnection'] = ResolversParentTypes['WebhookDeliveryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WebhookDeliveryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type WebhookEndpointResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WebhookEndpoint'] = ResolversParentTypes['WebhookEndpoint']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  environment?: Resolver<ResolversTypes['Environment'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  disabledReason?: Resolver<Maybe<ResolversTypes['WebhookDisabledReason']>, ParentType, ContextType>;
  ordering?: Resolver<ResolversTypes['WebhookOrdering'], ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stats?: Resolver<Maybe<ResolversTypes['WebhookStats']>, ParentType, ContextType>;
  deliveries?: Resolver<Maybe<ResolversTypes['WebhookDeliveryConnection']>, ParentType, ContextType, RequireFields<WebhookEndpointDeliveriesArgs, 'first'>>;
  recoveries?: Resolver<Maybe<ResolversTypes['WebhookRecoveryConnection']>, ParentType, ContextType, RequireFields<WebhookEndpointRecoveriesArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookEndpointEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WebhookEndpointEdge'] = ResolversParentTypes['WebhookEndpointEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookEndpoint'], ParentType, ContextType>;
};

export type WebhookEndpointConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WebhookEndpointConnection'] = ResolversParentTypes['WebhookEndpointConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WebhookEndpointEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type WebhookStatsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WebhookStats'] = ResolversParentTypes['WebhookStats']> = {
  endpointId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  succeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  successRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldestWaitingAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WebhookRecoveryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WebhookRecovery'] = ResolversParentTypes['WebhookRecovery']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  environment?: Resolver<ResolversTypes['Environment'], ParentType, ContextType>;
  endpointId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookRecoveryStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  succeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  preparedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WebhookRecoveryEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WebhookRecoveryEdge'] = ResolversParentTypes['WebhookRecoveryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookRecovery'], ParentType, ContextType>;
};

export type WebhookRecoveryConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WebhookRecoveryConnection'] = ResolversParentTypes['WebhookRecoveryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WebhookRecoveryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type WebhookEndpointPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WebhookEndpointPayload'] = ResolversParentTypes['WebhookEndpointPayload']> = {
  endpoint?: Resolver<Maybe<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WebhookEndpointWithSecretPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WebhookEndpointWithSecretPayload'] = ResolversParentTypes['WebhookEndpointWithSecretPayload']> = {
  endpoint?: Resolver<Maybe<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteWebhookEndpointPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeleteWebhookEndpointPayload'] = ResolversParentTypes['DeleteWebhookEndpointPayload']> = {
  deletedEndpointId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WebhookSecretResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WebhookSecret'] = ResolversParentTypes['WebhookSecret']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RevealWebhookSecretPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RevealWebhookSecretPayload'] = ResolversParentTypes['RevealWebhookSecretPayload']> = {
  endpointId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  secrets?: Resolver<Maybe<ReadonlyArray<ResolversTypes['WebhookSecret']>>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WebhookDeliveryPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WebhookDeliveryPayload'] = ResolversParentTypes['WebhookDeliveryPayload']> = {
  delivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WebhookDeliveriesPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WebhookDeliveriesPayload'] = ResolversParentTypes['WebhookDeliveriesPayload']> = {
  deliveries?: Resolver<Maybe<ReadonlyArray<ResolversTypes['WebhookDelivery']>>, ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WebhookRecoveryPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WebhookRecoveryPayload'] = ResolversParentTypes['WebhookRecoveryPayload']> = {
  recovery?: Resolver<Maybe<ResolversTypes['WebhookRecovery']>, ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  Address?: AddressResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  AccountEdge?: AccountEdgeResolvers<ContextType>;
  AccountConnection?: AccountConnectionResolvers<ContextType>;
  AccountPayload?: AccountPayloadResolvers<ContextType>;
  CreateOrRetrieveAccountPayload?: CreateOrRetrieveAccountPayloadResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  ApiKeyEdge?: ApiKeyEdgeResolvers<ContextType>;
  ApiKeyConnection?: ApiKeyConnectionResolvers<ContextType>;
  RotateApiKeyPayload?: RotateApiKeyPayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Money?: GraphQLScalarType;
  JSONObject?: GraphQLScalarType;
  Environment?: EnvironmentResolvers;
  Node?: NodeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  CustodianRequirements?: CustodianRequirementsResolvers<ContextType>;
  ProcessingDays?: ProcessingDaysResolvers<ContextType>;
  Custodian?: CustodianResolvers<ContextType>;
  CustodianEdge?: CustodianEdgeResolvers<ContextType>;
  CustodianConnection?: CustodianConnectionResolvers<ContextType>;
  EligibilityCondition?: EligibilityConditionResolvers<ContextType>;
  EligibilityRule?: EligibilityRuleResolvers<ContextType>;
  Eligibility?: EligibilityResolvers<ContextType>;
  Event?: EventResolvers<ContextType>;
  EventEdge?: EventEdgeResolvers<ContextType>;
  EventConnection?: EventConnectionResolvers<ContextType>;
  EventType?: EventTypeResolvers<ContextType>;
  RolloverType?: RolloverTypeResolvers;
  RolloverState?: RolloverStateResolvers;
  RolloverStatus?: RolloverStatusResolvers;
  PendingOn?: PendingOnResolvers;
  AccountType?: AccountTypeResolvers;
  DeliveryMethod?: DeliveryMethodResolvers;
  RolloverPayload?: RolloverPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  RolloverEdge?: RolloverEdgeResolvers<ContextType>;
  RolloverConnection?: RolloverConnectionResolvers<ContextType>;
  RolloverStanding?: RolloverStandingResolvers<ContextType>;
  AvailableAction?: AvailableActionResolvers<ContextType>;
  RolloverSide?: RolloverSideResolvers<ContextType>;
  RolloverAmount?: RolloverAmountResolvers<ContextType>;
  RolloverAmounts?: RolloverAmountsResolvers<ContextType>;
  RolloverTransfer?: RolloverTransferResolvers<ContextType>;
  TaxTreatment?: TaxTreatmentResolvers<ContextType>;
  RolloverDocument?: RolloverDocumentResolvers<ContextType>;
  AmountMismatch?: AmountMismatchResolvers<ContextType>;
  Rejection?: RejectionResolvers<ContextType>;
  Rollover?: RolloverResolvers<ContextType>;
  SandboxClock?: SandboxClockResolvers<ContextType>;
  AdvanceSandboxClockPayload?: AdvanceSandboxClockPayloadResolvers<ContextType>;
  Actor?: ActorResolvers<ContextType>;
  TimelineEntry?: TimelineEntryResolvers<ContextType>;
  TimelineEdge?: TimelineEdgeResolvers<ContextType>;
  TimelineConnection?: TimelineConnectionResolvers<ContextType>;
  Deadline?: DeadlineResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  ValidationError?: ValidationErrorResolvers<ContextType>;
  TransitionError?: TransitionErrorResolvers<ContextType>;
  NotPermittedError?: NotPermittedErrorResolvers<ContextType>;
  VersionError?: VersionErrorResolvers<ContextType>;
  ConflictError?: ConflictErrorResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookAttempt?: WebhookAttemptResolvers<ContextType>;
  WebhookRequest?: WebhookRequestResolvers<ContextType>;
  WebhookDeliveryEdge?: WebhookDeliveryEdgeResolvers<ContextType>;
  WebhookDeliveryConnection?: WebhookDeliveryConnectionResolvers<ContextType>;
  WebhookEndpoint?: WebhookEndpointResolvers<ContextType>;
  WebhookEndpointEdge?: WebhookEndpointEdgeResolvers<ContextType>;
  WebhookEndpointConnection?: WebhookEndpointConnectionResolvers<ContextType>;
  WebhookStats?: WebhookStatsResolvers<ContextType>;
  WebhookRecovery?: WebhookRecoveryResolvers<ContextType>;
  WebhookRecoveryEdge?: WebhookRecoveryEdgeResolvers<ContextType>;
  WebhookRecoveryConnection?: WebhookRecoveryConnectionResolvers<ContextType>;
  WebhookEndpointPayload?: WebhookEndpointPayloadResolvers<ContextType>;
  WebhookEndpointWithSecretPayload?: WebhookEndpointWithSecretPayloadResolvers<ContextType>;
  DeleteWebhookEndpointPayload?: DeleteWebhookEndpointPayloadResolvers<ContextType>;
  WebhookSecret?: WebhookSecretResolvers<ContextType>;
  RevealWebhookSecretPayload?: RevealWebhookSecretPayloadResolvers<ContextType>;
  WebhookDeliveryPayload?: WebhookDeliveryPayloadResolvers<ContextType>;
  WebhookDeliveriesPayload?: WebhookDeliveriesPayloadResolvers<ContextType>;
  WebhookRecoveryPayload?: WebhookRecoveryPayloadResolvers<ContextType>;
};

