import { styleText } from "node:util";

type Format = Parameters<typeof styleText>[0];

/** In colour where standard output shows colours: a terminal that can, unless `NO_COLOR` is set; anywhere with `FORCE_COLOR`. */
const painted = (format: Format) => (text: string) => styleText(format, text, { stream: process.stdout });

/** What colours mean in what the command prints. Each is said in words, too. */
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

/** A state in the colour of what it means. */
export const paintState = (state: string): string => (STATES[state] ?? ((text) => text))(state);
