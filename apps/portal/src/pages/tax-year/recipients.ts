import { useQueries } from "@tanstack/react-query";
import { useHasScope } from "../../api/session.ts";
import { fetchAccountNames } from "../../pickers/index.ts";

/** The API's limit on IDs per request is 100. */
const IDS_PER_REQUEST = 50;

/** Returns the names of accounts by ID, if the user can read them. */
export function useRecipientNames(accountIds: readonly string[]): ReadonlyMap<string, string> {
  const canRead = useHasScope()("accounts:read");
  const ids = [...new Set(accountIds)];
  const parts = Array.from({ length: Math.ceil(ids.length / IDS_PER_REQUEST) }, (_, index) =>
    ids.slice(index * IDS_PER_REQUEST, (index + 1) * IDS_PER_REQUEST),
  );
  return useQueries({
    queries: parts.map((part) => ({
      queryKey: ["account-names", ...part],
      enabled: canRead,
      staleTime: 60_000,
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchAccountNames(part, signal),
    })),
    combine: (results) => new Map(results.flatMap(({ data }) => [...(data ?? [])])),
  });
}
