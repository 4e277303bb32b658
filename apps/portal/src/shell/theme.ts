import { useSyncExternalStore } from "react";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEPT_AS = "svc.theme";
const listeners = new Set<() => void>();
let theme: Theme = THEMES.find((one) => one === localStorage.getItem(KEPT_AS)) ?? "system";

function show(): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
}
show();

export function chooseTheme(chosen: Theme): void {
  theme = chosen;
  localStorage.setItem(KEPT_AS, chosen);
  show();
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
