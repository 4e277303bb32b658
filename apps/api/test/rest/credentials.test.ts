import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { CREDENTIAL_SCOPES, generateApiKey } from "@svc/keys";
import { type BuiltKey, buildKey } from "@svc/testing";
import { callEndpoint, ENDPOINTS } from "../endpoints.ts";
import { expectProblem } from "../expect-problem.ts";
import { sendRaw } from "../raw-http.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";

const MISSING_CHALLENGE = 'Bearer realm="svc"';
const INVALID_CHALLENGE = 'Bearer realm="svc", error="invalid_token"';

const api = useTestApi();
let before: Record<string, number>;
const keys: Record<string, BuiltKey> = {};

beforeAll(async () => {
  const past = new Date(Date.now() - 1_000);
  keys.revoked = await buildKey(api, "ak", { revokedAt: past });
  keys.expired = await buildKey(api, "ak", { expiresAt: past });
  keys.both = await buildKey(api, "ak", { expiresAt: past, revokedAt: past });
  keys.pk = await buildKey(api, "pk");
  keys.sk = await buildKey(api, "sk");
  keys.revokedSk = await buildKey(api, "sk", { revokedAt: past });
});

describe.each(ENDPOINTS)("Credentials of $name", (endpoint) => {
  beforeAll(async () => {
    before = await countRows(api);
  });
  afterAll(async () => {
    expect(await countRows(api)).toEqual(before);
  });

  const buildBearer = (key: string) => ({ Authorization: `Bearer ${key}` });

  it("400 rejects Authorization and X-API-Key together, whatever their values", async () => {
    for (const [first, second] of [
      [api.ak.key, api.ak.key],
      [api.ak.key, ""],
      ["", "nonsense"],
    ]) {
      const response = await callEndpoint(api, endpoint, {
        Authorization: `Bearer ${first}`,
        "X-API-Key": second ?? "",
      });
      expectProblem(response, "ambiguous_credentials");
      expect(response.headers["www-authenticate"]).toBe('Bearer realm="svc", error="invalid_request"');
    }
  });

  it.each(["Authorization: Bearer KEY", "X-API-Key: KEY"])("400 rejects %s sent twice", async (header) => {
    const line = `${header.replace("KEY", api.ak.key)}\r\n`;
    const requestHead = `${endpoint.method} ${endpoint.path} HTTP/1.1\r\nHost: api\r\nConnection: close\r\n`;
    const [response] = await sendRaw(
      api.url,
      `${requestHead}${line}${line.toLowerCase().replace(api.ak.key.toLowerCase(), api.ak.key)}\r\n`,
    );
    expect(response).toMatchObject({
      status: 400,
      headers: { "content-type": "application/problem+json; charset=utf-8" },
    });
    expect(JSON.parse(response?.body ?? "")).toMatchObject({
      code: "ambiguous_credentials",
      requestId: response?.headers["x-request-id"],
    });
  });

  it("401 rejects missing and empty credentials, and other schemes", async () => {
    const { key } = api.ak;
    const missingCredentials: Record<string, string>[] = [
      {},
      { Authorization: "" },
      { "X-API-Key": "" },
      { "X-API-Key": "  " },
      { Authorization: "Bearer" },
      { Authorization: "Bearer " },
      { Authorization: key },
      { Authorization: `Bearer${key}` },
      { Authorization: `Basic ${Buffer.from(`${key}:`).toString("base64")}` },
      { Authorization: `Token ${key}` },
      { Cookie: `api_key=${key}` },
    ];
    for (const headers of missingCredentials) {
      const response = await callEndpoint(api, endpoint, headers);
      expectProblem(response, "missing_credentials");
      expect(response.headers["www-authenticate"]).toBe(MISSING_CHALLENGE);
    }
  });

  it("401 distinguishes a session token from a malformed key, and does not repeat the token", async () => {
    const token = `eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiJ4In0.${"s".repeat(43)}`;
    const response = await callEndpoint(api, endpoint, buildBearer(token));
    expect(expectProblem(response, "session_token_not_accepted").detail).toContain("the widget service");
    expect(response.headers["www-authenticate"]).toBe(INVALID_CHALLENGE);
    expect(JSON.stringify(response.body)).not.toContain("eyJ");
    for (const near of ["eyJ", "eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiJ4In0", `${token}.x`, `x${token}`])
      expectProblem(await callEndpoint(api, endpoint, buildBearer(near)), "invalid_api_key");
  });

  it("401 rejects malformed keys, keys with a wrong checksum, and unknown keys", async () => {
    const { key } = api.ak;
    const last = key.at(-1) === "a" ? "b" : "a";
    const invalid = ["nonsense", key.slice(0, -1), `${key}a`, `${key.slice(0, -1)}${last}`, `${key} ${key}`];
    invalid.push(key.toUpperCase(), "x".repeat(8_000), generateApiKey({ environment: "test", type: "ak" }));
    for (const one of invalid) {
      const response = await callEndpoint(api, endpoint, buildBearer(one));
      expectProblem(response, "invalid_api_key");
      expect(response.headers["www-authenticate"]).toBe(INVALID_CHALLENGE);
      // Omit the random request ID, which can contain the last four letters of "nonsense".
      const { requestId: _, ...problem } = response.body;
      expect(JSON.stringify(problem)).not.toContain(one.slice(4));
    }
  });

  it("401 names the environment of a key from the other environment", async () => {
    for (const type of ["pk", "sk", "ak"] as const) {
      const response = await callEndpoint(
        api,
        endpoint,
        buildBearer(generateApiKey({ environment: "live", type })),
      );
      expect(expectProblem(response, "environment_mismatch").detail).toMatch(
        /belongs to the live environment/,
      );
      expect(response.headers["www-authenticate"]).toBe(INVALID_CHALLENGE);
    }
  });

  it.each([
    { name: "a revoked key", key: "revoked", code: "api_key_revoked" as const },
    { name: "an expired key", key: "expired", code: "api_key_expired" as const },
    { name: "a key both revoked and expired", key: "both", code: "api_key_revoked" as const },
    { name: "a revoked key of the wrong type", key: "revokedSk", code: "api_key_revoked" as const },
  ])("401 rejects $name with $code", async ({ key, code }) => {
    const response = await callEndpoint(api, endpoint, buildBearer(keys[key]?.key ?? ""));
    expectProblem(response, code);
    expect(response.headers["www-authenticate"]).toBe(INVALID_CHALLENGE);
  });

  it("403 rejects a public and a secret key, and names the required type", async () => {
    for (const type of ["pk", "sk"]) {
      const response = await callEndpoint(api, endpoint, { "X-API-Key": keys[type]?.key ?? "" });
      expect(expectProblem(response, "key_type_not_allowed").detail).toContain("ak_");
    }
  });

  it("403 rejects a key with every scope but the required one, and accepts a key with only that scope", async () => {
    const { scope } = endpoint;
    const { organizationId } = api.ak;
    const without = CREDENTIAL_SCOPES.ak.filter((one) => one !== scope);
    const withoutScope = await buildKey(api, "ak", { organizationId, scopes: without });
    const sufficient = await buildKey(api, "ak", { organizationId, scopes: [scope ?? "events:read"] });
    before.api_keys = (before.api_keys ?? 0) + 2;
    const response = await callEndpoint(api, endpoint, buildBearer(withoutScope.key));
    if (scope) {
      expect(expectProblem(response, "insufficient_scope").detail).toContain(scope);
      const challenge = `Bearer realm="svc", error="insufficient_scope", scope="${scope}"`;
      expect(response.headers["www-authenticate"]).toBe(challenge);
    } else {
      // The example IDs in paths do not exist.
      expect(response.status).toBe(/_[0-9a-z]{26}$/.test(endpoint.path) ? 404 : 200);
    }
    // With an unsupported media type, a rotation passes authorization but creates no key.
    const headers = { ...buildBearer(sufficient.key), Accept: "text/html" };
    expectProblem(await callEndpoint(api, endpoint, headers), "not_acceptable");
  });

  it("does not parse the body of an unauthenticated request", async () => {
    const call = api.call(
      endpoint.method.toLowerCase() as Lowercase<typeof endpoint.method>,
      endpoint.path,
      "nonsense",
    );
    const response = await call.set("Content-Type", "application/json").send("{{{");
    expectProblem(response, "invalid_api_key");
  });

  it("accepts a key in Authorization or X-API-Key, and the scheme in any case", async () => {
    // A rotation would replace the key.
    if (endpoint.path === "/v1/api-keys/rotate") return;
    const { key } = api.ak;
    const headers = [
      buildBearer(key),
      { Authorization: `bearer ${key}` },
      { Authorization: `BEARER   ${key}` },
    ];
    for (const one of [...headers, { "X-API-Key": key }, { "x-api-key": key }]) {
      const response = await callEndpoint(api, endpoint, one);
      expect([200, 400, 404, 422]).toContain(response.status);
      expect(response.headers["www-authenticate"]).toBeUndefined();
    }
  });
});
