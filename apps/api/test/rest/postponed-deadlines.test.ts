import { describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { expectIssues } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { createRollover, expectConsistent, NOW, runActions } from "../workflow/rollover-steps.ts";

const PAYOUT = {
  receivedOn: "2026-01-05",
  grossAmount: "10000.00",
  withheldFederal: "2000.00",
  withheldState: "0.00",
  datesAttested: true,
};
const DISASTER = {
  basis: "disaster",
  reference: "TX-2026-04",
  startsOn: "2026-02-01",
  endsOn: "2026-06-14",
};

describe("A rollover with a postponed deadline", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  it("counts money received on the postponed last day of the 60 days as on time", async () => {
    const attestations = { eligibleAmount: true, postponement: DISASTER };
    const id = await createRollover(api, { type: "indirect_60_day", attestations });
    await runActions(
      api,
      id,
      "submit",
      "start_review",
      "approve",
      ["record_distribution", PAYOUT] as never,
      ["mark_funds_received", { amount: "8000.00", receivedOn: "2026-06-14", datesAttested: true }] as never,
    );
    await expectConsistent(api, id);
    const { body } = await api.call("get", `/v1/rollovers/${id}`).expect(200);
    expect(body.transfers).toMatchObject([{ receivedOn: "2026-01-05", sixtyDayDueOn: "2026-06-14" }]);
    expect(body.receipts).toMatchObject([{ lateAmount: "0.00" }]);
    expect(body.taxTreatment.warnings).toEqual([]);
    expect(body.attestations.postponement).toEqual(DISASTER);
    expect(body.eligibility.conditions).toContainEqual(
      expect.objectContaining({ code: "postponed_deadline" }),
    );
  });

  it("requires a reason for money received after the postponed deadline", async () => {
    const attestations = { eligibleAmount: true, postponement: DISASTER };
    const id = await createRollover(api, { type: "indirect_60_day", attestations });
    await runActions(api, id, "submit", "start_review", "approve", ["record_distribution", PAYOUT] as never);
    const params = { amount: "8000.00", receivedOn: "2026-06-15" };
    const response = await api
      .call("post", `/v1/rollovers/${id}/actions`)
      .send({ action: "mark_funds_received", params });
    expect(expectIssues(response, "validation_failed")).toEqual(["#/params/lateReason"]);
  });

  it("422 names each invalid value", async () => {
    const postponement = { basis: "vacation", reference: "", startsOn: "2026-02-30", endsOn: "3000-01-01" };
    const response = await api.call("post", "/v1/rollovers/eligibility").send({
      type: "indirect_60_day",
      source: { accountType: "qualified_plan" },
      destination: { accountType: "traditional_ira" },
      attestations: { postponement },
    });
    expect(expectIssues(response, "validation_failed")).toEqual([
      "#/attestations/postponement/basis",
      "#/attestations/postponement/endsOn",
      "#/attestations/postponement/reference",
      "#/attestations/postponement/startsOn",
    ]);
  });
});
