import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { RunningService } from "@svc/service-kit/lifecycle";
import { createCapturedLogger, pollUntil } from "@svc/testing";
import { readWorkerConfig, startWorker } from "../../src/index.ts";
import { useTestApi } from "../start-test-api.ts";
import { sendNow } from "../worker/due-rollovers.ts";
import { buildWebhookOwner } from "./webhook-calls.ts";

const HOUR_MS = 3_600_000;

describe("A worker with the service's own database role", () => {
  let worker: RunningService;
  afterAll(() => worker?.stop());
  const api = useTestApi();
  beforeAll(async () => {
    worker = await startWorker(readWorkerConfig({ ...api.env, DATABASE_URL: api.urls.api }), {
      log: createCapturedLogger("worker"),
      ...(api.redis.openRedis ? { openRedis: api.redis.openRedis } : {}),
    });
  });

  it("continues a long recovery, and deletes what is left of a deleted endpoint", async () => {
    const { organizationId, createEndpoint, send } = await buildWebhookOwner(api);
    const since = new Date(Date.now() - HOUR_MS);
    // More events than the request itself prepares.
    await api.db.pool.query(
      `INSERT INTO events (id, organization_id, type, data, created_at)
        SELECT 'evt_job' || n, $1, 'rollover.updated', '{}', $2::timestamptz + n * interval '1 millisecond'
        FROM generate_series(1, 2100) n`,
      [organizationId, since],
    );
    const { id } = await createEndpoint({ enabled: false });
    const path = `webhook-endpoints/${id}`;
    const body = { since: since.toISOString(), status: "missing" };
    expect((await send("post", `${path}/recover`, body).expect(202)).body.preparedAt).toBeNull();
    await pollUntil("the recovery is prepared", async () => {
      const { data } = (await send("get", `${path}/recover`).expect(200)).body;
      return data[0].preparedAt !== null && data[0].total === 2_100;
    });
    await send("delete", path).expect(200);
    await sendNow(api, "webhooks.clean");
    await pollUntil("the endpoint is deleted", async () => {
      return (await api.db.prisma.webhookEndpoint.count({ where: { id } })) === 0;
    });
    expect(await api.db.prisma.webhookDelivery.count({ where: { organizationId } })).toBe(0);
    expect(await api.db.prisma.webhookRecovery.count({ where: { organizationId } })).toBe(0);
  });
});
