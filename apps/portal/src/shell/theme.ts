import { useSyncExternalStore } from "react";
import { createStore } from "../api/store.ts";

export const THEMES = ["system", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];

const STORAGE_KEY = "svc.theme";
const theme = createStore<Theme>(THEMES.find((one) => one === localStorage.getItem(STORAGE_KEY)) ?? "system");

function applyTheme(): void {
  const { dataset } = document.documentElement;
  const current = theme.get();
  if (current === "system") delete dataset.theme;
  else dataset.theme = current;
}
applyTheme();

export function chooseTheme(chosen: Theme): void {
  localStorage.setItem(STORAGE_KEY, chosen);
  theme.set(chosen);
  applyTheme();
}

export function useTheme(): Theme {
  return useSyncExternalStore(theme.subscribe, theme.get);
}
