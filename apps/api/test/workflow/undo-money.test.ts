import { describe, expect, it } from "@jest/globals";
import { buildRolloverBody, TestClock } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { act, createRollover, expectConsistent, NOW } from "./rollover-steps.ts";

const TODAY = NOW.slice(0, 10);

describe("Undoing money", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  async function createRolloverIn(state: string): Promise<string> {
    const id = await createRollover(api);
    await api.call("post", `/v1/sandbox/rollovers/${id}/advance`).send({ to: state }).expect(200);
    return id;
  }
  const read = async (id: string) => (await api.call("get", `/v1/rollovers/${id}`).expect(200)).body;
  const readLedger = async (id: string) =>
    (await api.call("get", `/v1/rollovers/${id}/ledger`).expect(200)).body;
  const readTarget = async (id: string, name: string) => {
    const { body } = await api.call("get", `/v1/rollovers/${id}/actions`).expect(200);
    return body.data.find(({ action }: { action: string }) => action === name).leadsTo;
  };
  const toLines = ({ movements }: { movements: Record<string, unknown>[] }) =>
    movements.map(({ type, account, amount, reason }) => [type, account, amount, reason]);

  it("reverse_posting reopens a completed rollover, which can be posted again", async () => {
    const id = await createRolloverIn("completed");
    const { body } = await act(api, id, "reverse_posting", { reason: "wrong_account" }).expect(200);
    expect(body).toMatchObject({
      state: "funds_received",
      amounts: { received: "10000.00", posted: null, postedTotal: "0.00" },
    });
    await act(api, id, "complete", { postedAmount: "10000.00" }).expect(200);
    const ledger = await readLedger(id);
    expect(toLines(ledger)).toEqual([
      ["sent", "sent", "10000.00", null],
      ["received", "received", "10000.00", null],
      ["posted", "posted", "10000.00", null],
      ["reversed", "posted", "-10000.00", null],
      ["posted", "posted", "10000.00", null],
    ]);
    expect(ledger.totals).toMatchObject({ sent: "10000.00", received: "10000.00", posted: "10000.00" });
    expect(ledger.movements[0]).toMatchObject({ transferId: "tr_1", recordedBy: { type: "api_key" } });
    await expectConsistent(api, id);
  });

  it("return_to_source after completion voids transfer and receipt, and the money can be sent again", async () => {
    const id = await createRolloverIn("completed");
    const params = { reason: "ach_return", returnedOn: TODAY };
    const { body } = await act(api, id, "return_to_source", params).expect(200);
    expect(body).toMatchObject({
      state: "processing",
      amounts: { sent: "0.00", received: "0.00", posted: null },
      transfers: [{ id: "tr_1", status: "void", voidReason: "ach_return", voidedOn: TODAY }],
      receipts: [{ id: "rcp_1", status: "void", voidReason: "ach_return", voidedOn: TODAY }],
    });
    const again = { method: "wire", amount: "10000.00", sentTo: "destination", reissueOf: "tr_1" };
    expect((await act(api, id, "mark_funds_sent", again).expect(200)).body.transfers[1]).toMatchObject({
      id: "tr_2",
      reissueOf: "tr_1",
      status: "sent",
    });
    expectProblem(await act(api, id, "mark_funds_sent", again), "validation_failed");
    expect((await readLedger(id)).totals).toMatchObject({
      sent: "10000.00",
      received: "0.00",
      posted: "0.00",
    });
    await expectConsistent(api, id);
  });

  it("return_to_source of a part keeps the remainder as a new receipt", async () => {
    const id = await createRolloverIn("completed");
    const params = { reason: "too_much", returnedOn: TODAY, receiptId: "rcp_1", amount: "1000.00" };
    const { body } = await act(api, id, "return_to_source", params).expect(200);
    expect(body).toMatchObject({
      state: "funds_received",
      amounts: { sent: "9000.00", received: "9000.00", posted: null },
      receipts: [
        { status: "void" },
        { id: "rcp_2", replaces: "rcp_1", amount: "9000.00", transferId: "tr_2" },
      ],
      transfers: [{ status: "void" }, { id: "tr_2", replaces: "tr_1", amount: "9000.00" }],
    });
    for (const [pointer, invalid] of [
      ["#/params/receiptId", { ...params, receiptId: "rcp_1" }],
      ["#/params/amount", { ...params, receiptId: "rcp_2", amount: "9000.01" }],
      ["#/params/returnedOn", { ...params, receiptId: "rcp_2", returnedOn: "2026-06-16" }],
    ] as const) {
      const problem = expectProblem(await act(api, id, "return_to_source", invalid), "validation_failed");
      expect(problem.errors).toMatchObject([{ pointer }]);
    }
    await expectConsistent(api, id);
  });

  it("void_receipt records the day, which the ledger repeats", async () => {
    const id = await createRolloverIn("funds_received");
    const params = { receiptId: "rcp_1", reason: "bounced" };
    const { body } = await act(api, id, "void_receipt", params).expect(200);
    expect(body.receipts).toMatchObject([{ status: "void", voidReason: "bounced", voidedOn: TODAY }]);
    expect((await readLedger(id)).movements.at(-1)).toMatchObject({ receiptId: "rcp_1", on: TODAY });
    await expectConsistent(api, id);
  });

  it("a corrected check number keeps a rollover completed, and a corrected amount reopens it", async () => {
    const id = await createRolloverIn("completed");
    const checkNumber = { transferId: "tr_1", reason: "A digit was wrong.", checkNumber: "20417" };
    expect((await act(api, id, "correct_transfer", checkNumber).expect(200)).body).toMatchObject({
      state: "completed",
      amounts: { posted: "10000.00", postedTotal: "10000.00" },
      transfers: [
        { status: "void", voidReason: "corrected" },
        { id: "tr_2", checkNumber: "20417" },
      ],
      receipts: [{ transferId: "tr_2", status: "received" }],
    });
    const amount = { receiptId: "rcp_1", reason: "A digit was wrong.", amount: "9999.00" };
    expect((await act(api, id, "correct_receipt", amount).expect(200)).body).toMatchObject({
      state: "funds_received",
      amounts: { received: "9999.00", posted: null },
      amountMismatch: { expected: "10000.00", received: "9999.00", status: "open" },
    });
    const empty = { receiptId: "rcp_2", reason: "Nothing." };
    expectProblem(await act(api, id, "correct_receipt", empty), "validation_failed");
    expectProblem(await act(api, id, "correct_receipt", amount), "validation_failed");
    await expectConsistent(api, id);
  });

  it("correct_transfer replaces a wrong state, and the timeline shows the correct one", async () => {
    const id = await createRollover(api, { type: "indirect_60_day" });
    await api.call("post", `/v1/sandbox/rollovers/${id}/advance`).send({ to: "approved" }).expect(200);
    const paid = { grossAmount: "10000.00", withheldFederal: "2000.00", withheldState: "500.00" };
    const distribution = { ...paid, stateCode: "NY", receivedOn: TODAY };
    await act(api, id, "record_distribution", distribution).expect(200);
    const correction = { transferId: "tr_1", reason: "The state was wrong.", stateCode: "CA" };
    const invalid = await act(api, id, "correct_transfer", { ...correction, stateCode: "ca" });
    expect(expectProblem(invalid, "validation_failed").errors).toMatchObject([
      { pointer: "#/params/stateCode" },
    ]);
    const { body } = await act(api, id, "correct_transfer", correction).expect(200);
    expect(body.transfers).toMatchObject([
      { id: "tr_1", status: "void", voidReason: "corrected", stateCode: "NY" },
      { id: "tr_2", status: "sent", replaces: "tr_1", withheldState: "500.00", stateCode: "CA" },
    ]);
    const { timeline } = await expectConsistent(api, id);
    expect(timeline.at(-1)).toMatchObject({
      action: "correct_transfer",
      data: { transferId: "tr_1", stateCode: "CA" },
    });
  });

  it("unannounced money is recorded after submission, also during a hold", async () => {
    const id = await createRolloverIn("submitted");
    const arrival = { amount: "10000.00", receivedOn: TODAY, method: "check" };
    expect(await readTarget(id, "mark_funds_received")).toBe("funds_received");
    const { body } = await act(api, id, "mark_funds_received", arrival).expect(200);
    expect(body).toMatchObject({
      state: "funds_received",
      transfers: [{ id: "tr_1", amount: "10000.00", sentOn: null, method: "check" }],
      receipts: [{ transferId: "tr_1" }],
    });
    const onHold = await createRolloverIn("in_review");
    await act(api, onHold, "hold").expect(200);
    expect(await readTarget(onHold, "mark_funds_received")).toBeNull();
    expect((await act(api, onHold, "mark_funds_received", arrival).expect(200)).body.state).toBe("on_hold");
    expect((await act(api, onHold, "release").expect(200)).body.state).toBe("funds_received");
    const draft = await createRollover(api);
    expectProblem(await act(api, draft, "mark_funds_received", arrival), "invalid_transition");
    for (const rolloverId of [id, onHold, draft]) await expectConsistent(api, rolloverId);
  });

  it("reopen returns a rejected or failed rollover to its previous state", async () => {
    const rejected = await createRolloverIn("in_review");
    await act(api, rejected, "reject", { code: "name_mismatch", reason: "The names differ." }).expect(200);
    const reason = "The custodian made a mistake.";
    expect((await act(api, rejected, "reopen", { reason }).expect(200)).body).toMatchObject({
      state: "in_review",
      rejection: null,
    });
    const failed = await createRolloverIn("funds_received");
    await act(api, failed, "fail").expect(200);
    expect((await act(api, failed, "reopen", { reason }).expect(200)).body).toMatchObject({
      state: "funds_received",
      failure: null,
    });
    expectProblem(
      await act(api, await createRolloverIn("completed"), "reopen", { reason }),
      "invalid_transition",
    );
    for (const rolloverId of [rejected, failed]) await expectConsistent(api, rolloverId);
  });

  it("an uncashed check to the participant stays a distribution, and only `fail` can end the rollover", async () => {
    const id = await createRollover(api, { type: "indirect_60_day" });
    await api.call("post", `/v1/sandbox/rollovers/${id}/advance`).send({ to: "approved" }).expect(200);
    const paid = { grossAmount: "10000.00", withheldFederal: "2000.00", withheldState: "0.00" };
    await act(api, id, "record_distribution", { ...paid, receivedOn: TODAY }).expect(200);
    expect((await readLedger(id)).unreplacedPayments).toEqual([]);
    await act(api, id, "report_funds_returned", { transferId: "tr_1", reason: "stale" }).expect(200);
    expect((await readLedger(id)).unreplacedPayments).toEqual([
      {
        transferId: "tr_1",
        amount: "8000.00",
        withheldFederal: "2000.00",
        withheldState: "0.00",
        reason: "stale",
        voidedOn: TODAY,
        isReported: true,
      },
    ]);
    const refused = expectProblem(
      await act(api, id, "cancel", { reason: "No longer wanted." }),
      "invalid_transition",
    );
    expect(refused.detail).toContain("`fail`");
    const failure = { code: "not_cashed", reason: "The participant does not cash the check." };
    await act(api, id, "fail", failure).expect(200);
    const report = await api.call("get", "/v1/tax-report?year=2026").buffer(true).expect(200);
    const lines = report.text.split("\n").filter((line: string) => line.includes(id));
    expect(lines.map((line: string) => JSON.parse(line))).toMatchObject([
      {
        form: "1099-R",
        status: "final",
        box1GrossDistribution: "10000.00",
        box4FederalTaxWithheld: "2000.00",
        movements: [
          { account: "sent", transferId: "tr_1", amount: "8000.00" },
          { account: "withheld_federal", transferId: "tr_1", amount: "2000.00" },
        ],
      },
    ]);
    for (const { id: movementId } of JSON.parse(lines[0] ?? "{}").movements)
      expect((await readLedger(id)).movements.map((movement: { id: string }) => movement.id)).toContain(
        movementId,
      );
    await expectConsistent(api, id);
  });

  it("a returned direct check is not reported on a tax form until it is sent again", async () => {
    const id = await createRolloverIn("funds_sent");
    await act(api, id, "report_funds_returned", { transferId: "tr_1", reason: "returned" }).expect(200);
    expect((await readLedger(id)).unreplacedPayments).toMatchObject([
      { transferId: "tr_1", amount: "10000.00", isReported: false },
    ]);
    const again = { method: "check", amount: "10000.00", sentTo: "destination", reissueOf: "tr_1" };
    await act(api, id, "mark_funds_sent", again).expect(200);
    expect((await readLedger(id)).unreplacedPayments).toEqual([]);
  });

  it("a rollover cannot be reopened while a duplicate is open", async () => {
    const id = await createRolloverIn("in_review");
    await act(api, id, "reject", { code: "name_mismatch", reason: "The names differ." }).expect(200);
    const { accountId, source, destination } = await read(id);
    const again = { ...(await buildRolloverBody(api, accountId)), externalId: "again" };
    again.source.custodianId = source.custodianId;
    again.destination.custodianId = destination.custodianId;
    const other = (await api.call("post", "/v1/rollovers").send(again).expect(201)).body;
    const response = await act(api, id, "reopen", { reason: "The names agree." });
    expect(expectProblem(response, "duplicate_rollover")).toMatchObject({ rolloverId: other.id });
    expect((await read(id)).state).toBe("rejected");
  });

  it("reverse_posting does not reopen a rollover whose participant was erased", async () => {
    const id = await createRolloverIn("completed");
    const { accountId } = await read(id);
    await api.call("delete", `/v1/accounts/${accountId}`).expect(200);
    expectProblem(await act(api, id, "reverse_posting"), "invalid_transition");
    expect((await read(id)).state).toBe("completed");
  });
});
