import { describe, expect, it } from "@jest/globals";
import {
  type Asset,
  compareAssets,
  isCusip,
  isSameAsset,
  subtractAssets,
  sumAssets,
  toQuantity,
} from "@svc/rollover-rules/money/asset";
import { assetsField } from "@svc/rollover-rules/money/asset-fields";
import fc from "fast-check";

const buildAsset = (symbol: string, quantity: string, cusip: string | null = null): Asset => ({
  cusip,
  symbol,
  quantity,
});

describe("CUSIP", () => {
  // Apple, Microsoft, Cisco, Oracle, Alphabet, Berkshire Hathaway B and a Vanguard fund.
  const CUSIPS = ["037833100", "594918104", "17275R102", "68389X105", "02079K305", "084670702", "922908769"];

  it.each(CUSIPS)("accepts %s, and rejects any other check digit", (cusip) => {
    expect(isCusip(cusip)).toBe(true);
    const candidates = [..."0123456789"].map((digit) => `${cusip.slice(0, 8)}${digit}`);
    expect(candidates.filter(isCusip)).toEqual([cusip]);
  });

  it.each(["", "03783310", "0378331000", "68389x105", "03783310O", "037833 00"])("rejects %j", (text) => {
    expect(isCusip(text)).toBe(false);
  });

  it("has exactly one check digit for any eight characters", () => {
    const body = fc.string({ unit: fc.constantFrom(..."0123456789ABCXYZ*@#"), minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(body, (text) => {
        expect([..."0123456789"].filter((digit) => isCusip(`${text}${digit}`))).toHaveLength(1);
      }),
    );
  });
});

describe("Quantities", () => {
  it.each([
    ["1", "1"],
    ["1.0", "1"],
    ["100.500000", "100.5"],
    ["0.000001", "0.000001"],
    ["999999999999.999999", "999999999999.999999"],
  ])("of %s are normalized to %s", (input, expected) => expect(toQuantity(input)).toBe(expected));

  it("are summed by security, matched by CUSIP before symbol", () => {
    const apple = buildAsset("AAPL", "1.1", "037833100");
    expect(isSameAsset(apple, buildAsset("AAPL", "1"))).toBe(true);
    expect(isSameAsset(apple, buildAsset("AAPL", "1", "594918104"))).toBe(false);
    expect(isSameAsset(buildAsset("AAPL", "1"), { cusip: "037833100", symbol: null })).toBe(false);
    expect(sumAssets([apple, buildAsset("VTI", "2"), buildAsset("AAPL", "0.9")])).toEqual([
      buildAsset("AAPL", "2", "037833100"),
      buildAsset("VTI", "2"),
    ]);
  });

  const quantity = fc
    .tuple(fc.nat({ max: 1_000_000 }), fc.nat({ max: 999_999 }))
    .map(([units, fraction]) => toQuantity(`${units}.${String(fraction).padStart(6, "0")}`))
    .filter((text) => text !== "0");
  const asset = fc
    .tuple(fc.constantFrom("VTI", "BND", "AAPL"), quantity)
    .map(([symbol, q]) => buildAsset(symbol, q));
  const some = fc.array(asset, { maxLength: 6 });

  it("are conserved: what is removed and what is left add up to the total", () => {
    fc.assert(
      fc.property(some, some, (a, b) => {
        expect(compareAssets(a, a)).toEqual([]);
        expect(subtractAssets([...a, ...b], a)).toEqual(
          subtractAssets(sumAssets(b), [])
            .filter(({ quantity: q }) => q !== "0")
            .sort(byOrderIn([...a, ...b])),
        );
        expect(compareAssets([...a, ...b], [...b, ...a])).toEqual([]);
        const missing = compareAssets([...a, ...b], a);
        for (const { difference } of missing) expect(difference).toMatch(/^-/);
      }),
    );
  });

  const byOrderIn = (all: readonly Asset[]) => (a: Asset, b: Asset) =>
    all.findIndex(({ symbol }) => symbol === a.symbol) - all.findIndex(({ symbol }) => symbol === b.symbol);
});

describe("Assets in a request", () => {
  const findIssues = (assets: unknown) =>
    assetsField.safeParse(assets).error?.issues.map(({ path }) => path.join("/")) ?? [];

  it("have a CUSIP or a symbol, a quantity above zero, and each security once", () => {
    expect(
      findIssues([
        { symbol: "BRK.B", quantity: "0.5" },
        { cusip: "037833100", quantity: "10" },
      ]),
    ).toEqual([]);
    expect(findIssues([{ quantity: "1" }])).toEqual(["0"]);
    expect(
      findIssues([
        { symbol: "VTI", quantity: "1" },
        { symbol: "VTI", quantity: "2" },
      ]),
    ).toEqual(["1"]);
    expect(findIssues([{ cusip: "037833101", quantity: "1" }])).toEqual(["0/cusip"]);
    for (const wrong of ["0", "0.000000", "-1", "1.1234567", "01", "1e3", "1.", ".5", "1000000000000", 5]) {
      expect(findIssues([{ symbol: "VTI", quantity: wrong }])).toEqual(["0/quantity"]);
    }
    expect(findIssues(Array.from({ length: 201 }, (_, i) => ({ symbol: `S${i}`, quantity: "1" })))).toEqual([
      "",
    ]);
  });
});
