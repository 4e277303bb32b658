export type Place = "log" | "problem" | "metrics" | "trace";

export interface Heard {
  place: Place;
  text: string;
}

let heard: Heard[] | null = null;

/** Starts capturing output. Processes without tests capture nothing. */
export function beginHearing(): void {
  heard = [];
}

/** Returns and clears the captured output. */
export function takeHeard(): Heard[] {
  const taken = heard ?? [];
  if (heard) heard = [];
  return taken;
}

export function hear(place: Place, text: string): void {
  heard?.push({ place, text });
}

/** Returns whether a line is a service's log line. */
export const isLogLine = (line: string): boolean => line.startsWith('{"level":');
