import { describe, expect, it } from "@jest/globals";
import type { Postponement } from "@svc/rollover-rules/deadlines/postponement-field";
import { findPostponedCode, postponeDueOn } from "@svc/rollover-rules/deadlines/postponements";
import { evaluatePostponement } from "@svc/rollover-rules/eligibility/postponed-deadline";
import { findSpecialDueOn } from "@svc/rollover-rules/eligibility/statutory-due-day";
import { ROLLOVER_TYPES } from "@svc/rollover-rules/rollover-states";
import fc from "fast-check";

const postpone = (basis: Postponement["basis"], startsOn: string, endsOn: string): Postponement => ({
  basis,
  reference: "TX-2026-04",
  startsOn,
  endsOn,
  ...(basis === "combat_zone" ? { combatZone: "sinai_peninsula" } : {}),
});

// Money received on January 1, 2026 is due on March 2.
const RECEIVED = "2026-01-01";

describe("A postponed deadline", () => {
  it.each([
    // The last day is in the postponement period.
    ["disaster", "2026-03-02", "2026-10-15", "2026-10-15"],
    ["disaster", "2026-01-15", "2026-03-02", null],
    ["disaster", "2026-01-15", "2026-03-03", "2026-03-03"],
    // The last day is before or after it.
    ["disaster", "2026-03-03", "2026-10-15", null],
    ["disaster", "2025-11-01", "2026-03-01", null],
    // 10 days passed before the service; 180 days and the remaining 50 follow it.
    ["combat_zone", "2026-01-12", "2026-06-30", "2027-02-15"],
    // Money received during the service, or within 180 days after it, has all 60 days.
    ["combat_zone", "2025-06-01", "2026-06-30", "2027-02-25"],
    ["combat_zone", "2025-06-01", "2025-07-06", "2026-03-03"],
    ["combat_zone", "2025-06-01", "2025-07-05", null],
    // One day was left.
    ["combat_zone", "2026-03-02", "2026-06-30", "2026-12-28"],
    ["combat_zone", "2026-03-03", "2026-06-30", null],
    ["irs_waiver", "2026-09-01", "2026-10-31", "2026-10-31"],
    ["irs_waiver", "2026-01-15", "2026-02-15", null],
  ] as const)("by %s from %s to %s is %s", (basis, startsOn, endsOn, dueOn) => {
    const postponement = postpone(basis, startsOn, endsOn);
    expect(findSpecialDueOn({ postponement }, RECEIVED)).toBe(dueOn);
  });

  it("starts from the due date of a loan offset or a repayment, and requires a day of receipt", () => {
    const postponement = postpone("disaster", "2027-10-01", "2028-02-01");
    const offset = { postponement, qualifiedLoanOffsetOn: "2026-03-01" };
    expect(findSpecialDueOn(offset, "2026-03-01")).toBe("2028-02-01");
    // The 60 days end before the disaster.
    expect(findSpecialDueOn({ postponement }, "2026-03-01")).toBeNull();
    const repaymentOf = { kind: "disaster", distributedOn: "2024-12-01" } as const;
    expect(findSpecialDueOn({ postponement, repaymentOf }, "2024-12-01")).toBe("2028-02-01");
    expect(findSpecialDueOn({ postponement }, null)).toBeNull();
  });

  it("is never earlier than the original one", () => {
    const day = fc
      .date({ min: new Date("2000-01-01"), max: new Date("2090-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const bases = fc.constantFrom("disaster" as const, "combat_zone" as const, "irs_waiver" as const);
    fc.assert(
      fc.property(bases, day, day, day, fc.nat(1_000), (basis, one, other, receivedOn, days) => {
        const [startsOn, endsOn] = one < other ? [one, other] : [other, one];
        const dueOn = new Date(Date.parse(receivedOn) + days * 86_400_000).toISOString().slice(0, 10);
        const postponed = postponeDueOn(dueOn, receivedOn, postpone(basis, startsOn, endsOn));
        expect(postponed >= dueOn).toBe(true);
      }),
    );
  });

  it("has the code of its disaster or combat zone on Form 5498, and none for a waiver", () => {
    expect(findPostponedCode(postpone("disaster", RECEIVED, RECEIVED))).toBe("FD");
    expect(findPostponedCode(postpone("irs_waiver", RECEIVED, RECEIVED))).toBeNull();
    const zones = {
      afghanistan: "EO13239",
      arabian_peninsula: "EO12744",
      kosovo: "EO13119",
      sinai_peninsula: "PL115-97",
    };
    for (const [combatZone, code] of Object.entries(zones)) {
      const service = { ...postpone("combat_zone", RECEIVED, RECEIVED), combatZone } as Postponement;
      expect(findPostponedCode(service)).toBe(code);
    }
  });

  it("is a condition of indirect rollovers, and refused for other types and for missing or contradictory facts", () => {
    const valid = postpone("combat_zone", "2026-01-01", "2026-06-30");
    const { combatZone: _zone, ...withoutZone } = valid;
    for (const type of ROLLOVER_TYPES) {
      const findKinds = (postponement?: Postponement) =>
        evaluatePostponement({ type, attestations: postponement ? { postponement } : {} }).map(
          ({ kind }) => kind,
        );
      const isPossible = type === "indirect_60_day";
      expect(findKinds()).toEqual([]);
      expect(findKinds(valid)).toEqual([isPossible ? "condition" : "unmet"]);
      expect(findKinds(withoutZone)).toEqual(isPossible ? ["unmet"] : ["unmet", "unmet"]);
      const reversed = { ...valid, startsOn: "2026-07-01" };
      expect(findKinds(reversed)).toEqual(isPossible ? ["unmet"] : ["unmet", "unmet"]);
    }
  });
});
