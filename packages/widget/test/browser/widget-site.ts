import { buildKey, buildOrganization, launchBrowser, TestClock } from "@svc/testing";
import type { Browser } from "playwright-core";
import {
  startTestWidgetAuth,
  type TestWidgetAuth,
} from "../../../../apps/widget-auth/test/start-test-widget-auth.ts";
import type { DemoEnv } from "../../../../examples/widget-host/integrator.ts";
import { startWidgetHost } from "../../../../examples/widget-host/server.ts";
import { bundleWidget } from "../../bundle.ts";

/** The example site with only a widget service, not the API. */
export interface WidgetSite {
  url: string;
  /** The same site, on an origin that the organization does not allow. */
  foreignUrl: string;
  clock: TestClock;
  service: TestWidgetAuth;
  browser: Browser;
  stop(): Promise<void>;
}

export async function startWidgetSite(): Promise<WidgetSite> {
  const clock = new TestClock();
  const [files, browser] = await Promise.all([bundleWidget(), launchBrowser()]);
  const service = await startTestWidgetAuth({ clock });
  const organizationId = await buildOrganization(service, { allowedOrigins: ["https://app.example.com"] });
  const foreignKey = await buildKey(service, "pk", { organizationId });
  const startHost = (pk: string) => {
    const keys: DemoEnv = {
      SVC_API_URL: "",
      SVC_WIDGET_AUTH_URL: service.url,
      SVC_PK: pk,
      SVC_SK: service.sk.key,
      SVC_AK: "",
    };
    return startWidgetHost(keys, async (name) => files.get(name) ?? "", 0);
  };
  const hosts = [await startHost(service.pk.key), await startHost(foreignKey.key)] as const;
  return {
    url: hosts[0].url,
    foreignUrl: hosts[1].url,
    clock,
    service,
    browser,
    stop: async () => {
      await Promise.all([browser.close(), ...hosts.map((host) => host.stop())]);
      await service.stop();
    },
  };
}
