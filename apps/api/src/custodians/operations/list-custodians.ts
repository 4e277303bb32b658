import { type CustodianQuery, countCustodians, custodianListing, custodianSchema } from "@svc/custodians";
import { selectFields } from "@svc/operations";
import { type ApiCall, list } from "../../context/define-operation.ts";
import { fieldsField } from "../../context/names-field.ts";

export const listCustodians = list({
  ...custodianListing,
  input: custodianListing.input.safeExtend({
    fields: fieldsField(Object.keys(custodianSchema.shape), "custodian"),
  }),
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
  async serializeJson(call, { fields, ...query }) {
    const { json, headers } = await custodianListing.serializeJson(call, query);
    if (!fields) return { json, headers };
    return selectFields(custodianSchema, { status: 200, body: JSON.parse(String(json)), headers }, fields);
  },
});
