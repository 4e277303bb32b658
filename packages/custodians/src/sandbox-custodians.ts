import {
  ACCOUNT_TYPES,
  CUSTODIAN_ROLES,
  type CustodianRequirements,
  type CustodianSeed,
  DELIVERY_METHODS,
} from "./custodian.ts";

interface SandboxScript {
  slug: string;
  name: string;
  days: [min: number, max: number];
  requirements?: Partial<CustodianRequirements>;
}

/** Only scripts about documents ask for documents, so that the other ones never wait for a document. */
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

/**
 * The custodians of the test environment, each of which plays one course of events. They take part in every kind of
 * rollover, so that any eligible pair can be tried against any script.
 */
export const SANDBOX_CUSTODIANS: readonly CustodianSeed[] = SCRIPTS.map(
  ({ slug, name, days, requirements }) => ({
    slug,
    name,
    aliases: ["Sandbox"],
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
    verified: false,
    active: true,
  }),
);
