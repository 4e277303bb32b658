import type { FieldCipher } from "@svc/accounts";
import { type EventInput, recordEvents, type Sql, toEventWrite, type Write } from "@svc/database";
import type { LockedRollover } from "@svc/rollover-rules/rollover";
import type { RolloverState } from "@svc/rollover-rules/rollover-states";
import type { ChainKeys } from "../../context/chain-keys.ts";
import type { RolloverResponses } from "../responses/rollover-responses.ts";
import { mapDuplicateError } from "../store/duplicate-rollover.ts";
import { insertRollover, updateRollover } from "../store/rollover-store.ts";
import type { EventDetails } from "./event-details.ts";
import { redactTexts, sealTexts } from "./free-texts.ts";
import { hasSameSealedFields, matchesDigest, sealRow } from "./row-digest.ts";
import { type ChainHead, sealAsJson, type TimelineEntry, type TimelineEntryInput } from "./timeline-chain.ts";
import { appendEntries, toEntryWrite } from "./timeline-store.ts";

export interface RolloverChange extends TimelineEntryInput {
  followUpEvents?: readonly {
    type: "rollover.amount_mismatch" | "rollover.request_mismatch";
    details: EventDetails;
  }[];
  /** Must not contain personal data. */
  eventDetails?: EventDetails;
  extraWrites?: readonly Write[];
  /** True if nothing visible to clients changed. */
  skipsEvents?: boolean;
}

interface ChangeInputs {
  chainKeys: ChainKeys;
  requestId?: string | null;
  /** If null, a worker computes the stored response later. */
  responses: RolloverResponses | null;
}

export interface PlannedChange {
  row: LockedRollover;
  sealedRow: string;
  entry: TimelineEntry;
  events: EventInput[];
  /** Timeline entry, events and stored response. One statement writes them with the row. */
  writes: Write[];
}

/**
 * Seals the row in a new timeline entry, and builds the events and writes.
 * @param next the row after the change, but with the timeline position before the change
 * @param textsCipher required if the change has free text
 */
export function planChange(
  { chainKeys, requestId, responses }: ChangeInputs,
  next: LockedRollover,
  {
    change: { followUpEvents = [], eventDetails = {}, skipsEvents = false, extraWrites = [], ...event },
    textsCipher = null,
  }: { change: RolloverChange; textsCipher?: FieldCipher | null | undefined },
): PlannedChange {
  const { id, organizationId, eventSequence } = next;
  const { at, toState, fromState } = event;
  const emittedEvents = skipsEvents ? [] : [{ type: event.type, details: eventDetails }, ...followUpEvents];
  const events = emittedEvents.map(({ type, details }, index) => {
    const sequence = eventSequence + index + 1;
    return {
      organizationId,
      type: type as `rollover.${string}`,
      data: { ...toEventData(next, sequence, { state: toState, previousState: fromState }), ...details },
      rollover: { id, sequence },
      at,
    };
  });
  const head: ChainHead = { sequence: next.timelineSequence, hash: next.timelineHash };
  const row = { ...next, eventSequence: eventSequence + events.length };
  const redactedTexts = textsCipher && redactTexts(event);
  const sealedRow = sealRow(chainKeys.current, row);
  const { entry, json } = sealAsJson(chainKeys, id, {
    head,
    input: {
      ...event,
      ...redactedTexts,
      requestId: requestId || null,
      sealedTexts:
        textsCipher && redactedTexts
          ? sealTexts(textsCipher, id, { sequence: head.sequence + 1, texts: event })
          : null,
      rowDigest: sealedRow.digest,
    },
  });
  const rowWithHead = { ...row, timelineSequence: entry.sequence, timelineHash: entry.hash };
  return {
    row: rowWithHead,
    sealedRow: sealedRow.json,
    entry,
    events,
    writes: [
      toEntryWrite(organizationId, entry, json),
      ...events.map(toEventWrite),
      ...extraWrites,
      ...(responses?.toWrites(rowWithHead) ?? []),
    ],
  };
}

/**
 * Inserts the row from its sealed JSON. The database rejects a row that differs from this JSON, so the caller can commit
 * without reading the row back.
 */
export async function insertWithTimeline(
  tx: Sql,
  { row, sealedRow, writes }: PlannedChange,
  extraWrites: readonly Write[] = [],
): Promise<LockedRollover> {
  await mapDuplicateError(
    row,
    insertRollover(tx, row, { sealed: sealedRow, timelineWrites: [...writes, ...extraWrites] }),
  );
  return row;
}

/**
 * Updates the row and appends its timeline entry. The caller must hold the row's lock.
 * @param changes changed columns of the planned row, without its timeline position
 */
export async function updateWithTimeline(
  tx: Sql,
  chainKeys: ChainKeys,
  {
    plannedChange,
    changes,
    extraWrites = [],
  }: {
    plannedChange: PlannedChange;
    changes: Partial<LockedRollover>;
    extraWrites?: readonly Write[] | undefined;
  },
): Promise<LockedRollover> {
  const { id, eventSequence, timelineSequence, timelineHash } = plannedChange.row;
  const columns = { ...changes, eventSequence, timelineSequence, timelineHash };
  const writes = [...plannedChange.writes, ...extraWrites];
  const updated = await mapDuplicateError(
    plannedChange.row,
    updateRollover(tx, id, { changes: columns, timelineWrites: writes }),
  );
  return requireSealed(chainKeys, plannedChange, updated);
}

/** Records an event that does not change the rollover's state. @param changes changed columns */
export function recordRolloverEvent(
  ctx: ChangeInputs,
  tx: Sql,
  {
    rollover,
    changes = {},
    event: { type, at, actor, data, eventDetails },
  }: {
    rollover: LockedRollover;
    changes?: Partial<LockedRollover>;
    event: Pick<Required<RolloverChange>, "type" | "at" | "actor" | "data" | "eventDetails">;
  },
): Promise<LockedRollover> {
  const states = { action: null, fromState: rollover.state, toState: rollover.state, reason: null };
  const change = { type, at, actor, ...states, data, eventDetails };
  const plannedChange = planChange(ctx, { ...rollover, ...changes }, { change });
  return updateWithTimeline(tx, ctx.chainKeys, { plannedChange, changes });
}

/** Writes changes of rollovers of one organization. @param writeRows updates the rows and returns them */
export async function writePlannedChanges(
  tx: Sql,
  chainKeys: ChainKeys,
  {
    plannedChanges,
    writeRows,
  }: {
    plannedChanges: readonly PlannedChange[];
    writeRows: (tx: Sql, rows: readonly LockedRollover[]) => Promise<LockedRollover[]>;
  },
): Promise<void> {
  const [first] = plannedChanges;
  if (!first) return;
  const entries = plannedChanges.map(({ entry }) => entry);
  await appendEntries(tx, first.row.organizationId, entries);
  await recordEvents(
    tx,
    plannedChanges.flatMap(({ events }) => events),
  );
  const rows = await writeRows(
    tx,
    plannedChanges.map(({ row }) => row),
  );
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  for (const plannedChange of plannedChanges) {
    const row = rowsById.get(plannedChange.row.id);
    if (!row) throw new Error(`rollover ${plannedChange.row.id} does not exist`);
    requireSealed(chainKeys, plannedChange, row);
  }
}

/** A difference between the stored row and its seal would make every later change fail. */
function requireSealed(
  chainKeys: ChainKeys,
  { row, entry }: PlannedChange,
  stored: LockedRollover,
): LockedRollover {
  const matches = () =>
    matchesDigest(chainKeys, stored, { digest: entry.rowDigest ?? "", keyId: entry.keyId });
  if (hasSameSealedFields(row, stored) || matches()) return stored;
  throw new Error(`the stored row of ${stored.id} differs from the sealed row`);
}

export const EMPTY_TIMELINE = { timelineSequence: 0, timelineHash: "", eventSequence: 0 };

/** Must not contain personal data. */
function toEventData(
  { id: rolloverId, accountId, externalId, pendingOn }: LockedRollover,
  sequence: number,
  { state, previousState }: { state: RolloverState; previousState: RolloverState | null },
) {
  return { rolloverId, accountId, externalId, sequence, state, previousState, pendingOn };
}
