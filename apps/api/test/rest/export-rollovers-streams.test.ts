import type { IncomingMessage } from "node:http";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { type BuiltKey, buildKey, pollUntil } from "@svc/testing";
import { pino } from "pino";
import { copyRollovers } from "../copy-rollovers.ts";
import { insertRollover } from "../insert-rollover.ts";
import { useTestApi } from "../start-test-api.ts";
import { openExport } from "./open-export.ts";

/** Levels of pino. */
const WARN_LEVEL = 40;
const ERROR_LEVEL = 50;
const ROLLOVER_COUNT = 1_500;
/** Characters of metadata per rollover. An export is about 14 MB, more than is buffered for a paused reader. */
const METADATA_LENGTH = 8_000;
const CONNECTIONS_SQL =
  "FROM pg_stat_activity WHERE application_name = 'svc-api-exports' AND datname = current_database()";
/** Connections whose current or last statement is a read. */
const READERS_SQL = `${CONNECTIONS_SQL} AND query ILIKE 'select %'`;

describe("GET /v1/rollovers/export with slow readers", () => {
  const logLines: Record<string, unknown>[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => logLines.push(JSON.parse(line)) });
  const api = useTestApi({ log, env: { DATABASE_POOL_SIZE: "2" } });
  let ak: BuiltKey;
  let original: string;
  let stored: string[];
  const openResponses: IncomingMessage[] = [];
  beforeAll(async () => {
    ak = await buildKey(api, "ak");
    original = await insertRollover(api, ak.organizationId, { createdAt: new Date("2026-01-01") });
    const from = new Date("2026-01-02");
    stored = [
      ...(await copyRollovers(api, original, { count: ROLLOVER_COUNT, from, length: METADATA_LENGTH })),
      original,
    ];
  });
  beforeEach(() => {
    logLines.length = 0;
  });
  afterEach(() => {
    for (const response of openResponses.splice(0)) response.destroy();
  });

  async function startExport(): Promise<IncomingMessage> {
    const response = await openExport(api, ak.key);
    openResponses.push(response);
    expect(response.statusCode).toBe(200);
    return response;
  }

  async function readToEnd(response: IncomingMessage): Promise<string> {
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  }

  const listLoggedExports = () =>
    logLines.filter((line) => line.msg === "request" && line.route === "/v1/rollovers/export");

  it("200 returns each rollover that existed at the start once, as GET /v1/rollovers/{id} does, while rows are added", async () => {
    const response = await startExport();
    await copyRollovers(api, original, { count: 700, from: new Date("2026-03-01"), length: METADATA_LENGTH });
    expect(listLoggedExports()).toEqual([]);
    const read = (await readToEnd(response)).trimEnd().split("\n");
    const views = new Map(read.map((line) => [JSON.parse(line).id as string, JSON.parse(line)]));
    expect(views.size).toBe(read.length);
    expect([...views.keys()]).toEqual(stored);
    for (const id of stored.filter((_, index) => index % 50 === 0)) {
      const { body } = await api.call("get", `/v1/rollovers/${id}`, ak.key).expect(200);
      expect(views.get(id)).toEqual(body);
    }
    const listed: unknown[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const filter = { createdBefore: "2026-03-01T00:00:00Z", limit: "100" };
      const query: Record<string, string> = { ...filter, ...(cursor ? { cursor } : {}) };
      const { body } = await api.call("get", "/v1/rollovers", ak.key).query(query).expect(200);
      listed.push(...body.data);
      cursor = body.nextCursor;
    }
    expect([...views.values()]).toEqual(listed);
  });

  it("200 holds no database connection while its readers pause, and none once they disconnect", async () => {
    const responses: IncomingMessage[] = [];
    for (let count = 0; count < 4; count += 1) responses.push(await startExport());
    for (let count = 0; count < 10; count += 1) {
      await api.call("get", "/v1/rollovers?limit=1", ak.key).expect(200);
    }
    for (const response of responses) response.destroy();
    await pollUntil("every export has ended", async () => listLoggedExports().length === 4);
    expect(listLoggedExports()).toEqual(
      responses.map(() => expect.objectContaining({ aborted: true, status: 200 })),
    );
    await pollUntil("no statement runs", async () => {
      return (await api.db.pool.query(`SELECT 1 ${READERS_SQL} AND state <> 'idle'`)).rowCount === 0;
    });
    const { rows } = await api.db.pool.query<{ at: string }>("SELECT clock_timestamp()::text AS at");
    for (let count = 0; count < 20; count += 1)
      await api.call("get", "/v1/api-keys/current", ak.key).expect(200);
    const laterQueriesSql = `SELECT 1 ${READERS_SQL} AND query_start > $1`;
    const laterQueries = await api.db.pool.query(laterQueriesSql, [rows[0]?.at]);
    expect(laterQueries.rowCount).toBe(0);
    expect(logLines.filter(({ level }) => Number(level) >= WARN_LEVEL)).toEqual([]);
  });

  it("200 continues after unused connections are terminated", async () => {
    const response = await startExport();
    // Terminate all, because it is unknown which connection the export used last.
    const { rows: ended } = await api.db.pool.query<{ pid: number }>(
      `SELECT pid, pg_terminate_backend(pid) ${CONNECTIONS_SQL} AND state = 'idle'`,
    );
    expect(ended.length).toBeGreaterThan(0);
    const pids = ended.map(({ pid }) => pid);
    await pollUntil("the connections are closed", async () => {
      const sql = `SELECT 1 ${CONNECTIONS_SQL} AND pid = ANY($1)`;
      return (await api.db.pool.query(sql, [pids])).rowCount === 0;
    });
    expect((await readToEnd(response)).trimEnd().split("\n").length).toBeGreaterThanOrEqual(ROLLOVER_COUNT);
  });

  it("closes the connection and logs the failure when the database ends a read halfway", async () => {
    const response = await startExport();
    const lockHolder = await api.db.pool.connect();
    try {
      await lockHolder.query("BEGIN; LOCK TABLE rollovers IN ACCESS EXCLUSIVE MODE");
      const reading = readToEnd(response);
      // Attached before the failure, to prevent an unhandled rejection.
      const failed = expect(reading).rejects.toMatchObject({ code: "ECONNRESET" });
      let hasFailed = false;
      reading.catch(() => {
        hasFailed = true;
      });
      await pollUntil("a page is being read", async () => {
        const sql = `SELECT pg_terminate_backend(pid) ${READERS_SQL} AND wait_event_type = 'Lock'`;
        // On a busy machine, the read may have timed out, which also fails the export.
        return (await api.db.pool.query(sql)).rowCount === 1 || hasFailed;
      });
      await failed;
    } finally {
      await lockHolder.query("ROLLBACK");
      lockHolder.release();
    }
    expect(response.complete).toBe(false);
    const listFailures = () => logLines.filter(({ level }) => level === ERROR_LEVEL);
    await pollUntil("the failure is logged", async () => listFailures().length > 0);
    expect(listFailures()).toEqual([
      expect.objectContaining({ msg: "request failed", code: "dependency_unavailable" }),
    ]);
    await api.call("get", "/v1/rollovers?limit=1", ak.key).expect(200);
  });

  it("503 for an error at the start", async () => {
    await api.call("get", "/v1/api-keys/current", ak.key).expect(200);
    const lockHolder = await api.db.pool.connect();
    try {
      await lockHolder.query("BEGIN; LOCK TABLE rollovers IN ACCESS EXCLUSIVE MODE");
      const pendingResponse = api.call("get", "/v1/rollovers/export", ak.key).then((response) => response);
      await pollUntil("the read waits for the lock and is terminated", async () => {
        const sql = `SELECT pg_terminate_backend(pid) ${CONNECTIONS_SQL} AND wait_event_type = 'Lock'`;
        return (await api.db.pool.query(sql)).rowCount === 1;
      });
      const response = await pendingResponse;
      expect([response.status, response.body.code]).toEqual([503, "dependency_unavailable"]);
    } finally {
      await lockHolder.query("ROLLBACK");
      lockHolder.release();
    }
  });
});
