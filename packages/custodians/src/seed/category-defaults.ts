import {
  type AccountType,
  type AliasFact,
  CUSTODIAN_ROLES,
  type CustodianCategory,
  type CustodianRequirements,
  type CustodianSeed,
  type DeliveryMethod,
} from "../custodian.ts";

export const IRAS: readonly AccountType[] = ["roth_ira", "traditional_ira", "simple_ira", "sep_ira"];
const PLANS: readonly AccountType[] = ["governmental_457b", "qualified_plan", "403b", "designated_roth"];
export const CORPORATE_PLANS: readonly AccountType[] = ["qualified_plan", "designated_roth"];

interface CategoryDefaults {
  supportedAccountTypes: readonly AccountType[];
  deliveryMethods: readonly DeliveryMethod[];
  requirements: CustodianRequirements;
  /** Business days. */
  processingDays: { min: number; max: number };
}

const REQUIREMENTS = {
  loaOnly: { loa: true, medallion: false, notarization: false, spousalConsent: false, wetSignature: false },
  employerPlan: {
    loa: true,
    medallion: false,
    notarization: false,
    spousalConsent: true,
    wetSignature: false,
  },
  medallion: { loa: true, medallion: true, notarization: false, spousalConsent: false, wetSignature: true },
  notarization: { loa: true, medallion: false, notarization: true, spousalConsent: true, wetSignature: true },
} as const;

/** Cautious assumptions about a category, not facts about an institution. They apply until an operator verifies the entry. */
const DEFAULTS: Record<Exclude<CustodianCategory, "sandbox">, CategoryDefaults> = {
  brokerage: {
    supportedAccountTypes: IRAS,
    deliveryMethods: ["check", "wire", "ach", "acats"],
    requirements: REQUIREMENTS.loaOnly,
    processingDays: { min: 3, max: 10 },
  },
  recordkeeper: {
    supportedAccountTypes: PLANS,
    deliveryMethods: ["check", "wire", "ach", "internal"],
    requirements: REQUIREMENTS.employerPlan,
    processingDays: { min: 5, max: 15 },
  },
  insurer: {
    supportedAccountTypes: [...IRAS, ...PLANS],
    deliveryMethods: ["check", "wire", "internal"],
    requirements: { ...REQUIREMENTS.medallion, spousalConsent: true },
    processingDays: { min: 7, max: 20 },
  },
  bank: {
    supportedAccountTypes: ["roth_ira", "traditional_ira", "sep_ira"],
    deliveryMethods: ["check", "wire", "ach"],
    requirements: REQUIREMENTS.medallion,
    processingDays: { min: 5, max: 15 },
  },
  trust_company: {
    supportedAccountTypes: ["roth_ira", "traditional_ira", "sep_ira", ...CORPORATE_PLANS],
    deliveryMethods: ["check", "wire"],
    requirements: REQUIREMENTS.medallion,
    processingDays: { min: 5, max: 15 },
  },
  robo_advisor: {
    supportedAccountTypes: ["roth_ira", "traditional_ira", "sep_ira"],
    deliveryMethods: ["check", "wire", "acats"],
    requirements: REQUIREMENTS.loaOnly,
    processingDays: { min: 3, max: 10 },
  },
  government: {
    supportedAccountTypes: ["governmental_457b", "designated_roth"],
    deliveryMethods: ["check", "internal"],
    requirements: REQUIREMENTS.notarization,
    processingDays: { min: 10, max: 30 },
  },
  payroll_provider: {
    supportedAccountTypes: ["simple_ira", "sep_ira", ...CORPORATE_PLANS],
    deliveryMethods: ["check", "wire", "internal"],
    requirements: REQUIREMENTS.employerPlan,
    processingDays: { min: 7, max: 20 },
  },
  self_directed: {
    supportedAccountTypes: [...IRAS, ...CORPORATE_PLANS],
    deliveryMethods: ["check", "wire"],
    requirements: REQUIREMENTS.medallion,
    processingDays: { min: 7, max: 20 },
  },
};

interface SeedFacts {
  slug: string;
  name: string;
  aliases?: readonly (string | AliasFact)[];
  website?: string;
  supportedAccountTypes?: readonly AccountType[];
  /** Position, from 1, in the list of popular institutions. An operator's import can replace this initial value. */
  popularRank?: number;
}

/** Returns unverified, active custodians with their category's defaults. They share no objects, so callers can change one. */
export function seedCategory(
  category: Exclude<CustodianCategory, "sandbox">,
  facts: readonly SeedFacts[],
): CustodianSeed[] {
  const defaults = DEFAULTS[category];
  return facts.map(
    ({ slug, name, aliases = [], website = null, supportedAccountTypes, popularRank = null }) => ({
      slug,
      name,
      aliases: aliases.map((alias) => (typeof alias === "string" ? alias : alias.alias)),
      aliasFacts: aliases.filter((alias) => typeof alias !== "string"),
      category,
      roles: [...CUSTODIAN_ROLES],
      supportedAccountTypes: [...(supportedAccountTypes ?? defaults.supportedAccountTypes)],
      deliveryMethods: [...defaults.deliveryMethods],
      requirements: { ...defaults.requirements },
      processingDays: { ...defaults.processingDays },
      logoUrl: null,
      website,
      receiving: null,
      verified: false,
      active: true,
      popularRank,
    }),
  );
}
