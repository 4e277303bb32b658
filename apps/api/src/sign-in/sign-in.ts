import type { IncomingMessage } from "node:http";
import type { Database } from "@svc/database";
import type { Clock, Logger } from "@svc/service-kit";
import { type Auth, createAuth } from "./auth.ts";
import type { PortalConfig } from "./portal-config.ts";
import { readSessionToken, sessionCookieName } from "./session-cookie.ts";
import { findSessionByToken } from "./session-store.ts";

/** A person's sign-in in one browser. */
export interface PortalSession {
  id: string;
  /** `usr_…` */
  userId: string;
  email: string;
  name: string;
  /** Whether more than a password was shown: a code, a passkey, or the institution's own sign-in. */
  hasSecondFactor: boolean;
}

/** How people sign in to the portal. */
export interface SignIn {
  /** The portal's own origin; null where this deployment serves no portal. */
  origin: string | null;
  /** Null where this deployment serves no portal. */
  auth: Auth | null;
  /** Whether a request carries the cookie of a sign-in, whatever it is worth. */
  hasCookie(req: IncomingMessage): boolean;
  /** The session of a request's cookie; null where there is none, or it has ended. */
  findSession(req: IncomingMessage): Promise<PortalSession | null>;
}

interface SignInParts {
  db: Database;
  clock: Clock;
  log: Logger;
}

/** Opens sign-in as it is configured: without PORTAL_URL and PORTAL_SECRET nobody is ever signed in. */
export function openSignIn(config: PortalConfig, { db, clock, log }: SignInParts): SignIn {
  const { PORTAL_URL: origin, PORTAL_SECRET: secret } = config;
  if (origin === undefined || secret === undefined)
    return { origin: null, auth: null, hasCookie: () => false, findSession: async () => null };
  const cookie = sessionCookieName(origin);
  return {
    origin,
    auth: createAuth({ db, log, origin, secret }),
    hasCookie: (req) => req.headers.cookie?.includes(`${cookie}=`) ?? false,
    findSession: async (req) => {
      const token = readSessionToken(req, cookie, secret);
      if (token === null) return null;
      const found = await findSessionByToken.first(db.sql, { token, now: clock.now() });
      if (!found) return null;
      const { secondFactor, ...session } = found;
      return { ...session, hasSecondFactor: secondFactor !== null };
    },
  };
}
