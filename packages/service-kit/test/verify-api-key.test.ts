import { beforeEach, describe, expect, it } from "@jest/globals";
import {
  CREDENTIAL_SCOPES,
  type CredentialType,
  generateApiKey,
  KEY_TYPES,
  type KeyType,
  parseApiKey,
  type Scope,
} from "@svc/keys";
import { TestClock } from "@svc/testing";
import {
  type CachedKey,
  KeyCache,
  type KeyRecord,
  type KeyVerification,
  requireKeyId,
  verifyApiKey,
} from "../src/auth/index.ts";
import { verifyApiKeyMaybeAsync } from "../src/auth/verify-api-key.ts";
import { type ErrorCode, Problem } from "../src/errors/index.ts";
import { FakeKeyStore, PEPPERS } from "./fake-key-store.ts";

const NOW = Date.parse("2026-06-01T12:00:00Z");
const CLIENT = "192.0.2.1";

describe("verifyApiKey", () => {
  let store: FakeKeyStore;
  let clock: TestClock;
  let verification: KeyVerification;
  beforeEach(() => {
    store = new FakeKeyStore();
    clock = new TestClock(NOW);
    verification = { environment: "test", cache: new KeyCache(store, PEPPERS), clock };
  });

  const verify = (
    key: string,
    {
      accepted = ["ak"],
      scope,
      address = CLIENT,
    }: { accepted?: CredentialType[]; scope?: Scope; address?: string | null } = {},
  ) => verifyApiKey(verification, key, { accepted, scope, caller: { address: () => address } });
  const getResultCode = async (promise: Promise<unknown>): Promise<ErrorCode | "accepted"> => {
    try {
      await promise;
      return "accepted";
    } catch (error) {
      if (error instanceof Problem) return error.code;
      throw error;
    }
  };

  it("returns the principal of a valid key", async () => {
    const { id, key } = store.add({ organizationId: "org_7", scopes: ["rollovers:read"] });
    const { principal } = await verify(key, { scope: "rollovers:read" });
    expect(principal).toEqual({
      organizationId: "org_7",
      environment: "test",
      scopes: ["rollovers:read"],
      actor: { type: "api_key", id },
      keyId: id,
      keyType: "ak",
      personId: null,
    });
  });

  // In the order in which they are checked. The first issue of a key decides the error code.
  const ISSUES: [ErrorCode, Partial<KeyRecord>][] = [
    ["api_key_revoked", { revokedAt: new Date(NOW - 1) }],
    ["api_key_expired", { expiresAt: new Date(NOW) }],
    ["organization_locked", { organizationLockedAt: new Date(NOW - 1) }],
    ["key_type_not_allowed", { type: "pk" }],
    ["ip_not_allowed", { ipAllowlist: ["198.51.100.0/24"] }],
    ["insufficient_scope", { scopes: ["rollovers:write"] }],
  ];
  const combinations = Array.from({ length: 2 ** ISSUES.length }, (_, bits) =>
    ISSUES.filter((_issue, index) => bits & (1 << index)),
  );

  it.each(combinations.map((issues) => [issues.map(([code]) => code).join(", ") || "none", issues] as const))(
    "reports only the first of the key's issues: %s",
    async (_, issues) => {
      const { key } = store.add(Object.assign({}, ...issues.map(([, change]) => change)));
      expect(await getResultCode(verify(key, { scope: "rollovers:read" }))).toBe(
        issues[0]?.[0] ?? "accepted",
      );
    },
  );

  it("rejects a malformed key without querying the store or repeating the key", async () => {
    const { key } = store.add();
    const altered = key.slice(0, -1) + (key.endsWith("0") ? "1" : "0");
    for (const text of [
      "",
      "x",
      "svc_test_ak_",
      altered,
      key.toLowerCase(),
      ` ${key}`,
      `${key}x`,
      "k".repeat(9_999),
    ]) {
      const error = await verify(text).catch((thrown) => thrown);
      expect(error).toMatchObject({ code: "invalid_api_key" });
      if (text.length > 20) expect(error.message).not.toContain(text.slice(12, 40));
    }
    expect(store.reads).toEqual([]);
  });

  it.each([
    ["test", "live"],
    ["live", "test"],
  ] as const)(
    "rejects a %s key in %s without querying the store, and names the key's environment",
    async (environment, here) => {
      const { key } = store.add({ environment, revokedAt: new Date(0) });
      verification = { ...verification, environment: here };
      const error = await verify(key).catch((thrown) => thrown);
      expect(error.code).toBe("environment_mismatch");
      expect(error.message).toContain(`belongs to the ${environment} environment`);
      expect(store.reads).toEqual([]);
    },
  );

  it("rejects an unknown key, and says whether a key is malformed or unknown", async () => {
    const challenge = { "WWW-Authenticate": 'Bearer realm="svc", error="invalid_token"' };
    const unknown = verify(generateApiKey({ environment: "test", type: "ak" }));
    await expect(unknown).rejects.toMatchObject({
      code: "invalid_api_key",
      message: "No such API key.",
      headers: challenge,
    });
    const parsed = parseApiKey("svc_test_ak_");
    await expect(verify("svc_test_ak_")).rejects.toMatchObject({
      code: "invalid_api_key",
      message: parsed.ok ? "" : parsed.message,
      headers: challenge,
    });
  });

  it.each([
    ["eyJhbGciOiJIUzI1NiJ9.e30.c2ln", "session_token_not_accepted"],
    ["eyJ.e.c", "session_token_not_accepted"],
    ["xeyJhbGciOiJIUzI1NiJ9.e30.c2ln", "invalid_api_key"],
    ["abcd.e30.c2ln", "invalid_api_key"],
    ["eyJhbGciOiJIUzI1NiJ9.e30.c2ln.x", "invalid_api_key"],
    ["eyJhbGciOiJIUzI1NiJ9.e30.", "invalid_api_key"],
    ["eyJhbGciOiJIUzI1NiJ9..c2ln", "invalid_api_key"],
    ["eyJhb+.e30.c2ln", "invalid_api_key"],
    ["eyJhb.e+0.c2ln", "invalid_api_key"],
  ])("distinguishes session tokens from malformed keys: %s", async (value, code) => {
    expect(await getResultCode(verify(value))).toBe(code);
  });

  it.each<[KeyType, CredentialType[], string]>([
    ["pk", ["ak"], "An API key (ak_) is required here."],
    ["ak", ["sk", "pk"], "A secret key (sk_) or a public key (pk_) is required here."],
    ["ak", ["session"], "A session token is required here."],
    ["ak", ["member"], "A sign-in to the portal is required here."],
    ["ak", ["pk", "session"], "A public key (pk_) or a session token is required here."],
  ])("tells the user of a %s key the accepted types of credential, %j", async (type, accepted, message) => {
    await expect(verify(store.add({ type }).key, { accepted })).rejects.toMatchObject({ message });
  });

  it("reports each known key and whether it is active, with the key's owner in the principal", async () => {
    const found: unknown[] = [];
    const onKeyFound = (key: CachedKey, isActive: boolean, now: Date) =>
      found.push([key.id, isActive, now.getTime()]);
    const caller = { address: () => CLIENT, onKeyFound };
    const active = store.add({ createdBy: "usr_1" });
    const { principal, key } = await verifyApiKey(verification, active.key, { accepted: ["ak"], caller });
    expect([principal.personId, key.id]).toEqual(["usr_1", active.id]);
    const revoked = store.add({ revokedAt: new Date(NOW) });
    await getResultCode(verifyApiKey(verification, revoked.key, { accepted: ["ak"], caller }));
    const unknown = generateApiKey({ environment: "test", type: "ak" });
    await getResultCode(verifyApiKey(verification, unknown, { accepted: ["ak"], caller }));
    expect(found).toEqual([
      [active.id, true, NOW],
      [revoked.id, false, NOW],
    ]);
  });

  it("returns a cached key's principal synchronously", async () => {
    const { key } = store.add();
    const options = { accepted: ["ak"] as const, caller: { address: () => CLIENT } };
    expect(verifyApiKeyMaybeAsync(verification, key, options)).toBeInstanceOf(Promise);
    await verify(key);
    expect(verifyApiKeyMaybeAsync(verification, key, options)).toHaveProperty("principal");
  });

  it("checks expiry and allowlist again on every cache hit", async () => {
    const { key } = store.add({ expiresAt: new Date(NOW + 1_000), ipAllowlist: [CLIENT] });
    expect(await getResultCode(verify(key))).toBe("accepted");
    expect(await getResultCode(verify(key, { address: "192.0.2.2" }))).toBe("ip_not_allowed");
    clock.advance(999);
    expect(await getResultCode(verify(key))).toBe("accepted");
    clock.advance(1);
    expect(await getResultCode(verify(key))).toBe("api_key_expired");
    expect(store.reads).toHaveLength(1);
  });

  it("rejects an unknown client address if the key has an allowlist", async () => {
    const restricted = store.add({ ipAllowlist: ["0.0.0.0/0", "::/0"] });
    const unrestricted = store.add();
    expect(await getResultCode(verify(restricted.key, { address: null }))).toBe("ip_not_allowed");
    expect(await getResultCode(verify(unrestricted.key, { address: null }))).toBe("accepted");
  });

  const subsets = Array.from({ length: 2 ** KEY_TYPES.length }, (_, bits) =>
    KEY_TYPES.filter((_type, index) => bits & (1 << index)),
  );
  it.each(KEY_TYPES.flatMap((type) => subsets.map((accepted) => [type, accepted] as const)))(
    "accepts a %s key only if the accepted types, %j, include it",
    async (type, accepted) => {
      const { key } = store.add({ type, scopes: CREDENTIAL_SCOPES[type] });
      const expected = accepted.includes(type) ? "accepted" : "key_type_not_allowed";
      expect(await getResultCode(verify(key, { accepted: [...accepted] }))).toBe(expected);
    },
  );

  it("sends the WWW-Authenticate challenges of RFC 6750", async () => {
    const scoped = await verify(store.add().key, { scope: "keys:rotate" }).catch((error) => error);
    expect(scoped.message).toBe("This request requires the scope keys:rotate.");
    expect(scoped.headers["WWW-Authenticate"]).toBe(
      'Bearer realm="svc", error="insufficient_scope", scope="keys:rotate"',
    );
    const revoked = await verify(store.add({ revokedAt: new Date() }).key).catch((error) => error);
    expect(revoked.headers["WWW-Authenticate"]).toBe('Bearer realm="svc", error="invalid_token"');
  });
});

describe("requireKeyId", () => {
  it("returns the key of a principal, and throws for a member", () => {
    expect(requireKeyId({ keyId: "key_1", actor: { type: "session", id: "ses_1" } })).toBe("key_1");
    const member = { keyId: null, actor: { type: "member", id: "mem_1" } } as const;
    expect(() => requireKeyId(member)).toThrow("mem_1 is not an API key");
  });
});
