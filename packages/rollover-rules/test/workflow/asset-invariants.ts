import { expect } from "@jest/globals";
import { type Asset, subtractAssets } from "@svc/rollover-rules/money/asset";
import { sumInKind } from "@svc/rollover-rules/money/asset-mismatch";
import { toAssetsParam } from "@svc/rollover-rules/workflow/custodian-scripts";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";

const buildAsset = (symbol: string, units: number): Asset => ({
  cusip: null,
  symbol,
  quantity: String(units),
});

/** Builds method and assets of a random transfer in kind, or nothing for a payment of money. */
export function buildSentInKind({ type }: WorkflowState, pick: number, toParticipant: boolean) {
  if (type !== "trustee_transfer" || toParticipant || pick % 2 === 0) return {};
  return {
    method: "acats",
    ...toAssetsParam([buildAsset("VTI", 1 + (pick % 7)), ...(pick % 3 === 0 ? [buildAsset("BND", 2)] : [])]),
  };
}

/** Builds a receipt of the missing assets if `isExact`, otherwise of a random quantity or nothing. */
export function buildReceivedInKind(current: WorkflowState, pick: number, isExact: boolean) {
  const { sent, received } = sumInKind(current);
  if (sent.length === 0) return {};
  if (isExact) return toAssetsParam(subtractAssets(sent, received));
  return pick % 2 === 0 ? {} : toAssetsParam([buildAsset("VTI", 1 + (pick % 3))]);
}

const sumUnits = (assets: readonly Asset[], symbol: string | null) =>
  assets.reduce((sum, asset) => sum + (asset.symbol === symbol ? Number(asset.quantity) : 0), 0);

function listAssets({ transfers, receipts }: WorkflowState) {
  const sent = transfers.filter(({ status }) => status === "sent").flatMap(({ assets = [] }) => assets);
  const arrived = receipts.filter(({ status }) => status !== "void").flatMap(({ assets = [] }) => assets);
  return { sent, arrived };
}

const hasEqualUnits = ({ sent, arrived }: ReturnType<typeof listAssets>) =>
  ["VTI", "BND"].every((symbol) => sumUnits(sent, symbol) === sumUnits(arrived, symbol));

/** True if the arrived assets differ from the sent assets, and no one accepted the difference. */
export function hasAssetDifference(current: WorkflowState): boolean {
  return !hasEqualUnits(listAssets(current)) && current.assetMismatch?.status !== "resolved";
}

export function expectAssetInvariants(current: WorkflowState): void {
  const { state, assetMismatch } = current;
  const { sent, arrived } = listAssets(current);
  const isEqual = hasEqualUnits({ sent, arrived });
  if (isEqual) expect(assetMismatch).toBeNull();
  for (const { symbol, expected, received, difference } of assetMismatch?.differences ?? []) {
    const reported = [expected, received, difference].map(Number);
    const [wanted, got] = [sumUnits(sent, symbol), sumUnits(arrived, symbol)];
    expect(reported).toEqual([wanted, got, got - wanted]);
  }
  if (state === "completed" && !isEqual) expect(assetMismatch?.status).toBe("resolved");
}
