import { AsyncLocalStorage } from "node:async_hooks";
import type { Random } from "./random.ts";

/** A process of the simulation: code that runs in one async context, and loses everything in memory when it crashes. */
export interface SimulatedProcess {
  name: string;
  /** Increases with each restart. */
  incarnation: number;
  isRunning: boolean;
  random: Random;
}

const running = new AsyncLocalStorage<SimulatedProcess>();

/** Returns the process whose code is running, or undefined for code of the simulator. */
export function currentProcess(): SimulatedProcess | undefined {
  return running.getStore();
}

/** Runs code as part of a process. Does nothing after a crash. */
export function enterProcess(owner: SimulatedProcess, run: () => void): void {
  if (owner.isRunning) running.run(owner, run);
}

/** Runs code as part of the simulator, even if called from a process. */
export function exitProcess<T>(run: () => T): T {
  return running.exit(run);
}
