import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { ConfigError } from "@svc/service-kit/config";
import type { RunningService } from "@svc/service-kit/lifecycle";
import { createCapturedLogger, pollUntil, TestClock } from "@svc/testing";
import { readWorkerConfig, startWorker } from "../../src/index.ts";
import type { CanarySettings } from "../../src/platform/canary/canary-config.ts";
import { listActions } from "../../src/platform/canary/canary-steps.ts";
import { listRuns } from "../../src/platform/canary/canary-store.ts";
import { runCanary } from "../../src/platform/canary/run-canary.ts";
import { createCanaryMetrics } from "../../src/platform/worker/metrics/canary-metrics.ts";
import { runSvc } from "../cli/run-svc.ts";
import { useTestApi } from "../start-test-api.ts";
import { NO_FAULT, startTestBalancer, type TestBalancer } from "./test-balancer.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const api = useTestApi({ env: { WEBHOOK_ALLOW_LOOPBACK: "true" } });
let clockAheadMs = 0;
let balancer: TestBalancer;
let worker: RunningService;
let settings: CanarySettings;

const setUp = (...options: string[]) => runSvc(api.env, "canary", "setup", "--url", balancer.url, ...options);
const run = (canary: CanarySettings | null = settings) =>
  runCanary(
    {
      db: api.db,
      clock: new TestClock(Date.now() + clockAheadMs),
      log: createCapturedLogger("worker"),
      environment: "test",
      addressPolicy: { allowLoopback: true },
    },
    canary,
  );
const readLastRun = async () => (await listRuns(api.db.sql, 1))[0];
const awaitWebhook = () => pollUntil("webhook", readLastRun, { isDone: (last) => last?.receivedAt != null });
const runStatus = () => runSvc(api.env, "canary", "status");

async function readMetrics(): Promise<Record<string, number>> {
  const { metrics } = createCanaryMetrics({ db: api.db }, settings, 0);
  const samples = await Promise.all(
    metrics.map(async ({ name, read }) =>
      (await read()).map((sample) => [
        sample.labels?.step ? `${name} ${sample.labels.step}` : name,
        "value" in sample ? sample.value : Number.NaN,
      ]),
    ),
  );
  return Object.fromEntries(samples.flat());
}

async function countOpenRollovers(): Promise<number> {
  const { rows } = await api.db.pool.query(
    `SELECT count(*)::int AS count FROM rollovers JOIN canaries USING (organization_id) WHERE state <> 'completed'`,
  );
  return rows[0].count;
}

beforeAll(async () => {
  balancer = await startTestBalancer(() => api.url);
  const { code, stdout } = await setUp("--json");
  expect(code).toBe(0);
  settings = JSON.parse(stdout);
  worker = await startWorker(
    readWorkerConfig({ ...api.env, DATABASE_URL: api.urls.api, WEBHOOK_ALLOW_LOOPBACK: "true" }),
    {
      log: createCapturedLogger("worker"),
      ...(api.redis.openRedis ? { openRedis: api.redis.openRedis } : {}),
      deliveries: { retryDelay: () => 100 },
    },
  );
});
afterAll(async () => {
  await worker.stop();
  await balancer.close();
});
afterEach(() => balancer.setFault(NO_FAULT));

describe("The canary", () => {
  it("does nothing without configuration", async () => {
    await run(null);
    expect(await readLastRun()).toBeUndefined();
    expect((await runStatus()).code).toBe(1);
  });

  it("completes a rollover through the load balancer, and receives its webhook", async () => {
    await run();
    await awaitWebhook();
    const last = await readLastRun();
    expect(last).toMatchObject({ step: "webhook", failure: null });
    const { rows } = await api.db.pool.query("SELECT state, organization_id FROM rollovers WHERE id = $1", [
      last?.rolloverId,
    ]);
    expect(rows).toEqual([{ state: "completed", organization_id: last?.organizationId }]);
    expect(balancer.passedRequests.at(-1)?.path).toBe("/canary/webhook");
    const metrics = await readMetrics();
    expect(metrics.svc_canary_seconds).toBeGreaterThanOrEqual(0);
    expect(metrics.svc_canary_succeeded_timestamp_seconds).toBeCloseTo(
      (last?.receivedAt?.getTime() ?? 0) / 1_000,
      2,
    );
    expect(metrics["svc_canary_failures_total webhook"]).toBe(0);
    const { code, stdout } = await runStatus();
    expect([code, stdout.includes("succeeded")]).toEqual([0, true]);
  });

  it.each(["create", ...listActions("2026-01-01").map(({ action }) => action)])(
    "fails at the step %s if the load balancer responds with 503, and completes the rollover later",
    async (step) => {
      const isStep = (path: string, body: string) =>
        step === "create" ? path === "/v1/rollovers" : body.includes(`"action":"${step}"`);
      balancer.setFault((path, body) => (isStep(path, body) ? { status: 503 } : null));
      const before = await readMetrics();
      await run();
      expect(await readLastRun()).toMatchObject({ step, failure: "status 503" });
      const after = await readMetrics();
      expect(after[`svc_canary_failures_total ${step}`]).toBe(
        (before[`svc_canary_failures_total ${step}`] ?? 0) + 1,
      );
      const { code, stdout } = await runStatus();
      expect([code, stdout.includes(step)]).toEqual([1, true]);
      balancer.setFault(NO_FAULT);
      await run();
      await awaitWebhook();
      expect(await countOpenRollovers()).toBe(0);
    },
  );

  it("completes a rollover even if the response with its ID was lost", async () => {
    balancer.setFault((_path, body) => (body.includes('"action":"submit"') ? { status: 503 } : null));
    await run();
    await api.db.pool.query("UPDATE canary_runs SET rollover_id = NULL, step = 'create' WHERE id = $1", [
      (await readLastRun())?.id,
    ]);
    expect(await countOpenRollovers()).toBe(1);
    balancer.setFault(NO_FAULT);
    await run();
    await awaitWebhook();
    expect(await countOpenRollovers()).toBe(0);
    const { rows } = await api.db.pool.query("SELECT count(*)::int AS count FROM canary_runs WHERE is_open");
    expect(rows).toEqual([{ count: 0 }]);
  });

  it("fails at the webhook if it does not arrive, counts each run once, and ignores a late webhook", async () => {
    balancer.setFault((path) => (path === "/canary/webhook" ? { status: 502 } : null));
    await run();
    const lost = await readLastRun();
    await run();
    const before = (await readMetrics())["svc_canary_failures_total webhook"] ?? 0;
    clockAheadMs = MINUTE_MS;
    await run();
    const failed = (await listRuns(api.db.sql, 3)).find(({ id }) => id === lost?.id);
    expect(failed).toMatchObject({
      step: "webhook",
      failure: "no webhook with a valid signature within 30 seconds",
      receivedAt: null,
    });
    // Both earlier webhooks are late.
    expect((await readMetrics())["svc_canary_failures_total webhook"]).toBe(before + 2);
    balancer.setFault(NO_FAULT);
    await awaitWebhook();
    expect((await readMetrics())["svc_canary_failures_total webhook"]).toBe(before + 2);
    const stillFailed = (await listRuns(api.db.sql, 5)).find(({ id }) => id === lost?.id);
    expect(stillFailed?.receivedAt).toBeNull();
  });

  it("does not accept a webhook without a valid signature", async () => {
    balancer.setFault((path) => (path === "/canary/webhook" ? { status: 502 } : null));
    await run();
    const last = await readLastRun();
    const body = JSON.stringify({ type: "rollover.completed", data: { rolloverId: last?.rolloverId } });
    const headers = {
      "Content-Type": "application/json",
      "webhook-id": "evt_1",
      "webhook-timestamp": String(Math.floor(Date.now() / 1_000)),
      "webhook-signature": `v1,${Buffer.alloc(32).toString("base64")}`,
    };
    for (const hostile of [body, "", "{", `[${"1,".repeat(40_000)}1]`, "null"]) {
      const response = await fetch(`${api.url}/canary/webhook`, { method: "POST", headers, body: hostile });
      expect([401, 413]).toContain(response.status);
    }
    expect((await readLastRun())?.receivedAt).toBeNull();
    balancer.setFault(NO_FAULT);
    await awaitWebhook();
    const genuine = balancer.passedRequests.findLast(({ path }) => path === "/canary/webhook");
    const received = (await readLastRun())?.receivedAt;
    const replay = await fetch(`${api.url}/canary/webhook`, {
      method: "POST",
      headers: { ...genuine?.headers, connection: "close" },
      body: genuine?.body ?? "",
    });
    expect(replay.status).toBe(204);
    expect((await readLastRun())?.receivedAt).toEqual(received);
  });

  it("fails at the first step if the connection is refused", async () => {
    await run({ ...settings, url: "http://127.0.0.1:1" });
    expect(await readLastRun()).toMatchObject({ step: "create", failure: "the connection was refused" });
  });

  it("does not send requests to a private address, just as webhooks do not", async () => {
    await run({ ...settings, url: "http://169.254.169.254" });
    expect(await readLastRun()).toMatchObject({
      step: "create",
      failure: "the address must not be an address of a private or reserved network",
    });
  });

  it("does not count a run that was interrupted because the worker stopped, and completes its rollover", async () => {
    await run();
    await awaitWebhook();
    const last = await readLastRun();
    await api.db.pool.query(
      `UPDATE canary_runs SET step = 'approve', completed_at = NULL, received_at = NULL, is_open = true WHERE id = $1`,
      [last?.id],
    );
    const before = await readMetrics();
    await run();
    await awaitWebhook();
    const interrupted = (await listRuns(api.db.sql, 2)).find(({ id }) => id === last?.id);
    expect(interrupted).toMatchObject({ step: "approve", failure: "the worker stopped" });
    const after = await readMetrics();
    expect(after["svc_canary_failures_total approve"]).toBe(before["svc_canary_failures_total approve"]);
    const { rows } = await api.db.pool.query("SELECT count(*)::int AS count FROM canary_runs WHERE is_open");
    expect(rows).toEqual([{ count: 0 }]);
  });

  it("fails if it is not set up", async () => {
    const { rows } = await api.db.pool.query("DELETE FROM canaries RETURNING *");
    await run();
    expect(await readLastRun()).toMatchObject({
      step: "setup",
      failure: "no canary organization: run svc canary setup",
      organizationId: null,
    });
    const { organization_id, account_id, endpoint_id } = rows[0];
    await api.db.pool.query("INSERT INTO canaries VALUES ($1, $2, $3)", [
      organization_id,
      account_id,
      endpoint_id,
    ]);
  });

  it("keeps its organization and endpoint when it is set up again, and enables the endpoint", async () => {
    await api.db.pool.query("UPDATE webhook_endpoints SET enabled = false");
    const repeated = await runSvc(
      { ...api.env, CANARY_KEY: settings.key },
      "canary",
      "setup",
      "--url",
      balancer.url,
    );
    expect(repeated.code).toBe(0);
    expect(repeated.stdout).toContain(`CANARY_KEY=${settings.key}`);
    const { rows } = await api.db.pool.query(
      "SELECT count(*)::int AS endpoints, bool_and(enabled) AS enabled FROM webhook_endpoints JOIN canaries USING (organization_id)",
    );
    expect(rows).toEqual([{ endpoints: 1, enabled: true }]);
    await run();
    await awaitWebhook();
  });

  it("replaces an expired key when it is set up again", async () => {
    const env = { ...api.env, CANARY_KEY: settings.key };
    const setUpAgain = () => runSvc(env, "canary", "setup", "--url", balancer.url);
    const firstKeyId =
      "(SELECT id FROM api_keys JOIN canaries USING (organization_id) ORDER BY created_at LIMIT 1)";
    const expire = (time: string | null) =>
      api.db.pool.query(`UPDATE api_keys SET expires_at = $1 WHERE id = ${firstKeyId}`, [time]);
    await expire("2020-01-01T00:00:00Z");
    const { code, stdout } = await setUpAgain();
    expect(code).toBe(0);
    expect(stdout).toMatch(/^CANARY_KEY=svc_test_ak_/m);
    expect(stdout).not.toContain(settings.key);
    await expire(null);
    expect((await setUpAgain()).stdout).toContain(`CANARY_KEY=${settings.key}`);
  });

  it("keeps its organization if a repeated setup cannot reach the API", async () => {
    const { code, stderr } = await runSvc(api.env, "canary", "setup", "--url", "http://127.0.0.1:1");
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining("http://127.0.0.1:1 cannot be reached. Start the API, or pass its URL."),
    ]);
    const { rows } = await api.db.pool.query("SELECT count(*)::int AS count FROM canaries");
    expect(rows).toEqual([{ count: 1 }]);
  });

  it("deletes runs after a week, except the last success or, without one, the first run", async () => {
    const failRunAfter = async (days: number) => {
      clockAheadMs = days * DAY_MS;
      await run({ ...settings, url: "http://127.0.0.1:1" });
      const runs = await listRuns(api.db.sql, 100);
      const { svc_canary_succeeded_timestamp_seconds: succeededAt } = await readMetrics();
      return { count: runs.length, succeededAt };
    };
    const { svc_canary_succeeded_timestamp_seconds: lastSuccess } = await readMetrics();
    for (const days of [8, 16]) {
      expect(await failRunAfter(days)).toEqual({ count: 2, succeededAt: lastSuccess });
    }
    await api.db.pool.query("DELETE FROM canary_runs");
    const first = await failRunAfter(24);
    expect(first.count).toBe(1);
    for (const days of [32, 40]) expect(await failRunAfter(days)).toEqual({ ...first, count: 2 });
  });
});

describe("The configuration of the canary", () => {
  const read = (changes: Record<string, string>) => () => readWorkerConfig({ ...api.env, ...changes });

  it.each([
    ["a URL without a key", { CANARY_URL: "https://a.example" }, "CANARY_KEY"],
    ["a key without a URL", { CANARY_KEY: "x" }, "CANARY_KEY"],
    ["a URL with a path", { CANARY_URL: "https://a.example/v1", CANARY_KEY: "x" }, "CANARY_URL"],
    ["another protocol", { CANARY_URL: "ftp://a.example", CANARY_KEY: "x" }, "CANARY_URL"],
    [
      "the live environment",
      { SVC_ENVIRONMENT: "live", CANARY_URL: "https://a.example", CANARY_KEY: "x" },
      "CANARY_URL",
    ],
  ])("rejects %s", (_name, changes, variable) => {
    expect(read(changes)).toThrow(ConfigError);
    expect(read(changes)).toThrow(variable);
  });
});
