import { useQueries, useQuery } from "@tanstack/react-query";
import { api, getBody, type Schemas } from "../api/client.ts";
import { getOrganizationId } from "../api/organization.ts";
import { getQuery, queryClient } from "../api/queries.ts";
import { useMe } from "../api/session.ts";

type Account = Schemas["Account"];

const NAME_CACHE_MS = 5 * 60_000;

export const custodianQuery = (id: string) => getQuery("/v1/custodians/{id}", { params: { path: { id } } });
const cachedCustodianQuery = (id: string) => ({ ...custodianQuery(id), staleTime: NAME_CACHE_MS });

export function useCustodianNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const uniqueIds = [...new Set(ids)];
  return useQueries({
    queries: uniqueIds.map(cachedCustodianQuery),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => (data ? [[data.id, data.name] as const] : []))),
  });
}

export const planQuery = (id: string) => getQuery("/v1/plans/{id}", { params: { path: { id } } });

export function usePlanNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const uniqueIds = [...new Set(ids)];
  return useQueries({
    queries: uniqueIds.map((id) => ({ ...planQuery(id), staleTime: NAME_CACHE_MS })),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => (data ? [[data.id, data.name] as const] : []))),
  });
}

export function formatAccountName({
  firstName,
  lastName,
  externalId,
}: Pick<Account, "firstName" | "lastName" | "externalId">): string | null {
  return [firstName, lastName].filter(Boolean).join(" ") || externalId || null;
}

export async function fetchAccountNames(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  if (ids.length === 0) return names;
  const query = { ids: ids.join(","), limit: ids.length };
  const { data } = await getBody(api.GET("/v1/accounts", { params: { query }, signal }));
  for (const account of data) {
    const name = formatAccountName(account);
    if (name !== null) names.set(account.id, name);
  }
  return names;
}

export interface Assignee {
  id: string;
  name: string;
  role: string;
}

const assigneesQuery = () => ({
  queryKey: [getOrganizationId(), "/portal/api/members", "assignees"],
  staleTime: NAME_CACHE_MS,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Assignee[]> => {
    const assignees: Assignee[] = [];
    for (let cursor: string | null = null; ; ) {
      const query: { limit: number; cursor?: string } = {
        limit: 100,
        ...(cursor === null ? {} : { cursor }),
      };
      const page = await getBody(api.GET("/portal/api/members", { params: { query }, signal }));
      assignees.push(...page.data.map(({ id, name, role }) => ({ id, name, role })));
      cursor = page.nextCursor;
      if (cursor === null) return assignees;
    }
  },
});

/** Lists assignable members. For an unknown member, `getName` returns the ID. */
export function useAssignees(): { list: readonly Assignee[]; getName: (id: string) => string } {
  const { data = [] } = useQuery(assigneesQuery());
  const { memberId, user } = useMe();
  const getName = (id: string) =>
    data.find((one) => one.id === id)?.name ?? (id === memberId ? user.name : id);
  return { list: data, getName };
}

/** Returns names by ID. Omits custodians that cannot be read. */
export async function fetchCustodianNames(ids: readonly string[]): Promise<Map<string, string>> {
  const results = await Promise.allSettled(
    [...new Set(ids)].map((id) => queryClient.ensureQueryData(cachedCustodianQuery(id))),
  );
  return new Map(
    results.flatMap((result) =>
      result.status === "fulfilled" ? [[result.value.id, result.value.name] as const] : [],
    ),
  );
}
