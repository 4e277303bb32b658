import { describe, expect, it } from "@jest/globals";
import {
  evaluateAmountMismatch,
  evaluateRequestMismatch,
  sumAmounts,
} from "@svc/rollover-rules/money/amounts";
import {
  apportion,
  clampAtZero,
  compareMoney,
  subtractMoney,
  sumMoney,
  take90Percent,
  takePercent,
} from "@svc/rollover-rules/money/money";
import type { Receipt } from "@svc/rollover-rules/money/receipts";
import type { Transfer } from "@svc/rollover-rules/money/transfers";
import type { RolloverType } from "@svc/rollover-rules/rollover-states";
import fc from "fast-check";
import { CHECK_TRANSFER } from "../workflow/workflow-table.ts";

const buildTransfer = (amount: string, changes: Partial<Transfer> = {}): Transfer => ({
  ...CHECK_TRANSFER,
  amount,
  ...changes,
});
const buildReceipt = (amount: string): Receipt => ({ amount, receivedOn: "2026-06-10", lateReason: null });
const buildMovements = (transfers: Transfer[], receipts: Receipt[]) => ({
  transfers,
  receipts,
  postedAmount: null,
});

/** Formats cents independently of the code under test. */
const formatMoney = (cents: bigint): string => {
  const size = cents < 0n ? -cents : cents;
  return `${cents < 0n ? "-" : ""}${size / 100n}.${String(size % 100n).padStart(2, "0")}`;
};
const cents = fc.bigInt({ min: 0n, max: 99_999_999_999_999n });

describe("Money amounts", () => {
  it("sums are exact to the cent, however large and many", () => {
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 200 }), (all) => {
        expect(sumMoney(all.map(formatMoney))).toBe(formatMoney(all.reduce((a, b) => a + b, 0n)));
      }),
    );
    expect(sumMoney(Array.from({ length: 1000 }, () => "999999999999.99"))).toBe("999999999999990.00");
    expect(sumMoney([])).toBe("0.00");
    expect(sumMoney(["0.10", "0.20"])).toBe("0.30");
  });

  it("differences and order are exact to the cent", () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(subtractMoney(formatMoney(a), formatMoney(b))).toBe(formatMoney(a - b));
        expect(Math.sign(compareMoney(formatMoney(a), formatMoney(b)))).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
    );
  });
});

describe("sumAmounts", () => {
  it("sums live transfers, their withholding and the receipts, and excludes void transfers", () => {
    const transfers = [
      buildTransfer("1000.10", { withheldFederal: "200.00", withheldState: "50.05" }),
      buildTransfer("0.02", { withheldState: "0.01" }),
      buildTransfer("777.77", { withheldFederal: "7.77", status: "void", voidReason: "lost" }),
    ];
    expect(
      sumAmounts({
        ...buildMovements(transfers, [buildReceipt("999.99"), buildReceipt("0.03")]),
        postedAmount: "5.00",
      }),
    ).toEqual({
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
  it.each(rows)("%s: 100.00 sent, 25.00 withheld, %s received", (type, received, expected, difference) => {
    const mismatch = evaluateAmountMismatch(
      type,
      buildMovements([buildTransfer("100.00", withheld)], [buildReceipt(received)]),
      null,
    );
    if (expected === null) return expect(mismatch).toBeNull();
    expect(mismatch).toEqual({ expected, received, difference, status: "open", resolution: null });
  });

  it("finds no mismatch before money arrives, and expects nothing once every transfer is void", () => {
    expect(evaluateAmountMismatch("direct", buildMovements([buildTransfer("100.00")], []), null)).toBeNull();
    const voided = buildMovements([buildTransfer("100.00", { status: "void" })], [buildReceipt("100.00")]);
    expect(evaluateAmountMismatch("direct", voided, null)).toMatchObject({
      expected: "0.00",
      difference: "100.00",
    });
  });

  it("finds no mismatch once several receipts make up the difference", () => {
    const transfers = [buildTransfer("100.00"), buildTransfer("50.00")];
    expect(
      evaluateAmountMismatch("direct", buildMovements(transfers, [buildReceipt("100.00")]), null)?.difference,
    ).toBe("-50.00");
    expect(
      evaluateAmountMismatch(
        "direct",
        buildMovements(transfers, [buildReceipt("100.00"), buildReceipt("50.00")]),
        null,
      ),
    ).toBeNull();
  });

  it("reports an excess immediately, and a shortfall only once nothing is in transit", () => {
    const transfers = [buildTransfer("60.00"), buildTransfer("40.00", { id: "tr_2" })];
    const evaluate = (amount: string, before: Parameters<typeof evaluateAmountMismatch>[2] = null) =>
      evaluateAmountMismatch(
        "direct",
        buildMovements(transfers, [{ ...buildReceipt(amount), transferId: "tr_1" }]),
        before,
      );
    expect(evaluate("110.00")).toMatchObject({ difference: "10.00", status: "open" });
    expect(evaluate("60.00")).toBeNull();
    const accepted = {
      expected: "100.00",
      received: "60.00",
      difference: "-40.00",
      status: "resolved" as const,
      resolution: "The second check was canceled.",
    };
    expect(evaluate("60.00", accepted)).toBe(accepted);
  });

  it("keeps a resolution while the sums are unchanged, and drops it when they change", () => {
    const transfers = [buildTransfer("100.00")];
    const open = evaluateAmountMismatch("direct", buildMovements(transfers, [buildReceipt("90.00")]), null);
    if (!open) throw new Error("expected a mismatch");
    const resolved = { ...open, status: "resolved" as const, resolution: "A fee." };
    expect(
      evaluateAmountMismatch("direct", buildMovements(transfers, [buildReceipt("90.00")]), resolved),
    ).toEqual(resolved);
    const more = evaluateAmountMismatch(
      "direct",
      buildMovements(transfers, [buildReceipt("90.00"), buildReceipt("5.00")]),
      resolved,
    );
    expect(more).toMatchObject({ received: "95.00", status: "open", resolution: null });
    const residual = evaluateAmountMismatch(
      "direct",
      buildMovements([...transfers, buildTransfer("1.00")], [buildReceipt("90.00")]),
      resolved,
    );
    expect(residual).toMatchObject({ expected: "101.00", status: "open", resolution: null });
    expect(
      evaluateAmountMismatch(
        "direct",
        buildMovements(transfers, [buildReceipt("90.00"), buildReceipt("10.00")]),
        resolved,
      ),
    ).toBeNull();
  });
});

describe("evaluateRequestMismatch", () => {
  const live = buildTransfer("60.00", { withheldFederal: "10.00" });
  const voided = buildTransfer("30.00", { id: "tr_2", status: "void" });

  it("compares the gross amount of live transfers with the requested amount", () => {
    expect(evaluateRequestMismatch("100.00", buildMovements([voided, live], []), null)).toEqual({
      expected: "100.00",
      received: "70.00",
      difference: "-30.00",
      status: "open",
      resolution: null,
    });
    expect(evaluateRequestMismatch("70.00", buildMovements([voided, live], []), null)).toBeNull();
  });

  it("finds no mismatch in full rollovers, or before money leaves", () => {
    expect(evaluateRequestMismatch(null, buildMovements([live], []), null)).toBeNull();
    for (const transfers of [[], [voided]])
      expect(evaluateRequestMismatch("100.00", buildMovements(transfers, []), null)).toBeNull();
  });
});

describe("Parts of amounts", () => {
  it("take 90 percent, rounded down", () => {
    const amounts = ["0.00", "0.01", "0.10", "100.00", "123.45"];
    expect(amounts.map(take90Percent)).toEqual(["0.00", "0.00", "0.09", "90.00", "111.10"]);
  });

  it("take a percentage, rounded to the nearest cent", () => {
    const rows = [
      ["0.00", 20, "0.00"],
      ["1.00", 20, "0.20"],
      ["0.12", 20, "0.02"],
      ["0.13", 20, "0.03"],
      ["0.02", 25, "0.01"],
      ["999.99", 100, "999.99"],
    ] as const;
    for (const [amount, percent, part] of rows) expect(takePercent(amount, percent)).toBe(part);
  });

  it("clampAtZero replaces negative amounts", () => {
    expect(["-0.01", "0.00", "0.01"].map(clampAtZero)).toEqual(["0.00", "0.00", "0.01"]);
  });

  it("apportion gives leftover cents to the largest remainders, then to larger weights, then to earlier ones", () => {
    expect(apportion("0.05", [1n, 2n, 1n])).toEqual(["0.01", "0.03", "0.01"]);
    expect(apportion("0.02", [1n, 3n])).toEqual(["0.00", "0.02"]);
    expect(apportion("0.02", [3n, 1n])).toEqual(["0.02", "0.00"]);
    expect(apportion("0.01", [1n, 1n])).toEqual(["0.01", "0.00"]);
    expect(apportion("0.02", [1n, 1n, 1n])).toEqual(["0.01", "0.01", "0.00"]);
    expect(apportion("1.00", [0n, 5n])).toEqual(["0.00", "1.00"]);
  });
});
