import { DESIGN } from "@svc/service-kit/design";

/** Copies token values, because mail programs do not support variables. */
const toColors = (tokens: (typeof DESIGN)["light" | "dark"]) => ({
  page: tokens["ground-sunken"],
  card: tokens["ground-raised"],
  line: tokens.line,
  text: tokens.text,
  soft: tokens["text-soft"],
  accent: tokens.accent,
  fill: tokens.fill,
  onFill: tokens["on-fill"],
});

export const MAIL_COLORS = { light: toColors(DESIGN.light), dark: toColors(DESIGN.dark) };
export const MAIL_RADII = { control: DESIGN.light.radius, card: DESIGN.light["radius-large"] };
