const STEP_MS = 50;

/** Asks again and again until it holds. @throws Error when it does not within the limit */
export async function waitUntil(what: string, limitMs: number, holds: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`${what}: not within ${limitMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
