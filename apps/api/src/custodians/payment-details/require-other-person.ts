import { Problem } from "@svc/service-kit/errors";
import type { ApiChange } from "../../context/define-operation.ts";
import { findRecentSponsors } from "../../people/second-person/recent-sponsors.ts";
import type { PaymentDetails } from "./payment-details.ts";

/**
 * Requires a signed-in user other than the author or the owners of the author's key.
 * @throws Problem `person_required`, `wrong_person`, `recently_invited`
 */
export async function requireOtherPerson(
  { tx, principal, clock }: Pick<ApiChange, "tx" | "principal" | "clock">,
  { authorId, keyOwners, createdBy }: PaymentDetails,
): Promise<void> {
  const { keyId, personId, organizationId, actor } = principal;
  if (keyId !== null || personId === null) throw new Problem("person_required");
  const isAuthor = (userId: string) => authorId === userId || keyOwners.includes(userId);
  if (isAuthor(personId) || createdBy.id === actor.id) throw new Problem("wrong_person");
  const sponsors = await findRecentSponsors(tx, { organizationId, userIds: [personId] }, clock.now());
  if (sponsors.get(personId)?.some(isAuthor)) throw new Problem("recently_invited");
}
