import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast";
import type { ToastContent } from "./types.ts";

export const toasts = new ToastQueue<ToastContent>({ maxVisibleToasts: 4 });
