import { inSqlTransaction, kysely, type Params, recordAudit, type Sql, statement } from "@svc/database";
import { newId, Problem } from "@svc/service-kit";
import type { ApiContext } from "../context.ts";
import { hashPassword } from "../sign-in/password.ts";
import { requireFitPassword } from "../sign-in/password-rule.ts";
import { findByToken, takeUp } from "./invitation-store.ts";
import { hashToken } from "./invite-member.ts";
import { insertMember, lockMembers } from "./member-store.ts";

type AcceptContext = Pick<ApiContext, "db" | "clock">;

/** What a link invites to. @throws Problem `link_not_valid` */
export async function readInvitation({ db, clock }: AcceptContext, token: string) {
  const found = await findByToken.first(db.sql, { tokenHash: hashToken(token), now: clock.now() });
  if (!found) throw new Problem("link_not_valid");
  const user = await findUser.first(db.sql, { email: found.email });
  return { ...found, userId: user?.id ?? null, hasPassword: user?.hasPassword ?? false };
}

/**
 * Takes an invitation up: whoever has the link becomes a member, with a password where there is none yet.
 *
 * @throws Problem `link_not_valid`; `validation_failed` for a password that is missing, or among the commonest
 */
export async function acceptInvitation(
  ctx: AcceptContext,
  token: string,
  input: { name?: string | undefined; password?: string | undefined },
  requestId: string,
): Promise<{ email: string }> {
  const { id, email, hasPassword } = await readInvitation(ctx, token);
  const { name = "", password = "" } = input;
  const about = [email, ...email.split(/[@.]/), name];
  if (!hasPassword) await requireFitPassword("password", password, about);
  // Before the transaction: a digest takes a good part of a second.
  const digest = hasPassword ? null : await hashPassword(password);
  await inSqlTransaction(ctx.db, async (tx) => {
    const at = ctx.clock.now();
    const invitation = await findByToken.first(tx, { tokenHash: hashToken(token), now: at });
    if (!invitation) throw new Problem("link_not_valid");
    const { organizationId: of, role, invitedBy } = invitation;
    await lockMembers(tx, of);
    if (!(await takeUp.first(tx, { id, at }))) throw new Problem("link_not_valid");
    const userId = (await findUser.first(tx, { email }))?.id ?? (await makeUser(tx, email, name, at));
    if (digest !== null) await givePassword(tx, userId, digest, at);
    const memberId = newId("mem");
    await insertMember(tx, { id: memberId, userId, of, role, by: invitedBy, at });
    await recordAudit(tx, {
      organizationId: of,
      actor: { type: "member", id: memberId },
      action: "member.joined",
      targetId: memberId,
      data: { role, invitationId: id },
      requestId,
      at,
    });
  });
  return { email };
}

const findUser = statement("portal_user_to_join", (param: Params<{ email: string }>) =>
  kysely
    .selectFrom("portalUsers as u")
    .select("u.id")
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("portalCredentials as c")
          .select("c.id")
          .whereRef("c.userId", "=", "u.id")
          .where("c.password", "is not", null),
      ).as("hasPassword"),
    )
    .where("u.email", "=", param.email),
);

/** Makes a person. The address is theirs: they have the link that was sent there. */
export async function makeUser(tx: Sql, email: string, name: string, at: Date): Promise<string> {
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
      emailVerified: true,
      createdAt: param.at,
      updatedAt: param.at,
    }),
);

/** Gives a person who has none a password. @param digest of `hashPassword` */
export async function givePassword(tx: Sql, userId: string, digest: string, at: Date): Promise<void> {
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
