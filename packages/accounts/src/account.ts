import type { Address } from "./account-input.ts";

/** What is known of a participant, decrypted. Of an erased account it is null throughout. */
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

/** A participant's account, decrypted. It stays in memory: what leaves is one of its views. */
export interface Account extends AccountDetails {
  id: string;
  status: "active" | "erased";
  version: number;
  createdAt: Date;
  updatedAt: Date;
}
