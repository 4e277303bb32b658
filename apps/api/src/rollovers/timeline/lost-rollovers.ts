import { type Database, kysely, type Params, type Sql, statement } from "@svc/database";
import type { ChainKeys } from "../../context/chain-keys.ts";
import { type AnchoredHead, readHeadBatches, type VerifiedAnchor, verifyAnchor } from "./anchor-file.ts";
import { readSealsAt } from "./timeline-store.ts";

export interface LostTimeline {
  rolloverId: string;
  /** Sequence of the anchored entry. */
  anchored: number;
  /** Last sequence in the database. Null if the rollover no longer exists. */
  left: number | null;
}

/** Returns timelines that do not match an anchor, for example after a restore. */
export async function findLostRollovers(
  { db, chainKeys }: { db: Database; chainKeys: ChainKeys },
  file: string,
): Promise<{ anchor: VerifiedAnchor; lost: LostTimeline[] }> {
  const anchor = await verifyAnchor(chainKeys, file);
  const lost: LostTimeline[] = [];
  for await (const heads of readHeadBatches(file)) lost.push(...(await findLostTimelines(db.sql, heads)));
  return { anchor, lost };
}

async function findLostTimelines(db: Sql, heads: readonly AnchoredHead[]): Promise<LostTimeline[]> {
  const seals = await readSealsAt(db, heads);
  const mismatchedHeads = heads.filter(({ rolloverId, hash }) => seals.get(rolloverId) !== hash);
  const rows = await readLastSequences(db, { ids: mismatchedHeads.map(({ rolloverId }) => rolloverId) });
  const lastSequences = new Map(rows.map(({ id, sequence }) => [id, sequence]));
  // A head with sequence 0 has no entry, and only proves that the rollover existed.
  return mismatchedHeads
    .filter(({ rolloverId, sequence }) => sequence > 0 || !lastSequences.has(rolloverId))
    .map(({ rolloverId, sequence }) => ({
      rolloverId,
      anchored: sequence,
      left: lastSequences.get(rolloverId) ?? null,
    }));
}

const readLastSequences = statement("rollover_ends", (param: Params<{ ids: readonly string[] }>) =>
  kysely
    .selectFrom("rollovers")
    .select(["id", "timelineSequence as sequence"])
    .where("id", "=", kysely.fn.any(param.ids)),
);
