import { currentOrganization } from "../api/organization.ts";

// The number of views is remembered, so that the sidebar reserves their room while they load.

const storageKey = () => `svc.views.${currentOrganization() ?? ""}`;

export function readViewCount(): number {
  const count = Number(localStorage.getItem(storageKey()));
  return Number.isInteger(count) && count > 0 ? Math.min(count, 20) : 0;
}

export function storeViewCount(count: number): void {
  localStorage.setItem(storageKey(), String(count));
}
