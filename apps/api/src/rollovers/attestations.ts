import { dateField, graphqlTypes, sumField } from "@svc/service-kit";
import { z } from "zod";

const said = (what: string) => z.boolean("must be true or false").optional().describe(what);

export const attestationsSchema = z
  .strictObject({
    taxableAcknowledged: said("The participant knows that tax is due."),
    noOtherRolloverIn12Months: said(
      "The participant has made no other indirect IRA rollover within twelve months.",
    ),
    eligibleAmount: said(
      "Nothing of the amount is a required distribution, a hardship withdrawal, one of a series of payments or a loan: `notHardship`, `notPeriodicPayment`, `notLoan` and `rmdSatisfied` at once, for those that are not given.",
    ),
    notHardship: said("Nothing of the amount is paid out of a plan on account of hardship."),
    notPeriodicPayment: said(
      "Nothing of the amount is one of a series of substantially equal payments, over a life or ten years or more.",
    ),
    notLoan: said(
      "Nothing of the amount is a plan loan that is treated as distributed while it still has to be repaid. A loan that was offset is none.",
    ),
    qualifiedLoanOffsetOn: dateField
      .optional()
      .describe(
        "The amount makes good a plan loan that was offset on this day, `YYYY-MM-DD`, because the plan ended or the participant left the employer: there is time for it until the tax return for that year is due.",
      ),
    hasFilingExtension: said("The participant has until October to file that tax return."),
    rmdSatisfied: said(
      "The required minimum distribution of the year is paid out, and is no part of the amount. Asked of whoever reaches 73 (75, if born after 1959) in the year or has before, unless an IRA is moved from trustee to trustee.",
    ),
    rmdAmount: sumField
      .optional()
      .describe("How much the required minimum distribution of the year was: a part of `rmdSatisfied`."),
    isStillWorking: said(
      "The participant works for the employer of the source plan still, and owns no more than 5 % of it.",
    ),
    isSeparatedAt55: said(
      "The participant left the employer of the source plan in or after the year of the 55th birthday.",
    ),
    isRolledIn: said(
      "The amount came into the governmental 457(b) plan by a rollover from an IRA or another kind of plan.",
    ),
    isMarried: said("The participant is married: a pension plan needs the consent of the spouse."),
  })
  .meta({ id: "Attestations", description: "What the participant attests; some rules are met by it." })
  .register(graphqlTypes, { name: "AttestationsInput" });

export type Attestations = z.output<typeof attestationsSchema>;

export const attestationsView = z
  .strictObject(attestationsSchema.shape)
  .describe("What the participant attested; what was not said is not there.")
  .register(graphqlTypes, { scalar: "JSONObject" });
