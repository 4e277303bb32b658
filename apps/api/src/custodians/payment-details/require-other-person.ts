import { Problem } from "@svc/service-kit/errors";
import type { ApiChange } from "../../context/define-operation.ts";
import { findRecentLinks } from "../../people/second-person/recent-sponsors.ts";
import type { PaymentDetails } from "./payment-details.ts";

/**
 * Requires a signed-in user who is neither the author nor an owner of the author's key, and who has no recent link to them (see
 * `findRecentLinks`).
 * @throws Problem `person_required`, `wrong_person`, `recently_invited`
 */
export async function requireOtherPerson(
  { tx, principal, clock }: Pick<ApiChange, "tx" | "principal" | "clock">,
  { authorId, keyOwners, createdBy }: PaymentDetails,
): Promise<void> {
  const { keyId, personId, organizationId, actor } = principal;
  if (keyId !== null || personId === null) throw new Problem("person_required");
  const authors = authorId === null ? keyOwners : [authorId, ...keyOwners];
  if (authors.includes(personId) || createdBy.id === actor.id) throw new Problem("wrong_person");
  const userIds = [personId, ...authors];
  const isRecentlyLinked = await findRecentLinks(tx, { organizationId, userIds }, clock.now());
  if (isRecentlyLinked(personId, authors)) throw new Problem("recently_invited");
}
