import { useSyncExternalStore } from "react";
import { Focusable } from "react-aria-components";
import { Tooltip, TooltipTrigger } from "react-aria-components/Tooltip";
import { strings } from "./strings.ts";
import "./relative-time.css";

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["week", 7 * 86_400],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];
const TICK_MS = 30_000;

const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const exact = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "medium" });

// One clock for all times of a page.
const listeners = new Set<() => void>();
let now = Date.now();
setInterval(() => {
  now = Date.now();
  for (const listener of listeners) listener();
}, TICK_MS);

function useNow(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => now,
  );
}

/** How long ago, or until: `3 hours ago`, `in 2 days`. */
export function formatRelative(at: string, from = Date.now()): string {
  const seconds = (Date.parse(at) - from) / 1_000;
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
  return step ? relative.format(Math.trunc(seconds / step[1]), step[0]) : relative.format(0, "second");
}

/** A point in time as the reader's clock has it, to the second. */
export function formatExact(at: string): string {
  return `${exact.format(new Date(at))} (${Intl.DateTimeFormat().resolvedOptions().timeZone})`;
}

/** A point in time, relative, with the exact one on hover and focus. */
export function RelativeTime({
  at,
  otherwise = strings.never,
}: {
  at: string | null | undefined;
  otherwise?: string;
}) {
  const from = useNow();
  if (!at) return <span className="soft">{otherwise}</span>;
  return (
    <TooltipTrigger delay={300} closeDelay={0}>
      <Focusable>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the exact time is to be had by keyboard, too. */}
        <time dateTime={at} className="relative-time" tabIndex={0} role="note">
          {formatRelative(at, Math.max(from, Date.now() - TICK_MS))}
        </time>
      </Focusable>
      <Tooltip className="tooltip">{formatExact(at)}</Tooltip>
    </TooltipTrigger>
  );
}
