import type { RolloverType } from "./statements.ts";

export interface Agreement {
  kind: "attestation" | "terms";
  statement: string;
  version: string;
  /** BCP 47. */
  language: string;
  text: string;
  /** URL of the full text. */
  url?: string;
}

export interface ConsentBody {
  rollover: { type: RolloverType; source: ConsentSide; destination: ConsentSide };
  statements: readonly Agreement[];
}

interface ConsentSide {
  custodianId?: string;
  custodianName?: string;
  accountType: string;
}
