import { createStore } from "./store.ts";

/** For display only. The server decides when steps are due. */
export const browserClock = (): number => Date.now();

/** Times of rollovers use the organization's clock, which the sandbox can advance. */
export type ClockName = "browser" | "organization";

// Offset of the organization's clock; null until known.
const offsetMs = createStore<number | null>(null);

export function setOrganizationClock(newOffsetMs: number | null): void {
  if (offsetMs.get() !== newOffsetMs) offsetMs.set(newOffsetMs);
}

/** Returns null while the organization's clock is unknown. */
export function readClock(name: ClockName): number | null {
  if (name === "browser") return browserClock();
  const offset = offsetMs.get();
  return offset === null ? null : browserClock() + offset;
}

export const onClockChange = offsetMs.subscribe;
