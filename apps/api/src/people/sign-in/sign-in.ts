import type { IncomingMessage } from "node:http";
import type { Database } from "@svc/database";
import { createLazy, type Logger } from "@svc/service-kit";
import type { MailQueue } from "../mail/queue-mail.ts";
import type { Auth } from "./auth.ts";
import { SSO_PROVIDER_ID } from "./auth-names.ts";
import { mailReset } from "./password-reset.ts";
import { type PortalConfig, toOidcSettings } from "./portal-config.ts";
import { RefusedSignIns } from "./refused-sign-ins.ts";
import {
  getSecondFactorCookieName,
  getSessionCookieName,
  readSignedCookie,
  readSignedValue,
} from "./session-cookie.ts";
import { findSessionByToken, findVerificationUser } from "./session-store.ts";
import { auditSignIn } from "./sign-in-audit.ts";
import { mailNotice } from "./sign-in-notice.ts";
import { SignInOutcomes } from "./sign-in-outcomes.ts";
import { Throttle } from "./throttle.ts";

export interface PortalSession {
  id: string;
  userId: string;
  email: string;
  name: string;
  /** True after a code, a passkey or single sign-on. */
  hasSecondFactor: boolean;
  /** The OpenID Connect issuer; null for the portal's own sign-in. */
  ssoIssuer: string | null;
  isEmailVerified: boolean;
  createdAt: Date;
}

export interface SignInServices {
  /** Loads better-auth on first use: it is a third of the program's code. */
  auth(): Promise<Auth>;
  /** Retries `auth` if the single sign-on provider was unavailable at first use. */
  ensureSso(): Promise<void>;
  throttle: Throttle;
  outcomes: SignInOutcomes;
  refused: RefusedSignIns;
  hasSso: boolean;
  /** Returns null if the cookie is missing or its signature is wrong. */
  findToken(cookies: string): string | null;
  /** The user has entered the password but not yet the second factor. */
  findPendingUserId(req: IncomingMessage): Promise<string | null>;
}

declare module "../../context/context.ts" {
  interface ApiContext {
    signIn: SignIn;
  }
}

export interface SignIn {
  /** Null if there is no portal. */
  origin: string | null;
  services: SignInServices | null;
  hasCookie(req: IncomingMessage): boolean;
  findSession(req: IncomingMessage): Promise<PortalSession | null>;
}

interface SignInParts extends MailQueue {
  db: Database;
  log: Logger;
}

export function openSignIn(config: PortalConfig, parts: SignInParts): SignIn {
  const { PORTAL_URL: origin, PORTAL_SECRET: secret } = config;
  if (origin === undefined || secret === undefined)
    return { origin: null, services: null, hasCookie: () => false, findSession: async () => null };
  const { db, clock, log } = parts;
  const cookieName = getSessionCookieName(origin);
  const oidc = toOidcSettings(config);
  const createLazyAuth = () =>
    createLazy(async () => {
      const { createAuth } = await import("./auth.ts");
      return createAuth({ db, clock, log, origin, secret, oidc, sendReset, onLinked });
    });
  const sendReset = (user: { email: string }, token: string) =>
    mailReset(parts, origin, { to: user.email, token });
  const onLinked = async (userId: string) => {
    await auditSignIn(parts, { action: "member.sso_linked", userId, requestId: null });
    await mailNotice(parts, userId, "Your account was linked to single sign-on.");
  };
  const services: SignInServices = {
    auth: createLazyAuth(),
    ensureSso: async () => {
      const { socialProviders } = await (await services.auth()).$context;
      if (!socialProviders.some(({ id }) => id === SSO_PROVIDER_ID)) services.auth = createLazyAuth();
    },
    throttle: new Throttle(db.sql, clock, secret),
    outcomes: new SignInOutcomes(),
    refused: new RefusedSignIns({ db, clock, log }),
    hasSso: oidc !== null,
    findToken: (cookies) => readSignedValue(cookies, cookieName, secret),
    findPendingUserId: async (req) => {
      const identifier = readSignedCookie(req, getSecondFactorCookieName(origin), secret);
      if (identifier === null) return null;
      return findVerificationUser(db.sql, identifier, clock.now());
    },
  };
  return {
    origin,
    services,
    hasCookie: (req) => req.headers.cookie?.includes(`${cookieName}=`) ?? false,
    findSession: async (req) => {
      const token = readSignedCookie(req, cookieName, secret);
      if (token === null) return null;
      const storedSession = await findSessionByToken.first(db.sql, { token, now: clock.now() });
      if (!storedSession) return null;
      const { secondFactor, emailVerifiedAt, ...session } = storedSession;
      return {
        ...session,
        hasSecondFactor: secondFactor !== null,
        isEmailVerified: emailVerifiedAt !== null,
      };
    },
  };
}
