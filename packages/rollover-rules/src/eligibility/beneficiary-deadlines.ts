import type { Finding } from "./eligibility-codes.ts";
import { isBeneficiary, type Relationship } from "./relationships.ts";

/** The ten-year rule applies to deaths from this day on (SECURE Act §401(b)). */
const TEN_YEAR_RULE_SINCE = "2020-01-01";

/**
 * Warns about distributions that a beneficiary must take. The warnings never prohibit the rollover, because
 * they depend on unknown facts: the owner's age, and whether the beneficiary is an eligible designated
 * beneficiary.
 * - The owner's required minimum distribution for the year of death is due by the end of the next year (Reg.
 *   §54.4974-1(g)(3)) and cannot be rolled over (§402(c)(4)(B)).
 * - Ten-year rule: §401(a)(9)(H); Reg. §1.401(a)(9)-5(d), (e).
 *
 * Days are `YYYY-MM-DD`.
 */
export function evaluateOwnersDeath({
  relationship,
  ownerDiedOn,
  day,
}: {
  relationship: Relationship;
  ownerDiedOn: string | undefined;
  /** The day the money leaves. */
  day: string;
}): Finding[] {
  if (ownerDiedOn === undefined || !isBeneficiary(relationship)) return [];
  if (ownerDiedOn > day) {
    return [
      { kind: "unmet", code: "relationship", detail: "The owner must have died before the money leaves." },
    ];
  }
  const deathYear = Number(ownerDiedOn.slice(0, 4));
  const isRmdStillDue = Number(day.slice(0, 4)) <= deathYear + 1;
  const hasTenYears = relationship === "non_spouse_beneficiary" && ownerDiedOn >= TEN_YEAR_RULE_SINCE;
  return [
    ...(isRmdStillDue ? [createYearOfDeathCondition(deathYear)] : []),
    ...(hasTenYears ? [createTenYearCondition(deathYear)] : []),
  ];
}

function createYearOfDeathCondition(deathYear: number): Finding {
  const detail = `If the owner had not received all of the required minimum distribution for ${deathYear}, the beneficiary must receive the rest by ${deathYear + 1}-12-31. It cannot be rolled over (Reg. §54.4974-1(g)(3), IRC §402(c)(4)(B)).`;
  return { kind: "condition", code: "year_of_death_rmd", detail };
}

function createTenYearCondition(deathYear: number): Finding {
  const detail = `The inherited IRA must be paid out by ${deathYear + 10}-12-31, unless the beneficiary is an eligible designated beneficiary. If the owner died on or after the required beginning date, yearly distributions are also due from ${deathYear + 1} on (IRC §401(a)(9)(H), Reg. §1.401(a)(9)-5).`;
  return { kind: "condition", code: "ten_year_rule", detail };
}
