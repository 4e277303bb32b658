import { createOTP } from "@better-auth/utils/otp";
import { kysely, type Params, type Sql, sql, statement } from "@svc/database";
import { systemClock } from "@svc/service-kit";
import { Problem } from "@svc/service-kit/errors";
import type { PortalSession, SignInServices } from "./sign-in.ts";

/** TOTP time step. */
const STEP_MS = 30_000;
/** better-auth accepts one step on each side. The second step allows for time between better-auth's check and this one. */
const WINDOW_STEPS = 2;
const RECENT_SIGN_IN_MS = 15 * 60_000;

/**
 * Claims a code's time step, so that each code works once per user, even concurrently. Ignores wrong codes, which better-auth
 * rejects.
 * @throws Problem `sign_in_refused` for a used or earlier step
 */
export async function claimTotpCode(
  db: Sql,
  services: SignInServices,
  { userId, code }: { userId: string; code: string },
): Promise<void> {
  const secret = (await findSecret.first(db, { userId }))?.secret;
  if (secret === undefined) return;
  const { symmetricDecrypt } = await import("better-auth/crypto");
  const { secretConfig } = await (await services.auth()).$context;
  const otp = createOTP(await symmetricDecrypt({ key: secretConfig, data: secret }));
  // better-auth reads this clock too.
  const currentStep = Math.floor(systemClock.now().getTime() / STEP_MS);
  for (let step = currentStep - WINDOW_STEPS; step <= currentStep + WINDOW_STEPS; step += 1) {
    if ((await otp.hotp(step)) !== code) continue;
    if (await claimStep.first(db, { userId, step })) return;
    throw new Problem("sign_in_refused", "This code has already been used. Wait for the next one.", {
      extensions: { reason: "code_already_used" },
    });
  }
}

/**
 * Requires that users with a second factor signed in with it recently.
 * @throws Problem `two_factor_required`, `sign_in_again`
 */
export async function requireRecentFactor(db: Sql, session: PortalSession, now: Date): Promise<void> {
  if (!(await hasFactor(db, session.userId))) return;
  if (!session.hasSecondFactor) throw new Problem("two_factor_required");
  requireRecent(session, now);
}

/** @throws Problem `sign_in_again` */
export function requireRecent({ createdAt }: Pick<PortalSession, "createdAt">, now: Date): void {
  if (now.getTime() - createdAt.getTime() > RECENT_SIGN_IN_MS) throw new Problem("sign_in_again");
}

async function hasFactor(db: Sql, userId: string): Promise<boolean> {
  return (await findFactor.first(db, { userId })) !== null;
}

type UserParams = Params<{ userId: string }>;

const findSecret = statement("portal_totp_secret", ({ userId }: UserParams) =>
  kysely.selectFrom("portalTwoFactors").select("secret").where("userId", "=", userId),
);

const claimStep = statement("portal_totp_claim", (param: Params<{ userId: string; step: number }>) =>
  kysely
    .updateTable("portalTwoFactors")
    .set({ lastUsedStep: param.step })
    .where("userId", "=", param.userId)
    .where(sql<boolean>`coalesce(last_used_step, -1) < ${param.step}`)
    .returning("id"),
);

const findFactor = statement("portal_has_factor", ({ userId }: UserParams) =>
  kysely
    .selectFrom("portalUsers as u")
    .select("u.id")
    .where("u.id", "=", userId)
    .where(
      sql<boolean>`(u.two_factor_enabled OR EXISTS (SELECT FROM portal_passkeys p WHERE p.user_id = u.id))`,
    ),
);

/** Keeps the session with the token. */
export const endOtherSessions = statement(
  "portal_other_sessions_end",
  (param: Params<{ userId: string; token: string }>) =>
    kysely.deleteFrom("portalSessions").where("userId", "=", param.userId).where("token", "<>", param.token),
);
