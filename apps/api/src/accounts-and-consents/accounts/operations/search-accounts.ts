import { accountSchema, searchAccounts as search, toAccountView } from "@svc/accounts";
import { textField } from "@svc/service-kit/fields";
import { z } from "zod";
import { read } from "../../../context/define-operation.ts";
import { account } from "../../../context/example-values.ts";
import { toSearchTerms } from "../search-terms.ts";

const MAX_RESULTS = 25;

export const searchAccounts = read({
  name: "searchAccounts",
  summary: "Search accounts",
  description: "The search text is sent in the body to keep personal data out of URL logs.",
  scope: "accounts:read",
  input: z
    .strictObject({
      q: textField(100)
        .refine((text) => [...text].length >= 2, "must have at least 2 characters")
        .describe("The beginning of a name, a full email address, or your ID for the participant."),
    })
    .meta({ id: "AccountSearch", description: "The search text." }),
  view: z.strictObject({
    object: z.literal("list"),
    data: z.array(accountSchema).describe(`Up to ${MAX_RESULTS} accounts, newest first.`),
  }),
  example: { input: { q: "ada" }, view: { object: "list", data: [account] } },
  responses: { 200: "The matching accounts." },
  errors: [],
  fromReplica: true,
  rest: "POST /portal/api/accounts/search",
  async run(call, { q }) {
    const { organizationId } = call.principal;
    const { name, text, emailIndexes } = toSearchTerms(call.blindIndex, organizationId, q);
    const accounts = await search(call.db.sql, call, {
      organizationId,
      terms: { name, text, emailIndexes },
      limit: MAX_RESULTS,
    });
    return {
      object: "list" as const,
      data: accounts.map((account) => toAccountView(account, call.environment)),
    };
  },
});
