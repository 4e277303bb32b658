import type { BigIntColumn, JsonColumn } from "../../statements/column-types.ts";
import type { ColumnType } from "kysely";
export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export type Account = {
    id: string;
    organizationId: string;
    externalId: string | null;
    /**
     * The widget session that created this account where no external id vouches for the participant.
     */
    createdBySessionId: string | null;
    status: Generated<string>;
    /**
     * Null, with all that is personal, once the account is erased.
     */
    firstName: string | null;
    lastName: string | null;
    emailCiphertext: string | null;
    phoneCiphertext: string | null;
    dateOfBirthCiphertext: string | null;
    ssnLast4Ciphertext: string | null;
    addressCiphertext: string | null;
    emailIndex: string | null;
    emailDateOfBirthIndex: string | null;
    emailSsnLast4Index: string | null;
    /**
     * Of the last name, the birth date and the last four digits; null in rows from before it, until they are written again.
     */
    personIndex: string | null;
    /**
     * The key under which free texts about the participant are sealed in timelines, as ciphertext. Erasure destroys it.
     */
    textsKeyCiphertext: string | null;
    metadata: JsonColumn;
    version: Generated<number>;
    createdAt: Date;
    updatedAt: Date;
};
export type ApiKey = {
    id: string;
    organizationId: string;
    environment: string;
    type: string;
    name: string;
    /**
     * HMAC-SHA-256 of the whole key under the pepper named beside it, lowercase hex. The key itself is nowhere.
     */
    keyHash: string;
    pepperId: string;
    prefix: string;
    last4: string;
    scopes: string[];
    /**
     * Addresses and CIDR blocks; empty means any address.
     */
    ipAllowlist: string[];
    rateLimitPerMinute: number | null;
    createdAt: Date;
    expiresAt: Date | null;
    revokedAt: Date | null;
    lastUsedAt: Date | null;
    /**
     * Null while it was never used, and of keys whose first use is older than this column.
     */
    firstUsedAt: Date | null;
    /**
     * The key that this one replaced. Unique: a key has one successor, whatever races for it.
     */
    rotatedFromId: string | null;
    /**
     * The person (`usr_…`) who created it, or rotated its predecessor in the portal; null where the operator's command did.
     */
    createdBy: string | null;
    /**
     * Counts the changes of what a person may edit.
     */
    version: Generated<number>;
};
export type Approval = {
    id: string;
    organizationId: string;
    action: string;
    rolloverId: string | null;
    /**
     * The rollover's when it was asked for, and a keyed digest of what was to be seen of it that matters.
     */
    rolloverVersion: number | null;
    rolloverDigest: string | null;
    /**
     * A keyed digest of each fact that it covers, by path. Null where it is of no rollover, and for those from before the column.
     */
    covered: JsonColumn | null;
    /**
     * The covered facts as people read them, under the key of the participant's account; null once that is erased.
     */
    sealedFacts: string | null;
    /**
     * With what, where it is of no rollover.
     */
    params: JsonColumn | null;
    /**
     * With what, under the key of the participant's account; null once that is erased.
     */
    sealedParams: string | null;
    /**
     * `pending`, `confirmed`, `declined`, `withdrawn`, `expired` or `done`.
     */
    state: string;
    requestedBy: JsonColumn;
    /**
     * The user who is the member, or who made the key; null of a key that nobody is known to have made.
     */
    requesterId: string | null;
    /**
     * The first of the keys that led to the key by rotation; null of a member.
     */
    requesterFamily: string | null;
    requestedAt: Date;
    expiresAt: Date;
    decidedBy: JsonColumn | null;
    decidedAt: Date | null;
    /**
     * Why it was declined: as it was given, or under the key of the participant's account.
     */
    reason: string | null;
    sealedReason: string | null;
    /**
     * When what it opens was first used.
     */
    usedAt: Date | null;
};
export type AuditCheck = {
    chain: string;
    /**
     * Where the round that is under way stands; zero where none is.
     */
    sequence: Generated<BigIntColumn>;
    hash: Generated<string>;
    /**
     * When a whole round ended last, and with which row.
     */
    verifiedAt: Date | null;
    verifiedSequence: Generated<BigIntColumn>;
    verifiedHash: Generated<string>;
    /**
     * The first place that did not hold in the last round or in this one, and how; null where all did.
     */
    faultSequence: BigIntColumn | null;
    faultDetail: string | null;
};
export type AuditEntry = {
    id: Generated<BigIntColumn>;
    /**
     * Null where the change is of the whole deployment: the directory of custodians, the data keys.
     */
    organizationId: string | null;
    actorType: string;
    actorId: string | null;
    action: string;
    targetId: string;
    data: JsonColumn;
    requestId: string | null;
    /**
     * By the clock of whoever did it.
     */
    createdAt: Date;
    /**
     * By the database's clock; null for what is older than the chain.
     */
    recordedAt: Date | null;
    /**
     * The role that was logged in; null for what is older than the chain.
     */
    recordedBy: string | null;
    /**
     * The organization's id, or "deployment".
     */
    chain: string;
    /**
     * Its place in the chain: 1, 2, 3, without a gap.
     */
    sequence: BigIntColumn;
    prevHash: string;
    hash: string;
};
export type AuditHead = {
    chain: string;
    sequence: BigIntColumn;
    hash: string;
};
export type AuditPending = {
    id: Generated<BigIntColumn>;
    /**
     * The transaction's number.
     */
    transaction: BigIntColumn;
    /**
     * Its place among those of one call; the first has the trigger fire.
     */
    position: BigIntColumn;
    organizationId: string | null;
    actorType: string;
    actorId: string | null;
    action: string;
    targetId: string;
    data: JsonColumn;
    requestId: string | null;
    createdAt: Date;
    recordedAt: Date;
    recordedBy: string;
    chain: string;
};
export type Consent = {
    id: string;
    organizationId: string;
    accountId: string;
    /**
     * The widget's session in which it was given; null once the account is erased.
     */
    sessionId: string | null;
    /**
     * The two sides, as the participant chose them.
     */
    rollover: JsonColumn;
    /**
     * Each statement as it was shown. An erasure keeps the texts that are the catalogue's.
     */
    statements: JsonColumn;
    /**
     * Of both; null once the account is erased. One consent of a session is kept once.
     */
    digest: string | null;
    /**
     * When it was given, by the database's clock.
     */
    createdAt: Date;
    erasedAt: Date | null;
};
export type Custodian = {
    id: string;
    slug: string;
    name: string;
    aliases: string[];
    /**
     * What an alias is to the custodian, and a sentence about it; null in rows from before it.
     */
    aliasFacts: JsonColumn | null;
    category: string;
    roles: string[];
    supportedAccountTypes: string[];
    deliveryMethods: string[];
    requirements: JsonColumn;
    processingDaysMin: number;
    processingDaysMax: number;
    logoUrl: string | null;
    website: string | null;
    /**
     * Where rollovers that come in are to be sent; null where nobody has said.
     */
    receiving: JsonColumn | null;
    /**
     * Its place among those shown before anything is typed, from 1; null for all others.
     */
    popularRank: number | null;
    verified: Generated<boolean>;
    active: Generated<boolean>;
    createdAt: Date;
    updatedAt: Date;
};
export type CustodianChange = {
    id: Generated<BigIntColumn>;
    /**
     * The changed facts by custodian: `{"cus_…": ["name", "wire"]}`.
     */
    facts: JsonColumn;
    /**
     * The database transaction: the same for all rows of an import.
     */
    transactionId: BigIntColumn;
    /**
     * By the clock of the import.
     */
    changedAt: Date;
    /**
     * The last approval that was looked at; null before the first.
     */
    afterOrganizationId: string | null;
    afterApprovalId: string | null;
};
export type CustodianRequest = {
    id: string;
    organizationId: string;
    accountId: string;
    /**
     * The side of the rollover: `source` or `destination`.
     */
    side: string;
    accountType: string | null;
    name: string;
    /**
     * By which requests for the same company are put together.
     */
    nameKey: string;
    createdAt: Date;
    /**
     * When it was asked for last.
     */
    seenAt: Date;
    /**
     * When the operator has settled it; null while it is open.
     */
    settledAt: Date | null;
    /**
     * The custodian that it turned out to be; null while it is open, or where it was dismissed.
     */
    custodianId: string | null;
};
export type Deployment = {
    singleton: Generated<boolean>;
    environment: string;
    stampedAt: Date;
    /**
     * Added to a transaction's number to make the position of an event: `move_event_offset` chooses it.
     */
    eventOffset: Generated<BigIntColumn>;
    /**
     * The `server_life()` that the offset was chosen for.
     */
    serverLife: Generated<string>;
    /**
     * When the database last moved to another server or timeline: a failover or a restore, not a restart.
     */
    serverChangedAt: Date | null;
};
export type Distribution = {
    id: string;
    organizationId: string;
    accountId: string;
    externalId: string | null;
    /**
     * `draft`, `submitted` or `cancelled`: what was done to all of it.
     */
    state: string;
    amount: string;
    moneySources: JsonColumn;
    /**
     * What is paid to the participant and not rolled over, by kind of money.
     */
    paidOut: JsonColumn;
    /**
     * In the order of its destinations.
     */
    rolloverIds: string[];
    version: Generated<number>;
    createdAt: Date;
    updatedAt: Date;
};
export type DocumentFile = {
    /**
     * The document's id.
     */
    id: string;
    organizationId: string;
    rolloverId: string;
    /**
     * `uploading` until the document is there, then `stored`; `leaving` until the bytes are gone too, and the row with them.
     */
    status: string;
    /**
     * Under the data keys; empty once the file is to go: what the storage has cannot be read any more.
     */
    fileKeyCiphertext: string;
    createdAt: Date;
};
export type Event = {
    id: string;
    organizationId: string;
    type: string;
    data: JsonColumn;
    rolloverId: string | null;
    sequence: number | null;
    createdAt: Date;
    /**
     * Where it stands among the events as they are followed; a trigger sets it.
     */
    position: Generated<BigIntColumn>;
    /**
     * The trace of what caused it, as W3C Trace Context writes it; null where there was none.
     */
    traceparent: string | null;
    /**
     * What travels with `traceparent`: entries of tracing systems, opaque to everybody else.
     */
    tracestate: string | null;
};
export type IdempotencyRecord = {
    /**
     * Keyed digest of the organization, what was called, and the key that the client chose.
     */
    id: string;
    organizationId: string;
    /**
     * Keyed digest of the body: another body under the same key is a mistake of the client.
     */
    fingerprint: string;
    answerCiphertext: string;
    /**
     * Keyed digests of the accounts and rollovers that the call named, and of those that the answer tells of.
     */
    subjectDigests: Generated<string[]>;
    /**
     * Empty since the last release, which still reads it.
     */
    accountDigests: Generated<string[]>;
    createdAt: Date;
    expiresAt: Date;
};
export type IdentityCheck = {
    organizationId: string;
    accountId: string;
    /**
     * When the wrong answers of the last 24 hours came, as long as there are fewer than five.
     */
    wrongAt: Date[];
    /**
     * Until then nothing is compared.
     */
    lockedUntil: Date | null;
};
export type KeyAlert = {
    keyId: string;
    /**
     * The type of the event.
     */
    kind: string;
    /**
     * What of: the network, the day, the end.
     */
    subject: string;
    organizationId: string;
    at: Date;
};
export type KeyNetwork = {
    keyId: string;
    network: string;
    organizationId: string;
    firstSeenAt: Date;
    /**
     * Moved forward once a day.
     */
    lastSeenAt: Date;
    /**
     * When it was decided whether to tell of it; null until then.
     */
    judgedAt: Date | null;
};
export type KeyUsageHour = {
    keyId: string;
    /**
     * When the hour began.
     */
    hour: Date;
    organizationId: string;
    accepted: Generated<number>;
    refused: Generated<number>;
    /**
     * The first and the last use of the hour that was accepted, and where the last came from.
     */
    firstUsedAt: Date | null;
    lastUsedAt: Date | null;
    lastAddress: string | null;
    lastUserAgent: string | null;
    /**
     * The last use that was refused, with the code that it was answered.
     */
    lastRefusedAt: Date | null;
    lastRefusedCode: string | null;
    lastRefusedAddress: string | null;
};
export type LoggedHour = {
    organizationId: string;
    hour: Date;
    requests: number;
};
export type LoggedRequest = {
    /**
     * The request's id.
     */
    id: string;
    /**
     * By the database's clock.
     */
    at: Date;
    organizationId: string;
    /**
     * `api` or `widget_auth`.
     */
    service: string;
    method: string;
    /**
     * The route's pattern, never the path; null where there is none.
     */
    route: string | null;
    status: number;
    /**
     * The error's code.
     */
    code: string | null;
    keyId: string | null;
    memberId: string | null;
    durationMs: number;
};
export type Mail = {
    id: string;
    /**
     * Null for what is of no organization.
     */
    organizationId: string | null;
    /**
     * To whom, subject and text as one JSON text: links in it are as good as passwords.
     */
    contentCiphertext: string;
    attempts: Generated<number>;
    /**
     * Null once it has been given up.
     */
    nextAttemptAt: Date | null;
    /**
     * What the last attempt said, without an address.
     */
    lastError: string | null;
    createdAt: Date;
};
export type Member = {
    id: string;
    userId: string;
    /**
     * Null for the institution's own staff.
     */
    organizationId: string | null;
    role: string;
    version: Generated<number>;
    createdAt: Date;
    /**
     * The member who invited them; null where the operator's command did.
     */
    createdBy: string | null;
    /**
     * The member who last raised their role, and when; null where no member did.
     */
    roleRaisedBy: string | null;
    roleRaisedAt: Date | null;
    /**
     * Since when they are none: rows stay, for the log names them.
     */
    removedAt: Date | null;
};
export type MemberInvitation = {
    id: string;
    organizationId: string | null;
    /**
     * In lowercase.
     */
    email: string;
    role: string;
    /**
     * SHA-256 of the link's token, lowercase hex. The token itself is nowhere.
     */
    tokenHash: string;
    /**
     * The member who invites; null where the operator's command does.
     */
    invitedBy: string | null;
    /**
     * True if only a mail carries the link, so that its holder reads the mailbox.
     */
    isMailed: Generated<boolean>;
    createdAt: Date;
    expiresAt: Date;
    acceptedAt: Date | null;
    /**
     * Taken back, or replaced by a newer one to the same address.
     */
    revokedAt: Date | null;
};
export type Organization = {
    id: string;
    name: string;
    /**
     * Origins that the widget's sessions may be used from unless a session names its own.
     */
    allowedOrigins: string[];
    /**
     * Where its days begin and end: a name of the IANA time zone database.
     */
    timeZone: Generated<string>;
    /**
     * The days after which what is waited for is overdue, where they are not the service's own.
     */
    deadlineDays: Generated<JsonColumn>;
    /**
     * How far the sandbox clock of this organization is ahead; zero unless it was advanced, and always in live.
     */
    clockOffsetMs: Generated<BigIntColumn>;
    /**
     * Since when none of its keys, members and sessions is served; null unless the operator has locked it.
     */
    lockedAt: Date | null;
    /**
     * Why, in the operator's words: for the operator alone.
     */
    lockReason: string | null;
    /**
     * What needs a second person.
     */
    secondPerson: Generated<string[]>;
    /**
     * Counts the changes of its settings and its name: what two people who change them at once go by.
     */
    version: Generated<number>;
    createdAt: Date;
    updatedAt: Date;
};
export type PortalCredential = {
    id: string;
    userId: string;
    accountId: string;
    providerId: string;
    accessToken: string | null;
    refreshToken: string | null;
    idToken: string | null;
    accessTokenExpiresAt: Date | null;
    refreshTokenExpiresAt: Date | null;
    scope: string | null;
    password: string | null;
    createdAt: Date;
    updatedAt: Date;
};
export type PortalPasskey = {
    id: string;
    userId: string;
    name: string | null;
    publicKey: string;
    credentialId: string;
    /**
     * An authenticator counts to 2^32.
     */
    counter: number;
    deviceType: string;
    backedUp: boolean;
    transports: string | null;
    aaguid: string | null;
    createdAt: Date | null;
};
export type PortalSession = {
    id: string;
    userId: string;
    token: string;
    expiresAt: Date;
    ipAddress: string | null;
    userAgent: string | null;
    /**
     * What was shown besides a password: `totp`, `recovery_code`, `passkey` or `sso`; null for a password alone.
     */
    secondFactor: string | null;
    /**
     * The OpenID Connect issuer that opened the session; null for the portal's own sign-in.
     */
    ssoIssuer: string | null;
    createdAt: Date;
    updatedAt: Date;
};
export type PortalSsoDomain = {
    id: string;
    /**
     * Null for the institution's own staff.
     */
    organizationId: string | null;
    issuer: string;
    /**
     * In lowercase.
     */
    domain: string;
    createdAt: Date;
};
export type PortalThrottle = {
    /**
     * What is counted, and a keyed digest of whom.
     */
    key: string;
    count: number;
    windowEndsAt: Date;
};
export type PortalTwoFactor = {
    id: string;
    userId: string;
    secret: string;
    backupCodes: string;
    verified: Generated<boolean>;
    failedVerificationCount: Generated<number>;
    lockedUntil: Date | null;
    /**
     * The time step of the last accepted code: no code is accepted twice.
     */
    lastUsedStep: number | null;
};
export type PortalUser = {
    id: string;
    name: string;
    /**
     * In lowercase.
     */
    email: string;
    emailVerified: Generated<boolean>;
    /**
     * When the person proved to read the mailbox; null before. Until then they reach one organization only.
     */
    emailVerifiedAt: Date | null;
    image: string | null;
    twoFactorEnabled: Generated<boolean>;
    createdAt: Date;
    updatedAt: Date;
};
export type PortalVerification = {
    id: string;
    /**
     * SHA-256 of the token and its prefix, as `sha256:<base64url>`.
     */
    identifier: string;
    value: string;
    expiresAt: Date;
    createdAt: Date;
    updatedAt: Date;
};
export type Rollover = {
    id: string;
    organizationId: string;
    accountId: string;
    externalId: string | null;
    type: string;
    state: string;
    sourceCustodianId: string;
    sourceAccountType: string;
    sourceAccountNumberCiphertext: string;
    sourceAccountNumberIndex: string;
    sourceAccountNumberMask: string;
    sourcePlanName: string | null;
    /**
     * @kyselyType(string) `YYYY-MM-DD`.
     */
    sourceFirstContributionDate: string | null;
    destinationCustodianId: string;
    destinationAccountType: string;
    destinationAccountNumberCiphertext: string;
    destinationAccountNumberIndex: string;
    destinationAccountNumberMask: string;
    destinationPlanName: string | null;
    /**
     * @kyselyType(string) `YYYY-MM-DD`.
     */
    destinationFirstContributionDate: string | null;
    amountKind: string;
    amountRequested: string | null;
    currency: Generated<string>;
    deliveryMethod: string;
    attestations: JsonColumn;
    eligibility: JsonColumn;
    taxTreatment: JsonColumn;
    metadata: JsonColumn;
    version: Generated<number>;
    /**
     * Where the rollover goes back to from `awaiting_documents`, and from `on_hold`.
     */
    documentsReturnState: string | null;
    holdReturnState: string | null;
    documentsPendingOn: string | null;
    documents: Generated<JsonColumn>;
    transfers: Generated<JsonColumn>;
    receipts: Generated<JsonColumn>;
    postedAmount: string | null;
    amountMismatch: JsonColumn | null;
    rejection: JsonColumn | null;
    /**
     * @kyselyType(string) `YYYY-MM-DD`.
     */
    sixtyDayDueOn: string | null;
    /**
     * What is being waited for, and until when; while on hold, how much was left.
     */
    deadlines: Generated<JsonColumn>;
    /**
     * When a timer has to look at this rollover next, on its organization's clock; null when nothing is waited for.
     */
    nextTimerAt: Date | null;
    /**
     * Whose money it is: `own`, `spouse_beneficiary`, `non_spouse_beneficiary` or `alternate_payee`.
     */
    relationship: Generated<string>;
    /**
     * Who died, for a beneficiary's rollover: titles of inherited IRAs hold the name.
     */
    decedentName: string | null;
    /**
     * Whether the destination is an inherited IRA; null where it follows from the relationship.
     */
    isInheritedIra: boolean | null;
    /**
     * What kind of plan the source is, where somebody has said so.
     */
    planKind: string | null;
    /**
     * The kinds of money that it takes, line by line; none where nobody has said.
     */
    moneySources: Generated<JsonColumn>;
    /**
     * What arrived in kind is not what was sent.
     */
    assetMismatch: JsonColumn | null;
    /**
     * What travels in kind.
     */
    assets: Generated<JsonColumn>;
    /**
     * The distribution that it is one part of.
     */
    distributionId: string | null;
    /**
     * The completed rollover whose residual it is.
     */
    residualOf: string | null;
    /**
     * The ids of the rollovers that are its residuals.
     */
    residuals: Generated<JsonColumn>;
    consent: JsonColumn | null;
    /**
     * The documents that are asked for, or what a soft reject wants, while it waits for them.
     */
    documentRequest: JsonColumn | null;
    hold: JsonColumn | null;
    failure: JsonColumn | null;
    /**
     * What was sent is not what was requested.
     */
    requestMismatch: JsonColumn | null;
    assigneeId: string | null;
    priority: Generated<string>;
    tags: Generated<JsonColumn>;
    /**
     * These four follow from the others, and are kept for lists: who has to act, what is due next, whether something is
     * overdue, and whether a difference is open.
     */
    pendingOn: Generated<string>;
    nextDueAt: Date | null;
    isOverdue: Generated<boolean>;
    hasOpenMismatch: Generated<boolean>;
    /**
     * The earliest passed deadline, null if none has passed. A trigger derives it from `deadlines`; services only read it.
     */
    overdueSince: Date | null;
    /**
     * The head of the timeline's chain: a row that is cut off at the end is missed here.
     */
    timelineSequence: Generated<number>;
    timelineHash: Generated<string>;
    /**
     * The last number given to one of this rollover's events; taken under the row's lock, so it has no gaps.
     */
    eventSequence: Generated<number>;
    createdAt: Date;
    updatedAt: Date;
};
export type RolloverAnswer = {
    /**
     * The rollover's ID.
     */
    id: string;
    /**
     * Sequence number of the last timeline entry. If the row has another one, the answer is outdated.
     */
    sequence: number;
    /**
     * Inputs besides the row: the form of answers, the environment and, if documents can be missing, the custodian's requirements.
     */
    basis: string;
    body: string;
    /**
     * ID of the key in `CHAIN_KEY`; null for the key without an ID.
     */
    keyId: string | null;
    /**
     * HMAC-SHA-256 over the end of the timeline, the basis and the body.
     */
    seal: string;
};
export type RolloverTaxYear = {
    organizationId: string;
    year: number;
    /**
     * The rollover's, for the order of reports.
     */
    createdAt: Date;
    rolloverId: string;
};
export type RolloverUpdate = {
    /**
     * The rollover's ID.
     */
    id: string;
    classKey: Buffer;
    sourceKey: Buffer;
    destinationKey: Buffer | null;
    assigneeKey: Buffer | null;
    updatedAt: Date;
};
export type RolloverWork = {
    /**
     * The rollover's ID.
     */
    id: string;
    organizationId: string;
    isFinished: boolean;
    /**
     * These six are the rollover's class.
     */
    state: string;
    pendingOn: string;
    type: string;
    isOverdue: boolean;
    hasOpenMismatch: boolean;
    priority: string;
    /**
     * Digests of the organization and the class, and of a custodian or the assignee.
     */
    classKey: Buffer;
    sourceKey: Buffer;
    /**
     * Null if the source is the same custodian.
     */
    destinationKey: Buffer | null;
    /**
     * Null for a finished rollover without an assignee; an open one without has the empty ID.
     */
    assigneeKey: Buffer | null;
    /**
     * Digest of the account, custodians and account numbers: unique among open rollovers, null for finished ones.
     */
    liveKey: Buffer | null;
    createdAt: Date;
    /**
     * The earliest passed deadline, or else the next one; infinity without any.
     */
    dueAt: Date;
    nextTimerAt: Date | null;
};
export type SavedView = {
    id: string;
    organizationId: string;
    memberId: string;
    name: string;
    /**
     * As they stand in the list's address: nothing personal is searched for there.
     */
    query: string;
    /**
     * Whether the organization's other members see it too.
     */
    isShared: boolean;
    createdAt: Date;
};
export type SealedRotation = {
    /**
     * The key that was rotated.
     */
    keyId: string;
    successorId: string;
    sealed: string;
    expiresAt: Date;
};
export type SecretFingerprint = {
    /**
     * The variable that holds it, such as `DATA_KEYS`.
     */
    purpose: string;
    id: string;
    /**
     * HMAC-SHA-256 under the secret, lowercase hex: of 32 random bytes it tells nothing.
     */
    fingerprint: string;
    firstSeenAt: Date;
    /**
     * Since something may be under it: it was the current one of a process, or held when the purpose was first seen.
     */
    requiredSince: Date | null;
    /**
     * Since the operator said that processes may lack it.
     */
    retiredAt: Date | null;
};
export type TimelineEntry = {
    rolloverId: string;
    sequence: number;
    organizationId: string;
    type: string;
    at: Date;
    actor: JsonColumn;
    action: string | null;
    fromState: string | null;
    toState: string;
    reason: string | null;
    data: JsonColumn;
    /**
     * Who asked for it, where another confirmed it, and by which approval; null of what one did alone.
     */
    requestedBy: JsonColumn | null;
    /**
     * The request that caused it; null for timers and commands, and in older entries. Not sealed: the audit log's chain seals it.
     */
    requestId: string | null;
    /**
     * Reason and data as they were given, under the key of the participant's account; beside it free texts read "erased".
     */
    sealedTexts: string | null;
    /**
     * Keyed digest of the whole rollover as this entry left it; null in entries from before there were any.
     */
    rowDigest: string | null;
    /**
     * Which of `CHAIN_KEY` sealed it; null for the key without an id.
     */
    keyId: string | null;
    prevHash: string;
    hash: string;
};
export type WebhookAttempt = {
    /**
     * The millisecond in which it was written, times 2^20, and the lower bits of a counter.
     */
    id: Generated<BigIntColumn>;
    deliveryId: string;
    url: string;
    attemptedAt: Date;
    latencyMs: number;
    /**
     * Null when there was no answer; then `error` says why.
     */
    statusCode: number | null;
    error: string | null;
    /**
     * The first 20 kB.
     */
    responseBody: string | null;
    /**
     * The header `webhook-signature` as it was sent; null of attempts from before it was kept.
     */
    signature: string | null;
};
export type WebhookDelivery = {
    id: Generated<string>;
    organizationId: string;
    endpointId: string;
    eventId: string;
    /**
     * `event`, `redelivery`, `recovery` or `test`. Only the first stand in the order.
     */
    kind: Generated<string>;
    /**
     * Deliveries of one lane are sent one after the other.
     */
    lane: string;
    /**
     * The order within a lane: for a rollover's, 2^62 and the event's sequence; else from a counter.
     */
    position: Generated<BigIntColumn>;
    /**
     * `waiting`, `succeeded` or `failed`.
     */
    status: Generated<string>;
    attempts: Generated<number>;
    nextAttemptAt: Date | null;
    /**
     * The recovery that made it.
     */
    recoveryId: string | null;
    createdAt: Generated<Date>;
    endedAt: Date | null;
};
export type WebhookEndpoint = {
    id: string;
    organizationId: string;
    url: string;
    description: string | null;
    /**
     * Names of types, `rollover.*` for all of a kind, or `*`.
     */
    eventTypes: string[];
    enabled: Generated<boolean>;
    /**
     * Why it is not, where the service took it out: `failing` or `gone`.
     */
    disabledReason: string | null;
    /**
     * `per_rollover` or `none`.
     */
    ordering: Generated<string>;
    /**
     * The signing secrets, newest first: `{ciphertext, createdAt, expiresAt}`.
     */
    secrets: JsonColumn;
    /**
     * Since when every attempt has failed; null after a success.
     */
    failingSince: Date | null;
    version: Generated<number>;
    createdAt: Date;
    updatedAt: Date;
    /**
     * Since when it is gone for everybody; the row goes when its deliveries have.
     */
    deletedAt: Date | null;
};
export type WebhookHour = {
    endpointId: string;
    /**
     * When the hour begins.
     */
    hour: Date;
    /**
     * The process number of the connection.
     */
    writer: number;
    succeeded: number;
    failed: number;
    /**
     * Of all of them together.
     */
    latencyMs: BigIntColumn;
    slowestMs: number;
};
export type WebhookLane = {
    endpointId: string;
    lane: string;
    /**
     * When it may be claimed: later while it is claimed, and while its first delivery waits to be tried again.
     */
    dueAt: Generated<Date>;
    /**
     * The worker that has it.
     */
    claimedBy: string | null;
    /**
     * Counts what was put in, so that a lane is not removed beside a delivery that has just been added.
     */
    touched: Generated<number>;
};
export type WebhookRecovery = {
    id: string;
    organizationId: string;
    endpointId: string;
    /**
     * Which events: `failed`, `missing` or `all`.
     */
    status: string;
    since: Date;
    until: Date;
    /**
     * How far it has come: the last event that was looked at.
     */
    lookedAt: Date;
    lookedId: Generated<string>;
    /**
     * Deliveries made.
     */
    total: Generated<number>;
    createdAt: Date;
    /**
     * When the last of its deliveries was made.
     */
    preparedAt: Date | null;
};
export type Tables = {
    accounts: Account;
    apiKeys: ApiKey;
    approvals: Approval;
    auditChecks: AuditCheck;
    auditHeads: AuditHead;
    auditLog: AuditEntry;
    auditPending: AuditPending;
    consents: Consent;
    custodianChanges: CustodianChange;
    custodianRequests: CustodianRequest;
    custodians: Custodian;
    deployment: Deployment;
    distributions: Distribution;
    documentFiles: DocumentFile;
    events: Event;
    idempotencyRecords: IdempotencyRecord;
    identityChecks: IdentityCheck;
    keyAlerts: KeyAlert;
    keyNetworks: KeyNetwork;
    keyUsageHours: KeyUsageHour;
    mails: Mail;
    memberInvitations: MemberInvitation;
    members: Member;
    organizations: Organization;
    portalCredentials: PortalCredential;
    portalPasskeys: PortalPasskey;
    portalSessions: PortalSession;
    portalSsoDomains: PortalSsoDomain;
    portalThrottles: PortalThrottle;
    portalTwoFactors: PortalTwoFactor;
    portalUsers: PortalUser;
    portalVerifications: PortalVerification;
    requestLog: LoggedRequest;
    requestLogHours: LoggedHour;
    rolloverAnswers: RolloverAnswer;
    rolloverTaxYears: RolloverTaxYear;
    rolloverUpdates: RolloverUpdate;
    rolloverWork: RolloverWork;
    rollovers: Rollover;
    savedViews: SavedView;
    sealedRotations: SealedRotation;
    secretFingerprints: SecretFingerprint;
    timelineEntries: TimelineEntry;
    webhookAttempts: WebhookAttempt;
    webhookDeliveries: WebhookDelivery;
    webhookEndpoints: WebhookEndpoint;
    webhookHours: WebhookHour;
    webhookLanes: WebhookLane;
    webhookRecoveries: WebhookRecovery;
};
