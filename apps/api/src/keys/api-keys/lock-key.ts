import { SCOPES, type Scope } from "@svc/keys";
import { type Principal, requireScope } from "@svc/service-kit/auth";
import { notFound } from "@svc/service-kit/errors";
import { requireVersion } from "@svc/service-kit/http";
import type { ApiChange } from "../../context/define-operation.ts";
import { lockApiKey } from "./api-key-store.ts";
import { findManagedKey, type ManagedKeyRow } from "./managed-key-store.ts";

/** @throws Problem `not_found`, `version_conflict` */
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
 * Prevents privilege escalation: callers can only give a key scopes they have. Exempts widget scopes, which no user has and which are
 * harmless without a server, and `sandbox:write` in live, where it has no effect.
 */
export function requireGrantable(principal: Principal, scopes: readonly string[]): void {
  for (const scope of scopes) {
    const isForPeople = (SCOPES as readonly string[]).includes(scope) && !scope.startsWith("widget:");
    const isIdle = scope === "sandbox:write" && principal.environment === "live";
    if (isForPeople && !isIdle) requireScope(principal, scope as Scope);
  }
}
