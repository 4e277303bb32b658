import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { getQuery } from "../../api/queries.ts";
import { useAssignees } from "../../pickers/index.ts";

export function useActorNameMap(canReadKeys: boolean): ReadonlyMap<string, string> {
  const { list } = useAssignees();
  const { data: keys } = useQuery({
    ...getQuery("/v1/api-keys", { params: { query: { limit: 100 } } }),
    enabled: canReadKeys,
    staleTime: 60_000,
  });
  return useMemo(() => {
    const entries = [...list, ...(keys?.data ?? [])].map(({ id, name }) => [id, name ?? ""] as const);
    return new Map(entries.filter(([, name]) => name !== ""));
  }, [list, keys]);
}
