import { expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildKey, describeWithBrowser } from "@svc/testing";
import { usePortal } from "../browser/use-portal.ts";

describeWithBrowser("Request log in the portal", () => {
  const portal = usePortal();
  const HOUR = 3_600_000;

  it("is filtered by its URL, opens one request, and explains its error", async () => {
    const { organizationId, id: keyId } = portal.api.ak;
    const row = (change: object) => ({
      id: newId("req"),
      at: new Date(Date.now() - HOUR / 2),
      organizationId,
      service: "api",
      method: "GET",
      route: "/v1/rollovers",
      status: 200,
      keyId,
      durationMs: 12,
      ...change,
    });
    const refused = row({
      status: 409,
      code: "invalid_transition",
      method: "POST",
      route: "/v1/rollovers/{id}/actions",
    });
    await portal.api.db.prisma.loggedRequest.createMany({
      data: [
        refused,
        row({}),
        row({ at: new Date(Date.now() - HOUR), status: 404, code: "not_found" }),
      ] as never,
    });
    const { page, complaints, findIssues, close } = await portal.open("developer", "/logs?status=4xx");
    const rows = page.getByRole("grid", { name: "Logs" }).getByRole("row");
    await rows.nth(2).waitFor();
    expect(await rows.count()).toBe(3);
    expect(await findIssues()).toEqual([]);
    await page.getByRole("textbox", { name: "Error code" }).fill("invalid_transition");
    await page.getByRole("button", { name: "Apply" }).click();
    await page.waitForURL(/code=invalid_transition/);
    await page.getByRole("row", { name: /actions/ }).click();
    await page.waitForURL(new RegExp(`/logs/${refused.id}`));
    await page.getByRole("heading", { name: "invalid_transition" }).waitFor();
    await page.getByText("Action not possible now").waitFor();
    expect(await page.getByRole("link", { name: keyId }).getAttribute("href")).toBe(`/portal/keys/${keyId}`);
    expect(await findIssues()).toEqual([]);
    await page.goBack();
    expect(await page.getByRole("textbox", { name: "Error code" }).inputValue()).toBe("invalid_transition");
    await page.getByRole("button", { name: "Clear filters" }).click();
    await rows.nth(3).waitFor();
    await page.getByRole("textbox", { name: "Request ID" }).fill("req_wrong");
    await page.getByRole("button", { name: "Find" }).click();
    await page.getByText("A request ID begins with req_").waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("shows an empty state when there are no requests", async () => {
    const stranger = await buildKey(portal.api, "ak");
    const person = await portal.signIn("developer", { organizationId: stranger.organizationId });
    const { page, complaints, findIssues, close } = await portal.open(person, "/logs");
    await page.getByRole("heading", { name: "No requests" }).waitFor();
    expect(await findIssues()).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});
