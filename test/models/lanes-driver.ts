import { newId } from "@svc/service-kit";
import type { PoolClient } from "pg";
import { claimLanes, removeEmptyLanes } from "../../apps/api/src/webhooks/sending/delivery-store.ts";
import { saveAttemptResults } from "../../apps/api/src/webhooks/sending/save-attempt-results.ts";
import type { DeliveryTest } from "../../apps/api/test/webhooks/delivery-harness.ts";
import type { RecordedStep } from "../../tools/nightly/model-checker/check-trace.ts";
import { sortByText } from "../../tools/nightly/model-checker/values.ts";

/** Number of events in the model's module `lanes_traced`. */
const EVENTS = 6;
const WORKERS = { w1: "00000000-0000-4000-8000-000000000001", w2: "00000000-0000-4000-8000-000000000002" };
/** Delivery status after an attempt, by result of its request. */
const OUTCOMES = {
  succeeded: "succeeded",
  failed: "failed",
  lost_response: "waiting",
  unavailable: "waiting",
} as const;
type Worker = keyof typeof WORKERS;
type Outcome = (typeof OUTCOMES)[keyof typeof OUTCOMES];

export const WORKER_NAMES = Object.keys(WORKERS) as Worker[];
export const RESULTS = Object.keys(OUTCOMES) as (keyof typeof OUTCOMES)[];

export type Step =
  | { action: "write" | "commit" | "rollBack" | "passTime" }
  | { action: "work"; worker: Worker; result: keyof typeof OUTCOMES; canKeep: boolean }
  | { action: "crash"; worker: Worker };

interface WorkerState {
  phase: "idle" | "sending" | "sent" | "emptied";
  /** Number of the event being sent, from 1; 0 if there is none. */
  event: number;
  outcome: Outcome;
}

/** Slots of the endpoint: more than its single lane needs. */
const FREE_SLOTS = 10;
/** So long that no delayed lane becomes due during a test. */
const RETRY_DELAY_MS = 3_600_000;
const RECEIVER_URL = "http://127.0.0.1:9/";

const IDLE: WorkerState = { phase: "idle", event: 0, outcome: "waiting" };

/** Runs steps of models/lanes.qnt with two workers and a writer. */
export class LanesDriver {
  readonly trace: RecordedStep[] = [];
  private readonly t: DeliveryTest;
  private readonly endpointId: string;
  private readonly organizationId: string;
  private readonly rolloverId = newId("rol");
  private readonly eventIds: string[] = [];
  private readonly workers: Record<Worker, WorkerState> = { w1: IDLE, w2: IDLE };
  private writer: PoolClient | null = null;

  private constructor(t: DeliveryTest, endpoint: { id: string; organizationId: string }) {
    this.t = t;
    this.endpointId = endpoint.id;
    this.organizationId = endpoint.organizationId;
  }

  static async start(t: DeliveryTest): Promise<LanesDriver> {
    return new LanesDriver(t, await t.insertEndpoint({ url: RECEIVER_URL }));
  }

  async stop(): Promise<void> {
    if (this.writer) await this.end("ROLLBACK");
  }

  /** Performs and records a step, unless it is outside the model. */
  async run(step: Step): Promise<void> {
    switch (step.action) {
      case "write":
        return this.write();
      case "commit":
        return this.writer ? this.end("COMMIT") : undefined;
      case "rollBack":
        return this.writer ? this.end("ROLLBACK") : undefined;
      case "passTime":
        return this.passTime();
      case "crash":
        if (this.workers[step.worker].phase === "idle") return;
        this.workers[step.worker] = IDLE;
        return this.record("crash", { worker: step.worker });
      case "work":
        return this.work(step);
    }
  }

  private work({ worker, result, canKeep }: Extract<Step, { action: "work" }>): Promise<void> {
    switch (this.workers[worker].phase) {
      case "idle":
        return this.claim(worker);
      case "sending":
        this.workers[worker] = { ...this.workers[worker], phase: "sent", outcome: OUTCOMES[result] };
        return this.record("send", { worker, result });
      case "sent":
        return this.save(worker, canKeep);
      case "emptied":
        return this.removeLane(worker);
    }
  }

  private async write(): Promise<void> {
    if (this.writer || this.eventIds.length === EVENTS) return;
    this.writer = await this.t.db.pool.connect();
    const id = newId("evt");
    this.eventIds.push(id);
    await this.writer.query("BEGIN");
    await this.writer.query(
      `INSERT INTO events (id, organization_id, type, data, rollover_id, sequence, created_at)
       VALUES ($1, $2, 'rollover.requested', '{}', $3, $4, now())`,
      [id, this.organizationId, this.rolloverId, this.eventIds.length],
    );
    await this.record("write", {});
  }

  private async end(command: "COMMIT" | "ROLLBACK"): Promise<void> {
    await this.writer?.query(command);
    this.writer?.release();
    this.writer = null;
    if (command === "ROLLBACK") this.eventIds.pop();
    await this.record(command === "COMMIT" ? "commit" : "rollBack", {});
  }

  private async claim(worker: Worker): Promise<void> {
    const lane = await this.readLaneRow();
    const freeSlots = new Map([[this.endpointId, FREE_SLOTS]]);
    const [claimed] = await claimLanes(this.t.ctx.db.sql, WORKERS[worker], freeSlots);
    if (!lane?.isDue) return this.record("beginClaim", { worker }, { isRefused: true });
    if (claimed)
      this.workers[worker] = claimed.head
        ? { ...IDLE, phase: "sending", event: this.getEventNumber(claimed.head.eventId) }
        : { ...IDLE, phase: "emptied" };
    this.trace.push({ action: "beginClaim", picks: { worker } });
    await this.record("endClaim", { worker });
  }

  private async save(worker: Worker, canKeep: boolean): Promise<void> {
    const { event, outcome } = this.workers[worker];
    const delivery = await this.t.db.prisma.webhookDelivery.findFirstOrThrow({
      where: { eventId: this.eventIds[event - 1] ?? "", endpointId: this.endpointId },
    });
    const [saved] = await saveAttemptResults(this.t.ctx.db.sql, WORKERS[worker], {
      results: [
        {
          lane: this.lane,
          deliveryId: delivery.id,
          url: RECEIVER_URL,
          payload: "full",
          outcome: {
            status: outcome,
            delayMs: RETRY_DELAY_MS,
            statusCode: null,
            error: null,
            responseBody: null,
            signature: null,
            latencyMs: 1,
            attemptedAt: this.t.ctx.clock.now(),
          },
          keepsLane: canKeep,
        },
      ],
      isRetry: () => false,
    });
    if (saved?.state !== "locked")
      this.workers[worker] = saved?.next
        ? { ...IDLE, phase: "sending", event: this.getEventNumber(saved.next.eventId) }
        : IDLE;
    this.trace.push({ action: "beginSave", picks: { worker } });
    await this.record("endSave", { worker, canKeep });
  }

  private async removeLane(worker: Worker): Promise<void> {
    await removeEmptyLanes(this.t.ctx.db.sql, WORKERS[worker], [this.lane]);
    this.workers[worker] = IDLE;
    this.trace.push({ action: "beginRemoval", picks: { worker } });
    await this.record("endRemoval", { worker });
  }

  /** Makes the lane due. */
  private async passTime(): Promise<void> {
    const row = await this.readLaneRow();
    if (!row || row.isDue || this.writer) return;
    await this.t.db.pool.query(
      "UPDATE webhook_lanes SET due_at = now() - interval '1 second' WHERE endpoint_id = $1",
      [this.endpointId],
    );
    await this.record("passTime", {});
  }

  private get lane() {
    return { endpointId: this.endpointId, lane: this.rolloverId };
  }

  private getEventNumber(eventId: string): number {
    return this.eventIds.indexOf(eventId) + 1;
  }

  private async readLaneRow(): Promise<{ claimedBy: string; isDue: boolean } | null> {
    // Rounding `due_at` to milliseconds can put a lane that is due now slightly into the future.
    await this.t.db.pool.query(
      `UPDATE webhook_lanes SET due_at = now() - interval '1 second' WHERE (endpoint_id, lane) IN (
         SELECT endpoint_id, lane FROM webhook_lanes WHERE endpoint_id = $1
           AND due_at BETWEEN now() - interval '1 second' AND now() + interval '2 milliseconds' FOR UPDATE SKIP LOCKED)`,
      [this.endpointId],
    );
    const row = await this.t.db.prisma.webhookLane.findFirst({ where: { endpointId: this.endpointId } });
    if (!row) return null;
    const claimedBy = WORKER_NAMES.find((name) => WORKERS[name] === row.claimedBy) ?? "";
    // Two milliseconds are safe: a lane that is not due is claimed for ten seconds or delayed by an hour.
    const { rows } = await this.t.db.pool.query<{ isDue: boolean }>(
      `SELECT due_at <= now() + interval '2 milliseconds' AS "isDue" FROM webhook_lanes WHERE endpoint_id = $1`,
      [this.endpointId],
    );
    return { claimedBy, isDue: rows[0]?.isDue ?? false };
  }

  private async record(
    action: string,
    picks: RecordedStep["picks"],
    more: Pick<RecordedStep, "isRefused"> = {},
  ): Promise<void> {
    const row = await this.readLaneRow();
    const deliveries = await this.t.db.prisma.webhookDelivery.findMany({
      where: { endpointId: this.endpointId },
    });
    const getStatus = (event: number) =>
      deliveries.find(({ eventId }) => eventId === this.eventIds[event - 1])?.status ?? "none";
    const observed = {
      row: { claimedBy: row?.claimedBy ?? "", exists: row !== null, isDue: row?.isDue ?? false },
      status: sortByText(Array.from({ length: EVENTS }, (_, index) => [index + 1, getStatus(index + 1)])),
      workers: sortByText(
        WORKER_NAMES.map((name) => {
          const { event, phase } = this.workers[name];
          return [name, { event, phase }];
        }),
      ),
    };
    this.trace.push({ action, picks, ...more, observed });
  }
}
