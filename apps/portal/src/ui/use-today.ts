import { useQuery } from "@tanstack/react-query";
import { getQuery } from "../api/queries.ts";
import { useNow } from "./use-now.ts";

/** Returns the day in the organization's time zone, as `YYYY-MM-DD`; null until the settings and the clock are known. */
export function useToday(): string | null {
  const now = useNow("organization");
  const { data } = useQuery({ ...getQuery("/v1/organization/settings"), staleTime: 60_000 });
  if (now === null || !data) return null;
  // The Swedish format of dates is ISO 8601.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: data.timeZone }).format(new Date(now));
}
