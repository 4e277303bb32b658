import { signWithPasskey, supportsPasskeys } from "../../api/auth-client.ts";
import { api, getBody } from "../../api/client.ts";
import { hasProblemCode } from "../../api/problem.ts";
import { getQuery, idParams } from "../../api/queries.ts";
import { promptSignIn } from "../../api/sign-in-prompt.ts";
import { strings } from "./strings.ts";

export const confirmationQuery = (id: string) =>
  getQuery("/portal/api/approvals/{id}/confirmation", idParams(id));

/**
 * Confirms an approval with the user's passkey or, without passkeys, after a recent sign-in.
 * @throws ProblemError
 * @throws DOMException if the user closes the passkey prompt
 * @throws Error if the browser does not support passkeys
 */
export async function confirmApproval(id: string): Promise<unknown> {
  try {
    return await confirmOnce(id);
  } catch (error) {
    if (!hasProblemCode(error, "sign_in_again") || !(await promptSignIn())) throw error;
    return confirmOnce(id);
  }
}

async function confirmOnce(id: string): Promise<unknown> {
  // The passkey challenge expires after five minutes, so each attempt fetches a new one.
  const { passkey } = await getBody(api.GET("/portal/api/approvals/{id}/confirmation", idParams(id)));
  if (passkey !== null && !supportsPasskeys()) throw new Error(strings.noPasskeySupport);
  const body = passkey === null ? {} : { passkey: await signWithPasskey(passkey) };
  return getBody(api.POST("/v1/approvals/{id}/confirm", { ...idParams(id), body }));
}
