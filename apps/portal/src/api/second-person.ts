import { useQuery } from "@tanstack/react-query";
import { getQuery } from "./queries.ts";

/** Returns a predicate: `useSecondPerson()("reveal")` is true if `reveal` requires a second person. */
export function useSecondPerson(): (action: string) => boolean {
  const { data } = useQuery({ ...getQuery("/v1/organization/settings"), staleTime: 60_000 });
  const actions: readonly string[] = data?.secondPerson ?? [];
  return (action) => actions.includes(action);
}

export const addSecondPersonNote = (label: string, needsSecondPerson: boolean) =>
  needsSecondPerson ? `${label} — needs a second person` : label;
