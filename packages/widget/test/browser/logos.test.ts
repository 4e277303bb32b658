import { expect, it } from "@jest/globals";
import { describeWithBrowser } from "@svc/testing";
import type { Locator, Page } from "playwright-core";
import { expectEventually } from "./participant.ts";
import { useVisit } from "./visit.ts";

// Initials are shown until a logo loads. They stay if it cannot load.

const LOGO = "https://logos.example/logo.svg";
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="36" height="36"><circle cx="18" cy="18" r="18"/></svg>';

describeWithBrowser("Company logo", () => {
  const visit = useVisit();
  const findMark = (name: string): Locator => visit.participant.button(name).locator(".mark");
  const countImages = (mark: Locator) => mark.locator("img").count();

  /** Serves `firstLogoUrl` for the first company, and a valid logo for the others. */
  const serveLogos = (page: Page, firstLogoUrl: string) =>
    page.route("**/api/widget/custodians?*", async (route) => {
      const response = await route.fetch();
      const { data, ...pageInfo } = (await response.json()) as { data: object[] };
      const withLogos = data.map((custodian, index) => ({
        ...custodian,
        logoUrl: index === 0 ? firstLogoUrl : LOGO,
      }));
      await route.fulfill({ response, json: { ...pageInfo, data: withLogos } });
    });
  /** The content security policy would block the logos. */
  const openWithoutCsp = () => visit.reopen({ bypassCSP: true });

  it("replaces the initials once it is loaded, and its host receives no referrer", async () => {
    await openWithoutCsp();
    const { page, participant } = visit;
    let allowLoading = () => {};
    const isAllowed = new Promise<void>((resolve) => {
      allowLoading = resolve;
    });
    const referrers: (string | undefined)[] = [];
    await page.route(LOGO, async (route) => {
      referrers.push(route.request().headers().referer);
      await isAllowed;
      await route.fulfill({ contentType: "image/svg+xml", body: PICTURE });
    });
    await serveLogos(page, LOGO);
    const requested = page.waitForRequest(LOGO);
    await participant.open();
    await requested;
    const mark = findMark("Fidelity");
    expect(await mark.textContent()).toBe("F");
    expect(await countImages(mark)).toBe(0);
    allowLoading();
    await mark.locator("img").waitFor();
    expect(await mark.textContent()).toBe("");
    expect(await mark.locator("img").getAttribute("referrerpolicy")).toBe("no-referrer");
    expect(await mark.locator("img").getAttribute("alt")).toBe("");
    expect(new Set(referrers)).toEqual(new Set([undefined]));
  });

  it("leaves the initials in place if it cannot be loaded", async () => {
    await openWithoutCsp();
    const { page, participant } = visit;
    await page.route(LOGO, (route) => route.abort("connectionrefused"));
    await serveLogos(page, LOGO);
    const failed = page.waitForEvent("requestfailed", (request) => request.url() === LOGO);
    await participant.open();
    await failed;
    expect(await findMark("Fidelity").textContent()).toBe("F");
    expect(await countImages(findMark("Fidelity"))).toBe(0);
  });

  it("leaves the initials in place if the page's content security policy blocks it", async () => {
    const { page, participant } = visit;
    await page.evaluate(() => {
      document.addEventListener("securitypolicyviolation", ({ blockedURI }) => {
        document.documentElement.dataset.refused = blockedURI;
      });
    });
    await serveLogos(page, LOGO);
    await participant.open();
    await expectEventually(() => page.evaluate(() => document.documentElement.dataset.refused), LOGO);
    expect(await findMark("Fidelity").textContent()).toBe("F");
    expect(await countImages(findMark("Fidelity"))).toBe(0);
  });

  it.each([
    "http://logos.example/logo.svg",
    "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==",
    "javascript:0",
  ])("is not requested from %s", async (logoUrl) => {
    await openWithoutCsp();
    const { page, participant } = visit;
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await page.route(LOGO, (route) => route.fulfill({ contentType: "image/svg+xml", body: PICTURE }));
    await serveLogos(page, logoUrl);
    await participant.open();
    await findMark("Vanguard").locator("img").waitFor();
    expect(requested.filter((url) => url === logoUrl)).toEqual([]);
    expect(await findMark("Fidelity").textContent()).toBe("F");
    expect(await countImages(findMark("Fidelity"))).toBe(0);
  });
});
