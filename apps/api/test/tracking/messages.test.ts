import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { createCapturedLogger, TestClock, useResource } from "@svc/testing";
import request from "supertest";
import { readWorkerConfig } from "../../src/platform/config.ts";
import { createApiContext } from "../../src/platform/open-context.ts";
import { cleanTrackingMessages, sendTrackingMessages } from "../../src/tracking/messages/send-messages.ts";
import { isValidSignature } from "../../src/webhooks/endpoints/signature.ts";
import { TEST_PORTAL } from "../portal/test-portal.ts";
import { readMails } from "../read-mails.ts";
import { useTestApi } from "../start-test-api.ts";
import { createRollover, runActions } from "../workflow/rollover-steps.ts";
import { createPageClient, toToken } from "./page-calls.ts";

const MAIL = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "Portal <portal@example.com>" };
const SECRET = `whsec_${Buffer.alloc(24, "s").toString("base64")}`;
const MINUTE_MS = 60_000;

interface GatewayRequest {
  headers: IncomingHttpHeaders;
  body: string;
}

describe("Messages to participants", () => {
  const clock = new TestClock(Date.now());
  const received: GatewayRequest[] = [];
  let status = 202;
  let gateway: Server;
  beforeAll(async () => {
    gateway = createServer((req, res) => {
      let body = "";
      req.on("data", (chunk) => {
        body += chunk;
      });
      req.on("end", () => {
        received.push({ headers: req.headers, body });
        res.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => new Promise((resolve) => gateway.close(resolve)));

  const api = useTestApi({ clock, env: MAIL });
  const worker = useResource(async () => {
    const { port } = gateway.address() as AddressInfo;
    const sms = { SMS_WEBHOOK_URL: `http://127.0.0.1:${port}/`, SMS_WEBHOOK_SECRET: SECRET };
    const env = { ...api.env, ...TEST_PORTAL, ...MAIL, ...sms, DATABASE_URL: api.urls.api };
    const log = createCapturedLogger("worker");
    const { openRedis } = api.redis;
    const overrides = { clock, log, ...(openRedis ? { openRedis } : {}) };
    const { ctx, close } = await createApiContext(readWorkerConfig(env), overrides, { name: "worker" });
    return { ctx, stop: close };
  });
  const configure = (participantMessages: object) =>
    api.call("patch", "/v1/organization/settings").send({ participantMessages }).expect(200);
  const notify = () => sendTrackingMessages(worker.ctx);

  beforeEach(async () => {
    await configure({ email: true, sms: false });
    await api.db.prisma.mail.deleteMany();
    await api.db.prisma.trackingMessage.deleteMany();
    received.length = 0;
    status = 202;
  });

  it("are off by default, and each channel is switched separately", async () => {
    await configure({ email: false });
    const { body } = await api.call("get", "/v1/organization/settings");
    expect(body.participantMessages).toEqual({ email: false, sms: false });
    await runActions(api, await createRollover(api), "submit");
    expect(await api.db.prisma.trackingMessage.count()).toBe(0);
    const refused = await api
      .call("patch", "/v1/organization/settings")
      .send({ participantMessages: { email: "on" } });
    expect(refused.status).toBe(422);
  });

  it("are mailed once at each step, without personal data, with a link that opens", async () => {
    const id = await createRollover(api);
    await runActions(api, id, "submit");
    expect(await notify()).toBe(1);
    expect(await notify()).toBe(0);
    const [mail] = await readMails(api, {});
    expect(mail?.subject).toBe("We have your rollover request");
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Ada|Sample|\$|Test: /);
    const url = /https:\/\/\S+#\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    expect((await createPageClient(api, toToken(url)).open()).status).toBe(200);
    await runActions(api, id, "cancel");
    await notify();
    const subjects = (await readMails(api, {})).map(({ subject }) => subject);
    expect(subjects).toEqual(["We have your rollover request", "Your rollover has stopped"]);
    expect(await api.db.prisma.trackingLink.count({ where: { rolloverId: id } })).toBe(1);
  });

  it("are mailed once by concurrent jobs", async () => {
    for (let count = 0; count < 4; count += 1) await runActions(api, await createRollover(api), "submit");
    const counts = await Promise.all([notify(), notify(), notify()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(4);
    expect(await readMails(api, {})).toHaveLength(4);
  });

  it("ask for a document only if it must come from the participant", async () => {
    const id = await createRollover(api);
    await runActions(api, id, "submit", "start_review");
    await runActions(api, id, ["request_documents", { types: ["statement"], from: "integrator" }]);
    const other = await createRollover(api);
    await runActions(api, other, "submit", "start_review");
    await runActions(api, other, ["request_documents", { types: ["statement"], from: "participant" }]);
    await notify();
    const subjects = (await readMails(api, {})).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === "Your rollover needs a document")).toHaveLength(1);
  });

  it("stop with one click, and start again on the page", async () => {
    const id = await createRollover(api);
    await runActions(api, id, "submit");
    await notify();
    const [mail] = await readMails(api, {});
    const optOut = /<(.+)>/.exec(mail?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";
    expect(mail?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(mail?.text).toContain(optOut);
    const path = new URL(optOut).pathname;
    const unsubscribe = () => request(api.url).post(path).type("form").send("List-Unsubscribe=One-Click");
    expect((await request(api.url).post("/track/stop/unknown")).status).toBe(200);
    expect((await unsubscribe()).body).toEqual({ stopped: true });
    expect((await unsubscribe()).status).toBe(200);
    await api.db.prisma.mail.deleteMany();
    await runActions(api, id, "cancel");
    await notify();
    expect(await readMails(api, {})).toEqual([]);
    const page = createPageClient(api, toToken(/https:\/\/\S+#\S+/.exec(mail?.text ?? "")?.[0] ?? ""));
    expect((await page.open()).body.hasMessages).toBe(false);
    expect((await page.send("post", "messages", { isOn: true })).body.hasMessages).toBe(true);
    expect(await api.db.prisma.trackingOptOut.count()).toBe(0);
  });

  it("are sent as text messages to the gateway, signed, and retried without a second mail", async () => {
    await configure({ email: true, sms: true });
    const id = await createRollover(api);
    const { accountId } = (await api.call("get", `/v1/rollovers/${id}`)).body;
    await api.call("patch", `/v1/accounts/${accountId}`).send({ phone: "+14155550123" }).expect(200);
    await runActions(api, id, "submit");
    status = 503;
    await notify();
    status = 202;
    await notify();
    expect(received).toHaveLength(1);
    clock.advance(2 * MINUTE_MS);
    await notify();
    await notify();
    expect(received).toHaveLength(2);
    expect(await readMails(api, {})).toHaveLength(1);
    const [first, second] = received as [GatewayRequest, GatewayRequest];
    expect(second.body).toBe(first.body);
    expect(second.headers["webhook-id"]).toBe(first.headers["webhook-id"]);
    expect(first.headers["idempotency-key"]).toBe(first.headers["webhook-id"]);
    expect(second.headers["idempotency-key"]).toBe(first.headers["webhook-id"]);
    const { data, type } = JSON.parse(first.body);
    expect(type).toBe("participant.text_message");
    expect(data).toMatchObject({ to: "+14155550123", language: "en" });
    expect(data.text).toMatch(
      /: We have your rollover request\. https:\/\/portal\.example\/track#[\w-]{43}$/,
    );
    const message = {
      id: String(first.headers["webhook-id"]),
      timestamp: String(first.headers["webhook-timestamp"]),
      signature: String(first.headers["webhook-signature"]),
      body: Buffer.from(first.body),
    };
    expect(isValidSignature([SECRET], message, clock.now())).toBe(true);
  });

  it("are sent again with the same idempotency key and body if the worker stopped before it recorded the response", async () => {
    await configure({ email: false, sms: true });
    const id = await createRollover(api);
    const { accountId } = (await api.call("get", `/v1/rollovers/${id}`)).body;
    await api.call("patch", `/v1/accounts/${accountId}`).send({ phone: "+14155550123" }).expect(200);
    await runActions(api, id, "submit");
    const [pending] = await api.db.prisma.trackingMessage.findMany();
    await notify();
    // A stopped worker leaves the message like this: claimed, without a recorded response.
    await api.db.prisma.trackingMessage.updateMany({ data: { nextAttemptAt: clock.now(), attempts: 1 } });
    await notify();
    const [first, second] = received as [GatewayRequest, GatewayRequest];
    expect(received).toHaveLength(2);
    expect(second.body).toBe(first.body);
    for (const { headers } of received) expect(headers["idempotency-key"]).toBe(pending?.eventId);
  });

  it("are abandoned if the gateway rejects them, and are deleted when they are old", async () => {
    await configure({ email: false, sms: true });
    const id = await createRollover(api);
    const { accountId } = (await api.call("get", `/v1/rollovers/${id}`)).body;
    await api.call("patch", `/v1/accounts/${accountId}`).send({ phone: "+14155550123" }).expect(200);
    await runActions(api, id, "submit");
    status = 400;
    await notify();
    clock.advance(60 * MINUTE_MS);
    await notify();
    expect(received).toHaveLength(1);
    const [row] = await api.db.prisma.trackingMessage.findMany();
    expect(row).toMatchObject({ nextAttemptAt: null, lastError: "status 400", isMailed: false });
    await cleanTrackingMessages(worker.ctx);
    expect(await api.db.prisma.trackingMessage.count()).toBe(1);
    await api.db.prisma.trackingMessage.updateMany({ data: { createdAt: new Date(0) } });
    await cleanTrackingMessages(worker.ctx);
    expect(await api.db.prisma.trackingMessage.count()).toBe(0);
  });
});
