import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { launchBrowser } from "@svc/testing";
import type { Browser } from "playwright-core";
import type { DemoEnv } from "../../../../examples/widget-host/integrator.ts";
import { startWidgetHost } from "../../../../examples/widget-host/server.ts";
import { startGuideStack } from "../../../../test/guides/guide-stack.ts";
import { bundleWidget } from "../../bundle.ts";

export interface ExampleHost {
  url: string;
  callApi(path: string): Promise<Record<string, unknown>>;
  stop(): Promise<void>;
}

interface ExampleSite extends ExampleHost {
  browser: Browser;
}

export async function startExampleSite(): Promise<ExampleSite> {
  const [host, browser] = await Promise.all([startExampleHost(), launchBrowser()]);
  const stop = async () => {
    await browser.close();
    await host.stop();
  };
  return { ...host, browser, stop };
}

export async function startExampleHost(): Promise<ExampleHost> {
  const [stack, files] = await Promise.all([startGuideStack(), bundleWidget()]);
  const folder = await stack.addReader("Demo organization");
  const keys = parseEnv(readFileSync(join(folder, ".data/demo.env"), "utf8")) as unknown as DemoEnv;
  const host = await startWidgetHost(keys, async (name) => files.get(name) ?? "", 0);
  return {
    url: host.url,
    callApi: async (path) => {
      const response = await fetch(`${keys.SVC_API_URL}${path}`, {
        headers: { Authorization: `Bearer ${keys.SVC_AK}` },
      });
      return (await response.json()) as Record<string, unknown>;
    },
    stop: async () => {
      await host.stop();
      await stack.stop();
    },
  };
}
