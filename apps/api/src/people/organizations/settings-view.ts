import type { DayCount } from "@svc/rollover-rules/deadlines/deadline-types";
import { type DeadlineDays, TIMEOUT_NAMES, TIMEOUTS } from "@svc/rollover-rules/deadlines/timeouts";
import { deadlineTypeField } from "@svc/rollover-rules/rollover-enums";
import { enumField, graphqlTypes, timestampField } from "@svc/service-kit/fields";
import { toETag } from "@svc/service-kit/http";
import { z } from "zod";
import { type SecondPersonAction, secondPersonListField } from "../second-person/approval.ts";
import { toFundsRules } from "./incoming-funds-rules.ts";
import type { Organization } from "./organization-store.ts";
import { toParticipantMessages } from "./participant-messages.ts";

const TIMEOUT_TEXTS = {
  draft: "Submitting a draft.",
  consent: "The participant's signature.",
  documents: "Providing requested documents.",
  reviewStart: "Starting the review.",
  review: "Finishing the review.",
  request: "Sending the request to the source custodian.",
  acknowledgement: "Acknowledgment by the source custodian.",
  processing: "Sending the money, by the source custodian.",
  arrivalCheck: "Arrival of a check.",
  arrivalWire: "Arrival of a wire.",
  arrivalAch: "Arrival of an ACH credit.",
  arrivalAcats: "Arrival of an ACATS transfer.",
  arrivalInternal: "Arrival of a book entry within one custodian.",
  participantCheck: "Arrival of a check that was sent to the participant first.",
  posting: "Posting the money that arrived.",
  hold: "Releasing a hold.",
} satisfies Record<(typeof TIMEOUT_NAMES)[number], string>;

const timeoutSchema = z
  .strictObject({
    name: z
      .enum(TIMEOUT_NAMES)
      .meta({ description: "The setting's name. New values may be added.", "x-open-enum": true })
      .register(graphqlTypes, { scalar: "String", values: TIMEOUT_TEXTS }),
    type: deadlineTypeField,
    days: z
      .int()
      .nullable()
      .describe(
        "The number of days; null if the source custodian's processing time in the directory applies.",
      ),
    count: enumField("DayCount", "The kind of days that are counted.", {
      calendar: "Calendar days.",
      federal: "Monday to Friday, except federal holidays as observed (5 U.S.C. 6103).",
      federal_reserve:
        "Monday to Friday, except Federal Reserve Bank holidays. A holiday on a Saturday is not " +
        "observed on Friday.",
    } satisfies Record<DayCount, string>),
    isDefault: z.boolean().describe("Whether `days` is the default."),
    reason: z.string().describe("The reason for the default."),
  })
  .describe("When a step becomes overdue.")
  .register(graphqlTypes, { name: "Wait" });

export const settingsSchema = z
  .strictObject({
    object: z.literal("organization_settings"),
    name: z.string().describe("The organization's name."),
    timeZone: z
      .string()
      .describe('The time zone that sets "today", due dates and the end of the 60th day: an IANA name.'),
    waits: z
      .array(timeoutSchema)
      .describe("When each step becomes overdue. The 60-day limit is set by law and is not included."),
    incomingFunds: z
      .strictObject({
        autoApplyThreshold: z
          .int()
          .nullable()
          .describe(
            "The minimum score for applying a suggestion automatically, if no other suggestion reaches it or is within 15 points. Null turns this off.",
          ),
        suspenseDays: z
          .int()
          .describe("Calendar days in suspense until money must be returned to its sender."),
      })
      .meta({ id: "IncomingFundsRules", description: "How the organization handles money that arrives." }),
    participantMessages: z
      .strictObject({
        email: z.boolean().describe("Whether participants receive an email at each step."),
        sms: z.boolean().describe("Whether participants receive a text message at each step."),
      })
      .meta({
        id: "ParticipantMessages",
        description: "Messages to participants about their rollovers. They contain no personal data.",
      }),
    secondPerson: secondPersonListField.describe(
      "The actions that require a second person. A single person receives `second_person_required` " +
        "and requests an approval with `POST /v1/approvals`.",
    ),
    requiresPasskey: z.boolean().describe("Whether approvals can be confirmed only with a passkey."),
    version: z.int().describe("The version, which increases with every change. Send it as `If-Match`."),
    updatedAt: timestampField.describe("When the organization was last changed."),
  })
  .meta({
    id: "OrganizationSettings",
    description:
      "An organization's time zone, deadlines and second-person rules. Changes apply only to " +
      "deadlines that start later.",
  });

type SettingsView = z.output<typeof settingsSchema>;

export const settingsEtag = ({ version }: Pick<SettingsView, "version">) => toETag(version);

export function toSettingsView(organization: Organization): SettingsView {
  const { name: organizationName, timeZone, deadlineDays, secondPerson, version, updatedAt } = organization;
  const { incomingFundsRules, participantMessages, requiresPasskey } = organization;
  const customDays = deadlineDays as DeadlineDays;
  return {
    object: "organization_settings",
    name: organizationName,
    timeZone,
    waits: TIMEOUT_NAMES.map((name) => {
      const { type, days, count, reason } = TIMEOUTS[name];
      const defaultDays = name === "processing" ? null : days;
      return {
        name,
        type,
        days: customDays[name] ?? defaultDays,
        count,
        isDefault: customDays[name] === undefined,
        reason,
      };
    }),
    incomingFunds: toFundsRules(incomingFundsRules),
    participantMessages: toParticipantMessages(participantMessages),
    secondPerson: secondPerson as SecondPersonAction[],
    requiresPasskey,
    version,
    updatedAt: updatedAt.toISOString(),
  };
}
