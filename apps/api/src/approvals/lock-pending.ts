import { notFound, Problem, requireScope } from "@svc/service-kit";
import type { ApiChange } from "../declare.ts";
import { APPROVAL_SCOPES, type StoredApproval } from "./approval.ts";
import { lockApproval } from "./approval-store.ts";
import { isSamePerson, type Person, personOf, requesterOf } from "./person.ts";

/** An approval that waits, locked, and who decides. */
export interface PendingApproval {
  approval: StoredApproval;
  person: Person;
  now: Date;
}

/**
 * Locks an approval that waits until the transaction ends, for whoever may decide it.
 *
 * @param who whether it is somebody else's to decide, or to be withdrawn by who asked
 * @throws Problem `not_found`; `insufficient_scope` without what the action itself asks for; `wrong_person`; `approval_ended`
 */
export async function lockPending(
  call: ApiChange,
  id: string,
  who: "another" | "requester",
): Promise<PendingApproval> {
  const { tx, principal, clock } = call;
  const now = clock.now();
  const approval = await lockApproval(tx, principal.organizationId, id, now);
  if (!approval) throw notFound("approval");
  const person = await personOf(tx, principal);
  const isRequester = isSamePerson(requesterOf(approval), person);
  if (who === "another") for (const scope of APPROVAL_SCOPES[approval.action]) requireScope(principal, scope);
  if (isRequester !== (who === "requester")) throw new Problem("wrong_person");
  if (approval.state !== "pending") {
    throw new Problem("approval_ended", `It is ${approval.state}.`, {
      extensions: { approvalState: approval.state },
    });
  }
  return { approval, person, now };
}
