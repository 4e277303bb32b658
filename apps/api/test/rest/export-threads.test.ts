import type { IncomingMessage } from "node:http";
import { afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { databaseMetrics } from "@svc/database";
import { CREDENTIAL_SCOPES } from "@svc/keys";
import type { Sample } from "@svc/service-kit/metrics";
import { type BuiltKey, buildKey, createCapturedLogger, pollUntil } from "@svc/testing";
import pg from "pg";
import { readApiConfig } from "../../src/index.ts";
import { LineThread } from "../../src/records/exports/line-thread.ts";
import { operationsIn, portalOperations } from "../../src/transport/operations.ts";
import { copyRollovers } from "../copy-rollovers.ts";
import { insertRollover } from "../insert-rollover.ts";
import { useTestApi } from "../start-test-api.ts";
import { openExport } from "./open-export.ts";

const ROLLOVER_COUNT = 1_000;
/** Characters of metadata per rollover: in total more than a connection buffers for a paused reader. */
const METADATA_LENGTH = 8_000;
const MAX_PER_ORGANIZATION = 4;
const MAX_PER_PROCESS = 16;

/** These fail with `not_found`, because no forms were filed. */
const EXPORTS_OF_FILINGS = new Set(["exportFiledForms", "exportTaxCorrections"]);
const REQUIRED_QUERIES: Readonly<Record<string, object>> = {
  exportTaxReport: { year: 2026 },
  exportFiledForms: { year: 2026, form: "1099-R" },
  exportTaxCorrections: { year: 2026, form: "1099-R" },
};

describe("Exports in their own thread", () => {
  const api = useTestApi({ env: { DATABASE_POOL_SIZE: "1" } });
  let owner: BuiltKey;
  const openResponses: IncomingMessage[] = [];
  beforeAll(async () => {
    owner = await buildKey(api, "ak");
    const id = await insertRollover(api, owner.organizationId, { createdAt: new Date("2026-01-01") });
    await copyRollovers(api, id, {
      count: ROLLOVER_COUNT,
      from: new Date("2026-01-02"),
      length: METADATA_LENGTH,
    });
  });
  afterEach(() => {
    for (const response of openResponses.splice(0)) response.destroy();
  });

  async function startExport(key = owner.key): Promise<IncomingMessage> {
    const response = await openExport(api, key);
    openResponses.push(response);
    return response;
  }

  it("use none of the connections reserved for requests", async () => {
    const responses = await Promise.all(Array.from({ length: MAX_PER_ORGANIZATION }, () => startExport()));
    for (let count = 0; count < 20; count += 1)
      await api.call("get", "/v1/rollovers?limit=1", owner.key).expect(200);
    const { rows } = await api.db.pool.query<{ name: string; count: number }>(
      `SELECT application_name AS name, count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE 'svc-api%' GROUP BY 1`,
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        { name: "svc-api", count: 1 },
        { name: "svc-api-exports", count: expect.any(Number) },
      ]),
    );
    for (const response of responses) {
      let size = 0;
      for await (const chunk of response) size += chunk.length;
      expect(size).toBeGreaterThan(ROLLOVER_COUNT * METADATA_LENGTH);
      expect(response.complete).toBe(true);
    }
  });

  it("429 rejects an organization's exports over the limit until a client disconnects", async () => {
    const responses = await Promise.all(Array.from({ length: MAX_PER_ORGANIZATION }, () => startExport()));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200));
    const refused = await api.call("get", "/v1/rollovers/export", owner.key);
    expect([refused.status, refused.body.code]).toEqual([429, "rate_limited"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    const stranger = await buildKey(api, "ak");
    await api.call("get", "/v1/rollovers/export", stranger.key).expect(200);
    responses[0]?.destroy();
    await pollUntil("another export can start", async () => (await startExport()).statusCode === 200);
  });

  describe("Export thread", () => {
    const readConfig = () => readApiConfig({ ...api.env, DATABASE_URL: api.urls.api });
    const startThread = () => new LineThread(readConfig(), createCapturedLogger("api"));
    const buildCall = (operation: string, principal: object = {}) => ({
      operation,
      principal: {
        organizationId: owner.organizationId,
        environment: api.environment,
        scopes: [...CREDENTIAL_SCOPES.ak, "audit:read"],
        actor: { type: "api_key" as const, id: "ak_1" },
        keyId: "ak_1",
        keyType: "ak" as const,
        personId: null,
        ...principal,
      },
      query: REQUIRED_QUERIES[operation] ?? {},
      mediaType: "application/x-ndjson",
      requestId: "req_1",
    });

    it("runs every operation that returns lines", async () => {
      const thread = startThread();
      try {
        const operations = [...operationsIn(api.environment), ...portalOperations].filter(
          ({ kind }) => kind === "lines",
        );
        expect(operations.length).toBeGreaterThanOrEqual(3);
        for (const { name } of operations) {
          const readAll = async () => {
            let size = 0;
            for await (const chunk of thread.read(buildCall(name))) size += chunk.length;
            return size;
          };
          if (EXPORTS_OF_FILINGS.has(name))
            await expect(readAll()).rejects.toMatchObject({ code: "not_found" });
          else expect((await readAll()) > 0).toBe(name === "exportRollovers");
        }
        expect(thread.callCount).toBe(0);
      } finally {
        await thread.close();
      }
    });

    it("appears in the pool metrics while it runs", async () => {
      const thread = startThread();
      const readSamples = () =>
        Object.fromEntries(
          databaseMetrics([], () => thread.pools).flatMap(({ name, read }) =>
            (read() as readonly Sample[]).map(({ labels, value }) => [
              `${name} ${Object.values(labels ?? {}).join(" ")}`,
              value,
            ]),
          ),
        );
      expect(thread.pools).toEqual([]);
      try {
        let size = 0;
        for await (const chunk of thread.read(buildCall("exportRollovers"))) size += chunk.length;
        expect(size).toBeGreaterThan(ROLLOVER_COUNT * METADATA_LENGTH);
        await pollUntil(
          "the thread's connections are idle",
          async () => readSamples()["svc_database_connections svc-api-exports in_use"] === 0,
        );
        expect(readSamples()).toMatchObject({
          "svc_database_connections svc-api-exports idle": expect.any(Number),
          "svc_database_connections_max svc-api-exports": 2,
          "svc_database_callers_waiting svc-api-exports": 0,
          "svc_database_callers_refused_total svc-api-exports": 0,
        });
        expect(readSamples()["svc_database_connections svc-api-exports idle"]).toBeGreaterThan(0);
      } finally {
        await thread.close();
      }
      await pollUntil("the thread's pools are closed", async () => thread.pools.length === 0);
    });

    it("counts a connection in use", async () => {
      const thread = startThread();
      const client = new pg.Client({ connectionString: api.env.DATABASE_URL });
      await client.connect();
      try {
        await client.query("BEGIN; LOCK TABLE rollovers IN ACCESS EXCLUSIVE MODE");
        const reading = thread.read(buildCall("exportRollovers")).next();
        await pollUntil("a connection is in use", async () =>
          thread.pools.some(({ total, idle }) => total - idle === 1),
        );
        await client.query("ROLLBACK");
        expect((await reading).done).toBe(false);
      } finally {
        await client.end();
        await thread.close();
      }
    });

    it("returns the same problems as the thread that handles requests", async () => {
      const thread = startThread();
      try {
        const reading = thread.read(buildCall("exportRollovers", { scopes: [] })).next();
        await expect(reading).rejects.toMatchObject({ name: "Problem", code: "insufficient_scope" });
        await expect(thread.read(buildCall("listRollovers")).next()).rejects.toThrow("does not list");
      } finally {
        await thread.close();
      }
    });

    it("503 rejects calls beyond the process limit", async () => {
      const thread = startThread();
      // One more organization than necessary, so that no organization exceeds its own limit.
      const organizationIds: string[] = [];
      for (let count = 0; count <= MAX_PER_PROCESS / MAX_PER_ORGANIZATION; count += 1) {
        const { organizationId } = await buildKey(api, "ak");
        await insertRollover(api, organizationId);
        organizationIds.push(organizationId);
      }
      // A call stays in progress until it is read to the end.
      const calls = Array.from({ length: MAX_PER_PROCESS + 1 }, (_, index) =>
        thread.read(
          buildCall("exportRollovers", { organizationId: organizationIds[index % organizationIds.length] }),
        ),
      );
      const [last] = calls.splice(-1);
      try {
        for (const result of await Promise.all(calls.map((call) => call.next())))
          expect(result.done).toBe(false);
        await expect(last?.next()).rejects.toMatchObject({ code: "overloaded" });
      } finally {
        for (const call of calls) await call.return(undefined);
        await thread.close();
      }
    });

    it("fails calls in progress when it ends, even with a slow client, and starts again", async () => {
      const thread = startThread();
      try {
        const call = thread.read(buildCall("exportRollovers"));
        expect((await call.next()).done).toBe(false);
        await thread.close();
        await expect(call.next()).rejects.toThrow("has ended");
        expect(thread.callCount).toBe(0);
        const again = thread.read(buildCall("exportRollovers"));
        expect((await again.next()).done).toBe(false);
        await again.return(undefined);
      } finally {
        await thread.close();
      }
    });
  });
});
