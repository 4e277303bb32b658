import type { ReactNode } from "react";
import { ProblemError } from "../api/problem.ts";
import { LinkButton } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { Loaded } from "./loaded.tsx";
import { PageHeader } from "./page-header.tsx";
import { strings } from "./strings.ts";

/** The page of one object. If its ID is unknown, the page says so and links to the list. */
export function LoadedPage<Data>({
  query,
  noun,
  list,
  lines,
  children,
}: {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  /** What the object is called: `Rollover`. */
  noun: string;
  /** Path of the list, `/rollovers`, and its title. */
  list: { href: string; title: string };
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
      <Loaded query={query} lines={lines}>
        {children}
      </Loaded>
    </>
  );
}
