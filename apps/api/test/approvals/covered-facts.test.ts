import { describe, expect, it } from "@jest/globals";
import { createCapturedLogger, TestClock } from "@svc/testing";
import { readApiConfig, startApi } from "../../src/index.ts";
import { expectProblem } from "../expect-problem.ts";
import { callGraphql } from "../graphql/transports.ts";
import { TEST_PORTAL } from "../portal/test-portal.ts";
import { readMails } from "../read-mails.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import {
  actWithoutApproval,
  createRolloverInState,
  decideApprovalAs,
  newFourEyesOrganization,
  readApproval,
  readRolloverState,
  requestApproval,
  signInSecondPerson,
} from "./approval-calls.ts";

const MALLORY = { firstName: "Mallory", lastName: "Evil" };

describe("An approval", () => {
  const base = useTestApi({
    clock: new TestClock(),
    env: { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "portal@example.com" },
  });

  const readAccountId = async (api: TestApi, rolloverId: string): Promise<string> =>
    (await api.call("get", `/v1/rollovers/${rolloverId}`).expect(200)).body.accountId;
  const patchAccount = async (api: TestApi, rolloverId: string, body: object) =>
    api
      .call("patch", `/v1/accounts/${await readAccountId(api, rolloverId)}`)
      .send(body)
      .expect(200);
  const readInstructions = (api: TestApi, id: string) => api.call("get", `/v1/rollovers/${id}/instructions`);

  it.each([
    [{ firstName: "Mallory" }, ["participant.firstName"]],
    [{ lastName: "Evil" }, ["participant.lastName"]],
    [{ dateOfBirth: "1970-01-02" }, ["participant.dateOfBirth"]],
    [
      { address: { line1: "9 Side St", city: "Reno", region: "NV", postalCode: "89501", country: "US" } },
      ["participant.address"],
    ],
  ])("becomes outdated when the participant's details change: %j", async (change, changes) => {
    const api = await newFourEyesOrganization(base, ["approve"]);
    const [owner, second] = [await signInSecondPerson(api, "owner"), await signInSecondPerson(api)];
    const id = await createRolloverInState(api, "in_review");
    const { body } = await requestApproval(api, { action: "approve", rolloverId: id }).expect(201);
    expect(body.changes).toEqual([]);
    const { body: account } = await api.call("get", `/v1/accounts/${await readAccountId(api, id)}`);
    await patchAccount(api, id, { ...change, email: "elsewhere@example.com" });
    const refused = expectProblem(
      await decideApprovalAs(api, second, body.id, "confirm"),
      "approval_outdated",
    );
    expect(refused.changes).toEqual(changes);
    expect(await readApproval(api, body.id)).toMatchObject({ state: "pending", changes });
    expect(await readRolloverState(api, id)).toBe("in_review");
    // The owner and the participant's previous email address receive the mail.
    const mails = await readMails(api);
    expect(mails.filter(({ subject }) => subject.includes("details changed")).map(({ to }) => to)).toEqual([
      owner.email,
      account.email,
    ]);
    const { body: events } = await api.call("get", "/v1/events?type=approval.outdated");
    expect(events.data).toMatchObject([{ data: { approvalId: body.id, rolloverId: id } }]);
    const approveAgain = await requestApproval(api, { action: "approve", rolloverId: id }).expect(201);
    await decideApprovalAs(api, second, approveAgain.body.id, "confirm").expect(200);
    expect(await readRolloverState(api, id)).toBe("approved");
  });

  it("of send_to_custodian becomes outdated when the rollover's letter is replaced, and names the old and the new letter", async () => {
    const api = await newFourEyesOrganization(base, ["send_to_custodian"]);
    const second = await signInSecondPerson(api);
    const id = await createRolloverInState(api, "approved");
    const issue = () =>
      api.call("post", `/v1/rollovers/${id}/letters`).send({ kind: "letter_of_acceptance" }).expect(201);
    const before = (await issue()).body.file.sha256;
    const { body } = await requestApproval(api, { action: "send_to_custodian", rolloverId: id }).expect(201);
    expect(body).toMatchObject({ changes: [], changedFacts: [] });
    const after = (await issue()).body.file.sha256;
    const changes = ["letter.1", "letter.2"];
    const [oldText, newText] = [before, after].map((sha256) => `letter_of_acceptance, SHA-256 ${sha256}`);
    expect(await readApproval(api, body.id)).toMatchObject({
      changes,
      changedFacts: [
        { fact: "letter.1", before: oldText, after: null },
        { fact: "letter.2", before: null, after: newText },
      ],
    });
    const refused = expectProblem(
      await decideApprovalAs(api, second, body.id, "confirm"),
      "approval_outdated",
    );
    expect(refused.changes).toEqual(changes);
  });

  it("does not extend to a new payee: the next step needs a second person again", async () => {
    const api = await newFourEyesOrganization(base, ["approve"]);
    const second = await signInSecondPerson(api);
    const id = await createRolloverInState(api, "in_review");
    const { body } = await requestApproval(api, { action: "approve", rolloverId: id }).expect(201);
    await decideApprovalAs(api, second, body.id, "confirm").expect(200);
    expect((await readInstructions(api, id).expect(200)).body.payment.payee).not.toContain("Mallory");
    await patchAccount(api, id, { phone: null });
    await readInstructions(api, id).expect(200);
    await patchAccount(api, id, MALLORY);
    const hidden = await readInstructions(api, id);
    expectProblem(hidden, "second_person_required");
    expect(hidden.text).not.toContain("Mallory");
    expectProblem(await readInstructions(api, id).set("Accept", "application/pdf"), "second_person_required");
    const query = callGraphql(api, api.ak.key, "query", "rolloverInstructions", { id });
    await expect(query).rejects.toMatchObject({ code: "second_person_required" });
    expectProblem(await actWithoutApproval(api, id, "send_to_custodian", {}), "second_person_required");
    expect(await readRolloverState(api, id)).toBe("approved");
    const { body: sending } = await requestApproval(api, {
      action: "send_to_custodian",
      rolloverId: id,
    }).expect(201);
    await decideApprovalAs(api, second, sending.id, "confirm").expect(200);
    expect(await readRolloverState(api, id)).toBe("requested");
    expect((await readInstructions(api, id).expect(200)).body.participant.name).toBe("Mallory Evil");
  });

  it("does not reveal account numbers for a payee other than the confirmed one", async () => {
    const api = await newFourEyesOrganization(base, ["reveal"]);
    const second = await signInSecondPerson(api);
    const id = await createRolloverInState(api, "approved");
    const { body } = await requestApproval(api, { action: "reveal", rolloverId: id }).expect(201);
    await decideApprovalAs(api, second, body.id, "confirm").expect(200);
    await readInstructions(api, id).expect(200);
    await patchAccount(api, id, MALLORY);
    expectProblem(await readInstructions(api, id), "second_person_required");
  });

  it("covers the receiving custodian's payment details", async () => {
    const api = await newFourEyesOrganization(base, ["approve"]);
    const second = await signInSecondPerson(api);
    const id = await createRolloverInState(api, "in_review");
    const { body } = await requestApproval(api, { action: "approve", rolloverId: id }).expect(201);
    const { destination } = (await api.call("get", `/v1/rollovers/${id}`)).body;
    const where = { where: { id: destination.custodianId } };
    const { receiving, name } = await api.db.prisma.custodian.findUniqueOrThrow(where);
    const changedReceiving = { ...(receiving as object), payee: "Evil Trust FBO {participant}" };
    const change = { receiving: changedReceiving, name: `${name} II` };
    await api.db.prisma.custodian.update({ ...where, data: change });
    // The first process still caches the previous directory.
    const secondProcess = await startApi(
      readApiConfig({ ...base.env, ...TEST_PORTAL, DATABASE_URL: base.urls.api }),
      { log: createCapturedLogger("api") },
    );
    try {
      const secondApi = { ...api, url: secondProcess.url };
      const refused = expectProblem(
        await decideApprovalAs(secondApi, second, body.id, "confirm"),
        "approval_outdated",
      );
      // The custodian is both source and destination.
      expect(refused.changes).toEqual([
        "destination.custodianName",
        "destination.payee",
        "source.custodianName",
      ]);
    } finally {
      await secondProcess.stop();
      await api.db.prisma.custodian.update({ ...where, data: { receiving: receiving as object, name } });
    }
    await decideApprovalAs(api, second, body.id, "confirm").expect(200);
  });

  it("shows the participant, the money and the route, with account numbers masked", async () => {
    const api = await newFourEyesOrganization(base, ["approve"]);
    const id = await createRolloverInState(api, "in_review");
    const { body } = await requestApproval(api, { action: "approve", rolloverId: id }).expect(201);
    expect(body.rollover).toMatchObject({
      participantName: expect.stringMatching(/^\w+ \w+$/),
      source: { custodianName: expect.any(String), accountNumberMask: expect.stringMatching(/8877$/) },
      destination: { custodianName: expect.any(String) },
      amount: { currency: "USD" },
    });
    expect(JSON.stringify(body)).not.toContain("998877");
    const { body: list } = await api.call("get", "/v1/approvals");
    expect(list.data).toEqual([body]);
  });
});
