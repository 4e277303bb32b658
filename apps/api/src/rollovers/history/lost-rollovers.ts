import { type Database, kysely, type Params, type Sql, statement } from "@svc/database";
import { readSealsAt } from "../timeline-store.ts";
import { type AnchoredHead, readHeads, type VerifiedAnchor, verifyAnchor } from "./anchor-file.ts";
import type { ChainKeys } from "./chain-keys.ts";

/** A history that an anchor has seen further than the database knows it. */
export interface LostHistory {
  rolloverId: string;
  /** Its last entry in the anchor. */
  anchored: number;
  /** Its last entry in the database; null where the rollover is gone. */
  left: number | null;
}

const AT_ONCE = 1_000;

/**
 * Every history of which an anchor has more, or another end, than the database: after a restore, what was lost of it.
 *
 * @throws AnchorFault
 */
export async function findLostRollovers(
  { db, chainKeys }: { db: Database; chainKeys: ChainKeys },
  file: string,
): Promise<{ anchor: VerifiedAnchor; lost: LostHistory[] }> {
  const anchor = await verifyAnchor(chainKeys, file);
  const lost: LostHistory[] = [];
  let heads: AnchoredHead[] = [];
  for await (const head of readHeads(file)) {
    heads.push(head);
    if (heads.length < AT_ONCE) continue;
    lost.push(...(await compare(db.sql, heads)));
    heads = [];
  }
  lost.push(...(await compare(db.sql, heads)));
  return { anchor, lost };
}

async function compare(db: Sql, heads: readonly AnchoredHead[]): Promise<LostHistory[]> {
  const seals = await readSealsAt(db, heads);
  const doubtful = heads.filter(({ rolloverId, hash }) => seals.get(rolloverId) !== hash);
  const rows = await readEnds(db, { ids: doubtful.map(({ rolloverId }) => rolloverId) });
  const ends = new Map(rows.map(({ id, sequence }) => [id, sequence]));
  return doubtful
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
