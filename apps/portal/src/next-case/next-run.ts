import { currentOrganization } from "../api/organization.ts";

// A run begins when the user presses Next in the list. It opens each rollover at most once.

const MAX_SKIPPED = 200;

const storageKey = () => `svc.next.${currentOrganization() ?? ""}`;

export function listServed(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey()) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function addServed(id: string): void {
  const served = [...listServed().filter((one) => one !== id), id];
  sessionStorage.setItem(storageKey(), JSON.stringify(served.slice(-MAX_SKIPPED)));
}

export function startRun(): void {
  sessionStorage.removeItem(storageKey());
}
