import { describe, expect, it } from "@jest/globals";
import { listChangedReceipts } from "@svc/rollover-rules/money/changed-receipts";
import { applyAction } from "@svc/rollover-rules/workflow/apply-action";
import { ParamIssue } from "@svc/rollover-rules/workflow/effects/effect";
import { getActionDefinition } from "@svc/rollover-rules/workflow/guards";
import { buildState, buildWorkflowContext, CHECK_TRANSFER } from "./workflow-table.ts";

const TODAY = "2026-06-15";
const DIRECT_TREATMENT = { taxable: false, code1099R: "G", status: "expected" as const };
const context = buildWorkflowContext({ taxTreatment: DIRECT_TREATMENT });
const correction = { transferId: "tr_1", reason: "The day was wrong.", sentOn: "2026-06-02" };

describe("A corrected day of a payment", () => {
  it.each([
    ["evaluates the code of a payment to the destination again", "destination", "7", "G"],
    ["keeps the code of cash paid in a direct rollover", "participant", "7", "7"],
  ] as const)("%s", (_, payableTo, code1099R, expected) => {
    const transfer = { ...CHECK_TRANSFER, payableTo, code1099R, receivedOn: null };
    const current = buildState({ state: "funds_sent", transfers: [transfer] });
    const next = applyAction(current, "correct_transfer", { params: correction, context });
    expect(next.transfers.at(-1)).toMatchObject({ sentOn: "2026-06-02", code1099R: expected });
  });
});

describe("Corrected days of a payment to the participant", () => {
  const payment = {
    ...CHECK_TRANSFER,
    sentTo: "participant" as const,
    payableTo: "participant" as const,
    sentOn: "2026-06-02",
    receivedOn: "2026-06-05",
  };
  const correct = (days: { sentOn?: string; receivedOn?: string }, original: object = {}) =>
    applyAction(
      buildState({
        type: "indirect_60_day",
        state: "funds_sent",
        transfers: [{ ...payment, ...original }],
        sixtyDayDueOn: "2026-08-04",
      }),
      "correct_transfer",
      { params: { transferId: "tr_1", reason: "The day was wrong.", ...days }, context },
    ).transfers.at(-1);

  it.each([
    [{ sentOn: "2026-06-06" }, "sentOn"],
    [{ receivedOn: "2026-06-01" }, "receivedOn"],
  ])("%j is refused, because the payment would arrive before it was sent", (days, param) => {
    expect(() => correct(days)).toThrow(expect.objectContaining({ param }));
    expect(() => correct(days)).toThrow(ParamIssue);
  });

  it("refuses sentOn after the receipt day, which is computed from the end of the 60 days", () => {
    expect(() => correct({ sentOn: "2026-06-06" }, { receivedOn: undefined })).toThrow(ParamIssue);
  });

  it("can be equal, or both change", () => {
    expect(correct({ sentOn: "2026-06-05" })).toMatchObject({ sentOn: "2026-06-05" });
    expect(correct({ receivedOn: "2026-06-02" })).toMatchObject({ receivedOn: "2026-06-02" });
    const days = { sentOn: "2026-06-07", receivedOn: "2026-06-08" };
    expect(correct(days)).toMatchObject(days);
  });

  it("of a reissued payment can be after the day on which the first payment arrived", () => {
    expect(correct({ sentOn: "2026-06-09" }, { reissueOf: "tr_0" })).toMatchObject({ sentOn: "2026-06-09" });
  });
});

describe("A corrected amount of a receipt", () => {
  const receipt = { receivedOn: "2026-06-10", lateReason: null };
  const current = buildState({
    state: "funds_received",
    transfers: [{ ...CHECK_TRANSFER, sentOn: "2026-06-02" }],
    receipts: [
      { ...receipt, amount: "999999999999.00" },
      { ...receipt, amount: "0.50" },
    ],
  });
  const correct = (changes: object) =>
    applyAction(current, "correct_receipt", {
      params: { receiptId: "rcp_2", reason: "A digit was wrong.", ...changes },
      context,
    });

  it("is accepted up to the maximum sum that can be posted", () => {
    expect(correct({ amount: "0.99" }).receipts.at(-1)).toMatchObject({ amount: "0.99" });
    expect(() => correct({ amount: "1.00" })).toThrow(ParamIssue);
  });
});

describe("A corrected US state of a payment", () => {
  const withheld = { ...CHECK_TRANSFER, withheldState: "5.00", payableTo: "participant" as const };
  const correct = (original: object, changes: object) =>
    applyAction(
      buildState({ state: "funds_sent", transfers: [{ ...withheld, ...original }] }),
      "correct_transfer",
      { params: { transferId: "tr_1", reason: "The state was wrong.", ...changes }, context },
    ).transfers;

  it.each([
    ["replaces a wrong state", { stateCode: "NY" }],
    ["adds a missing state", { stateCode: null }],
    ["adds a state to an older payment without the field", {}],
  ])("%s", (_, original) => {
    const transfers = correct({ ...original, code1099R: "7" }, { stateCode: "CA" });
    expect(transfers).toMatchObject([
      { id: "tr_1", status: "void", voidReason: "corrected", ...original },
      { id: "tr_2", status: "sent", replaces: "tr_1", withheldState: "5.00", stateCode: "CA" },
    ]);
  });

  it("stays the same if other values are corrected", () => {
    expect(correct({ stateCode: "NY", code1099R: "7" }, { checkNumber: "1003" }).at(-1)).toMatchObject({
      stateCode: "NY",
    });
  });

  it.each(["ca", "CAL", "", null])("is refused if it is %j", (stateCode) => {
    const { params } = getActionDefinition("correct_transfer");
    const result = params.safeParse({ transferId: "tr_1", reason: "The state was wrong.", stateCode });
    expect(result.error?.issues.map(({ path }) => path)).toEqual([["stateCode"]]);
  });
});

describe("A voided receipt", () => {
  it("has the day on which it was voided", () => {
    const receipt = { amount: "100.00", receivedOn: "2026-06-10", lateReason: null };
    const current = buildState({ state: "funds_received", transfers: [CHECK_TRANSFER], receipts: [receipt] });
    const params = { receiptId: "rcp_1", reason: "bounced" as const };
    const next = applyAction(current, "void_receipt", { params, context });
    expect(next.receipts).toMatchObject([{ status: "void", voidReason: "bounced", voidedOn: TODAY }]);
    expect(listChangedReceipts(current.receipts, next.receipts)).toEqual([
      { receiptId: "rcp_1", next: null, reason: "bounced", on: TODAY },
    ]);
  });
});
