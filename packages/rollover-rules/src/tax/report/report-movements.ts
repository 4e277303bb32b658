import { toLocalDay } from "../../deadlines/days.ts";
import { isRothAccount } from "../../eligibility/rollover-chart.ts";
import { getGross } from "../../money/allotments.ts";
import { type Money, subtractMoney, sumMoney } from "../../money/money.ts";
import { isRothKind } from "../../money/money-source.ts";
import { findFirstPayment, type Transfer } from "../../money/transfers.ts";
import type { Rollover } from "../../rollover.ts";
import { sumAfterTaxMoney } from "../after-tax-money.ts";

/** A payment, or the Roth part of a payment. */
export interface ReportedPayment {
  /** `YYYY-MM-DD`. */
  paidOn: string;
  code: string | null;
  /** True for the Roth part of a plan's payment, which is a separate contract (§402A(d)(4)). */
  isRoth: boolean;
  gross: Money;
  withheldFederal: Money;
  withheldState: Money;
  /** Null if the money sources are not known. */
  basis: Money | null;
}

/**
 * Lists a rollover's payments. Splits a payment that mixes Roth and other money. The withholding belongs to the part that is not Roth.
 * Computes each basis as a difference of running totals, so that the parts add up to the cent.
 */
export function toReportedPayments(rollover: Rollover, timeZone: string): ReportedPayment[] {
  const { transfers, moneySources, taxTreatment, sourceAccountType } = rollover;
  const sumBasis = (count: number) =>
    sumAfterTaxMoney({ moneySources, transfers: transfers.slice(0, count) }).basis;
  return transfers.flatMap((transfer, index) => {
    if (transfer.status !== "sent") return [];
    const { withheldFederal, withheldState } = transfer;
    const gross = getGross(transfer);
    const [after, before] = [sumBasis(index + 1), sumBasis(index)];
    const basis = after === null || before === null ? null : subtractMoney(after, before);
    const { code1099R } = findFirstPayment(transfers, transfer);
    const code = code1099R === undefined ? taxTreatment.code1099R : code1099R;
    const paid = { paidOn: findPaidOn(rollover, transfer, timeZone), code, isRoth: false, gross, basis };
    const whole = { ...paid, withheldFederal, withheldState };
    const roth = sumMoney(
      (transfer.sources ?? []).filter(({ kind }) => isRothKind(kind)).map((part) => part.amount),
    );
    if (isRothAccount(sourceAccountType) || code === null || roth === "0.00") return [whole];
    if (roth === gross) return [{ ...whole, isRoth: true }];
    const rothPart = {
      ...paid,
      code: taxTreatment.rothCode1099R ?? code,
      isRoth: true,
      gross: roth,
      basis: null,
      withheldFederal: "0.00",
      withheldState: "0.00",
    };
    return [{ ...whole, gross: subtractMoney(gross, roth) }, rothPart];
  });
}

/** Falls back to related dates, because older records lack payment dates. */
function findPaidOn(
  { taxTreatment, updatedAt, transfers }: Rollover,
  transfer: Transfer,
  timeZone: string,
): string {
  // A payment that is issued again is reported in the year of the first one (Rev. Rul. 2025-15).
  const { sentOn, receivedOn, recordedOn } = findFirstPayment(transfers, transfer);
  return sentOn ?? receivedOn ?? recordedOn ?? taxTreatment.asOf ?? toLocalDay(updatedAt, timeZone);
}

export function isInYear(day: string, year: number): boolean {
  return Number(day.slice(0, 4)) === year;
}
