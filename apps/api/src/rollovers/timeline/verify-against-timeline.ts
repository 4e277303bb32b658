import type { Sql } from "@svc/database";
import type { LockedRollover, VerifiedRollover } from "@svc/rollover-rules/rollover";
import type { Logger } from "@svc/service-kit";
import { Problem } from "@svc/service-kit/errors";
import { type ChainKeys, describeUnknownKey } from "../../context/chain-keys.ts";
import { isSealed, type StoredResponse } from "../responses/rollover-responses.ts";
import { matchesDigest } from "./row-digest.ts";
import { findSealIssue, type TimelineEntry } from "./timeline-chain.ts";
import { type LastEntry, readLastEntries } from "./timeline-store.ts";

export interface TimelineContext {
  chainKeys: ChainKeys;
  log: Logger;
}

const MAX_LISTED = 20;
const NO_KEYS = { textsKeyCiphertext: null, birthDateCiphertext: null };
const NO_LAST_ENTRY: LastEntry = { entry: null, response: null, ...NO_KEYS };

/**
 * Verifies locked rollovers. A new entry on a row that was changed outside the service would hide the change. Reads the
 * timeline in a new statement, because the statement that waited for the lock would see the new row but the old
 * timeline.
 * @throws Problem `history_mismatch`, also logged
 */
export async function verifyAgainstTimeline(
  ctx: TimelineContext,
  tx: Sql,
  { organizationId, rollovers }: { organizationId: string; rollovers: readonly LockedRollover[] },
): Promise<VerifiedRollover[]> {
  const { verified, faults } = await evaluateTimelines(ctx.chainKeys, tx, { organizationId, rollovers });
  if (faults.length === 0) return verified;
  for (const fault of faults.slice(0, MAX_LISTED)) {
    ctx.log.error({ organizationId, ...fault }, "a rollover does not match its timeline and was not changed");
  }
  const ids = faults.slice(0, MAX_LISTED).map(({ rolloverId }) => rolloverId);
  throw new Problem("history_mismatch", `These rollovers do not match their timeline: ${ids.join(", ")}.`);
}

export interface TimelineIssue {
  rolloverId: string;
  detail: string;
}

/** Verifies like `verifyAgainstTimeline`, but returns the faults instead of throwing. */
export async function evaluateTimelines(
  chainKeys: ChainKeys,
  tx: Sql,
  { organizationId, rollovers }: { organizationId: string; rollovers: readonly LockedRollover[] },
): Promise<{ verified: VerifiedRollover[]; faults: TimelineIssue[] }> {
  const lastEntries = await readLastEntries(tx, organizationId, rollovers);
  const verified: VerifiedRollover[] = [];
  const faults: TimelineIssue[] = [];
  for (const rollover of rollovers) {
    const { entry, response, ...accountColumns } = lastEntries.get(rollover.id) ?? NO_LAST_ENTRY;
    const detail =
      findRowIssue(chainKeys, rollover, entry) ?? findResponseIssue(chainKeys, rollover, response);
    if (detail === null) verified.push({ ...rollover, ...accountColumns });
    else faults.push({ rolloverId: rollover.id, detail });
  }
  return { verified, faults };
}

function findRowIssue(keys: ChainKeys, row: LockedRollover, last: TimelineEntry | null): string | null {
  if (!last) return "the timeline has no creation entry";
  if (last.sequence !== row.timelineSequence || last.hash !== row.timelineHash) {
    return "the rollover does not refer to the timeline's last entry";
  }
  const issue = findSealIssue(keys, last);
  if (issue !== null)
    return issue === "changed"
      ? "the last entry was changed"
      : `the last entry ${describeUnknownKey(last.keyId)}`;
  return findDigestIssue(keys, row, last);
}

/** Ignores outdated responses, because reads do not use them. */
export function findResponseIssue(
  keys: ChainKeys,
  { timelineSequence, timelineHash }: Pick<LockedRollover, "timelineSequence" | "timelineHash">,
  response: StoredResponse | null,
): string | null {
  if (!response || response.sequence !== timelineSequence) return null;
  return isSealed(keys, response, timelineHash) ? null : "the stored response was changed";
}

/** Returns null for early entries, which do not seal the row. */
export function findDigestIssue(
  keys: ChainKeys,
  row: LockedRollover,
  { rowDigest, keyId }: Pick<TimelineEntry, "rowDigest" | "keyId">,
): string | null {
  if (rowDigest === null || matchesDigest(keys, row, { digest: rowDigest, keyId })) return null;
  return "the rollover does not match this entry";
}
