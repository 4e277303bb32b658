import { type AuditHead, type AuditLink, type Database, findAuditHead, readAuditLinks } from "@svc/database";
import { listAuditChains } from "./audit-store.ts";

/** A step of what an archive holds of the audit log. */
export interface AuditStep {
  chain: string;
  links: AuditLink[];
  /** Where the chain ended when it was begun; null while it goes on. */
  head: AuditHead | null;
}

const LINKS_AT_ONCE = 1_000;

/**
 * The whole audit log, chain by chain, each up to where it ended when its turn came; a thousand entries in memory at most.
 *
 * @param from where to go on: behind this entry of this chain; null of the entry where the chain is done
 */
export async function* readForArchive(
  { sql }: Database,
  from: { chain: string; sequence: number | null } | null,
): AsyncGenerator<AuditStep> {
  const chains = (await listAuditChains(sql)).toSorted((one, other) => (one < other ? -1 : 1));
  for (const chain of chains) {
    const rest = from?.chain === chain ? from.sequence : 0;
    if (rest === null || (from && chain < from.chain)) continue;
    const head = await findAuditHead(sql, chain);
    if (!head) continue;
    let after = rest;
    for (;;) {
      const most = Math.min(LINKS_AT_ONCE, head.sequence - after);
      const links = most > 0 ? await readAuditLinks(sql, chain, after, most) : [];
      after = links.at(-1)?.sequence ?? after;
      const isOver = after >= head.sequence || links.length === 0;
      yield { chain, links, head: isOver ? head : null };
      if (isOver) break;
    }
  }
}
