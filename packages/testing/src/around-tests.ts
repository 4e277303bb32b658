import type { afterAll, beforeAll } from "@jest/globals";

/** What is started for tests, and says how it is ended. */
type Started = { stop(): Promise<void> } | { close(): Promise<void> };

// Read from the globals, at each call: what is loaded once serves many test files.
const hooks = globalThis as unknown as { afterAll: typeof afterAll; beforeAll: typeof beforeAll };

/**
 * Starts something before the tests of the `describe` block (or file) that it is called in, and ends it behind them.
 *
 * @param start gives a plain object: its members are copied
 * @returns what was started, empty until the hooks and tests after this call run
 */
export function aroundTests<T extends Started>(start: () => Promise<T>): T {
  const started = {} as T;
  hooks.beforeAll(async () => {
    Object.assign(started, await start());
  });
  // Nothing is there to be ended where it failed to start.
  hooks.afterAll(async () => {
    if ("stop" in started) await started.stop();
    else if ("close" in started) await started.close();
  });
  return started;
}
