import type { ReceivingInstructions } from "./receiving.ts";

export const ACCOUNT_TYPES = [
  "roth_ira",
  "traditional_ira",
  "simple_ira",
  "sep_ira",
  "governmental_457b",
  "qualified_plan",
  "403b",
  "designated_roth",
] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

export const CUSTODIAN_CATEGORIES = [
  "brokerage",
  "recordkeeper",
  "insurer",
  "bank",
  "trust_company",
  "robo_advisor",
  "government",
  "payroll_provider",
  "self_directed",
  "sandbox",
] as const;
export type CustodianCategory = (typeof CUSTODIAN_CATEGORIES)[number];

export const CUSTODIAN_ROLES = ["delivering", "receiving"] as const;
export type CustodianRole = (typeof CUSTODIAN_ROLES)[number];

/** `internal` is a book entry within one custodian. */
export const DELIVERY_METHODS = ["check", "wire", "ach", "acats", "internal"] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

export interface CustodianRequirements {
  /** A letter of acceptance from the receiving custodian. */
  loa: boolean;
  medallion: boolean;
  notarization: boolean;
  spousalConsent: boolean;
  wetSignature: boolean;
}

/** `alias` is another current name. `acquired` is a company whose accounts the custodian acquired. */
export const ALIAS_KINDS = ["alias", "former_name", "acquired"] as const;
export type AliasKind = (typeof ALIAS_KINDS)[number];

export interface AliasFact {
  alias: string;
  kind: AliasKind;
  /** An English sentence for participants. */
  note: string | null;
}

export interface Custodian {
  id: string;
  /** Stable, unique, kebab-case. */
  slug: string;
  name: string;
  aliases: string[];
  /** Aliases with a note or a kind other than `alias`, in the order of `aliases`. */
  aliasFacts: AliasFact[];
  category: CustodianCategory;
  roles: CustodianRole[];
  supportedAccountTypes: AccountType[];
  deliveryMethods: DeliveryMethod[];
  requirements: CustodianRequirements;
  /** Business days from the request to sending the money, inclusive. */
  processingDays: { min: number; max: number };
  logoUrl: string | null;
  website: string | null;
  receiving: ReceivingInstructions | null;
  /** True if an operator confirmed the entry with the institution. */
  verified: boolean;
  /** Position among the custodians shown before a search, from 1. */
  popularRank: number | null;
  /** Searches skip inactive custodians. */
  active: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** Without the fields that the service sets. */
export type CustodianSeed = Omit<Custodian, "id" | "createdAt" | "updatedAt">;
