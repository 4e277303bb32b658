import { type CustodianQuery, countCustodians, custodianListing, custodianSchema } from "@svc/custodians";
import { isSelective, selectResponse } from "@svc/operations";
import { type ApiCall, list } from "../../context/define-operation.ts";
import { fieldsField } from "../../context/names-field.ts";
import { defineSummary, eitherFieldsOrView } from "../../context/selection.ts";

const { viewFields, summary } = defineSummary(custodianSchema, [
  "aliases",
  "requirements",
  "processingDays",
  "receiving",
]);

export const listCustodians = list({
  ...custodianListing,
  input: custodianListing.input
    .safeExtend({ fields: fieldsField(Object.keys(custodianSchema.shape), "custodian"), ...viewFields })
    .refine(...eitherFieldsOrView),
  name: "listCustodians",
  description:
    "`q` finds names, former names and misspellings, best match first. Without `q`, custodians are sorted by name.",
  scope: "custodians:read",
  errors: [],
  rest: "GET /v1/custodians",
  graphql: {
    query: "custodians",
    description: "Active custodians, best match first if `q` is set, otherwise by name.",
    count: ({ custodians }: ApiCall, query: CustodianQuery) => countCustodians(custodians, query),
  },
  selection: { summary },
  async serializeJson(call, { fields, view, ...query }) {
    const { json, headers } = await custodianListing.serializeJson(call, query);
    if (!isSelective({ fields, view })) return { json, headers };
    const response = { status: 200, body: JSON.parse(String(json)), headers };
    const operation = { kind: "list", view: custodianSchema, selection: { summary } };
    return selectResponse(operation, call, { response, query: { fields, view } });
  },
});
