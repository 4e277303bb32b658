import type { Custodian } from "../api/client.ts";

const MOST_RECENT = 3;

/** The companies that were chosen last, the latest first. One that is not listed is not among them: it has no id to be found by. */
export function addRecent(recent: readonly Custodian[], chosen: Custodian): readonly Custodian[] {
  if (chosen.isUnlisted) return recent;
  const others = recent.filter(({ id }) => id !== chosen.id);
  return [{ ...chosen, match: null }, ...others].slice(0, MOST_RECENT);
}
