import { DEPLOYMENT_CHAIN } from "@svc/database";
import type { OperatorContext } from "../operator-context.ts";
import { getOrganization } from "../organizations/organizations.ts";
import type { AuditEntry, AuditFilter } from "./audit-entry.ts";
import { listAuditChains, readInOrder, readNewest } from "./audit-store.ts";

/**
 * Lists the rows that the filter lets through, newest first.
 *
 * @param before the number of the row behind which to begin, the last of the page before; null for the newest
 * @throws Problem `not_found` for the organization
 */
export async function listAudit(
  ctx: OperatorContext,
  filter: AuditFilter,
  before: number | null,
  limit: number,
): Promise<{ data: AuditEntry[]; hasMore: boolean }> {
  await requireChain(ctx, filter.chain);
  const found: AuditEntry[] = [];
  let from: number | null = before;
  do {
    const { entries, next } = await readNewest(ctx.db.sql, filter, from);
    found.push(...entries);
    from = next;
  } while (from !== null && found.length <= limit);
  return { data: found.slice(0, limit), hasMore: found.length > limit };
}

/**
 * Reads every row that the filter lets through, chain by chain and each in its order: what was committed before it began is
 * all there. No more than a window is in memory, and nothing is held in the database between windows.
 *
 * @throws Problem `not_found` for the organization
 */
export async function* exportAudit(ctx: OperatorContext, filter: AuditFilter): AsyncGenerator<AuditEntry> {
  await requireChain(ctx, filter.chain);
  const { sql } = ctx.db;
  const chains = filter.chain === null ? await listAuditChains(sql) : [filter.chain];
  for (const chain of chains) {
    let after: number | null = 0;
    do {
      const window: Awaited<ReturnType<typeof readInOrder>> = await readInOrder(sql, chain, filter, after);
      yield* window.entries;
      after = window.next;
    } while (after !== null);
  }
}

/** @throws Problem `not_found` for a chain that is neither the deployment's nor an organization's */
export async function requireChain(ctx: OperatorContext, chain: string | null): Promise<void> {
  if (chain !== null && chain !== DEPLOYMENT_CHAIN) await getOrganization(ctx, chain);
}
