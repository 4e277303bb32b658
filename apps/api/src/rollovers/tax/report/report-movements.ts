import { isRothKind } from "../../money-sources/money-source.ts";
import type { Rollover } from "../../rollover.ts";
import { dayIn } from "../../workflow/days.ts";
import { type Money, subtractMoney, sumMoney } from "../../workflow/money.ts";
import type { Transfer } from "../../workflow/transfers.ts";
import { afterTaxMoneyOf } from "../after-tax-money.ts";

// What left, as the forms count it.

/** What a payment, or its Roth part, was. */
export interface ReportedPayment {
  /** `YYYY-MM-DD`. */
  paidOn: string;
  /** Box 7; null where no form is issued. */
  code: string | null;
  /** Whether it is the Roth part of a plan's payment, which is a contract of its own (§402A(d)(4)). */
  isRoth: boolean;
  gross: Money;
  withheldFederal: Money;
  withheldState: Money;
  /** What of it was paid in after tax; null where the money sources are not known. */
  basis: Money | null;
}

/**
 * The payments of a rollover that count, in their order. What of after-tax money is basis is told of each as what it adds to
 * those before it, so that the parts come to the whole to the cent. One that holds Roth money beside other money is two; what
 * was withheld is of the other money, which is the taxable one.
 */
export function paymentsOf(rollover: Rollover, timeZone: string): ReportedPayment[] {
  const { transfers, moneySources, taxTreatment, sourceAccountType } = rollover;
  const isRothAccount = sourceAccountType === "roth_ira" || sourceAccountType === "designated_roth";
  const basisThrough = (count: number) =>
    afterTaxMoneyOf({ moneySources, transfers: transfers.slice(0, count) }).basis;
  return transfers.flatMap((transfer, index) => {
    if (transfer.status !== "sent") return [];
    const { amount, withheldFederal, withheldState } = transfer;
    const gross = sumMoney([amount, withheldFederal, withheldState]);
    const [through, before] = [basisThrough(index + 1), basisThrough(index)];
    const basis = through === null || before === null ? null : subtractMoney(through, before);
    const code = transfer.code1099R === undefined ? taxTreatment.code1099R : transfer.code1099R;
    const paid = { paidOn: paidOnOf(rollover, transfer, timeZone), code, isRoth: false, gross, basis };
    const whole = { ...paid, withheldFederal, withheldState };
    const roth = sumMoney(
      (transfer.sources ?? []).filter(({ kind }) => isRothKind(kind)).map((part) => part.amount),
    );
    if (isRothAccount || code === null || roth === "0.00") return [whole];
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

/**
 * The day of a payment: that on which it left, or on which the participant had it, or on which it was recorded. Before these
 * were kept, as far as is known: the day by which it was judged, or that of the rollover's last change.
 */
function paidOnOf({ taxTreatment, updatedAt }: Rollover, transfer: Transfer, timeZone: string): string {
  const { sentOn, receivedOn, recordedOn } = transfer;
  return sentOn ?? receivedOn ?? recordedOn ?? taxTreatment.asOf ?? dayIn(updatedAt, timeZone);
}

/** Whether a day is of a year. */
export function isOfYear(day: string, year: number): boolean {
  return Number(day.slice(0, 4)) === year;
}
