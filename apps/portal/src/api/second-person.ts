import { useQuery } from "@tanstack/react-query";
import { getQuery } from "./queries.ts";

/** Whether the organization needs a second person for an action: `const isForTwo = useSecondPerson(); isForTwo("reveal")`. */
export function useSecondPerson(): (action: string) => boolean {
  const { data } = useQuery({ ...getQuery("/v1/organization/settings"), staleTime: 60_000 });
  const chosen: readonly string[] = data?.secondPerson ?? [];
  return (action) => chosen.includes(action);
}

/** A button's label for an action that another person confirms. */
export const labelForTwo = (label: string, isForTwo: boolean) =>
  isForTwo ? `${label} — needs a second person` : label;
