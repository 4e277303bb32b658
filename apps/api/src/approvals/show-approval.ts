import { type Account, findAccountsByIds } from "@svc/accounts";
import type { CustodianDirectory } from "@svc/custodians";
import type { Sql } from "@svc/database";
import { hasScope } from "@svc/keys";
import type { LockedRollover } from "@svc/rollover-rules/rollover";
import type { ApiCall } from "../context/define-operation.ts";
import { APPROVAL_SCOPES, type StoredApproval } from "../people/second-person/approval.ts";
import type { ApprovalSubject } from "../people/second-person/covered-facts.ts";
import { findApprovers } from "../people/second-person/find-approvers.ts";
import {
  identifyPerson,
  isRequesterOrKeyOwner,
  isSamePerson,
  listRequesters,
  type Person,
  toRequester,
} from "../people/second-person/person.ts";
import { findRecentLinks } from "../people/second-person/recent-sponsors.ts";
import { toMoneySourcesView } from "../rollovers/money-sources/money-source-view.ts";
import { readWholeRollovers } from "../rollovers/store/read-rollover.ts";
import { openFacts, openTexts } from "./approval-texts.ts";
import type { ApprovalView, CANNOT_DECIDE } from "./approval-view.ts";
import { type FactTexts, toFactTexts } from "./fact-texts.ts";
import { readLetterFactsByRollover } from "./letter-facts.ts";
import { listApprovalChanges, sendsLetters } from "./list-approval-changes.ts";

export async function showApprovals(
  call: ApiCall,
  db: Sql,
  { approvals, directory }: { approvals: readonly StoredApproval[]; directory: CustodianDirectory },
): Promise<ApprovalView[]> {
  const { organizationId, scopes } = call.principal;
  const viewer = await identifyPerson(db, call.principal);
  const ids = [...new Set(approvals.flatMap(({ rolloverId }) => rolloverId ?? []))];
  const rollovers = new Map(
    (ids.length === 0 ? [] : await readWholeRollovers(db, organizationId, ids)).map((one) => [one.id, one]),
  );
  const accountIds = [...new Set([...rollovers.values()].map(({ accountId }) => accountId))];
  const accounts = new Map(
    (accountIds.length === 0
      ? []
      : await findAccountsByIds(db, call, { organizationId, ids: accountIds })
    ).map((one) => [one.id, one]),
  );
  const { personId } = viewer;
  const userIds = personId === null ? [] : [...new Set([personId, ...approvals.flatMap(listRequesters)])];
  const isRecentlyLinked = await findRecentLinks(db, { organizationId, userIds }, call.clock.now());
  const getApprovers = await createApproverFinder(call, db, approvals);
  const sentIds = approvals.flatMap((one) =>
    isOpen(one) && sendsLetters(one) ? (one.rolloverId ?? []) : [],
  );
  const letters = await readLetterFactsByRollover(db, organizationId, [...new Set(sentIds)]);
  return approvals.map((approval) => {
    const rollover = rollovers.get(approval.rolloverId ?? "") ?? null;
    const account = rollover && (accounts.get(rollover.accountId) ?? null);
    return {
      ...toApprovalFields(call, approval, viewer),
      rollover:
        rollover &&
        toApprovedRollover(rollover, hasScope(scopes, "accounts:read") ? account : null, directory),
      ...showApprovalChanges(call, approval, {
        subject: rollover && { rollover, account, directory },
        letters: (sendsLetters(approval) && letters.get(approval.rolloverId ?? "")) || null,
      }),
      approvers: getApprovers(approval),
      cannotDecide: findDecisionBlocker(call, approval, { person: viewer, isRecentlyLinked }),
    };
  });
}

export async function showApproval(
  call: ApiCall,
  db: Sql,
  { approval, directory }: { approval: StoredApproval; directory: CustodianDirectory },
): Promise<ApprovalView> {
  const [view] = await showApprovals(call, db, { approvals: [approval], directory });
  if (!view) throw new Error(`no approval ${approval.id}`);
  return view;
}

function toApprovalFields({ cipher }: ApiCall, approval: StoredApproval, viewer: Person) {
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
    isOwn: isSamePerson(toRequester(approval), viewer),
    requestedAt: approval.requestedAt.toISOString(),
    expiresAt: approval.expiresAt.toISOString(),
    decidedBy,
    decidedAt: approval.decidedAt?.toISOString() ?? null,
    usedAt: approval.usedAt?.toISOString() ?? null,
  };
}

function toApprovedRollover(
  rollover: LockedRollover,
  account: Account | null,
  directory: CustodianDirectory,
) {
  const name = [account?.firstName, account?.lastName].filter((part) => part != null).join(" ");
  const toSide = (side: "source" | "destination") => ({
    custodianId: rollover[`${side}CustodianId`],
    custodianName: directory.findById(rollover[`${side}CustodianId`])?.name ?? null,
    accountType: rollover[`${side}AccountType`],
    accountNumberMask: rollover[`${side}AccountNumberMask`],
  });
  return {
    participantName: name === "" ? null : name,
    amount: {
      kind: rollover.amountKind,
      requested: rollover.amountRequested,
      currency: rollover.currency,
    },
    moneySources: toMoneySourcesView(rollover),
    deliveryMethod: rollover.deliveryMethod,
    source: toSide("source"),
    destination: toSide("destination"),
    documents: rollover.documents.map(({ id, type, name, status, file }) => ({
      id,
      type,
      name,
      status,
      hasFile: file != null,
    })),
  };
}

const isOpen = ({ state }: StoredApproval) => state === "pending" || state === "confirmed";

function showApprovalChanges(
  { chainKeys, cipher, principal }: ApiCall,
  approval: StoredApproval,
  { subject, letters }: { subject: ApprovalSubject | null; letters: FactTexts | null },
): Pick<ApprovalView, "changes" | "changedFacts"> {
  if (!subject || !approval.covered || !isOpen(approval)) return { changes: [], changedFacts: [] };
  const changes = listApprovalChanges({ chainKeys, cipher }, approval, { subject, letters });
  if (changes.length === 0) return { changes, changedFacts: [] };
  const [before, after] = [openFacts(cipher, approval), { ...toFactTexts(subject), ...letters }];
  const changedFacts = changes.map((fact) => {
    const isHidden = fact.startsWith("participant.") && !hasScope(principal.scopes, "accounts:read");
    return {
      fact,
      before: isHidden ? null : (before?.[fact] ?? null),
      after: isHidden ? null : (after[fact] ?? null),
    };
  });
  return { changes, changedFacts };
}

async function createApproverFinder(
  { principal, environment, clock }: ApiCall,
  db: Sql,
  approvals: readonly StoredApproval[],
): Promise<(approval: StoredApproval) => ApprovalView["approvers"]> {
  if (!hasScope(principal.scopes, "members:read")) return () => null;
  if (!approvals.some(({ state }) => state === "pending")) return () => [];
  const { organizationId } = principal;
  const getApprovers = await findApprovers(db, { organizationId, environment, approvals }, clock.now());
  return (approval) =>
    approval.state === "pending" ? getApprovers(approval).map(({ id, name }) => ({ id, name })) : [];
}

function findDecisionBlocker(
  { principal }: ApiCall,
  approval: StoredApproval,
  {
    person: { personId },
    isRecentlyLinked,
  }: { person: Person; isRecentlyLinked: (userId: string, others: readonly string[]) => boolean },
): keyof typeof CANNOT_DECIDE | null {
  if (approval.state !== "pending") return "ended";
  if (principal.keyId !== null || personId === null) return "api_key";
  if (!APPROVAL_SCOPES[approval.action].every((scope) => hasScope(principal.scopes, scope))) return "role";
  if (approval.requesterId === personId && approval.requestedBy.type === "member") return "requester";
  if (isRequesterOrKeyOwner(approval, personId)) return "key_owner";
  return isRecentlyLinked(personId, listRequesters(approval)) ? "recently_invited" : null;
}
