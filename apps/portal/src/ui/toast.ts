import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast";
import type { Tone } from "./notice.tsx";

export interface ToastContent {
  title: string;
  detail?: string;
  tone?: Tone;
}

export const toasts = new ToastQueue<ToastContent>({ maxVisibleToasts: 4 });

const SHOWN_MS = 6_000;

/** Says in passing that something was done. What went wrong stays until it is dismissed. */
export function toast(content: ToastContent): void {
  toasts.add(content, content.tone === "bad" ? {} : { timeout: SHOWN_MS });
}
