import type { Page } from "playwright-core";
import { DEMO_DATE_OF_BIRTH, type DemoCases } from "./demo-cases.ts";
import type { Scene } from "./take-picture.ts";

interface SceneTargets extends DemoCases {
  portalUrl: string;
  widgetUrl: string;
  trackingUrl: string;
  endpointId: string;
}

const DESKTOP = { width: 1200, height: 760 };
const PHONE = { width: 390, height: 760, isPhone: true };

export function listScenes({
  portalUrl,
  widgetUrl,
  trackingUrl,
  endpointId,
  underpaidId,
}: SceneTargets): Scene[] {
  const openPortal = async (page: Page, path: string) => {
    await page.goto(`${portalUrl}${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    // `networkidle` never occurs: the portal keeps a stream of changes open.
    await page.locator(".skeleton").first().waitFor({ state: "detached" });
  };
  return [
    {
      name: "portal-queue",
      ...DESKTOP,
      async open(page) {
        await openPortal(page, "/rollovers");
        await page.getByRole("row").nth(4).waitFor();
      },
    },
    {
      name: "portal-case",
      ...DESKTOP,
      async open(page) {
        await openPortal(page, `/rollovers/${underpaidId}`);
        await page.getByRole("heading", { name: "Marcus Bell" }).waitFor();
      },
    },
    {
      name: "portal-webhook",
      role: "developer",
      ...DESKTOP,
      async open(page) {
        await openPortal(page, `/webhooks/${endpointId}`);
        await page.getByText("How to fix it").waitFor();
      },
    },
    {
      name: "widget",
      ...PHONE,
      async open(page) {
        await page.goto(widgetUrl);
        await page.getByRole("button", { name: "Start a rollover" }).click();
        const widget = page.locator("svc-rollover-widget");
        await widget.getByRole("combobox").fill("fid");
        await widget.getByRole("option", { name: "Fidelity" }).first().waitFor();
      },
    },
    {
      name: "tracking",
      ...PHONE,
      async open(page) {
        await page.goto(trackingUrl);
        const [year, month, day] = DEMO_DATE_OF_BIRTH.split("-").map(Number);
        await page.getByLabel("Month").fill(String(month));
        await page.getByLabel("Day").fill(String(day));
        await page.getByLabel("Year").fill(String(year));
        await page.getByRole("button", { name: "Continue" }).click();
        await page.getByText("Done on").first().waitFor();
      },
    },
  ];
}
