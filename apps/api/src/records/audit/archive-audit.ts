import { type AuditHead, type AuditLink, type Database, findAuditHead, readAuditLinks } from "@svc/database";
import { listAuditChains } from "./audit-store.ts";

/** Consecutive entries. `head` is null unless they end with the chain's last exported entry. */
interface AuditStep {
  chain: string;
  links: AuditLink[];
  head: AuditHead | null;
}

const LINKS_AT_ONCE = 1_000;

/**
 * Reads by chain. Omits entries that are added to a chain after its export begins.
 * @param start exclusive; a null sequence means that the chain is complete
 */
export async function* readAuditForArchive(
  { sql }: Database,
  start: { chain: string; sequence: number | null } | null,
): AsyncGenerator<AuditStep> {
  // The database can order names differently than `<` below.
  const chains = (await listAuditChains(sql)).toSorted((one, other) => (one < other ? -1 : 1));
  for (const chain of chains) {
    const startSequence = start?.chain === chain ? start.sequence : 0;
    if (startSequence === null || (start && chain < start.chain)) continue;
    const head = await findAuditHead(sql, chain);
    if (!head) continue;
    let after = startSequence;
    for (;;) {
      const limit = Math.min(LINKS_AT_ONCE, head.sequence - after);
      const links = limit > 0 ? await readAuditLinks(sql, chain, { after, limit }) : [];
      after = links.at(-1)?.sequence ?? after;
      const isComplete = after >= head.sequence || links.length === 0;
      yield { chain, links, head: isComplete ? head : null };
      if (isComplete) break;
    }
  }
}
