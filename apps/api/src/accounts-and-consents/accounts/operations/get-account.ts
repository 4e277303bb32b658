import { accountSchema, getAccount as readAccount, toAccountView } from "@svc/accounts";
import { read } from "../../../context/define-operation.ts";
import { account } from "../../../context/example-values.ts";
import { accountEtag } from "../account-payload.ts";

export const getAccount = read({
  name: "getAccount",
  summary: "Retrieve an account",
  description: "The `ETag` is the version to send as `If-Match` with an update.",
  scope: "accounts:read",
  id: "acct",
  view: accountSchema,
  example: { view: account },
  responses: { 200: "The account." },
  errors: [],
  rest: "GET /v1/accounts/{id}",
  etag: accountEtag,
  graphql: { query: "account", isNode: true },
  async run(call, { id }) {
    return toAccountView(await readAccount(call, call.principal.organizationId, id), call.environment);
  },
});
