import { timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { type ApiKeyRow, toApiKeyView } from "../api-keys/api-key-view.ts";
import { safeToRevokeSchema } from "../api-keys/safe-to-revoke.ts";
import type { KeyNetwork, LastUses, UsagePeriod } from "./key-usage-store.ts";

export const PERIODS = ["hour", "day"] as const;
export type Period = (typeof PERIODS)[number];

const count = z.int().min(0);

export const keyUsageSchema = z
  .strictObject({
    object: z.literal("api_key_usage"),
    keyId: z.string().describe("The key ID."),
    by: z
      .enum(PERIODS)
      .describe("The length of a period: an hour, or a day in the organization's time zone."),
    from: timestampField.describe("The start of the counted range."),
    to: timestampField.describe("The end of the counted range."),
    accepted: count.describe("The number of accepted uses in this range."),
    refused: count.describe("The number of rejected uses of this key in this range."),
    firstUsedAt: timestampField.nullable().describe("When the key was first used."),
    lastUsedAt: timestampField.nullable().describe("When the key was last used."),
    lastAddress: z.string().nullable().describe("The address of the last use."),
    lastUserAgent: z.string().nullable().describe("The `User-Agent` of the last use, cut to 200 characters."),
    lastRefused: z
      .strictObject({
        at: timestampField.describe("When the use was rejected."),
        code: z.string().nullable().describe("The error code."),
        address: z.string().nullable().describe("The address of the rejected use."),
      })
      .nullable()
      .describe("The last rejected use."),
    safeToRevoke: safeToRevokeSchema.nullable().describe("The same as `safeToRevoke` of the key."),
    networks: z
      .array(
        z.strictObject({
          network: z.string().describe("The network: /24 for IPv4 addresses, /48 for IPv6."),
          firstSeenAt: timestampField.describe("When the key was first used from this network."),
          lastSeenAt: timestampField.describe(
            "When the key was last used from this network, updated once a day.",
          ),
        }),
      )
      .describe("The 20 newest networks that an `sk` or `ak` key was used from."),
    periods: z
      .array(
        z.strictObject({
          at: timestampField.describe("The start of the period."),
          accepted: count.describe("The number of accepted uses."),
          refused: count.describe("The number of rejected uses."),
        }),
      )
      .describe("Oldest first. Periods without uses are omitted."),
  })
  .meta({ id: "ApiKeyUsage", description: "The usage of a key." });

export type KeyUsageView = z.output<typeof keyUsageSchema>;

interface KeyUsage {
  key: ApiKeyRow;
  by: Period;
  from: Date;
  to: Date;
  periods: readonly UsagePeriod[];
  last: LastUses;
  networks: readonly KeyNetwork[];
}

export function toKeyUsageView(
  { key, by, from, to, periods, last, networks }: KeyUsage,
  now: Date,
): KeyUsageView {
  const keyView = toApiKeyView(key, now);
  const sum = (kind: "accepted" | "refused") => periods.reduce((total, period) => total + period[kind], 0);
  return {
    object: "api_key_usage",
    keyId: key.id,
    by,
    from: from.toISOString(),
    to: to.toISOString(),
    accepted: sum("accepted"),
    refused: sum("refused"),
    firstUsedAt: keyView.firstUsedAt,
    lastUsedAt: keyView.lastUsedAt,
    lastAddress: last.lastAddress,
    lastUserAgent: last.lastUserAgent,
    lastRefused: last.lastRefusedAt && {
      at: last.lastRefusedAt.toISOString(),
      code: last.lastRefusedCode,
      address: last.lastRefusedAddress,
    },
    safeToRevoke: keyView.safeToRevoke,
    networks: networks.map(({ network, firstSeenAt, lastSeenAt }) => ({
      network,
      firstSeenAt: firstSeenAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    periods: periods.map(({ at, accepted, refused }) => ({ at: at.toISOString(), accepted, refused })),
  };
}
