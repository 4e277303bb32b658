import { enumField } from "@svc/service-kit/fields";
import { z } from "zod";
import { ACCOUNT_ID, DISTRIBUTION_ID, ROLLOVER_ID } from "../../context/example-values.ts";
import { accountIdField } from "./event-fields.ts";
import type { EventType } from "./event-type.ts";

const data = z.strictObject({
  distributionId: z.string().describe("TypeID of the distribution."),
  accountId: accountIdField,
  externalId: z.string().nullable().describe("Your ID for the distribution."),
  state: enumField("DistributionEventState", "What happened to the distribution.", {
    draft: "It was created as a draft.",
    submitted: "Its rollovers were submitted.",
    cancelled: "Its rollovers were canceled.",
  }),
  rolloverIds: z.array(z.string()).describe("Its rollovers, in the order of its destinations."),
});

function distributionEvent(description: string, state: z.output<typeof data>["state"]): EventType {
  return {
    description,
    data,
    example: {
      distributionId: DISTRIBUTION_ID,
      accountId: ACCOUNT_ID,
      externalId: "split-12",
      state,
      rolloverIds: [ROLLOVER_ID],
    },
  };
}

export const DISTRIBUTION_EVENTS = {
  "distribution.created": distributionEvent(
    "A distribution was created, with a draft rollover for each destination.",
    "draft",
  ),
  "distribution.submitted": distributionEvent("All rollovers of a distribution were submitted.", "submitted"),
  "distribution.cancelled": distributionEvent("All rollovers of a distribution were canceled.", "cancelled"),
} as const satisfies Record<string, EventType>;
