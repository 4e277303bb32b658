import type { ReactNode } from "react";
import { ProblemError } from "../api/problem.ts";
import { LinkButton } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { PageHeader } from "./page-header.tsx";
import { QueryContent } from "./query-content.tsx";
import { strings } from "./strings.ts";

/** Links to the list if the object does not exist. */
export function LoadedPage<Data>({
  query,
  noun,
  list,
  lines,
  children,
}: {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  /** Type of object, such as "Endpoint". */
  noun: string;
  list: { href: string; title: string };
  /** Number of placeholder lines. */
  lines?: number | undefined;
  children: (data: Data) => ReactNode;
}) {
  const { data, error } = query;
  if (data === undefined && error instanceof ProblemError && error.status === 404) {
    return (
      <>
        <PageHeader title={noun} />
        <EmptyState
          title={strings.noSuch(noun)}
          action={<LinkButton href={list.href}>{strings.goTo(list.title)}</LinkButton>}
        >
          {strings.noSuchHint}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {data === undefined && <PageHeader title={noun} />}
      <QueryContent query={query} lines={lines}>
        {children}
      </QueryContent>
    </>
  );
}
