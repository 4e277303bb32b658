import { currentOrganization } from "../api/organization.ts";

// Stores the number of views, so that the sidebar can reserve space while they load.

const storageKey = () => `svc.views.${currentOrganization() ?? ""}`;

export function readViewCount(): number {
  const count = Number(localStorage.getItem(storageKey()));
  return Number.isInteger(count) && count > 0 ? Math.min(count, 20) : 0;
}

export function storeViewCount(count: number): void {
  localStorage.setItem(storageKey(), String(count));
}
