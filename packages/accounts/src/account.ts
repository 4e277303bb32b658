import type { Address } from "./account-input.ts";
import type { FormerName } from "./name-change.ts";

/** All fields are null or empty in an erased account. */
export interface AccountDetails {
  externalId: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  dateOfBirth: string | null;
  ssnLast4: string | null;
  address: Address | null;
  metadata: Record<string, string>;
}

/** Unmasked, for internal use. */
export interface Account extends AccountDetails {
  id: string;
  status: "active" | "erased";
  /** Newest first. */
  formerNames: readonly FormerName[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const ACCOUNT_AUDIT_ACTIONS = [
  "account.updated",
  "account.erased",
  "account.identity_unlocked",
] as const;
