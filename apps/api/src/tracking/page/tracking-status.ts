import { toLocalDay } from "@svc/rollover-rules/deadlines/days";
import { getLastDay } from "@svc/rollover-rules/deadlines/sixty-day-deadlines";
import { sumAmounts } from "@svc/rollover-rules/money/amounts";
import { compareMoney } from "@svc/rollover-rules/money/money";
import type { Rollover } from "@svc/rollover-rules/rollover";
import {
  findParticipantTask,
  listSteps,
  type ParticipantTask,
  type TrackingStep,
} from "@svc/rollover-rules/tracking/tracking-steps";
import { findPendingOn } from "@svc/rollover-rules/workflow/pending-on";
import { isTerminal } from "@svc/rollover-rules/workflow/transitions";
import { isConsentId } from "../../accounts-and-consents/consents/consent-reference.ts";
import type { ApiCall } from "../../context/define-operation.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { readParticipantMessages } from "../../people/organizations/participant-messages.ts";
import { readLetterhead } from "../../rollovers/letters/templates/read-letterhead.ts";
import { readRollover } from "../../rollovers/store/read-rollover.ts";
import { readTimelines } from "../../rollovers/timeline/read-timelines.ts";
import type { StoredTrackingLink } from "../links/tracking-link-store.ts";
import { isOptedOut } from "../messages/opt-out-store.ts";

/** More than any real rollover has. */
const MAX_ENTRIES = 500;

/** Days are `YYYY-MM-DD`. */
export interface TrackingStatus {
  environment: string;
  language: string;
  organization: { name: string; phone: string | null; email: string | null };
  source: string;
  destination: string;
  state: Rollover["state"];
  isOver: boolean;
  steps: { step: TrackingStep; status: "done" | "current" | "upcoming"; doneOn: string | null }[];
  pendingOn: string;
  /** Last day of the current step. Null if it has no deadline. */
  dueOn: string | null;
  /** The last day of an indirect rollover's 60 days. */
  depositBy: string | null;
  task: ParticipantTask | null;
  /** `awaitsRest` is true if only a part has arrived and the shortfall was not accepted. */
  money: { sent: string; received: string; posted: string | null; awaitsRest: boolean };
  documents: { type: string; status: string; providedOn: string | null }[];
  hasConsent: boolean;
  /** Null if the organization sends no messages. */
  hasMessages: boolean | null;
  updatedOn: string;
}

export async function readTrackingStatus(
  call: ApiCall,
  { organizationId, rolloverId, accountId, language }: StoredTrackingLink,
): Promise<TrackingStatus> {
  const { sql } = call.db;
  const rollover = await readRollover(call, rolloverId);
  const directory = await call.custodians.get();
  const { timeZone } = await readOrganizationTime(call, sql, organizationId);
  const pages = await readTimelines(call, [rolloverId], { limit: MAX_ENTRIES });
  const entries = (pages.get(rolloverId)?.items ?? []).map(({ at, ...entry }) => ({
    ...entry,
    at: new Date(at),
  }));
  const { name, phone, email } = await readLetterhead(sql, organizationId);
  const messages = await readParticipantMessages(sql, organizationId);
  const toDay = (moment: Date | null) => moment && toLocalDay(moment, timeZone);
  const getName = (id: string) => directory.findById(id)?.name ?? "";
  const isOver = isTerminal(rollover.state);
  const { sent, received, posted } = sumAmounts(rollover);
  const isPartial = compareMoney(received, sent) < 0 && rollover.amountMismatch?.status !== "resolved";
  const awaitsRest = rollover.state === "funds_received" && isPartial;
  const steps = listSteps(isPartial ? beforeArrival(rollover) : rollover, entries);
  return {
    environment: call.environment,
    language,
    organization: { name, phone, email },
    source: getName(rollover.sourceCustodianId),
    destination: getName(rollover.destinationCustodianId),
    state: rollover.state,
    isOver,
    steps: steps.map(({ doneAt, ...step }) => ({ ...step, doneOn: toDay(doneAt) })),
    pendingOn: findPendingOn(rollover),
    dueOn: isOver ? null : findDueOn(rollover),
    depositBy: isOver ? null : findDepositBy(rollover),
    task: findParticipantTask(rollover),
    money: { sent, received, posted, awaitsRest },
    documents: rollover.documents.map(({ type, status, providedAt }) => ({
      type,
      status,
      providedOn: toDay(providedAt ? new Date(providedAt) : null),
    })),
    hasConsent: rollover.consent !== null && isConsentId(rollover.consent.reference),
    hasMessages: messages.email || messages.sms ? !(await isOptedOut(sql, organizationId, accountId)) : null,
    updatedOn: toLocalDay(rollover.updatedAt, timeZone),
  };
}

/** Replaces `funds_received` with `funds_sent`, because the step `received` is done only when all of the money has arrived. */
function beforeArrival({ state, holdReturnState, documentsReturnState }: Rollover) {
  const toEarlier = <State>(one: State) => (one === "funds_received" ? "funds_sent" : one);
  return {
    state: toEarlier(state),
    holdReturnState: toEarlier(holdReturnState),
    documentsReturnState: toEarlier(documentsReturnState),
  };
}

/** The page does not show these deadlines as the due date of the current step. */
const DEADLINES_WITHOUT_STEP: readonly string[] = ["sixty_day", "mail", "script", "document_expiry"];

function findDueOn({ deadlines }: Rollover): string | null {
  const days = deadlines
    .filter(({ type, status }) => status === "running" && !DEADLINES_WITHOUT_STEP.includes(type))
    .map(getLastDay);
  return days.sort()[0] ?? null;
}

function findDepositBy({ type, sixtyDayDueOn, postedAmount }: Rollover): string | null {
  return type === "indirect_60_day" && postedAmount === null ? sixtyDayDueOn : null;
}
