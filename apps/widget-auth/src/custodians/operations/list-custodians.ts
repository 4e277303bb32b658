import { widgetCustodianListing } from "@svc/custodians";
import { list } from "../../define-operation.ts";

export const listCustodians = list({
  ...widgetCustodianListing,
  name: "listCustodians",
  description:
    "`q` finds names, former names and misspellings, best match first. Without `q`, custodians are sorted by name.",
  credentials: ["session", "pk"],
  scope: "widget:custodians",
  errors: ["origin_not_allowed"],
  rest: "GET /api/widget/custodians",
});
