import { describe, expect, it } from "@jest/globals";
import { buildKey } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { act, expectConsistent } from "../workflow/rollover-steps.ts";
import { createFundsCalls } from "./funds-calls.ts";

describe("Incoming funds, after the rollover's receipt changes", () => {
  const api = useTestApi();
  const fundsCalls = () => createFundsCalls(api);

  async function applyToOne(fields: object = {}) {
    const { buildRollover, readRollover, record, change } = fundsCalls();
    const { id: rolloverId } = await buildRollover("funds_sent");
    const { sent: amount } = (await readRollover(rolloverId)).amounts;
    const { id } = await record({ amount, accountReference: "IRA-11223344", ...fields });
    const funds = (await change(id, "apply", { rolloverId }).expect(200)).body;
    return { id, rolloverId, amount, receiptId: funds.allocations[0].receiptId as string };
  }

  async function applyToTwo() {
    const { buildRollover, record, change } = fundsCalls();
    const rolloverIds = [(await buildRollover("funds_sent")).id, (await buildRollover("funds_sent")).id];
    const { id } = await record({
      amount: "100.01",
      accountReference: "IRA-11223344",
      bankReference: "REF-9",
    });
    const amounts = ["60.00", "40.01"];
    const allocations = rolloverIds.map((rolloverId, index) => ({ rolloverId, amount: amounts[index] }));
    const funds = (await change(id, "apply", { allocations }).expect(200)).body;
    return {
      id,
      rolloverIds,
      receiptIds: funds.allocations.map((one: { receiptId: string }) => one.receiptId),
    };
  }

  it.each([
    ["typed_wrong", "unmatched", "unapplied"],
    ["bounced", "reversed", "reversed"],
  ])("a receipt voided as %s makes the funds %s", async (reason, status, type) => {
    const { read, perform, listEntries, listEventTypes, today } = fundsCalls();
    const { id, rolloverId, receiptId, amount } = await applyToOne();
    await perform(rolloverId, "void_receipt", { receiptId, reason });
    const funds = await read(id);
    expect(funds).toMatchObject({ status, allocations: [], amount, version: 3 });
    expect(funds.outcome).toEqual(
      status === "unmatched" ? null : expect.objectContaining({ on: today, method: null }),
    );
    expect((await listEntries(id)).at(-1)).toMatchObject({
      sequence: 3,
      type,
      actor: { type: "api_key", id: api.ak.id },
      data: { reason, allocations: [{ rolloverId, receiptId, amount }] },
    });
    expect(await listEventTypes(id)).toEqual(["recorded", "applied", type]);
    await expectConsistent(api, rolloverId);
  });

  it("a return to the source makes the funds returned, with the day", async () => {
    const { read, perform, today } = fundsCalls();
    const { id, rolloverId } = await applyToOne();
    await perform(rolloverId, "return_to_source", { reason: "wrong_payee", returnedOn: today });
    expect(await read(id)).toMatchObject({ status: "returned", outcome: { on: today } });
  });

  it("a lost transfer makes the funds unmatched, and they can be applied again", async () => {
    const { read, readRollover, perform, change } = fundsCalls();
    const { id, rolloverId, amount } = await applyToOne();
    const [transfer] = (await readRollover(rolloverId)).transfers;
    await perform(rolloverId, "report_funds_returned", { transferId: transfer.id, reason: "lost" });
    expect(await read(id)).toMatchObject({ status: "unmatched" });
    await change(id, "apply", { rolloverId }).expect(200);
    expect((await readRollover(rolloverId)).amounts.received).toBe(amount);
    await expectConsistent(api, rolloverId);
  });

  it("a returned part becomes separate incoming funds, to the cent", async () => {
    const { read, perform, list, listEntries, listEventTypes, readRollover, today } = fundsCalls();
    const { id, rolloverId, receiptId, amount } = await applyToOne({ receivedOn: today });
    const returned = "0.01";
    await perform(rolloverId, "return_to_source", {
      reason: "too_much",
      receiptId,
      amount: returned,
      returnedOn: today,
    });
    const funds = await read(id);
    const { received } = (await readRollover(rolloverId)).amounts;
    expect(funds).toMatchObject({ status: "applied", amount: received, allocations: [{ amount: received }] });
    expect(funds.allocations[0].receiptId).not.toBe(receiptId);
    const [part] = (await list({ amount: returned })).filter(
      (one: { splitFrom: string | null }) => one.splitFrom === id,
    );
    expect(part).toMatchObject({
      status: "returned",
      receivedOn: today,
      accountNumberMask: "****3344",
      version: 1,
    });
    expect(Number(received) + 0.01).toBeCloseTo(Number(amount));
    expect((await listEntries(part.id)).map(({ type }) => type)).toEqual(["returned"]);
    expect(await listEventTypes(id)).toEqual(["recorded", "applied", "divided"]);
    expect(await listEventTypes(part.id)).toEqual(["returned"]);
  });

  it("divided money stays with the other rollovers, and the released part can be applied", async () => {
    const { read, perform, list, change, readRollover, summarize, today } = fundsCalls();
    const before = (await summarize({ from: today })).total;
    const { id, rolloverIds, receiptIds } = await applyToTwo();
    const [voidedId, otherId] = rolloverIds as [string, string];
    await perform(voidedId, "void_receipt", { receiptId: receiptIds[0], reason: "typed_wrong" });
    expect(await read(id)).toMatchObject({
      status: "applied",
      amount: "40.01",
      allocations: [{ rolloverId: otherId, amount: "40.01" }],
    });
    const [part] = (await list({ amount: "60.00", status: "unmatched" })).filter(
      (row: { splitFrom: string | null }) => row.splitFrom === id,
    );
    expect(part).toMatchObject({ bankReference: "REF-9", suspectedDuplicateOf: null });
    const { suggestions } = (await api.call("get", `/v1/incoming-funds/${part.id}/suggestions`).expect(200))
      .body;
    expect(suggestions.length).toBeGreaterThan(0);
    await change(part.id, "apply", { rolloverId: otherId }).expect(200);
    expect((await readRollover(otherId)).amounts.received).toBe("100.01");
    expect((await readRollover(voidedId)).amounts.received).toBe("0.00");
    const after = (await summarize({ from: today })).total;
    const toCents = (amount: string) => Number(amount.replace(".", ""));
    // The $100.01 of `applyToTwo`.
    expect(toCents(after.arrivals) - toCents(before.arrivals)).toBe(10_001);
    expect(toCents(after.applied) - toCents(before.applied)).toBe(10_001);
  });

  it("corrections keep the link, release any excess, and never exceed the incoming funds", async () => {
    const { read, perform, list } = fundsCalls();
    const { id, rolloverId, receiptId, amount } = await applyToOne();
    await perform(rolloverId, "correct_receipt", { receiptId, reason: "Typed wrong.", checkNumber: "77" });
    const relinked = await read(id);
    expect(relinked).toMatchObject({ status: "applied", amount, version: 3 });
    const [{ receiptId: copyId }] = relinked.allocations;
    expect(copyId).not.toBe(receiptId);
    const rows = await countRows(api);
    const params = { receiptId: copyId, reason: "Typed wrong.", amount: "9999999.00" };
    const refused = await act(api, rolloverId, "correct_receipt", params);
    expect(expectIssues(refused, "validation_failed")).toEqual(["#/params/amount"]);
    expect(await countRows(api)).toEqual(rows);
    await perform(rolloverId, "correct_receipt", { receiptId: copyId, reason: "Less.", amount: "1.00" });
    expect(await read(id)).toMatchObject({ amount: "1.00", allocations: [{ amount: "1.00" }] });
    const parts = (await list({ status: "unmatched" })).filter(
      (row: { splitFrom: string }) => row.splitFrom === id,
    );
    expect(parts).toHaveLength(1);
    await expectConsistent(api, rolloverId);
  });

  it("the funds' allocation follows a corrected transfer", async () => {
    const { read, readRollover, perform } = fundsCalls();
    const { id, rolloverId } = await applyToOne();
    const [transfer] = (await readRollover(rolloverId)).transfers;
    await perform(rolloverId, "correct_transfer", {
      transferId: transfer.id,
      reason: "Typo.",
      checkNumber: "8",
    });
    const { receipts } = await readRollover(rolloverId);
    expect((await read(id)).allocations[0].transferId).toBe(receipts.at(-1).transferId);
  });

  it("a dry run and a refused action change nothing", async () => {
    const { read } = fundsCalls();
    const { id, rolloverId, receiptId } = await applyToOne();
    const rows = await countRows(api);
    const params = { receiptId, reason: "typed_wrong" };
    expect((await act(api, rolloverId, "void_receipt", params, { dryRun: true })).status).toBe(200);
    expectProblem(await act(api, rolloverId, "complete", { postedAmount: "1.00" }), "validation_failed");
    expect(await countRows(api)).toEqual(rows);
    expect(await read(id)).toMatchObject({ status: "applied", version: 2 });
  });

  it("concurrent unapplying and voiding of the receipt release the money once", async () => {
    const { read, change, listEntries } = fundsCalls();
    const { id, rolloverId, receiptId } = await applyToOne();
    const responses = await Promise.all([
      act(api, rolloverId, "void_receipt", { receiptId, reason: "typed_wrong" }),
      change(id, "unapply", { reason: "Wrong." }),
    ]);
    expect(responses.map(({ status }) => status)).toContain(200);
    expect(await read(id)).toMatchObject({ status: "unmatched", allocations: [], version: 3 });
    expect((await listEntries(id)).map(({ type }) => type)).toEqual(["recorded", "applied", "unapplied"]);
  });

  it("records only known custodians", async () => {
    const { post, today } = fundsCalls();
    const rows = await countRows(api);
    const body = { amount: "1.00", receivedOn: today, method: "wire" };
    const custodianId = "cus_00000000000000000000000001";
    const response = await post("/v1/incoming-funds", { ...body, custodianId });
    expectProblem(response, "not_found");
    expect(response.body.errors).toMatchObject([{ pointer: "#/custodianId" }]);
    expect(await countRows(api)).toEqual(rows);
    const items = [body, { ...body, custodianId }];
    const batch = await post("/v1/incoming-funds/batch", { items }).expect(200);
    expect(batch.body.results.map(({ status }: { status: number }) => status)).toEqual([201, 404]);
    const other = await buildKey(api, "ak");
    expectProblem(await post("/v1/incoming-funds", { ...body, custodianId }, other.key), "not_found");
  });
});
