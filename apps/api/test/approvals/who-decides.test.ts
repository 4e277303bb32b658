import { describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { callAs } from "../portal/member-calls.ts";
import type { SignedIn } from "../portal/sign-in-as.ts";
import { expectProblem } from "../problem-answers.ts";
import { newOrganization } from "../sandbox/sandbox-calls.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import { NOW } from "../workflow/rollover-course.ts";
import {
  anotherKey,
  ask,
  askAs,
  decide,
  decideAs,
  forTwo,
  newUser,
  readApproval,
  rolloverAt,
  rotateInto,
  secondPerson,
  stateOf,
} from "./approval-calls.ts";

interface Pair {
  key: string;
  person: SignedIn;
}

/** @returns the last key */
async function rotateAll(api: TestApi, chain: readonly { id: string; key: string }[]): Promise<string> {
  let last = "";
  for (const [at, { id, key }] of chain.entries()) {
    const before = chain[at - 1];
    if (before) await rotateInto(api, before.id, id);
    last = key;
  }
  return last;
}

describe("who may decide", () => {
  const base = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  /** Rows of requester, deciding member, and whether the two count as the same person. */
  const PAIRS: readonly [string, (api: TestApi) => Promise<Pair>, "second" | "same"][] = [
    [
      "a key that the operator created, and a member",
      async (api) => ({ key: api.ak.key, person: await secondPerson(api) }),
      "second",
    ],
    [
      "a key, and another member than its owner",
      async (api) => ({
        key: (await anotherKey(api, newUser())).key,
        person: await secondPerson(api),
      }),
      "second",
    ],
    [
      "a key, and its owner",
      async (api) => {
        const person = await secondPerson(api);
        return { key: (await anotherKey(api, person.userId)).key, person };
      },
      "same",
    ],
    [
      "a key, and the owner of its predecessor, two before",
      async (api) => {
        const person = await secondPerson(api);
        const chain = [await anotherKey(api, person.userId), await anotherKey(api), await anotherKey(api)];
        return { key: await rotateAll(api, chain), person };
      },
      "same",
    ],
    [
      "a key in its grace period, and the owner of its successor",
      async (api) => {
        const person = await secondPerson(api);
        const chain = [await anotherKey(api, newUser()), await anotherKey(api, person.userId)];
        await rotateAll(api, chain);
        return { key: chain[0]?.key ?? "", person };
      },
      "same",
    ],
  ];

  it.each(PAIRS)("%s", async (_who, build, which) => {
    const api = await forTwo(base);
    const { key, person } = await build(api);
    const rolloverId = await rolloverAt(api, "in_review");
    const { body } = await ask(api, { action: "approve", rolloverId }, key).expect(201);
    if (which === "same") {
      for (const how of ["confirm", "decline"] as const) {
        expectProblem(await decideAs(api, person, body.id, how), "wrong_person");
      }
      expect(await stateOf(api, rolloverId)).toBe("in_review");
      return;
    }
    expectProblem(await decideAs(api, person, body.id, "withdraw"), "wrong_person");
    expect((await decideAs(api, person, body.id, "confirm").expect(200)).body.state).toBe("done");
  });

  it("never an API key, whoever made it", async () => {
    const api = await forTwo(base);
    const rolloverId = await rolloverAt(api, "in_review");
    const asker = await secondPerson(api);
    const { body } = await askAs(api, asker, { action: "approve", rolloverId }).expect(201);
    const colleague = await secondPerson(api, "admin");
    const stranger = await newOrganization(base);
    for (const how of ["confirm", "decline"] as const) {
      for (const { key } of [api.ak, await anotherKey(api, colleague.userId)]) {
        expectProblem(await decide(api, body.id, how, key), "person_required");
      }
      expectProblem(await decide(stranger, body.id, how), "not_found");
    }
    expect((await readApproval(api, body.id)).state).toBe("pending");
    expect(await stateOf(api, rolloverId)).toBe("in_review");
  });

  it("not the person who rotated a colleague's key, and neither that colleague", async () => {
    const api = await forTwo(base);
    const [owner, bob] = [await secondPerson(api, "owner"), await secondPerson(api, "developer")];
    const bobs = await anotherKey(api, bob.userId);
    const rolloverId = await rolloverAt(api, "in_review");
    const { body: rotated } = await callAs(api, owner, "post", `/portal/api/keys/${bobs.id}/rotate`).expect(
      201,
    );
    expect(rotated.apiKey.createdBy).toMatchObject({ id: owner.userId });
    const { body: byKey } = await ask(api, { action: "approve", rolloverId }, rotated.apiKey.key).expect(201);
    for (const person of [owner, bob]) {
      expectProblem(await decideAs(api, person, byKey.id, "confirm"), "wrong_person");
    }
    const { body: asked } = await askAs(api, owner, { action: "approve", rolloverId }).expect(201);
    expectProblem(await decide(api, asked.id, "confirm", rotated.apiKey.key), "person_required");
    expect(await stateOf(api, rolloverId)).toBe("in_review");
    // A key that rotates itself keeps its owner.
    const { body: again } = await api.call("post", "/v1/api-keys/rotate", rotated.apiKey.key).expect(201);
    const { body: last } = await callAs(api, owner, "get", `/portal/api/keys/${again.apiKey.id}`).expect(200);
    expect(last.createdBy).toMatchObject({ id: owner.userId });
  });

  it("asks whoever decides for what the action itself asks for, and whoever asks", async () => {
    const api = await forTwo(base);
    const rolloverId = await rolloverAt(api, "in_review");
    const weak = await anotherKey(api, null, ["rollovers:read", "rollovers:act"]);
    expectProblem(await ask(api, { action: "approve", rolloverId }, weak.key), "insufficient_scope");
    expectProblem(await ask(api, { action: "reveal", rolloverId }, weak.key), "insufficient_scope");
    const { body } = await ask(api, { action: "approve", rolloverId }).expect(201);
    const viewer = await secondPerson(api, "viewer");
    for (const how of ["confirm", "decline"] as const) {
      expectProblem(await decide(api, body.id, how, weak.key), "insufficient_scope");
      expectProblem(await decideAs(api, viewer, body.id, how), "insufficient_scope");
    }
    expect((await readApproval(api, body.id)).state).toBe("pending");
  });

  it("says why it was declined, and asks for it anew", async () => {
    const api = await forTwo(base);
    const rolloverId = await rolloverAt(api, "in_review");
    const second = await secondPerson(api);
    const { body } = await ask(api, { action: "approve", rolloverId });
    const reason = "The statement belongs to another account.";
    const { body: declined } = await decideAs(api, second, body.id, "decline").send({ reason }).expect(200);
    expect(declined).toMatchObject({ state: "declined", reason, decidedBy: { id: second.memberId } });
    expectProblem(await decideAs(api, second, body.id, "confirm"), "approval_ended");
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
