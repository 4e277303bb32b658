import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { findFreePort } from "@svc/local-servers";
import type { RunningService } from "@svc/service-kit/lifecycle";
import { createCapturedLogger, pollUntil } from "@svc/testing";
import { readWorkerConfig, startWorker } from "../../src/index.ts";
import { useTestApi } from "../start-test-api.ts";
import { createRollover, expectConsistent, runActions } from "../workflow/rollover-steps.ts";

const EXAMPLE = new URL("../../../../examples/sign-letters.ts", import.meta.url).pathname;
const SIGNER = { name: "Grace Hopper", email: "grace@example.com" };

describe("The example adapter for e-signatures", () => {
  const api = useTestApi({ env: { WEBHOOK_ALLOW_LOOPBACK: "true" } });
  let worker: RunningService;
  let adapter: ChildProcess;
  let endpointId = "";
  let address = "";
  const output: string[] = [];

  const createEndpoint = async (url: string) =>
    (
      await api
        .call("post", "/v1/webhook-endpoints")
        .send({ url, eventTypes: ["rollover.letter_signature_requested"] })
        .expect(201)
    ).body;
  async function issueLetter(): Promise<{ id: string; rolloverId: string }> {
    const id = await createRollover(api);
    await runActions(api, id, "submit", "start_review");
    const kind = "letter_of_acceptance";
    return (await api.call("post", `/v1/rollovers/${id}/letters`).send({ kind }).expect(201)).body;
  }
  const requestSignature = (id: string, endpoint: string) =>
    api
      .call("post", `/v1/letters/${id}/signature-requests`)
      .send({ endpointId: endpoint, signer: SIGNER })
      .expect(200);
  const waitForLine = (text: string) =>
    pollUntil(text, async () => output.some((line) => line.includes(text)), { isDone: (isThere) => isThere });

  beforeAll(async () => {
    const port = await findFreePort();
    address = `http://localhost:${port}`;
    const endpoint = await createEndpoint(address);
    endpointId = endpoint.id;
    adapter = spawn(process.execPath, [EXAMPLE], {
      env: {
        ...process.env,
        SVC_API_URL: api.url,
        SVC_AK: api.ak.key,
        ENDPOINT_ID: endpoint.id,
        WEBHOOK_SECRET: endpoint.secret,
        PORT: String(port),
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    if (adapter.stdout) createInterface(adapter.stdout).on("line", (line) => output.push(line));
    await waitForLine("listening");
    worker = await startWorker(
      readWorkerConfig({ ...api.env, DATABASE_URL: api.urls.api, WEBHOOK_ALLOW_LOOPBACK: "true" }),
      {
        log: createCapturedLogger("worker"),
        ...(api.redis.openRedis ? { openRedis: api.redis.openRedis } : {}),
      },
    );
  }, 60_000);
  afterAll(async () => {
    adapter.kill("SIGTERM");
    if (adapter.exitCode === null) await once(adapter, "exit");
    await worker.stop();
  });

  it("returns the signed letter, which becomes a document", async () => {
    const letter = await issueLetter();
    await requestSignature(letter.id, endpointId);
    await waitForLine("request 1 signed: 200");
    const signed = (await api.call("get", `/v1/letters/${letter.id}`).expect(200)).body;
    expect(signed).toMatchObject({
      sealed: true,
      signature: { method: "external", name: SIGNER.name },
      signatureRequest: { number: 1, status: "signed" },
    });
    const rollover = (await api.call("get", `/v1/rollovers/${letter.rolloverId}`).expect(200)).body;
    expect(rollover.documents).toMatchObject([{ type: "loa", status: "provided" }]);
    await expectConsistent(api, letter.rolloverId);
  });

  it("ignores requests to another endpoint, and rejects unsigned calls", async () => {
    const other = await createEndpoint(`${address}/other`);
    const letter = await issueLetter();
    await requestSignature(letter.id, other.id);
    await waitForLine("ignored: rollover.letter_signature_requested");
    const { status } = await fetch(address, { method: "POST", body: "{}" });
    expect(status).toBe(400);
    const unsigned = (await api.call("get", `/v1/letters/${letter.id}`).expect(200)).body;
    expect(unsigned).toMatchObject({ signature: null, signatureRequest: { status: "pending" } });
  });
});
