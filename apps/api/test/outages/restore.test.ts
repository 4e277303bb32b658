import { chmodSync, mkdtempSync } from "node:fs";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { openDatabase, workLimits } from "@svc/database";
import { openPrisma } from "@svc/database/prisma";
import { type LocalPostgres, startPostgres } from "@svc/local-servers";
import {
  buildKey,
  describeWithRedis,
  pollUntil,
  startTestRedis,
  TEST_SECRETS,
  type TestRedis,
} from "@svc/testing";
import pg from "pg";
import request from "supertest";
import { readApiConfig, startApi } from "../../src/index.ts";
import { runSvc, runSvcJson } from "../cli/run-svc.ts";
import type { TestApi } from "../start-test-api.ts";
import { createRollover, runActions } from "../workflow/rollover-steps.ts";

// Follows docs/operators/backup.md, but copies files: the embedded PostgreSQL lacks pg_basebackup and pg_dump.

interface LossReport {
  rollovers: { rolloverId: string; anchored: number; left: number | null }[];
  events: { id: string }[];
}

describeWithRedis("Database restored to a point in time", () => {
  let folder: string;
  let redis: TestRedis;
  let postgres: LocalPostgres;
  let env: Record<string, string>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "svc-restore-"));
    chmodSync(folder, 0o711);
    for (const name of ["archive", "data", "anchors"]) await mkdir(join(folder, name));
    // The server may run as another user.
    chmodSync(join(folder, "archive"), 0o777);
    redis = await startTestRedis();
  });
  afterAll(async () => {
    await Promise.allSettled([postgres?.stop(), redis.stop()]);
    await rm(folder, { recursive: true, force: true });
  });

  async function startDatabase(name: string, settings: Record<string, string>) {
    postgres = await startPostgres({ dataDir: join(folder, name), password: "test", settings });
    env = {
      ...TEST_SECRETS,
      SVC_ENVIRONMENT: "test",
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      HOST: "127.0.0.1",
      API_PORT: "0",
      DRAIN_SECONDS: "0",
      DATABASE_URL: postgres.url("postgres"),
      DATABASE_TIMEOUT_MS: "20000",
      REDIS_URL: redis.url,
      REDIS_TIMEOUT_MS: "20000",
      DATA_DIR: join(folder, "data"),
      ANCHOR_DIR: join(folder, "anchors"),
    };
  }
  const asOwner = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  const query = async <Row extends pg.QueryResultRow>(text: string) =>
    asOwner(async (client) => (await client.query<Row>(text)).rows);
  const ARCHIVE_PATH = join("archive", "%f");
  const runDoctor = async () => {
    const { stdout } = await runSvc(env, "doctor", "--json");
    const checks = JSON.parse(stdout).checks as { name: string; status: string; found: string }[];
    return {
      failures: checks.filter(({ status }) => status === "fail").map(({ name }) => name),
      serverLife: checks.find(({ name }) => name === "postgres.server_life"),
    };
  };
  const anchor = (name: string) => runSvcJson(env, "timeline", "anchor", join(folder, name));

  async function withApi<T>(work: (api: TestApi) => Promise<T>, existingKey?: TestApi["ak"]): Promise<T> {
    const url = env.DATABASE_URL ?? "";
    const limits = workLimits(20_000);
    const pool = openDatabase({ url, poolSize: 3, limits, name: "svc-test", onConnectionLost: () => {} });
    const db = { ...pool, prisma: openPrisma(pool) };
    const service = await startApi(readApiConfig(env));
    try {
      const test = { db, environment: "test" } as TestApi;
      const ak = existingKey ?? (await buildKey(test, "ak"));
      const call: TestApi["call"] = (method, path, key = ak.key) =>
        request(service.url)[method](path).set("Authorization", `Bearer ${key}`);
      return await work({ ...test, ak, call });
    } finally {
      await service.stop();
      await pool.close();
    }
  }

  /** Returns event types and rollover IDs after a cursor, and the next cursor. */
  async function followEvents(api: TestApi, from?: string) {
    const types: [string, string][] = [];
    for (let cursor = from; ; ) {
      const after = cursor === undefined ? "" : `&cursor=${cursor}`;
      const { body } = await api.call("get", `/v1/events?order=oldest&limit=100${after}`).expect(200);
      for (const { type, data } of body.data) if (data.rolloverId) types.push([type, data.rolloverId]);
      cursor = body.nextCursor as string;
      if (!body.hasMore) return { types, cursor };
    }
  }

  async function createBaseBackup(): Promise<void> {
    await asOwner(async (client) => {
      await client.query("SELECT pg_backup_start('test', true)");
      const isIncluded = (path: string) => !/postmaster\.(pid|opts)$|\/pg_wal\/.+/.test(path);
      await cp(join(folder, "postgres"), join(folder, "base"), { recursive: true, filter: isIncluded });
      const { rows: labels } = await client.query<{ labelfile: string }>(
        "SELECT labelfile FROM pg_backup_stop()",
      );
      await writeFile(join(folder, "base/backup_label"), labels[0]?.labelfile ?? "");
    });
  }

  it("contains everything up to that point, and `svc db lost` reports what is missing", async () => {
    await startDatabase("postgres", {
      fsync: "off",
      archive_mode: "on",
      archive_command: `cp %p ${join(folder, ARCHIVE_PATH)}`,
    });
    expect((await runSvc(env, "db", "migrate")).code).toBe(0);

    const { ak, ids, knownEventIds, cursor } = await withApi(async (api) => {
      const [early, later] = [await createRollover(api), await createRollover(api)];
      await runActions(api, early, "submit");
      await anchor("anchors/timeline-anchor-test-2026-01-01.txt");
      await createBaseBackup();

      // Only in the WAL: after the base backup, before the restore point.
      await runActions(api, early, "start_review");
      const between = await createRollover(api);
      await query("SELECT pg_create_restore_point('the_moment')");
      const knownEventIds = new Set(
        (await query<{ id: string }>("SELECT id FROM events")).map(({ id }) => id),
      );

      // After the restore point: lost.
      await runActions(api, later, "submit");
      await runActions(api, between, "submit", "start_review");
      const last = await createRollover(api);
      const cursor = (await followEvents(api)).cursor;
      return { ak: api.ak, ids: { early, later, between, last }, knownEventIds, cursor };
    });
    await anchor("external-anchor.txt");
    const events = await query<{ id: string; body: object; position: string }>(
      `SELECT id, position, json_build_object('id', id, 'type', type, 'createdAt', created_at, 'data', data) AS body FROM events`,
    );
    await writeFile(
      join(folder, "received.ndjson"),
      events.map(({ body }) => `${JSON.stringify(body)}\n`).join(""),
    );
    const [end] = await query<{ file: string }>("SELECT pg_walfile_name(pg_switch_wal() - 1) AS file");
    const isArchived = async () =>
      (await query(`SELECT WHERE '${end?.file}' <= (SELECT last_archived_wal FROM pg_stat_archiver)`))
        .length > 0;
    await pollUntil("the WAL is archived", isArchived);

    await postgres.stop();
    await rm(join(folder, "postgres"), { recursive: true });

    await cp(join(folder, "base"), join(folder, "restored"), { recursive: true });
    chmodSync(join(folder, "restored"), 0o700);
    await writeFile(join(folder, "restored/recovery.signal"), "");
    await startDatabase("restored", {
      fsync: "off",
      archive_mode: "off",
      restore_command: `cp ${join(folder, ARCHIVE_PATH)} %p`,
      recovery_target_name: "the_moment",
      recovery_target_action: "promote",
    });
    const isOpen = async () => (await query("SELECT WHERE NOT pg_is_in_recovery()")).length > 0;
    await pollUntil("the restored server takes writes", isOpen);

    const restored = await runDoctor();
    expect(restored.failures).toEqual(["work.worker"]);
    expect(restored.serverLife?.status).toBe("warn");
    expect(await runSvcJson(env, "timeline", "verify", "--all")).toMatchObject({ rollovers: 3, forged: 0 });
    expect(await runSvcJson(env, "audit", "verify", "--all")).toMatchObject({ faults: [] });

    const evidence = [
      "--anchor",
      join(folder, "external-anchor.txt"),
      "--events",
      join(folder, "received.ndjson"),
    ];
    const { code, stdout } = await runSvc(env, "db", "lost", ...evidence, "--json");
    expect(code).toBe(1);
    const lossReport = JSON.parse(stdout) as LossReport;
    const byId = Object.fromEntries(
      lossReport.rollovers.map(({ rolloverId, ...loss }) => [rolloverId, loss]),
    );
    expect(byId).toEqual({
      [ids.later]: { anchored: 2, left: 1 },
      [ids.between]: { anchored: 3, left: 1 },
      [ids.last]: { anchored: 1, left: null },
    });
    const missingEventIds = events.filter(({ id }) => !knownEventIds.has(id)).map(({ id }) => id);
    expect(missingEventIds.length).toBeGreaterThan(3);
    expect(lossReport.events.map(({ id }) => id).sort()).toEqual(missingEventIds.sort());
    const earlierAnchor = join(folder, "anchors/timeline-anchor-test-2026-01-01.txt");
    expect((await runSvc(env, "db", "lost", "--anchor", earlierAnchor)).code).toBe(0);

    // New events get positions after all positions that receivers have read.
    await withApi(async (api) => {
      await runActions(api, ids.later, "submit");
      const { body } = await api.call("get", `/v1/rollovers/${ids.early}`).expect(200);
      expect(body.state).toBe("in_review");
      const another = await createRollover(api);
      expect((await followEvents(api, cursor)).types).toEqual([
        ["rollover.submitted", ids.later],
        ["rollover.created", another],
      ]);
    }, ak);
    const [newest] = await query<{ position: string }>("SELECT max(position) AS position FROM events");
    const highest = events.map(({ position }) => BigInt(position)).reduce((a, b) => (a > b ? a : b));
    expect(BigInt(newest?.position ?? 0)).toBeGreaterThan(highest);
    const { serverLife } = await runDoctor();
    expect(serverLife).toMatchObject({ status: "ok", found: expect.stringContaining("last moved at") });
    const [movedOffset] = await query<{ offset: string }>('SELECT event_offset AS "offset" FROM deployment');
    expect((await runSvc(env, "db", "migrate")).code).toBe(0);
    expect(await query('SELECT event_offset AS "offset" FROM deployment')).toEqual([movedOffset]);
    const after = await runSvc(env, "db", "lost", "--anchor", join(folder, "external-anchor.txt"));
    expect(after.stdout).toContain(`${ids.later}: diverged; entry 2 differs.`);
  });

  it.each([
    [[], 2, "pass --anchor, --events or both"],
    [["--events", "/nowhere"], 1, "/nowhere cannot be read: ENOENT"],
    [["--anchor", "/nowhere"], 1, "/nowhere cannot be read: ENOENT"],
  ])("svc db lost rejects %j", async (args, code, message) => {
    expect(await runSvc(env, "db", "lost", ...args)).toMatchObject({
      code,
      stdout: "",
      stderr: expect.stringContaining(message),
    });
  });

  it("svc db lost names the line that is not an event", async () => {
    const file = join(folder, "wrong.ndjson");
    await writeFile(file, '\n{"id":"evt_1"}\n');
    const run = await runSvc(env, "db", "lost", "--events", file);
    expect(run).toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringContaining("line 2 is not an event"),
    });
  });
});
