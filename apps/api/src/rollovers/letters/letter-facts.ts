import type { Environment } from "@svc/keys";
import type { LocalTime } from "@svc/rollover-rules/deadlines/days";
import type { LockedRollover } from "@svc/rollover-rules/rollover";
import type { InstructionSides } from "../instructions/instruction-sides.ts";
import type { RevealFacts } from "../instructions/reveal.ts";
import type { NigoItem } from "../nigo/nigo-store.ts";
import type { LetterKind } from "./letter-kinds.ts";
import type { LetterTemplate } from "./templates/letter-template.ts";

export interface LetterFacts extends RevealFacts {
  sides: InstructionSides;
  rollover: LockedRollover;
  letterId: string;
  kind: LetterKind;
  number: number;
  replaces: number | null;
  environment: Environment;
  time: LocalTime;
  /** Full or masked. */
  accountNumbers: { source: string; destination: string; areFull: boolean };
  template: LetterTemplate;
  organizationName: string;
  /** Open items, for letters of kind `nigo`. */
  nigoItems: readonly NigoItem[];
}
