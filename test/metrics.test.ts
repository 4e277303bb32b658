import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { readWorkerConfig, startWorker } from "@svc/api";
import {
  callService,
  describeWithPromtool,
  describeWithRedis,
  pollUntil,
  startTcpForwarder,
  useResource,
} from "@svc/testing";
import {
  findSvcMetricNames,
  METRICS_PROCESSES,
  parseSamples,
  scrape,
  startScrapedServices,
} from "./scraped-services.ts";

describeWithRedis("Process metrics", () => {
  const test = useResource(startScrapedServices);

  it.each(METRICS_PROCESSES)(
    "are served on a separate port by %s, and only by the worker on its service port too",
    async (name) => {
      const { url, metricsUrl } = test.processes[name];
      expect(metricsUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      expect(metricsUrl).not.toBe(url);
      const text = await scrape(test.processes[name]);
      for (const processMetric of [
        "process_cpu_seconds_total",
        "nodejs_eventloop_lag_p99_seconds",
        "svc_ready 1",
      ])
        expect(text).toContain(processMetric);
      const onServicePort = await fetch(`${url}/metrics`);
      expect(onServicePort.status).toBe(name === "worker" ? 200 : 404);
      const onServicePortText = await onServicePort.text();
      if (name === "worker") expect(findSvcMetricNames(onServicePortText)).toEqual(findSvcMetricNames(text));
      expect((await fetch(`${metricsUrl}/health/live`)).status).toBe(404);
    },
  );

  it("are listed in docs/operators/metrics.md with their types, and no others are", async () => {
    const documented = new Map<string, string>();
    const page = readFileSync(new URL("../docs/operators/metrics.md", import.meta.url), "utf8");
    for (const [, name = "", type = ""] of page.matchAll(/^\| `(svc_\w+)(?:\{[\w, ]+\})?` \| (\w+) \|/gm))
      documented.set(name, type);
    const reportedTypes = new Map<string, string>();
    for (const name of METRICS_PROCESSES) {
      const text = await scrape(test.processes[name]);
      for (const [, metric = "", type = ""] of text.matchAll(/^# TYPE (svc_\w+) (\w+)$/gm))
        reportedTypes.set(metric, type);
    }
    expect([...documented].sort()).toEqual([...reportedTypes].sort());
  });

  it("count requests by operation and status, problems by code, and credentials by kind", async () => {
    const { api, "widget-auth": widget } = test.processes;
    const { key } = test.ak;
    await callService(api, "GET", { path: "/v1/api-keys/current", key });
    await callService(api, "GET", { path: "/v1/api-keys/current", key });
    await callService(api, "GET", { path: "/v1/rollovers/rol_01kq3v9k0rf5atxg2m1n8p7q6s", key });
    await callService(api, "GET", { path: "/v1/api-keys/current", key: "nonsense" });
    await callService(api, "GET", { path: "/nowhere", key });
    await callService(api, "POST", { path: "/graphql", key, body: { query: "{ __typename }" } });
    await callService(api, "GET", { path: "/health/ready", key });
    await callService(widget, "POST", { path: "/api/widget/auth", key, body: {} });
    const readCounts = async (name: "api" | "widget-auth") =>
      parseSamples(await scrape(test.processes[name]));
    const toCountName = (operation: string, status: number) =>
      `svc_http_request_duration_seconds_count{operation="${operation}",status="${status}"}`;
    const expected = {
      [toCountName("getCurrentApiKey", 200)]: 2,
      [toCountName("getCurrentApiKey", 401)]: 1,
      [toCountName("getRollover", 404)]: 1,
      [toCountName("postGraphql", 200)]: 1,
      [toCountName("getReadiness", 200)]: 1,
      'svc_http_problems_total{code="invalid_api_key",status="401"}': 1,
      'svc_authentications_total{credential="ak"}': 4,
      'svc_database_connections_max{pool="svc-api"}': 10,
      'svc_redis_connected{connection="commands"}': 1,
      'svc_redis_connected{connection="subscriber"}': 1,
      'svc_dependency_up{dependency="postgres"}': 1,
      'svc_dependency_up{dependency="clock"}': 1,
    };
    await pollUntil("the last request is counted", async () =>
      (await readCounts("api")).has(toCountName("getReadiness", 200)),
    );
    const apiCounts = await readCounts("api");
    expect(Object.fromEntries(Object.keys(expected).map((name) => [name, apiCounts.get(name)]))).toEqual(
      expected,
    );
    // `/nowhere` has no operation.
    expect(apiCounts.get(toCountName("none", 404))).toBeGreaterThan(0);
    expect(apiCounts.get('svc_key_cache_lookups_total{result="hit"}')).toBeGreaterThan(0);
    const refused = 'svc_http_problems_total{code="key_type_not_allowed",status="403"}';
    await pollUntil(
      "the widget service has counted",
      async () => (await readCounts("widget-auth")).get(refused) === 1,
    );
  });

  it("contain no identifiers, and nothing that a client sent", async () => {
    for (const name of METRICS_PROCESSES) {
      const text = await scrape(test.processes[name]);
      for (const sensitiveText of [
        test.ak.key,
        test.ak.id,
        test.ak.organizationId,
        "rol_01kq",
        "nowhere",
        "nonsense",
        "@",
      ])
        expect(text).not.toContain(sensitiveText);
    }
  });

  describeWithPromtool("checked by promtool", () => {
    it.each(METRICS_PROCESSES)("%s: pass its checks", async (name) => {
      const input = await scrape(test.processes[name]);
      const { status, stdout, stderr } = spawnSync("promtool", ["check", "metrics"], {
        input,
        encoding: "utf8",
      });
      expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: "", stderr: "" });
    });
  });

  it("stay available while the database is down: database metrics are omitted, never NaN, and return afterward", async () => {
    const forwarder = await startTcpForwarder(test.urls.api);
    const env = {
      ...test.env,
      DATABASE_URL: forwarder.divert(test.urls.api),
      DATABASE_TIMEOUT_MS: "1800",
      METRICS_PORT: "0",
    };
    const { openRedis } = test.redis;
    // Reads waiting deliveries at each scrape.
    const deliveries = { cacheMs: 0 };
    const worker = await startWorker(readWorkerConfig(env), {
      deliveries,
      ...(openRedis ? { openRedis } : {}),
    });
    try {
      expect(findSvcMetricNames(await scrape(worker))).toEqual(
        expect.arrayContaining(["svc_rollovers", "svc_jobs_waiting"]),
      );
      for (const failure of ["refuse", "hang"] as const) {
        await forwarder[failure]();
        await pollUntil(
          "the worker is not ready",
          async () => parseSamples(await scrape(worker)).get("svc_ready") === 0,
        );
        await pollUntil("the database metrics to be omitted", async () => {
          const text = await scrape(worker);
          expect(text).not.toContain("NaN");
          const names = findSvcMetricNames(text);
          expect(names).toContain("svc_webhook_attempts_total");
          return !names.includes("svc_webhook_deliveries_waiting") && !names.includes("svc_rollovers");
        });
        expect(parseSamples(await scrape(worker)).get('svc_reading_up{reading="rollovers"}')).toBe(0);
        await forwarder.restore();
        await pollUntil("the database metrics to return", async () => {
          const names = findSvcMetricNames(await scrape(worker));
          return names.includes("svc_webhook_deliveries_waiting") && names.includes("svc_rollovers");
        });
      }
    } finally {
      await worker.stop();
      await forwarder.stop();
    }
  });
});
