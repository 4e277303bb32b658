import type { Page } from "playwright-core";
import type { Scene } from "./take-picture.ts";

interface Places {
  portalUrl: string;
  widgetUrl: string;
  shortId: string;
}

const DESKTOP = { width: 1200, height: 760 };
const PHONE = { width: 390, height: 760, isPhone: true };

/** The pictures of the README and the guides. */
export function listScenes({ portalUrl, widgetUrl, shortId }: Places): Scene[] {
  const openPortal = (path: string) => async (page: Page) => {
    await page.goto(`${portalUrl}${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    // Not `networkidle`, because the portal keeps a stream of changes open.
    await page.locator(".skeleton").first().waitFor({ state: "detached" });
  };
  return [
    {
      name: "portal-queue",
      ...DESKTOP,
      open: async (page) => {
        await openPortal("/rollovers")(page);
        await page.getByRole("row").nth(4).waitFor();
      },
    },
    {
      name: "portal-case",
      ...DESKTOP,
      open: async (page) => {
        await openPortal(`/rollovers/${shortId}`)(page);
        await page.getByText("Marcus Bell").first().waitFor();
      },
    },
    {
      name: "widget",
      ...PHONE,
      open: async (page) => {
        await page.goto(widgetUrl);
      },
    },
  ];
}
