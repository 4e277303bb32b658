import { lazy, Suspense, useSyncExternalStore } from "react";
import type { ToastContent } from "./toast-queue.ts";

const SHOWN_MS = 6_000;

const listeners = new Set<() => void>();
let wasUsed = false;

/** Shows a toast. Errors stay until dismissed. */
export function toast(content: ToastContent): void {
  wasUsed = true;
  for (const listener of listeners) listener();
  // Loaded on first use: most visits show no toast.
  void import("./toast-queue.ts").then(({ toasts }) =>
    toasts.add(content, content.tone === "bad" ? {} : { timeout: SHOWN_MS }),
  );
}

function useAnyToast(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => wasUsed,
  );
}

const Region = lazy(() =>
  import("./toast-region.tsx").then(({ ToastsRegion }) => ({ default: ToastsRegion })),
);

/** Render once, in the shell. */
export function Toasts() {
  return useAnyToast() ? (
    <Suspense>
      <Region />
    </Suspense>
  ) : null;
}
