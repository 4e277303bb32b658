import { lowerFirst, toLabel, toPhrase } from "../../forms/labels.ts";
import { formatDay, formatLate } from "../../ui/due.ts";
import { formatDifference, formatMismatch, formatMoney } from "../../ui/money-format.ts";
import { findPartialReceipt, isAwaitingMoney, isPositive, toMoneySummary } from "./money.ts";
import type { Rollover } from "./rollover.ts";
import { strings } from "./situation-strings.ts";

export interface Situation {
  text: string;
  tone: "bad" | "warn" | "info" | "good" | "neutral";
}

/** Returns the actions that settle missing or extra money, the expected one first. */
export function listDifferenceActions(
  rollover: Pick<Rollover, "state" | "amounts" | "amountMismatch" | "requestMismatch" | "assetMismatch">,
): readonly string[] {
  const { amountMismatch, requestMismatch, assetMismatch } = rollover;
  if ([amountMismatch, requestMismatch, assetMismatch].some((one) => one?.status === "open"))
    return ["resolve_mismatch"];
  return findPartialReceipt(rollover) ? ["mark_funds_received", "resolve_mismatch"] : [];
}

type SituationRollover = Pick<
  Rollover,
  | "state"
  | "deadlines"
  | "amount"
  | "amounts"
  | "transfers"
  | "receipts"
  | "amountMismatch"
  | "requestMismatch"
  | "missingDocuments"
  | "documentRequest"
  | "hold"
  | "death"
  | "rejection"
  | "failure"
  | "eligibility"
>;

interface Viewer {
  /** The organization's time in milliseconds; null while it loads. */
  now: number | null;
  /** In the organization's time zone, as `YYYY-MM-DD`; null while it loads. */
  today: string | null;
  canOperate: boolean;
  /** Names of the custodians. */
  source: string;
  destination: string;
  /** Pending approval, if any. */
  approval: { action: string; canDecide: boolean } | null;
}

/** Returns one sentence: how late or short the rollover is, and the next step for this viewer. */
export function describeSituation(rollover: SituationRollover, viewer: Viewer): Situation {
  const ending = describeEnding(rollover, viewer);
  if (ending) return ending;
  const { timing, isLate } = describeTiming(rollover, viewer);
  const difference = describeDifference(rollover);
  const obstacle = describeObstacle(rollover, viewer, difference);
  const isBad = isLate || difference !== null;
  const status = obstacle ?? describePartialArrival(rollover);
  // An obstacle matters more than a deadline that has not passed.
  const showsTiming = timing !== null && (isLate || obstacle === null);
  const lead = status !== null && showsTiming ? strings.both(status, lowerFirst(timing)) : (status ?? timing);
  const step = viewer.approval
    ? describeApproval(viewer.approval)
    : describeStep(rollover, { ...viewer, isLate }, difference !== null);
  return {
    text: strings.sentence(lead, step),
    tone: isBad ? "bad" : obstacle !== null ? "warn" : "info",
  };
}

function describeEnding(
  { state, amounts, rejection, failure }: SituationRollover,
  { source, destination }: Viewer,
): Situation | null {
  switch (state) {
    case "completed":
      return {
        text:
          amounts.posted === null
            ? strings.completedWithoutMoney
            : strings.completed(formatMoney(amounts.posted), destination),
        tone: "good",
      };
    case "cancelled":
      return { text: strings.cancelled, tone: "neutral" };
    case "rejected": {
      const by = rejection?.by === "source_custodian" ? source : strings.operations;
      return { text: strings.rejected(by, toReason(rejection)), tone: "bad" };
    }
    case "failed": {
      const reason = toReason(failure);
      const funds = failure?.fundsDisposition ?? null;
      return {
        text: funds === null ? strings.failed(reason) : strings.failedWithFunds(reason, trimPeriod(funds)),
        tone: "bad",
      };
    }
    case "expired":
      return { text: strings.expired, tone: "bad" };
    default:
      return null;
  }
}

const trimPeriod = (text: string) => text.trim().replace(/\.$/, "");

function toReason(cause: { code: string; reason: string | null } | null): string {
  return trimPeriod(cause?.reason ?? toPhrase(cause?.code ?? "unknown"));
}

/** Describes the first passed deadline or, if none has passed, the first running one. Sorts the 60-day deadline last. */
function describeTiming({ deadlines }: SituationRollover, { now, today }: Pick<Viewer, "now" | "today">) {
  const [passed, running] = (["passed", "running"] as const).map((wanted) =>
    deadlines
      .filter(({ status, dueAt }) => status === wanted && dueAt !== null)
      .sort((a, b) => toSortKey(a).localeCompare(toSortKey(b)))
      .at(0),
  );
  if (passed?.dueAt) {
    const isTimeUnknown = now === null || today === null;
    const timing = isTimeUnknown
      ? strings.overdue
      : formatLate({ ...passed, dueAt: passed.dueAt }, now, today);
    return { timing, isLate: true };
  }
  const day = running?.dueOn ?? running?.dueAt?.slice(0, 10);
  return { timing: day ? strings.due(formatDay(day, now)) : null, isLate: false };
}

const toSortKey = ({ type, dueAt }: SituationRollover["deadlines"][number]) =>
  `${type === "sixty_day" ? 1 : 0}${dueAt}`;

function describeDifference({ amountMismatch, requestMismatch }: SituationRollover): string | null {
  if (amountMismatch?.status === "open") return formatMismatch(amountMismatch, strings.received);
  return requestMismatch?.status === "open" ? formatDifference(requestMismatch) : null;
}

function describePartialArrival(rollover: SituationRollover): string | null {
  const partial = findPartialReceipt(rollover);
  if (!partial?.isInTransit) return null;
  const { expected, received, missing } = partial;
  const [receivedText, expectedText, missingText] = [received, expected, missing].map((amount) =>
    formatMoney(amount),
  ) as [string, string, string];
  return isArrivalLate(rollover)
    ? strings.overdueInTransit(receivedText, expectedText, missingText)
    : strings.stillInTransit(receivedText, expectedText, missingText);
}

const ARRIVAL_DEADLINES: readonly string[] = ["arrival", "mail", "participant_check"];

const isArrivalLate = ({ deadlines }: SituationRollover) =>
  deadlines.some(({ type, status }) => status === "passed" && ARRIVAL_DEADLINES.includes(type));

/** Returns the most important obstacle to the usual next step, or null. */
function describeObstacle(
  { state, death, documentRequest, eligibility }: SituationRollover,
  { approval }: Viewer,
  difference: string | null,
): string | null {
  if (approval) return strings.secondPerson;
  if (death !== null && death.resolution === null) return strings.death;
  if (state === "on_hold") return strings.onHold;
  if (state === "awaiting_documents" && documentRequest?.code) return strings.nigo;
  if (state === "draft" && eligibility.rules.length > 0) return strings.notEligible;
  return difference;
}

function describeApproval({ action, canDecide }: NonNullable<Viewer["approval"]>): string {
  return canDecide ? strings.confirmApproval(action) : strings.awaitApproval(action);
}

function describeStep(
  rollover: SituationRollover,
  viewer: Viewer & { isLate: boolean },
  hasDifference: boolean,
): string {
  const { state, missingDocuments, eligibility, death } = rollover;
  const { canOperate, source, isLate } = viewer;
  const choose = (forOperator: string, forOthers: string) => (canOperate ? forOperator : forOthers);
  if (death !== null && death.resolution === null)
    return choose(strings.resolveDeath, strings.mustResolveDeath);
  switch (state) {
    case "draft":
      return eligibility.rules.length > 0
        ? choose(strings.fixEligibility, strings.mustFixEligibility)
        : choose(strings.submit, strings.mustSubmit);
    case "awaiting_participant":
      return isLate && canOperate ? strings.remindToSign : strings.participantSigns;
    case "submitted":
      return choose(strings.startReview, strings.mustStartReview);
    case "in_review": {
      const types = missingDocuments.map(({ type }) => toLabel(type)).join(", ");
      return types === ""
        ? choose(strings.review, strings.mustReview)
        : choose(strings.requestDocuments(types), strings.documentsMissing(types));
    }
    case "approved":
      return choose(strings.send(source), strings.mustSend(source));
    case "requested":
      return isLate && canOperate ? strings.chaseAcknowledgment(source) : strings.awaitAcknowledgment(source);
    case "awaiting_documents":
      return describeDocumentRequest(rollover, canOperate);
    case "on_hold": {
      const reason = trimPeriod(rollover.hold?.reason ?? "");
      return choose(strings.release(reason), reason);
    }
    default:
      return describeMoneyStep(rollover, viewer, hasDifference);
  }
}

function describeDocumentRequest({ documentRequest }: SituationRollover, canOperate: boolean): string {
  const { outstanding = [], types = [], from, remedy, code } = documentRequest ?? {};
  if (code && remedy && outstanding.length === 0) return lowerFirst(trimPeriod(remedy));
  const names = (outstanding.length > 0 ? outstanding : types).map(toLabel).join(", ");
  if (from === "participant") return strings.participantSubmits(names);
  return canOperate ? strings.submitDocuments(names) : strings.integratorSubmits(names);
}

function describeMoneyStep(
  rollover: SituationRollover,
  { canOperate, source, destination, isLate }: Viewer & { isLate: boolean },
  hasDifference: boolean,
): string {
  const { state, transfers, amounts } = rollover;
  const { outstanding } = toMoneySummary(rollover);
  const isChasing = isLate && canOperate;
  if (hasDifference) return canOperate ? strings.acceptMismatch(source) : strings.mustAcceptMismatch;
  const lastTransfer = transfers.at(-1);
  if (state === "processing" && lastTransfer?.status === "void") {
    const payment = formatPayment(lastTransfer);
    return isChasing ? strings.chaseReissue(source, payment) : strings.awaitReissue(source, payment);
  }
  if (state === "processing") return isChasing ? strings.chasePayment(source) : strings.awaitPayment(source);
  if (state === "funds_sent" || isAwaitingMoney(rollover)) {
    const openTransfer = transfers.findLast(({ status }) => status === "sent");
    if (isChasing) return strings.trace(openTransfer ? formatPayment(openTransfer) : strings.payment);
    const amount = formatMoney(outstanding);
    if (!isPositive(amounts.received)) return strings.awaitArrival(amount);
    return canOperate ? strings.recordRest : strings.awaitRest;
  }
  const received = formatMoney(amounts.received);
  return canOperate ? strings.post(received, destination) : strings.mustPost(received, destination);
}

function formatPayment({ checkNumber }: SituationRollover["transfers"][number]): string {
  return checkNumber === null ? strings.payment : strings.check(checkNumber);
}
