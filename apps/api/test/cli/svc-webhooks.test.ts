import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { countRows } from "../table-contents.ts";
import { type DeliveryTest, parseEventData, startDeliveryTest } from "../webhooks/delivery-harness.ts";
import { runSvc, runSvcJson } from "./run-svc.ts";

interface DeadLetter {
  deliveryId: string;
  endpointId: string;
  eventId: string;
  why: string;
  attempts: number;
  statusCode: number | null;
  error: string | null;
}
interface DeadLetters {
  data: DeadLetter[];
  hasMore: boolean;
}

describe("svc webhooks", () => {
  let test: DeliveryTest;
  beforeAll(async () => {
    test = await startDeliveryTest();
  });
  afterEach(() => test.clear());
  afterAll(() => test.stop());

  const listDeadLetters = (...args: string[]) =>
    runSvcJson<DeadLetters>(test.env, "webhooks", "dead-letters", ...args);

  async function buildDeadLetters() {
    const receiver = await test.startReceiver(({ body }) => ({
      status: parseEventData(body).sequence <= 2 ? 503 : 204,
    }));
    const endpoint = await test.insertEndpoint({ url: receiver.url });
    const rolloverId = await test.recordEvents(endpoint.organizationId, 3);
    test.startDispatcher({ retryDelay: () => null });
    await test.waitUntil(
      "all deliveries have ended",
      async () => (await test.countDeliveries("waiting", endpoint.id)) === 0,
    );
    await test.stopDeliveries();
    await test.recordEvents(endpoint.organizationId, 1, { rolloverId, firstSequence: 4 });
    const where = { id: endpoint.id };
    await test.db.prisma.webhookEndpoint.update({ where, data: { enabled: false, disabledReason: "gone" } });
    return { ...endpoint, receiver };
  }

  it("0 lists failed deliveries and those held for a disabled endpoint, and redelivers or recovers them", async () => {
    const { id, organizationId } = await buildDeadLetters();
    const [all, limited, sinceFuture, text] = await Promise.all([
      listDeadLetters("--org", organizationId),
      listDeadLetters("--endpoint", id, "--limit", "1"),
      listDeadLetters("--since", "2999-01-01T00:00:00Z"),
      runSvc(test.env, "webhooks", "dead-letters"),
    ]);
    expect(all.hasMore).toBe(false);
    const [heldLetter, second, first] = all.data;
    const expectedHeld = { why: "held", attempts: 0, statusCode: null, error: null, endpointId: id };
    expect(heldLetter).toMatchObject(expectedHeld);
    for (const letter of [first, second])
      expect(letter).toMatchObject({ why: "failed", attempts: 1, statusCode: 503, endpointId: id });
    expect(limited).toMatchObject({ data: [heldLetter], hasMore: true });
    expect(sinceFuture).toMatchObject({ data: [], hasMore: false });
    // A heading, three dead letters, and the empty text after the last line feed.
    expect(text.stdout.split("\n")).toHaveLength(5);
    expect(text.stdout).toMatch(new RegExp(`${heldLetter?.deliveryId} .+ endpoint disabled +0`));
    expect(text.stdout).toMatch(new RegExp(`${first?.deliveryId} .+ failed +1 .+ 503`));

    const redeliver = ["webhooks", "redeliver", first!.deliveryId];
    const redelivery = await runSvcJson<{ data: { id: string }[] }>(test.env, ...redeliver);
    expect(redelivery.data).toMatchObject([{ eventId: first?.eventId, endpointId: id, kind: "redelivery" }]);
    expect((await listDeadLetters()).data.map(({ deliveryId, why }) => [deliveryId, why])).toEqual([
      [redelivery.data[0]?.id, "held"],
      [heldLetter?.deliveryId, "held"],
      [second?.deliveryId, "failed"],
    ]);

    const secondRedelivery = await runSvc(test.env, "webhooks", "redeliver", redelivery.data[0]!.id);
    expect(secondRedelivery.stdout).toMatch(
      /^whd_\w{26} will send evt_\w{26} to whe_\w{26} once the endpoint is enabled\.\n$/,
    );

    const enable = { enabled: true, disabledReason: null };
    await test.db.prisma.webhookEndpoint.update({ where: { id }, data: enable });
    const since = new Date(Date.now() - 3_600_000).toISOString();
    const recover = ["webhooks", "recover", id, "--since", since];
    const recovery = await runSvcJson<{ id: string; total: number }>(test.env, ...recover);
    expect(recovery.total).toBe(1);
    expect((await listDeadLetters()).data).toEqual([]);

    const where = { organizationId };
    const audit = await test.db.prisma.auditEntry.findMany({ where, orderBy: { id: "asc" } });
    const data = { recoveryId: recovery.id, status: "failed" };
    const redelivered = {
      action: "event.redelivered",
      targetId: first?.eventId,
      data: { endpointIds: [id] },
    };
    expect(audit).toMatchObject([
      { ...redelivered, actorType: "operator" },
      { ...redelivered, actorType: "operator" },
      { action: "webhook_endpoint.recovered", actorType: "operator", targetId: id, data },
    ]);
  });

  it("0 shows a summary of webhooks, with only the host of each URL", async () => {
    const { id, organizationId } = await buildDeadLetters();
    const url = "https://user-hooks.example.com/secret-path?token=secret";
    const failing = await test.insertEndpoint({ url });
    const where = { id: failing.id };
    await test.db.prisma.webhookEndpoint.update({ where, data: { failingSince: new Date() } });
    await test.recordEvents(failing.organizationId, 2);
    await test.insertEndpoint({ url });
    const [all, json, ofOrganization] = await Promise.all([
      runSvc(test.env, "webhooks", "status", "--utc"),
      runSvcJson<object>(test.env, "webhooks", "status"),
      runSvcJson<object>(test.env, "webhooks", "status", "--org", organizationId),
    ]);
    expect(all.stdout).toMatch(/^Waiting +2; the oldest since .+Z\nHeld +1: .+\nDead letters +2\n/);
    expect(all.stdout).toContain(
      "1 healthy, 1 failing, 1 disabled automatically, 0 disabled by their owners",
    );
    expect(all.stdout).toMatch(new RegExp(`${failing.id} +org_.+ user-hooks.example.com +failing +2.+Z\n`));
    expect(all.stdout).toMatch(
      new RegExp(`${id} +${organizationId} +127.0.0.1:\\d+ +disabled automatically \\(gone\\)`),
    );
    expect(all.stdout).not.toContain("secret");
    const endpoints = { healthy: 1, failing: 1, taken_out: 1, disabled: 0 };
    expect(json).toMatchObject({ waiting: 2, held: 1, dead: 2, endpoints });
    expect(ofOrganization).toMatchObject({
      waiting: 0,
      oldestWaitingAt: null,
      held: 1,
      dead: 2,
      endpoints: { healthy: 0, taken_out: 1 },
      troubled: [{ id, state: "taken_out" }],
    });
  });

  it("0 redelivers an event to all endpoints that subscribe to it", async () => {
    const { id, organizationId } = await test.insertEndpoint({ url: "https://hooks.example.com/" });
    const second = await test.insertEndpoint({ url: "https://hooks.example.com/", organizationId });
    const eventTypes = ["account.*"];
    const unsubscribed = await test.insertEndpoint({
      url: "https://x.example.com/",
      organizationId,
      eventTypes,
    });
    await test.recordEvents(organizationId);
    const event = await test.db.prisma.event.findFirstOrThrow({ where: { organizationId } });
    const sent = await runSvc(test.env, "webhooks", "redeliver", event.id);
    const redeliveries = await test.db.prisma.webhookDelivery.findMany({ where: { kind: "redelivery" } });
    expect(redeliveries.map(({ endpointId }) => endpointId).sort()).toEqual([id, second.id].sort());
    for (const endpointId of [id, second.id])
      expect(sent.stdout).toMatch(new RegExp(`^whd_\\w{26} will send ${event.id} to ${endpointId}\\.$`, "m"));
    const ids = [id, second.id, unsubscribed.id];
    await test.db.prisma.webhookEndpoint.updateMany({ where: { id: { in: ids } }, data: { enabled: false } });
    expect(await runSvc(test.env, "webhooks", "redeliver", event.id)).toMatchObject({
      code: 0,
      stdout: "No enabled endpoint subscribes to this event type. Nothing was sent.\n",
    });
  });

  it("1 for an unknown ID, 2 for an invalid argument, and writes nothing", async () => {
    const before = await countRows(test);
    const cases: [number, string, ...string[]][] = [
      [1, "There is no such delivery.", "redeliver", newId("whd")],
      [1, "not a delivery ID", "redeliver", "evt_x' OR 1=1"],
      [1, "There is no such webhook endpoint.", "recover", newId("whe"), "--since", "2026-01-01T00:00:00Z"],
      [1, "There is no such webhook endpoint.", "dead-letters", "--endpoint", newId("whe")],
      [1, "There is no such organization.", "status", "--org", "org_1"],
      [2, "must be an http or https URL", "listen", "--forward", "localhost:4000"],
    ];
    const runs = await Promise.all(cases.map(([, , ...args]) => runSvc(test.env, "webhooks", ...args)));
    for (const [index, { code, stdout, stderr }] of runs.entries()) {
      const [expected, message, ...args] = cases[index]!;
      expect([args, code, stdout]).toEqual([args, expected, ""]);
      expect(stderr).toContain(message);
    }
    expect(await countRows(test)).toEqual(before);
  });
});
