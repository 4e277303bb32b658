import {
  createCounter,
  createPageReader,
  equalsUnlessNull,
  insertRow,
  json,
  kysely,
  type PageParams,
  type PageRequest,
  type Params,
  pageAfter,
  type Sql,
  sql,
  statement,
  typedList,
  unpreparedStatement,
  updateRow,
} from "@svc/database";
import type { Page } from "@svc/service-kit/lists";
import type { Approval, ApprovalAction, ApprovalState, CoveredFacts, StoredApproval } from "./approval.ts";

export const APPROVAL_COLUMNS = [
  "id",
  "organizationId",
  "action",
  "rolloverId",
  "rolloverVersion",
  "rolloverDigest",
  "covered",
  "sealedFacts",
  "params",
  "sealedParams",
  "requestedBy",
  "requesterId",
  "requesterFamily",
  "requestedAt",
  "expiresAt",
  "decidedBy",
  "decidedAt",
  "reason",
  "sealedReason",
  "usedAt",
  "receipt",
] as const;

interface ApprovalParams {
  organizationId: string;
  /** Determines the current state; the stored state can be older. */
  now: Date;
}

const currentState = (param: Params<{ now: Date }>) => sql<ApprovalState>`CASE
  WHEN request.expires_at > ${param.now}::timestamptz OR request.state NOT IN ('pending', 'confirmed') THEN request.state
  WHEN request.used_at IS NOT NULL THEN 'done' ELSE 'expired' END`;

/** Users who created or rotated a key in the requesting key's rotation chain. */
const KEY_OWNERS = sql<string[]>`(WITH RECURSIVE chain AS (
    SELECT id, created_by FROM api_keys
    WHERE id = request.requester_family AND organization_id = request.organization_id
    UNION ALL
    SELECT key.id, key.created_by FROM api_keys key JOIN chain ON key.rotated_from_id = chain.id)
  SELECT coalesce(json_agg(DISTINCT created_by) FILTER (WHERE created_by IS NOT NULL), '[]') FROM chain)`;

const selectApprovals = (param: Params<ApprovalParams>) =>
  kysely
    .selectFrom("approvals as request")
    .leftJoin("rollovers as rollover", (join) =>
      join
        .onRef("rollover.id", "=", "request.rolloverId")
        .onRef("rollover.organizationId", "=", "request.organizationId"),
    )
    .leftJoin("accounts as account", (join) =>
      join
        .onRef("account.id", "=", "rollover.accountId")
        .onRef("account.organizationId", "=", "request.organizationId"),
    )
    .select(APPROVAL_COLUMNS.map((name) => `request.${name}` as const))
    .select([
      "account.id as accountId",
      "account.textsKeyCiphertext",
      currentState(param).as("state"),
      KEY_OWNERS.as("keyOwners"),
    ])
    .where("request.organizationId", "=", param.organizationId)
    .$narrowType<StoredApproval>();

export function findApproval(
  db: Sql,
  organizationId: string,
  { id, now }: { id: string; now: Date },
): Promise<StoredApproval | null> {
  return findById.first(db, { organizationId, id, now });
}

const byId = (param: Params<ApprovalParams & { id: string }>) =>
  selectApprovals(param).where("request.id", "=", param.id);
const findById = statement("approval_by_id", byId);

/** Locks an approval. If the transaction also changes the rollover, lock the rollover first. */
export function lockApproval(
  tx: Sql,
  organizationId: string,
  { id, now }: { id: string; now: Date },
): Promise<StoredApproval | null> {
  return lockById.first(tx, { organizationId, id, now });
}

const lockById = statement("approval_locked", (param: Params<ApprovalParams & { id: string }>) =>
  byId(param).forNoKeyUpdate("request"),
);

interface ApprovalFilter {
  state?: ApprovalState | undefined;
  action?: ApprovalAction | undefined;
  rolloverId?: string | undefined;
}

/** Possible stored states of each current state. Expiry is stored later. */
const STORED_STATES: Readonly<Record<ApprovalState, readonly ApprovalState[]>> = {
  pending: ["pending"],
  confirmed: ["confirmed"],
  declined: ["declined"],
  withdrawn: ["withdrawn"],
  expired: ["expired", "pending", "confirmed"],
  done: ["done", "confirmed"],
};

export function listApprovalPage(
  db: Sql,
  organizationId: string,
  { filter, ...request }: PageRequest & { filter: ApprovalFilter; now: Date },
): Promise<Page<StoredApproval>> {
  return readPage(db, organizationId, { ...request, ...toFilterValues(filter) });
}

export function countApprovals(
  db: Sql,
  organizationId: string,
  { filter, now }: { filter: ApprovalFilter; now: Date },
): Promise<number | null> {
  return countMatching(db, organizationId, { ...toFilterValues(filter), now });
}

const toFilterValues = (filter: ApprovalFilter) => ({
  ...filter,
  storedStates: filter.state && STORED_STATES[filter.state],
});

interface FilterParams {
  state: string | null;
  storedStates: readonly string[] | null;
  action: string | null;
  rolloverId: string | null;
}

const selectMatching = (param: Params<ApprovalParams & FilterParams>) =>
  selectApprovals(param)
    .where(
      sql<boolean>`(${param.storedStates}::text[] IS NULL OR request.state = ANY(${param.storedStates}::text[]))`,
    )
    .where(sql<boolean>`(${param.state}::text IS NULL OR ${currentState(param)} = ${param.state})`)
    .where(equalsUnlessNull("request.action", param.action))
    .where(equalsUnlessNull("request.rolloverId", param.rolloverId));

// Planned on each call, so that PostgreSQL can use the index for the filter.
const readPage = createPageReader(
  unpreparedStatement("approvals_page", (param: Params<ApprovalParams & PageParams & FilterParams>) =>
    pageAfter(selectMatching(param), param, ["request.requestedAt", "request.id"]),
  ),
);

const countMatching = createCounter("approvals_total_count", selectMatching);

/** Locks pending and confirmed approvals, newest first. If `rolloverId` is null, locks only approvals without a rollover. */
export function lockOpenApprovals(
  tx: Sql,
  organizationId: string,
  { action, rolloverId, now }: { action: ApprovalAction; rolloverId: string | null; now: Date },
): Promise<StoredApproval[]> {
  return lockOpen(tx, { organizationId, action, rolloverId, now });
}

const lockOpen = unpreparedStatement(
  "approvals_open_locked",
  (param: Params<ApprovalParams & { action: string; rolloverId: string | null }>) =>
    selectApprovals(param)
      .where("request.state", "in", ["pending", "confirmed"])
      .where("request.expiresAt", ">", param.now)
      .where("request.action", "=", param.action)
      .where(sql<boolean>`request.rollover_id IS NOT DISTINCT FROM ${param.rolloverId}::text`)
      .orderBy("request.requestedAt", "desc")
      .orderBy("request.id", "desc")
      .forNoKeyUpdate("request"),
);

/** Locks a user's open approvals, including requests by the user's keys. */
export function lockOpenByRequester(
  tx: Sql,
  organizationId: string,
  { userId, now }: { userId: string; now: Date },
): Promise<StoredApproval[]> {
  return lockByRequester(tx, { organizationId, userId, now });
}

const lockByRequester = unpreparedStatement(
  "approvals_of_requester_locked",
  (param: Params<ApprovalParams & { userId: string }>) =>
    selectApprovals(param)
      .where("request.state", "in", ["pending", "confirmed"])
      .where("request.expiresAt", ">", param.now)
      .where("request.requesterId", "=", param.userId)
      .orderBy("request.id")
      .forNoKeyUpdate("request"),
);

export async function findLastConfirmedFacts(
  tx: Sql,
  organizationId: string,
  rolloverId: string,
): Promise<CoveredFacts | null> {
  return (await findLastConfirmed.first(tx, { organizationId, rolloverId }))?.covered ?? null;
}

const findLastConfirmed = statement(
  "approval_last_confirmed",
  (param: Params<{ organizationId: string; rolloverId: string }>) =>
    kysely
      .selectFrom("approvals")
      .select("covered")
      .where("organizationId", "=", param.organizationId)
      .where("rolloverId", "=", param.rolloverId)
      .where("covered", "is not", null)
      .where("state", "in", ["confirmed", "done", "expired"])
      .where(sql<boolean>`decided_by IS NOT NULL`)
      .orderBy("decidedAt", "desc")
      .limit(1)
      .$narrowType<{ covered: CoveredFacts }>(),
);

export async function insertApproval(tx: Sql, approval: Approval): Promise<void> {
  const { params, requestedBy, decidedBy, covered, receipt, ...columns } = approval;
  await insertRow(tx, {
    table: "approvals",
    row: {
      ...columns,
      params: params && json(params),
      covered: covered && json(covered),
      requestedBy: json(requestedBy),
      decidedBy: decidedBy && json(decidedBy),
      receipt: receipt && json(receipt),
    },
  });
}

type ApprovalChanges = Partial<
  Pick<Approval, "state" | "decidedBy" | "decidedAt" | "reason" | "sealedReason" | "usedAt" | "receipt">
>;

export async function updateApproval(tx: Sql, id: string, changes: ApprovalChanges): Promise<void> {
  const { decidedBy, receipt, ...columns } = changes;
  await updateRow(tx, {
    table: "approvals",
    id,
    changes: {
      ...columns,
      ...(decidedBy ? { decidedBy: json(decidedBy) } : {}),
      ...(receipt ? { receipt: json(receipt) } : {}),
    },
  });
}

export function lockExpiredApprovals(tx: Sql, now: Date, limit: number): Promise<Approval[]> {
  return lockExpired(tx, { now, limit });
}

const lockExpired = statement("approvals_over_locked", (param: Params<{ now: Date; limit: number }>) =>
  kysely
    .selectFrom("approvals")
    .select(["state", ...APPROVAL_COLUMNS])
    .where("state", "in", ["pending", "confirmed"])
    .where("expiresAt", "<=", param.now)
    .orderBy("expiresAt")
    .limit(param.limit)
    .forNoKeyUpdate()
    .skipLocked()
    .$narrowType<Approval>(),
);

/** Erases the texts, and withdraws open approvals. */
export async function eraseApprovals(
  tx: Sql,
  organizationId: string,
  rolloverIds: readonly string[],
): Promise<void> {
  await eraseTexts(tx, { organizationId, rolloverIds });
}

const eraseTexts = statement(
  "approvals_erase",
  (param: Params<{ organizationId: string; rolloverIds: readonly string[] }>) =>
    kysely
      .updateTable("approvals")
      .set({
        sealedFacts: null,
        sealedParams: null,
        sealedReason: null,
        reason: null,
        receipt: sql`receipt - 'nonce'`,
        state: sql<string>`CASE WHEN state IN ('pending', 'confirmed') THEN 'withdrawn' ELSE state END`,
      })
      .where("organizationId", "=", param.organizationId)
      .where("rolloverId", "=", kysely.fn.any(typedList("text", param.rolloverIds)))
      .returning("id"),
);
