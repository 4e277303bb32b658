import type { RolloverType } from "./statements.ts";

/** A statement with a checkbox, as it is shown, and as the service takes it. */
export interface Agreement {
  kind: "attestation" | "terms";
  statement: string;
  version: string;
  /** BCP 47. */
  language: string;
  text: string;
  /** Where the whole of it can be read. */
  url?: string;
}

/** What `create-account` takes as `consent`. */
export interface ConsentBody {
  rollover: { type: RolloverType; source: ConsentSide; destination: ConsentSide };
  statements: readonly Agreement[];
}

interface ConsentSide {
  custodianId?: string;
  custodianName?: string;
  accountType: string;
}
