import type { ReceivingInstructions } from "./receiving.ts";

/** The account types of the IRS Rollover Chart, in the chart's order. */
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

/** What kind of institution a custodian mainly is; `sandbox` marks the scripted ones of the test environment. */
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

/** The side of a rollover that a custodian can be on: the one that pays out, the one that takes in. */
export const CUSTODIAN_ROLES = ["delivering", "receiving"] as const;
export type CustodianRole = (typeof CUSTODIAN_ROLES)[number];

/** How money travels between custodians; `internal` never leaves the custodian. */
export const DELIVERY_METHODS = ["check", "wire", "ach", "acats", "internal"] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/** The documents that a custodian asks for before it lets money go. */
export interface CustodianRequirements {
  /** A letter of acceptance from the receiving custodian. */
  loa: boolean;
  medallion: boolean;
  notarization: boolean;
  spousalConsent: boolean;
  wetSignature: boolean;
}

/**
 * What an alias is to its custodian: another name of today, what it was called before, or a business whose accounts it
 * took over.
 */
export const ALIAS_KINDS = ["alias", "former_name", "acquired"] as const;
export type AliasKind = (typeof ALIAS_KINDS)[number];

/** What is known of an alias beyond the name. */
export interface AliasFact {
  /** One of the custodian's aliases. */
  alias: string;
  kind: AliasKind;
  /** A sentence for participants, in English: why this custodian is found by that name. */
  note: string | null;
}

/** One institution that holds retirement accounts. */
export interface Custodian {
  id: string;
  /** Stable, unique, kebab-case. */
  slug: string;
  name: string;
  /** Other and former names, by which participants still know the institution. */
  aliases: string[];
  /** Of those aliases of which more is known, in the order of `aliases`. */
  aliasFacts: AliasFact[];
  category: CustodianCategory;
  roles: CustodianRole[];
  supportedAccountTypes: AccountType[];
  deliveryMethods: DeliveryMethod[];
  requirements: CustodianRequirements;
  /** Business days from the request to the sending of the money, both ends included. */
  processingDays: { min: number; max: number };
  logoUrl: string | null;
  website: string | null;
  /** How money and requests reach it; null where nobody has said. */
  receiving: ReceivingInstructions | null;
  /** Whether an operator has checked this entry with the institution. */
  verified: boolean;
  /** Its place among those shown before anything is typed, from 1; null where it is not among them. */
  popularRank: number | null;
  /** Inactive custodians can be looked up by id, but not found. */
  active: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** A custodian as it is written down before a database gives it an id and its times. */
export type CustodianSeed = Omit<Custodian, "id" | "createdAt" | "updatedAt">;
