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
     * The widget session that created this account, if it was created without an external ID.
     */
    createdBySessionId: string | null;
    status: Generated<string>;
    /**
     * Erasure sets this and all other personal data to null.
     */
    firstName: string | null;
    lastName: string | null;
    emailCiphertext: string | null;
    phoneCiphertext: string | null;
    dateOfBirthCiphertext: string | null;
    ssnLast4Ciphertext: string | null;
    addressCiphertext: string | null;
    /**
     * Earlier names with the reason and evidence of each change, newest first. Null if the name never changed.
     */
    formerNamesCiphertext: string | null;
    emailIndex: string | null;
    emailDateOfBirthIndex: string | null;
    emailSsnLast4Index: string | null;
    /**
     * Covers the last name, birth date and last four SSN digits. Null in rows not updated since this column was added.
     */
    personIndex: string | null;
    /**
     * Encrypted key for free text about the participant in timelines and approvals. Erasure deletes it.
     */
    textsKeyCiphertext: string | null;
    metadata: JsonColumn;
    version: Generated<number>;
    createdAt: Date;
    updatedAt: Date;
};
export type AnchorLogCopy = {
    log: string;
    /**
     * Path or URL, without credentials.
     */
    place: string;
    /**
     * Entries of the last published checkpoint.
     */
    size: number;
    publishedAt: Date;
};
export type AnchorLogEntry = {
    /**
     * Name of the log's key.
     */
    log: string;
    position: number;
    entry: string;
};
export type ApiKey = {
    id: string;
    organizationId: string;
    environment: string;
    type: string;
    name: string;
    /**
     * HMAC-SHA-256 of the whole key, with the pepper `pepper_id`, lowercase hex. The key itself is not stored.
     */
    keyHash: string;
    pepperId: string;
    prefix: string;
    last4: string;
    scopes: string[];
    /**
     * IP addresses and CIDR blocks. Empty allows any address.
     */
    ipAllowlist: string[];
    /**
     * RFC 7638 thumbprint of the public key that requests must prove possession of. Null if the key is not bound. Never updated.
     */
    proofKeyThumbprint: string | null;
    rateLimitPerMinute: number | null;
    createdAt: Date;
    expiresAt: Date | null;
    revokedAt: Date | null;
    lastUsedAt: Date | null;
    /**
     * Null if never used, or if the first use predates this column.
     */
    firstUsedAt: Date | null;
    /**
     * The key that this one replaced. Unique, so that concurrent rotations create only one successor.
     */
    rotatedFromId: string | null;
    /**
     * The user (`usr_…`) who created it, or rotated its predecessor in the portal. Null if the operator's command did.
     */
    createdBy: string | null;
    /**
     * Version of the editable fields.
     */
    version: Generated<number>;
};
export type Approval = {
    id: string;
    organizationId: string;
    action: string;
    rolloverId: string | null;
    /**
     * Version of the rollover when requested, and a keyed digest of the reviewed fields.
     */
    rolloverVersion: number | null;
    rolloverDigest: string | null;
    /**
     * Keyed digest of each covered fact, by path. Null without a rollover, and in rows that predate this column.
     */
    covered: JsonColumn | null;
    /**
     * Covered facts as readable text, encrypted with the account's text key. Null once the account is erased.
     */
    sealedFacts: string | null;
    /**
     * Parameters, without a rollover.
     */
    params: JsonColumn | null;
    /**
     * Parameters, with a rollover, encrypted with the account's text key. Null once the account is erased.
     */
    sealedParams: string | null;
    /**
     * `pending`, `confirmed`, `declined`, `withdrawn`, `expired` or `done`.
     */
    state: string;
    requestedBy: JsonColumn;
    /**
     * User ID of the member, or of the key's creator. Null if the creator is unknown.
     */
    requesterId: string | null;
    /**
     * First key in the requesting key's chain of rotations. Null for a member.
     */
    requesterFamily: string | null;
    requestedAt: Date;
    expiresAt: Date;
    decidedBy: JsonColumn | null;
    decidedAt: Date | null;
    /**
     * Reason for declining, in plain text or encrypted with the account's text key.
     */
    reason: string | null;
    sealedReason: string | null;
    /**
     * When the approval was first used.
     */
    usedAt: Date | null;
    /**
     * Digest of the decided request, and how the person proved their identity. The nonce is removed once the account is erased.
     */
    receipt: JsonColumn | null;
};
export type AuditCheck = {
    chain: string;
    /**
     * Last entry verified in the current round. Zero between rounds.
     */
    sequence: Generated<BigIntColumn>;
    hash: Generated<string>;
    /**
     * Last complete round, and its last entry.
     */
    verifiedAt: Date | null;
    verifiedSequence: Generated<BigIntColumn>;
    verifiedHash: Generated<string>;
    /**
     * First invalid entry of the last or current round, and the reason. Null if all were valid.
     */
    faultSequence: BigIntColumn | null;
    faultDetail: string | null;
};
export type AuditEntry = {
    id: Generated<BigIntColumn>;
    /**
     * Null for changes to the deployment, such as the custodian directory and data keys.
     */
    organizationId: string | null;
    actorType: string;
    actorId: string | null;
    action: string;
    targetId: string;
    data: JsonColumn;
    requestId: string | null;
    /**
     * Clock of the process that made the change.
     */
    createdAt: Date;
    /**
     * Database clock. Null in rows that predate the hash chain.
     */
    recordedAt: Date | null;
    /**
     * Database role of the session. Null in rows that predate the hash chain.
     */
    recordedBy: string | null;
    /**
     * Organization ID, or "deployment".
     */
    chain: string;
    /**
     * Position in the chain, from 1, without gaps.
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
     * Transaction ID.
     */
    transaction: BigIntColumn;
    /**
     * Position within one call. The row at the first position fires the trigger.
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
export type BookFinding = {
    /**
     * `rollover`, `incoming_funds` or `tax_filing`.
     */
    kind: string;
    objectId: string;
    code: string;
    organizationId: string;
    detail: string;
    foundAt: Date;
    /**
     * Last check that found the disagreement. It is reported once a check at least 30 seconds after the first finds it again.
     */
    seenAt: Date;
};
export type BookProgress = {
    /**
     * `changes`, or the kind of a sweep.
     */
    name: string;
    /**
     * `changes`: the last event. Sweeps: the last object of the current round.
     */
    position: Generated<string>;
    /**
     * When the current round of a sweep started.
     */
    startedAt: Date;
    /**
     * When the last round of a sweep ended. Null before the first.
     */
    finishedAt: Date | null;
};
export type Canary = {
    organizationId: string;
    accountId: string;
    /**
     * The webhook endpoint. Null until `svc canary setup` has created it.
     */
    endpointId: string | null;
};
export type CanaryFailure = {
    step: string;
    count: BigIntColumn;
};
export type CanaryRun = {
    /**
     * Also the external ID of its rollover.
     */
    id: string;
    /**
     * Null if no canary organization existed.
     */
    organizationId: string | null;
    rolloverId: string | null;
    /**
     * The last step that started: an action or, after the last action, `webhook`.
     */
    step: string;
    /**
     * Why the step failed.
     */
    failure: string | null;
    startedAt: Date;
    /**
     * When the rollover was completed.
     */
    completedAt: Date | null;
    /**
     * When the webhook arrived with a valid signature.
     */
    receivedAt: Date | null;
    /**
     * True while its rollover may still be incomplete.
     */
    isOpen: boolean;
};
export type Consent = {
    id: string;
    organizationId: string;
    accountId: string;
    /**
     * Widget session of the consent. Null once the account is erased.
     */
    sessionId: string | null;
    /**
     * Source and destination, as the participant chose them.
     */
    rollover: JsonColumn;
    /**
     * Each statement as shown. Erasure keeps only unaltered attestation texts.
     */
    statements: JsonColumn;
    /**
     * Digest of `rollover` and `statements`. Prevents duplicates within a session. Null once the account is erased.
     */
    digest: string | null;
    /**
     * Database clock.
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
     * Kind and note of each alias. Null in rows that predate this column.
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
     * Delivery instructions for incoming rollovers. Null if unknown.
     */
    receiving: JsonColumn | null;
    /**
     * Position, from 1, in the list shown before a search. Null if not listed there.
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
     * Changed facts by custodian: `{"cus_…": ["name", "wire"]}`.
     */
    facts: JsonColumn;
    /**
     * Transaction ID, the same for all rows of an import.
     */
    transactionId: BigIntColumn;
    /**
     * Clock of the import.
     */
    changedAt: Date;
    /**
     * Last approval processed. Null before the first.
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
     * Normalized name, to group requests for the same company.
     */
    nameKey: string;
    createdAt: Date;
    /**
     * Last request.
     */
    seenAt: Date;
    /**
     * When the operator settled it. Null while open.
     */
    settledAt: Date | null;
    /**
     * The custodian the operator matched it to. Null if open or dismissed.
     */
    custodianId: string | null;
};
export type Deployment = {
    singleton: Generated<boolean>;
    environment: string;
    stampedAt: Date;
    /**
     * Event position = transaction ID + this offset. Set by `move_event_offset`.
     */
    eventOffset: Generated<BigIntColumn>;
    /**
     * Value of `server_life()` when the offset was set.
     */
    serverLife: Generated<string>;
    /**
     * Last failover or restore. A restart does not change it.
     */
    serverChangedAt: Date | null;
};
export type DisasterDeclaration = {
    /**
     * The declaration's number, such as `DR-4844-FL`, or the number of the IRS announcement.
     */
    id: string;
    version: number;
    title: string;
    /**
     * States with their counties: `[{"state": "FL", "counties": ["Pinellas"]}]`. Null counties are the whole state.
     */
    areas: JsonColumn;
    /**
     * @kyselyType(string) `YYYY-MM-DD`. First day of the postponement period.
     */
    startsOn: string;
    /**
     * @kyselyType(string) `YYYY-MM-DD`. Deadlines in the period move to this day.
     */
    postponedUntil: string;
    source: string;
    loadedAt: Date;
};
export type Distribution = {
    id: string;
    organizationId: string;
    accountId: string;
    externalId: string | null;
    /**
     * `draft`, `submitted` or `cancelled`.
     */
    state: string;
    amount: string;
    moneySources: JsonColumn;
    /**
     * Amounts paid to the participant instead of rolled over, by money source.
     */
    paidOut: JsonColumn;
    /**
     * Payment of these amounts, as `CashPayment` of the rollover rules. Null until recorded.
     */
    cashPayment: JsonColumn | null;
    /**
     * In the order of the destinations.
     */
    rolloverIds: string[];
    version: Generated<number>;
    createdAt: Date;
    updatedAt: Date;
};
export type DocumentFile = {
    /**
     * Document ID.
     */
    id: string;
    organizationId: string;
    rolloverId: string;
    /**
     * `uploading`, then `stored`. `leaving` until file storage has deleted the content; then the row is deleted too.
     */
    status: string;
    /**
     * Encrypted with a data key. Empty in state `leaving`, so that the stored content is unreadable.
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
     * Position in the event stream, set by a trigger.
     */
    position: Generated<BigIntColumn>;
    /**
     * W3C `traceparent` of the cause. Null without a trace.
     */
    traceparent: string | null;
    /**
     * W3C `tracestate` of the cause.
     */
    tracestate: string | null;
};
export type IdempotencyRecord = {
    /**
     * Keyed digest of the organization, the operation and the Idempotency-Key.
     */
    id: string;
    organizationId: string;
    /**
     * Keyed digest of the request body. Another body with the same key is an error.
     */
    fingerprint: string;
    answerCiphertext: string;
    /**
     * Keyed digests of the accounts and rollovers in the request and in the response.
     */
    subjectDigests: Generated<string[]>;
    /**
     * Unused. The previous release still reads it.
     */
    accountDigests: Generated<string[]>;
    createdAt: Date;
    expiresAt: Date;
};
export type IdentityCheck = {
    organizationId: string;
    accountId: string;
    /**
     * Times of wrong answers within 24 hours. The fifth locks the check and clears the list.
     */
    wrongAt: Date[];
    /**
     * Identity checks are refused until then.
     */
    lockedUntil: Date | null;
};
export type IncomingFunds = {
    id: string;
    organizationId: string;
    /**
     * `unmatched`, `suspense`, `applied`, `returned` or `reversed`.
     */
    status: string;
    amount: string;
    /**
     * @kyselyType(string) `YYYY-MM-DD`.
     */
    receivedOn: string;
    method: string;
    payerName: string | null;
    payee: string | null;
    memo: string | null;
    checkNumber: string | null;
    traceNumber: string | null;
    /**
     * The bank's ID of the entry. The same reference twice is a suspected duplicate.
     */
    bankReference: string | null;
    /**
     * Account number as printed.
     */
    accountNumberCiphertext: string | null;
    accountNumberMask: string | null;
    custodianId: string | null;
    imageSha256: string | null;
    /**
     * The earlier row with the same bank reference.
     */
    duplicateOf: string | null;
    /**
     * The row that this money was split from, when a rollover released it.
     */
    splitFrom: string | null;
    fileId: string | null;
    line: number | null;
    note: string | null;
    ownerId: string | null;
    suspenseSince: Date | null;
    suspenseReason: string | null;
    /**
     * Last day to return the money, if it stays in suspense.
     * @kyselyType(string) `YYYY-MM-DD`.
     */
    returnBy: string | null;
    /**
     * Rollovers, amounts and receipts that the money was applied to.
     */
    allocations: Generated<JsonColumn>;
    /**
     * How the money went back, or why it was reversed.
     */
    outcome: JsonColumn | null;
    /**
     * Whether the worker still has to look for a clear match.
     */
    autoApplyPending: Generated<boolean>;
    version: Generated<number>;
    createdAt: Date;
    updatedAt: Date;
};
export type IncomingFundsEntry = {
    incomingFundsId: string;
    sequence: number;
    organizationId: string;
    type: string;
    at: Date;
    actor: JsonColumn;
    data: JsonColumn;
    requestId: string | null;
};
export type IncomingFundsFile = {
    id: string;
    organizationId: string;
    name: string;
    sha256: string;
    format: string;
    fileReference: string | null;
    /**
     * Sums of the credits and debits, and the file's own control totals.
     */
    totals: JsonColumn;
    /**
     * Returned payments that the file reports, with the earlier arrival of each.
     */
    returns: Generated<JsonColumn>;
    /**
     * Warnings about lines.
     */
    issues: Generated<JsonColumn>;
    createdAt: Date;
};
export type KeyAlert = {
    keyId: string;
    /**
     * Event type.
     */
    kind: string;
    /**
     * Deduplication key: the day, the expiry and notice, or the last use, depending on the event type.
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
     * Updated at most once a day.
     */
    lastSeenAt: Date;
    /**
     * When the worker decided whether to send an alert. Null until then.
     */
    judgedAt: Date | null;
};
export type KeyUsageHour = {
    keyId: string;
    /**
     * Start of the hour.
     */
    hour: Date;
    organizationId: string;
    accepted: Generated<number>;
    refused: Generated<number>;
    /**
     * First and last accepted use in the hour. Address and user agent are from the last use.
     */
    firstUsedAt: Date | null;
    lastUsedAt: Date | null;
    lastAddress: string | null;
    lastUserAgent: string | null;
    /**
     * Last refused use, with its error code.
     */
    lastRefusedAt: Date | null;
    lastRefusedCode: string | null;
    lastRefusedAddress: string | null;
};
export type LetterTemplate = {
    organizationId: string;
    version: number;
    /**
     * Letterhead, logo, signatory and paragraphs by kind of letter.
     */
    content: JsonColumn;
    createdBy: JsonColumn;
    createdAt: Date;
};
export type LoggedHour = {
    organizationId: string;
    hour: Date;
    requests: number;
};
export type LoggedRequest = {
    /**
     * Request ID.
     */
    id: string;
    /**
     * Database clock.
     */
    at: Date;
    organizationId: string;
    /**
     * `api` or `widget_auth`.
     */
    service: string;
    method: string;
    /**
     * Route pattern, never the path. Null if no route matched.
     */
    route: string | null;
    status: number;
    /**
     * Error code.
     */
    code: string | null;
    keyId: string | null;
    memberId: string | null;
    durationMs: number;
    /**
     * Locations and reasons of the invalid input, never its values. Null if there are none.
     */
    issues: JsonColumn | null;
    /**
     * ID in the path. The object may not exist.
     */
    subjectId: string | null;
};
export type Mail = {
    id: string;
    /**
     * Null if it concerns no organization.
     */
    organizationId: string | null;
    /**
     * Recipient, subject and text as encrypted JSON. Links in it grant access, like passwords.
     */
    contentCiphertext: string;
    attempts: Generated<number>;
    /**
     * Null once the worker gives up.
     */
    nextAttemptAt: Date | null;
    /**
     * Error of the last attempt, without email addresses.
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
     * The member who invited them. Null if the operator's command did.
     */
    createdBy: string | null;
    /**
     * The member who last raised their role, and when. Null if no member did.
     */
    roleRaisedBy: string | null;
    roleRaisedAt: Date | null;
    /**
     * Soft delete. The row remains because audit entries reference it.
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
     * SHA-256 of the link's token, lowercase hex. The token itself is not stored.
     */
    tokenHash: string;
    /**
     * The member who sent it. Null if the operator's command did.
     */
    invitedBy: string | null;
    /**
     * True if the link was only sent by email, so that using it proves access to the mailbox.
     */
    isMailed: Generated<boolean>;
    createdAt: Date;
    expiresAt: Date;
    acceptedAt: Date | null;
    /**
     * Withdrawn, or replaced by a newer invitation to the same address.
     */
    revokedAt: Date | null;
};
export type NigoItem = {
    id: string;
    organizationId: string;
    rolloverId: string;
    code: string;
    /**
     * Free text. `erased` after erasure.
     */
    detail: string | null;
    /**
     * `source_custodian`, `destination_custodian` or `operations`.
     */
    reportedBy: string;
    /**
     * @kyselyType(string) `YYYY-MM-DD`.
     */
    reportedOn: string;
    /**
     * The action that reported it. Null if it was recorded separately.
     */
    action: string | null;
    /**
     * The custodian whose statistics include it: the destination custodian if that reported it, otherwise the source custodian.
     */
    custodianId: string;
    /**
     * The source plan's name. Null if unknown or erased.
     */
    planName: string | null;
    /**
     * `corrected`, `waived` or `withdrawn`. Null while open.
     */
    resolution: string | null;
    resolvedAt: Date | null;
    resolvedBy: JsonColumn | null;
    createdBy: JsonColumn;
    /**
     * By the organization's clock.
     */
    createdAt: Date;
};
export type Organization = {
    id: string;
    name: string;
    /**
     * Default allowed origins of widget sessions. A session can set its own.
     */
    allowedOrigins: string[];
    /**
     * IANA time zone. Sets "today" and due dates.
     */
    timeZone: Generated<string>;
    /**
     * Days by deadline, for deadlines that differ from the defaults.
     */
    deadlineDays: Generated<JsonColumn>;
    /**
     * Sandbox clock offset. Always zero in the live environment.
     */
    clockOffsetMs: Generated<BigIntColumn>;
    /**
     * When the operator locked it. Its keys, members and sessions are refused. Null if not locked.
     */
    lockedAt: Date | null;
    /**
     * Only the operator sees it.
     */
    lockReason: string | null;
    /**
     * Actions that need a second person's approval.
     */
    secondPerson: Generated<string[]>;
    /**
     * Whether approvals can be confirmed only with a passkey.
     */
    requiresPasskey: Generated<boolean>;
    /**
     * Rules of incoming funds. Missing members have their defaults.
     */
    incomingFundsRules: Generated<JsonColumn>;
    /**
     * Whether participants receive messages at each step: `email` and `sms`. A trigger of `events` reads it.
     */
    participantMessages: Generated<JsonColumn>;
    /**
     * Version of the name and settings, for optimistic locking.
     */
    version: Generated<number>;
    createdAt: Date;
    updatedAt: Date;
};
export type PaymentDetails = {
    id: string;
    organizationId: string;
    /**
     * A custodian or a plan.
     */
    subjectId: string;
    /**
     * `unconfirmed`, `confirmed`, `rejected` or `superseded`.
     */
    status: string;
    /**
     * Without bank account numbers.
     */
    details: JsonColumn;
    /**
     * Bank account numbers of the wire and ACH details, as JSON.
     */
    accountNumbersCiphertext: string | null;
    source: string;
    /**
     * Telephone number that came with the details. The call-back must use another number.
     */
    contactPhone: string | null;
    createdBy: JsonColumn;
    /**
     * User who created it, or the owner of the key that created it.
     */
    authorId: string | null;
    /**
     * First key of the rotation chain of the key that created it.
     */
    authorFamily: string | null;
    createdAt: Date;
    decidedBy: JsonColumn | null;
    decidedAt: Date | null;
    callback: JsonColumn | null;
    reason: string | null;
};
export type Plan = {
    id: string;
    organizationId: string;
    /**
     * Employer identification number of the sponsor: nine digits.
     */
    ein: string;
    /**
     * Three digits, `001` to `999`.
     */
    planNumber: string;
    name: string;
    accountType: string;
    planKind: string | null;
    sponsorName: string | null;
    /**
     * The custodian that keeps the plan's records.
     */
    recordkeeperId: string | null;
    contact: JsonColumn | null;
    createdBy: JsonColumn;
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
     * Signature counter, up to 2^32 - 1.
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
     * `totp`, `recovery_code`, `passkey` or `sso`. Null for a password alone.
     */
    secondFactor: string | null;
    /**
     * OpenID Connect issuer. Null for the portal's own sign-in.
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
     * Counter name and a keyed digest of its subject.
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
     * Time step of the last accepted code, to reject reuse.
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
     * When the user proved access to the mailbox. Null until then; meanwhile they can access only their first organization.
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
     * SHA-256 of the prefixed token, as `sha256:<base64url>`.
     */
    identifier: string;
    value: string;
    expiresAt: Date;
    createdAt: Date;
    updatedAt: Date;
};
export type RequirementSet = {
    id: string;
    organizationId: string;
    /**
     * A custodian or a plan.
     */
    subjectId: string;
    version: number;
    content: JsonColumn;
    source: string;
    /**
     * @kyselyType(string) `YYYY-MM-DD`.
     */
    learnedOn: string;
    /**
     * The last day before it is treated as unconfirmed.
     * @kyselyType(string) `YYYY-MM-DD`.
     */
    expiresOn: string;
    createdBy: JsonColumn;
    createdAt: Date;
    confirmedBy: JsonColumn | null;
    confirmedAt: Date | null;
    supersededAt: Date | null;
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
     * States to return to from `awaiting_documents` and from `on_hold`.
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
     * Pending steps and their due times. While on hold, the remaining time.
     */
    deadlines: Generated<JsonColumn>;
    /**
     * Next timer, on the organization's clock. Null if nothing is pending.
     */
    nextTimerAt: Date | null;
    /**
     * Relationship to the money's owner: `own`, `spouse_beneficiary`, `non_spouse_beneficiary` or `alternate_payee`.
     */
    relationship: Generated<string>;
    /**
     * Decedent, for a beneficiary's rollover. The title of an inherited IRA contains the name.
     */
    decedentName: string | null;
    /**
     * True if the destination is an inherited IRA. Null if the relationship determines it.
     */
    isInheritedIra: boolean | null;
    /**
     * Plan type of the source. Null if not specified.
     */
    planKind: string | null;
    /**
     * Amounts by money source. Empty if not specified.
     */
    moneySources: Generated<JsonColumn>;
    /**
     * Differences between the assets sent and received in kind.
     */
    assetMismatch: JsonColumn | null;
    /**
     * Assets transferred in kind.
     */
    assets: Generated<JsonColumn>;
    /**
     * The distribution it is part of.
     */
    distributionId: string | null;
    /**
     * The completed rollover that this residual belongs to.
     */
    residualOf: string | null;
    /**
     * IDs of its residual rollovers.
     */
    residuals: Generated<JsonColumn>;
    consent: JsonColumn | null;
    /**
     * Documents that were requested, or that a soft rejection requires, while the rollover waits for them.
     */
    documentRequest: JsonColumn | null;
    hold: JsonColumn | null;
    failure: JsonColumn | null;
    /**
     * Differences between what was requested and what was sent.
     */
    requestMismatch: JsonColumn | null;
    assigneeId: string | null;
    priority: Generated<string>;
    tags: Generated<JsonColumn>;
    /**
     * This and the next three columns are derived from the others, for lists.
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
     * Head of the timeline's hash chain. Detects deleted entries at the end.
     */
    timelineSequence: Generated<number>;
    timelineHash: Generated<string>;
    /**
     * Last event number of this rollover. Assigned under the row lock, so there are no gaps.
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
     * Last sequence number of the timeline when the response was computed. The response is outdated if the rollover has another number.
     */
    sequence: number;
    /**
     * Inputs other than the row: format version, environment and, if documents can be missing, the custodian's requirements.
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
export type RolloverLetter = {
    id: string;
    organizationId: string;
    rolloverId: string;
    kind: string;
    /**
     * Numbered from 1 for each rollover.
     */
    number: number;
    /**
     * Number of the earlier letter of the same kind that this letter replaces.
     */
    replaces: number | null;
    /**
     * `full` or `masked`
     */
    accountNumbers: string;
    /**
     * 0 for the default wording.
     */
    templateVersion: number;
    /**
     * Text of the letter, to add a signature. Encrypted with a data key. Empty after erasure.
     */
    contentCiphertext: string;
    /**
     * SHA-256 of the text.
     */
    contentSha256: string;
    /**
     * Row of `document_files` with the PDF.
     */
    fileId: string;
    fileSha256: string;
    fileSize: number;
    /**
     * HMAC of the letter's facts, printed in the footer.
     */
    seal: string;
    /**
     * HMAC of the seal and the file.
     */
    fileSeal: string;
    /**
     * ID of the key in `CHAIN_KEY`; null for the key without an ID.
     */
    sealKeyId: string | null;
    /**
     * Evidence of a typed signature, with its own HMAC. Null until signed.
     */
    signature: JsonColumn | null;
    /**
     * The last request to an external e-signature provider.
     */
    signatureRequest: JsonColumn | null;
    /**
     * The requested signer, and the reason of a refusal. Encrypted with a data key. Null after erasure.
     */
    signatureDetailsCiphertext: string | null;
    createdBy: JsonColumn;
    /**
     * By the organization's clock.
     */
    createdAt: Date;
};
export type RolloverOutcome = {
    rolloverId: string;
    organizationId: string;
    /**
     * `completed`, `rejected` or `failed`.
     */
    state: string;
    custodianId: string;
    /**
     * By the organization's clock.
     */
    endedAt: Date;
};
export type RolloverPlan = {
    /**
     * The rollover's ID.
     */
    id: string;
    planId: string;
    organizationId: string;
    /**
     * Digest of the organization, the plan and the rollover's class.
     */
    planKey: Buffer;
    /**
     * Creation time of the rollover.
     */
    createdAt: Date;
};
export type RolloverTaxYear = {
    organizationId: string;
    year: number;
    /**
     * Creation time of the rollover, to sort reports.
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
     * This and the next five columns are the rollover's class.
     */
    state: string;
    pendingOn: string;
    type: string;
    isOverdue: boolean;
    hasOpenMismatch: boolean;
    priority: string;
    /**
     * Digest of the organization and the class. The next three digests also include a custodian or the assignee.
     */
    classKey: Buffer;
    sourceKey: Buffer;
    /**
     * Null if it equals the source custodian.
     */
    destinationKey: Buffer | null;
    /**
     * An open rollover without an assignee uses an empty ID. Null for a finished one without an assignee.
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
     * URL query of the list. Contains no personal data.
     */
    query: string;
    /**
     * True if other members of the organization can see it.
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
     * Environment variable, such as `DATA_KEYS`.
     */
    purpose: string;
    id: string;
    /**
     * HMAC-SHA-256 keyed with the secret, lowercase hex. It reveals nothing about 32 random bytes.
     */
    fingerprint: string;
    firstSeenAt: Date;
    /**
     * Since when data can depend on it: when it became a process's current secret, or when the first secrets of its purpose were registered.
     */
    requiredSince: Date | null;
    /**
     * When the operator retired it. Processes can run without a retired secret.
     */
    retiredAt: Date | null;
};
export type TaxFiling = {
    id: string;
    organizationId: string;
    year: number;
    /**
     * `1099-R` or `5498`
     */
    form: string;
    /**
     * Numbered from 1 for each year and form.
     */
    number: number;
    /**
     * @kyselyType(string) `YYYY-MM-DD`.
     */
    filedOn: string;
    lineCount: number;
    /**
     * SHA-256 of the lines as NDJSON.
     */
    sha256: string;
    createdBy: JsonColumn;
    /**
     * By the organization's clock.
     */
    createdAt: Date;
};
export type TaxFilingLine = {
    filingId: string;
    position: number;
    organizationId: string;
    rolloverId: string;
    accountId: string;
    /**
     * The line of the tax report as JSON text, without the integrator's IDs.
     */
    line: string;
    /**
     * HMAC of the recipient's name, to detect corrections that need two returns. Null after erasure.
     */
    recipientDigest: string | null;
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
     * If a second person confirmed it: the requester and the approval. Otherwise null.
     */
    requestedBy: JsonColumn | null;
    /**
     * The request that caused it. Null for timers, commands and older entries. Only the audit log's hash chain covers it.
     */
    requestId: string | null;
    /**
     * Original reason and data, encrypted with the account's text key. In `reason` and `data`, free text is replaced by "erased".
     */
    sealedTexts: string | null;
    /**
     * Keyed digest of the rollover row after this entry. Null in entries that predate this column.
     */
    rowDigest: string | null;
    /**
     * ID of the key in `CHAIN_KEY` that sealed it; null for the key without an ID.
     */
    keyId: string | null;
    prevHash: string;
    hash: string;
};
export type TrackingLink = {
    id: string;
    organizationId: string;
    rolloverId: string;
    accountId: string;
    /**
     * SHA-256 of the link's secret.
     */
    tokenHash: string;
    /**
     * SHA-256 of the secret that only stops messages.
     */
    optOutHash: string;
    /**
     * Language of the page and its messages: `en` or `es`.
     */
    language: string;
    /**
     * Keyed digest of the code that was last mailed. Null once it is used.
     */
    codeHash: string | null;
    codeExpiresAt: Date | null;
    codeAttempts: Generated<number>;
    createdBy: JsonColumn;
    createdAt: Date;
    expiresAt: Date;
    revokedAt: Date | null;
    lastOpenedAt: Date | null;
};
export type TrackingMessage = {
    eventId: string;
    organizationId: string;
    rolloverId: string;
    eventType: string;
    createdAt: Date;
    /**
     * True once its mail was queued. A mail is queued only once.
     */
    isMailed: Generated<boolean>;
    /**
     * Attempts to send the text message.
     */
    attempts: Generated<number>;
    /**
     * Null once there is nothing left to send.
     */
    nextAttemptAt: Date | null;
    /**
     * Error of the last attempt, without phone numbers.
     */
    lastError: string | null;
};
export type TrackingOptOut = {
    accountId: string;
    organizationId: string;
    createdAt: Date;
};
export type WebhookAttempt = {
    /**
     * Milliseconds of the insertion time shifted left by 20 bits, plus a counter.
     */
    id: Generated<BigIntColumn>;
    deliveryId: string;
    url: string;
    attemptedAt: Date;
    latencyMs: number;
    /**
     * Null without a response; then `error` has the reason.
     */
    statusCode: number | null;
    error: string | null;
    /**
     * First 20 kB.
     */
    responseBody: string | null;
    /**
     * `webhook-signature` header. Null in rows that predate this column.
     */
    signature: string | null;
    /**
     * `full` or `thin`, to rebuild the body that was sent.
     */
    payload: Generated<string>;
};
export type WebhookDelivery = {
    id: Generated<string>;
    organizationId: string;
    endpointId: string;
    eventId: string;
    /**
     * `event`, `redelivery`, `recovery` or `test`. Only `event` is ordered.
     */
    kind: Generated<string>;
    /**
     * Deliveries in a lane are sent one at a time.
     */
    lane: string;
    /**
     * Order within a lane: 2^62 plus the event's sequence for events of a rollover, a counter for others.
     */
    position: Generated<BigIntColumn>;
    /**
     * `waiting`, `succeeded` or `failed`.
     */
    status: Generated<string>;
    attempts: Generated<number>;
    nextAttemptAt: Date | null;
    /**
     * The recovery that created it.
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
     * Event types, or patterns: `rollover.*` or `*`.
     */
    eventTypes: string[];
    enabled: Generated<boolean>;
    /**
     * Why the service disabled it: `failing` or `gone`.
     */
    disabledReason: string | null;
    /**
     * `per_rollover` or `none`.
     */
    ordering: Generated<string>;
    /**
     * `full` or `thin`.
     */
    payload: Generated<string>;
    /**
     * Signing secrets, newest first: `{ciphertext, createdAt, expiresAt}`.
     */
    secrets: JsonColumn;
    /**
     * Start of the current run of failures. Null after a success.
     */
    failingSince: Date | null;
    version: Generated<number>;
    createdAt: Date;
    updatedAt: Date;
    /**
     * Soft delete. The row is deleted after its deliveries.
     */
    deletedAt: Date | null;
};
export type WebhookHour = {
    endpointId: string;
    /**
     * Start of the hour.
     */
    hour: Date;
    /**
     * Backend process ID of the connection.
     */
    writer: number;
    succeeded: number;
    failed: number;
    /**
     * Total of all attempts.
     */
    latencyMs: BigIntColumn;
    slowestMs: number;
};
export type WebhookLane = {
    endpointId: string;
    lane: string;
    /**
     * When it can be claimed. In the future while claimed, and while its first delivery waits for a retry.
     */
    dueAt: Generated<Date>;
    /**
     * The worker that claimed it.
     */
    claimedBy: string | null;
    /**
     * Counts additions, so that a lane is not deleted while a delivery is added.
     */
    touched: Generated<number>;
};
export type WebhookRecovery = {
    id: string;
    organizationId: string;
    endpointId: string;
    /**
     * Which events to resend: `failed`, `missing` or `all`.
     */
    status: string;
    since: Date;
    until: Date;
    /**
     * Progress: the last event processed.
     */
    lookedAt: Date;
    lookedId: Generated<string>;
    /**
     * Deliveries created.
     */
    total: Generated<number>;
    createdAt: Date;
    /**
     * When it created its last delivery.
     */
    preparedAt: Date | null;
};
export type Tables = {
    accounts: Account;
    anchorLogCopies: AnchorLogCopy;
    anchorLogEntries: AnchorLogEntry;
    apiKeys: ApiKey;
    approvals: Approval;
    auditChecks: AuditCheck;
    auditHeads: AuditHead;
    auditLog: AuditEntry;
    auditPending: AuditPending;
    bookFindings: BookFinding;
    bookProgress: BookProgress;
    canaries: Canary;
    canaryFailures: CanaryFailure;
    canaryRuns: CanaryRun;
    consents: Consent;
    custodianChanges: CustodianChange;
    custodianRequests: CustodianRequest;
    custodians: Custodian;
    deployment: Deployment;
    disasterDeclarations: DisasterDeclaration;
    distributions: Distribution;
    documentFiles: DocumentFile;
    events: Event;
    idempotencyRecords: IdempotencyRecord;
    identityChecks: IdentityCheck;
    incomingFunds: IncomingFunds;
    incomingFundsEntries: IncomingFundsEntry;
    incomingFundsFiles: IncomingFundsFile;
    keyAlerts: KeyAlert;
    keyNetworks: KeyNetwork;
    keyUsageHours: KeyUsageHour;
    letterTemplates: LetterTemplate;
    mails: Mail;
    memberInvitations: MemberInvitation;
    members: Member;
    organizations: Organization;
    paymentDetails: PaymentDetails;
    plans: Plan;
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
    requirementSets: RequirementSet;
    rolloverAnswers: RolloverAnswer;
    rolloverLetters: RolloverLetter;
    rolloverNigoItems: NigoItem;
    rolloverOutcomes: RolloverOutcome;
    rolloverPlans: RolloverPlan;
    rolloverTaxYears: RolloverTaxYear;
    rolloverUpdates: RolloverUpdate;
    rolloverWork: RolloverWork;
    rollovers: Rollover;
    savedViews: SavedView;
    sealedRotations: SealedRotation;
    secretFingerprints: SecretFingerprint;
    taxFilingLines: TaxFilingLine;
    taxFilings: TaxFiling;
    timelineEntries: TimelineEntry;
    trackingLinks: TrackingLink;
    trackingMessages: TrackingMessage;
    trackingOptOuts: TrackingOptOut;
    webhookAttempts: WebhookAttempt;
    webhookDeliveries: WebhookDelivery;
    webhookEndpoints: WebhookEndpoint;
    webhookHours: WebhookHour;
    webhookLanes: WebhookLane;
    webhookRecoveries: WebhookRecovery;
};
