import { custodianSchema, EXAMPLE_CUSTODIAN } from "@svc/custodians";
import { read } from "../../context/define-operation.ts";
import { readCustodian } from "../read-custodian.ts";

export const getCustodian = read({
  name: "getCustodian",
  summary: "Retrieve a custodian",
  description: "Shows what the custodian requires, how long it takes, and how to pay it.",
  scope: "custodians:read",
  id: "cus",
  view: custodianSchema,
  example: { view: EXAMPLE_CUSTODIAN },
  responses: { 200: "The custodian." },
  errors: [],
  rest: "GET /v1/custodians/{id}",
  graphql: { query: "custodian", isNode: true, description: "A custodian, including inactive ones." },
  run: (call, { id }) => readCustodian(call, id),
});
