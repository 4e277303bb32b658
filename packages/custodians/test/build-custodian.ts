import { ACCOUNT_TYPES, CUSTODIAN_ROLES, type Custodian, type CustodianSeed } from "../src/custodian.ts";

const CREATED_AT = new Date("2026-01-02T03:04:05.678Z");

export function buildCustodian(overrides: Partial<Custodian> & { id: string }): Custodian {
  return {
    slug: overrides.id.replaceAll("_", "-"),
    name: "Some Custodian",
    aliases: [],
    aliasFacts: [],
    category: "brokerage",
    roles: [...CUSTODIAN_ROLES],
    supportedAccountTypes: [...ACCOUNT_TYPES],
    deliveryMethods: ["check"],
    requirements: {
      loa: false,
      medallion: false,
      notarization: false,
      spousalConsent: false,
      wetSignature: false,
    },
    processingDays: { min: 1, max: 2 },
    logoUrl: null,
    website: null,
    receiving: null,
    verified: false,
    popularRank: null,
    active: true,
    createdAt: CREATED_AT,
    updatedAt: CREATED_AT,
    ...overrides,
  };
}

export function asCustodians(...seeds: (readonly CustodianSeed[])[]): Custodian[] {
  return seeds.flat().map((seed) => ({
    ...seed,
    id: `cus_${seed.slug}`,
    createdAt: CREATED_AT,
    updatedAt: CREATED_AT,
  }));
}
