import { describe, expect, it } from "@jest/globals";
import { createGate } from "@svc/testing";
import { parseEventData, useDeliveryTest } from "./delivery-harness.ts";

describe("Deliveries of a locked organization", () => {
  const t = useDeliveryTest();

  const setLock = (id: string, lockReason: string | null) =>
    t.db.prisma.organization.update({
      where: { id },
      data: { lockReason, lockedAt: lockReason === null ? null : new Date() },
    });

  it("wait until it is unlocked, and are then sent in order; another organization's deliveries are sent meanwhile", async () => {
    const receiver = await t.startReceiver();
    const [locked, other] = [
      await t.insertEndpoint({ url: receiver.url }),
      await t.insertEndpoint({ url: receiver.url }),
    ];
    await setLock(locked.organizationId, "a key leaked");
    const rolloverId = await t.recordEvents(locked.organizationId, 3);
    await t.recordEvents(other.organizationId, 3);
    t.startDispatcher();
    await t.waitUntil(
      "the other endpoint's events are sent",
      async () => (await t.countDeliveries("succeeded", other.id)) === 3,
    );
    expect([await t.countDeliveries("waiting", locked.id), receiver.requests.length]).toEqual([3, 3]);
    await setLock(locked.organizationId, null);
    await t.waitUntil(
      "its own events are sent",
      async () => (await t.countDeliveries("succeeded", locked.id)) === 3,
    );
    const delivered = receiver.requests
      .map(({ body }) => parseEventData(body))
      .filter((event) => event.rolloverId === rolloverId);
    expect(delivered.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  });

  it("stop after the one in progress", async () => {
    const gate = createGate();
    const receiver = await t.startReceiver(async () => {
      await gate.opened;
      return {};
    });
    const { id, organizationId } = await t.insertEndpoint({ url: receiver.url });
    await t.recordEvents(organizationId, 3);
    t.startDispatcher();
    await t.waitUntil("the first is in flight", () => receiver.requests.length === 1);
    await setLock(organizationId, "a key leaked");
    gate.open();
    await t.waitUntil("the first has ended", async () => (await t.countDeliveries("succeeded", id)) === 1);
    await t.waitUntil("its lane is released", async () => {
      const lanes = await t.db.prisma.webhookLane.findMany({ where: { endpointId: id } });
      return lanes.every(({ claimedBy }) => claimedBy === null);
    });
    expect([await t.countDeliveries("waiting", id), receiver.requests.length]).toEqual([2, 1]);
    await setLock(organizationId, null);
    await t.waitUntil("the others are sent", async () => (await t.countDeliveries("succeeded", id)) === 3);
  });
});
