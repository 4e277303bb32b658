import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type Database, openDatabase, workLimits } from "@svc/database";
import { openPrisma } from "@svc/database/prisma";
import { systemClock } from "@svc/service-kit";
import { withDatabaseUser } from "@svc/service-kit/config";
import {
  buildAccount,
  buildKey,
  buildRolloverBody,
  callService,
  describeWithPgBouncer,
  describeWithPostgres15,
  POSTGRES_15,
  pollUntil,
  promoteStandby,
  queryDatabase,
  type ServiceProcess,
  startPgBouncer,
  startServiceProcess,
  type TestEnvironment,
  type TestPgBouncer,
} from "@svc/testing";
import { followChanges } from "../apps/api/src/transport/portal/changes/follow-changes.ts";
import { openEventTail } from "../apps/api/src/webhooks/listen/event-tail.ts";
import { type ReplicatedPostgres, startReplicatedPostgres } from "./replicated-postgres.ts";

const LOST_COUNT = 30;
const COUNT_AFTER_FAILOVER = 8;
const POOLED_CONNECTIONS = 3;
const TIMEOUT_MS = 60_000;

interface Page {
  data: { id: string; type: string; data: { rolloverId: string } }[];
  hasMore: boolean;
  nextCursor: string;
}

// The promoted asynchronous standby lacks the primary's last transactions. PostgreSQL assigns their IDs
// again.
describe("Embedded PostgreSQL", () => testPromotion());
describeWithPostgres15("PostgreSQL 15", () => testPromotion({ programs: POSTGRES_15 }));
describeWithPgBouncer("Embedded PostgreSQL behind PgBouncer", () => testPromotion({ isPooled: true }));

function testPromotion({ programs, isPooled = false }: { programs?: string; isPooled?: boolean } = {}): void {
  describe("lost and replaced by a lagging standby", () => {
    let servers: ReplicatedPostgres;
    let api: ServiceProcess;
    let output = "";
    let pooler: TestPgBouncer | null = null;
    let db: Database;
    let ak: string;
    let organizationId: string;
    let buildBody: () => Promise<object>;
    const closers: (() => Promise<unknown>)[] = [];
    beforeAll(async () => {
      servers = await startReplicatedPostgres({ isSynchronous: false, programs });
      closers.push(() => servers.stop());
      const { primary, standby } = servers;
      const ownerUrl = `postgresql://postgres:test@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres`;
      await queryDatabase(primary.url("postgres"), "ALTER ROLE svc_api LOGIN PASSWORD 'api'");
      db = openDatabase({
        url: ownerUrl,
        poolSize: 3,
        name: "svc-test",
        onConnectionLost: () => {},
        limits: workLimits(20_000),
      });
      closers.push(() => db.close());
      const test = { db: { ...db, prisma: openPrisma(db) }, environment: "test" } as TestEnvironment;
      ({ key: ak, organizationId } = await buildKey(test, "ak"));
      const body = await buildRolloverBody(test, (await buildAccount(test, organizationId)).id);
      buildBody = async () => ({ ...body, accountId: (await buildAccount(test, organizationId)).id });
      const url = withDatabaseUser(ownerUrl, "svc_api", "api");
      const primaryUrl = withDatabaseUser(primary.url("postgres"), "svc_api", "api");
      if (isPooled) {
        const started = await startPgBouncer([primaryUrl], POOLED_CONNECTIONS);
        closers.push(() => started.stop());
        pooler = started;
      }
      api = await startServiceProcess("api", {
        ...servers.env,
        ...(pooler
          ? {
              DATABASE_URL: pooler.divert(primaryUrl),
              DATABASE_DIRECT_URL: url,
              DATABASE_POOLER: "transaction",
            }
          : { DATABASE_URL: url }),
        // No server listens here: the API runs without Redis.
        REDIS_URL: "redis://127.0.0.1:1",
        HOST: "127.0.0.1",
        API_PORT: "0",
        RATE_LIMIT_PER_MINUTE: "10000000",
      });
      closers.push(() => api.stop());
      api.child.stdout?.on("data", (bytes: Buffer) => {
        output += bytes;
      });
    });
    afterAll(async () => {
      for (const close of closers.reverse()) await close();
    });

    const createRollover = async (): Promise<string> => {
      const body = await buildBody();
      const attempt = () => callService(api, "POST", { path: "/v1/rollovers", key: ak, body });
      const { status, body: created } = await pollUntil("a response", attempt, {
        isDone: (one) => one.status !== 503,
        timeoutMs: TIMEOUT_MS,
      });
      expect({ status, created }).toMatchObject({ status: 201 });
      return String(created.id);
    };
    const createRollovers = async (count: number): Promise<string[]> => {
      const ids: string[] = [];
      for (let index = 0; index < count; index += 1) ids.push(await createRollover());
      return ids;
    };
    /** @returns the IDs of rollovers created after a cursor, and the cursor to continue */
    const readAllEvents = async (from: string | null): Promise<{ rollovers: string[]; cursor: string }> => {
      const rollovers: string[] = [];
      let cursor = from;
      for (;;) {
        const after = cursor === null ? "" : `&cursor=${cursor}`;
        const { status, body } = await callService(api, "GET", {
          path: `/v1/events?order=oldest&limit=100${after}`,
          key: ak,
        });
        expect(status).toBe(200);
        const page = body as unknown as Page;
        rollovers.push(
          ...page.data.filter(({ type }) => type === "rollover.created").map(({ data }) => data.rolloverId),
        );
        cursor = page.nextCursor;
        if (!page.hasMore) return { rollovers, cursor };
      }
    };

    it("gives every reader the events written after the failover, even a reader that had received lost events", async () => {
      const first = await createRollovers(2);
      expect((await fetch(`${api.url}/health/ready`)).status).toBe(200);
      await pollUntil(
        "the standby to have the first rollovers",
        async () => {
          const rows = await queryDatabase<{ id: string }>(
            servers.standby.url("postgres"),
            "SELECT id FROM rollovers",
          );
          return rows.length;
        },
        { isDone: (count) => count === first.length },
      );
      // A paused WAL sender stops replication.
      const [sender] = await queryDatabase<{ pid: number }>(
        servers.primary.url("postgres"),
        "SELECT pid FROM pg_stat_replication",
      );
      const pid = Number(sender?.pid);
      process.kill(pid, "SIGSTOP");
      // A stopping server waits for this process, so resume it first.
      closers.push(async () => {
        if (isRunning(pid)) process.kill(pid, "SIGCONT");
      });

      const filter = { organizationId, types: ["rollover.created" as const] };
      const tail = await openEventTail({ db, clock: systemClock }, filter);
      const changes = followChanges({ db });
      await changes.begin();
      const pollTail = async () => (await tail.poll()).map(({ rolloverId }) => rolloverId);
      const readChangedIds = async () =>
        ((await changes.readChanges([organizationId])).get(organizationId) ?? [])
          .filter(({ type }) => type === "rollover.created")
          .map(({ rolloverId }) => rolloverId);
      const lostIds = await createRollovers(LOST_COUNT);
      const { rollovers: readIds, cursor } = await readAllEvents(null);
      expect(readIds.toSorted()).toEqual([...first, ...lostIds].toSorted());
      expect((await pollTail()).toSorted()).toEqual(lostIds.toSorted());
      expect((await readChangedIds()).length).toBeGreaterThan(0);

      await servers.killPrimary();
      await promoteStandby(servers.standby);
      pooler?.redirectTo(servers.standby.url("postgres"));
      await pollUntil(
        "the API to respond",
        () => callService(api, "GET", { path: "/v1/events?order=oldest", key: ak }),
        { isDone: ({ status }) => status === 200, timeoutMs: TIMEOUT_MS },
      );
      expect(await readAllEvents(cursor)).toEqual({ rollovers: [], cursor });
      expect(await pollTail()).toEqual([]);
      expect(await readChangedIds()).toEqual([]);
      await pollUntil("the API to log that the database moved", () => fetch(`${api.url}/health/ready`), {
        isDone: () => output.includes("the database moved to another server or timeline"),
        timeoutMs: TIMEOUT_MS,
      });

      const afterwards = await createRollovers(COUNT_AFTER_FAILOVER);
      expect((await readAllEvents(cursor)).rollovers).toEqual(afterwards);
      expect(await pollTail()).toEqual(afterwards);
      expect(await readChangedIds()).toEqual(afterwards);
      const fromStart = await readAllEvents(null);
      expect(fromStart.rollovers).toEqual([...first, ...afterwards]);
    });
  });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
