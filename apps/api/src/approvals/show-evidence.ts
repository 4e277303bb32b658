import { findAccountsByIds } from "@svc/accounts";
import type { CustodianDirectory } from "@svc/custodians";
import { hasScope } from "@svc/keys";
import type { ApiCall } from "../context/define-operation.ts";
import type { StoredApproval } from "../people/second-person/approval.ts";
import { type ApprovalSubject, findChanges } from "../people/second-person/covered-facts.ts";
import { readWholeRollovers } from "../rollovers/store/read-rollover.ts";
import { openFacts } from "./approval-texts.ts";
import type { EvidenceView } from "./evidence-view.ts";
import { type FactTexts, toFactTexts } from "./fact-texts.ts";
import { findLetterChanges, readLetterFacts } from "./letter-facts.ts";
import { digestReceipt, toReceiptContent } from "./receipt.ts";

export async function showEvidence(
  call: ApiCall,
  approval: StoredApproval,
  directory: CustodianDirectory,
): Promise<EvidenceView> {
  const subject = await findSubject(call, approval, directory);
  return {
    object: "approval_evidence",
    environment: call.environment,
    approvalId: approval.id,
    facts: subject
      ? compareFacts(call, approval, {
          subject,
          letters: await readLetterFacts(call.db.sql, subject.rollover),
        })
      : [],
    receipt: toReceiptView(call, approval),
  };
}

async function findSubject(
  call: ApiCall,
  { organizationId, rolloverId }: StoredApproval,
  directory: CustodianDirectory,
): Promise<ApprovalSubject | null> {
  if (rolloverId === null) return null;
  const [rollover] = await readWholeRollovers(call.db.sql, organizationId, [rolloverId]);
  if (!rollover) return null;
  const ids = [rollover.accountId];
  const [account = null] = await findAccountsByIds(call.db.sql, call, { organizationId, ids });
  return { rollover, account, directory };
}

function compareFacts(
  { chainKeys, cipher, principal }: ApiCall,
  approval: StoredApproval,
  { subject, letters }: { subject: ApprovalSubject; letters: FactTexts },
): EvidenceView["facts"] {
  const [requested, current] = [openFacts(cipher, approval), { ...toFactTexts(subject), ...letters }];
  const changes = new Set([
    ...(approval.covered ? findChanges(chainKeys, subject, approval.covered) : []),
    ...findLetterChanges(requested, letters),
  ]);
  const names = new Set([...Object.keys(requested ?? {}), ...Object.keys(current)]);
  return [...names].flatMap((fact) => {
    const isHidden = fact.startsWith("participant.") && !hasScope(principal.scopes, "accounts:read");
    const [before, after] = [requested?.[fact] ?? null, current[fact] ?? null];
    const isChanged = changes.has(fact);
    if (before === null && after === null && !isChanged) return [];
    return [{ fact, requested: isHidden ? null : before, current: isHidden ? null : after, isChanged }];
  });
}

function toReceiptView({ cipher, principal }: ApiCall, approval: StoredApproval): EvidenceView["receipt"] {
  const { receipt, decidedBy, decidedAt, state } = approval;
  if (!receipt || !decidedBy || !decidedAt) return null;
  const { digest, nonce, method, passkey = null } = receipt;
  const outcome = state === "declined" ? "declined" : "confirmed";
  const content =
    nonce === undefined ? null : toReceiptContent(cipher, approval, { nonce, outcome, decidedBy });
  return {
    outcome,
    decidedBy: { type: decidedBy.type as "member", id: decidedBy.id },
    decidedAt: decidedAt.toISOString(),
    method,
    digest,
    content: hasScope(principal.scopes, "accounts:read") ? content : null,
    isIntact: content && digestReceipt(content).toString("hex") === digest,
    passkey,
  };
}
