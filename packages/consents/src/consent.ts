import type { AccountType } from "@svc/custodians";
import type { StatedRollover } from "./catalogue/index.ts";

export interface ConsentSide {
  /** Null if the custodian is not in the directory. */
  custodianId: string | null;
  /** Null if no name was displayed, or once the account is erased. */
  custodianName: string | null;
  accountType: AccountType;
}

export interface ConsentRollover {
  type: StatedRollover["type"];
  source: ConsentSide;
  destination: ConsentSide;
}

export const STATEMENT_KINDS = ["attestation", "terms"] as const;

export interface AgreedStatement {
  kind: (typeof STATEMENT_KINDS)[number];
  /** ID in the catalog, or the integrator's own ID. */
  statement: string;
  version: string;
  /** BCP 47. */
  language: string;
  /** Null once the account is erased, unless it is the catalog's text. */
  text: string | null;
  /** Link to the full text; null if `text` is complete. */
  url: string | null;
  /** True if the text differs from the catalog's. Always false for terms. */
  isAltered: boolean;
}

/** Immutable, except that erasing the account removes personal data. */
export interface Consent {
  id: string;
  organizationId: string;
  accountId: string;
  /** Null once the account is erased. */
  sessionId: string | null;
  rollover: ConsentRollover;
  statements: readonly AgreedStatement[];
  createdAt: Date;
  erasedAt: Date | null;
}
