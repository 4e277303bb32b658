import { useSyncExternalStore } from "react";

export const THEMES = ["system", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];

const STORAGE_KEY = "svc.theme";
const listeners = new Set<() => void>();
let theme: Theme = THEMES.find((one) => one === localStorage.getItem(STORAGE_KEY)) ?? "system";

function applyTheme(): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
}
applyTheme();

export function chooseTheme(chosen: Theme): void {
  theme = chosen;
  localStorage.setItem(STORAGE_KEY, chosen);
  applyTheme();
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => theme,
  );
}
