import { randomBytes } from "node:crypto";
import { inSqlTransaction, recordAudit, recordAudits, type Sql } from "@svc/database";
import { newId } from "@svc/service-kit";
import { notFound } from "@svc/service-kit/errors";
import { OPERATOR } from "../../context/actor.ts";
import type { OperatorContext } from "../../context/operator-context.ts";
import { OPERATOR_TOKEN_PREFIX, RESET_LINK_LIFETIME_MS } from "../sign-in/password-reset.ts";
import { findUserByEmail, listMembersOfUser } from "../sign-in/sign-in-audit.ts";
import { hashIdentifier, insertVerification } from "../sign-in/stored-identifier.ts";
import { createUser, insertPassword } from "./accept-invitation.ts";
import { inviteMember } from "./invite-member.ts";
import { insertMember, listAllMembers } from "./member-store.ts";
import type { Role } from "./roles.ts";
import { removeFactors, verifyEmail } from "./verified-email.ts";

type OperatorParts = Pick<OperatorContext, "db" | "clock">;

/** @returns the token of the invitation link */
export function inviteAsOperator(
  { db, clock }: OperatorParts,
  input: { organizationId: string | null; email: string; role: Role },
): Promise<string> {
  return inSqlTransaction(db, async (tx) => {
    const at = clock.now();
    const { id, token, role } = await inviteMember(tx, { ...input, invitedBy: null, isMailed: false }, at);
    await recordAudit(tx, {
      organizationId: input.organizationId,
      actor: OPERATOR,
      action: "member.invited",
      targetId: id,
      data: { role },
      requestId: null,
      at,
    });
    return token;
  });
}

/** Adds a member without an invitation, for the demo data. */
export async function addMember(
  tx: Sql,
  {
    email,
    name,
    digest,
    orgId,
    role,
  }: { email: string; name: string; digest: string; orgId: string; role: Role },
  at: Date,
): Promise<void> {
  const userId = await createUser(tx, email, { name, at });
  await insertPassword(tx, userId, { digest, at });
  await insertMember(tx, { id: newId("mem"), userId, orgId, role, createdBy: null, at });
}

export function listMembersAsOperator({ db }: OperatorParts) {
  return listAllMembers(db.sql);
}

/**
 * @param removesFactors also removes the authenticator app and passkeys
 * @returns the token of a link for choosing a new password
 */
export function createPasswordReset(
  { db, clock }: OperatorParts,
  email: string,
  { removesFactors }: { removesFactors: boolean },
): Promise<string> {
  return inSqlTransaction(db, async (tx) => {
    const user = await findUserByEmail.first(tx, { email: email.trim().toLowerCase() });
    if (!user) throw notFound("person");
    const at = clock.now();
    const token = OPERATOR_TOKEN_PREFIX + randomBytes(24).toString("base64url");
    const expiresAt = new Date(at.getTime() + RESET_LINK_LIFETIME_MS);
    await insertVerification(tx, {
      id: newId("pvr"),
      identifier: hashIdentifier(`reset-password:${token}`),
      userId: user.id,
      at,
      expiresAt,
    });
    if (removesFactors) await removeFactors(tx, user.id);
    const members = await listMembersOfUser(tx, { userId: user.id });
    const rows = members.map(({ id, organizationId }) => ({
      organizationId,
      actor: OPERATOR,
      action: "member.reset_link_made" as const,
      targetId: id,
      data: { withoutFactor: removesFactors },
      requestId: null,
      at,
    }));
    await recordAudits(tx, rows);
    return token;
  });
}

/** Verifies a user's address. @returns false if it was already verified */
export function verifyAsOperator({ db, clock }: OperatorParts, email: string): Promise<boolean> {
  return inSqlTransaction(db, async (tx) => {
    const user = await findUserByEmail.first(tx, { email: email.trim().toLowerCase() });
    if (!user) throw notFound("person");
    const at = clock.now();
    return verifyEmail(tx, { userId: user.id, method: "operator", actor: OPERATOR, requestId: null, at });
  });
}
