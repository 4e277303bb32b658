import { custodianListing } from "@svc/custodians";
import { list } from "../../declare.ts";

export const listCustodians = list({
  ...custodianListing,
  name: "listCustodians",
  credentials: ["session", "pk"],
  scope: "widget:custodians",
  errors: ["origin_not_allowed"],
  rest: "GET /api/widget/custodians",
});
