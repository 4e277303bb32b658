/** Milliseconds since 1970, by the browser's clock. The server decides what is due. */
export const browserClock = (): number => Date.now();

/** Which clock a moment is measured against: rollovers follow their organization's, which the sandbox can advance. */
export type ClockName = "browser" | "organization";

// How far the organization's clock is ahead of the browser's; null until it is known.
let aheadMs: number | null = null;
const listeners = new Set<() => void>();

/** Sets how far the organization's clock is ahead of the browser's. */
export function setOrganizationClock(ahead: number | null): void {
  if (aheadMs === ahead) return;
  aheadMs = ahead;
  for (const listener of listeners) listener();
}

/** The current time by either clock, or null while the organization's is not known. */
export function readClock(name: ClockName): number | null {
  if (name === "browser") return browserClock();
  return aheadMs === null ? null : browserClock() + aheadMs;
}

/** Calls the listener when the organization's clock is set. */
export function onClockSet(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
