import { answerTime } from "@svc/service-kit/fields";
import { z } from "zod";
import { KEY_ID } from "../examples/story.ts";
import type { EventType } from "./event-type.ts";

// These events contain the network that a key was used from, never an address.

export const EXPIRY_NOTICE_DAYS = [14, 3, 1] as const;

/** Events that the service detects itself. */
export const KEY_EVENTS = {
  "api_key.leaked": {
    description:
      "A key was reported as leaked: whoever reported it had it. If it was an `sk` or `ak` key that lived, it was revoked at once, which `api_key.revoked` tells too.",
    data: z.strictObject({
      keyId: z.string(),
      source: z
        .string()
        .nullable()
        .describe("Where it was found, as the reporter calls it: `commit`, `gist_content`."),
      url: z.string().nullable().describe("The page, where the report was signed."),
    }),
    example: { keyId: KEY_ID, source: "commit", url: "https://app.example.com/payroll/blob/main/config.py" },
  },
  "api_key.new_network": {
    description:
      "An `sk` or `ak` key was used from networks that it was not used from before, more than seven days after its first use. Once a day of a key at most.",
    data: z.strictObject({
      keyId: z.string(),
      networks: z
        .array(z.string())
        .describe("The /24 of IPv4 addresses, the /48 of IPv6 ones: the first ten."),
      count: z.int().min(1).describe("How many networks there are in all."),
      firstSeenAt: answerTime.describe("When it was first used from one of them."),
    }),
    example: {
      keyId: KEY_ID,
      networks: ["203.0.113.0/24"],
      count: 1,
      firstSeenAt: "2026-06-15T12:00:00.000Z",
    },
  },
  "api_key.refusals_growing": {
    description:
      "In an hour at least fifty uses of a key were refused, and more than ten times as many as in an hour of the week before. Once a day of a key at most.",
    data: z.strictObject({
      keyId: z.string(),
      hour: answerTime.describe("When the hour began."),
      refused: z.int().min(0).describe("How many were refused in it so far."),
      usual: z.number().min(0).describe("How many were in an hour of the seven days before, on average."),
      code: z.string().nullable().describe("What the last of them was answered."),
    }),
    example: {
      keyId: KEY_ID,
      hour: "2026-06-15T12:00:00.000Z",
      refused: 312,
      usual: 0.4,
      code: "ip_not_allowed",
    },
  },
  "api_key.unused": {
    description: "A key that lives was not used for ninety days: revoke it if nothing needs it.",
    data: z.strictObject({
      keyId: z.string(),
      lastUsedAt: answerTime.nullable().describe("When it was last used; null for never."),
    }),
    example: { keyId: KEY_ID, lastUsedAt: "2026-03-17T08:00:00.000Z" },
  },
  "api_key.expiring": {
    description:
      "A key ends in 14, 3 or 1 days. Of a key that was replaced it is told only while it is still used, a day before its end.",
    data: z.strictObject({
      keyId: z.string(),
      expiresAt: answerTime,
      days: z.int().describe("Which of the three it is."),
    }),
    example: { keyId: KEY_ID, expiresAt: "2026-06-29T12:00:00.000Z", days: 14 },
  },
} as const satisfies Record<string, EventType>;
