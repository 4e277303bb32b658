const POLL_MS = 20;

/** Asks again and again until the answer will do. @throws Error naming what was waited for, when the time is over */
export async function pollUntil<T>(
  what: string,
  ask: () => Promise<T>,
  isEnough: (answer: T) => boolean,
  patienceMs = 60_000,
): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (isEnough(answer)) return answer;
    if (performance.now() > deadline) throw new Error(`waited ${patienceMs} ms in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
