import type { AccountClaim } from "@svc/accounts";
import { hasScope } from "@svc/keys";
import type { Principal } from "@svc/service-kit/auth";

/** Describes the caller to `@svc/accounts`, which limits identity guesses by callers without `accounts:read`. */
export function toAccountClaim({ scopes }: Pick<Principal, "scopes">): AccountClaim {
  return { by: "integrator", canReadAccounts: hasScope(scopes, "accounts:read") };
}
