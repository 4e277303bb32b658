import type { Address } from "./account-input.ts";

/** A saver's account, decrypted. It stays in memory: what leaves is one of its views. */
export interface Account {
  id: string;
  externalId: string | null;
  status: "active";
  firstName: string;
  lastName: string | null;
  email: string;
  phone: string | null;
  dateOfBirth: string | null;
  ssnLast4: string | null;
  address: Address | null;
  metadata: Record<string, string>;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}
