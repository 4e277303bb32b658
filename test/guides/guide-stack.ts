import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { readApiConfig, readWorkerConfig, startApi, startWorker } from "@svc/api";
import { createTestEnvironment } from "@svc/testing";
import { readWidgetAuthConfig, startWidgetAuth } from "@svc/widget-auth";
import { createApiContext } from "../../apps/api/src/context.ts";
import { seedDemo } from "../../apps/api/src/demo/seed-demo.ts";

/** What `npm start` starts, and a folder as the one that it is started in, with `.data/demo.env`. */
export interface GuideStack {
  folder: string;
  stop(): Promise<void>;
}

/** Starts API, worker and widget service over a database and a Redis of their own, with the demo in it. */
export async function startGuideStack(): Promise<GuideStack> {
  const test = await createTestEnvironment();
  const overrides = test.redis.openRedis ? { openRedis: test.redis.openRedis } : {};
  const asApi = { ...test.env, DATABASE_URL: test.urls.api };
  const [api, worker, widgetAuth] = await Promise.all([
    startApi(readApiConfig(asApi), overrides),
    startWorker(readWorkerConfig(asApi), overrides),
    startWidgetAuth(readWidgetAuthConfig({ ...test.env, DATABASE_URL: test.urls.widgetAuth }), overrides),
  ]);
  const folder = await mkdtemp(join(tmpdir(), "svc-guide-"));
  await mkdir(join(folder, ".data"));
  const file = join(folder, ".data/demo.env");
  const operator = await createApiContext(readApiConfig(test.env), overrides, "operator");
  await seedDemo(operator.ctx, file, { SVC_API_URL: api.url, SVC_WIDGET_AUTH_URL: widgetAuth.url });
  await operator.close();
  return {
    folder,
    stop: async () => {
      await Promise.all([api.stop(), worker.stop(), widgetAuth.stop()]);
      await test.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Between the outputs; no command prints it. */
const MARK = "\u001e";

/**
 * Runs commands as a reader does who pastes one after the other into a shell, and gives what each printed.
 *
 * @throws Error when one fails or complains; it says which
 */
export async function runCommands(stack: GuideStack, commands: readonly string[]): Promise<string[]> {
  const script = ["set -euo pipefail", ...commands.map((command) => `${command}\nprintf '${MARK}'`)];
  const child = spawn("bash", ["-c", script.join("\n")], {
    cwd: stack.folder,
    env: {
      HOME: stack.folder,
      PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  const [printed, complaints, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const outputs = printed.split(MARK);
  if (code !== 0 || complaints !== "") {
    const failed = commands[outputs.length - 1] ?? "";
    throw new Error(`bash ended with ${code}: ${complaints}\n${failed}\n${outputs.at(-1)}`);
  }
  return outputs.slice(0, -1);
}
