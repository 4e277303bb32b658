import { notFound } from "@svc/service-kit/errors";
import { z } from "zod";
import { read } from "../../context/define-operation.ts";
import { incomingFunds } from "../funds-examples.ts";
import {
  incomingFundsEtag,
  incomingFundsExpansions,
  incomingFundsSchema,
  toIncomingFundsView,
} from "../funds-view.ts";
import { findIncomingFunds } from "../store/incoming-funds-store.ts";

export const getIncomingFunds = read({
  name: "getIncomingFunds",
  summary: "Retrieve incoming funds",
  description: "Shows the amount, its sender, the rollovers it was applied to and its deadline.",
  scope: "rollovers:read",
  scopesFor: incomingFundsExpansions.scopesFor,
  id: "inf",
  input: z.strictObject(incomingFundsExpansions.expandFields),
  view: incomingFundsSchema,
  example: { view: incomingFunds },
  responses: { 200: "The money, and where it is now." },
  errors: [],
  selection: { expansions: incomingFundsExpansions.expansions },
  rest: "GET /v1/incoming-funds/{id}",
  etag: incomingFundsEtag,
  graphql: { query: "incomingFundsItem", isNode: true },
  async run({ db, principal, environment }, { id }) {
    const row = await findIncomingFunds(db.sql, principal.organizationId, id);
    if (!row) throw notFound("incoming funds");
    return toIncomingFundsView(row, environment);
  },
});
