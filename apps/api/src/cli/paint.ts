import { styleText } from "node:util";

type Format = Parameters<typeof styleText>[0];

/** Honors `NO_COLOR` and `FORCE_COLOR`. */
const painted = (format: Format) => (text: string) => styleText(format, text, { stream: process.stdout });

export const paint = {
  heading: painted("bold"),
  good: painted("green"),
  doubtful: painted("yellow"),
  bad: painted("red"),
  aside: painted("dim"),
};

const STATES: Readonly<Record<string, (text: string) => string>> = {
  active: paint.good,
  expiring: paint.doubtful,
  expired: paint.bad,
  revoked: paint.bad,
  failing: paint.doubtful,
  failed: paint.bad,
};

export const paintState = (state: string): string => (STATES[state] ?? ((text) => text))(state);
