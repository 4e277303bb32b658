import { describe, expect, it } from "@jest/globals";
import { startDeliveries } from "../../src/webhooks/sending/start-deliveries.ts";
import { createCapturingLog } from "../capturing-log.ts";
import { SECRET, useDeliveryTest } from "./delivery-harness.ts";

describe("Log of webhook attempts", () => {
  const t = useDeliveryTest();

  it("has a line per attempt with its IDs and outcome, but no URL, response or secret", async () => {
    const statuses = [500, 200];
    const receiver = await t.startReceiver(() => ({ status: statuses.shift() ?? 200, body: "THE-ANSWER" }));
    const { id, organizationId } = await t.insertEndpoint({ url: `${receiver.url}?token=THE-TOKEN` });
    const rolloverId = await t.recordEvents(organizationId);
    const { log, readLog } = createCapturingLog();
    const deliveries = startDeliveries({ ...t.ctx, log }, t.urls.api, { retryDelay: () => 0 });
    try {
      await t.waitUntil("it is delivered", async () => (await t.countDeliveries("succeeded", id)) === 1);
    } finally {
      await deliveries.close();
    }
    const lines = readLog()
      .split("\n")
      .filter((line) => line.includes('"webhook attempt"'))
      .map((line) => JSON.parse(line));
    const [attempt] = await t.listAttempts(id);
    const ids = {
      organizationId,
      endpointId: id,
      rolloverId,
      eventId: attempt?.eventId,
      deliveryId: expect.stringMatching(/^whd_/),
      durationMs: expect.any(Number),
    };
    expect(lines).toEqual([
      expect.objectContaining({ ...ids, attempts: 1, status: 500, outcome: "retried" }),
      expect.objectContaining({ ...ids, attempts: 2, status: 200, outcome: "succeeded" }),
    ]);
    for (const secret of ["THE-ANSWER", "THE-TOKEN", "127.0.0.1", SECRET])
      expect(readLog()).not.toContain(secret);
  });
});
