import { DEPLOYMENT_CHAIN } from "@svc/database";
import type { OperatorContext } from "../../context/operator-context.ts";
import { getOrganization } from "../../people/organizations/organizations.ts";
import type { AuditEntry, AuditFilter } from "./audit-entry.ts";
import { listAuditChains, readInOrder, readNewest } from "./audit-store.ts";

/** Lists matching rows, newest first. @param before ID of the previous page's last row, null for the first page */
export async function listAudit(
  ctx: OperatorContext,
  filter: AuditFilter,
  { before, limit }: { before: number | null; limit: number },
): Promise<{ data: AuditEntry[]; hasMore: boolean }> {
  await requireChain(ctx, filter.chain);
  const matches: AuditEntry[] = [];
  let start: number | null = before;
  do {
    const { entries, next } = await readNewest(ctx.db.sql, filter, start);
    matches.push(...entries);
    start = next;
  } while (start !== null && matches.length <= limit);
  return { data: matches.slice(0, limit), hasMore: matches.length > limit };
}

/** Exports at least the entries committed before the call. Holds no connection between batches. */
export async function* exportAudit(ctx: OperatorContext, filter: AuditFilter): AsyncGenerator<AuditEntry> {
  await requireChain(ctx, filter.chain);
  const { sql } = ctx.db;
  const chains = filter.chain === null ? await listAuditChains(sql) : [filter.chain];
  for (const chain of chains) {
    let after: number | null = 0;
    do {
      const batch: Awaited<ReturnType<typeof readInOrder>> = await readInOrder(sql, chain, {
        filter,
        after,
      });
      yield* batch.entries;
      after = batch.next;
    } while (after !== null);
  }
}

/** @throws Problem `not_found` if the chain belongs neither to the deployment nor to an organization */
export async function requireChain(ctx: OperatorContext, chain: string | null): Promise<void> {
  if (chain !== null && chain !== DEPLOYMENT_CHAIN) await getOrganization(ctx, chain);
}
