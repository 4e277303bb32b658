import { Button } from "./button.tsx";
import { ErrorNotice } from "./notice.tsx";
import { strings } from "./strings.ts";

interface Pages {
  data: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  error: unknown;
}

/** Button for the next page of a list. `query` is the result of `useInfiniteQuery(listQuery(…))`. */
export function LoadMore({ query }: { query: Pages }) {
  // If the first page failed, the list above shows the error.
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
