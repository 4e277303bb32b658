import type { Environment } from "@svc/keys";
import { CREDENTIAL_SCOPES } from "@svc/keys";
import type { Principal } from "@svc/service-kit/auth";
import { OPERATOR } from "../../context/actor.ts";
import type { ApiCall } from "../../context/define-operation.ts";
import type { OperatorContext } from "../../context/operator-context.ts";
import type { RolloversContext } from "../../rollovers/drafts/draft-rollover.ts";

export type ExportContext = OperatorContext & RolloversContext;

/** Reads like an organization's own key with all scopes. */
export function operatorCall(ctx: ExportContext, organizationId: string): ApiCall {
  const principal = {
    organizationId,
    environment: ctx.environment satisfies Environment,
    scopes: CREDENTIAL_SCOPES.ak,
    actor: OPERATOR,
    keyId: null,
    keyType: null,
    personId: null,
  };
  return {
    ...ctx,
    // Sufficient for reads; members for writes and files are missing.
    principal: principal as unknown as Principal,
    requestId: "",
    ifMatch: null,
    header: () => undefined,
  } as unknown as ApiCall;
}
