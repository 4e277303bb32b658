import { infiniteQueryOptions, QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import type { MaybeOptionalInit } from "openapi-fetch";
import type { PathsWithMethod } from "openapi-typescript-helpers";
import type { Schema } from "../forms/field.ts";
import { type ApiResponse, api, getBody, type Paths } from "./client.ts";
import { getOrganizationId } from "./organization.ts";
import { ProblemError } from "./problem.ts";

type GetPath = PathsWithMethod<Paths, "get">;
type Options<Path extends GetPath> = MaybeOptionalInit<Paths[Path], "get">;
type Page = { data: unknown[]; nextCursor: string | null };

const RETRIES = 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failureCount, error) =>
        failureCount < RETRIES && error instanceof ProblemError && error.isTransient,
      retryDelay: (failureCount, error) =>
        error instanceof ProblemError && error.retryAfter !== null
          ? error.retryAfter * 1_000
          : 500 * 2 ** failureCount,
    },
  },
});

/** Without options, matches every query of the path. */
export function queryKeyFor(path: GetPath, options?: unknown): readonly unknown[] {
  const prefix = [getOrganizationId(), path];
  return options === undefined ? prefix : [...prefix, options];
}

/** `useQuery(getQuery("/v1/rollovers/{id}", { params: { path: { id } } }))` */
export function getQuery<Path extends GetPath>(path: Path, options?: Options<Path>) {
  return queryOptions({
    queryKey: queryKeyFor(path, options ?? {}),
    queryFn: ({ signal }): Promise<ApiResponse<Path>> =>
      getBody(api.GET(path as never, { ...options, signal } as never)),
  });
}

export const idParams = (id: string) => ({ params: { path: { id } } });

/** `useInfiniteQuery(listQuery("/v1/accounts", { params: { query: { q } } }))` */
export function listQuery<Path extends GetPath>(path: Path, options?: Options<Path>) {
  type ListResponse = ApiResponse<Path> & Page;
  return infiniteQueryOptions({
    queryKey: [...queryKeyFor(path, options ?? {}), "pages"],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }): Promise<ListResponse> => {
      const init = options as { params?: { query?: object } } | undefined;
      const query = { ...init?.params?.query, ...(pageParam === null ? {} : { cursor: pageParam }) };
      return getBody(
        api.GET(path as never, { ...init, params: { ...init?.params, query }, signal } as never),
      );
    },
    getNextPageParam: (lastPage: Page) => lastPage.nextCursor,
  });
}

export function flattenPages<Row>(pages: { pages: { data: Row[] }[] } | undefined): Row[] {
  return pages?.pages.flatMap(({ data }) => data) ?? [];
}

export function refetch(...paths: GetPath[]): Promise<unknown> {
  return Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: queryKeyFor(path) })));
}

export function useInputSchema(operation: string): Schema | undefined {
  const { data } = useQuery({ ...getQuery("/portal/api/forms"), staleTime: Number.POSITIVE_INFINITY });
  return data?.data.find((entry) => entry.operation === operation)?.input as Schema | undefined;
}
