import { describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { useTestApi } from "../start-test-api.ts";
import {
  ACTIONS_TO_PROCESSING,
  ACTIONS_TO_RECEIVED,
  buildIraSides,
  createRollover,
  expectAction,
  NOW,
  runActions,
} from "./rollover-steps.ts";

describe("Complete lifecycles", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  it("a 401(k) to an IRA by two checks, one of them lost, consistent at every step", async () => {
    const id = await createRollover(api);
    await expectAction(api, id, "request_consent", "awaiting_participant");
    await expectAction(api, id, "sign_consent", "submitted");
    await expectAction(api, id, "start_review", "in_review");
    const requested = await expectAction(api, id, "request_documents", "awaiting_documents");
    expect(requested.body.pendingOn).toBe("participant");
    await expectAction(api, id, "hold", "on_hold");
    await expectAction(api, id, "release", "awaiting_documents");
    const provided = await expectAction(api, id, "provide_documents", "in_review");
    expect(provided.body.documents).toEqual([
      {
        id: expect.stringMatching(/^doc_/),
        type: "loa",
        name: "letter.pdf",
        sha256: "a".repeat(64),
        status: "provided",
        expiresOn: null,
        providedAt: NOW,
        reviewedAt: null,
        rejection: null,
        file: null,
        mail: null,
      },
    ]);
    await expectAction(api, id, "approve", "approved");
    await expectAction(api, id, "send_to_custodian", "requested");
    await expectAction(api, id, "custodian_soft_reject", "awaiting_documents");
    await expectAction(api, id, "provide_documents", "requested");
    await expectAction(api, id, "acknowledge", "processing");
    const check = { method: "check", amount: "600.10", sentTo: "destination", trackingNumber: "T-1" };
    await expectAction(api, id, "mark_funds_sent", "funds_sent", check);
    await expectAction(api, id, "mark_funds_sent", "funds_sent", { ...check, amount: "399.90" });
    const lost = await expectAction(api, id, "report_funds_returned", "processing", {
      transferId: "tr_2",
      reason: "lost",
    });
    expect(lost.body.transfers[1]).toMatchObject({ status: "void", voidReason: "lost" });
    expect(lost.body.amounts.sent).toBe("600.10");
    await expectAction(api, id, "mark_funds_sent", "funds_sent", { ...check, amount: "399.90" });
    const firstReceipt = { amount: "600.10", receivedOn: "2026-06-10", datesAttested: true };
    const partial = await expectAction(api, id, "mark_funds_received", "funds_received", firstReceipt);
    expect(partial.body).toMatchObject({ amountMismatch: null, receipts: [{ transferId: "tr_1" }] });
    const secondReceipt = { amount: "399.90", receivedOn: "2026-06-15" };
    const whole = await expectAction(api, id, "mark_funds_received", "funds_received", secondReceipt);
    expect(whole.body.amountMismatch).toBeNull();
    const completed = await expectAction(api, id, "complete", "completed", { postedAmount: "1000.00" });
    expect(completed.body).toMatchObject({
      status: "completed",
      pendingOn: "none",
      amounts: { sent: "1000.00", gross: "1000.00", received: "1000.00", posted: "1000.00" },
    });
  });

  it("an IRA to an IRA by trustee transfer, with a mismatch that is resolved", async () => {
    const id = await createRollover(api, {
      ...(await buildIraSides(api)),
      type: "trustee_transfer",
      deliveryMethod: "acats",
    });
    for (const [action, state] of [
      ["submit", "submitted"],
      ["start_review", "in_review"],
      ["approve", "approved"],
      ["send_to_custodian", "requested"],
      ["acknowledge", "processing"],
    ] as const) {
      await expectAction(api, id, action, state);
    }
    await expectAction(api, id, "mark_funds_sent", "funds_sent", {
      method: "acats",
      amount: "100.00",
      sentTo: "destination",
    });
    await expectAction(api, id, "mark_funds_received", "funds_received", {
      amount: "99.00",
      receivedOn: "2026-06-15",
    });
    const resolved = await expectAction(api, id, "resolve_mismatch", "funds_received", { reason: "A fee." });
    expect(resolved.body.amountMismatch).toMatchObject({ status: "resolved", resolution: "A fee." });
    await expectAction(api, id, "complete", "completed", { postedAmount: "99.00" });
  });

  it("a 60-day rollover that the participant tops up to the gross amount", async () => {
    const attestations = { eligibleAmount: true, noOtherRolloverIn12Months: true };
    const id = await createRollover(api, {
      ...(await buildIraSides(api)),
      type: "indirect_60_day",
      attestations,
    });
    await expectAction(api, id, "submit", "submitted");
    await expectAction(api, id, "start_review", "in_review");
    await expectAction(api, id, "approve", "approved");
    const sent = await expectAction(api, id, "record_distribution", "funds_sent");
    expect(sent.body).toMatchObject({
      pendingOn: "participant",
      deadlines: [
        {
          type: "sixty_day",
          status: "running",
          // The end of July 31 in New York.
          dueOn: "2026-07-31",
          dueAt: "2026-08-01T04:00:00.000Z",
          consequence: "overdue",
        },
      ],
      amounts: { sent: "100.00", withheldFederal: "25.00", gross: "125.00" },
    });
    await expectAction(api, id, "mark_funds_received", "funds_received", {
      amount: "125.00",
      receivedOn: "2026-06-15",
    });
    const completed = await expectAction(api, id, "complete", "completed", { postedAmount: "125.00" });
    expect(completed.body.deadlines).toEqual([]);
  });

  it("a rejection by operations, and one by the custodian", async () => {
    const [byOperations, byCustodian] = [await createRollover(api), await createRollover(api)];
    await runActions(api, byOperations, "submit", "start_review");
    const refused = await expectAction(api, byOperations, "reject", "rejected");
    const rejection = { code: "name_mismatch", reason: "The names differ.", by: "operations" };
    expect(refused.body).toMatchObject({ status: "failed", rejection });
    await runActions(api, byCustodian, ...ACTIONS_TO_PROCESSING);
    const { body } = await expectAction(api, byCustodian, "custodian_reject", "rejected");
    expect(body.rejection).toEqual({ code: "no_such_account", reason: null, by: "source_custodian" });
  });

  it("a cancellation during a hold, and a failure after money has left", async () => {
    const [onHold, late] = [await createRollover(api), await createRollover(api)];
    await runActions(api, onHold, "submit", "hold");
    expect((await expectAction(api, onHold, "cancel", "cancelled")).body.status).toBe("cancelled");
    await runActions(api, late, ...ACTIONS_TO_RECEIVED);
    expect((await expectAction(api, late, "fail", "failed")).body.status).toBe("failed");
  });
});
