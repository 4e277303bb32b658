import { dateField, graphqlTypes, openEnumField } from "@svc/service-kit/fields";
import { z } from "zod";

export const repaymentKindField = openEnumField(
  "RepaymentKind",
  "Kind of distribution that can be repaid within two or three years.",
  {
    birth_or_adoption: "Qualified birth or adoption: up to $5,000 for each child, within three years.",
    disaster: "Qualified disaster recovery: up to $22,000 for each disaster, within three years.",
    reservist: "Qualified reservist: to an IRA, within two years after active duty.",
    emergency_expense: "Emergency personal expense: up to $1,000 in a year, within three years.",
    domestic_abuse: "Victim of domestic abuse: up to an indexed limit, within three years.",
    terminal_illness: "Terminally ill participant: within three years.",
  },
);
export type RepaymentKind = z.output<typeof repaymentKindField>;

const MAX_CHILDREN = 20;

/** Keeps years at four digits, even in due dates three years later: longer years do not compare as text. */
const LAST_DAY = "2999-12-31";
const distributionDayField = dateField.refine((day) => day <= LAST_DAY, `must be ${LAST_DAY} or earlier`);

export const repaymentOfField = z
  .strictObject({
    kind: repaymentKindField,
    distributedOn: distributionDayField.describe(
      "Date the participant received the distribution, `YYYY-MM-DD`.",
    ),
    activeDutyEndedOn: distributionDayField
      .optional()
      .describe(
        "For `reservist`: last day of active duty, `YYYY-MM-DD`. The two years begin on the next day.",
      ),
    children: z
      .int("must be a whole number")
      .min(1, "must be at least 1")
      .max(MAX_CHILDREN, `must be at most ${MAX_CHILDREN}`)
      .optional()
      .describe("For `birth_or_adoption`: number of children. The limit applies to each. Default: 1.")
      .register(graphqlTypes, { scalar: "Int" }),
  })
  .describe(
    "The distribution that the participant repays (IRC §72(t)). Use it with the type `indirect_60_day`. Its own deadline replaces the 60 days.",
  )
  .register(graphqlTypes, { name: "RepaymentOfInput" });
export type RepaymentOf = z.output<typeof repaymentOfField>;
