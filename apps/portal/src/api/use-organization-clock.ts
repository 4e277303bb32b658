import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { setOrganizationClock } from "./clock.ts";
import { ENVIRONMENT } from "./environment.ts";
import { getQuery } from "./queries.ts";

/** Only the sandbox can advance the organization's clock, so live uses the browser's. */
export function useOrganizationClock(): void {
  const isSandbox = ENVIRONMENT === "test";
  const { data, dataUpdatedAt, isError } = useQuery({ ...getQuery("/portal/api/clock"), enabled: isSandbox });
  useEffect(() => {
    if (!isSandbox || isError) setOrganizationClock(0);
    else setOrganizationClock(data ? Date.parse(data.now) - dataUpdatedAt : null);
  }, [isSandbox, isError, data, dataUpdatedAt]);
}
