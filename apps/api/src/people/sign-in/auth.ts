import { passkey } from "@better-auth/passkey";
import type { Database } from "@svc/database";
import type { Clock, Logger } from "@svc/service-kit";
import { betterAuth } from "better-auth";
import { APIError } from "better-auth/api";
import { twoFactor } from "better-auth/plugins/two-factor";
import { ADDRESS_HEADER, AUTH_PATH, SSO_PROVIDER_ID } from "./auth-names.ts";
import {
  CREDENTIAL_TABLE,
  newAuthId,
  PASSKEY_TABLE,
  SESSION_TABLE,
  TWO_FACTOR_TABLES,
  USER_TABLE,
  VERIFICATION_TABLE,
} from "./auth-tables.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { RESET_LINK_LIFETIME_MS } from "./password-reset.ts";
import { MAX_PASSWORD_UNITS, MIN_PASSWORD_LENGTH } from "./password-rule.ts";
import type { OidcSettings } from "./portal-config.ts";
import { getCookiePrefix } from "./session-cookie.ts";
import { prepareSession } from "./session-rules.ts";
import { ssoPlugin } from "./single-sign-on.ts";
import { hashIdentifier } from "./stored-identifier.ts";

/** Absolute lifetime; activity does not extend it. */
const SESSION_SECONDS = 12 * 60 * 60;
/** After this, better-auth's sensitive endpoints require a new sign-in. */
const FRESH_SECONDS = 15 * 60;
/** Shown by authenticator apps and passkey dialogs. */
const APP_NAME = "Rollover portal";

interface AuthSettings {
  db: Database;
  clock: Clock;
  log: Logger;
  origin: string;
  secret: string;
  oidc: OidcSettings | null;
  sendReset(user: { id: string; email: string }, token: string): Promise<void>;
  /** Called after a single sign-on account was linked. */
  onLinked(userId: string): Promise<void>;
}

/** Disables sign-up, because only invitations create users. */
export function createAuth({ db, clock, log, origin, secret, oidc, sendReset, onLinked }: AuthSettings) {
  const isSecure = origin.startsWith("https://");
  return betterAuth({
    appName: APP_NAME,
    baseURL: origin,
    basePath: AUTH_PATH,
    secret,
    trustedOrigins: [origin],
    database: db.pool,
    user: USER_TABLE,
    session: {
      ...SESSION_TABLE,
      expiresIn: SESSION_SECONDS,
      freshAge: FRESH_SECONDS,
      disableSessionRefresh: true,
    },
    account: {
      ...CREDENTIAL_TABLE,
      // A matching email address alone must never link a single sign-on account.
      accountLinking: { enabled: true, disableImplicitLinking: true },
    },
    verification: {
      ...VERIFICATION_TABLE,
      storeIdentifier: { hash: async (text) => hashIdentifier(text) },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_UNITS,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: RESET_LINK_LIFETIME_MS / 1000,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => sendReset(user, token),
    },
    plugins: [
      twoFactor({ issuer: APP_NAME, schema: TWO_FACTOR_TABLES }),
      passkey({
        rpID: new URL(origin).hostname,
        rpName: APP_NAME,
        origin,
        schema: PASSKEY_TABLE,
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        authentication: {
          // A passkey counts as both factors, so it must verify the user.
          afterVerification: ({ verification }) => {
            if (verification.authenticationInfo.userVerified) return;
            throw new APIError("UNAUTHORIZED", {
              code: "AUTHENTICATION_FAILED",
              message: "The user was not verified",
            });
          },
        },
      }),
      ...(oidc === null ? [] : [ssoPlugin(db.sql, oidc)]),
    ],
    databaseHooks: {
      account: {
        create: {
          before: removeTokens,
          after: async ({ userId, providerId }) => {
            if (providerId === SSO_PROVIDER_ID) await onLinked(userId);
          },
        },
        update: { before: removeTokens },
      },
      session: {
        create: {
          before: (session, creation) =>
            prepareSession({ db, clock, issuer: oidc?.issuer ?? null }, session, creation),
        },
      },
    },
    advanced: {
      cookiePrefix: getCookiePrefix(origin),
      // better-auth would put `__Secure-` in front of our prefix `__Host-`.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure, httpOnly: true, sameSite: "lax", path: "/" },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { generateId: ({ model }) => newAuthId(model), validateSchema: false },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: "warn",
      log: (level, message) => log[level === "error" ? "error" : "warn"]({ library: "better-auth" }, message),
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** Provider tokens are not needed after the sign-in. */
async function removeTokens<Row extends object>(row: Row) {
  return { data: { ...row, accessToken: null, refreshToken: null, idToken: null } };
}
