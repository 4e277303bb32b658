import { toLocalDay } from "../../deadlines/days.ts";
import { isIra, isRothAccount } from "../../eligibility/rollover-chart.ts";
import { getGross } from "../../money/allotments.ts";
import { type Money, subtractMoney, sumMoney } from "../../money/money.ts";
import { isRothKind } from "../../money/money-source.ts";
import type { Transfer } from "../../money/transfers.ts";
import type { Rollover } from "../../rollover.ts";
import { type AfterTaxMoney, sumAfterTaxMoney } from "../after-tax-money.ts";
import { evaluateAssetValues } from "./asset-values.ts";
import { type FormMovement, takeFromMovements } from "./form-movements.ts";
import { toReportedTransfers } from "./reported-transfers.ts";

/** A payment, or a part of a payment that needs its own form. */
export interface ReportedPayment {
  /** `YYYY-MM-DD`. */
  paidOn: string;
  code: string | null;
  /** True for the Roth part of a plan's payment, which is a separate contract (§402A(d)(4)). */
  isRoth: boolean;
  /** Money before withholding, and the value of assets in kind. */
  gross: Money;
  withheldFederal: Money;
  withheldState: Money;
  /** U.S. state whose tax was withheld, as a two-letter code. */
  stateCode: string | null;
  /** After-tax contributions. For Roth money, the Roth contributions. Null if unknown. */
  basis: Money | null;
  /** Part allocable to recent in-plan Roth rollovers, as far as known. */
  inPlanRollover: Money;
  /** Only for employer stock with a stated cost basis. */
  unrealizedAppreciation: Money;
  /** True if an asset in kind has no stated value, so that `gross` is too low. */
  isValueMissing: boolean;
  /** Add up to `gross`. */
  movements: FormMovement[];
}

/**
 * Splits two kinds of payments: mixes of Roth and other money, and conversions with withholding. The
 * withholding belongs to the part that is not Roth. Computes each basis as a difference of running totals, so that the
 * parts add up to the cent.
 */
export function toReportedPayments(recorded: Rollover, timeZone: string): ReportedPayment[] {
  const rollover = { ...recorded, transfers: toReportedTransfers(recorded) };
  return rollover.transfers.flatMap((transfer, index) => {
    if (transfer.status !== "sent") return [];
    const payment = toPayment(rollover, index, timeZone);
    if (payment.code === null) return [payment];
    if (isConversion(rollover) && transfer.sentTo === "destination") return splitConversion(payment);
    return splitRoth(rollover, transfer, { index, payment });
  });
}

function toPayment(rollover: Rollover, index: number, timeZone: string): ReportedPayment {
  const transfer = rollover.transfers[index] as Transfer;
  const { withheldFederal, withheldState, stateCode = null, assets = [], code1099R } = transfer;
  const { taxTreatment, sourceAccountType } = rollover;
  const { value, unrealizedAppreciation, isMissing } = evaluateAssetValues(assets);
  const isRoth = isRothAccount(sourceAccountType);
  return {
    paidOn: findPaidOn(rollover, transfer, timeZone),
    code: code1099R === undefined ? taxTreatment.code1099R : code1099R,
    isRoth: false,
    gross: sumMoney([getGross(transfer), value]),
    withheldFederal,
    withheldState,
    stateCode,
    basis: computePaymentShare(rollover, index, isRoth ? "rothBasis" : "basis"),
    inPlanRollover: isRoth ? (computePaymentShare(rollover, index, "inPlanRollover") ?? "0.00") : "0.00",
    unrealizedAppreciation,
    isValueMissing: isMissing,
    movements: toFormMovements(transfer, value),
  };
}

/** A transfer of assets without a value still has a movement. */
function toFormMovements(
  { id, amount, withheldFederal, withheldState }: Transfer,
  assetValue: Money,
): FormMovement[] {
  const toMovement = (account: FormMovement["account"], moved: Money): FormMovement => ({
    account,
    transferId: id,
    receiptId: null,
    amount: moved,
  });
  return [
    toMovement("sent", sumMoney([amount, assetValue])),
    ...(withheldFederal === "0.00" ? [] : [toMovement("withheld_federal", withheldFederal)]),
    ...(withheldState === "0.00" ? [] : [toMovement("withheld_state", withheldState)]),
  ];
}

/** Returns the amount that a payment adds to the running total of after-tax money. */
function computePaymentShare(
  { moneySources, transfers }: Rollover,
  index: number,
  name: keyof AfterTaxMoney,
): Money | null {
  const sumPaid = (count: number) =>
    sumAfterTaxMoney({ moneySources, transfers: transfers.slice(0, count) })[name];
  const [after, before] = [sumPaid(index + 1), sumPaid(index)];
  return after === null || before === null ? null : subtractMoney(after, before);
}

/** Returns true only for conversions between trustees: the paying IRA does not know that a 60-day payment becomes a conversion. */
function isConversion({ type, sourceAccountType, destinationAccountType }: Rollover): boolean {
  return (
    type === "trustee_transfer" &&
    isIra(sourceAccountType) &&
    sourceAccountType !== "roth_ira" &&
    destinationAccountType === "roth_ira"
  );
}

/** Code of the withheld money, by the code of the conversion. With other codes, both parts have the same code. */
const CODES_OF_WITHHELD_MONEY: Readonly<Record<string, string>> = { "2": "1" };

/**
 * The withheld money of a conversion does not reach the Roth IRA. It is a distribution to the owner, to which
 * the 10% tax applies under age 59½ (§72(t)(1), §408A(d)(3)(F); Instructions, Box 7, code 2 is only for the
 * converted amount).
 */
function splitConversion(payment: ReportedPayment): ReportedPayment[] {
  const withheld = sumMoney([payment.withheldFederal, payment.withheldState]);
  if (withheld === "0.00") return [payment];
  const code = payment.code ?? "";
  const [sent, withheldMovements] = [
    payment.movements.filter(({ account }) => account === "sent"),
    payment.movements.filter(({ account }) => account !== "sent"),
  ];
  const withheldPart = {
    ...payment,
    code: CODES_OF_WITHHELD_MONEY[code] ?? code,
    gross: withheld,
    unrealizedAppreciation: "0.00",
    isValueMissing: false,
    movements: withheldMovements,
  };
  const convertedPart = {
    ...payment,
    gross: subtractMoney(payment.gross, withheld),
    ...NO_WITHHOLDING,
    movements: sent,
  };
  return [convertedPart, withheldPart];
}

const NO_WITHHOLDING = { withheldFederal: "0.00", withheldState: "0.00", stateCode: null };

function splitRoth(
  rollover: Rollover,
  { sources = [] }: Transfer,
  { index, payment }: { index: number; payment: ReportedPayment },
): ReportedPayment[] {
  const { sourceAccountType, taxTreatment } = rollover;
  const roth = sumMoney(sources.filter(({ kind }) => isRothKind(kind)).map(({ amount }) => amount));
  if (isRothAccount(sourceAccountType) || roth === "0.00") return [payment];
  const rothMoney = {
    isRoth: true,
    basis: computePaymentShare(rollover, index, "rothBasis"),
    inPlanRollover: computePaymentShare(rollover, index, "inPlanRollover") ?? "0.00",
  };
  if (roth === payment.gross) return [{ ...payment, ...rothMoney }];
  const { taken, remaining } = takeFromMovements(payment.movements, roth);
  const rothPart = {
    ...payment,
    ...rothMoney,
    code: taxTreatment.rothCode1099R ?? payment.code,
    gross: roth,
    ...NO_WITHHOLDING,
    unrealizedAppreciation: "0.00",
    isValueMissing: false,
    movements: taken,
  };
  return [{ ...payment, gross: subtractMoney(payment.gross, roth), movements: remaining }, rothPart];
}

/** Falls back to related dates, because older records lack payment dates. */
function findPaidOn(
  { taxTreatment, updatedAt }: Rollover,
  { sentOn, receivedOn, recordedOn }: Transfer,
  timeZone: string,
): string {
  return sentOn ?? receivedOn ?? recordedOn ?? taxTreatment.asOf ?? toLocalDay(updatedAt, timeZone);
}

export function isInYear(day: string, year: number): boolean {
  return Number(day.slice(0, 4)) === year;
}
