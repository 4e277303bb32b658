import type { KeyObject } from "node:crypto";
import { type EventInput, type Prisma, recordEvent, recordEvents, type Transaction } from "@svc/database";
import type { RolloverState } from "./rollover-states.ts";
import { type ChainHead, sealEntry, type TimelineEntry, type TimelineEntryInput } from "./timeline-chain.ts";
import { appendEntries, appendEntry } from "./timeline-store.ts";

/** Where a rollover's history stands: its row keeps it, and its lock guards it. */
export interface HistoryHead {
  timelineSequence: number;
  timelineHash: string;
  eventSequence: number;
}

/** Something that happened: one timeline entry, one event of its type, and events that follow from it. */
export interface Happening extends TimelineEntryInput {
  alsoEvents?: readonly "rollover.amount_mismatch"[];
  /** What the event says beyond where the rollover stands. Never personal data. */
  eventDetails?: Prisma.InputJsonObject;
}

/** What is to be written of a happening, and where the history stands after it. */
export interface PlannedHistory {
  heads: HistoryHead;
  organizationId: string;
  entry: TimelineEntry;
  events: EventInput[];
  /** Writes the timeline entry and the events; the rollover's row has to be there. */
  write(tx: Transaction): Promise<void>;
}

/**
 * Plans what is written down of something that happened to a rollover: the sealed timeline entry, and the events, which
 * take the next numbers without a gap. The new heads go into the rollover's row, in the same transaction.
 */
export function planHistory(
  chainKey: KeyObject,
  rollover: { id: string; organizationId: string },
  head: HistoryHead,
  { alsoEvents = [], eventDetails = {}, ...happening }: Happening,
): PlannedHistory {
  const { id, organizationId } = rollover;
  const { at, toState, fromState } = happening;
  const chainHead: ChainHead = { sequence: head.timelineSequence, hash: head.timelineHash };
  const entry = sealEntry(chainKey, id, chainHead, happening);
  const events = [happening.type, ...alsoEvents].map((type, index) => {
    const sequence = head.eventSequence + index + 1;
    return {
      organizationId,
      type: type as `rollover.${string}`,
      data: { ...eventData(id, sequence, toState, fromState), ...eventDetails },
      rollover: { id, sequence },
      at,
    };
  });
  return {
    heads: {
      timelineSequence: entry.sequence,
      timelineHash: entry.hash,
      eventSequence: head.eventSequence + events.length,
    },
    organizationId,
    entry,
    events,
    async write(tx) {
      await appendEntry(tx, organizationId, entry);
      for (const event of events) await recordEvent(tx, event);
    },
  };
}

/** Writes what was planned for many rollovers of one organization together; their rows have to be there. */
export async function writeTogether(tx: Transaction, histories: readonly PlannedHistory[]): Promise<void> {
  const [first] = histories;
  if (!first) return;
  await appendEntries(
    tx,
    first.organizationId,
    histories.map(({ entry }) => entry),
  );
  await recordEvents(
    tx,
    histories.flatMap(({ events }) => events),
  );
}

/** Where the history of a rollover begins. */
export const NO_HISTORY: HistoryHead = { timelineSequence: 0, timelineHash: "", eventSequence: 0 };

/** What a receiver is told: where it stands, and no personal data. */
function eventData(
  rolloverId: string,
  sequence: number,
  state: RolloverState,
  previousState: RolloverState | null,
) {
  return { rolloverId, sequence, state, previousState };
}
