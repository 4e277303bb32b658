import { describe, expect, it } from "@jest/globals";
import { TAX_YEARS } from "@svc/rollover-rules/tax/years/find-tax-year";
import { buildKey, toOrganizationDay } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";

describe("GET /v1/tax-rules", () => {
  const api = useTestApi();
  const call = (key?: string, query = "") => api.call("get", `/v1/tax-rules${query}`, key);
  const buildAk = async () => (await buildKey(api, "ak")).key;

  it("200 returns the limits and codes of each year", async () => {
    const key = await buildAk();
    for (const { year, cashOutLimit, repaymentLimits } of TAX_YEARS) {
      const { body } = await call(key, `?year=${year}`).expect(200);
      expect(body).toMatchObject({ object: "tax_rules", year, rulesYear: year, warning: null, cashOutLimit });
      for (const { kind, limit } of body.repayments)
        expect([kind, limit]).toEqual([
          kind,
          repaymentLimits[kind as keyof typeof repaymentLimits]?.amount ?? null,
        ]);
    }
    const { body } = await call(key, "?year=2023").expect(200);
    const kinds = body.repayments.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(["birth_or_adoption", "disaster", "reservist", "terminal_illness"]);
  });

  it("200 names the year whose rules apply when the requested year has no rules", async () => {
    const key = await buildAk();
    const last = TAX_YEARS.at(-1)?.year;
    const { body } = await call(key, "?year=2999").expect(200);
    expect(body).toMatchObject({ year: 2999, rulesYear: last });
    expect(body.warning).toEqual({
      code: "tax_year_unknown",
      year: 2999,
      rulesYear: last,
      lastKnownYear: last,
      detail: expect.stringContaining(
        `no limits and codes for 2999. It uses those for ${last}, the last year`,
      ),
    });
    expect((await call(key, "?year=2000").expect(200)).body).toMatchObject({
      year: 2000,
      rulesYear: TAX_YEARS[0].year,
    });
  });

  it("200 uses this year by default", async () => {
    const key = await buildAk();
    const getYear = () => Number(toOrganizationDay(new Date()).slice(0, 4));
    const yearBefore = getYear();
    const { body } = await call(key).expect(200);
    // The year can change during the call.
    expect([yearBefore, getYear()]).toContain(body.year);
  });

  it("400 for an invalid year", async () => {
    const key = await buildAk();
    for (const query of ["?year=", "?year=1999", "?year=20261", "?year=2026&year=2025", "?year=%00"])
      expectProblem(await call(key, query), "invalid_request");
  });

  it("400 for another parameter", async () => {
    expectProblem(await call(await buildAk(), "?tax=2026"), "unknown_parameter");
  });

  it("403 without the scope rollovers:read", async () => {
    const { key } = await buildKey(api, "ak", { scopes: ["webhooks:read"] });
    expectProblem(await call(key), "insufficient_scope");
  });
});
