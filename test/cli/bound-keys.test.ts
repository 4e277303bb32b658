import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { generateProofKey, RolloverClient } from "@svc/client";
import { findFreePort } from "@svc/local-servers";
import { buildKey, useResource } from "@svc/testing";
import { startTestApi } from "../../apps/api/test/start-test-api.ts";
import { startMcpHarness } from "../mcp/mcp-client.ts";
import { startCliHarness } from "./cli-harness.ts";

const cli = useResource(startCliHarness);
const mcp = useResource(startMcpHarness);
// Proofs contain the request's URL, so the API must know its public URL, including the port.
const api = useResource(async () => {
  const port = await findFreePort();
  return startTestApi({ env: { API_PORT: String(port), PORTAL_URL: `http://127.0.0.1:${port}` } });
});

async function bindKey() {
  const { key } = await buildKey(api, "ak");
  const { privateKey, publicKey } = await generateProofKey();
  const client = new RolloverClient({ apiKey: key, baseUrl: api.url });
  const { apiKey } = await client.apiKeys.rotate({ proofKey: publicKey });
  const user = await cli.createUser({});
  const file = join(user.home, "proof-key.json");
  await writeFile(file, JSON.stringify(privateKey), { mode: 0o600 });
  return { ...apiKey, publicKey, user, file };
}

describe("A key that is bound to a public key", () => {
  it("svc login stores its proof key, which signs commands and repeated requests", async () => {
    const { key, id, user, file } = await bindKey();
    const logIn = (...args: string[]) =>
      user.run(["login", "--api-url", api.url, ...args], { stdin: `${key}\n` });
    expect(await logIn()).toMatchObject({ code: 3, stderr: expect.stringContaining("401 proof_required") });
    await chmod(file, 0o644);
    expect(await logIn("--proof-key", file)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`Other users can read your proof key in ${file}`),
    });
    await chmod(file, 0o600);
    expect(await logIn("--proof-key", file)).toMatchObject({ code: 0, stderr: "" });
    expect(await user.json(["whoami"])).toMatchObject({ id });
    const [{ id: requestId }] = (await user.json(["requests", "list"])).data;
    expect(await user.run(["requests", "replay", requestId])).toMatchObject({ code: 0 });
  });

  it("svc reads SVC_PROOF_KEY_FILE with SVC_AK, and refuses a file without a private key", async () => {
    const { key, id, publicKey, user, file } = await bindKey();
    const env = { SVC_AK: key, SVC_API_URL: api.url, SVC_PROOF_KEY_FILE: file };
    expect(await user.json(["whoami"], { env })).toMatchObject({ id });
    for (const text of [JSON.stringify(publicKey), "{}", "null", "no JSON", '{"kty":"RSA","d":"AQ"}']) {
      await writeFile(file, text);
      expect(await user.run(["whoami"], { env })).toMatchObject({
        code: 2,
        stderr: expect.stringContaining(`${file} has no private JWK on P-256 or Ed25519`),
      });
    }
    const missing = { ...env, SVC_PROOF_KEY_FILE: join(user.home, "missing.json") };
    expect(await user.run(["whoami"], { env: missing })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("ENOENT"),
    });
  });

  it("the MCP server over stdio reads SVC_PROOF_KEY_FILE", async () => {
    const { key, file } = await bindKey();
    const connect = (env: Record<string, string>) => mcp.connectOverStdio({ key, url: api.url, env });
    const unbound = await connect({});
    expect(await unbound.call("find_rollovers")).toMatchObject({ problem: { code: "proof_required" } });
    await unbound.stop();
    const bound = await connect({ SVC_PROOF_KEY_FILE: file });
    expect(await bound.call("find_rollovers")).toMatchObject({ isError: false });
    await bound.stop();
  });
});
