import { generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { buildKey, createProofSigner, type ProofSigner } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { findTablesWith } from "../table-contents.ts";
import { createKeyCalls, KEY_INPUT } from "./key-calls.ts";
import { signInAs } from "./sign-in-as.ts";
import { TEST_PORTAL } from "./test-portal.ts";

const ROTATE = "/v1/api-keys/rotate";

describe("The proof key of an API key", () => {
  const api = useTestApi();

  const rotateWithProof = async (key: string, signer: ProofSigner, body: object = {}) =>
    api
      .call("post", ROTATE, null)
      .set("Authorization", `DPoP ${key}`)
      .set(
        "DPoP",
        await signer.sign({ method: "POST", url: `${TEST_PORTAL.PORTAL_URL}${ROTATE}`, credential: key }),
      )
      .send(body);
  const readAudit = async (targetId: string) =>
    (await api.db.prisma.auditEntry.findMany({ where: { targetId }, orderBy: { sequence: "asc" } })).map(
      ({ action, data }) => ({ action, data }),
    );

  it.each(["ES256", "EdDSA"] as const)(
    "201 binds a new key to an %s key, and audits its thumbprint",
    async (algorithm) => {
      const keys = createKeyCalls(api, await signInAs(api, "developer"));
      const { jwk, thumbprint } = await createProofSigner(algorithm);
      const proofKey = { ...jwk, kid: "laptop", use: "sig", alg: algorithm };
      const { body } = await keys.create({ ...KEY_INPUT, proofKey }).expect(201);
      expect(body.apiKey.proofKeyThumbprint).toBe(thumbprint);
      expect((await keys.get(body.apiKey.id)).body.proofKeyThumbprint).toBe(thumbprint);
      expect((await keys.list()).body.data[0].proofKeyThumbprint).toBe(thumbprint);
      expect(await readAudit(body.apiKey.id)).toEqual([
        { action: "api_key.created", data: expect.objectContaining({ proofKeyThumbprint: thumbprint }) },
      ]);
      expectProblem(await api.call("get", "/v1/rollovers", body.apiKey.key), "proof_required");
    },
  );

  it("422 rejects private keys, invalid keys, RSA keys and proof keys of widget keys, and stores none of them", async () => {
    const keys = createKeyCalls(api, await signInAs(api, "developer"));
    const { jwk, privateJwk } = await createProofSigner();
    const rsa = generateKeyPairSync("rsa", { modulusLength: 2_048 });
    const create = (proofKey: unknown) => keys.create({ ...KEY_INPUT, proofKey });
    for (const privateKey of [
      privateJwk,
      rsa.privateKey.export({ format: "jwk" }),
      { kty: "oct", k: "c2VjcmV0" },
    ]) {
      const response = await create(privateKey);
      expect(response.body.errors).toContainEqual({
        pointer: "#/proofKey",
        detail: expect.stringContaining("contains a private key"),
      });
    }
    expect(await findTablesWith(api, privateJwk.d ?? "")).toEqual([]);
    const { y: _y, ...halfKey } = jwk;
    for (const invalid of [
      halfKey,
      { ...jwk, y: jwk.x },
      { ...jwk, x: "AA" },
      { ...jwk, x: "?" },
      { ...jwk, crv: "P-384" },
      { ...jwk, kty: "OKP" },
    ])
      expect(expectIssues(await create(invalid), "validation_failed")).toEqual(["#/proofKey"]);
    expect(expectIssues(await create(rsa.publicKey.export({ format: "jwk" })), "validation_failed")).toEqual([
      "#/proofKey/crv",
      "#/proofKey/x",
    ]);
    for (const invalid of [null, "key", [], 1])
      expect(expectIssues(await create(invalid), "validation_failed")).toEqual(["#/proofKey"]);
    for (const type of ["sk", "pk"])
      expect(
        expectIssues(await keys.create({ type, name: type, proofKey: jwk }), "validation_failed"),
      ).toEqual(["#/proofKey"]);
    expect((await keys.list()).body.data).toEqual([]);
  });

  it("201 keeps the proof key in a rotation or replaces it; it cannot be removed", async () => {
    const keys = createKeyCalls(api, await signInAs(api, "developer"));
    const [first, second] = await Promise.all([createProofSigner(), createProofSigner("EdDSA")]);
    const { body: unbound } = await keys.create({ ...KEY_INPUT, scopes: ["keys:rotate"] }).expect(201);
    const { body: bound } = await keys.rotate(unbound.apiKey.id, { proofKey: first.jwk }).expect(201);
    expect(bound.apiKey.proofKeyThumbprint).toBe(first.thumbprint);
    expect(bound.previousKey.proofKeyThumbprint).toBeNull();
    for (const patch of [{ proofKey: null }, { proofKey: second.jwk }, { proofKeyThumbprint: null }])
      expect(expectIssues(await keys.update(bound.apiKey.id, patch), "validation_failed")).toEqual([
        `#/${Object.keys(patch)[0]}`,
      ]);
    expect(expectIssues(await keys.rotate(bound.apiKey.id, { proofKey: null }), "validation_failed")).toEqual(
      ["#/proofKey"],
    );

    const successor = await rotateWithProof(bound.apiKey.key, first).then(({ body }) => body);
    expect(successor.apiKey.proofKeyThumbprint).toBe(first.thumbprint);
    const replaced = await rotateWithProof(successor.apiKey.key, first, { proofKey: second.jwk });
    expect(replaced.body.apiKey.proofKeyThumbprint).toBe(second.thumbprint);
    const { apiKey } = replaced.body;
    expect(await readAudit(successor.apiKey.id)).toEqual([
      {
        action: "api_key.rotated",
        data: expect.objectContaining({ successorId: apiKey.id, proofKeyThumbprint: second.thumbprint }),
      },
    ]);
    expect((await rotateWithProof(apiKey.key, first)).body).toMatchObject({
      code: "proof_invalid",
      reason: "wrong_key",
    });
    expect((await rotateWithProof(apiKey.key, second)).status).toBe(201);
  });

  it("binds a successor to its predecessor's proof key, even if an older version of the API inserts it unbound", async () => {
    const { thumbprint } = await createProofSigner();
    const bound = await buildKey(api, "ak", { proofKeyThumbprint: thumbprint });
    const { organizationId } = bound;
    const successor = await buildKey(api, "ak", { organizationId, rotatedFromId: bound.id });
    expect(await api.db.prisma.apiKey.findUniqueOrThrow({ where: { id: successor.id } })).toMatchObject({
      proofKeyThumbprint: thumbprint,
    });
    const unbound = await buildKey(api, "ak");
    const next = await buildKey(api, "ak", {
      organizationId: unbound.organizationId,
      rotatedFromId: unbound.id,
    });
    expect(await api.db.prisma.apiKey.findUniqueOrThrow({ where: { id: next.id } })).toMatchObject({
      proofKeyThumbprint: null,
    });
  });

  it("201 replays a rotation for the same proof key; 409 for another one", async () => {
    const old = await buildKey(api, "ak");
    const [first, second] = await Promise.all([createProofSigner(), createProofSigner()]);
    const rotate = (body: object) =>
      api.call("post", ROTATE, old.key).set("Idempotency-Key", "once").send(body);
    const { body } = await rotate({ proofKey: first.jwk }).expect(201);
    expect((await rotate({ proofKey: first.jwk }).expect(201)).body).toEqual(body);
    for (const changed of [{ proofKey: second.jwk }, {}])
      expectProblem(await rotate(changed), "idempotency_key_reused");
  });

  it("binds a key over GraphQL, and rejects a private key there", async () => {
    const old = await buildKey(api, "ak");
    const { jwk, privateJwk, thumbprint } = await createProofSigner();
    const query = `mutation Rotate($proofKey: ProofKey) { rotateApiKey(input: { proofKey: $proofKey }) {
      apiKey { proofKeyThumbprint } errors { code } } }`;
    const rotate = (proofKey: object) =>
      api.call("post", "/graphql", old.key).send({ query, variables: { proofKey } });
    const rejected = await rotate(privateJwk);
    expect(JSON.stringify(rejected.body)).not.toContain(privateJwk.d);
    expect(rejected.body.data?.rotateApiKey?.apiKey ?? null).toBeNull();
    const { kty, crv, x, y } = jwk;
    const { body } = await rotate({ kty, crv, x, y }).expect(200);
    expect(body.data.rotateApiKey).toEqual({ apiKey: { proofKeyThumbprint: thumbprint }, errors: [] });
  });
});
