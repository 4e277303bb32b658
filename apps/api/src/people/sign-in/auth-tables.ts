import { type IdPrefix, newId } from "@svc/service-kit";

// Maps better-auth's models to our tables.

const toSnakeCase = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name) => [name, name.replace(/[A-Z]+/g, (capitals) => `_${capitals.toLowerCase()}`)]),
  ) as Record<Name, string>;

const TIMES = ["createdAt", "updatedAt"] as const;

export const USER_TABLE = { modelName: "portal_users", fields: toSnakeCase(["emailVerified", ...TIMES]) };

export const SESSION_TABLE = {
  modelName: "portal_sessions",
  fields: toSnakeCase(["userId", "expiresAt", "ipAddress", "userAgent", ...TIMES]),
  additionalFields: {
    secondFactor: { type: "string", required: false, input: false, fieldName: "second_factor" },
    ssoIssuer: { type: "string", required: false, input: false, fieldName: "sso_issuer" },
  },
} as const;

export const CREDENTIAL_TABLE = {
  modelName: "portal_credentials",
  fields: toSnakeCase([
    "userId",
    "accountId",
    "providerId",
    "accessToken",
    "refreshToken",
    "idToken",
    "accessTokenExpiresAt",
    "refreshTokenExpiresAt",
    ...TIMES,
  ]),
};

export const VERIFICATION_TABLE = {
  modelName: "portal_verifications",
  fields: toSnakeCase(["expiresAt", ...TIMES]),
};

export const TWO_FACTOR_TABLES = {
  user: { fields: toSnakeCase(["twoFactorEnabled"]) },
  twoFactor: {
    modelName: "portal_two_factors",
    fields: toSnakeCase(["userId", "backupCodes", "failedVerificationCount", "lockedUntil"]),
  },
};

export const PASSKEY_TABLE = {
  passkey: {
    modelName: "portal_passkeys",
    fields: toSnakeCase(["userId", "publicKey", "credentialID", "deviceType", "backedUp", "createdAt"]),
  },
};

const PREFIXES: Readonly<Record<string, IdPrefix>> = {
  user: "usr",
  session: "pse",
  account: "pcr",
  verification: "pvr",
  twoFactor: "tfa",
  passkey: "psk",
};

export function newAuthId(model: string): string {
  return newId(PREFIXES[model] ?? "pvr");
}
