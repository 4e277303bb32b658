import { addDays } from "../deadlines/days.ts";
import { SAFE_HARBOR_DAYS } from "../deadlines/late-reasons.ts";
import { type DatedMovements, findLateAmounts } from "../deadlines/sixty-days.ts";
import type { Attestations } from "../eligibility/attestations.ts";
import { normalizeReceipts } from "../money/receipts.ts";

export const TAX_WARNINGS = ["late_not_certified", "certified_after_30_days"] as const;

export interface TaxWarning {
  code: (typeof TAX_WARNINGS)[number];
  detail: string;
}

export function findLateWarnings(
  rollover: DatedMovements & { attestations?: Attestations | undefined },
): TaxWarning[] {
  if (rollover.receipts.length === 0) return [];
  const late = findLateAmounts(rollover);
  const { attestations = {} } = rollover;
  return normalizeReceipts(rollover.receipts).flatMap((receipt): TaxWarning[] => {
    const part = late.get(receipt.id);
    if (!part) return [];
    const lateText = `${part.amount} of ${receipt.id} arrived after ${describeLastDay(part.dueOn, attestations)}`;
    if (attestations.repaymentOf !== undefined) {
      const detail = `${lateText}. It is not a repayment, and stays in income (IRC §72(t)). A certification cannot change that.`;
      return [{ code: "late_not_certified", detail }];
    }
    if (!receipt.isCertified) {
      const detail = `${lateText}, without a certified reason (Rev. Proc. 2020-46). It is included in income unless the IRS waives the 60 days.`;
      return [{ code: "late_not_certified", detail }];
    }
    const { reasonEndedOn } = receipt.selfCertification ?? {};
    if (!reasonEndedOn || receipt.receivedOn <= addDays(reasonEndedOn, SAFE_HARBOR_DAYS)) return [];
    const detail = `${lateText}, and more than ${SAFE_HARBOR_DAYS} days after the reason ended. The participant must show that this was as soon as practicable (section 3.02(3)).`;
    return [{ code: "certified_after_30_days", detail }];
  });
}

function describeLastDay(
  dueOn: string,
  { repaymentOf, qualifiedLoanOffsetOn, postponement }: Attestations,
): string {
  if (repaymentOf !== undefined) return `${dueOn}, the last day to repay the distribution`;
  if (qualifiedLoanOffsetOn !== undefined) return `${dueOn}, the last day to roll over the plan loan offset`;
  if (postponement !== undefined) return `the 60 days and their postponement, which ended on ${dueOn}`;
  return `the 60 days, which ended on ${dueOn}`;
}
