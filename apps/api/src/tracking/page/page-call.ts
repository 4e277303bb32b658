import type { ApiContext } from "../../context/context.ts";
import type { ApiCall } from "../../context/define-operation.ts";
import type { StoredTrackingLink } from "../links/tracking-link-store.ts";

/** Returns a call made by the participant, with the link as the session. */
export function toPageCall(
  ctx: ApiContext,
  { id, organizationId }: StoredTrackingLink,
  requestId: string,
): ApiCall {
  const actor = { type: "session" as const, id };
  const identity = { keyId: null, keyType: null, personId: null };
  const principal = { organizationId, environment: ctx.environment, scopes: [], actor, ...identity };
  return { ...ctx, principal, requestId, ifMatch: null, header: () => undefined };
}
