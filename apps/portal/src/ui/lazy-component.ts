import { lazy } from "react";

const loads: (() => Promise<unknown>)[] = [];
let hasPreloaded = false;

/** Loads a component when it is first rendered, or with `preloadComponents`. From then on, it needs no connection. */
export const lazyComponent: typeof lazy = (load) => {
  if (hasPreloaded) preload(load);
  else loads.push(load);
  return lazy(load);
};

/** Loads components early, because a component that fails to load when it is shown replaces the page with an error. */
export function preloadComponents(): void {
  hasPreloaded = true;
  for (const load of loads.splice(0)) preload(load);
}

function preload(load: () => Promise<unknown>): void {
  load().catch(() => {
    // The component is loaded again when it is rendered.
  });
}
