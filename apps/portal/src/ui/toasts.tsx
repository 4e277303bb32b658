import { lazy, Suspense } from "react";
import { useAnyToast } from "./toast.ts";

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
