import { type Asset, type AssetDifference, compareAssets, sumAssets } from "../assets/asset.ts";

/** What moves in kind of a rollover. Transfers and receipts from before there was any have none. */
export interface AssetMovements {
  transfers: readonly { status: "sent" | "void"; assets?: Asset[] }[];
  receipts: readonly { status?: "received" | "void"; assets?: Asset[] }[];
}

/** What arrived in kind is not what was sent. Open until further receipts or a decision close it. */
export interface AssetMismatch {
  differences: AssetDifference[];
  status: "open" | "resolved";
  resolution: string | null;
}

interface Moved {
  sent: Asset[];
  received: Asset[];
  /** Whether a transfer is still to arrive: there are more of them than receipts. */
  isAwaited: boolean;
}

/** What was sent and what arrived in kind, as far as it counts. */
export function moveInKind({ transfers, receipts }: AssetMovements): Moved {
  const sent = transfers.filter(({ status, assets = [] }) => status === "sent" && assets.length > 0);
  const received = receipts.filter(({ status, assets = [] }) => status !== "void" && assets.length > 0);
  return {
    sent: sumAssets(sent.flatMap(({ assets = [] }) => assets)),
    received: sumAssets(received.flatMap(({ assets = [] }) => assets)),
    isAwaited: received.length < sent.length,
  };
}

/**
 * Holds what arrived in kind against what was sent, security by security. What is short is a mismatch once as many receipts
 * are there as transfers; what is too much is one at once. One that was resolved stays so until the quantities change.
 *
 * @param before the mismatch as it stood, so that a resolution is not forgotten
 */
export function evaluateAssets(moved: AssetMovements, before: AssetMismatch | null): AssetMismatch | null {
  const next = findAssetShortfall(moved, before);
  if (!next || next.status === "resolved") return next;
  const isToCome = next.differences.every(({ difference }) => difference.startsWith("-"));
  return isToCome && moveInKind(moved).isAwaited ? null : next;
}

/** What stands in the way of completion, whether it is still on its way or missing; resolved where somebody gave it up. */
export function findAssetShortfall(
  moved: AssetMovements,
  before: AssetMismatch | null,
): AssetMismatch | null {
  const { sent, received } = moveInKind(moved);
  const differences = compareAssets(sent, received);
  if (differences.length === 0) return null;
  if (before && keyOf(before.differences) === keyOf(differences)) return before;
  return { differences, status: "open", resolution: null };
}

/** Whether anything in kind differs that nobody has accepted. */
export function isShortInKind(moved: AssetMovements & { assetMismatch: AssetMismatch | null }): boolean {
  return findAssetShortfall(moved, moved.assetMismatch)?.status === "open";
}

function keyOf(differences: readonly AssetDifference[]): string {
  return differences.map((one) => [one.cusip, one.symbol, one.expected, one.received].join()).join(";");
}
