import { custodianListing } from "@svc/custodians";
import { list } from "../../context/define-operation.ts";

export const listCustodians = list({
  ...custodianListing,
  name: "listCustodians",
  scope: "custodians:read",
  errors: [],
  rest: "GET /v1/custodians",
  graphql: {
    query: "custodians",
    description: "Active custodians, best match first if `q` is set, otherwise by name.",
  },
});
