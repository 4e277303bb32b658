import type { AccountType } from "@svc/custodians";
import type { Attestations } from "../../eligibility/attestations.ts";

/** Box 7 of Form 5498. */
export interface IraCheckboxes {
  box7Ira: boolean;
  box7Sep: boolean;
  box7Simple: boolean;
  box7RothIra: boolean;
}

/**
 * Checks "IRA" for a traditional IRA. Also checks "SEP" or "SIMPLE" for a Roth IRA that receives such
 * contributions (SECURE 2.0 §601): Form 5498 (2025), Boxes 7 to 9, according to secondary sources. This rule
 * has not been compared with the IRS instructions for box 7.
 *
 * @param rothPlan the employer's plan of a Roth IRA. Null without a plan, or if the year's form has no checkbox for it
 */
export function toIraCheckboxes(
  accountType: AccountType,
  rothPlan: Attestations["destinationRothPlan"] | null = null,
): IraCheckboxes {
  const isRoth = accountType === "roth_ira";
  return {
    box7Ira: accountType === "traditional_ira",
    box7Sep: accountType === "sep_ira" || (isRoth && rothPlan === "sep"),
    box7Simple: accountType === "simple_ira" || (isRoth && rothPlan === "simple"),
    box7RothIra: isRoth,
  };
}
