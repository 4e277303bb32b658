import { type CredentialType, type Environment, parseApiKey, type Scope } from "@svc/keys";
import type { Clock } from "../clock.ts";
import { Problem } from "../errors/problem.ts";
import { bearerChallenge } from "./credentials.ts";
import type { Admission, CachedKey, KeyCache } from "./key-cache.ts";
import { type Principal, requireScope } from "./principal.ts";

export interface KeyVerification {
  environment: Environment;
  cache: KeyCache;
  clock: Clock;
}

export interface KeyCaller {
  address(): string | null;
  admit?: Admission;
  /** Called with each known key, even an inactive one. */
  onKeyFound?(key: CachedKey, isActive: boolean, now: Date): void;
}

interface AcceptedCredentials {
  accepted: readonly CredentialType[];
  scope?: Scope | undefined;
  caller: KeyCaller;
}

export interface VerifiedKey {
  principal: Principal;
  key: CachedKey;
}

const CREDENTIAL_NAMES: Record<CredentialType, string> = {
  pk: "public key (pk_)",
  sk: "secret key (sk_)",
  ak: "API key (ak_)",
  session: "session token",
  member: "sign-in to the portal",
};

/** A JWT: three parts, the first a base64url JSON object. */
const JWT = /^eyJ[\w-]*\.[\w-]+\.[\w-]+$/;

function unauthorized(
  code:
    | "invalid_api_key"
    | "api_key_revoked"
    | "api_key_expired"
    | "environment_mismatch"
    | "session_token_not_accepted",
  detail?: string,
) {
  return new Problem(code, detail, { headers: bearerChallenge("invalid_token") });
}

/**
 * Verifies an API key. Checks, in order: format and checksum, environment, existence, revocation and expiry, organization lock,
 * type, address, scope.
 * @throws Problem with the code of the first failed check
 */
export async function verifyApiKey(...args: Parameters<typeof verifyApiKeyMaybeAsync>): Promise<VerifiedKey> {
  return verifyApiKeyMaybeAsync(...args);
}

/** Works like `verifyApiKey`, but synchronously if the key is cached. */
export function verifyApiKeyMaybeAsync(
  verification: KeyVerification,
  value: string,
  { accepted, scope, caller }: AcceptedCredentials,
): VerifiedKey | Promise<VerifiedKey> {
  const parsed = parseApiKey(value);
  if (!parsed.ok) {
    throw JWT.test(value)
      ? unauthorized("session_token_not_accepted")
      : unauthorized("invalid_api_key", parsed.message);
  }
  if (parsed.key.environment !== verification.environment) {
    throw unauthorized(
      "environment_mismatch",
      `This key belongs to the ${parsed.key.environment} environment; this is the ${verification.environment} environment.`,
    );
  }
  const check = (key: CachedKey | null) =>
    checkKey(key, verification.clock.now(), { accepted, scope, caller });
  const key = verification.cache.findByKey(value, caller.admit);
  return key instanceof Promise ? key.then(check) : check(key);
}

function checkKey(
  key: CachedKey | null,
  now: Date,
  { accepted, scope, caller }: AcceptedCredentials,
): VerifiedKey {
  if (!key) throw unauthorized("invalid_api_key", "No such API key.");
  caller.onKeyFound?.(key, isKeyActive(key, now), now);
  requireActive(key, now);
  requireUnlocked(key);
  if (!accepted.includes(key.type)) {
    const names = accepted.map((type) => withArticle(CREDENTIAL_NAMES[type])).join(" or ");
    throw new Problem(
      "key_type_not_allowed",
      `${names.charAt(0).toUpperCase()}${names.slice(1)} is required here.`,
    );
  }
  requireAllowedAddress(key, () => caller.address());
  const principal: Principal = {
    organizationId: key.organizationId,
    environment: key.environment,
    scopes: key.scopes,
    actor: { type: "api_key", id: key.id },
    keyId: key.id,
    keyType: key.type,
    personId: key.createdBy,
  };
  requireScope(principal, scope);
  return { principal, key };
}

/** Returns false for a revoked or expired key. Check on every use: cached keys expire too. */
export function isKeyActive(key: CachedKey, now: Date): boolean {
  return key.revokedAt === null && (key.expiresAt === null || key.expiresAt > now);
}

/** Refuses a locked organization's credentials. @throws Problem `organization_locked` */
export function requireUnlocked({ organizationLockedAt }: Pick<CachedKey, "organizationLockedAt">): void {
  if (organizationLockedAt !== null) throw new Problem("organization_locked");
}

function requireActive(key: CachedKey, now: Date): void {
  if (key.revokedAt !== null) throw unauthorized("api_key_revoked");
  if (!isKeyActive(key, now)) throw unauthorized("api_key_expired");
}

function requireAllowedAddress(key: CachedKey, clientAddress: () => string | null): void {
  if (key.allowedAddresses.isEmpty) return;
  const address = clientAddress();
  if (address === null || !key.allowedAddresses.has(address)) throw new Problem("ip_not_allowed");
}

function withArticle(name: string): string {
  return `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`;
}
