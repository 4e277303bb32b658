import type { AccountType, DeliveryMethod } from "@svc/custodians";
import type { RolloverType } from "../rollover-states.ts";
import type { Finding } from "./eligibility-codes.ts";
import { isIra } from "./rollover-chart.ts";

const METHODS: Readonly<Record<RolloverType, readonly DeliveryMethod[]>> = {
  direct: ["check", "wire", "ach"],
  trustee_transfer: ["check", "wire", "ach", "acats"],
  indirect_60_day: ["check", "wire", "ach"],
  in_plan: ["internal"],
};

/**
 * Lists the possible delivery methods. Plan-to-IRA rollovers and conversions can also be `internal`, a journal
 * entry within one custodian.
 */
export function listDeliveryMethods(
  type: RolloverType,
  source: AccountType | undefined,
  destination: AccountType | undefined,
): readonly DeliveryMethod[] {
  if (source === undefined || destination === undefined) return METHODS[type];
  const isPlanToIra = type === "direct" && !isIra(source) && isIra(destination);
  const isConversion = type === "trustee_transfer" && source !== "roth_ira" && destination === "roth_ira";
  return isPlanToIra || isConversion ? [...METHODS[type], "internal"] : METHODS[type];
}

export function evaluateDelivery(
  type: RolloverType,
  deliveryMethod: DeliveryMethod | undefined,
  isSameCustodian: boolean | undefined,
): Finding[] {
  // In-plan rollovers have the more specific rule `same_plan`.
  if (deliveryMethod !== "internal" || type === "in_plan" || isSameCustodian !== false) return [];
  const detail = "Internal delivery requires the same custodian on both sides.";
  return [{ kind: "unmet", code: "same_custodian", detail }];
}
