// A test sends the examples to the API, and compares its responses, except IDs, times and seals.

export const NOW = "2026-06-15T12:00:00.000Z";
export const DOCUMENT_ID = "doc_01m7zh3zk2enbshk1v7r8q0c5t";
export const ACCOUNT_ID = "acct_01m7zh3xm8enbshk5v9dv10771";
export const SOURCE_ID = "cus_01m7zh3n1teczbpwq03w6y6ntz";
export const DESTINATION_ID = "cus_01m7zh3n1teczbpwqd9y6g5xvd";
export const ROLLOVER_ID = "rol_01m7zh3ya3enbshk7cpns2c2fe";
export const ROTH_ROLLOVER_ID = "rol_01m7zh3yb1enbshk7e4n0v9q5k";
export const DISTRIBUTION_ID = "dst_01m7zh3ya2enbshk7br0yt6m3d";
export const INCOMING_FUNDS_ID = "inf_01m7zh42f1enbshkgt5zq8w2d4";
export const INCOMING_FILE_ID = "iff_01m7zh42g6enbshkh8c1v3n7pe";
export const PLAN_ID = "pln_01m7zh42h2enbshkj4d6w8r5tz";
export const REQUIREMENT_SET_ID = "rqs_01m7zh42h9enbshkk7f3x1b6va";
export const PAYMENT_DETAILS_ID = "pmd_01m7zh42j4enbshkm2g9y5c8wd";
export const APPROVAL_ID = "apr_01m7zh42d8enbshkfr3w9x0a7p";
export const RESIDUAL_ID = "rol_01m7zh41v2enbshkd6tmq3e8zr";
export const ENDPOINT_ID = "whe_01m7zh3zq4enbshkc1y4rq7w6x";
export const KEY_ID = "key_01m7zh3x9benbshk5efdjv6mew";
export const NEW_KEY_ID = "key_01m7zh3z21enbshka5mjr4hx7n";
export const MEMBER_ID = "mem_01m7zh44q2enbshkn6s8x0b4yt";

export const accountBody = {
  externalId: "participant-1042",
  firstName: "Ada",
  lastName: "Sample",
  email: "ada@example.com",
  phone: "+14155550123",
  dateOfBirth: "1961-12-09",
  ssnLast4: "1234",
  address: {
    line1: "1 Example Street",
    city: "Springfield",
    region: "IL",
    postalCode: "62701",
    country: "US",
  },
};

export const account = {
  id: ACCOUNT_ID,
  object: "account",
  environment: "test",
  ...accountBody,
  address: { ...accountBody.address, line2: null },
  formerNames: [],
  status: "active",
  metadata: {},
  version: 1,
  createdAt: NOW,
  updatedAt: NOW,
};

export const erasedAccount = {
  ...account,
  externalId: null,
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  dateOfBirth: null,
  ssnLast4: null,
  address: null,
  status: "erased",
  version: 2,
};

export const apiKey = {
  id: KEY_ID,
  object: "api_key",
  type: "ak",
  environment: "test",
  name: "Back office",
  prefix: "yWM4",
  last4: "3JaK",
  scopes: ["rollovers:read", "rollovers:write", "rollovers:act", "keys:rotate"],
  ipAllowlist: [],
  proofKeyThumbprint: null,
  status: "active",
  createdAt: NOW,
  expiresAt: null,
  revokedAt: null,
  lastUsedAt: null,
  firstUsedAt: null,
  rotatedFrom: null,
  replacedBy: null,
  safeToRevoke: null,
};
