import { randomBytes } from "node:crypto";
import { inSqlTransaction, kysely, type Params, statement } from "@svc/database";
import { newId } from "@svc/service-kit";
import { parseBody, readJsonBody } from "@svc/service-kit/endpoints";
import { Problem } from "@svc/service-kit/errors";
import { getRequestId } from "@svc/service-kit/http";
import { z } from "zod";
import { composeMail } from "../mail/compose-mail.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { verifyEmail } from "../members/verified-email.ts";
import type { AuthCall } from "./auth-call.ts";
import { hashIdentifier, insertVerification } from "./stored-identifier.ts";

const VERIFICATION_LINK_LIFETIME_MS = 24 * 60 * 60_000;
const toVerificationIdentifier = (token: string) => hashIdentifier(`verify-email:${token}`);

export async function mailVerification({ ctx, services, origin, req }: AuthCall) {
  const session = await ctx.signIn.findSession(req);
  if (!session) throw new Problem("sign_in_required");
  if (session.isEmailVerified) return { isMailed: false };
  if (ctx.mail === null)
    throw new Problem(
      "email_not_verified",
      "This deployment sends no email. Ask the operator to verify your address.",
    );
  await services.throttle.consume([["reset:account", `verify ${session.userId}`]]);
  const token = randomBytes(24).toString("base64url");
  const at = ctx.clock.now();
  const mail = composeVerificationMail(`${origin}/portal/verify-email#token=${token}`);
  await inSqlTransaction(ctx.db, async (tx) => {
    await insertVerification(tx, {
      id: newId("pvr"),
      identifier: toVerificationIdentifier(token),
      userId: session.userId,
      at,
      expiresAt: new Date(at.getTime() + VERIFICATION_LINK_LIFETIME_MS),
    });
    await queueMail(ctx, tx, { organizationId: null, to: session.email, ...mail });
  });
  return { isMailed: true };
}

export const composeVerificationMail = (link: string) =>
  composeMail({
    subject: "Verify your email address for the rollover portal",
    heading: "Verify your email address",
    blocks: ["You must be signed in to your account. The link expires in 24 hours."],
    button: { label: "Verify email address", url: link },
    notes: [
      "If you did not create an account, do not open the link. Instead, choose Forgot password on the sign-in page to " +
        "remove all earlier access to the account.",
    ],
    reason: "You're receiving this email because an account on the rollover portal uses your email address.",
  });

const verifySchema = z.strictObject({ token: z.string().min(1).max(200) });

/**
 * Verifies the address with a mailed link. Also requires a session, which proves that the account and the mailbox belong to the
 * same person.
 */
export async function verifyByLink({ ctx, req, res }: AuthCall) {
  const { token } = parseBody(verifySchema, (await readJsonBody(req, res)) ?? {});
  const session = await ctx.signIn.findSession(req);
  if (!session) throw new Problem("sign_in_required");
  const { userId } = session;
  const at = ctx.clock.now();
  await inSqlTransaction(ctx.db, async (tx) => {
    const verification = await consumeVerification.first(tx, {
      identifier: toVerificationIdentifier(token),
      userId,
      now: at,
    });
    if (!verification) throw new Problem("link_not_valid");
    await verifyEmail(tx, { userId, method: "mail", actor: null, requestId: getRequestId(res), at });
  });
  return {};
}

const consumeVerification = statement(
  "portal_email_verification_take",
  (param: Params<{ identifier: string; userId: string; now: Date }>) =>
    kysely
      .deleteFrom("portalVerifications")
      .where("identifier", "=", param.identifier)
      .where("value", "=", param.userId)
      .where("expiresAt", ">", param.now)
      .returning("id"),
);
