import { useSyncExternalStore } from "react";
import type { ToastContent } from "./types.ts";

const SHOWN_MS = 6_000;

const listeners = new Set<() => void>();
let wasUsed = false;

/** Errors stay until dismissed. */
export function toast(content: ToastContent): void {
  wasUsed = true;
  for (const listener of listeners) listener();
  // Loaded on first use: most visits show no toast.
  void import("./toast-queue.ts").then(({ toasts }) =>
    toasts.add(content, content.tone === "bad" ? {} : { timeout: SHOWN_MS }),
  );
}

export function useAnyToast(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => wasUsed,
  );
}
