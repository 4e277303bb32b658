import { expect } from "@jest/globals";
import { callService, pollUntil, type ServiceProcess } from "@svc/testing";

/**
 * Opens a session and creates an account. Repeats both while the service returns 503.
 * @param participant.key secret key of the integrator
 * @returns the account's ID
 */
export async function createAccountWithRetries(
  widget: ServiceProcess,
  participant: { key: string; externalUserId: string },
  timeoutMs: number,
): Promise<unknown> {
  const { key, externalUserId } = participant;
  const post = (path: string, credential: string, body: object) =>
    callService(widget, "POST", { path: `/api/widget/${path}`, key: credential, body });
  const attempt = async () => {
    const session = await post("auth", key, { externalUserId });
    if (session.status === 503) return session;
    const account = { firstName: "Ada", email: "ada@example.com" };
    return post("create-account", String(session.body.sessionToken), account);
  };
  const response = await pollUntil("an account", attempt, {
    isDone: ({ status }) => status !== 503,
    timeoutMs,
  });
  expect([200, 201]).toContain(response.status);
  return (response.body.account as { id: string }).id;
}
