import { answerTime } from "@svc/service-kit";
import { z } from "zod";
import { type ApiKeyRow, toApiKeyView } from "../api-keys/api-key-view.ts";
import { safeToRevokeSchema } from "../api-keys/safe-to-revoke.ts";
import type { KnownNetwork, LastUses, UsagePeriod } from "./key-usage-store.ts";

export const PERIODS = ["hour", "day"] as const;
export type Period = (typeof PERIODS)[number];

const count = z.int().min(0);

export const keyUsageSchema = z
  .strictObject({
    object: z.literal("api_key_usage"),
    keyId: z.string().describe("The key's id."),
    by: z.enum(PERIODS).describe("What a period is: an hour, or a day of the organization's time zone."),
    from: answerTime.describe("From when on uses are counted."),
    to: answerTime.describe("Up to when."),
    accepted: count.describe("How many uses were accepted in this time."),
    refused: count.describe("How many were refused: of a key that was known."),
    firstUsedAt: answerTime.nullable().describe("When it was first used at all."),
    lastUsedAt: answerTime.nullable().describe("When it was last used at all."),
    lastAddress: z.string().nullable().describe("The address of the last use."),
    lastUserAgent: z
      .string()
      .nullable()
      .describe("What the client of the last use called itself, cut to 200 characters."),
    lastRefused: z
      .strictObject({
        at: answerTime.describe("When."),
        code: z.string().nullable().describe("What it was answered."),
        address: z.string().nullable().describe("The address that it came from."),
      })
      .nullable()
      .describe("The last use that was refused."),
    safeToRevoke: safeToRevokeSchema.nullable().describe("As in the key."),
    networks: z
      .array(
        z.strictObject({
          network: z.string().describe("The /24 of IPv4 addresses, the /48 of IPv6 ones."),
          firstSeenAt: answerTime.describe("When it was first used from there."),
          lastSeenAt: answerTime.describe("When last; moved forward once a day."),
        }),
      )
      .describe("The networks that an `sk` or `ak` key was used from, the newest 20."),
    periods: z
      .array(
        z.strictObject({
          at: answerTime.describe("When it began."),
          accepted: count.describe("Uses that were accepted."),
          refused: count.describe("Uses that were refused."),
        }),
      )
      .describe("Oldest first; periods without a use are left out."),
  })
  .meta({ id: "ApiKeyUsage", description: "How a key was used." });

export type KeyUsageView = z.output<typeof keyUsageSchema>;

export interface ReadUsage {
  key: ApiKeyRow;
  by: Period;
  from: Date;
  to: Date;
  periods: readonly UsagePeriod[];
  last: LastUses;
  networks: readonly KnownNetwork[];
}

export function toKeyUsageView(
  { key, by, from, to, periods, last, networks }: ReadUsage,
  now: Date,
): KeyUsageView {
  const shown = toApiKeyView(key, now);
  const sum = (kind: "accepted" | "refused") => periods.reduce((total, period) => total + period[kind], 0);
  return {
    object: "api_key_usage",
    keyId: key.id,
    by,
    from: from.toISOString(),
    to: to.toISOString(),
    accepted: sum("accepted"),
    refused: sum("refused"),
    firstUsedAt: shown.firstUsedAt,
    lastUsedAt: shown.lastUsedAt,
    lastAddress: last.lastAddress,
    lastUserAgent: last.lastUserAgent,
    lastRefused: last.lastRefusedAt && {
      at: last.lastRefusedAt.toISOString(),
      code: last.lastRefusedCode,
      address: last.lastRefusedAddress,
    },
    safeToRevoke: shown.safeToRevoke,
    networks: networks.map(({ network, firstSeenAt, lastSeenAt }) => ({
      network,
      firstSeenAt: firstSeenAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    periods: periods.map(({ at, accepted, refused }) => ({ at: at.toISOString(), accepted, refused })),
  };
}
