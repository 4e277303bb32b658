import type { Environment } from "@svc/keys";
import type { Page } from "@svc/service-kit";
import type { ApiCall } from "../../declare.ts";
import { STATE_MEANINGS } from "../rollover-states.ts";
import { type BriefRollover, listBriefRollovers } from "../rollover-store.ts";
import type { RolloverView } from "../rollover-view.ts";
import type { ListQuery } from "./list-query.ts";
import { isPlain, type ListedPage, listPage, readAsked } from "./list-rollovers.ts";

/**
 * What a table of rollovers mostly shows of each. It is read from a quarter of the columns, none of which is parsed: of a page
 * that is read whole the parsing costs more than all else that is done for it.
 */
export const BRIEF_MEMBERS: ReadonlySet<string> = new Set([
  "id",
  "environment",
  "externalId",
  "accountId",
  "type",
  "source.custodianId",
  "destination.custodianId",
  "amount.kind",
  "amount.requested",
  "amount.currency",
  "state",
  "status",
  "version",
  "createdAt",
  "updatedAt",
]);

/** A rollover with `BRIEF_MEMBERS` and no others. */
interface BriefView
  extends Pick<
    RolloverView,
    | "id"
    | "environment"
    | "externalId"
    | "accountId"
    | "type"
    | "amount"
    | "state"
    | "status"
    | "version"
    | "createdAt"
    | "updatedAt"
  > {
  source: Pick<RolloverView["source"], "custodianId">;
  destination: Pick<RolloverView["destination"], "custodianId">;
}

interface BriefPage extends Page<BriefView>, Pick<ListedPage, "order" | "places"> {}

/** As `listPage`, with `BRIEF_MEMBERS` of each at least. @throws Problem the same */
export async function briefPage(call: ApiCall, query: ListQuery): Promise<BriefPage> {
  const { order, filter, position, limit } = readAsked(call, query);
  if (filter.states?.length === 0 || !isPlain(filter)) return listPage(call, query);
  const { db, environment } = call;
  const page = await listBriefRollovers(db, call.principal.organizationId, filter, position, limit);
  return {
    items: page.items.map((rollover) => toBriefView(rollover, environment)),
    hasMore: page.hasMore,
    order,
    // Such a list is sorted by nothing else.
    places: page.items.map(({ id, createdAt }) => ({ id, at: createdAt })),
  };
}

function toBriefView(rollover: BriefRollover, environment: Environment): BriefView {
  return {
    id: rollover.id,
    environment,
    externalId: rollover.externalId,
    accountId: rollover.accountId,
    type: rollover.type,
    source: { custodianId: rollover.sourceCustodianId },
    destination: { custodianId: rollover.destinationCustodianId },
    amount: { kind: rollover.amountKind, requested: rollover.amountRequested, currency: rollover.currency },
    state: rollover.state,
    status: STATE_MEANINGS[rollover.state].status,
    version: rollover.version,
    get createdAt() {
      return rollover.createdAt.toISOString();
    },
    get updatedAt() {
      return rollover.updatedAt.toISOString();
    },
  };
}
