import { useSyncExternalStore } from "react";
import { createStore } from "../../api/store.ts";

export const DENSITIES = ["comfortable", "compact"] as const;
export type Density = (typeof DENSITIES)[number];

const STORAGE_KEY = "svc.density";
const density = createStore<Density>(
  DENSITIES.find((one) => one === localStorage.getItem(STORAGE_KEY)) ?? "comfortable",
);

export function toggleDensity(): void {
  const next = density.get() === "compact" ? "comfortable" : "compact";
  localStorage.setItem(STORAGE_KEY, next);
  density.set(next);
}

export const useDensity = () => useSyncExternalStore(density.subscribe, density.get);
