import { notFound } from "@svc/service-kit/errors";
import { requireVersion } from "@svc/service-kit/http";
import type { ApiChange } from "../context/define-operation.ts";
import { readOrganizationTime } from "../people/organizations/organization-clock.ts";
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
