import { type CustodianQuery, countCustodians, custodianListing } from "@svc/custodians";
import { type ApiCall, list } from "../../context/define-operation.ts";

export const listCustodians = list({
  ...custodianListing,
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
});
