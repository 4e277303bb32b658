import { describe, expect, it } from "@jest/globals";
import { ROLLOVER_TYPES } from "@svc/consents/catalogue";
import { ACCOUNT_TYPES } from "@svc/custodians";
import { getLastTaxYear } from "@svc/rollover-rules/tax/years/find-tax-year";
import { buildKey, findCustodianId, TestClock } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { runGraphql } from "../graphql/graphql-calls.ts";
import { toCents } from "../rollovers/tax/report-rollover.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import {
  ACTIONS_TO_PROCESSING,
  buildIraSides,
  buildSides,
  createRollover,
  runActions,
} from "../workflow/rollover-steps.ts";

const PATH = "/v1/rollovers/preview";
const ATTESTED = { eligibleAmount: true, noOtherRolloverIn12Months: true, taxableAcknowledged: true };

const pickBoxes = (form: object) =>
  Object.fromEntries(Object.entries(form).filter(([name]) => name.startsWith("box") || name === "warnings"));

describe(`POST ${PATH}`, () => {
  const api = useTestApi({ clock: new TestClock(Date.parse("2026-06-15T12:00:00Z")) });
  const preview = (body: object, key?: string) => api.call("post", PATH, key).send(body);

  // Boxes 1, 2a, 4 and 7 of Form 1099-R, and boxes 2 and 3 of Form 5498, per the Instructions for Forms 1099-R and 5498 (2026).
  it.each([
    // A direct rollover of pre-tax money: code G, not taxable, nothing withheld (§3405(c)(2)).
    ["direct", "qualified_plan", "traditional_ira", {}, ["1000.00", "0.00", "0.00", "G"], ["1000.00", null]],
    // A direct rollover of pre-tax money to a Roth IRA: code G, taxable. Money from a plan is in box 2.
    ["direct", "qualified_plan", "roth_ira", {}, ["1000.00", "1000.00", "0.00", "G"], ["1000.00", null]],
    // Paid to a participant under 59½: code 1, 20% withheld (§3405(c)(1)). The participant redeposits the gross amount.
    [
      "indirect_60_day",
      "qualified_plan",
      "traditional_ira",
      { dateOfBirth: "1980-01-01" },
      ["1000.00", "1000.00", "200.00", "1"],
      ["1000.00", null],
    ],
    // The same at 59½ exactly: code 7.
    [
      "indirect_60_day",
      "qualified_plan",
      "traditional_ira",
      { dateOfBirth: "1966-12-15" },
      ["1000.00", "1000.00", "200.00", "7"],
      ["1000.00", null],
    ],
    // From an IRA, the participant can choose not to have tax withheld (§3405(b)).
    [
      "indirect_60_day",
      "traditional_ira",
      "traditional_ira",
      { dateOfBirth: "1966-12-15" },
      ["1000.00", "1000.00", "0.00", "7"],
      ["1000.00", null],
    ],
    // A conversion is in box 3.
    [
      "trustee_transfer",
      "traditional_ira",
      "roth_ira",
      { dateOfBirth: "1966-12-15" },
      ["1000.00", "1000.00", "0.00", "7"],
      [null, "1000.00"],
    ],
    // After-tax contributions of 400.00 are not taxable, and nothing is withheld from them.
    [
      "indirect_60_day",
      "qualified_plan",
      "traditional_ira",
      {
        dateOfBirth: "1980-01-01",
        moneySources: [
          { kind: "pre_tax", amount: "600.00" },
          { kind: "after_tax", amount: "400.00", basis: "400.00" },
        ],
      },
      ["1000.00", "600.00", "120.00", "1"],
      ["1000.00", null],
    ],
  ] as const)(
    "200 returns the boxes for %s, from %s to %s",
    async (type, source, destination, changes, boxes1099R, boxes5498) => {
      const body = {
        type,
        ...buildSides(source, destination),
        amount: "1000.00",
        attestations: ATTESTED,
        ...changes,
      };
      const { form1099R, form5498 } = (await preview(body).expect(200)).body;
      expect(form1099R).toHaveLength(1);
      const [form] = form1099R;
      expect([
        form.box1GrossDistribution,
        form.box2aTaxableAmount,
        form.box4FederalTaxWithheld,
        form.box7DistributionCode,
      ]).toEqual(boxes1099R);
      expect([form5498[0].box2RolloverContributions, form5498[0].box3RothConversion]).toEqual(boxes5498);
    },
  );

  it("200 returns the forms that the tax report contains for an equal rollover", async () => {
    const buildSentAction = (method: string): ["mark_funds_sent", object] => [
      "mark_funds_sent",
      { method, amount: "900.00", sentTo: "destination" },
    ];
    const receive = (id: string) =>
      runActions(
        api,
        id,
        ["mark_funds_received", { amount: "900.00", receivedOn: "2026-06-15" }],
        ["complete", { postedAmount: "900.00" }],
      );
    const direct = await createRollover(api, {}, "test-manual");
    await runActions(api, direct, ...ACTIONS_TO_PROCESSING, buildSentAction("check"));
    await receive(direct);
    const indirect = await createRollover(api, { type: "indirect_60_day" }, "test-manual");
    const payout = {
      receivedOn: "2026-06-15",
      grossAmount: "900.00",
      withheldFederal: "180.00",
      withheldState: "0.00",
    };
    await runActions(api, indirect, "submit", "start_review", "approve", ["record_distribution", payout]);
    await receive(indirect);
    const iras = await buildIraSides(api);
    const conversion = await createRollover(api, {
      ...iras,
      type: "trustee_transfer",
      destination: { ...iras.destination, accountType: "roth_ira" },
      attestations: { eligibleAmount: true, taxableAcknowledged: true },
    });
    await runActions(api, conversion, ...ACTIONS_TO_PROCESSING, buildSentAction("wire"));
    await receive(conversion);
    const lines = (await api.call("get", "/v1/tax-report?year=2026").expect(200)).text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    for (const id of [direct, indirect, conversion]) {
      const { type, source, destination, attestations } = (await api.call("get", `/v1/rollovers/${id}`)).body;
      const body = {
        type,
        ...buildSides(source.accountType, destination.accountType),
        attestations,
        amount: "900.00",
        dateOfBirth: "1960-02-03",
      };
      const { form1099R, form5498 } = (await preview(body).expect(200)).body;
      const reported = lines.filter(({ rolloverId }) => rolloverId === id).map(pickBoxes);
      expect(reported).toHaveLength(2);
      // These rollovers move the full balance. A preview never reports a total distribution.
      expect([...form1099R, ...form5498]).toEqual(
        reported.map((form) =>
          "box2bTotalDistribution" in form ? { ...form, box2bTotalDistribution: false } : form,
        ),
      );
    }
  });

  it("200 puts each cent on one Form 1099-R, and returns no forms of prohibited rollovers", async () => {
    let possibleCount = 0;
    for (const type of ROLLOVER_TYPES)
      for (const source of ACCOUNT_TYPES)
        for (const destination of ACCOUNT_TYPES) {
          const body = {
            type,
            ...buildSides(source, destination),
            amount: "1234.57",
            attestations: ATTESTED,
          };
          const { eligibility, taxTreatment, form1099R, form5498 } = (await preview(body).expect(200)).body;
          const gross = form1099R.reduce(
            (sum: number, form: { box1GrossDistribution: string }) =>
              sum + toCents(form.box1GrossDistribution),
            0,
          );
          const isReported = eligibility.outcome !== "prohibited" && taxTreatment.code1099R !== null;
          expect({ type, source, destination, gross }).toEqual({
            type,
            source,
            destination,
            gross: isReported ? 123_457 : 0,
          });
          if (eligibility.outcome === "prohibited") expect(form5498).toEqual([]);
          else possibleCount += 1;
        }
    expect(possibleCount).toBeGreaterThan(50);
  });

  it("200 warns about a tax year without rules, as the eligibility check does", async () => {
    const lastKnownYear = getLastTaxYear();
    const year = lastKnownYear + 1;
    const warning = { code: "tax_year_unknown", year, rulesYear: lastKnownYear, lastKnownYear };
    const body = {
      type: "direct",
      ...buildSides("qualified_plan", "traditional_ira"),
      attestations: ATTESTED,
    };
    const listWarnings = async (paidOn: string) => {
      const previewed = (await preview({ ...body, amount: "1000.00", paidOn }).expect(200)).body;
      const checked = (
        await api
          .call("post", "/v1/rollovers/eligibility")
          .send({ ...body, paidOn })
          .expect(200)
      ).body;
      expect(checked.taxYearWarning).toEqual(previewed.taxYearWarning);
      const forms = [...previewed.form1099R, ...previewed.form5498];
      expect(forms).toHaveLength(2);
      return [previewed.taxYearWarning, ...forms.map((form) => form.warnings)];
    };
    expect(await listWarnings(`${lastKnownYear}-12-31`)).toEqual([null, [], []]);
    const onForm = [{ code: "tax_year_unknown", detail: expect.stringContaining(String(year)) }];
    expect(await listWarnings(`${year}-01-01`)).toEqual([expect.objectContaining(warning), onForm, onForm]);
  });

  it("200 lists each missing fact, and none once all are provided", async () => {
    const body = { type: "indirect_60_day", ...buildSides("simple_ira", "qualified_plan") };
    const first = (await preview(body).expect(200)).body;
    expect(first.questions.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      "#/amount",
      "#/dateOfBirth",
      "#/source/firstContributionDate",
      "#/attestations/rmdSatisfied",
    ]);
    const complete = {
      ...body,
      source: { accountType: "simple_ira", firstContributionDate: "2015-01-01" },
      amount: "10.00",
      dateOfBirth: "1980-01-01",
    };
    expect((await preview(complete).expect(200)).body.questions).toEqual([]);
    const pension = {
      type: "direct",
      ...buildSides("qualified_plan", "traditional_ira"),
      planKind: "pension",
    };
    const { questions } = (await preview(pension).expect(200)).body;
    expect(questions.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      "#/amount",
      "#/dateOfBirth",
      "#/moneySources",
      "#/attestations/isMarried",
      "#/attestations/notHardship",
      "#/attestations/notPeriodicPayment",
      "#/attestations/notLoan",
      "#/attestations/rmdSatisfied",
    ]);
  });

  it("200 returns the documents of the source custodian, and the organization's deadlines", async () => {
    const source = await findCustodianId(api, "vanguard");
    const custodian = (await api.call("get", `/v1/custodians/${source}`).expect(200)).body;
    const body = {
      type: "indirect_60_day",
      source: { accountType: "traditional_ira", custodianId: source },
      destination: { accountType: "traditional_ira" },
      paidOn: "2026-12-31",
    };
    const { documents, deadlines } = (await preview(body).expect(200)).body;
    const required = documents.flatMap(({ requirements }: { requirements: string[] }) => requirements);
    const { loa, medallion, notarization, wetSignature } = custodian.requirements;
    const expected = { loa, medallion, notarization, wet_signature: wetSignature };
    expect(required.toSorted()).toEqual(
      Object.entries(expected)
        .flatMap(([name, isRequired]) => (isRequired ? [name] : []))
        .toSorted(),
    );
    const find = (type: string) => deadlines.find((one: { type: string }) => one.type === type);
    expect(find("sixty_day")).toEqual({
      type: "sixty_day",
      days: 60,
      count: "calendar",
      dueOn: "2027-03-01",
    });
    // Processing takes at least one day, even if the directory says zero.
    expect(find("processing").days).toBe(Math.max(1, custodian.processingDays.max));
    expect(find("arrival")).toBeUndefined();
  });

  it("200 returns the due date of the tax return, with its extension, for a plan loan offset", async () => {
    const body = {
      type: "indirect_60_day",
      ...buildSides("qualified_plan", "traditional_ira"),
      attestations: { ...ATTESTED, qualifiedLoanOffsetOn: "2026-03-01" },
    };
    const { deadlines } = (await preview(body).expect(200)).body;
    expect(deadlines).toContainEqual({
      type: "sixty_day",
      days: null,
      count: "calendar",
      dueOn: "2027-10-15",
    });
  });

  it("200 writes nothing, and returns the same by GraphQL", async () => {
    const before = await countRows(api);
    const body = { type: "direct", ...buildSides("qualified_plan", "traditional_ira"), amount: "5.00" };
    const { form1099R, questions, taxYear } = (await preview(body).expect(200)).body;
    expect(await countRows(api)).toEqual(before);
    const query = `query ($input: RolloverPreviewInput!) {
      rolloverPreview(input: $input) {
        taxYear questions { pointer detail } form1099R { box1GrossDistribution box7DistributionCode }
      }
    }`;
    const { data } = await runGraphql<{ rolloverPreview: object }>(api, query, { input: body });
    const [{ box1GrossDistribution, box7DistributionCode }] = form1099R;
    expect(data.rolloverPreview).toEqual({
      taxYear,
      questions,
      form1099R: [{ box1GrossDistribution, box7DistributionCode }],
    });
  });

  it("404 rejects an unknown custodian, 403 a key without the scope, and 422 lists every error", async () => {
    const unknown = {
      type: "direct",
      source: { accountType: "qualified_plan", custodianId: "cus_01kq3v9k0rf5atxg2m1n8p7q6s" },
      destination: { accountType: "traditional_ira" },
    };
    expectProblem(await preview(unknown), "not_found");
    const limited = await buildKey(api, "ak", { scopes: ["custodians:read"] });
    expectProblem(await preview(unknown, limited.key), "insufficient_scope");
    const wrong = {
      ...unknown,
      accountId: "acct_1",
      amount: "0",
      paidOn: "2026-02-30",
      moneySources: [{ kind: "gold" }],
    };
    expect(expectIssues(await preview(wrong), "validation_failed")).toEqual([
      "#/accountId",
      "#/amount",
      "#/moneySources/0/kind",
      "#/paidOn",
    ]);
    const tooMuch = { ...unknown, source: { accountType: "qualified_plan" }, amount: "1.00" };
    const moneySources = [{ kind: "pre_tax", amount: "2.00" }];
    expect(expectIssues(await preview({ ...tooMuch, moneySources }), "validation_failed")).toEqual([
      "#/moneySources",
    ]);
  });
});
