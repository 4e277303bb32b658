import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { generateApiKey } from "@svc/keys";
import { buildKey } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { startTestApi, type TestApi, useTestApi } from "../start-test-api.ts";

const PATH = "/security/leaked-keys";
const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");
const buildFinding = (token: string, change: object = {}) => ({
  token,
  type: "svc_api_key",
  url: "https://user:secret@github.com/acme/payroll?token=abc#L1",
  source: "commit",
  ...change,
});
const isActive = async (api: TestApi, id: string) =>
  (await api.db.prisma.apiKey.findUniqueOrThrow({ where: { id } })).revokedAt === null;
const listEvents = (api: TestApi, organizationId: string) =>
  api.db.prisma.event.findMany({ where: { organizationId }, orderBy: { type: "asc" } });

describe("POST /security/leaked-keys", () => {
  const api = useTestApi({ environment: "live" });
  const report = (findings: unknown) => api.call("post", PATH, null).send(findings as object);

  it.each(["sk", "ak"] as const)("200 revokes a live %s key, and emits events", async (type) => {
    const { id, key, organizationId } = await buildKey(api, type);
    await api.call("get", "/v1/api-keys/current", key);
    const response = await report([buildFinding(key)]).expect(200);
    expect(response.body).toEqual([
      { token_hash: hashToken(key), token_type: "svc_api_key", label: "true_positive" },
    ]);
    expect(await isActive(api, id)).toBe(false);
    expectProblem(await api.call("get", "/v1/api-keys/current", key), "api_key_revoked");
    const events = await listEvents(api, organizationId);
    expect(events.map(({ type: name, data }) => [name, data])).toEqual([
      ["api_key.leaked", { keyId: id, source: "commit", url: null }],
      ["api_key.revoked", { keyId: id }],
    ]);
    const audited = await api.db.prisma.auditEntry.findMany({ where: { organizationId } });
    const actions = audited.map(({ actorType, action, targetId }) => [actorType, action, targetId]);
    expect(actions).toEqual([
      ["service", "api_key.leaked", id],
      ["service", "api_key.revoked", id],
    ]);
    expect(
      JSON.stringify([response.body, events.map(({ data }) => data), audited.map(({ data }) => data)]),
    ).not.toMatch(/secret@|token=abc/);
  });

  it("200 labels each finding, and omits keys of other deployments", async () => {
    const pk = await buildKey(api, "pk");
    const revoked = await buildKey(api, "ak", { revokedAt: new Date() });
    const expired = await buildKey(api, "ak", { expiresAt: new Date(0) });
    const good = await buildKey(api, "ak");
    const unknown = generateApiKey({ environment: "live", type: "ak" });
    const keyOfOtherEnvironment = generateApiKey({ environment: "test", type: "ak" });
    const garbage = ["", "svc_live_ak_x", `${good.key}x`, "AKIAIOSFODNN7EXAMPLE"];
    const findings = [
      pk.key,
      revoked.key,
      expired.key,
      good.key,
      good.key,
      unknown,
      keyOfOtherEnvironment,
      ...garbage,
    ];
    const { body } = await report(findings.map((token) => buildFinding(token))).expect(200);
    const labels = new Map(
      body.map(({ token_hash, label }: { token_hash: string; label: string }) => [token_hash, label]),
    );
    // The response omits only the key of the other environment.
    expect(body).toHaveLength(findings.length - 1);
    const findLabel = (token: string) => labels.get(hashToken(token));
    expect([revoked.key, expired.key, good.key].map(findLabel)).toEqual(Array(3).fill("true_positive"));
    expect([pk.key, unknown, ...garbage].map(findLabel)).toEqual(Array(6).fill("false_positive"));
    expect(findLabel(keyOfOtherEnvironment)).toBeUndefined();
    expect(await isActive(api, pk.id)).toBe(true);
    expect(await isActive(api, expired.id)).toBe(true);
    expect(await listEvents(api, revoked.organizationId)).toEqual([]);
    expect(await listEvents(api, good.organizationId)).toHaveLength(2);
  });

  it("200 revokes a key once, even if many report it concurrently", async () => {
    const { key, organizationId } = await buildKey(api, "sk");
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => report([buildFinding(key)]).expect(200)),
    );
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await listEvents(api, organizationId)).toHaveLength(2);
  });

  it.each([
    ["malformed_json", ""],
    ["malformed_json", "[{"],
    ["validation_failed", "{}"],
    ["validation_failed", "[]"],
    ["validation_failed", "[3]"],
    ["validation_failed", '[{"token":1,"type":"x"}]'],
    ["validation_failed", JSON.stringify(Array.from({ length: 101 }, () => buildFinding("x")))],
    ["payload_too_large", `[${" ".repeat(310_000)}]`],
  ] as const)("%s for an invalid body", async (code, body) => {
    const response = await api.call("post", PATH, null).set("Content-Type", "application/json").send(body);
    expectProblem(response, code);
  });

  it("415 for a body that is not JSON, and 405 for another method", async () => {
    expectProblem(await api.call("post", PATH, null).type("text/plain").send("[]"), "unsupported_media_type");
    expectProblem(await api.call("get", PATH, null), "method_not_allowed");
  });
});

describe("Reports of unknown keys", () => {
  const api = useTestApi({ env: { REFUSALS_PER_MINUTE: "5" } });

  it("429 beyond the limit for requests with unknown keys; known keys keep working", async () => {
    const buildUnknownFindings = (count: number) =>
      Array.from({ length: count }, () => buildFinding(generateApiKey({ environment: "test", type: "ak" })));
    await api.call("get", "/v1/rollovers").expect(200);
    await api.call("post", PATH, null).send(buildUnknownFindings(5)).expect(200);
    const response = await api.call("post", PATH, null).send(buildUnknownFindings(100));
    expectProblem(response, "rate_limited");
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
    await api.call("get", "/v1/rollovers").expect(200);
    // Strings that cannot be keys do not count as unknown keys.
    const textFinding = [buildFinding("nothing")];
    await api.call("post", PATH, null).send(textFinding).expect(200);
  });
});

describe("Signed reports", () => {
  const generatePair = () => generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const [scanner, stranger] = [generatePair(), generatePair()];
  let folder: string;
  let api: TestApi;
  const getKeysPath = () => join(folder, "keys.json");
  const toPem = (keys: ReturnType<typeof generatePair>) =>
    keys.publicKey.export({ type: "spki", format: "pem" });
  const publish = (keys: object[]) => writeFile(getKeysPath(), JSON.stringify({ public_keys: keys }));
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "svc-scanner-"));
    await publish([{ key_identifier: "k1", key: toPem(scanner), is_current: true }]);
    api = await startTestApi({
      env: { SECRET_SCANNING_PUBLIC_KEYS: getKeysPath(), REFUSALS_PER_MINUTE: "2" },
    });
  });
  afterAll(async () => {
    await api.stop();
    await rm(folder, { recursive: true });
  });

  /** Signs and sends findings. @param text body to send instead of the findings */
  const send = (
    findings: object[],
    identifier: string | null,
    { signer = scanner, text = JSON.stringify(findings) } = {},
  ) => {
    const signature = sign("sha256", Buffer.from(JSON.stringify(findings)), signer.privateKey).toString(
      "base64",
    );
    const call = api.call("post", PATH, null).set("Content-Type", "application/json");
    if (identifier !== null)
      call.set("Github-Public-Key-Identifier", identifier).set("Github-Public-Key-Signature", signature);
    return call.send(text);
  };

  it("200 accepts signed findings, emits their location without secrets, and does not limit unknown keys", async () => {
    const { id, key, organizationId } = await buildKey(api, "ak");
    const invented = Array.from({ length: 9 }, () =>
      buildFinding(generateApiKey({ environment: "test", type: "sk" })),
    );
    const { body } = await send([...invented, buildFinding(key)], "k1").expect(200);
    expect(body.at(-1)).toMatchObject({ label: "true_positive" });
    expect(await isActive(api, id)).toBe(false);
    const [leaked] = await listEvents(api, organizationId);
    expect(leaked?.data).toEqual({ keyId: id, source: "commit", url: "https://github.com/acme/payroll" });
  });

  it("401 unless a known key signed this exact body; revokes nothing", async () => {
    const { id, key } = await buildKey(api, "ak");
    const findings = [buildFinding(key)];
    for (const call of [
      send(findings, null),
      send(findings, "k1", { signer: stranger }),
      send(findings, "k2"),
      send([buildFinding("x")], "k1", { text: JSON.stringify(findings) }),
      send(findings, "k1").set("Github-Public-Key-Signature", "not base64 %%%"),
      send(findings, "k1", { text: `${JSON.stringify(findings)} ` }),
    ]) {
      expectProblem(await call, "signature_invalid");
    }
    expect(await isActive(api, id)).toBe(true);
  });

  it("503 while the public key file has no keys; accepts keys added later", async () => {
    const { id, key } = await buildKey(api, "ak");
    await writeFile(getKeysPath(), "<html>");
    expectProblem(await send([buildFinding(key)], "k1"), "dependency_unavailable");
    expect(await isActive(api, id)).toBe(true);
    await publish([{ key_identifier: "k9", key: toPem(stranger) }]);
    await send([buildFinding(key)], "k9", { signer: stranger }).expect(200);
    expect(await isActive(api, id)).toBe(false);
  });
});
