import type { AccountClaim } from "@svc/accounts";
import { hasScope } from "@svc/keys";
import type { Principal } from "@svc/service-kit/auth";

/** Returns the claim of a caller that identifies a participant. */
export function toAccountClaim({ scopes }: Pick<Principal, "scopes">): AccountClaim {
  return { by: "integrator", canReadAccounts: hasScope(scopes, "accounts:read") };
}
