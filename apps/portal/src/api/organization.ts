import { useSyncExternalStore } from "react";

// Which organization the calls are for: of a member of several the one that was chosen last on this machine.

const KEPT_AS = "svc.organization";
const listeners = new Set<() => void>();
let current: string | null = localStorage.getItem(KEPT_AS);

/** The id of the organization, or null where there is but one, or none was chosen. */
export function currentOrganization(): string | null {
  return current;
}

/** Makes the calls that follow be for this organization. */
export function chooseOrganization(id: string | null): void {
  current = id;
  if (id === null) localStorage.removeItem(KEPT_AS);
  else localStorage.setItem(KEPT_AS, id);
  for (const listener of listeners) listener();
}

export function useOrganization(): string | null {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentOrganization);
}
