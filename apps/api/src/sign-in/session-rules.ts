import type { Database } from "@svc/database";
import type { Clock } from "@svc/service-kit";
import { APIError } from "better-auth/api";
import { findPersonSigningIn } from "./session-store.ts";
import { auditSignIn } from "./sign-in-audit.ts";

/** What was shown besides a password, by where better-auth makes a session. */
const FACTORS: Readonly<Record<string, string>> = {
  "/two-factor/verify-totp": "totp",
  "/two-factor/verify-backup-code": "recovery_code",
  "/passkey/verify-authentication": "passkey",
  "/callback/:id": "sso",
};

/** Where a session takes the place of another, of the same sign-in. */
const CONTINUED = new Set(["/change-password", "/update-user"]);

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
  parts: { db: Database; clock: Clock },
  session: { userId: string },
  making: Making | null,
): Promise<{ data: { secondFactor: string | null; createdAt?: Date } }> {
  const person = await findPersonSigningIn.first(parts.db.sql, { userId: session.userId });
  if (!person?.isMember)
    throw new APIError("UNAUTHORIZED", { code: "INVALID_EMAIL_OR_PASSWORD", message: "Not a member" });
  const path = making?.path ?? "";
  const before = making?.context.session?.session;
  if (before && CONTINUED.has(path)) {
    const { secondFactor = null, createdAt } = before as { secondFactor?: string; createdAt: Date };
    // A new password is no new sign-in: what a recent one allows stays limited by the first.
    return { data: { secondFactor, createdAt } };
  }
  const secondFactor = FACTORS[path] ?? null;
  // With a second factor a password alone is half a sign-in: its session is taken back before anybody has it.
  const isHalf = path === "/sign-in/email" && person.twoFactorEnabled;
  if (!before && !isHalf) {
    const data = { with: secondFactor ?? "password" };
    await auditSignIn(parts, { action: "member.signed_in", userId: session.userId, data, requestId: null });
  }
  return { data: { secondFactor } };
}
