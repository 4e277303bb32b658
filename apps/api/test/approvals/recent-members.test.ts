import { describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { callAs } from "../portal/member-calls.ts";
import type { SignedIn } from "../portal/sign-in-as.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import {
  createKey,
  createRolloverInState,
  decideApprovalAs,
  newFourEyesOrganization,
  readApproval,
  requestApproval,
  requestApprovalAs,
  signInSecondPerson,
} from "./approval-calls.ts";

const HOUR_MS = 3_600_000;

describe("Membership and approval decisions", () => {
  const clock = new TestClock();
  const base = useTestApi({ clock });
  const update = (api: TestApi, { memberId }: SignedIn, data: object) =>
    api.db.prisma.member.update({ where: { id: memberId }, data });
  const recordInvitation = (api: TestApi, person: SignedIn, inviter: SignedIn, hoursAgo: number) =>
    update(api, person, {
      createdBy: inviter.memberId,
      createdAt: new Date(clock.now().getTime() - hoursAgo * HOUR_MS),
    });
  const requestPendingApproval = async (api: TestApi, requester: SignedIn) => {
    const rolloverId = await createRolloverInState(api, "in_review");
    return (await requestApprovalAs(api, requester, { action: "approve", rolloverId }).expect(201)).body
      .id as string;
  };

  it("a member invited by the requester cannot decide for 72 hours", async () => {
    const api = await newFourEyesOrganization(base, ["approve"]);
    const [requester, invited] = [await signInSecondPerson(api, "owner"), await signInSecondPerson(api)];
    await recordInvitation(api, invited, requester, 71);
    const id = await requestPendingApproval(api, requester);
    for (const decision of ["confirm", "decline"] as const) {
      expectProblem(await decideApprovalAs(api, invited, id, decision), "recently_invited");
    }
    const shown = await callAs(api, invited, "get", `/v1/approvals/${id}`).expect(200);
    expect(shown.body.cannotDecide).toBe("recently_invited");
    await recordInvitation(api, invited, requester, 72);
    await decideApprovalAs(api, invited, id, "confirm").expect(200);
  });

  it("a member invited by a recent invitee of the requester cannot decide requests of the requester or of the requester's key", async () => {
    const api = await newFourEyesOrganization(base, ["approve"]);
    const [requester, first, last] = [
      await signInSecondPerson(api, "owner"),
      await signInSecondPerson(api, "admin"),
      await signInSecondPerson(api),
    ];
    await recordInvitation(api, first, requester, 2);
    await recordInvitation(api, last, first, 1);
    expectProblem(
      await decideApprovalAs(api, last, await requestPendingApproval(api, requester), "confirm"),
      "recently_invited",
    );
    const { key } = await createKey(api, requester.userId);
    const rolloverId = await createRolloverInState(api, "in_review");
    const { body } = await requestApproval(api, { action: "approve", rolloverId }, key).expect(201);
    expectProblem(await decideApprovalAs(api, last, body.id, "confirm"), "recently_invited");
    // Invitations older than 72 hours end the chain.
    await recordInvitation(api, first, requester, 100);
    await decideApprovalAs(api, last, body.id, "confirm").expect(200);
  });

  it("two recently invited members and their inviter cannot decide each other's requests", async () => {
    const api = await newFourEyesOrganization(base, ["approve"]);
    const [inviter, first, second] = [
      await signInSecondPerson(api, "owner"),
      await signInSecondPerson(api),
      await signInSecondPerson(api),
    ];
    await recordInvitation(api, first, inviter, 2);
    await recordInvitation(api, second, inviter, 1);
    const id = await requestPendingApproval(api, first);
    for (const decider of [second, inviter]) {
      expectProblem(await decideApprovalAs(api, decider, id, "confirm"), "recently_invited");
      const shown = await callAs(api, decider, "get", `/v1/approvals/${id}`).expect(200);
      expect(shown.body).toMatchObject({ cannotDecide: "recently_invited", approvers: [] });
    }
    // A removed member's key still counts as linked to the inviter.
    const { key } = await createKey(api, first.userId);
    await callAs(api, inviter, "delete", `/portal/api/members/${first.memberId}`).expect(200);
    const rolloverId = await createRolloverInState(api, "in_review");
    const { body } = await requestApproval(api, { action: "approve", rolloverId }, key).expect(201);
    expectProblem(await decideApprovalAs(api, inviter, body.id, "confirm"), "recently_invited");
    await recordInvitation(api, first, inviter, 72);
    await decideApprovalAs(api, inviter, body.id, "confirm").expect(200);
  });

  it("a member whose role the requester raised cannot decide for 72 hours", async () => {
    const api = await newFourEyesOrganization(base, ["approve"]);
    const [requester, raised] = [
      await signInSecondPerson(api, "owner"),
      await signInSecondPerson(api, "viewer"),
    ];
    const setRole = (role: string) =>
      callAs(api, requester, "patch", `/portal/api/members/${raised.memberId}`).send({ role }).expect(200);
    const id = await requestPendingApproval(api, requester);
    await setRole("operations");
    expectProblem(await decideApprovalAs(api, raised, id, "confirm"), "recently_invited");
    await setRole("viewer");
    await setRole("operations");
    expectProblem(await decideApprovalAs(api, raised, id, "confirm"), "recently_invited");
    await update(api, raised, { roleRaisedAt: new Date(clock.now().getTime() - 72 * HOUR_MS) });
    await decideApprovalAs(api, raised, id, "confirm").expect(200);
  });

  it("requests are withdrawn when the member leaves or loses the role that allowed them", async () => {
    const api = await newFourEyesOrganization(base, ["approve", "reveal"]);
    const [owner, leaving, lowered] = [
      await signInSecondPerson(api, "owner"),
      await signInSecondPerson(api),
      await signInSecondPerson(api, "admin"),
    ];
    const { key } = await createKey(api, leaving.userId);
    const rolloverId = await createRolloverInState(api, "in_review");
    const requestedByKey = (await requestApproval(api, { action: "approve", rolloverId }, key).expect(201))
      .body.id;
    const [requestedByLeaving, requestedByLowered] = [
      await requestPendingApproval(api, leaving),
      await requestPendingApproval(api, lowered),
    ];
    const reveal = (await requestApprovalAs(api, leaving, { action: "reveal", rolloverId }).expect(201)).body
      .id;
    await decideApprovalAs(api, owner, reveal, "confirm").expect(200);
    await callAs(api, owner, "delete", `/portal/api/members/${leaving.memberId}`).expect(200);
    for (const id of [requestedByLeaving, requestedByKey, reveal]) {
      expect((await readApproval(api, id)).state).toBe("withdrawn");
    }
    expectProblem(await decideApprovalAs(api, owner, requestedByLeaving, "confirm"), "approval_ended");
    const setRole = (role: string) =>
      callAs(api, owner, "patch", `/portal/api/members/${lowered.memberId}`).send({ role }).expect(200);
    await setRole("operations");
    expect((await readApproval(api, requestedByLowered)).state).toBe("pending");
    await setRole("viewer");
    expect(await readApproval(api, requestedByLowered)).toMatchObject({
      state: "withdrawn",
      decidedBy: { id: owner.memberId },
    });
    const { body } = await api.call("get", "/v1/events?type=approval.withdrawn");
    expect(body.data).toHaveLength(4);
  });
});
