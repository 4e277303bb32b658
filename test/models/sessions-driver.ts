import { type BuiltKey, buildKey, createCapturedLogger, pollUntil, TEST_PEPPERS } from "@svc/testing";
import { revokeApiKey } from "../../apps/api/src/keys/api-keys/revoke-api-key.ts";
import { rotateAsOperator } from "../../apps/api/src/keys/api-keys/rotate-as-operator.ts";
import type { RecordedStep } from "../../tools/nightly/model-checker/check-trace.ts";
import { sortByText } from "../../tools/nightly/model-checker/values.ts";
import {
  PROCESSES,
  type ProcessName,
  type SessionsRig,
  TICK_SECONDS,
  type WidgetProcess,
} from "./sessions-rig.ts";

export type Step =
  | { action: "open" | "use" | "beginLoad" | "endLoad" | "notify"; process: ProcessName }
  | { action: "endKey"; grace: 0 | 2; isNotified: boolean }
  | { action: "loseRedis" | "tick" };

// The model's constants, in ticks: the last tick, and the end of a key without expiry.
const END = 4;
const NEVER = 99;
const SESSION_SECONDS = 2 * TICK_SECONDS;
const SESSION_KEYS = "svc:test:session:*";
const OPERATOR = { type: "operator", id: null } as const;

/** Runs steps of models/sessions.qnt with a new key in two widget services. */
export class SessionsDriver {
  readonly trace: RecordedStep[] = [];
  private readonly rig: SessionsRig;
  private readonly key: BuiltKey;
  private readonly startMs: number;
  private token: string | null = null;
  /** The current tick. */
  private now = 0;

  private constructor(rig: SessionsRig, key: BuiltKey) {
    this.rig = rig;
    this.key = key;
    this.startMs = rig.ticks.now().getTime();
  }

  static async start(rig: SessionsRig): Promise<SessionsDriver> {
    const driver = new SessionsDriver(rig, await buildKey(rig.test, "sk"));
    await driver.deleteSessions();
    for (const { cache, notices } of Object.values(rig.processes)) {
      notices.length = 0;
      // The first lookup by text always reads the row; the model starts after it.
      await cache.findByKey(driver.key.key);
      cache.invalidate(driver.key.id);
    }
    return driver;
  }

  /** Releases held rows, and waits for their loads. */
  async stop(): Promise<void> {
    for (const name of PROCESSES) {
      const { store, load } = this.rig.processes[name];
      store.isHolding = false;
      store.releaseRow();
      await load?.ended;
      this.rig.processes[name].load = null;
    }
  }

  /** Performs and records a step, unless it is outside the model, such as opening a second session. */
  async run(step: Step): Promise<void> {
    switch (step.action) {
      case "open":
        return this.open(step.process);
      case "use":
        return this.use(step.process);
      case "beginLoad":
        return this.beginLoad(step.process);
      case "endLoad":
        return this.endLoad(step.process);
      case "endKey":
        return this.endKey(step);
      case "notify":
        return this.notify(step.process);
      case "loseRedis":
        return this.loseRedis();
      case "tick":
        return this.tick();
    }
  }

  private async open(name: ProcessName): Promise<void> {
    const process = this.rig.processes[name];
    if (process.load || (await this.readSessionEnd()) !== -1) return;
    const body = { expiresInSeconds: SESSION_SECONDS };
    const { sessionToken } = await this.call(name, "open", () =>
      process.call("POST", "/api/widget/auth", this.key.key, body),
    );
    if (sessionToken !== undefined) this.token = sessionToken;
  }

  private async use(name: ProcessName): Promise<void> {
    const process = this.rig.processes[name];
    const { token } = this;
    if (process.load || token === null) return;
    await this.call(name, "use", () => process.call("GET", "/api/widget/custodians?limit=1", token));
  }

  private async call(
    name: ProcessName,
    action: "open" | "use",
    request: () => ReturnType<WidgetProcess["call"]>,
  ) {
    const { store } = this.rig.processes[name];
    const before = store.reads;
    const { status, body } = await request();
    if (status !== 200 && status !== 201 && status !== 401) throw new Error(`${action} returned ${status}`);
    for (let read = before; read < store.reads; read += 1)
      for (const load of ["beginLoad", "endLoad"])
        this.trace.push({ action: load, picks: { process: name } });
    await this.record(action, { process: name }, status === 401 ? { isRefused: true } : {});
    return body;
  }

  /** Starts a lookup whose row is held back. */
  private async beginLoad(name: ProcessName): Promise<void> {
    const process = this.rig.processes[name];
    if (process.load) return;
    process.store.isHolding = true;
    const firstRead = process.store.waitForRead();
    const key = process.cache.findById(this.key.id);
    if (!(key instanceof Promise)) {
      process.store.isHolding = false;
      return this.record("beginLoad", { process: name }, { isRefused: true });
    }
    process.load = { ended: key.then(() => "ended" as const), beganAt: this.now };
    await firstRead;
    await this.record("beginLoad", { process: name });
  }

  private async endLoad(name: ProcessName): Promise<void> {
    const process = this.rig.processes[name];
    if (!process.load) return;
    // After an invalidation during the load, the row is read again.
    const secondRead = process.store.waitForRead();
    process.store.releaseRow();
    if ((await Promise.race([process.load.ended, secondRead])) === "ended") {
      process.load = null;
      process.store.isHolding = false;
      return this.record("endLoad", { process: name });
    }
    process.load.beganAt = this.now;
    this.trace.push({ action: "endLoad", picks: { process: name } });
    await this.record("beginLoad", { process: name });
  }

  private async endKey({ grace, isNotified }: Extract<Step, { action: "endKey" }>): Promise<void> {
    if ((await this.readKeyEnd()) !== NEVER) return;
    const { test, ticks, processes, redis } = this.rig;
    const { db, environment } = test;
    const log = createCapturedLogger("svc");
    const ctx = {
      environment,
      db,
      redis: isNotified ? redis : null,
      clock: ticks,
      log,
      peppers: TEST_PEPPERS,
    };
    const { wasAnnounced } =
      grace === 0
        ? await revokeApiKey(ctx, OPERATOR, this.key.id)
        : await rotateAsOperator(ctx, OPERATOR, {
            keyId: this.key.id,
            input: { gracePeriodSeconds: grace * TICK_SECONDS },
          });
    if (wasAnnounced !== isNotified)
      throw new Error(`wasAnnounced is ${wasAnnounced}, expected ${isNotified}`);
    if (isNotified)
      await pollUntil("both processes have the notice", () =>
        PROCESSES.every((name) => processes[name].notices.length > 0),
      );
    await this.record("endKey", { grace, isNotified });
  }

  private async notify(name: ProcessName): Promise<void> {
    const notices = this.rig.processes[name].notices.splice(0);
    if (notices.length === 0) return;
    for (const deliver of notices) deliver();
    await this.record("notify", { process: name });
  }

  private async loseRedis(): Promise<void> {
    if ((await this.readSessionEnd()) === -1 && this.listNotices().length === 0) return;
    await this.deleteSessions();
    for (const name of PROCESSES) this.rig.processes[name].notices.length = 0;
    await this.record("loseRedis", {});
  }

  /** Advances the clocks by a tick, unless a load would then take more than one tick. */
  private async tick(): Promise<void> {
    const hasOldLoad = PROCESSES.some(
      (name) => (this.rig.processes[name].load?.beganAt ?? this.now) < this.now,
    );
    if (this.now === END || hasOldLoad) return;
    this.rig.ticks.advance();
    this.now += 1;
    await this.record("tick", {});
  }

  private async deleteSessions(): Promise<void> {
    const keys = await this.rig.redis.keys(SESSION_KEYS);
    if (keys.length > 0) await this.rig.redis.del(keys);
  }

  private toTick(ms: number): number {
    return Math.round((ms - this.startMs) / 1000 / TICK_SECONDS);
  }

  /**
   * Returns the tick at which the session ends, or -1 without a session. Redis expires records in real time,
   * so those of ended sessions can remain.
   */
  private async readSessionEnd(): Promise<number> {
    const { redis } = this.rig;
    const ends = await Promise.all(
      (await redis.keys(SESSION_KEYS)).map(async (key) => this.toTick(Date.now() + (await redis.pttl(key)))),
    );
    return Math.max(-1, ...ends.filter((end) => end > this.now));
  }

  private async readKeyEnd(): Promise<number> {
    const { revokedAt, expiresAt } = await this.rig.test.db.prisma.apiKey.findUniqueOrThrow({
      where: { id: this.key.id },
    });
    const end = revokedAt ?? expiresAt;
    return end === null ? NEVER : this.toTick(end.getTime());
  }

  private listNotices(): ProcessName[] {
    return PROCESSES.filter((name) => this.rig.processes[name].notices.length > 0);
  }

  private async record(
    action: string,
    picks: RecordedStep["picks"],
    more: Pick<RecordedStep, "isRefused"> = {},
  ): Promise<void> {
    const observed = {
      keyEnd: await this.readKeyEnd(),
      notices: sortByText(this.listNotices()),
      now: this.now,
      sessionEnd: await this.readSessionEnd(),
    };
    this.trace.push({ action, picks, ...more, observed });
  }
}
