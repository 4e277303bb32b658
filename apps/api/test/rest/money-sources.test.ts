import { describe, expect, it } from "@jest/globals";
import { buildAccount, buildRolloverBody, findCustodianId } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { ACTIONS_TO_PROCESSING, act, expectConsistent, runActions } from "../workflow/rollover-steps.ts";

const PRE_TAX = { kind: "pre_tax", amount: "600.00" };
const AFTER_TAX = { kind: "after_tax", amount: "300.00", basis: "250.00" };
const ROTH = { kind: "roth", amount: "100.00", firstContributionYear: 2015 };
const PAYMENT = { method: "check", sentTo: "destination" };

describe("Money sources of a rollover", () => {
  const api = useTestApi();

  async function buildBody(moneySources: object[], more: object = {}) {
    const account = await buildAccount(api, api.ak.organizationId, { dateOfBirth: "1960-02-03" });
    const body = await buildRolloverBody(api, account.id);
    body.source.custodianId = await findCustodianId(api, "test-instant");
    body.destination.custodianId = await findCustodianId(api, "test-manual");
    return {
      ...body,
      destination: { ...body.destination, accountType: "roth_ira" },
      amount: { kind: "partial", requested: "1000.00" },
      attestations: { eligibleAmount: true, taxableAcknowledged: true },
      moneySources,
      ...more,
    };
  }
  const post = async (moneySources: object[], more?: object) =>
    api.call("post", "/v1/rollovers").send(await buildBody(moneySources, more));
  const create = async (moneySources: object[], more?: object) => {
    const response = await post(moneySources, more);
    expect({ status: response.status, errors: response.body.errors }).toEqual({
      status: 201,
      errors: undefined,
    });
    return response.body;
  };
  const buildLine = (line: object) => ({
    amount: null,
    percent: null,
    firstContributionYear: null,
    basis: null,
    earnings: null,
    inPlanRollover: null,
    sent: "0.00",
    ...line,
  });

  it("are shown as planned, and are sealed with the rollover", async () => {
    const { id, ...created } = await create([PRE_TAX, AFTER_TAX, ROTH]);
    expect(created.moneySources).toEqual([
      buildLine({ ...PRE_TAX, planned: "600.00" }),
      buildLine({ ...AFTER_TAX, earnings: "50.00", planned: "300.00" }),
      buildLine({ ...ROTH, planned: "100.00" }),
    ]);
    expect(created.taxTreatment).toMatchObject({
      taxable: true,
      code1099R: "G",
      rothCode1099R: "H",
      afterTaxAmount: "0.00",
      taxableAmount: null,
    });
    await expectConsistent(api, id);
  });

  it("can be reported for each payment; only money that was not taxed before is taxable", async () => {
    const { id } = await create([PRE_TAX, AFTER_TAX, ROTH]);
    await runActions(api, id, ...ACTIONS_TO_PROCESSING);
    const send = (amount: string, sources?: object[]) =>
      act(api, id, "mark_funds_sent", { ...PAYMENT, amount, ...(sources ? { sources } : {}) });
    const toSource = (kind: string, amount: string) => ({ kind, amount });
    for (const [sources, pointer] of [
      [[toSource("pre_tax", "399.99")], "#/params/sources"],
      [[toSource("employer_match_roth", "400.00")], "#/params/sources/0/kind"],
      [[toSource("pre_tax", "200.00"), toSource("pre_tax", "200.00")], "#/params/sources/1/kind"],
      [[toSource("pre_tax", "0.00")], "#/params/sources/0/amount"],
      [[], "#/params/sources"],
    ] as const)
      expect(expectIssues(await send("400.00", [...sources]), "validation_failed")).toEqual([pointer]);
    const first = (await send("400.00", [toSource("pre_tax", "300.00"), toSource("after_tax", "100.00")]))
      .body;
    expect(first.transfers[0].sources).toEqual([
      toSource("pre_tax", "300.00"),
      toSource("after_tax", "100.00"),
    ]);
    // A third of the after-tax money carries a third of its basis.
    expect(first.taxTreatment).toMatchObject({ taxableAmount: "316.67", afterTaxAmount: "83.33" });
    const second = (
      await send("600.00", [
        toSource("pre_tax", "300.00"),
        toSource("after_tax", "200.00"),
        toSource("roth", "100.00"),
      ])
    ).body;
    const sentAmounts = second.moneySources.map(({ sent }: { sent: string }) => sent);
    expect(sentAmounts).toEqual(["600.00", "300.00", "100.00"]);
    expect(second.taxTreatment).toMatchObject({ taxableAmount: "650.00", afterTaxAmount: "250.00" });
    await act(api, id, "report_funds_returned", {
      transferId: second.transfers[1].id,
      reason: "lost",
    }).expect(200);
    const { body } = await act(api, id, "mark_funds_sent", { ...PAYMENT, amount: "600.00" }).expect(200);
    // Without `sources`, a payment is divided in proportion to the planned amounts.
    const sources = [
      toSource("pre_tax", "360.00"),
      toSource("after_tax", "180.00"),
      toSource("roth", "60.00"),
    ];
    expect(body.transfers[2].sources).toEqual(sources);
    await expectConsistent(api, id);
  });

  it("are required in a payment if the planned amounts do not determine how it is divided", async () => {
    const { id } = await create([{ kind: "pre_tax" }, { kind: "roth" }], { amount: { kind: "full" } });
    await runActions(api, id, ...ACTIONS_TO_PROCESSING);
    const refused = await act(api, id, "mark_funds_sent", { ...PAYMENT, amount: "10.00" });
    expect(expectIssues(refused, "validation_failed")).toEqual(["#/params/sources"]);
    const sources = [{ kind: "roth", amount: "10.00" }];
    const { body } = await act(api, id, "mark_funds_sent", { ...PAYMENT, amount: "10.00", sources }).expect(
      200,
    );
    expect(body.moneySources.map(({ sent }: { sent: string }) => sent)).toEqual(["0.00", "10.00"]);
  });

  it("are chosen by the sandbox if the planned amounts do not determine them", async () => {
    const lines = [{ kind: "pre_tax" }, { ...AFTER_TAX, amount: undefined, earnings: "50.00" }];
    const { id } = await create(lines, { amount: { kind: "full" } });
    const advance = `/v1/sandbox/rollovers/${id}/advance`;
    const { body } = await api.call("post", advance).send({ to: "completed" }).expect(200);
    // The sandbox sends 10,000.00. Basis and earnings determine the after-tax part.
    const sources = [
      { kind: "pre_tax", amount: "9700.00" },
      { kind: "after_tax", amount: "300.00" },
    ];
    expect(body.transfers[0].sources).toEqual(sources);
    expect(body.taxTreatment).toMatchObject({ taxableAmount: "9750.00", afterTaxAmount: "250.00" });
    await expectConsistent(api, id);
  });

  it("require no acknowledgment of tax if they are only Roth money or basis", async () => {
    const attestations = { eligibleAmount: true };
    const basis = [{ kind: "after_tax", amount: "1000.00", basis: "1000.00" }];
    expect((await create(basis, { attestations })).taxTreatment).toMatchObject({
      taxable: false,
      code1099R: "G",
    });
    const roth = await create([{ kind: "roth" }], { attestations });
    expect(roth.taxTreatment).toMatchObject({ taxable: false, code1099R: "H", rothCode1099R: null });
    const withEarnings = [{ kind: "after_tax", amount: "1000.00", basis: "999.99" }];
    expect(expectProblem(await post(withEarnings, { attestations }), "rollover_not_permitted").rule).toBe(
      "taxable_acknowledgement",
    );
  });

  it("are rejected if the destination can't hold such money", async () => {
    const postTo = async (accountType: string, lines: object[]) => {
      const { destination } = await buildBody([]);
      return post(lines, { destination: { ...destination, accountType }, amount: { kind: "full" } });
    };
    for (const [accountType, line] of [
      ["traditional_ira", { kind: "roth" }],
      ["governmental_457b", { kind: "after_tax", basis: "1.00", earnings: "0.00" }],
    ] as const) {
      const problem = expectProblem(await postTo(accountType, [line]), "rollover_not_permitted");
      expect(problem.rules).toMatchObject([{ code: "money_source", result: "unmet" }]);
    }
  });

  it("are rejected if they are inconsistent", async () => {
    const preTaxWithBasis = { kind: "pre_tax", basis: "1.00", earnings: "0.00" };
    const cases: [lines: object[], ...pointers: string[]][] = [
      [[{ kind: "pre_tax" }, { kind: "pre_tax" }], "1/kind"],
      [[{ kind: "pre_tax", amount: "1.00", percent: "5" }], "0/percent"],
      [
        [{ ...preTaxWithBasis, firstContributionYear: 2020 }],
        "0/basis",
        "0/earnings",
        "0/firstContributionYear",
      ],
      [[{ kind: "pre_tax", inPlanRollover: "1.00" }], "0/inPlanRollover"],
      [[{ kind: "roth", earnings: "1.00" }], "0/earnings"],
      [[{ kind: "roth", amount: "1.00", basis: "2.00" }], "0/basis"],
      [[{ kind: "after_tax" }], "0/basis"],
      [[{ kind: "roth", firstContributionYear: 1997 }], "0/firstContributionYear"],
      [[{ kind: "pre_tax", nature: "x" }], "0/nature"],
    ];
    for (const percent of ["0", "50%", "33,5", "abc", "1e1"])
      cases.push([[{ kind: "pre_tax", percent }], "0/percent"]);
    for (const [lines, ...pointers] of cases)
      expect(expectIssues(await post(lines), "validation_failed")).toEqual(
        pointers.map((pointer) => `#/moneySources/${pointer}`),
      );
    expect(expectIssues(await post([PRE_TAX]), "validation_failed")).toEqual(["#/moneySources"]);
  });

  it("can be changed in a draft, and must match the requested amount", async () => {
    const { id } = await create([PRE_TAX, AFTER_TAX, ROTH]);
    const patch = (body: object) => api.call("patch", `/v1/rollovers/${id}`).send(body);
    const amount = { kind: "partial", requested: "600.00" };
    expect(expectIssues(await patch({ amount }), "validation_failed")).toEqual(["#/moneySources"]);
    const changed = (await patch({ amount, moneySources: [PRE_TAX] }).expect(200)).body;
    expect(changed.moneySources).toEqual([buildLine({ ...PRE_TAX, planned: "600.00" })]);
    expect((await patch({ moneySources: [] }).expect(200)).body.moneySources).toEqual([]);
    await runActions(api, id, "submit");
    expectProblem(await patch({ moneySources: [PRE_TAX] }), "invalid_transition");
    await expectConsistent(api, id);
  });
});
