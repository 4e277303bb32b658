import type { ReactNode } from "react";
import { ProblemError } from "../api/problem.ts";
import { LinkButton } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { Loaded } from "./loaded.tsx";
import { PageHeader } from "./page-header.tsx";

/** The page of one thing. Where its address names nothing, it says so, with the way to the list. */
export function LoadedPage<Data>({
  query,
  words,
  list,
  lines,
  children,
}: {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  words: { title: string; notFound: string; notFoundHint: string; toList: string };
  /** Where the list is. */
  list: string;
  lines: number;
  children: (data: Data) => ReactNode;
}) {
  if (query.error instanceof ProblemError && query.error.status === 404) {
    return (
      <>
        <PageHeader title={words.title} />
        <EmptyState title={words.notFound} action={<LinkButton href={list}>{words.toList}</LinkButton>}>
          {words.notFoundHint}
        </EmptyState>
      </>
    );
  }
  return (
    <Loaded query={query} lines={lines}>
      {children}
    </Loaded>
  );
}
