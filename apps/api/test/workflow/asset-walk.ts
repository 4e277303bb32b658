import { expect } from "@jest/globals";
import { type Asset, subtractAssets } from "../../src/rollovers/assets/asset.ts";
import { moveInKind } from "../../src/rollovers/workflow/asset-mismatch.ts";
import { inKind } from "../../src/rollovers/workflow/custodian-scripts.ts";
import type { WorkflowState } from "../../src/rollovers/workflow/workflow-state.ts";

const of = (symbol: string, units: number): Asset => ({ cusip: null, symbol, quantity: String(units) });

export function sentInKind({ type }: WorkflowState, pick: number, toParticipant: boolean) {
  if (type !== "trustee_transfer" || toParticipant || pick % 2 === 0) return {};
  return {
    method: "acats",
    ...inKind([of("VTI", 1 + (pick % 7)), ...(pick % 3 === 0 ? [of("BND", 2)] : [])]),
  };
}

export function receivedInKind(current: WorkflowState, pick: number, isExact: boolean) {
  const { sent, received } = moveInKind(current);
  if (sent.length === 0) return {};
  if (isExact) return inKind(subtractAssets(sent, received));
  return pick % 2 === 0 ? {} : inKind([of("VTI", 1 + (pick % 3))]);
}

const units = (assets: readonly Asset[] = [], symbol = "") =>
  assets.reduce((sum, asset) => sum + (asset.symbol === symbol ? Number(asset.quantity) : 0), 0);

/** Expects the mismatch to equal the difference, and no completion with missing units unless accepted. */
export function expectAssetsHold({ state, transfers, receipts, assetMismatch }: WorkflowState): void {
  const left = transfers.filter(({ status }) => status === "sent").flatMap(({ assets = [] }) => assets);
  const arrived = receipts.filter(({ status }) => status !== "void").flatMap(({ assets = [] }) => assets);
  const isEqual = ["VTI", "BND"].every((symbol) => units(left, symbol) === units(arrived, symbol));
  if (isEqual) expect(assetMismatch).toBeNull();
  for (const { symbol, expected, received, difference } of assetMismatch?.differences ?? []) {
    const told = [expected, received, difference].map(Number);
    const [wanted, got] = [units(left, symbol ?? ""), units(arrived, symbol ?? "")];
    expect(told).toEqual([wanted, got, got - wanted]);
  }
  if (state === "completed" && !isEqual) expect(assetMismatch?.status).toBe("resolved");
}
