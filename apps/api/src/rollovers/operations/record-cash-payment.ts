import { write } from "../../context/define-operation.ts";
import { paidDistribution } from "../distributions/distribution-examples.ts";
import {
  distributionPayload,
  distributionSchema,
  toDistributionView,
} from "../distributions/distribution-view.ts";
import { cashPaymentInputSchema, writeCashPayment } from "../distributions/record-cash-payment.ts";

export const recordCashPayment = write({
  name: "recordCashPayment",
  summary: "Record the cash part of a distribution",
  description:
    "Records how the amount that is not rolled over was paid to the participant. The payment has its own Form 1099-R in the tax report, apart from the rollovers. Recording the payment again corrects it.",
  scope: "rollovers:operate",
  id: "dst",
  input: cashPaymentInputSchema,
  view: distributionSchema,
  example: { input: { paidOn: "2026-06-15", withheldFederal: "2000.00" }, view: paidDistribution },
  responses: { 200: "The updated distribution." },
  errors: ["invalid_transition"],
  rest: "POST /v1/distributions/{id}/cash-payment",
  graphql: { mutation: "recordCashPayment", payload: distributionPayload },
  async run(call, { id, ...input }) {
    const { distribution, rollovers } = await writeCashPayment(call, id, input);
    return toDistributionView(distribution, rollovers, call.environment);
  },
});
