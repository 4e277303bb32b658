import {
  ACCOUNT_TYPES,
  CUSTODIAN_ROLES,
  type CustodianRequirements,
  type CustodianSeed,
  DELIVERY_METHODS,
} from "./custodian.ts";
import type { ReceivingInstructions } from "./receiving.ts";

interface SandboxScript {
  slug: string;
  name: string;
  days: [min: number, max: number];
  requirements?: Partial<CustodianRequirements>;
}

/** Test custodians with scripted behavior. Only those that test documents require documents, so that the others never wait. */
const SCRIPTS: readonly SandboxScript[] = [
  { slug: "test-instant", name: "Test: Instant", days: [0, 0] },
  { slug: "test-manual", name: "Test: Manual", days: [1, 5] },
  { slug: "test-needs-documents", name: "Test: Needs documents", days: [1, 5], requirements: { loa: true } },
  {
    slug: "test-spousal-consent",
    name: "Test: Spousal consent",
    days: [1, 5],
    requirements: { spousalConsent: true },
  },
  { slug: "test-rejects-name-mismatch", name: "Test: Rejects name mismatch", days: [1, 5] },
  { slug: "test-soft-reject-then-ok", name: "Test: Soft reject, then OK", days: [1, 5] },
  { slug: "test-check-lost", name: "Test: Check lost", days: [1, 5] },
  { slug: "test-partial-amount", name: "Test: Partial amount", days: [1, 5] },
  { slug: "test-silent", name: "Test: Silent", days: [1, 5] },
  { slug: "test-slow", name: "Test: Slow", days: [20, 40] },
];

/** Stripe's test numbers, which belong to no account. */
const ROUTING_NUMBER = "110000000";
const ACCOUNT_NUMBER = "000123456789";

function buildReceiving(slug: string): ReceivingInstructions | null {
  if (slug === "test-silent") return null;
  const address = ["Rollover Operations", "1 Sandbox Way", "Springfield, IL 62701"];
  return {
    payee: "{custodian} FBO {participant}",
    checkAddress: address,
    wire: {
      bankName: "Sandbox Bank",
      routingNumber: ROUTING_NUMBER,
      beneficiary: "Sandbox Custodians",
      accountNumber: ACCOUNT_NUMBER,
      furtherCredit: "{participant}, account {accountNumber}",
    },
    ach: { routingNumber: ROUTING_NUMBER, accountNumber: ACCOUNT_NUMBER },
    dtcNumber: "0000",
    requests: {
      address: [...address],
      fax: "202-555-0100",
      email: "rollovers@sandbox.example",
      portal: "https://sandbox.example/rollovers",
    },
    enclosures: slug === "test-needs-documents" ? ["A statement of the account, at most 90 days old"] : [],
  };
}

/** Scripted custodians of the test environment. All of them support every kind of rollover. */
export const SANDBOX_CUSTODIANS: readonly CustodianSeed[] = SCRIPTS.map(
  ({ slug, name, days, requirements }) => ({
    slug,
    name,
    aliases: ["Sandbox"],
    aliasFacts: [],
    category: "sandbox",
    roles: [...CUSTODIAN_ROLES],
    supportedAccountTypes: [...ACCOUNT_TYPES],
    deliveryMethods: [...DELIVERY_METHODS],
    requirements: {
      loa: false,
      medallion: false,
      notarization: false,
      spousalConsent: false,
      wetSignature: false,
      ...requirements,
    },
    processingDays: { min: days[0], max: days[1] },
    logoUrl: null,
    website: null,
    receiving: buildReceiving(slug),
    verified: false,
    popularRank: null,
    active: true,
  }),
);
