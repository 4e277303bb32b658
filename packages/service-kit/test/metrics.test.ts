import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, jest } from "@jest/globals";
import request from "supertest";
import { ListenError } from "../src/lifecycle/index.ts";
import { CachedMetric } from "../src/metrics/cached-metric.ts";
import { counter, gauge, Histogram, type Metric } from "../src/metrics/metric.ts";
import { type MetricsServer, metricsReader, serveMetrics } from "../src/metrics/metrics-server.ts";
import { RequestCounts } from "../src/metrics/request-counts.ts";
import { captureLog } from "./start-test-app.ts";

const servers: MetricsServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  jest.useRealTimers();
});

async function startMetricsServer(metrics: readonly Metric[] | (() => readonly Metric[])) {
  const { log, lines } = captureLog();
  const read = typeof metrics === "function" ? metrics : () => metrics;
  const server = await serveMetrics({ host: "127.0.0.1", port: 0, log, read });
  servers.push(server);
  return { server, lines };
}

const filterSvcLines = (text: string) => text.split("\n").filter((line) => /svc_/.test(line));

describe("Histogram", () => {
  it("counts each value in the first bucket whose bound it does not exceed, and sums the values", () => {
    const histogram = new Histogram([1, 2]);
    for (const value of [0, 1, 1.5, 2, 2.1, 100]) histogram.observe(value);
    expect([...histogram.counts]).toEqual([2, 2, 2]);
    expect(histogram.sum).toBeCloseTo(106.6);
  });
});

describe("Metrics server", () => {
  it("exposes counters, gauges, histograms and process metrics in Prometheus's text format", async () => {
    const counts = new RequestCounts();
    counts.count("getThing", { status: 200, seconds: 0.002, problemCode: undefined });
    counts.count("getThing", { status: 200, seconds: 60, problemCode: undefined });
    counts.count("getThing", { status: 404, seconds: 0.0005, problemCode: "not_found" });
    const { server } = await startMetricsServer([
      ...counts.metrics(),
      counter("svc_things_total", "Things.", () => 3),
      gauge("svc_unknown", "Unknown.", () => null),
    ]);
    const { text, headers } = await request(server.url).get("/metrics").expect(200);
    expect(headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-store");
    expect(text).toContain("process_cpu_seconds_total");
    const lines = filterSvcLines(text);
    expect(lines).toContain("# TYPE svc_http_request_duration_seconds histogram");
    const thingLabels = 'operation="getThing",status="200"';
    expect(lines).toContain(`svc_http_request_duration_seconds_bucket{${thingLabels},le="0.001"} 0`);
    expect(lines).toContain(`svc_http_request_duration_seconds_bucket{${thingLabels},le="0.0025"} 1`);
    expect(lines).toContain(`svc_http_request_duration_seconds_bucket{${thingLabels},le="10"} 1`);
    expect(lines).toContain(`svc_http_request_duration_seconds_bucket{${thingLabels},le="+Inf"} 2`);
    expect(lines).toContain(`svc_http_request_duration_seconds_count{${thingLabels}} 2`);
    expect(lines).toContain(`svc_http_request_duration_seconds_sum{${thingLabels}} 60.002`);
    expect(lines).toContain('svc_http_problems_total{code="not_found",status="404"} 1');
    expect(lines.slice(-4)).toEqual([
      "# TYPE svc_things_total counter",
      "svc_things_total 3",
      "# HELP svc_unknown Unknown.",
      "# TYPE svc_unknown gauge",
    ]);
  });

  it("serves only GET and HEAD /metrics", async () => {
    const { server } = await startMetricsServer([counter("svc_things_total", "Things.", () => 3)]);
    const { headers } = await request(server.url).head("/metrics").expect(200);
    expect(Number(headers["content-length"])).toBeGreaterThan(100);
    for (const path of ["/", "/metrics/", "/METRICS", "/metrics?x=1", "/health/ready", "/v1/rollovers"])
      await request(server.url).get(path).expect(404);
    for (const method of ["post", "put", "delete", "options"] as const) {
      const refused = await request(server.url)[method]("/metrics").expect(405);
      expect(refused.headers.allow).toBe("GET, HEAD");
    }
  });

  it("omits metrics whose reading fails or hangs, and shows the rest", async () => {
    const failing = async () => Promise.reject(new Error("unavailable"));
    const { server } = await startMetricsServer([
      { name: "svc_failing", help: "Fails.", type: "gauge", read: failing },
      { name: "svc_hanging", help: "Hangs.", type: "gauge", read: () => new Promise<never>(() => {}) },
      counter("svc_things_total", "Things.", () => 3),
    ]);
    const { text } = await request(server.url).get("/metrics").expect(200);
    expect(filterSvcLines(text).filter((line) => !line.startsWith("#"))).toEqual(["svc_things_total 3"]);
    expect(text).not.toContain("NaN");
  });

  it("shares one reading among concurrent requests", async () => {
    let reads = 0;
    const readMetrics = metricsReader(() => {
      reads += 1;
      return [counter("svc_things_total", "Things.", () => 3)];
    });
    const [one, other] = await Promise.all([readMetrics(), readMetrics()]);
    expect(one.text).toContain("svc_things_total 3");
    expect([other === one, reads]).toEqual([true, 1]);
    await readMetrics();
    expect(reads).toBe(2);
  });

  it("returns 500 and logs the failure if the metrics cannot be read", async () => {
    const { server, lines } = await startMetricsServer(() => {
      throw new Error("nothing to show");
    });
    await request(server.url).get("/metrics").expect(500);
    expect(JSON.stringify(lines)).toContain("failed to read metrics");
  });

  it("rejects a port that is in use", async () => {
    const occupied = createServer();
    await new Promise<void>((resolve) => {
      occupied.listen(0, "127.0.0.1", resolve);
    });
    const { port } = occupied.address() as AddressInfo;
    const options = { host: "127.0.0.1", port, log: captureLog().log, read: () => [] };
    await expect(serveMetrics(options)).rejects.toThrow(ListenError);
    await new Promise((resolve) => occupied.close(resolve));
  });
});

describe("CachedMetric", () => {
  /** @param read receives 1 for the first reading, then 2, and so on */
  function setUp(read: (nth: number) => Promise<number>, ttlFactor = 0, time = { now: 0 }) {
    let readCount = 0;
    const metric = new CachedMetric("things", { ttlMs: 1_000, now: () => time.now, ttlFactor }, () => {
      readCount += 1;
      return read(readCount);
    });
    return { metric, time, countReads: () => readCount };
  }

  it("is read once for concurrent callers, and again after its TTL", async () => {
    const { metric, time, countReads } = setUp(async (nth) => nth);
    expect(await Promise.all([metric.get(), metric.get(), metric.get()])).toEqual([1, 1, 1]);
    time.now = 999;
    expect(await metric.get()).toBe(1);
    time.now = 1_000;
    expect(await metric.get()).toBe(2);
    expect(countReads()).toBe(2);
  });

  it("is cached longer the longer its reading takes, reports its age, and is retried soon after a failure", async () => {
    const time = { now: 0 };
    const read = async (nth: number) => {
      time.now += 500;
      if (nth === 2) throw new Error("unavailable");
      return nth;
    };
    // A reading takes 500 ms, and is cached for 20 times as long from its end.
    const { metric, countReads } = setUp(read, 20, time);
    expect(await metric.get()).toBe(1);
    expect(await metric.age()).toBe(500);
    time.now = 10_499;
    expect(await metric.get()).toBe(1);
    expect(await metric.age()).toBe(10_499);
    time.now = 10_500;
    expect(await metric.age()).toBeNull();
    expect(countReads()).toBe(2);
    time.now = 12_000;
    expect(await metric.get()).toBe(3);
  });

  it("is null for one TTL after a failed reading, then available again", async () => {
    const { metric, time, countReads } = setUp(async (nth) => {
      if (nth === 2) throw new Error("unavailable");
      return nth;
    });
    expect(await metric.get()).toBe(1);
    time.now = 1_000;
    expect(await metric.get()).toBeNull();
    expect(await metric.samples((value) => [{ value }])).toEqual([]);
    expect(countReads()).toBe(2);
    time.now = 2_000;
    expect(await metric.samples((value) => [{ value }])).toEqual([{ value: 3 }]);
  });

  it("does not wait for a slow reading: serves the previous value for three more TTLs, then null", async () => {
    jest.useFakeTimers();
    let resolveReading = (_value: number) => {};
    const { metric, time, countReads } = setUp((nth) =>
      nth === 1
        ? Promise.resolve(nth)
        : new Promise((resolve) => {
            resolveReading = resolve;
          }),
    );
    const get = async () => {
      const got = metric.get();
      await jest.advanceTimersByTimeAsync(1_500);
      return got;
    };
    expect(await get()).toBe(1);
    time.now = 3_999;
    expect(await get()).toBe(1);
    time.now = 4_000;
    expect(await get()).toBeNull();
    expect(countReads()).toBe(2);
    resolveReading(7);
    expect(await get()).toBe(7);
  });
});
