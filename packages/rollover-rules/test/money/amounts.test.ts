import { describe, expect, it } from "@jest/globals";
import { evaluateAmountMismatch, sumAmounts } from "@svc/rollover-rules/money/amounts";
import { compareMoney, subtractMoney, sumMoney } from "@svc/rollover-rules/money/money";
import type { Receipt } from "@svc/rollover-rules/money/receipts";
import type { Transfer } from "@svc/rollover-rules/money/transfers";
import type { RolloverType } from "@svc/rollover-rules/rollover-states";
import fc from "fast-check";
import { CHECK_TRANSFER } from "../workflow/workflow-table.ts";

const sent = (amount: string, changes: Partial<Transfer> = {}): Transfer => ({
  ...CHECK_TRANSFER,
  amount,
  ...changes,
});
const got = (amount: string): Receipt => ({ amount, receivedOn: "2026-06-10", lateReason: null });
const facts = (transfers: Transfer[], receipts: Receipt[]) => ({ transfers, receipts, postedAmount: null });

/** Independent of the source. */
const money = (cents: bigint): string => {
  const size = cents < 0n ? -cents : cents;
  return `${cents < 0n ? "-" : ""}${size / 100n}.${String(size % 100n).padStart(2, "0")}`;
};
const cents = fc.bigInt({ min: 0n, max: 99_999_999_999_999n });

describe("Money amounts", () => {
  it("sums are exact to the cent, however large and many", () => {
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 200 }), (all) => {
        expect(sumMoney(all.map(money))).toBe(money(all.reduce((a, b) => a + b, 0n)));
      }),
    );
    expect(sumMoney(Array.from({ length: 1000 }, () => "999999999999.99"))).toBe("999999999999990.00");
    expect(sumMoney([])).toBe("0.00");
    expect(sumMoney(["0.10", "0.20"])).toBe("0.30");
  });

  it("differences and order are exact to the cent", () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(subtractMoney(money(a), money(b))).toBe(money(a - b));
        expect(Math.sign(compareMoney(money(a), money(b)))).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
    );
  });
});

describe("sumAmounts", () => {
  it("sums live transfers, several checks and residuals, and excludes void ones", () => {
    const transfers = [
      sent("1000.10", { withheldFederal: "200.00", withheldState: "50.05" }),
      sent("0.02", { withheldState: "0.01" }),
      sent("777.77", { withheldFederal: "7.77", status: "void", voidReason: "lost" }),
    ];
    expect(sumAmounts({ ...facts(transfers, [got("999.99"), got("0.03")]), postedAmount: "5.00" })).toEqual({
      sent: "1000.12",
      withheldFederal: "200.00",
      withheldState: "50.06",
      gross: "1250.18",
      received: "1000.02",
      posted: "5.00",
    });
  });
});

describe("evaluateAmountMismatch", () => {
  const withheld = { withheldFederal: "20.00", withheldState: "5.00" };
  const rows: [RolloverType, string, string | null, string | null][] = [
    ["direct", "99.99", "100.00", "-0.01"],
    ["direct", "100.00", null, null],
    ["direct", "100.01", "100.00", "0.01"],
    ["direct", "125.00", "100.00", "25.00"],
    ["trustee_transfer", "100.01", "100.00", "0.01"],
    ["in_plan", "125.00", "100.00", "25.00"],
    ["indirect_60_day", "99.99", "100.00", "-0.01"],
    ["indirect_60_day", "100.00", null, null],
    ["indirect_60_day", "112.34", null, null],
    ["indirect_60_day", "125.00", null, null],
    ["indirect_60_day", "125.01", "125.00", "0.01"],
  ];
  it.each(rows)("%s: 100.00 sent of 125.00, %s received", (type, received, expected, difference) => {
    const mismatch = evaluateAmountMismatch(type, facts([sent("100.00", withheld)], [got(received)]), null);
    if (expected === null) return expect(mismatch).toBeNull();
    expect(mismatch).toEqual({ expected, received, difference, status: "open", resolution: null });
  });

  it("finds none before money arrives, and everything unexpected once every transfer is void", () => {
    expect(evaluateAmountMismatch("direct", facts([sent("100.00")], []), null)).toBeNull();
    const voided = facts([sent("100.00", { status: "void" })], [got("100.00")]);
    expect(evaluateAmountMismatch("direct", voided, null)).toMatchObject({
      expected: "0.00",
      difference: "100.00",
    });
  });

  it("finds none once several receipts make up the difference", () => {
    const transfers = [sent("100.00"), sent("50.00")];
    expect(evaluateAmountMismatch("direct", facts(transfers, [got("100.00")]), null)?.difference).toBe(
      "-50.00",
    );
    expect(
      evaluateAmountMismatch("direct", facts(transfers, [got("100.00"), got("50.00")]), null),
    ).toBeNull();
  });

  it("keeps a resolution while the sums are unchanged, and drops it when they change", () => {
    const transfers = [sent("100.00")];
    const open = evaluateAmountMismatch("direct", facts(transfers, [got("90.00")]), null);
    if (!open) throw new Error("expected a mismatch");
    const resolved = { ...open, status: "resolved" as const, resolution: "A fee." };
    expect(evaluateAmountMismatch("direct", facts(transfers, [got("90.00")]), resolved)).toEqual(resolved);
    const more = evaluateAmountMismatch("direct", facts(transfers, [got("90.00"), got("5.00")]), resolved);
    expect(more).toMatchObject({ received: "95.00", status: "open", resolution: null });
    const residual = evaluateAmountMismatch(
      "direct",
      facts([...transfers, sent("1.00")], [got("90.00")]),
      resolved,
    );
    expect(residual).toMatchObject({ expected: "101.00", status: "open", resolution: null });
    expect(
      evaluateAmountMismatch("direct", facts(transfers, [got("90.00"), got("10.00")]), resolved),
    ).toBeNull();
  });
});
