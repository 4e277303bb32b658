import { type AccountView, maskAccountView } from "@svc/accounts";
import { hasScope } from "@svc/keys";
import type { Principal } from "@svc/service-kit/auth";

/** Masks the account without `accounts:read`. Runs on every response, because stored idempotency answers hold the full account. */
export function shownAccount(view: AccountView, { scopes }: Pick<Principal, "scopes">): AccountView {
  return hasScope(scopes, "accounts:read") ? view : maskAccountView(view);
}
