import { useSyncExternalStore } from "react";
import { type ClockName, onClockChange, readClock } from "../api/clock.ts";
import { createStore } from "../api/store.ts";

const TICK_MS = 30_000;

const readClocks = () => ({ browser: readClock("browser"), organization: readClock("organization") });
// One timer for all times on a page.
const times = createStore(readClocks());
const tick = () => times.set(readClocks());
setInterval(tick, TICK_MS);
onClockChange(tick);

/** Returns the time, up to 30 seconds old; null while the organization's clock is unknown. */
export function useNow(clock: ClockName): number | null {
  const tickTime = useSyncExternalStore(times.subscribe, () => times.get()[clock]);
  const current = readClock(clock);
  // Background tabs can delay ticks.
  return tickTime === null || current === null ? current : Math.max(tickTime, current - TICK_MS);
}
