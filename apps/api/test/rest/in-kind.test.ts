import { describe, expect, it } from "@jest/globals";
import { buildAccount, buildRolloverBody, findCustodianId, TestClock } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { expectConsistent } from "../workflow/rollover-steps.ts";

const APPLE = { cusip: "037833100", symbol: "AAPL", quantity: "12.5" };
const FUND = { symbol: "VTI", quantity: "300.000001" };
const toView = (asset: object) => ({
  cusip: null,
  ...asset,
  fairMarketValue: null,
  employerStockCost: null,
});

describe("Transfer in kind", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse("2026-06-15T16:00:00Z")) });

  async function buildBody(changes: object = {}, source = "test-manual") {
    const account = await buildAccount(api, api.ak.organizationId, { dateOfBirth: "1970-01-01" });
    const body = await buildRolloverBody(api, account.id);
    const manual = await findCustodianId(api, "test-manual");
    return {
      ...body,
      type: "trustee_transfer",
      source: {
        ...body.source,
        custodianId: await findCustodianId(api, source),
        accountType: "traditional_ira",
      },
      destination: { ...body.destination, custodianId: manual },
      deliveryMethod: "acats",
      amount: { kind: "partial", requested: "0.00" },
      assets: [APPLE, FUND],
      ...changes,
    };
  }
  const create = (body: object) => api.call("post", "/v1/rollovers").send(body);
  const act = (id: string, action: string, params: object = {}) =>
    api.call("post", `/v1/rollovers/${id}/actions`).send({ action, params });
  const PAYMENT = { method: "acats", amount: "0.00", sentTo: "destination", assets: [APPLE, FUND] };

  async function startProcessing(changes: object = {}): Promise<string> {
    const { body } = await create(await buildBody(changes)).expect(201);
    await act(body.id, "submit", { consentReference: "signed" }).expect(200);
    for (const action of ["start_review", "approve", "send_to_custodian", "acknowledge"])
      await act(body.id, action).expect(200);
    return body.id;
  }

  it("201 lists the securities, and 200 completes the transfer without any cash", async () => {
    const id = await startProcessing();
    const sent = await act(id, "mark_funds_sent", PAYMENT).expect(200);
    expect(sent.body.assets).toEqual([toView(APPLE), toView(FUND)]);
    expect(sent.body.transfers[0]).toMatchObject({ amount: "0.00", assets: [toView(APPLE), toView(FUND)] });
    const receipt = await act(id, "mark_funds_received", {
      amount: "0.00",
      receivedOn: "2026-06-15",
      assets: [{ symbol: "AAPL", quantity: "12.50" }, FUND],
    }).expect(200);
    const allReceived = { state: "funds_received", amountMismatch: null, assetMismatch: null };
    expect(receipt.body).toMatchObject(allReceived);
    expect(receipt.body.receipts[0].transferId).toBe("tr_1");
    const assets = [toView({ symbol: "AAPL", quantity: "12.5" }), toView(FUND)];
    expect(receipt.body.receipts[0].assets).toEqual(assets);
    const completed = await act(id, "complete", { postedAmount: "0.00" }).expect(200);
    expect(completed.body).toMatchObject({ state: "completed", amounts: { sent: "0.00", posted: "0.00" } });
    await expectConsistent(api, id);
  });

  it("can't be completed before all securities arrive or the shortage is accepted", async () => {
    const id = await startProcessing();
    await act(id, "mark_funds_sent", PAYMENT).expect(200);
    const short = await act(id, "mark_funds_received", {
      amount: "0.00",
      receivedOn: "2026-06-15",
      assets: [{ ...APPLE, quantity: "12" }],
    }).expect(200);
    expect(short.body.assetMismatch).toEqual({
      differences: [
        { cusip: "037833100", symbol: "AAPL", expected: "12.5", received: "12", difference: "-0.5" },
        { cusip: null, symbol: "VTI", expected: "300.000001", received: "0", difference: "-300.000001" },
      ],
      status: "open",
      resolution: null,
    });
    const refused = expectProblem(await act(id, "complete", { postedAmount: "0.00" }), "amount_mismatch");
    expect(refused.detail).toContain("12 of 12.5 AAPL");
    const laterReceipt = { amount: "0.00", receivedOn: "2026-06-15", assets: [FUND] };
    const stillShort = await act(id, "mark_funds_received", laterReceipt).expect(200);
    expect(stillShort.body.assetMismatch.differences).toHaveLength(1);
    // The fractional share is paid in cash.
    const accepted = await act(id, "resolve_mismatch", { reason: "Cash in lieu.", which: "assets" }).expect(
      200,
    );
    expect(accepted.body.assetMismatch).toMatchObject({ status: "resolved", resolution: "Cash in lieu." });
    await act(id, "complete", { postedAmount: "0.00" }).expect(200);
    await expectConsistent(api, id);
    // The mismatch concerns only the original's assets.
    const residual = await api.call("post", `/v1/rollovers/${id}/residuals`).send({}).expect(201);
    expect(residual.body.assetMismatch).toBeNull();
    await expectConsistent(api, residual.body.id);
  });

  it("waits for a second delivery, and counts cash separately", async () => {
    const id = await startProcessing({ amount: { kind: "full" } });
    await act(id, "mark_funds_sent", { ...PAYMENT, amount: "100.00", assets: [APPLE] }).expect(200);
    await act(id, "mark_funds_sent", { ...PAYMENT, assets: [FUND] }).expect(200);
    const receivedOn = "2026-06-15";
    const first = await act(id, "mark_funds_received", { receivedOn, amount: "0.00", assets: [FUND] }).expect(
      200,
    );
    expect(first.body.assetMismatch).toBeNull();
    expectProblem(await act(id, "complete", { postedAmount: "0.00" }), "amount_mismatch");
    await act(id, "mark_funds_received", { receivedOn, amount: "100.00", assets: [APPLE] }).expect(200);
    const completed = await act(id, "complete", { postedAmount: "100.00" }).expect(200);
    expect(completed.body.state).toBe("completed");
  });

  it("can be corrected: a voided receipt no longer counts", async () => {
    const id = await startProcessing();
    await act(id, "mark_funds_sent", PAYMENT).expect(200);
    const wrong = { amount: "0.00", receivedOn: "2026-06-15", assets: [{ ...APPLE, quantity: "125" }, FUND] };
    expect((await act(id, "mark_funds_received", wrong).expect(200)).body.assetMismatch.status).toBe("open");
    const { body } = await act(id, "void_receipt", { receiptId: "rcp_1", reason: "typed_wrong" }).expect(200);
    expect(body.assetMismatch).toBeNull();
    const right = { ...wrong, assets: [APPLE, FUND] };
    await act(id, "mark_funds_received", right).expect(200);
    await act(id, "complete", { postedAmount: "0.00" }).expect(200);
  });

  it("422 rejects invalid securities, methods that can't deliver securities, and empty transfers", async () => {
    const listCreationIssues = async (changes: object) =>
      expectIssues(await create(await buildBody(changes)), "validation_failed");
    expect(await listCreationIssues({ assets: [{ ...APPLE, cusip: "037833101" }] })).toEqual([
      "#/assets/0/cusip",
    ]);
    expect(await listCreationIssues({ assets: [FUND, FUND] })).toEqual(["#/assets/1"]);
    expect(await listCreationIssues({ deliveryMethod: "wire" })).toEqual(["#/assets"]);
    expect(await listCreationIssues({ assets: [] })).toEqual(["#/amount/requested"]);
    const id = await startProcessing();
    const listActionIssues = async (action: string, params: object) =>
      expectIssues(await act(id, action, params), "validation_failed");
    expect(await listActionIssues("mark_funds_sent", { ...PAYMENT, assets: [] })).toEqual([
      "#/params/amount",
    ]);
    expect(await listActionIssues("mark_funds_sent", { ...PAYMENT, method: "wire" })).toEqual([
      "#/params/assets",
    ]);
    await act(id, "mark_funds_sent", PAYMENT).expect(200);
    const empty = { amount: "0.00", receivedOn: "2026-06-15" };
    expect(await listActionIssues("mark_funds_received", empty)).toEqual(["#/params/amount"]);
  });

  it("is completed by the sandbox's custodians", async () => {
    const { body } = await create(await buildBody({}, "test-instant")).expect(201);
    const path = `/v1/sandbox/rollovers/${body.id}/advance`;
    const completed = await api.call("post", path).send({ to: "completed" }).expect(200);
    const expected = { state: "completed", amounts: { received: "0.00" }, assetMismatch: null };
    expect(completed.body).toMatchObject(expected);
    expect(completed.body.receipts[0].assets).toEqual([toView(APPLE), toView(FUND)]);
  });

  it("has no known taxable amount when it is a conversion", async () => {
    const attestations = { taxableAcknowledged: true };
    const destination = { ...(await buildBody()).destination, accountType: "roth_ira" };
    const id = await startProcessing({ destination, attestations });
    const { body } = await act(id, "mark_funds_sent", { ...PAYMENT, amount: "10.00" }).expect(200);
    expect(body.taxTreatment).toMatchObject({ taxable: true, taxableAmount: null });
  });
});

describe("Plan loan offset", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse("2026-06-15T16:00:00Z")) });

  it("can be rolled over until the tax return is due, and its distribution shows that date", async () => {
    const account = await buildAccount(api, api.ak.organizationId, { dateOfBirth: "1980-01-01" });
    const body = await buildRolloverBody(api, account.id);
    const manual = await findCustodianId(api, "test-manual");
    const { body: draft } = await api
      .call("post", "/v1/rollovers")
      .send({
        ...body,
        type: "indirect_60_day",
        source: { ...body.source, custodianId: manual },
        destination: { ...body.destination, custodianId: manual },
        attestations: { eligibleAmount: true, qualifiedLoanOffsetOn: "2026-06-15" },
      })
      .expect(201);
    expect(draft.eligibility.conditions.map(({ code }: { code: string }) => code)).toEqual([
      "qualified_loan_offset",
    ]);
    const act = (action: string, params: object = {}) =>
      api.call("post", `/v1/rollovers/${draft.id}/actions`).send({ action, params }).expect(200);
    await act("submit", { consentReference: "signed" });
    await act("start_review");
    await act("approve");
    const { body: offset } = await act("record_distribution", {
      receivedOn: "2026-06-15",
      grossAmount: "5000.00",
      withheldFederal: "0.00",
      withheldState: "0.00",
    });
    expect(offset.taxTreatment).toMatchObject({
      code1099R: "1M",
      withholding: { rule: "none", warnings: [] },
    });
    expect(offset.transfers[0]).toMatchObject({ receivedOn: "2026-06-15", sixtyDayDueOn: "2027-10-15" });
    const sixtyDayDeadline = offset.deadlines.find(({ type }: { type: string }) => type === "sixty_day");
    expect(sixtyDayDeadline).toMatchObject({ dueOn: "2027-10-15", status: "running" });
  });
});
