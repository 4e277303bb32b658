import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readApiConfig, readWorkerConfig, startApi, startWorker } from "@svc/api";
import { createCapturedLogger, createTestEnvironment, getProgramFile } from "@svc/testing";
import { readWidgetAuthConfig, startWidgetAuth } from "@svc/widget-auth";
import { seedDemo } from "../../apps/api/src/platform/demo/seed-demo.ts";
import { createApiContext } from "../../apps/api/src/platform/open-context.ts";
import { bundleCli } from "../../packages/cli/bundle.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

interface GuideStack {
  /** Creates an organization with the demo data. @returns a folder with `.data/demo.env` and `npm run svc` */
  addReader(name: string): Promise<string>;
  stop(): Promise<void>;
}

export async function startGuideStack(): Promise<GuideStack> {
  const test = await createTestEnvironment();
  const overrides = {
    log: createCapturedLogger("guide"),
    ...(test.redis.openRedis ? { openRedis: test.redis.openRedis } : {}),
  };
  const portal = {
    PORTAL_URL: "https://rail.example.com",
    PORTAL_SECRET: Buffer.alloc(32, "g").toString("base64"),
  };
  const apiEnv = { ...test.env, ...portal, DATABASE_URL: test.urls.api, WEBHOOK_ALLOW_LOOPBACK: "true" };
  const [api, worker, widgetAuth, operator] = await Promise.all([
    startApi(readApiConfig(apiEnv), overrides),
    startWorker(readWorkerConfig(apiEnv), overrides),
    startWidgetAuth(readWidgetAuthConfig({ ...test.env, DATABASE_URL: test.urls.widgetAuth }), overrides),
    createApiContext(readApiConfig(test.env), overrides, { name: "operator" }),
  ]);
  const urls = { SVC_API_URL: api.url, SVC_WIDGET_AUTH_URL: widgetAuth.url };
  const cliBundle = await mkdtemp(join(tmpdir(), "svc-guide-cli-"));
  const folders = [cliBundle];
  await bundleCli(cliBundle);
  return {
    async addReader(name) {
      const folder = await mkdtemp(join(tmpdir(), "svc-guide-"));
      folders.push(folder);
      await writeCheckout(folder, test.env, cliBundle);
      await seedDemo(operator.ctx, join(folder, ".data/demo.env"), {
        urls,
        portalUrl: null,
        // A file name with a dot looks like a link, which an organization's name must not contain.
        name: name.replaceAll(".", " "),
      });
      return folder;
    },
    stop: async () => {
      await Promise.all([api.stop(), worker.stop(), widgetAuth.stop(), operator.close()]);
      await test.close();
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}

/** Writes what the guides use: `npm run svc`, the `svc` CLI for integrators, and installed packages. */
async function writeCheckout(folder: string, env: Record<string, string>, cliBundle: string): Promise<void> {
  await mkdir(join(folder, ".data"));
  await mkdir(join(folder, "packages/cli/dist"), { recursive: true });
  await symlink(cliBundle, join(folder, "packages/cli/dist/bundle"));
  await mkdir(join(folder, "examples"));
  const variables = ["SVC_ENVIRONMENT", "DATABASE_URL", "KEY_PEPPERS"].map(
    (name) => `${name}="${env[name]}"`,
  );
  await writeFile(join(folder, ".data/stack.env"), variables.join("\n"));
  const scripts = { svc: `node --env-file=.data/stack.env ${await getProgramFile("svc")}` };
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module", scripts }));
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
}
