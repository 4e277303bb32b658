import type { Environment, KeyType, Scope } from "@svc/keys";
import { hasScope } from "@svc/keys";
import { Problem } from "../errors/problem.ts";
import { bearerChallenge } from "./credentials.ts";

/** Whom a verified request speaks for. Operations take it and see only what its organization owns. */
export interface Principal {
  organizationId: string;
  environment: Environment;
  scopes: readonly string[];
  /** Who acts, as audit rows and timelines name it. */
  actor: { type: "api_key" | "session" | "member"; id: string };
  /** The key, or the one that issued the session; null for a member. */
  keyId: string | null;
  keyType: KeyType | null;
  /** The user who is the member, or who made the key; null where nobody is known. */
  personId: string | null;
}

/** @throws Problem `insufficient_scope`, naming the scope that is missing */
export function requireScope(principal: Pick<Principal, "scopes">, scope: Scope): void {
  if (hasScope(principal.scopes, scope)) return;
  throw new Problem("insufficient_scope", `The scope ${scope} is required.`, {
    headers: bearerChallenge("insufficient_scope", scope),
  });
}

/**
 * The key that a principal speaks with, or whose session it is.
 *
 * @throws Error for a member: what asks for a key is declared to take keys alone
 */
export function keyIdOf({ keyId, actor }: Pick<Principal, "keyId" | "actor">): string {
  if (keyId === null) throw new Error(`${actor.id} is no key`);
  return keyId;
}
