import { describe, expect, it } from "@jest/globals";
import { CREDENTIAL_SCOPES } from "@svc/keys";
import { buildKey, findCustodianId, TestClock } from "@svc/testing";
import { cancel, createErasableAccount, createRolloverFor, erase } from "../erasable-account.ts";
import { expectProblem } from "../expect-problem.ts";
import { readLetter, readLetterText } from "../letters/read-letter.ts";
import { callAs } from "../portal/member-calls.ts";
import { signInAs } from "../portal/sign-in-as.ts";
import { useTestApi } from "../start-test-api.ts";
import {
  act,
  createRollover,
  expectConsistent,
  NOW,
  readStored,
  runActions,
} from "../workflow/rollover-steps.ts";

const PDF = "application/pdf";

describe("GET /v1/rollovers/{id}/instructions", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });
  const readInstructions = (id: string, key?: string) =>
    api.call("get", `/v1/rollovers/${id}/instructions`, key);
  const listAuditEntries = (targetId: string) =>
    api.db.prisma.auditEntry.findMany({ where: { targetId, action: "rollover.instructions_revealed" } });
  const createApproved = async (changes: object = {}) => {
    const id = await createRollover(api, changes);
    await runActions(api, id, "submit", "start_review", "approve");
    return id;
  };

  it("200 returns full account numbers and how to pay, and forbids caching", async () => {
    const id = await createApproved({ deliveryMethod: "wire" });
    const { headers, body } = await readInstructions(id).expect(200);
    expect(headers).toMatchObject({ "cache-control": "no-store", vary: expect.stringContaining("Accept") });
    expect(body).toMatchObject({
      object: "rollover_instructions",
      participant: { name: "Ada Sample" },
      source: { accountNumber: "401K-00998877", custodianName: "Test: Instant" },
      destination: { accountNumber: "IRA-11223344", custodianName: "Test: Manual" },
      payment: {
        payee: "Test: Manual FBO Ada Sample",
        wire: { routingNumber: "110000000", accountNumber: "000123456789" },
      },
      missing: [{ code: "participant_address" }],
    });
  });

  it("200 audits each read with its actor, and changes nothing else", async () => {
    const id = await createApproved();
    const before = await readStored(api, id);
    await readInstructions(id).expect(200);
    await readInstructions(id).set("Accept", PDF).expect(200);
    const { row, timeline, events } = await expectConsistent(api, id);
    const { eventSequence, timelineSequence } = before.row;
    const added = { eventSequence: eventSequence + 2, timelineSequence: timelineSequence + 2 };
    expect(row).toEqual({ ...before.row, ...added, timelineHash: row.timelineHash });
    expect(timeline.at(-1)).toMatchObject({
      type: "rollover.instructions_revealed",
      actor: { type: "api_key", id: api.ak.id },
    });
    expect(events.at(-1)).toMatchObject({
      type: "rollover.instructions_revealed",
      data: { rolloverId: id, state: "approved", revealedBy: { type: "api_key", id: api.ak.id } },
    });
    expect(JSON.stringify([timeline, events.map(({ data }) => data)])).not.toMatch(/998877|223344|Sample/);
    const rows = await listAuditEntries(id);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ actorType: "api_key", actorId: api.ak.id, data: {} });
    // Revealing does not change the version, so `If-Match` still succeeds.
    await act(api, id, "send_to_custodian", undefined, {}).set("If-Match", `"${row.version}"`).expect(200);
    await expectConsistent(api, id);
  });

  it("200 for a member emits an event that matches its schema", async () => {
    const id = await createApproved();
    const person = await signInAs(api, "operations", { organizationId: api.ak.organizationId });
    await callAs(api, person, "get", `/v1/rollovers/${id}/instructions`).expect(200);
    const { events } = await expectConsistent(api, id);
    expect(events.at(-1)).toMatchObject({
      type: "rollover.instructions_revealed",
      data: { revealedBy: { type: "member", id: person.memberId } },
    });
  });

  it("200 returns a printable letter when the caller prefers one", async () => {
    const response = await readInstructions(await createApproved())
      .set("Accept", `${PDF}, application/json;q=0.5`)
      .responseType("blob")
      .expect(200);
    expect(response.headers).toMatchObject({
      "content-type": PDF,
      "content-disposition": 'attachment; filename="rollover-instructions.pdf"',
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    const letter = await readLetter(response.body);
    expect(letter.isTagged).toBe(true);
    expect(readLetterText(letter)).toContain("Test: Manual FBO Ada Sample");
    expect(readLetterText(letter)).toContain("401K-00998877");
  });

  it("200 lists the details that are missing in the directory", async () => {
    const [fidelity, vanguard] = [
      await findCustodianId(api, "fidelity"),
      await findCustodianId(api, "vanguard"),
    ];
    const id = await createRollover(api, {
      source: { custodianId: fidelity, accountType: "qualified_plan", accountNumber: "P-11112222" },
      destination: { custodianId: vanguard, accountType: "traditional_ira", accountNumber: "V-33334444" },
    });
    const { body } = await readInstructions(id).expect(200);
    const noDetails = { payee: null, checkAddress: [], wire: null, ach: null, dtcNumber: null };
    expect(body.payment).toMatchObject(noDetails);
    const toCodes = (notes: { code: string }[]) => notes.map(({ code }) => code);
    expect(toCodes(body.missing)).toEqual(
      expect.arrayContaining(["payee", "check_address", "request_address"]),
    );
    expect(toCodes(body.warnings)).toEqual([
      "source_not_verified",
      "destination_not_verified",
      "not_approved",
    ]);
  });

  it("406 if neither format is accepted, 403 without the scope; records nothing", async () => {
    const id = await createApproved();
    const before = await readStored(api, id);
    const problem = expectProblem(await readInstructions(id).set("Accept", "text/html"), "not_acceptable");
    expect(problem.detail).toContain("application/pdf");
    const { organizationId } = api.ak;
    const scopes = CREDENTIAL_SCOPES.ak.filter((scope) => scope !== "rollovers:reveal");
    const { key } = await buildKey(api, "ak", { organizationId, scopes });
    for (const accept of [PDF, "application/json"]) {
      expectProblem(await readInstructions(id, key).set("Accept", accept), "insufficient_scope");
    }
    expect(await readStored(api, id)).toEqual(before);
    expect(await listAuditEntries(id)).toEqual([]);
  });

  it("409 once the participant is erased, in either format", async () => {
    const account = await createErasableAccount(api);
    const id = await createRolloverFor(api, account.id);
    await cancel(api, id);
    const { body } = await readInstructions(id).expect(200);
    expect(body.warnings.map(({ code }: { code: string }) => code)).toContain("ended");
    await erase(api, account.id).expect(200);
    for (const accept of [PDF, "application/json"]) {
      const refused = await readInstructions(id).set("Accept", accept);
      expect(expectProblem(refused, "invalid_transition").detail).toContain("erased");
    }
    expect(await listAuditEntries(id)).toHaveLength(1);
  });

  it("409 reveals no account number that was changed outside the service", async () => {
    const [id, other] = [await createApproved(), await createApproved({ externalId: "other" })];
    await api.db.pool.query(
      `UPDATE rollovers SET destination_account_number_mask = '****0000',
         destination_account_number_ciphertext = (SELECT destination_account_number_ciphertext FROM rollovers WHERE id = $2)
       WHERE id = $1`,
      [id, other],
    );
    expectProblem(await readInstructions(id), "history_mismatch");
    expect(await listAuditEntries(id)).toEqual([]);
  });

  it("records each of many concurrent reads, without a gap", async () => {
    const id = await createApproved();
    const responses = await Promise.all(Array.from({ length: 6 }, () => readInstructions(id)));
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200));
    await expectConsistent(api, id);
    expect(await listAuditEntries(id)).toHaveLength(6);
  });
});
