import { type AccountView, accountSchema } from "@svc/accounts";
import { toETag } from "@svc/service-kit/http";
import { z } from "zod";

export const accountPayload = {
  name: "AccountPayload",
  description: "The result of an account mutation.",
  view: z.object({
    account: accountSchema.describe("The account after the call; null if there are errors."),
  }),
  of: (account: AccountView) => ({ account }),
};

export const accountEtag = ({ version }: Pick<AccountView, "version">) => toETag(version);
