import { read } from "../../context/define-operation.ts";
import { ledgerSchema, readLedger } from "../timeline/ledger.ts";
import { ledgerExample } from "../views/read-examples.ts";

export const getLedger = read({
  name: "getLedger",
  summary: "Retrieve the ledger of a rollover's money",
  description: "Lists each movement of money in the order in which it was recorded, with the sums.",
  scope: "rollovers:read",
  id: "rol",
  view: ledgerSchema,
  example: { view: ledgerExample },
  responses: { 200: "All movements, in the order in which they were recorded." },
  errors: [],
  rest: "GET /v1/rollovers/{id}/ledger",
  graphql: { query: "rolloverLedger" },
  run: (call, { id }) => readLedger(call, id),
});
