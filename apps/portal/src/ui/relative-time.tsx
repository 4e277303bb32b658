import { Suspense, useRef, useState } from "react";
import { browserClock, type ClockName } from "../api/clock.ts";
import { lazyComponent } from "./lazy-component.ts";
import { strings } from "./strings.ts";
import { useNow } from "./use-now.ts";
import "./relative-time.css";

/** Units, with their length in seconds. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["week", 7 * 86_400],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

const relativeFormat = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const dayFormat = new Intl.DateTimeFormat("en", { dateStyle: "medium" });
const exactFormat = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "medium" });
const { timeZone } = exactFormat.resolvedOptions();

/** Formats a timestamp as "2 days ago" or "in 3 hours". @param now in ms */
export function formatRelative(at: string, now = browserClock()): string {
  const seconds = (Date.parse(at) - now) / 1_000;
  const unit = UNITS.find(([, length]) => Math.abs(seconds) >= length);
  if (!unit) return relativeFormat.format(0, "second");
  const [name, length] = unit;
  return relativeFormat.format(Math.trunc(seconds / length), name);
}

/** Formats the time in the browser's time zone. */
export function formatExact(at: string): string {
  return `${exactFormat.format(new Date(at))} (${timeZone})`;
}

const ExactTime = lazyComponent(() =>
  import("./exact-time.tsx").then((module) => ({ default: module.ExactTime })),
);

export function RelativeTime({
  time,
  otherwise = strings.never,
  clock = "browser",
}: {
  time: string | null | undefined;
  /** Shown if `time` is null. */
  otherwise?: string;
  /** Use `organization` for rollovers and events, which follow the sandbox clock. */
  clock?: ClockName;
}) {
  const now = useNow(clock);
  const element = useRef<HTMLTimeElement>(null);
  const [isTooltipOpen, setTooltipOpen] = useState(false);
  if (!time) return <span className="soft">{otherwise}</span>;
  const text = now === null ? dayFormat.format(new Date(time)) : formatRelative(time, now);
  return (
    <>
      <time
        ref={element}
        dateTime={time}
        className="relative-time"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the exact time available by keyboard.
        tabIndex={0}
        role="note"
        aria-label={`${text}, ${formatExact(time)}`}
        onPointerEnter={() => setTooltipOpen(true)}
        onPointerLeave={() => setTooltipOpen(false)}
        onFocus={() => setTooltipOpen(true)}
        onBlur={() => setTooltipOpen(false)}
        onKeyDown={({ key }) => key === "Escape" && setTooltipOpen(false)}
      >
        {text}
      </time>
      {isTooltipOpen && (
        <Suspense>
          <ExactTime text={formatExact(time)} target={element} />
        </Suspense>
      )}
    </>
  );
}
