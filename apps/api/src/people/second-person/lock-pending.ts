import { requireScope } from "@svc/service-kit/auth";
import { notFound, Problem } from "@svc/service-kit/errors";
import type { ApiChange } from "../../context/define-operation.ts";
import { APPROVAL_SCOPES, type StoredApproval } from "./approval.ts";
import { lockApproval } from "./approval-store.ts";
import { identifyPerson, isSamePerson, listRequesters, type Person, toRequester } from "./person.ts";
import { findRecentLinks } from "./recent-sponsors.ts";

interface PendingApproval {
  approval: StoredApproval;
  person: Person;
  now: Date;
}

/**
 * @param decider `second_person` to confirm or decline, `requester` to withdraw
 * @throws Problem `not_found`, `insufficient_scope`, `person_required`, `wrong_person`, `recently_invited` or `approval_ended`
 */
export async function lockPendingApproval(
  call: ApiChange,
  id: string,
  decider: "second_person" | "requester",
): Promise<PendingApproval> {
  const { tx, principal, clock } = call;
  const now = clock.now();
  const approval = await lockApproval(tx, principal.organizationId, { id, now });
  if (!approval) throw notFound("approval");
  const person = await identifyPerson(tx, principal);
  if (decider === "second_person") await requireOtherPerson(call, approval, now);
  else if (!isSamePerson(toRequester(approval), person)) throw new Problem("wrong_person");
  if (approval.state !== "pending") {
    throw new Problem("approval_ended", `The approval is ${approval.state}.`, {
      extensions: { approvalState: approval.state },
    });
  }
  return { approval, person, now };
}

/** Rejects API keys, which do not identify a person. */
async function requireOtherPerson(
  { tx, principal }: ApiChange,
  approval: StoredApproval,
  now: Date,
): Promise<void> {
  for (const scope of APPROVAL_SCOPES[approval.action]) requireScope(principal, scope);
  const { keyId, personId } = principal;
  if (keyId !== null || personId === null) throw new Problem("person_required");
  const requesters = listRequesters(approval);
  if (requesters.includes(personId)) throw new Problem("wrong_person");
  const { organizationId } = principal;
  // An invitation or promotion links two users, also through other members.
  const userIds = [personId, ...requesters];
  const isRecentlyLinked = await findRecentLinks(tx, { organizationId, userIds }, now);
  if (isRecentlyLinked(personId, requesters)) throw new Problem("recently_invited");
}
