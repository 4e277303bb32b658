import { dateField, graphqlTypes, openEnumField, sumField } from "@svc/service-kit/fields";
import { z } from "zod";
import { declarationIdField, postponementField } from "../deadlines/postponement-field.ts";
import { automaticRolloverField } from "./automatic-rollovers.ts";
import { otherMovementField } from "./other-movements.ts";
import { repaymentOfField } from "./repayment-field.ts";

const attestationField = (description: string) =>
  z.boolean("must be true or false").optional().describe(description);

const rothPlanField = openEnumField(
  "RothIraPlan",
  "Employer plan that a Roth IRA belongs to (SECURE 2.0 §601).",
  { simple: "A SIMPLE IRA plan.", sep: "A simplified employee pension (SEP)." },
);

export const attestationsSchema = z
  .strictObject({
    taxableAcknowledged: attestationField("The participant understands that this rollover is taxable."),
    noOtherRolloverIn12Months: attestationField(
      "The participant has made no other indirect IRA rollover within 12 months.",
    ),
    eligibleAmount: attestationField(
      "No part of the amount is a required minimum distribution, a hardship distribution, a periodic payment or a loan. Covers `notHardship`, `notPeriodicPayment`, `notLoan` and `rmdSatisfied` if they are not given.",
    ),
    notHardship: attestationField("No part of the amount is a hardship distribution from a plan."),
    notPeriodicPayment: attestationField(
      "No part of the amount belongs to a series of substantially equal payments over a lifetime or at least ten years.",
    ),
    notLoan: attestationField(
      "No part of the amount is a plan loan that is treated as a distribution but must still be repaid. Plan loan offsets do not count.",
    ),
    qualifiedLoanOffsetOn: dateField
      .optional()
      .describe(
        "Date of the plan loan offset that this amount rolls over, `YYYY-MM-DD`. The offset must result from plan termination or the end of employment. The deadline is the due date of the tax return for that year, in October, unless both `hasFilingExtension` and `hasFiledOnTime` are false.",
      ),
    hasFilingExtension: attestationField(
      "The participant has an extension until October to file the tax return for the year of the loan offset.",
    ),
    hasFiledOnTime: attestationField(
      "The participant files the tax return for the year of the loan offset by its due date in April. They then have until October to roll over the offset, and must amend the return (Reg. §301.9100-2(b)).",
    ),
    repaymentOf: repaymentOfField.optional(),
    rmdSatisfied: attestationField(
      "The required minimum distribution for the year was paid and is not part of the amount. Required if the participant turns 73 this year or earlier (75 if born after 1959), unless an IRA moves from trustee to trustee.",
    ),
    rmdAmount: sumField
      .optional()
      .describe("Amount of the year's required minimum distribution. Use with `rmdSatisfied`."),
    isStillWorking: attestationField(
      "The participant still works for the source plan's employer and owns no more than 5% of it.",
    ),
    isSeparatedAt55: attestationField(
      "The participant left the source plan's employer in or after the year of their 55th birthday.",
    ),
    isPublicSafetySeparated: attestationField(
      "The participant was a public safety employee, and left the source plan's employer in or after the year of their 50th birthday, or after 25 years of service (IRC §72(t)(10)).",
    ),
    isSimplePlanReplaced: attestationField(
      "The employer ended the SIMPLE IRA plan and replaced it with the 401(k) or 403(b) plan that receives the money. The two-year rule then does not apply (IRC §72(t)(6)(B)).",
    ),
    sourceRothPlan: rothPlanField
      .optional()
      .describe(
        "The source is a Roth SIMPLE IRA or a Roth SEP IRA. Use with the account type `roth_ira`. The two-year rule of SIMPLE IRAs applies to a Roth SIMPLE IRA.",
      ),
    destinationRothPlan: rothPlanField
      .optional()
      .describe(
        "The destination is a Roth SIMPLE IRA or a Roth SEP IRA. Use with the account type `roth_ira`.",
      ),
    isIncidentToDivorce: attestationField(
      "The IRA, or part of it, is transferred to the participant as a spouse or former spouse under a divorce or separation instrument (IRC §408(d)(6)). Use with the relationship `alternate_payee` and the type `trustee_transfer`.",
    ),
    postponement: postponementField.optional(),
    disasterDeclaration: declarationIdField
      .optional()
      .describe(
        "Number of the disaster declaration or IRS announcement that postpones the deadline, such as `DR-4844-FL`. The service takes the period from its list of declarations and returns it as `postponement`. Check that the participant is an affected taxpayer.",
      ),
    ownerDiedOn: dateField
      .optional()
      .describe(
        "For beneficiaries: date of the owner's death, `YYYY-MM-DD`. The ten-year rule and the required minimum distribution for the year of death depend on it.",
      ),
    automaticRollover: automaticRolloverField.optional(),
    otherMovement: otherMovementField
      .optional()
      .describe("A movement that is not a rollover. Always rejected; the error says what to do instead."),
    isRolledIn: attestationField(
      "The amount was rolled into the governmental 457(b) plan from an IRA or another kind of plan.",
    ),
    isNonresidentAlien: attestationField(
      "The recipient is a nonresident alien. The payer then uses Form 1042-S instead of Form 1099-R.",
    ),
    isMarried: attestationField("The participant is married. A pension plan requires the spouse's consent."),
  })
  .meta({ id: "Attestations", description: "The participant's attestations. Some rules require them." })
  .register(graphqlTypes, { name: "AttestationsInput" });

export type Attestations = z.output<typeof attestationsSchema>;

export const attestationsView = z
  .strictObject(attestationsSchema.shape)
  .describe("The participant's attestations. Attestations that were not given are omitted.")
  .register(graphqlTypes, { scalar: "JSONObject" });
