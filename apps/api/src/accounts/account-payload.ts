import { type AccountView, accountSchema } from "@svc/accounts";
import { toETag } from "@svc/service-kit";
import { z } from "zod";

export const accountPayload = {
  name: "AccountPayload",
  description: "What became of an account.",
  view: z.object({
    account: accountSchema.describe("The account as it is now; null when there are errors."),
  }),
  of: (account: AccountView) => ({ account }),
};

export const tagOfAccount = ({ version }: Pick<AccountView, "version">) => toETag(version);
