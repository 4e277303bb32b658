import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { getQuery } from "../../api/queries.ts";
import { useAssignees } from "../../pickers/index.ts";

/** Returns names of members and keys by ID. Reading the keys requires `keys:read`. */
export function useActorNameMap({ includesKeys }: { includesKeys: boolean }): ReadonlyMap<string, string> {
  const { list: members } = useAssignees();
  const { data: keys } = useQuery({
    ...getQuery("/v1/api-keys", { params: { query: { limit: 100 } } }),
    enabled: includesKeys,
    staleTime: 60_000,
  });
  return useMemo(() => {
    const entries = [...members, ...(keys?.data ?? [])].map(({ id, name }) => [id, name ?? ""] as const);
    return new Map(entries.filter(([, name]) => name !== ""));
  }, [members, keys]);
}
