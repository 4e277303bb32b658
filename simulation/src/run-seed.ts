import type { Environment } from "./environment.ts";
import { findViolations } from "./invariants.ts";
import { buildRewrite, PAUSABLE, type Plant } from "./plants.ts";
import { PORTS, runApi, runWidget, runWorker } from "./services.ts";
import {
  type ActorContext,
  prepareShop,
  repeatWrites,
  runApprovers,
  runEndpointOwner,
  runFollower,
  runKeyOwner,
  runOperator,
  runParticipant,
  type Shop,
} from "./workload/actors.ts";
import { buildFixture, type Fixture } from "./workload/fixture.ts";
import { History } from "./workload/history.ts";
import { runReceiver } from "./workload/receiver.ts";
import type { Fate, WaitingItem } from "./world/gate.ts";
import { useWorld } from "./world/install.ts";
import { Random } from "./world/random.ts";
import { World } from "./world/world.ts";

export interface RunOptions {
  seed: number;
  /** Decisions with faults. The start and the end of a run take more. */
  steps: number;
  plant: Plant | null;
}

export interface RunResult {
  seed: number;
  /** Hash of all decisions. Equal for each run of a seed. */
  digest: string;
  decisions: number;
  writes: number;
  events: number;
  violations: readonly string[];
  trace: readonly string[];
}

const FIRST_START = Date.UTC(2027, 0, 15);
/** Times of later seeds are later, because IDs of one operating-system process never go back. */
const MS_PER_SEED = 600_000;

const TIMER_CHANCE = 0.08;
const FAULT_CHANCES: readonly [Fate, number][] = [
  ["cut", 0.015],
  ["lose_answer", 0.02],
  ["delay_answer", 0.05],
];
const PAUSE_CHANCE = 0.3;
const CRASH_CHANCE = 0.002;
const MAX_DOWN_STEPS = 150;
const FAILOVER_CHANCE = 0.4;
/** Enough for each run. A run that needs more is stuck. */
const MAX_FAULTLESS_STEPS = 20_000;
const CHECK_EVERY_STEPS = 100;

/** Runs one seed: starts the processes, runs clients with faults, heals, and checks the invariants. */
export async function runSeed(environment: Environment, options: RunOptions): Promise<RunResult> {
  return new Run(environment, options).run();
}

class Run {
  private readonly environment: Environment;
  private readonly options: RunOptions;
  private readonly world: World;
  private readonly random: Random;
  private readonly history: History;
  private hasFaults = false;
  private readonly restarts = new Map<string, number>();
  private services: Record<string, () => Promise<void>> = {};

  constructor(environment: Environment, options: RunOptions) {
    const { postgres, redisPort } = environment;
    const { seed, plant } = options;
    this.environment = environment;
    this.options = options;
    this.random = new Random(seed, "scheduler");
    this.world = new World({
      seed,
      startAt: FIRST_START + seed * MS_PER_SEED,
      postgres,
      redisPort,
      rewriteSql: buildRewrite(plant),
      pausable: PAUSABLE,
    });
    this.history = new History(this.world.time);
  }

  async run(): Promise<RunResult> {
    const { world, history } = this;
    useWorld(world);
    const fixture = await this.prepareDatabase();
    try {
      await this.startServices();
      const contexts = await this.startClients(fixture);
      await this.runWithFaults(contexts);
      await this.drain(contexts);
    } catch (error) {
      world.violations.push(error instanceof Error ? error.message : String(error));
    }
    const decisions = world.stepCount;
    const digest = world.digest();
    await world.crashAll();
    const violations = [...world.violations];
    if (violations.length === 0)
      violations.push(
        ...(await findViolations({
          postgres: world.postgres,
          history,
          organizations: fixture.organizations,
        })),
      );
    const [count] = await world.postgres.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM events",
    );
    return {
      seed: this.options.seed,
      digest,
      decisions,
      writes: history.writes.length,
      events: count?.count ?? 0,
      violations,
      trace: world.trace,
    };
  }

  private async prepareDatabase(): Promise<Fixture> {
    const { world, options } = this;
    let fixture: Fixture | null = null;
    world.start("setup", async () => {
      fixture = buildFixture(world.time.now);
    });
    await world.settle();
    if (!fixture) throw new Error("the fixture was not built");
    const { sql } = fixture as Fixture;
    await this.environment.reset(
      [`SELECT setval('sim.clock', ${world.time.now})`, sql, options.plant?.sql ?? ""].join(";\n"),
    );
    return fixture;
  }

  private async startServices(): Promise<void> {
    const { env } = this.environment;
    this.services = {
      "api-1": () => runApi(env, PORTS["api-1"]),
      "api-2": () => runApi(env, PORTS["api-2"]),
      "worker-1": () => runWorker(env),
      "worker-2": () => runWorker(env),
      widget: () => runWidget(env),
      "receiver-a": () => runReceiver("a", this.history, () => this.hasFaults),
      "receiver-b": () => runReceiver("b", this.history, () => this.hasFaults),
    };
    for (const [name, main] of Object.entries(this.services)) this.world.start(name, main);
  }

  private async startClients({ organizations }: Fixture): Promise<ActorContext[]> {
    this.shops = organizations.map(
      (organization): Shop => ({
        organization,
        apiKey: organization.apiKey,
        endpointId: "",
        custodianId: "",
        rolloverIds: [],
        approvalIds: [],
        other: { rolloverIds: [] },
      }),
    );
    const [first, second] = this.shops as [Shop, Shop];
    first.other = second;
    second.other = first;
    this.isOpen = true;
    const contexts = this.shops.map((shop) => ({ history: this.history, shop, isOpen: () => this.isOpen }));
    await this.runToEnd(
      "prepare",
      contexts.map((context) => () => prepareShop(context)),
    );
    for (const context of contexts) {
      const { name } = context.shop.organization;
      for (const actor of [runOperator, runApprovers, runKeyOwner, runEndpointOwner, runParticipant])
        this.runClient(`${actor.name}-${name}`, () => actor(context));
      this.runFollowerOf(context);
    }
    return contexts;
  }

  private shops: Shop[] = [];
  /** API keys that the standby knows. */
  private keysAtCopy: string[] = [];
  private isOpen = false;
  private writersLeft = 0;
  private followersLeft = 0;

  private runClient(name: string, main: () => Promise<void>): void {
    this.writersLeft += 1;
    this.world.start(name, async () => {
      await main();
      this.writersLeft -= 1;
    });
  }

  private runFollowerOf(context: ActorContext): void {
    this.followersLeft += 1;
    this.world.start(`follower-${context.shop.organization.name}`, async () => {
      await runFollower({ ...context, isOpen: () => this.isOpen || this.writersLeft > 0 });
      this.followersLeft -= 1;
    });
  }

  /** Runs clients without faults until they end. */
  private async runToEnd(name: string, mains: readonly (() => Promise<void>)[]): Promise<void> {
    let left = mains.length;
    for (const [index, main] of mains.entries())
      this.world.start(`${name}-${index}`, async () => {
        await main();
        left -= 1;
      });
    await this.stepUntil(async () => left === 0, `${name} did not end`);
  }

  private async runWithFaults(contexts: readonly ActorContext[]): Promise<void> {
    const { random } = this;
    const { steps } = this.options;
    const hasFailover = random.chance(FAILOVER_CHANCE);
    const copyAt = random.below(Math.floor(steps / 2));
    const promoteAt = copyAt + 1 + random.below(Math.floor(steps / 3));
    this.hasFaults = true;
    for (let step = 0; step < steps && this.world.violations.length === 0; step += 1) {
      if (hasFailover && step === copyAt) await this.copyToStandby();
      if (hasFailover && step === promoteAt) await this.promoteStandby();
      if (random.chance(CRASH_CHANCE)) await this.crashService(step);
      this.restartServices(step);
      await this.step();
    }
    this.hasFaults = false;
    this.isOpen = contexts.length === 0;
  }

  private async crashService(step: number): Promise<void> {
    const name = this.random.pick(Object.keys(this.services));
    this.world.record(`crash ${name}`);
    await this.world.settle();
    await this.world.crash(name);
    this.restarts.set(name, step + 1 + this.random.below(MAX_DOWN_STEPS));
  }

  private restartServices(step: number): void {
    for (const [name, at] of this.restarts) {
      if (at > step) continue;
      this.restarts.delete(name);
      this.world.record(`restart ${name}`);
      this.world.start(name, this.services[name] as () => Promise<void>);
    }
  }

  private async copyToStandby(): Promise<void> {
    await this.world.settle();
    this.world.record("replication stops");
    await this.world.cutPostgres();
    await this.environment.copyToStandby();
    this.history.lost = { from: this.history.now, to: Number.POSITIVE_INFINITY };
    this.keysAtCopy = this.shops.map(({ apiKey }) => apiKey);
  }

  private async promoteStandby(): Promise<void> {
    await this.world.settle();
    this.world.record("failover");
    await this.world.cutPostgres();
    // Otherwise clients would get answers about lost transactions later.
    this.world.cutHttp();
    await this.environment.promoteStandby();
    const { history } = this;
    if (history.lost) history.lost.to = history.now;
    for (const [index, shop] of this.shops.entries()) shop.apiKey = this.keysAtCopy[index] ?? shop.apiKey;
    for (const [keyId, at] of history.revokedAt) if (history.isLost(at)) history.revokedAt.delete(keyId);
  }

  private async drain(contexts: readonly ActorContext[]): Promise<void> {
    this.restartServices(Number.POSITIVE_INFINITY);
    await this.stepUntil(async () => this.writersLeft === 0, "the clients did not end");
    await this.stepUntil(async () => this.followersLeft === 0, "the followers did not end");
    await this.stepUntil(() => this.hasSentAll(), "a delivery still waits");
    await this.runToEnd(
      "repeat",
      contexts.map((context) => async () => {
        this.world.violations.push(...(await repeatWrites(context)));
      }),
    );
  }

  private async hasSentAll(): Promise<boolean> {
    const rows = await this.world.postgres.query(
      `SELECT FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
       WHERE d.status = 'waiting' AND e.enabled LIMIT 1`,
    );
    return rows.length === 0;
  }

  private async stepUntil(isDone: () => Promise<boolean>, problem: string): Promise<void> {
    for (let step = 0; step < MAX_FAULTLESS_STEPS; step += 1) {
      if (this.world.violations.length > 0) return;
      if (step % CHECK_EVERY_STEPS === 0 && (await isDone())) return;
      await this.step();
    }
    throw new Error(problem);
  }

  private async step(): Promise<void> {
    const { world, random, hasFaults } = this;
    await world.settle();
    const items = world.gate.list();
    const prefersTimer = hasFaults && random.chance(TIMER_CHANCE);
    if ((items.length === 0 || prefersTimer) && world.fireTimer()) return;
    if (items.length === 0) throw new Error("nothing can happen any more");
    const item = random.pick(items);
    await world.deliver(item, hasFaults ? this.chooseFate(item) : "deliver");
  }

  private chooseFate({ fates }: WaitingItem): Fate {
    if (fates.includes("pause") && this.random.chance(PAUSE_CHANCE)) return "pause";
    for (const [fate, chance] of FAULT_CHANCES)
      if (this.random.chance(chance) && fates.includes(fate)) return fate;
    return "deliver";
  }
}
