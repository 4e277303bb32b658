import { styleText } from "node:util";

type Format = Parameters<typeof styleText>[0];

/** Honors `NO_COLOR` and `FORCE_COLOR`. */
const painted = (format: Format) => (text: string) => styleText(format, text, { stream: process.stdout });

export const paint = {
  heading: painted("bold"),
  good: painted("green"),
  warning: painted("yellow"),
  bad: painted("red"),
  muted: painted("dim"),
};

const STATES: Readonly<Record<string, (text: string) => string>> = {
  active: paint.good,
  expiring: paint.warning,
  expired: paint.bad,
  revoked: paint.bad,
  failing: paint.warning,
  failed: paint.bad,
};

export const paintState = (state: string): string => (STATES[state] ?? ((text) => text))(state);
