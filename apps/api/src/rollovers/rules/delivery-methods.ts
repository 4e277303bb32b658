import type { AccountType, DeliveryMethod } from "@svc/custodians";
import { isIra } from "../rollover-chart.ts";
import type { RolloverType } from "../rollover-states.ts";
import type { Finding } from "./eligibility-codes.ts";

const METHODS: Readonly<Record<RolloverType, readonly DeliveryMethod[]>> = {
  direct: ["check", "wire", "ach"],
  trustee_transfer: ["check", "wire", "ach", "acats"],
  indirect_60_day: ["check", "wire", "ach"],
  in_plan: ["internal"],
};

/**
 * How a rollover may be delivered. Besides what its type says, one from a plan to an IRA and a conversion may stay within one
 * custodian: a journal entry between two accounts there.
 *
 * @param source undefined, as the destination, where it is not known
 */
export function deliveryMethodsOf(
  type: RolloverType,
  source: AccountType | undefined,
  destination: AccountType | undefined,
): readonly DeliveryMethod[] {
  if (source === undefined || destination === undefined) return METHODS[type];
  const isToOwnIra = type === "direct" && !isIra(source) && isIra(destination);
  const isConversion = type === "trustee_transfer" && source !== "roth_ira" && destination === "roth_ira";
  return isToOwnIra || isConversion ? [...METHODS[type], "internal"] : METHODS[type];
}

/** @param isSameCustodian undefined where that is not asked yet */
export function evaluateDelivery(
  type: RolloverType,
  deliveryMethod: DeliveryMethod | undefined,
  isSameCustodian: boolean | undefined,
): Finding[] {
  // An in-plan rollover has a rule of its own, which says more.
  if (deliveryMethod !== "internal" || type === "in_plan" || isSameCustodian !== false) return [];
  const detail = "Delivery within one custodian needs the same custodian on both sides.";
  return [{ kind: "unmet", code: "same_custodian", detail }];
}
