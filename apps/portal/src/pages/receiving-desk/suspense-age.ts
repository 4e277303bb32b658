import { useQuery } from "@tanstack/react-query";
import { getQuery } from "../../api/queries.ts";
import { useNow } from "../../ui/index.ts";

const DAY_MS = 86_400_000;

/** Returns the number of whole days since a time. */
export function countDays(since: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(since)) / DAY_MS));
}

/** Returns the day of a time as `YYYY-MM-DD`. */
export function toDay(time: number, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(new Date(time));
}

/** Returns the organization's time and day; null while they are unknown. */
export function useOrganizationDay(): { now: number; today: string } | null {
  const now = useNow("organization");
  const { data } = useQuery({ ...getQuery("/v1/organization/settings"), staleTime: 60_000 });
  return now === null || !data ? null : { now, today: toDay(now, data.timeZone) };
}
