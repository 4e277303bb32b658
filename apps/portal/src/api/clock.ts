/** For display only: the server decides when things are due. */
export const browserClock = (): number => Date.now();

/** Times of rollovers use the organization's clock, which the sandbox can advance. */
export type ClockName = "browser" | "organization";

// Offset of the organization's clock; null until known.
let offsetMs: number | null = null;
const listeners = new Set<() => void>();

export function setOrganizationClock(newOffsetMs: number | null): void {
  if (offsetMs === newOffsetMs) return;
  offsetMs = newOffsetMs;
  for (const listener of listeners) listener();
}

/** Returns null while the organization's clock is unknown. */
export function readClock(name: ClockName): number | null {
  if (name === "browser") return browserClock();
  return offsetMs === null ? null : browserClock() + offsetMs;
}

export function onClockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
