import { findTimeZone } from "@svc/rollover-rules/deadlines/days";
import type { DayCount } from "@svc/rollover-rules/deadlines/deadline-types";
import { TIMEOUT_NAMES, TIMEOUTS, type TimeoutName } from "@svc/rollover-rules/deadlines/timeouts";
import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { secondPersonListField } from "../second-person/approval.ts";
import { DEFAULT_SUSPENSE_DAYS } from "./incoming-funds-rules.ts";
import { organizationNameField } from "./organizations.ts";

const MAX_DAYS = 365;
const MAX_TIME_ZONE_LENGTH = 64;
/** Lower scores are too uncertain to apply automatically. */
const MIN_THRESHOLD = 50;
const MAX_THRESHOLD = 100;

/** Converts names to the spelling of the IANA database. */
const timeZoneField = z
  .string("must be text")
  .max(MAX_TIME_ZONE_LENGTH, `must be at most ${MAX_TIME_ZONE_LENGTH} characters`)
  .transform((name, ctx) => {
    const timeZone = findTimeZone(name);
    if (timeZone !== null) return timeZone;
    ctx.addIssue("must be an IANA time zone, such as America/New_York");
    return z.NEVER;
  });

const daysField = z
  .int("must be a whole number of days")
  .min(1, "must be at least 1")
  .max(MAX_DAYS, `must be at most ${MAX_DAYS}`)
  .nullable()
  .optional();

const DAY_COUNT_TEXTS: Record<DayCount, string> = {
  calendar: "Calendar days.",
  federal: "Business days on the federal calendar.",
  federal_reserve: "Business days of the Federal Reserve Banks.",
};
type DeadlineFields = Record<TimeoutName, typeof daysField>;
const deadlineFields = Object.fromEntries(
  TIMEOUT_NAMES.map((name) => {
    const { days, count, reason } = TIMEOUTS[name];
    const defaultText = name === "processing" ? "" : `Default: ${days}. `;
    return [
      name,
      daysField.describe(`${DAY_COUNT_TEXTS[count]} ${defaultText}${reason} Null restores the default.`),
    ];
  }),
) as DeadlineFields;

export const settingsPatchSchema = z
  .strictObject({
    name: organizationNameField
      .optional()
      .describe(
        "The organization's name. Only members who can manage members can change it; API keys cannot.",
      ),
    timeZone: timeZoneField
      .optional()
      .describe(
        'The time zone that sets "today" and due dates: an IANA name such as `America/New_York`. ' +
          "It cannot be cleared.",
      ),
    deadlineDays: z
      .strictObject(deadlineFields)
      .describe("When each step becomes overdue.")
      .register(graphqlTypes, { name: "DeadlineDaysPatch", isPatch: true })
      .optional()
      .describe(`When each step becomes overdue, from 1 to ${MAX_DAYS} days.`),
    incomingFunds: z
      .strictObject({
        autoApplyThreshold: z
          .int("must be a whole number")
          .min(MIN_THRESHOLD, `must be at least ${MIN_THRESHOLD}`)
          .max(MAX_THRESHOLD, `must be at most ${MAX_THRESHOLD}`)
          .nullable()
          .optional()
          .describe(
            `Applies incoming funds automatically if exactly one suggestion has at least this score, and no other is within 15 points. From ${MIN_THRESHOLD} to ${MAX_THRESHOLD}. Null, the default, turns it off. Also requires the scope \`rollovers:act\`.`,
          ),
        suspenseDays: daysField.describe(
          `Calendar days in suspense until money must be returned to its sender. Default: ${DEFAULT_SUSPENSE_DAYS}. Null restores the default.`,
        ),
      })
      .describe("How the organization handles money that arrives.")
      .register(graphqlTypes, { name: "IncomingFundsRulesPatch", isPatch: true })
      .optional()
      .describe("How the organization handles money that arrives."),
    participantMessages: z
      .strictObject({
        email: z
          .boolean("must be true or false")
          .optional()
          .describe(
            "Whether participants receive an email at each step. Requires the operator's mail server.",
          ),
        sms: z
          .boolean("must be true or false")
          .optional()
          .describe(
            "Whether participants receive a text message at each step. Requires the operator's gateway.",
          ),
      })
      .describe("Messages to participants about their rollovers. Omitted fields stay unchanged.")
      .register(graphqlTypes, { name: "ParticipantMessagesPatch", isPatch: true })
      .optional()
      .describe("Messages to participants about their rollovers. They contain no personal data."),
    secondPerson: secondPersonListField
      .optional()
      .describe(
        "The actions that require a second person. Replaces the list. Only members who can manage " +
          "members can change it; API keys cannot. To require a second person for fewer actions, request an " +
          "approval of `relax_second_person`.",
      ),
    requiresPasskey: z
      .boolean("must be true or false")
      .optional()
      .describe(
        "Whether approvals can be confirmed only with a passkey. Only members who can manage members " +
          "can change it; API keys cannot. To set it to false, request an approval of `relax_second_person`.",
      ),
  })
  .refine((patch) => Object.keys(patch).length > 0, {
    error: "must have at least one field",
    when: ({ issues }) => issues.length === 0,
  })
  .meta({
    id: "OrganizationSettingsPatch",
    description: "Settings to change. Omitted fields stay unchanged.",
  })
  .register(graphqlTypes, { isPatch: true });

export type SettingsPatch = z.output<typeof settingsPatchSchema>;
