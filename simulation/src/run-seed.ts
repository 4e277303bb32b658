import type { Environment } from "./environment.ts";
import { ALWAYS_FORBIDDEN, readFinalState } from "./invariants/final-state.ts";
import { findViolations } from "./invariants/find-violations.ts";
import { buildSqlRewrite, PAUSABLE, type Plant } from "./plants.ts";
import { chooseProfile, type Profile } from "./profile.ts";
import { PORTS, runApi, runWidget, runWorker } from "./services.ts";
import {
  prepareTenant,
  runEndpointOwner,
  runFollower,
  runKeyOwner,
  runParticipant,
} from "./workload/actors.ts";
import { runConfirmer, runRequester } from "./workload/approvers.ts";
import { readBooks, repeatWrites } from "./workload/final-reads.ts";
import { buildFixture, type Fixture } from "./workload/fixture.ts";
import { History } from "./workload/history.ts";
import { runOperator } from "./workload/operator.ts";
import { runReceiver } from "./workload/receiver.ts";
import { ActorContext, type Tenant } from "./workload/tenant.ts";
import type { Fate, WaitingItem } from "./world/gate.ts";
import { setWorld } from "./world/install.ts";
import { Random } from "./world/random.ts";
import { World } from "./world/world.ts";

export interface RunOptions {
  seed: number;
  /**
   * Decisions with faults. Each chooses the fate of one waiting item, or fires one timer. A run also starts and ends with decisions
   * without faults.
   */
  steps: number;
  plant: Plant | null;
}

export interface RunResult {
  seed: number;
  /** Hash of all decisions, equal for each run of a seed. */
  digest: string;
  decisions: number;
  writes: number;
  events: number;
  /** Confirmed approvals. */
  approvals: number;
  violations: readonly string[];
  trace: readonly string[];
}

/** Clients of each organization. Two operators change the same rollovers. */
const ACTORS = [
  runOperator,
  runOperator,
  runRequester,
  runConfirmer,
  runKeyOwner,
  runEndpointOwner,
  runParticipant,
];

const FIRST_START = Date.UTC(2027, 0, 15);
/** Seeds start at increasing times, because the IDs of one operating-system process only increase. */
const MS_PER_SEED = 600_000;

/** Chance that a picked slow item stays picked although faster items wait. */
const SLOW_ITEM_CHANCE = 0.25;
/** Max steps until a crashed service restarts. */
const MAX_DOWN_STEPS = 150;
/** A run that needs more steps without faults is stuck. */
const MAX_FAULTLESS_STEPS = 10_000;
/** Steps between checks whether all deliveries are sent. */
const DELIVERY_CHECK_STEPS = 25;
/** Steps between checks of the committed state. */
const STATE_CHECK_STEPS = 25;

/** Starts the processes, runs clients with faults, ends the faults, and checks the invariants. */
export async function runSeed(environment: Environment, options: RunOptions): Promise<RunResult> {
  return new Run(environment, options).run();
}

class Run {
  private readonly environment: Environment;
  private readonly options: RunOptions;
  private readonly world: World;
  private readonly random: Random;
  private readonly history: History;
  private readonly profile: Profile;
  private hasFaults = false;
  /** Step of the restart, by crashed service. */
  private readonly restarts = new Map<string, number>();
  /** Main functions by process name. */
  private services: Record<string, () => Promise<void>> = {};
  private tenants: Tenant[] = [];
  /** API keys that the standby has, by tenant index. */
  private keysAtCopy: string[][] = [];
  private faultlessSteps = 0;
  private runningWriters = 0;
  private runningFollowers = 0;
  /** True until the clients' transactions have ended, because an open transaction hides later events. */
  private expectsEvents = true;

  constructor(environment: Environment, options: RunOptions) {
    const { postgres, redisPort } = environment;
    const { seed, plant } = options;
    this.environment = environment;
    this.options = options;
    this.random = new Random(seed, "scheduler");
    this.profile = chooseProfile(new Random(seed, "profile"));
    this.world = new World({
      seed,
      startAt: FIRST_START + seed * MS_PER_SEED,
      postgres,
      redisPort,
      rewriteSql: buildSqlRewrite(plant),
      pausable: PAUSABLE,
    });
    this.history = new History(this.world.time);
  }

  async run(): Promise<RunResult> {
    const { world, history } = this;
    setWorld(world);
    const fixture = await this.prepareDatabase();
    try {
      await this.startServices();
      const contexts = await this.startClients(fixture);
      await this.runWithFaults(contexts);
      await this.drain(contexts);
    } catch (error) {
      if (world.violations.length === 0)
        world.violations.push(error instanceof Error ? error.message : String(error));
    }
    const decisions = world.stepCount;
    const digest = world.digest();
    await world.crashAll();
    const { organizations } = fixture;
    const keyOwners = organizations.flatMap(({ apiKeys, people }) =>
      apiKeys.map(({ id }) => [id, people[0].userId] as const),
    );
    const state = await readFinalState(world.postgres, new Map(keyOwners));
    const violations =
      world.violations.length > 0 ? world.violations : findViolations({ history, organizations, state });
    return {
      seed: this.options.seed,
      digest,
      decisions,
      writes: history.writes.length,
      events: state.events.length,
      approvals: state.approvals.length,
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
    this.tenants = organizations.map(
      (organization): Tenant => ({
        organization,
        apiKeys: organization.apiKeys.map(({ key }) => key),
        endpointId: "",
        custodianId: "",
        rollovers: [],
        pending: [],
        other: { rollovers: [] },
      }),
    );
    const [first, second] = this.tenants as [Tenant, Tenant];
    first.other = second;
    second.other = first;
    const contexts = this.tenants.map((tenant) => new ActorContext(this.history, tenant));
    await this.runToEnd(
      "prepare",
      contexts.map((context) => () => prepareTenant(context)),
    );
    for (const context of contexts) {
      const { name } = context.tenant.organization;
      for (const [index, actor] of ACTORS.entries())
        this.startClient(`${actor.name}-${name}-${index}`, () => actor(context));
      this.startFollower(context);
    }
    return contexts;
  }

  private startClient(name: string, main: () => Promise<void>): void {
    this.runningWriters += 1;
    this.world.start(name, async () => {
      await main();
      this.runningWriters -= 1;
    });
  }

  private startFollower(context: ActorContext): void {
    this.runningFollowers += 1;
    this.world.start(`follower-${context.tenant.organization.name}`, async () => {
      await runFollower(context, () => this.expectsEvents);
      this.runningFollowers -= 1;
    });
  }

  /** Runs clients without faults. */
  private async runToEnd(name: string, mains: readonly (() => Promise<void>)[]): Promise<void> {
    let runningCount = mains.length;
    for (const [index, main] of mains.entries())
      this.world.start(`${name}-${index}`, async () => {
        await main();
        runningCount -= 1;
      });
    await this.stepUntil(() => runningCount === 0, `${name} did not end`);
  }

  private async runWithFaults(contexts: readonly ActorContext[]): Promise<void> {
    const { random } = this;
    const { steps } = this.options;
    const { hasFailover, crashChance } = this.profile;
    const copyAt = random.below(Math.floor(steps / 2));
    const promoteAt = copyAt + 1 + random.below(Math.floor(steps / 2));
    this.hasFaults = true;
    for (let step = 0; step < steps && this.world.violations.length === 0; step += 1) {
      if (hasFailover && step === copyAt) await this.copyToStandby();
      if (hasFailover && step === promoteAt) await this.promoteStandby();
      if (random.chance(crashChance)) await this.crashService(step);
      this.restartServices(step);
      await this.step();
      if (step % STATE_CHECK_STEPS === 0) await this.checkCommittedState();
    }
    this.hasFaults = false;
    for (const context of contexts) context.close();
  }

  /** Called repeatedly during the run, so that later changes cannot hide a violation. */
  private async checkCommittedState(): Promise<void> {
    await this.world.settle();
    for (const [title, sql] of Object.entries(ALWAYS_FORBIDDEN)) {
      const rows = await this.world.postgres.query<{ id: string }>(sql);
      this.world.violations.push(...rows.map(({ id }) => `${title}: ${id}`));
    }
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
    this.history.lossPeriod = { from: this.history.now, to: Number.POSITIVE_INFINITY };
    this.keysAtCopy = this.tenants.map(({ apiKeys }) => apiKeys);
  }

  private async promoteStandby(): Promise<void> {
    await this.world.settle();
    this.world.record("failover");
    await this.world.cutPostgres();
    // Otherwise clients would later get responses about lost transactions.
    this.world.cutHttp();
    await this.environment.promoteStandby();
    const { history } = this;
    if (history.lossPeriod) history.lossPeriod.to = history.now;
    for (const [index, tenant] of this.tenants.entries())
      tenant.apiKeys = this.keysAtCopy[index] ?? tenant.apiKeys;
    for (const [keyId, at] of history.revokedAt) if (history.canBeLost(at)) history.revokedAt.delete(keyId);
  }

  private async drain(contexts: readonly ActorContext[]): Promise<void> {
    this.restartServices(Number.POSITIVE_INFINITY);
    await this.stepUntil(() => this.runningWriters === 0, "the clients did not end");
    await this.stepUntil(() => this.hasNoOpenTransaction(), "a transaction is still open");
    this.expectsEvents = false;
    await this.stepUntil(() => this.runningFollowers === 0, "the followers did not end");
    await this.stepUntil(() => this.hasSentAll(), "a delivery still waits", DELIVERY_CHECK_STEPS);
    await this.runToEnd(
      "repeat",
      contexts.map((context) => async () => {
        await repeatWrites(context);
        await readBooks(context);
      }),
    );
  }

  private async hasNoOpenTransaction(): Promise<boolean> {
    await this.world.settle();
    const rows = await this.world.postgres.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND backend_xid IS NOT NULL LIMIT 1`,
    );
    return rows.length === 0;
  }

  private async hasSentAll(): Promise<boolean> {
    const rows = await this.world.postgres.query(
      `SELECT FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
       WHERE d.status = 'waiting' AND e.enabled LIMIT 1`,
    );
    return rows.length === 0;
  }

  /** @throws Error if the run has a violation, which can be the reason that it does not end */
  private async runSteps(count: number): Promise<void> {
    for (let remaining = count; remaining > 0; remaining -= 1) {
      if (this.world.violations.length > 0) throw new Error("the run stopped after a violation");
      await this.step();
      this.faultlessSteps += 1;
    }
  }

  /** @param count steps between checks */
  private async stepUntil(
    isDone: () => boolean | Promise<boolean>,
    problem: string,
    count = 1,
  ): Promise<void> {
    while (!(await isDone())) {
      if (this.faultlessSteps > MAX_FAULTLESS_STEPS) throw new Error(problem);
      await this.runSteps(count);
    }
  }

  private async step(): Promise<void> {
    const { world, random, hasFaults } = this;
    await world.settle();
    const items = world.gate.list();
    const prefersTimer = hasFaults && random.chance(this.profile.timerChance);
    if ((items.length === 0 || prefersTimer) && world.fireTimer()) return;
    if (items.length === 0) throw new Error("the run is stuck: no item waits, and no timer is due");
    const item = this.pickItem(items);
    await world.deliver(item, hasFaults ? this.chooseFate(item) : "deliver");
  }

  /** Prefers items that are not slow, so that much happens during a pause. */
  private pickItem(items: readonly WaitingItem[]): WaitingItem {
    const item = this.random.pick(items);
    if (!item.isSlow || this.random.chance(SLOW_ITEM_CHANCE)) return item;
    const others = items.filter(({ isSlow }) => !isSlow);
    return others.length > 0 ? this.random.pick(others) : item;
  }

  private chooseFate({ fates }: WaitingItem): Fate {
    if (fates.includes("pause") && this.random.chance(this.profile.pauseChance)) return "pause";
    for (const [fate, chance] of this.profile.faultChances)
      if (this.random.chance(chance) && fates.includes(fate)) return fate;
    return "deliver";
  }
}
