import { expect, it } from "@jest/globals";
import { buildKey, describeWithBrowser } from "@svc/testing";
import { usePortal } from "../browser/use-portal.ts";

const HOUR_MS = 3_600_000;

describeWithBrowser("Usage panel of a key", () => {
  const portal = usePortal();

  it("charts usage by hour and by day, with its sources and whether the key is safe to revoke", async () => {
    const { organizationId, id: keyId } = portal.api.ak;
    const { prisma } = portal.api.db;
    const currentHour = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
    const hoursAgo = (hours: number) => new Date(currentHour - hours * HOUR_MS);
    const successor = await buildKey(portal.api, "ak", { organizationId });
    await prisma.apiKey.update({
      where: { id: successor.id },
      data: { rotatedFromId: keyId, firstUsedAt: hoursAgo(4), lastUsedAt: hoursAgo(1) },
    });
    await prisma.apiKey.update({
      where: { id: keyId },
      data: { expiresAt: hoursAgo(-9), firstUsedAt: hoursAgo(100), lastUsedAt: hoursAgo(5) },
    });
    await prisma.keyUsageHour.createMany({
      data: Array.from({ length: 100 }, (_, index) => ({
        keyId,
        organizationId,
        hour: hoursAgo(5 + index),
        // Arbitrary counts that vary from hour to hour.
        accepted: 40 + ((index * 37) % 60),
        refused: index % 9 === 0 ? 7 : 0,
        lastUsedAt: hoursAgo(5 + index),
        lastAddress: "203.0.113.7",
        lastUserAgent: "acme-payroll/2.4",
        lastRefusedAt: hoursAgo(5 + index),
        lastRefusedCode: "ip_not_allowed",
        lastRefusedAddress: "198.51.100.9",
      })),
    });
    await prisma.keyNetwork.create({
      data: {
        keyId,
        organizationId,
        network: "203.0.113.0/24",
        firstSeenAt: hoursAgo(100),
        lastSeenAt: hoursAgo(5),
      },
    });
    const { page, pageErrors, findIssues, close } = await portal.open("developer", `/keys/${keyId}`);
    const panel = page.getByRole("region", { name: "Usage" });
    await panel.getByText("203.0.113.0/24").waitFor();
    expect(await panel.getByText("Safe to revoke").isVisible()).toBe(true);
    expect(await panel.getByText("ip_not_allowed").isVisible()).toBe(true);
    // By default, the table has one row for each hour of seven days.
    const hourCount = await panel.locator("figure tbody tr").count();
    expect(hourCount).toBeGreaterThanOrEqual(7 * 24);
    await panel.locator(".u-wrap").waitFor();
    expect(await findIssues()).toEqual([]);
    // Screen reader content must not lengthen the page.
    const height = await page.evaluate("document.documentElement.scrollHeight");
    expect(height).toBeLessThan(3_000);
    await panel.getByRole("button", { name: /Time range/ }).click();
    await page.getByRole("option", { name: "90 days" }).click();
    await panel.locator("figure tbody tr").nth(89).waitFor({ state: "attached" });
    expect(await panel.locator("figure tbody tr").count()).toBeLessThan(hourCount);
    expect(pageErrors).toEqual([]);
    await close();
  });
});
