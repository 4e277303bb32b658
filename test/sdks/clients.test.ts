import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import { readApiConfig, readWorkerConfig, startApi, startWorker } from "@svc/api";
import type { RunningService } from "@svc/service-kit/lifecycle";
import {
  type BuiltKey,
  buildKey,
  createCapturedLogger,
  createTestEnvironment,
  itWithPhp,
  itWithPython,
  itWithRuby,
  startWebhookReceiver,
  type TestEnvironment,
  type WebhookReceiver,
} from "@svc/testing";
import { parse } from "yaml";
import { type LossyProxy, startLossyProxy } from "./lossy-proxy.ts";

const execute = promisify(execFile);
const SDKS = fileURLToPath(new URL("../../sdks", import.meta.url));
const PDF = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";

interface Client {
  language: string;
  it: typeof itWithPython;
  /** Of source files. */
  extension: string;
  /** Precedes the code of the README. */
  prefix?: string;
  /** Runs the test plan. */
  command: [string, string];
  /** Runs the client's own tests, in its folder. */
  tests?: string[];
  env: Record<string, string>;
}

const CLIENTS: readonly Client[] = [
  {
    language: "php",
    it: itWithPhp,
    extension: "php",
    prefix: `<?php require "${join(SDKS, "php/tests/autoload.php")}";\n`,
    command: ["php", join(SDKS, "php/tests/run_plan.php")],
    tests: ["php", "tests/run_tests.php"],
    env: {},
  },
  {
    language: "python",
    it: itWithPython,
    extension: "py",
    command: ["python3", join(SDKS, "python/tests/run_plan.py")],
    env: { PYTHONPATH: join(SDKS, "python/src"), PYTHONDONTWRITEBYTECODE: "1" },
  },
  {
    language: "ruby",
    it: itWithRuby,
    extension: "rb",
    command: ["ruby", join(SDKS, "ruby/test/run_plan.rb")],
    tests: ["ruby", "-w", "-Itest", "-e", 'Dir["./test/*_test.rb"].each { |file| require file }'],
    env: { RUBYLIB: join(SDKS, "ruby/lib") },
  },
];

/** Starts a receiver that also returns a received webhook: `GET /?type=rollover.completed`. */
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

  for (const { language, it, extension, prefix = "", command, tests, env } of CLIENTS) {
    it(`moves a rollover to completed in ${language}, although the first response to each write is lost`, async () => {
      const ak: BuiltKey = await buildKey(test, "ak");
      const receiver = await startReceiver();
      const { steps, run } = await runPlan(language, ak, receiver).finally(() => receiver.close());
      expect(run.stdout.trim().split("\n")).toEqual(steps.map(({ name }) => `ok ${name}`));
      const where = { organizationId: ak.organizationId };
      expect(await test.db.prisma.rollover.findMany({ where })).toMatchObject([{ state: "completed" }]);
      expect(await test.db.prisma.account.count({ where })).toBe(1);
      expect(await test.db.prisma.webhookEndpoint.count({ where })).toBe(1);
      expect(await test.db.prisma.documentFile.count({ where })).toBe(1);
    });

    it(`runs the README of the ${language} client`, async () => {
      const readme = await readFile(join(SDKS, language, "README.md"), "utf8");
      const blocks = [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n([^]+?)^\`\`\``, "gm"))];
      const program = join(folder, `readme.${extension}`);
      await writeFile(program, prefix + blocks.map(([, code]) => code).join("\n"));
      const { key } = await buildKey(test, "ak");
      const variables = { SVC_AK: key, SVC_API_URL: proxy.url };
      const { stdout } = await execute(command[0], [program], {
        env: { ...process.env, ...env, ...variables },
      });
      expect(stdout).toMatch(/^draft\nrol_.*\n.*request_consent/s);
    });

    if (tests) {
      const [program = "", ...args] = tests;
      it(`passes the tests of the ${language} client, without warnings`, async () => {
        const cwd = join(SDKS, language);
        const { stderr } = await execute(program, args, { cwd, env: { ...process.env, ...env } });
        expect(stderr).toBe("");
      });
    }

    async function runPlan(name: string, ak: BuiltKey, receiver: WebhookReceiver) {
      const steps: { name: string }[] = parse(await readFile(join(SDKS, "test-plan.yaml"), "utf8"));
      const variables = {
        apiUrl: proxy.url,
        apiKey: ak.key,
        receiver: receiver.url,
        file: join(folder, "letter.pdf"),
        run: `${name}-1`,
      };
      const plan = join(folder, `${name}.json`);
      await writeFile(plan, JSON.stringify({ variables, steps }));
      const before = new Set(proxy.attempts.keys());
      const [program, ...args] = command;
      const run = await execute(program, [...args, plan], { env: { ...process.env, ...env } });
      const attempts = [...proxy.attempts].filter(([key]) => !before.has(key)).map(([, count]) => count);
      // Each write was sent twice with one key, except the one that the plan itself repeats.
      expect(attempts.filter((count) => count === 3)).toHaveLength(1);
      expect(attempts.every((count) => count >= 2)).toBe(true);
      return { steps, run };
    }
  }
});
