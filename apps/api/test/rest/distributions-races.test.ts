import { describe, expect, it } from "@jest/globals";
import { useTestApi } from "../start-test-api.ts";
import { act, expectConsistent } from "../workflow/rollover-steps.ts";
import {
  buildDistribution,
  changeDistribution,
  createDistribution,
  readDistribution,
} from "./distribution-calls.ts";

const ROUNDS = 5;

describe("Distribution under concurrent calls", () => {
  const api = useTestApi();

  async function create() {
    const { body } = await createDistribution(api, await buildDistribution(api)).expect(201);
    const ids: string[] = body.destinations.map(({ rolloverId }: { rolloverId: string }) => rolloverId);
    return { id: body.id as string, ids };
  }
  const readStates = async (id: string) => {
    const { state, destinations } = await readDistribution(api, id);
    return [state, ...new Set(destinations.map((one) => one.state))];
  };

  it("is canceled as a whole when it is submitted and canceled concurrently", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, ids } = await create();
      const [submitted, cancelled] = await Promise.all([
        changeDistribution(api, id, "submit"),
        changeDistribution(api, id, "cancel"),
      ]);
      expect(cancelled.status).toBe(200);
      expect([200, 409]).toContain(submitted.status);
      expect(await readStates(id)).toEqual(["cancelled", "cancelled"]);
      for (const rolloverId of ids) {
        const { events } = await expectConsistent(api, rolloverId);
        expect(events).toHaveLength(submitted.status === 200 ? 3 : 2);
      }
    }
  });

  it("is submitted once by many concurrent submissions", async () => {
    const { id, ids } = await create();
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => changeDistribution(api, id, "submit")),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    for (const rolloverId of ids) expect((await expectConsistent(api, rolloverId)).events).toHaveLength(2);
  });

  it("is submitted as a whole or not at all while one of its rollovers is canceled", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, ids } = await create();
      const [, second = ""] = ids;
      const [submitted, cancellation] = await Promise.all([
        changeDistribution(api, id, "submit"),
        act(api, second, "cancel"),
      ]);
      expect(cancellation.status).toBe(200);
      const firstState = (await expectConsistent(api, ids[0] ?? "")).row.state;
      expect([submitted.status, firstState]).toEqual(
        submitted.status === 200 ? [200, "submitted"] : [409, "draft"],
      );
      expect((await expectConsistent(api, second)).row.state).toBe("cancelled");
    }
  });

  it("is created once by many requests with one idempotency key", async () => {
    const body = await buildDistribution(api);
    const send = () => createDistribution(api, body).set("Idempotency-Key", "the same");
    const responses = await Promise.all(Array.from({ length: 5 }, send));
    const created = responses.filter(({ status }) => status === 201);
    expect(new Set(created.map(({ body: { id } }) => id)).size).toBe(1);
    const { rows } = await api.db.pool.query(
      "SELECT count(*)::int AS count FROM distributions WHERE account_id = $1",
      [body.accountId],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it("is created once by two requests for the same accounts; the other is rejected as a whole", async () => {
    const body = await buildDistribution(api);
    const responses = await Promise.all([createDistribution(api, body), createDistribution(api, body)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { rows } = await api.db.pool.query(
      "SELECT (SELECT count(*)::int FROM distributions WHERE account_id = $1) AS distributions, (SELECT count(*)::int FROM rollovers WHERE account_id = $1) AS rollovers",
      [body.accountId],
    );
    expect(rows).toEqual([{ distributions: 1, rollovers: 2 }]);
  });
});
