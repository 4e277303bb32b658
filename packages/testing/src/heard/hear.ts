/** Where something was written for others to read. */
export type Place = "log" | "problem" | "metrics" | "trace";

/** What a service has written, as it was written. */
export interface Heard {
  place: Place;
  text: string;
}

let heard: Heard[] | null = null;

/** Begins to keep what services write. In a process that runs no tests nothing is kept. */
export function beginHearing(): void {
  heard = [];
}

/** Takes what was heard since the last time. */
export function takeHeard(): Heard[] {
  const taken = heard ?? [];
  if (heard) heard = [];
  return taken;
}

export function hear(place: Place, text: string): void {
  heard?.push({ place, text });
}

/** A line of a service's log, as its process writes it. */
export const isLogLine = (line: string): boolean => line.startsWith('{"level":');
