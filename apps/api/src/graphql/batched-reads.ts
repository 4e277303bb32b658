import { type Account, type AccountView, toOpeningView } from "@svc/accounts";
import { notFound, type Page, type Principal } from "@svc/service-kit";
import DataLoader from "dataloader";
import { findAccounts } from "../accounts/accounts.ts";
import type { ApiContext } from "../context.ts";
import { listTimelines, type TimelinePage } from "../rollovers/list-timelines.ts";
import type { TimelineEntry } from "../rollovers/timeline-chain.ts";

/** The reads that an answer needs many times over, each done once for all that ask in the same turn. */
export interface BatchedReads {
  /** @throws Problem `not_found`, `insufficient_scope` */
  account(id: string): Promise<AccountView>;
  /** @throws Problem `invalid_request` for a cursor that no timeline gave */
  timeline(rolloverId: string, page: TimelinePage): Promise<Page<TimelineEntry>>;
}

/**
 * The batched reads of one request. Nothing is kept: what a mutation has changed, the next one in the document sees.
 */
export function createBatchedReads(ctx: ApiContext, principal: Principal): BatchedReads {
  const accounts = new DataLoader<string, AccountView>(
    async (ids) => {
      const found = await findAccounts(ctx, principal, [...new Set(ids)]);
      const views = new Map<Account, AccountView>();
      return ids.map((id) => {
        const account = found.get(id);
        if (!account) return notFound("account");
        const view = views.get(account) ?? toOpeningView(account, ctx.environment);
        views.set(account, view);
        return view;
      });
    },
    { cache: false },
  );
  const timelines = new Map<string, DataLoader<string, Page<TimelineEntry>>>();
  const timelinesAt = (page: TimelinePage) => {
    const key = `${page.limit} ${page.cursor ?? ""}`;
    const known = timelines.get(key);
    if (known) return known;
    const loader = new DataLoader<string, Page<TimelineEntry>>(
      async (ids) => {
        const pages = await listTimelines(ctx, principal, [...new Set(ids)], page);
        return ids.map((id) => pages.get(id) ?? { items: [], hasMore: false });
      },
      { cache: false },
    );
    timelines.set(key, loader);
    return loader;
  };
  return {
    account: (id) => accounts.load(id),
    timeline: (rolloverId, page) => timelinesAt(page).load(rolloverId),
  };
}
