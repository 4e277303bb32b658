import { useSyncExternalStore } from "react";
import { type ClockName, onClockChange, readClock } from "../api/clock.ts";

const TICK_MS = 30_000;

// One timer for all times on a page.
const listeners = new Set<() => void>();
const now: Record<ClockName, number | null> = {
  browser: readClock("browser"),
  organization: readClock("organization"),
};
const tick = () => {
  now.browser = readClock("browser");
  now.organization = readClock("organization");
  for (const listener of listeners) listener();
};
setInterval(tick, TICK_MS);
onClockChange(tick);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the current time, up to 30 seconds old; null while the organization's clock is unknown. */
export function useNow(clock: ClockName): number | null {
  const at = useSyncExternalStore(subscribe, () => now[clock]);
  const current = readClock(clock);
  return at === null || current === null ? current : Math.max(at, current - TICK_MS);
}
