import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { RunningService } from "@svc/service-kit/lifecycle";
import {
  buildKey,
  createCapturedLogger,
  pollUntil,
  type ReceivedRequest,
  startWebhookReceiver,
  type WebhookReceiver,
} from "@svc/testing";
import { readWorkerConfig, startWorker } from "../../src/index.ts";
import { createSignatureHeaders } from "../../src/webhooks/endpoints/signature.ts";
import { buildPdf, buildPdfWithObjects, buildPng, sha256Hex } from "../documents/files.ts";
import { cancel, createErasableAccount, createRolloverFor, erase } from "../erasable-account.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { act, createRollover, expectConsistent, readStored, runActions } from "../workflow/rollover-steps.ts";

const EVENT = "rollover.letter_signature_requested";
const SIGNER = { name: "Grace Hopper", email: "grace@example.com" };
const LOA = "letter_of_acceptance";
const EVIDENCE = buildPdf();

interface Letter {
  id: string;
  rolloverId: string;
  file: { sha256: string };
}

describe("External signatures of letters", () => {
  const api = useTestApi({ env: { WEBHOOK_ALLOW_LOOPBACK: "true" } });
  let provider: WebhookReceiver;
  let worker: RunningService;
  let endpointId = "";
  let secret = "";
  let isFirstDelivery = true;
  let messageCount = 0;

  const createEndpoint = async (key?: string, eventTypes = [EVENT]) =>
    (await api.call("post", "/v1/webhook-endpoints", key).send({ url: provider.url, eventTypes }).expect(201))
      .body;
  const readLetter = async (id: string) => (await api.call("get", `/v1/letters/${id}`).expect(200)).body;
  const issue = async (kind = LOA): Promise<Letter> => {
    const id = await createRollover(api);
    await runActions(api, id, "submit", "start_review");
    return (await api.call("post", `/v1/rollovers/${id}/letters`).send({ kind }).expect(201)).body;
  };
  const requestSignature = (id: string, changes: object = {}, key?: string) =>
    api
      .call("post", `/v1/letters/${id}/signature-requests`, key)
      .send({ endpointId, signer: SIGNER, ...changes });
  const issueAndRequest = async (kind = LOA): Promise<Letter> => {
    const letter = await issue(kind);
    await requestSignature(letter.id).expect(200);
    return letter;
  };
  const buildSignedResult = ({ file }: Letter, changes: object = {}) => ({
    request: 1,
    result: "signed",
    sha256: file.sha256,
    signer: { name: "Grace B. Hopper", title: "Vice President" },
    signedAt: "2026-06-15T12:00:00Z",
    evidence: EVIDENCE.toString("base64"),
    ...changes,
  });
  /** Signs a result as the provider. `sentResult` is sent instead of the signed result. */
  const sendResult = (
    id: string,
    result: object,
    { key = secret, sentAt = Date.now(), sentResult = result } = {},
  ) => {
    messageCount += 1;
    const body = JSON.stringify(result);
    const timestamp = Math.floor(sentAt / 1000);
    return api
      .call("post", `/v1/letters/${id}/signature-result`, null)
      .set("Content-Type", "application/json")
      .set(createSignatureHeaders([key], `msg_${messageCount}`, { timestamp, body }))
      .send(JSON.stringify(sentResult));
  };

  beforeAll(async () => {
    // The first delivery fails, as if its response were lost.
    provider = await startWebhookReceiver(() => {
      const status = isFirstDelivery ? 503 : 204;
      isFirstDelivery = false;
      return { status };
    });
    worker = await startWorker(
      readWorkerConfig({ ...api.env, DATABASE_URL: api.urls.api, WEBHOOK_ALLOW_LOOPBACK: "true" }),
      {
        log: createCapturedLogger("worker"),
        ...(api.redis.openRedis ? { openRedis: api.redis.openRedis } : {}),
        deliveries: { retryDelay: () => 10 },
      },
    );
    const endpoint = await createEndpoint();
    ({ id: endpointId, secret } = endpoint);
  }, 60_000);
  afterAll(async () => {
    await worker.stop();
    await provider.close();
  });

  it("are requested by a webhook that is resent after a lost response, and the provider's evidence is stored", async () => {
    const letter = await issue();
    const { body } = await requestSignature(letter.id).expect(200);
    expect(body).toMatchObject({
      signature: null,
      signatureRequest: { number: 1, endpointId, status: "pending", signer: SIGNER, endedAt: null },
    });
    const isRequest = ({ body }: ReceivedRequest) => JSON.parse(body).data.letter?.id === letter.id;
    const received = await pollUntil(
      "the signature request arrives twice",
      async () => provider.requests.filter(isRequest),
      {
        isDone: (all) => all.length === 2,
      },
    );
    const [event] = received.map((one) => JSON.parse(one.body));
    expect(event).toMatchObject({
      type: EVENT,
      data: {
        letter: { id: letter.id, kind: LOA },
        signatureRequest: { number: 1, endpointId, result: null },
      },
    });
    expect(received[0]?.body).not.toMatch(/Grace|grace@/);
    const stored = await api.db.prisma.rolloverLetter.findUniqueOrThrow({ where: { id: letter.id } });
    expect(JSON.stringify(stored)).not.toMatch(/Grace|grace@/);

    const response = await sendResult(letter.id, buildSignedResult(letter)).expect(200);
    expect(response.body).toEqual({
      object: "letter_signature_result",
      letterId: letter.id,
      request: 1,
      result: "signed",
    });
    const signed = await readLetter(letter.id);
    expect(signed).toMatchObject({
      sealed: true,
      signature: {
        method: "external",
        name: "Grace B. Hopper",
        title: "Vice President",
        signedBy: { type: "api_key", id: api.ak.id },
        signedSha256: letter.file.sha256,
        file: { sha256: sha256Hex(EVIDENCE), size: EVIDENCE.length },
      },
      signatureRequest: { number: 1, status: "signed" },
    });
    const rollover = (await api.call("get", `/v1/rollovers/${letter.rolloverId}`).expect(200)).body;
    expect(rollover.documents).toMatchObject([
      { id: signed.signature.documentId, type: "loa", status: "provided", sha256: sha256Hex(EVIDENCE) },
    ]);
    const copy = await api.call("get", `/v1/letters/${letter.id}/file?copy=signed`).responseType("blob");
    expect(copy.body.equals(EVIDENCE)).toBe(true);
    const { events } = await expectConsistent(api, letter.rolloverId);
    expect(events.at(-1)?.type).toBe("rollover.letter_signed");
  });

  it("are recorded once for sequential and concurrent duplicates", async () => {
    const letter = await issueAndRequest();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => sendResult(letter.id, buildSignedResult(letter))),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const before = await readStored(api, letter.rolloverId);
    await sendResult(letter.id, buildSignedResult(letter)).expect(200);
    expect(before.row.documents).toHaveLength(1);
    const declined = await sendResult(letter.id, { request: 1, result: "declined" });
    expect(expectProblem(declined, "letter_not_possible").detail).toContain("already ended");
    expect(await readStored(api, letter.rolloverId)).toEqual(before);
    const files = await api.db.prisma.documentFile.findMany({ where: { rolloverId: letter.rolloverId } });
    // The two files are the letter and the evidence.
    expect(files.filter(({ status }) => status === "stored")).toHaveLength(2);
  });

  it.each(["declined", "expired"])("can be %s, and requested again", async (result) => {
    const letter = await issueAndRequest("direct_rollover_request");
    const reason = "The amount is wrong.";
    for (let count = 0; count < 2; count += 1)
      await sendResult(letter.id, { request: 1, result, reason }).expect(200);
    expect(await readLetter(letter.id)).toMatchObject({
      sealed: true,
      signature: null,
      signatureRequest: { number: 1, status: result, reason },
    });
    const { events } = await expectConsistent(api, letter.rolloverId);
    expect(events.at(-1)).toMatchObject({
      type: "rollover.letter_signature_ended",
      data: { signatureRequest: { number: 1, endpointId, result } },
    });
    expect((await requestSignature(letter.id).expect(200)).body.signatureRequest).toMatchObject({
      number: 2,
      status: "pending",
      reason: null,
    });
    expectProblem(await sendResult(letter.id, buildSignedResult(letter)), "letter_not_possible");
    await sendResult(letter.id, buildSignedResult(letter, { request: 2 })).expect(200);
    expect((await readLetter(letter.id)).signature).toMatchObject({ method: "external", documentId: null });
    await expectConsistent(api, letter.rolloverId);
  });

  it("401 for a wrong, old or missing signature, an unknown letter and another organization's secret", async () => {
    const letter = await issueAndRequest();
    const other = await buildKey(api, "ak");
    const foreign = await createEndpoint(other.key);
    const before = await readStored(api, letter.rolloverId);
    const result = buildSignedResult(letter);
    const unknown = "ltr_01m8dy4w0ge81arf4g6hf79dac";
    for (const refused of [
      await sendResult(letter.id, result, { key: foreign.secret }),
      // A webhook signature is valid for five minutes.
      await sendResult(letter.id, result, { sentAt: Date.now() - 6 * 60_000 }),
      await sendResult(letter.id, result, { sentAt: Date.now() + 6 * 60_000 }),
      await sendResult(letter.id, result, { sentResult: buildSignedResult(letter, { request: 2 }) }),
      await sendResult(unknown, result),
      await sendResult("ltr_1' OR '1'='1", result),
      await sendResult((await issue()).id, result),
      await api.call("post", `/v1/letters/${letter.id}/signature-result`, null).send(result),
    ])
      expectProblem(refused, "signature_invalid");
    expect(await readStored(api, letter.rolloverId)).toEqual(before);
    expect((await readLetter(letter.id)).signatureRequest.status).toBe("pending");
  });

  it.each([
    ["#/evidence", { evidence: buildPng().toString("base64") }],
    ["#/evidence", { evidence: Buffer.from("%PDF-1.7 not a PDF, and without an end").toString("base64") }],
    [
      "#/evidence",
      { evidence: buildPdfWithObjects("<< /S /JavaScript /JS (app.alert(1)) >>").toString("base64") },
    ],
    ["#/evidence", { evidence: "<pdf>" }],
    ["#/sha256", { sha256: "0".repeat(64) }],
    ["#/signer/name", { signer: { name: "a\u202Eb" } }],
    ["#/signedAt", { signedAt: "yesterday" }],
    ["#/result", { result: "maybe" }],
    ["#/more", { more: 1 }],
  ])("422 for a result with an error at %s, and changes nothing", async (pointer, changes) => {
    const letter = await issueAndRequest();
    const before = await readStored(api, letter.rolloverId);
    const refused = await sendResult(letter.id, buildSignedResult(letter, changes));
    expect(expectIssues(refused, "validation_failed")).toEqual([pointer]);
    expect(await readStored(api, letter.rolloverId)).toEqual(before);
    await sendResult(letter.id, buildSignedResult(letter)).expect(200);
  });

  it("409 after an amendment, a new letter, a typed signature, or the end of the rollover", async () => {
    const [amended, replaced, typed, ended] = [
      await issueAndRequest(),
      await issueAndRequest(),
      await issueAndRequest(),
      await issueAndRequest(),
    ];
    await act(api, amended.rolloverId, "amend").expect(200);
    await api.call("post", `/v1/rollovers/${replaced.rolloverId}/letters`).send({ kind: LOA }).expect(201);
    await api
      .call("post", `/v1/letters/${typed.id}/sign`)
      .send({ name: "Ada", title: "Clerk", sha256: typed.file.sha256 })
      .expect(200);
    await act(api, ended.rolloverId, "cancel", { reason: "No longer wanted." }).expect(200);
    for (const letter of [amended, replaced, typed]) {
      const before = await readStored(api, letter.rolloverId);
      expectProblem(await sendResult(letter.id, buildSignedResult(letter)), "letter_not_possible");
      expect((await readLetter(letter.id)).signatureRequest.status).toBe("outdated");
      expectProblem(await requestSignature(letter.id), "letter_not_possible");
      expect(await readStored(api, letter.rolloverId)).toEqual(before);
    }
    expectProblem(await sendResult(ended.id, buildSignedResult(ended)), "invalid_transition");
    expect((await readLetter(ended.id)).signature).toBeNull();
  });

  it.each(["letter_of_acceptance", "direct_rollover_request", "payment_transmittal"])(
    "409 for signing the %s of an ended rollover or requesting its signature again; the pending request can still expire",
    async (kind) => {
      const letter = await issueAndRequest(kind);
      await act(api, letter.rolloverId, "cancel", { reason: "No longer wanted." }).expect(200);
      const before = await readStored(api, letter.rolloverId);
      const signature = { name: "Ada", title: "Clerk", sha256: letter.file.sha256 };
      for (const refused of [
        await sendResult(letter.id, buildSignedResult(letter)),
        await api.call("post", `/v1/letters/${letter.id}/sign`).send(signature),
        await requestSignature(letter.id),
      ]) {
        const { detail, state } = expectProblem(refused, "invalid_transition");
        expect([state, detail]).toEqual(["cancelled", expect.stringContaining("Create another rollover")]);
      }
      expect(await readStored(api, letter.rolloverId)).toEqual(before);
      expect((await readLetter(letter.id)).signature).toBeNull();
      // The provider can still end its request.
      await sendResult(letter.id, { request: 1, result: "expired" }).expect(200);
    },
  );

  it("are accepted again after a rejected rollover is reopened", async () => {
    const letter = await issueAndRequest("direct_rollover_request");
    await api
      .call("post", `/v1/rollovers/${letter.rolloverId}/nigo-items`)
      .send({ reportedBy: "source_custodian", items: [{ code: "form_incomplete" }] })
      .expect(201);
    const notice = (
      await api.call("post", `/v1/rollovers/${letter.rolloverId}/letters`).send({ kind: "nigo" }).expect(201)
    ).body;
    await requestSignature(notice.id).expect(200);
    await act(api, letter.rolloverId, "reject", { code: "not_in_good_order", reason: "Wrong form." }).expect(
      200,
    );
    const response = await sendResult(letter.id, buildSignedResult(letter));
    const refused = expectProblem(response, "invalid_transition");
    expect(refused.detail).toContain("`reopen`");
    await sendResult(notice.id, buildSignedResult(notice)).expect(200);
    await act(api, letter.rolloverId, "reopen", { reason: "The form is right." }).expect(200);
    await sendResult(letter.id, buildSignedResult(letter)).expect(200);
    await expectConsistent(api, letter.rolloverId);
  });

  it("are refused to another organization, through its endpoint or an unsubscribed one, and for letters to be signed by hand", async () => {
    const letter = await issue();
    const form = await issue("spousal_consent");
    const before = await readStored(api, letter.rolloverId);
    const other = await buildKey(api, "ak");
    const foreign = await createEndpoint(other.key);
    const unsubscribedEndpoint = await createEndpoint(undefined, ["account.*"]);
    expectProblem(await requestSignature(letter.id, {}, other.key), "not_found");
    expectProblem(await requestSignature(letter.id, { endpointId: foreign.id }), "not_found");
    const widget = await buildKey(api, "sk", { organizationId: api.ak.organizationId });
    expectProblem(await requestSignature(letter.id, {}, widget.key), "key_type_not_allowed");
    const unsubscribed = await requestSignature(letter.id, { endpointId: unsubscribedEndpoint.id });
    expect(expectIssues(unsubscribed, "validation_failed")).toEqual(["#/endpointId"]);
    const invalid = await requestSignature(letter.id, { signer: { name: "A", email: "a@b\r\nc" } });
    expect(expectIssues(invalid, "validation_failed")).toEqual(["#/signer/email"]);
    expectProblem(await requestSignature(form.id), "letter_not_possible");
    expect(await readStored(api, letter.rolloverId)).toEqual(before);
  });

  it("accept results after the secret was rotated, and erase the signer with the account", async () => {
    const account = await createErasableAccount(api);
    const rolloverId = await createRolloverFor(api, account.id);
    const letter = (
      await api
        .call("post", `/v1/rollovers/${rolloverId}/letters`)
        .send({ kind: "direct_rollover_request" })
        .expect(201)
    ).body;
    await requestSignature(letter.id).expect(200);
    await api.call("post", `/v1/webhook-endpoints/${endpointId}/rotate-secret`).send({}).expect(200);
    await sendResult(letter.id, { request: 1, result: "declined", reason: "Ada said no." }).expect(200);
    await cancel(api, rolloverId);
    await erase(api, account.id).expect(200);
    expect((await readLetter(letter.id)).signatureRequest).toMatchObject({
      status: "declined",
      signer: null,
      reason: null,
    });
  });
});
