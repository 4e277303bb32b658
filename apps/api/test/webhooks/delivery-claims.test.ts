import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { claimLanes, renewClaims } from "../../src/webhooks/sending/delivery-store.ts";
import { type DeliveryTest, startDeliveryTest } from "./deliver.ts";

const ONE = "00000000-0000-4000-8000-000000000001";
const OTHER = "00000000-0000-4000-8000-000000000002";
const PLENTY = { limit: 10, perEndpoint: 10, busy: new Map<string, number>() };

describe("claims of lanes", () => {
  let t: DeliveryTest;
  beforeAll(async () => {
    t = await startDeliveryTest();
  });
  afterEach(() => t.clear());
  afterAll(() => t.stop());

  const names = (lanes: { lane: string }[]) => lanes.map(({ lane }) => lane).sort();
  const letClaimsRunOut = () =>
    t.db.sql.query({ text: "UPDATE webhook_lanes SET due_at = now() - interval '1 second'" });

  it("hold against another worker until they run out", async () => {
    const { organizationId } = await t.endpoint({ url: "http://127.0.0.1:9/" });
    const rollovers = [await t.events(organizationId), await t.events(organizationId)];
    expect(names(await claimLanes(t.db.sql, ONE, PLENTY))).toEqual(rollovers.sort());
    expect(await claimLanes(t.db.sql, OTHER, PLENTY)).toEqual([]);
    await letClaimsRunOut();
    expect(names(await claimLanes(t.db.sql, OTHER, PLENTY))).toEqual(rollovers.sort());
  });

  it("are kept on what a worker works on, and run out on what it lost track of", async () => {
    const { organizationId } = await t.endpoint({ url: "http://127.0.0.1:9/" });
    await t.events(organizationId);
    await t.events(organizationId);
    const [kept, lost] = await claimLanes(t.db.sql, ONE, PLENTY);
    if (!kept || !lost) throw new Error("two lanes were to be claimed");
    await letClaimsRunOut();
    await renewClaims(t.db.sql, ONE, [kept]);
    expect(names(await claimLanes(t.db.sql, OTHER, PLENTY))).toEqual([lost.lane]);
  });

  it("cannot be renewed by a worker that has lost them", async () => {
    const { organizationId } = await t.endpoint({ url: "http://127.0.0.1:9/" });
    await t.events(organizationId);
    const lanes = await claimLanes(t.db.sql, ONE, PLENTY);
    await letClaimsRunOut();
    await claimLanes(t.db.sql, OTHER, PLENTY);
    await letClaimsRunOut();
    await renewClaims(t.db.sql, ONE, lanes);
    expect(names(await claimLanes(t.db.sql, ONE, PLENTY))).toEqual(names(lanes));
  });
});
