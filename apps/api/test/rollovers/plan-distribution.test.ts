import { describe, expect, it } from "@jest/globals";
import type { AccountType } from "@svc/custodians";
import { fromCents, sumMoney, toCents } from "@svc/rollover-rules/money/money";
import fc from "fast-check";
import type { DistributionInput } from "../../src/rollovers/distributions/distribution-input.ts";
import { DistributionIssues, planDistribution } from "../../src/rollovers/distributions/plan-distribution.ts";

const MAX_DESTINATIONS = 5;

type Destination = DistributionInput["destinations"][number];

let destinationCount = 0;
const buildDestination = (
  accountType: AccountType,
  amount: string,
  more: Partial<Destination> = {},
): Destination => ({
  type: "direct",
  deliveryMethod: "check",
  destination: { custodianId: "cus_1", accountType, accountNumber: `IRA-${1000 + ++destinationCount}` },
  amount,
  ...more,
});

/** $100,000.00 from a 401(k): $79,500.00 pre-tax, $20,000.00 after-tax and its earnings of $500.00. */
const buildInput = (
  destinations: Destination[],
  more: Partial<DistributionInput> = {},
): DistributionInput => ({
  accountId: "acct_1",
  source: { custodianId: "cus_2", accountType: "qualified_plan", accountNumber: "401K-1" },
  amount: "100000.00",
  moneySources: [
    { kind: "pre_tax", amount: "79500.00" },
    { kind: "after_tax", amount: "20500.00", basis: "20000.00" },
  ],
  destinations,
  ...more,
});
const plan = (input: DistributionInput) => planDistribution(input, "2026-06-15");
const listLines = (input: DistributionInput) =>
  plan(input).rollovers.map(({ moneySources = [] }) =>
    moneySources.map(({ kind, amount }) => `${kind} ${amount}`),
  );
const findIssues = (input: DistributionInput) => {
  try {
    plan(input);
  } catch (error) {
    if (error instanceof DistributionIssues)
      return error.issues.map(({ pointer, detail }) => `${pointer} ${detail}`);
    throw error;
  }
  throw new Error("the distribution was accepted");
};
const WITH_ROTH: Partial<DistributionInput> = {
  moneySources: [
    { kind: "pre_tax", amount: "60000.00" },
    { kind: "roth", amount: "30000.00", firstContributionYear: 2019 },
    { kind: "employer_match_roth", amount: "10000.00" },
  ],
};

describe("A distribution", () => {
  it("sends the basis to the Roth IRA and everything else, with earnings, to the traditional IRA", () => {
    const { rollovers, paidOut } = plan(
      buildInput([buildDestination("roth_ira", "20000.00"), buildDestination("traditional_ira", "80000.00")]),
    );
    expect(rollovers).toMatchObject([
      {
        amount: { kind: "partial", requested: "20000.00" },
        moneySources: [{ kind: "after_tax", amount: "20000.00", basis: "20000.00", earnings: "0.00" }],
      },
      { moneySources: [{ kind: "pre_tax", amount: "80000.00" }] },
    ]);
    expect(paidOut).toEqual([]);
  });

  it("pays the participant the remaining pre-tax and after-tax money, and Roth money that has no destination", () => {
    const paid = { paidToParticipant: "30000.00" };
    expect(plan(buildInput([buildDestination("traditional_ira", "70000.00")], paid)).paidOut).toEqual([
      { kind: "pre_tax", amount: "10000.00" },
      { kind: "after_tax", amount: "20000.00" },
    ]);
    const all = { ...WITH_ROTH, paidToParticipant: "40000.00" };
    expect(plan(buildInput([buildDestination("traditional_ira", "60000.00")], all)).paidOut).toEqual([
      { kind: "roth", amount: "30000.00" },
      { kind: "employer_match_roth", amount: "10000.00" },
    ]);
  });

  it("sends Roth money to the only Roth account, with its first contribution year", () => {
    const input = buildInput(
      [buildDestination("traditional_ira", "60000.00"), buildDestination("roth_ira", "40000.00")],
      WITH_ROTH,
    );
    expect(listLines(input)).toEqual([
      ["pre_tax 60000.00"],
      ["roth 30000.00", "employer_match_roth 10000.00"],
    ]);
    expect(plan(input).rollovers[1]?.moneySources?.[0]?.firstContributionYear).toBe(2019);
  });

  it("follows the participant's choices", () => {
    const choose = (kind: "pre_tax" | "after_tax" | "roth", amount: string) => ({
      moneySources: [{ kind, amount }],
    });
    expect(
      listLines(
        buildInput([
          buildDestination("traditional_ira", "50000.00", choose("pre_tax", "40000.00")),
          buildDestination("traditional_ira", "50000.00"),
        ]),
      ),
    ).toEqual([
      ["pre_tax 40000.00", "after_tax 10000.00"],
      ["pre_tax 40000.00", "after_tax 10000.00"],
    ]);
    expect(
      listLines(
        buildInput([
          buildDestination("roth_ira", "50000.00", choose("after_tax", "5000.00")),
          buildDestination("sep_ira", "50000.00"),
        ]),
      ),
    ).toEqual([
      ["pre_tax 45000.00", "after_tax 5000.00"],
      ["pre_tax 35000.00", "after_tax 15000.00"],
    ]);
  });

  it("needs no choice when all its money is Roth", () => {
    const source = { custodianId: "cus_2", accountType: "roth_ira", accountNumber: "R-1000" } as const;
    const moneySources = [{ kind: "roth" as const }];
    const both = [buildDestination("roth_ira", "40000.00"), buildDestination("roth_ira", "60000.00")];
    expect(listLines(buildInput(both, { source, moneySources }))).toEqual([
      ["roth 40000.00"],
      ["roth 60000.00"],
    ]);
  });

  const sameAccount = buildDestination("traditional_ira", "50000.00");
  const buildRothDestination = (amount: string, rothAmount: string) =>
    buildDestination("roth_ira", amount, { moneySources: [{ kind: "roth", amount: rothAmount }] });
  it.each<[string, DistributionInput, string]>([
    ["a different sum", buildInput([buildDestination("sep_ira", "99999.99")]), "#/amount must equal"],
    [
      "money sources with a different sum",
      buildInput([buildDestination("sep_ira", "100000.00")], {
        amount: "100000.01",
        paidToParticipant: "0.01",
      }),
      "#/moneySources must add up to 100000.01",
    ],
    [
      "the same account twice",
      buildInput([sameAccount, sameAccount]),
      "#/destinations/1/destination/accountNumber is also the account of destination 0",
    ],
    [
      "a choice below the minimum",
      buildInput(
        [buildDestination("sep_ira", "70000.00", { moneySources: [{ kind: "pre_tax", amount: "1.00" }] })],
        {
          paidToParticipant: "30000.00",
        },
      ),
      "#/destinations/0/moneySources pre_tax must be higher",
    ],
    [
      "a choice with a different sum",
      buildInput([
        buildDestination("sep_ira", "100000.00", {
          moneySources: [
            { kind: "pre_tax", amount: "80000.00" },
            { kind: "after_tax", amount: "1.00" },
          ],
        }),
      ]),
      "#/destinations/0/moneySources must add up to 100000.00, the amount for this destination",
    ],
    [
      "two Roth accounts and no choice",
      buildInput(
        [buildDestination("roth_ira", "50000.00"), buildDestination("roth_ira", "50000.00")],
        WITH_ROTH,
      ),
      "#/destinations must include the roth money in the moneySources of a destination",
    ],
    [
      "Roth money without a destination",
      buildInput([buildDestination("sep_ira", "100000.00")], WITH_ROTH),
      "#/moneySources leave 40000.00 of Roth money without a destination, but only 0.00 is paid",
    ],
    [
      "more Roth money than is distributed",
      buildInput(
        [buildRothDestination("50000.00", "30000.01"), buildDestination("sep_ira", "50000.00")],
        WITH_ROTH,
      ),
      "#/destinations take 30000.01 of roth money",
    ],
    [
      "Roth money that is not distributed",
      buildInput([buildRothDestination("100000.00", "5.00")]),
      "#/destinations/0/moneySources/0/kind is not in the distribution's moneySources",
    ],
    [
      "unknown amounts",
      buildInput([buildDestination("sep_ira", "100000.00")], {
        moneySources: [{ kind: "pre_tax" }, { kind: "roth" }],
      }),
      "#/moneySources must not omit the amount of more than one kind",
    ],
  ])("is refused for %s", (_, input, issue) => {
    expect(findIssues(input)).toEqual(expect.arrayContaining([expect.stringContaining(issue)]));
  });

  it("preserves every cent of each kind of money, for any amounts and destinations", () => {
    const cents = fc.bigInt({ min: 0n, max: 3_000_000n });
    const kinds = fc.record({ preTax: cents, basis: cents, earnings: cents, roth: cents });
    const parts = fc.array(fc.bigInt({ min: 1n, max: 50n }), { minLength: 1, maxLength: MAX_DESTINATIONS });
    fc.assert(
      fc.property(kinds, parts, fc.bigInt({ min: 0n, max: 40n }), (money, weights, paidWeight) => {
        const nonRoth = money.preTax + money.basis + money.earnings;
        // Enough for at least one cent per destination.
        fc.pre(nonRoth > 100_000n);
        const totalWeight = weights.reduce((sum, weight) => sum + weight, paidWeight);
        const amounts = weights.map((weight) => (nonRoth * weight) / totalWeight);
        const paid = nonRoth - amounts.reduce((sum, amount) => sum + amount, 0n);
        const moneySources = [
          { kind: "pre_tax" as const, amount: fromCents(money.preTax) },
          {
            kind: "after_tax" as const,
            amount: fromCents(money.basis + money.earnings),
            basis: fromCents(money.basis),
            earnings: fromCents(money.earnings),
          },
          { kind: "roth" as const, amount: fromCents(money.roth) },
        ].filter(({ amount, basis }) => amount !== "0.00" && basis !== "0.00");
        fc.pre(money.basis > 0n || money.earnings === 0n);
        const destinations = amounts.map((amount, index) =>
          buildDestination("sep_ira", fromCents(amount), {
            type: index % 2 === 0 ? "direct" : "indirect_60_day",
          }),
        );
        const roth = fromCents(money.roth);
        const rothIra =
          money.roth > 0n
            ? [buildDestination("roth_ira", roth, { moneySources: [{ kind: "roth", amount: roth }] })]
            : [];
        const omittedCount = Math.max(0, amounts.length + rothIra.length - MAX_DESTINATIONS);
        const paidToParticipant = amounts.slice(0, omittedCount).reduce((sum, amount) => sum + amount, paid);
        const { rollovers, paidOut } = plan(
          buildInput([...destinations, ...rothIra].slice(-MAX_DESTINATIONS), {
            amount: fromCents(nonRoth + money.roth),
            moneySources,
            paidToParticipant: fromCents(paidToParticipant),
          }),
        );
        const all = [...rollovers.flatMap(({ moneySources: sources = [] }) => sources), ...paidOut];
        const sumByKind = (kind: string) =>
          toCents(sumMoney(all.filter((one) => one.kind === kind).map(({ amount }) => amount ?? "0.00")));
        // Earnings on after-tax money are pre-tax money.
        expect([sumByKind("pre_tax"), sumByKind("after_tax"), sumByKind("roth")]).toEqual([
          money.preTax + money.earnings,
          money.basis,
          money.roth,
        ]);
        for (const { amount, moneySources: sources = [] } of rollovers)
          expect(sumMoney(sources.map((line) => line.amount ?? "0.00"))).toBe(
            amount.kind === "partial" ? amount.requested : null,
          );
      }),
    );
  });
});
