import { lazy, Suspense, useRef, useState, useSyncExternalStore } from "react";
import { browserClock } from "../api/clock.ts";
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
let now = browserClock();
setInterval(() => {
  now = browserClock();
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
export function formatRelative(at: string, from = browserClock()): string {
  const seconds = (Date.parse(at) - from) / 1_000;
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
  return step ? relative.format(Math.trunc(seconds / step[1]), step[0]) : relative.format(0, "second");
}

/** A point in time as the reader's clock has it, to the second. */
export function formatExact(at: string): string {
  return `${exact.format(new Date(at))} (${Intl.DateTimeFormat().resolvedOptions().timeZone})`;
}

const ExactTime = lazy(() => import("./exact-time.tsx").then((it) => ({ default: it.ExactTime })));

/** A point in time, relative, with the exact one on hover and focus. */
export function RelativeTime({
  at,
  otherwise = strings.never,
}: {
  at: string | null | undefined;
  otherwise?: string;
}) {
  const from = useNow();
  const element = useRef<HTMLTimeElement>(null);
  const [isAsked, setAsked] = useState(false);
  if (!at) return <span className="soft">{otherwise}</span>;
  const words = formatRelative(at, Math.max(from, browserClock() - TICK_MS));
  return (
    <>
      <time
        ref={element}
        dateTime={at}
        className="relative-time"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the exact time is to be had by keyboard, too.
        tabIndex={0}
        role="note"
        aria-label={`${words}, ${formatExact(at)}`}
        onPointerEnter={() => setAsked(true)}
        onPointerLeave={() => setAsked(false)}
        onFocus={() => setAsked(true)}
        onBlur={() => setAsked(false)}
        onKeyDown={({ key }) => key === "Escape" && setAsked(false)}
      >
        {words}
      </time>
      {isAsked && (
        <Suspense>
          <ExactTime text={formatExact(at)} of={element} />
        </Suspense>
      )}
    </>
  );
}
