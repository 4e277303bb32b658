import { getOrganizationId } from "../api/organization.ts";

// A run begins when the user presses Next in the list. It opens each rollover at most once.

/** The API's limit of IDs in `skip`. */
const MAX_OPENED = 200;

const getStorageKey = () => `svc.next.${getOrganizationId() ?? ""}`;

/** Returns the IDs of the rollovers that this run has opened. */
export function listOpened(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(getStorageKey()) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function addOpened(id: string): void {
  const opened = [...listOpened().filter((one) => one !== id), id];
  sessionStorage.setItem(getStorageKey(), JSON.stringify(opened.slice(-MAX_OPENED)));
}

export function startRun(): void {
  sessionStorage.removeItem(getStorageKey());
}
