import { describe, expect, it } from "@jest/globals";
import { ACCOUNT_TYPES } from "@svc/custodians";
import {
  AGES,
  CODE_ROWS,
  FIVE_YEARS,
  findCodeRow,
  MOVEMENTS,
  type Payment,
  RECIPIENTS,
  TWO_YEARS,
} from "@svc/rollover-rules/tax/distribution-codes";
import fc from "fast-check";
import { PRINTED_CODES } from "./printed-codes.ts";

/**
 * The column "Used with code" of the Guide to Distribution Codes, for the codes that come first in a pair. Two codes
 * combine if each names the other, or the Guide names the pair.
 */
const USED_WITH: Readonly<Record<string, string>> = {
  "1": "BM",
  "2": "BM",
  "4": "BGHM",
  "7": "BM",
  B: "1247GM",
  J: "S",
};

const anyPayment: fc.Arbitrary<Payment> = fc.record({
  movement: fc.constantFrom(...MOVEMENTS),
  source: fc.constantFrom(...ACCOUNT_TYPES),
  destination: fc.constantFrom(...ACCOUNT_TYPES),
  age: fc.constantFrom(...AGES),
  fiveYears: fc.constantFrom(...FIVE_YEARS),
  twoYears: fc.constantFrom(...TWO_YEARS),
  recipient: fc.constantFrom(...RECIPIENTS),
  isSeparatedAt55: fc.boolean(),
  isPublicSafetySeparated: fc.boolean(),
  isRothOf457b: fc.boolean(),
  isRolledIn: fc.boolean(),
  isLoanOffset: fc.boolean(),
  isRothSimple: fc.boolean(),
});

const assertAlways = (holds: (code: string | null, payment: Payment) => void) =>
  fc.assert(
    fc.property(anyPayment, (one) => holds(findCodeRow(one).code, one)),
    { numRuns: 2_000 },
  );

describe("Distribution codes of Form 1099-R, box 7", () => {
  it("match the printed table for every payment that it covers", () => {
    expect(PRINTED_CODES.length).toBeGreaterThan(1_000);
    const found = PRINTED_CODES.map(({ payment }) => ({ payment, code: findCodeRow(payment).code }));
    expect(found).toEqual(PRINTED_CODES);
  });

  it("cite their source, and every row is used", () => {
    const used = new Set(PRINTED_CODES.map(({ payment }) => findCodeRow(payment)));
    expect(CODE_ROWS.filter((row) => !used.has(row))).toEqual([]);
    for (const { basis } of CODE_ROWS) expect(basis).toMatch(/^(Guide, codes? \w|Instructions, )/);
  });

  it("combine only where the Guide allows it, with the digit first", () => {
    assertAlways((code) => {
      if (code === null || code.length === 1) return;
      expect(code).toMatch(/^([1247][BGHM]|B[GM]|JS)$/);
      const [first = "", second = ""] = code;
      expect(USED_WITH[first]).toContain(second);
    });
  });

  it("never contain 1, J or S for money that is not paid out, nor 1, 2, 7 or S for an inheritance", () => {
    assertAlways((code, { movement, recipient }) => {
      const isPaidOut = movement === "indirect";
      if (!isPaidOut) expect(code ?? "").not.toMatch(/[1JS]/);
      if (recipient === "beneficiary") expect(code ?? "").not.toMatch(/[127S]/);
    });
  });

  it("never contain 1 or 4 for a plan's alternate payee, and contain M only for a plan loan offset", () => {
    assertAlways((code, { movement, source, recipient, isLoanOffset, age }) => {
      const isPlan = ["qualified_plan", "403b", "governmental_457b", "designated_roth"].includes(source);
      if (recipient === "alternate_payee" && isPlan) expect(code ?? "").not.toMatch(/[14]/);
      // A Roth account's offset has a digit instead of M, except from age 59½.
      const hasDigit =
        source === "designated_roth" && (age !== "59_half_or_over" || recipient === "beneficiary");
      expect(/M$/.test(code ?? "")).toBe(isPlan && isLoanOffset && movement === "indirect" && !hasDigit);
    });
  });

  it("never contain 1 or S for a governmental 457(b) plan's own money, or from age 59½", () => {
    assertAlways((code, { source, age, isRothOf457b, isRolledIn }) => {
      const isOf457b = source === "governmental_457b" || (source === "designated_roth" && isRothOf457b);
      if ((isOf457b && !isRolledIn) || age === "59_half_or_over") expect(code ?? "").not.toMatch(/[1S]/);
    });
  });

  it("use an account type's letters only for that account type", () => {
    assertAlways((code, { source, movement, twoYears, isRothSimple }) => {
      if (code === null) expect(movement).toBe("transfer");
      if (/[JTQ]/.test(code ?? "")) expect([source, movement]).toEqual(["roth_ira", "indirect"]);
      if (/[BH]/.test(code ?? "")) expect(source).toBe("designated_roth");
      if (code?.endsWith("S")) expect(twoYears).toBe("within");
      if (code === "S") expect(source).toBe("simple_ira");
      if (code === "JS") expect(isRothSimple).toBe(true);
      if (source === "roth_ira" && movement === "indirect") expect(code).toMatch(/^([JTQ]|JS)$/);
    });
  });

  it("contain G or H exactly when a rollover is direct or in-plan", () => {
    assertAlways((code, { movement }) => {
      expect(/[GH]$/.test(code ?? "")).toBe(movement === "direct" || movement === "in_plan");
    });
  });

  it("are Q only if the five years are met, and T only if it is unknown whether they are met", () => {
    assertAlways((code, { fiveYears }) => {
      if (code === "Q") expect(fiveYears).toBe("met");
      if (code === "T") expect(fiveYears).toBe("not_known");
    });
  });
});
