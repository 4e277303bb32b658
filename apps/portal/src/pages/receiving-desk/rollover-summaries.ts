import { useQueries, useQuery } from "@tanstack/react-query";
import type { Schemas } from "../../api/client.ts";
import { getQuery, idParams } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import { fetchAccountNames, useCustodianNames } from "../../pickers/index.ts";
import { strings } from "./strings.ts";

type Rollover = Schemas["Rollover"];

export interface RolloverSummary {
  /** Participant's name, or the rollover's external ID if the name is not available. */
  participant: string | null;
  /** Names of both custodians; null while loading. */
  route: string | null;
  state: string;
  /** Requested amount; null for the full balance. */
  requested: string | null;
  sent: string;
}

/** Returns summaries by rollover ID. Omits rollovers that are still loading. */
export function useRolloverSummaries(ids: readonly string[]): ReadonlyMap<string, RolloverSummary> {
  const rollovers = useQueries({
    queries: ids.map((id) => getQuery("/v1/rollovers/{id}", idParams(id))),
    combine: (results) => results.flatMap(({ data }): Rollover[] => (data ? [data] : [])),
  });
  const names = useParticipantNames(rollovers.map(({ accountId }) => accountId));
  const custodians = useCustodianNames(
    rollovers.flatMap(({ source, destination }) => [source.custodianId, destination.custodianId]),
  );
  const toRoute = ({ source, destination }: Rollover) => {
    const [from, to] = [custodians.get(source.custodianId), custodians.get(destination.custodianId)];
    return from && to ? strings.route(from, to) : null;
  };
  return new Map(
    rollovers.map((rollover) => [
      rollover.id,
      {
        participant: names.get(rollover.accountId) ?? rollover.externalId,
        route: toRoute(rollover),
        state: rollover.state,
        requested: rollover.amount.requested,
        sent: rollover.amounts.sent,
      },
    ]),
  );
}

function useParticipantNames(accountIds: readonly string[]): ReadonlyMap<string, string> {
  const canRead = useHasScope()("accounts:read");
  const ids = [...new Set(accountIds)].sort();
  const { data } = useQuery({
    queryKey: ["account-names", ...ids],
    enabled: canRead && ids.length > 0,
    staleTime: 60_000,
    queryFn: ({ signal }) => fetchAccountNames(ids, signal),
  });
  return data ?? new Map();
}
