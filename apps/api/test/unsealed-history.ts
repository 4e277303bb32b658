import { type ChainHead, sealEntry } from "../src/rollovers/timeline/timeline-chain.ts";
import { readChains } from "../src/rollovers/timeline/timeline-store.ts";
import { CHAIN_KEYS } from "./seal-rollovers.ts";
import type { TestApi } from "./start-test-api.ts";

/** Reseals a rollover's timeline without row digests, which older releases did not store. */
export async function resealWithoutRowDigests(api: TestApi, id: string): Promise<void> {
  const { sql, prisma } = api.db;
  const entries = await readChains(sql, [{ rolloverId: id, after: 0 }], 1_000);
  let head: ChainHead = { sequence: 0, hash: "" };
  await prisma.$transaction(async (tx) => {
    await tx.$executeRawUnsafe("SET LOCAL session_replication_role = replica");
    for (const {
      rolloverId: _id,
      sequence: _sequence,
      prevHash: _before,
      hash: _hash,
      ...entry
    } of entries) {
      const sealed = sealEntry(CHAIN_KEYS, id, { head, input: { ...entry, rowDigest: null } });
      await tx.$executeRawUnsafe(
        "UPDATE timeline_entries SET row_digest = NULL, prev_hash = $3, hash = $4 WHERE rollover_id = $1 AND sequence = $2",
        id,
        sealed.sequence,
        sealed.prevHash,
        sealed.hash,
      );
      head = sealed;
    }
    await tx.rolloverAnswer.deleteMany({ where: { id } });
    await tx.$executeRawUnsafe("UPDATE rollovers SET timeline_hash = $2 WHERE id = $1", id, head.hash);
  });
}
