import type { Custodian } from "../api/client.ts";

const MAX_RECENT = 3;

/** Adds a company to the recent ones, latest first. Skips unlisted companies, which have no ID. */
export function addRecent(recent: readonly Custodian[], chosen: Custodian): readonly Custodian[] {
  if (chosen.isUnlisted) return recent;
  const otherCustodians = recent.filter(({ id }) => id !== chosen.id);
  return [{ ...chosen, match: null }, ...otherCustodians].slice(0, MAX_RECENT);
}
