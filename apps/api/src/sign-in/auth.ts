import { passkey } from "@better-auth/passkey";
import type { Database } from "@svc/database";
import type { Logger } from "@svc/service-kit";
import { betterAuth } from "better-auth";
import { twoFactor } from "better-auth/plugins/two-factor";
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
import { cookiePrefix } from "./session-cookie.ts";

/** Where better-auth answers. */
export const AUTH_PATH = "/portal/auth";

/** In which it is told the client's address, as the proxies that we trust lead to it. */
export const ADDRESS_HEADER = "x-svc-client-address";

/** A sign-in holds this long, whatever is done with it. */
const SESSION_SECONDS = 12 * 60 * 60;
const MIN_PASSWORD_LENGTH = 12;
const MAX_PASSWORD_LENGTH = 128;
const ISSUER = "Rollover portal";

/** What sign-in is made from. */
export interface AuthSettings {
  db: Database;
  log: Logger;
  /** The portal's own origin. */
  origin: string;
  secret: string;
}

/** better-auth on our PostgreSQL, with our tables and passwords. It makes no user: an invitation does. */
export function createAuth({ db, log, origin, secret }: AuthSettings) {
  const isSecure = origin.startsWith("https://");
  return betterAuth({
    appName: ISSUER,
    baseURL: origin,
    basePath: AUTH_PATH,
    secret,
    trustedOrigins: [origin],
    database: db.pool,
    user: USER_TABLE,
    session: { ...SESSION_TABLE, expiresIn: SESSION_SECONDS, disableSessionRefresh: true },
    account: CREDENTIAL_TABLE,
    verification: VERIFICATION_TABLE,
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: { hash: hashPassword, verify: verifyPassword },
      revokeSessionsOnPasswordReset: true,
    },
    plugins: [
      twoFactor({ issuer: ISSUER, schema: TWO_FACTOR_TABLES }),
      passkey({
        rpID: new URL(origin).hostname,
        rpName: ISSUER,
        origin,
        schema: PASSKEY_TABLE,
      }),
    ],
    advanced: {
      cookiePrefix: cookiePrefix(origin),
      // It would put `__Secure-` before our `__Host-`.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure, httpOnly: true, sameSite: "lax", path: "/" },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { generateId: ({ model }) => newAuthId(model) },
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
