import { addDays } from "../deadlines/days.ts";
import { SAFE_HARBOR_DAYS } from "../deadlines/late-reasons.ts";
import { findLateAmounts, type SixtyDayFacts } from "../deadlines/sixty-days.ts";
import { normalizeReceipts } from "../money/receipts.ts";

export const TAX_WARNINGS = ["late_not_certified", "certified_after_30_days"] as const;

export interface TaxWarning {
  code: (typeof TAX_WARNINGS)[number];
  detail: string;
}

export function findLateWarnings(facts: SixtyDayFacts): TaxWarning[] {
  if (facts.receipts.length === 0) return [];
  const late = findLateAmounts(facts);
  return normalizeReceipts(facts.receipts).flatMap((receipt): TaxWarning[] => {
    const part = late.get(receipt.id);
    if (!part) return [];
    const lateFacts = `${part.amount} of ${receipt.id} arrived after the 60 days, which ended on ${part.dueOn}`;
    if (!receipt.isCertified) {
      const detail = `${lateFacts}, without a certified reason (Rev. Proc. 2020-46). It is included in income unless the IRS waives the 60 days.`;
      return [{ code: "late_not_certified", detail }];
    }
    const { reasonEndedOn } = receipt.selfCertification ?? {};
    if (!reasonEndedOn || receipt.receivedOn <= addDays(reasonEndedOn, SAFE_HARBOR_DAYS)) return [];
    const detail = `${lateFacts}, and more than ${SAFE_HARBOR_DAYS} days after the reason ended. The participant must show that this was as soon as practicable (section 3.02(3)).`;
    return [{ code: "certified_after_30_days", detail }];
  });
}
