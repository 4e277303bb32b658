import type { FieldCipher } from "@svc/accounts";
import { type EventInput, eventWrite, recordEvents, type Sql, type Write } from "@svc/database";
import type { RolloverAnswers } from "./answers/rollover-answers.ts";
import { orDuplicate } from "./duplicate-rollover.ts";
import type { EventDetails } from "./event-details.ts";
import type { ChainKeys } from "./history/chain-keys.ts";
import { sealTexts, withoutTexts } from "./history/free-texts.ts";
import { fitsDigest, isSealedAlike, sealRow } from "./history/row-digest.ts";
import type { LockedRollover } from "./rollover.ts";
import type { RolloverState } from "./rollover-states.ts";
import { insertRollover, updateRollover } from "./rollover-store.ts";
import { type ChainHead, sealAsJson, type TimelineEntry, type TimelineEntryInput } from "./timeline-chain.ts";
import { appendEntries, entryWrite } from "./timeline-store.ts";

/** Something that happened: one timeline entry, one event of its type, and events that follow from it. */
export interface Happening extends TimelineEntryInput {
  alsoEvents?: readonly {
    type: "rollover.amount_mismatch" | "rollover.request_mismatch";
    details: EventDetails;
  }[];
  /** What the event says beyond where the rollover stands. Never personal data. */
  eventDetails?: EventDetails;
  /** It is written down, and no event tells of it: nothing that a client sees of the rollover has changed. */
  isQuiet?: boolean;
}

/** The keys that seal histories, and the request that the changes belong to: an API call, or a worker's context without one. */
export interface HistoryCause {
  chainKeys: ChainKeys;
  requestId?: string | null;
  /** Computes the answer that is stored with the row. If null, as in commands, the answer is outdated until a worker stores it again. */
  answers: RolloverAnswers | null;
}

/** What is to be written of a happening, and what the rollover is after it. */
export interface PlannedHistory {
  /** The whole row after it. */
  row: LockedRollover;
  /** What was sealed of it, as JSON. */
  sealedRow: string;
  entry: TimelineEntry;
  events: EventInput[];
  /** The timeline entry, the events and the stored answer, to be written together with the rollover's row. */
  writes: Write[];
}

/**
 * Plans what is written down of something that happened to a rollover: the timeline entry, which seals the row as it
 * will be, and the events, which take the next numbers without a gap.
 *
 * @param next the row as it will be, but for where its history stands: that is read as it is before
 * @param texts the cipher of its account's texts, where somebody's own words are in the happening
 */
export function planHistory(
  { chainKeys, requestId, answers }: HistoryCause,
  next: LockedRollover,
  { alsoEvents = [], eventDetails = {}, isQuiet = false, ...happening }: Happening,
  texts: FieldCipher | null = null,
): PlannedHistory {
  const { id, organizationId, eventSequence } = next;
  const { at, toState, fromState } = happening;
  const told = isQuiet ? [] : [{ type: happening.type, details: eventDetails }, ...alsoEvents];
  const events = told.map(({ type, details }, index) => {
    const sequence = eventSequence + index + 1;
    return {
      organizationId,
      type: type as `rollover.${string}`,
      data: { ...eventData(next, sequence, toState, fromState), ...details },
      rollover: { id, sequence },
      at,
    };
  });
  const head: ChainHead = { sequence: next.timelineSequence, hash: next.timelineHash };
  const row = { ...next, eventSequence: eventSequence + events.length };
  const shown = texts && withoutTexts(happening);
  const sealedRow = sealRow(chainKeys.current, row);
  const { entry, json } = sealAsJson(chainKeys, id, head, {
    ...happening,
    ...shown,
    requestId: requestId || null,
    sealedTexts: texts && shown ? sealTexts(texts, id, head.sequence + 1, happening) : null,
    rowDigest: sealedRow.digest,
  });
  const written = { ...row, timelineSequence: entry.sequence, timelineHash: entry.hash };
  return {
    row: written,
    sealedRow: sealedRow.json,
    entry,
    events,
    writes: [
      entryWrite(organizationId, entry, json),
      ...events.map(eventWrite),
      ...(answers?.toWrites(written) ?? []),
    ],
  };
}

/**
 * Writes a new rollover with its history, of the very JSON that was sealed. It may be what a transaction commits with: what the
 * database would keep otherwise than it was sealed, it refuses by itself.
 *
 * @param besides what is written in the same statement
 * @returns it as it will be read
 */
export async function writeNew(
  tx: Sql,
  { row, sealedRow, writes }: PlannedHistory,
  besides: readonly Write[] = [],
): Promise<LockedRollover> {
  await orDuplicate(row, insertRollover(tx, row, sealedRow, [...writes, ...besides]));
  return row;
}

/**
 * Writes what was changed of a rollover, with its history, under its lock.
 *
 * @param changes those members of the planned row that are not as they were, its history's aside
 * @param besides what is written in the same statement
 * @returns it as it will be read
 */
export async function writeChanged(
  tx: Sql,
  chainKeys: ChainKeys,
  history: PlannedHistory,
  changes: Partial<LockedRollover>,
  besides: readonly Write[] = [],
): Promise<LockedRollover> {
  const { id, eventSequence, timelineSequence, timelineHash } = history.row;
  const all = { ...changes, eventSequence, timelineSequence, timelineHash };
  const writes = [...history.writes, ...besides];
  const written = await orDuplicate(history.row, updateRollover(tx, id, all, writes));
  return requireSealed(chainKeys, history, written);
}

/**
 * Writes what was planned for many rollovers of one organization together; their rows have to be there.
 *
 * @param writeRows writes the planned rows, and gives them back as they will be read
 */
export async function writeTogether(
  tx: Sql,
  chainKeys: ChainKeys,
  histories: readonly PlannedHistory[],
  writeRows: (tx: Sql, rows: readonly LockedRollover[]) => Promise<LockedRollover[]>,
): Promise<void> {
  const [first] = histories;
  if (!first) return;
  const entries = histories.map(({ entry }) => entry);
  await appendEntries(tx, first.row.organizationId, entries);
  await recordEvents(
    tx,
    histories.flatMap(({ events }) => events),
  );
  const rows = await writeRows(
    tx,
    histories.map(({ row }) => row),
  );
  const written = new Map(rows.map((row) => [row.id, row]));
  for (const history of histories) {
    const row = written.get(history.row.id);
    if (!row) throw new Error(`there is no ${history.row.id}`);
    requireSealed(chainKeys, history, row);
  }
}

/**
 * What the database took otherwise than it was sealed would be refused by every change that follows: rather none of it
 * is written.
 */
function requireSealed(
  chainKeys: ChainKeys,
  { row, entry }: PlannedHistory,
  written: LockedRollover,
): LockedRollover {
  const fits = () => fitsDigest(chainKeys, written, entry.rowDigest ?? "", entry.keyId);
  if (isSealedAlike(row, written) || fits()) return written;
  throw new Error(`${written.id} was not stored as it was sealed`);
}

/** Where the history of a rollover begins. */
export const NO_HISTORY = { timelineSequence: 0, timelineHash: "", eventSequence: 0 };

/** What a receiver is told of any rollover: which it is and where it stands, and no personal data. */
function eventData(
  { id: rolloverId, accountId, externalId, pendingOn }: LockedRollover,
  sequence: number,
  state: RolloverState,
  previousState: RolloverState | null,
) {
  return { rolloverId, accountId, externalId, sequence, state, previousState, pendingOn };
}
