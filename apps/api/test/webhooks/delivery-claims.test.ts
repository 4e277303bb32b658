import { describe, expect, it } from "@jest/globals";
import {
  claimLanes,
  listDueEndpoints,
  releaseLanes,
  renewClaims,
} from "../../src/webhooks/sending/delivery-store.ts";
import { useDeliveryTest } from "./delivery-harness.ts";

const WORKER = "00000000-0000-4000-8000-000000000001";
const OTHER_WORKER = "00000000-0000-4000-8000-000000000002";

describe("Lane claims", () => {
  const t = useDeliveryTest();

  const tenSlotsFor = (id: string) => new Map([[id, 10]]);
  const listLaneNames = (lanes: { lane: string }[]) => lanes.map(({ lane }) => lane).sort();
  const expireClaims = () =>
    t.db.sql.query({ text: "UPDATE webhook_lanes SET due_at = now() - interval '1 second'" });

  it("exclude another worker until they expire", async () => {
    const { id, organizationId } = await t.insertEndpoint({ url: "http://127.0.0.1:9/" });
    const rolloverIds = [await t.recordEvents(organizationId), await t.recordEvents(organizationId)];
    expect(listLaneNames(await claimLanes(t.db.sql, WORKER, tenSlotsFor(id)))).toEqual(rolloverIds.sort());
    expect(await claimLanes(t.db.sql, OTHER_WORKER, tenSlotsFor(id))).toEqual([]);
    await expireClaims();
    expect(listLaneNames(await claimLanes(t.db.sql, OTHER_WORKER, tenSlotsFor(id)))).toEqual(
      rolloverIds.sort(),
    );
  });

  it("are renewed for lanes that a worker processes, and expire for those it lost track of", async () => {
    const { id, organizationId } = await t.insertEndpoint({ url: "http://127.0.0.1:9/" });
    await t.recordEvents(organizationId);
    await t.recordEvents(organizationId);
    const [renewed, lost] = await claimLanes(t.db.sql, WORKER, tenSlotsFor(id));
    if (!renewed || !lost) throw new Error("expected two claimed lanes");
    await expireClaims();
    await renewClaims(t.db.sql, WORKER, [renewed]);
    expect(listLaneNames(await claimLanes(t.db.sql, OTHER_WORKER, tenSlotsFor(id)))).toEqual([lost.lane]);
  });

  it("cannot be renewed by a worker that has lost them", async () => {
    const { id, organizationId } = await t.insertEndpoint({ url: "http://127.0.0.1:9/" });
    await t.recordEvents(organizationId);
    const lanes = await claimLanes(t.db.sql, WORKER, tenSlotsFor(id));
    await expireClaims();
    await claimLanes(t.db.sql, OTHER_WORKER, tenSlotsFor(id));
    await expireClaims();
    await renewClaims(t.db.sql, WORKER, lanes);
    expect(listLaneNames(await claimLanes(t.db.sql, WORKER, tenSlotsFor(id)))).toEqual(listLaneNames(lanes));
  });

  it("end when their worker releases them, but not when another worker does", async () => {
    const { id, organizationId } = await t.insertEndpoint({ url: "http://127.0.0.1:9/" });
    await t.recordEvents(organizationId);
    await t.recordEvents(organizationId);
    const lanes = await claimLanes(t.db.sql, WORKER, tenSlotsFor(id));
    const [released, other] = lanes;
    if (!released || !other) throw new Error("expected two claimed lanes");
    await releaseLanes(t.db.sql, OTHER_WORKER, lanes);
    const readWorkers = async () =>
      Object.fromEntries((await t.db.prisma.webhookLane.findMany()).map((row) => [row.lane, row.claimedBy]));
    expect(await readWorkers()).toEqual({ [released.lane]: WORKER, [other.lane]: WORKER });
    await releaseLanes(t.db.sql, WORKER, [released]);
    expect(await readWorkers()).toEqual({ [released.lane]: null, [other.lane]: WORKER });
    // The column rounds to milliseconds, so the lane may be due slightly later.
    await t.waitUntil("the released lane can be claimed", async () => {
      const claimed = await claimLanes(t.db.sql, OTHER_WORKER, tenSlotsFor(id));
      return claimed.length === 1 && claimed[0]?.lane === released.lane;
    });
  });

  it.each(["disabled", "locked"])(
    "are refused if the endpoint was %s after it was found due",
    async (reason) => {
      const { id, organizationId } = await t.insertEndpoint({ url: "http://127.0.0.1:9/" });
      const rolloverId = await t.recordEvents(organizationId);
      const readDueTimes = async () => (await t.db.pool.query("SELECT due_at FROM webhook_lanes")).rows;
      const dueTimes = await readDueTimes();
      const setStopped = (isStopped: boolean) =>
        reason === "disabled"
          ? t.db.prisma.webhookEndpoint.update({ where: { id }, data: { enabled: !isStopped } })
          : t.db.prisma.organization.update({
              where: { id: organizationId },
              data: {
                lockedAt: isStopped ? new Date() : null,
                lockReason: isStopped ? "a key leaked" : null,
              },
            });
      expect((await listDueEndpoints(t.db.sql)).map(({ endpointId }) => endpointId)).toEqual([id]);
      await setStopped(true);
      expect(await claimLanes(t.db.sql, WORKER, tenSlotsFor(id))).toEqual([]);
      expect(await readDueTimes()).toEqual(dueTimes);
      await setStopped(false);
      expect(listLaneNames(await claimLanes(t.db.sql, WORKER, tenSlotsFor(id)))).toEqual([rolloverId]);
    },
  );
});
