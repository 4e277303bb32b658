import { custodianListing } from "@svc/custodians";
import { list } from "../../declare.ts";

export const listCustodians = list({
  ...custodianListing,
  name: "listCustodians",
  scope: "custodians:read",
  errors: [],
  rest: "GET /v1/custodians",
  graphql: {
    query: "custodians",
    description: "Active custodians: best match first when `q` is given, else by name.",
  },
});
