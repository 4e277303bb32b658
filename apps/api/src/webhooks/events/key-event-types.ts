import { timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { KEY_ID } from "../../context/example-values.ts";
import { keyIdField } from "./event-fields.ts";
import type { EventType } from "./event-type.ts";

// Events contain networks, but never a full IP address.

export const EXPIRY_NOTICE_DAYS = [14, 3, 1] as const;

export const KEY_EVENTS = {
  "api_key.leaked": {
    description:
      "A key was reported as leaked. An active `sk` or `ak` key is revoked immediately, which also " +
      "sends `api_key.revoked`.",
    data: z.strictObject({
      keyId: keyIdField,
      source: z
        .string()
        .nullable()
        .describe(
          "The reporter's name for the place where the key was found, such as `commit` or `gist_content`.",
        ),
      url: z.string().nullable().describe("The URL of the page, if the report was signed."),
    }),
    example: { keyId: KEY_ID, source: "commit", url: "https://app.example.com/payroll/blob/main/config.py" },
  },
  "api_key.new_network": {
    description:
      "An `sk` or `ak` key was used from new networks more than seven days after its first use. " +
      "Sent at most once a day per key.",
    data: z.strictObject({
      keyId: keyIdField,
      networks: z.array(z.string()).describe("The first ten networks: /24 for IPv4 addresses, /48 for IPv6."),
      count: z.int().min(1).describe("The total number of new networks."),
      firstSeenAt: timestampField.describe("When the key was first used from one of these networks."),
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
      "At least fifty uses of a key were rejected in one hour, more than ten times its hourly " +
      "average of the last seven days. Sent at most once a day per key.",
    data: z.strictObject({
      keyId: keyIdField,
      hour: timestampField.describe("The start of the hour."),
      refused: z.int().min(0).describe("Rejected uses in this hour so far."),
      usual: z
        .number()
        .min(0)
        .describe("The average number of rejected uses per hour in the last seven days."),
      code: z.string().nullable().describe("The error code of the last rejected use."),
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
    description: "An active key was not used for ninety days. Revoke it if it is no longer needed.",
    data: z.strictObject({
      keyId: keyIdField,
      lastUsedAt: timestampField.nullable().describe("When the key was last used; null if never."),
    }),
    example: { keyId: KEY_ID, lastUsedAt: "2026-03-17T08:00:00.000Z" },
  },
  "api_key.expiring": {
    description:
      "A key expires in 14, 3 or 1 days. For a rotated key, the event is sent only one day before " +
      "it expires, and only if it is still in use.",
    data: z.strictObject({
      keyId: keyIdField,
      expiresAt: timestampField.describe("When the key expires."),
      days: z.int().describe("The days until the key expires: 14, 3 or 1."),
    }),
    example: { keyId: KEY_ID, expiresAt: "2026-06-29T12:00:00.000Z", days: 14 },
  },
} as const satisfies Record<string, EventType>;
