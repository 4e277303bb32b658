import { openEnumField, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";

/** A key is safe to revoke after this idle time. Longer than the gaps between bursts of calls. */
const QUIET_MS = 3_600_000;
/** The same for a key that was also used after its successor's first use, because a nightly job uses its key once a day. */
const QUIET_AFTER_OVERLAP_MS = 86_400_000;

const REASONS = {
  successor_unused: "The new key has not been used yet.",
  still_used: "The old key was used within the last hour.",
  used_since_successor: "The old key was used after the new key was first used, and within the last day.",
  replaced: "The new key is in use, and the old key is not.",
} as const;

export const safeToRevokeSchema = z
  .strictObject({
    value: z.boolean().describe("Whether the key seems to be no longer in use."),
    why: openEnumField("SafeToRevokeReason", "Why a rotated key can or cannot be revoked.", REASONS),
    lastUsedAt: timestampField.nullable().describe("When the key was last used; null if never."),
    successorFirstUsedAt: timestampField
      .nullable()
      .describe("When the new key was first used; null if never or unknown."),
  })
  .meta({
    id: "SafeToRevoke",
    description: "Whether a rotated key is still needed, based on when it and the new key were used.",
  });

type SafeToRevoke = z.output<typeof safeToRevokeSchema>;

interface ReplacedKey {
  lastUsedAt: Date | null;
  successorFirstUsedAt: Date | null;
}

export function checkSafeToRevoke(
  { lastUsedAt, successorFirstUsedAt }: ReplacedKey,
  now: Date,
): SafeToRevoke {
  const why = findReason(lastUsedAt, successorFirstUsedAt, now);
  return {
    value: why === "replaced",
    why,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    successorFirstUsedAt: successorFirstUsedAt?.toISOString() ?? null,
  };
}

function findReason(
  lastUsedAt: Date | null,
  successorFirstUsedAt: Date | null,
  now: Date,
): keyof typeof REASONS {
  if (successorFirstUsedAt === null) return "successor_unused";
  if (lastUsedAt === null) return "replaced";
  const idleMs = now.getTime() - lastUsedAt.getTime();
  if (idleMs < QUIET_MS) return "still_used";
  if (lastUsedAt >= successorFirstUsedAt && idleMs < QUIET_AFTER_OVERLAP_MS) return "used_since_successor";
  return "replaced";
}
