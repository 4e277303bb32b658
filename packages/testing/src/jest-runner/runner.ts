import type { CallbackTestRunnerInterface, Config, Test, TestRunnerContext } from "jest-runner";
import { TestWorker } from "./test-worker.ts";

type RunTests = CallbackTestRunnerInterface["runTests"];

/** Each worker runs its files in one module registry, so that common modules load once. */
export default class SharedRegistryRunner implements CallbackTestRunnerInterface {
  readonly supportsEventEmitters = false;
  private readonly config: Config.GlobalConfig;

  constructor(config: Config.GlobalConfig, _context: TestRunnerContext) {
    this.config = config;
  }

  async runTests(...[tests, watcher, onStart, onResult, onFailure]: Parameters<RunTests>): Promise<void> {
    const queue = [...tests];
    const takeNext = () => (watcher.isInterrupted() ? undefined : queue.shift());
    const isAlone = tests.length === 1;

    const runSlot = async (slot: number) => {
      let worker: TestWorker | null = null;
      let lastTest: Test | null = null;
      const retire = async () => {
        const lateFailure = await worker?.end();
        if (lateFailure && lastTest) await onFailure(lastTest, lateFailure);
        worker = null;
      };
      for (let test = takeNext(); test; test = takeNext()) {
        if (worker?.mustRetire()) await retire();
        await onStart(test);
        worker ??= new TestWorker({ slot, config: this.config, isAlone });
        const outcome = await worker.run(test);
        if (outcome.result) await onResult(test, outcome.result);
        else await onFailure(test, outcome.failure);
        lastTest = test;
      }
      await retire();
    };
    const count = Math.min(this.config.maxWorkers, tests.length);
    await Promise.all(Array.from({ length: count }, (_, index) => runSlot(index + 1)));
  }
}
