import { ModernFakeTimers } from "@jest/fake-timers";
import type * as Globals from "@jest/globals";
import { ModuleMocker } from "jest-mock";

/** Symbol under which jest-circus finds a file's timeout. */
const TIMEOUT = Symbol.for("TEST_TIMEOUT_SYMBOL");

type Circus = Omit<typeof Globals, "jest">;

// Reassigned for each file, so that modules loaded once use the functions of the running file.
export let afterAll: Circus["afterAll"];
export let afterEach: Circus["afterEach"];
export let beforeAll: Circus["beforeAll"];
export let beforeEach: Circus["beforeEach"];
export let describe: Circus["describe"];
export let expect: Circus["expect"];
export let it: Circus["it"];
export let test: Circus["test"];

export function setCircus(circus: Circus): void {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } = circus);
}

const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({ config: { fakeTimers: {} } as never, global: globalThis });

/** Module mocks are missing, because modules serve several files. */
export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  replaceProperty: mocker.replaceProperty.bind(mocker),
  clearAllMocks: () => mocker.clearAllMocks(),
  resetAllMocks: () => mocker.resetAllMocks(),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  useFakeTimers: timers.useFakeTimers.bind(timers),
  useRealTimers: timers.useRealTimers.bind(timers),
  setSystemTime: timers.setSystemTime.bind(timers),
  advanceTimersByTime: timers.advanceTimersByTime.bind(timers),
  advanceTimersByTimeAsync: timers.advanceTimersByTimeAsync.bind(timers),
  runAllTimersAsync: timers.runAllTimersAsync.bind(timers),
  runOnlyPendingTimersAsync: timers.runOnlyPendingTimersAsync.bind(timers),
  setTimeout: (ms: number) => void Reflect.set(globalThis, TIMEOUT, ms),
};

export function resetGlobals(): void {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, TIMEOUT);
}
