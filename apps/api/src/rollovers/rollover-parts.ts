import { accountTypeSchema } from "@svc/custodians";
import { answerTime, enumField, graphqlTypes } from "@svc/service-kit";
import { z } from "zod";
import type { ELIGIBILITY_OUTCOMES } from "./eligibility.ts";
import { amountKindSchema } from "./rollover-enums.ts";
import {
  ELIGIBILITY_CONDITIONS,
  ELIGIBILITY_RULES,
  type EligibilityCondition,
  type EligibilityRule,
} from "./rules/eligibility-codes.ts";
import type { DEADLINE_TYPES } from "./workflow/deadline-types.ts";

const money = z
  .string()
  .regex(/^\d+\.\d{2}$/)
  .register(graphqlTypes, { scalar: "Money" });
const day = z.iso.date();

export const sideView = z
  .strictObject({
    custodianId: z.string().describe("The custodian's id."),
    accountType: accountTypeSchema.describe("What kind of account it is."),
    accountNumberMask: z
      .string()
      .describe(
        "The end of the account number, which is encrypted at once and shown whole in the instructions alone.",
      ),
    planName: z.string().nullable().describe("The employer's plan."),
    firstContributionDate: day
      .nullable()
      .describe("The calendar day on which the participant first paid in."),
  })
  .meta({ id: "RolloverSide", description: "One side of a rollover." });

/** Open enums: rules are added as the law and the directory change. */
const forPrograms = (codes: z.ZodEnum) =>
  codes
    .meta({ description: "For programs. The list is open.", "x-open-enum": true })
    .register(graphqlTypes, { scalar: "String" });

export const eligibilitySchema = z
  .strictObject({
    outcome: enumField("EligibilityOutcome", "What the rules come to.", {
      allowed: "It is permitted.",
      allowed_with_conditions: "It is permitted, and `conditions` hold.",
      prohibited: "It is not permitted; `rules` says why.",
      needs_review: "Something is missing that a rule hangs on; `rules` says what.",
    } satisfies Record<(typeof ELIGIBILITY_OUTCOMES)[number], string>),
    conditions: z
      .array(
        z
          .strictObject({
            code: forPrograms(z.enum(ELIGIBILITY_CONDITIONS)) as z.ZodType<EligibilityCondition>,
            detail: z.string().describe("For people."),
          })
          .describe("What holds for a rollover although it is allowed.")
          .register(graphqlTypes, { name: "EligibilityCondition" }),
      )
      .describe("What holds for this rollover although it is allowed."),
    rules: z
      .array(
        z
          .strictObject({
            code: forPrograms(z.enum(ELIGIBILITY_RULES)) as z.ZodType<EligibilityRule>,
            result: enumField("RuleResult", "Whether a rule was not met, or cannot be evaluated.", {
              unmet: "It was not met.",
              unknown: "It cannot be evaluated yet.",
            }),
            detail: z.string().describe("For people."),
          })
          .describe("A rule that was not met, or that cannot be evaluated yet.")
          .register(graphqlTypes, { name: "EligibilityRule" }),
      )
      .describe("The rules that were not met, or that cannot be evaluated yet."),
    rulesetVersion: z.string().describe("Which reading of the IRS chart this is."),
  })
  .meta({
    id: "Eligibility",
    description: "What the IRS rollover chart and its notes say. Not tax advice.",
  });

export const deadlineTypeField = enumField(
  "DeadlineType",
  "What a deadline is for.",
  {
    draft: "The draft is to be submitted.",
    consent: "The participant is to sign.",
    documents: "Documents are to be handed in.",
    review_start: "The review is to begin.",
    review: "The review is to come to an end.",
    request: "The request is to go to the source custodian.",
    acknowledgement: "The source custodian is to take it up.",
    processing: "The source custodian is to send the money.",
    arrival: "The money is to arrive.",
    participant_check: "A check that went to the participant is to reach the destination.",
    posting: "What has arrived is to be posted, or a difference explained.",
    hold: "The hold is to be released.",
    sixty_day:
      "The 60 calendar days of an indirect rollover, from the day the participant received the money.",
  } satisfies Record<(typeof DEADLINE_TYPES)[number], string>,
  { isOpen: true },
);

export const deadlineSchema = z
  .strictObject({
    type: deadlineTypeField,
    status: enumField(
      "DeadlineStatus",
      "Whether a deadline runs. Paused while on hold; the 60 days never are.",
      {
        running: "It runs.",
        paused: "The rollover is on hold.",
        passed: "It is over.",
      },
    ),
    dueOn: day.nullable().describe("The last day; null while paused."),
    dueAt: answerTime.nullable().describe("The moment it passes; null while paused."),
    consequence: enumField("DeadlineConsequence", "What comes of a deadline.", {
      expires: "The rollover expires.",
      overdue: "An event tells of it, and nothing else.",
    }),
  })
  .meta({
    id: "Deadline",
    description:
      "Something that is waited for. The 60 days of an indirect rollover are the participant's; they never end it by themselves.",
  });

export const amountView = z
  .strictObject({
    kind: amountKindSchema,
    requested: money.nullable().describe("Null for a full rollover."),
    currency: z.literal("USD").describe("`USD`."),
  })
  .describe("How much is to be rolled over.")
  .register(graphqlTypes, { name: "RolloverAmount" });

export const amountsView = z
  .strictObject({
    sent: money.describe("Net of what was withheld."),
    withheldFederal: money.describe("Withheld for federal tax."),
    withheldState: money.describe("Withheld for state tax."),
    gross: money.describe("Sent and withheld together."),
    received: money.describe("What arrived."),
    posted: money.nullable().describe("What the destination custodian credited; null before it has."),
  })
  .describe("The sums of the live transfers.")
  .register(graphqlTypes, { name: "RolloverAmounts" });
