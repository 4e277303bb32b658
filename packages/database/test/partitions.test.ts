import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createTestDatabase, createTestEnvironment, type TestDatabase } from "@svc/testing";
import pg from "pg";
import { maintainPartitions, readPartitionHorizons, type Sql, type Statement } from "../src/index.ts";
import { toSql } from "../src/sql.ts";

const LOCK_TIMEOUT = "55P03";
const DAY_MS = 86_400_000;
const START = Date.parse("2027-03-10T00:00:00Z");
const at = (day: number, ms = 0) => new Date(START + day * DAY_MS + ms);
const startOfMonth = (day: number) => Date.UTC(at(day).getUTCFullYear(), at(day).getUTCMonth());
const startOfWeek = (day: number) => START + (day - ((at(day).getUTCDay() + 6) % 7)) * DAY_MS;

/** Writes a day's rows at noon: an event with two deliveries, an attempt at each, and a request. */
const INSERT_DAY = `WITH made AS (
    SELECT $1::timestamptz AS at, (extract(epoch FROM $1::timestamptz) * 1000)::bigint AS ms, $2::int AS day
  ), event AS (
    INSERT INTO events (id, organization_id, type, data, created_at)
    SELECT left(partition_bound('events', at), 14) || lpad(day::text, 16, '0'), 'org_1', 'webhook.test', '{}', at FROM made
    RETURNING id
  ), delivery AS (
    INSERT INTO webhook_deliveries (id, organization_id, endpoint_id, event_id, lane, created_at)
    SELECT overlay(partition_bound('webhook_deliveries', at) PLACING lpad((day * 10 + n)::text, 12, '0') FROM 25)::uuid,
      'org_1', 'whe_1', event.id, event.id, at FROM made, event, generate_series(1, 2) n RETURNING id
  ), attempt AS (
    INSERT INTO webhook_attempts (id, delivery_id, url, attempted_at, latency_ms)
    SELECT (ms << 20) + row_number() OVER (), delivery.id, 'https://hooks.example.com/', at, 1 FROM made, delivery
  )
  INSERT INTO request_log (id, at, organization_id, service, method, status, duration_ms)
  SELECT 'req_' || day, at, 'org_1', 'api', 'GET', 200, 1 FROM made`;

describe("Partitions", () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const queryRows = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await client.query<Row>(text, values)).rows;
  /** Runs maintenance until it has nothing to do, and returns its steps. */
  async function maintain(moment: Date, by: pg.Client = client): Promise<string[]> {
    const steps: string[] = [];
    for (;;) {
      const { rows } = await by.query<{ done: string | null }>("SELECT keep_partition_at($1) AS done", [
        moment,
      ]);
      const step = rows[0]?.done ?? null;
      if (step === null) return steps;
      steps.push(step);
    }
  }
  const readDays = async (table: string, time: string) =>
    (
      await queryRows<{ day: number }>(
        `SELECT DISTINCT floor(extract(epoch FROM ${time} - $1::timestamptz) / 86400)::int AS day FROM ${table} ORDER BY 1`,
        [at(0)],
      )
    ).map(({ day }) => day);

  it("follow the retention over a year: all expired rows are dropped, and no others", async () => {
    const isMaintenanceDown = (day: number) => day >= 200 && day < 220;
    for (let day = 0; day < 365; day += 1) {
      if (!isMaintenanceDown(day)) await maintain(at(day));
      await client.query(INSERT_DAY, [at(day, DAY_MS / 2), day]);
      if (day % 5 !== 4 || isMaintenanceDown(day)) continue;
      expect(await maintain(at(day))).toEqual([]);
      await maintain(at(day, DAY_MS / 2));
      // A partition is kept until its last row has expired.
      const firstDay = (retentionDays: number, startOf: (day: number) => number) =>
        Math.max(0, Math.round((startOf(day - retentionDays) - START) / DAY_MS));
      const since = (first: number) => Array.from({ length: day - first + 1 }, (_, index) => first + index);
      expect(await readDays("events", "created_at")).toEqual(since(firstDay(90, startOfMonth)));
      expect(await readDays("webhook_deliveries", "created_at")).toEqual(since(firstDay(90, startOfMonth)));
      expect(await readDays("webhook_attempts", "attempted_at")).toEqual(since(firstDay(30, startOfWeek)));
      expect(await readDays("request_log", "at")).toEqual(since(Math.max(0, day - 7)));
    }
    for (const table of ["events", "webhook_deliveries", "webhook_attempts"])
      expect(await queryRows(`SELECT FROM ${table}_default`)).toHaveLength(0);
    expect(await queryRows("SELECT FROM request_log_default")).toHaveLength(0);
    expect(await queryRows("SELECT relname FROM pg_class WHERE relname LIKE 'over_%'")).toEqual([]);
  });

  it("keep rows that expire later: events from a clock that is ahead, with their deliveries", async () => {
    const day = 500;
    await maintain(at(day));
    await client.query(INSERT_DAY, [at(day), day]);
    await client.query("UPDATE events SET created_at = $1 WHERE id LIKE '%500'", [at(day + 400)]);
    await client.query(INSERT_DAY, [at(day, 3_600_000), 501]);
    await client.query(
      `INSERT INTO webhook_deliveries (id, organization_id, endpoint_id, event_id, lane, created_at)
       SELECT partition_bound('webhook_deliveries', $1)::uuid, 'org_1', 'whe_1', id, id, $1 FROM events WHERE id LIKE '%501'`,
      [at(day + 89)],
    );
    const [before] = await queryRows("SELECT id, position FROM events WHERE id LIKE '%500'");
    for (let laterDay = day; laterDay < day + 140; laterDay += 10) await maintain(at(laterDay));
    expect(await queryRows("SELECT id, position FROM events")).toEqual([before]);
    expect(await queryRows("SELECT event_id FROM webhook_deliveries")).toEqual(
      [1, 2].map(() => ({ event_id: before?.id })),
    );
    expect(await queryRows("SELECT FROM events_default")).toHaveLength(1);
    expect(await queryRows("SELECT FROM webhook_attempts")).toHaveLength(0);
  });

  it("are created and dropped once each, even by concurrent callers", async () => {
    const clients = [1, 2, 3].map(() => new pg.Client({ connectionString: database.url }));
    for (const each of clients) await each.connect();
    try {
      const steps = (await Promise.all(clients.map((each) => maintain(at(800), each)))).flat();
      expect(steps.length).toBeGreaterThan(20);
      expect(new Set(steps).size).toBe(steps.length);
      expect(await maintain(at(800))).toEqual([]);
    } finally {
      for (const each of clients) await each.end();
    }
  });

  it("time out after half a second while a reader holds the table, and are created once it ends", async () => {
    const reader = new pg.Client({ connectionString: database.url });
    await reader.connect();
    try {
      await reader.query("BEGIN; SELECT FROM events");
      await expect(maintain(at(1_200))).rejects.toMatchObject({ code: LOCK_TIMEOUT });
      await reader.query("COMMIT");
      expect(await maintain(at(1_200))).not.toEqual([]);
    } finally {
      await reader.end();
    }
  });

  it("are not created over rows in the default partition, which are deleted one by one", async () => {
    await client.query(INSERT_DAY, [at(3_000), 3_000]);
    expect(await queryRows("SELECT FROM events_default WHERE id LIKE '%3000'")).toHaveLength(1);
    const steps = await maintain(at(3_000));
    // Day 3,000 is in May 2035.
    expect(steps).not.toContain("made events_20350501");
    expect(steps).toContain("made events_20350601");
    expect(await queryRows("SELECT FROM events WHERE id LIKE '%3000'")).toHaveLength(1);
    await maintain(at(3_010));
    expect(await queryRows("SELECT FROM request_log WHERE id = 'req_3000'")).toHaveLength(0);
  });
});

describe("Partitions of a deployment", () => {
  let test: Awaited<ReturnType<typeof createTestEnvironment>>;
  beforeAll(async () => {
    test = await createTestEnvironment();
  });
  afterAll(() => test.close());

  it("are created by a retry once the transaction that locks their table ends", async () => {
    const db = test.open(test.urls.api);
    await test.db.pool.query(
      `DO $$ DECLARE part text; BEGIN
        SELECT p.part INTO part FROM partitions() p WHERE of_table = 'events' ORDER BY starts DESC LIMIT 1;
        EXECUTE 'DROP TABLE ' || part;
      END $$`,
    );
    const holder = await test.db.pool.connect();
    let refused = 0;
    const sql: Sql = {
      async query<Row>(statement: Statement) {
        try {
          return await db.sql.query<Row>(statement);
        } catch (error) {
          refused += 1;
          if (refused === 2) await holder.query("COMMIT");
          throw error;
        }
      },
    };
    try {
      await holder.query("BEGIN; LOCK TABLE events IN ACCESS SHARE MODE");
      expect(await maintainPartitions({ sql })).toEqual([expect.stringMatching(/^made events_\d{8}$/)]);
      expect(refused).toBe(2);
    } finally {
      holder.release(true);
    }
    expect(await maintainPartitions(db)).toEqual([]);
  });

  it("exist from the migration on, are created by the API's role, and reach over a week ahead", async () => {
    const db = test.open(test.urls.api);
    expect(await maintainPartitions(db)).toEqual([]);
    const horizons = await readPartitionHorizons(db);
    expect(horizons.map(({ table }) => table)).toEqual([
      "events",
      "request_log",
      "webhook_attempts",
      "webhook_deliveries",
    ]);
    for (const { days } of horizons) expect(days).toBeGreaterThan(7);
    // The horizon ends at a future gap; partitions after it do not count.
    const { rows } = await test.db.pool.query<{ part: string; days: number }>(
      `SELECT part, extract(epoch FROM starts - now())::float8 / 86400 AS days FROM partitions()
        WHERE of_table = 'request_log' AND starts > now() + interval '2 days' ORDER BY starts LIMIT 1`,
    );
    const [gap] = rows as [{ part: string; days: number }];
    await test.db.pool.query(`DROP TABLE ${gap.part}`);
    expect((await readPartitionHorizons(db)).find(({ table }) => table === "request_log")?.days).toBeCloseTo(
      gap.days,
      1,
    );
    await test.db.pool.query("DROP TABLE request_log_default");
    await test.db.pool.query(
      "DO $$ DECLARE p record; BEGIN FOR p IN SELECT * FROM partitions() WHERE of_table = 'request_log' LOOP EXECUTE 'DROP TABLE ' || p.part; END LOOP; END $$",
    );
    expect((await readPartitionHorizons(db)).find(({ table }) => table === "request_log")?.days).toBe(0);
  });

  it.each([
    ["given up after twenty lock timeouts", LOCK_TIMEOUT, 20],
    ["not retried after other errors", "42501", 1],
  ])("are %s", async (_case, code, expected) => {
    let attempts = 0;
    const refusal = Object.assign(new Error("refused"), { code });
    const query = () => {
      attempts += 1;
      return Promise.reject(refusal);
    };
    await expect(maintainPartitions({ sql: { query } })).rejects.toBe(refusal);
    expect(attempts).toBe(expected);
  });

  it.each([
    { hours: 23, days: 0 },
    { hours: 25, days: 25 / 24 },
  ])(
    "counts $days days ahead for partitions that end in $hours hours: less than a full day counts as none",
    async ({ hours, days }) => {
      const client = await test.db.pool.connect();
      try {
        await client.query("BEGIN");
        // Replaces `partitions()`: one partition began yesterday, and none follows it.
        await client.query(
          `CREATE OR REPLACE FUNCTION partitions() RETURNS TABLE (of_table text, part text, starts timestamptz, ends timestamptz)
         LANGUAGE sql STABLE AS $$ SELECT 'request_log', 'request_log_made_up', now() - interval '1 day', now() + interval '${hours} hours' $$`,
        );
        const horizons = await readPartitionHorizons({ sql: toSql(client, { isPrepared: false }) });
        expect(horizons.find(({ table }) => table === "request_log")?.days).toBeCloseTo(days, 5);
      } finally {
        await client.query("ROLLBACK");
        client.release();
      }
    },
  );
});
