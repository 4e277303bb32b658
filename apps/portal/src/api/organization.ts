import { useSyncExternalStore } from "react";
import { createStore } from "./store.ts";

const STORAGE_KEY = "svc.organization";
const organization = createStore(localStorage.getItem(STORAGE_KEY));

export const getOrganizationId = organization.get;

export function chooseOrganization(id: string | null): void {
  if (id === null) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, id);
  organization.set(id);
}

export function useOrganization(): string | null {
  return useSyncExternalStore(organization.subscribe, organization.get);
}
