import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { api, getBody } from "../api/client.ts";
import { onChanges } from "../api/follow-changes.ts";
import { getOrganizationId } from "../api/organization.ts";
import { getQuery, queryClient } from "../api/queries.ts";
import { parseFilters } from "../pages/rollovers/filters.ts";
import { Icon } from "../ui/icon.tsx";
import { MAX_VIEWS, storeViewCount } from "./stored-count.ts";
import { strings } from "./strings.ts";

/** Minimum time between refreshes of the counts. */
const REFRESH_MS = 2_000;

/** Returns a key that is not an API path, so that a change does not immediately trigger a recount. */
const getCountsKey = () => [getOrganizationId(), "saved view counts"];

export function SavedViews({ placeholder }: { placeholder: ReactNode }) {
  const saved = useQuery(getQuery("/portal/api/saved-views"));
  const views = (saved.data?.data ?? []).slice(0, MAX_VIEWS);
  const counts = useQuery({
    queryKey: [...getCountsKey(), views.map(({ id }) => id)],
    queryFn: ({ signal }) => getBody(api.GET("/portal/api/saved-views/counts", { signal })),
    enabled: views.length > 0,
    placeholderData: (previous) => previous,
  });
  useLiveCounts();
  const isLoaded = saved.data !== undefined;
  useEffect(() => {
    if (isLoaded) storeViewCount(views.length);
  }, [isLoaded, views.length]);
  if (!isLoaded && !saved.isError) return placeholder;
  if (views.length === 0) return null;
  const countById = new Map((counts.data?.data ?? []).map(({ id, count }) => [id, count]));
  return (
    <div className="nav-group nav-group-views">
      <h2 className="nav-group-title">{strings.title}</h2>
      <ul className="nav-group-list">
        {views.map(({ id, name, query }) => {
          const filters = parseFilters(Object.fromEntries(new URLSearchParams(query)));
          // Null if the view has more rollovers than the API counts.
          const count = countById.get(id);
          return (
            <li key={id}>
              <Link
                to="/rollovers"
                search={filters as never}
                className="nav-link"
                activeProps={{ "data-active": true }}
                activeOptions={{ exact: true }}
              >
                <Icon name="bookmark" />
                <span className="nav-link-name">{name}</span>
                {count !== undefined && (
                  <span className="nav-link-count">
                    {count === null ? strings.overLimit : count.toLocaleString("en-US")}
                    <span className="visually-hidden"> {strings.rollovers}</span>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function useLiveCounts(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const stop = onChanges(() => {
      timer ??= setTimeout(() => {
        timer = null;
        void queryClient.invalidateQueries({ queryKey: getCountsKey() });
      }, REFRESH_MS);
    });
    return () => {
      stop();
      if (timer) clearTimeout(timer);
    };
  }, []);
}
