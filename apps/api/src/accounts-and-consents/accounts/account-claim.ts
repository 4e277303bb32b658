import type { AccountClaim } from "@svc/accounts";
import { hasScope } from "@svc/keys";
import type { Principal } from "@svc/service-kit/auth";

/** `@svc/accounts` limits identity guesses without `accounts:read`. */
export function toAccountClaim({ scopes }: Pick<Principal, "scopes">): AccountClaim {
  return { by: "integrator", canReadAccounts: hasScope(scopes, "accounts:read") };
}
