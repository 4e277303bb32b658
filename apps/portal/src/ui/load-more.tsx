import { Button } from "./button.tsx";
import { ErrorNotice } from "./notice.tsx";
import { strings } from "./strings.ts";

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  error: unknown;
}

/** The end of a list that has more: `<LoadMore query={query} />` of a `useInfiniteQuery(listQuery(…))`. */
export function LoadMore({ query }: { query: Pages }) {
  if (query.error) return <ErrorNotice error={query.error} onRetry={() => query.fetchNextPage()} />;
  if (!query.hasNextPage) return null;
  return (
    <div className="row">
      <Button onPress={() => query.fetchNextPage()} isPending={query.isFetchingNextPage}>
        {strings.loadMore}
      </Button>
    </div>
  );
}
