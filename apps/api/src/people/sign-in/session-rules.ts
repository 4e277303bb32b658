import { type Database, inSqlTransaction } from "@svc/database";
import type { Clock } from "@svc/service-kit";
import { APIError } from "better-auth/api";
import { findPlatformMembership, listMemberships } from "../members/memberships.ts";
import { verifyEmail } from "../members/verified-email.ts";
import { findPersonSigningIn } from "./session-store.ts";
import { auditSignIn } from "./sign-in-audit.ts";

const SSO_PATH = "/callback/:id";

/** The second factor that each sign-in path proves. */
const FACTORS: Readonly<Record<string, string>> = {
  "/two-factor/verify-totp": "totp",
  "/two-factor/verify-backup-code": "recovery_code",
  "/passkey/verify-authentication": "passkey",
  [SSO_PATH]: "sso",
};

/** Paths that replace a session without a new sign-in. */
const SESSION_REPLACING_PATHS = new Set(["/change-password", "/update-user"]);

interface ReplacedSession {
  secondFactor?: string | null;
  ssoIssuer?: string | null;
  createdAt: Date;
}

interface SessionCreation {
  path?: string;
  context: { session?: { session: Record<string, unknown> } | null };
}

/**
 * Checks that the user can sign in, audits the sign-in, and returns extra session columns.
 * @throws APIError for users without a membership, the same as for a wrong password
 */
export async function prepareSession(
  parts: { db: Database; clock: Clock; issuer: string | null },
  session: { userId: string },
  creation: SessionCreation | null,
): Promise<{ data: { secondFactor: string | null; ssoIssuer: string | null; createdAt?: Date } }> {
  const { userId } = session;
  const refusal = new APIError("UNAUTHORIZED", {
    code: "INVALID_EMAIL_OR_PASSWORD",
    message: "Not a member",
  });
  const person = await findPersonSigningIn.first(parts.db.sql, { userId });
  if (!person?.isMember) throw refusal;
  const path = creation?.path ?? "";
  const previousSession = creation?.context.session?.session;
  if (previousSession && SESSION_REPLACING_PATHS.has(path)) {
    const {
      secondFactor = null,
      ssoIssuer = null,
      createdAt,
    } = previousSession as unknown as ReplacedSession;
    // A new password is not a new sign-in, so `createdAt` is kept.
    return { data: { secondFactor, ssoIssuer, createdAt } };
  }
  const isSso = path === SSO_PATH;
  if (isSso) await requireSsoAccess(parts, userId, refusal);
  const secondFactor = FACTORS[path] ?? null;
  // The sign-in is not complete without the second factor, and better-auth deletes this session.
  const isFirstFactorOnly = path === "/sign-in/email" && person.twoFactorEnabled;
  if (!previousSession && !isFirstFactorOnly) {
    const data = { with: secondFactor ?? "password" };
    await auditSignIn(parts, { action: "member.signed_in", userId: session.userId, data, requestId: null });
  }
  const ssoIssuer = isSso
    ? parts.issuer
    : ((previousSession?.ssoIssuer as string | null | undefined) ?? null);
  return { data: { secondFactor, ssoIssuer } };
}

/** Verifies the email address, and requires an organization that accepts the issuer. */
async function requireSsoAccess(
  { db, clock, issuer }: { db: Database; clock: Clock; issuer: string | null },
  userId: string,
  refusal: APIError,
): Promise<void> {
  if (issuer === null) throw refusal;
  const at = clock.now();
  await inSqlTransaction(db, (tx) =>
    verifyEmail(tx, { userId, method: "sso", actor: null, requestId: null, at }),
  );
  const user = { userId, ssoIssuer: issuer };
  const membership =
    (await listMemberships.first(db.sql, user)) ?? (await findPlatformMembership.first(db.sql, user));
  if (!membership) throw refusal;
}
