import { answerTime, enumField, graphqlTypes, toETag } from "@svc/service-kit";
import { z } from "zod";
import type { SecondPersonAction } from "../approvals/approval.ts";
import { secondPersonListField } from "../approvals/second-person.ts";
import { deadlineTypeField } from "../rollovers/rollover-parts.ts";
import type { DayCount } from "../rollovers/workflow/deadline-types.ts";
import { type DeadlineDays, WAIT_NAMES, WAITS } from "../rollovers/workflow/waits.ts";
import type { Organization } from "./organization-store.ts";

const waitSchema = z
  .strictObject({
    name: z
      .enum(WAIT_NAMES)
      .meta({ description: "What it is set by. New values may be added.", "x-open-enum": true })
      .register(graphqlTypes, { scalar: "String" }),
    type: deadlineTypeField,
    days: z
      .int()
      .nullable()
      .describe(
        "How long is waited; null where that is as long as the directory says of the source custodian.",
      ),
    count: enumField("DayCount", "Which days are counted.", {
      calendar: "All of them.",
      federal: "Monday to Friday, without federal holidays as they are observed (5 U.S.C. 6103).",
      federal_reserve:
        "Monday to Friday, without the Reserve Banks' holidays: one that falls on a Saturday is none on the Friday before it.",
    } satisfies Record<DayCount, string>),
    isDefault: z.boolean().describe("Whether the organization has not set it."),
    reason: z.string().describe("Why it is as long as it is, unless it is set."),
  })
  .describe("How long is waited for something.")
  .register(graphqlTypes, { name: "Wait" });

export const settingsSchema = z
  .strictObject({
    object: z.literal("organization_settings"),
    name: z.string().describe("What the organization is called."),
    timeZone: z
      .string()
      .describe(
        "Where the organization's days are days: today, due days, the end of the 60th day. A name of the IANA time zone database.",
      ),
    waits: z
      .array(waitSchema)
      .describe("How long is waited for what. The 60 days are the law's, and not among them."),
    secondPerson: secondPersonListField.describe(
      "What needs a second person: one alone is answered `second_person_required`, and asks for it by `POST /v1/approvals`.",
    ),
    version: z.int().describe("Counts the changes; `If-Match` compares it."),
    updatedAt: answerTime.describe("When something of the organization last changed."),
  })
  .meta({
    id: "OrganizationSettings",
    description:
      "How an organization keeps time, and what needs a second person. A change holds for deadlines that begin after it.",
  });

export type SettingsView = z.output<typeof settingsSchema>;

export const tagOfSettings = ({ version }: Pick<SettingsView, "version">) => toETag(version);

export function toSettingsView(organization: Organization): SettingsView {
  const { name: called, timeZone, deadlineDays, secondPerson, version, updatedAt } = organization;
  const set = deadlineDays as DeadlineDays;
  return {
    object: "organization_settings",
    name: called,
    timeZone,
    waits: WAIT_NAMES.map((name) => {
      const { type, days, count, reason } = WAITS[name];
      const usual = name === "processing" ? null : days;
      return { name, type, days: set[name] ?? usual, count, isDefault: set[name] === undefined, reason };
    }),
    secondPerson: secondPerson as SecondPersonAction[],
    version,
    updatedAt: updatedAt.toISOString(),
  };
}
