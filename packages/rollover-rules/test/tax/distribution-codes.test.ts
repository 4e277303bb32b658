import { describe, expect, it } from "@jest/globals";
import { ACCOUNT_TYPES } from "@svc/custodians";
import fc from "fast-check";
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
import { PRINTED_CODES } from "./printed-codes.ts";

/**
 * The Guide's column "Used with code" for rollover codes. Codes not listed are used alone. Two codes combine if each names the other, or if
 * the Guide names the pair.
 */
const USED_WITH: Readonly<Record<string, string>> = {
  "1": "BM",
  "2": "BM",
  "4": "BGHM",
  "7": "BM",
  B: "1247GM",
};

const payment: fc.Arbitrary<Payment> = fc.record({
  movement: fc.constantFrom(...MOVEMENTS),
  source: fc.constantFrom(...ACCOUNT_TYPES),
  destination: fc.constantFrom(...ACCOUNT_TYPES),
  age: fc.constantFrom(...AGES),
  fiveYears: fc.constantFrom(...FIVE_YEARS),
  twoYears: fc.constantFrom(...TWO_YEARS),
  recipient: fc.constantFrom(...RECIPIENTS),
  isSeparatedAt55: fc.boolean(),
  isRothOf457b: fc.boolean(),
  isRolledIn: fc.boolean(),
  isLoanOffset: fc.boolean(),
});

const always = (holds: (code: string | null, payment: Payment) => void) =>
  fc.assert(
    fc.property(payment, (one) => holds(findCodeRow(one).code, one)),
    { numRuns: 2_000 },
  );

describe("the codes of Form 1099-R, box 7", () => {
  it("are those of the printed table, for every payment that it speaks of", () => {
    expect(PRINTED_CODES.length).toBeGreaterThan(1_000);
    const found = PRINTED_CODES.map(({ payment }) => ({ payment, code: findCodeRow(payment).code }));
    expect(found).toEqual(PRINTED_CODES);
  });

  it("name their source, and every row is used", () => {
    const used = new Set(PRINTED_CODES.map(({ payment }) => findCodeRow(payment)));
    expect(CODE_ROWS.filter((row) => !used.has(row))).toEqual([]);
    for (const { basis } of CODE_ROWS) expect(basis).toMatch(/^(Guide, codes? \w|Instructions, )/);
  });

  it("stand together only where the Guide allows it, the number first", () => {
    always((code) => {
      if (code === null || code.length === 1) return;
      expect(code).toMatch(/^([1247][BGHM]|B[GM])$/);
      const [first = "", second = ""] = code;
      expect(USED_WITH[first]).toContain(second);
    });
  });

  it("are never early for what goes straight on, nor for an inheritance", () => {
    always((code, { movement, recipient }) => {
      const isPaidOut = movement === "indirect";
      if (!isPaidOut) expect(code ?? "").not.toMatch(/[1JS]/);
      if (recipient === "beneficiary") expect(code ?? "").not.toMatch(/[127S]/);
    });
  });

  it("are never early for who has an order against a plan, and say M of a loan of a plan alone", () => {
    always((code, { movement, source, recipient, isLoanOffset }) => {
      const isPlan = ["qualified_plan", "403b", "governmental_457b", "designated_roth"].includes(source);
      if (recipient === "alternate_payee" && isPlan) expect(code ?? "").not.toMatch(/[14]/);
      expect(/M$/.test(code ?? "")).toBe(isPlan && isLoanOffset && movement === "indirect");
    });
  });

  it("never say 1 of a governmental 457(b) plan's own money, nor of who is 59½", () => {
    always((code, { source, age, isRothOf457b, isRolledIn }) => {
      const isOf457b = source === "governmental_457b" || (source === "designated_roth" && isRothOf457b);
      if ((isOf457b && !isRolledIn) || age === "59_half_or_over") expect(code ?? "").not.toMatch(/[1S]/);
    });
  });

  it("keep the letters of an account to that account", () => {
    always((code, { source, movement, twoYears }) => {
      if (code === null) expect(movement).toBe("transfer");
      if (/[JTQ]/.test(code ?? "")) expect([source, movement]).toEqual(["roth_ira", "indirect"]);
      if (/[BH]/.test(code ?? "")) expect(source).toBe("designated_roth");
      if (code === "S") expect([source, twoYears]).toEqual(["simple_ira", "within"]);
      if (source === "roth_ira" && movement === "indirect") expect(code).toMatch(/^[JTQ]$/);
    });
  });

  it("have G or H exactly where a rollover is direct", () => {
    always((code, { movement }) => {
      expect(/[GH]$/.test(code ?? "")).toBe(movement === "direct" || movement === "in_plan");
    });
  });

  it("say Q only of five years that are known to be met", () => {
    always((code, { fiveYears }) => {
      if (code === "Q") expect(fiveYears).toBe("met");
      if (code === "T") expect(fiveYears).toBe("not_known");
    });
  });
});
