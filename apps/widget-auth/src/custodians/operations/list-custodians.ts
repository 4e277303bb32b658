import { widgetCustodianListing } from "@svc/custodians";
import { list } from "../../define-operation.ts";

export const listCustodians = list({
  ...widgetCustodianListing,
  name: "listCustodians",
  credentials: ["session", "pk"],
  scope: "widget:custodians",
  errors: ["origin_not_allowed"],
  rest: "GET /api/widget/custodians",
});
