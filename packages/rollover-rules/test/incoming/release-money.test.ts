import { describe, expect, it } from "@jest/globals";
import { findRelease } from "@svc/rollover-rules/incoming/release-money";
import { ACTION_PARAMS } from "@svc/rollover-rules/workflow/action-params";

const { void_receipt, report_funds_returned, return_to_source } = ACTION_PARAMS;

describe("Money that its rollover no longer counts", () => {
  it("is unmatched, reversed or returned, depending on the reason", () => {
    const actions = [void_receipt, report_funds_returned, return_to_source];
    const reasons = [...new Set(actions.flatMap((action) => action.shape.reason.options))];
    const byReason = Object.fromEntries(reasons.map((reason) => [reason, findRelease(reason).status]));
    expect(byReason).toEqual({
      typed_wrong: "unmatched",
      lost: "unmatched",
      stale: "unmatched",
      bounced: "reversed",
      insufficient_funds: "reversed",
      ach_return: "reversed",
      returned: "returned",
      refused: "returned",
      wrong_payee: "returned",
      wrong_account: "returned",
      too_much: "returned",
      not_eligible: "returned",
      participant_withdrew: "returned",
      other: "returned",
    });
  });

  it("is unmatched if the reason is unknown", () => {
    expect([null, "", "new_reason", "constructor"].map((reason) => findRelease(reason).status)).toEqual([
      "unmatched",
      "unmatched",
      "unmatched",
      "unmatched",
    ]);
  });
});
