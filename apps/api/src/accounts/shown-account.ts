import { type AccountView, maskAccountView } from "@svc/accounts";
import { hasScope } from "@svc/keys";
import type { BodyAnswer, Principal } from "@svc/service-kit";

/** An account as a key may see it: whole with `accounts:read`, else masked. One that may write alone asks by writing. */
export function shownAccount(principal: Pick<Principal, "scopes">, view: AccountView): AccountView {
  return hasScope(principal.scopes, "accounts:read") ? view : maskAccountView(view);
}

/**
 * The answer that holds an account, as a key may see it. A remembered answer holds it whole, whoever asked first: what is
 * shown of it is decided each time.
 */
export function shownAnswer(principal: Pick<Principal, "scopes">, answer: BodyAnswer): BodyAnswer {
  return { ...answer, body: shownAccount(principal, answer.body as AccountView) };
}
