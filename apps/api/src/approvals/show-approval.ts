import { type Account, readAccounts } from "@svc/accounts";
import type { CustodianDirectory } from "@svc/custodians";
import type { Sql } from "@svc/database";
import { hasScope } from "@svc/keys";
import type { ApiCall } from "../declare.ts";
import { readWholeRollovers } from "../rollovers/read-whole-rollovers.ts";
import type { LockedRollover } from "../rollovers/rollover.ts";
import { APPROVAL_SCOPES, isRolloverApproval, type StoredApproval } from "./approval.ts";
import { openTexts } from "./approval-texts.ts";
import type { ApprovalView, CANNOT_DECIDE } from "./approval-view.ts";
import { findChanges, isOfRoute } from "./covered-facts.ts";
import { isBehind, isSamePerson, type Person, personOf, requesterOf } from "./person.ts";
import { findRecentBackers } from "./recent-backers.ts";

/** Shows approvals to the caller, with the rollovers that they are about. */
export async function showApprovals(
  call: ApiCall,
  db: Sql,
  approvals: readonly StoredApproval[],
  directory: CustodianDirectory,
): Promise<ApprovalView[]> {
  const { organizationId, scopes } = call.principal;
  const viewer = await personOf(db, call.principal);
  const ids = [...new Set(approvals.flatMap(({ rolloverId }) => rolloverId ?? []))];
  const rollovers = new Map(
    (ids.length === 0 ? [] : await readWholeRollovers(db, organizationId, ids)).map((one) => [one.id, one]),
  );
  const accountIds = [...new Set([...rollovers.values()].map(({ accountId }) => accountId))];
  const accounts = new Map(
    (accountIds.length === 0 ? [] : await readAccounts(db, call, organizationId, accountIds)).map((one) => [
      one.id,
      one,
    ]),
  );
  const { personId } = viewer;
  const backers =
    personId === null || call.principal.keyId !== null
      ? []
      : await findRecentBackers(db, { organizationId, userId: personId }, call.clock.now());
  return approvals.map((approval) => {
    const rollover = rollovers.get(approval.rolloverId ?? "") ?? null;
    const account = rollover && (accounts.get(rollover.accountId) ?? null);
    return {
      ...plainView(call, approval, viewer),
      rollover:
        rollover && approvedRollover(rollover, hasScope(scopes, "accounts:read") ? account : null, directory),
      changes: rollover ? changesOf(call, approval, { rollover, account, directory }) : [],
      cannotDecide: whyNot(call, approval, viewer, backers),
    };
  });
}

/** As `showApprovals`, of one. */
export async function showApproval(
  call: ApiCall,
  db: Sql,
  approval: StoredApproval,
  directory: CustodianDirectory,
): Promise<ApprovalView> {
  const [view] = await showApprovals(call, db, [approval], directory);
  if (!view) throw new Error(`there is no ${approval.id}`);
  return view;
}

function plainView({ cipher }: ApiCall, approval: StoredApproval, viewer: Person) {
  const { id, action, rolloverId, rolloverVersion, state, requestedBy, decidedBy } = approval;
  return {
    id,
    object: "approval" as const,
    action,
    rolloverId,
    rolloverVersion,
    ...openTexts(cipher, approval),
    state,
    requestedBy,
    isOwn: isSamePerson(requesterOf(approval), viewer),
    requestedAt: approval.requestedAt.toISOString(),
    expiresAt: approval.expiresAt.toISOString(),
    decidedBy,
    decidedAt: approval.decidedAt?.toISOString() ?? null,
    usedAt: approval.usedAt?.toISOString() ?? null,
  };
}

function approvedRollover(rollover: LockedRollover, account: Account | null, directory: CustodianDirectory) {
  const name = [account?.firstName, account?.lastName].filter((part) => part != null).join(" ");
  const side = (of: "source" | "destination") => ({
    custodianId: rollover[`${of}CustodianId`],
    custodianName: directory.byId(rollover[`${of}CustodianId`])?.name ?? null,
    accountType: rollover[`${of}AccountType`],
    accountNumberMask: rollover[`${of}AccountNumberMask`],
  });
  return {
    participantName: name === "" ? null : name,
    amount: {
      kind: rollover.amountKind,
      requested: rollover.amountRequested,
      currency: rollover.currency,
    },
    deliveryMethod: rollover.deliveryMethod,
    source: side("source"),
    destination: side("destination"),
    documents: rollover.documents.map(({ id, type, name, status }) => ({ id, type, name, status })),
  };
}

function changesOf(
  { chainKeys }: ApiCall,
  { action, state, covered }: StoredApproval,
  thing: Parameters<typeof findChanges>[1],
): string[] {
  if (!covered || (state !== "pending" && state !== "confirmed")) return [];
  const changes = findChanges(chainKeys, thing, covered);
  return isRolloverApproval(action) ? changes : changes.filter(isOfRoute);
}

function whyNot(
  { principal }: ApiCall,
  approval: StoredApproval,
  { personId }: Person,
  backers: readonly string[],
): keyof typeof CANNOT_DECIDE | null {
  if (approval.state !== "pending") return "ended";
  if (principal.keyId !== null || personId === null) return "api_key";
  if (!APPROVAL_SCOPES[approval.action].every((scope) => hasScope(principal.scopes, scope))) return "role";
  if (approval.requesterId === personId && approval.requestedBy.type === "member") return "requester";
  if (isBehind(approval, personId)) return "key_owner";
  return backers.some((id) => isBehind(approval, id)) ? "recently_invited" : null;
}
