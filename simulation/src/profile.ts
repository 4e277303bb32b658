import type { Fate } from "./world/gate.ts";
import type { Random } from "./world/random.ts";

/** Probabilities of one run. They differ, because some bugs need many faults of one kind and few of another. */
export interface Profile {
  faultChances: readonly [Fate, number][];
  /** Chance that a statement stops at its pause point. */
  pauseChance: number;
  /** Chance that the next timer fires although items wait at the gate. A higher chance makes more time pass. */
  timerChance: number;
  /** Chance of a crash at each step. */
  crashChance: number;
  hasFailover: boolean;
}

export function chooseProfile(random: Random): Profile {
  const pickScale = () => random.pick([0, 0.5, 1, 2]);
  return {
    faultChances: [
      ["cut", 0.01 * pickScale()],
      ["lose_response", 0.015 * pickScale()],
      ["delay_response", 0.05 * pickScale()],
    ],
    pauseChance: random.pick([0.1, 0.3, 0.6]),
    timerChance: random.pick([0.05, 0.1, 0.2]),
    crashChance: 0.002 * pickScale(),
    hasFailover: random.chance(0.6),
  };
}
