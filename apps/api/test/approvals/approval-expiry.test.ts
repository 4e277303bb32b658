import { describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { sweepApprovals } from "../../src/people/second-person/sweep-approvals.ts";
import { expectProblem } from "../expect-problem.ts";
import { advanceClockByDays } from "../sandbox/sandbox-calls.ts";
import { useTestApi } from "../start-test-api.ts";
import { expectConsistent, NOW } from "../workflow/rollover-steps.ts";
import {
  actWithoutApproval,
  createRolloverInState,
  decideApproval,
  decideApprovalAs,
  newFourEyesOrganization,
  readApproval,
  readRolloverState,
  requestApproval,
  signInSecondPerson,
} from "./approval-calls.ts";

const HOUR_MS = 3_600_000;

describe("An approval", () => {
  const clock = new TestClock(Date.parse(NOW));
  const base = useTestApi({ clock });
  const sweep = () => sweepApprovals({ db: base.db, clock });

  it("expires after 24 hours of real time, with or without a sweep, and emits one event", async () => {
    const api = await newFourEyesOrganization(base);
    const second = await signInSecondPerson(api);
    const rolloverId = await createRolloverInState(api, "in_review");
    const { body } = await requestApproval(api, { action: "approve", rolloverId });
    // Approvals expire by real time, not sandbox time.
    await advanceClockByDays(api, 1);
    clock.advance(24 * HOUR_MS - 1);
    await sweep();
    expect((await readApproval(api, body.id)).state).toBe("pending");
    clock.advance(1);
    expect((await readApproval(api, body.id)).state).toBe("expired");
    const countListed = async (state: string) =>
      (await api.call("get", `/v1/approvals?state=${state}`)).body.data.length;
    expect([await countListed("pending"), await countListed("expired")]).toEqual([0, 1]);
    expect(
      expectProblem(await decideApprovalAs(api, second, body.id, "confirm"), "approval_ended"),
    ).toMatchObject({ approvalState: "expired" });
    await Promise.all([sweep(), sweep(), sweep()]);
    await sweep();
    const { body: events } = await api.call("get", "/v1/events?type=approval.expired");
    expect(events.data).toMatchObject([
      { data: { approvalId: body.id, action: "approve", decidedBy: null } },
    ]);
    const audit = await api.db.prisma.auditEntry.findMany({
      where: { targetId: body.id, action: "approval.expired" },
    });
    expect(audit).toMatchObject([{ actorType: "service", actorId: null }]);
    expect((await readApproval(api, body.id)).state).toBe("expired");
  });

  it("is decided only once when members confirm and the requester withdraws concurrently", async () => {
    const api = await newFourEyesOrganization(base);
    const people = await Promise.all(Array.from({ length: 6 }, () => signInSecondPerson(api)));
    const rolloverId = await createRolloverInState(api, "in_review");
    const { body } = await requestApproval(api, { action: "approve", rolloverId });
    const responses = await Promise.all([
      ...people.map((person) => decideApprovalAs(api, person, body.id, "confirm")),
      decideApproval(api, body.id, "withdraw"),
    ]);
    const succeeded = responses.filter(({ status }) => status === 200);
    expect(succeeded).toHaveLength(1);
    for (const response of responses) if (response.status !== 200) expectProblem(response, "approval_ended");
    const isApproved = succeeded[0]?.body.state === "done";
    expect(await readRolloverState(api, rolloverId)).toBe(isApproved ? "approved" : "in_review");
    const { timeline } = await expectConsistent(api, rolloverId);
    expect(timeline.filter(({ action }) => action === "approve")).toHaveLength(isApproved ? 1 : 0);
  });

  it("stays pending if a covered fact changed, and can be confirmed if only the assignee changed", async () => {
    const api = await newFourEyesOrganization(base, ["send_to_custodian"]);
    const second = await signInSecondPerson(api);
    const id = await createRolloverInState(api, "approved");
    const { body } = await requestApproval(api, { action: "send_to_custodian", rolloverId: id });
    await api
      .call("patch", `/v1/rollovers/${id}`)
      .send({ assigneeId: "ops-1", tags: ["urgent"] })
      .expect(200);
    await api.call("post", `/v1/rollovers/${id}/notes`).send({ text: "Please look." }).expect(201);
    await actWithoutApproval(api, id, "provide_documents", {
      documents: [{ type: "statement", name: "statement.pdf", sha256: "a".repeat(64) }],
    }).expect(200);
    expectProblem(await decideApprovalAs(api, second, body.id, "confirm"), "approval_outdated");
    expect((await readApproval(api, body.id)).state).toBe("pending");
    const { body: newApproval } = await requestApproval(api, {
      action: "send_to_custodian",
      rolloverId: id,
    }).expect(201);
    // The patch and the documents changed the version; the note did not.
    expect(newApproval.rolloverVersion).toBe(body.rolloverVersion + 2);
    await api.call("patch", `/v1/rollovers/${id}`).send({ assigneeId: "ops-2" }).expect(200);
    await decideApprovalAs(api, second, newApproval.id, "confirm").expect(200);
    expect(await readRolloverState(api, id)).toBe("requested");
  });

  it("stays pending when its action is no longer possible", async () => {
    const api = await newFourEyesOrganization(base, ["approve"]);
    const second = await signInSecondPerson(api);
    const id = await createRolloverInState(api, "in_review");
    const { body } = await requestApproval(api, { action: "approve", rolloverId: id });
    await actWithoutApproval(api, id, "reject", {
      code: "name_mismatch",
      reason: "The names differ.",
    }).expect(200);
    const before = await expectConsistent(api, id);
    expectProblem(await decideApprovalAs(api, second, body.id, "confirm"), "approval_outdated");
    expect((await readApproval(api, body.id)).state).toBe("pending");
    expect(await expectConsistent(api, id)).toEqual(before);
    expect((await decideApproval(api, body.id, "withdraw").expect(200)).body.state).toBe("withdrawn");
  });

  it("erases its params when the participant is erased", async () => {
    const api = await newFourEyesOrganization(base);
    const second = await signInSecondPerson(api);
    const id = await createRolloverInState(api, "mismatch");
    const params = { reason: "Ada agreed by telephone." };
    const { body } = await requestApproval(api, {
      action: "resolve_mismatch",
      rolloverId: id,
      params,
    }).expect(201);
    const { rows } = await api.db.pool.query("SELECT * FROM approvals WHERE id = $1", [body.id]);
    expect(JSON.stringify(rows)).not.toContain("telephone");
    await decideApprovalAs(api, second, body.id, "confirm").expect(200);
    await api.call("post", `/v1/sandbox/rollovers/${id}/advance`).send({ to: "completed" }).expect(200);
    const { accountId } = (await api.call("get", `/v1/rollovers/${id}`)).body;
    expect((await readApproval(api, body.id)).params).toEqual(params);
    await api.call("delete", `/v1/accounts/${accountId}`).expect(200);
    expect(await readApproval(api, body.id)).toMatchObject({ params: null, state: "done" });
    const { rows: erased } = await api.db.pool.query("SELECT * FROM approvals WHERE id = $1", [body.id]);
    expect(erased).toMatchObject([{ sealed_params: null, sealed_reason: null }]);
  });
});
