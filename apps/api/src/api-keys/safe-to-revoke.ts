import { answerTime, enumField } from "@svc/service-kit";
import { z } from "zod";

/** Required idle time of a key not used since its successor. Bursts of calls have gaps. */
const QUIET_MS = 3_600_000;
/** Required idle time of a key used alongside its successor. Nightly jobs are idle all day. */
const QUIET_AFTER_OVERLAP_MS = 86_400_000;

const WHY = {
  successor_unused: "Nobody has used the successor yet.",
  still_used: "It was used within the last hour.",
  used_since_successor: "It was used after the successor was, and within the last day.",
  replaced: "The successor is used, and it is silent.",
} as const;

export const safeToRevokeSchema = z
  .strictObject({
    value: z.boolean().describe("Whether nothing seems to use it any more."),
    why: enumField("SafeToRevokeReason", "Why a replaced key may be revoked or not.", WHY, { isOpen: true }),
    lastUsedAt: answerTime.nullable().describe("When it was last used; null for never."),
    successorFirstUsedAt: answerTime
      .nullable()
      .describe("When its successor was first used; null for never, or where that is not known."),
  })
  .meta({
    id: "SafeToRevoke",
    description: "Whether a key that was replaced is still needed, by when it and its successor were used.",
  });

export type SafeToRevoke = z.output<typeof safeToRevokeSchema>;

export interface ReplacedKey {
  lastUsedAt: Date | null;
  successorFirstUsedAt: Date | null;
}

export function judgeRevocation({ lastUsedAt, successorFirstUsedAt }: ReplacedKey, now: Date): SafeToRevoke {
  const why = reasonOf(lastUsedAt, successorFirstUsedAt, now);
  return {
    value: why === "replaced",
    why,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    successorFirstUsedAt: successorFirstUsedAt?.toISOString() ?? null,
  };
}

function reasonOf(lastUsedAt: Date | null, successorFirstUsedAt: Date | null, now: Date): keyof typeof WHY {
  if (successorFirstUsedAt === null) return "successor_unused";
  if (lastUsedAt === null) return "replaced";
  const silentFor = now.getTime() - lastUsedAt.getTime();
  if (silentFor < QUIET_MS) return "still_used";
  if (lastUsedAt >= successorFirstUsedAt && silentFor < QUIET_AFTER_OVERLAP_MS) return "used_since_successor";
  return "replaced";
}
