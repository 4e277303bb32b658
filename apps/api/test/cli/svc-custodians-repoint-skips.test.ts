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
import {
  buildDestination,
  buildSource,
  createRepointCalls,
  NEW_SLUG,
  OLD_SLUG,
  REASON,
} from "./repoint-calls.ts";
import { runSvc } from "./run-svc.ts";

describe("svc custodians repoint", () => {
  const api = useTestApi();
  const { repointJson, createRollover } = createRepointCalls(api);

  it("skips a locked rollover and changes the others", async () => {
    const [first, second] = [await createRollover("draft"), await createRollover("draft")];
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

  it("skips a rollover if the successor lacks the role for its side, and refuses an inactive successor", async () => {
    const oldId = await findCustodianId(api, OLD_SLUG);
    const vanguardId = await findCustodianId(api, "vanguard");
    const id = await createRollover("draft", {
      source: buildSource(vanguardId, "401K-4"),
      destination: buildDestination(oldId),
    });
    const update = (data: object) => api.db.prisma.custodian.update({ where: { slug: NEW_SLUG }, data });
    const { roles } = await api.db.prisma.custodian.findUniqueOrThrow({ where: { slug: NEW_SLUG } });
    await update({ roles: ["delivering"] });
    const { code, findLine } = await repointJson();
    expect({ code, line: findLine(id) }).toMatchObject({
      code: 1,
      line: { skipped: { reason: "role_missing" } },
    });
    await update({ roles, active: false });
    const inactive = await runSvc(api.env, "custodians", "repoint", OLD_SLUG, NEW_SLUG, "--reason", REASON);
    expect(inactive).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`${NEW_SLUG} is not active.`),
    });
    expect((await api.call("get", `/v1/rollovers/${id}`).expect(200)).body.destination.custodianId).toBe(
      oldId,
    );
    await update({ active: true });
    expect(await repointJson()).toMatchObject({ code: 0, totals: { rollovers: 1 } });
  });

  it("skips a rollover that does not match its timeline", async () => {
    const id = await createRollover("draft");
    await api.db.pool.query("UPDATE rollovers SET priority = 'high' WHERE id = $1", [id]);
    const { code, findLine } = await repointJson();
    expect(code).toBe(1);
    expect(findLine(id)).toMatchObject({ skipped: { reason: "history_mismatch" }, state: null });
    await api.db.pool.query("UPDATE rollovers SET priority = 'normal' WHERE id = $1", [id]);
    expect(await repointJson()).toMatchObject({ code: 0, totals: { rollovers: 1 } });
    await expectConsistent(api, id);
  });

  it("marks approvals that were requested for the previous custodian as outdated", async () => {
    const fourEyesApi = await newFourEyesOrganization(api, ["send_to_custodian"]);
    const rolloverId = await createRollover("approved", {}, { caller: fourEyesApi });
    const { body: approval } = await requestApproval(fourEyesApi, {
      action: "send_to_custodian",
      rolloverId,
    }).expect(201);
    const { findLine } = await repointJson();
    expect(findLine(rolloverId)).toMatchObject({ outdatedApprovals: [approval.id] });
    const second = await signInSecondPerson(fourEyesApi);
    const refused = await decideApprovalAs(fourEyesApi, second, approval.id, "confirm");
    expect(expectProblem(refused, "approval_outdated").changes).toContain("source.custodianId");
    const { body } = await fourEyesApi.call("get", "/v1/events?type=approval.outdated").expect(200);
    expect(body.data).toMatchObject([{ data: { approvalId: approval.id, rolloverId } }]);
    const { rows } = await api.db.pool.query(
      "SELECT target_id, data FROM audit_log WHERE action = 'approval.outdated'",
    );
    expect(rows).toMatchObject([
      {
        target_id: approval.id,
        data: { changes: expect.arrayContaining(["source.custodianId", "source.custodianName"]) },
      },
    ]);
  });
});
