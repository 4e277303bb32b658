import { describe, expect, it } from "@jest/globals";
import { evaluateOwnersDeath } from "@svc/rollover-rules/eligibility/beneficiary-deadlines";
import { RELATIONSHIPS } from "@svc/rollover-rules/eligibility/relationships";

const DEATHS = [
  // Before the SECURE Act.
  { ownerDiedOn: "2019-12-31", day: "2020-12-31", codes: ["year_of_death_rmd"], tenYearsEndOn: null },
  { ownerDiedOn: "2019-12-31", day: "2021-01-01", codes: [], tenYearsEndOn: null },
  {
    ownerDiedOn: "2020-01-01",
    day: "2021-12-31",
    codes: ["year_of_death_rmd", "ten_year_rule"],
    tenYearsEndOn: "2030-12-31",
  },
  { ownerDiedOn: "2020-12-31", day: "2026-06-15", codes: ["ten_year_rule"], tenYearsEndOn: "2030-12-31" },
  {
    ownerDiedOn: "2026-06-15",
    day: "2026-06-15",
    codes: ["year_of_death_rmd", "ten_year_rule"],
    tenYearsEndOn: "2036-12-31",
  },
] as const;

describe("The owner's death", () => {
  it.each(DEATHS)("on $ownerDiedOn warns on $day of $codes", ({ ownerDiedOn, day, codes, tenYearsEndOn }) => {
    for (const relationship of RELATIONSHIPS) {
      const findings = evaluateOwnersDeath({ relationship, ownerDiedOn, day });
      const expected = {
        own: [],
        alternate_payee: [],
        spouse_beneficiary: codes.filter((code) => code !== "ten_year_rule"),
        non_spouse_beneficiary: codes,
      }[relationship];
      expect(findings.map(({ kind, code }) => `${kind} ${code}`)).toEqual(
        expected.map((code) => `condition ${code}`),
      );
      const tenYears = findings.find(({ code }) => code === "ten_year_rule");
      if (tenYears) expect(tenYears.detail).toContain(`paid out by ${tenYearsEndOn}`);
      const rmd = findings.find(({ code }) => code === "year_of_death_rmd");
      if (rmd) expect(rmd.detail).toContain(`by ${Number(ownerDiedOn.slice(0, 4)) + 1}-12-31`);
    }
  });

  it("must not be after the day on which the money leaves, and adds nothing if its day is not known", () => {
    const input = { relationship: "non_spouse_beneficiary", day: "2026-06-15" } as const;
    expect(evaluateOwnersDeath({ ...input, ownerDiedOn: "2026-06-16" })).toMatchObject([
      { kind: "unmet", code: "relationship" },
    ]);
    expect(evaluateOwnersDeath({ ...input, ownerDiedOn: undefined })).toEqual([]);
  });
});
