import { Button } from "./button.tsx";
import { ErrorNotice } from "./notice.tsx";
import { strings } from "./strings.ts";

export interface PagedQuery<Row = unknown> {
  data: { pages: { data: Row[] }[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
  error: unknown;
}

export function LoadMore({ query }: { query: PagedQuery }) {
  // If the first page of the list failed, QueryContent shows the error instead.
  if (query.error && query.data !== undefined)
    return <ErrorNotice error={query.error} onRetry={() => query.fetchNextPage()} />;
  if (!query.hasNextPage) return null;
  return (
    <div className="row">
      <Button onPress={() => query.fetchNextPage()} isPending={query.isFetchingNextPage}>
        {strings.loadMore}
      </Button>
    </div>
  );
}
