import type { IncomingMessage } from "node:http";
import type { Database } from "@svc/database";
import { type Logger, lazily } from "@svc/service-kit";
import type { MailQueue } from "../mail/queue-mail.ts";
import type { Auth } from "./auth.ts";
import { SSO } from "./auth-names.ts";
import { type PortalConfig, toOidcSettings } from "./portal-config.ts";
import { RefusedSignIns } from "./refused-sign-ins.ts";
import { mailReset } from "./reset-mail.ts";
import {
  readSignedCookie,
  readSignedValue,
  secondFactorCookieName,
  sessionCookieName,
} from "./session-cookie.ts";
import { findSessionByToken, findVerificationUser } from "./session-store.ts";
import { auditSignIn } from "./sign-in-audit.ts";
import { mailNotice } from "./sign-in-notice.ts";
import { SignInOutcomes } from "./sign-in-outcomes.ts";
import { Throttle } from "./throttle.ts";

/** A person's sign-in in one browser. */
export interface PortalSession {
  id: string;
  /** `usr_…` */
  userId: string;
  email: string;
  name: string;
  /** Whether more than a password was shown: a code, a passkey, or the institution's own sign-in. */
  hasSecondFactor: boolean;
  /** The OpenID Connect issuer that opened the session; null for the portal's own sign-in. */
  ssoIssuer: string | null;
  /** Whether the person proved to read the mailbox. */
  isEmailVerified: boolean;
  /** When the person signed in. */
  createdAt: Date;
}

/** What signs people in, where there is a portal. */
export interface OpenSignIn {
  /** better-auth, which is loaded with the first sign-in: it is a third of all that the service would load. */
  auth(): Promise<Auth>;
  /** Makes `auth` anew where the institution's own sign-in was away when it was made. */
  findSso(): Promise<void>;
  throttle: Throttle;
  outcomes: SignInOutcomes;
  refused: RefusedSignIns;
  hasSso: boolean;
  /** The session token in a `Cookie` header, if this deployment signed it. */
  findToken(cookies: string): string | null;
  /** Who has shown the password and not yet the second factor. */
  findHalfSignedIn(req: IncomingMessage): Promise<string | null>;
}

/** How people sign in to the portal. */
export interface SignIn {
  /** The portal's own origin; null where this deployment serves no portal. */
  origin: string | null;
  /** Null where this deployment serves no portal. */
  open: OpenSignIn | null;
  /** Whether a request carries the cookie of a sign-in, whatever it is worth. */
  hasCookie(req: IncomingMessage): boolean;
  /** The session of a request's cookie; null where there is none, or it has ended. */
  findSession(req: IncomingMessage): Promise<PortalSession | null>;
}

interface SignInParts extends MailQueue {
  db: Database;
  log: Logger;
}

/** Opens sign-in as it is configured: without PORTAL_URL and PORTAL_SECRET nobody is ever signed in. */
export function openSignIn(config: PortalConfig, parts: SignInParts): SignIn {
  const { PORTAL_URL: origin, PORTAL_SECRET: secret } = config;
  if (origin === undefined || secret === undefined)
    return { origin: null, open: null, hasCookie: () => false, findSession: async () => null };
  const { db, clock, log } = parts;
  const cookie = sessionCookieName(origin);
  const oidc = toOidcSettings(config);
  const makeAuth = () =>
    lazily(async () => {
      const { createAuth } = await import("./auth.ts");
      return createAuth({ db, clock, log, origin, secret, oidc, sendReset, onLinked });
    });
  const sendReset = (user: { email: string }, token: string) => mailReset(parts, origin, user.email, token);
  const onLinked = async (userId: string) => {
    await auditSignIn(parts, { action: "member.sso_linked", userId, requestId: null });
    await mailNotice(parts, userId, "Your account was linked to the institution's single sign-on.");
  };
  const open: OpenSignIn = {
    auth: makeAuth(),
    findSso: async () => {
      const { socialProviders } = await (await open.auth()).$context;
      if (!socialProviders.some(({ id }) => id === SSO)) open.auth = makeAuth();
    },
    throttle: new Throttle(db.sql, clock, secret),
    outcomes: new SignInOutcomes(),
    refused: new RefusedSignIns({ db, clock, log }),
    hasSso: oidc !== null,
    findToken: (cookies) => readSignedValue(cookies, cookie, secret),
    findHalfSignedIn: async (req) => {
      const identifier = readSignedCookie(req, secondFactorCookieName(origin), secret);
      if (identifier === null) return null;
      return findVerificationUser(db.sql, identifier);
    },
  };
  return {
    origin,
    open,
    hasCookie: (req) => req.headers.cookie?.includes(`${cookie}=`) ?? false,
    findSession: async (req) => {
      const token = readSignedCookie(req, cookie, secret);
      if (token === null) return null;
      const found = await findSessionByToken.first(db.sql, { token, now: clock.now() });
      if (!found) return null;
      const { secondFactor, emailVerifiedAt, ...session } = found;
      return {
        ...session,
        hasSecondFactor: secondFactor !== null,
        isEmailVerified: emailVerifiedAt !== null,
      };
    },
  };
}
