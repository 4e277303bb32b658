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
import {
  assetMismatchView,
  assetsField,
  assetView,
  toAssets,
  toAssetView,
} from "@svc/rollover-rules/money/asset-fields";
import fc from "fast-check";

const buildAsset = (symbol: string, quantity: string, cusip: string | null = null): Asset => ({
  cusip,
  symbol,
  quantity,
});

describe("CUSIP", () => {
  // Apple, Microsoft, Cisco, Oracle, Alphabet, Berkshire Hathaway B, a Vanguard fund.
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
    ["0.0", "0"],
    ["1", "1"],
    ["1.0", "1"],
    ["100.500000", "100.5"],
    ["0.000001", "0.000001"],
    ["999999999999.999999", "999999999999.999999"],
  ])("normalizes %s to %s", (input, expected) => expect(toQuantity(input)).toBe(expected));

  it("are summed by security, matched by CUSIP before symbol", () => {
    const apple = buildAsset("AAPL", "1.1", "037833100");
    expect(isSameAsset(apple, buildAsset("AAPL", "1"))).toBe(true);
    expect(isSameAsset(apple, buildAsset("AAPL", "1", "594918104"))).toBe(false);
    expect(isSameAsset(buildAsset("AAPL", "1"), { cusip: "037833100", symbol: null })).toBe(false);
    expect(isSameAsset(buildAsset("AAPL", "1"), apple)).toBe(true);
    expect(isSameAsset({ cusip: "037833100", symbol: null }, { cusip: "037833100", symbol: "AAPL" })).toBe(
      true,
    );
    expect(isSameAsset({ cusip: "037833100", symbol: null }, { cusip: null, symbol: null })).toBe(false);
    expect(sumAssets([apple, buildAsset("VTI", "2"), buildAsset("AAPL", "0.9")])).toEqual([
      buildAsset("AAPL", "2", "037833100"),
      buildAsset("VTI", "2"),
    ]);
  });

  it("lists what remains of each security, and omits securities with zero or less", () => {
    const total = [buildAsset("VTI", "5"), buildAsset("BND", "2"), buildAsset("AAPL", "0.5", "037833100")];
    const taken = [
      buildAsset("BND", "2"),
      buildAsset("VTI", "3.25"),
      buildAsset("AAPL", "1"),
      buildAsset("MSFT", "1"),
    ];
    expect(subtractAssets(total, taken)).toEqual([buildAsset("VTI", "1.75")]);
    expect(subtractAssets(total, [])).toEqual(total);
  });

  const quantity = fc
    .tuple(fc.nat({ max: 1_000_000 }), fc.nat({ max: 999_999 }))
    .map(([units, fraction]) => toQuantity(`${units}.${String(fraction).padStart(6, "0")}`))
    .filter((text) => text !== "0");
  const asset = fc
    .tuple(fc.constantFrom("VTI", "BND", "AAPL"), quantity)
    .map(([symbol, q]) => buildAsset(symbol, q));
  const assetLists = fc.array(asset, { maxLength: 6 });
  const compareByOrderIn = (all: readonly Asset[]) => (a: Asset, b: Asset) =>
    all.findIndex(({ symbol }) => symbol === a.symbol) - all.findIndex(({ symbol }) => symbol === b.symbol);

  it("are conserved: what is removed and what is left add up to the total", () => {
    fc.assert(
      fc.property(assetLists, assetLists, (a, b) => {
        expect(compareAssets(a, a)).toEqual([]);
        expect(subtractAssets([...a, ...b], a)).toEqual(
          subtractAssets(sumAssets(b), [])
            .filter(({ quantity: q }) => q !== "0")
            .sort(compareByOrderIn([...a, ...b])),
        );
        expect(compareAssets([...a, ...b], [...b, ...a])).toEqual([]);
        const missing = compareAssets([...a, ...b], a);
        for (const { difference } of missing) expect(difference).toMatch(/^-/);
      }),
    );
  });
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

  it.each<[string, unknown, string]>([
    ["another type", "VTI", "must be a list"],
    [
      "too many",
      Array.from({ length: 201 }, (_, i) => ({ symbol: `S${i}`, quantity: "1" })),
      "must contain at most 200 securities",
    ],
    ["no identifier", [{ quantity: "1" }], "0 must have a cusip or a symbol"],
    ["an unknown field", [{ symbol: "VTI", quantity: "1", name: "x" }], '0 Unrecognized key: "name"'],
    [
      "a wrong CUSIP",
      [{ cusip: "037833101", quantity: "1" }],
      "0/cusip must be a CUSIP: nine characters, the last of which is the check digit",
    ],
    ["a CUSIP of another type", [{ cusip: 37833100, quantity: "1" }], "0/cusip must be text"],
    ["a symbol of another type", [{ symbol: 1, quantity: "1" }], "0/symbol must be text"],
    ...["", "vti", ".VTI", "VTI ", "-A", "A".repeat(13)].map((symbol): [string, unknown, string] => [
      `the symbol ${JSON.stringify(symbol)}`,
      [{ symbol, quantity: "1" }],
      "0/symbol must be a ticker symbol such as VTI or BRK.B",
    ]),
    [
      "a quantity of another type",
      [{ symbol: "VTI", quantity: 1 }],
      '0/quantity must be a decimal string such as "12.5"',
    ],
    [
      "a quantity in another form",
      [{ symbol: "VTI", quantity: "1e3" }],
      '0/quantity must be a decimal string below a trillion with up to six decimal places, such as "12.5"',
    ],
    ["a quantity of zero", [{ symbol: "VTI", quantity: "0.0" }], "0/quantity must be more than zero"],
    [
      "a cost without a value",
      [{ symbol: "VTI", quantity: "1", employerStockCost: "1.00" }],
      "0/fairMarketValue is required with employerStockCost",
    ],
    [
      "a security listed twice",
      [
        { symbol: "VTI", quantity: "1" },
        { symbol: "BND", quantity: "1" },
        { symbol: "VTI", quantity: "2" },
      ],
      "2 is listed twice",
    ],
  ])("rejects %s", (_, assets, issue) => {
    const issues = assetsField.safeParse(assets).error?.issues ?? [];
    expect(issues.map(({ path, message }) => `${path.join("/")} ${message}`.trim())).toEqual([issue]);
  });

  it("can have a long symbol, large quantities, a value and a cost", () => {
    const input = [
      {
        symbol: "A/B-C.D23456",
        quantity: "999999999999.999999",
        fairMarketValue: "1.00",
        employerStockCost: "0.00",
      },
      { symbol: "9", quantity: "0.000001", fairMarketValue: "1.00" },
      ...Array.from({ length: 198 }, (_, i) => ({ symbol: `S${i}`, quantity: "10" })),
    ];
    expect(assetsField.parse(input)).toEqual(input);
  });

  it("are stored with both identifiers and a normalized quantity", () => {
    expect(toAssets()).toEqual([]);
    const [full, bare] = toAssets([
      { symbol: "VTI", quantity: "1.50", fairMarketValue: "2.00", employerStockCost: "1.00" },
      { cusip: "037833100", quantity: "10" },
    ]);
    expect(full).toEqual({
      cusip: null,
      symbol: "VTI",
      quantity: "1.5",
      fairMarketValue: "2.00",
      employerStockCost: "1.00",
    });
    expect(bare).toStrictEqual({ cusip: "037833100", symbol: null, quantity: "10" });
  });

  it("are shown with null for unknown values", () => {
    const asset = { cusip: null, symbol: "VTI", quantity: "1.5" };
    expect(toAssetView(asset)).toEqual({ ...asset, fairMarketValue: null, employerStockCost: null });
    const valued = { ...asset, fairMarketValue: "2.00", employerStockCost: "1.00" };
    expect(toAssetView(valued)).toEqual(valued);
  });
});

describe("Views of assets", () => {
  const asset = {
    cusip: null,
    symbol: "VTI",
    quantity: "1.5",
    fairMarketValue: "10.00",
    employerStockCost: null,
  };
  const difference = { cusip: "037833100", symbol: null, expected: "2", received: "1.5", difference: "-0.5" };
  const mismatch = { differences: [difference], status: "open", resolution: null };

  it("accept complete values, with null where a value is unknown", () => {
    for (const view of [asset, { ...asset, fairMarketValue: null, employerStockCost: "0.00" }])
      expect(assetView.parse(view)).toEqual(view);
    for (const view of [mismatch, { differences: [], status: "resolved", resolution: "Cash in lieu." }])
      expect(assetMismatchView.parse(view)).toEqual(view);
  });

  it.each([
    ["a money amount in another form", assetView, { ...asset, fairMarketValue: "10.0" }],
    ["text before a money amount", assetView, { ...asset, fairMarketValue: "$10.00" }],
    ["text after a money amount", assetView, { ...asset, employerStockCost: "10.00 USD" }],
    ["a missing identifier", assetView, { ...asset, cusip: undefined }],
    ["an unknown status", assetMismatchView, { ...mismatch, status: "closed" }],
    [
      "a difference without a quantity",
      assetMismatchView,
      { ...mismatch, differences: [{ ...difference, received: null }] },
    ],
    [
      "an unknown field of a difference",
      assetMismatchView,
      { ...mismatch, differences: [{ ...difference, price: "1" }] },
    ],
  ])("exclude %s", (_, view, value) => {
    expect(view.safeParse(value).success).toBe(false);
  });
});
