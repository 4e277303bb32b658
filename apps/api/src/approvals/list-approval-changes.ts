import type { ApiCall } from "../context/define-operation.ts";
import { isRolloverApproval, type StoredApproval } from "../people/second-person/approval.ts";
import { type ApprovalSubject, findChanges, isRouteFact } from "../people/second-person/covered-facts.ts";
import { openFacts } from "./approval-texts.ts";
import type { FactTexts } from "./fact-texts.ts";
import { findLetterChanges } from "./letter-facts.ts";

/** Only `send_to_custodian` sends letters. */
export const sendsLetters = ({ action }: Pick<StoredApproval, "action">) => action === "send_to_custodian";

/**
 * Returns the paths of facts that changed after the request.
 * @param letters the current letters if the approval `sendsLetters`; otherwise null
 */
export function listApprovalChanges(
  { chainKeys, cipher }: Pick<ApiCall, "chainKeys" | "cipher">,
  approval: StoredApproval,
  { subject, letters }: { subject: ApprovalSubject; letters: FactTexts | null },
): string[] {
  const paths = approval.covered ? findChanges(chainKeys, subject, approval.covered) : [];
  return [
    // A `reveal` depends only on the participant and the two accounts.
    ...(isRolloverApproval(approval.action) ? paths : paths.filter(isRouteFact)),
    ...(letters ? findLetterChanges(openFacts(cipher, approval), letters) : []),
  ];
}
