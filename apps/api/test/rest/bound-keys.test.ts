import { randomUUID } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import {
  type BuiltKey,
  buildKey,
  createCapturedLogger,
  createProofSigner,
  type ProofRequest,
  type ProofSigner,
} from "@svc/testing";
import request from "supertest";
import { readApiConfig, startApi } from "../../src/index.ts";
import { expectProblem } from "../expect-problem.ts";
import { TEST_PORTAL } from "../portal/test-portal.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";

const PATH = "/v1/api-keys/current";
const PUBLIC_URL = `${TEST_PORTAL.PORTAL_URL}${PATH}`;
const CHALLENGE = 'DPoP error="invalid_dpop_proof", algs="ES256 EdDSA"';

type BoundKey = BuiltKey & { signer: ProofSigner };

describe("A key that is bound to a public key", () => {
  const api = useTestApi();

  async function buildBoundKey(input: Parameters<typeof buildKey>[2] = {}, algorithm?: "ES256" | "EdDSA") {
    const signer = await createProofSigner(algorithm);
    const key = await buildKey(api, "ak", { ...input, proofKeyThumbprint: signer.thumbprint });
    return { ...key, signer };
  }
  const sign = ({ key, signer }: BoundKey, changes: Partial<ProofRequest> = {}) =>
    signer.sign({ method: "GET", url: PUBLIC_URL, credential: key, ...changes });
  const send = ({ key }: BuiltKey, proof: string, url = api.url) =>
    request(url).get(PATH).set("Authorization", `DPoP ${key}`).set("DPoP", proof);
  const expectInvalid = async (key: BoundKey, proof: string, reason: string) => {
    const response = await send(key, proof);
    expect(expectProblem(response, "proof_invalid")).toMatchObject({ reason });
    expect(response.headers["www-authenticate"]).toBe(CHALLENGE);
  };

  it.each(["ES256", "EdDSA"] as const)("200 with a new %s proof for each request", async (algorithm) => {
    const key = await buildBoundKey({}, algorithm);
    const { body } = await send(key, await sign(key)).expect(200);
    expect(body).toMatchObject({ id: key.id, proofKeyThumbprint: key.signer.thumbprint });
    await send(key, await sign(key)).expect(200);
  });

  it("200 for HEAD, for URLs with a query, and for GraphQL", async () => {
    const key = await buildBoundKey();
    const authorization = `DPoP ${key.key}`;
    const head = await sign(key, { method: "HEAD" });
    await api.call("head", PATH, null).set("Authorization", authorization).set("DPoP", head).expect(200);
    for (const url of [
      `${TEST_PORTAL.PORTAL_URL}/v1/rollovers?other=1#part`,
      "HTTPS://PORTAL.example:443/v1/rollovers",
    ]) {
      const list = await sign(key, { url });
      await api
        .call("get", "/v1/rollovers?limit=1", null)
        .set("Authorization", authorization)
        .set("DPoP", list)
        .expect(200);
    }
    const post = await sign(key, { method: "POST", url: `${TEST_PORTAL.PORTAL_URL}/graphql` });
    const query = "{ currentApiKey { proofKeyThumbprint } }";
    const response = await api
      .call("post", "/graphql", null)
      .set("Authorization", authorization)
      .set("DPoP", post)
      .send({ query })
      .expect(200);
    expect(response.body.data.currentApiKey).toEqual({ proofKeyThumbprint: key.signer.thumbprint });
    expectProblem(await api.call("post", "/graphql", key.key).send({ query }), "proof_required");
  });

  it("401 proof_required without a proof or the DPoP scheme, also once the key is cached", async () => {
    const key = await buildBoundKey();
    const call = (headers: Record<string, string>) => api.call("get", PATH, null).set(headers);
    for (const round of ["not cached", "cached"]) {
      for (const headers of [
        { Authorization: `Bearer ${key.key}` },
        { "X-API-Key": key.key },
        { Authorization: `DPoP ${key.key}` },
        { Authorization: `Bearer ${key.key}`, DPoP: await sign(key) },
        { "X-API-Key": key.key, DPoP: await sign(key) },
      ]) {
        const response = await call(headers as Record<string, string>);
        expectProblem(response, "proof_required");
        expect(response.headers["www-authenticate"]).toBe(CHALLENGE);
      }
      if (round === "not cached") await send(key, await sign(key)).expect(200);
    }
  });

  const nowInSeconds = () => Math.floor(Date.now() / 1_000);
  const encode = (json: object) => Buffer.from(JSON.stringify(json)).toString("base64url");
  it.each<[string, string, (key: BoundKey) => string | Promise<string>]>([
    ["text", "malformed", () => "proof"],
    ["two proofs", "malformed", async (key) => `${await sign(key)}, ${await sign(key)}`],
    ["an oversized proof", "malformed", (key) => sign(key, { claims: { padding: "x".repeat(4_096) } })],
    ["another typ", "malformed", (key) => sign(key, { header: { typ: "JWT" } })],
    ["no jwk", "malformed", (key) => sign(key, { header: { jwk: undefined } })],
    ["a private jwk", "malformed", (key) => sign(key, { header: { jwk: key.signer.privateJwk } })],
    [
      "an unknown critical header",
      "malformed",
      async (key) => {
        const [, payload, signature] = (await sign(key)).split(".");
        const header = { typ: "dpop+jwt", alg: "ES256", jwk: key.signer.jwk, crit: ["b64"], b64: false };
        return `${encode(header)}.${payload}.${signature}`;
      },
    ],
    ["no jti", "malformed", (key) => sign(key, { claims: { jti: undefined } })],
    ["an oversized jti", "malformed", (key) => sign(key, { claims: { jti: "x".repeat(257) } })],
    ["no iat", "malformed", (key) => sign(key, { claims: { iat: undefined } })],
    [
      "alg none",
      "wrong_algorithm",
      async ({ key, signer }) => {
        const [, payload] = (await signer.sign({ method: "GET", url: PUBLIC_URL, credential: key })).split(
          ".",
        );
        return `${encode({ typ: "dpop+jwt", alg: "none", jwk: signer.jwk })}.${payload}.`;
      },
    ],
    [
      "HS256 with the public key as its secret",
      "wrong_algorithm",
      async (key) => {
        const [, payload] = (await sign(key)).split(".");
        return `${encode({ typ: "dpop+jwt", alg: "HS256", jwk: key.signer.jwk })}.${payload}.AAAA`;
      },
    ],
    [
      "a key type that does not fit the alg",
      "wrong_algorithm",
      async (key) => sign(key, { header: { jwk: (await createProofSigner("EdDSA")).jwk } }),
    ],
    [
      "a point that is not on the curve",
      "wrong_algorithm",
      (key) => sign(key, { header: { jwk: { ...key.signer.jwk, y: key.signer.jwk.x } } }),
    ],
    [
      "another key",
      "wrong_key",
      async ({ key }) =>
        (await createProofSigner()).sign({ method: "GET", url: PUBLIC_URL, credential: key }),
    ],
    [
      "another key's signature",
      "wrong_signature",
      async ({ key, signer }) =>
        (await createProofSigner()).sign({
          method: "GET",
          url: PUBLIC_URL,
          credential: key,
          header: { jwk: signer.jwk },
        }),
    ],
    [
      "changed claims",
      "wrong_signature",
      async (key) => {
        const [header, payload = "", signature] = (await sign(key)).split(".");
        const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
        return `${header}.${encode({ ...claims, jti: randomUUID() })}.${signature}`;
      },
    ],
    ["another method", "wrong_method", (key) => sign(key, { method: "POST" })],
    ["the method in lowercase", "wrong_method", (key) => sign(key, { method: "get" })],
    ["another path", "wrong_url", (key) => sign(key, { url: `${TEST_PORTAL.PORTAL_URL}/v1/rollovers` })],
    ["the internal origin", "wrong_url", (key) => sign(key, { url: `${api.url}${PATH}` })],
    ["another scheme", "wrong_url", (key) => sign(key, { url: PUBLIC_URL.replace("https:", "http:") })],
    ["a relative URL", "wrong_url", (key) => sign(key, { url: PATH })],
    ["an old proof", "expired", (key) => sign(key, { claims: { iat: nowInSeconds() - 65 } })],
    ["a proof from the future", "in_future", (key) => sign(key, { claims: { iat: nowInSeconds() + 60 } })],
    ["no ath", "wrong_credential", ({ signer }) => signer.sign({ method: "GET", url: PUBLIC_URL })],
    ["another key's ath", "wrong_credential", (key) => sign(key, { credential: api.ak.key })],
  ])("401 proof_invalid for %s (%s)", async (_name, reason, createProof) => {
    const key = await buildBoundKey();
    await expectInvalid(key, await createProof(key), reason);
    await send(key, await sign(key)).expect(200);
  });

  it("401 for an EdDSA proof whose signature was changed", async () => {
    const key = await buildBoundKey({}, "EdDSA");
    const [header, payload] = (await sign(key)).split(".");
    await expectInvalid(
      key,
      `${header}.${payload}.${Buffer.alloc(64, 1).toString("base64url")}`,
      "wrong_signature",
    );
    await expectInvalid(key, `${header}.${payload}.`, "wrong_signature");
  });

  it("401 for another organization's bound key with the caller's own proof", async () => {
    const [own, other] = await Promise.all([buildBoundKey(), buildBoundKey()]);
    await expectInvalid(other, await sign(own, { credential: other.key }), "wrong_key");
  });

  it("does not let one organization use up another one's jti", async () => {
    const [own, other] = await Promise.all([buildBoundKey(), buildBoundKey()]);
    const claims = { jti: "shared" };
    await send(own, await sign(own, { claims })).expect(200);
    await send(other, await sign(other, { claims })).expect(200);
    await expectInvalid(own, await sign(own, { claims }), "replayed");
  });

  it("accepts a proof once, although two instances receive it ten times at once", async () => {
    const other = await startSecondInstance(api);
    try {
      const key = await buildBoundKey();
      const proof = await sign(key);
      const responses = await Promise.all(
        Array.from({ length: 10 }, (_, index) => send(key, proof, index % 2 === 0 ? api.url : other.url)),
      );
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const response of responses.filter(({ status }) => status !== 200))
        expect(expectProblem(response, "proof_invalid")).toMatchObject({ reason: "replayed" });
    } finally {
      await other.stop();
    }
  });

  it("429 once invalid proofs have used up the rate limit, before the next proof is verified", async () => {
    const key = await buildBoundKey({ rateLimitPerMinute: 3 });
    const proof = await sign(key);
    await expectInvalid(key, "proof", "malformed");
    expectProblem(await api.call("get", PATH, key.key), "proof_required");
    const last = await send(key, proof).expect(200);
    expect(last.headers.ratelimit).toContain("r=0;");
    expectProblem(await send(key, proof), "rate_limited");
  });

  it("401 for a proof with a key that is not bound", async () => {
    const signer = await createProofSigner();
    const key = { ...api.ak, signer };
    await expectInvalid(key, await sign(key), "not_bound");
    await api
      .call("get", PATH)
      .set("DPoP", await sign(key))
      .expect(200);
  });
});

async function startSecondInstance(api: TestApi) {
  return startApi(readApiConfig({ ...api.env, ...TEST_PORTAL, DATABASE_URL: api.urls.api }), {
    ...(api.redis.openRedis ? { openRedis: api.redis.openRedis } : {}),
    log: createCapturedLogger("api"),
  });
}
