import {
  type AccountOutcome,
  accountInputSchema,
  accountSchema,
  createOrRetrieveAccount as createOrRetrieve,
  createOrRetrieveAccountInTransaction as createOrRetrieveInTransaction,
  toAccountView,
} from "@svc/accounts";
import { z } from "zod";
import { steps } from "../../../context/define-operation.ts";
import { account, accountBody } from "../../../context/example-values.ts";
import { toAccountClaim } from "../account-claim.ts";
import { maskUnlessPermitted } from "../account-payload.ts";

const payloadView = z.strictObject({
  account: accountSchema.describe("The created or existing account."),
  created: z.boolean().describe("Whether this call created it."),
});

const view = z.strictObject({
  id: accountSchema.shape.id.describe(
    "The account's ID, at the top level as in other responses. Same as `account.id`.",
  ),
  ...payloadView.shape,
});

/** Uses `steps`, because a retrieval without an idempotency key needs no transaction. */
export const createOrRetrieveAccount = steps({
  name: "createOrRetrieveAccount",
  summary: "Create or retrieve a participant's account",
  description:
    "Returns the existing account unchanged (200) or creates one (201). An account matches if it has the same `externalId`, or otherwise the same email and the same date of birth or `ssnLast4`.",
  scope: "accounts:write",
  input: accountInputSchema,
  view,
  example: {
    input: accountBody,
    view: { id: account.id, account, created: true },
    responses: { 200: { id: account.id, account, created: false } },
  },
  responses: { 200: "The account already existed. Nothing was changed.", 201: "The account was created." },
  status: ({ created }) => (created ? 201 : 200),
  errors: ["identity_conflict", "identity_locked"],
  rest: "POST /v1/accounts",
  location: ({ account: { id } }) => `/v1/accounts/${id}`,
  // Stored responses of the previous release have no top-level ID.
  show: ({ account, created }, principal) => ({
    id: account.id,
    account: maskUnlessPermitted(account, principal),
    created,
  }),
  graphql: {
    mutation: "createOrRetrieveAccount",
    description:
      "Creates a participant's account, or retrieves the existing one: the account with the same " +
      "`externalId`, or otherwise with the same email and the same date of birth or `ssnLast4`. " +
      "Retrieving changes nothing.",
    payload: {
      name: "CreateOrRetrieveAccountPayload",
      description: "The created or existing account; null if there are errors.",
      view: payloadView,
      toPayload: ({ account, created }) => ({ account, created }),
    },
  },
  async run(call, input) {
    const { organizationId } = call.principal;
    const claim = toAccountClaim(call.principal);
    const toView = ({ account, created }: AccountOutcome) => ({
      id: account.id,
      account: toAccountView(account, call.environment),
      created,
    });
    const { transact } = call;
    if (!transact) return toView(await createOrRetrieve(call, organizationId, { claim, input }));
    return createOrRetrieveInTransaction(call, organizationId, {
      claim,
      input,
      transact: (work) => transact(async (tx) => toView(await work(tx))),
    });
  },
});
