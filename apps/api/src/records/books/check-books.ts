import type { BookKind } from "../../context/book-issue.ts";
import {
  type EventPosition,
  getEventHorizon,
  listCommittedEvents,
  listEventIds,
  readEventBound,
} from "../../webhooks/events/event-refs.ts";
import {
  type BookProgress,
  findProgress,
  listIdsToSweep,
  listObjectsWithFindings,
  saveProgress,
} from "./books-store.ts";
import { type BooksContext, checkObjects, EVENTS_CHECKED_MS } from "./check-objects.ts";

const HOUR_MS = 3_600_000;
const NEW_ROUND_AFTER_MS = 24 * HOUR_MS;
const EVENTS_AT_ONCE = 500;
const OBJECTS_AT_ONCE: Readonly<Record<BookKind, number>> = {
  event: 500,
  rollover: 100,
  incoming_funds: 200,
  tax_filing: 1,
};
/** A million objects of a kind take about a day. */
const SWEPT_PER_RUN = 1_000;
const RECHECKED_PER_RUN = 500;
/** After this, no more batches start, so that the run ends before its job expires. */
const MAX_RUN_MS = 2 * 60_000;

const SWEPT_KINDS = ["rollover", "event", "incoming_funds", "tax_filing"] as const;
type SweptKind = (typeof SWEPT_KINDS)[number];

interface Limits {
  sweptPerRun?: number;
  runMs?: number;
  /** Starts a round of the sweeps, even if none is due. */
  startsRound?: boolean;
}

interface Counts {
  checked: number;
  issues: number;
}

/**
 * Compares events, timelines, deliveries, money and tax forms. Checks an object after each change, daily, and in each run while it
 * has findings. Progress and findings are stored, so a restart loses nothing.
 */
export async function checkBooks(
  ctx: BooksContext,
  { sweptPerRun = SWEPT_PER_RUN, runMs = MAX_RUN_MS, startsRound = false }: Limits = {},
): Promise<Counts> {
  const run = new Run(ctx, ctx.clock.now().getTime() + runMs);
  await run.recheckFindings();
  await run.checkChanges();
  for (const kind of SWEPT_KINDS) await run.sweep(kind, { sweptPerRun, startsRound });
  return run.counts;
}

class Run {
  readonly counts: Counts = { checked: 0, issues: 0 };
  private readonly ctx: BooksContext;
  private readonly endsAt: number;

  constructor(ctx: BooksContext, endsAt: number) {
    this.ctx = ctx;
    this.endsAt = endsAt;
  }

  async recheckFindings(): Promise<void> {
    const objects = await listObjectsWithFindings(this.ctx.db.sql, RECHECKED_PER_RUN);
    for (const [kind, objectsOfKind] of Map.groupBy(objects, (object) => object.kind))
      await this.check(
        kind,
        objectsOfKind.map(({ objectId }) => objectId),
      );
  }

  /** Checks objects of events since the last run. The first run starts at the current position: sweeps check earlier objects. */
  async checkChanges(): Promise<void> {
    const { sql } = this.ctx.db;
    const stored = await findProgress(sql, "changes");
    let after = stored ? parsePosition(stored.position) : await findFirstPosition(this.ctx);
    for (let isAtEnd = false; !isAtEnd && !this.isOutOfTime(); ) {
      const refs = await listCommittedEvents(sql, { after, limit: EVENTS_AT_ONCE });
      const collectIds = (name: "id" | "rolloverId" | "incomingFundsId") => [
        ...new Set(refs.flatMap((ref) => ref[name] ?? [])),
      ];
      await this.check("event", collectIds("id"));
      await this.check("rollover", collectIds("rolloverId"));
      await this.check("incoming_funds", collectIds("incomingFundsId"));
      after = refs.at(-1) ?? after;
      const now = this.ctx.clock.now();
      const position = formatPosition(after);
      await saveProgress(sql, { name: "changes", position, startedAt: now, finishedAt: now });
      isAtEnd = refs.length < EVENTS_AT_ONCE;
    }
  }

  async sweep(
    kind: SweptKind,
    { sweptPerRun, startsRound }: { sweptPerRun: number; startsRound: boolean },
  ): Promise<void> {
    const { sql } = this.ctx.db;
    const now = this.ctx.clock.now();
    const stored = await findProgress(sql, kind);
    const isStarting = startsRound || isRoundDue(stored, now);
    if (!isStarting && stored && isBetweenRounds(stored)) return;
    const progress = isStarting || !stored ? toNewRound(kind, stored, now) : stored;
    let { position } = progress;
    let isAtEnd = false;
    for (let swept = 0; !isAtEnd && swept < sweptPerRun && !this.isOutOfTime(); ) {
      const limit = Math.min(OBJECTS_AT_ONCE[kind], sweptPerRun - swept);
      const ids = await this.listIds(kind, { after: position, limit, startedAt: progress.startedAt });
      await this.check(kind, ids);
      swept += ids.length;
      isAtEnd = ids.length < limit;
      position = isAtEnd ? "" : (ids.at(-1) ?? position);
      const finishedAt = isAtEnd ? this.ctx.clock.now() : progress.finishedAt;
      await saveProgress(sql, { ...progress, position, finishedAt });
    }
  }

  private isOutOfTime(): boolean {
    return this.ctx.clock.now().getTime() >= this.endsAt;
  }

  private async listIds(
    kind: SweptKind,
    { after, limit, startedAt }: { after: string; limit: number; startedAt: Date },
  ): Promise<string[]> {
    const { sql } = this.ctx.db;
    if (kind !== "event") return listIdsToSweep(sql, kind, { after, limit });
    const earliest = new Date(startedAt.getTime() - EVENTS_CHECKED_MS);
    const start = after === "" ? await readEventBound(sql, earliest) : after;
    return listEventIds(sql, { after: start, before: startedAt, limit });
  }

  private async check(kind: BookKind, ids: readonly string[]): Promise<void> {
    const size = OBJECTS_AT_ONCE[kind];
    for (let start = 0; start < ids.length; start += size)
      this.counts.issues += await checkObjects(this.ctx, { kind, ids: ids.slice(start, start + size) });
    this.counts.checked += ids.length;
  }
}

async function findFirstPosition({ db }: BooksContext): Promise<EventPosition> {
  return { position: await getEventHorizon(db.sql), sequence: 0, id: "" };
}

const formatPosition = ({ position, sequence, id }: EventPosition) => `${position}.${sequence}.${id}`;

function parsePosition(text: string): EventPosition {
  const [position = "0", sequence = "0", id = ""] = text.split(".");
  return { position, sequence: Number(sequence), id };
}

const isBetweenRounds = ({ startedAt, finishedAt }: BookProgress) =>
  finishedAt !== null && finishedAt >= startedAt;

/** A round in progress continues. */
function isRoundDue(progress: BookProgress | null, now: Date): boolean {
  if (!progress) return true;
  return isBetweenRounds(progress) && now.getTime() - progress.startedAt.getTime() >= NEW_ROUND_AFTER_MS;
}

const toNewRound = (name: string, stored: BookProgress | null, startedAt: Date): BookProgress => ({
  name,
  position: "",
  startedAt,
  finishedAt: stored?.finishedAt ?? null,
});
