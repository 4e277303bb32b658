import { AsyncLocalStorage } from "node:async_hooks";
import type { Random } from "./random.ts";

/** Code that runs in one async context, and loses its memory when it crashes. */
export interface SimulatedProcess {
  name: string;
  /** Increases with each restart. */
  incarnation: number;
  isRunning: boolean;
  random: Random;
}

const running = new AsyncLocalStorage<SimulatedProcess>();

/** Returns the running process; undefined for code of the simulator. */
export function currentProcess(): SimulatedProcess | undefined {
  return running.getStore();
}

/** Runs code as the process. Does nothing if the process has crashed. */
export function runAsProcess(owner: SimulatedProcess, run: () => void): void {
  if (owner.isRunning) running.run(owner, run);
}

/** Runs code as the simulator, even if a process calls it. */
export function runAsSimulator<T>(run: () => T): T {
  return running.exit(run);
}
