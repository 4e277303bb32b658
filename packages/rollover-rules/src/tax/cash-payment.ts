import type { AccountType } from "@svc/custodians";
import { isRothAccount } from "../eligibility/rollover-chart.ts";
import { type Money, subtractMoney, sumMoney } from "../money/money.ts";
import { computeSentBasis, isRothKind, type MoneySource, type SourceAmount } from "../money/money-source.ts";
import type { Transfer } from "../money/transfers.ts";
import type { Rollover } from "../rollover.ts";
import { toTaxFacts } from "../workflow/workflow-context.ts";
import { evaluateTaxTreatment, type TaxTreatment } from "./tax-treatment.ts";

/** The cash part of a distribution, as paid to the participant. */
export interface CashPayment {
  /** `YYYY-MM-DD`. */
  paidOn: string;
  withheldFederal: Money;
  withheldState: Money;
  /** U.S. state whose tax was withheld, as a two-letter code. */
  stateCode: string | null;
  /** As of the day of the payment. */
  taxTreatment: TaxTreatment;
}

interface CashPart {
  /** Sources of the whole distribution. */
  moneySources: readonly MoneySource[];
  /** The cash by kind of money. */
  paidOut: readonly SourceAmount[];
}

/**
 * Evaluates the tax treatment of cash that leaves with a rollover. "If part of a distribution is paid in a direct rollover and
 * part is not, you must file a separate Form 1099-R for each part" (Instructions for Forms 1099-R and 5498,
 * Box 7).
 *
 * @param rollover any rollover of the distribution
 * @param payment.paidOn `YYYY-MM-DD`
 */
export function evaluateCashTreatment(
  rollover: Rollover,
  part: CashPart,
  payment: { birthDate: string | null; paidOn: string },
): TaxTreatment {
  return {
    ...evaluateTaxTreatment({ ...toTaxFacts(toCashTerms(rollover, part)), ...payment }),
    status: "reported",
  };
}

/**
 * Returns the cash as a 60-day payment of which nothing was redeposited, so that the rules for such payments report it.
 */
export function toCashRollover(rollover: Rollover, part: CashPart & { cashPayment: CashPayment }): Rollover {
  const { paidOn, withheldFederal, withheldState, stateCode, taxTreatment } = part.cashPayment;
  const gross = sumMoney(part.paidOut.map(({ amount }) => amount));
  const transfer: Transfer = {
    id: "cash",
    method: "check",
    amount: subtractMoney(gross, sumMoney([withheldFederal, withheldState])),
    withheldFederal,
    withheldState,
    stateCode,
    sentTo: "participant",
    payableTo: "participant",
    trackingNumber: null,
    status: "sent",
    voidReason: null,
    code1099R: taxTreatment.code1099R,
    sources: [...part.paidOut],
    sentOn: paidOn,
    receivedOn: paidOn,
  };
  return {
    ...toCashTerms(rollover, part),
    state: "completed",
    amountKind: "partial",
    amountRequested: gross,
    transfers: [transfer],
    receipts: [],
    assets: [],
    postedAmount: null,
    sixtyDayDueOn: null,
    taxTreatment,
  };
}

/** Removes attestations that do not apply to the cash. */
function toCashTerms(rollover: Rollover, { moneySources, paidOut }: CashPart): Rollover {
  const {
    qualifiedLoanOffsetOn: _offset,
    repaymentOf: _repayment,
    postponement: _postponement,
    disasterDeclaration: _disaster,
    ...attestations
  } = rollover.attestations;
  return {
    ...rollover,
    type: "indirect_60_day",
    destinationAccountType: toSameTaxStatus(rollover.sourceAccountType),
    attestations,
    moneySources: paidOut.map((part) => toCashSource(part, moneySources)),
  };
}

/** Keeps the tax status, so that the payment is not a conversion. */
function toSameTaxStatus(source: AccountType): AccountType {
  return isRothAccount(source) ? "roth_ira" : "traditional_ira";
}

function toCashSource({ kind, amount }: SourceAmount, moneySources: readonly MoneySource[]): MoneySource {
  const cash = {
    kind,
    amount,
    percent: null,
    firstContributionYear: null,
    basis: null,
    earnings: null,
    inPlanRollover: null,
  };
  // The earnings of after-tax money are pre-tax money (Notice 2014-54).
  if (kind === "after_tax") return { ...cash, basis: amount, earnings: "0.00" };
  const source = moneySources.find((one) => one.kind === kind);
  if (!isRothKind(kind) || source === undefined) return cash;
  const { firstContributionYear, inPlanRollover = null } = source;
  const isWhole = source.amount === amount;
  const roth = { ...cash, firstContributionYear, inPlanRollover: isWhole ? inPlanRollover : null };
  if (source.basis === null || source.earnings === null) return roth;
  const basis = computeSentBasis(source, amount);
  return { ...roth, basis, earnings: subtractMoney(amount, basis) };
}
