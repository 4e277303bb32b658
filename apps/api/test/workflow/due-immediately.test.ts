import { describe, expect, it } from "@jest/globals";
import { buildAccount, buildRolloverBody, TestClock } from "@svc/testing";
import { useTestApi } from "../start-test-api.ts";

const DAY_MS = 86_400_000;

describe("An action that makes a timer due immediately", () => {
  const clock = new TestClock();
  const api = useTestApi({ clock });

  async function countSweeps(): Promise<number> {
    const sql = "SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'timers.sweep'";
    return (await api.db.pool.query<{ count: number }>(sql)).rows[0]?.count ?? Number.NaN;
  }

  it("triggers a sweep, and no other action does", async () => {
    const account = await buildAccount(api, api.ak.organizationId);
    const body = await buildRolloverBody(api, account.id);
    const { id } = (await api.call("post", "/v1/rollovers").send(body).expect(201)).body;
    const act = (body: object) => api.call("post", `/v1/rollovers/${id}/actions`).send(body).expect(200);
    clock.advance(31 * DAY_MS);
    await act({ action: "hold", params: { reason: "A question." } });
    expect(await countSweeps()).toBe(0);
    // The draft's 30 days had passed before the hold.
    await act({ action: "release" });
    expect(await countSweeps()).toBe(1);
  });
});
