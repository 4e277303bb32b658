import { toPage } from "@svc/service-kit";
import type { ApiCall } from "../../declare.ts";
import { STATE_MEANINGS } from "../rollover-states.ts";
import { listRolloverSummaries } from "../rollover-store.ts";
import type { ListQuery } from "./list-query.ts";
import { isPlain, listPage, readAsked } from "./list-rollovers.ts";

/** The members of a rollover that `summaryPage` reads, and the links that lead on from them. */
export const SUMMARY_MEMBERS: ReadonlySet<string> = new Set([
  "id",
  "environment",
  "externalId",
  "accountId",
  "account",
  "type",
  "source.custodianId",
  "source.custodian",
  "destination.custodianId",
  "destination.custodian",
  "amount",
  "state",
  "status",
  "version",
  "createdAt",
  "updatedAt",
  "timeline",
]);

/** Reads a page as `listPage` does, but only `SUMMARY_MEMBERS` of each rollover, none of which is stored as JSON. */
export async function summaryPage(call: ApiCall, query: ListQuery) {
  const { order, filter, position, limit } = readAsked(call, query);
  if (filter.states?.length === 0 || !isPlain(filter)) return listPage(call, query);
  const { db, environment, principal } = call;
  const rows = await listRolloverSummaries(db, principal.organizationId, filter, position, limit);
  const { items, hasMore } = toPage(rows, limit);
  return {
    items: items.map((row) => ({
      id: row.id,
      environment,
      externalId: row.externalId,
      accountId: row.accountId,
      type: row.type,
      source: { custodianId: row.sourceCustodianId },
      destination: { custodianId: row.destinationCustodianId },
      amount: { kind: row.amountKind, requested: row.amountRequested, currency: row.currency },
      state: row.state,
      status: STATE_MEANINGS[row.state].status,
      version: row.version,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    })),
    hasMore,
    order,
    // A plain list is always in the order of creation.
    places: items.map(({ id, createdAt }) => ({ id, at: createdAt })),
  };
}
