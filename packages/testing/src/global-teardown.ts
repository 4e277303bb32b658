/** After all tests: nothing of them stays. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.stopTestServers?.();
}
