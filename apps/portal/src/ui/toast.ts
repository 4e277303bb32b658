import { useSyncExternalStore } from "react";
import type { ToastContent } from "./types.ts";

const SHOWN_MS = 6_000;

const listeners = new Set<() => void>();
let isWanted = false;

/** Says in passing that something was done. What went wrong stays until it is dismissed. */
export function toast(content: ToastContent): void {
  isWanted = true;
  for (const listener of listeners) listener();
  // Most visits see none: what shows them is loaded with the first.
  void import("./toast-queue.ts").then(({ toasts }) =>
    toasts.add(content, content.tone === "bad" ? {} : { timeout: SHOWN_MS }),
  );
}

/** Whether there was a toast yet. */
export function useAnyToast(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isWanted,
  );
}
