import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { openDatabase } from "@svc/database";
import { openPrisma } from "@svc/database/prisma";
import {
  buildAccount,
  buildKey,
  buildRolloverBody,
  callService,
  createTestDatabase,
  describeWithRedis,
  pollUntil,
  runToCompletion,
  type ServiceProcess,
  startServiceProcess,
  startTestRedis,
  type TestEnvironment,
  type TestRedis,
} from "@svc/testing";
import pg from "pg";
import { type ReplicatedPostgres, startReplicatedPostgres } from "./replicated-postgres.ts";
import { scrape } from "./scraped-services.ts";

const CLIENTS = 4;
const ROLLOVERS_PER_CLIENT = 6;
/** How far the unrelated server's WAL is ahead of the primary's. */
const WAL_LEAD_BYTES = 64 * 1_024 ** 2;
const TIMEOUT_MS = 60_000;

// A change appears at once in the lists of other processes, even before the replica has it.
describeWithRedis("Lists from a replica", () => {
  let servers: ReplicatedPostgres;
  let redis: TestRedis;
  let apis: ServiceProcess[];
  let standby: pg.Client;
  let env: Record<string, string>;
  let ak: string;
  let bodyBuilders: (() => object)[];
  const closers: (() => Promise<unknown> | undefined)[] = [];
  beforeAll(async () => {
    [servers, redis] = await Promise.all([
      startReplicatedPostgres({ isSynchronous: false }),
      startTestRedis(),
    ]);
    closers.push(
      () => servers.stop(),
      () => redis.stop(),
    );
    env = {
      ...servers.env,
      REDIS_URL: redis.url,
      DATABASE_READ_URL: `${servers.standby.url("postgres")}?target_session_attrs=prefer-standby`,
      HOST: "127.0.0.1",
      API_PORT: "0",
      METRICS_PORT: "0",
      LOG_LEVEL: "silent",
      RATE_LIMIT_PER_MINUTE: "10000000",
    };
    const pool = openDatabase({
      url: servers.primary.url("postgres"),
      poolSize: 2,
      name: "svc-test",
      onConnectionLost: () => {},
    });
    closers.push(() => pool.close());
    const test = { db: { ...pool, prisma: openPrisma(pool) }, environment: "test" } as TestEnvironment;
    const { key, organizationId } = await buildKey(test, "ak");
    ak = key;
    bodyBuilders = [];
    for (let client = 0; client < CLIENTS; client += 1) {
      const body = await buildRolloverBody(test, (await buildAccount(test, organizationId)).id);
      let count = 0;
      bodyBuilders.push(() => {
        count += 1;
        return { ...body, source: { ...body.source, accountNumber: `${client}-${count}-00000000` } };
      });
    }
    apis = await Promise.all([startServiceProcess("api", env), startServiceProcess("api", env)]);
    closers.push(...apis.map((api) => () => api.stop()));
    standby = new pg.Client(servers.standby.url("postgres"));
    standby.on("error", () => {});
    await standby.connect();
  });
  afterAll(async () => {
    await standby?.end().catch(() => {});
    for (const close of closers.reverse()) await close();
  });

  const createRollover = (api: ServiceProcess | undefined, body: object) =>
    callService(api as ServiceProcess, "POST", { path: "/v1/rollovers", key: ak, body });
  const listRollovers = (api: ServiceProcess | undefined, query = "") =>
    callService(api as ServiceProcess, "GET", { path: `/v1/rollovers${query}`, key: ak });

  /** Creates and lists through different processes. @returns the IDs of rollovers not listed */
  const findUnlisted = async (): Promise<unknown[]> => {
    const unlisted: unknown[] = [];
    const runClient = async (buildBody: () => object, index: number) => {
      for (let count = 0; count < ROLLOVERS_PER_CLIENT; count += 1) {
        const created = await createRollover(apis[index % 2], buildBody());
        expect(created.status).toBe(201);
        const listed = await listRollovers(apis[(index + 1) % 2], "?limit=100");
        expect(listed.status).toBe(200);
        const ids = (listed.body.data as { id: string }[]).map(({ id }) => id);
        if (!ids.includes(String(created.body.id))) unlisted.push(created.body.id);
      }
    };
    await Promise.all(bodyBuilders.map(runClient));
    return unlisted;
  };
  const readOutcomes = async (api = apis[0]): Promise<string[]> => {
    const lines = (await scrape(api as ServiceProcess)).split("\n");
    return lines.filter((line) => line.startsWith("svc_database_reads_total"));
  };

  it("include another process's latest writes, and come from the replica", async () => {
    expect(await findUnlisted()).toEqual([]);
    await pollUntil(
      "a list from the replica",
      async () => {
        await listRollovers(apis[0]);
        return readOutcomes();
      },
      { isDone: (lines) => lines.some((line) => /"replica"\} [1-9]/.test(line)), timeoutMs: TIMEOUT_MS },
    );
  });

  it("include the latest writes while the replica's replay is paused, and continue a list begun before the pause", async () => {
    const first = await listRollovers(apis[0], "?limit=3");
    await standby.query("SELECT pg_wal_replay_pause()");
    expect(await findUnlisted()).toEqual([]);
    const query = `?limit=3&cursor=${encodeURIComponent(String(first.body.nextCursor))}`;
    const second = await listRollovers(apis[1], query);
    await standby.query("SELECT pg_wal_replay_resume()");
    expect((await listRollovers(apis[1], query)).body).toEqual(second.body);
    const ids = [first, second].flatMap(({ body }) => (body.data as { id: string }[]).map(({ id }) => id));
    expect(new Set(ids).size).toBe(6);
  });

  it("come from a server that svc doctor recognizes as a standby, the primary itself, or a different database", async () => {
    const readCheck = async (url: string) => {
      const { output } = await runToCompletion("svc", ["doctor", "--json"], {
        ...env,
        DATABASE_READ_URL: url,
      });
      const { checks } = JSON.parse(output.slice(output.indexOf("{"))) as {
        checks: { name: string; status: string; found: string }[];
      };
      const { status, found } = checks.find(({ name }) => name === "postgres.read_replica") ?? {};
      return `${status}: ${found}`;
    };
    expect(await readCheck(env.DATABASE_READ_URL ?? "")).toMatch(/^ok: a standby, /);
    expect(await readCheck(servers.primary.url("postgres"))).toMatch(/^warn: .*the primary itself$/);
    const other = await createTestDatabase();
    closers.push(() => other.drop());
    expect(await readCheck(other.url)).toMatch(/^fail: .*a different database/);
  });

  it("never come from another database, no matter how far ahead its WAL is", async () => {
    const other = await createTestDatabase();
    closers.push(() => other.drop());
    const client = new pg.Client(other.url);
    await client.connect();
    const readWalPosition = async (url: string) => {
      const positionClient = new pg.Client(url);
      await positionClient.connect();
      const { rows } = await positionClient.query(
        "SELECT (pg_current_wal_flush_lsn() - '0/0')::float8 AS at",
      );
      await positionClient.end();
      return rows[0].at as number;
    };
    // This resembles a server that was restored elsewhere and written to since.
    const primaryPosition = await readWalPosition(servers.primary.url("postgres"));
    await client.query("CREATE TABLE ballast (text text)");
    while ((await readWalPosition(other.url)) <= primaryPosition + WAL_LEAD_BYTES)
      await client.query("INSERT INTO ballast SELECT repeat('x', 1000) FROM generate_series(1, 20000)");
    await client.end();
    const misconfiguredApi = await startServiceProcess("api", { ...env, DATABASE_READ_URL: other.url });
    closers.push(() => misconfiguredApi.stop());
    const expected = await listRollovers(apis[0]);
    expect((expected.body.data as unknown[]).length).toBeGreaterThan(0);
    // If a read's first connection is slow, its outcome is `away` instead, and it also uses the primary.
    await pollUntil(
      "a read that found another database",
      async () => {
        expect((await listRollovers(misconfiguredApi)).body).toEqual(expected.body);
        return readOutcomes(misconfiguredApi);
      },
      { isDone: (outcomes) => outcomes.some((one) => /outcome="wrong_cluster"} [1-9]/.test(one)) },
    );
  });

  it("include the latest writes while the replica goes down", async () => {
    const unlisted = findUnlisted();
    await servers.standby.kill();
    expect(await unlisted).toEqual([]);
    expect(await findUnlisted()).toEqual([]);
  });
});
