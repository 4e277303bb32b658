import type { AccountType } from "@svc/custodians";
import type { StatedRollover } from "./catalogue/index.ts";

/** One side of the rollover that a consent is about, as the participant chose it. */
export interface ConsentSide {
  /** Null where the custodian is not in the directory. */
  custodianId: string | null;
  /** As it was shown; null where nothing was, or the account is erased. */
  custodianName: string | null;
  accountType: AccountType;
}

/** What a consent is about. */
export interface ConsentRollover {
  type: StatedRollover["type"];
  source: ConsentSide;
  destination: ConsentSide;
}

/** What a statement is: one of the catalogue's, or the integrator's own. */
export const STATEMENT_KINDS = ["attestation", "terms"] as const;

/** A statement that the participant agreed to, as it was shown. */
export interface AgreedStatement {
  kind: (typeof STATEMENT_KINDS)[number];
  /** Which of the catalogue's, or the integrator's own name for it. */
  statement: string;
  version: string;
  /** BCP 47. */
  language: string;
  /** As it was shown; null once the account is erased, unless it is the catalogue's. */
  text: string | null;
  /** Where the whole of it was to be read; null where it was all. */
  url: string | null;
  /** Whether the integrator showed another text than the catalogue's; always false of terms. */
  isAltered: boolean;
}

/** A consent as the database keeps it. It never changes, but that an erasure takes from it what may name somebody. */
export interface Consent {
  id: string;
  organizationId: string;
  accountId: string;
  /** The widget's session in which it was given; null once the account is erased. */
  sessionId: string | null;
  rollover: ConsentRollover;
  statements: readonly AgreedStatement[];
  /** When it was given, by the database's clock. */
  createdAt: Date;
  erasedAt: Date | null;
}
