import type { Environment, KeyType, Scope } from "@svc/keys";
import { hasScope } from "@svc/keys";
import { Problem } from "../errors/problem.ts";
import { bearerChallenge } from "./credentials.ts";

/** The identity of a verified request. Operations see only data of its organization. */
export interface Principal {
  organizationId: string;
  environment: Environment;
  scopes: readonly string[];
  actor: { type: "api_key" | "session" | "member"; id: string };
  keyId: string | null;
  keyType: KeyType | null;
  /** The member's user, or the user who created the key; null if unknown. */
  personId: string | null;
  /** Undefined for API keys and widget sessions. */
  signedInAt?: Date;
}

/** Requires a scope. Allows every principal if `scope` is undefined. @throws Problem `insufficient_scope` */
export function requireScope(principal: Pick<Principal, "scopes">, scope: Scope | undefined): void {
  if (scope === undefined || hasScope(principal.scopes, scope)) return;
  throw new Problem("insufficient_scope", `This request requires the scope ${scope}.`, {
    headers: bearerChallenge("insufficient_scope", scope),
  });
}

/** Returns the ID of the API key that made the request or opened its session. @throws Error for a member */
export function requireKeyId({ keyId, actor }: Pick<Principal, "keyId" | "actor">): string {
  if (keyId === null) throw new Error(`${actor.id} is not an API key`);
  return keyId;
}
