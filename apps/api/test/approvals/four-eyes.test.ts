import { describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { mutationOf } from "../../src/rollovers/action-body.ts";
import { callGraphql } from "../graphql/transports.ts";
import { callAs } from "../portal/member-calls.ts";
import { expectProblem } from "../problem-answers.ts";
import { newOrganization } from "../sandbox/sandbox-calls.ts";
import { useTestApi } from "../start-test-api.ts";
import { expectWhole, NOW } from "../workflow/rollover-course.ts";
import {
  actAlone,
  anotherKey,
  ask,
  choose,
  DONE_TO_ROLLOVERS,
  decideAs,
  forTwo,
  newUser,
  rolloverAt,
  secondPerson,
  stateOf,
} from "./approval-calls.ts";

const EACH = DONE_TO_ROLLOVERS.map((one) => ({ ...one }));

describe("what needs a second person", () => {
  const base = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  it.each(EACH)("409 for one alone, whichever way it is asked, and nothing is done: $action", async (of) => {
    const { action, from, params } = of;
    const api = await forTwo(base, [action]);
    const id = await rolloverAt(api, from);
    const before = await expectWhole(api, id);
    const refused = expectProblem(await actAlone(api, id, action, params), "second_person_required");
    expect(refused).toMatchObject({ action, rolloverId: id });
    const mutation = callGraphql(api, api.ak.key, "mutation", mutationOf(action), {
      input: { rolloverId: id, ...params },
    });
    await expect(mutation).rejects.toMatchObject({ code: "second_person_required" });
    await actAlone(api, id, action, params, { dryRun: true }).expect(200);
    expect(await expectWhole(api, id)).toEqual(before);
  });

  it.each(EACH)("is done once another confirms it, and both stand in its history: $action", async (of) => {
    const { action, from, params, to } = of;
    const api = await forTwo(base);
    const id = await rolloverAt(api, from);
    const second = await secondPerson(api);
    const { body, headers } = await ask(api, { action, rolloverId: id, params }).expect(201);
    expect(headers.location).toBe(`/v1/approvals/${body.id}`);
    expect(body).toMatchObject({ state: "pending", isOwn: true, params, requestedBy: { id: api.ak.id } });
    expect(await stateOf(api, id)).not.toBe("completed");
    const { body: done } = await decideAs(api, second, body.id, "confirm").expect(200);
    expect(done).toMatchObject({ state: "done", isOwn: false, params, decidedBy: { id: second.memberId } });
    expect((await callAs(api, second, "get", `/v1/approvals/${body.id}`)).body).toEqual(done);
    const { timeline, row } = await expectWhole(api, id);
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
    const told = async (type: string) => (await api.call("get", `/v1/events?type=${type}`)).body.data;
    const data = { approvalId: body.id, action, rolloverId: id, requestedBy: { id: api.ak.id } };
    expect(await told("approval.requested")).toMatchObject([{ data: { ...data, decidedBy: null } }]);
    expect(await told("approval.confirmed")).toMatchObject([
      { data: { ...data, decidedBy: { id: second.memberId } } },
    ]);
  });

  it("is requested through GraphQL, and never decided there: its callers are keys", async () => {
    const api = await forTwo(base);
    const id = await rolloverAt(api, "in_review");
    const another = await anotherKey(api, newUser());
    const input = { action: "approve", rolloverId: id, params: {} };
    const asked = (await callGraphql(api, api.ak.key, "mutation", "requestApproval", { input })) as {
      approval: { id: string };
    };
    const approvalId = asked.approval.id;
    for (const { key } of [api.ak, another]) {
      for (const mutation of ["confirmApproval", "declineApproval"]) {
        const decided = callGraphql(api, key, "mutation", mutation, { input: { approvalId } });
        await expect(decided).rejects.toMatchObject({ code: "person_required" });
      }
    }
    expect(await stateOf(api, id)).toBe("in_review");
    await decideAs(api, await secondPerson(api), approvalId, "confirm").expect(200);
    expect(await stateOf(api, id)).toBe("approved");
  });

  it("leaves all else to one alone, and the sandbox its own steps", async () => {
    const api = await forTwo(base, ["complete"]);
    const id = await rolloverAt(api, "in_review");
    await actAlone(api, id, "approve", {}).expect(200);
    await choose(api, ["approve", "send_to_custodian", "complete"]);
    const { body } = await api.call("post", `/v1/sandbox/rollovers/${id}/advance`).send({ to: "completed" });
    expect(body.state).toBe("completed");
  });

  it("refuses at once what could not be done, as the action does", async () => {
    const api = await forTwo(base);
    const id = await rolloverAt(api, "in_review");
    expectProblem(
      await ask(api, { action: "complete", rolloverId: id, params: { postedAmount: "1.00" } }),
      "invalid_transition",
    );
    expectProblem(await actAlone(api, id, "complete", { postedAmount: "1.00" }), "invalid_transition");
    for (const [body, pointer] of [
      [{ action: "approve", rolloverId: id, params: { x: 1 } }, "#/params/x"],
      [{ action: "approve" }, "#/rolloverId"],
      [{ action: "create_live_key", rolloverId: id }, "#/rolloverId"],
      [{ action: "cancel", rolloverId: id }, "#/action"],
    ] as const) {
      const problem = expectProblem(
        await ask(api, body),
        pointer === "#/rolloverId" && body.action === "create_live_key"
          ? "insufficient_scope"
          : "validation_failed",
      );
      if (problem.code === "validation_failed") expect(problem.errors).toMatchObject([{ pointer }]);
    }
    expectProblem(
      await ask(api, { action: "approve", rolloverId: id, rolloverVersion: 1 }),
      "version_conflict",
    );
    const stranger = await newOrganization(base);
    expectProblem(await ask(stranger, { action: "approve", rolloverId: id }), "not_found");
    expect((await api.call("get", "/v1/approvals")).body.data).toEqual([]);
  });
});
