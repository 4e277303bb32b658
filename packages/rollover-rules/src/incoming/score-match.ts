import { allot } from "../money/allotments.ts";
import {
  clampAtZero,
  compareMoney,
  type Money,
  subtractMoney,
  sumMoney,
  takePercent,
} from "../money/money.ts";
import type { Receipt } from "../money/receipts.ts";
import { isLiveTransfer, type Transfer } from "../money/transfers.ts";
import type { RolloverType } from "../rollover-states.ts";
import { matchName, toWords } from "./name-similarity.ts";

export interface Arrival {
  amount: Money;
  /** The custodian that sent the money. */
  custodianId: string | null;
  payerName: string | null;
  payee: string | null;
  memo: string | null;
  checkNumber: string | null;
  traceNumber: string | null;
}

export interface MatchCandidate {
  rolloverId: string;
  externalId: string | null;
  type: RolloverType;
  amountRequested: Money | null;
  transfers: readonly Transfer[];
  receipts: readonly Receipt[];
  sourceCustodianId: string;
  firstName: string | null;
  lastName: string | null;
  /** A check can still be payable to a former name. */
  formerNames: readonly { firstName: string | null; lastName: string | null }[];
  /** How the arrival's account number matches the source or destination account. `partial`: only the last characters. */
  accountNumberMatch: "full" | "partial" | null;
}

/** A score is the sum of its reasons, at most 100. */
export const MATCH_POINTS = {
  reference_in_text: 60,
  tracking_number: 45,
  check_number: 35,
  account_number: 40,
  account_number_digits: 20,
  amount_outstanding: 35,
  amount_requested: 30,
  amount_after_withholding: 10,
  name: 25,
  former_name: 20,
  name_similar: 18,
  last_name: 8,
  custodian: 10,
} as const;
type MatchReasonCode = keyof typeof MATCH_POINTS;

export interface MatchReason {
  code: MatchReasonCode;
  points: number;
}

export interface Match {
  rolloverId: string;
  score: number;
  reasons: MatchReason[];
  /** The outstanding transfer that fits best. */
  transferId: string | null;
}

const MAX_SCORE = 100;
/** Weaker matches are coincidences, such as a last name alone. */
export const MIN_SCORE = 20;
/** Federal and state withholding together rarely exceed this share of a distribution. */
const MAX_WITHHELD_PERCENT = 50;

/** Scores candidates, best first. Omits those below `MIN_SCORE`. Equal scores are in order of ID. */
export function rankMatches(arrival: Arrival, candidates: readonly MatchCandidate[], limit: number): Match[] {
  return candidates
    .map((candidate) => scoreMatch(arrival, candidate))
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score || (a.rolloverId < b.rolloverId ? -1 : 1))
    .slice(0, limit);
}

export function scoreMatch(arrival: Arrival, candidate: MatchCandidate): Match {
  const outstanding = listOutstanding(candidate);
  const best =
    outstanding.find(({ transfer: one }) => hasSameNumber(one.trackingNumber, arrival.traceNumber)) ??
    outstanding.find(({ transfer: one }) => hasSameNumber(one.checkNumber, arrival.checkNumber)) ??
    outstanding.find(({ amount }) => amount === arrival.amount);
  const codes = [
    mentionsReference(arrival, candidate) && "reference_in_text",
    hasSameNumber(best?.transfer.trackingNumber, arrival.traceNumber) && "tracking_number",
    hasSameNumber(best?.transfer.checkNumber, arrival.checkNumber) && "check_number",
    candidate.accountNumberMatch === "full" && "account_number",
    candidate.accountNumberMatch === "partial" && "account_number_digits",
    findAmountReason(arrival.amount, candidate, outstanding),
    findNameReason(arrival, candidate),
    arrival.custodianId === candidate.sourceCustodianId && "custodian",
  ] satisfies (MatchReasonCode | false | null)[];
  const reasons = codes.flatMap((code) => (code ? [{ code, points: MATCH_POINTS[code] }] : []));
  const score = Math.min(
    MAX_SCORE,
    reasons.reduce((sum, { points }) => sum + points, 0),
  );
  return { rolloverId: candidate.rolloverId, score, reasons, transferId: best?.transfer.id ?? null };
}

/** Returns the best match if it reaches the threshold and no other match is within the margin. */
export function findClearMatch(
  matches: readonly Match[],
  { threshold, margin }: { threshold: number; margin: number },
): Match | null {
  const [best, second] = matches;
  if (!best || best.score < threshold) return null;
  return second && best.score - second.score <= margin ? null : best;
}

interface Outstanding {
  transfer: Transfer;
  amount: Money;
}

function listOutstanding({ type, transfers, receipts }: MatchCandidate): Outstanding[] {
  const allotments = allot({ type, transfers, receipts });
  return transfers.filter(isLiveTransfer).flatMap((transfer) => {
    const arrived = allotments.filter((one) => one.transfer.id === transfer.id).map((one) => one.amount);
    const amount = clampAtZero(subtractMoney(transfer.amount, sumMoney(arrived)));
    return amount === "0.00" ? [] : [{ transfer, amount }];
  });
}

function findAmountReason(
  amount: Money,
  { amountRequested, transfers }: MatchCandidate,
  outstanding: readonly Outstanding[],
): MatchReasonCode | null {
  if (outstanding.some((one) => one.amount === amount)) return "amount_outstanding";
  // After a transfer is recorded, its amount replaces the requested amount.
  if (amountRequested === null || transfers.some(isLiveTransfer)) return null;
  if (amount === amountRequested) return "amount_requested";
  const minNet = takePercent(amountRequested, 100 - MAX_WITHHELD_PERCENT);
  const isNet = compareMoney(amount, minNet) >= 0 && compareMoney(amount, amountRequested) < 0;
  return isNet ? "amount_after_withholding" : null;
}

const NAME_REASONS = { exact: "name", similar: "name_similar", last_name: "last_name" } as const;

function findNameReason(
  { payerName, payee, memo }: Arrival,
  candidate: MatchCandidate,
): MatchReasonCode | null {
  const words = toWords(payee, memo, payerName);
  const match = matchName(words, candidate);
  if (match === "exact") return NAME_REASONS.exact;
  const isFormerName = candidate.formerNames.some((name) => matchName(words, name) === "exact");
  return isFormerName ? "former_name" : match && NAME_REASONS[match];
}

const MIN_REFERENCE_LENGTH = 4;

function mentionsReference({ memo, payee }: Arrival, { rolloverId, externalId }: MatchCandidate): boolean {
  const tokens = [memo, payee].flatMap((text) => (text ?? "").toLowerCase().split(/[\s,;:()#/]+/));
  const isLongEnough = externalId !== null && externalId.length >= MIN_REFERENCE_LENGTH;
  return tokens.includes(rolloverId) || (isLongEnough && tokens.includes(externalId.toLowerCase()));
}

/** Ignores leading zeros, spaces and hyphens. */
function hasSameNumber(one: string | null | undefined, other: string | null): boolean {
  const number = normalizeNumber(one ?? "");
  return number !== "" && number === normalizeNumber(other ?? "");
}

function normalizeNumber(text: string): string {
  return text
    .replace(/[^0-9a-z]/gi, "")
    .toUpperCase()
    .replace(/^0+/, "");
}
