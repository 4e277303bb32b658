import { describe, expect, it } from "@jest/globals";
import { findCustodianId } from "@svc/testing";
import {
  decideApprovalAs,
  newFourEyesOrganization,
  requestApproval,
  signInSecondPerson,
} from "../approvals/approval-calls.ts";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { expectConsistent } from "../workflow/rollover-steps.ts";
import { buildDestination, buildSource, createRepointCalls, NEW, OLD, REASON } from "./repoint-calls.ts";
import { runSvc } from "./run-svc.ts";

describe("svc custodians repoint", () => {
  const api = useTestApi();
  const { repointJson, create } = createRepointCalls(api);

  it("skips a locked rollover and changes the others", async () => {
    const [first, second] = [await create("draft"), await create("draft")];
    const client = await api.db.pool.connect();
    try {
      await client.query("BEGIN");
      await client.query("SELECT FROM rollovers WHERE id = $1 FOR UPDATE", [first]);
      const { code, findLine } = await repointJson();
      expect(code).toBe(1);
      expect(findLine(first)).toMatchObject({ skipped: { reason: "locked" }, state: null });
      expect(findLine(second)).toMatchObject({ skipped: null });
    } finally {
      await client.query("ROLLBACK");
      client.release();
    }
    expect(await repointJson()).toMatchObject({ code: 0, totals: { rollovers: 1 } });
  });

  it("requires an active successor that has the side's role", async () => {
    const [oldId, vanguardId] = [await findCustodianId(api, OLD), await findCustodianId(api, "vanguard")];
    const id = await create("draft", {
      source: buildSource(vanguardId, "401K-4"),
      destination: buildDestination(oldId),
    });
    const update = (data: object) => api.db.prisma.custodian.update({ where: { slug: NEW }, data });
    const { roles } = await api.db.prisma.custodian.findUniqueOrThrow({ where: { slug: NEW } });
    await update({ roles: ["delivering"] });
    const { code, findLine } = await repointJson();
    expect({ code, line: findLine(id) }).toMatchObject({
      code: 1,
      line: { skipped: { reason: "role_missing" } },
    });
    await update({ roles, active: false });
    const inactive = await runSvc(api.env, "custodians", "repoint", OLD, NEW, "--reason", REASON);
    expect(inactive).toMatchObject({ code: 1, stderr: expect.stringContaining("principal is not active.") });
    expect((await api.call("get", `/v1/rollovers/${id}`).expect(200)).body.destination.custodianId).toBe(
      oldId,
    );
    await update({ active: true });
    expect(await repointJson()).toMatchObject({ code: 0, totals: { rollovers: 1 } });
  });

  it("skips a rollover that does not match its timeline", async () => {
    const id = await create("draft");
    await api.db.pool.query("UPDATE rollovers SET priority = 'high' WHERE id = $1", [id]);
    const { code, findLine } = await repointJson();
    expect(code).toBe(1);
    expect(findLine(id)).toMatchObject({ skipped: { reason: "history_mismatch" }, state: null });
    await api.db.pool.query("UPDATE rollovers SET priority = 'normal' WHERE id = $1", [id]);
    expect(await repointJson()).toMatchObject({ code: 0, totals: { rollovers: 1 } });
    await expectConsistent(api, id);
  });

  it("marks approvals of actions with the previous custodian as outdated", async () => {
    const fourEyes = await newFourEyesOrganization(api, ["send_to_custodian"]);
    const rolloverId = await create("approved", {}, fourEyes);
    const { id } = (await requestApproval(fourEyes, { action: "send_to_custodian", rolloverId }).expect(201))
      .body;
    const { findLine } = await repointJson();
    expect(findLine(rolloverId)).toMatchObject({ outdatedApprovals: [id] });
    const refused = await decideApprovalAs(fourEyes, await signInSecondPerson(fourEyes), id, "confirm");
    expect(expectProblem(refused, "approval_outdated").changes).toContain("source.custodianId");
    const { body } = await fourEyes.call("get", "/v1/events?type=approval.outdated").expect(200);
    expect(body.data).toMatchObject([{ data: { approvalId: id, rolloverId } }]);
    const { rows } = await api.db.pool.query(
      "SELECT target_id, data FROM audit_log WHERE action = 'approval.outdated'",
    );
    expect(rows).toMatchObject([
      {
        target_id: id,
        data: { changes: expect.arrayContaining(["source.custodianId", "source.custodianName"]) },
      },
    ]);
  });
});
