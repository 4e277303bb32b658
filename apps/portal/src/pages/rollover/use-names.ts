import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { getQuery } from "../../api/queries.ts";

/** What keys are called, by id: timelines name who did something by that. Empty for who may not know. */
export function useNames(_mayMembers: boolean, mayKeys: boolean): ReadonlyMap<string, string> {
  const keys = useQuery({
    ...getQuery("/v1/api-keys", { params: { query: { limit: 100 } } }),
    enabled: mayKeys,
    staleTime: 60_000,
  });
  return useMemo(
    () => new Map((keys.data?.data ?? []).flatMap(({ id, name }) => (name ? [[id, name] as const] : []))),
    [keys.data],
  );
}
