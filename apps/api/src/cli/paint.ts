import { styleText } from "node:util";

type Format = Parameters<typeof styleText>[0];

const styled = (format: Format) => (text: string) => styleText(format, text, { stream: process.stdout });

export const paint = {
  heading: styled("bold"),
  good: styled("green"),
  warning: styled("yellow"),
  bad: styled("red"),
  muted: styled("dim"),
};

const STATE_COLORS: Readonly<Record<string, (text: string) => string>> = {
  active: paint.good,
  expiring: paint.warning,
  expired: paint.bad,
  revoked: paint.bad,
  failing: paint.warning,
  failed: paint.bad,
};

export const paintState = (state: string): string => (STATE_COLORS[state] ?? ((text) => text))(state);
