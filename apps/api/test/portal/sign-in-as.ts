import { randomBytes } from "node:crypto";
import { newId } from "@svc/service-kit";
import { buildOrganization, type TestEnvironment } from "@svc/testing";
import { serializeSignedCookie } from "better-call";
import { getSessionCookieName } from "../../src/people/sign-in/session-cookie.ts";
import { TEST_PORTAL } from "./test-portal.ts";

export type Role = "owner" | "admin" | "developer" | "operations" | "viewer" | "platform";

export interface SignedIn {
  memberId: string;
  userId: string;
  sessionId: string;
  /** Null for `platform`. */
  organizationId: string | null;
  email: string;
  headers: { Cookie: string; Origin: string; "Sec-Fetch-Site": "same-origin" };
}

interface SignInInput {
  /** Defaults to a new organization. */
  organizationId?: string;
  /** An existing user, who gets another membership and session. Defaults to a new user. */
  userId?: string;
  /** Second factor of the session, by default `totp`. Null means only a password. */
  secondFactor?: "totp" | "recovery_code" | "passkey" | "sso" | null;
  name?: string;
  /** Defaults to the origin of `TEST_PORTAL`. */
  origin?: string;
}

/** Creates a member and a session. Sets no password, because hashing is slow. */
export async function signInAs(
  test: TestEnvironment,
  role: Role,
  input: SignInInput = {},
): Promise<SignedIn> {
  const { prisma } = test.db;
  const now = new Date();
  const organizationId =
    role === "platform" ? null : (input.organizationId ?? (await buildOrganization(test)));
  const userId = input.userId ?? newId("usr");
  const user = await prisma.portalUser.upsert({
    where: { id: userId },
    update: {},
    create: {
      id: userId,
      name: input.name ?? `Test ${role}`,
      email: `${userId}@example.com`,
      emailVerified: true,
      emailVerifiedAt: now,
      createdAt: now,
      updatedAt: now,
    },
  });
  const member = await prisma.member.create({
    data: { id: newId("mem"), userId, organizationId, role, createdAt: now },
  });
  const session = await openSession(test, userId, input);
  return { memberId: member.id, userId, organizationId, email: user.email, ...session };
}

export async function openSession(
  { db }: TestEnvironment,
  userId: string,
  input: Pick<SignInInput, "secondFactor" | "origin"> = {},
): Promise<Pick<SignedIn, "sessionId" | "headers">> {
  const now = new Date();
  const token = randomBytes(24).toString("base64url");
  const session = await db.prisma.portalSession.create({
    data: {
      id: newId("pse"),
      userId,
      token,
      secondFactor: input.secondFactor === undefined ? "totp" : input.secondFactor,
      expiresAt: new Date(now.getTime() + 12 * 60 * 60 * 1000),
      createdAt: now,
      updatedAt: now,
    },
  });
  const { PORTAL_URL, PORTAL_SECRET } = TEST_PORTAL;
  const origin = input.origin ?? PORTAL_URL;
  return {
    sessionId: session.id,
    headers: {
      Cookie: await serializeSignedCookie(getSessionCookieName(origin), token, PORTAL_SECRET),
      Origin: origin,
      "Sec-Fetch-Site": "same-origin",
    },
  };
}
