import { describe, expect, it } from "@jest/globals";
import { fromCents, sumMoney, toCents } from "@svc/rollover-rules/money/money";
import {
  allocateDistribution,
  type ChoiceIssue,
  type Disbursement,
} from "@svc/rollover-rules/tax/allocate-distribution";
import fc from "fast-check";

const buildDirect = (amount: string, more: Partial<Disbursement> = {}): Disbursement => ({
  amount,
  isIndirect: false,
  rank: 1,
  chosenPreTax: null,
  ...more,
});
const buildIndirect = (amount: string, more: Partial<Disbursement> = {}) =>
  buildDirect(amount, { isIndirect: true, ...more });
const buildParts = (preTax: string, afterTax: string) => ({ preTax, afterTax });

// Section IV: $100,000 of $250,000 ($200,000 pre-tax, $50,000 after-tax) is distributed.
const NOTICE_AMOUNTS = buildParts("80000.00", "20000.00");

describe("Examples of Notice 2014-54", () => {
  it("1: assigns pre-tax money to the direct rollover first, and the rest of it to a 60-day rollover", () => {
    const before = allocateDistribution(NOTICE_AMOUNTS, [buildDirect("70000.00")]);
    expect(before).toEqual({
      destinations: [buildParts("70000.00", "0.00")],
      paidOut: buildParts("10000.00", "20000.00"),
    });
    expect(
      allocateDistribution(NOTICE_AMOUNTS, [buildDirect("70000.00"), buildIndirect("12000.00")]),
    ).toEqual({
      destinations: [buildParts("70000.00", "0.00"), buildParts("10000.00", "2000.00")],
      paidOut: buildParts("0.00", "18000.00"),
    });
  });

  it("2: sends all pre-tax money to a larger direct rollover", () => {
    expect(allocateDistribution(NOTICE_AMOUNTS, [buildDirect("82000.00")])).toEqual({
      destinations: [buildParts("80000.00", "2000.00")],
      paidOut: buildParts("0.00", "18000.00"),
    });
  });

  it("3: lets the participant choose for a plan that accepts only pre-tax money", () => {
    const toPlan = buildDirect("50000.00", { chosenPreTax: "50000.00" });
    expect(allocateDistribution(NOTICE_AMOUNTS, [toPlan, buildDirect("32000.00")])).toEqual({
      destinations: [buildParts("50000.00", "0.00"), buildParts("30000.00", "2000.00")],
      paidOut: buildParts("0.00", "18000.00"),
    });
  });

  it("4: sends all after-tax money to a Roth IRA, by the participant's choice and by default", () => {
    const split = {
      destinations: [buildParts("80000.00", "0.00"), buildParts("0.00", "20000.00")],
      paidOut: buildParts("0.00", "0.00"),
    };
    const toRoth = buildDirect("20000.00", { rank: 2 });
    expect(allocateDistribution(NOTICE_AMOUNTS, [buildDirect("80000.00"), toRoth])).toEqual(split);
    expect(
      allocateDistribution(NOTICE_AMOUNTS, [buildDirect("80000.00", { chosenPreTax: "80000.00" }), toRoth]),
    ).toEqual(split);
  });
});

describe("A participant's choice", () => {
  const findIssue = (destinations: Disbursement[]) => {
    try {
      allocateDistribution(NOTICE_AMOUNTS, destinations);
    } catch (error) {
      const { index, message } = error as ChoiceIssue;
      return { index, message };
    }
    throw new Error("the choice was accepted");
  };

  it.each([
    [
      "more than the destination receives",
      [buildDirect("10.00"), buildDirect("20.00", { chosenPreTax: "20.01" })],
      1,
      "20.00",
    ],
    [
      "more than the pre-tax money",
      [
        buildDirect("50000.00", { chosenPreTax: "50000.00" }),
        buildDirect("50000.00", { chosenPreTax: "30000.01" }),
      ],
      1,
      "30000.00",
    ],
    [
      "less than the destination must receive",
      [buildDirect("70000.00", { chosenPreTax: "69999.99" })],
      0,
      "0.01",
    ],
    [
      "less than what is left for a 60-day rollover",
      [buildIndirect("9.00", { chosenPreTax: "8.00" })],
      0,
      "1.00",
    ],
  ])("is refused when it is %s", (_, destinations, index, sum) => {
    const issue = findIssue(destinations);
    expect([issue.index, issue.message]).toEqual([index, expect.stringContaining(sum)]);
  });
});

describe("Any distribution", () => {
  const cents = fc.bigInt({ min: 1n, max: 5_000_000n });
  const disbursement = fc.record({
    amount: cents.map(fromCents),
    isIndirect: fc.boolean(),
    rank: fc.constantFrom(0, 1, 2),
    chosenPreTax: fc.constant(null),
  });
  const distribution = fc
    .record({
      destinations: fc.array(disbursement, { minLength: 1, maxLength: 5 }),
      paidOut: fc.oneof(fc.constant(0n), cents),
      permille: fc.bigInt({ min: 0n, max: 1000n }),
    })
    .map(({ destinations, paidOut, permille }) => {
      const total = toCents(sumMoney(destinations.map(({ amount }) => amount))) + paidOut;
      const preTax = (total * permille) / 1000n;
      return { amounts: buildParts(fromCents(preTax), fromCents(total - preTax)), destinations };
    });

  it("preserves every cent per destination and in total, without negative amounts", () => {
    fc.assert(
      fc.property(distribution, ({ amounts, destinations }) => {
        const allocated = allocateDistribution(amounts, destinations);
        expect(allocated.destinations.map((one) => sumMoney([one.preTax, one.afterTax]))).toEqual(
          destinations.map(({ amount }) => amount),
        );
        const all = [...allocated.destinations, allocated.paidOut];
        expect(sumMoney(all.map((one) => one.preTax))).toBe(amounts.preTax);
        expect(sumMoney(all.map((one) => one.afterTax))).toBe(amounts.afterTax);
        expect(all.flatMap(Object.values).filter((amount) => amount.startsWith("-"))).toEqual([]);
      }),
    );
  });

  it("assigns pre-tax money to direct rollovers first, then to 60-day rollovers, then to the participant", () => {
    fc.assert(
      fc.property(distribution, ({ amounts, destinations }) => {
        const { destinations: allocated, paidOut } = allocateDistribution(amounts, destinations);
        const filterWithAfterTax = (isIndirect: boolean) =>
          allocated.filter(
            (_, index) =>
              destinations[index]?.isIndirect === isIndirect && allocated[index]?.afterTax !== "0.00",
          );
        const preTaxOfIndirect = allocated.filter(
          (one, index) => destinations[index]?.isIndirect && one.preTax !== "0.00",
        );
        if (preTaxOfIndirect.length > 0 || paidOut.preTax !== "0.00")
          expect(filterWithAfterTax(false)).toEqual([]);
        if (paidOut.preTax !== "0.00") expect(filterWithAfterTax(true)).toEqual([]);
      }),
    );
  });

  it("is allocated the same way in any order of its destinations", () => {
    const shuffled = distribution.chain(({ amounts, destinations }) =>
      fc
        .shuffledSubarray(destinations, { minLength: destinations.length, maxLength: destinations.length })
        .map((shuffledDestinations) => ({ amounts, destinations, shuffledDestinations })),
    );
    const serializeAllocations = (amounts: typeof NOTICE_AMOUNTS, destinations: Disbursement[]) =>
      allocateDistribution(amounts, destinations)
        .destinations.map((one, index) => JSON.stringify([destinations[index], one]))
        .sort();
    fc.assert(
      fc.property(shuffled, ({ amounts, destinations, shuffledDestinations }) => {
        expect(serializeAllocations(amounts, shuffledDestinations)).toEqual(
          serializeAllocations(amounts, destinations),
        );
      }),
    );
  });

  it("accepts its own default allocation as a choice", () => {
    fc.assert(
      fc.property(distribution, ({ amounts, destinations }) => {
        const allocated = allocateDistribution(amounts, destinations);
        const chosen = destinations.map((one, index) => ({
          ...one,
          chosenPreTax: allocated.destinations[index]?.preTax ?? null,
        }));
        expect(allocateDistribution(amounts, chosen)).toEqual(allocated);
      }),
    );
  });
});
