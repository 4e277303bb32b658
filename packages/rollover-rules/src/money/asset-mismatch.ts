import { type Asset, type AssetDifference, compareAssets, sumAssets } from "./asset.ts";

export interface AssetMovements {
  transfers: readonly { status: "sent" | "void"; assets?: Asset[] }[];
  receipts: readonly { status?: "received" | "void"; assets?: Asset[] }[];
}

/** Open until more receipts arrive or someone accepts the differences. */
export interface AssetMismatch {
  differences: AssetDifference[];
  status: "open" | "resolved";
  resolution: string | null;
}

interface AssetTotals {
  sent: Asset[];
  received: Asset[];
  /** True if fewer receipts than transfers include assets. */
  isAwaited: boolean;
}

export function sumInKind({ transfers, receipts }: AssetMovements): AssetTotals {
  const sent = transfers.filter(({ status, assets = [] }) => status === "sent" && assets.length > 0);
  const received = receipts.filter(({ status, assets = [] }) => status !== "void" && assets.length > 0);
  return {
    sent: sumAssets(sent.flatMap(({ assets = [] }) => assets)),
    received: sumAssets(received.flatMap(({ assets = [] }) => assets)),
    isAwaited: received.length < sent.length,
  };
}

/**
 * Compares assets received and sent. A shortfall is a mismatch only when there are at least as many receipts
 * with assets as transfers with assets. A resolved mismatch stays resolved until the quantities change.
 */
export function evaluateAssetMismatch(
  movements: AssetMovements,
  before: AssetMismatch | null,
): AssetMismatch | null {
  const next = findAssetDifferences(movements, before);
  if (!next || next.status === "resolved") return next;
  const isShort = next.differences.every(({ difference }) => difference.startsWith("-"));
  return isShort && sumInKind(movements).isAwaited ? null : next;
}

/** Finds differences between sent and received. Assets in transit count as missing, because they block completion. */
export function findAssetDifferences(
  movements: AssetMovements,
  before: AssetMismatch | null,
): AssetMismatch | null {
  const { sent, received } = sumInKind(movements);
  const differences = compareAssets(sent, received);
  if (differences.length === 0) return null;
  if (before && toComparisonKey(before.differences) === toComparisonKey(differences)) return before;
  return { differences, status: "open", resolution: null };
}

/** Returns true if the assets sent and received differ, in either direction, and no one accepted the difference. */
export function isShortInKind(movements: AssetMovements & { assetMismatch: AssetMismatch | null }): boolean {
  return findAssetDifferences(movements, movements.assetMismatch)?.status === "open";
}

function toComparisonKey(differences: readonly AssetDifference[]): string {
  return differences.map((one) => [one.cusip, one.symbol, one.expected, one.received].join()).join(";");
}
