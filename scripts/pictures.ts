import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { RolloverClient } from "@svc/client";
import { BUILT_ENV, BUILT_FLAGS, findFreePort, getBuiltProgramArgs } from "@svc/local-servers";
import { launchBrowser } from "@svc/testing";
import type { Browser } from "playwright-core";
import type { DemoEnv } from "../examples/widget-host/integrator.ts";
import { startWidgetHost } from "../examples/widget-host/server.ts";
import { createDemoCases } from "./pictures/demo-cases.ts";
import { createFailingEndpoint } from "./pictures/failing-endpoint.ts";
import { listScenes } from "./pictures/scenes.ts";
import { takePictures } from "./pictures/take-picture.ts";
import { ROOT } from "./stack/settings.ts";
import { StartedParts, startStack } from "./stack/stack.ts";
import { StepPrinter } from "./terminal/step-printer.ts";
import { runTurboTasks } from "./turbo.ts";

// npm run pictures: writes the pictures of the README and the guides from the built services and demo data.

const steps = new StepPrinter();
const started = new StartedParts();
const dataDir = mkdtempSync(join(tmpdir(), "svc-pictures-"));
started.add("data folder", () => rmSync(dataDir, { recursive: true, force: true }));
try {
  const [apiPort, widgetAuthPort] = [await findFreePort(), await findFreePort()];
  await startStack(
    {
      environment: "test",
      dataDir,
      shellVariables: {},
      databaseUrl: null,
      redisUrl: null,
      apiPort,
      widgetAuthPort,
      portalPort: 0,
    },
    {
      nodeFlags: BUILT_FLAGS,
      watchFlags: [],
      getProgramArgs: getBuiltProgramArgs,
      env: { ...BUILT_ENV, NODE_ENV: "production", LOG_LEVEL: "error" },
      hasReadableLogs: false,
    },
    { started, reporter: steps, build: () => steps.run("Building", () => runTurboTasks(["build"])) },
  );
  const demo = parseEnv(readFileSync(join(dataDir, "demo.env"), "utf8")) as unknown as DemoEnv & DemoSignIn;
  const client = new RolloverClient({ apiKey: demo.SVC_AK, baseUrl: demo.SVC_API_URL });
  const endpoint = await createFailingEndpoint(client);
  started.add("receiver", () => endpoint.stop());
  const cases = await steps.run("Creating demo cases", () => createDemoCases(client));
  const { url: trackingUrl } = await client.rollovers.createTrackingLink(cases.transitId);
  if (trackingUrl === null) throw new Error("The tracking link has no URL");
  const readWidgetFile = (name: string) => readFile(join(ROOT, "packages/widget/dist", name), "utf8");
  const host = await startWidgetHost(demo, readWidgetFile, 0);
  started.add("example site", () => host.stop());
  const browser = await launchBrowser();
  started.add("browser", () => browser.close());
  const signIn = (email: string, password: string) =>
    signInToPortal(browser, { url: demo.SVC_PORTAL_URL, email, password });
  const signedIn = {
    developer: await signIn(demo.SVC_PORTAL_EMAIL, demo.SVC_PORTAL_PASSWORD),
    operations: await signIn(demo.SVC_PORTAL_OPERATIONS_EMAIL, demo.SVC_PORTAL_OPERATIONS_PASSWORD),
  };
  const scenes = listScenes({
    portalUrl: demo.SVC_PORTAL_URL,
    widgetUrl: host.url,
    trackingUrl,
    endpointId: endpoint.id,
    ...cases,
  });
  const folder = join(ROOT, "docs/images");
  const files = await steps.run("Taking pictures", () => takePictures(browser, folder, { scenes, signedIn }));
  steps.print(files.map((file) => `  docs/images/${file}`).join("\n"));
} finally {
  await started.stopAll();
}

interface DemoSignIn {
  SVC_PORTAL_URL: string;
  SVC_PORTAL_EMAIL: string;
  SVC_PORTAL_PASSWORD: string;
  SVC_PORTAL_OPERATIONS_EMAIL: string;
  SVC_PORTAL_OPERATIONS_PASSWORD: string;
}

async function signInToPortal(
  browser: Browser,
  { url, email, password }: { url: string; email: string; password: string },
) {
  const context = await browser.newContext({ locale: "en-US" });
  const page = await context.newPage();
  await page.goto(`${url}/sign-in`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}
