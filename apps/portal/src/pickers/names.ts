import { useQueries, useQuery } from "@tanstack/react-query";
import { answer, api, type Schemas } from "../api/client.ts";
import { currentOrganization } from "../api/organization.ts";
import { getQuery, queryClient } from "../api/queries.ts";
import { useMe } from "../api/session.ts";

type Account = Schemas["Account"];

const NAMES_LAST_MS = 5 * 60_000;

export const custodianQuery = (id: string) => getQuery("/v1/custodians/{id}", { params: { path: { id } } });
const lasting = (id: string) => ({ ...custodianQuery(id), staleTime: NAMES_LAST_MS });

export function useCustodianNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const asked = [...new Set(ids)];
  return useQueries({
    queries: asked.map(lasting),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => (data ? [[data.id, data.name] as const] : []))),
  });
}

export function nameOfAccount({
  firstName,
  lastName,
  externalId,
}: Pick<Account, "firstName" | "lastName" | "externalId">): string | null {
  return [firstName, lastName].filter(Boolean).join(" ") || externalId || null;
}

export async function readAccountNames(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  if (ids.length === 0) return names;
  const query = { ids: ids.join(","), limit: ids.length };
  const { data } = await answer(api.GET("/v1/accounts", { params: { query }, signal }));
  for (const account of data) {
    const name = nameOfAccount(account);
    if (name !== null) names.set(account.id, name);
  }
  return names;
}

export interface Assignee {
  /** `mem_…`, the rollover's `assigneeId`. */
  id: string;
  name: string;
  role: string;
}

const assigneesQuery = () => ({
  queryKey: [currentOrganization(), "/portal/api/members", "assignees"],
  staleTime: NAMES_LAST_MS,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Assignee[]> => {
    const found: Assignee[] = [];
    for (let cursor: string | null = null; ; ) {
      const query: { limit: number; cursor?: string } = {
        limit: 100,
        ...(cursor === null ? {} : { cursor }),
      };
      const page = await answer(api.GET("/portal/api/members", { params: { query }, signal }));
      found.push(...page.data.map(({ id, name, role }) => ({ id, name, role })));
      cursor = page.nextCursor;
      if (cursor === null) return found;
    }
  },
});

/** Members who can be assigned. `nameOf` returns the ID of an unknown assignee. */
export function useAssignees(): { list: readonly Assignee[]; nameOf: (id: string) => string } {
  const { data = [] } = useQuery(assigneesQuery());
  const { memberId, user } = useMe();
  const nameOf = (id: string) =>
    data.find((one) => one.id === id)?.name ?? (id === memberId ? user.name : id);
  return { list: data, nameOf };
}

export function readCustodianNames(ids: readonly string[]): Promise<unknown> {
  return Promise.allSettled([...new Set(ids)].map((id) => queryClient.ensureQueryData(lasting(id))));
}
