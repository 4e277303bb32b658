import { describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { toMutationName } from "../../src/rollovers/actions/action-body.ts";
import { expectProblem } from "../expect-problem.ts";
import { callGraphql } from "../graphql/transports.ts";
import { callAs } from "../portal/member-calls.ts";
import { newOrganization } from "../sandbox/sandbox-calls.ts";
import { useTestApi } from "../start-test-api.ts";
import { expectConsistent, NOW } from "../workflow/rollover-steps.ts";
import {
  actWithoutApproval,
  createKey,
  createRolloverInState,
  decideApprovalAs,
  newFourEyesOrganization,
  newUserId,
  readRolloverState,
  requestApproval,
  SECOND_PERSON_ROLLOVER_ACTIONS,
  setSecondPersonActions,
  signInSecondPerson,
} from "./approval-calls.ts";

const ACTION_CASES = SECOND_PERSON_ROLLOVER_ACTIONS.map((actionCase) => ({ ...actionCase }));

describe("Actions that require a second person", () => {
  const base = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  it.each(ACTION_CASES)(
    "409 for one person alone over REST and GraphQL, and nothing changes: $action",
    async (testCase) => {
      const { action, from, params } = testCase;
      const api = await newFourEyesOrganization(base, [action]);
      const id = await createRolloverInState(api, from);
      const before = await expectConsistent(api, id);
      const refused = expectProblem(
        await actWithoutApproval(api, id, action, params),
        "second_person_required",
      );
      expect(refused).toMatchObject({ action, rolloverId: id });
      const mutation = callGraphql(api, api.ak.key, "mutation", toMutationName(action), {
        input: { rolloverId: id, ...params },
      });
      await expect(mutation).rejects.toMatchObject({ code: "second_person_required" });
      await actWithoutApproval(api, id, action, params, { dryRun: true }).expect(200);
      expect(await expectConsistent(api, id)).toEqual(before);
    },
  );

  it.each(ACTION_CASES)(
    "run when a member confirms, and the timeline names the requester and the member: $action",
    async (testCase) => {
      const { action, from, params, to } = testCase;
      const api = await newFourEyesOrganization(base);
      const id = await createRolloverInState(api, from);
      const second = await signInSecondPerson(api);
      const { body, headers } = await requestApproval(api, { action, rolloverId: id, params }).expect(201);
      expect(headers.location).toBe(`/v1/approvals/${body.id}`);
      expect(body).toMatchObject({ state: "pending", isOwn: true, params, requestedBy: { id: api.ak.id } });
      expect(await readRolloverState(api, id)).not.toBe("completed");
      const { body: confirmed } = await decideApprovalAs(api, second, body.id, "confirm").expect(200);
      expect(confirmed).toMatchObject({
        state: "done",
        isOwn: false,
        params,
        decidedBy: { id: second.memberId },
      });
      expect((await callAs(api, second, "get", `/v1/approvals/${body.id}`)).body).toEqual(confirmed);
      const { timeline, row } = await expectConsistent(api, id);
      expect(row.state).toBe(to);
      expect(timeline.at(-1)).toMatchObject({
        action,
        actor: { type: "member", id: second.memberId },
        requestedBy: { type: "api_key", id: api.ak.id, approvalId: body.id },
      });
      const { body: shown } = await api.call("get", `/v1/rollovers/${id}/timeline`);
      expect(shown.data.at(-1)).toMatchObject({ requestedBy: { id: api.ak.id, approvalId: body.id } });
      const audit = await api.db.prisma.auditEntry.findMany({
        where: { targetId: body.id },
        orderBy: { id: "asc" },
      });
      expect(audit).toMatchObject([
        { action: "approval.requested", actorId: api.ak.id, data: { action, rolloverId: id } },
        { action: "approval.confirmed", actorId: second.memberId, data: { requestedBy: { id: api.ak.id } } },
      ]);
      const readEvents = async (type: string) => (await api.call("get", `/v1/events?type=${type}`)).body.data;
      const data = { approvalId: body.id, action, rolloverId: id, requestedBy: { id: api.ak.id } };
      expect(await readEvents("approval.requested")).toMatchObject([{ data: { ...data, decidedBy: null } }]);
      expect(await readEvents("approval.confirmed")).toMatchObject([
        { data: { ...data, decidedBy: { id: second.memberId } } },
      ]);
    },
  );

  it("can be requested through GraphQL but not decided there, because its callers are API keys", async () => {
    const api = await newFourEyesOrganization(base);
    const id = await createRolloverInState(api, "in_review");
    const otherKey = await createKey(api, newUserId());
    const input = { action: "approve", rolloverId: id, params: {} };
    const requested = (await callGraphql(api, api.ak.key, "mutation", "requestApproval", { input })) as {
      approval: { id: string };
    };
    const approvalId = requested.approval.id;
    for (const { key } of [api.ak, otherKey]) {
      for (const mutation of ["confirmApproval", "declineApproval"]) {
        const decided = callGraphql(api, key, "mutation", mutation, { input: { approvalId } });
        await expect(decided).rejects.toMatchObject({ code: "person_required" });
      }
    }
    expect(await readRolloverState(api, id)).toBe("in_review");
    await decideApprovalAs(api, await signInSecondPerson(api), approvalId, "confirm").expect(200);
    expect(await readRolloverState(api, id)).toBe("approved");
  });

  it("do not include other actions or the sandbox's own steps", async () => {
    const api = await newFourEyesOrganization(base, ["complete"]);
    const id = await createRolloverInState(api, "in_review");
    await actWithoutApproval(api, id, "approve", {}).expect(200);
    await setSecondPersonActions(api, ["approve", "send_to_custodian", "complete"]);
    const { body } = await api.call("post", `/v1/sandbox/rollovers/${id}/advance`).send({ to: "completed" });
    expect(body.state).toBe("completed");
  });

  it("cannot be requested if impossible or invalid: the request fails as the action does", async () => {
    const api = await newFourEyesOrganization(base);
    const id = await createRolloverInState(api, "in_review");
    expectProblem(
      await requestApproval(api, { action: "complete", rolloverId: id, params: { postedAmount: "1.00" } }),
      "invalid_transition",
    );
    expectProblem(
      await actWithoutApproval(api, id, "complete", { postedAmount: "1.00" }),
      "invalid_transition",
    );
    for (const [body, pointer] of [
      [{ action: "approve", rolloverId: id, params: { x: 1 } }, "#/params/x"],
      [{ action: "approve" }, "#/rolloverId"],
      [{ action: "cancel", rolloverId: id }, "#/action"],
    ] as const) {
      const problem = expectProblem(await requestApproval(api, body), "validation_failed");
      expect(problem.errors).toMatchObject([{ pointer }]);
    }
    expectProblem(
      await requestApproval(api, { action: "create_live_key", rolloverId: id }),
      "insufficient_scope",
    );
    expectProblem(
      await requestApproval(api, { action: "approve", rolloverId: id, rolloverVersion: 1 }),
      "version_conflict",
    );
    const otherApi = await newOrganization(base);
    expectProblem(await requestApproval(otherApi, { action: "approve", rolloverId: id }), "not_found");
    expect((await api.call("get", "/v1/approvals")).body.data).toEqual([]);
  });
});
