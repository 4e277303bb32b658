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
  itWithCSharp,
  itWithGo,
  itWithPython,
  startWebhookReceiver,
  type TestEnvironment,
  type WebhookReceiver,
} from "@svc/testing";
import { parse } from "yaml";
import { buildCSharp, buildCSharpReadme } from "./csharp-programs.ts";
import { buildGo, buildGoReadme, goEnvironment } from "./go-programs.ts";
import { type LossyProxy, startLossyProxy } from "./lossy-proxy.ts";

const execute = promisify(execFile);
const SDKS = fileURLToPath(new URL("../../sdks", import.meta.url));
const PDF = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";

interface Client {
  language: string;
  it: typeof itWithPython;
  env?: Record<string, string>;
  /** Returns the command that runs a plan, whose path is the last argument. */
  preparePlan(folder: string): Promise<string[]>;
  /** Returns the command that runs the code blocks of the README. */
  prepareReadme(folder: string, blocks: string[]): Promise<string[]>;
}

const CLIENTS: Client[] = [
  {
    language: "python",
    it: itWithPython,
    env: { PYTHONPATH: join(SDKS, "python/src"), PYTHONDONTWRITEBYTECODE: "1" },
    preparePlan: async () => ["python3", join(SDKS, "python/tests/run_plan.py")],
    async prepareReadme(folder, blocks) {
      const program = join(folder, "readme.py");
      await writeFile(program, blocks.join("\n"));
      return ["python3", program];
    },
  },
  {
    language: "csharp",
    it: itWithCSharp,
    preparePlan: (folder) =>
      buildCSharp(folder, join(SDKS, "csharp"), {
        name: "plan",
        file: join(SDKS, "csharp/tests/RunPlan.cs"),
      }),
    prepareReadme: (folder, blocks) => buildCSharpReadme(folder, join(SDKS, "csharp"), blocks),
  },
  {
    language: "go",
    it: itWithGo,
    preparePlan: async (folder) => [await buildGo(folder, join(SDKS, "go"), "./tests/run-plan")],
    prepareReadme: async (folder, blocks) => [await buildGoReadme(folder, join(SDKS, "go"), blocks)],
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

  for (const { language, it, env, preparePlan, prepareReadme } of CLIENTS) {
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
      const [program = "", ...args] = await prepareReadme(
        folder,
        blocks.map(([, code = ""]) => code),
      );
      const { key } = await buildKey(test, "ak");
      const variables = { SVC_AK: key, SVC_API_URL: proxy.url };
      const { stdout } = await execute(program, args, {
        env: { ...process.env, ...env, ...variables },
      });
      expect(stdout).toMatch(/^draft\nrol_.*\n.*request_consent/s);
    });

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
      const [program = "", ...args] = await preparePlan(folder);
      const run = await execute(program, [...args, plan], { env: { ...process.env, ...env } });
      const attempts = [...proxy.attempts].filter(([key]) => !before.has(key)).map(([, count]) => count);
      // Each write was sent twice with one key, except the one that the plan itself repeats.
      expect(attempts.filter((count) => count === 3)).toHaveLength(1);
      expect(attempts.every((count) => count >= 2)).toBe(true);
      return { steps, run };
    }
  }

  itWithCSharp("tests the csharp client", async () => {
    const file = join(SDKS, "csharp/tests/UnitTests.cs");
    const [program = "", ...args] = await buildCSharp(folder, join(SDKS, "csharp"), { name: "tests", file });
    expect((await execute(program, args)).stdout).toBe("ok\n");
  });

  itWithGo("tests, vets and formats the go client", async () => {
    const options = { cwd: join(SDKS, "go"), env: goEnvironment(folder) };
    expect((await execute("gofmt", ["-l", "."], options)).stdout).toBe("");
    await execute("go", ["vet", "./..."], options);
    await execute("go", ["test", "./..."], options);
  });
});
