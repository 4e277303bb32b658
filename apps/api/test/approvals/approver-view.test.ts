import { describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { callAs } from "../portal/member-calls.ts";
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

describe("Approver view", () => {
  const clock = new TestClock();
  const base = useTestApi({ clock });
  const readRollover = async (api: TestApi, id: string) =>
    (await api.call("get", `/v1/rollovers/${id}`).expect(200)).body;
  const readAccountPath = async (api: TestApi, id: string) =>
    `/v1/accounts/${(await readRollover(api, id)).accountId}`;

  it("shows each changed fact before and after the change", async () => {
    const api = await newFourEyesOrganization(base, ["approve"]);
    const second = await signInSecondPerson(api);
    const id = await createRolloverInState(api, "in_review");
    const { body: account } = await api.call("get", await readAccountPath(api, id)).expect(200);
    const { body } = await requestApproval(api, { action: "approve", rolloverId: id }).expect(201);
    expect(body.changedFacts).toEqual([]);
    await api
      .call("patch", await readAccountPath(api, id))
      .send({ lastName: "Evil" })
      .expect(200);
    const shown = await callAs(api, second, "get", `/v1/approvals/${body.id}`).expect(200);
    expect(shown.body.changes).toEqual(["participant.lastName"]);
    expect(shown.body.changedFacts).toEqual([
      { fact: "participant.lastName", before: account.lastName, after: "Evil" },
    ]);
    const { key } = await createKey(api, null, ["rollovers:read"]);
    expect((await readApproval(api, body.id, key)).changedFacts).toEqual([
      { fact: "participant.lastName", before: null, after: null },
    ]);
    await decideApprovalAs(api, second, body.id, "decline").expect(200);
    expect((await readApproval(api, body.id)).changedFacts).toEqual([]);
  });

  it("stores participant facts only encrypted, and erases them with the account", async () => {
    const api = await newFourEyesOrganization(base, ["approve"]);
    const id = await createRolloverInState(api, "in_review");
    const { body: account } = await api.call("get", await readAccountPath(api, id)).expect(200);
    const { body } = await requestApproval(api, { action: "approve", rolloverId: id }).expect(201);
    const readStoredApproval = () => api.db.prisma.approval.findUniqueOrThrow({ where: { id: body.id } });
    const stored = await readStoredApproval();
    expect(stored.sealedFacts).not.toBeNull();
    expect(JSON.stringify(stored)).not.toContain(account.lastName);
    await api
      .call("post", `/v1/rollovers/${id}/actions`)
      .send({ action: "cancel", params: { reason: "Changed their mind." } })
      .expect(200);
    await api.call("delete", await readAccountPath(api, id)).expect(200);
    expect((await readStoredApproval()).sealedFacts).toBeNull();
  });

  it("shows the money by source and which documents have a file", async () => {
    const api = await newFourEyesOrganization(base, ["approve"]);
    const id = await createRolloverInState(api, "in_review");
    const { body } = await requestApproval(api, { action: "approve", rolloverId: id }).expect(201);
    const rollover = await readRollover(api, id);
    expect(body.rollover.moneySources).toEqual(rollover.moneySources);
    expect(body.rollover.documents.map(({ hasFile }: { hasFile: boolean }) => hasFile)).toEqual(
      rollover.documents.map(({ file }: { file: object | null }) => file !== null),
    );
  });

  it("names only the members who can decide", async () => {
    const api = await newFourEyesOrganization(base, ["approve"]);
    const [requester, second] = [
      await signInSecondPerson(api, "owner"),
      await signInSecondPerson(api, "operations"),
    ];
    const invited = await signInSecondPerson(api, "admin");
    await signInSecondPerson(api, "viewer");
    // A member whom the requester just invited cannot decide.
    await api.db.prisma.member.update({
      where: { id: invited.memberId },
      data: { createdBy: requester.memberId, createdAt: new Date(clock.now().getTime() - 1_000) },
    });
    const rolloverId = await createRolloverInState(api, "in_review");
    const { body } = await requestApprovalAs(api, requester, { action: "approve", rolloverId }).expect(201);
    const toIds = (approvers: { id: string }[]) => approvers.map(({ id }) => id);
    expect(toIds(body.approvers)).toEqual([second.memberId]);
    expect((await readApproval(api, body.id)).approvers).toBeNull();
    const { body: confirmed } = await decideApprovalAs(api, second, body.id, "confirm").expect(200);
    expect(confirmed.approvers).toEqual([]);
  });

  it("reports in advance which actions need a second person, also after a payee change", async () => {
    const api = await newFourEyesOrganization(base, ["approve"]);
    const second = await signInSecondPerson(api);
    const id = await createRolloverInState(api, "in_review");
    const readSecondPersonActions = async () => {
      const { body } = await api.call("get", `/v1/rollovers/${id}/actions`).expect(200);
      return body.data
        .filter(({ needsSecondPerson }: { needsSecondPerson: boolean }) => needsSecondPerson)
        .map(({ action }: { action: string }) => action);
    };
    expect(await readSecondPersonActions()).toEqual(["approve"]);
    const { body } = await requestApproval(api, { action: "approve", rolloverId: id }).expect(201);
    await decideApprovalAs(api, second, body.id, "confirm").expect(200);
    expect(await readSecondPersonActions()).toEqual([]);
    await api
      .call("patch", await readAccountPath(api, id))
      .send({ lastName: "Evil" })
      .expect(200);
    expect(await readSecondPersonActions()).toEqual(["send_to_custodian"]);
  });
});
