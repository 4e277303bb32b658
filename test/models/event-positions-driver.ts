import type { Database } from "@svc/database";
import { newId } from "@svc/service-kit";
import { pollUntil } from "@svc/testing";
import type { PoolClient } from "pg";
import {
  type EventPosition,
  followEvents,
  getEventHorizon,
} from "../../apps/api/src/webhooks/events/event-store.ts";
import type { RecordedStep } from "../../tools/nightly/model-checker/check-trace.ts";
import { sortByText } from "../../tools/nightly/model-checker/values.ts";

/** Number of transactions in the model's module `event_positions_traced`. */
const TRANSACTIONS = 8;
export const ROLLOVERS = ["r1", "r2"] as const;
type RolloverName = (typeof ROLLOVERS)[number];

export type Step = { action: "write" | "commit" | "rollBack"; rollover: RolloverName } | { action: "follow" };

const START: EventPosition = { position: "0", sequence: 0, id: "" };

/** Runs steps of models/event-positions.qnt, except promotions of a standby, in a new organization. */
export class EventPositionsDriver {
  readonly trace: RecordedStep[] = [];
  private readonly db: Database;
  private readonly organizationId = newId("org");
  private readonly rolloverIds = { r1: newId("rol"), r2: newId("rol") };
  /** Open transactions, with the lowest position that their events can have. */
  private readonly writers = new Map<
    RolloverName,
    { client: PoolClient; lowest: bigint; position: bigint }
  >();
  /** Event IDs in the order written. The model counts events from 1. */
  private readonly eventIds: string[] = [];
  private lastCommittedPosition = 0n;
  /** Numbers of the events that `follow` read, in order. */
  private readonly readNumbers: number[] = [];
  private cursor = START;

  constructor(db: Database) {
    this.db = db;
  }

  async stop(): Promise<void> {
    for (const rollover of this.writers.keys()) await this.end(rollover, "ROLLBACK");
  }

  /** Performs and records a step, unless it is outside the model. */
  async run(step: Step): Promise<void> {
    switch (step.action) {
      case "write":
        return this.write(step.rollover);
      case "commit":
        return this.end(step.rollover, "COMMIT");
      case "rollBack":
        return this.end(step.rollover, "ROLLBACK");
      case "follow":
        return this.follow();
    }
  }

  private async write(rollover: RolloverName): Promise<void> {
    if (this.writers.has(rollover) || this.eventIds.length === TRANSACTIONS) return;
    const client = await this.db.pool.connect();
    const id = newId("evt");
    this.eventIds.push(id);
    const rolloverId = this.rolloverIds[rollover];
    await client.query("BEGIN");
    const { rows } = await client.query<{ lowest: string; position: string }>(
      `INSERT INTO events (id, organization_id, type, data, rollover_id, sequence, created_at)
       SELECT $1, $2, 'rollover.requested', '{}', $3, coalesce(max(sequence), 0) + 1, now() FROM events WHERE rollover_id = $3
       RETURNING position::text, (SELECT event_offset + pg_current_xact_id()::text::bigint FROM deployment)::text AS lowest`,
      [id, this.organizationId, rolloverId],
    );
    const [event] = rows;
    if (!event) throw new Error("no event was inserted");
    this.writers.set(rollover, { client, lowest: BigInt(event.lowest), position: BigInt(event.position) });
    await this.record("write", { rollover });
  }

  private async end(rollover: RolloverName, command: "COMMIT" | "ROLLBACK"): Promise<void> {
    const writer = this.writers.get(rollover);
    if (!writer) return;
    await writer.client.query(command);
    writer.client.release();
    this.writers.delete(rollover);
    if (command === "COMMIT" && writer.position > this.lastCommittedPosition)
      this.lastCommittedPosition = writer.position;
    await this.record(command === "COMMIT" ? "commit" : "rollBack", { rollover });
  }

  private async follow(): Promise<void> {
    await this.waitForOtherTransactions();
    const page = { after: this.cursor, limit: 1 };
    const [event] = (await followEvents(this.db.sql, this.organizationId, page)).items;
    if (!event) return this.record("follow", {}, { isRefused: true });
    this.cursor = { position: event.position, sequence: event.sequence, id: event.id };
    this.readNumbers.push(this.getEventNumber(event.id));
    await this.record("follow", {});
  }

  /** Waits for other tests' transactions on the server, which also hold back the feed. */
  private async waitForOtherTransactions(): Promise<void> {
    const ownLimits = [...this.writers.values()].map(({ lowest }) => lowest);
    // The feed's horizon if only this test's transactions hold it back.
    const ownHorizon = [...ownLimits, this.lastCommittedPosition + 1n].reduce((least, limit) =>
      limit < least ? limit : least,
    );
    await pollUntil(
      "other transactions to end",
      async () => BigInt(await getEventHorizon(this.db.sql)) >= ownHorizon,
    );
  }

  private getEventNumber(eventId: string): number {
    return this.eventIds.indexOf(eventId) + 1;
  }

  private async record(
    action: string,
    picks: RecordedStep["picks"],
    more: Pick<RecordedStep, "isRefused"> = {},
  ): Promise<void> {
    const { rows } = await this.db.pool.query<{ id: string }>(
      "SELECT id FROM events WHERE organization_id = $1",
      [this.organizationId],
    );
    const observed = {
      committed: sortByText(rows.map(({ id }) => this.getEventNumber(id))),
      lastRead: this.readNumbers.at(-1) ?? 0,
      read: sortByText(this.readNumbers),
    };
    this.trace.push({ action, picks, ...more, observed });
  }
}
