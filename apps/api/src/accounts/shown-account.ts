import { type AccountView, maskAccountView } from "@svc/accounts";
import { hasScope } from "@svc/keys";
import type { Principal } from "@svc/service-kit";

/**
 * An account as a key may see it: whole with `accounts:read`, else masked. One that may write alone asks by writing. A
 * remembered answer holds it whole, whoever asked first: what is shown of it is decided each time.
 */
export function shownAccount(view: AccountView, { scopes }: Pick<Principal, "scopes">): AccountView {
  return hasScope(scopes, "accounts:read") ? view : maskAccountView(view);
}
