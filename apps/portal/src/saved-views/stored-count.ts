import { getOrganizationId } from "../api/organization.ts";

// Stores the number of views, so that the sidebar can reserve space while they load.

const getStorageKey = () => `svc.views.${getOrganizationId() ?? ""}`;

export const MAX_VIEWS = 20;

export function readViewCount(): number {
  const count = Number(localStorage.getItem(getStorageKey()));
  return Number.isInteger(count) && count > 0 ? Math.min(count, MAX_VIEWS) : 0;
}

export function storeViewCount(count: number): void {
  localStorage.setItem(getStorageKey(), String(count));
}
