import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import request from "supertest";
import { readWorkerConfig } from "../../src/platform/config.ts";
import { startWorker } from "../../src/platform/worker/worker.ts";
import { measureOldestDue } from "../../src/webhooks/dead-letters/delivery-counts-store.ts";
import { useDeliveryTest } from "./delivery-harness.ts";

const HOUR_MS = 3_600_000;

describe("Worker metrics", () => {
  const t = useDeliveryTest();

  it("report how long an unclaimed delivery has been due, except for failing and disabled endpoints", async () => {
    const { id, organizationId } = await t.insertEndpoint({ url: "http://localhost:1/" });
    await t.recordEvents(organizationId);
    const measureDue = () => measureOldestDue(t.db.sql);
    const update = (text: string) => t.db.sql.query({ text, values: [id] });
    await update("UPDATE webhook_lanes SET due_at = now() + interval '1 hour' WHERE endpoint_id = $1");
    expect(await measureDue()).toBe(0);
    await update("UPDATE webhook_lanes SET due_at = now() - interval '10 minutes' WHERE endpoint_id = $1");
    // Ten minutes, with a tolerance.
    expect(await measureDue()).toBeGreaterThan(590);
    await update("UPDATE webhook_endpoints SET failing_since = now() WHERE id = $1");
    expect(await measureDue()).toBe(0);
    await update("UPDATE webhook_endpoints SET failing_since = NULL, enabled = false WHERE id = $1");
    expect(await measureDue()).toBe(0);
  });

  it("report delivery states, but no endpoint, organization or address", async () => {
    const responses = [{}, {}, { status: 503, headers: { "retry-after": "3600" } }, { status: 500 }];
    const receiver = await t.startReceiver((_request, index) => responses[index] ?? {});
    const { id, organizationId } = await t.insertEndpoint({ url: receiver.url });
    const disabled = await t.insertEndpoint({ url: receiver.url, organizationId });
    const worker = await startWorker(
      readWorkerConfig({ ...t.env, DATABASE_URL: t.urls.api, WEBHOOK_ALLOW_LOOPBACK: "true" }),
      {
        ...(t.redis.openRedis ? { openRedis: t.redis.openRedis } : {}),
        deliveries: {
          cacheMs: 0,
          retryDelay: (_attempts, _random, retryAfter) => (retryAfter ? HOUR_MS : null),
        },
      },
    );
    try {
      const read = async () => {
        const { text, headers } = await request(worker.url).get("/metrics").expect(200);
        expect(headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
        const readValue = (name: string) => {
          const line = text.split("\n").find((row) => row.startsWith(`${name} `));
          return line === undefined ? null : Number(line.slice(name.length + 1));
        };
        return { text, readValue };
      };
      const outcomes = ["succeeded", "retry", "failed"];
      const attempts = outcomes.map((outcome) => `svc_webhook_attempts_total{outcome="${outcome}"}`);
      const before = await read();
      expect(attempts.map(before.readValue)).toEqual([0, 0, 0]);
      expect(before.readValue("svc_webhook_deliveries_waiting")).toBe(0);
      expect(before.readValue("svc_webhook_oldest_waiting_seconds")).toBe(0);

      await t.db.prisma.webhookEndpoint.update({ where: { id: disabled.id }, data: { enabled: false } });
      for (const [index, status] of ["succeeded", "succeeded", "waiting", "failed"].entries()) {
        const rolloverId = await t.recordEvents(organizationId);
        await t.waitUntil("it was attempted", async () => (await t.listAttempts(id)).length === index + 1);
        expect((await t.listAttempts(id)).at(-1)?.status).toBe(status);
        if (status === "waiting") await t.recordEvents(organizationId, 1, { rolloverId, firstSequence: 2 });
      }
      await t.db.sql.query({
        text: "UPDATE webhook_deliveries SET created_at = now() - interval '2 hours' WHERE status = 'waiting'",
      });
      await t.db.sql.query({
        text: `INSERT INTO webhook_deliveries (organization_id, endpoint_id, event_id, lane, created_at)
          SELECT organization_id, $1, id, id, now() - interval '1 day' FROM events WHERE organization_id = $2 LIMIT 1`,
        values: [disabled.id, organizationId],
      });

      const { text, readValue } = await read();
      expect(attempts.map(readValue)).toEqual([2, 1, 1]);
      expect(readValue("svc_webhook_deliveries_waiting")).toBe(2);
      expect(readValue("svc_webhook_deliveries_dead")).toBe(1);
      expect(readValue("svc_webhook_deliveries_held")).toBe(1);
      const states = ["healthy", "failing", "taken_out", "disabled"];
      expect(states.map((state) => readValue(`svc_webhook_endpoints{state="${state}"}`))).toEqual([
        0, 1, 0, 1,
      ]);
      // Two hours: the disabled endpoint's delivery, a day old, does not count.
      const oldest = readValue("svc_webhook_oldest_waiting_seconds")!;
      expect(oldest).toBeGreaterThanOrEqual(7_200);
      expect(oldest).toBeLessThan(80_000);
      expect(readValue("svc_webhook_attempt_seconds_count")).toBe(4);
      expect(readValue('svc_webhook_attempt_seconds_bucket{le="+Inf"}')).toBe(4);
      expect(readValue("svc_webhook_delivery_seconds_count")).toBe(2);
      expect(readValue('svc_webhook_delivery_seconds_bucket{le="+Inf"}')).toBe(2);
      expect(readValue("svc_webhook_delivery_seconds_sum")).toBeGreaterThan(0);
      expect(text).toContain("process_cpu_seconds_total");
      const documentation = readFileSync(
        new URL("../../../../docs/operators/metrics.md", import.meta.url),
        "utf8",
      );
      for (const [, name] of text.matchAll(/^# HELP (svc_\w+) /gm))
        expect(documentation).toContain(`| \`${name}`);
      for (const secret of [id, disabled.id, organizationId, receiver.url, "127.0.0.1", "/hook"])
        expect(text).not.toContain(secret);
    } finally {
      await worker.stop();
    }
  });
});
