import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";

const SCHEMES = ["light", "dark"] as const;
const MAX_BYTES = 150_000;

export type Role = "developer" | "operations";

/** Cookies of a signed-in member, by role. */
export type SignedIn = Readonly<Record<Role, NonNullable<BrowserContextOptions["storageState"]>>>;

export interface Scene {
  /** Without color scheme and extension. */
  name: string;
  width: number;
  height: number;
  isPhone?: boolean;
  /** Signed-in user. Default: `operations` */
  role?: Role;
  /** Waits until the page shows the picture's subject. */
  open(page: Page): Promise<void>;
}

/** Writes `<name>-light.webp` and `<name>-dark.webp`. @throws Error if a picture is larger than 150 kB */
export async function takePictures(
  browser: Browser,
  folder: string,
  { scenes, signedIn }: { scenes: readonly Scene[]; signedIn: SignedIn },
): Promise<string[]> {
  const files: string[] = [];
  for (const scene of scenes)
    for (const colorScheme of SCHEMES) {
      const context = await browser.newContext({
        colorScheme,
        locale: "en-US",
        timezoneId: "America/New_York",
        reducedMotion: "reduce",
        deviceScaleFactor: 2,
        viewport: { width: scene.width, height: scene.height },
        isMobile: scene.isPhone ?? false,
        hasTouch: scene.isPhone ?? false,
        storageState: signedIn[scene.role ?? "operations"],
      });
      const page = await context.newPage();
      await scene.open(page);
      const picture = await capture(page);
      await context.close();
      const file = `${scene.name}-${colorScheme}.webp`;
      if (picture.length > MAX_BYTES)
        throw new Error(`${file} has ${picture.length} bytes, more than ${MAX_BYTES}`);
      writeFileSync(join(folder, file), picture);
      files.push(file);
    }
  return files;
}

/** WebP is about a third of the size of PNG. Playwright's own screenshots are PNG or JPEG. */
async function capture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 80 });
  return Buffer.from(data, "base64");
}
