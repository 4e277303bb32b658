import { describe, expect, it } from "@jest/globals";
import { buildAccount, buildRolloverBody, findCustodianId, TestClock } from "@svc/testing";
import { useTestApi } from "../start-test-api.ts";

const NOW = "2026-06-15T12:00:00.000Z";

describe("POST /v1/rollovers, eligibility and tax", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  async function buildBody() {
    const account = await buildAccount(api, api.ak.organizationId, { dateOfBirth: "1980-02-03" });
    return buildRolloverBody(api, account.id);
  }

  it("201 stores the first contribution date of a SIMPLE IRA; without it, the rollover needs review", async () => {
    const body = await buildBody();
    const transfer = { ...body, type: "trustee_transfer", deliveryMethod: "acats" };
    const createWithSource = (source: object) =>
      api
        .call("post", "/v1/rollovers")
        .send({ ...transfer, source })
        .expect(201);
    const simple = { ...body.source, accountType: "simple_ira" };
    const unknown = await createWithSource({ ...simple, accountNumber: "SIMPLE-1" });
    const uncertain = { outcome: "needs_review", rules: [{ code: "simple_two_years", result: "unknown" }] };
    expect(unknown.body.eligibility).toMatchObject(uncertain);
    const dated = { ...simple, firstContributionDate: "2024-06-15" };
    const known = await createWithSource({ ...dated, accountNumber: "SIMPLE-2" });
    expect(known.body.source.firstContributionDate).toBe("2024-06-15");
    expect(known.body.eligibility.outcome).toBe("allowed");
    expect((await api.call("get", `/v1/rollovers/${known.body.id}`)).body).toEqual(known.body);
  });

  it("201 determines the tax by the account's date of birth, and does not return that date", async () => {
    const createTaxTreatment = async (dateOfBirth?: string) => {
      const account = await buildAccount(api, api.ak.organizationId, dateOfBirth ? { dateOfBirth } : {});
      const body = { ...(await buildRolloverBody(api, account.id)), type: "indirect_60_day" };
      const response = await api.call("post", "/v1/rollovers").send(body).expect(201);
      if (dateOfBirth) expect(response.text).not.toContain(dateOfBirth);
      return response.body.taxTreatment;
    };
    const expectedTreatment = { taxable: false, status: "expected", asOf: "2026-06-15" };
    const certain = { ...expectedTreatment, assumptions: [] };
    // Someone born on Dec 15, 1966 is 59½ on June 15, 2026.
    expect(await createTaxTreatment("1966-12-15")).toMatchObject({ ...certain, code1099R: "7" });
    expect(await createTaxTreatment("1966-12-16")).toMatchObject({ ...certain, code1099R: "1" });
    const assumptions = [{ code: "birth_date_not_known", detail: expect.stringContaining("Code 1 assumes") }];
    expect(await createTaxTreatment()).toMatchObject({ ...expectedTreatment, code1099R: "1", assumptions });
  });

  it("201 accepts an in-plan rollover within one plan", async () => {
    const body = await buildBody();
    const plan = { custodianId: await findCustodianId(api, "fidelity"), planName: "Acme 401(k)" };
    const { body: rollover } = await api
      .call("post", "/v1/rollovers")
      .send({
        ...body,
        type: "in_plan",
        source: { ...plan, accountType: "qualified_plan", accountNumber: "PLAN-100" },
        destination: { ...plan, accountType: "designated_roth", accountNumber: "PLAN-100-R" },
        deliveryMethod: "internal",
        attestations: { taxableAcknowledged: true, eligibleAmount: true },
      })
      .expect(201);
    expect(rollover.taxTreatment).toMatchObject({ taxable: true, code1099R: "G" });
    expect(rollover.eligibility.conditions).toMatchObject([{ code: "included_in_income" }]);
  });
});
