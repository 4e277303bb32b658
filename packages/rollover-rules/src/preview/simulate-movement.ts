import { toWithholdingSource } from "../eligibility/repayments.ts";
import { findSpecialDueOn } from "../eligibility/statutory-due-day.ts";
import { clampAtZero, type Money, subtractMoney, sumMoney } from "../money/money.ts";
import { resolveSourceAmounts } from "../money/money-source.ts";
import type { Transfer } from "../money/transfers.ts";
import type { Rollover } from "../rollover.ts";
import { sumAfterTaxMoney } from "../tax/after-tax-money.ts";
import { computeExpectedWithholding, getWithholdingRule } from "../tax/withholding.ts";

/**
 * Simulates that all money leaves and arrives on one day. Federal tax is withheld only if the law requires it.
 * The participant of a 60-day rollover also redeposits the withheld amount.
 * @param gross the amount before withholding
 * @param paidOn `YYYY-MM-DD`
 */
export function simulateMovement(rollover: Rollover, gross: Money, paidOn: string): Rollover {
  const { type, deliveryMethod, sourceAccountType, moneySources, taxTreatment, attestations } = rollover;
  const isIndirect = type === "indirect_60_day";
  const amounts = resolveSourceAmounts(moneySources, gross);
  const sources = moneySources.flatMap(({ kind }, index) => {
    const amount = amounts[index];
    return amount ? [{ kind, amount }] : [];
  });
  const grossTransfer: Transfer = {
    id: "preview",
    method: deliveryMethod,
    amount: gross,
    withheldFederal: "0.00",
    withheldState: "0.00",
    sentTo: isIndirect ? "participant" : "destination",
    trackingNumber: null,
    status: "sent",
    voidReason: null,
    code1099R: taxTreatment.code1099R,
    sources: sources.length === moneySources.length ? sources : [],
    sentOn: paidOn,
    receivedOn: isIndirect ? paidOn : null,
    dueOn: findSpecialDueOn(attestations, isIndirect ? paidOn : null),
  };
  const withheldFederal = computeMandatoryWithholding(
    {
      sourceAccountType: toWithholdingSource(sourceAccountType, attestations),
      moneySources,
      taxTreatment,
      attestations,
    },
    grossTransfer,
  );
  const amount = subtractMoney(gross, withheldFederal);
  return {
    ...rollover,
    state: "completed",
    transfers: [{ ...grossTransfer, amount, withheldFederal }],
    receipts: [{ amount: isIndirect ? gross : amount, receivedOn: paidOn, lateReason: null }],
  };
}

function computeMandatoryWithholding(
  {
    sourceAccountType,
    moneySources,
    taxTreatment: { code1099R },
    attestations,
  }: Pick<Rollover, "sourceAccountType" | "moneySources" | "taxTreatment" | "attestations">,
  transfer: Transfer,
): Money {
  const isLoanOffset = attestations.qualifiedLoanOffsetOn !== undefined;
  const rule = getWithholdingRule(sourceAccountType, code1099R, isLoanOffset);
  if (rule.rule !== "mandatory") return "0.00";
  const { basis, roth } = sumAfterTaxMoney({ moneySources, transfers: [transfer] });
  const taxable = clampAtZero(subtractMoney(transfer.amount, sumMoney([basis ?? "0.00", roth])));
  return computeExpectedWithholding(sourceAccountType, rule, taxable) ?? "0.00";
}
