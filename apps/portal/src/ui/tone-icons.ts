import type { IconName } from "./icon-name.ts";
import type { Tone } from "./tone.ts";

export const TONE_ICONS: Readonly<Record<Tone, IconName>> = {
  neutral: "info",
  info: "info",
  good: "circle-check",
  warn: "triangle-alert",
  bad: "circle-alert",
};
