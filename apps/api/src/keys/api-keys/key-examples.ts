import { apiKey, KEY_ID, NEW_KEY_ID, NOW } from "../../context/example-values.ts";

export const keyBody = {
  type: "ak",
  name: "Back office",
  scopes: ["rollovers:read", "rollovers:write", "rollovers:act", "keys:rotate"],
};

export const managedKey = {
  ...apiKey,
  rateLimitPerMinute: null,
  createdBy: { id: "usr_01m7zh3w5penbshk2g8r1x0c9d", name: "Grace Sample" },
  version: 1,
};

export const newManagedKey = { ...managedKey, key: "svc_test_ak_<KEY_BODY>" };

export const noAllowlist = {
  entries: [],
  callerAddress: "203.0.113.7",
  isCallerAllowed: true,
  warnings: [],
};

export const allowlistCheck = {
  ...noAllowlist,
  entries: ["203.0.113.0/24"],
  warnings: [
    {
      code: "host_bits",
      entry: "203.0.113.0/24",
      detail:
        "The entry has host bits set and is stored as the network 203.0.113.0/24. To allow a single address, omit the prefix.",
    },
  ],
};

const TOMORROW = "2026-06-16T12:00:00.000Z";

export const renamedKey = { ...managedKey, name: "Back office, nightly", version: 2 };

export const rotatedKey = {
  apiKey: { ...newManagedKey, id: NEW_KEY_ID, rotatedFrom: KEY_ID },
  previousKey: {
    ...managedKey,
    status: "expiring",
    expiresAt: TOMORROW,
    replacedBy: NEW_KEY_ID,
    version: 2,
  },
  allowlist: noAllowlist,
};

export const revokedKey = { ...managedKey, status: "revoked", revokedAt: NOW, version: 2 };
