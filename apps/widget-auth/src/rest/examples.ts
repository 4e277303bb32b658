import type { EndpointExamples } from "@svc/service-kit";

// The examples of the documents tell one story: Ada opens the widget, looks for her custodian, and gives her details.
// A test plays it against the service, and what is answered is what stands here, ids, times and tokens aside.

const NOW = "2026-06-15T12:00:00.000Z";

const account = {
  id: "acct_01m7zh3xm8enbshk5v9dv10771",
  object: "account",
  environment: "test",
  externalId: "participant-1042",
  firstName: "Ada",
  lastName: "Sample",
  email: "a***@example.com",
  phone: "***23",
  dateOfBirth: "****-**-**",
  ssnLast4: null,
  address: null,
  status: "active",
  createdAt: NOW,
};

const custodian = {
  id: "cus_01m7zh3n1teczbpwq03w6y6ntz",
  object: "custodian",
  environment: "test",
  slug: "test-manual",
  name: "Test: Manual",
  aliases: ["Sandbox"],
  category: "sandbox",
  roles: ["delivering", "receiving"],
  supportedAccountTypes: [
    "roth_ira",
    "traditional_ira",
    "simple_ira",
    "sep_ira",
    "governmental_457b",
    "qualified_plan",
    "403b",
    "designated_roth",
  ],
  deliveryMethods: ["check", "wire", "ach", "acats", "internal"],
  requirements: {
    loa: false,
    medallion: false,
    notarization: false,
    spousalConsent: false,
    wetSignature: false,
  },
  processingDays: { min: 1, max: 5 },
  logoUrl: null,
  website: null,
  verified: false,
  active: true,
  createdAt: NOW,
};

/** The examples of the widget service's endpoints, by their operation. */
export const EXAMPLES = {
  openSession: {
    body: {
      externalUserId: "participant-1042",
      allowedOrigins: ["https://app.example.com"],
      expiresInSeconds: 1800,
    },
    answers: {
      201: {
        sessionToken: "<HEADER>.<CLAIMS>.<SIGNATURE>",
        tokenType: "Bearer",
        sessionId: "ses_01m7zh3z65enbshkeaqaq0k21y",
        expiresAt: "2026-06-15T12:30:00.000Z",
        expiresIn: 1800,
        environment: "test",
        scopes: ["widget:custodians", "widget:accounts"],
      },
    },
  },
  listCustodians: {
    answers: { 200: { object: "list", data: [custodian], hasMore: false, nextCursor: null } },
  },
  createOrRetrieveAccount: {
    body: {
      firstName: "Ada",
      lastName: "Sample",
      email: "ada@example.com",
      phone: "+14155550123",
      dateOfBirth: "1961-12-09",
    },
    answers: { 200: { account, created: false }, 201: { account, created: true } },
  },
} as const satisfies Record<string, EndpointExamples>;
