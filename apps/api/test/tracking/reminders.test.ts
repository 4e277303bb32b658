import { beforeEach, describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildKey, TestClock, useResource } from "@svc/testing";
import { readWorkerConfig } from "../../src/platform/config.ts";
import { createApiContext } from "../../src/platform/open-context.ts";
import { sendTrackingMessages } from "../../src/tracking/messages/send-messages.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { runGraphql } from "../graphql/graphql-calls.ts";
import { TEST_PORTAL } from "../portal/test-portal.ts";
import { readMails } from "../read-mails.ts";
import { newOrganization } from "../sandbox/sandbox-calls.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { TEST_WEBHOOK_URL } from "../webhooks/webhook-calls.ts";
import { createRollover, expectConsistent, runActions } from "../workflow/rollover-steps.ts";

const MAIL = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "Portal <portal@example.com>" };
const DAY_MS = 86_400_000;
const ACTIONS_TO_CUSTODIAN = ["submit", "start_review", "approve", "send_to_custodian"] as const;

describe("Reminders", () => {
  const clock = new TestClock(Date.now());
  const service = useTestApi({ clock, env: MAIL });
  const worker = useResource(async () => {
    const env = { ...service.env, ...TEST_PORTAL, ...MAIL, DATABASE_URL: service.urls.api };
    const { openRedis } = service.redis;
    const overrides = { clock, ...(openRedis ? { openRedis } : {}) };
    const { ctx, close } = await createApiContext(readWorkerConfig(env), overrides, { name: "worker" });
    return { ctx, stop: close };
  });
  let api: TestApi;
  beforeEach(async () => {
    api = await newOrganization(service);
    await configure({ email: true });
  });

  const configure = (participantMessages: object) =>
    api.call("patch", "/v1/organization/settings").send({ participantMessages }).expect(200);
  const remind = (id: string, body?: object, key?: string) => {
    const call = api.call("post", `/v1/rollovers/${id}/reminders`, key);
    return body === undefined ? call : call.send(body);
  };
  const remindAll = (body: object, headers: Record<string, string> = {}) =>
    api.call("post", "/v1/rollovers/bulk-remind").set(headers).send(body);
  const createUnsigned = async () => {
    const id = await createRollover(api);
    await runActions(api, id, "request_consent");
    return id;
  };
  const createSentToCustodian = async () => {
    const id = await createRollover(api);
    await runActions(api, id, ...ACTIONS_TO_CUSTODIAN);
    return id;
  };
  const addEndpoint = (eventTypes: string[]) =>
    api.call("post", "/v1/webhook-endpoints").send({ url: TEST_WEBHOOK_URL, eventTypes }).expect(201);

  async function readSubjects() {
    await sendTrackingMessages(worker.ctx);
    return (await readMails(api)).map(({ subject }) => subject);
  }

  it("200 mails the participant, and records the reminder without changing the version", async () => {
    const id = await createUnsigned();
    const before = (await api.call("get", `/v1/rollovers/${id}`)).body;
    const { body } = await remind(id).expect(200);
    expect(body).toMatchObject({
      object: "rollover_reminder",
      rolloverId: id,
      version: before.version,
      recipient: "participant",
      task: "sign_consent",
      channels: ["email"],
      dryRun: false,
    });
    expect(Date.parse(body.nextReminderAt) - Date.parse(body.sentAt)).toBe(3 * DAY_MS);
    expect((await api.call("get", `/v1/rollovers/${id}`)).body).toEqual(before);
    const { timeline } = await expectConsistent(api, id);
    expect(timeline.at(-1)).toMatchObject({
      type: "rollover.reminder_sent",
      action: null,
      data: { reminder: { recipient: "participant", task: "sign_consent", channels: ["email"] } },
    });
    expect(await readSubjects()).toEqual([
      "Your rollover needs your signature",
      "Reminder: your rollover needs your signature",
    ]);
  });

  it("reminds of documents only while the participant owes them", async () => {
    const id = await createRollover(api);
    await runActions(api, id, "submit", "start_review");
    await runActions(api, id, ["request_documents", { types: ["statement"], from: "participant" }]);
    expect((await remind(id).expect(200)).body.task).toBe("provide_documents");
    await runActions(api, id, "waive_documents");
    expectProblem(await remind(id), "reminder_not_possible");
    // The mail job, which `readSubjects` runs, starts after the task has ended.
    expect((await readSubjects()).filter((subject) => subject.startsWith("Reminder"))).toEqual([]);
  });

  it("409 within three days of the same reminder, even for concurrent requests", async () => {
    const id = await createUnsigned();
    const responses = await Promise.all([remind(id), remind(id), remind(id)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = responses.find(({ status }) => status === 409);
    const sent = responses.find(({ status }) => status === 200);
    expect(refused?.body).toMatchObject({
      code: "reminder_not_possible",
      state: "awaiting_participant",
      nextReminderAt: sent?.body.nextReminderAt,
    });
    await api.call("post", "/v1/sandbox/clock/advance").send({ days: 2 }).expect(200);
    expectProblem(await remind(id), "reminder_not_possible");
    await api.call("post", "/v1/sandbox/clock/advance").send({ days: 1 }).expect(200);
    await remind(id).expect(200);
  });

  it("409 explains why no reminder is possible, and records nothing", async () => {
    const unsigned = await createUnsigned();
    const draft = await createRollover(api);
    const ended = await createRollover(api);
    await runActions(api, ended, "cancel");
    const sent = await createSentToCustodian();
    const before = await countRows(api);
    const explain = async (id: string) => {
      const response = await remind(id);
      expectProblem(response, "reminder_not_possible");
      return response.body.detail as string;
    };
    expect(await explain(draft)).toBe("The rollover does not wait for the participant or a custodian.");
    expect(await explain(ended)).toBe("The rollover has ended.");
    expect(await explain(sent)).toMatch(
      /No webhook endpoint receives rollover\.reminder_sent\. Contact Test: /,
    );
    expect(await countRows(api)).toEqual(before);
    await configure({ email: false });
    expect(await explain(unsigned)).toMatch(/^Messages to participants are off/);
    await configure({ email: true });
    const { accountId } = (await api.call("get", `/v1/rollovers/${unsigned}`)).body;
    await api.db.prisma.trackingOptOut.create({
      data: { organizationId: api.ak.organizationId, accountId, createdAt: new Date() },
    });
    expect(await explain(unsigned)).toMatch(/^The participant stopped messages/);
    await api.db.prisma.trackingOptOut.deleteMany({ where: { accountId } });
    // Older accounts can lack an email address.
    await api.db.prisma.account.update({ where: { id: accountId }, data: { emailCiphertext: null } });
    expect(await explain(unsigned)).toMatch(/^The account has no email address/);
  });

  it("200 asks the integrator's system to contact the custodian, if an endpoint receives the event", async () => {
    const id = await createSentToCustodian();
    await addEndpoint(["approval.*"]);
    expectProblem(await remind(id), "reminder_not_possible");
    await addEndpoint(["rollover.reminder_sent"]);
    const { body } = await remind(id).expect(200);
    expect(body).toMatchObject({ recipient: "source_custodian", task: null, channels: ["webhook"] });
    const { data } = (await api.call("get", `/v1/events?rolloverId=${id}&afterSequence=0&limit=100`)).body;
    expect(data.at(-1)).toMatchObject({
      type: "rollover.reminder_sent",
      data: { reminder: { recipient: "source_custodian", task: null, channels: ["webhook"] } },
    });
    expect(await api.db.prisma.webhookDelivery.count({ where: { eventId: data.at(-1).id } })).toBe(1);
    expect(await readSubjects()).not.toContain("Reminder: your rollover needs your signature");
  });

  it("200 previews a bulk reminder in a dry run, and then sends exactly what the preview showed", async () => {
    const [unsigned, draft] = [await createUnsigned(), await createRollover(api)];
    const body = { rollovers: [{ rolloverId: unsigned, ifVersion: 2 }, { rolloverId: draft }] };
    const before = await countRows(api);
    const preview = (await remindAll({ ...body, dryRun: true }).expect(200)).body;
    expect(preview).toMatchObject({ object: "rollover_bulk_reminder", dryRun: true, sent: 1 });
    expect(preview.results[0].reminder).toMatchObject({ recipient: "participant", channels: ["email"] });
    expect(preview.results[1]).toMatchObject({ status: 409, reminder: null });
    expect(await countRows(api)).toEqual(before);
    const key = { "Idempotency-Key": newId("req") };
    const first = (await remindAll(body, key).expect(200)).body;
    expect(first).toMatchObject({ dryRun: false, sent: 1 });
    const again = await remindAll(body, key).expect(200);
    expect(again.body.results[0]).toEqual(first.results[0]);
    expectProblem(
      await remindAll({ ...body, rollovers: [{ rolloverId: draft }] }, key),
      "idempotency_key_reused",
    );
    const { timeline } = await expectConsistent(api, unsigned);
    expect(timeline.filter(({ type }) => type === "rollover.reminder_sent")).toHaveLength(1);
  });

  it("reports a changed version, an unknown ID and another organization's rollover per item", async () => {
    const id = await createUnsigned();
    const foreign = await createRollover(await newOrganization(service));
    const before = await countRows(api);
    const { body } = await remindAll({
      rollovers: [
        { rolloverId: id, ifVersion: 9 },
        { rolloverId: foreign },
        { rolloverId: newId("rol") },
        { rolloverId: "rol_'; DROP TABLE rollovers; --" },
      ],
    }).expect(200);
    expect(body.results.map(({ problem }: { problem: { code: string } }) => problem.code)).toEqual([
      "version_conflict",
      "not_found",
      "not_found",
      "not_found",
    ]);
    expect(await countRows(api)).toEqual(before);
  });

  it("401, 403, 404 and 422 send nothing", async () => {
    const id = await createUnsigned();
    const { organizationId } = api.ak;
    const reader = await buildKey(api, "ak", { organizationId, scopes: ["rollovers:read"] });
    const secret = await buildKey(api, "sk", { organizationId });
    const other = await buildKey(api, "ak");
    const before = await countRows(api);
    expectProblem(await remind(id, {}, reader.key), "insufficient_scope");
    expectProblem(await remind(id, {}, secret.key), "key_type_not_allowed");
    expectProblem(await remind(id, {}, other.key), "not_found");
    expectProblem(await remind(newId("rol")), "not_found");
    expect((await api.call("post", `/v1/rollovers/${id}/reminders`, null)).status).toBe(401);
    expect(expectIssues(await remind(id, { dryRun: "yes" }), "validation_failed")).toEqual(["#/dryRun"]);
    expect(expectIssues(await remind(id, { to: "x" }), "validation_failed")).toEqual(["#/to"]);
    for (const [body, pointer] of [
      [{ rollovers: [] }, "#/rollovers"],
      [{ rollovers: [{ rolloverId: id }, { rolloverId: id }] }, "#/rollovers"],
      [{ rollovers: Array.from({ length: 101 }, () => ({ rolloverId: newId("rol") })) }, "#/rollovers"],
      [{ rollovers: [{ rolloverId: id, ifVersion: 0 }] }, "#/rollovers/0/ifVersion"],
      [{ rollovers: [{ rolloverId: id }], dryRun: 1 }, "#/dryRun"],
    ] as const) {
      expect(expectIssues(await remindAll(body), "validation_failed")).toEqual([pointer]);
    }
    expect(await countRows(api)).toEqual(before);
    expect(await readSubjects()).toEqual(["Your rollover needs your signature"]);
  });

  it("are GraphQL mutations with the same results", async () => {
    const id = await createUnsigned();
    const { data } = await runGraphql<{ remindRollover: object }>(
      api,
      `mutation { remindRollover(input: { rolloverId: "${id}" }) {
        reminder { recipient task channels } errors { code } } }`,
    );
    expect(data.remindRollover).toEqual({
      reminder: { recipient: "participant", task: "sign_consent", channels: ["email"] },
      errors: [],
    });
    const again = await runGraphql<{ bulkRemindRollovers: { results: object[] } }>(
      api,
      `mutation { bulkRemindRollovers(input: { rollovers: [{ rolloverId: "${id}" }] }) {
        sent results { status problem } errors { code } } }`,
    );
    expect(again.data.bulkRemindRollovers).toMatchObject({ sent: 0, errors: [] });
    expect(again.data.bulkRemindRollovers.results[0]).toMatchObject({
      status: 409,
      problem: { code: "reminder_not_possible" },
    });
  });

  it("are not sent in a dry run of a mutation, which does not use up the idempotency key", async () => {
    const id = await createUnsigned();
    await readSubjects();
    const dryRun = `dryRun: true, idempotencyKey: "reminder"`;
    const one = await runGraphql<{ remindRollover: object }>(
      api,
      `mutation { remindRollover(input: { rolloverId: "${id}", ${dryRun} }) { reminder { dryRun } errors { code } } }`,
    );
    expect(one.data.remindRollover).toEqual({ reminder: { dryRun: true }, errors: [] });
    const many = await runGraphql<{ bulkRemindRollovers: object }>(
      api,
      `mutation { bulkRemindRollovers(input: { rollovers: [{ rolloverId: "${id}" }], ${dryRun} }) {
        sent errors { code } } }`,
    );
    expect(many.data.bulkRemindRollovers).toEqual({ sent: 1, errors: [] });
    const sent = await runGraphql<{ remindRollover: object }>(
      api,
      `mutation { remindRollover(input: { rolloverId: "${id}", idempotencyKey: "reminder" }) {
        reminder { dryRun } replayed errors { code } } }`,
    );
    expect(sent.data.remindRollover).toEqual({ reminder: { dryRun: false }, replayed: false, errors: [] });
  });
});
