import { describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { callAs } from "../portal/member-calls.ts";
import type { SignedIn } from "../portal/sign-in-as.ts";
import { expectProblem } from "../problem-answers.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import {
  anotherKey,
  ask,
  askAs,
  decideAs,
  forTwo,
  readApproval,
  rolloverAt,
  secondPerson,
} from "./approval-calls.ts";

const HOUR_MS = 3_600_000;

describe("membership, and who decides", () => {
  const clock = new TestClock();
  const base = useTestApi({ clock });
  const update = (api: TestApi, { memberId }: SignedIn, data: object) =>
    api.db.prisma.member.update({ where: { id: memberId }, data });
  const invitedBy = (api: TestApi, person: SignedIn, by: SignedIn, hoursAgo: number) =>
    update(api, person, {
      createdBy: by.memberId,
      createdAt: new Date(clock.now().getTime() - hoursAgo * HOUR_MS),
    });
  const pending = async (api: TestApi, asker: SignedIn) => {
    const rolloverId = await rolloverAt(api, "in_review");
    return (await askAs(api, asker, { action: "approve", rolloverId }).expect(201)).body.id as string;
  };

  it("a person whom the asker invited cannot decide for 72 hours", async () => {
    const api = await forTwo(base, ["approve"]);
    const [asker, invited] = [await secondPerson(api, "owner"), await secondPerson(api)];
    await invitedBy(api, invited, asker, 71);
    const id = await pending(api, asker);
    for (const how of ["confirm", "decline"] as const) {
      expectProblem(await decideAs(api, invited, id, how), "recently_invited");
    }
    const shown = await callAs(api, invited, "get", `/v1/approvals/${id}`).expect(200);
    expect(shown.body.cannotDecide).toBe("recently_invited");
    await invitedBy(api, invited, asker, 72);
    await decideAs(api, invited, id, "confirm").expect(200);
  });

  it("a person whom the asker's invitee invited cannot decide for the asker or the asker's key", async () => {
    const api = await forTwo(base, ["approve"]);
    const [asker, first, last] = [
      await secondPerson(api, "owner"),
      await secondPerson(api, "admin"),
      await secondPerson(api),
    ];
    await invitedBy(api, first, asker, 2);
    await invitedBy(api, last, first, 1);
    expectProblem(await decideAs(api, last, await pending(api, asker), "confirm"), "recently_invited");
    const { key } = await anotherKey(api, asker.userId);
    const rolloverId = await rolloverAt(api, "in_review");
    const { body } = await ask(api, { action: "approve", rolloverId }, key).expect(201);
    expectProblem(await decideAs(api, last, body.id, "confirm"), "recently_invited");
    // A long-standing inviter ends the chain.
    await invitedBy(api, first, asker, 100);
    await decideAs(api, last, body.id, "confirm").expect(200);
  });

  it("a person whose role the asker raised cannot decide for 72 hours", async () => {
    const api = await forTwo(base, ["approve"]);
    const [asker, raised] = [await secondPerson(api, "owner"), await secondPerson(api, "viewer")];
    const setRole = (role: string) =>
      callAs(api, asker, "patch", `/portal/api/members/${raised.memberId}`).send({ role }).expect(200);
    const id = await pending(api, asker);
    await setRole("operations");
    expectProblem(await decideAs(api, raised, id, "confirm"), "recently_invited");
    await setRole("viewer");
    await setRole("operations");
    expectProblem(await decideAs(api, raised, id, "confirm"), "recently_invited");
    await update(api, raised, { roleRaisedAt: new Date(clock.now().getTime() - 72 * HOUR_MS) });
    await decideAs(api, raised, id, "confirm").expect(200);
  });

  it("requests end with the membership, and with the role that allowed them", async () => {
    const api = await forTwo(base, ["approve", "reveal"]);
    const [owner, leaving, lowered] = [
      await secondPerson(api, "owner"),
      await secondPerson(api),
      await secondPerson(api, "admin"),
    ];
    const { key } = await anotherKey(api, leaving.userId);
    const rolloverId = await rolloverAt(api, "in_review");
    const byKey = (await ask(api, { action: "approve", rolloverId }, key).expect(201)).body.id;
    const [own, lost] = [await pending(api, leaving), await pending(api, lowered)];
    const reveal = (await askAs(api, leaving, { action: "reveal", rolloverId }).expect(201)).body.id;
    await decideAs(api, owner, reveal, "confirm").expect(200);
    await callAs(api, owner, "delete", `/portal/api/members/${leaving.memberId}`).expect(200);
    for (const id of [own, byKey, reveal]) {
      expect((await readApproval(api, id)).state).toBe("withdrawn");
    }
    expectProblem(await decideAs(api, owner, own, "confirm"), "approval_ended");
    const setRole = (role: string) =>
      callAs(api, owner, "patch", `/portal/api/members/${lowered.memberId}`).send({ role }).expect(200);
    await setRole("operations");
    expect((await readApproval(api, lost)).state).toBe("pending");
    await setRole("viewer");
    expect(await readApproval(api, lost)).toMatchObject({
      state: "withdrawn",
      decidedBy: { id: owner.memberId },
    });
    const { body } = await api.call("get", "/v1/events?type=approval.withdrawn");
    expect(body.data).toHaveLength(4);
  });
});
