import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast";
import type { Tone } from "./badge.tsx";

export interface ToastContent {
  title: string;
  detail?: string;
  tone?: Tone;
  /** An `href` inside the portal. */
  link?: { href: string; text: string };
}

export const toasts = new ToastQueue<ToastContent>({ maxVisibleToasts: 4 });
