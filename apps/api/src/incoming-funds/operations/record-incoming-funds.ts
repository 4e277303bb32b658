import { write } from "../../context/define-operation.ts";
import { fundsBody, incomingFunds } from "../funds-examples.ts";
import { incomingFundsInputSchema } from "../funds-input.ts";
import {
  incomingFundsEtag,
  incomingFundsPayload,
  incomingFundsSchema,
  toIncomingFundsView,
} from "../funds-view.ts";
import { recordOne } from "../record-one.ts";

export const recordIncomingFunds = write({
  name: "recordIncomingFunds",
  summary: "Record money that arrived",
  description:
    "For money that no rollover expects yet. `GET /v1/incoming-funds/{id}/suggestions` lists rollovers that it could belong to. A bank reference that is already recorded marks a suspected duplicate, which is recorded too.",
  scope: "rollovers:operate",
  input: incomingFundsInputSchema,
  view: incomingFundsSchema,
  example: { input: fundsBody, view: incomingFunds },
  responses: { 201: "The recorded money." },
  errors: ["not_found"],
  rest: "POST /v1/incoming-funds",
  etag: incomingFundsEtag,
  location: ({ id }) => `/v1/incoming-funds/${id}`,
  graphql: { mutation: "recordIncomingFunds", payload: incomingFundsPayload },
  prepare: (call) => call.custodians.get(),
  async run(call, input, directory) {
    return toIncomingFundsView(await recordOne(call, input, directory), call.environment);
  },
});
