import {
  accountArgumentsSchema,
  accountQuerySchema,
  accountSchema,
  countAccounts,
  listAccounts as readPage,
  toAccountView,
} from "@svc/accounts";
import { mapPage } from "@svc/service-kit/lists";
import type { z } from "zod";
import { type ApiCall, list } from "../../../context/define-operation.ts";
import { account } from "../../../context/example-values.ts";
import { fieldsField } from "../../../context/names-field.ts";

export const listAccounts = list({
  name: "listAccounts",
  summary: "List accounts, newest first",
  description: "Returns the accounts of your organization, without full Social Security numbers.",
  scope: "accounts:read",
  input: accountQuerySchema.safeExtend({ fields: fieldsField(Object.keys(accountSchema.shape), "account") }),
  view: accountSchema,
  example: { view: account },
  responses: { 200: "One page of accounts." },
  errors: [],
  fromReplica: true,
  rest: "GET /v1/accounts",
  graphql: {
    query: "accounts",
    input: accountArgumentsSchema,
    count: (call: ApiCall, query: z.output<typeof accountQuerySchema>) =>
      countAccounts(call, call.principal.organizationId, query),
  },
  async run(call, query) {
    const page = await readPage(call, call.principal.organizationId, query);
    return mapPage(page, (account) => toAccountView(account, call.environment));
  },
});
