import { type Database, kysely, type Params, type Sql, statement } from "@svc/database";
import type { ChainKeys } from "../../context/chain-keys.ts";
import { type AnchoredHead, readHeads, type VerifiedAnchor, verifyAnchor } from "./anchor-file.ts";
import { readSealsAt } from "./timeline-store.ts";

export interface LostHistory {
  rolloverId: string;
  /** Sequence of its last entry in the anchor. */
  anchored: number;
  /** The same in the database, or null if the rollover is gone. */
  left: number | null;
}

const BATCH_SIZE = 1_000;

/** Returns the histories that do not match an anchor, such as entries lost in a restore. */
export async function findLostRollovers(
  { db, chainKeys }: { db: Database; chainKeys: ChainKeys },
  file: string,
): Promise<{ anchor: VerifiedAnchor; lost: LostHistory[] }> {
  const anchor = await verifyAnchor(chainKeys, file);
  const lost: LostHistory[] = [];
  let heads: AnchoredHead[] = [];
  for await (const head of readHeads(file)) {
    heads.push(head);
    if (heads.length < BATCH_SIZE) continue;
    lost.push(...(await findLostHistories(db.sql, heads)));
    heads = [];
  }
  lost.push(...(await findLostHistories(db.sql, heads)));
  return { anchor, lost };
}

async function findLostHistories(db: Sql, heads: readonly AnchoredHead[]): Promise<LostHistory[]> {
  const seals = await readSealsAt(db, heads);
  const mismatchedHeads = heads.filter(({ rolloverId, hash }) => seals.get(rolloverId) !== hash);
  const rows = await readEnds(db, { ids: mismatchedHeads.map(({ rolloverId }) => rolloverId) });
  const ends = new Map(rows.map(({ id, sequence }) => [id, sequence]));
  return mismatchedHeads
    .filter(({ rolloverId, sequence }) => sequence > 0 || !ends.has(rolloverId))
    .map(({ rolloverId, sequence }) => ({
      rolloverId,
      anchored: sequence,
      left: ends.get(rolloverId) ?? null,
    }));
}

const readEnds = statement("rollover_ends", (param: Params<{ ids: readonly string[] }>) =>
  kysely
    .selectFrom("rollovers")
    .select(["id", "timelineSequence as sequence"])
    .where("id", "=", kysely.fn.any(param.ids)),
);
