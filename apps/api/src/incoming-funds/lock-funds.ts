import { validationFailed } from "@svc/service-kit/endpoints";
import { notFound } from "@svc/service-kit/errors";
import { requireVersion } from "@svc/service-kit/http";
import type { ApiChange } from "../context/define-operation.ts";
import { requireAssignee } from "../people/members/require-assignee.ts";
import { readOrganizationTime } from "../people/organizations/organization-clock.ts";
import { mapPointers } from "../rollovers/actions/perform-action.ts";
import type { IncomingFunds } from "./incoming-funds.ts";
import { lockIncomingFunds } from "./store/incoming-funds-store.ts";

/** @throws Problem `not_found`, `version_conflict` */
export async function lockFundsForChange(call: ApiChange, id: string) {
  const { tx, principal, ifMatch } = call;
  const { organizationId } = principal;
  const before: IncomingFunds | null = await lockIncomingFunds(tx, organizationId, id);
  if (!before) throw notFound("incoming funds");
  requireVersion(before, ifMatch);
  return { before, time: await readOrganizationTime(call, tx, organizationId) };
}

/** @throws Problem `validation_failed` unless the ID belongs to a current member */
export async function requireOwner(
  { tx, principal }: ApiChange,
  ownerId: string | null | undefined,
): Promise<void> {
  await mapPointers(requireAssignee(tx, principal, ownerId), "#/assigneeId", "#/ownerId");
}

/** @throws Problem `validation_failed` for a day in the past */
export function requireReturnBy(returnBy: string | undefined, today: string): void {
  if (returnBy === undefined || returnBy >= today) return;
  throw validationFailed([{ pointer: "#/returnBy", detail: `must not be before today, ${today}` }]);
}
