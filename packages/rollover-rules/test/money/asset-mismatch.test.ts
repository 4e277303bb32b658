import { describe, expect, it } from "@jest/globals";
import type { Asset } from "@svc/rollover-rules/money/asset";
import {
  type AssetMovements,
  evaluateAssetMismatch,
  findAssetDifferences,
  isShortInKind,
} from "@svc/rollover-rules/money/asset-mismatch";
import fc from "fast-check";

const buildAsset = (symbol: string, quantity: string): Asset => ({ cusip: null, symbol, quantity });
const buildSent = (...assets: Asset[]) => ({ status: "sent" as const, assets });
const buildReceived = (...assets: Asset[]) => ({ status: "received" as const, assets });

describe("Asset mismatch", () => {
  it.each<{ case: string; moved: AssetMovements; open: string[] | null }>([
    { case: "nothing in kind", moved: { transfers: [{ status: "sent" }], receipts: [{}] }, open: null },
    {
      case: "in transit",
      moved: { transfers: [buildSent(buildAsset("VTI", "5"))], receipts: [] },
      open: null,
    },
    {
      case: "all arrived",
      moved: {
        transfers: [buildSent(buildAsset("VTI", "5"))],
        receipts: [buildReceived(buildAsset("VTI", "5"))],
      },
      open: null,
    },
    {
      case: "short",
      moved: {
        transfers: [buildSent(buildAsset("VTI", "5"), buildAsset("BND", "2"))],
        receipts: [buildReceived(buildAsset("VTI", "4.5"))],
      },
      open: ["VTI -0.5", "BND -2"],
    },
    {
      case: "one of two deliveries",
      moved: {
        transfers: [buildSent(buildAsset("VTI", "5")), buildSent(buildAsset("BND", "2"))],
        receipts: [buildReceived(buildAsset("VTI", "5"))],
      },
      open: null,
    },
    {
      case: "too much, with another delivery in transit",
      moved: {
        transfers: [buildSent(buildAsset("VTI", "5")), buildSent(buildAsset("BND", "2"))],
        receipts: [buildReceived(buildAsset("VTI", "6"))],
      },
      open: ["VTI 1", "BND -2"],
    },
    {
      case: "never sent",
      moved: { transfers: [], receipts: [buildReceived(buildAsset("VTI", "1"))] },
      open: ["VTI 1"],
    },
    {
      case: "a returned delivery",
      moved: { transfers: [{ status: "void", assets: [buildAsset("VTI", "5")] }], receipts: [] },
      open: null,
    },
    {
      case: "a voided receipt",
      moved: {
        transfers: [buildSent(buildAsset("VTI", "5"))],
        receipts: [
          { status: "void", assets: [buildAsset("VTI", "50")] },
          buildReceived(buildAsset("VTI", "5")),
        ],
      },
      open: null,
    },
    {
      case: "short, next to a payment in cash",
      moved: {
        transfers: [{ status: "sent" }, { status: "sent", assets: [] }, buildSent(buildAsset("VTI", "5"))],
        receipts: [buildReceived(buildAsset("VTI", "4"))],
      },
      open: ["VTI -1"],
    },
    {
      case: "one of two deliveries, next to a receipt of cash",
      moved: {
        transfers: [buildSent(buildAsset("VTI", "5")), buildSent(buildAsset("BND", "2"))],
        receipts: [buildReceived(buildAsset("VTI", "5")), {}, { assets: [] }],
      },
      open: null,
    },
  ])("compares what was received with what was sent: $case", ({ moved, open }) => {
    const found = evaluateAssetMismatch(moved, null);
    const differences = found?.differences.map(({ symbol, difference }) => `${symbol} ${difference}`) ?? null;
    expect(differences).toEqual(open);
    if (found) expect(found).toMatchObject({ status: "open", resolution: null });
  });

  it("stays resolved until the quantities change", () => {
    const short = {
      transfers: [buildSent(buildAsset("VTI", "5"))],
      receipts: [buildReceived(buildAsset("VTI", "4"))],
    };
    const found = evaluateAssetMismatch(short, null);
    const resolved = {
      differences: found?.differences ?? [],
      status: "resolved" as const,
      resolution: "cash in lieu",
    };
    expect(evaluateAssetMismatch(short, resolved)).toBe(resolved);
    const more = { ...short, receipts: [...short.receipts, buildReceived(buildAsset("VTI", "0.5"))] };
    expect(evaluateAssetMismatch(more, resolved)).toMatchObject({ status: "open" });
  });

  it("stays resolved while another delivery is in transit", () => {
    const moved = {
      transfers: [buildSent(buildAsset("VTI", "5")), buildSent(buildAsset("BND", "2"))],
      receipts: [buildReceived(buildAsset("VTI", "5"))],
    };
    const differences = findAssetDifferences(moved, null)?.differences ?? [];
    const resolved = { differences, status: "resolved" as const, resolution: "It was canceled." };
    expect(evaluateAssetMismatch(moved, { ...resolved, status: "open" })).toBeNull();
    expect(evaluateAssetMismatch(moved, resolved)).toBe(resolved);
  });

  it("blocks completion while assets are in transit, unless the difference was accepted", () => {
    const inTransit = { transfers: [buildSent(buildAsset("VTI", "5"))], receipts: [] };
    expect(isShortInKind({ ...inTransit, assetMismatch: null })).toBe(true);
    const found = findAssetDifferences(inTransit, null);
    const accepted = found && { ...found, status: "resolved" as const };
    expect(isShortInKind({ ...inTransit, assetMismatch: accepted })).toBe(false);
    const returned = {
      transfers: [{ status: "void" as const, assets: [buildAsset("VTI", "5")] }],
      receipts: [],
    };
    expect(isShortInKind({ ...returned, assetMismatch: null })).toBe(false);
  });

  it("finds a difference if and only if the sent and received quantities differ", () => {
    const quantity = fc.nat({ max: 20 }).map((n) => String(n + 1));
    const anyAsset = fc
      .tuple(fc.constantFrom("VTI", "BND"), quantity)
      .map(([symbol, q]) => buildAsset(symbol, q));
    const movements = fc.record({
      transfers: fc.array(
        fc.array(anyAsset, { maxLength: 3 }).map((assets) => buildSent(...assets)),
        { maxLength: 4 },
      ),
      receipts: fc.array(
        fc.array(anyAsset, { maxLength: 3 }).map((assets) => buildReceived(...assets)),
        { maxLength: 4 },
      ),
    });
    const sumQuantity = (list: readonly { assets: Asset[] }[], symbol: string) =>
      list
        .flatMap(({ assets }) => assets)
        .reduce((sum, a) => sum + (a.symbol === symbol ? Number(a.quantity) : 0), 0);
    fc.assert(
      fc.property(movements, (moved) => {
        const isEqual = ["VTI", "BND"].every(
          (one) => sumQuantity(moved.transfers, one) === sumQuantity(moved.receipts, one),
        );
        expect(findAssetDifferences(moved, null) === null).toBe(isEqual);
        if (isEqual) expect(evaluateAssetMismatch(moved, null)).toBeNull();
      }),
    );
  });
});
