import { beforeEach, describe, expect, it } from "@jest/globals";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { updateTaxTreatment } from "@svc/rollover-rules/tax/update-tax-treatment";
import { buildAccount, buildRolloverBody, findCustodianId, TestClock } from "@svc/testing";
import {
  buildState,
  CHECK_TRANSFER,
} from "../../../../../packages/rollover-rules/test/workflow/workflow-table.ts";
import { toTaxTreatmentView } from "../../../src/rollovers/views/tax-view.ts";
import { expectProblem } from "../../expect-problem.ts";
import { runGraphql } from "../../graphql/graphql-calls.ts";
import {
  advanceClockByDays,
  advanceRollover,
  newOrganization,
  simulateResponse,
} from "../../sandbox/sandbox-calls.ts";
import { type TestApi, useTestApi } from "../../start-test-api.ts";
import {
  act,
  buildIraSides,
  expectAction,
  expectConsistent,
  NOW,
  readStored,
} from "../../workflow/rollover-steps.ts";

/** This person reaches 59½ on June 20, five days after the clock starts. */
const BIRTH_DATE = "1966-12-20";
const buildDistributionParams = (receivedOn: string, withheldFederal = "200.00") => ({
  receivedOn,
  grossAmount: "1000.00",
  withheldFederal,
  withheldState: "0.00",
});

describe("Tax treatment when money leaves", () => {
  const base = useTestApi({ clock: new TestClock(Date.parse(NOW)) });
  let api: TestApi;
  beforeEach(async () => {
    api = await newOrganization(base);
  });

  async function create(dateOfBirth: string | null, changes: object = {}) {
    const { id: accountId } = await buildAccount(
      api,
      api.ak.organizationId,
      dateOfBirth === null ? {} : { dateOfBirth },
    );
    const body = await buildRolloverBody(api, accountId);
    body.source.custodianId = await findCustodianId(api, "test-manual");
    body.destination.custodianId = await findCustodianId(api, "test-silent");
    const response = await api
      .call("post", "/v1/rollovers")
      .send({ ...body, type: "indirect_60_day", ...changes })
      .expect(201);
    return { id: response.body.id as string, accountId, treatment: response.body.taxTreatment };
  }
  const approve = (id: string) => advanceRollover(api, id, "approved").expect(200);
  const read = async (id: string) => (await api.call("get", `/v1/rollovers/${id}`).expect(200)).body;

  it("uses the participant's age on the day they received the money", async () => {
    const { id, treatment } = await create(BIRTH_DATE);
    expect(treatment).toMatchObject({ code1099R: "1", status: "expected", asOf: "2026-06-15" });
    await approve(id);
    await advanceClockByDays(api, 5);
    const dryRun = await act(api, id, "record_distribution", buildDistributionParams("2026-06-19"), {
      dryRun: true,
    });
    expect(dryRun.body.taxTreatment).toMatchObject({ code1099R: "1", asOf: "2026-06-19" });
    expect((await read(id)).taxTreatment).toMatchObject({ code1099R: "1", status: "expected" });
    const { body } = await expectAction(
      api,
      id,
      "record_distribution",
      "funds_sent",
      buildDistributionParams("2026-06-20"),
    );
    expect(body.taxTreatment).toMatchObject({ code1099R: "7", status: "reported", asOf: "2026-06-20" });
    expect(body.transfers).toMatchObject([{ code1099R: "7" }]);
  });

  it("is re-evaluated with each action until money leaves", async () => {
    const { id } = await create(BIRTH_DATE);
    await advanceClockByDays(api, 5);
    const { body } = await act(api, id, "submit");
    expect(body.taxTreatment).toMatchObject({ code1099R: "7", status: "expected", asOf: "2026-06-20" });
  });

  it("uses a birth date added before money leaves, and ignores a later change", async () => {
    const { id, accountId, treatment } = await create(null);
    expect(treatment).toMatchObject({ code1099R: "1", assumptions: [{ code: "birth_date_not_known" }] });
    await approve(id);
    const patch = (dateOfBirth: string) =>
      api.call("patch", `/v1/accounts/${accountId}`).send({ dateOfBirth }).expect(200);
    await patch("1950-01-01");
    const sent = await act(api, id, "record_distribution", buildDistributionParams("2026-06-15"));
    expect(sent.body.taxTreatment).toMatchObject({ code1099R: "7", assumptions: [] });
    await patch("1990-01-01");
    await expectAction(api, id, "hold", "on_hold");
    await expectAction(api, id, "release", "funds_sent");
    expect((await read(id)).taxTreatment).toMatchObject({ code1099R: "7", status: "reported" });
    expect(sent.text).not.toContain("1950-01-01");
  });

  it("stays as reported; a later payment has its own code", async () => {
    const { id } = await create(BIRTH_DATE);
    await approve(id);
    await act(api, id, "record_distribution", buildDistributionParams("2026-06-15")).expect(200);
    await advanceClockByDays(api, 10);
    const payment = { method: "check", amount: "80.00", sentTo: "participant", withheldFederal: "20.00" };
    const { body } = await expectAction(api, id, "mark_funds_sent", "funds_sent", payment);
    expect(body.taxTreatment).toMatchObject({ code1099R: "1", status: "reported", asOf: "2026-06-15" });
    expect(body.transfers).toMatchObject([{ code1099R: "1" }, { code1099R: "7" }]);
    await act(api, id, "report_funds_returned", { transferId: "tr_1", reason: "lost" }).expect(200);
    const again = await act(api, id, "mark_funds_sent", payment);
    expect(again.body.taxTreatment).toMatchObject({ code1099R: "1", status: "reported" });
    await expectConsistent(api, id);
  });

  it("warns of missing or different withholding, and shows the taxable amount of money not rolled over", async () => {
    const { id } = await create("1950-01-01");
    await approve(id);
    const readWarnings = async (withheld: string) => {
      const params = buildDistributionParams("2026-06-15", withheld);
      const { body } = await act(api, id, "record_distribution", params, { dryRun: true }).expect(200);
      const { expected, warnings } = body.taxTreatment.withholding;
      return [expected, ...warnings.map(({ code }: { code: string }) => code)];
    };
    expect(await readWarnings("0.00")).toEqual(["200.00", "withholding_missing"]);
    expect(await readWarnings("100.00")).toEqual(["200.00", "withholding_below_20_percent"]);
    expect(await readWarnings("300.00")).toEqual(["200.00", "withholding_above_20_percent"]);
    expect(await readWarnings("200.00")).toEqual(["200.00"]);
    await act(api, id, "record_distribution", buildDistributionParams("2026-06-15")).expect(200);
    const receipt = { amount: "900.00", receivedOn: "2026-06-15" };
    const { body } = await act(api, id, "mark_funds_received", receipt).expect(200);
    expect(body.taxTreatment).toMatchObject({ taxable: false, taxableAmount: "100.00" });
  });

  it.each(["withheldFederal", "withheldState"])("rejects %s on a direct rollover", async (param) => {
    const { id } = await create("1950-01-01", { type: "direct" });
    await advanceRollover(api, id, "processing").expect(200);
    const params = { method: "check", amount: "800.00", sentTo: "participant", [param]: "200.00" };
    const before = await readStored(api, id);
    for (const more of [{}, { dryRun: true }]) {
      const response = await act(api, id, "mark_funds_sent", params, more);
      expectProblem(response, "validation_failed");
      const detail = expect.stringContaining("nothing is withheld from a direct rollover (code G;");
      expect(response.body.errors).toEqual([{ pointer: `#/params/${param}`, detail }]);
    }
    expectProblem(await simulateResponse(api, id, "funds_sent", { [param]: "1.00" }), "validation_failed");
    expect(await readStored(api, id)).toEqual(before);
    const accepted = await act(api, id, "mark_funds_sent", { ...params, [param]: "0.00" });
    expect(accepted.body.taxTreatment).toMatchObject({
      code1099R: "G",
      status: "reported",
      taxableAmount: "0.00",
      withholding: { rule: "none", expected: "0.00", warnings: [] },
    });
  });

  it("rejects withholding on a direct rollover in GraphQL too, with the field's path", async () => {
    const { id } = await create("1950-01-01", { type: "direct" });
    await advanceRollover(api, id, "processing").expect(200);
    const input = {
      rolloverId: id,
      method: "wire",
      amount: "8.00",
      sentTo: "destination",
      withheldFederal: "2.00",
    };
    const { data } = await runGraphql<{ markRolloverFundsSent: unknown }>(
      api,
      `mutation Send($input: MarkRolloverFundsSentInput!) {
        markRolloverFundsSent(input: $input) { rollover { id } errors { code message path } }
      }`,
      { input },
    );
    expect(data).toMatchObject({
      markRolloverFundsSent: {
        rollover: null,
        errors: [{ code: "validation_failed", path: ["input", "withheldFederal"] }],
      },
    });
  });

  it("lets an IRA withhold from a conversion, but not from a transfer", async () => {
    const sides = await buildIraSides(api);
    const conversion = {
      ...sides,
      type: "trustee_transfer",
      destination: { ...sides.destination, accountType: "roth_ira" },
      attestations: { taxableAcknowledged: true, eligibleAmount: true },
    };
    const sent = { method: "wire", amount: "900.00", sentTo: "destination", withheldFederal: "100.00" };
    const converted = await create("1990-01-01", conversion);
    await advanceRollover(api, converted.id, "processing").expect(200);
    const { body } = await act(api, converted.id, "mark_funds_sent", sent).expect(200);
    expect(body.taxTreatment).toMatchObject({
      code1099R: "2",
      taxable: true,
      taxableAmount: "1000.00",
      withholding: {
        rule: "default",
        ratePercent: 10,
        expected: "100.00",
        warnings: [{ code: "withholding_not_rolled_over" }],
      },
    });
    const transferred = await create("1990-01-01", { ...sides, type: "trustee_transfer" });
    await advanceRollover(api, transferred.id, "processing").expect(200);
    const refused = await act(api, transferred.id, "mark_funds_sent", sent);
    expectProblem(refused, "validation_failed");
    expect(refused.body.errors[0].detail).toContain("trustee-to-trustee transfer");
  });

  it("counts a Roth IRA's five years from the first contribution", async () => {
    const sides = await buildIraSides(api);
    const buildRothSides = (firstContributionDate: string) => ({
      source: { ...sides.source, accountType: "roth_ira", firstContributionDate },
      destination: { ...sides.destination, accountType: "roth_ira" },
      attestations: { noOtherRolloverIn12Months: true, eligibleAmount: true },
    });
    expect((await create("1950-01-01", buildRothSides("2021-12-31"))).treatment).toMatchObject({
      code1099R: "Q",
    });
    expect((await create("1950-01-01", buildRothSides("2022-01-01"))).treatment).toMatchObject({
      code1099R: "T",
    });
    expect((await create("1990-01-01", buildRothSides("2010-01-01"))).treatment).toMatchObject({
      code1099R: "J",
    });
  });
});

describe("A rollover stored before tax treatments had a status", () => {
  const legacyTreatment = { taxable: false, code1099R: null };
  const currentTreatment = { taxable: false, code1099R: "1", status: "expected" } as const;

  it("keeps its tax treatment once money has left", () => {
    const sent = buildState({ taxTreatment: legacyTreatment, transfers: [CHECK_TRANSFER] });
    const isMoneySent = true;
    expect(updateTaxTreatment(sent, currentTreatment, isMoneySent)).toBe(legacyTreatment);
  });

  it("shows mandatory withholding for a plan's payout, even though the code is unknown", () => {
    const toView = (sourceAccountType: "403b" | "sep_ira", type: "indirect_60_day" | "trustee_transfer") =>
      toTaxTreatmentView({
        ...buildState({ taxTreatment: legacyTreatment, type, sourceAccountType }),
        attestations: {},
      } as Rollover);
    const shown = toView("403b", "indirect_60_day");
    expect(shown).toMatchObject({ code1099R: null, asOf: null, basis: null, assumptions: [] });
    expect(shown.withholding.rule).toBe("mandatory");
    expect(toView("sep_ira", "trustee_transfer").withholding.rule).toBe("none");
  });

  it("is re-evaluated until money leaves", () => {
    const draft = buildState({ taxTreatment: legacyTreatment });
    const update = ({ isMoneySent }: { isMoneySent: boolean }) =>
      updateTaxTreatment(draft, currentTreatment, isMoneySent);
    expect(update({ isMoneySent: false })).toEqual(currentTreatment);
    expect(update({ isMoneySent: true })).toEqual({
      ...currentTreatment,
      status: "reported",
    });
  });
});
