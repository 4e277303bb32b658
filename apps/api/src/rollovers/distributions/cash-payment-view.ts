import type { Rollover } from "@svc/rollover-rules/rollover";
import { toCashRollover } from "@svc/rollover-rules/tax/cash-payment";
import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { moneyView as money } from "../money-sources/money-view.ts";
import type { Distribution } from "../store/distribution.ts";
import { taxTreatmentView, toTaxTreatmentView } from "../views/tax-view.ts";

export const cashPaymentView = z
  .strictObject({
    paidOn: z.iso.date().describe("Date of the payment."),
    withheldFederal: money.describe("Amount withheld for federal tax."),
    withheldState: money.describe("Amount withheld for state tax."),
    stateCode: z.string().nullable().describe("State whose tax was withheld. Null if unknown."),
    taxTreatment: taxTreatmentView,
  })
  .describe("The payment of a distribution's cash part. It has its own Form 1099-R.")
  .register(graphqlTypes, { name: "CashPayment" });

/** @param rollover the distribution's first rollover */
export function toCashPaymentView(
  { cashPayment, moneySources, paidOut }: Distribution,
  rollover: Rollover,
): z.output<typeof cashPaymentView> | null {
  if (cashPayment === null) return null;
  const { paidOn, withheldFederal, withheldState, stateCode } = cashPayment;
  const cash = toCashRollover(rollover, { moneySources, paidOut, cashPayment });
  return { paidOn, withheldFederal, withheldState, stateCode, taxTreatment: toTaxTreatmentView(cash) };
}
