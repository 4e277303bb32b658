import type { afterAll, beforeAll } from "@jest/globals";

type Started = { stop(): Promise<void> } | { close(): Promise<void> };

// Read at each call, because this module serves several test files.
const hooks = globalThis as unknown as { afterAll: typeof afterAll; beforeAll: typeof beforeAll };

/**
 * Starts a resource before the tests of the enclosing block or file, and stops it after them.
 *
 * @param start returns a plain object, whose properties are copied
 * @returns the resource, an empty object until the hooks run
 */
export function useResource<T extends Started>(start: () => Promise<T>): T {
  const started = {} as T;
  hooks.beforeAll(async () => {
    Object.assign(started, await start());
  });
  // The object is empty if `start` failed.
  hooks.afterAll(async () => {
    if ("stop" in started) await started.stop();
    else if ("close" in started) await started.close();
  });
  return started;
}
