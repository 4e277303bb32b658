import { describe, expect, it } from "@jest/globals";
import { listHours } from "../../src/webhooks/deliveries/hours-store.ts";
import { useDeliveryTest } from "./delivery-harness.ts";

describe("Stored attempts", () => {
  const t = useDeliveryTest();

  it("have the signature that was sent, and are counted by the hour", async () => {
    const receiver = await t.startReceiver((_, index) => ({ status: index === 0 ? 500 : 200 }));
    const { id, organizationId } = await t.insertEndpoint({
      url: receiver.url,
      secrets: ["whsec_YQ==", "whsec_Yg=="],
    });
    await t.recordEvents(organizationId, 3);
    t.startDispatcher({ retryDelay: () => 0 });
    await t.waitUntil("all have arrived", async () => (await t.countDeliveries("succeeded", id)) === 3);
    const attempts = await t.db.sql.query<{ signature: string }>({
      text: "SELECT signature FROM webhook_attempts ORDER BY id",
    });
    expect(attempts.map(({ signature }) => signature)).toEqual(
      receiver.requests.map(({ headers }) => headers["webhook-signature"]),
    );
    expect(attempts[0]?.signature).toMatch(/^v1,\S+ v1,\S+$/);
    const hours = await listHours(t.db.sql, organizationId, { endpointId: id, since: new Date(0) });
    const sum = (name: "succeeded" | "failed") => hours.reduce((total, hour) => total + hour[name], 0);
    expect([sum("succeeded"), sum("failed")]).toEqual([3, 1]);
    expect(await listHours(t.db.sql, "org_other", { endpointId: id, since: new Date(0) })).toEqual([]);
  });
});
