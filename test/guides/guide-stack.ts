import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { readApiConfig, readWorkerConfig, startApi, startWorker } from "@svc/api";
import { createTestEnvironment, heardLog, programFile } from "@svc/testing";
import { readWidgetAuthConfig, startWidgetAuth } from "@svc/widget-auth";
import { createApiContext } from "../../apps/api/src/context.ts";
import { seedDemo } from "../../apps/api/src/demo/seed-demo.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** What `npm start` starts, and a folder as the one that it is started in, with `.data/demo.env` and `npm run svc`. */
export interface GuideStack {
  folder: string;
  stop(): Promise<void>;
}

/** Starts API, worker and widget service over a database and a Redis of their own, with the demo in it. */
export async function startGuideStack(): Promise<GuideStack> {
  const test = await createTestEnvironment();
  const overrides = {
    log: heardLog("guide"),
    ...(test.redis.openRedis ? { openRedis: test.redis.openRedis } : {}),
  };
  const asApi = { ...test.env, DATABASE_URL: test.urls.api, WEBHOOK_ALLOW_LOOPBACK: "true" };
  const [api, worker, widgetAuth] = await Promise.all([
    startApi(readApiConfig(asApi), overrides),
    startWorker(readWorkerConfig(asApi), overrides),
    startWidgetAuth(readWidgetAuthConfig({ ...test.env, DATABASE_URL: test.urls.widgetAuth }), overrides),
  ]);
  const folder = await mkdtemp(join(tmpdir(), "svc-guide-"));
  await mkdir(join(folder, ".data"));
  const file = join(folder, ".data/demo.env");
  const operator = await createApiContext(readApiConfig(test.env), overrides, "operator");
  await seedDemo(operator.ctx, file, { SVC_API_URL: api.url, SVC_WIDGET_AUTH_URL: widgetAuth.url }, null);
  await operator.close();
  await writeCheckout(folder, test.env);
  return {
    folder,
    stop: async () => {
      await Promise.all([api.stop(), worker.stop(), widgetAuth.stop()]);
      await test.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** As much of a checkout as the guides need: its packages, and the operator's command on this stack. */
async function writeCheckout(folder: string, env: Record<string, string>): Promise<void> {
  const variables = ["SVC_ENVIRONMENT", "DATABASE_URL", "KEY_PEPPERS"].map(
    (name) => `${name}="${env[name]}"`,
  );
  await writeFile(join(folder, ".data/stack.env"), variables.join("\n"));
  const scripts = { svc: `node --env-file=.data/stack.env ${await programFile("svc")}` };
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module", scripts }));
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
  await mkdir(join(folder, "examples"));
}

/** Between the outputs; no command prints it. */
const MARK = "\u001e";

/**
 * Runs commands as a reader does who pastes one after the other into a shell, and gives what each printed.
 *
 * @param port where a receiver of the guide listens
 * @throws Error when one fails or complains; it says which
 */
export async function runCommands(
  stack: GuideStack,
  commands: readonly string[],
  port: number,
): Promise<string[]> {
  // What a guide leaves running ends with it.
  const begin = "set -euo pipefail; trap 'kill $(jobs -p) 2> /dev/null || true' EXIT";
  const script = [begin, ...commands.map((command) => `${command}\nprintf '${MARK}'`)];
  const child = spawn("bash", ["-c", script.join("\n")], {
    cwd: stack.folder,
    env: {
      HOME: stack.folder,
      PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
      PORT: String(port),
      npm_config_update_notifier: "false",
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
