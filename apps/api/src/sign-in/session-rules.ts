import { type Database, inSqlTransaction } from "@svc/database";
import type { Clock } from "@svc/service-kit";
import { APIError } from "better-auth/api";
import { findMemberships, findPlatformMembership } from "../members/memberships.ts";
import { verifyEmail } from "../members/verified-email.ts";
import { findPersonSigningIn } from "./session-store.ts";
import { auditSignIn } from "./sign-in-audit.ts";

const SSO_PATH = "/callback/:id";

/** What was shown besides a password, by where better-auth makes a session. */
const FACTORS: Readonly<Record<string, string>> = {
  "/two-factor/verify-totp": "totp",
  "/two-factor/verify-backup-code": "recovery_code",
  "/passkey/verify-authentication": "passkey",
  [SSO_PATH]: "sso",
};

/** Where a session takes the place of another, of the same sign-in. */
const CONTINUED = new Set(["/change-password", "/update-user"]);

interface ReplacedSession {
  secondFactor?: string | null;
  ssoIssuer?: string | null;
  createdAt: Date;
}

/** What better-auth says of the request for which it makes a session. */
interface Making {
  path?: string;
  context: { session?: { session: Record<string, unknown> } | null };
}

/**
 * Looks at a session before it is made: nobody gets one who is a member of nothing, and it says what was shown. A sign-in
 * is written down before its cookie goes out.
 *
 * @returns what is to stand in the session besides
 * @throws APIError for whoever is a member of nothing, as for a wrong password
 */
export async function beforeSession(
  parts: { db: Database; clock: Clock; issuer: string | null },
  session: { userId: string },
  making: Making | null,
): Promise<{ data: { secondFactor: string | null; ssoIssuer: string | null; createdAt?: Date } }> {
  const { userId } = session;
  const refused = new APIError("UNAUTHORIZED", {
    code: "INVALID_EMAIL_OR_PASSWORD",
    message: "Not a member",
  });
  const person = await findPersonSigningIn.first(parts.db.sql, { userId });
  if (!person?.isMember) throw refused;
  const path = making?.path ?? "";
  const before = making?.context.session?.session;
  if (before && CONTINUED.has(path)) {
    const { secondFactor = null, ssoIssuer = null, createdAt } = before as unknown as ReplacedSession;
    // A new password is no new sign-in: what a recent one allows stays limited by the first.
    return { data: { secondFactor, ssoIssuer, createdAt } };
  }
  const isSso = path === SSO_PATH;
  if (isSso) await requireSsoReach(parts, userId, refused);
  const secondFactor = FACTORS[path] ?? null;
  // With a second factor a password alone is half a sign-in: its session is taken back before anybody has it.
  const isHalf = path === "/sign-in/email" && person.twoFactorEnabled;
  if (!before && !isHalf) {
    const data = { with: secondFactor ?? "password" };
    await auditSignIn(parts, { action: "member.signed_in", userId: session.userId, data, requestId: null });
  }
  const ssoIssuer = isSso ? parts.issuer : ((before?.ssoIssuer as string | null | undefined) ?? null);
  return { data: { secondFactor, ssoIssuer } };
}

/** Lets single sign-on in where an organization of the person accepts its issuer; the provider has verified the address. */
async function requireSsoReach(
  { db, clock, issuer }: { db: Database; clock: Clock; issuer: string | null },
  userId: string,
  refused: APIError,
): Promise<void> {
  if (issuer === null) throw refused;
  const at = clock.now();
  await inSqlTransaction(db, (tx) =>
    verifyEmail(tx, { userId, by: "sso", actor: null, requestId: null, at }),
  );
  const reach = { userId, ssoIssuer: issuer };
  const isOpen =
    (await findMemberships.first(db.sql, reach)) ?? (await findPlatformMembership.first(db.sql, reach));
  if (!isOpen) throw refused;
}
