import { findAccounts } from "@svc/accounts";
import { notFound } from "@svc/service-kit/errors";
import { decodeCursor, listQueryFields, type Page } from "@svc/service-kit/lists";
import { z } from "zod";
import { type ApiCall, list } from "../../../context/define-operation.ts";
import { defineSummary } from "../../../context/selection.ts";
import { consent } from "../consent-examples.ts";
import { countConsents, readConsentsByAccount } from "../consent-store.ts";
import { type ConsentView, consentSchema, toConsentView } from "../consent-view.ts";

const { viewFields, summary } = defineSummary(consentSchema, ["statements"]);

const querySchema = z.strictObject({ ...listQueryFields, ...viewFields });

export const listConsents = list({
  name: "listConsents",
  summary: "List an account's consents, newest first",
  description: "Each consent contains the statements as the participant saw them.",
  scope: "accounts:read",
  id: "acct",
  input: querySchema,
  view: consentSchema,
  example: { view: consent },
  responses: { 200: "One page of consents." },
  errors: [],
  fromReplica: true,
  rest: "GET /v1/accounts/{id}/consents",
  graphql: {
    field: "consents",
    parentType: "Account",
    description: "The account's consents, newest first. Batched for all accounts in a response.",
    countMany: ({ db, principal }: ApiCall, ids) => countConsents(db.sql, principal.organizationId, ids),
  },
  selection: { summary },
  loadMany: readConsents,
  async run(call, { id, ...page }) {
    const consents = (await readConsents(call, [id], page)).get(id);
    if (!consents) throw notFound("account");
    return consents;
  },
});

async function readConsents(
  call: ApiCall,
  ids: readonly string[],
  { limit, cursor }: z.output<typeof querySchema>,
): Promise<Map<string, Page<ConsentView>>> {
  const { organizationId } = call.principal;
  const after = decodeCursor(cursor, "cons");
  const accounts = await findAccounts(call, organizationId, ids);
  const pages = await readConsentsByAccount(call.db.sql, organizationId, {
    accountIds: [...accounts.keys()],
    after,
    limit,
  });
  return new Map(
    [...pages].map(([id, page]) => [
      id,
      {
        ...page,
        items: page.items.map((consent) => toConsentView(consent, accounts.get(id), call.environment)),
      },
    ]),
  );
}
