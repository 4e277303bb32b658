import {
  inSqlTransaction,
  kysely,
  lockName,
  type Params,
  recordAudit,
  type Sql,
  statement,
} from "@svc/database";
import { newId } from "@svc/service-kit";
import { Problem } from "@svc/service-kit/errors";
import type { ApiContext } from "../../context/context.ts";
import { hashPassword } from "../sign-in/password.ts";
import { requireStrongPassword } from "../sign-in/password-rule.ts";
import type { PortalSession } from "../sign-in/sign-in.ts";
import { findInvitationByToken, markAccepted } from "./invitation-store.ts";
import { hashToken } from "./invite-member.ts";
import { chooseJoinStep, findInvitedPerson, requireFreshFactor } from "./join-rules.ts";
import { insertMember, lockMembers } from "./member-store.ts";
import { removeUnprovenCredentials, verifyEmail } from "./verified-email.ts";

type AcceptContext = Pick<ApiContext, "db" | "clock">;

/** @throws Problem `link_not_valid`, `email_not_verified` */
export async function readInvitation(
  { db, clock }: AcceptContext,
  token: string,
  session: PortalSession | null,
) {
  const invitation = await findInvitationByToken.first(db.sql, {
    tokenHash: hashToken(token),
    now: clock.now(),
  });
  if (!invitation) throw new Problem("link_not_valid");
  return {
    ...invitation,
    step: chooseJoinStep(invitation, await findInvitedPerson(db.sql, invitation), session),
  };
}

/**
 * Makes the invited person a member. Creates a user if no user has the invited address.
 * @throws Problem `link_not_valid`, `email_not_verified`, `sign_in_required`, `two_factor_required`, `sign_in_again`;
 * `validation_failed` for a missing or weak password
 */
export async function acceptInvitation(
  ctx: AcceptContext,
  {
    token,
    name = "",
    password = "",
  }: { token: string; name?: string | undefined; password?: string | undefined },
  { session, requestId }: { session: PortalSession | null; requestId: string },
): Promise<{ email: string }> {
  const { email, step: expectedStep } = await readInvitation(ctx, token, session);
  const choosesPassword = expectedStep === "create" || expectedStep === "reclaim";
  if (choosesPassword)
    await requireStrongPassword("password", password, [email, ...email.split(/[@.]/), name]);
  // Outside the transaction, because hashing is slow.
  const digest = choosesPassword ? await hashPassword(password) : null;
  await inSqlTransaction(ctx.db, async (tx) => {
    const at = ctx.clock.now();
    const invitation = await findInvitationByToken.first(tx, { tokenHash: hashToken(token), now: at });
    if (!invitation) throw new Problem("link_not_valid");
    const { id, organizationId: orgId, role, invitedBy, isMailed } = invitation;
    await lockMembers(tx, orgId);
    await lockName(tx, `joining:${email}`);
    if (!(await markAccepted.first(tx, { id, at }))) throw new Problem("link_not_valid");
    const person = await findInvitedPerson(tx, invitation);
    const step = chooseJoinStep(invitation, person, session);
    // The user changed while the password was hashed.
    if (step !== expectedStep) throw new Problem("link_not_valid");
    if (step === "sign_in")
      throw new Problem("sign_in_required", "Sign in with the invited address, then accept.");
    if (step === "join" && session && session.userId === person?.id)
      await requireFreshFactor(tx, session, at);
    const userId = person?.id ?? (await createUser(tx, email, { name, at }));
    if (step === "reclaim") await removeUnprovenCredentials(tx, userId);
    if (digest !== null) await insertPassword(tx, userId, { digest, at });
    const memberId = newId("mem");
    await insertMember(tx, { id: memberId, userId, orgId, role, createdBy: invitedBy, at });
    await recordAudit(tx, {
      organizationId: orgId,
      actor: { type: "member", id: memberId },
      action: "member.joined",
      targetId: memberId,
      data: { role, invitationId: id },
      requestId,
      at,
    });
    if (isMailed) await verifyEmail(tx, { userId, method: "invitation", actor: null, requestId, at });
  });
  return { email };
}

/** Creates a user with an unverified address. @returns the ID */
export async function createUser(
  tx: Sql,
  email: string,
  { name, at }: { name: string; at: Date },
): Promise<string> {
  const id = newId("usr");
  await insertUser(tx, { id, email, name: name.trim() || email, at });
  return id;
}

const insertUser = statement(
  "portal_user_insert",
  (param: Params<{ id: string; email: string; name: string; at: Date }>) =>
    kysely.insertInto("portalUsers").values({
      id: param.id,
      email: param.email,
      name: param.name,
      emailVerified: false,
      createdAt: param.at,
      updatedAt: param.at,
    }),
);

export async function insertPassword(
  tx: Sql,
  userId: string,
  { digest, at }: { digest: string; at: Date },
): Promise<void> {
  await insertCredential(tx, { id: newId("pcr"), userId, digest, at });
}

const insertCredential = statement(
  "portal_credential_insert",
  (param: Params<{ id: string; userId: string; digest: string; at: Date }>) =>
    kysely.insertInto("portalCredentials").values({
      id: param.id,
      userId: param.userId,
      accountId: param.userId,
      providerId: "credential",
      password: param.digest,
      createdAt: param.at,
      updatedAt: param.at,
    }),
);
