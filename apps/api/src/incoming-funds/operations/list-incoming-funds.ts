import { getToday } from "@svc/rollover-rules/deadlines/days";
import { amountField, dateField, enumField, idField, lineField } from "@svc/service-kit/fields";
import { decodeCursor, listQueryFields, mapPage } from "@svc/service-kit/lists";
import { z } from "zod";
import { type ApiCall, list } from "../../context/define-operation.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { flag } from "../../rollovers/lists/list-query.ts";
import { incomingFunds } from "../funds-examples.ts";
import { fundsMethodField } from "../funds-input.ts";
import {
  fundsStatusField,
  incomingFundsExpansions,
  incomingFundsSchema,
  toIncomingFundsView,
} from "../funds-view.ts";
import { countIncomingFunds, listIncomingFundsPage } from "../store/incoming-funds-store.ts";

const querySchema = z.strictObject({
  ...listQueryFields,
  ...incomingFundsExpansions.expandFields,
  status: fundsStatusField.optional().describe("Only money with this status."),
  receivedFrom: dateField.optional().describe("Only money that arrived on or after this date."),
  receivedTo: dateField.optional().describe("Only money that arrived on or before this date."),
  method: fundsMethodField.optional().describe("Only money that arrived in this way."),
  amount: amountField.optional().describe("Only this amount."),
  custodianId: idField("cus").optional().describe("Only money from this custodian."),
  ownerId: lineField(100)
    .optional()
    .describe("Only money with this owner: your ID for the person who works on it."),
  overdue: flag("`true`: only money in suspense past its return date. `false`: only other money."),
  sort: enumField("IncomingFundsOrder", "Order of the list.", {
    newest: "Newest first.",
    oldest: "Oldest first.",
  })
    .optional()
    .describe("Order of the list. Default: newest first."),
  fileId: idField("iff").optional().describe("Only entries of this bank file."),
  q: lineField(100)
    .optional()
    .describe(
      "An ID, check number, trace number or bank reference, the last four characters of the account number, or the start of the sender's name.",
    ),
});

type IncomingFundsQuery = z.output<typeof querySchema>;

export const listIncomingFunds = list({
  name: "listIncomingFunds",
  summary: "List incoming funds",
  description:
    "Lists money that arrived, newest first. Filter by `status` to find money that is not matched yet.",
  scope: "rollovers:read",
  scopesFor: incomingFundsExpansions.scopesFor,
  input: querySchema,
  view: incomingFundsSchema,
  example: { view: incomingFunds },
  responses: { 200: "One page of incoming funds." },
  errors: [],
  selection: { expansions: incomingFundsExpansions.expansions },
  rest: "GET /v1/incoming-funds",
  graphql: {
    query: "incomingFunds",
    count: async (call: ApiCall, query: IncomingFundsQuery) =>
      countIncomingFunds(call.db.sql, call.principal.organizationId, await toFilter(call, query)),
  },
  async run(call, { limit, cursor, sort = "newest", ...query }) {
    const { db, principal, environment } = call;
    const after = decodeCursor(cursor, "inf");
    const page = await listIncomingFundsPage(db.sql, principal.organizationId, {
      filter: await toFilter(call, query),
      page: { after, limit, sort },
    });
    return mapPage(page, (row) => toIncomingFundsView(row, environment));
  },
});

async function toFilter(
  call: ApiCall,
  { overdue, expand: _expand, ...filter }: Omit<IncomingFundsQuery, "limit" | "cursor" | "sort">,
) {
  if (overdue === undefined) return filter;
  const today = getToday(await readOrganizationTime(call, call.db.sql, call.principal.organizationId));
  return { ...filter, ...(overdue ? { overdueOn: today } : { notOverdueOn: today }) };
}
