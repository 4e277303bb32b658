import { describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { expectProblem } from "../problem-answers.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import { NOW } from "../workflow/rollover-course.ts";
import {
  anotherKey,
  ask,
  decide,
  forTwo,
  newUser,
  readApproval,
  rolloverAt,
  rotateInto,
  stateOf,
} from "./approval-calls.ts";

describe("who may decide", () => {
  const base = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  /** Who asks and who decides, and what comes of it. */
  const PAIRS: readonly [
    string,
    (api: TestApi) => Promise<{ asker: string; other: string }>,
    "same" | "another",
  ][] = [
    ["one key", async (api) => ({ asker: api.ak.key, other: api.ak.key }), "same"],
    [
      "two keys that nobody is known to have made",
      async (api) => ({ asker: api.ak.key, other: (await anotherKey(api)).key }),
      "another",
    ],
    [
      "a key and its successor",
      async (api) => {
        const next = await anotherKey(api);
        await rotateInto(api, api.ak.id, next.id);
        return { asker: api.ak.key, other: next.key };
      },
      "same",
    ],
    [
      "a key and what it was rotated from, two before",
      async (api) => {
        const [next, last] = [await anotherKey(api), await anotherKey(api)];
        await rotateInto(api, api.ak.id, next.id);
        await rotateInto(api, next.id, last.id);
        return { asker: last.key, other: api.ak.key };
      },
      "same",
    ],
    [
      "two keys of one maker",
      async (api) => {
        const user = newUser();
        return { asker: (await anotherKey(api, user)).key, other: (await anotherKey(api, user)).key };
      },
      "same",
    ],
    [
      "keys of two makers",
      async (api) => ({
        asker: (await anotherKey(api, newUser())).key,
        other: (await anotherKey(api, newUser())).key,
      }),
      "another",
    ],
    [
      "a key of somebody's and one of nobody's",
      async (api) => ({
        asker: (await anotherKey(api, newUser())).key,
        other: api.ak.key,
      }),
      "another",
    ],
  ];

  it.each(PAIRS)("%s: %#", async (_who, build, which) => {
    const api = await forTwo(base);
    const { asker, other } = await build(api);
    const rolloverId = await rolloverAt(api, "in_review");
    const { body } = await ask(api, { action: "approve", rolloverId }, asker).expect(201);
    expect((await readApproval(api, body.id, other)).isOwn).toBe(which === "same");
    if (which === "same") {
      for (const how of ["confirm", "decline"] as const) {
        expectProblem(await decide(api, body.id, how, other), "wrong_person");
      }
      expect((await decide(api, body.id, "withdraw", other).expect(200)).body.state).toBe("withdrawn");
      expect(await stateOf(api, rolloverId)).toBe("in_review");
      return;
    }
    expectProblem(await decide(api, body.id, "withdraw", other), "wrong_person");
    expect((await decide(api, body.id, "confirm", other).expect(200)).body.state).toBe("done");
  });

  it("asks whoever decides for what the action itself asks for, and whoever asks", async () => {
    const api = await forTwo(base);
    const rolloverId = await rolloverAt(api, "in_review");
    const weak = await anotherKey(api, null, ["rollovers:read", "rollovers:act"]);
    expectProblem(await ask(api, { action: "approve", rolloverId }, weak.key), "insufficient_scope");
    expectProblem(await ask(api, { action: "reveal", rolloverId }, weak.key), "insufficient_scope");
    const { body } = await ask(api, { action: "approve", rolloverId }).expect(201);
    for (const how of ["confirm", "decline"] as const) {
      expectProblem(await decide(api, body.id, how, weak.key), "insufficient_scope");
    }
    expect((await readApproval(api, body.id)).state).toBe("pending");
  });

  it("says why it was declined, and asks for it anew", async () => {
    const api = await forTwo(base);
    const rolloverId = await rolloverAt(api, "in_review");
    const second = await anotherKey(api);
    const { body } = await ask(api, { action: "approve", rolloverId });
    const reason = "The statement is of another account.";
    const { body: declined } = await decide(api, body.id, "decline", second.key).send({ reason }).expect(200);
    expect(declined).toMatchObject({ state: "declined", reason, decidedBy: { id: second.id } });
    expectProblem(await decide(api, body.id, "confirm", second.key), "approval_ended");
    const { body: again } = await ask(api, { action: "approve", rolloverId }).expect(201);
    const { body: anew } = await ask(api, { action: "approve", rolloverId }).expect(201);
    expect((await readApproval(api, again.id)).state).toBe("withdrawn");
    const { body: pending } = await api.call("get", "/v1/approvals?state=pending");
    expect(pending.data.map(({ id }: { id: string }) => id)).toEqual([anew.id]);
    const filtered = await api.call(
      "get",
      `/v1/approvals?rolloverId=${rolloverId}&state=declined&action=approve`,
    );
    expect(filtered.body.data).toMatchObject([{ id: body.id, reason }]);
    const { rows } = await api.db.pool.query("SELECT * FROM approvals WHERE rollover_id = $1", [rolloverId]);
    expect(JSON.stringify(rows)).not.toContain("another account");
  });
});
