import type { ReactNode } from "react";
import { ErrorNotice } from "./notice.tsx";
import { Skeleton } from "./skeleton.tsx";

interface QueryResult<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

export function QueryContent<Data>({
  query,
  children,
  lines = 4,
}: {
  query: QueryResult<Data>;
  children: (data: Data) => ReactNode;
  /** Number of placeholder lines. */
  lines?: number | undefined;
}) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.error) return <ErrorNotice error={query.error} onRetry={() => query.refetch()} />;
  return <Skeleton lines={lines} />;
}
