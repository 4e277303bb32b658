import { Suspense, useSyncExternalStore } from "react";
import { createStore } from "../api/store.ts";
import { lazyComponent } from "./lazy-component.ts";
import type { ToastContent } from "./toast-queue.ts";

const TOAST_MS = 6_000;

/** When this becomes true, the code of the toast region loads. */
const hasShownToast = createStore(false);

/** Shows a message. Errors stay until the user dismisses them. */
export function toast(content: ToastContent): void {
  hasShownToast.set(true);
  void import("./toast-queue.ts").then(({ toasts }) =>
    toasts.add(content, content.tone === "bad" ? {} : { timeout: TOAST_MS }),
  );
}

const Region = lazyComponent(() =>
  import("./toast-region.tsx").then(({ ToastsRegion }) => ({ default: ToastsRegion })),
);

export function Toasts() {
  return useSyncExternalStore(hasShownToast.subscribe, hasShownToast.get) ? (
    <Suspense>
      <Region />
    </Suspense>
  ) : null;
}
