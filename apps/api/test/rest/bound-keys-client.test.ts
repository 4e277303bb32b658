import { describe, expect, it } from "@jest/globals";
import { generateProofKey, importProofKey, RolloverClient } from "@svc/client";
import { findFreePort } from "@svc/local-servers";
import { useResource } from "@svc/testing";
import { startTestApi } from "../start-test-api.ts";

describe("@svc/client with a bound key", () => {
  const api = useResource(async () => {
    const port = await findFreePort();
    return startTestApi({ env: { API_PORT: String(port), PORTAL_URL: `http://127.0.0.1:${port}` } });
  });

  it("binds its key by a rotation, calls the API, and replaces the key pair", async () => {
    const baseUrl = api.url;
    const first = await generateProofKey();
    const { apiKey } = await new RolloverClient({ apiKey: api.ak.key, baseUrl }).apiKeys.rotate({
      proofKey: first.publicKey,
    });
    await expect(
      new RolloverClient({ apiKey: apiKey.key, baseUrl }).rollovers.list().toArray(1),
    ).rejects.toMatchObject({ code: "proof_required" });
    const bound = new RolloverClient({
      apiKey: apiKey.key,
      proofKey: await importProofKey(first.privateKey),
      baseUrl,
    });
    expect(await bound.rollovers.list({ limit: 1 }).toArray(1)).toEqual([]);
    expect((await bound.apiKeys.current()).proofKeyThumbprint).toBe(apiKey.proofKeyThumbprint);
    const second = await generateProofKey();
    const rotated = await bound.apiKeys.rotate({ proofKey: second.publicKey });
    expect(rotated.apiKey.proofKeyThumbprint).not.toBe(apiKey.proofKeyThumbprint);
    const wrongPair = new RolloverClient({
      apiKey: rotated.apiKey.key,
      proofKey: await importProofKey(first.privateKey),
      baseUrl,
    });
    await expect(wrongPair.apiKeys.current()).rejects.toMatchObject({ code: "proof_invalid" });
  });
});
