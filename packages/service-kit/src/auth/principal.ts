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
  actor: { type: "api_key" | "session"; id: string };
  keyId: string;
  keyType: KeyType;
}

/** @throws Problem `insufficient_scope`, naming the scope that is missing */
export function requireScope(principal: Pick<Principal, "scopes">, scope: Scope): void {
  if (hasScope(principal.scopes, scope)) return;
  throw new Problem("insufficient_scope", `The scope ${scope} is required.`, {
    headers: bearerChallenge("insufficient_scope", scope),
  });
}
