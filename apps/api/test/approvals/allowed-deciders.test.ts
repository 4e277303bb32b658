import { describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { callAs } from "../portal/member-calls.ts";
import type { SignedIn } from "../portal/sign-in-as.ts";
import { newOrganization } from "../sandbox/sandbox-calls.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import { NOW } from "../workflow/rollover-steps.ts";
import {
  createKey,
  createRolloverInState,
  decideApproval,
  decideApprovalAs,
  newFourEyesOrganization,
  newUserId,
  readApproval,
  readRolloverState,
  recordRotation,
  requestApproval,
  requestApprovalAs,
  signInSecondPerson,
} from "./approval-calls.ts";

interface Pair {
  key: string;
  person: SignedIn;
}

async function recordRotations(api: TestApi, chain: readonly { id: string; key: string }[]): Promise<string> {
  let last = "";
  for (const [index, { id, key }] of chain.entries()) {
    const predecessor = chain[index - 1];
    if (predecessor) await recordRotation(api, predecessor.id, id);
    last = key;
  }
  return last;
}

describe("Approval decisions", () => {
  const base = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  const PAIRS: readonly [string, "two people" | "one person", (api: TestApi) => Promise<Pair>][] = [
    [
      "a key that the operator created and a member",
      "two people",
      async (api) => ({ key: api.ak.key, person: await signInSecondPerson(api) }),
    ],
    [
      "a key and a member other than its owner",
      "two people",
      async (api) => ({
        key: (await createKey(api, newUserId())).key,
        person: await signInSecondPerson(api),
      }),
    ],
    [
      "a key and its owner",
      "one person",
      async (api) => {
        const person = await signInSecondPerson(api);
        return { key: (await createKey(api, person.userId)).key, person };
      },
    ],
    [
      "a key that was rotated twice and the first key's owner",
      "one person",
      async (api) => {
        const person = await signInSecondPerson(api);
        const chain = [await createKey(api, person.userId), await createKey(api), await createKey(api)];
        return { key: await recordRotations(api, chain), person };
      },
    ],
    [
      "a key in its grace period and the owner of its successor",
      "one person",
      async (api) => {
        const person = await signInSecondPerson(api);
        const chain = [await createKey(api, newUserId()), await createKey(api, person.userId)];
        await recordRotations(api, chain);
        return { key: chain[0]?.key ?? "", person };
      },
    ],
  ];

  it.each(PAIRS)("count %s as %s", async (_pair, expected, build) => {
    const api = await newFourEyesOrganization(base);
    const { key, person } = await build(api);
    const rolloverId = await createRolloverInState(api, "in_review");
    const { body } = await requestApproval(api, { action: "approve", rolloverId }, key).expect(201);
    if (expected === "one person") {
      for (const decision of ["confirm", "decline"] as const) {
        expectProblem(await decideApprovalAs(api, person, body.id, decision), "wrong_person");
      }
      expect(await readRolloverState(api, rolloverId)).toBe("in_review");
      return;
    }
    expectProblem(await decideApprovalAs(api, person, body.id, "withdraw"), "wrong_person");
    expect((await decideApprovalAs(api, person, body.id, "confirm").expect(200)).body.state).toBe("done");
  });

  it("are never made by an API key, even one that another member owns", async () => {
    const api = await newFourEyesOrganization(base);
    const rolloverId = await createRolloverInState(api, "in_review");
    const requester = await signInSecondPerson(api);
    const { body } = await requestApprovalAs(api, requester, { action: "approve", rolloverId }).expect(201);
    const colleague = await signInSecondPerson(api, "admin");
    const otherApi = await newOrganization(base);
    for (const decision of ["confirm", "decline"] as const) {
      for (const { key } of [api.ak, await createKey(api, colleague.userId)]) {
        expectProblem(await decideApproval(api, body.id, decision, key), "person_required");
      }
      expectProblem(await decideApproval(otherApi, body.id, decision), "not_found");
    }
    expect((await readApproval(api, body.id)).state).toBe("pending");
    expect(await readRolloverState(api, rolloverId)).toBe("in_review");
  });

  it("on requests of a rotated key are open neither to the member who rotated it nor to its previous owner", async () => {
    const api = await newFourEyesOrganization(base);
    const [owner, bob] = [await signInSecondPerson(api, "owner"), await signInSecondPerson(api, "developer")];
    const bobsKey = await createKey(api, bob.userId);
    const rolloverId = await createRolloverInState(api, "in_review");
    const { body: rotated } = await callAs(
      api,
      owner,
      "post",
      `/portal/api/keys/${bobsKey.id}/rotate`,
    ).expect(201);
    expect(rotated.apiKey.createdBy).toMatchObject({ id: owner.userId });
    const { body: requestedByKey } = await requestApproval(
      api,
      { action: "approve", rolloverId },
      rotated.apiKey.key,
    ).expect(201);
    for (const person of [owner, bob]) {
      expectProblem(await decideApprovalAs(api, person, requestedByKey.id, "confirm"), "wrong_person");
    }
    const { body: requestedByOwner } = await requestApprovalAs(api, owner, {
      action: "approve",
      rolloverId,
    }).expect(201);
    expectProblem(
      await decideApproval(api, requestedByOwner.id, "confirm", rotated.apiKey.key),
      "person_required",
    );
    expect(await readRolloverState(api, rolloverId)).toBe("in_review");
    const { body: successor } = await api.call("post", "/v1/api-keys/rotate", rotated.apiKey.key).expect(201);
    const shown = await callAs(api, owner, "get", `/portal/api/keys/${successor.apiKey.id}`).expect(200);
    expect(shown.body.createdBy).toMatchObject({ id: owner.userId });
  });

  it("require the action's scopes from both the decider and the requester", async () => {
    const api = await newFourEyesOrganization(base);
    const rolloverId = await createRolloverInState(api, "in_review");
    const limitedKey = await createKey(api, null, ["rollovers:read", "rollovers:act"]);
    expectProblem(
      await requestApproval(api, { action: "approve", rolloverId }, limitedKey.key),
      "insufficient_scope",
    );
    expectProblem(
      await requestApproval(api, { action: "reveal", rolloverId }, limitedKey.key),
      "insufficient_scope",
    );
    const { body } = await requestApproval(api, { action: "approve", rolloverId }).expect(201);
    const viewer = await signInSecondPerson(api, "viewer");
    for (const decision of ["confirm", "decline"] as const) {
      expectProblem(await decideApproval(api, body.id, decision, limitedKey.key), "insufficient_scope");
      expectProblem(await decideApprovalAs(api, viewer, body.id, decision), "insufficient_scope");
    }
    expect((await readApproval(api, body.id)).state).toBe("pending");
  });

  it("show the reason for declining, and a declined action can be requested again", async () => {
    const api = await newFourEyesOrganization(base);
    const rolloverId = await createRolloverInState(api, "in_review");
    const second = await signInSecondPerson(api);
    const { body } = await requestApproval(api, { action: "approve", rolloverId });
    const reason = "The statement belongs to another account.";
    const { body: declined } = await decideApprovalAs(api, second, body.id, "decline")
      .send({ reason })
      .expect(200);
    expect(declined).toMatchObject({ state: "declined", reason, decidedBy: { id: second.memberId } });
    expectProblem(await decideApprovalAs(api, second, body.id, "confirm"), "approval_ended");
    const { body: replaced } = await requestApproval(api, { action: "approve", rolloverId }).expect(201);
    const { body: newApproval } = await requestApproval(api, { action: "approve", rolloverId }).expect(201);
    expect((await readApproval(api, replaced.id)).state).toBe("withdrawn");
    const { body: pending } = await api.call("get", "/v1/approvals?state=pending");
    expect(pending.data.map(({ id }: { id: string }) => id)).toEqual([newApproval.id]);
    const filtered = await api.call(
      "get",
      `/v1/approvals?rolloverId=${rolloverId}&state=declined&action=approve`,
    );
    expect(filtered.body.data).toMatchObject([{ id: body.id, reason }]);
    const { rows } = await api.db.pool.query("SELECT * FROM approvals WHERE rollover_id = $1", [rolloverId]);
    expect(JSON.stringify(rows)).not.toContain("another account");
  });
});
