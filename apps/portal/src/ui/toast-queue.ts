import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast";
import type { Tone } from "./tone.ts";

export interface ToastContent {
  title: string;
  detail?: string;
  tone?: Tone;
  /** `href` is a path inside the portal, without `/portal`. */
  link?: { href: string; text: string };
}

export const toasts = new ToastQueue<ToastContent>({ maxVisibleToasts: 4 });
