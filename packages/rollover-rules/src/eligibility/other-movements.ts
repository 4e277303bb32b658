import { openEnumField } from "@svc/service-kit/fields";
import type { z } from "zod";

export const otherMovementField = openEnumField("OtherMovement", "A movement that is not a rollover.", {
  recharacterization: "A contribution is treated as made to the other kind of IRA.",
  conversion_recharacterization: "A Roth conversion is undone.",
  excess_removal: "An excess contribution is removed.",
  qualified_tuition: "A 529 plan pays to the beneficiary's Roth IRA.",
});
export type OtherMovement = z.output<typeof otherMovementField>;

const EXPLANATIONS: Readonly<Record<OtherMovement, string>> = {
  recharacterization:
    "A recharacterization is not a rollover. Ask the IRA's custodian to transfer the contribution with its earnings by the due date of the tax return, including extensions (IRC §408A(d)(6), Reg. §1.408A-5). It is reported with code N or R.",
  conversion_recharacterization:
    "A conversion made in 2018 or later cannot be undone (IRC §408A(d)(6)(B)(iii)).",
  excess_removal:
    "The removal of an excess contribution cannot be rolled over. Ask the IRA's custodian to pay it out with its earnings by the due date of the tax return, including extensions (IRC §408(d)(4)). It is reported with code 8 or P. Later, an excess is subject to the 6% tax of §4973 until it is removed.",
  qualified_tuition:
    "A payment from a 529 plan to a Roth IRA is not a rollover between retirement accounts. Ask the 529 plan for a direct transfer to its beneficiary's Roth IRA. The 529 account must be at least 15 years old. The transfer counts toward the year's contribution limit, and the lifetime limit is $35,000 (IRC §529(c)(3)(E)).",
};

export function findOtherMovementIssue(movement: OtherMovement | undefined): string | null {
  return movement === undefined ? null : EXPLANATIONS[movement];
}
