import { setTimeout as pause } from "node:timers/promises";
import type { Site } from "./site.ts";

export interface Fault {
  name: string;
  /** `namespace`: a separate mount namespace. `nft`: also nftables. The fault is skipped on machines without them. */
  needs?: "namespace" | "nft";
  /** Runs before the load starts. */
  prepare?(site: Site): Promise<void>;
  /** Causes the fault under load, and ends it. */
  inject(site: Site): Promise<void>;
  /** Undoes `prepare` after the measurement. */
  restore?(site: Site): Promise<void>;
}

export const DURATION_MS = 5_000;

/** Suspends the processes for `DURATION_MS`. */
export async function freeze(pids: readonly number[]): Promise<void> {
  for (const pid of pids) process.kill(pid, "SIGSTOP");
  await pause(DURATION_MS);
  for (const pid of pids) process.kill(pid, "SIGCONT");
}
