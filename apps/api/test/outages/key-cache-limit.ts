const STEP_MS = 50;

/** A key's end that is noticed within this was told: a cache that was told nothing notices after eight seconds. */
export const SOONER_THAN_THE_CACHE_MS = 7_000;

/** Asks again and again until it holds. @throws Error when it does not within the limit */
export async function waitUntil(what: string, limitMs: number, holds: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`${what}: not within ${limitMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
