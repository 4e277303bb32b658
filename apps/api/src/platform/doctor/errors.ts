export function describeError(error: unknown): string {
  const { message = "", code = "", cause } = error as NodeJS.ErrnoException & { cause?: unknown };
  const summary = (message || code || String(error)).replaceAll(/\s+/g, " ");
  return cause === undefined || cause === null ? summary : `${summary}: ${describeError(cause)}`;
}

/** Skips a check. Another check reports the unavailable dependency. */
export class UnavailableError extends Error {
  override name = "UnavailableError";
}
