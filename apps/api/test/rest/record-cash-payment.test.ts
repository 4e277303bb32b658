import { describe, expect, it } from "@jest/globals";
import { buildAccount, buildKey, TestClock } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { readLetter, readLetterText } from "../letters/read-letter.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import {
  buildDistribution,
  changeDistribution,
  createDistribution,
  type Distribution,
  type DistributionBody,
  readDistribution,
} from "./distribution-calls.ts";

interface Line {
  form: string;
  distributionId: string | null;
  [box: string]: unknown;
}

describe("POST /v1/distributions/{id}/cash-payment", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse("2026-06-15T12:00:00Z")) });
  const pay = (id: string, body: object, key?: string) =>
    api.call("post", `/v1/distributions/${id}/cash-payment`, key).send(body);

  /** Builds a distribution of $100,000.00: $80,000.00 to a traditional IRA, and the rest in cash. */
  async function buildBody(changes: object = {}): Promise<DistributionBody> {
    const body = await buildDistribution(api);
    const destinations = body.destinations.slice(0, 1);
    return { ...body, destinations, paidToParticipant: "20000.00", ...changes };
  }
  async function submit(changes: object = {}): Promise<Distribution> {
    const { body } = await createDistribution(api, await buildBody(changes)).expect(201);
    await changeDistribution(api, body.id, "submit").expect(200);
    return body;
  }
  async function listLines(distributionId: string, year = 2026): Promise<Line[]> {
    const { text } = await api.call("get", `/v1/tax-report?year=${year}`).expect(200);
    const lines = text
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line);
    return lines.filter((line) => line.distributionId === distributionId);
  }
  const PRE_TAX = { moneySources: [{ kind: "pre_tax", amount: "100000.00" }] };

  it("200 reports the cash on its own form, separate from the rollover's form", async () => {
    const { id, destinations } = await submit(PRE_TAX);
    const { body } = await pay(id, {
      paidOn: "2026-06-10",
      withheldFederal: "4000.00",
      withheldState: "1000.00",
      stateCode: "CA",
    }).expect(200);
    expect(body).toMatchObject({
      version: 3,
      paidToParticipant: {
        amount: "20000.00",
        payment: {
          paidOn: "2026-06-10",
          withheldFederal: "4000.00",
          taxTreatment: {
            code1099R: "1",
            status: "reported",
            asOf: "2026-06-10",
            withholding: { rule: "mandatory", expected: "4000.00", warnings: [] },
          },
        },
      },
    });
    expect(await readDistribution(api, id)).toEqual(body);
    const rolloverId = destinations[0]?.rolloverId;
    expect(await listLines(id)).toEqual([
      expect.objectContaining({
        form: "1099-R",
        rolloverId,
        distributionId: id,
        status: "final",
        accountType: "qualified_plan",
        box1GrossDistribution: "20000.00",
        box2aTaxableAmount: "20000.00",
        box4FederalTaxWithheld: "4000.00",
        box7DistributionCode: "1",
        box14StateTaxWithheld: "1000.00",
        box15State: "CA",
        box16StateDistribution: "20000.00",
      }),
    ]);
    await api
      .call("post", `/v1/sandbox/rollovers/${rolloverId}/advance`)
      .send({ to: "completed" })
      .expect(200);
    const payouts = (await listLines(id)).filter(({ form }) => form === "1099-R");
    const codes = payouts.map((line) => [line.box7DistributionCode, line.box1GrossDistribution]);
    expect(codes).toEqual([
      ["G", "80000.00"],
      ["1", "20000.00"],
    ]);
    expect(await listLines(id, 2025)).toEqual([]);
  });

  it.each([
    ["1970-02-03", {}, "1"],
    // Reaches 59½ on June 10, the day of the payment.
    ["1966-12-10", {}, "7"],
    ["1966-12-11", {}, "1"],
    ["1970-02-03", { attestations: { eligibleAmount: true, isSeparatedAt55: true } }, "2"],
    ["1970-02-03", { relationship: "spouse_beneficiary", decedentName: "Alan Turing" }, "4"],
    ["1970-02-03", { relationship: "alternate_payee" }, "2"],
  ])("200 for a participant born on %s with %j uses code %s", async (dateOfBirth, changes, code) => {
    const account = await buildAccount(api, api.ak.organizationId, { dateOfBirth });
    const { id } = await submit({ ...PRE_TAX, ...changes, accountId: account.id });
    const { body } = await pay(id, { paidOn: "2026-06-10", withheldFederal: "4000.00" }).expect(200);
    expect(body.paidToParticipant.payment.taxTreatment.code1099R).toBe(code);
    expect((await listLines(id)).map((line) => line.box7DistributionCode)).toEqual([code]);
  });

  it("200 excludes after-tax contributions from the taxable amount, and has a separate form for Roth money", async () => {
    const body = await buildBody();
    const afterTax = await submit(body);
    await pay(afterTax.id, {}).expect(200);
    expect(await listLines(afterTax.id)).toMatchObject([
      {
        box1GrossDistribution: "20000.00",
        box2aTaxableAmount: "0.00",
        box5EmployeeContributions: "20000.00",
      },
    ]);
    const roth = await submit({
      moneySources: [
        { kind: "pre_tax", amount: "90000.00" },
        {
          kind: "roth",
          amount: "10000.00",
          basis: "6000.00",
          earnings: "4000.00",
          firstContributionYear: 2024,
        },
      ],
    });
    // The plan withholds 20% of the taxable part: 10,000.00 of pre-tax money and 4,000.00 of earnings.
    await pay(roth.id, { withheldFederal: "2800.00" }).expect(200);
    expect(await listLines(roth.id)).toMatchObject([
      { box7DistributionCode: "1", box1GrossDistribution: "10000.00", box4FederalTaxWithheld: "2800.00" },
      {
        box7DistributionCode: "1B",
        box1GrossDistribution: "10000.00",
        box2aTaxableAmount: "4000.00",
        box5EmployeeContributions: "6000.00",
        box11FirstRothYear: 2024,
      },
    ]);
  });

  it("200 corrects the payment, and warns about missing withholding", async () => {
    const { id } = await submit(PRE_TAX);
    const first = (await pay(id, {}).expect(200)).body.paidToParticipant.payment;
    expect(first).toMatchObject({ paidOn: "2026-06-15", withheldFederal: "0.00" });
    expect(first.taxTreatment.withholding.warnings).toMatchObject([{ code: "withholding_missing" }]);
    const corrected = (await pay(id, { paidOn: "2025-12-31", withheldFederal: "4000.00" }).expect(200)).body;
    expect(corrected.version).toBe(4);
    expect(await listLines(id)).toEqual([]);
    expect(await listLines(id, 2025)).toMatchObject([{ box4FederalTaxWithheld: "4000.00" }]);
    const audits = await api.db.prisma.auditEntry.findMany({ where: { targetId: id } });
    expect(audits.map(({ action }) => action)).toEqual(["distribution.cash_paid", "distribution.cash_paid"]);
  });

  it("200 leads to a correction of the filed form after the payment changes, or to an original form if the cash was not filed", async () => {
    const { id } = await submit(PRE_TAX);
    const file = async () =>
      (await api.call("post", "/v1/tax-filings").send({ year: 2026, form: "1099-R" }).expect(201)).body.id;
    const readCorrections = async (filingId: string) => {
      const { text } = await api.call("get", `/v1/tax-report/corrections?filingId=${filingId}`).expect(200);
      const lines = text.split("\n").slice(0, -1);
      const corrections = lines.map((line) => JSON.parse(line) as Line);
      const { destinations } = await readDistribution(api, id);
      return corrections.filter(({ rolloverId }) => rolloverId === destinations[0]?.rolloverId);
    };
    await pay(id, { withheldFederal: "4000.00" }).expect(200);
    const filed = await file();
    expect(await readCorrections(filed)).toEqual([]);
    await pay(id, { withheldFederal: "4100.00" }).expect(200);
    expect(await readCorrections(filed)).toMatchObject([
      {
        method: "one_transaction",
        reason: "boxes_changed",
        changes: [{ box: "box4FederalTaxWithheld", original: "4000.00", corrected: "4100.00" }],
      },
    ]);
    await pay(id, { paidOn: "2025-12-31", withheldFederal: "4100.00" }).expect(200);
    expect(await readCorrections(filed)).toMatchObject([
      { method: "one_transaction", reason: "not_due", corrected: { box1GrossDistribution: "0.00" } },
    ]);
    const other = await submit(PRE_TAX);
    await pay(other.id, {}).expect(200);
    const withoutCash = await file();
    await pay(id, { withheldFederal: "4000.00" }).expect(200);
    expect(await readCorrections(withoutCash)).toMatchObject([
      { method: "original", reason: "not_filed", corrected: { box1GrossDistribution: "20000.00" } },
    ]);
  });

  it("200 adds a Copy B for the cash; filing the form does not mark the copy as corrected", async () => {
    const { id, destinations } = await submit(PRE_TAX);
    await pay(id, { paidOn: "2026-06-10", withheldFederal: "4000.00" }).expect(200);
    const path = `/v1/rollovers/${destinations[0]?.rolloverId}/tax-forms?year=2026`;
    const readCopies = async () => {
      const { body } = await api.call("get", path).responseType("blob").expect(200);
      return readLetterText(await readLetter(body)).replace(/\s+/g, " ");
    };
    expect(await readCopies()).toContain("1 Gross distribution $20,000.00");
    await api.call("post", "/v1/tax-filings").send({ year: 2026, form: "1099-R" }).expect(201);
    const text = await readCopies();
    expect(text).toContain("4 Federal income tax withheld $4,000.00");
    expect(text).not.toContain("CORRECTED");
  });

  it("409 without cash, before submission and after cancellation, and changes nothing", async () => {
    const withoutCash = (await createDistribution(api, await buildDistribution(api)).expect(201)).body;
    const draft = (await createDistribution(api, await buildBody()).expect(201)).body;
    const cancelled = await submit();
    await changeDistribution(api, cancelled.id, "cancel").expect(200);
    const before = await countRows(api);
    for (const { id } of [withoutCash, draft, cancelled]) {
      const stored = await readDistribution(api, id);
      expectProblem(await pay(id, {}), "invalid_transition");
      expect(await readDistribution(api, id)).toEqual(stored);
    }
    expect(await countRows(api)).toEqual(before);
  });

  it.each([
    [{ paidOn: "2026-06-16" }, ["#/paidOn"]],
    [{ paidOn: "2026-02-30" }, ["#/paidOn"]],
    [{ withheldFederal: "20000.01" }, ["#/withheldFederal"]],
    [{ withheldFederal: "15000.00", withheldState: "5000.01" }, ["#/withheldFederal"]],
    [{ withheldFederal: "-1.00" }, ["#/withheldFederal"]],
    [{ withheldState: 5 }, ["#/withheldState"]],
    [{ stateCode: "ca" }, ["#/stateCode"]],
    [{ more: true }, ["#/more"]],
  ])("422 for %j, and changes nothing", async (body, pointers) => {
    const { id } = await submit(PRE_TAX);
    const before = [await readDistribution(api, id), await countRows(api)];
    expect(expectIssues(await pay(id, body), "validation_failed")).toEqual(pointers);
    expect([await readDistribution(api, id), await countRows(api)]).toEqual(before);
  });

  it("404 for distributions of other organizations, 403 without the scope rollovers:operate", async () => {
    const { id } = await submit(PRE_TAX);
    const other = await buildKey(api, "ak");
    expectProblem(await pay(id, {}, other.key), "not_found");
    const { key } = await buildKey(api, "ak", { scopes: ["rollovers:write"] });
    expectProblem(await pay(id, {}, key), "insufficient_scope");
  });
});
