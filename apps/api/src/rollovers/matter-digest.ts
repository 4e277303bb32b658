import { createHmac, type KeyObject } from "node:crypto";
import canonicalize from "canonicalize";
import type { ChainKeys } from "./history/chain-keys.ts";
import { SEALED_MEMBERS } from "./history/row-digest.ts";
import type { LockedRollover } from "./rollover.ts";

/** What changes by itself, or for whoever works with it, and is nothing that a decision hangs on. */
const BESIDE_THE_MATTER: ReadonlySet<keyof LockedRollover> = new Set([
  "version",
  "updatedAt",
  "eventSequence",
  "externalId",
  "metadata",
  "assigneeId",
  "priority",
  "tags",
  "deadlines",
  "nextTimerAt",
  "nextDueAt",
  "isOverdue",
]);

/** The members of a rollover's row that a decision depends on. */
export const MATTER_MEMBERS: readonly (keyof LockedRollover)[] = SEALED_MEMBERS.filter(
  (name) => !BESIDE_THE_MATTER.has(name),
);

/**
 * The digest of what matters of a rollover: the money, where it goes, its papers and where it stands. Two that are alike have
 * it in common, whoever it was assigned to meanwhile. Keyed, so that it gives nothing away of what was erased since.
 */
export function digestMatter(key: KeyObject, rollover: LockedRollover): string {
  const members = MATTER_MEMBERS.map((name) => [name, rollover[name]]);
  const text = canonicalize({ matter: Object.fromEntries(members) }) ?? "";
  return createHmac("sha256", key).update(text).digest("hex");
}

/** Whether what matters of a rollover is still what a digest was made of, under whichever of the keys. */
export function fitsMatter(keys: ChainKeys, rollover: LockedRollover, digest: string | null): boolean {
  for (const key of keys.all()) if (digestMatter(key, rollover) === digest) return true;
  return false;
}
