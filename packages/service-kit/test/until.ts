/** Asks until the answer is yes; fails after a minute. */
export async function until(ask: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 60_000;
  for (;;) {
    if (await ask().catch(() => false)) return;
    if (performance.now() > deadline) throw new Error("what was waited for did not happen within a minute");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
