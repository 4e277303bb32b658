import { enumField } from "@svc/service-kit/fields";
import { z } from "zod";
import { INCOMING_FILE_ID, INCOMING_FUNDS_ID, ROLLOVER_ID } from "../../context/example-values.ts";
import type { EventType } from "./event-type.ts";

const fundsStatusField = enumField("IncomingFundsEventStatus", "Status of the money.", {
  unmatched: "It is not linked to a rollover.",
  suspense: "It is in suspense.",
  applied: "It was applied to rollovers.",
  returned: "It was returned to its sender.",
  reversed: "The bank took it back.",
});
const data = z.strictObject({
  incomingFundsId: z.string().describe("TypeID of the incoming funds."),
  status: fundsStatusField,
  amount: z.string().describe("The amount, such as `1000.00`."),
  rolloverIds: z.array(z.string()).describe("The rollovers that the money is or was applied to."),
});

function incomingFundsEvent(
  description: string,
  status: z.output<typeof data>["status"],
  rolloverIds: readonly string[] = [],
): EventType {
  return {
    description,
    data,
    example: { incomingFundsId: INCOMING_FUNDS_ID, status, amount: "80000.00", rolloverIds },
  };
}

export const INCOMING_FUNDS_EVENTS = {
  "incoming_funds.recorded": incomingFundsEvent("Money that arrived was recorded.", "unmatched"),
  "incoming_funds.applied": incomingFundsEvent("Money was applied to rollovers.", "applied", [ROLLOVER_ID]),
  "incoming_funds.unapplied": incomingFundsEvent(
    "Money was taken back from its rollovers. Their receipts are void.",
    "unmatched",
    [ROLLOVER_ID],
  ),
  "incoming_funds.suspended": incomingFundsEvent("Money was put in suspense.", "suspense"),
  "incoming_funds.returned": incomingFundsEvent("Money was returned to its sender.", "returned"),
  "incoming_funds.reversed": incomingFundsEvent(
    "The bank took money back. The receipts that recorded the money are void.",
    "reversed",
    [ROLLOVER_ID],
  ),
  "incoming_funds.updated": incomingFundsEvent("The owner, note or deadline was changed.", "suspense"),
  "incoming_funds.divided": incomingFundsEvent(
    "A part of divided money was removed from its rollover. It becomes separate incoming funds, with its own event.",
    "applied",
    [ROLLOVER_ID],
  ),
  "incoming_funds.file_imported": {
    description:
      "A bank file was imported. Each credit of the file also has the event `incoming_funds.recorded`.",
    data: z.strictObject({
      fileId: z.string().describe("TypeID of the imported file."),
      arrivalCount: z.int().describe("Credits that were recorded."),
      suspectedDuplicateCount: z.int().describe("Credits whose bank reference was already recorded."),
      returnCount: z.int().describe("Number of returns that took money back."),
      credits: z.string().describe("Sum of the credits."),
    }),
    example: {
      fileId: INCOMING_FILE_ID,
      arrivalCount: 1,
      suspectedDuplicateCount: 0,
      returnCount: 1,
      credits: "80000.00",
    },
  },
} as const satisfies Record<string, EventType>;
