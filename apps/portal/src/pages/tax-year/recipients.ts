import { useQueries } from "@tanstack/react-query";
import { useHasScope } from "../../api/session.ts";
import { fetchAccountNames } from "../../pickers/index.ts";

/** Below the API's limit of 100 IDs per request. */
const IDS_PER_REQUEST = 50;

export function useRecipientNames(accountIds: readonly string[]): ReadonlyMap<string, string> {
  const canRead = useHasScope()("accounts:read");
  const ids = [...new Set(accountIds)];
  const batches = Array.from({ length: Math.ceil(ids.length / IDS_PER_REQUEST) }, (_, index) =>
    ids.slice(index * IDS_PER_REQUEST, (index + 1) * IDS_PER_REQUEST),
  );
  return useQueries({
    queries: batches.map((batch) => ({
      queryKey: ["account-names", ...batch],
      enabled: canRead,
      staleTime: 60_000,
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchAccountNames(batch, signal),
    })),
    combine: (results) => new Map(results.flatMap(({ data }) => [...(data ?? [])])),
  });
}
