import { type Account, type AccountInput, createOrRetrieveAccount } from "@svc/accounts";
import { mapDatabaseError } from "@svc/database";
import { Problem, requireScope, toProblem } from "@svc/service-kit";
import type { WidgetAuthContext } from "../context.ts";
import type { WidgetPrincipal } from "../sessions/session.ts";
import { sessionProblem } from "../sessions/session-token.ts";

/** A participant needs one call, and a few more for corrections. Guesses are counted for the account, whoever makes them. */
const MAX_CALLS_PER_SESSION = 10;

/**
 * Creates or retrieves the account of the session's participant, and binds the session to it. Who the participant is, the session
 * says; the body is believed only about their details.
 *
 * @throws Problem `rate_limited` past ten calls of one session; and what `createOrRetrieveAccount` throws
 */
export async function createAccountForSession(
  ctx: WidgetAuthContext,
  principal: WidgetPrincipal,
  input: AccountInput,
): Promise<{ account: Account; created: boolean }> {
  requireScope(principal, "widget:accounts");
  const { session } = principal;
  if (!session) throw sessionProblem("session_invalid");
  const { calls, accountId } = await ctx.sessions.countAccountCall(session);
  if (calls > MAX_CALLS_PER_SESSION) {
    const seconds = Math.max(1, Math.ceil((session.expiresAt.getTime() - ctx.clock.now().getTime()) / 1000));
    throw new Problem("rate_limited", `A session may make ${MAX_CALLS_PER_SESSION} of these calls.`, {
      headers: { "Retry-After": String(seconds) },
    });
  }
  const claim = { by: "session", sessionId: session.id, externalUserId: session.externalUserId } as const;
  const result = await createOrRetrieveAccount(ctx, principal.organizationId, claim, input).catch(
    async (error: unknown) => {
      // Whoever tries again until the database is back must not have spent the session on it.
      if (toProblem(error, mapDatabaseError).status === 503) {
        await ctx.sessions.uncountAccountCall(session).catch(() => {});
      }
      throw error;
    },
  );
  if (accountId === null) await ctx.sessions.bindAccount(session, result.account.id);
  return result;
}
