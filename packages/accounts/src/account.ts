import type { Address } from "./account-input.ts";

/** All null or empty in an erased account. */
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

/** For internal use. Responses contain one of its views instead. */
export interface Account extends AccountDetails {
  id: string;
  status: "active" | "erased";
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const ACCOUNT_AUDIT_ACTIONS = [
  "account.updated",
  "account.erased",
  "account.identity_unlocked",
] as const;
