import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { generateApiKey } from "@svc/keys";
import { EmbeddedJWK, jwtVerify } from "jose";
import { generateProofKey, importProofKey, type ProofKeyPair, RolloverClient } from "../src/index.ts";
import { refuse, respond, type ScriptedServer, startScriptedServer } from "./scripted-server.ts";

const apiKey = generateApiKey({ environment: "test", type: "ak" });
const accessTokenHash = createHash("sha256").update(apiKey).digest("base64url");

let server: ScriptedServer;
beforeAll(async () => {
  server = await startScriptedServer();
});
afterAll(() => server?.stop());

const createClient = (proofKey: ProofKeyPair) =>
  new RolloverClient({ apiKey, proofKey, baseUrl: server.url });
const readProofs = () =>
  Promise.all(
    server.received.map(async ({ headers }) => {
      const { payload, protectedHeader } = await jwtVerify(String(headers.dpop), EmbeddedJWK, {
        typ: "dpop+jwt",
      });
      return { payload, protectedHeader, authorization: headers.authorization };
    }),
  );

describe("Proofs of possession", () => {
  it.each([
    { name: "P-256", algorithm: { name: "ECDSA", namedCurve: "P-256" }, alg: "ES256" },
    { name: "Ed25519", algorithm: { name: "Ed25519" }, alg: "EdDSA" },
  ])("sign each request with a $name key that cannot be exported", async ({ algorithm, alg }) => {
    const pair = (await crypto.subtle.generateKey(algorithm, false, ["sign", "verify"])) as ProofKeyPair;
    server.play(respond(200, { data: [], hasMore: false, nextCursor: null }));
    await createClient(pair).rollovers.list({ limit: 5, state: "draft" }).page();
    const [proof] = await readProofs();
    expect(proof?.authorization).toBe(`DPoP ${apiKey}`);
    expect(proof?.protectedHeader).toMatchObject({ alg, typ: "dpop+jwt" });
    expect(proof?.protectedHeader.jwk).not.toHaveProperty("d");
    expect(proof?.payload).toEqual({
      jti: expect.any(String),
      htm: "GET",
      htu: `${server.url}/v1/rollovers`,
      iat: expect.any(Number),
      ath: accessTokenHash,
    });
  });

  it("differ between the attempts of a call, and never contain the private key", async () => {
    const { privateKey, publicKey } = await generateProofKey();
    expect(publicKey).toEqual({ kty: "EC", crv: "P-256", x: privateKey.x, y: privateKey.y });
    server.play(refuse(503, "overloaded", { "Retry-After": "0" }), respond(201, { id: "rol_1" }));
    await createClient(await importProofKey(privateKey)).approvals.request({} as never);
    const [first, second] = await readProofs();
    expect(server.received).toHaveLength(2);
    expect(first?.payload.jti).not.toBe(second?.payload.jti);
    expect(first?.protectedHeader.jwk).toEqual(publicKey);
    expect(JSON.stringify(server.received)).not.toContain(privateKey.d);
  });

  it("are not sent without a key pair", async () => {
    server.play(respond(200, {}));
    await new RolloverClient({ apiKey, baseUrl: server.url }).apiKeys.current();
    expect(server.received[0]?.headers).toMatchObject({ authorization: `Bearer ${apiKey}` });
    expect(server.received[0]?.headers).not.toHaveProperty("dpop");
  });

  it("need a private key", async () => {
    const { publicKey } = await generateProofKey();
    await expect(importProofKey(publicKey as never)).rejects.toThrow("must be a private JWK");
    await expect(importProofKey({ kty: "oct", crv: "", x: "", d: "AA" })).rejects.toThrow();
  });
});
