import type { KeyType } from "@svc/keys";
import { authenticateKey, readCredential } from "@svc/service-kit/auth";
import type { EndpointRuntime } from "@svc/service-kit/endpoints";
import { Problem } from "@svc/service-kit/errors";
import type { Request } from "express";
import type { ApiContext } from "./context/context.ts";
import { authenticateMember } from "./people/members/authenticate-member.ts";

const KEY_TYPES: readonly KeyType[] = ["ak"];

/** Prefers a key to a session cookie, because browsers attach cookies automatically. */
export function authenticate(ctx: ApiContext): EndpointRuntime<ApiContext>["authenticate"] {
  return (req, res, endpoint) => {
    const acceptsMembers = endpoint.credentials.includes("member");
    const acceptsKeys = endpoint.credentials.includes("ak");
    const hasKey = hasKeyHeader(req);
    if (acceptsMembers && !hasKey && (!acceptsKeys || ctx.signIn.hasCookie(req)))
      return authenticateMember(ctx, req, { res, endpoint });
    if (!acceptsKeys && hasKey)
      throw new Problem(
        "key_type_not_allowed",
        "This endpoint requires a user who is signed in to the portal. Keys cannot call it.",
      );
    return authenticateKey(ctx.auth, req, {
      res,
      credential: readCredential(req),
      accepted: KEY_TYPES,
      scope: endpoint.scope,
    });
  };
}

function hasKeyHeader({ headers }: Request): boolean {
  return headers.authorization !== undefined || headers["x-api-key"] !== undefined;
}
