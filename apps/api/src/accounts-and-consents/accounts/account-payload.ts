import { type AccountView, accountSchema, maskAccountView } from "@svc/accounts";
import { hasScope } from "@svc/keys";
import type { Principal } from "@svc/service-kit/auth";
import { toETag } from "@svc/service-kit/http";
import { z } from "zod";

export const accountPayload = {
  name: "AccountPayload",
  description: "The result of an account mutation.",
  view: z.object({
    account: accountSchema.describe("The account after the call; null if there are errors."),
  }),
  toPayload: (account: AccountView) => ({ account }),
};

export const accountEtag = ({ version }: Pick<AccountView, "version">) => toETag(version);

/** Runs on every response, because responses stored for idempotency contain the full account. */
export function maskUnlessPermitted(view: AccountView, { scopes }: Pick<Principal, "scopes">): AccountView {
  // The previous release stored responses without former names.
  const complete = { ...view, formerNames: view.formerNames ?? [] };
  return hasScope(scopes, "accounts:read") ? complete : maskAccountView(complete);
}
