import { pause } from "./pause.ts";
import type { Site } from "./site.ts";

/** A fault, from its cause until it is mended. */
export interface Fault {
  name: string;
  /** What it is done with, where that is not on every machine. */
  needs?: "namespace" | "nft";
  /** What has to be so before there are clients. */
  prepare?(site: Site): Promise<void>;
  /** Causes it, lets it last, and mends it. */
  happen(site: Site): Promise<void>;
  /** Puts back what was prepared. */
  restore?(site: Site): Promise<void>;
}

export const LASTS_MS = 5_000;

/** A process and its children hear nothing, and answer nothing. */
export async function freeze(pids: readonly number[]): Promise<void> {
  for (const pid of pids) process.kill(pid, "SIGSTOP");
  await pause(LASTS_MS);
  for (const pid of pids) process.kill(pid, "SIGCONT");
}
