import { existsSync, readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { sweepApprovals } from "../../src/people/second-person/sweep-approvals.ts";
import { buildPdf } from "../documents/files.ts";
import { expectProblem } from "../expect-problem.ts";
import { callGraphql } from "../graphql/transports.ts";
import { callAs } from "../portal/member-calls.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import { expectConsistent, NOW } from "../workflow/rollover-steps.ts";
import {
  createRolloverInState,
  decideApprovalAs,
  newFourEyesOrganization,
  readApproval,
  requestApproval,
  signInSecondPerson,
} from "./approval-calls.ts";

const ACCOUNT_NUMBER = "401K-00998877";
const DAY_MS = 24 * 3_600_000;
const DESCRIPTORS = "/proc/self/fd";

/** Returns an empty list on systems without `/proc`. */
function listOpenFiles(folder: string): string[] {
  const descriptors = existsSync(DESCRIPTORS) ? readdirSync(DESCRIPTORS) : [];
  const targets = descriptors.flatMap((name) => {
    try {
      return readlinkSync(join(DESCRIPTORS, name));
    } catch {
      return [];
    }
  });
  return targets.filter((target) => target.startsWith(folder));
}

describe("Full account numbers that require approval", () => {
  const clock = new TestClock(Date.parse(NOW));
  const base = useTestApi({ clock });
  const readInstructions = (api: TestApi, id: string, key?: string) =>
    api.call("get", `/v1/rollovers/${id}/instructions`, key);

  it("return 409 at every endpoint that shows them, and are not revealed", async () => {
    const api = await newFourEyesOrganization(base);
    const id = await createRolloverInState(api, "approved");
    const { body } = await api
      .call("post", `/v1/rollovers/${id}/documents`)
      .field("type", "statement")
      .attach("file", buildPdf(), "statement.pdf")
      .expect(200);
    const letter = await api
      .call("post", `/v1/rollovers/${id}/letters`)
      .send({ kind: "letter_of_acceptance" })
      .expect(201);
    const before = await expectConsistent(api, id);
    const documentId = body.documents.at(-1).id;
    for (const response of [
      await readInstructions(api, id),
      await readInstructions(api, id).set("Accept", "application/pdf"),
      await api.call("get", `/v1/rollovers/${id}/self-certification`),
      await api.call("get", `/v1/documents/${documentId}/file`),
      await api.call("get", `/v1/letters/${letter.body.id}/file`),
    ]) {
      expectProblem(response, "second_person_required");
      expect(response.text).not.toContain(ACCOUNT_NUMBER.slice(-6));
    }
    const query = callGraphql(api, api.ak.key, "query", "rolloverInstructions", { id });
    await expect(query).rejects.toMatchObject({ code: "second_person_required" });
    expect(await expectConsistent(api, id)).toEqual(before);
    // The refused download must not leave its file open.
    expect(listOpenFiles(String(api.env.DATA_DIR))).toEqual([]);
  });

  it("are shown only to the requester, any number of times, for one day", async () => {
    const api = await newFourEyesOrganization(base);
    const second = await signInSecondPerson(api);
    const [id, otherId] = [
      await createRolloverInState(api, "approved"),
      await createRolloverInState(api, "approved"),
    ];
    const { body } = await requestApproval(api, { action: "reveal", rolloverId: id }).expect(201);
    expect(expectProblem(await readInstructions(api, id), "second_person_required")).toMatchObject({
      approvalId: body.id,
    });
    expect((await decideApprovalAs(api, second, body.id, "confirm").expect(200)).body.state).toBe(
      "confirmed",
    );
    const { body: shown } = await readInstructions(api, id).expect(200);
    expect(shown.source.accountNumber).toBe(ACCOUNT_NUMBER);
    await readInstructions(api, id).expect(200);
    expectProblem(
      await callAs(api, second, "get", `/v1/rollovers/${id}/instructions`),
      "second_person_required",
    );
    expectProblem(await readInstructions(api, otherId), "second_person_required");
    const used = { approvalId: body.id, confirmedBy: { type: "member", id: second.memberId } };
    const { timeline } = await expectConsistent(api, id);
    expect(timeline.at(-1)).toMatchObject({ type: "rollover.instructions_revealed", data: used });
    const audit = await api.db.prisma.auditEntry.findMany({
      where: { targetId: id, action: "rollover.instructions_revealed" },
    });
    expect(audit.map(({ data }) => data)).toEqual([used, used]);
    expect(await readApproval(api, body.id)).toMatchObject({
      state: "confirmed",
      usedAt: expect.any(String),
    });
    clock.advance(DAY_MS);
    expectProblem(await readInstructions(api, id), "second_person_required");
    expect((await readApproval(api, body.id)).state).toBe("done");
    await sweepApprovals({ db: base.db, clock });
    expect((await readApproval(api, body.id)).state).toBe("done");
    expect((await api.call("get", "/v1/events?type=approval.expired")).body.data).toEqual([]);
  });

  it("cause an approval.expired event if a confirmed request to view them is never used", async () => {
    const api = await newFourEyesOrganization(base);
    const second = await signInSecondPerson(api);
    const id = await createRolloverInState(api, "approved");
    const { body } = await requestApproval(api, { action: "reveal", rolloverId: id });
    await decideApprovalAs(api, second, body.id, "confirm").expect(200);
    clock.advance(DAY_MS);
    await sweepApprovals({ db: base.db, clock });
    const { body: events } = await api.call("get", "/v1/events?type=approval.expired");
    expect(events.data).toMatchObject([
      { data: { approvalId: body.id, decidedBy: { id: second.memberId } } },
    ]);
  });
});
