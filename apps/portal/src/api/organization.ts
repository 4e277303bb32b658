import { useSyncExternalStore } from "react";

const STORAGE_KEY = "svc.organization";
const listeners = new Set<() => void>();
let current: string | null = localStorage.getItem(STORAGE_KEY);

/** Returns null if the user belongs to one organization or has not chosen. */
export function currentOrganization(): string | null {
  return current;
}

export function chooseOrganization(id: string | null): void {
  current = id;
  if (id === null) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, id);
  for (const listener of listeners) listener();
}

export function useOrganization(): string | null {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentOrganization);
}
