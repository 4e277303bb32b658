import { SCOPES, type Scope } from "@svc/keys";
import { notFound, type Principal, requireScope, requireVersion } from "@svc/service-kit";
import type { ApiChange } from "../declare.ts";
import { lockApiKey } from "./api-key-store.ts";
import { findManagedKey, type ManagedKeyRow } from "./managed-key-store.ts";

/**
 * Locks a key of the caller's organization until the transaction ends.
 *
 * @throws Problem `not_found`; `version_conflict` where the caller has seen another version
 */
export async function lockKey({ tx, principal, ifMatch }: ApiChange, id: string): Promise<ManagedKeyRow> {
  const { organizationId } = principal;
  if (!(await findManagedKey(tx, organizationId, id))) throw notFound("API key");
  await lockApiKey(tx, id);
  const key = await findManagedKey(tx, organizationId, id);
  if (!key) throw notFound("API key");
  requireVersion(key, ifMatch);
  return key;
}

/**
 * Holds what a key may do, or is to do, against what the caller may: nobody gives away, by making a key or by changing one, what
 * is not theirs. What widget keys may do is nobody's scope, and harmless without a server's part; so is the sandbox where there is none.
 *
 * @throws Problem `insufficient_scope`, naming what is missing
 */
export function requireGivable(principal: Principal, scopes: readonly string[]): void {
  for (const scope of scopes) {
    const isForPeople = (SCOPES as readonly string[]).includes(scope) && !scope.startsWith("widget:");
    const isIdle = scope === "sandbox:write" && principal.environment === "live";
    if (isForPeople && !isIdle) requireScope(principal, scope as Scope);
  }
}
