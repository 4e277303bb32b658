import { describe, expect, it } from "@jest/globals";
import { applyAction } from "@svc/rollover-rules/workflow/apply-action";
import { buildState, buildWorkflowContext, CHECK_TRANSFER } from "./workflow-table.ts";

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
