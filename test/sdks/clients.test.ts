import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import { readApiConfig, readWorkerConfig, startApi, startWorker } from "@svc/api";
import type { RunningService } from "@svc/service-kit/lifecycle";
import {
  type BuiltKey,
  buildKey,
  createCapturedLogger,
  createTestEnvironment,
  startWebhookReceiver,
  type TestEnvironment,
  type WebhookReceiver,
} from "@svc/testing";
import { parse } from "yaml";
import { CLIENTS, type Command, SDKS } from "./clients.ts";
import { type LossyProxy, startLossyProxy } from "./lossy-proxy.ts";

const execute = promisify(execFile);
const PDF = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";

/** Starts a receiver, from which clients read a received webhook: `GET /?type=rollover.completed`. */
async function startReceiver(): Promise<WebhookReceiver> {
  const receiver: WebhookReceiver = await startWebhookReceiver(({ method, path }) => {
    if (method !== "GET") return {};
    const type = new URL(path, "http://receiver").searchParams.get("type");
    const delivery = receiver.requests.find(
      (request) => request.method === "POST" && JSON.parse(request.body).type === type,
    );
    return delivery ? { status: 200, body: JSON.stringify(delivery) } : { status: 404 };
  });
  return receiver;
}

describe("Clients in sdks/ run sdks/test-plan.yaml", () => {
  let folder: string;
  let test: TestEnvironment;
  let api: RunningService;
  let worker: RunningService;
  let proxy: LossyProxy;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "svc-sdks-"));
    test = await createTestEnvironment();
    const { openRedis } = test.redis;
    const redis = openRedis ? { openRedis } : {};
    api = await startApi(readApiConfig({ ...test.env, WEBHOOK_ALLOW_LOOPBACK: "true" }), redis);
    worker = await startWorker(readWorkerConfig({ ...test.env, WEBHOOK_ALLOW_LOOPBACK: "true" }), {
      log: createCapturedLogger("worker"),
      ...redis,
    });
    proxy = await startLossyProxy(api.url);
    await writeFile(join(folder, "letter.pdf"), PDF);
  });
  afterAll(async () => {
    await proxy?.close();
    await worker?.stop();
    await api?.stop();
    await test?.close();
    await rm(folder, { recursive: true, force: true });
  });

  for (const { language, it, build, testPlan, readme, ownTests } of CLIENTS) {
    let built: Promise<void> | undefined;
    const buildOnce = () => {
      built ??= build?.(folder);
      return built;
    };

    it(`moves a rollover to completed in ${language}, although the first response to each write is lost`, async () => {
      await buildOnce();
      const ak: BuiltKey = await buildKey(test, "ak");
      const receiver = await startReceiver();
      const { steps, stdout } = await runTestPlan(ak, receiver).finally(() => receiver.close());
      expect(stdout.trim().split("\n")).toEqual(steps.map(({ name }) => `ok ${name}`));
      const where = { organizationId: ak.organizationId };
      expect(await test.db.prisma.rollover.findMany({ where })).toMatchObject([{ state: "completed" }]);
      expect(await test.db.prisma.account.count({ where })).toBe(1);
      expect(await test.db.prisma.webhookEndpoint.count({ where })).toBe(1);
      expect(await test.db.prisma.documentFile.count({ where })).toBe(1);
    });

    it(`runs the README of the ${language} client`, async () => {
      await buildOnce();
      const text = await readFile(join(SDKS, language, "README.md"), "utf8");
      const blocks = [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]+?)^\`\`\``, "gm"))];
      const command = await readme(
        folder,
        blocks.map(([, code = ""]) => code),
      );
      const { key } = await buildKey(test, "ak");
      const env = { ...command.env, SVC_AK: key, SVC_API_URL: proxy.url };
      const { stdout } = await run({ ...command, env });
      expect(stdout).toMatch(/^draft\nrol_.*\n.*request_consent/s);
    });

    if (ownTests)
      it(`passes the ${language} client's own tests`, async () => {
        await buildOnce();
        for (const command of ownTests(folder)) expect((await run(command)).stderr).toBe("");
      });

    /** Runs the test plan through the lossy proxy. @returns its steps and the client's output */
    async function runTestPlan(ak: BuiltKey, receiver: WebhookReceiver) {
      const steps: { name: string }[] = parse(await readFile(join(SDKS, "test-plan.yaml"), "utf8"));
      const variables = {
        apiUrl: proxy.url,
        apiKey: ak.key,
        receiver: receiver.url,
        file: join(folder, "letter.pdf"),
        run: `${language}-1`,
      };
      const file = join(folder, `${language}.json`);
      await writeFile(file, JSON.stringify({ variables, steps }));
      const before = new Set(proxy.attempts.keys());
      const command = testPlan(folder);
      const { stdout } = await run({ ...command, words: [...command.words, file] });
      const attempts = [...proxy.attempts].filter(([key]) => !before.has(key)).map(([, count]) => count);
      // Each write was sent twice with one idempotency key. The write that the test plan repeats was sent three times.
      expect(attempts.filter((count) => count === 3)).toHaveLength(1);
      expect(attempts.every((count) => count >= 2)).toBe(true);
      return { steps, stdout };
    }
  }

  const run = ({ words: [program = "", ...args], cwd = folder, env }: Command) =>
    execute(program, args, { cwd, env: { ...process.env, ...env } });
});
